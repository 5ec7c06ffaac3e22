"""The clock of somebody who sleeps stands still, at a slow table. When they sleep is kept with the table for turns that
have not begun: what they choose meanwhile gains them nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.tables.core.model import ChangeKind, Snapshot, Status
from engine.tables.core.state import Draft, annotated
from engine.tables.people.preferences import SLOW_SECONDS
from engine.tables.time.clock import MOST_SLEPT
from engine.tables.time.nights import LONGEST, Nights, read_nights

HOUR: Final = 3600


def stopping(nights: Nights | None) -> str:
    """The nights in which a clock stands still, as a seat keeps them: the first hours of long ones."""
    if nights is None:
        return ""
    begins, _ = nights.hours
    return replace(nights, hours=(begins, (begins + min(nights.length, LONGEST)) % 24)).text()


def sleepers(table: Snapshot) -> dict[int, int]:
    """By seat, the people whose nights count here."""
    if table.status is not Status.PLAYING or (table.turn_seconds or 0) < SLOW_SECONDS:
        return {}
    return {seat.seat: seat.person.user_id for seat in table.seats if seat.person and seat.human}


def unnoted(table: Snapshot, nights: Mapping[int, str]) -> dict[int, str]:
    """What is not kept yet of these nights, by seat."""
    return {seat: text for seat, text in nights.items() if table.clock.seat(seat).nights != text}


def noted(table: Snapshot, nights: Mapping[int, str], now: float) -> Draft:
    """The seats have these nights from their next turn on; everybody's choices stay as they were."""
    clock = table.clock
    for seat, text in nights.items():
        clock = clock.having(seat, replace(clock.seat(seat), nights=text))
    return Draft(annotated(table, now, clock=clock, active_at=table.active_at), ChangeKind.NIGHTS)


def nights_left(table: Snapshot) -> int | None:
    """In how many more nights of this match the clock of whoever is on turn stands still; None: in none of this
    turn."""
    turn, nights = table.turn, read_nights(table.clock.night)
    if turn is None or nights is None or table.deadline is None:
        return None
    return max(0, MOST_SLEPT - table.clock.seat(turn.seat).slept) // (nights.length * HOUR)
