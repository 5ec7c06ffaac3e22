"""Seats for many people at several tables. Everyone should meet as many others as possible.

This is the *social golfer problem*: in each round everyone sits at one table, and no two people should sit together
twice. A seeded local search solves it: two people swap places while that saves meetings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import inf
from random import Random
from typing import Final

TRIES: Final = 60
"""Searches before a second meeting counts as unavoidable."""
STEPS: Final = 30
"""Swaps without a gain that end the search for a round."""
WORK: Final = 500_000
"""Limit on weighed swaps for any number of people: a fraction of a second."""
GLANCE: Final = 3_000
"""Limit on weighed swaps for one swap."""
REST: Final = 4
"""People who swapped stay for this many swaps, up to twice as many. That leads out of dead ends."""

Tables = list[list[int]]
Weights = list[list[int]]
"""Meetings of each person (by number) with each other person."""


def table_sizes(people: int, wanted: int, smallest: int, largest: int) -> tuple[int, ...]:
    """The number of people at each table, largest first: as few robots as possible, then as close to `wanted` as
    possible. Sizes differ by at most one. Robots fill a table up to `smallest`.

    ValueError unless 1 ≤ smallest ≤ wanted ≤ largest.
    """
    if not 1 <= smallest <= wanted <= largest:
        raise ValueError(f"tables of {smallest} to {largest}, wanted {wanted}")
    if people <= 0:
        return ()
    fewest = -(-people // largest)
    candidates = [even(people, tables) for tables in range(fewest, max(fewest, -(-people // smallest)) + 1)]
    return min(
        candidates,
        key=lambda sizes: (
            sum(robots_at(size, smallest) for size in sizes),
            sum(abs(size - wanted) for size in sizes),
            len(sizes),
        ),
    )


def even(people: int, tables: int) -> tuple[int, ...]:
    """The sizes of `tables` tables for `people` people, as even as possible, largest first."""
    size, more = divmod(people, tables)
    return (size + 1,) * more + (size,) * (tables - more)


def robots_at(people: int, smallest: int) -> int:
    """The number of robots that fill a table of `people` people."""
    return max(0, smallest - people)


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[frozenset[int]]:
    """The number of meetings of each pair. A round is a list of tables."""
    return Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))


def seat_round(
    players: Sequence[int],
    sizes: Sequence[int],
    met: Mapping[frozenset[int], int],
    strength: Mapping[int, float] | None,
    rng: Random,
    *,
    to_come: int = 0,
) -> tuple[tuple[int, ...], ...]:
    """The people at each table of the next round, in the order of `sizes`, in random seats.

    Repeated meetings (`met`) are avoided, third ones even more. Among equals, tables are about equally strong if
    `strength` is given; people without a strength count as the mean. The search also plans `to_come` later rounds of
    the same people. The same seed gives the same seats.
    ValueError if the sizes don't add up to the players, or a player is listed twice.
    """
    if sum(sizes) != len(players) or len(set(players)) != len(players):
        raise ValueError(f"{len(players)} players at tables of {tuple(sizes)}")
    people = sorted(players)
    weights = [[met.get(frozenset((a, b)), 0) if a != b else 0 for b in people] for a in people]
    tables = _search(weights, sizes, _about_zero(people, strength or {}), 1 + to_come, rng)
    for table in tables:
        rng.shuffle(table)
    return tuple(tuple(people[person] for person in table) for table in tables)


def _about_zero(people: Sequence[int], strength: Mapping[int, float]) -> list[float]:
    """Each person's strength between -1 and 1, with a mean of about 0. All 0 if there is nothing to balance."""
    known = [strength[person] for person in people if person in strength]
    mean = sum(known) / len(known) if known else 0.0
    span = max((abs(value - mean) for value in known), default=0.0) or 1.0
    return [(strength.get(person, mean) - mean) / span for person in people]


