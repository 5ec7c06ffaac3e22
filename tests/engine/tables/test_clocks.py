"""Turn timers, time given back after the bot was off, and claim windows."""

from __future__ import annotations

import pytest

from engine.rules.moves import Call, Close, parse_move
from engine.tables.edits.consent import Abandon
from engine.tables.edits.lobby import Begin, Join
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.running.outages import ALIVE_SECONDS
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Snapshot, Status, StepDone
from engine.units import MINUTE

from .world import ANA, BEN, CHANNEL, World, refusal


def steps(world: World) -> list[StepDone]:
    """Every reported step, in order."""
    return [step for change in world.changes for step in change.steps]


async def test_without_a_turn_timer_no_robot_plays_for_people(world: World) -> None:
    table = await world.begun()
    assert table.deadline is None
    await world.leap(86400)
    assert await world.now(table) == table


async def test_the_clock_starts_when_a_person_comes_on_turn(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=MINUTE)
    assert table.deadline == int(world.clock.now()) + MINUTE
    await world.advance(20)
    table = await world.move(table)
    assert table.deadline == int(world.clock.now()) + MINUTE


async def test_when_time_is_up_a_robot_plays_this_turn_and_the_seat_stays_theirs(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=MINUTE)
    late = table.turn
    assert late is not None
    await world.advance(MINUTE - 1)
    assert await world.now(table) == table
    await world.advance(1)
    after = await world.now(table)
    assert after.steps > table.steps
    assert steps(world)[table.steps].by is By.CLOCK
    assert steps(world)[table.steps].seat == late.seat
    assert after.seats[late.seat] == late
    assert after.turn != late
    assert after.deadline == int(world.clock.now()) + MINUTE
    await world.move(after)


async def test_the_robot_plays_a_whole_turn_of_several_moves(world: World) -> None:
    """Castle Rock's turn is placing, capturing and finishing: the absent player's turn is played to its end."""
    table = await world.begun("castle_rock", people=2, turn_seconds=MINUTE)
    late = table.turn
    await world.advance(MINUTE)
    after = await world.now(table)
    assert after.turn != late
    made = [step for step in steps(world)[table.steps :] if late and step.seat == late.seat]
    assert made[0].by is By.CLOCK
    assert {step.by for step in made} <= {By.CLOCK, By.FORCED}


async def test_a_late_move_counts_until_a_robot_has_played(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=MINUTE)
    world.clock.time += 2 * MINUTE  # the sleeper has not been woken yet
    user_id, text = world.good_move(table)
    after = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
    assert after.steps == table.steps + 1


async def test_a_player_who_comes_back_late_gets_a_fresh_turn(world: World) -> None:
    table = await world.begun("castle_rock", people=2, turn_seconds=MINUTE)
    world.clock.time += 2 * MINUTE
    user_id, text = world.good_move(table)
    after = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
    if after.turn == table.turn:
        assert after.deadline == int(world.clock.now()) + MINUTE


async def test_a_whole_match_is_played_for_absent_people(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=MINUTE, options={"target": "30"})
    await world.leap(500 * MINUTE)
    table = await world.now(table)
    assert table.status is Status.FINISHED
    assert By.PLAYER not in {step.by for step in steps(world)}
    await world.check(table.id)


async def test_resigning_on_turn_stops_the_clock(world: World) -> None:
    table = await world.begun(people=3, turn_seconds=MINUTE)
    assert table.turn is not None
    assert table.turn.person is not None
    after = await world.tables.change(table.id, Resign(), table.turn.person.user_id)
    assert after.deadline is None
    await world.settle()
    assert (await world.now(table)).deadline == int(world.clock.now()) + MINUTE


async def test_the_time_the_bot_was_off_is_given_back(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=MINUTE)
    assert table.deadline is not None
    await world.advance(20)
    await world.restart(away=10 * 86400)
    after = await world.now(table)
    assert after.deadline == table.deadline + 10 * 86400
    assert after.steps == table.steps
    await world.advance(39)
    assert (await world.now(table)).steps == table.steps
    await world.advance(1)
    assert (await world.now(table)).steps > table.steps


