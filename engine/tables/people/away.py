"""Somebody is away for some days: a robot plays for them, or the clocks stand still, until a date."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.rules.tiles import Seat
from engine.tables.core.model import ChangeKind, Person, SeatInfo, Snapshot, Status
from engine.tables.core.state import Draft, annotated
from engine.tables.people.lobby import seat_for
from engine.tables.people.participants import Away, Participants, Question
from engine.tables.play.steps import people, resigned
from engine.tables.time.pause import started, stopped

MOST_AWAY: Final = 21 * 86400
"""The longest time (seconds) that somebody may be away."""


def leaves(table: Snapshot, user_id: int, now: float, kind: ChangeKind = ChangeKind.RESIGNED) -> Draft:
    """A robot plays on for somebody, for whom nobody waits any more."""
    draft = resigned(table, user_id, now, kind)
    seat = seat_for(table, user_id).seat
    participants = draft.table.participants
    if participants.wait is not None and participants.wait.seat == seat:
        participants = replace(participants, wait=None)
    if any(one.seat == seat and one.waits for one in participants.away):
        return replace(draft, table=_waiting_for(draft.table, participants.back(seat), now))
    return replace(draft, table=replace(draft.table, participants=participants))


def robot_sits_in(table: Snapshot, info: SeatInfo, until: int, friend: Person | None, now: float) -> Draft:
    """A robot plays for the seat until then; `friend` may take it meanwhile."""
    assert info.person is not None
    owner = info.person
    draft = leaves(table, owner.user_id, now, ChangeKind.GONE_UNTIL)
    named = (friend.user_id, friend.name) if friend else (0, "")
    away = Away(info.seat, owner.user_id, info.name, until, *named)
    participants = draft.table.participants.back(info.seat)
    participants = replace(participants, away=(*participants.away, away))
    return replace(draft, table=replace(draft.table, participants=participants))


def all_wait(table: Snapshot, question: Question, now: float) -> Draft:
    """The clocks stand still for whoever has asked for it, until they are back."""
    seat = Seat(question.seat)
    away = Away(seat, question.user_id, question.name, question.until, waits=True)
    participants = replace(table.participants.back(seat), wait=None)
    table = replace(table, participants=replace(participants, away=(*participants.away, away)))
    if table.clock.paused is None:
        return stopped(table, seat, now, table.participants.waits_until)
    return Draft(_waiting_for(annotated(table, now), table.participants, now), ChangeKind.PAUSED, seat=seat)


def awaited_back(table: Snapshot, away: Away, seat: Seat | None, now: float) -> Draft:
    """Somebody for whom the others wait is back, by themselves (`seat`) or since it is time."""
    after = _waiting_for(annotated(table, now), table.participants.back(away.seat), now)
    runs = table.clock.paused is not None and after.clock.paused is None
    kind = ChangeKind.GOES_ON if runs else ChangeKind.RETURNED
    return Draft(after, kind, seat=seat if runs else Seat(away.seat))


def let_run(table: Snapshot, seat: Seat | None, now: float) -> Draft:
    """Whoever sits there (None: somebody who manages the server) lets the clocks run again. For those whom the others
    wait for a robot plays then, as if one of them had not wanted to wait."""
    draft = started(table, seat, now)
    waits = [one for one in table.participants.away if one.waits]
    participants = replace(table.participants, away=tuple(one for one in table.participants.away if not one.waits))
    after, changed = replace(draft.table, participants=participants), False
    for one in waits:
        if one.seat != seat and len(people(after)) > 1:
            after, changed = robot_sits_in(after, after.seats[one.seat], one.until, None, now).table, True
    return replace(draft, table=replace(after, version=draft.table.version), seats_changed=changed)


def next_return(table: Snapshot) -> int | None:
    """When somebody has their seat back, or the clocks run again, or a question for them is moot, by itself; None:
    never. Also of a unloaded table."""
    if table.status is not Status.PLAYING or table.homeless:
        return None
    moments = [one.until for one in table.participants.away]
    moments += [table.participants.wait.until] if table.participants.wait is not None else []
    moments += [table.clock.resumes] if table.clock.resumes is not None and table.clock.paused is not None else []
    return min(moments, default=None)


def returns(table: Snapshot, now: float, sit: Callable[[Snapshot, Away, float], Draft]) -> Draft:
    """What is due then: one thing at a time. `sit` gives somebody their seat back."""
    participants = table.participants
    if participants.wait is not None and participants.wait.until <= now:
        return no_question(table, now)
    away = min(participants.away, key=lambda one: one.until, default=None)
    if away is None or away.until > now:
        return started(table, None, now)
    if away.waits:
        return awaited_back(table, away, None, now)
    if table.clock.seat(away.seat).forfeited:
        return _asked(table, participants.back(away.seat), now)
    return sit(table, away, now)


def no_question(table: Snapshot, now: float) -> Draft:
    """Nobody is asked any more to wait."""
    return _asked(table, replace(table.participants, wait=None), now)


def _asked(table: Snapshot, participants: Participants, now: float) -> Draft:
    return Draft(annotated(table, now, participants=participants), ChangeKind.ASKED)


def _waiting_for(table: Snapshot, participants: Participants, now: float) -> Snapshot:
    """The table of the same version with its clocks as they are for those who are away by now. What people have agreed
    on without a date stays."""
    table, until = replace(table, participants=participants), participants.waits_until
    if table.clock.paused is None or table.clock.resumes is None:
        return table
    if until is not None:
        return replace(table, clock=replace(table.clock, resumes=until), deadline=None)
    runs = started(table, None, now).table
    return replace(table, clock=runs.clock, deadline=runs.deadline)
