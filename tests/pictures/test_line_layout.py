"""Lines snake without touching themselves, and stay large."""

from itertools import pairwise
from random import Random
from unittest.mock import Mock

import pytest

from bot.pictures.boards import line_layout
from bot.pictures.boards.line_layout import LinePlan, Link, arms_of, plan_line
from bot.pictures.scene import Badge, Shape, TileSprite
from bot.pictures.theme import STANDARD
from engine.rules.layout import DOWN, LEFT, RIGHT, UP
from engine.rules.views import LineBoard
from tests.pictures.checks import apart
from tests.pictures.positions import views

WIDTH, HEIGHT = 864, 680


def shapes_of(plan: LinePlan) -> list[Shape]:
    tiles: list[Shape] = [
        TileSprite(spot.x, spot.y, plan.half, spot.angle, spot.link.near, spot.link.far, key=spot.link.node)
        for spot in plan.spots
    ]
    return tiles + [Badge(x, y, "6", 34, STANDARD.cyan, STANDARD.badge_ink) for _, x, y in plan.badges]


def check(plan: LinePlan, count: int) -> None:
    """All tiles once, none on another or on a badge, all inside, halves that touch are equal."""
    assert sorted(spot.link.node for spot in plan.spots) == list(range(count))
    apart(shapes_of(plan), 2)
    for spot in plan.spots:
        assert 0 < spot.x < WIDTH
        assert 0 < spot.y < plan.height <= HEIGHT


def chain(random: Random, start: int, length: int, used: set[tuple[int, int]], first: int) -> list[Link]:
    """A random arm of a double-6 set."""
    links: list[Link] = []
    while len(links) < length:
        fits = [pips for pips in range(7) if (min(start, pips), max(start, pips)) not in used]
        if not fits:
            break
        pips = random.choice(fits)
        used.add((min(start, pips), max(start, pips)))
        links.append(Link(first + len(links), start, pips))
        start = pips
    return links


@pytest.mark.parametrize("seed", range(60))
def test_one_arm_of_up_to_27_tiles_fits_with_pips(seed: int) -> None:
    arm = chain(Random(seed), 6, 27, {(6, 6)}, 1)
    plan = plan_line(Link(0, 6, 6), {RIGHT: arm}, (LEFT, RIGHT), WIDTH, HEIGHT)
    check(plan, 1 + len(arm))
    assert plan.half >= 55


@pytest.mark.parametrize("seed", range(120))
def test_four_arms_of_any_lengths_never_meet(seed: int) -> None:
    random = Random(seed)
    used = {(3, 3)}
    arms: dict[str, list[Link]] = {}
    count = 1
    for slot in random.sample((RIGHT, LEFT, UP, DOWN), 4):
        arms[slot] = chain(random, 3, random.choice((0, 1, 3, 6, 10, 14)), used, count)
        count += len(arms[slot])
    plan = plan_line(Link(0, 3, 3), arms, (LEFT, RIGHT, UP, DOWN), WIDTH, HEIGHT)
    check(plan, count)
    assert plan.half >= 40


@pytest.mark.parametrize("game", ["block", "muggins"])
@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_match_is_laid_out_whole(game: str, seed: int) -> None:
    for view in views(game, seed, moves=120):
        board = view.board
        assert isinstance(board, LineBoard)
        if not board.layout.nodes:
            continue
        middle = board.spinner or 0
        node = board.layout.nodes[middle]
        arms = arms_of(board.layout, middle)
        slots = [end.slot for _, end in board.layout.ends]
        plan = plan_line(Link(middle, node.inner, node.outer), arms, slots, WIDTH, HEIGHT)
        if len(board.layout.nodes) <= 28:
            check(plan, len(board.layout.nodes))
            assert plan.half >= 40
        assert sorted(slot for slot, _, _ in plan.badges) == sorted(slots)
        for links in arms.values():
            for inner, outer in pairwise(links):
                assert inner.far == outer.near


def test_equal_lines_are_laid_out_equally() -> None:
    arm, plans = chain(Random(5), 6, 20, {(6, 6)}, 1), set()
    for _ in range(3):
        line_layout._ways.cache_clear()
        plans.add(plan_line(Link(0, 6, 6), {LEFT: arm}, (RIGHT, LEFT), WIDTH, HEIGHT))
    assert len(plans) == 1


def test_a_line_is_walked_once_for_pictures_of_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Mock(wraps=line_layout._walk)
    monkeypatch.setattr(line_layout, "_walk", walk)
    line_layout._ways.cache_clear()
    arms = {LEFT: chain(Random(5), 6, 20, {(6, 6)}, 1)}
    small = plan_line(Link(0, 6, 6), arms, (LEFT, RIGHT), WIDTH, 300)
    once = walk.call_count
    large = plan_line(Link(0, 6, 6), arms, (LEFT, RIGHT), WIDTH, HEIGHT)
    assert small.half < large.half
    assert walk.call_count == once > 0


def test_lines_are_laid_out_equally_by_every_process() -> None:
    """Python orders sets of texts differently in each."""
    plan = plan_line(Link(0, 6, 6), {}, (UP, DOWN, LEFT, RIGHT), WIDTH, HEIGHT)
    assert [slot for slot, _, _ in plan.badges] == [RIGHT, LEFT, DOWN, UP]
