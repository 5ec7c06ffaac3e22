"""Pauses: clocks that stand still."""

from __future__ import annotations

import pytest

from engine.tables.edits.consent import Answer, RunClocks, StopClocks
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot
from engine.tables.table.participants import Asks
from engine.units import HOUR

from .world import ANA, BEN, CLEO, DAN, World, refusal


async def paused(
    world: World, people: int = 2, turn_seconds: int = 24 * HOUR, increment: int | None = None
) -> Snapshot:
    """A match paused five hours into a turn."""
    table = await world.begun(people=people, turn_seconds=turn_seconds, increment=increment, options={"target": "500"})
    await world.leap(5 * HOUR)
    asked = await world.tables.change(table.id, StopClocks(), ANA.user_id)
    for person in (BEN, CLEO)[: people - 1]:
        assert asked.clock.paused is None
        question = asked.participants.question
        assert question is not None
        assert question.asks is Asks.PAUSE
        asked = await world.tables.change(table.id, Answer(question.key, True), person.user_id)
    return asked


@pytest.mark.parametrize("people", [2, 3])
async def test_all_players_agree_to_a_pause_and_one_resumes(world: World, people: int) -> None:
    table = await paused(world, people)
    assert table.deadline is None
    assert table.clock.paused == 19 * HOUR
    await world.leap(100 * HOUR)
    assert (await world.now(table)).version == table.version
    assert await refusal(world.tables.change(table.id, RunClocks(), DAN.user_id)) is TableRefusal.NOT_SEATED
    after = await world.tables.change(table.id, RunClocks(), BEN.user_id)
    assert after.deadline == int(world.clock.now()) + 19 * HOUR
    await world.leap(19 * HOUR - 1)
    assert (await world.now(table)).steps == table.steps
    await world.leap(1)
    assert (await world.now(table)).steps > table.steps


async def test_people_may_move_in_a_pause_and_banks_are_kept(world: World) -> None:
    table = await paused(world, turn_seconds=24 * HOUR, increment=HOUR)
    first = table.turn
    assert first is not None
    await world.leap(50 * HOUR)
    after = await world.move(table)
    assert after.deadline is None
    assert after.clock.time_for(first.seat, 24 * HOUR) == 20 * HOUR
    await world.restart(away=HOUR)
    after = await world.tables.change(table.id, RunClocks(), ANA.user_id)
    assert after.deadline == int(world.clock.now()) + 24 * HOUR


async def test_a_no_leaves_the_clocks_running(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=HOUR)
    asked = await world.tables.change(table.id, StopClocks(), ANA.user_id)
    assert asked.deadline == table.deadline
    assert asked.participants.question is not None
    after = await world.tables.change(table.id, Answer(asked.participants.question.key, False), BEN.user_id)
    assert (after.deadline, after.clock.paused, after.participants.question) == (table.deadline, None, None)


async def test_a_manager_stops_and_starts_the_clocks_alone(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=HOUR)
    assert (await world.tables.change(table.id, StopClocks(), DAN.user_id, manager=True)).clock.paused == HOUR
    assert await refusal(world.tables.change(table.id, StopClocks(), ANA.user_id)) is TableRefusal.NO_CLOCK
    assert (await world.tables.change(table.id, RunClocks(), DAN.user_id, manager=True)).deadline == table.deadline
    assert await refusal(world.tables.change(table.id, RunClocks(), ANA.user_id)) is TableRefusal.NOT_PAUSED


async def test_without_clocks_there_is_nothing_to_stop(world: World) -> None:
    table = await world.begun(people=2)
    assert await refusal(world.tables.change(table.id, StopClocks(), ANA.user_id)) is TableRefusal.NO_CLOCK
