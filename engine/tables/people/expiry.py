"""Tables that nobody looks after any more end by themselves: a lobby that is not begun, a match that is not played."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.core.model import ChangeKind, Person, Snapshot, Status
from engine.tables.core.state import Draft, annotated, changed
from engine.tables.people.participants import Asks, Question
from engine.tables.people.preferences import SLOW_SECONDS
from engine.tables.play.steps import broken_off, match_of

DAY: Final = 86400
LIVE_LOBBY: Final = DAY
SLOW_LOBBY: Final = 7 * DAY
SILENCE: Final = 30 * DAY
"""So long after the last step or change of a seat a match is closed."""
NOTICE: Final = 7 * DAY
"""So long before that, at least, people are told."""


def expires(table: Snapshot) -> int | None:
    """When the next thing is to be done about a table in which nothing happens: the notice, or its end."""
    if table.status is Status.LOBBY:
        slow = table.turn_seconds is None or table.turn_seconds >= SLOW_SECONDS
        return table.active_at + (SLOW_LOBBY if slow else LIVE_LOBBY)
    if table.status is not Status.PLAYING:
        return None
    return table.active_at + SILENCE - NOTICE if table.clock.closes is None else table.clock.closes


def expired(table: Snapshot, now: float) -> Draft:
    """What is done then. The notice leaves everybody's choices as they were, and those for whom the table waits are
    pinged anew."""
    if table.status is Status.LOBBY:
        return _cancelled(replace(table, clock=replace(table.clock, closes=int(now))), now)
    if table.clock.closes is not None:
        return broken_off(table, now)
    clock = replace(table.clock, closes=int(now) + NOTICE)
    noticed = annotated(table, now, clock=clock, active_at=table.active_at, awaited_since=table.version + 1)
    return Draft(noticed, ChangeKind.NOTICE)


def ended(table: Snapshot, manager: Person, now: float) -> Draft:
    """Somebody who manages the server ends the table, whatever it is doing."""
    if table.status is Status.LOBBY:
        return _cancelled(table, now)
    match_of(table)
    return broken_off(table, now, Question(Asks.BREAK_OFF, manager.user_id, manager.name))


def _cancelled(table: Snapshot, now: float) -> Draft:
    return Draft(changed(table, now, status=Status.CANCELLED), ChangeKind.CANCELLED)
