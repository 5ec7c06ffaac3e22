"""The numbers that the rules pages state are the engine's, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.words import LANGUAGES
from engine.rules.game import house_move
from engine.rules.games import GAMES, make_game
from engine.rules.games.block.rules import FINISHES, FIRST_WINS, LOVE_ROUNDS, SIX, TRADITIONS
from engine.rules.games.build_up.rules import TILES
from engine.rules.games.castle_rock.rules import MOST_HANDS, MOST_WITHOUT
from engine.rules.games.chickenfoot.rules import hand_receipt
from engine.rules.games.fives_and_threes.rules import ends_score
from engine.rules.games.matador.rules import SEVEN
from engine.rules.games.mexican_train.moments import LONG_TRAIN
from engine.rules.games.mexican_train.round import FIFTY
from engine.rules.games.mexican_train.rules import receipt
from engine.rules.games.muggins.round import points
from engine.rules.games.muggins.rules import CLAIMS
from engine.rules.options import ON, option_specs
from engine.rules.scoring import Why
from engine.rules.tiles import HOUSE, Tile, pips, tile_set

WORDS = Path(__file__).parents[3] / "bot" / "words"
SETS = {6, 9, 12}
DEALT = ("bergen", "block", "draw", "fives_and_threes", "matador", "muggins")
"""Games whose pages tell in sentences how many tiles a hand has."""
TABLES = {
    "mexican_train": ("d12", "d9"),
    "chickenfoot": ("d9", "d12"),
}
"""Games whose pages have a table of hands, with a row for each set."""
ALL = pytest.mark.parametrize("code", LANGUAGES)


def page(code: str, game: str) -> str:
    """A rules page without its sources."""
    text = (WORDS / code / "games" / f"{game}.md").read_text(encoding="utf-8")
    return re.split(r"\n\*[^*\n]+:", text.partition("\n\n")[2])[0]


def numbers(text: str) -> set[int]:
    """The numbers of a text, without those on tiles and in code."""
    return {int(found) for found in re.findall(r"\d+", re.sub(r"\d+\\?\|\d+|`[^`]*`", "", text))}


def deal(code: str, game: str) -> str:
    """The section about the deal, which has the same place in each language."""
    at = [part.partition("\n")[0] for part in page("en", game).split("\n## ")].index("The deal")
    return page(code, game).split("\n## ")[at]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables of a text, without their rules."""
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [row for row in found if not set(row[0]) <= set("-: ")]


@ALL
@pytest.mark.parametrize("game", GAMES)
def test_every_language_states_the_same_numbers(code: str, game: str) -> None:
    """Sets may be spelt out: "ein Doppel-Sechs-Satz"."""
    stated, ours = numbers(page("en", game)), numbers(page(code, game))
    assert ours <= stated
    assert stated - ours <= SETS


@ALL
@pytest.mark.parametrize("game", GAMES)
def test_the_introduction_states_the_targets(code: str, game: str) -> None:
    kinds = [make_game(game)]
    if hasattr(make_game(game).rules, "partnership"):
        kinds.append(make_game(game, {"partnership": "on"}))
    counts = {seats for kind in kinds for seats in kind.seat_counts()}
    targets = {kind.target(seats) for kind in kinds for seats in kind.seat_counts()} - {None}
    stated = numbers(page(code, game).partition("\n\n")[0])
    assert targets <= stated
    assert stated - targets <= SETS | counts


@ALL
@pytest.mark.parametrize("game", DEALT)
def test_the_deal_states_the_hands(code: str, game: str) -> None:
    kind = make_game(game)
    hands, stated = {kind.hand_size(seats) for seats in kind.seat_counts()}, numbers(deal(code, game))
    assert hands <= stated
    assert stated - hands <= SETS | set(kind.seat_counts())


