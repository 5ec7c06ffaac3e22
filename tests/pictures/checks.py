"""Checks that every picture must pass."""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.pictures.render import fonts
from bot.pictures.scene import Badge, Disc, Icon, Line, OwnerMark, Rect, Scene, Shape, Text, TileSprite
from bot.pictures.theme import TEXT, WIDTH, Colour, Point


def luminance(colour: Colour) -> float:
    """WCAG 2 relative luminance, 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=10_000)
def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2 contrast ratio, 1 to 21; text needs 4.5."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable(scene: Scene, tallest: int) -> None:
    """Everything lies in the canvas, words are large enough, stand out, and never run into each other."""
    assert scene.width == WIDTH
    assert scene.height <= tallest
    for shape in scene.shapes:
        for x, y in corners(shape):
            assert -1 <= x <= scene.width + 1, shape
            assert -1 <= y <= scene.height + 1, shape
    for text in scene.texts:
        assert text.size >= TEXT, text
        if isinstance(text, Badge):
            assert contrast(text.ink, text.fill) >= 4.5, text
        else:
            assert contrast(text.colour, text.on) >= 4.5, text
            assert fonts.clean(text.text) == text.text
    apart([text for text in scene.texts if isinstance(text, Text) and text.text], 2)


def no_tile_on_another(scene: Scene, slack: float = 2) -> None:
    """No two tiles share more than a hair."""
    apart(scene.tiles, slack)


def apart(shapes: Iterable[Shape], slack: float) -> None:
    """No two of these shapes share more than `slack` pixels."""
    for one, other in near(shapes):
        assert not overlap(one, other, slack), (one, other)


def near(shapes: Iterable[Shape]) -> Iterator[tuple[Shape, Shape]]:
    """The pairs whose upright boxes share something: few of many, so that the others are passed over quickly."""
    earlier: list[tuple[tuple[float, float, float, float], Shape]] = []
    for one in shapes:
        left, top, right, bottom = box = extent(one)
        for (left2, top2, right2, bottom2), other in earlier:
            if left < right2 and left2 < right and top < bottom2 and top2 < bottom:
                yield one, other
        earlier.append((box, one))


def turned(x: float, y: float, angle: float) -> Point:
    """(x, y) turned clockwise (as seen on screen, y downwards) by `angle` degrees around the origin."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return x * cos - y * sin, x * sin + y * cos


@lru_cache(maxsize=10_000)
def corners(shape: Shape) -> tuple[Point, ...]:
    """The corners of the box that the shape fills, turned as it is; rings, shadows and frames are extra."""
    if isinstance(shape, TileSprite):
        spots = ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5))
        offsets = (turned(x * shape.half, y * shape.half, shape.angle) for x, y in spots)
        return tuple((shape.x + dx, shape.y + dy) for dx, dy in offsets)
    left, top, right, bottom = _upright(shape)
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _upright(shape: Rect | Line | Disc | Text | Badge | OwnerMark | Icon) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape that is never turned."""
    match shape:
        case Rect():
            return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
        case Line():
            xs, ys = zip(*shape.points, strict=True)
            r = shape.width / 2
            return min(xs) - r, min(ys) - r, max(xs) + r, max(ys) + r
        case Disc():
            return shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius
        case Text():
            width = fonts.measure(shape.text, shape.size, shape.bold)
            left = shape.x - {"l": 0.0, "m": 0.5, "r": 1.0}[shape.anchor] * width
            return left, shape.y - shape.size * 0.55, left + width, shape.y + shape.size * 0.6
        case Badge():
            w, h = shape.width / 2, shape.height / 2
            return shape.x - w, shape.y - h, shape.x + w, shape.y + h
        case OwnerMark() | Icon():
            r = shape.size / 2
            return shape.x - r, shape.y - r, shape.x + r, shape.y + r


@lru_cache(maxsize=10_000)
def extent(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the upright box around the shape's own."""
    xs, ys = zip(*corners(shape), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def overlap(one: Shape, other: Shape, slack: float = 0.5) -> bool:
    """Whether two shapes' boxes share more than `slack` pixels in every direction (separating axes)."""
    (left, top, right, bottom), (left2, top2, right2, bottom2) = extent(one), extent(other)
    if right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top:
        return False
    first, second = corners(one), corners(other)
    for box in (first, second):
        for (ax, ay), (bx, by) in ((box[0], box[1]), (box[1], box[2])):
            length = math.hypot(bx - ax, by - ay) or 1.0
            ux, uy = (bx - ax) / length, (by - ay) / length
            ones = [x * ux + y * uy for x, y in first]
            others = [x * ux + y * uy for x, y in second]
            if min(max(ones), max(others)) - max(min(ones), min(others)) <= slack:
                return False
    return True
