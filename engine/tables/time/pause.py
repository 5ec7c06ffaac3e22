"""The clocks of a match stand still while people agree that they do, and run again as soon as one of them wants it."""

from __future__ import annotations

from dataclasses import replace

from engine.rules.errors import Refusal, Refused
from engine.rules.tiles import Seat
from engine.tables.core.model import ChangeKind, Snapshot
from engine.tables.core.state import Draft, annotated
from engine.tables.people.participants import Asks
from engine.tables.play.steps import match_of


def check_running(table: Snapshot) -> None:
    """Raise NO_CLOCK unless the match has clocks that are not stopped."""
    match_of(table)
    if table.turn_seconds is None or table.clock.paused is not None:
        raise Refused(Refusal.NO_CLOCK)


def stopped(table: Snapshot, seat: Seat | None, now: float, until: int | None = None) -> Draft:
    """The clocks stand still, `until` a moment (seconds UTC) or until somebody wants them to run; `seat`: who asked for
    it, None: somebody who manages the server."""
    check_running(table)
    limit = table.turn_seconds or 0
    left = limit if table.deadline is None else max(1, table.clock.left(now, table.deadline))
    participants = table.participants
    if participants.question is not None and participants.question.asks is Asks.PAUSE:
        participants = replace(participants, question=None)
    clock = table.clock.alive()
    if table.deadline is not None:
        clock = clock.slept(table.acting[0], table.active_at, now)
    clock = replace(clock, paused=left, resumes=until)
    after = annotated(table, now, deadline=None, clock=clock, participants=participants)
    return Draft(after, ChangeKind.PAUSED, seat=seat)


def started(table: Snapshot, seat: Seat | None, now: float) -> Draft:
    """The clocks run again: whoever is on turn has what was left."""
    match_of(table)
    left = table.clock.paused
    if left is None:
        raise Refused(Refusal.NOT_PAUSED)
    on_turn = bool(table.acting) and table.human(table.acting[0])
    clock = replace(table.clock.alive(), paused=None, resumes=None)
    after = annotated(table, now, deadline=clock.ends(now, left) if on_turn else None, clock=clock)
    return Draft(after, ChangeKind.GOES_ON, seat=seat)
