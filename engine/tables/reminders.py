"""When somebody is reminded of their turn at a slow table: in seconds before the deadline, so that a reminder moves
with it when time is given back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.model import ChangeKind, Snapshot
from engine.tables.preferences import SLOW_SECONDS, Remind
from engine.tables.state import Draft, next_row

HOUR: Final = 3600


def remindable(table: Snapshot) -> int | None:
    """The person who could be reminded now: on turn at a slow table, waited for by others."""
    slow = table.deadline is not None and (table.turn_seconds or 0) >= SLOW_SECONDS
    return table.awaited[0] if slow and table.awaited else None


def next_reminder(table: Snapshot, remind: Remind) -> int | None:
    """So long before the deadline the next reminder is due (seconds); None: there is none in this turn any more."""
    turn = table.turn
    assert turn is not None
    time = table.clock.time_for(turn.seat, table.turn_seconds or 0)
    moments = {
        Remind.OFF: (),
        Remind.HALF: (time // 2,),
        Remind.HOUR: (HOUR,),
        Remind.DAY: (24 * HOUR, HOUR),
    }[remind]
    least = time if table.clock.reminded is None else table.clock.reminded
    return max((before for before in moments if before < least), default=None)


def reminded(table: Snapshot, before: int, now: float) -> Draft:
    """Whoever is on turn is pinged anew; everybody's choices stay as they were."""
    clock = replace(table.clock, reminded=before).text()
    row = replace(next_row(table, now, clock=clock), active_at=table.active_at)
    row = replace(row, awaited_since=row.version)
    return Draft(replace(table, row=row, said_since=table.valid_since), ChangeKind.REMINDED)
