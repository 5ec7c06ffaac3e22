"""Sprites of tiles, drawn 4× too large, shrunk and cached.

A tile is its face and the patterns on its two halves, so 91 tiles need 13 patterns.
"""

import itertools
import math
from bisect import bisect_right
from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Literal

from PIL import Image, ImageDraw

from bot.pictures.render import fonts
from bot.pictures.render.marks import SCALE, draw_mark, opaque
from bot.pictures.render.palette_image import Layer, blended, number
from bot.pictures.render.sprite_cache import CACHE, Sprite, centred, seen
from bot.pictures.scene import Look, Ring, TileSprite
from bot.pictures.theme import PIP_HALF, PIP_PATTERN, Colour, Palette, Style, blend


def shows_numerals(tile: TileSprite, style: Style) -> bool:
    """Whether the tile is drawn with numerals: by wish, or because pips would be too small to count."""
    return style.numerals or tile.half < PIP_HALF


def from_one_end(tile: TileSprite) -> TileSprite:
    """The same tile at an angle below 180: seen from its other end, if need be."""
    if tile.angle < 180:
        return tile
    other: tuple[Literal[0], Literal[2], Literal[1]] = 0, 2, 1
    return replace(tile, angle=tile.angle - 180, first=tile.second, second=tile.first, open_half=other[tile.open_half])


def face_key(tile: TileSprite) -> tuple[Hashable, ...]:
    """What a tile's face depends on besides the style."""
    return tile.half, tile.angle, tile.look, tile.ring, tile.open_half, tile.pinned, tile.owner


def tile_edge(tile: TileSprite, style: Style) -> Sprite:
    """Where a tile covers what it lies on: all that is asked of its face once that is painted."""

    def draw() -> Sprite:
        face = tile_face(tile, style)
        return face._replace(image=seen(face.image.getchannel("A")))

    return CACHE.get(("edge", face_key(tile), style), draw)


def tile_face(tile: TileSprite, style: Style) -> Sprite:
    """The tile with ring and shadow, but nothing on its halves."""
    return _face(replace(tile, x=0, y=0, first=0, second=0, key=-1), style)


@lru_cache(maxsize=32)
def _face(tile: TileSprite, style: Style) -> Sprite:
    return centred(_draw_tile(tile, style))


def tile_stamps(tile: TileSprite, style: Style) -> Iterator[Sprite]:
    """What stands on its halves, in numbers and with masks: pips, or numerals on their grounds."""
    if tile.look is Look.GHOST:
        return
    numerals, half = shows_numerals(tile, style), tile.half
    for place, pips, angle in ((1, tile.first, (tile.angle + 180) % 360), (2, tile.second, tile.angle)):
        if pips or numerals:
            key = "half", half, angle, pips, tile.look, tile.owner, tile.open_half == place, style
            yield CACHE.get(key, partial(_draw_half, tile, style, pips, angle, tile.open_half == place))


def _draw_half(tile: TileSprite, style: Style, pips: int, angle: int, is_open: bool) -> Sprite:
    palette, numerals = style.palette, shows_numerals(tile, style)
    colour, ink = palette.suits[pips], palette.numeral_ink[pips]
    if tile.owner is not None:
        colour, ink = palette.badge_ink if numerals else (34, 34, 38), palette.ink
    stamp = _on_half(tile.half, angle, None if numerals else pips)
    layers: list[Layer] = [(stamp.image, (0, 0), colour)]
    if numerals:
        mask, left, top, _ = numeral(pips, tile.half, angle)
        layers.append((mask, (math.floor(left - stamp.left + 0.5), math.floor(top - stamp.top + 0.5)), ink))
    on = number(palette.open_face if is_open else _face_colour(tile, palette), style)
    return stamp._replace(image=blended(Image.new("L", stamp.image.size, on), style, layers), mask=seen(stamp.image))


def _face_colour(tile: TileSprite, palette: Palette) -> Colour:
    if tile.owner is not None:
        return blend(palette.players[tile.owner % len(palette.players)], palette.face, 0.6)
    return palette.dim_face if tile.look is Look.DIMMED else palette.face


def _on_half(half: int, angle: int, pips: int | None) -> Sprite:
    """The mask of pips, or of a numeral's context, on the half that lies in the direction `angle`."""
    key = half, angle, pips
    draw = _draw_ground if pips is None else partial(_draw_pips, pips)
    return CACHE.get(key, lambda: centred(_turned(draw(half), angle)))


