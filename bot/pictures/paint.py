"""A scene becomes a PNG: sprites pasted on the table, one shared palette of 256 colours, always the same bytes.

Pillow only. The palette is made from the theme once, not from each picture, so two pictures never differ in their
colours, quantising takes two milliseconds, and a replay's frames can share it.
"""

import io
import math
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.pictures import fonts, sprites
from bot.pictures.scene import Badge, Disc, Icon, Line, OwnerMark, Point, Rect, Scene, Shape, Text, TileSprite
from bot.pictures.sprites import Sprite
from bot.pictures.theme import Colour, Palette, Style, blend

SCALE = sprites.SCALE
QUICK, SMALL = 2, 6
"""Packing: the quick way takes half the time for a third more bytes."""


def png(scene: Scene, most: int) -> bytes:
    """The scene as an opaque PNG with the style's palette; equal scenes give equal bytes. Only a crowded one, of more
    than `most` bytes, is packed the slow way."""
    image = frame(scene)
    packed = _packed(image, QUICK)
    return packed if len(packed) <= most else _packed(image, SMALL)


def _packed(image: Image.Image, level: int) -> bytes:
    held = io.BytesIO()
    image.save(held, "PNG", compress_level=level)
    return held.getvalue()


def frame(scene: Scene) -> Image.Image:
    """The scene as a palette image, also a replay's frame."""
    return draw(scene).quantize(palette=palette_image(scene.style), dither=Image.Dither.NONE)


def draw(scene: Scene) -> Image.Image:
    """The scene in full colour."""
    image = Image.new("RGB", (scene.width, scene.height), scene.style.palette.table)
    for shape in scene.shapes:
        _put(image, shape, scene.style)
    return image


