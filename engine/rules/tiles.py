"""Tiles and the sets they come from (G1-G3).

A tile is an unordered pair of numbers, written low-high. Tiles are interned: the same pair is always the same
object, so tiles compare by identity and are cheap to copy around.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, NewType, TypeVar, dataclass_transform

from engine.rules.errors import BadNotation

Pip = NewType("Pip", int)
"""A number on half a tile, 0 (blank) to 12."""
Seat = NewType("Seat", int)
"""A chair at a table, 0..n-1 clockwise (G4); `HOUSE` acts for chance and the clock."""
EndId = NewType("EndId", int)
"""An open end of a layout, numbered when it is born and never reused."""

HOUSE: Final = Seat(-1)
MAX_PIP: Final = 12
AUSTRIAN: Final = "austrian"
SETS: Final = {"d6": 6, "d9": 9, "d12": 12, AUSTRIAN: 8}
"""The sets by the names that options give them: the highest number of each (G2, BL18)."""


def _suit(number: int) -> int:
    """The tiles that have the number, as a set of bits (G1)."""
    return sum(1 << max(number, other) * (max(number, other) + 1) // 2 + min(number, other) for other in range(13))


SUITS: Final = tuple(map(_suit, range(MAX_PIP + 1)))
"""The tiles of each suit as a set of bits (G1)."""

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen(kind: type[T]) -> type[T]:
    """A frozen dataclass for values made with every move. mypy, not Python, forbids changing one: checking at run time
    makes each three times as slow to create."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


_TEXT = re.compile(r"([0-9]{1,2})\|([0-9]{1,2})")


class Tile:
    """An unordered pair of numbers: `Tile.of(6, 4)` is `4|6`."""

    __slots__ = ("bit", "double", "high", "index", "low", "numbers", "pips")

    low: Pip
    high: Pip
    double: bool
    pips: int
    """Sum of the halves (G1)."""
    numbers: int
    """Its halves as a set of bits."""
    index: int
    """Position in the order 0|0, 0|1, 1|1, 0|2 …: the same in every set."""
    bit: int
    """`1 << index`: the tile in a set of bits."""

    def __init__(self, low: int, high: int) -> None:
        object.__setattr__(self, "low", Pip(low))
        object.__setattr__(self, "high", Pip(high))
        object.__setattr__(self, "double", low == high)
        object.__setattr__(self, "pips", low + high)
        object.__setattr__(self, "numbers", 1 << low | 1 << high)
        object.__setattr__(self, "index", high * (high + 1) // 2 + low)
        object.__setattr__(self, "bit", 1 << self.index)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a tile never changes")

    @staticmethod
    def of(a: int, b: int) -> Tile:
        """The tile with the halves `a` and `b` in either order; raises `BadNotation` outside 0..12."""
        low, high = (a, b) if a <= b else (b, a)
        if low < 0 or high > MAX_PIP:
            raise BadNotation(f"{a}|{b}", f"a tile has two numbers from 0 to {MAX_PIP}")
        return _TILES[high * (high + 1) // 2 + low]

    @staticmethod
    def parse(text: str) -> Tile:
        """Read `4|6` or `6|4`; raises `BadNotation`."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise BadNotation(text, "a tile is written like 4|6")
        return Tile.of(int(match[1]), int(match[2]))

    def has(self, number: int) -> bool:
        """Whether one of the halves is `number`."""
        return number in (self.low, self.high)

    def other(self, number: int) -> Pip:
        """The half opposite to `number`."""
        return self.high if number == self.low else self.low

    def shared(self, tile: Tile) -> Pip | None:
        """The number on both tiles, if any: two different tiles share at most one (G3)."""
        if self.low in (tile.low, tile.high):
            return self.low
        return self.high if self.high in (tile.low, tile.high) else None

    def __str__(self) -> str:
        return f"{self.low}|{self.high}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return Tile.of, (self.low, self.high)

    def __copy__(self) -> Tile:
        return self

    def __deepcopy__(self, memo: object) -> Tile:
        return self

    def __lt__(self, tile: Tile) -> bool:
        return (self.low, self.high) < (tile.low, tile.high)


_TILES: Final = tuple(Tile(low, high) for high in range(MAX_PIP + 1) for low in range(high + 1))


@cache
def tile_set(n: int) -> tuple[Tile, ...]:
    """The double-`n` set, (n+1)(n+2)/2 tiles, each once (G2)."""
    return _TILES[: (n + 1) * (n + 2) // 2]


@cache
def set_named(name: str) -> tuple[Tile, ...]:
    """The tiles of a set; the Austrian set has no doubles (BL18)."""
    return tuple(tile for tile in tile_set(SETS[name]) if not (name == AUSTRIAN and tile.double))


@cache
def set_of_size(size: int) -> tuple[Tile, ...]:
    """The smallest set with this many tiles."""
    return min((tiles for tiles in map(set_named, SETS) if len(tiles) >= size), key=len)


class IndexesIn(dict[int, tuple[int, ...]]):
    """The `index` of each tile in a set of bits, ascending. The first `MOST_KEPT` sets are kept."""

    def __missing__(self, tiles: int) -> tuple[int, ...]:
        indexes = tuple(index for index in range(tiles.bit_length()) if tiles >> index & 1)
        if len(self) < MOST_KEPT:
            self[tiles] = indexes
        return indexes


MOST_KEPT: Final = 1 << 14
INDEXES: Final = IndexesIn()


def pips(tiles: tuple[Tile, ...] | list[Tile]) -> int:
    """Sum of all the pips on `tiles`."""
    return sum(tile.pips for tile in tiles)


def clockwise(seat: int, seats: int) -> Seat:
    """The seat to the left (G4)."""
    return Seat((seat + 1) % seats)


@cache
def next_seats(seats: int) -> tuple[Seat, ...]:
    """The seat to the left of each."""
    return tuple(clockwise(seat, seats) for seat in range(seats))


@cache
def seats_before(seats: int) -> tuple[Seat, ...]:
    """The seat to the right of each."""
    return tuple(Seat((seat - 1) % seats) for seat in range(seats))


def tiles_text(tiles: tuple[Tile, ...] | list[Tile]) -> str:
    """`4|6 1|1`, for records and messages."""
    return " ".join(map(str, tiles))
