"""The daily row: a deal for each day of the calendar, the same on every computer (docs/daily.md).

The deals of a day are numbered from 1. The tiles of number n are shuffled by `engine.rules.fair.Chance` with the
SHA-256 of `boneyard daily 1 <date> <level> <n>` as the key. The day's deal is the first one in the band of its level.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Final

from engine.rules.fair import Chance
from engine.rules.games.castle_rock_solitaire.rules import CastleRockSolitaire, CastleRockSolitaireRules
from engine.rules.games.castle_rock_solitaire.solver import plain_play_wins, solve
from engine.rules.moves import Move
from engine.rules.options import read_options
from engine.rules.tiles import SETS, Tile, tile_set

GAME: Final = CastleRockSolitaire.name
VERSION: Final = 1
"""Part of every key. A change that gives other deals needs another number."""


class Level(StrEnum):
    """How hard a day's deal is."""

    GENTLE = "gentle"
    USUAL = "usual"
    HARD = "hard"
    WEEKEND = "weekend"


WEEK: Final = (
    *(Level.GENTLE, Level.GENTLE, Level.USUAL, Level.USUAL, Level.HARD),
    *(Level.WEEKEND, Level.WEEKEND),
)
"""The level of each weekday, from Monday."""
OPTIONS: Final[Mapping[Level, Mapping[str, str]]] = {
    Level.GENTLE: {"forced_removal": "on", "win_on_empty": "on"},
    Level.USUAL: {"forced_removal": "on", "win_on_empty": "on"},
    Level.HARD: {"rendition": "leaflet"},
    Level.WEEKEND: {"open_row": "on"},
}
"""The rules of each level."""
LEAST_MOVES: Final = 8
"""A shorter way to win would be over before it is a game."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day."""

    date: str
    level: Level
    number: int
    line: tuple[Move, ...]
    """The shortest way to win. Its length is the par."""
    chance: float | None
    """The share of random play that wins; None for an open row."""

    @property
    def par(self) -> int:
        return len(self.line)

    @property
    def key(self) -> bytes:
        return key_of(self.date, self.level, self.number)

    @property
    def order(self) -> list[Tile]:
        """The tiles in the order of the deal."""
        return order_of(self.key)


def key_of(date: str, level: Level, number: int) -> bytes:
    """The key that shuffles the tiles of a deal; the date is written 2026-11-23."""
    parts = ("boneyard", "daily", VERSION, date, level, number)
    return hashlib.sha256(" ".join(map(str, parts)).encode()).digest()


def order_of(key: bytes) -> list[Tile]:
    """The shuffled tiles, as the house deals the first round from this key."""
    tiles = list(tile_set(SETS["d6"]))
    Chance(key, 1, 1, ()).shuffle(tiles)
    return tiles


def daily(date: str, level: Level) -> Daily:
    """The deal of a day: the first one in the band of its level."""
    return next(deals(date, level))


def deals(date: str, level: Level) -> Iterator[Daily]:
    """All deals of a day that are in the band of the level."""
    rules = rules_of(level)
    for number in count(1):
        order = order_of(key_of(date, level, number))
        found = solve(rules, order)
        if found.line is None or len(found.line) < LEAST_MOVES or not in_band(level, found.chance):
            continue
        if level is Level.GENTLE or not plain_play_wins(rules, order):
            yield Daily(date, level, number, found.line, found.chance)


def in_band(level: Level, chance: float | None) -> bool:
    """Whether a share of random play that wins fits the level."""
    low, high = {Level.GENTLE: (0.5, 1.0), Level.USUAL: (0.07, 0.33), Level.HARD: (0.0, 0.02)}.get(level, (0.0, 1.0))
    return chance is None or low <= chance <= high


def rules_of(level: Level) -> CastleRockSolitaireRules:
    return read_options(CastleRockSolitaireRules, OPTIONS[level])
