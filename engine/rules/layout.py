"""Arms and open ends of the connecting games (Block, Muggins, Chickenfoot, Mexican Train). No rules in it.

A layout is a tree: every tile but the first lies against an open end of an earlier one. The game says which ends a
tile opens and which it closes. Ends are numbered when they are born and never reused; their slot ("left", "up", …) is
only a label for people and pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.rules.tiles import EndId, Pip, Tile

LEFT: Final = "left"
RIGHT: Final = "right"
UP: Final = "up"
DOWN: Final = "down"


class Node(NamedTuple):
    """A tile on the table; `parent` is the index of the tile it lies against, -1 for a first tile."""

    tile: Tile
    parent: int
    slot: str
    """The slot of the end it was played on; "" for a first tile."""
    inner: Pip
    """The half that touches the parent (a first tile: its low half)."""

    @property
    def outer(self) -> Pip:
        """The half that points away from the parent."""
        return self.tile.other(self.inner)


class OpenEnd(NamedTuple):
    """Where a tile showing `value` may be played, if the game allows it."""

    value: Pip
    node: int
    slot: str


@dataclass(frozen=True, slots=True)
class LayoutView:
    """A layout as everyone sees it. `ends` are (id, end) pairs in order of birth."""

    nodes: tuple[Node, ...]
    ends: tuple[tuple[EndId, OpenEnd], ...]

    def end(self, end: EndId) -> OpenEnd | None:
        """The open end with that number, if it is open."""
        return next((found for number, found in self.ends if number == end), None)


class Layout:
    """A mutable tree of tiles; `copy` shares the tiles and copies three flat containers."""

    __slots__ = ("born", "ends", "nodes")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.ends: dict[EndId, OpenEnd] = {}
        self.born = 0

    def start(self, tile: Tile) -> int:
        """Lay a first tile (or another hub) without ends; returns its node."""
        self.nodes.append(Node(tile, -1, "", tile.low))
        return len(self.nodes) - 1

    def open(self, node: int, value: Pip, slot: str) -> EndId:
        """A new open end at `node`."""
        end = EndId(self.born)
        self.born += 1
        self.ends[end] = OpenEnd(value, node, slot)
        return end

    def put(self, tile: Tile, end: EndId, inner: Pip | None = None) -> int:
        """Lay `tile` against `end`, which closes; opens nothing. `inner` touches it, else the half that equals it.
        Returns the new node."""
        value, node, slot = self.ends.pop(end)
        self.nodes.append(Node(tile, node, slot, value if inner is None else inner))
        return len(self.nodes) - 1

    def extend(self, tile: Tile, end: EndId, inner: Pip | None = None) -> EndId:
        """Lay `tile` against `end` and open its outer half under the same slot."""
        node = self.put(tile, end, inner)
        laid = self.nodes[node]
        return self.open(node, tile.other(laid.inner), laid.slot)

    def values(self) -> list[Pip]:
        """The numbers at the open ends, in order of birth."""
        return [end.value for end in self.ends.values()]

    def plays(self) -> list[tuple[Tile, str]]:
        """Every tile in the order of laying, with the slot on which it was laid."""
        return [(node.tile, node.slot) for node in self.nodes]

    def view(self) -> LayoutView:
        """The layout as everyone sees it."""
        return LayoutView(tuple(self.nodes), tuple(self.ends.items()))

    def __str__(self) -> str:
        return " ".join(f"{number}:{end.slot}={end.value}" for number, end in self.ends.items()) or "empty"
