"""Where the tiles of a Chickenfoot lie: eight headings, three toes to a double, and never a tile on another.

A greedy search with restarts: tiles are laid in the order of play, each where it makes the picture grow least, a double
only where all its toes have room. Each restart weighs a little differently (seeded by its number), and the one with the
largest tiles wins. The search is bounded by a count of tries and not by time, so equal boards give equal pictures.
"""

import heapq
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, TypeAlias

from engine.rules.layout import LayoutView

LARGEST = 60
GOOD = 48
"""Halves this large end the search."""
TRIES = 1_300
"""Candidate positions that are looked at, over all restarts; three times as many while a tile finds no room."""
MARGIN = 0.35


Reach: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Box(NamedTuple):
    """Where a tile lies, in halves: centre, heading in degrees, and half its length along the heading.

    A double lies across, so `long` is 0.5 for it and 1 for other tiles; half its width is then 1.5 - long.
    """

    x: float
    y: float
    heading: int
    long: float


_STEPS = {angle: (math.cos(math.radians(angle)), math.sin(math.radians(angle))) for angle in range(0, 360, 45)}
_HALVES = {
    (angle, long): (abs(cos) * long + abs(sin) * (1.5 - long), abs(sin) * long + abs(cos) * (1.5 - long))
    for angle, (cos, sin) in _STEPS.items()
    for long in (0.5, 1.0)
}
"""Half the width and half the height that a box takes, by its heading and its `long`."""
_ARMS = {2: (0, 180), 4: (0, 180, 90, 270), 6: (0, 180, 45, 225, 315, 135), 8: (0, 180, 45, 225, 315, 135, 90, 270)}
_TOES = {1: (0,), 2: (45, -45), 3: (0, 45, -45)}
_TURNS = ((0, False), (45, False), (-45, False), (90, False), (-90, False), (90, True), (-90, True))
"""How a line may go on: its turn, and whether the tile turns around its own near half (an elbow) or beside the last."""


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
    """A foot laid out: shown tiles, ghost toes, and the nodes that had to be left out, to be listed in words."""

    half: int
    spots: tuple[FootSpot, ...]
    ghosts: tuple[Ghost, ...]
    left_out: tuple[int, ...]
    height: int


def tiles_of(layout: LayoutView) -> tuple[tuple[FootTile, ...], dict[int, tuple[str, ...]]]:
    """The layout's tiles, and for every double the slots that must have room: taken ones and open ones."""
    tiles = tuple(FootTile(node.parent, node.inner, node.outer, node.slot) for node in layout.nodes)
    slots: dict[int, dict[str, None]] = {}
    for tile in tiles:
        if tile.parent >= 0 and tiles[tile.parent].double:
            slots.setdefault(tile.parent, {})[tile.slot] = None
    for _, end in layout.ends:
        if tiles[end.node].double:
            slots.setdefault(end.node, {})[end.slot] = None
    return tiles, {node: tuple(sorted(found)) for node, found in slots.items()}


class _Table:
    """The boxes laid so far, in halves, and how far they reach."""

    def __init__(self) -> None:
        self.boxes: list[tuple[float, float, Box]] = []
        self.reach: Reach = (0.0, 0.0, 0.0, 0.0)

    def free(self, box: Box, allowed: Box | None = None) -> bool:
        """Whether `box` touches no other box but `allowed` (the reserved room it fills)."""
        x, y = box.x, box.y
        for left, top, other in self.boxes:
            dx = left - x
            if -2.25 < dx < 2.25:
                dy = top - y
                if dx * dx + dy * dy < 5.0 and other is not allowed and _collide(box, other, dx, dy):
                    return False
        return True

    def add(self, box: Box) -> None:
        """Lay a box."""
        self.boxes.append((box.x, box.y, box))
        self.reach = _grown(self.reach, (box,))

    def remove(self, box: Box) -> None:
        """Take a box away; the reach stays."""
        self.boxes.remove((box.x, box.y, box))


def _grown(reach: Reach, boxes: Iterable[Box]) -> Reach:
    """The reach with the boxes in it."""
    left, top, right, bottom = reach
    for x, y, heading, long in boxes:
        w, h = _HALVES[heading, long]
        left, top = min(left, x - w), min(top, y - h)
        right, bottom = max(right, x + w), max(bottom, y + h)
    return left, top, right, bottom


