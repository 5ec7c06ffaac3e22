"""Chickenfoot: no tile on another, the same board always alike, and nothing lost unsaid."""

import functools
import math

import pytest

from bot.pictures.boards.foot_layout import FootPlan, plan_foot, tiles_of
from bot.pictures.scene import Look, TileSprite
from bot.pictures.theme import PIP_HALF
from engine.rules.views import FootBoard, View
from tests.pictures.checks import apart
from tests.pictures.positions import views

WIDTH, HEIGHT = 864, 650


def plan_of(view: View) -> FootPlan:
    assert isinstance(view.board, FootBoard)
    tiles, slots = tiles_of(view.board.layout)
    return plan_foot(tiles, slots, WIDTH, HEIGHT, PIP_HALF)


@functools.cache
def boards(seed: int) -> list[tuple[View, FootPlan]]:
    """Every third position with tiles of a random match, and its plan."""
    found = []
    for view in views("chickenfoot", seed, moves=200):
        assert isinstance(view.board, FootBoard)
        if view.board.layout.nodes:
            found.append(view)
    return [(view, plan_of(view)) for view in found[::3]]


@pytest.mark.parametrize("seed", range(8))
def test_no_tile_or_kept_place_lies_on_another(seed: int) -> None:
    for _, plan in boards(seed):
        shapes = [TileSprite(spot.x, spot.y, plan.half, spot.angle, 0, 0) for spot in plan.spots]
        shapes += [TileSprite(spot.x, spot.y, plan.half, spot.angle, 0, 0, Look.GHOST) for spot in plan.ghosts]
        for one in shapes:
            assert 0 < one.x < WIDTH
            assert 0 < one.y < plan.height <= HEIGHT
        apart(shapes, 0.05 * plan.half)


@pytest.mark.parametrize("seed", range(8))
def test_every_tile_is_shown_or_said_to_be_left_out(seed: int) -> None:
    for view, plan in boards(seed):
        assert isinstance(view.board, FootBoard)
        shown = [spot.node for spot in plan.spots]
        assert sorted([*shown, *plan.left_out]) == list(range(len(view.board.layout.nodes)))
        assert plan.half >= PIP_HALF
        if len(view.board.layout.nodes) <= 30:
            assert not plan.left_out


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_lies_against_its_parent(seed: int) -> None:
    for view, plan in boards(seed):
        assert isinstance(view.board, FootBoard)
        places = {spot.node: spot for spot in plan.spots}
        for spot in plan.spots:
            parent = places.get(view.board.layout.nodes[spot.node].parent)
            if parent is not None:
                assert math.dist((spot.x, spot.y), (parent.x, parent.y)) <= 2.4 * plan.half


def test_equal_boards_are_laid_out_equally() -> None:
    view, _ = boards(3)[-1]
    assert plan_of(view) == plan_of(view)


@pytest.mark.parametrize("height", [480, 1200])
def test_a_board_whose_reader_can_zoom_has_every_tile(height: int) -> None:
    for view in list(views("chickenfoot", 1, 4, 120))[::9]:
        assert isinstance(view.board, FootBoard)
        if view.board.layout.nodes:
            plan = plan_foot(*tiles_of(view.board.layout), WIDTH, height, 0)
            assert sorted(spot.node for spot in plan.spots) == list(range(len(view.board.layout.nodes)))
