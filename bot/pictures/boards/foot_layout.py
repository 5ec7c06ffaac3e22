"""The layout of a Chickenfoot: eight headings, three toes to a double, no overlaps.

A greedy search lays tiles in the order of play, each where the picture grows least, a double only with room for its
toes. Each restart weighs a little differently (seeded by its number); the layout with the largest tiles wins. A count
of tries bounds the search, not time, so equal boards give equal pictures."""

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from bot.pictures.boards.foot_boxes import STEPS, Box, Laid, arm_box, filling, grown, onwards, span_of, toe_box
from engine.rules.layout import LayoutView

LARGEST = 100
GOOD = 60
"""Halves of this size end the search."""
TRIES = 1_300
"""Candidate positions over all restarts; three times as many while a tile has no room."""
FEW_TRIES = 400
"""For readers who can zoom: tiles are 1% smaller, found in less than half of the time."""
STEP = 6
"""The layout is searched anew at every sixth tile; tiles after it join that layout."""
FINE = 0.97
"""Share of the size before that tiles keep when one joins; else the layout is searched anew."""
_ARMS = {2: (0, 180), 4: (0, 180, 90, 270), 6: (0, 180, 45, 225, 315, 135), 8: (0, 180, 45, 225, 315, 135, 90, 270)}
_TOES = {1: (0,), 2: (45, -45), 3: (0, 45, -45)}
_TURNS = ((0, False), (45, False), (-45, False), (90, False), (-90, False), (90, True), (-90, True))
"""The ways a line may go on: its turn, and whether the tile turns around its near half (an elbow)."""


class FootTile(NamedTuple):
    """A tile of the tree: its parent's index in the list (-1 for the first double), its halves, its slot there."""

    parent: int
    near: int
    far: int
    slot: str

    @property
    def double(self) -> bool:
        """Whether both halves are equal."""
        return self.near == self.far


class FootSpot(NamedTuple):
    """A placed tile or ghost in pixels; `angle` points from the near to the far half."""

    node: int
    x: float
    y: float
    angle: int


class Ghost(NamedTuple):
    """Reserved room: the toe `slot` of the double `node`."""

    node: int
    slot: str
    x: float
    y: float
    angle: int


@dataclass(frozen=True, slots=True)
class FootPlan:
    """A finished layout: tiles, ghost toes, and left-out nodes to be listed."""

    half: int
    spots: tuple[FootSpot, ...]
    ghosts: tuple[Ghost, ...]
    left_out: tuple[int, ...]
    height: int


def tiles_of(layout: LayoutView) -> tuple[tuple[FootTile, ...], dict[int, tuple[str, ...]]]:
    """The tiles, and the slots of each double, taken or open."""
    tiles = tuple(FootTile(node.parent, node.inner, node.outer, node.slot) for node in layout.nodes)
    slots: dict[int, dict[str, None]] = {}
    for tile in tiles:
        if tile.parent >= 0 and tiles[tile.parent].double:
            slots.setdefault(tile.parent, {})[tile.slot] = None
    for _, end in layout.ends:
        if tiles[end.node].double:
            slots.setdefault(end.node, {})[end.slot] = None
    return tiles, {node: tuple(sorted(found)) for node, found in slots.items()}


def plan_foot(
    tiles: Sequence[FootTile], slots: Mapping[int, Sequence[str]], width: int, height: int, readable: int
) -> FootPlan:
    """Lay out the tree in `width` × `height` pixels.

    `slots` are the toes of each double, laid or reserved. With halves smaller than `readable`, the picture is cropped
    to the part with the most open ends and the newest tile; 0: its reader can zoom."""
    names = tuple(sorted((node, tuple(found)) for node, found in slots.items()))
    before = len(tiles) - len(tiles) % STEP
    search = partial(_search, width=width, height=height, most=TRIES if readable else FEW_TRIES)
    laid = None
    if 0 < before < len(tiles):
        start = search(tuple(tiles[:before]), tuple(pair for pair in names if pair[0] < before))
        laid = _attempt(tiles, slots, width / height, Random(0), [0] * len(tiles), start)
        fine = _half_of(laid, width, height) >= FINE * min(_half_of(start, width, height), GOOD)
        laid = laid if fine and None not in laid.boxes else None
    laid = laid or search(tuple(tiles), names)
    return _in_pixels(tiles, laid, width, height, readable)