def _collide(one: Box, other: Box, dx: float, dy: float) -> bool:
    """Whether two boxes, their centres (dx, dy) apart, overlap by more than a hair (separating axes)."""
    for first, second in ((one, other), (other, one)):
        cos, sin = _STEPS[first.heading]
        turn = (second.heading - first.heading) % 180
        c, s = abs(_STEPS[turn][0]), abs(_STEPS[turn][1])
        long, short = second.long, 1.5 - second.long
        if abs(dx * cos + dy * sin) > first.long + c * long + s * short - 0.03:
            return False
        if abs(dy * cos - dx * sin) > 1.5 - first.long + s * long + c * short - 0.03:
            return False
    return True


def _box_from(x: float, y: float, heading: int, double: bool) -> Box:
    """The box of a tile whose near edge has its middle at (x, y)."""
    cos, sin = _STEPS[heading]
    long = 0.5 if double else 1.0
    return Box(x + cos * long, y + sin * long, heading, long)


def _onwards(box: Box, turn: int, double: bool, elbow: bool = False) -> Box:
    """The box of the next tile of a line behind `box`, its heading turned by `turn`: touching, not overlapping."""
    cos, sin = _STEPS[box.heading]
    side = 1 if turn > 0 else -1
    nx, ny = -sin * side, cos * side
    ex, ey = box.x + cos * box.long, box.y + sin * box.long
    heading = (box.heading + turn) % 360
    if abs(turn) == 45:
        ex, ey = ex + 0.354 * cos + 0.146 * nx, ey + 0.354 * sin + 0.146 * ny
    elif elbow:
        ex, ey = ex + 0.5 * cos - 0.5 * nx, ey + 0.5 * sin - 0.5 * ny
    elif turn:
        ex, ey = ex - 0.5 * cos + 0.5 * nx, ey - 0.5 * sin + 0.5 * ny
    return _box_from(ex, ey, heading, double)


def _toe(box: Box, turn: int, double: bool) -> Box:
    """A toe of the double `box`: straight on from its middle, or aslant from one of its outer corners."""
    if turn == 0:
        return _onwards(box, 0, double)
    cos, sin = _STEPS[box.heading]
    side = 1 if turn > 0 else -1
    x = box.x + 0.5 * cos - sin * side
    y = box.y + 0.5 * sin + cos * side
    return _box_from(x, y, (box.heading + turn) % 360, double)


def _arm(heading: int, double: bool, crowded: bool) -> Box:
    """An arm of the first double, which stands upright: from its sides, its corners, or its ends."""
    cos, sin = _STEPS[heading]
    sx, sy = round(cos * 1.2), round(sin * 1.2)
    push = 0.72 if crowded and sx == 0 else 0.0
    return _box_from(0.5 * sx, (1.0 + push) * sy if heading % 180 else 0.0, heading, double)


def plan_foot(
    tiles: Sequence[FootTile], slots: Mapping[int, Sequence[str]], width: int, height: int, readable: int
) -> FootPlan:
    """Lay out the tree in `width` × `height` pixels.

    `slots` are the toes that each double keeps room for, laid or not. When halves would be smaller than `readable`, the
    picture is cropped to the part with the most open ends and the newest tile, and the rest is left out.
    """
    best: tuple[tuple[int, int], list[Box | None], dict[tuple[int, str], Box]] | None = None
    tries = 0
    restart = 0
    blame = [0] * len(tiles)
    while best is None or (best[0] < (len(tiles), GOOD) and tries < (TRIES if best[0][0] == len(tiles) else 3 * TRIES)):
        boxes, kept, looked = _attempt(tiles, slots, width / height, Random(restart), blame)
        half = _half_of([box for box in [*boxes, *kept.values()] if box is not None], width, height)
        score = sum(box is not None for box in boxes), half
        if best is None or score > best[0]:
            best = score, boxes, kept
        tries += looked
        restart += 1
        for node in range(len(tiles)):  # what found no room goes first next time, with all that leads to it
            at = node if boxes[node] is None else -1
            while at >= 0:
                blame[at] += 1
                at = tiles[at].parent
    return _in_pixels(tiles, best[1], best[2], width, height, readable)


