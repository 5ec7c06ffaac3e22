"""Every change of every zone's clock from 2026 to 2028: nights, turn timers, days in a row, weeks and months.

Zones with equal clocks in these years are looked at once.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from itertools import accumulate
from typing import Any, cast
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.statistics.leaderboard import WEEK, Period
from engine.store.questions import queries
from engine.store.questions.dailies import DailyResult
from engine.tables.keeping.dailies import Dailies
from engine.tables.table.hours import USUAL_HOURS, Hours, QuietHours, after, between, local, zones
from engine.units import DAY, HOUR, MINUTE

FIRST, LAST = (int(datetime(year, 1, 1, tzinfo=UTC).timestamp()) for year in (2026, 2029))
STEP = 15 * MINUTE
"""No zone changes its clock, or differs from UTC, by a part of this."""


@dataclass(frozen=True)
class Change:
    """A clock is set at a moment, in one or more zones."""

    moment: int
    zone: str
    forward: int
    """By how many seconds."""

    def clock(self, moment: int) -> datetime:
        """What the clock shows."""
        return local(moment, self.zone).replace(tzinfo=None)


def offset(moment: int, zone: str) -> int:
    found = local(moment, zone).utcoffset()
    assert found is not None
    return int(found.total_seconds())


def changes_of(zone: str) -> Iterator[Change]:
    """The changes of one zone, by looking at each week and then for the moment."""
    for week in range(FIRST, LAST, 7 * DAY):
        first, last, was = week, week + 7 * DAY, offset(week, zone)
        if (forward := offset(last, zone) - was) == 0:
            continue
        while last - first > 1:
            middle = (first + last) // 2
            first, last = (middle, last) if offset(middle, zone) == was else (first, middle)
        yield Change(last, zone, forward)


@cache
def groups() -> dict[tuple[int, ...], list[str]]:
    """All zones by their clocks in these years, the zones of the menus first."""
    found: dict[tuple[int, ...], list[str]] = {}
    for zone in sorted(available_timezones(), key=lambda zone: (zone not in zones(), zone)):
        changes = [value for one in changes_of(zone) for value in (one.moment, one.forward)]
        found.setdefault((offset(FIRST, zone), *changes), []).append(zone)
    return found


@cache
def changes() -> tuple[Change, ...]:
    """Every change."""
    return tuple(one for together in groups().values() for one in changes_of(together[0]))


def test_every_zone_is_walked() -> None:
    assert sorted(zone for together in groups().values() for zone in together) == sorted(available_timezones())
    assert all(not one.moment % STEP and not one.forward % STEP for one in changes())
    assert {abs(one.forward) for one in changes()} == {HOUR // 2, HOUR, 2 * HOUR}
    assert not any(offset(FIRST, together[0]) % STEP for together in groups().values())
    assert {one.zone for one in changes()} <= set(zones())
    changing = {zone for together in groups().values() for zone in together if len(list(changes_of(zone))) > 5}
    assert {"Antarctica/Troll", "Australia/LHI", "Pacific/Chatham", "Africa/Cairo", "Africa/Casablanca"} <= changing


def nights_at(change: Change) -> Iterator[Hours]:
    """The usual night, and nights that begin or end where the clock is set."""
    yield USUAL_HOURS
    for hour in sorted({change.clock(at).hour for at in range(change.moment - STEP, change.moment + HOUR, STEP)}):
        for length in (1, 8):
            yield hour, (hour + length) % 24
            yield (hour - length) % 24, hour


def all_nights(_: Change) -> Iterator[Hours]:
    yield from ((begins, ends) for begins in range(24) for ends in range(24) if begins != ends)


def shown(change: Change, moments: range) -> list[datetime]:
    """What the clock shows, or has shown: nights begin and end at the first of two equal hours."""
    return list(accumulate(map(change.clock, moments), max))


def nights_by_hand(clocks: list[datetime], moments: range, night: Hours) -> list[tuple[int, int]]:
    """The nights in these moments: they begin and end when the clock first shows the hour, or a later one."""

    def at(day: date, hour: int) -> int:
        return moments[bisect_left(clocks, datetime.combine(day, time(hour)))]

    first, days = clocks[0].date() + timedelta(days=1), (clocks[-1].date() - clocks[0].date()).days - 2
    evenings = [first + timedelta(days=days) for days in range(days)]
    return [(at(day, night[0]), at(day + timedelta(days=night[0] > night[1]), night[1])) for day in evenings]


@pytest.mark.slow
@pytest.mark.parametrize("nights", [nights_at, pytest.param(all_nights, marks=pytest.mark.soak)])
def test_quiet_hours_are_right_at_every_change_of_a_clock(nights: Any) -> None:
    for change in changes():
        moments = range(change.moment - 3 * DAY, change.moment + 4 * DAY, STEP)
        clocks = shown(change, moments)
        for night in set(nights(change)):
            quiet, known = QuietHours(change.zone, night), nights_by_hand(clocks, moments, night)
            for moment in range(change.moment - 2 * HOUR, change.moment + 3 * HOUR, STEP):
                around = next((one for one in known if one[0] <= moment < one[1]), None)
                assert quiet.covers(moment) is (around is not None), (change, night, moment)
                assert quiet.around(moment) == (around or (moment, moment)), (change, night, moment)
                assert quiet.next_start(moment) == min(one for one, _ in known if one > moment), (change, night, moment)


def test_timers_count_exactly_the_waking_time_around_every_change() -> None:
    for change in changes():
        moments = range(change.moment - 3 * DAY, change.moment + 4 * DAY, STEP)
        clocks, first, last = shown(change, moments), change.moment - DAY, change.moment + DAY
        for night in sorted(set(nights_at(change)))[::4]:
            quiet, known = QuietHours(change.zone, night), nights_by_hand(clocks, moments, night)
            asleep = {moment for begins, ends in known for moment in range(begins, ends, STEP)}
            awake = [moment for moment in range(first, last, STEP) if moment not in asleep]
            counted = STEP * len(awake)
            assert between(first, last, weekends=True, quiet=quiet) == counted, (change, night)
            assert after(first, counted - STEP, weekends=True, quiet=quiet) == awake[-1], (change, night)


def test_weeks_and_months_begin_when_the_local_date_changes() -> None:
    for change in changes():
        zone = ZoneInfo(change.zone)
        for days in (-9, -1, 0, 1, 9):
            now = datetime.fromtimestamp(change.moment + days * DAY, zone)
            begins = {period: period.since(now) for period in (Period.WEEK, Period.LAST_WEEK, Period.MONTH)}
            week, before, month = (int(one.timestamp()) for one in begins.values() if one is not None)
            monday = now.date() - timedelta(days=now.weekday())
            expected = {week: monday, before: monday - WEEK, month: now.date().replace(day=1)}
            for moment, day in expected.items():
                assert local(moment, change.zone).date() == day, (change, now)
                assert local(moment - 1, change.zone).date() == day - timedelta(days=1), (change, now)


class Stored:
    """Answers what a streak asks."""

    def __init__(self, zone: str, played: list[DailyResult]) -> None:
        self.zone, self.played = zone, played

    async def ask(self, question: object, user_id: int) -> object:
        return {"zone": self.zone} if question is queries.player_settings else self.played


def clear(moments: list[int]) -> list[DailyResult]:
    """The plays of a person who clears the row of the day (UTC) at these moments, the latest first."""
    days = {datetime.fromtimestamp(moment, UTC).toordinal(): moment for moment in reversed(moments)}
    return [DailyResult(1, "Ana", day, moment, True, 9, 9) for day, moment in sorted(days.items(), reverse=True)]


Visit = tuple[int, str, bool]
"""A moment, the person's zone there, and whether it was known then."""


