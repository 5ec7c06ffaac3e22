"""Swiss pairings: everyone plays every round against a new opponent with about the same number of points.

A round is the cheapest matching, found by Edmonds' algorithm. Each part of a `Cost` outweighs all later parts, summed
over the whole round.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import ceil, lcm, log2

Cost = tuple[int, int, int, int, int]
"""The cost of a pair: earlier meetings, earlier byes, points of the entrant with the bye, difference in points,
distance from the fold."""


@dataclass(frozen=True, slots=True)
class Pairings:
    """A round: its pairs, best first, with the better entrant first; and the entrant with a bye."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


def rounds_for(entrants: int) -> int:
    """The number of rounds that leaves one winner."""
    return max(1, ceil(log2(max(entrants, 2))))


def pair_round(
    entrants: Sequence[int],
    points: Mapping[int, Fraction],
    met: Mapping[frozenset[int], int],
    byes: Mapping[int, int],
) -> Pairings:
    """The next round of `entrants`, best seed first, given their points, meetings and byes so far.

    In order of weight: avoid second meetings; avoid second byes; give the bye to the fewest points; pair equal points;
    and within equal points pair the upper half with the lower half, as in chess."""
    if len(set(entrants)) != len(entrants):
        raise ValueError("an entrant is listed twice")
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
        bye_at = len(order)
        for a, entrant in enumerate(order):
            costs[a, bye_at] = (0, byes.get(entrant, 0), score[a], 0, bye_at - a)
    found = _cheapest(costs)
    bye = next((order[a] for a, b in found if b == len(order)), None)
    return Pairings(tuple((order[a], order[b]) for a, b in found if b < len(order)), bye)


def _cheapest(costs: Mapping[tuple[int, int], Cost]) -> list[tuple[int, int]]:
    """The matching of all numbers with the lowest sum of costs, compared part by part."""
    from networkx import Graph, max_weight_matching  # loads slowly, and only tournaments need it

    people = 1 + max((b for _, b in costs), default=-1)
    weights = [1]  # the last part first; each weight is above the sum of all later parts
    for place in (4, 3, 2, 1):
        weights.append(weights[-1] * (1 + people * max(cost[place] for cost in costs.values())) if costs else 1)
    graph = Graph()
    graph.add_nodes_from(range(people))
    for (a, b), cost in costs.items():
        graph.add_edge(a, b, weight=-sum(value * weight for value, weight in zip(cost, reversed(weights), strict=True)))
    return sorted((min(pair), max(pair)) for pair in max_weight_matching(graph, maxcardinality=True))
