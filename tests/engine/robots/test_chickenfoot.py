"""The robot of Chickenfoot makes the obviously right choices and beats a player who moves at random."""

from __future__ import annotations

import random

import pytest

from engine.robots import choose
from engine.rules.games.chickenfoot.robot import numbers_after
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.tiles import Seat, Tile
from tests.engine.rules.positions.chickenfoot import Table, table

from .contest import contest

OPEN = "9-4 9-1 9-0 9-7 9-3 9-8"
"""The centre is complete; the open ends are 4 1 0 7 3 8."""


def chosen(match: Table) -> Move | None:
    return choose(match.view_for(Seat(0)), random.Random(0))


def tile_of(move: Move | None) -> Tile:
    assert isinstance(move, Play)
    return move.tile


def test_it_sheds_the_heaviest_tile() -> None:
    assert tile_of(chosen(table(["1-2 7-8 3-5", "2-2"], OPEN))) == Tile.of(7, 8)


def test_against_several_it_sheds_a_double_before_a_tile_that_is_a_little_heavier() -> None:
    assert tile_of(chosen(table(["3-3 4-6 1-2", "2-2", "7-7"], OPEN))) == Tile.of(3, 3)


def test_against_one_it_keeps_a_double_until_it_holds_a_toe() -> None:
    assert tile_of(chosen(table(["3-3 4-5 1-2", "2-2"], OPEN))) == Tile.of(4, 5)
    assert tile_of(chosen(table(["3-3 3-5 1-2", "2-2"], OPEN))) != Tile.of(1, 2)


def test_it_gets_rid_of_the_double_blank_first() -> None:
    assert tile_of(chosen(table(["0-0 7-8 8-8", "2-2"], OPEN))) == Tile.of(0, 0)


def test_among_equal_plays_it_keeps_tiles_that_fit() -> None:
    """1-5 and 4-2 weigh six each; after 1-5 the robot can lay 5-6, after 2-4 it cannot."""
    assert tile_of(chosen(table(["1-5 2-4 5-6", "2-2"], OPEN))) == Tile.of(1, 5)


def test_it_draws_and_passes_when_it_must() -> None:
    assert chosen(table(["2-5 6-6", "2-2 1-1"], OPEN, "5-5")) == Draw()
    assert chosen(table(["2-5 6-6", "2-2 1-1"], OPEN)) == Pass()


def test_it_knows_the_numbers_a_double_binds() -> None:
    match = table(["4-4 4-5 1-2", "2-4 2-2 7-7"], OPEN, "5-5")
    view = match.view_for(Seat(0))
    double = next(move for move in view.moves if isinstance(move, Play) and move.tile is Tile.of(4, 4))
    assert numbers_after(view, double) == {4}
    match.play(Seat(0), double)
    view = match.view_for(Seat(1))
    (toe,) = (move for move in view.moves if isinstance(move, Play))
    assert numbers_after(view, toe) == {4}


@pytest.mark.slow
def test_it_beats_a_player_who_moves_at_random() -> None:
    for seats in (2, 4):
        wins = sum(contest("chickenfoot", seats, {seed % seats}, seed).winners == (seed % seats,) for seed in range(12))
        assert wins >= 9, seats


def test_matches_of_any_size_end() -> None:
    for seats, tiles in ((2, "d12"), (5, "d9"), (9, "d9"), (10, "d12")):
        outcome = contest("chickenfoot", seats, set(range(seats)), seats, {"set": tiles, "rounds": "2"})
        assert len(outcome.totals) == seats
