"""Tile emojis: one for each tile, small, named by what they look like."""

import io
import re
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from bot.pictures.render.emoji import EDITION, all_tiles, emoji_name, emoji_png, tile_of_name


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


def sheet() -> Image.Image:
    """All emojis on grey, 32 pixels each, thirteen in a line."""
    whole = Image.new("RGB", (13 * 32, 7 * 32), (128, 128, 128))
    for at, tile in enumerate(all_tiles()):
        with Image.open(io.BytesIO(emoji_png(tile))) as image:
            small = image.convert("RGBA").reduce(4)
        whole.paste(small, (at % 13 * 32, at // 13 * 32), small)
    return whole


def test_a_changed_drawing_has_another_edition_and_so_another_name() -> None:
    """Discord keeps what it has under a name. After a change give `EDITION` its next number and save `sheet()` under
    it. Fonts may be drawn a little differently elsewhere, so each emoji may differ by two levels of 255 on average."""
    with Image.open(Path(__file__).parent / f"emojis_{EDITION}.png") as saved:
        apart = ImageChops.difference(sheet(), saved.convert("RGB"))
    for at, tile in enumerate(all_tiles()):
        left, top = at % 13 * 32, at // 13 * 32
        assert max(ImageStat.Stat(apart.crop((left, top, left + 32, top + 32))).mean) <= 2, tile


def test_names_are_found_without_drawing() -> None:
    emoji_png.cache_clear()
    assert [emoji_name(tile) for tile in all_tiles()][-1] == f"tile_12_12_{EDITION}"
    assert emoji_png.cache_info().currsize == 0


def test_other_peoples_emojis_are_nobodys_tile() -> None:
    for name in ("tile", "tile_6_4_abc", "tile_1_13_abc", "tile_x_2_abc", "tile_1_2", "smile_1_2_abc"):
        assert tile_of_name(name) is None
