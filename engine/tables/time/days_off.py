"""Days off: when the time of a turn is over at a slow table, a day more is given by itself, so often in a match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.core.model import ChangeKind, Snapshot
from engine.tables.core.state import Draft, annotated
from engine.tables.people.preferences import SLOW_SECONDS

DAY: Final = 86400
OFFERED: Final = (0, 3, 7, 14)
"""So many days a match that each person may have."""


def days_left(table: Snapshot, seat: int) -> int:
    """How many days off the person of a seat still has in this match."""
    slow = (table.turn_seconds or 0) >= SLOW_SECONDS
    return max(0, table.clock.days_off - table.clock.seat(seat).off) if slow else 0


def rests(table: Snapshot) -> bool:
    """Whether whoever is on turn has a day off now that their time is over: not twice where it ran out already."""
    turn = table.turn
    return turn is not None and turn.human and not table.clock.late and days_left(table, turn.seat) > 0


def day_off(table: Snapshot, now: float) -> Draft:
    """The turn may take a day more; everybody's choices stay as they were."""
    turn = table.turn
    assert turn is not None
    mine = table.clock.seat(turn.seat)
    clock = replace(table.clock, resting=True, night="").having(turn.seat, replace(mine, off=mine.off + 1))
    after = annotated(table, now, clock=clock, deadline=clock.ends(now, DAY), active_at=table.active_at)
    return Draft(after, ChangeKind.DAY_OFF, seat=turn.seat)
