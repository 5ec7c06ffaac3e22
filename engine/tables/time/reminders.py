"""When somebody is reminded of their turn at a slow table: in seconds before the deadline, so that a reminder moves
with it when time is given back; never at night, as far as that is known."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.core.model import ChangeKind, Snapshot
from engine.tables.core.state import Draft, annotated
from engine.tables.people.preferences import SLOW_SECONDS, DisplaySettings
from engine.tables.time.nights import Nights

HOUR: Final = 3600


def remindable(table: Snapshot) -> int | None:
    """The person who could be reminded now: on turn at a slow table, waited for by others."""
    slow = table.deadline is not None and (table.turn_seconds or 0) >= SLOW_SECONDS
    return table.awaited[0] if slow and table.awaited else None


def next_reminder(table: Snapshot, settings: DisplaySettings, now: float) -> tuple[int, int] | None:
    """When the next reminder is due, and so long before the deadline it was to be (both in seconds); None: there is
    none in this turn any more. What would come at night comes in the morning, and where that is too late, an hour
    before it; several that are due by then are one."""
    turn, deadline = table.on_turn if table.unloaded else table.turn, table.deadline
    assert turn is not None
    assert deadline is not None
    time = table.clock.time_for(turn.seat, table.turn_seconds or 0)
    moments = {remind.before(time) for remind in settings.remind}
    least = time if table.clock.reminded is None else table.clock.reminded
    coming = [(_by_day(table, settings.nights, deadline - before, now), before) for before in moments]
    due = [(when, before) for when, before in coming if when is not None and before < least]
    first = min((when for when, _ in due), default=None)
    if first is None:
        return None
    return first, min(before for when, before in due if when <= max(first, int(now)))


def _by_day(table: Snapshot, nights: Nights | None, moment: int, now: float) -> int | None:
    """When somebody is reminded who was to be at that moment; None: they sleep until it is too late."""
    if nights is None:
        return moment
    deadline, due = table.deadline or 0, nights.morning(moment)
    if due >= deadline:
        due = nights.evening(moment) - HOUR
        if due <= table.active_at:  # the turn has begun since
            return None
    awake = nights.morning(int(now))
    if due > now or awake <= now:
        return due
    return awake if awake < deadline else None


def reminded(table: Snapshot, before: int, now: float) -> Draft:
    """Whoever is on turn is pinged anew; everybody's choices stay as they were."""
    clock = replace(table.clock, reminded=before)
    after = annotated(table, now, clock=clock, active_at=table.active_at, awaited_since=table.version + 1)
    return Draft(after, ChangeKind.REMINDED)