def _attempt(
    tiles: Sequence[FootTile],
    slots: Mapping[int, Sequence[str]],
    aspect: float,
    random: Random,
    blame: Sequence[int],
) -> tuple[list[Box | None], dict[tuple[int, str], Box], int]:
    """One greedy layout: a box per tile (None where there was no room), boxes kept for toes, positions looked at."""
    table = _Table()
    boxes: list[Box | None] = [None] * len(tiles)
    kept: dict[tuple[int, str], Box] = {}
    looked = 0
    children: dict[int, list[int]] = {}
    for at, tile in enumerate(tiles):
        children.setdefault(tile.parent, []).append(at)
    queue = [(0, 0)]
    while queue:
        at = heapq.heappop(queue)[1]
        tile = tiles[at]
        if tile.parent < 0:
            choices: Iterable[Box] = [Box(0.0, 0.0, 0, 0.5)]
            reserved = None
        else:
            parent = boxes[tile.parent]
            assert parent is not None
            reserved = kept.get((tile.parent, tile.slot))
            if reserved is not None:
                choices = [_behind_reserved(reserved, tile.double)]
            else:
                ways = _TURNS[:5] if tile.double else _TURNS
                choices = (_onwards(parent, turn, tile.double, elbow) for turn, elbow in ways)
        best: tuple[float, Box, list[tuple[str, Box]]] | None = None
        for turn, box in enumerate(choices):
            if turn >= 5 and best is not None:
                break  # elbows are for tight spots
            looked += 1
            if not table.free(box, reserved):
                continue
            toes = _toes_of(at, box, slots) if tile.double else []
            if not all(table.free(toe) for _, toe in toes):
                continue
            left, top, right, bottom = _grown(table.reach, (box, *(toe for _, toe in toes)))
            growth = max((right - left) / aspect, bottom - top) + 0.12 * turn
            chance = random.random() * 1.5
            if best is None or growth + chance < best[0]:
                cost = growth + _crowding(table, box) + chance
                if best is None or cost < best[0]:
                    best = cost, box, toes
        if best is None:
            continue
        if reserved is not None:
            table.remove(reserved)
            del kept[tile.parent, tile.slot]
        table.add(best[1])
        boxes[at] = best[1]
        for child in children.get(at, ()):
            heapq.heappush(queue, (-blame[child], child))
        for slot, toe in best[2]:
            table.add(toe)
            kept[at, slot] = toe
    return boxes, kept, looked


def _crowding(table: _Table, box: Box) -> float:
    """How close other tiles are in front of the box: lines that run into a thicket have no future."""
    cos, sin = _STEPS[box.heading]
    x, y = box.x + 2.2 * cos, box.y + 2.2 * sin
    return 0.25 * len([left for left, top, _ in table.boxes if (left - x) ** 2 + (top - y) ** 2 < 4.0])


def _behind_reserved(reserved: Box, double: bool) -> Box:
    """The tile that fills a reserved toe: the same near edge."""
    cos, sin = _STEPS[reserved.heading]
    x, y = reserved.x - cos * reserved.long, reserved.y - sin * reserved.long
    return _box_from(x, y, reserved.heading, double)


def _toes_of(at: int, box: Box, slots: Mapping[int, Sequence[str]]) -> list[tuple[str, Box]]:
    """The toes that a double keeps room for, as if each were a plain tile."""
    names = slots.get(at, ())
    if at == 0:
        count = next((size for size in _ARMS if size >= len(names)), 8)
        headings = _ARMS[count]
        return [(name, _arm(heading, False, count == 8)) for name, heading in zip(names, headings, strict=False)]
    turns = _TOES.get(len(names), _TOES[3])
    return [(name, _toe(box, turn, False)) for name, turn in zip(names, turns, strict=False)]


def _span(boxes: Sequence[Box]) -> Reach:
    """The reach of all boxes with their margin."""
    left, top, right, bottom = _grown((math.inf, math.inf, -math.inf, -math.inf), boxes)
    return left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN


def _half_of(boxes: Sequence[Box], width: int, height: int) -> int:
    """How large halves may be for all boxes to fit."""
    span = _span(boxes)
    return min(LARGEST, int(width / (span[2] - span[0])), int(height / (span[3] - span[1])))


def _in_pixels(
    tiles: Sequence[FootTile],
    boxes: Sequence[Box | None],
    kept: Mapping[tuple[int, str], Box],
    width: int,
    height: int,
    readable: int,
) -> FootPlan:
    """Scale, centre and, if need be, crop the layout."""
    laid = {at: box for at, box in enumerate(boxes) if box is not None}
    half = _half_of([*laid.values(), *kept.values()], width, height)
    if half < readable:
        half = readable
        laid, kept = _cropped(tiles, laid, kept, width / half, height / half)
    span = _span([*laid.values(), *kept.values()])
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
    tiles: Sequence[FootTile],
    laid: Mapping[int, Box],
    kept: Mapping[tuple[int, str], Box],
    width: float,
    height: float,
) -> tuple[dict[int, Box], dict[tuple[int, str], Box]]:
    """What lies wholly in the window (in halves) that shows the newest tile and the most open ends."""
    parents = {tile.parent for tile in tiles}
    newest = max(laid)

    def inside(box: Box, left: float, top: float) -> bool:
        span = _span([box])
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
