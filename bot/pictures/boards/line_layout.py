"""The layout of a line: four arms that snake away from the spinner and never meet.

Lengths are halves around the middle tile. Each arm owns a quadrant: right → lower right, down → lower left, left →
upper left, up → upper right. Rows lie two halves apart, so doubles across them just clear each other. The layout tries
several widths and keeps the largest tiles."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from engine.rules.layout import DOWN, LEFT, RIGHT, UP, LayoutView

SIZES = (112, 84, 70, 60)
"""Halves of few tiles and of many. A move takes at most one third off, and most moves leave the size as it is."""
FEW = 2
"""More tiles don't have the largest size, from which they might have to shrink by half."""
LOWEST = 220
BADGE = 0.95
"""From the end of an arm to the middle of its badge."""


class Link(NamedTuple):
    """A tile of an arm: the view's node, its near and its far half, seen from the middle."""

    node: int
    near: int
    far: int
    across: bool = True
    """Whether a double lies across the line."""

    @property
    def crosswise(self) -> bool:
        """Whether it lies across the line."""
        return self.across and self.near == self.far


class Spot(NamedTuple):
    """A placed tile: centre, and the direction in degrees (clockwise from right) from its near to its far half."""

    link: Link
    x: float
    y: float
    angle: int


@dataclass(frozen=True, slots=True)
class LinePlan:
    """A line laid out in pixels: tiles, the middle of each slot's badge, and how large a half is."""

    half: int
    spots: tuple[Spot, ...]
    badges: tuple[tuple[str, float, float], ...]
    height: int
    """The used height; the line is centred in it."""


Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom in halves, with a margin for rings and badges."""


class _Walk(NamedTuple):
    """An arm on the table, or the middle tile. `badges`: one if its end is open."""

    spots: tuple[Spot, ...]
    badges: tuple[tuple[str, float, float], ...]
    box: Box


# How an arm's own coordinates (u: first sweep, v: where it turns) lie on the table: x = sx·u, y = sy·v.
_SIGNS = {RIGHT: (1, 1), LEFT: (-1, -1), DOWN: (-1, 1), UP: (1, -1)}


def arms_of(layout: LayoutView, middle: int, across: bool = True) -> dict[str, tuple[Link, ...]]:
    """The arms around node `middle` by slot, from the inside outwards; `across`: doubles lie across.

    A spinner need not be the first tile: the arm that leads back to the first tile is walked against its growth.
    """
    nodes = layout.nodes
    children: dict[tuple[int, str], int] = {}
    for at, node in enumerate(nodes):
        if node.parent >= 0:
            children[node.parent, node.slot] = at

    def outwards(at: int, slot: str) -> list[Link]:
        found = []
        step = children.get((at, slot))
        while step is not None:
            found.append(Link(step, nodes[step].inner, nodes[step].outer, across))
            step = children.get((step, slot))
        return found

    arms = {slot: outwards(middle, slot) for slot in (LEFT, RIGHT, UP, DOWN)}
    grew = nodes[middle].slot
    if grew:
        back = RIGHT if grew == LEFT else LEFT
        chain: list[Link] = []
        at = nodes[middle].parent
        while nodes[at].parent >= 0:
            chain.append(Link(at, nodes[at].outer, nodes[at].inner, across))
            at = nodes[at].parent
        near = nodes[chain[-1].node].inner if chain else nodes[middle].inner
        chain.append(Link(at, near, nodes[at].tile.other(near), across))
        arms[back] = chain + outwards(at, back)
    return {slot: tuple(links) for slot, links in arms.items()}


def plan_line(
    middle: Link, arms: Mapping[str, Sequence[Link]], open_slots: Sequence[str], width: int, height: int
) -> LinePlan:
    """Lay out `middle` and its arms with the largest halves that fit into `width` × `height` pixels.

    `open_slots` have an open end and a badge. Pixels count from the upper left corner; the line is centred. `half` may
    become unreadable; then crop.
    """
    links = {slot: tuple(arms.get(slot, ())) for slot in _SIGNS if arms.get(slot) or slot in open_slots}
    largest = SIZES[1 + sum(map(len, links.values())) > FEW]

    def score(box: Box) -> tuple[int, float]:
        wide, high = box[2] - box[0], box[3] - box[1]
        return min(largest, int(width / wide), int(height / high)), -wide * high

    ways = _ways(middle, tuple(links.items()), tuple(open_slots))
    best = max(ways, key=score)
    fits = score(best)[0]
    return _in_pixels(next((size for size in SIZES if size <= fits), fits), ways[best], best, width, height)


@lru_cache(maxsize=16)
def _ways(
    middle: Link, arms: tuple[tuple[str, tuple[Link, ...]], ...], open_slots: tuple[str, ...]
) -> dict[Box, list[_Walk]]:
    """The ways to lay out a line for pictures of all sizes, by their boxes."""
    links, double = dict(arms), middle.crosswise

    @cache
    def walked(slot: str, low: float, high: float, leg: float) -> _Walk:
        upright, side = slot in (UP, DOWN), 0.5 if double else 1.0
        start = (0.0, 1.5 - side) if upright else (side, 0.0)
        found, badge = _walk(links[slot], start, upright, leg, low, high)
        sx, sy = _SIGNS[slot]
        spots = tuple(_turned(spot, sx, sy) for spot in found)
        badges = ((slot, badge[0] * sx, badge[1] * sy),) if slot in open_slots else ()
        return _Walk(spots, badges, _box(spots, badges))

    spot = Spot(middle, 0.0, 0.0, 90 if double else 0)
    first = _Walk((spot,), (), _box((spot,), ()))
    ways: dict[Box, list[_Walk]] = {}
    reaches = (6.0, 8.0, 10.0, 12.0, 14.0, 16.0)
    legs = (3.0, 5.0, 7.0) if {UP, DOWN} & links.keys() else (3.0,)
    for right, left, leg in product(reaches, reaches, legs):
        walks = [first, *(walked(slot, *_limits(slot, links, left, right, leg)) for slot in links)]
        lefts, tops, rights, bottoms = zip(*(walk.box for walk in walks), strict=True)
        ways.setdefault((min(lefts), min(tops), max(rights), max(bottoms)), walks)
    return ways


def _limits(slot: str, used: Collection[str], left: float, right: float, leg: float) -> tuple[float, float, float]:
    """The reach of an arm in its own coordinates, back (low) and forth (high), and the length of its leg."""
    if slot == RIGHT:
        return (1.5 if DOWN in used else -left), right, 0.0
    if slot == LEFT:
        return (1.5 if UP in used else -right), left, 0.0
    return -0.5, left if slot == DOWN else right, leg


def _walk(
    links: Sequence[Link], start: tuple[float, float], upright: bool, leg: float, low: float, high: float
) -> tuple[list[Spot], tuple[float, float]]:
    """The tiles of an arm and the place of its badge, in its own coordinates. (u, v) is always where the next tile is
    put on, heading u (±) or v (+)."""
    u, v = start
    sweep = 1
    spots: list[Spot] = []
    double = False
    for at, link in enumerate(links):
        double = link.crosswise
        reserve = 2 if at + 1 < len(links) and links[at + 1].crosswise else 1
        if upright and double and v + 1 + reserve <= leg:
            spots.append(Spot(link, u, v + 0.5, 0))
            v += 1
        elif upright and double:  # a corner on a double: it lies along the new row
            spots.append(Spot(link, u, v + 0.5, 0))
            u, v, upright = u + sweep, v + 0.5, False
        elif upright and (v + 1 + reserve <= leg or (at == 0 and leg)):
            spots.append(Spot(link, u, v + 1, 90))
            v += 2
        elif upright:
            spots.append(Spot(link, u + 0.5 * sweep, v + 0.5, 0 if sweep > 0 else 180))
            u, v, upright = u + 1.5 * sweep, v + 0.5, False
        elif double:
            spots.append(Spot(link, u + 0.5 * sweep, v, 90))
            u += sweep
        elif ((high if sweep > 0 else low) - u) * sweep >= 2 + reserve:
            spots.append(Spot(link, u + sweep, v, 0 if sweep > 0 else 180))
            u += 2 * sweep
        else:
            spots.append(Spot(link, u + 0.5 * sweep, v + 0.5, 90))
            u, v, upright, leg, sweep = u + 0.5 * sweep, v + 1.5, True, 0.0, -sweep
    room = ((high if sweep > 0 else low) - u) * sweep
    if upright:
        badge = u, v + BADGE
    elif room >= 2 * BADGE or not links or sweep > 0:
        badge = u + BADGE * sweep, v
    else:
        badge = u - 0.5 * sweep, v + (1.0 if double else 0.5) + BADGE
    return spots, badge


def _turned(spot: Spot, sx: int, sy: int) -> Spot:
    """A spot of an arm's own coordinates on the table."""
    level = spot.angle in (0, 180)
    mirrored = sx < 0 if level else sy < 0
    angle = ((180 if level else 360) - spot.angle) if mirrored else spot.angle
    return Spot(spot.link, spot.x * sx, spot.y * sy, angle)


