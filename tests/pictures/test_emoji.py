"""Tile emojis: one for each tile, small, named by what they look like."""

import io
import re

from PIL import Image

from bot.pictures.emoji import all_tiles, emoji_name, emoji_png, tile_of_name
from engine.rules.tiles import Tile


def test_every_tile_has_an_emoji_that_discord_accepts() -> None:
    names = set()
    for tile in all_tiles():
        picture = emoji_png(tile)
        assert len(picture) <= 16_384
        with Image.open(io.BytesIO(picture)) as image:
            assert image.size == (128, 128)
        name = emoji_name(tile)
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)
        assert tile_of_name(name) is tile
        names.add(name)
    assert len(names) == 91


def test_emojis_of_different_tiles_differ() -> None:
    assert len({emoji_png(tile) for tile in all_tiles()}) == 91


def test_an_emojis_name_is_the_same_every_time() -> None:
    first = emoji_name(Tile.of(4, 6))
    emoji_png.cache_clear()
    assert emoji_name(Tile.of(4, 6)) == first


def test_other_peoples_emojis_are_nobodys_tile() -> None:
    for name in ("tile", "tile_6_4_abc", "tile_1_13_abc", "tile_x_2_abc", "tile_1_2", "smile_1_2_abc"):
        assert tile_of_name(name) is None