STRAIGHT = 5
"""The number of `_TURNS` that aren't elbows."""


class _Laid(NamedTuple):
    """A layout: a box per tile (None without room), and the boxes reserved for toes."""

    boxes: list[Box | None]
    kept: dict[tuple[int, str], Box]
    looked: int = 0
    """How many positions were tried."""


@lru_cache(maxsize=64)
def _search(
    tiles: tuple[FootTile, ...], names: tuple[tuple[int, tuple[str, ...]], ...], width: int, height: int, most: int
) -> _Laid:
    """The layout with the largest tiles. `most`: how many tries."""
    best: tuple[tuple[int, int], _Laid] | None = None
    slots, tries, restart = dict(names), 0, 0
    blame = [0] * len(tiles)
    while best is None or (best[0] < (len(tiles), GOOD) and tries < (most if best[0][0] == len(tiles) else 3 * TRIES)):
        laid = _attempt(tiles, slots, width / height, Random(restart), blame, _Laid([], {}))
        score = sum(box is not None for box in laid.boxes), _half_of(laid, width, height)
        if best is None or score > best[0]:
            best = score, laid
        tries += laid.looked
        restart += 1
        for node in range(len(tiles)):  # what found no room goes first next time, with all that leads to it
            at = node if laid.boxes[node] is None else -1
            while at >= 0:
                blame[at] += 1
                at = tiles[at].parent
    return best[1]


def _attempt(
    tiles: Sequence[FootTile],
    slots: Mapping[int, Sequence[str]],
    aspect: float,
    random: Random,
    blame: Sequence[int],
    start: _Laid,
) -> _Laid:
    """One greedy layout that goes on from `start`."""
    table = Laid()
    boxes, kept = [*start.boxes, *[None] * (len(tiles) - len(start.boxes))], dict(start.kept)
    for box in (*boxes, *kept.values()):
        if box is not None:
            table.add(box)
    looked = 0
    children: dict[int, list[int]] = {}
    for at, tile in enumerate(tiles):
        children.setdefault(tile.parent, []).append(at)
    queue = [
        (-blame[at], at)
        for at, tile in enumerate(tiles)
        if boxes[at] is None and (tile.parent < 0 or boxes[tile.parent])
    ]
    heapq.heapify(queue)
    while queue:
        at = heapq.heappop(queue)[1]
        tile = tiles[at]
        reserved = kept.get((tile.parent, tile.slot))
        choices = _choices(tile, boxes[tile.parent] if tile.parent >= 0 else None, reserved)
        toes_of = partial(_toes_of, at, slots=slots) if tile.double else _no_toes
        best, tried = _best(table, choices, reserved, toes_of, aspect, random)
        looked += tried
        if best is None:
            continue
        if reserved is not None:
            table.remove(reserved)
            del kept[tile.parent, tile.slot]
        table.add(best.box)
        boxes[at] = best.box
        for child in children.get(at, ()):
            heapq.heappush(queue, (-blame[child], child))
        for slot, toe in best.toes:
            table.add(toe)
            kept[at, slot] = toe
    return _Laid(boxes, kept, looked)


def _choices(tile: FootTile, parent: Box | None, reserved: Box | None) -> Iterable[Box]:
    """Where a tile may lie: in the box reserved for it, or beside its parent, straight first, elbows last."""
    if parent is None:
        return [Box(0.0, 0.0, 0, 0.5)]
    if reserved is not None:
        return [filling(reserved, tile.double)]
    ways = _TURNS[:STRAIGHT] if tile.double else _TURNS
    return (onwards(parent, turn, tile.double, elbow) for turn, elbow in ways)


class _Spot(NamedTuple):
    """Where a tile lies, and the boxes reserved for its toes. Less `cost` is better."""

    cost: float
    box: Box
    toes: list[tuple[str, Box]]


def _no_toes(_: Box) -> list[tuple[str, Box]]:
    return []


