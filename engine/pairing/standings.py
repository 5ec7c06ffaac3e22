"""Standings over several rounds, with tie-breaks.

Ties are broken by *Buchholz* (the sum of all opponents' points: a harder draw ranks higher), then by the duels between
the tied entrants if all of them have met. Entrants that are still equal share a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby
from typing import Final

WIN: Final = Fraction(1)
DRAW: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Table:
    """The result of a table: its sides, and the points of each of a side's entrants.

    A side of robots is left out. A bye or forfeit is a table of one side, so it is no meeting.
    """

    sides: tuple[tuple[int, ...], ...]
    points: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's line. `duels` has the points against entrants with equal points and Buchholz; None if that broke no
    tie."""

    place: int
    entrant: int
    points: Fraction
    buchholz: Fraction
    duels: Fraction | None
    tables: int


def standings(entrants: Iterable[int], tables: Iterable[Table]) -> tuple[Standing, ...]:
    """All entrants' lines, best first; entrants that share a place are ordered by number. `tables` are the tables of
    all rounds."""
    tables = tuple(tables)
    totals = dict.fromkeys(entrants, Fraction(0))
    met: dict[int, list[int | None]] = {entrant: [] for entrant in totals}
    for table in tables:
        for number, (side, points) in enumerate(zip(table.sides, table.points, strict=True)):
            others = [other for at, them in enumerate(table.sides) if at != number for other in them]
            for entrant in side:
                totals[entrant] += points
                met[entrant] += others or [None]
    buchholz = {
        entrant: sum((totals[entrant if other is None else other] for other in others), Fraction(0))
        for entrant, others in met.items()
    }
    sat = {entrant: sum(any(entrant in side for side in table.sides) for table in tables) for entrant in totals}
    lines: list[Standing] = []
    for (points, strength), group in groupby(
        sorted(totals, key=lambda e: (-totals[e], -buchholz[e], e)), key=lambda e: (totals[e], buchholz[e])
    ):
        together = tuple(group)
        duels = head_to_head(together, tables)
        for tied in _apart(together, tables):
            place = len(lines) + 1
            lines += [Standing(place, e, points, strength, duels[e] if duels else None, sat[e]) for e in tied]
    return tuple(lines)


def head_to_head(entrants: Sequence[int], tables: Iterable[Table]) -> Mapping[int, Fraction] | None:
    """The points of each entrant against the others: 1 for a win, ½ for a tie.

    None if two of them have never met, or all have won the same."""
    won = dict.fromkeys(entrants, Fraction(0))
    met = set()
    for table in tables:
        for (side, points), (other_side, other_points) in combinations(zip(table.sides, table.points, strict=True), 2):
            for a, b in ((a, b) for a in side for b in other_side if a in won and b in won):
                met.add(frozenset((a, b)))
                won[a] += WIN if points > other_points else DRAW if points == other_points else 0
                won[b] += WIN if points < other_points else DRAW if points == other_points else 0
    if any(frozenset(pair) not in met for pair in combinations(won, 2)) or len(set(won.values())) == 1:
        return None
    return won


def _apart(tied: Sequence[int], tables: Sequence[Table]) -> list[Sequence[int]]:
    """Entrants with equal points and Buchholz, grouped by place, best first."""
    won = head_to_head(tied, tables)
    if won is None:
        return [tied]
    groups = [[e for e in tied if won[e] == score] for score in sorted(set(won.values()), reverse=True)]
    return [part for group in groups for part in _apart(group, tables)]