@ALL
@pytest.mark.parametrize(("game", "sets"), TABLES.items())
def test_the_table_of_hands_is_the_engine_s(code: str, game: str, sets: tuple[str, ...]) -> None:
    (_, *seats), *hands = rows(deal(code, game))
    for name, (_, *cells) in zip(sets, hands, strict=True):
        kind = make_game(game, {"set": name})
        dealt = {str(n): str(kind.hand_size(n)) if n in kind.seat_counts() else "–" for n in map(int, seats)}
        assert dict(zip(seats, cells, strict=True)) == dealt


@ALL
def test_castle_rock_s_table_gives_the_rows_and_the_turns(code: str) -> None:
    kind: Any = make_game("castle_rock")
    seen: list[int] = []
    for seats, _, row, turns in rows(deal(code, "castle_rock"))[1:]:
        people = [int(n) for n in re.findall(r"\d+", seats)]
        for cell, most in ((row, kind.row_size), (turns, lambda n: (len(kind.deck(n)) - kind.row_size(n)) // n)):
            told = [int(n) for n in re.findall(r"\d+", cell)]
            told = told * len(people) if len(told) == 1 else told
            assert told == [most(n) for n in people]
        seen += people
    assert sorted(seen) == list(kind.seat_counts())


def test_centres_give_as_many_rounds_as_mexican_train_s_page_says() -> None:
    for name, rounds, most in (("d12", 13, 12), ("d9", 10, 8)):
        kind = make_game("mexican_train", {"set": name})
        assert (kind.rounds(2), max(kind.seat_counts())) == (rounds, most)


# -- options -------------------------------------------------------------------------------------------------------


def option_rows(code: str, game: str) -> dict[str, str]:
    """The choices that the page's tables of options give, by the option's name."""
    found = [cells for cells in rows(page(code, game)) if re.fullmatch(r"`\w+`", cells[0]) and len(cells) == 3]
    return {cells[0].strip("`"): cells[1] for cells in found if cells[0].strip("`") in option_names(game)}


def option_names(game: str) -> set[str]:
    return {spec.name for spec in option_specs(GAMES[game].options)}


@ALL
@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_options_give_every_answer_and_the_usual_one(code: str, game: str) -> None:
    found = option_rows(code, game)
    assert set(found) == option_names(game)
    for spec in option_specs(GAMES[game].options):
        cell = found[spec.name]
        assert re.findall(r"\*\*`?([^*`]+)`?\*\*", cell) == [spec.default], "the usual answer is bold"
        stated = {int(n) for n in re.findall(r"\b\d+\b", cell.replace(f"**{spec.default}**", ""))}
        if spec.kind == "number":
            assert {spec.low, spec.high} <= stated | {int(n) for n in re.findall(r"\d+", spec.default)}
            assert stated <= set(range(spec.low, spec.high + 1))
        elif spec.kind != "numbers":
            assert set(re.findall(r"\w+", cell)) == set(spec.values)


# -- scores --------------------------------------------------------------------------------------------------------


def bullets(code: str, game: str, heading: str) -> list[str]:
    """The items of the list in the section that has this heading in English."""
    at = [part.partition("\n")[0] for part in page("en", game).split("\n## ")].index(heading)
    return re.findall(r"^- ((?:.+\n(?!- |\n))*.+)", page(code, game).split("\n## ")[at], re.MULTILINE)


def scored(game: str, seeds: int = 40) -> set[tuple[Why, int]]:
    """What was scored in matches at random for two and for four: the reason and the points."""
    found: set[tuple[Why, int]] = set()
    for seed in range(seeds):
        match, rng = make_game(game).start(2 + 2 * (seed % 2)), Random(seed)
        while acting := match.to_act():
            need = match.need() if acting[0] == HOUSE else None
            move = house_move(need, rng) if need else rng.choice(match.legal_moves(acting[0]))
            match.play(acting[0], move)
            receipts = match.score.result.receipts if match.score.result else ()
            found |= {(term.why, term.amount) for receipt in receipts for term in receipt.terms}
    return found


@ALL
def test_bergen_s_list_of_scores_is_the_engine_s(code: str) -> None:
    amounts = sorted(scored("bergen"))
    worth = dict(amounts)
    assert len(worth) == len(amounts), "each reason has one amount"
    stated = [numbers(item) for item in bullets(code, "bergen", "Scoring")]
    kinds = (Why.DOUBLE_HEADER, Why.TRIPLE_HEADER, Why.LAST_TILE, Why.LIGHTEST)
    assert stated == [{worth[why]} for why in kinds]


@ALL
def test_fives_and_threes_table_has_every_count_that_scores(code: str) -> None:
    doubles = {2 * n for n in range(7)}
    tips = {*range(7), *doubles}
    counts = {one + other for one in tips for other in tips if one != other or one < 7}  # there is one 6|6
    worth = {n: sum(term.amount for term in ends_score(n)) for n in counts if n}
    at = [part.partition("\n")[0] for part in page("en", "fives_and_threes").split("\n## ")].index("Scoring")
    (_, *ends), (_, *points) = rows(page(code, "fives_and_threes").split("\n## ")[at])
    told = dict(zip(map(int, ends), map(int, points), strict=True))
    assert told == {n: points for n, points in sorted(worth.items()) if points}


@ALL
def test_muggins_page_names_the_leads_that_score_and_the_most(code: str) -> None:
    (line,) = [text for text in page(code, "muggins").split("\n\n") if str(max(CLAIMS)) in text]
    leads = {str(tile): tile.pips for tile in tile_set(6) if tile.pips and points(tile.pips)}
    groups = re.findall(r"([^()]+)\((\d+)\)", line)
    assert {tile: int(n) for text, n in groups for tile in re.findall(r"\d\|\d", text)} == leads


@ALL
def test_the_double_blank_costs_what_the_pages_say(code: str) -> None:
    blank = [Tile.parse("0|0")]
    for game, cost in (
        ("chickenfoot", hand_receipt(0, blank).points),
        ("mexican_train", receipt(0, pips(blank), 0).points),
    ):
        at = [part.partition("\n")[0] for part in page("en", game).split("\n## ")].index("The end of a round")
        assert numbers(page(code, game).split("\n## ")[at]) == {cost}


@ALL
def test_each_tradition_s_numbers_are_its_options(code: str) -> None:
    words = LANGUAGES[code]
    items = bullets(code, "block", "Traditions")
    assert [item.split("**")[1] for item in items] == [words(f"tradition.{name}") for name in TRADITIONS]
    for item, (name, options) in zip(items, TRADITIONS.items(), strict=True):
        told: set[int | None] = {make_game("block", options).target(4)} | {
            int(answer) for answer in options.values() if answer.isdigit()
        }
        told |= set(FIRST_WINS) if options.get("first_wins") == ON else set()
        told |= {2 * int(options["lead_pass"])} if "lead_pass" in options else set()
        told |= {0} if options.get("six_love") == ON else set()
        told |= set(FINISHES) if options["count"] == "finish" else set()
        usual = set() if "set" in options else {int(options["hand_size"])}
        assert told - usual <= numbers(item) <= told, name


@ALL
def test_sums_in_the_examples_are_right(code: str) -> None:
    found = 0
    for game in GAMES:
        for terms, total in re.findall(r"(\d+(?:\s[+−]\s\d+)+) = (−?\d+)", page(code, game)):
            found += 1
            signed = re.sub(r"\s", "", terms).replace("−", "-")
            assert sum(map(int, re.findall(r"[+-]?\d+", signed))) == int(total.replace("−", "-"))
    assert found == 7


# -- the sentences of a game ---------------------------------------------------------------------------------------


def targets(game: str) -> set[int]:
    return {target for seats in make_game(game).seat_counts() if (target := make_game(game).target(seats))}


def hands(game: str) -> set[int]:
    return {make_game(game).hand_size(seats) for seats in make_game(game).seat_counts()}


def sets_of(game: str, *names: str) -> set[int]:
    """The numbers of the sets, and how many may play with each."""
    counts = {max(make_game(game, {"set": name}).seat_counts()) for name in names}
    return counts | {int(name[1:]) for name in names if name[1:].isdigit()}


STATED: dict[str, set[int]] = {
    "about-fives_and_threes": targets("fives_and_threes"),
    "accepted-fewer_wins": {1},
    "achievement-express_about": {LONG_TRAIN},
    "lesson-matador-turn": {3, SEVEN - 3},
    "lesson-muggins-stuck": set(CLAIMS[:4]),
    "phrase-bergen-block_rule-lightest": {1},
    "phrase-bergen-lead_scores-on": {2},
    "phrase-block-british_stack-cap2": {2},
    "phrase-block-british_stack-multiply": {4},
    "phrase-block-count-finish": set(FINISHES),
    "phrase-block-count-one": {1},
    "phrase-block-first_wins-on": set(FIRST_WINS),
    "phrase-block-hand_size-auto": hands("block"),
    "phrase-block-six_love-off": {0},
    "phrase-block-six_love-on": {0, LOVE_ROUNDS},
    "phrase-block-target-auto": targets("block") | {SIX, 2, 5, 7, 8},
    "phrase-castle_rock-hand_limit": {1},
    "phrase-castle_rock-hand_limit-auto": {MOST_HANDS},
    "phrase-castle_rock-hand_limit-none": {MOST_WITHOUT},
    "phrase-draw-hand_size-auto": hands("draw"),
    "phrase-draw-target-auto": targets("draw") | {5, 7, 8},
    "phrase-fives_and_threes-block_point-on": {1},
    "phrase-fives_and_threes-chip_point-on": {1},
    "phrase-fives_and_threes-hand_size-auto": hands("fives_and_threes"),
    "phrase-mexican_train-penalty_illegal_draw-fifty": {FIFTY},
    "phrase-mexican_train-penalty_no_notice-fifty": {FIFTY},
    "question-block-set": sets_of("block", "d6", "d9", "d12", "austrian"),
    "question-block-six_love": {0},
    "question-build_up-hands": {TILES},
    "question-castle_rock-set": sets_of("castle_rock", "d6", "d9", "d12"),
    "question-chickenfoot-set": sets_of("chickenfoot", "d9", "d12"),
    "question-fives_and_threes-hand_size": {6, 9},  # as leagues play; the option has both
    "question-mexican_train-set": sets_of("mexican_train", "d9", "d12") | {10, 13},
}
"""The numbers in the sentences of the games, as the engine has them, and of how many players they tell."""


def sentences(code: str, game: str) -> dict[str, str]:
    """The sentences of a game by key, in one language."""
    text = (WORDS / code / "games" / f"{game}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = ((?:.*\n(?! *#|[a-z]|\n))*.*)", text, re.MULTILINE))


@ALL
@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_a_game_s_sentences_is_the_engine_s(code: str, game: str) -> None:
    """A sentence with a number that `STATED` lacks fails."""
    english = sentences("en", game)
    for key, text in sentences(code, game).items():
        told = numbers(re.sub(r"\{ *\$\w+ *\}|NUMBER\([^)]*\)", "", text))
        assert told <= STATED.get(key, set()), (key, text)
        assert key in english
    for key, text in english.items():
        assert numbers(text) == STATED.get(key, set()), (key, text)


def test_the_targets_and_hands_are_those_of_the_players_that_the_sentences_name() -> None:
    for game, ends in (
        ("block", {2: 100, 3: 61, 4: 61, 5: 150, 7: 150, 8: 300}),
        ("draw", {4: 100, 5: 250, 7: 250, 8: 500}),
    ):
        assert {seats: make_game(game).target(seats) for seats in ends} == ends
    for game in ("block", "draw", "fives_and_threes"):
        assert [make_game(game).hand_size(seats) for seats in (2, 3, 4)] == [7, 5, 5]
