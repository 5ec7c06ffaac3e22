"""The weekly puzzles: positions with one best play. `python -m tools.puzzles` finds and proves them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
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
    """Why the best play is best."""

    PASS = "pass"
    """The other player must pass, and the player goes out."""
    OUT = "out"
    """The player goes out."""
    BLOCKED = "blocked"
    """The round is blocked with fewer pips."""
    SCORES = "scores"
    """The play brings more points by the end of the round (Muggins)."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with all hands open, and its only best play."""

    position: str
    best: str
    other: str
    """A tempting play."""
    why: Why
    mine: int
    """The pips left in the player's hand, or in Muggins the points they make."""
    theirs: int
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


def puzzle_of_week(game: str, week: int) -> Puzzle:
    """A game's puzzle of a week. After the last one they begin again."""
    found = puzzles(game)
    return found[week % len(found)]
