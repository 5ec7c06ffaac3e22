"""Boxes of a Chickenfoot's tiles: the next tile of a line, a toe or an arm; overlaps.

Lengths are halves of a tile.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

MARGIN = 0.35


Reach: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Box(NamedTuple):
    """A tile's place in halves: centre, heading in degrees, and half its length along the heading.

    A double lies across, so `long` is 0.5 for it and 1 for other tiles; half its width is then 1.5 - long.
    """

    x: float
    y: float
    heading: int
    long: float


STEPS = {angle: (math.cos(math.radians(angle)), math.sin(math.radians(angle))) for angle in range(0, 360, 45)}
_HALVES = {
    (angle, long): (abs(cos) * long + abs(sin) * (1.5 - long), abs(sin) * long + abs(cos) * (1.5 - long))
    for angle, (cos, sin) in STEPS.items()
    for long in (0.5, 1.0)
}
"""Half the width and height of a box by heading and `long`."""


class Laid:
    """The boxes laid so far and their reach."""

    def __init__(self) -> None:
        self.boxes: list[tuple[float, float, Box]] = []
        self.reach: Reach = (0.0, 0.0, 0.0, 0.0)

    def free(self, box: Box, allowed: Box | None = None) -> bool:
        """Whether `box` overlaps no box but `allowed` (the reserved room it fills)."""
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
        self.reach = grown(self.reach, (box,))

    def remove(self, box: Box) -> None:
        """Take a box away; the reach stays."""
        self.boxes.remove((box.x, box.y, box))


def grown(reach: Reach, boxes: Iterable[Box]) -> Reach:
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
        cos, sin = STEPS[first.heading]
        turn = (second.heading - first.heading) % 180
        c, s = abs(STEPS[turn][0]), abs(STEPS[turn][1])
        long, short = second.long, 1.5 - second.long
        if abs(dx * cos + dy * sin) > first.long + c * long + s * short - 0.03:
            return False
        if abs(dy * cos - dx * sin) > 1.5 - first.long + s * long + c * short - 0.03:
            return False
    return True


def _box_from(x: float, y: float, heading: int, double: bool) -> Box:
    """The box of a tile with the middle of its near edge at (x, y)."""
    cos, sin = STEPS[heading]
    long = 0.5 if double else 1.0
    return Box(x + cos * long, y + sin * long, heading, long)


def onwards(box: Box, turn: int, double: bool, elbow: bool = False) -> Box:
    """The box of the next tile of a line behind `box`, its heading turned by `turn`: touching, not overlapping."""
    cos, sin = STEPS[box.heading]
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


def toe_box(box: Box, turn: int, double: bool) -> Box:
    """A toe of the double `box`: straight on from its middle, or aslant from one of its outer corners."""
    if turn == 0:
        return onwards(box, 0, double)
    cos, sin = STEPS[box.heading]
    side = 1 if turn > 0 else -1
    x = box.x + 0.5 * cos - sin * side
    y = box.y + 0.5 * sin + cos * side
    return _box_from(x, y, (box.heading + turn) % 360, double)


def arm_box(heading: int, double: bool, crowded: bool) -> Box:
    """An arm of the first double, which stands upright: from its sides, its corners, or its ends."""
    cos, sin = STEPS[heading]
    sx, sy = round(cos * 1.2), round(sin * 1.2)
    push = 0.72 if crowded and sx == 0 else 0.0
    return _box_from(0.5 * sx, (1.0 + push) * sy if heading % 180 else 0.0, heading, double)


def filling(reserved: Box, double: bool) -> Box:
    """The tile in place of a reserved toe: the same near edge."""
    cos, sin = STEPS[reserved.heading]
    x, y = reserved.x - cos * reserved.long, reserved.y - sin * reserved.long
    return _box_from(x, y, reserved.heading, double)


def span_of(boxes: Sequence[Box]) -> Reach:
    """The reach of all boxes with their margin."""
    left, top, right, bottom = grown((math.inf, math.inf, -math.inf, -math.inf), boxes)
    return left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN
