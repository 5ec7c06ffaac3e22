"""Which hours count against a turn timer: quiet hours in every time zone, and weekends."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.tables.edits.consent import RunClocks, StopClocks
from engine.tables.edits.settings import SetSetting
from engine.tables.table.errors import TableRefusal
from engine.tables.table.hours import (
    MONDAY,
    NO_HOURS,
    OFFERED_HOURS,
    Hours,
    QuietHours,
    after,
    between,
    hours_text,
    read_hours,
    read_quiet_hours,
    zones,
)
from engine.units import DAY, HOUR, WEEK

from .world import ANA, BEN, World, refusal

FIRST = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
LAST = int(datetime(2029, 1, 1, tzinfo=UTC).timestamp())
"""Three years, with a leap day."""


def at(zone: str, *when: int) -> int:
    """A local time as a moment."""
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type,misc]  # year, month, day …


def changes(zone: str) -> list[int]:
    """The days of clock changes there."""
    days = range(FIRST, LAST, DAY)
    shown = [datetime.fromtimestamp(day, ZoneInfo(zone)).utcoffset() for day in days]
    return [day for day, before, after in zip(days, shown, shown[1:], strict=False) if before != after]


@st.composite
def moments(draw: st.DrawFn) -> tuple[str, int]:
    """A zone and a moment, often near a clock change."""
    zone = draw(st.sampled_from(zones()))
    near = changes(zone) if draw(st.booleans()) else []
    day = draw(st.sampled_from(near)) if near else draw(st.integers(FIRST, LAST))
    return zone, day + draw(st.integers(0, 2 * DAY))


hours = st.tuples(st.integers(0, 23), st.integers(0, 23))


@given(moments(), st.one_of(st.sampled_from(OFFERED_HOURS), hours))
@example(("Europe/Berlin", at("Europe/Berlin", 2026, 3, 29, 3, 30)), (22, 2))
@example(("Europe/Berlin", at("Europe/Berlin", 2026, 10, 25, 2, 30)), (22, 8))
@example(("Australia/Lord_Howe", at("Australia/Lord_Howe", 2026, 4, 5, 1, 45)), (1, 9))
@example(("America/New_York", at("America/New_York", 2028, 2, 29, 0, 0)), (0, 8))
@example(("America/Asuncion", FIRST), (0, 0))
@example(("Antarctica/Troll", at("Antarctica/Troll", 2026, 10, 25, 2, 30) + HOUR), (0, 2))
@example(("Pacific/Chatham", at("Pacific/Chatham", 2026, 4, 5, 2, 50) + HOUR), (0, 3))
def test_every_moment_of_a_night_lies_between_its_evening_and_its_morning(found: tuple[str, int], night: Hours) -> None:
    zone, moment = found
    quiet = QuietHours(zone, night)
    evening, morning = quiet.around(moment)
    assert evening <= moment <= morning
    assert morning - evening <= 25 * HOUR
    assert not quiet.covers(evening - (evening < morning))
    assert not quiet.covers(morning)
    assert quiet.covers(moment) == (evening <= moment < morning)
    assert all(quiet.covers(between) for between in range(evening, morning, 900))
    clocks = (datetime.fromtimestamp(before, ZoneInfo(zone)) for before in range(moment, moment - 3 * HOUR, -900))
    shown = max(clock.replace(tzinfo=None) for clock in clocks).hour  # an hour that comes twice counts once
    slept = {hour % 24 for hour in range(night[0], night[1] + 24 * (night[0] > night[1]))}
    assert quiet.covers(moment) == (shown in slept)


@pytest.mark.parametrize(
    ("moment", "evening", "morning"),
    [
        ((2026, 7, 1, 23, 0), (2026, 7, 1, 22), (2026, 7, 2, 8)),
        ((2026, 7, 1, 3, 0), (2026, 6, 30, 22), (2026, 7, 1, 8)),
        ((2026, 7, 1, 8, 0), (2026, 7, 1, 8), (2026, 7, 1, 8)),
        ((2026, 3, 29, 1, 0), (2026, 3, 28, 22), (2026, 3, 29, 8)),
        ((2028, 2, 28, 23, 0), (2028, 2, 28, 22), (2028, 2, 29, 8)),
    ],
)
def test_a_night_in_berlin(moment: tuple[int, ...], evening: tuple[int, ...], morning: tuple[int, ...]) -> None:
    quiet, zone = QuietHours("Europe/Berlin", (22, 8)), "Europe/Berlin"
    assert quiet.around(at(zone, *moment)) == (at(zone, *evening), at(zone, *morning))


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    quiet = QuietHours("Europe/Berlin", (22, 8))
    lengths = [
        morning - evening
        for evening, morning in (
            quiet.around(at("Europe/Berlin", 2026, *day)) for day in ((3, 29, 1), (7, 1, 1), (10, 25, 1))
        )
    ]
    assert lengths == [9 * HOUR, 10 * HOUR, 11 * HOUR]


@given(hours)
def test_hours_are_read_as_they_were_written(night: Hours) -> None:
    assert read_hours(hours_text(night)) == night


@pytest.mark.parametrize("text", ["", "22", "22-", "-8", "24-8", "22-99999", "²-8", "a-b"])
def test_nonsense_is_no_night(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        read_hours(text)


def test_no_night_covers_nothing_and_zones_are_places() -> None:
    assert not any(QuietHours("UTC", NO_HOURS).covers(hour * HOUR) for hour in range(24))
    assert {"Europe/Berlin", "America/Argentina/Ushuaia", "UTC"} <= set(zones())


@given(moments(), st.sampled_from(OFFERED_HOURS), st.booleans(), st.integers(0, 5 * DAY))
@example(("Europe/Berlin", at("Europe/Berlin", 2026, 3, 27, 20, 0)), (22, 8), False, 30 * HOUR)
@example(("America/New_York", at("America/New_York", 2028, 2, 28, 21, 30)), (22, 8), True, 15 * HOUR)
def test_a_clock_that_stands_still_at_night_gives_the_whole_time(
    found: tuple[str, int], night: Hours, weekends: bool, seconds: int
) -> None:
    zone, moment = found
    quiet = QuietHours(zone, night)
    end = after(moment, seconds, weekends=weekends, quiet=quiet)
    assert between(moment, end, weekends=weekends, quiet=quiet) == seconds
    assert not quiet.covers(end)
    assert between(end, moment, weekends=weekends, quiet=quiet) == -seconds
    runs = [at for at in range(moment, end) if at % 900 == 0 and not quiet.covers(at)]
    weekdays = [at for at in runs if weekends or datetime.fromtimestamp(at, UTC).weekday() < 5]
    assert abs(len(weekdays) * 900 - seconds) <= 1800 * (2 + (end - moment) // DAY)
    assert read_quiet_hours(quiet.text()) == quiet


def test_nonsense_is_no_quiet_hours() -> None:
    assert [read_quiet_hours(text) for text in ("", "22-8", "22-8 Nowhere", "8-8 UTC", "late UTC")] == [None] * 5


# -- weekends --

dates = st.integers(0, 4_000_000_000)
working = partial(after, weekends=False, quiet=None)
worked = partial(between, weekends=False, quiet=None)


def utc(text: str) -> int:
    """A moment in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def test_a_turn_that_begins_on_friday_goes_on_on_monday() -> None:
    friday = utc("2024-03-01T18:00")
    assert working(friday, DAY) == utc("2024-03-04T18:00")
    assert working(utc("2024-03-02T10:00"), DAY) == utc("2024-03-05T00:00"), "Saturday waits for Monday"
    assert working(utc("2024-02-28T12:00"), 12 * HOUR + DAY) == utc("2024-03-01T00:00"), "a leap day is a day"
    assert worked(friday, utc("2024-03-04T01:00")) == 7 * HOUR


