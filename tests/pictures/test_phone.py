"""Every picture on a phone: 302 px wide in a panel, 265 px in a card. All games, numbers of seats and languages."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot import pictures
from bot.pictures import BoardSubject, HandSubject, ReplaySubject, Style, Subject, TallySubject
from bot.pictures.cards.cribbage import LANE
from bot.pictures.render import fonts, sprites
from bot.pictures.scene import Badge, Disc, Look, Ring, Scene, Text, TileSprite
from bot.pictures.theme import HIGH_CONTRAST, LEAST_HALF, STANDARD, WIDTH, Palette, blend
from bot.words import LANGUAGES, words_for
from engine.rules.games import GAMES, make_game
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View
from tests.pictures.checks import contrast
from tests.pictures.positions import views
from tools.gallery import NAMES as GALLERY_NAMES
from tools.gallery import SHOWS, cards, subjects

PANEL, CARD = 302, 265
NAMES = ("Ana", "さくら", "Maximilian Alexander the F", "فاطمة", "W" * 24, "🎲🎲", "राम", "Zoë", "עדי", "ไทย", "a", "Д")


def shown(pixels: float, width: int = PANEL) -> float:
    """Pixels of a picture as CSS pixels on the phone."""
    return pixels * width / WIDTH


def readable_on_a_phone(scene: Scene) -> None:
    for text in scene.texts:
        assert shown(text.size) >= 12, text
        assert shown(text.size, CARD) >= 10.5, text


@pytest.mark.parametrize("angle", range(0, 360, 45))
@pytest.mark.parametrize("number", [0, 8, 10, 11, 12])
def test_numerals_on_the_smallest_tiles_can_be_read(number: int, angle: int) -> None:
    """Two digits are as tall as one, and neither leaves its half of the tile."""
    mask = sprites.numeral(number, LEAST_HALF, angle).image
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert shown((bottom - top) / fonts.CAP_HEIGHT) >= 12
    assert shown((bottom - top) / fonts.CAP_HEIGHT, CARD) >= 10.5
    room = LEAST_HALF if angle % 90 == 0 else LEAST_HALF * 2**0.5 - (bottom - top)
    assert right - left <= room


def tiles(scene: Scene) -> list[TileSprite]:
    return [tile for tile in scene.tiles if tile.look is not Look.GHOST]


@cache
def tables(game: str) -> list[tuple[int, View]]:
    """Positions at every number of seats, from the deal to a crowded table."""
    found = []
    for seats in make_game(game, {}).seat_counts():
        found += [(seats, view) for view in islice(views(game, 5, seats, 160), 1, None, 23)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_and_tile_of_a_board_can_be_read(game: str, language: str) -> None:
    words, part = words_for(language), list(LANGUAGES).index(language)
    for seats, view in tables(game)[part :: len(LANGUAGES)]:
        scene = BoardSubject(view, NAMES[:seats], words, Style()).scene()
        readable_on_a_phone(scene)
        assert all(shown(tile.half) >= 16 for tile in tiles(scene)), (seats, view.number)
        assert all(shown(tile.half) >= 20 for tile in playable(view, tiles(scene))), (seats, view.number)


def playable(view: View, found: list[TileSprite]) -> list[TileSprite]:
    """The tiles that the next one can be played on, and the newest tile."""
    match view.board:
        case LineBoard(layout=layout) | FootBoard(layout=layout):
            ends = {end.node for _, end in layout.ends}
            return [tile for tile in found if tile.key in ends or tile.ring is Ring.LAST]
        case TrainsBoard(trains=trains):
            ends = {at * 1000 + len(train.tiles) - 1 for at, train in enumerate(trains) if train.tiles}
            return [tile for tile in found if tile.key in ends]
        case RowBoard():
            return []
        case StacksBoard():
            return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_gallery_can_be_read(language: str) -> None:
    for subject in gallery(language):
        if isinstance(subject, ReplaySubject):
            continue
        scene = subject.scene()
        readable_on_a_phone(scene)
        if isinstance(subject, HandSubject):
            assert all(shown(tile.half) >= 20 for tile in scene.tiles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_are_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own words fit in every language."""
    words, cut, fit = words_for(language), set[str](), fonts.fit

    def watched(text: str, size: int, width: int, bold: bool = False) -> str:
        fitted = fit(text, size, width, bold)
        if fitted != fonts.clean(text):
            cut.add(text)
        return fitted

    monkeypatch.setattr(fonts, "fit", watched)
    people = tuple(f"@{name}" for name in NAMES)
    for game in GAMES:
        for seats, view in tables(game)[::4]:
            BoardSubject(view, people[:seats], words, Style()).scene()
    for _, subject in cards(words):
        if not isinstance(subject, ReplaySubject):
            subject.scene()
    assert not {text for text in cut if not text.startswith("@") and text not in GALLERY_NAMES}