async def test_time_is_given_back_once_even_if_the_start_is_broken_off(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=MINUTE)
    assert table.deadline is not None
    await world.close()
    world.clock.time += 1000
    await world.start()
    await world.restart()
    assert (await world.now(table)).deadline == table.deadline + 1000


async def test_after_a_crash_at_most_a_minute_is_given_back_too_much(world: World) -> None:
    """The bot notes once a minute that it runs. A crash notes nothing."""
    table = await world.begun(people=2, turn_seconds=600)
    await world.advance(ALIVE_SECONDS * 3 + 30)
    noted = world.clock.now() - 30
    world.store.fail_before = lambda number: True
    await world.close()
    world.clock.time += 5000
    await world.start()
    after = await world.now(table)
    assert table.deadline is not None
    assert after.deadline == table.deadline + int(world.clock.now() - noted)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_bot_that_ends_while_the_clock_is_ahead_gives_the_right_time_back(world: World, killed: bool) -> None:
    world.clock.ahead = 2 * 86400
    await world.restart()
    table = await world.begun(people=2, turn_seconds=600)
    await world.advance(ALIVE_SECONDS * 2)
    if killed:
        world.store.fail_before = lambda number: True
    await world.close()
    world.clock.ahead = 0
    await world.start()
    after = await world.now(table)
    assert after.deadline is not None
    assert 600 - ALIVE_SECONDS * 2 <= after.deadline - world.clock.now() <= 600
    await world.advance(600)
    assert (await world.now(table)).version > table.version


@pytest.mark.parametrize("jump", [3600, -3600, 365 * 86400, -365 * 86400])
async def test_setting_the_clock_costs_no_time(world: World, jump: int) -> None:
    table = await world.begun(people=2, turn_seconds=600)
    assert table.deadline is not None
    await world.advance(200)
    world.clock.ahead = jump
    await world.advance(100)
    after = await world.now(table)
    assert (after.version, after.deadline) == (table.version, table.deadline + jump)
    await world.check(table.id)
    await world.advance(299)
    assert (await world.now(table)).version == table.version
    await world.advance(1)
    assert (await world.now(table)).version > table.version


async def test_a_move_right_after_the_clock_was_set_gives_a_whole_turn(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=600)
    world.clock.ahead = 86400
    table = await world.move(table)
    await world.advance(60)
    assert (await world.now(table)).deadline == table.deadline == int(world.clock.now()) - 60 + 600


async def test_a_drifting_clock_is_ignored(world: World) -> None:
    table = await world.begun(people=2, turn_seconds=600)
    for _ in range(10):
        world.clock.ahead += 5
        await world.advance(60)
    assert (await world.now(table)).version > table.version


MANY = 30
"""The number of tables when rows are loaded ten at a time."""


