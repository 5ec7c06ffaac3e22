"""Reminders of turns at slow tables."""

from __future__ import annotations

import pytest

from engine.tables.edits.places import LeaveServer
from engine.tables.keeping.preferences import NEVER, DisplaySettings, PingWhen, Preferences, Remind
from engine.tables.running.idle import ping_due
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, ChangeKind, Person, Snapshot
from engine.units import DAY, HOUR
from tests.choices import always

from .world import ANA, BEN, BIRTH, World, attempt

HALF = frozenset({Remind.HALF})
LAST = frozenset({Remind.HOUR})
TWICE = frozenset({Remind.DAY, Remind.HOUR})


async def begun(
    world: World, remind: frozenset[Remind], turn_seconds: int = 3 * DAY, increment: int | None = None
) -> Snapshot:
    """A match of two people with these reminders."""
    table = await world.begun(people=2, turn_seconds=turn_seconds, options={"target": "500"}, increment=increment)
    for seat in table.seats:
        assert seat.person is not None
        await world.tables.preferences.choose(seat.person, always(DisplaySettings(remind=remind)))
    return table


def on_turn(table: Snapshot) -> Person:
    assert table.turn is not None
    assert table.turn.person is not None
    return table.turn.person


def reminders(world: World, table: Snapshot) -> list[int]:
    """How long before the deadline people were reminded in this turn."""
    found = [change.snapshot for change in world.changes if change.kind is ChangeKind.REMINDED]
    return [snapshot.clock.reminded or 0 for snapshot in found if snapshot.id == table.id]


