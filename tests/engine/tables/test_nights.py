"""The hours in which somebody is left alone, wherever they live and however the clocks are set there."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.tables.time import passing
from engine.tables.time.nights import NIGHTS, NO_NIGHT, Hours, Nights, hours_text, read_hours, read_nights, zones

DAY = 86400
FIRST = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
LAST = int(datetime(2029, 1, 1, tzinfo=UTC).timestamp())
"""Three years, with a leap day."""


def at(zone: str, *when: int) -> int:
    """A moment, as the clocks show it there."""
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type,misc]  # year, month, day …


def changes(zone: str) -> list[int]:
    """About when the clocks are set there."""
    days = range(FIRST, LAST, DAY)
    shown = [datetime.fromtimestamp(day, ZoneInfo(zone)).utcoffset() for day in days]
    return [day for day, before, after in zip(days, shown, shown[1:], strict=False) if before != after]


@st.composite
def moments(draw: st.DrawFn) -> tuple[str, int]:
    """A zone and a moment, often near a day on which the clocks are set."""
    zone = draw(st.sampled_from(zones()))
    near = changes(zone) if draw(st.booleans()) else []
    day = draw(st.sampled_from(near)) if near else draw(st.integers(FIRST, LAST))
    return zone, day + draw(st.integers(0, 2 * DAY))


hours = st.tuples(st.integers(0, 23), st.integers(0, 23))


@given(moments(), st.one_of(st.sampled_from(NIGHTS), hours))
@example(("Europe/Berlin", at("Europe/Berlin", 2026, 3, 29, 3, 30)), (22, 2))
@example(("Europe/Berlin", at("Europe/Berlin", 2026, 10, 25, 2, 30)), (22, 8))
@example(("Australia/Lord_Howe", at("Australia/Lord_Howe", 2026, 4, 5, 1, 45)), (1, 9))
@example(("America/New_York", at("America/New_York", 2028, 2, 29, 0, 0)), (0, 8))
@example(("America/Asuncion", FIRST), (0, 0))
def test_every_moment_of_a_night_lies_between_its_evening_and_its_morning(found: tuple[str, int], night: Hours) -> None:
    zone, moment = found
    nights = Nights(zone, night)
    evening, morning = nights.evening(moment), nights.morning(moment)
    assert evening <= moment <= morning
    assert morning - evening <= 25 * 3600
    assert not nights.covers(evening - (evening < morning))
    assert not nights.covers(morning)
    assert nights.covers(moment) == (evening <= moment < morning)
    assert all(nights.covers(between) for between in range(evening, morning, 900))
    shown = datetime.fromtimestamp(moment, ZoneInfo(zone)).hour
    slept = {hour % 24 for hour in range(night[0], night[1] + 24 * (night[0] > night[1]))}
    assert nights.covers(moment) == (shown in slept)


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
    nights, zone = Nights("Europe/Berlin", (22, 8)), "Europe/Berlin"
    assert nights.evening(at(zone, *moment)) == at(zone, *evening)
    assert nights.morning(at(zone, *moment)) == at(zone, *morning)


def test_the_night_in_which_clocks_go_forward_is_an_hour_shorter() -> None:
    nights = Nights("Europe/Berlin", (22, 8))
    lengths = [
        nights.morning(moment) - nights.evening(moment)
        for moment in (at("Europe/Berlin", 2026, *day) for day in ((3, 29, 1), (7, 1, 1), (10, 25, 1)))
    ]
    assert lengths == [9 * 3600, 10 * 3600, 11 * 3600]


@given(hours)
def test_hours_are_read_as_they_were_written(night: Hours) -> None:
    assert read_hours(hours_text(night)) == night


@pytest.mark.parametrize("text", ["", "22", "22-", "-8", "24-8", "22-99999", "²-8", "a-b"])
def test_nonsense_is_no_night(text: str) -> None:
    assert read_hours(text) is None


def test_no_night_covers_nothing_and_zones_are_places() -> None:
    assert not any(Nights("UTC", NO_NIGHT).covers(hour * 3600) for hour in range(24))
    assert {"Europe/Berlin", "America/Argentina/Ushuaia", "UTC"} <= set(zones())


@given(moments(), st.sampled_from(NIGHTS), st.booleans(), st.integers(0, 5 * DAY))
@example(("Europe/Berlin", at("Europe/Berlin", 2026, 3, 27, 20, 0)), (22, 8), False, 30 * 3600)
@example(("America/New_York", at("America/New_York", 2028, 2, 28, 21, 30)), (22, 8), True, 15 * 3600)
def test_a_clock_that_stands_still_at_night_gives_the_whole_time(
    found: tuple[str, int], night: Hours, weekends: bool, seconds: int
) -> None:
    zone, moment = found
    nights = Nights(zone, night)
    end = passing.after(moment, seconds, weekends=weekends, nights=nights)
    assert passing.between(moment, end, weekends=weekends, nights=nights) == seconds
    assert not nights.covers(end)
    assert passing.between(end, moment, weekends=weekends, nights=nights) == -seconds
    runs = [at for at in range(moment, end) if at % 900 == 0 and not nights.covers(at)]
    weekdays = [at for at in runs if weekends or datetime.fromtimestamp(at, UTC).weekday() < 5]
    assert abs(len(weekdays) * 900 - seconds) <= 1800 * (2 + (end - moment) // DAY)
    assert read_nights(nights.text()) == nights


def test_nonsense_is_nobodys_night() -> None:
    assert [read_nights(text) for text in ("", "22-8", "22-8 Nowhere", "8-8 UTC", "late UTC")] == [None] * 5