def _draw_tile(tile: TileSprite, style: Style) -> Image.Image:
    """Face and ring are drawn large and shrunk; shadow and lip are added at their size, which is cheap."""
    palette = style.palette
    if tile.look is Look.GHOST:
        outline = _outline(tile, 0, dashed=True)
        layers = Image.new("RGBA", outline.size, (0, 0, 0, 0))
        _stamp(layers, outline, palette.cyan)
        return layers
    body = _turned(_draw_face(tile, style), tile.angle)
    layers = Image.new("RGBA", body.size, (0, 0, 0, 0))
    alpha = body.getchannel("A")
    if tile.ring in (Ring.LAST, Ring.PLAYABLE):
        gold = palette.gold if tile.ring is Ring.LAST else palette.cyan
        _stamp(layers, _outline(tile, ring_width(tile.half)), gold)
    step = max(1, round(tile.half * 0.035))
    lip = palette.dim_lip if tile.look is Look.DIMMED else palette.lip
    if tile.owner is not None:
        lip = blend(palette.players[tile.owner % len(palette.players)], palette.shadow, 0.25)
    if tile.ring is Ring.NONE:
        _stamp(layers, alpha, palette.shadow, (round(step * 0.7), round(step * 2.1)))
    _stamp(layers, alpha, lip, (0, step))
    layers.alpha_composite(body)
    if tile.owner is not None:
        mark = _line_mark(tile.owner, round(tile.half * 0.28), palette.badge_ink)
        layers.alpha_composite(mark, ((layers.width - mark.width) // 2, (layers.height - mark.height) // 2))
    if tile.ring is Ring.COVER:
        _stamp(layers, _outline(tile, ring_width(tile.half) // 2, dashed=True), palette.warn)
    return layers


_QUARTERS = {0: Image.Transpose.ROTATE_90, 180: Image.Transpose.ROTATE_270, 270: Image.Transpose.ROTATE_180}
"""How to turn an upright tile (second half below, 90) to the other quarters; Pillow turns counter-clockwise."""


def _turned(upright: Image.Image, angle: int) -> Image.Image:
    """A large upright drawing, turned to the angle and shrunk; its width and height are even."""
    if angle % 90 == 0:
        small = upright.reduce(SCALE)
        return small if angle == 90 else small.transpose(_QUARTERS[angle])
    side = math.ceil((upright.width + upright.height) / math.sqrt(8) / SCALE) * 2 * SCALE
    square = Image.new(upright.mode, (side, side), 0)
    square.paste(upright, ((side - upright.width) // 2, (side - upright.height) // 2))
    return square.rotate(90 - angle, Image.Resampling.NEAREST).reduce(SCALE)


def _line_mark(owner: int, size: int, ink: Colour) -> Image.Image:
    """The owner's mark for the middle of a tile, upright however the tile lies."""
    big = Image.new("RGBA", ((size + 6) // 2 * 2 * SCALE,) * 2, (*ink, 0))
    draw_mark(ImageDraw.Draw(big), owner, big.width / 2, size * SCALE, opaque(ink))
    return big.reduce(SCALE)


def ring_width(half: int) -> int:
    """The width of the ring around a tile; its shadow is never wider."""
    return max(5, round(half * 0.1))


def _stamp(image: Image.Image, mask: Image.Image, colour: Colour, shift: tuple[int, int] = (0, 0)) -> None:
    """Lay `colour` where `mask`, shifted, says so."""
    moved = Image.new("L", image.size, 0)
    moved.paste(mask, shift)
    layer = Image.new("RGBA", image.size, (*colour, 0))
    layer.putalpha(moved)
    image.alpha_composite(layer)


def _canvas(half: int) -> tuple[int, int]:
    """The size of the large canvas for an upright tile with its ring."""
    pad = ring_width(half) + 2
    return (half + 2 * pad) // 2 * 2 * SCALE, (2 * half + 2 * pad) * SCALE


def _frame(tile: TileSprite, grow: int = 0) -> tuple[float, float, float, float, float]:
    """Left, top, right, bottom and corner radius of an upright tile on its canvas, in large pixels."""
    width, height = _canvas(tile.half)
    h = tile.half * SCALE
    inset = (max(1.0, tile.half * 0.028) - grow) * SCALE
    radius = h * 0.16 + grow * SCALE
    x, y = width / 2, height / 2
    return x - h / 2 + inset, y - h + inset, x + h / 2 - inset, y + h - inset, radius


def _outline(tile: TileSprite, grow: int, dashed: bool = False) -> Image.Image:
    """The mask of a ring (or dashes) `grow` pixels around the tile, turned like it."""
    large = Image.new("L", _canvas(tile.half), 0)
    left, top, right, bottom, radius = _frame(tile, grow)
    draw = ImageDraw.Draw(large)
    if not dashed:
        draw.rounded_rectangle((left, top, right, bottom), radius, fill=255)
    else:
        width = max(3.0, tile.half * 0.06) * SCALE
        path = rounded_path(left + width / 2, top + width / 2, right - width / 2, bottom - width / 2, radius)
        dash_path(draw, path, 255, width, tile.half * SCALE * 0.24)
    return _turned(large, tile.angle)


def rounded_path(left: float, top: float, right: float, bottom: float, radius: float) -> list[tuple[float, float]]:
    """Points along the edge of a rounded rectangle, clockwise, closed."""
    points: list[tuple[float, float]] = []
    centres = ((right - radius, top + radius, -90), (right - radius, bottom - radius, 0),
               (left + radius, bottom - radius, 90), (left + radius, top + radius, 180))  # fmt: skip
    for x, y, start in centres:
        for step in range(9):
            turn = math.radians(start + step * 90 / 8)
            points.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return [*points, points[0]]


def dash_path(
    draw: ImageDraw.ImageDraw, path: list[tuple[float, float]], ink: int, width: float, period: float
) -> None:
    """Draw a path as an even number of round-ended dashes and gaps, about `period` long each."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(path)]
    walked = [0.0, *itertools.accumulate(lengths)]

    def spot(distance: float) -> tuple[float, float]:
        at = max(0, min(bisect_right(walked, distance) - 1, len(lengths) - 1))
        share = (distance - walked[at]) / (lengths[at] or 1.0)
        (ax, ay), (bx, by) = path[at], path[at + 1]
        return ax + (bx - ax) * share, ay + (by - ay) * share

    count = max(2, round(walked[-1] / (2 * period)) * 2)
    step = walked[-1] / count
    r = width / 2
    for dash in range(0, count, 2):
        points = [spot((dash + part / 8) * step) for part in range(9)]
        draw.line(points, fill=ink, width=round(width), joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)


def _draw_face(tile: TileSprite, style: Style) -> Image.Image:
    """The upright tile, large: face, open half, dividing line, pin."""
    palette = style.palette
    image = Image.new("RGBA", _canvas(tile.half), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    left, top, right, bottom, radius = _frame(tile)
    h, across, middle = tile.half * SCALE, image.width / 2, image.height / 2
    dim, face = tile.look is Look.DIMMED, _face_colour(tile, palette)
    edge = palette.dim_lip if dim else palette.lip
    groove = palette.dim_lip if dim else palette.groove
    if tile.owner is not None:
        colour = palette.players[tile.owner % len(palette.players)]
        edge = groove = blend(colour, palette.shadow, 0.15)
    border = max(SCALE, round(h * 0.018), palette.outline * SCALE)
    edge = palette.shadow if palette.outline else edge
    draw.rounded_rectangle((left, top, right, bottom), radius, opaque(face), opaque(edge), border)
    if tile.open_half:
        cut = (left, top, right, middle) if tile.open_half == 1 else (left, middle, right, bottom)
        stroke = round(max(3.0, tile.half * 0.075) * SCALE)
        draw.rounded_rectangle(cut, radius, opaque(palette.open_face), opaque(palette.open_edge), stroke)
    if not shows_numerals(tile, style):
        reach, thick = h * 0.36, max(1.5 * SCALE, h * 0.026)
        box = (across - reach, middle - thick / 2, across + reach, middle + thick / 2)
        draw.rounded_rectangle(box, thick / 2, opaque(groove))
    if tile.pinned:
        r = h * 0.115
        pin = opaque(blend(palette.pin, palette.shadow, 0.55))
        draw.ellipse((across - r, middle - r, across + r, middle + r), opaque(palette.pin), pin, round(h * 0.03))
    return image


def _draw_ground(half: int) -> Image.Image:
    """The context of the numeral on the lower half of an upright tile, large."""
    image = Image.new("L", _canvas(half), 0)
    x, y, h = image.width / 2, image.height / 2 + half * SCALE / 2, half * SCALE
    inset = max(1.0, half * 0.028) * SCALE
    pad = h * 0.07
    wide, high = h / 2 - inset - pad, h / 2 - pad * 1.3
    ImageDraw.Draw(image).rounded_rectangle((x - wide, y - high, x + wide, y + high), h * 0.13, 255)
    return image


def _draw_pips(pips: int, half: int) -> Image.Image:
    """The pips on the lower half of an upright tile, large, in the standard pattern."""
    image = Image.new("L", _canvas(half), 0)
    draw = ImageDraw.Draw(image)
    x, y, h = image.width / 2, image.height / 2 + half * SCALE / 2, half * SCALE
    r = h * (0.135 if pips == 1 else 0.12 if pips < 6 else 0.102 if pips < 10 else 0.084)
    across, down = h * (0.24 if pips < 6 else 0.265), h * (0.25 if pips < 6 else 0.27 if pips < 10 else 0.285)
    for column, row in PIP_PATTERN[pips]:
        cx, cy = x + column * across, y + row * down
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=255)
    return image


def numeral(number: int, half: int, angle: int) -> Sprite:
    """The number of the half that lies in the direction `angle`, upright however the tile lies. Two digits are as tall
    as one and narrower, and on a slanting half both are a sixth smaller."""
    tall, broad = (0.92, 0.76) if angle % 90 == 0 else (0.78, 0.66)
    turn, width = math.radians(angle), round(half * broad)
    mask, left, top, _ = number_mask(number, round(half * tall))
    if (wide := round(-2 * left)) > width:
        mask = mask.resize((mask.width * width // wide, mask.height), Image.Resampling.BILINEAR)
        left *= width / wide
    return Sprite(mask, left + round(math.cos(turn) * half / 2, 3), top + round(math.sin(turn) * half / 2, 3))


def number_mask(number: int, size: int) -> Sprite:
    """A bold number around its middle."""
    mask, baseline = fonts.mask(str(number), size, True)
    left, _, right, _ = mask.getbbox() or (0, 0, mask.width, 0)
    return Sprite(mask, -(left + right) / 2, size * fonts.CAP_HEIGHT / 2 - baseline)