async def test_more_overdue_tables_than_are_loaded_at_once_are_played_without_a_wait(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tables.running.starting.LOAD_AT_ONCE", 10)
    tables: list[Snapshot] = []
    for number in range(MANY):
        people = [type(ANA)(1000 + 2 * number + seat, f"P{seat}") for seat in range(2)]
        channel = type(CHANNEL)(10 + number, 5000 + number)
        table = await world.tables.open(channel, people[0], Wanted("block", turn_seconds=MINUTE))
        await world.tables.change(table.id, Join(), people[1])
        await world.tables.change(table.id, Begin(), people[0].user_id)
        tables.append(table)
    await world.settle()
    await world.close()
    await world.start()
    assert len(world.tables.known()) == MANY
    last = await world.now(tables[-1])
    world.clock.time += 2 * MINUTE
    user_id, text = world.good_move(last)
    while world.clock.wake_next(world.clock.time):
        pass  # every deadline has passed, and the sleeper is awake
    await world.tables.change(last.id, MakeMove(last.version, parse_move(text)), user_id)
    now = world.clock.now()
    waiting = [table for table in world.tables.known() if table.deadline and table.deadline <= now]
    assert len(waiting) > MANY // 2, "the person's move came before most of the overdue ones"
    await world.advance(0)
    assert not [table for table in world.tables.known() if not table.deadline or table.deadline <= now]
    assert len({table.id for table in world.tables.known()}) == MANY


async def muggins(world: World, people: int, robots: int, **more: object) -> Snapshot:
    """A match of Muggins after a play without a claim, so opponents may call."""
    options = {"target": "250", "claims": "manual"}
    table = await world.begun("muggins", people=people, robots=robots, options=options, **more)
    for _ in range(100):
        turn = table.turn
        if turn is not None and turn.person is not None and len(table.actors) >= 1:
            user_id, text = world.good_move(table)
            if "|" in text:
                return await world.tables.change(
                    table.id, MakeMove(table.version, parse_move(text.split("=")[0])), user_id
                )
            await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
        await world.advance(table.claim_seconds)
        table = await world.now(table)
    raise AssertionError("no person came to play a tile")


async def test_robots_wait_while_a_person_may_claim(world: World) -> None:
    """MU15: the window is open until the next player acts, so a robot on turn waits."""
    table = await muggins(world, people=1, robots=1)
    assert len(table.actors) == 2
    assert table.actors[0].robot
    assert table.window_ends == int(world.clock.now()) + 8
    await world.settle()
    assert (await world.now(table)).version == table.version
    await world.advance(7)
    assert (await world.now(table)).version == table.version
    await world.advance(1)
    after = await world.now(table)
    assert after.version > table.version
    assert steps(world)[table.steps].by is By.ROBOT


async def test_a_person_may_claim_at_any_time_within_the_window(world: World) -> None:
    table = await muggins(world, people=1, robots=1)
    await world.advance(5)
    after = await world.tables.change(table.id, MakeMove(table.version, parse_move("claim 99")), ANA.user_id)
    assert after.window_ends == table.window_ends, "a wrong claim does not make the window longer"
    assert (
        await refusal(world.tables.change(table.id, MakeMove(after.version, parse_move("muggins")), BEN.user_id))
        is TableRefusal.NOT_SEATED
    )


async def test_robots_call_at_a_moment_within_the_window_not_at_once(world: World) -> None:
    """MU15: the first caller gets the points, and people have a fair chance."""
    for seed in range(40):
        world.rng.seed(seed)
        before = len(world.changes)
        table = await muggins(world, people=2, robots=1)
        opened = world.clock.now()
        robot = next(seat for seat in table.seats if seat.robot)
        calls: list[float] = []
        for _ in range(8):
            await world.advance(1)
            made = [step for change in world.changes[before:] for step in change.steps]
            if any(step.seat == robot.seat and isinstance(step.move, Call) for step in made) and not calls:
                calls.append(world.clock.now() - opened)
        await world.tables.change(table.id, Abandon(), ANA.user_id)
        if calls:
            assert 2 <= calls[0] <= 8
            return
    raise AssertionError("no robot ever called")


async def test_the_house_closes_the_last_window_of_a_round_only_when_its_time_is_over(world: World) -> None:
    """MU15, G12: the round is played out, but its last play may still be claimed or called."""
    table = await world.begun("muggins", people=2, robots=1, options={"target": "250"})
    for _ in range(300):
        table = await world.now(table)
        if table.turn is None and table.window_ends is not None:
            break
        if table.turn is not None and table.turn.human:
            user_id, text = world.good_move(table)
            await world.tables.change(table.id, MakeMove(table.version, parse_move(text.split("=")[0])), user_id)
            await world.settle()
        else:
            await world.advance(8)
    assert table.turn is None
    assert table.window_ends is not None
    await world.advance(30)
    closings = [step for step in steps(world) if isinstance(step.move, Close)]
    assert closings
    assert closings[0].by is By.HOUSE


async def test_a_window_opens_anew_after_a_restart(world: World) -> None:
    table = await muggins(world, people=1, robots=1)
    await world.advance(5)
    await world.restart()
    after = await world.now(table)
    assert after.version == table.version
    assert after.window_ends == int(world.clock.now()) + 8
    await world.advance(8)
    assert (await world.now(table)).version > table.version


async def test_robots_among_themselves_do_not_wait(world: World) -> None:
    table = await world.begun("muggins", people=1, robots=2, options={"target": "61"})
    await world.tables.change(table.id, Resign(), ANA.user_id)
    await world.settle()
    assert (await world.now(table)).status is Status.FINISHED
