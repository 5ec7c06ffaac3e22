"""Every game in a folder is complete: words, worked positions, records, pictures, a place in README and docs."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.pictures import all_samples, sample
from bot.words import LANGUAGES
from bot.words.rulebook import rulebook
from engine.robots import ROBOTS
from engine.robots.playing import play_out
from engine.rules.games import GAMES, make_game
from engine.rules.options import changed_options, option_specs
from tools.gallery import SHOWS
from tools.game_pictures import BYTES

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "engine" / "rules" / "golden.json"


def in_every_language(lacks: Callable[[str], bool]) -> bool:
    """Whether no language lacks it."""
    return not any(lacks(code) for code in LANGUAGES)


def asked(game: str) -> bool:
    """Whether every option of a game has its name, its question and words for its answers."""
    specs = option_specs(GAMES[game].options)
    keys = [f"option.{spec.name}" for spec in specs]
    keys += [f"answer.{value}" for spec in specs if spec.kind in ("switch", "choice") for value in spec.values]
    questions = [(f"question.{game}.{spec.name}", f"question.{spec.name}") for spec in specs]
    return in_every_language(
        lambda code: (
            any(key not in LANGUAGES[code] for key in keys)
            or any(own not in LANGUAGES[code] and shared not in LANGUAGES[code] for own, shared in questions)
        )
    )


def named(game: str) -> bool:
    """Whether a game has its name and a line about it."""
    return in_every_language(lambda code: any(f"{key}.{game}" not in LANGUAGES[code] for key in ("game", "about")))


NEEDS: Mapping[str, Callable[[str], bool]] = {
    "a robot": lambda game: game in ROBOTS,
    "its name and a line about it in bot/words": named,
    "a question for every option in bot/words": asked,
    "rules in bot/words/*/games": lambda game: in_every_language(lambda code: not rulebook(LANGUAGES[code], game)),
    "a show in tools.gallery": lambda game: any(show.game == game for show in SHOWS),
    "worked positions in golden.json": lambda game: any(
        position["game"] == game for position in json.loads(GOLDEN.read_text("utf-8"))
    ),
    "a position in docs/notation.md": lambda game: f"\n{game} " in (ROOT / "docs" / "notation.md").read_text("utf-8"),
    "a recorded match": lambda game: any((ROOT / "tests" / "engine" / "rules" / "records").glob(f"{game}_*.txt")),
    "a line in the README": lambda game: f"({rules_page(game)})" in (ROOT / "README.md").read_text("utf-8"),
}


def rules_page(game: str) -> str:
    """Where the rules of a game can be read."""
    return f"bot/words/en/games/{game}.md"


@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has(game: str, need: str) -> None:
    assert NEEDS[need](game), f"{game} has no {need}"


@pytest.mark.parametrize("need", NEEDS)
def test_a_game_with_nothing_but_rules_lacks(need: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "checkers", GAMES["block"])
    assert not NEEDS[need]("checkers")


@pytest.mark.parametrize("game", GAMES)
def test_quick_options_make_a_match_that_ends_soon(game: str) -> None:
    match = make_game(game, GAMES[game].quick).start(min(2, GAMES[game].most_seats))
    assert play_out(match, Random(1)) < 1000


@pytest.mark.parametrize("game", GAMES)
def test_two_proposals_beside_the_published_rules_can_be_played(game: str) -> None:
    kind = GAMES[game]
    assert len(kind.presets) == 2
    assert in_every_language(lambda code: any(f"preset.{name}" not in LANGUAGES[code] for name in kind.presets))
    for options in (*kind.presets.values(), *kind.traditions.values()):
        made = make_game(game, options)
        assert changed_options(made.rules) == options, "each answer differs from the published one"
        assert made.start(made.seat_counts()[0]).need() is not None


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_matters_only_with_another_names_one_that_there_is(game: str) -> None:
    specs = {spec.name: spec for spec in option_specs(GAMES[game].options)}
    for spec in specs.values():
        if spec.when is not None:
            assert spec.when[1] in specs[spec.when[0]].values
            published = {name: other.default for name, other in specs.items()}
            assert spec.matters(dict([spec.when]), published)


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_is_the_side_that_the_game_says(game: str) -> None:
    match = make_game(game, GAMES[game].quick).start(min(3, GAMES[game].most_seats))
    play_out(match, Random(2))
    outcome = match.score.outcome
    assert outcome is not None
    best = min(outcome.totals) if match.view_for(None).low_wins else max(outcome.totals)
    assert match.view_for(None).low_wins is GAMES[game].low_wins
    assert all(outcome.totals[side] == best for side in outcome.winners)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_pictures_for_choosing_it(game: str) -> None:
    own = [(sample(words, game), 900) for words in LANGUAGES.values()]
    whole = [(all_samples(words, tuple(GAMES)), 1200) for words in LANGUAGES.values()]
    for picture, width in own + whole:
        assert Image.open(io.BytesIO(picture.data)).size[0] == width
        assert len(picture.data) <= BYTES * max(9, len(GAMES))
