"""Painting: opaque palette PNGs, equal bytes for equal scenes, tiles the right way round, sprites within bounds."""

import io
import zlib
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from bot.pictures.render import packing, paint
from bot.pictures.render import palette_image as numbered
from bot.pictures.render.sprite_cache import CACHE, Sprite, SpriteCache
from bot.pictures.scene import (
    Badge,
    Disc,
    Icon,
    Line,
    Look,
    OwnerMark,
    Rect,
    Ring,
    Scene,
    Shape,
    Text,
    TileSprite,
    title,
)
from bot.pictures.theme import HIGH_CONTRAST, STANDARD, Style

EVERYTHING: tuple[Shape, ...] = (
    *title(Style(), "Muggins · round 3", "boneyard 12"),
    *(TileSprite(80 + 80 * at, 200, 60, 45 * (at % 8), at, 12 - at) for at in range(13)),
    *(TileSprite(80 + 160 * at, 330, 40, 0, at, at, ring=ring) for at, ring in enumerate(Ring)),
    *(TileSprite(80 + 160 * at, 430, 50, 90, at, 3, look=look, open_half=1) for at, look in enumerate(Look)),
    *(OwnerMark(40 + 60 * at, 530, 30, at, hollow=at % 2 == 0, edge=True) for at in range(12)),
    *(TileSprite(80 + 90 * at, 600, 40, 0, 1, 2, owner=at, pinned=True) for at in range(12)),
    Rect(20, 650, 300, 60, STANDARD.panel, 16, STANDARD.gold, 4),
    Rect(340, 650, 300, 60, None, 16, STANDARD.gold, 4),
    Disc(700, 680, 30, None, STANDARD.line, 6),
    Disc(780, 680, 30, STANDARD.panel),
    Line(((840, 660), (900, 700), (960, 660)), STANDARD.line, 8),
    Badge(1020, 680, "12", 34, STANDARD.cyan, STANDARD.badge_ink),
    Icon(1080, 680, 40, "train", STANDARD.gold),
    Icon(1130, 680, 40, "crown", STANDARD.gold),
    Icon(1170, 680, 30, "arrow", STANDARD.quiet),
    Text(600, 760, "فاطمة · さくら", 40, STANDARD.ink, STANDARD.table, anchor="m"),
)
STYLES = [Style(), Style(high_contrast=True), Style(numerals=True), Style(high_contrast=True, numerals=True)]


@pytest.mark.parametrize("style", STYLES)
def test_equal_scenes_give_equal_bytes_whether_sprites_are_kept_or_not(style: Style) -> None:
    scene = Scene(900, 680, style, EVERYTHING)
    warm = paint.png(scene, 100_000)
    CACHE.clear()
    assert paint.png(Scene(900, 680, style, tuple(EVERYTHING)), 100_000) == warm


@pytest.mark.parametrize("style", STYLES)
def test_a_picture_is_opaque_and_has_the_palette_of_its_style(style: Style) -> None:
    with Image.open(io.BytesIO(paint.png(Scene(900, 680, style, EVERYTHING), 100_000))) as image:
        assert image.size == (900, 680)
        assert image.mode == "P"
        assert "transparency" not in image.info
        assert image.getpalette() == numbered.palette_image(style).getpalette()
        assert image.convert("RGB").getpixel((5, 670)) == style.palette.table


def test_a_picture_is_the_same_however_it_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(900, 680, Style(), EVERYTHING)
    image = paint.frame(scene)
    small, quick = paint.png(scene, 0), paint.png(scene, 100_000)
    monkeypatch.setattr(packing, "QUICK", zlib)
    for file in (small, quick, paint.png(scene, 100_000)):
        with Image.open(io.BytesIO(file)) as read:
            assert read.tobytes() == image.tobytes()
    assert len(small) < len(quick)


@pytest.mark.parametrize("palette", [STANDARD, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_every_colour_of_the_theme_is_exact_in_the_shared_palette(palette: object) -> None:
    style = Style(high_contrast=palette is HIGH_CONTRAST)
    colours = set(numbered.palette_colours(style.palette))
    assert {*style.palette.suits, *style.palette.players, style.palette.face, style.palette.gold} <= colours


def pip_pixels(tile: TileSprite, suit: int) -> list[tuple[int, int]]:
    """Where the drawn tile has exactly the suit's colour, counted from its middle."""
    image = alone(tile)
    return [(x - 60, y - 60) for x in range(120) for y in range(120) if image.getpixel((x, y)) == STANDARD.suits[suit]]


def alone(shape: TileSprite | OwnerMark) -> Image.Image:
    """A shape in the middle of a small picture."""
    return paint.frame(Scene(120, 120, Style(), (replace(shape, x=60, y=60),))).convert("RGB")


@pytest.mark.parametrize("angle", range(0, 360, 45))
def test_the_second_half_lies_in_the_direction_of_the_angle(angle: int) -> None:
    spots = pip_pixels(TileSprite(0, 0, 48, angle, 0, 5), 5)
    x, y = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))
    towards = {0: (1, 0), 45: (1, 1), 90: (0, 1), 135: (-1, 1), 180: (-1, 0), 225: (-1, -1), 270: (0, -1), 315: (1, -1)}
    assert tuple(0 if abs(part) < 6 else 1 if part > 0 else -1 for part in (x, y)) == towards[angle]
    assert 20 < (x * x + y * y) ** 0.5 < 28


def test_all_tiles_of_a_set_look_different() -> None:
    tiles = [TileSprite(0, 0, 48, 90, low, high) for low in range(13) for high in range(low, 13)]
    drawn = {alone(tile).tobytes() for tile in tiles}
    assert len(drawn) == 91


def test_players_marks_differ_in_shape_even_in_one_colour() -> None:
    drawn = [alone(OwnerMark(0, 0, 40, owner)).tobytes() for owner in range(12)]
    shapes = [[data[at : at + 3] != bytes(STANDARD.table) for at in range(0, len(data), 3)] for data in drawn]
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 60


def test_the_sprite_cache_keeps_to_its_bytes() -> None:
    cache = SpriteCache(limit=100_000)
    for number in range(50):
        cache.get(number, lambda: Sprite(Image.new("RGBA", (50, 50), "red"), 0, 0))
        assert cache.bytes <= 100_000
    assert cache.bytes == 100_000
    cache.clear()
    assert cache.bytes == 0


def test_a_shape_on_two_colours_fades_into_both() -> None:
    half = Rect(60, 0, 60, 120, STANDARD.gold)
    image = paint.frame(Scene(120, 120, Style(), (half, Disc(60, 60, 40, STANDARD.face)))).convert("RGB")
    row = [image.getpixel((x, 60 - 28)) for x in range(120)]
    left, right = row[: row.index(STANDARD.face)], row[-1 : row[::-1].index(STANDARD.face) * -1 - 1 : -1]
    assert left[0] == STANDARD.table
    assert right[0] == STANDARD.gold
    assert STANDARD.table not in right
    assert STANDARD.gold not in left


def test_a_shape_looks_the_same_alone_and_beside_others() -> None:
    tile, mark = TileSprite(60, 60, 46, 45, 3, 6), OwnerMark(60, 150, 40, 1)
    word = Text(30, 200, "Ana", 34, STANDARD.ink, STANDARD.table)
    scene = Scene(120, 240, Style(), (tile, mark, word))
    crowd = Scene(240, 240, Style(), (tile, mark, word, replace(tile, x=180, angle=0), replace(mark, x=180)))
    assert paint.frame(crowd).crop((0, 0, 120, 240)).tobytes() == paint.frame(scene).tobytes()