def _put(image: Image.Image, shape: Shape, style: Style) -> None:
    match shape:
        case TileSprite():
            _paste(image, sprites.tile_sprite(shape, style), shape.x, shape.y)
            for stamp, colour in sprites.tile_stamps(shape, style):
                _paste(image, stamp, shape.x, shape.y, colour)
        case OwnerMark():
            _paste(image, sprites.mark_sprite(shape, style), shape.x, shape.y)
        case Icon():
            _paste(image, sprites.icon_sprite(shape), shape.x, shape.y)
        case Text():
            _write(image, shape)
        case Badge():
            w, h = shape.width, shape.height
            _rounded(image, round(shape.x - w / 2), round(shape.y - h / 2), w, h, h // 2, shape.fill)
            _write(image, Text(shape.x, shape.y, shape.text, shape.size, shape.ink, shape.fill, True, "m"))
        case Rect():
            _rect(image, shape)
        case Disc():
            _disc(image, shape)
        case Line():
            _line(image, shape)


def _paste(image: Image.Image, sprite: Sprite, x: float, y: float, colour: Colour | None = None) -> None:
    """Paste a sprite, or a mask filled with `colour`, with its middle on (x, y)."""
    corner = math.floor(x + sprite.left + 0.5), math.floor(y + sprite.top + 0.5)
    image.paste(colour or sprite.image, corner, sprite.image)


def _write(image: Image.Image, text: Text) -> None:
    """Write a line of text; y is the middle of its capitals."""
    if not text.text:
        return
    mask, baseline = fonts.mask(text.text, text.size, text.bold)
    width = fonts.measure(text.text, text.size, text.bold)
    x = text.x - {"l": 0.0, "m": 0.5, "r": 1.0}[text.anchor] * width
    y = text.y + text.size * fonts.CAP_HEIGHT / 2 - baseline
    image.paste(text.colour, (round(x), round(y)), mask)


@lru_cache(maxsize=256)
def _corner(radius: int) -> Image.Image:
    """The mask of the upper left quarter of a disc."""
    big = Image.new("L", (radius * SCALE, radius * SCALE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, radius * SCALE * 2 - 1, radius * SCALE * 2 - 1), fill=255)
    return big.reduce(SCALE)


@lru_cache(maxsize=256)
def _rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a small rounded rectangle."""
    mask = Image.new("L", (width, height), 255)
    corner = _corner(radius)
    flip, mirror = Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.FLIP_LEFT_RIGHT
    mask.paste(corner, (0, 0))
    mask.paste(corner.transpose(mirror), (width - radius, 0))
    mask.paste(corner.transpose(flip), (0, height - radius))
    mask.paste(corner.transpose(flip).transpose(mirror), (width - radius, height - radius))
    return mask


def _rounded(image: Image.Image, x: int, y: int, width: int, height: int, radius: int, colour: Colour) -> None:
    """Fill a rounded rectangle: large ones by plain bars with four soft corners."""
    radius = max(0, min(radius, width // 2, height // 2))
    if radius == 0:
        image.paste(colour, (x, y, x + width, y + height))
    elif width * height < 6_000:
        image.paste(colour, (x, y), _rounded_mask(width, height, radius))
    else:
        image.paste(colour, (x, y + radius, x + width, y + height - radius))
        for top in (y, y + height - radius):
            image.paste(colour, (x + radius, top, x + width - radius, top + radius))
        corners = _rounded_mask(2 * radius, 2 * radius, radius)
        for right, bottom in ((0, 0), (1, 0), (0, 1), (1, 1)):
            part = corners.crop((right * radius, bottom * radius, (right + 1) * radius, (bottom + 1) * radius))
            image.paste(colour, (x + right * (width - radius), y + bottom * (height - radius)), part)


def _rect(image: Image.Image, rect: Rect) -> None:
    x, y, width, height = round(rect.x), round(rect.y), round(rect.width), round(rect.height)
    if rect.outline is None:
        if rect.fill is not None:
            _rounded(image, x, y, width, height, rect.radius, rect.fill)
        return
    stroke = rect.stroke
    box = (x + stroke, y + stroke, x + width - stroke, y + height - stroke)
    kept = image.crop(box) if rect.fill is None else None
    _rounded(image, x, y, width, height, rect.radius, rect.outline)
    radius = max(0, rect.radius - stroke)
    if kept is None and rect.fill is not None:
        _rounded(image, box[0], box[1], box[2] - box[0], box[3] - box[1], radius, rect.fill)
    elif kept is not None:
        image.paste(kept, box[:2], _rounded_mask(kept.width, kept.height, max(1, radius)))


@lru_cache(maxsize=256)
def _disc_mask(diameter: int) -> Image.Image:
    big = Image.new("L", (diameter * SCALE, diameter * SCALE), 0)
    ImageDraw.Draw(big).ellipse((0, 0, diameter * SCALE - 1, diameter * SCALE - 1), fill=255)
    return big.reduce(SCALE)


def _disc(image: Image.Image, disc: Disc) -> None:
    diameter = max(1, round(disc.radius * 2))
    x, y = round(disc.x - diameter / 2), round(disc.y - diameter / 2)
    if disc.outline is None:
        if disc.fill is not None:
            image.paste(disc.fill, (x, y), _disc_mask(diameter))
        return
    inner = max(1, diameter - 2 * disc.stroke)
    corner = x + disc.stroke, y + disc.stroke
    kept = image.crop((*corner, corner[0] + inner, corner[1] + inner)) if disc.fill is None else None
    image.paste(disc.outline, (x, y), _disc_mask(diameter))
    if kept is not None:
        image.paste(kept, corner, _disc_mask(inner))
    elif disc.fill is not None:
        image.paste(disc.fill, corner, _disc_mask(inner))


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


def _line(image: Image.Image, line: Line) -> None:
    xs, ys = zip(*line.points, strict=True)
    if len(line.points) == 2 and (xs[0] == xs[1] or ys[0] == ys[1]):
        r = line.width / 2
        box = (min(xs) - r, min(ys) - r, max(xs) + r, max(ys) + r)
        left, top = round(box[0]), round(box[1])
        width, height = round(box[2] - box[0]), round(box[3] - box[1])
        _rounded(image, left, top, width, height, line.width // 2, line.colour)
        return
    left, top = int(min(xs)) - line.width, int(min(ys)) - line.width
    size = int(max(xs)) + line.width + 1 - left, int(max(ys)) + line.width + 1 - top
    near = tuple((round(x - left, 2), round(y - top, 2)) for x, y in line.points)
    image.paste(line.colour, (left, top), _line_mask(near, line.width, size))


@cache
def palette_image(style: Style) -> Image.Image:
    """The 256 colours that every picture of a style shares, as an image that Pillow quantises against."""
    colours = _colours(style.palette)
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image


def _colours(p: Palette) -> list[Colour]:
    """The theme's colours, then the blends that soft edges need, the most visible first; exactly 256."""
    dims = [blend(suit, p.dim_face, 0.3) for suit in p.suits]
    tints = [blend(player, p.face, 0.6) for player in p.players]
    edges = [blend(player, p.shadow, share) for player in p.players for share in (0.15, 0.25)]
    lanes = [blend(player, p.wood, 0.72) for player in p.players]
    plain = [p.table, p.panel, p.header, p.line, p.ink, p.quiet, p.shadow, p.face, p.lip, p.groove, p.dim_face,
             p.dim_lip, p.gold, p.cyan, p.open_face, p.open_edge, p.badge_ink, p.warn, p.pin, p.wood,
             p.wood_edge, p.hole, p.below, *p.suits, *p.players, *dims, *tints, *lanes, (34, 34, 38)]  # fmt: skip
    ramps = [(p.ink, p.table, 3), (p.quiet, p.table, 3), (p.ink, p.header, 2), (p.quiet, p.header, 2),
             (p.ink, p.panel, 2), (p.quiet, p.panel, 2), (p.face, p.table, 2), (p.face, p.lip, 1),
             (p.shadow, p.lip, 2), (p.gold, p.table, 2), (p.cyan, p.table, 2), (p.badge_ink, p.cyan, 3),
             (p.gold, p.panel, 1), (p.ink, p.wood, 2), (p.hole, p.wood, 1), (p.face, p.groove, 1),
             (p.open_edge, p.open_face, 1), (p.dim_face, p.table, 2), (p.warn, p.table, 2)]  # fmt: skip
    ramps += [(suit, p.face, 2) for suit in p.suits[1:]]
    ramps += [((255, 255, 255), suit, 2) for suit in p.suits[1:]]
    ramps += [(player, p.table, 1) for player in p.players]
    ramps += [(dim, p.dim_face, 1) for dim in dims[1:]]
    found = dict.fromkeys(plain)
    for one, other, steps in ramps:
        for step in range(1, steps + 1):
            found[blend(one, other, step / (steps + 1))] = None
    found.update(dict.fromkeys(edges))
    colours = list(found)[:256]
    return colours + [p.table] * (256 - len(colours))
