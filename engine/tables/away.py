"""Somebody is away for some days: a robot plays for them, or the clocks stand still, until a date."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.tables.company import Away
from engine.tables.model import ChangeKind, Person, SeatInfo, Snapshot, Status
from engine.tables.pause import started
from engine.tables.play import resigned
from engine.tables.state import Draft, next_row

MOST_AWAY: Final = 21 * 86400
"""The longest time (seconds) that somebody may be away."""


def robot_sits_in(table: Snapshot, info: SeatInfo, until: int, friend: Person | None, now: float) -> Draft:
    """A robot plays for the seat until then; `friend` may take it meanwhile."""
    assert info.person is not None
    owner = info.person
    draft = resigned(table, owner.user_id, now, ChangeKind.GONE_UNTIL)
    named = (friend.user_id, friend.name) if friend else (0, "")
    away = Away(info.seat, owner.user_id, info.name, until, *named)
    company = draft.table.company.back(info.seat)
    row = replace(draft.table.row, company=replace(company, away=(*company.away, away)).text())
    return replace(draft, table=replace(draft.table, row=row))


def next_return(table: Snapshot) -> int | None:
    """When somebody has their seat back, or the clocks run again, by itself; None: never. Also of a folded table."""
    if table.status is not Status.PLAYING or table.homeless:
        return None
    moments = [one.until for one in table.company.away]
    moments += [table.clock.resumes] if table.clock.resumes is not None and table.clock.paused is not None else []
    return min(moments, default=None)


def returns(table: Snapshot, now: float, sit: Callable[[Snapshot, Away, float], Draft]) -> Draft:
    """What is due then: one thing at a time. `sit` gives somebody their seat back."""
    if table.clock.resumes is not None and table.clock.paused is not None and table.clock.resumes <= now:
        return started(table, None, now)
    away = min(table.company.away, key=lambda one: one.until)
    if table.clock.seat(away.seat).forfeited:
        company = table.company.back(away.seat).text()
        return Draft(replace(table, row=next_row(table, now, company=company)), ChangeKind.ASKED)
    return sit(table, away, now)
