"""Turn timers stop while Discord is out of reach, and continue afterwards."""

from __future__ import annotations

import pytest

from engine.tables.running.outages import ALIVE_SECONDS, STILL_SECONDS
from engine.tables.table.model import By, Snapshot
from engine.units import MINUTE

from .world import World


def gone(world: World) -> None:
    """From now on Discord is out of reach."""
    world.tables.timekeeper.stand_still(world.clock.monotonic())


async def back(world: World) -> None:
    """Discord is back."""
    world.tables.timekeeper.go_on()
    await world.settle()


def left(world: World, table: Snapshot) -> int:
    """The time left for the player on turn."""
    assert table.deadline is not None
    return table.deadline - int(world.clock.now())


def made_by(world: World) -> list[By]:
    """The maker of each step."""
    return [step.by for change in world.changes for step in change.steps]


async def test_an_outage_of_ten_minutes_costs_no_second(world: World) -> None:
    table = await world.begun(turn_seconds=MINUTE)
    other = await world.begun("muggins", turn_seconds=3 * MINUTE)
    await world.advance(20)
    gone(world)
    await world.advance(10 * MINUTE)
    await back(world)
    after = await world.now(table)
    assert (after.version, left(world, after)) == (table.version, 40)
    assert left(world, await world.now(other)) == 160
    await world.check(table.id)
    await world.advance(39)
    assert (await world.now(table)).steps == table.steps
    await world.advance(1)
    assert (await world.now(table)).steps > table.steps


async def test_a_short_outage_takes_no_turn_and_is_not_given_back(world: World) -> None:
    table = await world.begun(turn_seconds=MINUTE)
    await world.advance(MINUTE - 5)
    gone(world)
    await world.advance(STILL_SECONDS)
    assert (await world.now(table)).version == table.version
    await back(world)
    assert By.CLOCK in made_by(world)


async def test_a_move_in_an_outage_keeps_the_time_that_was_left_before(world: World) -> None:
    """Clicks may arrive while Discord takes no answers. With an increment of 10 seconds, a player with 20 seconds left
    has 30 in their next turn."""
    table = await world.begun(turn_seconds=MINUTE, increment=10)
    mover = table.turn
    await world.advance(40)
    gone(world)
    await world.advance(500)
    after = await world.move(table)
    assert mover is not None
    assert after.clock.seat(mover.seat).bank == 30
    assert left(world, after) == MINUTE
    await world.advance(500)
    await back(world)
    assert left(world, await world.now(table)) == MINUTE
    await world.check(table.id)


async def test_only_a_long_outage_draws_the_board_again(world: World) -> None:
    table = await world.begun(turn_seconds=10 * MINUTE)
    await world.tables.set_shown(table.id, message_id=5, shown_version=table.version)
    for away, shown in ((MINUTE, table.version), (MINUTE + 1, None)):
        gone(world)
        await world.advance(away)
        await back(world)
        stored = await world.store.load(table.id)
        assert stored
        assert stored.table.shown.shown_version == (await world.now(table)).shown.shown_version == shown


async def test_a_claim_window_stays_open_through_an_outage(world: World) -> None:
    table = await world.begun("muggins", people=2, robots=1)
    while (table := await world.now(table)).window_ends is None:
        table = await world.move(table)
    until = table.window_ends - world.clock.now()
    gone(world)
    await world.advance(until + 1000)
    assert (await world.now(table)).version == table.version
    await back(world)
    ends = (await world.now(table)).window_ends
    assert ends == pytest.approx(world.clock.now() + until, abs=1)
    await world.advance(until + 1)
    assert (await world.now(table)).version > table.version


async def test_an_outage_closes_no_lobby_and_shortens_none(world: World) -> None:
    lobby = await world.table(people=1, turn_seconds=MINUTE)
    gone(world)
    await world.leap(2 * 86400)
    await back(world)
    await world.leap(86400 - MINUTE)
    assert (await world.now(lobby)).is_open
    await world.leap(2 * MINUTE)
    assert not (await world.now(lobby)).is_open


@pytest.mark.parametrize("orderly", [True, False])
async def test_a_bot_that_stops_in_an_outage_gives_it_back_at_its_next_start(world: World, orderly: bool) -> None:
    table = await world.begun(turn_seconds=10 * MINUTE)
    await world.advance(ALIVE_SECONDS * 2)
    assert table.deadline is not None
    gone(world)
    await world.advance(ALIVE_SECONDS * 5 + 30)
    if not orderly:
        world.store.fail_before = lambda number: True  # nothing more is written
    await world.restart(away=1000)
    assert (await world.now(table)).deadline == table.deadline + ALIVE_SECONDS * 5 + 30 + 1000
    assert (await world.now(table)).version == table.version


async def test_an_outage_that_was_noticed_late_is_noted_at_once(world: World) -> None:
    """The gateway may fall silent while the program still notes that it is alive."""
    table = await world.begun(turn_seconds=10 * MINUTE)
    await world.advance(ALIVE_SECONDS)
    began = world.clock.monotonic() - 50
    world.tables.timekeeper.stand_still(began)
    await world.settle()
    world.store.fail_before = lambda number: True
    await world.restart(away=100)
    assert (await world.now(table)).deadline == (table.deadline or 0) + 150


async def test_an_outage_that_cannot_be_stored_lasts_until_it_can(world: World) -> None:
    table = await world.begun(turn_seconds=MINUTE)
    gone(world)
    await world.advance(100)
    world.store.fail_before = lambda number: True
    await back(world)
    await world.advance(5 * ALIVE_SECONDS)
    assert (await world.now(table)).version == table.version
    world.store.heal()
    await world.advance(ALIVE_SECONDS)
    after = await world.now(table)
    assert after.version == table.version
    assert 0 < left(world, after) <= MINUTE
    await world.check(table.id)


async def test_a_computer_that_slept_in_an_outage_gives_its_sleep_back_once(world: World) -> None:
    table = await world.begun(turn_seconds=MINUTE)
    gone(world)
    await world.advance(100)
    world.clock.ahead += 5000  # the monotonic clock stops while the computer sleeps
    await world.advance(100)
    await back(world)
    assert left(world, await world.now(table)) == MINUTE


async def test_no_turn_runs_out_of_time_if_discord_does_not_answer_a_check(world: World) -> None:
    asked: list[float] = []

    async def reachable() -> bool:
        asked.append(world.clock.now())
        gone(world)
        return False

    world.tables.timekeeper._reachable = reachable
    table = await world.begun(turn_seconds=MINUTE)
    began = world.clock.now()
    await world.advance(10 * MINUTE)
    assert asked == [began + MINUTE]
    assert (await world.now(table)).version == table.version
