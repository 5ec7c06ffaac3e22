"""Edits that stop a match's clocks: pauses, days off, quiet hours, players who are away."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.rules.errors import Refused
from engine.rules.tiles import Seat
from engine.tables.edits.steps import resigned, sat_down
from engine.tables.table.clock import MOST_QUIET
from engine.tables.table.errors import TableRefusal
from engine.tables.table.hours import read_quiet_hours
from engine.tables.table.model import Change, ChangeKind, Person, SeatInfo, Snapshot, Status
from engine.tables.table.participants import Asks, Away, Participants, Question
from engine.tables.table.rights import annotated, seat_for
from engine.units import DAY, HOUR

MOST_AWAY: Final = 21 * DAY


# -- pauses --


def check_running(table: Snapshot) -> None:
    """Raise NO_CLOCK unless the match has a turn timer that isn't paused."""
    if table.turn_seconds is None or table.clock.paused is not None:
        raise Refused(TableRefusal.NO_CLOCK)


def pause(table: Snapshot, seat: Seat | None, now: float, until: int | None = None) -> Change:
    """Pauses the clocks `until` a moment, or until someone resumes them. `seat` asked for it; None: a manager."""
    check_running(table)
    clock, left = table.clock.alive(), table.turn_seconds or 0
    if table.deadline is not None:
        left = max(1, clock.left(now, table.deadline))
        clock = clock.use_quiet(table.acting[0], table.active_at, now)
    participants = table.participants.dropping(Asks.PAUSE)
    clock = replace(clock, paused=left, resumes=until)
    after = annotated(table, now, deadline=None, clock=clock, participants=participants)
    return Change(after, ChangeKind.PAUSED, seat=seat)


def resume(table: Snapshot, seat: Seat | None, now: float) -> Change:
    """Resumes the clocks: the turn has the time that was left."""
    left = table.clock.paused
    if left is None:
        raise Refused(TableRefusal.NOT_PAUSED)
    clock = replace(table.clock.alive(), paused=None, resumes=None)
    on_turn = bool(table.acting) and table.human(table.acting[0])
    after = annotated(table, now, deadline=clock.ends(now, left) if on_turn else None, clock=clock)
    return Change(after, ChangeKind.GOES_ON, seat=seat)


# -- days off --


def days_left(table: Snapshot, seat: int) -> int:
    """How many days off the player of a seat has left in this match."""
    return max(0, table.clock.days_off - table.clock.seat(seat).off) if table.slow else 0


def rests(table: Snapshot, now: float) -> bool:
    """Whether a turn that runs out of time now takes a day off instead."""
    turn = table.turn
    room = table.clock.latest(table.active_at, table.turn_seconds or 0) >= now + HOUR
    return room and turn is not None and turn.human and not table.clock.late and days_left(table, turn.seat) > 0


def day_off(table: Snapshot, now: float) -> Change:
    """Gives the turn one more day, or less if it would last too long."""
    turn = table.turn
    assert turn is not None
    mine = table.clock.seat(turn.seat)
    clock = replace(table.clock, resting=True, quiet="").having(turn.seat, replace(mine, off=mine.off + 1))
    deadline = min(clock.ends(now, DAY), table.clock.latest(table.active_at, table.turn_seconds or 0))
    after = annotated(table, now, active_at=table.active_at, clock=clock, deadline=deadline)
    return Change(after, ChangeKind.DAY_OFF, seat=turn.seat)


# -- quiet hours --


def sleepers(table: Snapshot) -> dict[int, int]:
    """The people at a slow match by seat: their quiet hours stop the clock in their turns."""
    seats = table.seats if table.status is Status.PLAYING and table.slow else ()
    return {seat.seat: seat.user_id for seat in seats if seat.human and seat.user_id is not None}


def quiet_hours_noted(table: Snapshot, sleeps: Mapping[int, str], now: float) -> Change:
    """Keeps these quiet hours of seats. They count from the next turn on, so no one gains time in the current one."""
    clock = table.clock
    for seat, text in sleeps.items():
        clock = clock.having(seat, replace(clock.seat(seat), sleeps=text))
    return Change(annotated(table, now, active_at=table.active_at, clock=clock), ChangeKind.QUIET_HOURS)


def nights_left(table: Snapshot) -> int | None:
    """In how many more nights of this match the clock of the player on turn stops; None: it doesn't in this turn."""
    turn, quiet = table.turn, read_quiet_hours(table.clock.quiet)
    if turn is None or quiet is None or table.deadline is None:
        return None
    return max(0, MOST_QUIET - table.clock.seat(turn.seat).quiet_used) // (quiet.length * HOUR)


# -- players who are away --


