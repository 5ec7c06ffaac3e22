"""Sprites of players' marks and icons, drawn 4× too large, shrunk and cached. Shapes are lists of coordinates."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.pictures.render.sprite_cache import CACHE, Sprite, centred
from bot.pictures.scene import Icon, OwnerMark
from bot.pictures.theme import Colour, Palette, Style

SCALE = 4
Ink = tuple[int, int, int, int]
CLEAR = (0, 0, 0, 0)
_STAR = tuple(
    part
    for step in range(10)
    for turn, reach in [(math.radians(36 * step - 90), 1.15 if step % 2 == 0 else 1.15 * 0.45)]
    for part in (reach * math.cos(turn), 0.08 + reach * math.sin(turn))
)
MARKS: tuple[tuple[tuple[str, tuple[float, ...]], ...], ...] = (
    (("ellipse", (-0.92, -0.92, 0.92, 0.92)),),  # circle
    (("rectangle", (-0.82, -0.82, 0.82, 0.82)),),  # square
    (("polygon", (0, -1, 1.05, 0.82, -1.05, 0.82)),),  # triangle
    (("polygon", (0, -1.1, 1.1, 0, 0, 1.1, -1.1, 0)),),  # diamond
    (("polygon", _STAR),),  # star
    (("rectangle", (-0.35, -1, 0.35, 1)), ("rectangle", (-1, -0.35, 1, 0.35))),  # plus
    (("polygon", (-0.9, -1, 0.9, -1, 0.28, 0, 0.9, 1, -0.9, 1, -0.28, 0)),),  # hourglass
    (("chord", (-1, -1.4, 1, 0.6)),),  # moon
    (  # heart
        ("ellipse", (-1.03, -0.92, 0.05, 0.16)),
        ("ellipse", (-0.05, -0.92, 1.03, 0.16)),
        ("polygon", (-0.96, -0.16, 0.96, -0.16, 0, 1)),
    ),
    (("ellipse", (-0.72, -0.4, 0.72, 1)), ("polygon", (0, -1.1, 0.66, 0.02, -0.66, 0.02))),  # drop
    (("polygon", (0, -1, 1, 0.1, -1, 0.1)), ("rectangle", (-0.36, 0, 0.36, 1))),  # arrow
    (  # cross
        ("line", (-0.7, -0.7, 0.7, 0.7)),
        ("line", (-0.7, 0.7, 0.7, -0.7)),
        *(("ellipse", (x - 0.31, y - 0.31, x + 0.31, y + 0.31)) for x in (-0.7, 0.7) for y in (-0.7, 0.7)),
    ),
)
"""The shapes of seats or sides, the same for a whole match: of about equal weight around (0, 0), in half widths."""
ICONS: dict[str, tuple[tuple[str, bool, tuple[float, ...]], ...]] = {
    "arrow": (("polygon", True, (4, 2, 17, 10, 4, 18)),),
    "crown": (("polygon", True, (1, 5, 5.6, 10, 10, 2, 14.4, 10, 19, 5, 17, 17, 3, 17)),),
    "robot": (
        ("rounded", True, (2, 6, 18, 19)),
        ("ellipse", False, (5, 9, 9, 13)),
        ("ellipse", False, (11, 9, 15, 13)),
        ("rectangle", False, (6, 15, 14, 16.6)),
        ("rectangle", True, (9.3, 2.5, 10.7, 6)),
        ("ellipse", True, (8, 0, 12, 4)),
    ),
    "train": (
        ("rounded", True, (1, 5, 8, 16)),
        ("rounded", True, (0.4, 4, 8.6, 6)),
        ("rectangle", False, (2.8, 7.3, 6.2, 10.3)),
        ("round", True, (7, 9, 18.4, 16)),
        ("rectangle", True, (14, 5.6, 16.6, 10)),
        *(
            wheel
            for x in (4.0, 9.8, 15.4)
            for wheel in (
                ("ellipse", False, (x - 2.2, 14.4, x + 2.2, 18.8)),
                ("ellipse", True, (x - 1.7, 14.9, x + 1.7, 18.3)),
            )
        ),
        ("ellipse", True, (15.6, 2.4, 18, 4.8)),
        ("ellipse", True, (17.6, 0.2, 20, 2.6)),
    ),
}
"""Shapes on a square of 20, drawn with ink (True) or cut out."""


def opaque(colour: Colour) -> Ink:
    """The colour without transparency."""
    return (*colour, 255)


def sprite_of(shape: OwnerMark | Icon, style: Style) -> Sprite:
    """A player's mark; or a train marker, a crown, an arrow or a robot."""
    if isinstance(shape, Icon):
        return CACHE.get(shape, lambda: centred(_draw_icon(shape)))
    return CACHE.get((shape, style), lambda: centred(_draw_owner_mark(shape, style.palette)))


def _draw_owner_mark(mark: OwnerMark, palette: Palette) -> Image.Image:
    size = (mark.size + 8) * SCALE
    image = Image.new("RGBA", (size, size), CLEAR)
    draw, full = ImageDraw.Draw(image), float(mark.size * SCALE)
    if mark.edge:
        draw_mark(draw, mark.owner, size / 2, full + 7 * SCALE, opaque(palette.badge_ink))
    draw_mark(draw, mark.owner, size / 2, full, opaque(palette.players[mark.owner % len(palette.players)]))
    if mark.hollow:
        draw_mark(draw, mark.owner, size / 2, full - max(7, mark.size * 0.36) * SCALE, opaque(palette.hole))
    return image.reduce(SCALE)


def draw_mark(draw: ImageDraw.ImageDraw, owner: int, middle: float, size: float, ink: Ink) -> None:
    """The player's shape in a square of `size` around (middle, middle)."""
    r = size / 2
    for kind, points in MARKS[owner % len(MARKS)]:
        _draw(draw, kind, [middle + point * r for point in points], ink, r * 0.62)


def _draw(draw: ImageDraw.ImageDraw, kind: str, at: Sequence[float], ink: Ink, width: float) -> None:
    match kind:
        case "ellipse":
            draw.ellipse(at, fill=ink)
        case "rectangle":
            draw.rectangle(at, fill=ink)
        case "polygon":
            draw.polygon(at, fill=ink)
        case "chord":
            draw.pieslice(at, 0, 180, fill=ink)
        case "line":
            draw.line(at, fill=ink, width=round(width))
        case _:  # rounded, or round
            draw.rounded_rectangle(at, width if kind == "rounded" else 2 * width, fill=ink)


def _draw_icon(icon: Icon) -> Image.Image:
    size = icon.size * SCALE
    image = Image.new("RGBA", (size, size), CLEAR)
    unit = size / 20
    for kind, inked, points in ICONS[icon.kind]:
        ink = opaque(icon.colour) if inked else CLEAR
        _draw(ImageDraw.Draw(image), kind, [point * unit for point in points], ink, unit)
    return image.reduce(SCALE)