def test_the_gallery_has_every_kind_of_picture() -> None:
    """So each is measured above."""
    words = words_for()
    found = [*cards(words), *(pair for show in SHOWS[:1] for pair in subjects(show, 1, words))]
    kinds = {name for name in pictures.__all__ if name.endswith("Subject") and name != "Subject"}
    assert {type(subject).__name__ for _, subject in found} == kinds


def gallery(language: str) -> Iterator[Subject]:
    """The gallery's pictures; of the tables a fifth in each language."""
    words = words_for(language)
    for show in SHOWS[list(LANGUAGES).index(language) :: len(LANGUAGES)]:
        yield from (subject for _, subject in subjects(show, 1, words))
    yield from (subject for _, subject in cards(words))


@pytest.mark.parametrize(
    ("game", "seats"), [("draw", 2), ("draw", 4), ("muggins", 4), ("block", 6), ("castle_rock", 4)]
)
def test_tiles_of_a_line_or_row_never_shrink_by_more_than_a_third(game: str, seats: int) -> None:
    before: dict[int, int] = {}
    for view in views(game, 3, seats, 200):
        found = tiles(BoardSubject(view, NAMES[:seats], words_for(), Style()).scene())
        if not found:
            continue
        assert 3 * found[0].half >= 2 * before.get(view.number, 0), len(found)
        before[view.number] = found[0].half


@pytest.mark.parametrize("game", ["draw", "muggins", "castle_rock"])
def test_few_tiles_are_drawn_large(game: str) -> None:
    view = next(view for view in views(game, 3, 4) if view.last is not None)
    assert all(shown(tile.half) >= 22 for tile in tiles(BoardSubject(view, NAMES[:4], words_for(), Style()).scene()))


def test_a_foot_of_twelve_players_shows_the_ends_with_letter_and_number_and_folds_the_rest() -> None:
    fullest = max(views("chickenfoot", 1, 12, 200, set="d12"), key=nodes)
    assert isinstance(fullest.board, FootBoard)
    scene = BoardSubject(fullest, NAMES, words_for(), Style()).scene()
    ends = {end.node for _, end in fullest.board.layout.ends}
    assert {tile.key for tile in tiles(scene)} >= ends
    assert all("\u2009" in text.text or text.text.isdecimal() for text in scene.texts if isinstance(text, Badge))
    folded = next(text.text for text in scene.texts if isinstance(text, Text) and text.text.startswith("... "))
    assert folded == f"... {nodes(fullest) - len(tiles(scene))} tiles"


def nodes(view: View) -> int:
    assert isinstance(view.board, FootBoard)
    return len(view.board.layout.nodes)


def test_totals_far_below_zero_are_told_by_a_sheet() -> None:
    """At 12 seats a Castle Rock may end at −184 of 50: no board has holes for that."""
    view = next(view for view in views("castle_rock", 1, 12) if view.turn is not None)
    seats = tuple(replace(seat, total=-160 - seat.seat) for seat in view.seats)
    scene = TallySubject(replace(view, seats=seats), (), NAMES, words_for(), Style()).scene()
    readable_on_a_phone(scene)
    assert all(isinstance(text, Text) for text in scene.texts)
    assert not [shape for shape in scene.shapes if isinstance(shape, Disc)]
    assert {f"−{160 + at}" for at in range(12)} <= {text.text for text in scene.texts}


@pytest.mark.parametrize("palette", [STANDARD, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_holes_and_unplayable_pips_stand_out_three_to_one(palette: Palette) -> None:
    for ground in (palette.wood, palette.below):
        assert all(contrast(blend(player, ground, LANE), palette.hole) >= 3 for player in palette.players)
    assert all(contrast(suit, palette.dim_face) >= 3 for suit in palette.suits[1:])
