"""Round robin for leagues: everyone plays everyone, one opponent a week, by the circle method.

One entrant stays in place and the others move on each week. With an odd number, a different entrant rests each week.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.pairing.swiss import Pairings


def weeks_for(entrants: int, double: bool = False) -> int:
    """The number of weeks."""
    return (entrants - 1 + entrants % 2) * (1 + double) if entrants > 1 else 0


def pair_week(entrants: Sequence[int], week: int) -> Pairings:
    """The pairs of a week, from 1. After the last week everything is played again with sides changed. Pass the same
    `entrants` in the same order every week."""
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
