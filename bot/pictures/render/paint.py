"""Paints a scene as a PNG in one shared palette. The same scene always gives the same bytes.

Pillow only. Shapes with soft edges are blended in full colour with their background, in their own box. The result is
cached for the same background, so a warm picture needs little more than pasting and is never quantised as a whole.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.render import fonts, marks, sprites
from bot.pictures.render.marks import SCALE
from bot.pictures.render.packing import packed
from bot.pictures.render.palette_image import Layer, as_palette, blended, number
from bot.pictures.render.sprite_cache import CACHE, Sprite, seen
from bot.pictures.scene import Badge, Disc, Icon, Line, OwnerMark, Rect, Scene, Shape, Text, TileSprite
from bot.pictures.theme import Colour, Point, Style

WHOLE = 20_000
"""Pixels of a rectangle that is kept as a whole."""


def png(scene: Scene, most: int) -> bytes:
    """The scene as an opaque PNG with the style's palette; equal scenes give equal bytes. Only a crowded one, of more
    than `most` bytes, is packed the slow way."""
    image = frame(scene)
    quick = packed(image)
    return quick if len(quick) <= most else packed(image, small=True)


def frame(scene: Scene) -> Image.Image:
    """The scene as a palette image, also a replay's frame."""
    style = scene.style
    image = Image.new("L", (scene.width, scene.height), number(style.palette.table, style))
    for shape in scene.shapes:
        _put(image, style, shape)
    return as_palette(image, style)