def visited(visits: Sequence[Visit]) -> list[DailyResult]:
    """The plays of a person who asks for the row at these moments and clears it unless they have, the latest first."""
    kept: dict[int, DailyResult] = {}
    for moment, zone, known in visits:
        day, own = datetime.fromtimestamp(moment, UTC).toordinal(), local(moment, zone).date().toordinal()
        stored = kept.get(day) or DailyResult(1, "Ana", day, moment, True, 9, 9, own if known else None)
        first = stored.asked_at is None
        last = own if known and (first or stored.last_day == own - 1) else stored.last_day
        kept[day] = replace(stored, asked_at=moment, last_day=last)
    return [kept[day] for day in sorted(kept, reverse=True)]


def one_a_day(hours: Sequence[int | None], zones_of: Sequence[str], learned: int) -> list[Visit]:
    """A visit at the hour of each local day; None: none on that day. The zone becomes known on day
    `learned`. What a journey puts before the visit of the day before is left out with all that follows."""
    first, visits = date(2027, 3, 1), list[Visit]()
    for number, (hour, zone) in enumerate(zip(hours, zones_of, strict=True)):
        if hour is None:
            continue
        clock = datetime.combine(first + timedelta(days=number), time(hour, 30), ZoneInfo(zone))
        moment = int(clock.timestamp())
        if local(moment, zone).date() != clock.date() or (visits and moment <= visits[-1][0]):
            break
        visits.append((moment, zone, number >= learned))
    return visits