def _best(
    table: Laid,
    choices: Iterable[Box],
    reserved: Box | None,
    toes_of: Callable[[Box], list[tuple[str, Box]]],
    aspect: float,
    random: Random,
) -> tuple[_Spot | None, int]:
    """The free spot that lets the layout grow least, and how many were tried."""
    best: _Spot | None = None
    looked = 0
    for turn, box in enumerate(choices):
        if turn >= STRAIGHT and best is not None:
            break  # elbows are for tight spots
        looked += 1
        if not table.free(box, reserved):
            continue
        toes = toes_of(box)
        if not all(table.free(toe) for _, toe in toes):
            continue
        left, top, right, bottom = grown(table.reach, (box, *(toe for _, toe in toes)))
        growth = max((right - left) / aspect, bottom - top) + 0.12 * turn
        chance = random.random() * 1.5
        if best is None or growth + chance < best.cost:
            cost = growth + _crowding(table, box) + chance
            if best is None or cost < best.cost:
                best = _Spot(cost, box, toes)
    return best, looked


def _crowding(table: Laid, box: Box) -> float:
    """The cost of tiles close in front of the box: lines there have no room to go on."""
    cos, sin = STEPS[box.heading]
    x, y = box.x + 2.2 * cos, box.y + 2.2 * sin
    return 0.25 * len([left for left, top, _ in table.boxes if (left - x) ** 2 + (top - y) ** 2 < 4.0])


def _toes_of(at: int, box: Box, slots: Mapping[int, Sequence[str]]) -> list[tuple[str, Box]]:
    """The boxes of a double's toes, each as of a plain tile."""
    names = slots.get(at, ())
    if at == 0:
        count = next((size for size in _ARMS if size >= len(names)), 8)
        headings = _ARMS[count]
        return [(name, arm_box(heading, False, count == 8)) for name, heading in zip(names, headings, strict=False)]
    turns = _TOES.get(len(names), _TOES[3])
    return [(name, toe_box(box, turn, False)) for name, turn in zip(names, turns, strict=False)]


def _half_of(laid: _Laid, width: int, height: int) -> int:
    """The largest half with room for all boxes."""
    span = span_of([box for box in (*laid.boxes, *laid.kept.values()) if box is not None])
    return min(LARGEST, int(width / (span[2] - span[0])), int(height / (span[3] - span[1])))


def _in_pixels(tiles: Sequence[FootTile], found: _Laid, width: int, height: int, readable: int) -> FootPlan:
    """Scale, centre and, if need be, crop the layout."""
    laid, kept = {at: box for at, box in enumerate(found.boxes) if box is not None}, found.kept
    half = _half_of(found, width, height)
    if half < readable:
        half = readable
        laid, kept = _cropped(tiles, laid, kept, width / half, height / half)
    span = span_of([*laid.values(), *kept.values()])
    used = min(height, max(300, round((span[3] - span[1]) * half) + 16))
    dx = width / 2 - (span[0] + span[2]) / 2 * half
    dy = used / 2 - (span[1] + span[3]) / 2 * half
    spots = tuple(
        FootSpot(
            at, dx + box.x * half, dy + box.y * half, (box.heading + 90) % 360 if tiles[at].double else box.heading
        )
        for at, box in laid.items()
    )
    ghosts = tuple(
        Ghost(node, slot, dx + box.x * half, dy + box.y * half, box.heading) for (node, slot), box in kept.items()
    )
    return FootPlan(half, spots, ghosts, tuple(at for at in range(len(tiles)) if at not in laid), used)


def _cropped(
    tiles: Sequence[FootTile], laid: Mapping[int, Box], kept: Mapping[tuple[int, str], Box], width: float, height: float
) -> tuple[dict[int, Box], dict[tuple[int, str], Box]]:
    """The boxes inside the window (in halves) with the newest tile and the most open ends."""
    parents = {tile.parent for tile in tiles}
    newest = max(laid)

    def inside(box: Box, left: float, top: float) -> bool:
        span = span_of([box])
        return left <= span[0] and top <= span[1] and span[2] <= left + width and span[3] <= top + height

    best: tuple[int, float, float] | None = None
    for centre in laid.values():
        left, top = centre.x - width / 2, centre.y - height / 2
        if not inside(laid[newest], left, top):
            continue
        seen = [at for at, box in laid.items() if inside(box, left, top)]
        worth = sum(1 if at in parents else 3 for at in seen)
        worth += 4 * sum(inside(box, left, top) for box in kept.values())
        if best is None or worth > best[0]:
            best = worth, left, top
    assert best is not None
    _, left, top = best
    return (
        {at: box for at, box in laid.items() if inside(box, left, top)},
        {key: box for key, box in kept.items() if inside(box, left, top)},
    )
