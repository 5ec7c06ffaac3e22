"""Standings over several rounds, with tie-breaks.

Of equal points, who stays comes before who withdrew (`engine.pairing.absence`). Other ties are broken by *Buchholz*,
the sum of all opponents' points (a harder draw ranks higher), then by the duels between the tied entrants if all of
them have met. Entrants that are still equal share a place.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, permutations
from typing import Final

WIN: Final = Fraction(1)
DRAW: Final = Fraction(1, 2)


Points = Mapping[int, Fraction]
"""The points of each entrant at a table. A bye or forfeit is a table of one, so it is no meeting."""


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


def standings(
    entrants: Iterable[int], tables: Iterable[Points], behind: Mapping[int, int] | None = None
) -> tuple[Standing, ...]:
    """All entrants' lines, best first; entrants that share a place are ordered by number. `tables` are the tables of
    all rounds. Of equal points, those that are further `behind` (0 by default) come later."""
    behind = behind or {}
    tables = tuple(tables)
    own = {entrant: [table for table in tables if entrant in table] for entrant in entrants}
    totals = {entrant: sum((table[entrant] for table in here), Fraction(0)) for entrant, here in own.items()}
    strength: dict[int, tuple[Fraction, int, Fraction]] = {}
    for entrant, here in own.items():
        others = (other for table in here for other in table.keys() - {entrant} or {entrant})
        buchholz = sum((totals[other] for other in others), Fraction(0))
        strength[entrant] = totals[entrant], -behind.get(entrant, 0), buchholz
    order = sorted(own, key=lambda entrant: (*(-value for value in strength[entrant]), entrant))
    lines: list[Standing] = []
    for _, group in groupby(order, key=strength.__getitem__):
        together = tuple(group)
        duels = head_to_head(together, tables)
        for tied in apart(together, tables):
            place = len(lines) + 1
            for entrant in tied:
                points, _, buchholz = strength[entrant]
                met = duels[entrant] if duels else None
                lines.append(Standing(place, entrant, points, buchholz, met, len(own[entrant])))
    return tuple(lines)


def head_to_head(entrants: Iterable[int], tables: Iterable[Points]) -> Points | None:
    """The points of each entrant against the others: 1 for a win, ½ for a tie.

    None if two of them have never met, or all have won the same."""
    won = dict.fromkeys(entrants, Fraction(0))
    met = set()
    for table in tables:
        for one, other in permutations(won.keys() & table.keys(), 2):
            met.add((one, other))
            won[one] += WIN if table[one] > table[other] else DRAW if table[one] == table[other] else 0
    return won if met.issuperset(permutations(won, 2)) and len(set(won.values())) > 1 else None


def apart(tied: Sequence[int], tables: Sequence[Points]) -> list[Sequence[int]]:
    """Entrants that are equal otherwise, grouped by place, best first, by the duels between them."""
    won = head_to_head(tied, tables)
    if won is None:
        return [tied]
    groups = [[e for e in tied if won[e] == score] for score in sorted(set(won.values()), reverse=True)]
    return [part for group in groups for part in apart(group, tables)]
