"""What a match is worth: a loss can't be erased or handed on, whatever people do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pairing.worth import Ended, Left, Part, Played, Why, decided, worth
from tools.worth_cases import ANA, BEN, CLEO, DUEL, THREE, gone


@st.composite
def matches(draw: st.DrawFn) -> Played:
    """Matches of 2 to 6 sides; some people leave, some have partners."""
    sides = draw(st.integers(2, 6))
    partners = draw(st.booleans())
    rounds = draw(st.lists(st.tuples(*[st.integers(0, 30)] * sides), min_size=1, max_size=4))
    parts = []
    for seat in range(sides * (1 + partners)):
        left = draw(st.sampled_from([None, None, *Left]))
        until = draw(st.integers(0, len(rounds) - 1))
        step = draw(st.integers(0, 50))
        moves = draw(st.integers(0, 20))
        parts.append(Part(seat + 1, seat, seat % sides, moves, until=until, left=left, step=step))
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    low = draw(st.booleans())
    places = tuple(1 + sum(other < mine if low else other > mine for other in totals) for mine in totals)
    return Played(parts, rounds, totals, places, seconds=draw(st.integers(0, 900)), low_wins=low)


@given(matches())
def test_who_leaves_has_not_won_and_is_behind_all_who_stayed(match: Played) -> None:
    found = worth(match)
    stayed = [one for one, part in zip(found, match.parts, strict=True) if not part.left]
    for one, part in zip(found, match.parts, strict=True):
        if part.left:
            assert not one.won
            assert all(one.place >= other.place for other in stayed)
            assert one.rated or one.why is Why.NO_SHOW
    assert min(one.place for one in found) == 1
    firsts = {one.side for one in stayed if one.won}
    if stayed and all(one.counts for one in found):
        assert firsts, "one of those who stayed has won"


@given(matches(), st.integers(1, 3), st.booleans())
def test_a_newcomer_changes_no_one_elses_result(match: Played, since: int, substitute: bool) -> None:
    newcomer = Part(99, 0, 0, 9, since=since, substitute=substitute)
    *same, theirs = worth(replace(match, parts=(*match.parts, newcomer)))
    assert same == worth(match)
    assert not theirs.rated


@given(matches())
def test_those_who_stayed_are_placed_as_on_the_board(match: Played) -> None:
    found = worth(match)
    stayed = [
        (match.places[one.side], one.place) for one, part in zip(found, match.parts, strict=True) if not part.left
    ]
    for board, place in stayed:
        for other_board, other in stayed:
            assert (board < other_board) == (place < other)


@given(matches(), st.sampled_from([Ended.ABANDONED, Ended.STOPPED]))
def test_a_match_without_a_result_counts_for_no_one(match: Played, ended: Ended) -> None:
    assert not any(one.counts or one.won or one.rated for one in worth(replace(match, ended=ended)))


@given(matches())
def test_leaving_later_is_never_worse(match: Played) -> None:
    """And who leaves first comes last."""
    found = worth(match)
    whole = {side: [part for part in match.parts if part.side == side] for side in range(len(match.places))}
    gone = {side: max(part.step for part in ones) for side, ones in whole.items() if all(one.left for one in ones)}
    place = {one.side: one.place for one in found}
    assert all((place[one] < place[other]) == (gone[one] > gone[other]) for one in gone for other in gone)


def test_points_of_who_left_are_those_until_then() -> None:
    match = replace(THREE, parts=(ANA, gone(BEN, until=1), CLEO))
    assert [one.points for one in worth(match)] == [61, 20, 25]
    low = replace(match, low_wins=True)
    assert [one.points for one in worth(low)] == [61, 61, 25], "leaving early saves no points where few are good"


@pytest.mark.parametrize(("since", "counts", "place", "points"), [(1, True, 2, 20), (2, False, 1, 0)])
def test_a_newcomer_counts_from_the_next_round_on(since: int, counts: bool, place: int, points: int) -> None:
    found = worth(replace(THREE, parts=(ANA, gone(BEN), CLEO, Part(4, 1, 1, 9, since=since))))[-1]
    assert (found.counts, found.place, found.points, found.rated) == (counts, place, points, False)


def test_the_last_side_that_plays_decides_the_match() -> None:
    assert not decided(2, (ANA, BEN))
    assert decided(2, (ANA, gone(BEN)))
    assert not decided(3, (ANA, gone(BEN))), "a robot still plays"
    assert not decided(2, (ANA,)), "a robot is the only opponent"
    assert not decided(2, (ANA, gone(BEN), replace(CLEO, side=1))), "the partner stays"


def test_absence_without_a_move_voids_and_a_resignation_does_not() -> None:
    for part, why in (
        (gone(BEN, Left.LATE, moves=0), Why.NO_SHOW),
        (replace(BEN, moves=0, absent=True), Why.NO_SHOW),
        (replace(BEN, moves=0), Why.RATED),
        (gone(BEN, moves=0), Why.RATED),
    ):
        assert worth(replace(DUEL, parts=(ANA, part)))[0].why is why
