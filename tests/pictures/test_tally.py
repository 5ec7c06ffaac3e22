"""The cribbage board to any target, for any number of sides, and the score sheet."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.cards.cribbage import HIGHEST, Lane, cribbage_scene, tells
from bot.pictures.cards.tally import SheetRow, score_sheet_scene
from bot.pictures.render.paint import png
from bot.pictures.scene import Icon, OwnerMark, Rect, Scene, Text
from bot.pictures.theme import STANDARD, TALLEST, Style
from tests.pictures.checks import readable

NAMES = ("Ana", "Björn", "さくら", "فاطمة", "Дмитрий", "Grace", "김민수", "W" * 60, "שרה", "j", "k", "l")


def board(lanes: Sequence[Lane], target: int) -> Scene:
    return cribbage_scene(lanes, target, Style(), "Scores", f"to {target}")


def pegs(scene: Scene, owner: int) -> list[OwnerMark]:
    """A side's pegs: its marks below the legend."""
    return [shape for shape in scene.shapes if isinstance(shape, OwnerMark) and shape.owner == owner and shape.edge]


totals = st.tuples(st.integers(-120, 700), st.integers(-120, 700))


@given(st.integers(10, 1000), st.lists(totals, min_size=1, max_size=12))
def test_any_match_fits_on_the_board(target: int, sides: list[tuple[int, int]]) -> None:
    lanes = [Lane(at, NAMES[at], min(before, target), min(now, target + 40)) for at, (before, now) in enumerate(sides)]
    scene = board(lanes, target)
    if not tells(lanes, target):
        return  # a sheet stands in
    readable(scene, HIGHEST)
    wood = next(shape for shape in scene.shapes if isinstance(shape, Rect) and shape.fill == STANDARD.wood)
    for lane in lanes:
        for peg in pegs(scene, lane.owner):
            assert wood.x <= peg.x - peg.size / 2
            assert peg.x + peg.size / 2 <= wood.x + wood.width
            assert wood.y <= peg.y <= wood.y + wood.height


@pytest.mark.parametrize("target", [50, 61, 100, 250])
def test_points_move_a_peg_forward_hole_by_hole(target: int) -> None:
    places = []
    for total in range(target + 1):
        scene = board([Lane(0, "Ana", 0, total), Lane(1, "Bo", 0, 0)], target)
        peg = pegs(scene, 0)[-1]
        places.append((round(peg.y), peg.x))
    assert places == sorted(places)
    assert len(set(places)) == target + 1


def test_the_trailing_peg_is_hollow_and_stands_where_the_round_began() -> None:
    scene = board([Lane(0, "Ana", 12, 20)], 61)
    trailing, leading = pegs(scene, 0)
    assert trailing.hollow
    assert not leading.hollow
    assert trailing.x < leading.x
    assert trailing.x == pegs(board([Lane(0, "Ana", 12, 12)], 61), 0)[0].x


def test_a_side_below_zero_gets_a_street_of_its_own() -> None:
    fine = board([Lane(0, "Ana", 5, 3)], 61)
    sunk = board([Lane(0, "Ana", 5, -7)], 61)
    assert "< 0" not in [text.text for text in fine.texts]
    assert {"< 0", "−7", "−12"} <= {text.text for text in sunk.texts}
    assert pegs(sunk, 0)[-1].y > pegs(sunk, 0)[0].y


def test_the_winner_wears_a_crown_and_stands_behind_the_finish_line() -> None:
    scene = board([Lane(0, "Ana", 50, 64, winner=True), Lane(1, "Bo", 40, 61)], 61)
    assert [shape.kind for shape in scene.shapes if isinstance(shape, Icon)] == ["crown"]
    assert pegs(scene, 0)[-1].x > pegs(scene, 1)[-1].x


@pytest.mark.parametrize(("target", "sides"), [(50, 2), (61, 12), (100, 8), (250, 8), (250, 12)])
def test_the_board_weighs_at_most_60_kilobytes(target: int, sides: int) -> None:
    lanes = [Lane(at, NAMES[at], at * 3 - 4, at * 4 + 5) for at in range(sides)]
    assert len(png(board(lanes, target), 61_440)) <= 61_440


@pytest.mark.parametrize("sides", [2, 4, 8, 10, 12])
@pytest.mark.parametrize(("rounds", "played"), [(13, 0), (13, 1), (13, 13), (10, 4), (4, 4), (20, 16)])
def test_a_score_sheet_shows_every_round_played_and_the_totals(sides: int, rounds: int, played: int) -> None:
    rows = [SheetRow(at, NAMES[at], tuple(100 + at + turn for turn in range(played)), at == 0) for at in range(sides)]
    scene = score_sheet_scene(rows, [str(turn) for turn in range(rounds)], Style(), "Scores", "round", "Total")
    readable(scene, TALLEST)
    words = [text.text for text in scene.texts if isinstance(text, Text)]
    for row in rows:
        assert str(sum(row.rounds)) in words
    if played:
        newest = [str(row.rounds[-1]) for row in rows]
        assert all(points in words for points in newest)
    assert len(png(scene, 61_440)) <= 61_440
