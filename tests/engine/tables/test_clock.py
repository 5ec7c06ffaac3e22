"""Banks and increments, and what happens when time runs out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules.errors import Refusal
from engine.store.codec import from_text, to_text
from engine.tables.edits.consent import ComeBack
from engine.tables.edits.settings import SetSetting, clock_value, out_value
from engine.tables.table.clock import Clock, TimeOut
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Snapshot, Status
from engine.units import HOUR

from .world import ANA, BEN, World, refusal

BANK, BACK = 72 * HOUR, 12 * HOUR


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 100 * HOUR)), max_size=12))
@settings(max_examples=60)
def test_a_bank_is_never_above_full_nor_below_the_increment(turns: list[tuple[int, int]]) -> None:
    clock = Clock(increment=BACK)
    for seat, taken in turns:
        time = clock.time_for(seat, BANK)
        assert BACK <= time <= BANK
        if taken >= time:
            clock = clock.ran_out(seat)
        clock = clock.turn_over(seat, BANK, time - taken)
        assert clock.time_for(seat, BANK) == min(BANK, max(0, time - taken) + BACK)
        assert from_text(Clock, to_text(clock)) == clock


def test_a_new_clock_is_stored_without_its_defaults() -> None:
    clock = from_text(Clock, "{}")
    assert (clock, clock.time_for(0, 600), clock.out, to_text(clock)) == (Clock(), 600, TimeOut.SEAT, "{}")


async def out_of_time(world: World, table: Snapshot) -> Snapshot:
    """The table after the turn timer has run out."""
    assert table.deadline is not None
    await world.leap(table.deadline - world.clock.now())
    return await world.now(table)


async def bank(world: World) -> Snapshot:
    return await world.begun(people=2, turn_seconds=BANK, increment=BACK, options={"target": "500"})


async def test_a_slow_turn_takes_from_the_bank_and_a_quick_one_saves(world: World) -> None:
    table = await bank(world)
    first = table.turn
    assert first is not None
    await world.leap(48 * HOUR)
    table = await world.move(table)
    assert table.clock.time_for(first.seat, BANK) == 36 * HOUR
    assert table.deadline == int(world.clock.now()) + BANK
    await world.restart()
    assert (await world.now(table)).clock == table.clock


async def test_time_that_ran_out_leaves_only_the_increment(world: World) -> None:
    table = await bank(world)
    first = table.turn
    assert first is not None
    after = await out_of_time(world, table)
    assert after.turn != first
    assert after.clock.time_for(first.seat, BANK) == BACK


async def test_after_two_misses_in_a_row_a_robot_sits_in_until_the_person_is_back(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=HOUR, options={"target": "500"})
    away = table.turn
    assert away is not None
    assert away.person is not None
    for misses in (1, 2):
        table = await out_of_time(world, table)
        assert table.clock.seat(away.seat).missed == misses
        if misses == 1:
            assert table.seats[away.seat].human
            while table.turn is not None and table.turn.seat != away.seat:
                table = await world.move(table)
                await world.settle()
                table = await world.now(table)
    assert table.seats[away.seat].resigned
    assert world.changes[-1].snapshot.seats[away.seat].resigned
    back = await world.tables.change(table.id, ComeBack(), away.person.user_id)
    assert back.seats[away.seat].human
    assert back.clock.seat(away.seat).missed == 0
    await world.check(table.id)


async def test_a_move_in_person_forgives_the_misses(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=HOUR, options={"target": "500"})
    away = table.turn
    assert away is not None
    table = await out_of_time(world, table)
    for _ in range(4):
        table = await world.move(table)
        await world.settle()
        table = await world.now(table)
    assert table.clock.seat(away.seat).missed == 0


async def test_the_last_person_is_played_for_turn_by_turn(world: World) -> None:
    table = await world.begun(people=1, robots=1, turn_seconds=HOUR, options={"target": "500"})
    for _ in range(4):
        table = await out_of_time(world, table)
        if table.status is not Status.PLAYING:
            break
        assert table.seats[0].human


async def test_a_seat_that_is_forfeited_stays_the_robots(world: World) -> None:
    table = await world.table(people=3, turn_seconds=HOUR)
    assert (
        await refusal(world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.FORFEIT, 2)), BEN.user_id))
        is TableRefusal.NOT_HOST
    )
    assert (
        await refusal(world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.SEAT, 0)), ANA.user_id))
        is Refusal.BAD_OPTION
    )
    await world.tables.change(table.id, SetSetting("time_out", out_value(TimeOut.FORFEIT, 2)), ANA.user_id)
    table = await world.begin(table)
    await world.settle()
    table = await world.now(table)
    away = table.turn
    assert away is not None
    assert away.person is not None
    table = await out_of_time(world, table)
    assert table.seats[away.seat].resigned
    assert await refusal(world.tables.change(table.id, ComeBack(), away.person.user_id)) is TableRefusal.FORFEITED
    lost = next(change for change in world.changes if change.steps and change.seat == away.seat)
    assert lost.steps[0].by is By.CLOCK
    await world.restart()
    assert await refusal(world.tables.change(table.id, ComeBack(), away.person.user_id)) is TableRefusal.FORFEITED


@pytest.mark.parametrize("increment", [0, HOUR + 1])
async def test_an_increment_that_makes_no_sense_is_refused(world: World, increment: int) -> None:
    table = await world.table(people=2)
    refused = await refusal(
        world.tables.change(table.id, SetSetting("clock", clock_value(HOUR, increment)), ANA.user_id)
    )
    assert refused is Refusal.BAD_OPTION
