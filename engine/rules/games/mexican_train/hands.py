"""Hands and plays by number, for rounds with many ends: the plays on an end are one lookup."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter

from engine.rules.moves import Play
from engine.rules.round import END_IDS
from engine.rules.tiles import MAX_PIP, EndId, Tile, tile_set

BIT = tuple(1 << number for number in range(MAX_PIP + 1))
Hand = list[int]
"""A seat's tiles: for each number the numbers on their other halves, as bits; at `SIZE`, how many tiles they are."""
SIZE = len(BIT)


def _numbers_in() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for highest in range(len(BIT)):
        found += [(*numbers, highest) for numbers in found]
    return found


NUMBERS_IN = _numbers_in()
"""The numbers, or trains, whose bits are set, ascending."""
Picking = Callable[[tuple[Play, ...]], tuple[Play, ...]]


def _picking(numbers: tuple[int, ...]) -> Picking:
    # An `itemgetter` of one index alone would answer with the item, not with a tuple.
    return itemgetter(*numbers) if len(numbers) > 1 else itemgetter(slice(numbers[0], numbers[0] + 1))


PICK: list[Picking] = [itemgetter(slice(0)), *map(_picking, NUMBERS_IN[1:])]
"""Takes, from plays in the order of their numbers, those whose bits are set."""


def hand_of(tiles: Iterable[Tile]) -> Hand:
    """A hand of these tiles."""
    hand = [0] * (SIZE + 1)
    for tile in tiles:
        hand[tile.low] |= BIT[tile.high]
        hand[tile.high] |= BIT[tile.low]
        hand[SIZE] += 1
    return hand


TILES = [(2 * bit - 1, [Tile.of(low, high) for low in range(high + 1)]) for high, bit in enumerate(BIT)]
"""By the higher number of tiles: the lower ones that there are, as bits, and those tiles."""


def tiles_of(hand: Hand) -> list[Tile]:
    """The tiles of a hand."""
    halves = zip(TILES, hand, strict=False)
    return [tiles[low] for (lower, tiles), others in halves for low in NUMBERS_IN[others & lower]]


HAND_OF_ONE = [hand_of([tile]) for tile in tile_set(MAX_PIP)]


def plays_on(end: EndId) -> tuple[tuple[Play, ...], ...]:
    """The plays on an end: for each number that it may show, by the number on the tile's other half."""
    plays = {tile: Play(tile, end) for tile in tile_set(MAX_PIP)}
    numbers = range(MAX_PIP + 1)
    return tuple(tuple(plays[Tile.of(value, other)] for other in numbers) for value in numbers)


PLAYS_ON = tuple(map(plays_on, END_IDS[: MAX_PIP + 1 + len(tile_set(MAX_PIP))]))
"""By end: a train for each of twelve seats, the Mexican Train, and one more with every tile."""
