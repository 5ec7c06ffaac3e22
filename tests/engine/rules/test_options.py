"""Options: asked, read, refused and written from one place."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.games import GAMES, make_game
from engine.rules.options import changed_options, option_specs

from .playing import random_game

PAGES = Path(__file__).parents[3] / "bot" / "words" / "en" / "games"
every_game = pytest.mark.parametrize("name", sorted(GAMES))


@every_game
def test_every_option_names_its_rule_and_its_answers(name: str) -> None:
    specs = option_specs(GAMES[name].options)
    for spec in specs:
        assert any(letter.isdigit() for letter in spec.rule)
        if spec.kind in ("switch", "choice"):
            assert spec.default in spec.values
        assert len(spec.values) <= 24
    assert 0 < sum(spec.common for spec in specs) <= 5 or not specs


@every_game
def test_the_page_for_players_explains_every_option_and_every_word_that_it_takes(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    for spec in option_specs(GAMES[name].options):
        row = next(line for line in page.splitlines() if line.startswith(f"| `{spec.name}` |"))
        assert [value for value in spec.values if spec.kind == "choice" and value not in row] == [], spec.name


@every_game
def test_options_read_back_from_their_texts(name: str) -> None:
    for seed in range(50):
        game, _ = random_game(name, random.Random(seed))
        assert make_game(name, changed_options(game.rules)) == game


@every_game
def test_a_wrong_value_is_refused_with_the_accepted_ones(name: str) -> None:
    for spec in option_specs(GAMES[name].options):
        with pytest.raises(Refused) as refused:
            make_game(name, {spec.name: "perhaps"})
        assert refused.value.refusal is Refusal.BAD_OPTION
        assert refused.value.facts.items() >= spec.accepts().items()


def test_unknown_games_and_options_are_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        make_game("chess")
    assert refused.value.refusal is Refusal.UNKNOWN_GAME
    with pytest.raises(Refused) as refused:
        make_game("block", {"colour": "red"})
    assert refused.value.refusal is Refusal.UNKNOWN_OPTION


@every_game
def test_a_number_of_seats_that_does_not_fit_is_refused(name: str) -> None:
    game = make_game(name)
    for seats in (0, max(game.seat_counts()) + 1, 99):
        with pytest.raises(Refused) as refused:
            game.start(seats)
        assert refused.value.refusal is Refusal.WRONG_SEATS