def expected(visits: Sequence[Visit], played: Sequence[DailyResult]) -> int:
    """The days on which a row was cleared, by each calendar, since the latest day without a visit."""
    cleared = {moment for one in played for moment, _, _ in visits if moment == one.ended_at}
    counts = []
    for calendar in ("UTC", ""):
        days: dict[int, bool] = {}
        for moment, zone, _ in visits:
            day = local(moment, calendar or zone).date().toordinal()
            days[day] = days.get(day, False) or moment in cleared
        day = max(day for day, won in days.items() if won)
        count = 0
        while day in days:
            count, day = count + days[day], day - 1
        counts.append(count)
    return max(counts)


def from_start(journey: list[str]) -> tuple[list[str], int]:
    return journey, 0


PLACES = zones()
HOURS_OF_DAYS = st.lists(st.integers(0, 23), min_size=2, max_size=12)


@given(st.data())
async def test_a_visit_on_every_local_day_is_a_streak_in_every_zone_on_every_journey(data: st.DataObject) -> None:
    """Known from the start, learned on the way or at the end, changed while travelling. A day left out ends it."""
    hours: list[int | None] = list(data.draw(HOURS_OF_DAYS))
    journey = st.lists(st.sampled_from(PLACES), min_size=len(hours), max_size=len(hours))
    home = st.sampled_from(PLACES).map(lambda zone: [zone] * len(hours))
    zones_of, learned = data.draw(st.one_of(st.tuples(home, st.integers(0, len(hours) - 1)), journey.map(from_start)))
    visits = one_a_day(hours, zones_of, learned)
    played = visited(visits)
    assert await streak(visits[-1][1], played) == len(played)
    for left_out in data.draw(st.sets(st.integers(1, len(hours) - 1))):
        hours[left_out] = None
    visits = one_a_day(hours, zones_of, learned)
    played = visited(visits)
    assert await streak(visits[-1][1], played) == expected(visits, played)


async def streak(zone: str, played: list[DailyResult]) -> int:
    dailies = Dailies(cast(Any, Stored(zone, played)), cast(Any, None))
    return await dailies.streak(1, date.fromordinal(played[0].day))


@pytest.mark.parametrize("hour", [0, 2, 12, 23])
async def test_a_row_at_the_same_hour_of_every_local_day_is_a_streak_across_every_change(hour: int) -> None:
    """One left out on the day of the change ends it."""
    for change in changes():
        now = datetime.fromtimestamp(change.moment, ZoneInfo(change.zone)).replace(hour=hour, minute=30, fold=0)
        moments = [int((now + timedelta(days=days)).timestamp()) for days in range(-3, 4)]
        played = clear(moments)
        assert await streak(change.zone, played) == len(played) >= len(moments) - 1, (change, hour)
        assert await streak(change.zone, clear(moments[:3] + moments[5:])) == 2, (change, hour)