def _put(image: Image.Image, style: Style, shape: Shape) -> None:
    match shape:
        case TileSprite():
            _tile(image, style, sprites.from_one_end(shape))
        case OwnerMark() | Icon():
            key = replace(shape, x=0, y=0)
            sprite = marks.sprite_of(key, style)
            layers = [(sprite.image, (0, 0), None)]
            _lay(image, style, _corner(sprite, shape), sprite.image.size, key, lambda: layers)
        case Text():
            _write(image, style, shape)
        case Badge():
            w, h = shape.width, shape.height
            _rect(image, style, Rect(shape.x - w / 2, shape.y - h / 2, w, h, shape.fill, h // 2))
            _write(image, style, Text(shape.x, shape.y, shape.text, shape.size, shape.ink, shape.fill, True, "m"))
        case Rect():
            _rect(image, style, shape)
        case Disc():
            _disc(image, style, shape)
        case Line():
            _line(image, style, shape)


def _tile(image: Image.Image, style: Style, tile: TileSprite) -> None:
    edge = sprites.tile_edge(tile, style)

    def face() -> Iterator[Layer]:
        yield sprites.tile_face(tile, style).image, (0, 0), None

    _lay(image, style, _corner(edge, tile), edge.image.size, sprites.face_key(tile), face, edge.image)
    for stamp in sprites.tile_stamps(tile, style):
        image.paste(stamp.image, _corner(stamp, tile), stamp.mask)


def _corner(sprite: Sprite, shape: TileSprite | OwnerMark | Icon) -> tuple[int, int]:
    """Where the sprite's upper left corner lies."""
    return math.floor(shape.x + sprite.left + 0.5), math.floor(shape.y + sprite.top + 0.5)


def _lay(
    image: Image.Image,
    style: Style,
    corner: tuple[int, int],
    size: tuple[int, int],
    key: Hashable,
    layers: Callable[[], Iterable[Layer]],
    edge: Image.Image | None = None,
) -> None:
    """Blend the layers of `key` with the background in the box of this corner and size, and cache the result.

    Inside an `edge`, a mask, the background counts as one colour. Pixels outside the edge stay."""
    (x, y), (width, height) = corner, size
    context = image.crop((x, y, x + width, y + height))
    low, high = context.getextrema()
    under: Hashable = low
    if low == high:
        edge = None
    elif edge is None:
        under = blake2b(context.tobytes(), digest_size=16).digest()
    else:
        counts = context.histogram()
        low = counts.index(max(counts))
        under, context = low, Image.new("L", size, low)
    laid = CACHE.get((key, under, style), lambda: Sprite(blended(context, style, layers()), 0, 0))
    image.paste(laid.image, corner, edge)


def _fill(
    image: Image.Image,
    style: Style,
    corner: tuple[int, int],
    colour: Colour,
    mask: Callable[..., Image.Image],
    *of: object,
) -> None:
    """Fill `mask(*of)` with a colour."""
    made = mask(*of)
    _lay(image, style, corner, made.size, (mask, of, colour), lambda: [(made, (0, 0), colour)])


def _write(image: Image.Image, style: Style, text: Text) -> None:
    """Write a line of text; y is the middle of its capitals."""
    if not text.text:
        return
    key = text.text, text.size, text.bold, text.colour, text.on, style
    words = CACHE.get(key, lambda: _written(text, style))
    x = text.x - {"l": 0.0, "m": 0.5, "r": 1.0}[text.anchor] * fonts.measure(text.text, text.size, text.bold)
    y = text.y + text.size * fonts.CAP_HEIGHT / 2
    image.paste(words.image, (round(x) + int(words.left), round(y) + int(words.top)), words.mask)


def _written(text: Text, style: Style) -> Sprite:
    """The text on its context, as seen from the left end of its baseline."""
    whole, baseline = fonts.mask(text.text, text.size, text.bold)
    box = whole.getbbox() or (0, 0, 1, 1)
    mask = whole.crop(box)
    context = Image.new("L", mask.size, number(text.on, style))
    return Sprite(blended(context, style, [(mask, (0, 0), text.colour)]), box[0], box[1] - baseline, seen(mask))


@lru_cache(maxsize=256)
def _quarter(radius: int) -> Image.Image:
    """The mask of the upper left quarter of a disc."""
    big = Image.new("L", (radius * SCALE, radius * SCALE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, radius * SCALE * 2 - 1, radius * SCALE * 2 - 1), fill=255)
    return big.reduce(SCALE)


@lru_cache(maxsize=256)
def _quarter_at(radius: int, right: int, bottom: int) -> Image.Image:
    """The mask of any quarter."""
    quarter = _quarter(radius)
    quarter = quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if right else quarter
    return quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if bottom else quarter


def _rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rounded rectangle."""
    mask = Image.new("L", (width, height), 255)
    radius = max(0, min(radius, width // 2, height // 2))
    for right, bottom in ((0, 0), (1, 0), (0, 1), (1, 1))[: 4 * bool(radius)]:
        mask.paste(_quarter_at(radius, right, bottom), (right * (width - radius), bottom * (height - radius)))
    return mask


def _rect_layers(width: int, height: int, rect: Rect) -> Iterator[Layer]:
    """A whole rectangle: its outline with its filling over it, or without one with a hole."""
    stroke, outer = rect.stroke if rect.outline else 0, _rounded_mask(width, height, rect.radius)
    inner = _rounded_mask(width - 2 * stroke, height - 2 * stroke, rect.radius - stroke)
    if rect.outline is not None and rect.fill is None:
        hole = Image.new("L", (width, height), 0)
        hole.paste(inner, (stroke, stroke))
        outer = ImageChops.subtract(outer, hole)
    if rect.outline is not None:
        yield outer, (0, 0), rect.outline
    if rect.fill is not None:
        yield inner, (stroke, stroke), rect.fill


def _rect(image: Image.Image, style: Style, rect: Rect) -> None:
    """Small rectangles are kept whole, large ones drawn as plain bars with four soft corners."""
    x, y, width, height = round(rect.x), round(rect.y), round(rect.width), round(rect.height)
    if rect.fill is None or (rect.radius and width * height < WHOLE):
        key = "rect", width, height, rect.radius, rect.fill, rect.outline, rect.stroke
        _lay(image, style, (x, y), (width, height), key, lambda: _rect_layers(width, height, rect))
        return
    stroke = rect.stroke if rect.outline else 0
    if rect.outline is not None:
        _bars(image, style, (x, y, x + width, y + height), rect.radius, rect.outline)
    inner = (x + stroke, y + stroke, x + width - stroke, y + height - stroke)
    _bars(image, style, inner, rect.radius - stroke, rect.fill)


def _bars(image: Image.Image, style: Style, box: tuple[int, int, int, int], radius: int, fill: Colour) -> None:
    x, y, end, foot = box
    radius = max(0, min(radius, (end - x) // 2, (foot - y) // 2))
    ink = number(fill, style)
    image.paste(ink, (x, y + radius, end, foot - radius))
    for bottom, top in ((0, y), (1, foot - radius))[: 2 * bool(radius)]:
        image.paste(ink, (x + radius, top, end - radius, top + radius))
        for right, left in ((0, x), (1, end - radius)):
            _fill(image, style, (left, top), fill, _quarter_at, radius, right, bottom)


@lru_cache(maxsize=256)
def _disc_mask(diameter: int, hole: int = 0) -> Image.Image:
    """The mask of a disc, or of a ring around a hole."""
    big = Image.new("L", (diameter * SCALE, diameter * SCALE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, diameter * SCALE - 1, diameter * SCALE - 1), fill=255)
    mask = big.reduce(SCALE)
    if hole:
        inner = Image.new("L", mask.size, 0)
        inner.paste(_disc_mask(hole), ((diameter - hole) // 2,) * 2)
        mask = ImageChops.subtract(mask, inner)
    return mask


def _disc(image: Image.Image, style: Style, disc: Disc) -> None:
    diameter = max(1, round(disc.radius * 2))
    x, y = round(disc.x - diameter / 2), round(disc.y - diameter / 2)
    inner = diameter
    if disc.outline is not None:
        inner = max(1, diameter - 2 * disc.stroke)
        _fill(image, style, (x, y), disc.outline, _disc_mask, diameter, 0 if disc.fill else inner)
    if disc.fill is not None:
        inset = (diameter - inner) // 2
        _fill(image, style, (x + inset, y + inset), disc.fill, _disc_mask, inner)


@lru_cache(maxsize=256)
def _line_mask(points: tuple[Point, ...], width: int, size: tuple[int, int]) -> Image.Image:
    """A polyline with round joints, in its own box."""
    big = Image.new("L", (size[0] * SCALE, size[1] * SCALE), 0)
    pen = ImageDraw.Draw(big)
    r = width * SCALE / 2
    path = [(x * SCALE, y * SCALE) for x, y in points]
    pen.line(path, fill=255, width=width * SCALE)
    for x, y in path:
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return big.reduce(SCALE)


def _line(image: Image.Image, style: Style, line: Line) -> None:
    xs, ys = zip(*line.points, strict=True)
    if len(line.points) == 2 and (xs[0] == xs[1] or ys[0] == ys[1]):
        r = line.width / 2
        box = (min(xs) - r, min(ys) - r, max(xs) + r, max(ys) + r)
        left, top = round(box[0]), round(box[1])
        width, height = round(box[2] - box[0]), round(box[3] - box[1])
        _rect(image, style, Rect(left, top, width, height, line.colour, line.width // 2))
        return
    left, top = int(min(xs)) - line.width, int(min(ys)) - line.width
    size = int(max(xs)) + line.width + 1 - left, int(max(ys)) + line.width + 1 - top
    near = tuple((round(x - left, 2), round(y - top, 2)) for x, y in line.points)
    _fill(image, style, (left, top), line.colour, _line_mask, near, line.width, size)
