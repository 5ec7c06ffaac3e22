"""Standings over several rounds: points for places, and who stands before whom when points are equal.

Ties are broken by *Buchholz* (the points of all opponents added up: whoever met the stronger stands higher), then by
what those still tied did against each other, if all of them have met; what is equal then is an honest tie, and shares
its place.
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
    """What a table gave: its sides, each of one or several entrants, and the points each of a side's entrants got.

    Robots are no entrants: a side of robots alone is left out. What was not played (a bye, a forfeit) is a table of
    one side for each concerned, and so no meeting.
    """

    sides: tuple[tuple[int, ...], ...]
    points: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's line. `place` is shared by those who are tied for good; `duels` are the points against those who
    were equal in points and Buchholz, None where that did not count."""

    place: int
    entrant: int
    points: Fraction
    buchholz: Fraction
    duels: Fraction | None
    tables: int


def scale_of(seats: int) -> tuple[int, ...]:
    """Points for the places of the largest table: one for each place below. The same place gives the same at all."""
    return tuple(range(seats - 1, -1, -1))


def place_points(places: Sequence[int], scale: Sequence[int]) -> tuple[Fraction, ...]:
    """The points of each seat for its place (1 is best, equal places are ties; robots have places too). Those who tie
    share evenly what their places would have given. Places beyond the scale give nothing."""
    given = [Fraction(scale[number]) if number < len(scale) else Fraction(0) for number in range(len(places))]
    worth = {}
    for place in set(places):
        above, tied = sum(other < place for other in places), places.count(place)
        worth[place] = sum(given[above : above + tied], Fraction(0)) / tied
    return tuple(worth[place] for place in places)


def standings(entrants: Iterable[int], tables: Iterable[Table]) -> tuple[Standing, ...]:
    """Everybody's line, best first; those with one place by their number. `tables` are those of all rounds."""
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
    """What each has won against the others: 1 for each finished behind at a table, ½ for each tied with.

    None when it says nothing: some two have never met, or all have won the same."""
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
    """Those equal in points and Buchholz, in groups of one place, best first."""
    won = head_to_head(tied, tables)
    if won is None:
        return [tied]
    groups = [[e for e in tied if won[e] == score] for score in sorted(set(won.values()), reverse=True)]
    return [part for group in groups for part in _apart(group, tables)]
