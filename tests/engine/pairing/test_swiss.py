"""Swiss pairings: new opponents if possible, byes in turn, equal points against equal points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.pairing.standings import Points, standings
from engine.pairing.swiss import Pairings, pair_round, rounds_for

BYE = -1


def all_pairings(people: Sequence[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to pair an even number of people."""
    if not people:
        yield ()
        return
    first, *others = people
    for other in others:
        rest = [person for person in others if person != other]
        yield from (((first, other), *pairs) for pairs in all_pairings(rest))


def price(
    pairs: Sequence[tuple[int, int]],
    points: Mapping[int, Fraction],
    met: Mapping[frozenset[int], int],
    byes: Mapping[int, int],
) -> tuple[Fraction | int, ...]:
    """The cost of a round, the heaviest part first: meetings, byes, points of the entrant with the bye, differences."""
    played = [pair for pair in pairs if BYE not in pair]
    rest = [max(pair) for pair in pairs if BYE in pair]
    return (
        sum(met.get(frozenset(pair), 0) for pair in played),
        sum(byes.get(one, 0) for one in rest),
        sum(points[one] for one in rest),
        sum((points[a] - points[b]) ** 2 for a, b in played),
    )


def with_bye(found: Pairings) -> list[tuple[int, int]]:
    """The pairs, and the bye as a pair with `BYE`."""
    return [*found.pairs, *([] if found.bye is None else [(found.bye, BYE)])]


@given(st.integers(2, 7), st.integers(0, 10**6))
@settings(max_examples=10)
def test_no_round_is_better_than_the_one_found(people: int, seed: int) -> None:
    rng = Random(seed)
    points = {person: Fraction(rng.randrange(7), 2) for person in range(people)}
    met = Counter({frozenset(pair): rng.choice((0, 0, 1, 2)) for pair in combinations(range(people), 2)})
    byes = {person: rng.randrange(2) for person in range(people)}
    found = pair_round(range(people), points, met, byes)
    everybody = sorted([*(one for pair in found.pairs for one in pair), *([] if found.bye is None else [found.bye])])
    assert everybody == list(range(people))
    best = min(
        price(pairs, points, met, byes) for pairs in all_pairings([*range(people), *([BYE] if people % 2 else [])])
    )
    assert price(with_bye(found), points, met, byes) == best
    assert found == pair_round(range(people), points, met, byes)


def play(people: int, rounds: int, seed: int, gone: Mapping[int, int] | None = None) -> list[Pairings]:
    """A tournament with random winners. `gone` has the round after which an entrant withdraws."""
    rng, played, tables = Random(seed), [], list[Points]()
    met, byes = Counter[frozenset[int]](), Counter[int]()
    for number in range(rounds):
        there = [one for one in range(people) if (gone or {}).get(one, rounds) > number]
        points = {line.entrant: line.points for line in standings(range(people), tables)}
        found = pair_round(there, points, met, byes)
        for pair in found.pairs:
            winner, loser = rng.sample(pair, 2)
            tables.append({winner: Fraction(1), loser: Fraction(0)})
            met[frozenset(pair)] += 1
        if found.bye is not None:
            tables.append({found.bye: Fraction(1)})
            byes[found.bye] += 1
        played.append(found)
    return played


@pytest.mark.parametrize(("people", "rounds"), [(16, 4), (13, 5), (9, 5), (8, 4), (6, 3), (3, 3)])
def test_a_whole_tournament_has_no_second_meeting_and_no_second_bye(people: int, rounds: int) -> None:
    for seed in range(3):
        played = play(people, rounds, seed)
        met = Counter(frozenset(pair) for found in played for pair in found.pairs)
        byes = [found.bye for found in played if found.bye is not None]
        assert met.total() == len(met) == rounds * (people // 2)
        assert len(byes) == len(set(byes)) == rounds * (people % 2)


def test_where_all_have_met_all_they_meet_again_as_seldom_as_may_be() -> None:
    for seed in range(3):
        met = Counter(frozenset(pair) for found in play(4, 6, seed) for pair in found.pairs)
        assert set(met.values()) == {2}


def test_whoever_withdraws_is_paired_no_more() -> None:
    played = play(8, 4, 1, gone={3: 1, 5: 2})
    seen = [{*(one for pair in found.pairs for one in pair), found.bye} for found in played]
    assert [3 in there for there in seen] == [True, False, False, False]
    assert [5 in there for there in seen] == [True, True, False, False]
    assert [found.bye is None for found in played] == [True, False, True, True]


def test_in_the_first_round_the_upper_half_plays_the_lower() -> None:
    assert pair_round(range(8), {}, {}, {}).pairs == ((0, 4), (1, 5), (2, 6), (3, 7))
    assert pair_round(range(5), {}, {}, {}) == Pairings(((0, 2), (1, 3)), 4)


def test_winners_play_winners() -> None:
    points = {0: Fraction(1), 1: Fraction(0), 2: Fraction(1), 3: Fraction(0)}
    assert pair_round(range(4), points, {}, {}).pairs == ((0, 2), (1, 3))


def test_a_bye_goes_to_the_fewest_points_among_those_who_had_none() -> None:
    points = {0: Fraction(2), 1: Fraction(1), 2: Fraction(0)}
    assert pair_round(range(3), points, {}, {2: 1}).bye == 1
    assert pair_round((), {}, {}, {}) == Pairings(())
    assert pair_round((7,), {}, {}, {}) == Pairings((), 7)


def test_as_many_rounds_as_tell_one_winner() -> None:
    assert [rounds_for(people) for people in (1, 2, 3, 4, 5, 8, 9, 16, 17)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.soak
def test_many_tournaments_have_no_second_meeting() -> None:
    for seed in range(60):
        people = Random(seed).randrange(6, 41)
        rounds = rounds_for(people)
        met = Counter(frozenset(pair) for found in play(people, rounds, seed) for pair in found.pairs)
        assert met.total() == len(met) == rounds * (people // 2)
