"""The numbers that the rules pages state are the engine's, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.words import LANGUAGES
from engine.rules.games import GAMES, make_game

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
