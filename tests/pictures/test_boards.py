"""Boards of all games, drawn from real matches: whole, readable, and nothing on top of anything else."""

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, islice
from random import Random

import pytest

from bot.pictures import BoardSubject
from bot.pictures.boards.parts import letter_badge
from bot.pictures.boards.stacks_board import EDGES
from bot.pictures.boards.trains_board import held_up, open_to
from bot.pictures.render.paint import png
from bot.pictures.scene import Badge, Disc, Line, Look, OwnerMark, Rect, Ring, Scene, Text, TileSprite
from bot.pictures.theme import LEAST_HALF, PLAY_HALF, Style
from bot.words import words_for
from bot.words.boards import round_title
from bot.words.letters import letter, letters
from engine.rules.games import GAMES
from engine.rules.moves import Take
from engine.rules.tiles import Seat, Tile
from engine.rules.views import FootBoard, LastPlay, LineBoard, RowBoard, StacksBoard, TrainsBoard, View
from tests.pictures.checks import apart, no_tile_on_another, overlap, readable
from tests.pictures.positions import views

WORDS = words_for()
NAMES = (
    "Ana",
    "さくら",
    "Maximilian Alexander the F",
    "فاطمة",
    "W" * 24,
    "🎲🎲",
    "राम",
    "Zoë",
    "עדי",
    "ไทย",
    "a",
    "Дмитрий",
)
TALLEST = 1750
STYLES = (Style(), Style(high_contrast=True), Style(numerals=True))


def board(view: View, style: Style | None = None, *, hints: bool = True) -> Scene:
    return BoardSubject(view, NAMES[: len(view.seats)], WORDS, style or Style(), hints).scene()


def tiles_of(view: View) -> list[Tile]:
    """Every tile on the table, from the view alone."""
    match view.board:
        case LineBoard(layout=layout) | FootBoard(layout=layout):
            return [node.tile for node in layout.nodes]
        case TrainsBoard(hub=hub, trains=trains):
            return [hub, *(tile for train in trains for tile, _ in train.tiles)]
        case RowBoard(row=row):
            return list(row)
        case StacksBoard(tops=tops):
            return [top.tile for top in tops]


def drawn(scene: Scene) -> list[TileSprite]:
    return [tile for tile in scene.tiles if tile.look is not Look.GHOST]


def whole(view: View, scene: Scene) -> None:
    """Every tile of the view is drawn once; what found no room is told in words or by a number."""
    shown = Counter(Tile.of(tile.first, tile.second) for tile in drawn(scene))
    wanted = Counter(tiles_of(view))
    assert not shown - wanted
    missing = wanted - shown
    if isinstance(view.board, FootBoard | TrainsBoard | LineBoard):
        assert folded(scene) == missing.total()
    else:
        assert not missing


def folded(scene: Scene) -> int:
    """How many tiles the signs of a picture stand for."""
    told = (re.fullmatch(r"(?:\.\.\. |\+)(\d+).*", text.text) for text in scene.texts)
    return sum(int(found[1]) for found in told if found)


def depth(badge: Badge, tile: TileSprite) -> float:
    """How far a badge reaches into a tile (px). A pill is a row of discs."""
    east, south = math.cos(math.radians(tile.angle)), math.sin(math.radians(tile.angle))
    spare, nearest = (badge.width - badge.height) / 2, math.inf
    for step in range(-4, 5):
        dx, dy = badge.x + spare * step / 4 - tile.x, badge.y - tile.y
        along, across = abs(dx * east + dy * south) - tile.half, abs(dy * east - dx * south) - tile.half / 2
        nearest = min(nearest, math.hypot(max(0.0, along), max(0.0, across)))
    return badge.height / 2 - nearest


def clear(scene: Scene) -> None:
    """No word and no badge lies on a tile or on another badge."""
    tiles = drawn(scene)
    for text in scene.texts:
        for tile in tiles:
            if isinstance(text, Badge):
                assert depth(text, tile) < 4, (text, tile)
            else:
                assert not overlap(text, tile, 3), (text, tile)
    apart([text for text in scene.texts if isinstance(text, Badge)], 1)


def grounds(scene: Scene) -> None:
    """Each word stands on the colour it says it stands on, so that contrast is measured against the right one."""
    under = scene.style.palette.table
    for at, text in enumerate(scene.shapes):
        if not isinstance(text, Text) or not text.text:
            continue
        x = text.x + {"l": 3, "m": 0, "r": -3}[text.anchor]
        back = under
        for shape in scene.shapes[:at]:
            if isinstance(shape, Rect) and shape.fill is not None:
                inside = shape.x <= x <= shape.x + shape.width and shape.y <= text.y <= shape.y + shape.height
                back = shape.fill if inside else back
        assert back == text.on, text


