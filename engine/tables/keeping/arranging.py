"""How players arrange their hands. It is stored for each match and seen by its owner alone; no rule depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from engine.rules.errors import EngineError, Refused
from engine.rules.tiles import Pip, Tile, tiles_text
from engine.rules.views import TrainsBoard, View
from engine.store.questions import queries
from engine.tables.keeping.registry import TableRegistry

KEPT: Final = 10_000
TRIES: Final = 3000
"""Partial trains looked at for the longest one."""


class Link(NamedTuple):
    """A tile of a train, and the tiles before it."""

    before: Link | None
    tile: Tile


class Order(StrEnum):
    """The order of a hand."""

    SUIT = "suit"
    """By the lower number, then the higher one."""
    PIPS = "pips"
    """The heaviest tile first."""
    TRAIN = "train"
    """The longest train for the player's own end first (Mexican Train)."""
    HAND = "hand"
    """As the player has put them; new tiles come last."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The order that a player has chosen. With `Order.HAND`, `tiles` are in that order; some may be played by now."""

    order: Order = Order.SUIT
    tiles: tuple[Tile, ...] = ()

    def text(self) -> str:
        """The stored text; `read_arrangement` reads it."""
        return f"{self.order} {tiles_text(self.tiles)}".strip()


USUAL: Final = Arrangement()


@dataclass(frozen=True, slots=True)
class ArrangedHand:
    """A hand in its order. It may begin with a train: `train` has the near half of each of its tiles."""

    tiles: tuple[Tile, ...]
    train: tuple[Pip, ...] = ()

    def moved(self, tile: Tile, step: int) -> Arrangement:
        """The tile moved by that many places, positive to the right; at an end it stays there."""
        tiles = [other for other in self.tiles if other is not tile]
        tiles.insert(max(0, self.tiles.index(tile) + step), tile)
        return Arrangement(Order.HAND, tuple(tiles))


def read_arrangement(text: str) -> Arrangement:
    """Reads a stored arrangement; nonsense is the usual one."""
    order, *tiles = text.split()
    try:
        return Arrangement(Order(order), tuple(map(Tile.parse, tiles)))
    except (ValueError, EngineError):
        return USUAL


def orders(view: View) -> tuple[Order, ...]:
    """The orders that this game offers."""
    return tuple(order for order in Order if order is not Order.TRAIN or isinstance(view.board, TrainsBoard))


def arranged(view: View, arrangement: Arrangement) -> ArrangedHand:
    """The hand of the view's owner in the order they have chosen."""
    hand = view.hand
    if arrangement.order is Order.PIPS:
        return ArrangedHand(tuple(sorted(hand, key=lambda tile: (-tile.pips, -tile.high))))
    if arrangement.order is Order.HAND:
        at = {tile: place for place, tile in enumerate(arrangement.tiles)}
        return ArrangedHand(tuple(sorted(hand, key=lambda tile: at.get(tile, len(at)))))
    if arrangement.order is Order.TRAIN and isinstance(view.board, TrainsBoard) and view.viewer is not None:
        train, near = longest_train(hand, view.board.trains[view.viewer].value)
        return ArrangedHand((*train, *(tile for tile in hand if tile not in train)), near)
    return ArrangedHand(hand)


@lru_cache(maxsize=1024)
def longest_train(hand: tuple[Tile, ...], home: Pip) -> tuple[tuple[Tile, ...], tuple[Pip, ...]]:
    """The longest train from the number `home` that a hand makes, and the near half of each of its tiles; of equally
    long ones the heaviest. From some 20 tiles on there are more trains than are looked at."""
    of_number: dict[Pip, list[Tile]] = {}
    for tile in hand:
        for number in {tile.low, tile.high}:
            of_number.setdefault(number, []).append(tile)
    best: tuple[int, int, Link | None] = (0, 0, None)
    partial: list[tuple[Pip, int, int, int, Link | None]] = [(home, 0, 0, 0, None)]
    seen = set[tuple[Pip, int]]()
    tries = TRIES
    while partial and tries and best[0] < len(hand):
        tries -= 1
        end, used, length, weight, path = partial.pop()
        if (length, weight) > best[:2]:
            best = length, weight, path
        for tile in of_number.get(end, ()):
            after = tile.other(end), used | tile.bit
            if not used & tile.bit and after not in seen:
                seen.add(after)
                partial.append((*after, length + 1, weight + tile.pips, Link(path, tile)))
    train: list[Tile] = []
    near: list[Pip] = []
    path = best[2]
    while path is not None:
        train.insert(0, path.tile)
        path = path.before
    for tile in train:
        near.append(home)
        home = tile.other(home)
    return tuple(train), tuple(near)


class Arrangements:
    """What players have chosen, by table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._known: dict[tuple[str, int], Arrangement] = {}

    async def of(self, table_id: str, user_id: int) -> Arrangement:
        """A person's arrangement at a table; the usual one while the store is unavailable."""
        key = table_id, user_id
        if key in self._known:
            return self._known[key]
        try:
            text = await self._registry.ask(queries.arranged, *key)
        except Refused:
            return USUAL
        return self._keep(key, USUAL if text is None else read_arrangement(text))

    async def choose(self, table_id: str, user_id: int, arrangement: Arrangement) -> None:
        """Store a person's arrangement. Raises STORE_UNAVAILABLE."""
        await self._registry.ask(queries.put_arranged, table_id, user_id, arrangement.text())
        self._keep((table_id, user_id), arrangement)
        self._registry.tell_owner(table_id, user_id)

    def forget(self) -> None:
        """Read all arrangements again, because their rows have changed."""
        self._known.clear()

    def _keep(self, key: tuple[str, int], arrangement: Arrangement) -> Arrangement:
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[key] = arrangement
        return arrangement
