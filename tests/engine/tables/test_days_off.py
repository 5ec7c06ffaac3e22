"""Days off, and clocks against a slow model with every event in any order."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from engine.rules.errors import Refusal
from engine.tables.edits.consent import Answer, ComeBack, GoAway, RunClocks, StopClocks
from engine.tables.edits.settings import SetSetting, out_value
from engine.tables.edits.turns import Resign
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.table.clock import GRACE, TimeOut
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChangeKind, Snapshot
from engine.units import DAY, HOUR, WEEK
from tests.choices import always

from .world import ANA, BEN, World, attempt, refusal


async def begun(world: World, days: int, time: int = DAY, increment: int | None = None, people: int = 2) -> Snapshot:
    """A match of Ana and Ben, each with `days` days off."""
    table = await world.table(people=people, turn_seconds=time, increment=increment, options={"target": "500"})
    await world.tables.change(table.id, SetSetting("days_off", str(days)), ANA.user_id)
    await world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.MOVE, 2)), ANA.user_id)
    await world.begin(table)
    await world.settle()
    return await world.now(table)


def late(world: World) -> list[By]:
    """Every move a robot made because time ran out."""
    return [step.by for change in world.changes for step in change.steps if step.by is By.CLOCK]


async def test_days_off_are_taken_automatically_until_none_is_left(world: World) -> None:
    table = await begun(world, 3)
    first = table.acting[0]
    await world.leap(4 * DAY - 1)
    table = await world.now(table)
    assert (table.acting[0], table.clock.seat(first).off, table.clock.resting) == (first, 3, True)
    assert not late(world)
    await world.check(table.id)
    await world.leap(2)
    assert late(world) == [By.CLOCK]
    table = await world.now(table)
    assert not table.clock.resting
    assert table.clock.seat(first).off == 3, "they come back in no later round"


async def test_without_days_off_time_runs_out_as_ever(world: World) -> None:
    await begun(world, 0)
    await world.leap(DAY + 1)
    assert late(world) == [By.CLOCK]


async def test_a_live_table_has_no_days_off(world: World) -> None:
    await begun(world, 3, time=120)
    await world.leap(121)
    assert late(world) == [By.CLOCK]


async def test_a_day_off_adds_nothing_to_the_bank(world: World) -> None:
    table = await begun(world, 3, increment=6 * HOUR)
    first = table.acting[0]
    await world.leap(DAY + HOUR)
    table = await world.move(await world.now(table))
    assert table.clock.seat(first).bank == 6 * HOUR


async def test_coming_back_brings_no_new_days_off(world: World) -> None:
    table = await begun(world, 3, people=3)
    first = table.acting[0]
    await world.leap(2 * DAY)
    user = table.seats[first].person
    assert user is not None
    await world.tables.change(table.id, Resign(), user.user_id)
    await world.settle()
    await world.tables.change(table.id, ComeBack(), user.user_id)
    assert (await world.now(table)).clock.seat(first).off > 0


async def test_a_turn_of_a_week_lasts_two_weeks_at_most(world: World) -> None:
    """Weekends, nights and days off stop the clock: they made it 17.5 days."""
    for person in (ANA, BEN):
        await world.tables.preferences.choose(person, always(DisplaySettings(zone="Europe/Berlin", quiet=(22, 8))))
    table = await world.table(turn_seconds=WEEK, options={"target": "500"})
    for edit in (SetSetting("weekends", "off"), SetSetting("days_off", "14")):
        await world.tables.change(table.id, edit, ANA.user_id)
    await world.begin(table)
    await world.settle()
    began, seat = world.clock.now(), (await world.now(table)).acting
    while (table := await world.now(table)).acting == seat:
        assert table.deadline is not None
        await world.leap(table.deadline - world.clock.now() + 1)
    assert 13 * DAY < world.clock.now() - began <= 14 * DAY + 1


async def test_only_the_host_chooses_among_the_offered_days(world: World) -> None:
    table = await world.table(turn_seconds=DAY)
    host = world.tables
    assert await refusal(host.change(table.id, SetSetting("days_off", "3"), BEN.user_id)) is TableRefusal.NOT_HOST
    assert await refusal(host.change(table.id, SetSetting("days_off", "300"), ANA.user_id)) is Refusal.BAD_OPTION


def asleep(zone: str, first: float, last: float) -> float:
    """The seconds between two moments that fall after 22:00 or before 8:00 there."""
    found = 0.0
    for quarter in range(int(first) // 900 * 900, math.ceil(last), 900):
        if not 8 <= datetime.fromtimestamp(quarter, ZoneInfo(zone)).hour < 22:
            found += min(quarter + 900, last) - max(quarter, first)
    return found


@dataclass
class Stopwatch:
    """The time people were promised, by a watch that stops in outages and in quiet hours."""

    world: World
    table: Snapshot
    zone: str
    """Their time zone; empty without quiet hours."""
    granted: float
    last: float
    nights: bool = True
    stands: bool = False
    seen: float = 0.0
    began: float = 0.0
    lasted: float = 0.0
    """How long the turn has lasted, nights included."""
    wrong: list[str] = field(default_factory=list)

    def now(self) -> float:
        """The seconds with time to play."""
        first, self.last = self.last, self.world.clock.now()
        if not self.stands:
            slept = asleep(self.zone, first, self.last) if self.zone and self.nights else 0.0
            self.seen += self.last - first - slept
            self.lasted += self.last - first
        return self.seen

    def stand(self, *, still: bool) -> None:
        """Stop the watch, or let it run again."""
        self.now()
        self.stands = still

    def set(self, seconds: int) -> None:
        """The wall clock is set."""
        self.now()
        self.world.clock.ahead += seconds
        self.last = self.world.clock.now()

    def __call__(self, change: Change) -> None:
        before, after = self.table, change.snapshot
        self.table = after
        used = self.now() - self.began
        time = after.turn_seconds or 0
        early = used < self.granted - 1 and self.lasted < time + max(time, GRACE) - 12 * HOUR
        if any(step.by is By.CLOCK for step in change.steps) and not before.clock.late and early:
            self.wrong.append(f"time ran out after {used} of {self.granted} seconds")
        if any(step.by is By.PLAYER for step in change.steps) and used > self.granted + 1:
            self.wrong.append(f"{used} of {self.granted} seconds were played in")
        if change.kind is ChangeKind.DAY_OFF:
            if early:
                self.wrong.append("a day off before time was over")
            self.granted, self.nights = self.granted + DAY, False
        if after.acting[:1] != before.acting[:1] and after.acting and after.human(after.acting[0]):
            self.began, self.nights, self.lasted = self.now(), True, 0.0
            self.granted = after.clock.time_for(after.acting[0], after.turn_seconds or 0)
        for seat in (0, 1):
            bank, off = after.clock.seat(seat).bank or 0, after.clock.seat(seat).off
            if after.clock.seat(seat).quiet_used > HOUR * 24 * 20:
                self.wrong.append("more than the nights that have passed")
            if not 0 <= bank <= (after.turn_seconds or 0) or off > after.clock.days_off:
                self.wrong.append(f"{bank} in the bank, {off} days off")


LONGEST = 30 * HOUR
events = st.lists(
    st.tuples(st.sampled_from(["wait", "off", "clock", "pause", "away", "move"]), st.integers(60, LONGEST)),
    min_size=3,
    max_size=10,
)


async def away_agreed(world: World, table: Snapshot, until: int) -> Snapshot:
    """Ana is away until then, and Ben waits for her."""
    asked = await world.tables.change(table.id, GoAway(until), ANA.user_id)
    if asked.participants.wait is not None:
        await world.tables.change(table.id, Answer(asked.participants.wait.key, True), BEN.user_id)
    return await world.now(table)


STOPS = [
    ("wait", 3 * HOUR),
    ("pause", LONGEST),
    ("away", LONGEST),
    ("off", LONGEST),
    ("clock", LONGEST),
    *[("wait", LONGEST)] * 6,
]
STARTS = {"": 0, "UTC": 0, "Europe/Berlin": 71 * DAY, "America/New_York": 408 * DAY, "Australia/Lord_Howe": 76 * DAY}
"""Time zones, and days after the world's start: soon before a daylight saving change or a leap day."""


