"""Standings: points for places, Buchholz, head to head, honest ties."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.events.model import Placed
from engine.pairing.standings import Points, Standing, standings

F = Fraction


def duel(winner: int, loser: int) -> Points:
    """A table of two."""
    return {winner: F(1), loser: F(0)}


def draw(one: int, other: int) -> Points:
    """A table of two that ended level."""
    return {one: F(1, 2), other: F(1, 2)}


def bye(entrant: int) -> Points:
    """A point for nothing."""
    return {entrant: F(1)}


def column(lines: Sequence[Standing], name: str) -> list[Fraction | int | None]:
    """One column of a table, best first."""
    return [getattr(line, name) for line in lines]


def order(lines: Sequence[Standing]) -> list[tuple[int, int]]:
    """Places and entrants."""
    return [(line.place, line.entrant) for line in lines]


def points_of(places: Sequence[int], top: int) -> tuple[Fraction, ...]:
    """The points for these places at one table, where the last of `top` places gives none."""
    return tuple(Placed(1, place, len(places), places.count(place)).points(top) for place in places)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (3, 2, 1, 0)),
        ((3, 1, 2), (1, 3, 2)),
        ((1, 1, 3, 4), (F(5, 2), F(5, 2), 1, 0)),
        ((1, 2, 2, 2), (3, 1, 1, 1)),
        ((3, 1, 3, 1), (F(1, 2), F(5, 2), F(1, 2), F(5, 2))),
    ],
)
def test_people_who_tie_share_the_points_of_their_places(places: tuple[int, ...], points: tuple[Fraction, ...]) -> None:
    assert points_of(places, 4) == points


@given(st.lists(st.integers(1, 6), min_size=1, max_size=8))
def test_a_table_gives_the_same_sum_of_points_for_every_result(scores: list[int]) -> None:
    places = [1 + sum(other < score for other in scores) for score in scores]
    points = points_of(places, 9)
    assert sum(points) == sum(range(9 - len(places), 9))
    for (a, x), (b, y) in combinations(zip(places, points, strict=True), 2):
        assert (a < b) == (x > y)
        assert (a == b) == (x == y)


def test_points_come_before_everything() -> None:
    assert order(standings((1, 2, 3), [duel(3, 1), duel(3, 2), duel(2, 1)])) == [(1, 3), (2, 2), (3, 1)]


def test_of_equal_points_who_met_the_stronger_is_higher() -> None:
    """Two and Three have won once each: first their opponents have as many points together, then not."""
    lines = standings((1, 2, 3, 4), [duel(1, 2), duel(3, 4), duel(1, 3), duel(2, 4), duel(1, 4)])
    assert (column(lines, "points"), column(lines, "buchholz")) == ([3, 1, 1, 0], [2, 3, 3, 5])
    lines = standings((1, 2, 3, 4), [duel(1, 2), duel(3, 4), duel(2, 4), duel(1, 4)])
    assert order(lines)[1:3] == [(2, 2), (3, 3)]
    assert column(lines, "buchholz")[1:3] == [2, 0]


def test_of_equal_buchholz_the_winner_of_their_own_table_is_higher() -> None:
    lines = standings((1, 2, 3, 4), [duel(2, 1), duel(1, 3), duel(1, 4), duel(2, 3), duel(4, 2), duel(3, 4)])
    assert order(lines) == [(1, 2), (2, 1), (3, 3), (4, 4)]
    assert column(lines, "points") == [2, 2, 1, 1]
    assert column(lines, "duels") == [1, 0, 1, 0]


def test_three_who_beat_each_other_in_a_circle_share_their_place() -> None:
    lines = standings((1, 2, 3), [duel(1, 2), duel(2, 3), duel(3, 1)])
    assert order(lines) == [(1, 1), (1, 2), (1, 3)]
    assert {line.duels for line in lines} == {None}


def test_head_to_head_says_nothing_when_some_have_not_met() -> None:
    lines = standings(range(6), [duel(0, 1), duel(0, 3), duel(2, 1), duel(2, 3), duel(4, 5)])
    assert order(lines)[:2] == [(1, 0), (1, 2)]
    assert {line.place for line in lines if line.entrant in (1, 3)} == {4}


def test_those_whom_one_comparison_leaves_together_are_compared_among_themselves() -> None:
    """Of four with three points each, One has won 2 against the others, Two and Three 1½: and Two has beaten Three."""
    lost = [draw(1, 2), draw(1, 3), duel(1, 4), duel(2, 3), duel(4, 2), duel(3, 4)]
    rest = {1: F(1), 2: F(3, 2), 3: F(3, 2), 4: F(2)}
    lines = standings(range(1, 5), [*lost, *({e: points} for e, points in rest.items())])
    assert {line.points for line in lines} == {3}
    assert {line.buchholz for line in lines} == {12}
    assert order(lines) == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_a_bye_counts_as_an_opponent_as_strong_as_oneself() -> None:
    lines = standings((1, 2, 3), [duel(1, 2), bye(3), duel(1, 3), bye(2)])
    assert order(lines) == [(1, 1), (2, 2), (2, 3)]
    assert (column(lines, "points"), column(lines, "buchholz")) == ([2, 1, 1], [2, 3, 3])


def test_who_came_late_has_played_fewer_tables() -> None:
    assert [(line.entrant, line.tables) for line in standings((1, 2, 9), [duel(1, 2), duel(9, 2)])] == [
        (1, 1), (9, 1), (2, 2),
    ]  # fmt: skip


results = st.integers(2, 7).flatmap(
    lambda people: st.tuples(
        st.just(people),
        st.lists(
            st.tuples(
                st.permutations(range(people)), st.integers(1, 4), st.lists(st.integers(0, 2), min_size=4, max_size=4)
            ),
            max_size=9,
        ),
    )
)


@given(results)
@settings(max_examples=50)
def test_standings_equal_a_slow_and_obvious_recount(played: tuple[int, list[tuple[list[int], int, list[int]]]]) -> None:
    people, drawn = played
    tables = [dict(zip(who[:seats], map(F, points), strict=False)) for who, seats, points in drawn]
    lines = standings(range(people), tables)
    scored = tables

    def points(e: int) -> Fraction:
        return sum((s[e] for s in scored if e in s), F(0))

    def buchholz(e: int) -> Fraction:
        mine = [s for s in scored if e in s]
        return sum((points(o) for s in mine for o in s if o != e), F(0)) + points(e) * sum(len(s) == 1 for s in mine)

    def won(e: int, others: frozenset[int]) -> Fraction:
        met = [(s[e], s[o]) for s in scored if e in s for o in others if o in s and o != e]
        return sum((F(1) if a > b else F(1, 2) if a == b else F(0) for a, b in met), F(0))

    def before(a: int, b: int, tied: frozenset[int]) -> bool:
        """Whether `a` is placed before `b` within this group of equals."""
        if any(not any(x in s and y in s for s in scored) for x, y in combinations(tied, 2)):
            return False
        mine, other = won(a, tied), won(b, tied)
        still = frozenset(e for e in tied if won(e, tied) == mine)
        return mine > other or (mine == other and still != tied and before(a, b, still))

    def higher(a: int, b: int) -> bool:
        if (points(a), buchholz(a)) != (points(b), buchholz(b)):
            return (points(a), buchholz(a)) > (points(b), buchholz(b))
        return before(a, b, frozenset(e for e in range(people) if (points(e), buchholz(e)) == (points(a), buchholz(a))))

    for line in lines:
        assert (line.points, line.buchholz) == (points(line.entrant), buchholz(line.entrant))
        assert line.place == 1 + sum(higher(other, line.entrant) for other in range(people))
    for a, b in permutations(lines, 2):
        assert not (higher(a.entrant, b.entrant) and higher(b.entrant, a.entrant))
