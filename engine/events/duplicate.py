"""Duplicate: all tables of a round are dealt the same tiles, and each seat is compared with the same seat elsewhere.

Deal by deal, a side gets two points for each table at which the side with its tiles did worse, and one for each at
which it did as well (matchpoints). Its margin counts: its score less the average of the others' at its table. A side's
place is that of its share of the points that could be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.events.model import Placed
from engine.rules.scoring import RoundResult
from engine.tables.core.model import Snapshot
from engine.tables.core.state import game_at


def margins(result: RoundResult, *, low_wins: bool) -> tuple[Fraction, ...]:
    """By side, by how much it did better than the others at its table."""
    total, others = sum(result.scores), len(result.scores) - 1
    found = (score - Fraction(total - score, others) for score in result.scores)
    return tuple(-margin if low_wins else margin for margin in found)


def shares(matches: Sequence[Snapshot]) -> list[tuple[Fraction | None, ...]]:
    """By match and side, the share of the matchpoints it has got (0 to 1); None where nobody else has finished a deal
    that it has."""
    low_wins = [game_at(match).low_wins for match in matches]
    deals = [
        {result.number: margins(result, low_wins=low) for result in match.rounds}
        for match, low in zip(matches, low_wins, strict=True)
    ]
    found = []
    for at, mine in enumerate(deals):
        rest = deals[:at] + deals[at + 1 :]
        sides = len(game_at(matches[at]).sides(len(matches[at].seats)))
        found.append(tuple(_share(mine, rest, side) for side in range(sides)))
    return found


def _share(
    mine: dict[int, tuple[Fraction, ...]], rest: Sequence[dict[int, tuple[Fraction, ...]]], side: int
) -> Fraction | None:
    got = most = 0
    for number, margin in mine.items():
        for other in rest:
            if number in other:
                got += 2 * (margin[side] > other[number][side]) + (margin[side] == other[number][side])
                most += 2
    return Fraction(got, most) if most else None


def results(matches: Sequence[Snapshot]) -> list[tuple[Placed, ...]]:
    """By match, in which place the people who played to the end came among those with the same seats."""
    by_match = shares(matches)
    found = []
    for match, mine in zip(matches, by_match, strict=True):
        placed = []
        for side, seats in enumerate(game_at(match).sides(len(match.seats))):
            field = [share for other in by_match if (share := other[side]) is not None]
            own = mine[side]
            if own is None:
                continue
            place = 1 + sum(share > own for share in field)
            for info in (match.seats[seat] for seat in seats):
                if info.person is not None and not info.resigned:
                    placed.append(Placed(info.person.user_id, place, len(field), field.count(own)))
        found.append(tuple(placed))
    return found
