"""How many moves a match takes, so that the rounds of tournaments and leagues finish in time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

DAYS: Final = 7
"""The days of a round by default."""
PACE: Final = 3.5
"""Moves a day of a player who comes back three or four times."""


class Length(NamedTuple):
    """Options that set the length of a match, and the moves of the busier player: the median, and what 90 % of the
    matches don't exceed."""

    options: tuple[tuple[str, str], ...]
    usual: int
    most: int


def _measured() -> dict[tuple[str, int], tuple[Length, ...]]:
    plain = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    return {
        (game, int(seats)): tuple(Length(tuple(options.items()), usual, most) for options, usual, most in lengths)
        for game, by_seats in plain.items()
        for seats, lengths in by_seats.items()
    }


LENGTHS: Final = _measured()
"""By game and seats, shortest first: 150 matches of robots each. `python -m tools.lengths` writes the file."""


def length_of(game: str, seats: int, options: Mapping[str, str]) -> Length | None:
    """The measured length of a match with these options, if it has been measured."""
    known = LENGTHS.get((game, seats), ())
    return next((one for one in known if one.options and dict(one.options).items() <= options.items()), None)


def fitting(game: str, seats: int, days: float | None) -> tuple[Length | None, int]:
    """The longest match that 90 % finish within a round of that many days (None: a week, or longer if the shortest
    match needs it), and the days. No length: the game hasn't been measured."""
    known = LENGTHS.get((game, seats))
    if known is None:
        return None, DAYS
    within = [length for length in known if length.most <= PACE * (days or DAYS)]
    length = within[-1] if within else known[0]
    return length, max(DAYS, ceil(length.most / PACE))
