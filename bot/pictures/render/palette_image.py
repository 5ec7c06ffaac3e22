"""The 256 colours that all pictures of a style share, and images whose pixels are the numbers of these colours.

The palette is made from the theme once, not from each picture, so two pictures never differ in their colours, and a
replay's frames can share it. Such images are grey ones for Pillow, which leaves their numbers as they are.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from PIL import Image

from bot.pictures.theme import Colour, Palette, Style, blend


@cache
def palette_image(style: Style) -> Image.Image:
    """The colours as an image that Pillow quantises against."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes(style))
    return image


@cache
def palette_bytes(style: Style) -> bytes:
    """The colours as a palette image has them: three bytes each."""
    return bytes(channel for colour in palette_colours(style.palette) for channel in colour)


@lru_cache(maxsize=512)
def number(colour: Colour, style: Style) -> int:
    """The number of the nearest colour."""
    return numbers(Image.new("RGB", (1, 1), colour), style).tobytes()[0]


def numbers(image: Image.Image, style: Style) -> Image.Image:
    """The numbers of an RGB image's colours."""
    found = image.quantize(palette=palette_image(style), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


Layer = tuple[Image.Image, tuple[int, int], Colour | None]
"""A picture with transparency, or a mask and the colour to fill it with, and where it lies."""


def blended(context: Image.Image, style: Style, layers: Iterable[Layer]) -> Image.Image:
    """The numbers of the context's colours with the layers over them."""
    colours = as_palette(context.copy(), style).convert("RGB")
    for layer, at, colour in layers:
        colours.paste(colour or layer, at, layer)
    return numbers(colours, style)


def as_palette(image: Image.Image, style: Style) -> Image.Image:
    """The image itself, from now on a palette image."""
    image.putpalette(palette_bytes(style))
    return image


def palette_colours(p: Palette) -> list[Colour]:
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