def good(view: View, scene: Scene) -> None:
    readable(scene, TALLEST)
    no_tile_on_another(scene)
    whole(view, scene)
    clear(scene)
    grounds(scene)
    assert all(tile.half >= LEAST_HALF for tile in drawn(scene)), "too small to read"


def every(positions: Iterable[View], step: int) -> Iterable[View]:
    return islice(positions, 0, None, step)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(len(STYLES)))
def test_boards_of_random_matches_are_whole_and_readable(name: str, seed: int) -> None:
    for view in every(views(name, seed, moves=200), 13):
        good(view, board(view, STYLES[seed]))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(100, 140))
def test_boards_of_thousands_of_positions_are_whole_and_readable(name: str, seed: int) -> None:
    for view in every(views(name, seed, moves=250), 3):
        good(view, board(view, STYLES[seed % len(STYLES)]))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("mexican_train", 10, {}),
        ("mexican_train", 2, {}),
        ("castle_rock", 12, {}),
        ("chickenfoot", 9, {"set": "d12"}),
        ("chickenfoot", 2, {"set": "d12"}),
        ("build_up", 6, {}),
        ("block", 4, {"set": "d6"}),
    ],
)
def test_the_fullest_tables_fit(name: str, seats: int, options: dict[str, str]) -> None:
    fullest = max(views(name, 3, seats, moves=260, **options), key=lambda view: len(tiles_of(view)))
    for style in (Style(), Style(high_contrast=True, numerals=True)):
        good(fullest, board(fullest, style))


@pytest.mark.parametrize("name", GAMES)
def test_the_last_play_is_ringed_in_gold_and_nothing_else(name: str) -> None:
    seen = 0
    for view in every(chain.from_iterable(views(name, seed, moves=40) for seed in range(5)), 4):
        ringed = [tile for tile in board(view).tiles if tile.ring is Ring.LAST]
        if view.last is None:
            assert not ringed
        elif ringed:
            (tile,) = ringed
            assert Tile.of(tile.first, tile.second) is view.last.tile
            seen += 1
    assert seen


def test_a_board_before_the_first_deal_has_a_title_and_no_tile() -> None:
    for name in GAMES:
        view = next(views(name, 1))
        empty = replace(view, number=0, last=None, turn=None, board=_emptied(view))
        scene = board(empty)
        readable(scene, TALLEST)
        assert scene.texts[0].text == round_title(WORDS, empty)


def _emptied(view: View) -> LineBoard | FootBoard | TrainsBoard | RowBoard | StacksBoard:
    match view.board:
        case LineBoard():
            return replace(view.board, layout=replace(view.board.layout, nodes=(), ends=()), spinner=None)
        case FootBoard():
            return FootBoard(replace(view.board.layout, nodes=(), ends=()), None, 0)
        case TrainsBoard():
            return replace(view.board, trains=tuple(replace(train, tiles=()) for train in view.board.trains))
        case RowBoard():
            return RowBoard((), (), 0)
        case StacksBoard():
            return StacksBoard(())


def test_a_solitaire_says_its_points_once() -> None:
    """The tiles captured are the points."""
    view = next(view for view in views("castle_rock_solitaire", 1) if view.seats[0].total)
    texts = board(view).texts
    (fact,) = [text for text in texts if text.text == f"{view.seats[0].captured} captured"]
    assert [text.text for text in texts if text.y == fact.y] == [fact.text, "Ana"]


# -- the line, the title ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["block", "muggins"])
def test_every_open_end_of_a_line_has_its_letter_and_its_number(name: str) -> None:
    for view in every(views(name, 8, moves=60), 5):
        assert isinstance(view.board, LineBoard)
        badges = Counter(text.text for text in board(view).texts if isinstance(text, Badge))
        places = letters(view.board)
        assert badges == Counter(letter_badge(places[at], end.value) for at, end in view.board.layout.ends)


@pytest.mark.parametrize("name", ["block", "muggins"])
def test_halves_that_touch_in_a_line_are_equal(name: str) -> None:
    for view in every(views(name, 2, moves=80), 10):
        assert isinstance(view.board, LineBoard)
        nodes = view.board.layout.nodes
        for tile in drawn(board(view)):
            assert {tile.first, tile.second} == {nodes[tile.key].inner, nodes[tile.key].outer}


def test_what_the_ends_count_is_told_only_where_the_table_says_it() -> None:
    """MU14: with manual claims a picture must not count for the players."""
    manual = [view for view in views("muggins", 4, 3, claims="manual") if view.last is not None]
    auto = [view for view in views("muggins", 4, 3, claims="auto") if view.turn is not None]
    assert not any("ends" in text.text for view in manual[:20] for text in board(view).texts)
    told = [any("ends " in text.text for text in board(view).texts) for view in auto]
    assert told == [view.last is not None for view in auto], "before the first tile there are no ends"


