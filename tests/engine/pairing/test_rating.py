"""Ratings hold at every size of table: bounded, fair to ties, never worse for a better place, calm under luck."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pairing.rating import LEAST_SIGMA, MU, SIGMA, Seat, Strength, rated

SHOWN = 60
NEWCOMER, SETTLED = 350, 60
"""The most points that one match may move someone."""

strengths = st.builds(Strength, st.floats(5, 45), st.floats(LEAST_SIGMA, SIGMA))


@st.composite
def tables(draw: st.DrawFn) -> list[Seat]:
    """Matches of 2 to 12 seats, with partners or without, places shared or not."""
    sides, size = draw(st.sampled_from([(2, 1), (2, 2), (3, 1), (4, 1), (6, 1), (8, 1), (12, 1), (3, 2)]))
    places = draw(st.lists(st.integers(1, sides), min_size=sides, max_size=sides))
    return [Seat(side, places[side], draw(strengths)) for side in range(sides) for _ in range(size)]


@given(tables())
def test_one_match_moves_no_one_far(table: list[Seat]) -> None:
    for seat, after in zip(table, rated(table), strict=True):
        moved = abs(after.mu - seat.before.mu) * SHOWN
        assert moved <= NEWCOMER
        assert moved <= SETTLED or seat.before.sigma > LEAST_SIGMA * 1.2
        assert min(seat.before.sigma, LEAST_SIGMA) <= after.sigma <= seat.before.sigma


@given(tables(), st.data())
def test_a_better_place_is_never_worse(table: list[Seat], data: st.DataObject) -> None:
    side = data.draw(st.sampled_from(table)).side
    better = [replace(seat, place=seat.place - (seat.side == side) / 2) for seat in table]
    for seat, was, now in zip(table, rated(table), rated(better), strict=True):
        assert now.mu >= was.mu if seat.side == side else now.mu <= was.mu
        assert now.sigma == was.sigma


@given(tables(), st.randoms(use_true_random=False))
def test_the_order_of_seats_changes_nothing(table: list[Seat], rng: Random) -> None:
    order = [*range(len(table))]
    rng.shuffle(order)
    found = rated([table[at] for at in order])
    for at, after in zip(order, found, strict=True):
        assert after == pytest.approx(rated(table)[at])


@given(st.integers(2, 12), st.floats(LEAST_SIGMA, SIGMA), st.data())
def test_equals_lose_together_what_others_gain(sides: int, sigma: float, data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(1, sides), min_size=sides, max_size=sides))
    found = rated([Seat(side, place, Strength(MU, sigma)) for side, place in enumerate(places)])
    assert sum(one.mu for one in found) == pytest.approx(MU * sides)
    by_place = dict(zip(places, found, strict=True))
    assert all(one == by_place[place] for one, place in zip(found, places, strict=True)), "ties are alike"
    tied = rated([Seat(side, 1, Strength(MU, sigma)) for side in range(sides)])
    assert {one.mu for one in tied} == {MU}


@pytest.mark.parametrize(("sides", "size"), [(2, 1), (3, 1), (4, 1), (6, 1), (8, 1), (12, 1), (2, 2)])
def test_luck_alone_spreads_no_one_far(sides: int, size: int) -> None:
    """30 matches of equal players: the standard deviation is at most 100 points."""
    rng, players = Random(sides * 10 + size), 48
    known = [Strength()] * players
    for _ in range(30):
        order = rng.sample(range(players), players)
        for first in range(0, players - sides * size + 1, sides * size):
            here = order[first : first + sides * size]
            places = rng.sample(range(sides), sides)
            after = rated([Seat(at // size, places[at // size], known[who]) for at, who in enumerate(here)])
            for who, new in zip(here, after, strict=True):
                known[who] = new
    assert pstdev(one.mu * SHOWN for one in known) <= 100
    assert sum(one.mu for one in known) / players == pytest.approx(MU, abs=0.2)


def test_no_weight_means_no_change_against_that_side() -> None:
    mine = Seat(0, 1, weights={1: 0.0})
    assert rated([mine, Seat(1, 2)])[0] == Strength()
    assert rated([mine, Seat(1, 2)])[1].mu < MU, "the other's loss counts all the same"
    half, whole = rated([replace(mine, weights={1: 0.5}), Seat(1, 2)])[0], rated([Seat(0, 1), Seat(1, 2)])[0]
    assert half.mu - MU == pytest.approx((whole.mu - MU) / 2)