@given(dates, st.integers(0, 60 * DAY), st.integers(0, 60 * DAY))
@settings(max_examples=60)
def test_the_time_given_on_weekdays_is_the_time_left(moment: int, seconds: int, later: int) -> None:
    assert worked(moment, working(moment, seconds)) == seconds
    assert working(working(moment, seconds), later) == working(moment, seconds + later)
    assert datetime.fromtimestamp(working(moment, seconds), UTC).weekday() < 5
    assert 0 <= worked(moment, moment + later) <= later


async def test_a_table_rests_at_weekends(world: World) -> None:
    table = await world.table(people=2, turn_seconds=DAY)
    assert (
        await refusal(world.tables.change(table.id, SetSetting("weekends", "off"), BEN.user_id))
        is TableRefusal.NOT_HOST
    )
    table = await world.tables.change(table.id, SetSetting("weekends", "off"), ANA.user_id)
    friday = MONDAY + 4 * DAY + 18 * HOUR
    await world.leap((friday - world.clock.now()) % WEEK)
    await world.begin(table)
    await world.settle()
    table = await world.now(table)
    assert table.deadline is not None
    assert table.deadline == int(world.clock.now()) + 3 * DAY
    paused = await world.tables.change(table.id, StopClocks(), 0, manager=True)
    assert paused.clock.paused == DAY
    table = await world.tables.change(table.id, RunClocks(), ANA.user_id)
    assert table.deadline is not None
    await world.leap(table.deadline - 1 - world.clock.now())
    assert (await world.now(table)).steps == table.steps
    await world.leap(1)
    assert (await world.now(table)).steps > table.steps