def test_the_title_tells_target_and_boneyard_but_no_turn() -> None:
    """The player's cell is framed, and the message says whose turn it is."""
    view = next(view for view in views("castle_rock", 1, 5) if view.turn is not None)
    assert board(view).texts[1].text == f"to {view.target} · boneyard {view.boneyard}"


# -- chickenfoot ---------------------------------------------------------------------------------------------------


def test_missing_toes_are_dashed_places_with_the_number_wanted() -> None:
    """CF7: nothing else may be played, so nothing else is marked."""
    seen = 0
    for view in views("chickenfoot", 6, 4, moves=120):
        assert isinstance(view.board, FootBoard)
        if view.board.pending is None or not view.board.toes or view.turn is None:
            continue
        scene = board(view)
        value = str(view.board.layout.nodes[view.board.pending].tile.low)
        badges = [text for text in scene.texts if isinstance(text, Badge)]
        bright = [text.text for text in badges if text.fill == scene.style.palette.cyan]
        assert set(bright) == {value}
        assert len(bright) == (1 if folded(scene) else len(badges))
        assert not any(tile.open_half for tile in scene.tiles)
        seen += 1
    assert seen > 3


@pytest.mark.slow
def test_open_halves_of_a_foot_are_framed_when_anything_may_be_played() -> None:
    seen = 0
    for view in views("chickenfoot", 6, 4, moves=120):
        assert isinstance(view.board, FootBoard)
        nodes = view.board.layout.nodes
        if view.board.toes:
            continue
        scene = board(view)
        framed = {tile.key for tile in scene.tiles if tile.open_half}
        shown = {text.text.split("\u2009")[0] for text in scene.texts if isinstance(text, Badge)}
        places = letters(view.board)
        assert shown == {places[at] for at, end in view.board.layout.ends if end.node in framed}
        tips = {end.node for _, end in view.board.layout.ends if not nodes[end.node].tile.double}
        assert framed <= tips
        seen += len(framed)
    assert seen


# -- trains --------------------------------------------------------------------------------------------------------


def test_every_train_shows_its_end_and_its_marker() -> None:
    for view in every(views("mexican_train", 2, 6), 11):
        assert isinstance(view.board, TrainsBoard)
        scene = board(view)
        ends = {text.text for text in scene.texts if isinstance(text, Badge)}
        assert ends == {letter_badge(letter(at), train.value) for at, train in enumerate(view.board.trains)}
        icons = [shape for shape in scene.shapes if getattr(shape, "kind", "") == "train"]
        shared = next(train for train in view.board.trains if train.owner is None)
        said = shared.open_double or not held_up(view, view.board)
        assert len(icons) == said + sum(train.marker for train in view.board.trains)


def test_the_seat_on_turn_is_framed() -> None:
    for view in every(views("mexican_train", 2, 6), 17):
        frames = [shape for shape in board(view).shapes if isinstance(shape, Rect) and shape.outline]
        assert len(frames) == (view.turn is not None)


def test_after_an_uncovered_double_only_its_train_is_open() -> None:
    """MT13."""
    for view in views("mexican_train", 3, 4):
        assert isinstance(view.board, TrainsBoard)
        doubles = [train for train in view.board.trains if train.open_double]
        if doubles and view.turn is not None and view.phase == "play":
            assert [train for train in view.board.trains if open_to(view, view.board, train)] == doubles
            told = [shape.text for shape in board(view).shapes if isinstance(shape, Text)]
            assert words_for()("picture.open_to_all") not in told
            break
    else:
        pytest.fail("no open double came up")


def test_touching_halves_of_a_train_are_equal_and_it_starts_at_the_hub() -> None:
    for view in every(views("mexican_train", 4, 3), 20):
        assert isinstance(view.board, TrainsBoard)
        by_key = {tile.key: tile for tile in drawn(board(view))}
        for index, train in enumerate(view.board.trains):
            for at, (tile, inner) in enumerate(train.tiles):
                if (sprite := by_key.get(index * 1000 + at)) is not None:
                    assert (sprite.first, sprite.second) == (inner, tile.other(inner))


# -- rows ----------------------------------------------------------------------------------------------------------


def test_captures_are_bracketed_with_their_number_and_triples_marked() -> None:
    seen = 0
    for view in views("castle_rock", 3, 4, moves=80):
        assert isinstance(view.board, RowBoard)
        pills = [text.text for text in board(view).texts if isinstance(text, Badge)]
        triples = {choice.position for choice in view.board.captures if choice.take is Take.TRIPLE}
        wanted = {choice.position: choice.suit for choice in view.board.captures}
        assert pills == [f"{suit} ×3" if at in triples else str(suit) for at, suit in sorted(wanted.items())]
        seen += len(pills)
    assert seen


