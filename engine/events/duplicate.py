"""Duplicate: all tables of a round get the same tiles, and each side is compared with the same side elsewhere.

Deal by deal, a side gets two points for each table at which its counterpart did worse, and one for each at which it
did equally well (matchpoints). What counts is its margin: its score less the average score of the others at its table.
Sides are placed by their share of the points they could have won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engine.events.model import Placed
from engine.events.results import people_of, sides_of
from engine.rules.scoring import RoundResult
from engine.tables.core.model import Snapshot
from engine.tables.core.state import game_at

Margins = tuple[Fraction, ...]


def margins(result: RoundResult, *, low_wins: bool) -> Margins:
    """By side, how much better it did than the others at its table."""
    total, others = sum(result.scores), len(result.scores) - 1
    found = (score - Fraction(total - score, others) for score in result.scores)
    return tuple(-margin if low_wins else margin for margin in found)


def shares(matches: Sequence[Snapshot]) -> list[tuple[Fraction | None, ...]]:
    """By match and side, the share of the matchpoints it won, from 0 to 1. None if no other table finished a deal that
    this one finished."""
    deals = [
        {result.number: margins(result, low_wins=game_at(match).low_wins) for result in match.rounds}
        for match in matches
    ]
    return [
        tuple(_share(mine, [*deals[:at], *deals[at + 1 :]], side) for side in range(len(sides_of(match))))
        for at, (match, mine) in enumerate(zip(matches, deals, strict=True))
    ]


def _share(mine: Mapping[int, Margins], rest: Sequence[Mapping[int, Margins]], side: int) -> Fraction | None:
    pairs = [
        (margin[side], other[number][side]) for number, margin in mine.items() for other in rest if number in other
    ]
    won = sum(2 * (own > theirs) + (own == theirs) for own, theirs in pairs)
    return Fraction(won, 2 * len(pairs)) if pairs else None


def results(matches: Sequence[Snapshot]) -> list[tuple[Placed, ...]]:
    """By match, the places of the people who played to the end among the people in the same seats elsewhere."""
    by_match = shares(matches)
    found = []
    for match, mine in zip(matches, by_match, strict=True):
        placed = []
        for side, user in people_of(match):
            field = [share for other in by_match if (share := other[side]) is not None]
            if (own := mine[side]) is not None:
                placed.append(Placed(user, 1 + sum(share > own for share in field), len(field), field.count(own)))
        found.append(tuple(placed))
    return found
