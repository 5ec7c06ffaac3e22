"""The league: everybody plays everybody, one opponent a week, by the circle method.

One stays, the others move on by a place each week; with an odd number somebody new rests each week.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.pairing.swiss import Pairings


def weeks_for(entrants: int, double: bool = False) -> int:
    """So many weeks it takes."""
    single = entrants - 1 + entrants % 2 if entrants > 1 else 0
    return single * (1 + double)


def pair_week(entrants: Sequence[int], week: int) -> Pairings:
    """Who plays whom in a week, from 1. With the weeks after the last one everything is played a second time, each pair
    the other way round. `entrants` must be the same, in the same order, all weeks."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    if len(circle) < 2:
        return Pairings((), None)
    again, turn = divmod(week - 1, len(circle) - 1)
    first, *others = circle
    ring = [first, *others[turn:], *others[:turn]]
    pairs, bye = [], None
    for at in range(len(ring) // 2):
        one, other = ring[at], ring[-1 - at]
        if one is None or other is None:
            bye = other if one is None else one
        else:
            pairs.append((one, other) if (at + turn + again) % 2 == 0 else (other, one))
    return Pairings(tuple(pairs), bye)
