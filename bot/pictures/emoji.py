"""Tile emojis for buttons: both halves as numerals on their suits' colours, readable at 22 pixels.

Pips blur at that size, so emojis have numerals; the button's label (`6|4`) always stands beside them. Names carry a
hash of the picture: a changed drawing gets a new name, an unchanged one is never uploaded twice.
"""

import hashlib
import io
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.sprites import SCALE, draw_number, opaque
from bot.pictures.theme import STANDARD
from engine.rules.tiles import Tile

SIZE = 128
PREFIX = "tile"


@lru_cache(maxsize=128)
def emoji_png(tile: Tile) -> bytes:
    """The tile's emoji, 128×128 with a transparent background, a few KB; always the same bytes."""
    size = SIZE * SCALE
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    top, bottom, edge = 14 * SCALE, (SIZE - 14) * SCALE, 6 * SCALE
    draw.rounded_rectangle((0, top, size - 1, bottom), 20 * SCALE, opaque(STANDARD.face))
    middle = size // 2
    for pips, left, right in ((tile.low, edge, middle - SCALE), (tile.high, middle + SCALE, size - edge)):
        corners = (left == edge, right != middle - SCALE, right != middle - SCALE, left == edge)
        box = (left, top + edge, right, bottom - edge)
        draw.rounded_rectangle(box, 14 * SCALE, opaque(STANDARD.suits[pips]), corners=corners)
        points = (92 if pips < 10 else 55) * SCALE
        draw_number(image, pips, (left + right) / 2, size / 2, points, STANDARD.numeral_ink[pips])
    held = io.BytesIO()
    image.reduce(SCALE).save(held, "PNG", compress_level=9)
    return held.getvalue()


def emoji_name(tile: Tile) -> str:
    """The emoji's name on Discord, such as `tile_4_6_1a2b3c4d`: changed with the art."""
    return f"{PREFIX}_{tile.low}_{tile.high}_{hashlib.sha256(emoji_png(tile)).hexdigest()[:8]}"


def tile_of_name(name: str) -> Tile | None:
    """Which tile an emoji's name stands for, of whatever drawing; None for anybody else's emoji."""
    parts = name.split("_")
    if len(parts) != 4 or parts[0] != PREFIX or not (parts[1].isdecimal() and parts[2].isdecimal()):
        return None
    low, high = int(parts[1]), int(parts[2])
    return Tile.of(low, high) if low <= high <= 12 else None


def all_tiles() -> tuple[Tile, ...]:
    """The 91 tiles of a double-12 set, which hold those of every smaller set."""
    return tuple(Tile.of(low, high) for high in range(13) for low in range(high + 1))