def test_hints_can_be_switched_off() -> None:
    view = next(view for view in views("castle_rock", 3, 4) if isinstance(view.board, RowBoard) and view.board.captures)
    assert any(isinstance(text, Badge) for text in board(view).texts)
    scene = board(view, hints=False)
    assert not any(isinstance(text, Badge) for text in scene.texts)
    assert not any(isinstance(shape, Line) and shape.colour == scene.style.palette.cyan for shape in scene.shapes)


@pytest.mark.parametrize("count", [1, 5, 9, 17, 28, 55, 90])
def test_a_row_of_any_length_keeps_its_pips_and_numbers(count: int) -> None:
    tiles = [Tile.of(low, high) for high in range(13) for low in range(high + 1)]
    row = tuple(Random(count).sample(tiles, count))
    view = next(views("castle_rock", 1, 4))
    view = replace(view, board=RowBoard(row, (), 0), last=LastPlay(Seat(0), row[-1], count - 1))
    scene = board(view)
    good(view, scene)
    assert [tile.key for tile in drawn(scene)] == list(range(count))
    assert all(tile.half >= LEAST_HALF for tile in drawn(scene))
    numbers = [text.text for text in scene.texts if text.text.isdecimal()]
    assert numbers[:count] == [str(number) for number in range(1, count + 1)]


# -- stacks --------------------------------------------------------------------------------------------------------


def test_every_top_has_its_owners_colour_and_mark_and_its_height() -> None:
    for view in every(views("build_up", 2, 4), 12):
        assert isinstance(view.board, StacksBoard)
        if not view.board.tops:
            continue
        scene = board(view)
        assert {tile.key: tile.owner for tile in scene.tiles} == {top.stack: top.owner for top in view.board.tops}
        marks = Counter(shape.owner for shape in scene.shapes if isinstance(shape, OwnerMark) and shape.edge)
        assert marks == Counter(int(top.owner) for top in view.board.tops)
        edges = [shape for shape in scene.shapes if isinstance(shape, Rect) and shape.radius == 11]
        assert len(edges) == sum(min(top.height - 1, EDGES) for top in view.board.tops)


def test_three_players_read_the_height_of_each_stack() -> None:
    for view in every(views("build_up", 2, 3), 12):
        assert isinstance(view.board, StacksBoard)
        told = Counter(text.text for text in board(view).texts if text.text.startswith("×"))
        assert told == Counter(f"×{top.height}" for top in view.board.tops if top.height > 1)


# -- names and bytes -----------------------------------------------------------------------------------------------


def test_hostile_names_are_harmless() -> None:
    hostile = ("\u202egnp.exe", "a\nb", "\u0336" * 50, "🏴‍☠️", "x" * 5000, "<b>&amp;")
    view = next(view for view in views("mexican_train", 1, 6) if view.turn is not None)
    scene = BoardSubject(view, hostile, WORDS, Style()).scene()
    readable(scene, TALLEST)
    assert not any("\u202e" in text.text or "\n" in text.text for text in scene.texts)


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_give_equal_bytes_of_at_most_80_kilobytes(name: str) -> None:
    view = max(views(name, 9, moves=150), key=lambda view: len(tiles_of(view)))
    picture = png(board(view), 80 * 1024)
    assert picture == png(board(view), 80 * 1024)
    assert len(picture) <= 80 * 1024


def test_the_hub_is_a_disc_with_its_double() -> None:
    view = next(views("mexican_train", 1, 4))
    scene = board(view)
    assert isinstance(view.board, TrainsBoard)
    disc = next(shape for shape in scene.shapes if isinstance(shape, Disc) and shape.radius > 40)
    hub = next(tile for tile in scene.tiles if tile.key == -1)
    assert (disc.x, disc.y) == (hub.x, hub.y)
    assert hub.first == hub.second == view.board.hub.low
    assert hub.half >= LEAST_HALF


# -- on a phone ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("mexican_train", 8), ("draw", 10), ("block", 6), ("muggins", 4)])
def test_a_phone_shows_the_newest_tiles_of_long_lines_and_trains_large_enough(name: str, seats: int) -> None:
    """At 390 px a half of 60 px has 20 px."""
    shown, hub = [board(view) for view in every(views(name, 2, seats), 17)], 0
    for scene in shown:
        hub = sum(tile.key == -1 for tile in scene.tiles)
        assert all(tile.half >= PLAY_HALF for tile in drawn(scene) if tile.key >= 0)
    assert hub == (name == "mexican_train")
    assert any(folded(scene) for scene in shown) or name in ("block", "muggins")
