"""The parts that pictures are put together from: tiles, players' marks, icons. Drawn 4× too large, shrunk, kept.

A sprite depends on what it shows and its size only, so a warm board is little more than pasting. The store of
sprites is bounded in bytes; the oldest unused leave first.
"""

import itertools
import math
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image, ImageDraw

from bot.pictures import fonts
from bot.pictures.scene import NUMERAL_HALF, PIP_HALF, Icon, Look, OwnerMark, Ring, TileSprite
from bot.pictures.theme import PIP_PATTERN, Colour, MarkShape, Palette, Style, blend, mark_of

SCALE = 4
CACHE_BYTES = 32 * 1024 * 1024
Ink = tuple[int, int, int, int]


class SpriteCache:
    """Sprites by what they show, at most `limit` bytes of pixels."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The sprite under `key`, drawn now if it is not held."""
        with self._lock:
            found = self._held.get(key)
            if found is not None:
                self._held.move_to_end(key)
                return found
        made = draw()
        with self._lock:
            if key not in self._held:
                self._held[key] = made
                self.bytes += _weight(made)
            while self.bytes > self._limit and len(self._held) > 1:
                _, gone = self._held.popitem(last=False)
                self.bytes -= _weight(gone)
        return made

    def clear(self) -> None:
        """Forget every sprite."""
        with self._lock:
            self._held.clear()
            self.bytes = 0