def _box(spots: Sequence[Spot], badges: Sequence[tuple[str, float, float]]) -> Box:
    """The box around tiles and badges."""
    flat = [(spot.x, spot.y, 1.0 if spot.angle % 180 == 0 else 0.5, 0.5 if spot.angle % 180 == 0 else 1.0)
            for spot in spots]  # fmt: skip
    flat += [(x, y, BADGE, 0.55) for _, x, y in badges]
    return (
        min(x - w for x, _, w, _ in flat) - 0.2,
        min(y - h for _, y, _, h in flat) - 0.2,
        max(x + w for x, _, w, _ in flat) + 0.2,
        max(y + h for _, y, _, h in flat) + 0.2,
    )


def _in_pixels(half: int, walks: Sequence[_Walk], box: Box, width: int, height: int) -> LinePlan:
    """The plan in pixels, centred in the area."""
    height = min(height, max(LOWEST, round((box[3] - box[1]) * half) + 16))
    dx = width / 2 - (box[0] + box[2]) / 2 * half
    dy = height / 2 - (box[1] + box[3]) / 2 * half
    spots = (spot for walk in walks for spot in walk.spots)
    return LinePlan(
        half,
        tuple(Spot(spot.link, dx + spot.x * half, dy + spot.y * half, spot.angle) for spot in spots),
        tuple((slot, dx + x * half, dy + y * half) for walk in walks for slot, x, y in walk.badges),
        height,
    )
