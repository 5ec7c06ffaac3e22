"""Build Up's robot: covers others, keeps its own, and wins."""

from __future__ import annotations

import random

import pytest

from engine.rules.games.build_up.robot import choose, worth
from engine.rules.games.build_up.rules import BuildUpMatch, BuildUpRules
from engine.rules.moves import Move, Pass, Stack
from engine.rules.tiles import Seat, Tile
from tests.engine.rules.positions.build_up import position

from .contest import contest


def choice(match: BuildUpMatch) -> Move:
    """What seat 0 would do."""
    return choose(match.view_for(Seat(0)), random.Random(1))


def test_it_covers_the_other_players_tile_and_not_its_own() -> None:
    assert choice(position("2|5 2|5 6|6", ["3|4", "0|0"], owners=[0, 1, 1])) == Stack(Tile.of(3, 4), 2)


def test_a_low_double_goes_on_an_opponents_heaviest_tile() -> None:
    match = position("1|2 5|6 0|1 5|6", ["0|0 0|2", "0|0"], owners=[1, 1, 1, 0])
    assert choice(match) == Stack(Tile.of(0, 0), 2)


def test_a_heavy_tile_is_worth_more_than_a_light_one_and_one_hard_to_cover_more_than_an_easy_one() -> None:
    assert worth(Tile.of(6, 6), "same") == 12  # nothing covers it
    assert worth(Tile.of(5, 6), "same") > worth(Tile.of(1, 2), "same")
    assert worth(Tile.of(3, 4), "same") > worth(Tile.of(3, 4), "at_least")


def test_it_passes_when_it_must() -> None:
    assert choice(position("6|6 5|6", ["0|1", "0|0"], owners=[1, 1])) == Pass()


def test_it_knows_the_rule_of_the_table() -> None:
    match = position("3|4 6|6", ["5|6", "0|0"], owners=[1, 1], rules=BuildUpRules(nondouble_rule="at_least"))
    assert choice(match) == Stack(Tile.of(5, 6), 1)


@pytest.mark.parametrize(("seats", "least"), [(2, 17), (4, 10)])
def test_it_beats_players_who_move_at_random(seats: int, least: int) -> None:
    outcomes = [contest("build_up", seats, {seed % seats}, seed) for seed in range(20)]
    assert sum(seed % seats in outcome.winners for seed, outcome in enumerate(outcomes)) >= least
