"""At slow tables, a player's turn timer stops during sleep, up to the match's limit."""

from __future__ import annotations

from dataclasses import replace

from engine.store.codec import from_text, to_text
from engine.store.questions import queries
from engine.tables.edits.breaks import nights_left
from engine.tables.edits.consent import RunClocks, StopClocks
from engine.tables.keeping.preferences import DisplaySettings, stored_settings
from engine.tables.table.clock import MOST_QUIET, Clock, SeatClock
from engine.tables.table.hours import Hours, QuietHours, timer_stops
from engine.tables.table.model import ChangeKind, Snapshot
from engine.units import DAY, HOUR
from tests.choices import always

from .world import ANA, BEN, BIRTH, World

NIGHT = (22, 8)
"""The world begins at 8:00 UTC."""


async def sleeping(world: World, night: Hours = NIGHT, *, turn: int = DAY, zone: str = "UTC") -> Snapshot:
    """A match of Ana and Ben with these quiet hours."""
    for person in (ANA, BEN):
        await world.tables.preferences.choose(person, always(DisplaySettings(zone=zone, quiet=night)))
    return await world.begun(people=2, turn_seconds=turn, options={"target": "500"})


async def test_a_day_for_a_turn_is_a_day_awake(world: World) -> None:
    table = await sleeping(world)
    assert table.deadline == BIRTH + DAY + 10 * HOUR
    assert nights_left(table) == 30
    await world.leap(DAY + 10 * HOUR - 1)
    assert (await world.now(table)).steps == table.steps
    await world.leap(1)
    after = await world.now(table)
    assert after.steps > table.steps
    assert after.clock.seat(table.acting[0]).quiet_used == 10 * HOUR
    await world.check(table.id)


async def test_a_live_table_ignores_quiet_hours(world: World) -> None:
    table = await sleeping(world, turn=600)
    assert table.deadline == BIRTH + 600
    assert not any(seat.sleeps for seat in table.clock.seats)


async def test_other_quiet_hours_count_from_the_next_turn_on(world: World) -> None:
    table = await sleeping(world)
    user = table.seats[table.acting[0]].person
    assert user is not None
    await world.tables.preferences.choose(user, always(DisplaySettings(zone="Asia/Tokyo", quiet=(0, 8))))
    await world.settle()
    after = await world.now(table)
    assert world.changes[-1].kind is ChangeKind.QUIET_HOURS
    assert after.valid_since == table.valid_since, "buttons still mean what they did"
    assert (after.deadline, after.clock.quiet) == (table.deadline, "22-8 UTC")
    assert after.clock.seat(table.acting[0]).sleeps == "0-8 Asia/Tokyo"


async def test_those_chosen_in_another_process_wake_no_table_and_count_at_its_next_look(world: World) -> None:
    """A process with very many tables would load them all."""
    table = await sleeping(world)
    user = table.seats[table.acting[0]].user_id or 0
    elsewhere = always(stored_settings(DisplaySettings(zone="Asia/Tokyo", quiet=(0, 8))))
    await world.store.ask(queries.change_player, user, "", elsewhere)
    world.tables.preferences.follow(await world.store.ask(queries.changed_players))
    await world.settle()
    live = await world.tables._registry.find(table.id)
    assert live.snapshot.version == table.version
    await world.tables._autoplay.look(live)
    assert live.snapshot.clock.seat(table.acting[0]).sleeps == "0-8 Asia/Tokyo"


async def test_a_long_night_stops_the_clock_for_ten_hours(world: World) -> None:
    assert timer_stops(QuietHours("UTC", (20, 10))) == "20-6 UTC"
    table = await sleeping(world, (20, 10))
    assert table.deadline == BIRTH + DAY + 10 * HOUR


async def test_after_the_limit_of_a_match_the_clock_runs_at_night(world: World) -> None:
    clock = Clock().having(0, SeatClock(quiet_used=MOST_QUIET - 1, sleeps="22-8 UTC"))
    assert clock.begins(0).quiet == "22-8 UTC"
    clock = clock.having(0, replace(clock.seat(0), quiet_used=MOST_QUIET))
    assert clock.begins(0).quiet == ""
    assert from_text(Clock, to_text(clock)) == clock


async def test_quiet_hours_survive_an_outage_and_a_pause(world: World) -> None:
    table = await sleeping(world)
    await world.leap(2 * HOUR)
    await world.restart(away=10 * HOUR)  # from 10:00 to 20:00
    after = await world.now(table)
    assert after.deadline == BIRTH + (12 + 22 + 20) * HOUR, "22 hours awake are left, and two nights lie between"
    await world.tables.change(table.id, StopClocks(), 0, manager=True)
    await world.leap(6 * HOUR)
    started = await world.tables.change(table.id, RunClocks(), 0, manager=True)
    assert started.deadline == BIRTH + (18 + 6 + 22 + 10) * HOUR


async def test_quiet_hours_stay_with_the_person_not_with_the_seat(world: World) -> None:
    table = await sleeping(world)
    seat = table.acting[0]
    clock = table.clock
    assert clock.taken(seat, same=True).seat(seat).sleeps == "22-8 UTC"
    assert clock.taken(seat, same=False).seat(seat).sleeps == ""