def _weight(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


CACHE = SpriteCache()


def opaque(colour: Colour) -> Ink:
    """The colour without transparency."""
    return (*colour, 255)


def shows_numerals(tile: TileSprite, style: Style) -> bool:
    """Whether the tile is drawn with numerals: by wish, or because pips would be too small to count."""
    return style.numerals or tile.half < PIP_HALF


def tile_sprite(tile: TileSprite, style: Style) -> Image.Image:
    """The tile with ring and shadow, on a square transparent sprite centred on the tile's centre."""
    key = (tile.half, tile.angle, tile.first, tile.second, tile.look, tile.ring, tile.open_half, tile.pinned,
           tile.owner, style)  # fmt: skip
    return CACHE.get(key, lambda: _draw_tile(tile, style))


def _draw_tile(tile: TileSprite, style: Style) -> Image.Image:
    """Face and ring are drawn large and shrunk; shadow, lip and numerals are added at their size, which is cheap."""
    palette = style.palette
    size = tile_reach(tile.half) * 2
    layers = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    if tile.look is Look.GHOST:
        _stamp(layers, _outline(tile, size, 0, dashed=True), palette.cyan, (0, 0))
        return layers
    body = _turned(_draw_face(tile, style), tile.angle, size)
    alpha = body.getchannel("A")
    if tile.ring in (Ring.LAST, Ring.PLAYABLE):
        gold = palette.gold if tile.ring is Ring.LAST else palette.cyan
        _stamp(layers, _outline(tile, size, ring_width(tile.half)), gold, (0, 0))
    step = max(1, round(tile.half * 0.035))
    lip = palette.dim_lip if tile.look is Look.DIMMED else palette.lip
    if tile.owner is not None:
        lip = blend(palette.players[tile.owner % 12], palette.shadow, 0.25)
    if tile.ring is Ring.NONE:
        _stamp(layers, alpha, palette.shadow, (round(step * 0.7), round(step * 2.1)))
    _stamp(layers, alpha, lip, (0, step))
    layers.alpha_composite(body)
    if tile.owner is not None:
        layers.alpha_composite(_line_mark(tile.owner, round(tile.half * 0.28), size, palette.badge_ink))
    if tile.look is not Look.BACK and shows_numerals(tile, style):
        _draw_numerals(layers, tile, palette)
    if tile.ring is Ring.COVER:
        _stamp(layers, _outline(tile, size, ring_width(tile.half) // 2, dashed=True), palette.warn, (0, 0))
    return layers


_QUARTERS = {
    0: Image.Transpose.ROTATE_90,
    180: Image.Transpose.ROTATE_270,
    270: Image.Transpose.ROTATE_180,
}
"""How to turn an upright tile (second half below, 90) to the other quarters; Pillow turns counter-clockwise."""


def _turned(upright: Image.Image, angle: int, size: int) -> Image.Image:
    """A large upright drawing, turned to the tile's angle and shrunk onto a square of `size` pixels."""
    if angle % 90 == 0:
        small = upright.reduce(SCALE)
        if angle != 90:
            small = small.transpose(_QUARTERS[angle])
        square = Image.new(small.mode, (size, size), 0)
        square.paste(small, ((size - small.width) // 2, (size - small.height) // 2))
        return square
    small = upright.reduce(SCALE // 2)
    square = Image.new(small.mode, (size * 2, size * 2), 0)
    square.paste(small, (size - small.width // 2, size - small.height // 2))
    return square.rotate(90 - angle, Image.Resampling.BICUBIC).reduce(2)


def _line_mark(owner: int, size: int, canvas: int, ink: Colour) -> Image.Image:
    """The owner's mark in the middle of a canvas, upright however the tile lies."""
    big = Image.new("RGBA", ((size + 6) // 2 * 2 * SCALE,) * 2, (*ink, 0))
    _mark(ImageDraw.Draw(big), mark_of(owner), big.width / 2, big.width / 2, size * SCALE, opaque(ink))
    small = big.reduce(SCALE)
    layer = Image.new("RGBA", (canvas, canvas), (0, 0, 0, 0))
    layer.paste(small, ((canvas - small.width) // 2, (canvas - small.height) // 2))
    return layer


def tile_reach(half: int) -> int:
    """How far a tile's sprite reaches from its centre, in pixels, at any angle and with any ring."""
    return math.ceil(half * 1.12) + ring_width(half) + 5


def ring_width(half: int) -> int:
    """The width of the ring around a tile."""
    return max(5, round(half * 0.1))


def _stamp(image: Image.Image, mask: Image.Image, colour: Colour, shift: tuple[int, int]) -> None:
    """Lay `colour` where `mask`, shifted, says so."""
    moved = Image.new("L", image.size, 0)
    moved.paste(mask, shift)
    layer = Image.new("RGBA", image.size, (*colour, 0))
    layer.putalpha(moved)
    image.alpha_composite(layer)


def _canvas(tile: TileSprite) -> tuple[int, int]:
    """The size of the large canvas for an upright tile with its ring."""
    pad = ring_width(tile.half) + 2
    return (tile.half + 2 * pad) // 2 * 2 * SCALE, (2 * tile.half + 2 * pad) * SCALE


def _frame(tile: TileSprite, grow: float = 0.0) -> tuple[float, float, float, float, float]:
    """Left, top, right, bottom and corner radius of an upright tile on its canvas, in large pixels."""
    width, height = _canvas(tile)
    h = tile.half * SCALE
    inset = max(1.0, tile.half * 0.028) * SCALE - grow
    radius = h * 0.16 + max(0.0, grow)
    x, y = width / 2, height / 2
    return x - h / 2 + inset, y - h + inset, x + h / 2 - inset, y + h - inset, radius


def _outline(tile: TileSprite, size: int, grow: int, dashed: bool = False) -> Image.Image:
    """The mask of a ring (or dashes) `grow` pixels around the tile, turned like it."""
    large = Image.new("L", _canvas(tile), 0)
    left, top, right, bottom, radius = _frame(tile, grow * SCALE)
    draw = ImageDraw.Draw(large)
    if not dashed:
        draw.rounded_rectangle((left, top, right, bottom), radius, fill=255)
    else:
        width = max(3.0, tile.half * 0.06) * SCALE
        path = rounded_path(left + width / 2, top + width / 2, right - width / 2, bottom - width / 2, radius)
        dash_path(draw, path, 255, width, tile.half * SCALE * 0.24)
    return _turned(large, tile.angle, size)


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
    """The upright tile, large: face, open half, dividing line, pips or numerals' grounds, pin."""
    palette = style.palette
    image = Image.new("RGBA", _canvas(tile), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    left, top, right, bottom, radius = _frame(tile)
    h, across, middle = tile.half * SCALE, image.width / 2, image.height / 2
    dim = tile.look is Look.DIMMED
    face = palette.dim_face if dim else palette.face
    edge = palette.dim_lip if dim else palette.lip
    groove = palette.dim_lip if dim else palette.groove
    if tile.owner is not None:
        colour = palette.players[tile.owner % 12]
        face, edge = blend(colour, palette.face, 0.6), blend(colour, palette.shadow, 0.15)
        groove = edge
    if tile.look is Look.BACK:
        draw.rounded_rectangle((left, top, right, bottom), radius, opaque(palette.wood_edge))
        inner = h * 0.1
        box = (left + inner, top + inner, right - inner, bottom - inner)
        draw.rounded_rectangle(box, radius * 0.6, opaque(palette.wood))
        return image
    border = max(SCALE, round(h * 0.018), palette.outline * SCALE)
    edge = palette.shadow if palette.outline else edge
    draw.rounded_rectangle((left, top, right, bottom), radius, opaque(face), opaque(edge), border)
    if tile.open_half:
        cut = (left, top, right, middle) if tile.open_half == 1 else (left, middle, right, bottom)
        stroke = round(max(3.0, tile.half * 0.075) * SCALE)
        draw.rounded_rectangle(cut, radius, opaque(palette.open_face), opaque(palette.open_edge), stroke)
    numerals = shows_numerals(tile, style)
    if not numerals:
        reach = h * 0.36
        thick = max(1.5 * SCALE, h * 0.026)
        draw.rounded_rectangle(
            (across - reach, middle - thick / 2, across + reach, middle + thick / 2), thick / 2, opaque(groove)
        )
    for pips, centre in ((tile.first, middle - h / 2), (tile.second, middle + h / 2)):
        colour = palette.suits[pips]
        if tile.owner is not None:
            colour = palette.badge_ink if numerals else (34, 34, 38)
        colour = blend(colour, palette.dim_face, 0.3) if dim else colour
        if numerals:
            pad = h * (0.085 if tile.half >= NUMERAL_HALF else 0.06)
            box = (left + pad, centre - h / 2 + pad * 1.3, right - pad, centre + h / 2 - pad * 1.3)
            draw.rounded_rectangle(box, h * 0.13, opaque(colour))
        else:
            _draw_pips(draw, pips, across, centre, h, colour)
    if tile.pinned:
        r = h * 0.115
        pin = opaque(blend(palette.pin, palette.shadow, 0.55))
        draw.ellipse((across - r, middle - r, across + r, middle + r), opaque(palette.pin), pin, round(h * 0.03))
    return image


def _draw_pips(draw: ImageDraw.ImageDraw, pips: int, x: float, y: float, h: float, colour: Colour) -> None:
    """A half's pips around (x, y), in the standard pattern."""
    r = h * (0.12 if pips < 6 else 0.102 if pips < 10 else 0.084)
    across, down = h * (0.24 if pips < 6 else 0.265), h * (0.25 if pips < 6 else 0.27 if pips < 10 else 0.285)
    if pips == 1:
        r = h * 0.135
    for column, row in PIP_PATTERN[pips]:
        cx, cy = x + column * across, y + row * down
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=opaque(colour))


def _draw_numerals(image: Image.Image, tile: TileSprite, palette: Palette) -> None:
    """The halves' numbers, upright however the tile lies."""
    turn = math.radians(tile.angle)
    size = round(tile.half * (0.74 if tile.half >= PIP_HALF else 0.8))
    for pips, side in ((tile.first, -0.5), (tile.second, 0.5)):
        x = image.width / 2 + math.cos(turn) * side * tile.half
        y = image.height / 2 + math.sin(turn) * side * tile.half
        ink = palette.numeral_ink[pips] if tile.owner is None else palette.ink
        draw_number(image, pips, x, y, size if pips < 10 else round(size * 0.84), ink)


def draw_number(image: Image.Image, number: int, x: float, y: float, size: int, ink: Colour) -> None:
    """A bold number centred on (x, y)."""
    mask, baseline = fonts.mask(str(number), size, True)
    left, _, right, _ = mask.getbbox() or (0, 0, mask.width, 0)
    corner = round(x - (left + right) / 2), round(y + size * fonts.CAP_HEIGHT / 2 - baseline)
    image.paste(opaque(ink), corner, mask)


def mark_sprite(mark: OwnerMark, style: Style) -> Image.Image:
    """A player's mark."""
    return CACHE.get((mark.size, mark.owner, mark.hollow, mark.edge, style), lambda: _draw_mark(mark, style.palette))


def _draw_mark(mark: OwnerMark, palette: Palette) -> Image.Image:
    size = (mark.size + 8) * SCALE
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    colour = opaque(palette.players[mark.owner % 12])
    shape, middle, full = mark_of(mark.owner), size / 2, float(mark.size * SCALE)
    if mark.edge:
        grown = full + 7 * SCALE
        _mark(draw, shape, middle, middle, grown, opaque(palette.badge_ink))
    _mark(draw, shape, middle, middle, full, colour)
    if mark.hollow:
        inner = full - max(7, mark.size * 0.36) * SCALE
        _mark(draw, shape, middle, middle, inner, opaque(palette.hole))
    return image.reduce(SCALE)


def _star(x: float, y: float, r: float) -> list[tuple[float, float]]:
    """A star of five points around (x, y)."""
    turns = [(math.radians(36 * step - 90), r if step % 2 == 0 else r * 0.45) for step in range(10)]
    return [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn, reach in turns]


def _mark(draw: ImageDraw.ImageDraw, shape: MarkShape, x: float, y: float, size: float, ink: Ink) -> None:
    """One of the twelve shapes, all of about equal weight, in a square of `size` around (x, y)."""
    r = size / 2
    match shape:
        case MarkShape.CIRCLE:
            draw.ellipse((x - r * 0.92, y - r * 0.92, x + r * 0.92, y + r * 0.92), fill=ink)
        case MarkShape.SQUARE:
            draw.rectangle((x - r * 0.82, y - r * 0.82, x + r * 0.82, y + r * 0.82), fill=ink)
        case MarkShape.TRIANGLE:
            draw.polygon([(x, y - r), (x + r * 1.05, y + r * 0.82), (x - r * 1.05, y + r * 0.82)], fill=ink)
        case MarkShape.DIAMOND:
            draw.polygon([(x, y - r * 1.1), (x + r * 1.1, y), (x, y + r * 1.1), (x - r * 1.1, y)], fill=ink)
        case MarkShape.STAR:
            draw.polygon(_star(x, y + r * 0.08, r * 1.15), fill=ink)
        case MarkShape.PLUS:
            draw.rectangle((x - r * 0.35, y - r, x + r * 0.35, y + r), fill=ink)
            draw.rectangle((x - r, y - r * 0.35, x + r, y + r * 0.35), fill=ink)
        case MarkShape.HOURGLASS:
            outline = ((-0.9, -1), (0.9, -1), (0.28, 0), (0.9, 1), (-0.9, 1), (-0.28, 0))
            draw.polygon([(x + dx * r, y + dy * r) for dx, dy in outline], fill=ink)
        case MarkShape.MOON:
            draw.pieslice((x - r, y - r * 1.4, x + r, y + r * 0.6), 0, 180, fill=ink)
        case MarkShape.HEART:
            for side in (-0.5, 0.5):
                cx = x + side * r * 0.98
                draw.ellipse((cx - r * 0.54, y - r * 0.92, cx + r * 0.54, y + r * 0.16), fill=ink)
            draw.polygon([(x - r * 0.96, y - r * 0.16), (x + r * 0.96, y - r * 0.16), (x, y + r)], fill=ink)
        case MarkShape.DROP:
            draw.ellipse((x - r * 0.72, y - r * 0.4, x + r * 0.72, y + r), fill=ink)
            draw.polygon([(x, y - r * 1.1), (x + r * 0.66, y + r * 0.02), (x - r * 0.66, y + r * 0.02)], fill=ink)
        case MarkShape.ARROW:
            draw.polygon([(x, y - r), (x + r, y + r * 0.1), (x - r, y + r * 0.1)], fill=ink)
            draw.rectangle((x - r * 0.36, y, x + r * 0.36, y + r), fill=ink)
        case MarkShape.CROSS:
            width = r * 0.62
            for side in (-1, 1):
                points = ((x - r * 0.7, y - side * r * 0.7), (x + r * 0.7, y + side * r * 0.7))
                draw.line([*points[0], *points[1]], fill=ink, width=round(width))
                for cx, cy in points:
                    draw.ellipse((cx - width / 2, cy - width / 2, cx + width / 2, cy + width / 2), fill=ink)


def icon_sprite(icon: Icon) -> Image.Image:
    """A train marker, a crown or an arrow."""
    return CACHE.get((icon.kind, icon.size, icon.colour), lambda: _draw_icon(icon))


def _draw_icon(icon: Icon) -> Image.Image:
    size = icon.size * SCALE
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    ink = opaque(icon.colour)
    u = size / 20

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return left * u, top * u, right * u, bottom * u

    if icon.kind == "arrow":
        draw.polygon([(4 * u, 2 * u), (17 * u, 10 * u), (4 * u, 18 * u)], fill=ink)
    elif icon.kind == "crown":
        points = ((1, 5), (5.6, 10), (10, 2), (14.4, 10), (19, 5), (17, 17), (3, 17))
        draw.polygon([(x * u, y * u) for x, y in points], fill=ink)
    else:
        draw.rounded_rectangle(box(1, 5, 8, 16), u, fill=ink)
        draw.rounded_rectangle(box(0.4, 4, 8.6, 6), u, fill=ink)
        draw.rectangle(box(2.8, 7.3, 6.2, 10.3), fill=(0, 0, 0, 0))
        draw.rounded_rectangle(box(7, 9, 18.4, 16), 2 * u, fill=ink)
        draw.rectangle(box(14, 5.6, 16.6, 10), fill=ink)
        for x in (4.0, 9.8, 15.4):
            draw.ellipse(box(x - 2.2, 14.4, x + 2.2, 18.8), fill=(0, 0, 0, 0))
            draw.ellipse(box(x - 1.7, 14.9, x + 1.7, 18.3), fill=ink)
        draw.ellipse(box(15.6, 2.4, 18, 4.8), fill=ink)
        draw.ellipse(box(17.6, 0.2, 20, 2.6), fill=ink)
    return image.reduce(SCALE)
