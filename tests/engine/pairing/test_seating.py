"""Seats of a game night: one for each person, with as few repeated meetings as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import mean, pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.pairing.seating import even, meetings, robots_at, seat_round, table_sizes

Round = tuple[tuple[int, ...], ...]


def all_rounds(people: Sequence[int], sizes: Sequence[int]) -> Iterator[Round]:
    """Every way to sit at tables of these sizes; tables of one size are not told apart."""
    if not sizes:
        yield ()
        return
    first, *others = people
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for participants in combinations(others, size - 1):
            rest = [person for person in others if person not in participants]
            yield from (((first, *participants), *tables) for tables in all_rounds(rest, left))


def weight(tables: Round, met: Mapping[frozenset[int], int]) -> int:
    """The number of repeated meetings."""
    return sum(met.get(pair, 0) for pair in meetings([tables]))


def evening(people: int, sizes: Sequence[int], rounds: int, seed: int) -> tuple[int, Counter[frozenset[int]]]:
    """Seat some rounds, each planned with the later ones. Gives the weight of repeated meetings and all meetings."""
    rng, met, heavy = Random(seed), Counter[frozenset[int]](), 0
    for number in range(rounds):
        tables = seat_round(range(people), sizes, met, None, rng, to_come=rounds - number - 1)
        heavy += weight(tables, met)
        met += meetings([tables])
    return heavy, met


@given(
    st.integers(2, 9).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n // 2))),
    st.integers(0, 10**6),
    st.booleans(),
)
@settings(max_examples=6)
def test_everybody_sits_once_and_the_tables_have_their_sizes(hall: tuple[int, int], number: int, strong: bool) -> None:
    rng = Random(number)
    people = rng.sample(range(1000), hall[0])
    sizes = even(*hall)
    met = {frozenset(pair): rng.randrange(3) for pair in combinations(people, 2)}
    strength = {person: rng.gauss(25, 8) for person in people if rng.random() < 0.7} if strong else None
    seed = rng.random()
    tables = seat_round(people, sizes, met, strength, Random(seed))
    assert [len(table) for table in tables] == list(sizes)
    assert sorted(person for table in tables for person in table) == sorted(people)
    assert tables == seat_round(people[::-1], sizes, met, strength, Random(seed)), "the same seed, the same seats"


@given(st.sampled_from([(3, 3), (4, 4), (3, 3, 3), (4, 3), (2, 2, 2, 2), (4, 3, 2), (3, 2, 1)]), st.integers(0, 10**6))
@settings(max_examples=8)
def test_no_round_has_fewer_meetings_than_the_one_found(sizes: tuple[int, ...], seed: int) -> None:
    rng = Random(seed)
    people = range(sum(sizes))
    met = {frozenset(pair): rng.choice((0, 0, 1, 1, 2)) for pair in combinations(people, 2)}
    found = weight(seat_round(people, sizes, met, None, rng), met)
    assert found == min(weight(tables, met) for tables in all_rounds(people, sizes))


@pytest.mark.parametrize(
    ("sizes", "rounds"),
    [
        ((3, 3), 3),
        ((4, 4), 2),
        *(pytest.param(*more, marks=pytest.mark.soak) for more in (((3, 3), 2), ((3, 3), 4), ((4, 4), 3))),
    ],
)
def test_no_evening_has_fewer_meetings_than_the_one_found(sizes: tuple[int, ...], rounds: int) -> None:
    people = range(sum(sizes))
    choices = list(all_rounds(people, sizes))

    def least(met: Counter[frozenset[int]], left: int) -> int:
        if not left:
            return 0
        return min(weight(tables, met) + least(met + meetings([tables]), left - 1) for tables in choices)

    shortest = least(meetings([choices[0]]), rounds - 1)  # who sits together first makes no difference
    assert [evening(len(people), sizes, rounds, seed)[0] for seed in range(2)] == [shortest] * 2


@pytest.mark.parametrize(
    ("people", "sizes", "rounds"),
    [
        *((9, (3, 3, 3), rounds) for rounds in (2, 3, 4)),
        (15, (3,) * 5, 5),
        (16, (4,) * 4, 4),
        (20, (4,) * 5, 5),
        (23, (4,) * 5 + (3,), 5),
        *((24, (4,) * 6, rounds) for rounds in (3, 4, 5)),
        (100, (4,) * 25, 5),
    ],
)
def test_nobody_meets_twice_where_that_is_possible(people: int, sizes: tuple[int, ...], rounds: int) -> None:
    for seed in range(2):
        heavy, met = evening(people, sizes, rounds, seed)
        assert heavy == 0
        assert met.total() == rounds * sum(size * (size - 1) // 2 for size in sizes) == len(met)


def test_a_third_meeting_is_worse_than_two_second_ones() -> None:
    met = {frozenset((0, 1)): 2, frozenset((0, 2)): 1, frozenset((0, 3)): 1}
    tables = seat_round(range(4), (2, 2), {**met, frozenset((1, 2)): 0}, None, Random(1))
    assert all(set(table) not in ({0, 1}, {2, 3}) for table in tables)


@pytest.mark.slow
def test_tables_are_evenly_strong_if_asked_for_but_never_for_the_price_of_a_meeting() -> None:
    rng = Random(5)
    strength = {person: rng.gauss(25, 8) for person in range(12)}
    met: Counter[frozenset[int]] = Counter()
    for number in range(2):
        tables = seat_round(range(12), (4, 3, 3, 2), met, strength, rng)
        if number == 0:
            spread = pstdev(mean(strength[person] for person in table) for table in tables)
            assert spread < pstdev(strength.values()) / 20, "with the first round all is free"
        assert weight(tables, met) == 0
        met += meetings([tables])


def test_late_arrivals_and_leavers_change_only_who_is_to_be_seated() -> None:
    rng = Random(3)
    first = seat_round(range(12), (4, 4, 4), {}, None, rng)
    met = meetings([first])
    second = seat_round([*range(1, 12), 30, 31], (4, 3, 3, 3), met, None, rng)
    assert weight(second, met) == 0


def test_people_without_a_seat_are_an_error() -> None:
    for players, sizes in ((range(5), (4,)), ([1, 1, 2, 3], (4,))):
        with pytest.raises(ValueError, match="players at tables"):
            seat_round(players, sizes, {}, None, Random(1))


@pytest.mark.parametrize(
    ("people", "wanted", "smallest", "largest", "sizes", "robots"),
    [
        (24, 4, 2, 4, (4, 4, 4, 4, 4, 4), 0),
        (23, 4, 2, 4, (4, 4, 4, 4, 4, 3), 0),
        (10, 4, 2, 4, (4, 3, 3), 0),
        (10, 4, 4, 4, (4, 3, 3), 2),
        (9, 4, 2, 5, (5, 4), 0),
        (5, 2, 2, 2, (2, 2, 1), 1),
        (1, 4, 2, 4, (1,), 1),
        (3, 4, 4, 8, (3,), 1),
        (0, 4, 2, 4, (), 0),
    ],
)
def test_tables_have_fair_sizes(
    people: int, wanted: int, smallest: int, largest: int, sizes: tuple[int, ...], robots: int
) -> None:
    found = table_sizes(people, wanted, smallest, largest)
    assert found == sizes
    assert sum(robots_at(size, smallest) for size in found) == robots


@given(st.integers(1, 200), st.integers(1, 12), st.integers(0, 6), st.integers(0, 6))
def test_sizes_hold_everybody_and_differ_by_one_at_most(people: int, smallest: int, more: int, most: int) -> None:
    sizes = table_sizes(people, smallest + more, smallest, smallest + more + most)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= smallest + more + most
    fits = any(tables * smallest <= people <= tables * (smallest + more + most) for tables in range(1, people + 1))
    assert fits == all(size >= smallest for size in sizes), "robots only where people cannot fill the tables"


def test_no_table_has_an_impossible_size() -> None:
    with pytest.raises(ValueError, match="tables of 4 to 3"):
        table_sizes(10, 4, 4, 3)
