"""The Swiss system: everybody plays every round, against somebody with about as many points, and nobody twice.

Of all ways to pair a round the best is taken: a matching of least cost, found by Edmonds' algorithm. What comes first
in a `Cost` outweighs, in the whole round, all that comes after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import ceil, lcm, log2

Cost = tuple[int, int, int, int, int]
"""Of a pair: meetings before, byes before, points of whom a bye goes to, distance of points, distance from the fold."""


@dataclass(frozen=True, slots=True)
class Pairings:
    """A round: who plays whom, tables of the best first, the better one first; and who has a bye."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


def rounds_for(entrants: int) -> int:
    """So many rounds tell one winner."""
    return max(1, ceil(log2(max(entrants, 2))))


def pair_round(
    entrants: Sequence[int],
    points: Mapping[int, Fraction],
    met: Mapping[frozenset[int], int],
    byes: Mapping[int, int],
) -> Pairings:
    """The next round of those who are still in, best seed first, after what each has (points), whom each has met, and
    how many byes each has had. In this order of weight: nobody meets again, or has a second bye, while that can be
    avoided; the bye goes to the fewest points; opponents have the same points; and of those who have, the upper half
    plays the lower half, as in chess."""
    if len(set(entrants)) != len(entrants):
        raise ValueError("somebody is named twice")
    order = sorted(entrants, key=lambda e: -points.get(e, Fraction(0)))  # seeds keep their order among equals
    unit = lcm(*(points.get(e, Fraction(0)).denominator for e in order))
    score = [int(points.get(e, Fraction(0)) * unit) for e in order]
    halves = {value: count // 2 for value, count in Counter(score).items()}
    costs: dict[tuple[int, int], Cost] = {}
    for a, b in combinations(range(len(order)), 2):
        again = met.get(frozenset((order[a], order[b])), 0)
        fold = (b - a - halves[score[a]]) ** 2 if score[a] == score[b] else 0
        costs[a, b] = (again, 0, 0, (score[a] - score[b]) ** 2, fold)
    if len(order) % 2:
        nobody = len(order)
        for a, entrant in enumerate(order):
            costs[a, nobody] = (0, byes.get(entrant, 0), score[a], 0, nobody - a)
    found = _cheapest(costs)
    bye = next((order[a] for a, b in found if b == len(order)), None)
    return Pairings(tuple((order[a], order[b]) for a, b in found if b < len(order)), bye)


def _cheapest(costs: Mapping[tuple[int, int], Cost]) -> list[tuple[int, int]]:
    """The matching of all numbers whose costs add up to the least, compared place by place."""
    from networkx import Graph, max_weight_matching  # here, since only tournaments need it and it loads slowly

    people = 1 + max((b for _, b in costs), default=-1)
    weights = [1]  # of the last place first: above all that the places after it can add up to
    for place in (4, 3, 2, 1):
        weights.append(weights[-1] * (1 + people * max(cost[place] for cost in costs.values())) if costs else 1)
    graph = Graph()
    graph.add_nodes_from(range(people))
    for (a, b), cost in costs.items():
        graph.add_edge(a, b, weight=-sum(value * weight for value, weight in zip(cost, reversed(weights), strict=True)))
    return sorted((min(pair), max(pair)) for pair in max_weight_matching(graph, maxcardinality=True))
