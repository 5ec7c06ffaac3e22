"""What happens at an idle table: reminders in slow matches, then a notice, then it closes.

Reminders come at a number of seconds before the deadline, so they move with it, and not in quiet hours.
"""

from dataclasses import replace
from typing import Final

from engine.pairing.worth import Ended, Left
from engine.tables.edits import parts
from engine.tables.edits.breaks import next_return, returns
from engine.tables.edits.steps import broken_off
from engine.tables.keeping.preferences import DisplaySettings, PingWhen
from engine.tables.table.hours import QuietHours
from engine.tables.table.model import Change, ChangeKind, Snapshot, Status
from engine.tables.table.participants import Asks, Question
from engine.tables.table.rights import Make, annotated
from engine.units import DAY, HOUR, WEEK

LIVE_LOBBY: Final = DAY
SLOW_LOBBY: Final = WEEK
"""A lobby closes after this time without a change."""
SILENCE: Final = 30 * DAY
"""A match closes after this time without a step or a change of seats."""
VANISHED: Final = WEEK
"""In a match without a clock, the others may let a robot play for a player who has not moved for this time."""
NOTICE: Final = WEEK
"""The notice comes at least this long before."""


# -- reminders --


def remindable(table: Snapshot) -> int | None:
    """The person who could get a reminder: it's their turn in a slow match, and others wait."""
    return table.awaited[0] if table.deadline is not None and table.slow and table.awaited else None


def next_reminder(table: Snapshot, settings: DisplaySettings, now: float) -> tuple[int, int] | None:
    """When the next reminder of this turn is due, and how long before the deadline it was planned (seconds); None:
    no more. A reminder due in quiet hours comes after them, or an hour before they start if that is too late.
    Several that are due by then become one."""
    turn, deadline = table.on_turn if table.unloaded else table.turn, table.deadline
    assert turn is not None
    assert deadline is not None
    time = table.clock.time_for(turn.seat, table.turn_seconds or 0)
    least = time if table.clock.reminded is None else table.clock.reminded
    moments = {remind.before(time) for remind in settings.remind}
    coming = [(_awake(table, settings.quiet_hours, deadline - before, now), before) for before in moments]
    due = [(when, before) for when, before in coming if when is not None and before < least]
    first = min((when for when, _ in due), default=None)
    if first is None:
        return None
    return first, min(before for when, before in due if when <= max(first, int(now)))


def _awake(table: Snapshot, quiet: QuietHours | None, moment: int, now: float) -> int | None:
    """When to send a reminder that is due at a moment; None: the player sleeps until it is too late."""
    if quiet is None:
        return moment
    deadline, (evening, due) = table.deadline or 0, quiet.around(moment)
    if due >= deadline:
        due = evening - HOUR
        if due <= table.active_at:  # before the turn began
            return None
    awake = quiet.around(int(now))[1]
    if due > now or awake <= now:
        return due
    return awake if awake < deadline else None


def ping_due(table: Snapshot, settings: DisplaySettings, now: float) -> int:
    """When to ping the player on turn: not in their quiet hours, and with a digest after the next ones. Live tables,
    reminders and turns that end before that don't wait."""
    if table.clock.reminded is not None or not (table.slow or table.turn_seconds is None):
        return int(now)
    quiet, due = settings.quiet_hours, int(now)
    if settings.pings is PingWhen.DIGEST:
        night = quiet or QuietHours(settings.zone or "UTC")
        due = max(due, night.next_end(table.active_at))
    elif quiet is not None:
        due = quiet.around(due)[1]
    return due if table.deadline is None or due < table.deadline else int(now)


def duties(table: Snapshot, settings: DisplaySettings | None, now: float) -> list[tuple[float, Make]]:
    """The next action due at a resting table, and its time. `settings` belong to the person who may be reminded."""
    found: list[tuple[float, Make]] = []
    if (when := expires(table)) is not None:
        found.append((when, expired))
    if (since := vanished(table)) is not None:
        found.append((since, offered))
    if (back := next_return(table)) is not None:
        found.append((back, returns))
    if settings is not None and (reminder := next_reminder(table, settings, now)) is not None:
        moment, before = reminder
        found.append((moment, lambda latest, now: _noticed(latest, now, ChangeKind.REMINDED, reminded=before)))
    return found


# -- players who have vanished --


def vanished(table: Snapshot) -> int | None:
    """When the others are asked to let a robot play for the player on turn, once a turn; None: never."""
    waits = table.status is Status.PLAYING and table.turn_seconds is None and not table.homeless and table.awaited
    asked = table.clock.offered or table.participants.question is not None
    return table.active_at + VANISHED if waits and not asked else None


def offered(table: Snapshot, now: float) -> Change:
    """Asks the others to let a robot play for the player on turn."""
    turn = table.turn
    assert turn is not None
    assert turn.user_id is not None
    question = Question(Asks.SIT_IN, turn.user_id, turn.name, turn.seat)
    participants, clock = replace(table.participants, question=question), replace(table.clock, offered=True)
    after = annotated(table, now, active_at=table.active_at, participants=participants, clock=clock)
    return Change(after, ChangeKind.ASKED)


# -- closing --


def expires(table: Snapshot) -> int | None:
    """When `expired` has something to do, unless the table changes."""
    if table.status is Status.LOBBY:
        return table.active_at + (SLOW_LOBBY if table.slow or table.turn_seconds is None else LIVE_LOBBY)
    if table.status is not Status.PLAYING:
        return None
    return table.active_at + SILENCE - NOTICE if table.clock.closes is None else table.clock.closes


def expired(table: Snapshot, now: float) -> Change:
    """Closes a lobby; in a match announces that it will close, or closes it."""
    if table.status is Status.LOBBY:
        return broken_off(replace(table, clock=replace(table.clock, closes=int(now))), now)
    if table.clock.closes is not None:
        return _given_up(table, now)
    return _noticed(table, now, ChangeKind.NOTICE, closes=int(now) + NOTICE)


def _given_up(table: Snapshot, now: float) -> Change:
    """Closes a match whose players stopped moving. The player the others waited for has left it, so that silence
    erases no loss."""
    turn = table.turn
    if table.clock.gone or turn is None or turn.user_id is None or not table.awaited or table.clock.paused is not None:
        return broken_off(table, now, ended=Ended.STOPPED if table.clock.gone else Ended.ABANDONED)
    lost = replace(table, participants=parts.left(table, turn.user_id, Left.LATE))
    return broken_off(lost, now)


def _noticed(table: Snapshot, now: float, kind: ChangeKind, **noted: int) -> Change:
    """Notes something on the clock, and pings again the people the table waits for."""
    clock = replace(table.clock, **noted)  # type: ignore[arg-type]  # fields that hold seconds
    after = annotated(table, now, active_at=table.active_at, awaited_since=table.version + 1, clock=clock)
    return Change(after, kind)
