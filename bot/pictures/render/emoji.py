"""Tile emojis for buttons: the upright tile with numerals on their suits' colours, readable at 22 pixels.

Pips blur at that size, so emojis have numerals, one above the other to leave room for two digits; the button's label
(`6|4`) always stands beside them. Names carry the edition of the drawings: an unchanged one is never uploaded twice.
"""

import io
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.render.marks import opaque
from bot.pictures.render.sprites import number_mask
from bot.pictures.theme import STANDARD
from engine.rules.tiles import MAX_PIP, Tile, tile_set

SIZE, SCALE = 128, 2
PREFIX = "tile"
EDITION = "e2"
"""Must change whenever a drawing does; the tests hold the drawings against a sheet of this edition."""


@lru_cache(maxsize=128)
def emoji_png(tile: Tile) -> bytes:
    """The tile's emoji, 128×128 with a transparent background, a few KB."""
    size, edge, gap = SIZE * SCALE, 5 * SCALE, 2 * SCALE
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    left, right, middle = 8 * SCALE, size - 1 - 8 * SCALE, size // 2
    draw.rounded_rectangle((left, 0, right, size - 1), 18 * SCALE, opaque(STANDARD.face))
    for pips, top, bottom in ((tile.low, edge, middle - gap), (tile.high, middle + gap, size - 1 - edge)):
        upper = top == edge
        box = (left + edge, top, right - edge, bottom)
        corners = (upper, upper, not upper, not upper)
        draw.rounded_rectangle(box, 13 * SCALE, opaque(STANDARD.suits[pips]), corners=corners)
        mask, x, y, _ = number_mask(pips, 67 * SCALE)
        image.paste(opaque(STANDARD.numeral_ink[pips]), (round(size / 2 + x), round((top + bottom) / 2 + y)), mask)
    held = io.BytesIO()
    image.reduce(SCALE).save(held, "PNG", compress_level=6)
    return held.getvalue()


def emoji_name(tile: Tile) -> str:
    """The emoji's name on Discord, such as `tile_4_6_e2`; nothing is drawn for it."""
    return f"{PREFIX}_{tile.low}_{tile.high}_{EDITION}"


def tile_of_name(name: str) -> Tile | None:
    """The tile of an emoji's name, in any edition of the drawings; None for foreign emojis."""
    parts = name.split("_")
    if len(parts) != 4 or parts[0] != PREFIX or not (parts[1].isdecimal() and parts[2].isdecimal()):
        return None
    low, high = int(parts[1]), int(parts[2])
    return Tile.of(low, high) if low <= high <= MAX_PIP else None


def all_tiles() -> tuple[Tile, ...]:
    """The 91 tiles of a double-12 set, which hold those of every smaller set."""
    return tile_set(MAX_PIP)