def leaves(table: Snapshot, user_id: int, now: float, kind: ChangeKind = ChangeKind.RESIGNED) -> Change:
    """A robot plays on for a person, and the others stop waiting for them."""
    change = resigned(table, user_id, now, kind)
    seat, participants = seat_for(table, user_id).seat, change.snapshot.participants
    if participants.wait is not None and participants.wait.seat == seat:
        participants = replace(participants, wait=None)
    away = participants.away_from(seat)
    if away is not None and away.waits:
        participants = participants.back(seat)
    return replace(change, snapshot=_waiting_for(change.snapshot, participants, now))


def robot_sits_in(table: Snapshot, info: SeatInfo, until: int, friend: Person | None, now: float) -> Change:
    """A robot plays for the seat until then. The `friend` may take over meanwhile."""
    assert info.user_id is not None
    change = leaves(table, info.user_id, now, ChangeKind.GONE_UNTIL)
    named = (friend.user_id, friend.name) if friend else (0, "")
    away = Away(info.seat, info.user_id, info.name, until, *named)
    participants = change.snapshot.participants.gone(away)
    return replace(change, snapshot=replace(change.snapshot, participants=participants))


def all_wait(table: Snapshot, question: Question, now: float) -> Change:
    """Pauses the clocks until the player who asked for it is back."""
    seat = Seat(question.seat)
    away = Away(seat, question.user_id, question.name, question.until, waits=True)
    participants = replace(table.participants, wait=None).gone(away)
    if table.clock.paused is None:
        return pause(replace(table, participants=participants), seat, now, participants.waits_until)
    return Change(_waiting_for(annotated(table, now), participants, now), ChangeKind.PAUSED, seat=seat)


def awaited_back(table: Snapshot, away: Away, seat: Seat | None, now: float) -> Change:
    """A player the others wait for is back: by their own click (`seat`), or because their time is over."""
    after = _waiting_for(annotated(table, now), table.participants.back(away.seat), now)
    if table.clock.paused is not None and after.clock.paused is None:
        return Change(after, ChangeKind.GOES_ON, seat=seat)
    return Change(after, ChangeKind.RETURNED, seat=Seat(away.seat))


def let_run(table: Snapshot, seat: Seat | None, now: float) -> Change:
    """A player (None: a manager) resumes the clocks. Robots then play for the players the others were waiting for. Only
    a manager may break an agreement to wait (AGREED_TO_WAIT)."""
    if seat is not None and any(one.waits and one.seat != seat for one in table.participants.away):
        raise Refused(TableRefusal.AGREED_TO_WAIT, until=table.participants.waits_until)
    change = resume(table, seat, now)
    after, gone = change.snapshot, table.participants.away
    after = replace(after, participants=replace(after.participants, away=tuple(one for one in gone if not one.waits)))
    for one in gone:
        if one.waits and one.seat != seat and len(after.people) > 1:
            after = robot_sits_in(after, after.seats[one.seat], one.until, None, now).snapshot
    return replace(change, snapshot=replace(after, version=change.snapshot.version))


def next_return(table: Snapshot) -> int | None:
    """When `returns` has something to do next; None: never. The table may be unloaded."""
    if table.status is not Status.PLAYING or table.homeless:
        return None
    moments = [one.until for one in table.participants.away]
    moments += [table.participants.wait.until] if table.participants.wait is not None else []
    moments += [table.clock.resumes] if table.clock.resumes is not None and table.clock.paused is not None else []
    return min(moments, default=None)


def returns(table: Snapshot, now: float) -> Change:
    """The first thing that is due: a question lapses, a player is back, clocks resume."""
    participants = table.participants
    if participants.wait is not None and participants.wait.until <= now:
        return no_question(table, now)
    away = min(participants.away, key=lambda one: one.until, default=None)
    if away is None or away.until > now:
        return resume(table, None, now)
    if away.waits:
        return awaited_back(table, away, None, now)
    if table.clock.seat(away.seat).forfeited:
        return Change(annotated(table, now, participants=participants.back(away.seat)), ChangeKind.ASKED)
    return seat_returned(table, away, now)


def seat_returned(table: Snapshot, away: Away, now: float) -> Change:
    """A person who was away has their seat back."""
    back = replace(table, participants=table.participants.back(away.seat))
    info = SeatInfo.of(away.seat, Person(away.user_id, away.name))
    return sat_down(back, info, ChangeKind.RETURNED, now)


def no_question(table: Snapshot, now: float) -> Change:
    """Drops the question whether to wait for a player."""
    return Change(annotated(table, now, participants=replace(table.participants, wait=None)), ChangeKind.ASKED)


def _waiting_for(table: Snapshot, participants: Participants, now: float) -> Snapshot:
    """The same version with clocks that wait for these players alone. A pause without a date stays."""
    table, until = replace(table, participants=participants), participants.waits_until
    if table.clock.paused is None or table.clock.resumes is None:
        return table
    if until is not None:
        return replace(table, clock=replace(table.clock, resumes=until), deadline=None)
    runs = resume(table, None, now).snapshot
    return replace(table, clock=runs.clock, deadline=runs.deadline)
