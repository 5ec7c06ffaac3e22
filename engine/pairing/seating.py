"""Seats for many people at several tables, so that each meets as many others as possible.

This is the *social golfer problem*: in each round everybody sits at one table, and nobody should sit with the same
person twice. It is solved by a seeded local search: two people change places as long as that saves meetings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import inf
from random import Random
from typing import Final

TRIES: Final = 60
"""So many evenings are searched for before a second meeting counts as unavoidable."""
STEPS: Final = 30
"""So many exchanges without a gain end the search for a round."""
WORK: Final = 500_000
"""So many exchanges are weighed at most, however many people there are: a fraction of a second."""
GLANCE: Final = 3_000
"""So many exchanges are weighed at most before the best of them is made."""
REST: Final = 4
"""For so many exchanges, or up to twice as many, those who have changed places stay: that leads out of dead ends."""

Tables = list[list[int]]
Weights = list[list[int]]
"""How often each person (by number) has met each."""


def table_sizes(people: int, wanted: int, smallest: int, largest: int) -> tuple[int, ...]:
    """How many people sit at each table, largest first: as few robots as possible, then as near to `wanted` as may be.
    No two sizes differ by more than one.

    A table with fewer people than `smallest` is filled up to it by robots (`robots_at`).
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
    """So many people at so many tables, as evenly as possible, largest first."""
    size, more = divmod(people, tables)
    return (size + 1,) * more + (size,) * (tables - more)


def robots_at(people: int, smallest: int) -> int:
    """How many robots fill a table that so many people sit at."""
    return max(0, smallest - people)


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[frozenset[int]]:
    """How often each pair has sat at the same table. A round is its tables."""
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
    """Everybody at a table of the next round: who sits at each, in the order of `sizes`, seated at random.

    As few as possible sit with somebody they have `met`, most of all not for the third time; among equals, the tables
    are about equally strong if `strength` is given (people without one count as the mean). `to_come` further rounds of
    the same people are thought of, so that these need no second meeting either. The same seed gives the same seats.
    ValueError if the sizes do not add up to the players, or somebody is named twice.
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
    """Everybody's strength, between -1 and 1 with the mean at about 0; all 0 when there is nothing to balance."""
    known = [strength[person] for person in people if person in strength]
    mean = sum(known) / len(known) if known else 0.0
    span = max((abs(value - mean) for value in known), default=0.0) or 1.0
    return [(strength.get(person, mean) - mean) / span for person in people]


def _search(weights: Weights, sizes: Sequence[int], strength: list[float], rounds: int, rng: Random) -> Tables:
    """The first round of the best evening that was found. What is made small is the number of meetings, each as heavy
    as the two have met before; the imbalance of the first round's tables adds less than 1 to it."""
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
    """From a random beginning, again and again the best exchange of two people, even if it costs something: the best
    tables on that way, their cost, and how many exchanges were weighed."""
    hall = _Hall(sizes, weights, strength, rng)
    best, least = hall.copy(), hall.cost()
    step = idle = weighed = 0
    while idle < STEPS and least > 0 and weighed < WORK:
        step, idle = step + 1, idle + 1
        weighed += hall.exchange(step, hall.cost() - least)
        if (cost := hall.cost()) < least - 1e-9:
            best, least, idle = hall.copy(), cost, 0
    return best, least, weighed


class _Hall:
    """People at tables, at random to begin with, and what each would cost at each table."""

    def __init__(self, sizes: Sequence[int], weights: Weights, strength: list[float], rng: Random) -> None:
        self.rng, self.weights, self.strength, self.balanced = rng, weights, strength, any(strength)
        order = list(range(len(weights)))
        rng.shuffle(order)
        begins = [sum(sizes[:table]) for table in range(len(sizes))]
        self.tables = [order[begin : begin + size] for begin, size in zip(begins, sizes, strict=True)]
        self.at = {person: table for table, people in enumerate(self.tables) for person in people}
        self.beside = [[sum(row[other] for other in people) for people in self.tables] for row in weights]
        self.sums = [sum(strength[person] for person in people) for people in self.tables]
        self.rests = [0] * len(order)

    def copy(self) -> Tables:
        """The people of each table."""
        return [list(table) for table in self.tables]

    def cost(self) -> float:
        """Meetings, and less than 1 for the imbalance."""
        met = sum(beside[self.at[person]] for person, beside in enumerate(self.beside)) / 2
        uneven = sum((total / max(len(people), 1)) ** 2 for total, people in zip(self.sums, self.tables, strict=True))
        return met + uneven / (len(self.tables) + 1)

    def exchange(self, step: int, gap: float) -> int:
        """Make the best exchange of two that may move, or of any if it makes the search's best by more than `gap`.
        How many were weighed."""
        people = list(self.at)
        self.rng.shuffle(people)
        movable = [person for person in people if self.balanced or self.beside[person][self.at[person]]]
        movable = movable[: max(1, GLANCE // len(people))]
        best: tuple[float, int, int] | None = None
        for a in movable:
            here, beside, weights, rests = self.at[a], self.beside[a], self.weights[a], self.rests[a] > step
            for b in people:
                there = self.at[b]
                if there == here:
                    continue
                change: float = beside[there] - beside[here] - 2 * weights[b]
                change += self.beside[b][here] - self.beside[b][there]
                if self.balanced and (best is None or change - 1 < best[0]):
                    change += self.evener(a, b)
                if (best is None or change < best[0]) and (not (rests or self.rests[b] > step) or change < -gap - 1e-9):
                    best = change, a, b
        if best is not None:
            _, a, b = best
            self.swap(a, b)
            self.rests[a] = self.rests[b] = step + REST + self.rng.randrange(REST)
        return len(movable) * len(people)

    def evener(self, a: int, b: int) -> float:
        """What the imbalance of two tables changes by if two of their people change places."""
        here, there = self.at[a], self.at[b]
        more = self.strength[b] - self.strength[a]
        changed = [
            ((self.sums[table] + gain) ** 2 - self.sums[table] ** 2) / len(self.tables[table]) ** 2
            for table, gain in ((here, more), (there, -more))
        ]
        return sum(changed) / (len(self.tables) + 1)

    def swap(self, a: int, b: int) -> None:
        """Two people change places."""
        here, there = self.at[a], self.at[b]
        self.tables[here][self.tables[here].index(a)] = b
        self.tables[there][self.tables[there].index(b)] = a
        self.at[a], self.at[b] = there, here
        more = self.strength[b] - self.strength[a]
        self.sums[here] += more
        self.sums[there] -= more
        for beside, weights in zip(self.beside, self.weights, strict=True):
            beside[here] += weights[b] - weights[a]
            beside[there] += weights[a] - weights[b]
