"""Quiet hours at every change of every zone's clock, from 2026 to 2028."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from engine.tables.table.hours import QuietHours, local, zones
from engine.units import DAY, HOUR, MINUTE

FIRST, LAST = (int(datetime(year, 1, 1, tzinfo=UTC).timestamp()) for year in (2026, 2029))
HOURS = ((22, 8), (23, 7), (0, 8), (1, 9), (2, 10), (3, 5), (21, 2), (1, 2))


def offset(moment: int, zone: str) -> timedelta:
    found = local(moment, zone).utcoffset()
    assert found is not None
    return found


def changes() -> dict[tuple[int, timedelta, timedelta], str]:
    """Every change of a clock, with one of the zones that have it."""
    found: dict[tuple[int, timedelta, timedelta], str] = {}
    for zone in zones():
        before = offset(FIRST, zone)
        for day in range(FIRST, LAST, 30 * DAY):
            after = offset(day + 30 * DAY, zone)
            if after == before:
                continue
            low, high = day, day + 30 * DAY
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset(middle, zone) == before else (low, middle)
            found.setdefault((high, before, after), zone)
            before = after
    return found


def nights(zone: str, hours: tuple[int, int], first: int, last: int) -> list[tuple[int, int]]:
    """The quiet hours by hand: they begin and end when the clock first shows the hour, or a later one, on that day."""
    shown = [(moment, local(moment, zone).replace(tzinfo=None)) for moment in range(first, last, 15 * MINUTE)]

    def at(day: datetime, hour: int) -> int | None:
        wanted = day.replace(hour=hour)
        return next((moment for moment, clock in shown if clock >= wanted), None)

    found = []
    day = shown[0][1].replace(hour=0, minute=0, second=0) + timedelta(days=1)
    while day < shown[-1][1]:
        one, other = at(day, hours[0]), at(day + timedelta(days=hours[0] > hours[1]), hours[1])
        if one is not None and other is not None:
            found.append((one, other))
        day += timedelta(days=1)
    return found


def test_the_list_has_changes_of_two_hours_and_of_half_an_hour() -> None:
    sizes = {abs(after - before) for _, before, after in changes()}
    assert {timedelta(hours=2), timedelta(hours=1), timedelta(minutes=30)} <= sizes


@pytest.mark.parametrize("hours", HOURS)
def test_quiet_hours_are_right_at_every_change_of_a_clock(hours: tuple[int, int]) -> None:
    for (change, _, _), zone in changes().items():
        quiet = QuietHours(zone, hours)
        known = nights(zone, hours, change - 3 * DAY, change + 3 * DAY)
        for moment in range(change - DAY, change + DAY, HOUR // 4):
            around = next((night for night in known if night[0] <= moment < night[1]), None)
            assert quiet.covers(moment) is (around is not None), (zone, hours, moment - change)
            assert quiet.around(moment) == (around or (moment, moment)), (zone, hours, moment - change)
            assert quiet.next_start(moment) == min(one for one, _ in known if one > moment), (zone, hours)