def _search(weights: Weights, sizes: Sequence[int], strength: list[float], rounds: int, rng: Random) -> Tables:
    """The first round of the best evening found: the one with the lowest cost. Each meeting costs the number of earlier
    meetings of the two; the imbalance of the first round's tables adds less than 1."""
    if len(sizes) == 1:
        return [[*range(len(strength))]]
    calm = [0.0] * len(strength)
    best: Tables = []
    least, work = inf, WORK
    for _ in range(TRIES):
        met, first, cost = [list(row) for row in weights], best, 0.0
        for number in range(rounds):
            tables, more, weighed = _round(met, sizes, calm if number else strength, rng)
            first, cost, work = first if number else tables, cost + more, work - weighed
            for a, b in (pair for table in tables for pair in permutations(table, 2)):
                met[a][b] += 1
        if cost < least:
            best, least = first, cost
        if least == 0 or work <= 0:
            break
    return best


def _round(weights: Weights, sizes: Sequence[int], strength: list[float], rng: Random) -> tuple[Tables, float, int]:
    """Make the best swap again and again from random seats, even if it costs something. Gives the best tables found,
    their cost, and the number of swaps weighed."""
    order = list(range(len(weights)))
    rng.shuffle(order)
    hall = _Hall([[order.pop(0) for _ in range(size)] for size in sizes], weights, strength)
    rests = [0] * len(weights)
    best, least = hall.tables, hall.cost
    step = idle = weighed = 0
    while idle < STEPS and least > 0 and weighed < WORK:
        step, idle = step + 1, idle + 1
        people = list(hall.at)
        rng.shuffle(people)
        movable = [person for person in people if any(strength) or hall.beside[person][hall.at[person]]]
        movable = movable[: max(1, GLANCE // len(people))]
        weighed += len(movable) * len(people)
        tired = {person for person in people if rests[person] > step}
        if swap := hall.best_swap(movable, people, tired, least - hall.cost):
            hall = hall.swapped(*swap)
            for person in swap:
                rests[person] = step + REST + rng.randrange(REST)
        if hall.cost < least - 1e-9:
            best, least, idle = hall.tables, hall.cost, 0
    return best, least, weighed


class _Hall:
    """People at tables, each person's meetings at each table, and the cost: all meetings, plus less than 1 for the
    imbalance."""

    def __init__(self, tables: Tables, weights: Weights, strength: list[float]) -> None:
        self.tables, self.weights, self.strength = tables, weights, strength
        self.at = {person: table for table, people in enumerate(tables) for person in people}
        self.beside = [[sum([row[other] for other in people]) for people in tables] for row in weights]
        self.sums = [sum(strength[person] for person in people) for people in tables]
        self.cost = sum(beside[self.at[person]] for person, beside in enumerate(self.beside)) / 2
        self.cost += sum(self.uneven(table, 0) for table in range(len(tables)))

    def uneven(self, table: int, more: float) -> float:
        """The imbalance of a table with that much more strength."""
        return ((self.sums[table] + more) / max(len(self.tables[table]), 1)) ** 2 / (len(self.tables) + 1)

    def best_swap(
        self, movable: Sequence[int], people: Sequence[int], tired: Container[int], gap: float
    ) -> tuple[int, int] | None:
        """The swap of two people that costs least. Tired people only move if that beats the best tables, by `gap`."""
        best, least = None, inf
        for a in movable:
            here, beside, weights = self.at[a], self.beside[a], self.weights[a]
            for b in people:
                there = self.at[b]
                change: float = beside[there] - beside[here] - 2 * weights[b]
                change += self.beside[b][here] - self.beside[b][there]
                if there == here or change - 1 >= least:
                    continue
                if more := self.strength[b] - self.strength[a]:
                    for table, gain in ((here, more), (there, -more)):
                        change += self.uneven(table, gain) - self.uneven(table, 0)
                if change < least and (change < gap - 1e-9 or not (a in tired or b in tired)):
                    best, least = (a, b), change
        return best

    def swapped(self, a: int, b: int) -> _Hall:
        """The same hall after two people have swapped."""
        other = {a: b, b: a}
        tables = [[other.get(person, person) for person in people] for people in self.tables]
        return _Hall(tables, self.weights, self.strength)
