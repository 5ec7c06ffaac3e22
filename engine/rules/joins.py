"""Which halves of a tile may touch an open number of a line. A game on a line has one `Joins`; its round, robots, views
and pictures ask it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from engine.rules.tiles import MAX_PIP, Pip, Tile, frozen, tile_set


@frozen
class Joins:
    """Equal numbers touch. A game with another rule overrides `halves`."""

    across: ClassVar[bool] = True
    """Whether doubles lie across the line."""

    def halves(self, tile: Tile, number: Pip) -> tuple[Pip, ...]:
        """The halves that may touch an open `number`. If there are two, the player chooses the one that stays open."""
        return (number,) if tile.has(number) else ()

    def outer(self, tile: Tile, number: Pip, chosen: Pip | None = None) -> Pip:
        """The number that is open once a tile that fits lies on an open `number`: the `chosen` one if it can be
        chosen."""
        return tile.other(self.halves(tile, number)[0]) if chosen is None else chosen

    def fitting(self, number: Pip) -> int:
        """The tiles of the largest set that fit an open `number`, as a set of bits."""
        return _fitting(self, number)


EQUAL = Joins()


@cache
def _fitting(joins: Joins, number: Pip) -> int:
    return sum(tile.bit for tile in tile_set(MAX_PIP) if joins.halves(tile, number))