@pytest.mark.slow
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    events,
    st.sampled_from([0, 3]),
    st.sampled_from([(6 * HOUR, None), (DAY, HOUR), (2 * DAY, 12 * HOUR)]),
    st.sampled_from(sorted(STARTS)),
)
@example(STOPS, 0, (DAY, HOUR), "")
@example(STOPS, 3, (2 * DAY, 12 * HOUR), "Europe/Berlin")
async def test_players_never_lose_time_and_never_get_more(
    tmp_path_factory: pytest.TempPathFactory,
    happens: list[tuple[str, int]],
    days: int,
    clock: tuple[int, int | None],
    zone: str,
) -> None:
    """Banks, days off, quiet hours, pauses, absences, outages and set clocks, in any order."""
    time, increment = clock
    world = World(tmp_path_factory.mktemp("world"))
    world.clock.time += STARTS[zone]
    await world.start()
    for person in (ANA, BEN):
        await world.tables.preferences.choose(person, always(DisplaySettings(zone=zone, quiet=(22, 8))))
    table = await begun(world, days, time, increment)
    watch = Stopwatch(world, table, zone, granted=time, last=world.clock.now())
    world.tables.subscribe(watch)
    for what, seconds in happens:
        table = await world.now(table)
        if not table.is_open:
            break
        match what:
            case "wait":
                await world.leap(seconds)
            case "off":
                watch.stand(still=True)
                await world.restart(away=seconds)
                watch.stand(still=False)
                world.tables.subscribe(watch)
            case "clock":
                watch.set(seconds)
                await world.advance(61)
            case "pause":
                if await attempt(world.tables.change(table.id, StopClocks(), 0, manager=True), TableRefusal.NO_CLOCK):
                    watch.stand(still=True)
                    await world.leap(seconds)
                    await world.tables.change(table.id, RunClocks(), 0, manager=True)
                    watch.stand(still=False)
            case "away":
                until = int(world.clock.now()) + seconds
                await attempt(away_agreed(world, table, until), TableRefusal.NO_CLOCK, TableRefusal.NOT_SEATED)
                if (await world.now(table)).clock.paused is not None:
                    watch.stand(still=True)
                    await world.leap(until - world.clock.now())
                    watch.stand(still=False)
            case _:
                await world.move(table)
        await world.settle()
        assert not watch.wrong
    await world.close()
