"""The stacks of Build Up: tops, owners and heights, and which tile may cover which (BU5, BU7, BU8)."""

from __future__ import annotations

from functools import cache

from engine.rules.moves import Stack
from engine.rules.round import bits
from engine.rules.tiles import Seat, Tile, tile_set
from engine.rules.views import StacksBoard, StackTop

DECK = tile_set(6)
MOST_SEATS = 8
ROW = 6
"""Stacks in front of each player (BU2)."""


def may_cover(tile: Tile, top: Tile, nondouble_rule: str) -> bool:
    """Whether `tile` may be put on `top` (BU7, BU8)."""
    if tile.double:
        return not top.double or tile.pips > top.pips
    if top.double or nondouble_rule == "at_least":
        return tile.pips >= top.pips
    return tile.pips == top.pips


@cache
def coverings(nondouble_rule: str) -> tuple[int, ...]:
    """By the index of the top, the tiles that may be put on it, as a set of bits."""
    return tuple(bits(tile for tile in DECK if may_cover(tile, top, nondouble_rule)) for top in DECK)


PLACEMENTS = tuple(tuple(Stack(tile, stack) for tile in DECK) for stack in range(1, MOST_SEATS * ROW + 1))
"""The placements on the first stack, the second, …, by the tile's index."""


class Stacks:
    """The layout (BU5): for each stack its top, the top's owner and its height; and the tiles that are covered."""

    __slots__ = ("buried", "heights", "owners", "tops")

    def __init__(self, tops: list[Tile], owners: list[Seat]) -> None:
        self.tops = tops
        self.owners = owners
        self.heights = [1] * len(tops)
        self.buried: list[Tile] = []

    def cover(self, index: int, tile: Tile, seat: Seat) -> None:
        """Put a tile on a stack."""
        self.buried.append(self.tops[index])
        self.tops[index] = tile
        self.owners[index] = seat
        self.heights[index] += 1

    def view(self, where: str = "anywhere") -> StacksBoard:
        """All stacks, numbered from 1; `where` names the tops that score."""
        stacks = enumerate(zip(self.tops, self.owners, self.heights, strict=True))
        return StacksBoard(
            tuple(
                StackTop(index + 1, tile, owner, height, Seat(index // ROW)) for index, (tile, owner, height) in stacks
            ),
            where,
        )

    def copy(self) -> Stacks:
        """An independent layout."""
        twin = Stacks(self.tops.copy(), self.owners.copy())
        twin.heights, twin.buried = self.heights.copy(), self.buried.copy()
        return twin
