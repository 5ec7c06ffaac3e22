"""The weekly puzzles: positions with one best play. `python -m tools.puzzles` finds and proves them."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final

from engine.rules import games

PLACE: Final = files(games)
GAMES: Final = tuple(name for name in games.GAMES if PLACE.joinpath(name, "puzzles.json").is_file())
"""The games with puzzles."""
FIRST_MONDAY: Final = date(2020, 1, 6)


class Why(StrEnum):
    """The idea of the best play."""

    HOLE = "hole"
    """The other player has nothing to play."""
    DRAW = "draw"
    """The other player must draw."""
    SUIT = "suit"
    """An end is open that only the player can play on."""
    BLOCK = "block"
    """The line is blocked, with fewer pips in the player's hand."""
    OUT = "out"
    """The player goes out first."""
    COUNT = "count"
    """No other play makes as many points, or lets the turn take as many tiles."""
    GIVE = "give"
    """Another play makes more now."""
    CLEAR = "clear"
    """The row can be cleared in this turn."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with all hands open, and its only best play."""

    position: str
    best: str
    other: str
    """A tempting play."""
    why: Why
    number: int
    """What the idea is about: the suit, the points or tiles made, or those given up."""
    value: int
    """The player's points less the other's, from here to the end of the round, if both play their best."""
    gain: int
    """How many points the best play is better than the tempting one."""
    grade: int = 1
    """1: the usual robot finds the best play; 2: the sharp one does, mostly; 3: neither."""


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    text = PLACE.joinpath(game, "puzzles.json").read_text(encoding="utf-8")
    return tuple(Puzzle(**{**one, "why": Why(one["why"])}) for one in json.loads(text))


def week_of(day: date) -> int:
    """The number of a week, which begins on Monday."""
    return (day - FIRST_MONDAY).days // 7


def monday_of(week: int) -> date:
    """The day on which a week begins."""
    return FIRST_MONDAY + timedelta(weeks=week)


def streak(solved: Collection[int], week: int) -> int:
    """The number of weeks in a row with a puzzle `solved` on time, up to this week, or to the last one if this week's
    are still open."""
    last = week if week in solved else week - 1
    return next(number for number in range(len(solved) + 1) if last - number not in solved)


def puzzle_of_week(game: str, week: int) -> Puzzle:
    """A game's puzzle of a week. After the last one they begin again."""
    found = puzzles(game)
    return found[week % len(found)]