@pytest.mark.parametrize(
    ("remind", "turn", "before"),
    [
        (NEVER, 3 * DAY, []),
        (HALF, 3 * DAY, [36 * HOUR]),
        (HALF, HOUR, [HOUR // 2]),
        (LAST, 3 * DAY, [HOUR]),
        (TWICE, 3 * DAY, [DAY, HOUR]),
        (TWICE, 12 * HOUR, [HOUR]),
        (frozenset(Remind), 3 * DAY, [2 * DAY, 36 * HOUR, DAY, 12 * HOUR, 6 * HOUR, 3 * HOUR, HOUR]),
        (HALF, 600, []),
    ],
)
async def test_a_turn_brings_the_reminders_that_were_chosen(
    world: World, remind: frozenset[Remind], turn: int, before: list[int]
) -> None:
    table = await begun(world, remind, turn)
    assert table.deadline is not None
    await world.leap(turn - 1)
    after = await world.now(table)
    assert reminders(world, table) == before
    assert (after.steps, after.deadline) == (table.steps, table.deadline)
    assert after.active_at == table.active_at, "a reminder is no sign of life"
    if before:
        assert after.awaited_since == after.version


async def test_a_reminder_is_neither_early_nor_doubled_by_restarts(world: World) -> None:
    table = await begun(world, HALF)
    await world.leap(36 * HOUR - 1)
    assert not reminders(world, table)
    await world.restart(away=5 * DAY)
    assert not reminders(world, table)
    await world.leap(1)
    assert reminders(world, table) == [36 * HOUR]
    for _ in range(2):
        await world.restart(away=2 * DAY)
        await world.leap(HOUR)
    assert reminders(world, table) == [36 * HOUR]


@pytest.mark.slow
async def test_a_change_while_a_start_reads_the_settings_stops_no_other_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, there = [await begun(world, HALF) for _ in range(2)], Preferences.there

    async def meanwhile(self: Preferences, guild_id: int | None, own: DisplaySettings) -> DisplaySettings:
        for user in (ANA.user_id, BEN.user_id):
            await attempt(world.tables.change(tables[0].id, LeaveServer(user)), *TableRefusal)
        return await there(self, guild_id, own)

    monkeypatch.setattr(Preferences, "there", meanwhile)
    await world.restart()
    await world.leap(2 * DAY)
    assert reminders(world, tables[1]) == [36 * HOUR]


async def test_a_move_ends_the_reminders_and_the_next_turn_has_its_own(world: World) -> None:
    table = await begun(world, HALF)
    await world.leap(37 * HOUR)
    table = await world.move(table)
    assert table.clock.reminded is None
    await world.leap(35 * HOUR)
    assert len(reminders(world, table)) == 1
    await world.leap(HOUR)
    assert len(reminders(world, table)) == 2


async def test_a_change_of_mind_counts_at_once(world: World) -> None:
    table = await begun(world, HALF)
    await world.tables.preferences.choose(on_turn(table), always(DisplaySettings(remind=NEVER)))
    await world.leap(2 * DAY)
    assert not reminders(world, table)
    await world.tables.preferences.choose(on_turn(table), always(DisplaySettings(remind=LAST)))
    await world.leap(DAY)
    assert reminders(world, table) == [HOUR]
    assert [step.by for change in world.changes for step in change.steps].count(By.CLOCK) == 1


async def test_with_a_bank_half_of_what_is_left_counts(world: World) -> None:
    table = await begun(world, HALF, increment=12 * HOUR)
    first = on_turn(table)
    await world.leap(66 * HOUR)  # 6 hours are left, and 12 come back
    while True:
        table = await world.move(await world.now(table))
        await world.settle()
        table = await world.now(table)
        if on_turn(table) == first:
            break
    before = len(reminders(world, table))
    await world.leap(9 * HOUR)
    assert reminders(world, table)[before:] == [9 * HOUR]


async def sleepers(world: World, remind: frozenset[Remind], night: tuple[int, int]) -> None:
    """Ana and Ben choose quiet hours during the turn, so its clock still runs at night."""
    for person in (ANA, BEN):
        settings = DisplaySettings(remind=remind, zone="UTC", quiet=night)
        await world.tables.preferences.choose(person, always(settings))


@pytest.mark.parametrize(
    ("remind", "turn", "begins", "come"),
    [
        (HALF, 12, 8, [14]),
        (HALF, 24, 14, [8]),  # at 2:00, so in the morning
        (LAST, 12, 20, [21]),  # at 7:00, and at 8:00 it is too late, so an hour before the night
        (HALF, 6, 23, []),  # they sleep until time ends
        (TWICE, 26, 23, [8, 21]),  # at 1:00 the same night, and at 0:00 the next one
        (TWICE, 48, 0, [8, 21]),  # at 0:00 and at 23:00
    ],
)
async def test_reminders_never_come_in_quiet_hours(
    world: World, remind: frozenset[Remind], turn: int, begins: int, come: list[int]
) -> None:
    """The world begins at 8:00 UTC; all hours are of the day."""
    await world.leap((begins - 8) % 24 * HOUR)
    said: list[float] = []
    world.tables.subscribe(
        lambda change: (
            said.append((world.clock.time - BIRTH) / HOUR + 8) if change.kind is ChangeKind.REMINDED else None
        )
    )
    await world.begun(people=2, turn_seconds=turn * HOUR, options={"target": "500"})
    await sleepers(world, remind, (22, 8))
    await world.leap(turn * HOUR - 1)
    assert [hour % 24 for hour in said] == come


async def test_a_start_in_quiet_hours_sends_no_reminder(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=2 * DAY, options={"target": "500"})
    await sleepers(world, HALF, (22, 8))
    await world.leap(24 * HOUR - 60)
    await world.restart(away=18 * HOUR)  # 2:00
    await world.leap(5 * HOUR)
    assert not reminders(world, table)
    await world.leap(HOUR + 60)
    assert reminders(world, table) == [DAY]


async def test_reminders_that_were_due_in_one_night_are_one(world: World) -> None:
    await world.leap(12 * HOUR)
    table = await world.begun(people=2, turn_seconds=36 * HOUR, options={"target": "500"})
    await sleepers(world, TWICE, (0, 23))
    await world.leap(36 * HOUR - 1)
    assert len(reminders(world, table)) == 1


@pytest.mark.parametrize(
    ("pings", "zone", "hour", "waits"),
    [
        (PingWhen.ALWAYS, "UTC", 23, 9),
        (PingWhen.ALWAYS, "UTC", 12, 0),
        (PingWhen.ALWAYS, "", 23, 0),
        (PingWhen.DIGEST, "UTC", 23, 9),
        (PingWhen.DIGEST, "UTC", 12, 20),
        (PingWhen.DIGEST, "", 12, 20),
    ],
)
async def test_a_ping_waits_for_the_morning(world: World, pings: PingWhen, zone: str, hour: int, waits: int) -> None:
    await world.advance((hour * HOUR - world.clock.now()) % DAY)
    table = await world.begun(people=2, options={"target": "500"})
    settings, now = DisplaySettings(pings=pings, zone=zone, quiet=(22, 8)), world.clock.now()
    assert round((ping_due(table, settings, now) - now) / HOUR) == waits


@pytest.mark.parametrize(("turn", "waits"), [(120, False), (2 * HOUR, False), (12 * HOUR, True), (None, True)])
async def test_a_ping_that_would_come_too_late_comes_at_once(world: World, turn: int | None, waits: bool) -> None:
    await world.advance((23 * HOUR - world.clock.now()) % DAY)
    table = await world.begun(people=2, turn_seconds=turn, options={"target": "500"})
    now = world.clock.now()
    assert (ping_due(table, DisplaySettings(zone="UTC", quiet=(22, 8)), now) > now) is waits
