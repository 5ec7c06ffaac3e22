"""Failing stores, failing robots, cancelled callers and concurrent clicks: no acknowledged move is lost or doubled, and
memory always equals the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from random import Random

import pytest

from engine.rules.errors import Refused
from engine.rules.game import Rng
from engine.rules.moves import Move, Pass, Play, parse_move
from engine.rules.tiles import EndId, Tile
from engine.rules.views import View
from engine.tables.edits.lobby import AddRobot, Begin, Join
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.running import autoplay
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Snapshot, Status
from engine.tables.table.participants import Standing
from tests.patience import HANG_SECONDS

from .world import ANA, CHANNEL, PEOPLE, World, attempt, refusal


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    """The errors logged here are meant."""
    caplog.set_level(logging.CRITICAL, logger="engine.tables")


async def persist(world: World, table: Snapshot) -> list[int]:
    """People play a match to its end, asking again whenever the store fails; gives the acknowledged interactions."""
    acknowledged: list[int] = []
    interaction = 10_000
    for _ in range(2000):
        await world.settle()
        table = await world.now(table)
        if table.status is not Status.PLAYING:
            return acknowledged
        if table.turn is None or not table.turn.human:
            await world.advance(60)
            continue
        user_id, text = world.good_move(table)
        interaction += 1
        submit = world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=interaction)
        if await attempt(submit, TableRefusal.STORE_UNAVAILABLE, TableRefusal.STALE):
            acknowledged.append(interaction)
    raise AssertionError("the match did not end")


async def stored_interactions(world: World, table: Snapshot) -> list[int]:
    """The interactions whose moves are stored."""
    stored = await world.store.load(table.id)
    assert stored is not None
    return [step.interaction_id for step in stored.steps if step.interaction_id is not None]


async def test_a_failed_write_changes_nothing_and_the_next_try_succeeds(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    world.store.fail_before = lambda number: True
    for _ in range(3):
        submit = world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=1)
        assert await refusal(submit) is TableRefusal.STORE_UNAVAILABLE
        assert await world.now(table) == table
    world.store.heal()
    after = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=1)
    assert after.steps == table.steps + 1
    await world.check(table.id)


async def test_a_write_whose_answer_got_lost_is_found_and_not_made_twice(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    world.store.fail_after = lambda number: True
    submit = world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=1)
    assert await refusal(submit) is TableRefusal.STORE_UNAVAILABLE
    world.store.heal()
    again = world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=1)
    assert await refusal(again) is TableRefusal.DUPLICATE
    await world.settle()
    assert await stored_interactions(world, table) == [1]
    assert world.changes[-1].snapshot.steps >= table.steps + 1
    await world.check(table.id)


async def test_the_house_tries_again_by_itself_when_the_store_is_back(world: World) -> None:
    table = await world.table(people=1, robots=3, options={"target": "20"})
    begun = world.store.transactions + 1
    world.store.fail_before = lambda number: number > begun
    await world.tables.change(table.id, Begin(), ANA.user_id)
    await world.advance(300)
    assert (await world.now(table)).steps == 0
    world.store.heal()
    await world.advance(autoplay.LONGEST_PAUSE)
    assert (await world.now(table)).turn is not None
    await world.check(table.id)


async def looked(world: World, table: Snapshot) -> Snapshot:
    """The table, looked at until the store answers."""
    while (found := await attempt(world.now(table), TableRefusal.STORE_UNAVAILABLE)) is None:
        pass
    return found


async def test_half_of_all_transactions_failing_before_or_after_loses_nothing(world: World) -> None:
    """A quarter of the transactions of a whole match fails before it is made, a quarter after."""
    world.store.fail_before = lambda number: Random(f"before {number}").random() < 0.25
    world.store.fail_after = lambda number: Random(f"after {number}").random() < 0.25
    away, tables = TableRefusal.STORE_UNAVAILABLE, world.tables
    table: Snapshot | None = None
    while table is None:
        opening = tables.open(CHANNEL, ANA, Wanted("block", {"target": "30"}))
        table = await attempt(opening, away, TableRefusal.NOT_OPENED)
    while len((await looked(world, table)).seats) < 2:
        await attempt(tables.change(table.id, AddRobot(), ANA.user_id), away)
    while (await looked(world, table)).status is Status.LOBBY:
        await attempt(tables.change(table.id, Begin(), ANA.user_id), away, TableRefusal.ALREADY_STARTED)
    acknowledged = await persist(world, table)
    world.store.heal()
    stored = await stored_interactions(world, table)
    assert set(acknowledged) <= set(stored)
    assert len(stored) == len(set(stored))
    await world.check(table.id)
    numbers = [step.number for change in world.changes for step in change.steps]
    assert numbers == list(range(1, (await world.now(table)).steps + 1))


@pytest.mark.parametrize("point", range(1, 13))
@pytest.mark.parametrize("when", ["fail_before", "fail_after"])
async def test_a_fault_at_any_single_transaction_is_recovered_from(world: World, point: int, when: str) -> None:
    table = await world.table(people=2, robots=1, options={"target": "10"})
    await world.tables.change(table.id, Begin(), ANA.user_id)
    first = world.store.transactions
    setattr(world.store, when, lambda number: number == first + point)
    acknowledged = await persist(world, table)
    assert set(acknowledged) <= set(await stored_interactions(world, table))
    await world.check(table.id)


async def test_reading_fails_with_a_refusal(world: World) -> None:
    table = await world.play_out(await world.begun(options={"target": "10"}))
    world.store.fail_before = lambda number: True
    assert await refusal(world.statistics.leaderboards.board(10)) is TableRefusal.STORE_UNAVAILABLE
    assert await refusal(world.tables.records.of(table.id)) is TableRefusal.STORE_UNAVAILABLE
    assert await refusal(world.tables.open(CHANNEL, ANA, Wanted("block"))) is TableRefusal.NOT_OPENED
    world.store.heal()


async def test_one_of_eight_equal_clicks_makes_the_move(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    answers = await asyncio.gather(
        *(
            world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=number)
            for number in range(8)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Snapshot) for answer in answers) == 1
    refused = {answer.refusal for answer in answers if isinstance(answer, Refused)}
    assert refused == {TableRefusal.STALE}
    await world.check(table.id)


async def test_one_of_eight_deliveries_of_one_click_makes_the_move(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    answers = await asyncio.gather(
        *(world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=5) for _ in range(8)),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Snapshot) for answer in answers) == 1
    assert {answer.refusal for answer in answers if isinstance(answer, Refused)} == {TableRefusal.DUPLICATE}
    assert await stored_interactions(world, table) == [5]


async def test_eight_people_race_for_three_seats(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block", {"set": "d6"}))
    people = [type(ANA)(100 + number, f"P{number}") for number in range(8)]
    await asyncio.gather(*(world.tables.change(table.id, Join(), person) for person in people))
    table = await world.now(table)
    assert len(table.seats) == 4
    assert len(table.participants.who(Standing.WAITING)) == 5, "the others wait, each once"
    await world.check(table.id)


async def test_eight_rematches_are_one_table(world: World) -> None:
    table = await world.play_out(await world.begun(options={"target": "10"}))
    answers = await asyncio.gather(*(world.tables.rematch(table.id, PEOPLE[n % 2]) for n in range(8)))
    assert len({answer.id for answer in answers}) == 1


async def test_a_hundred_and_fifty_cancelled_callers_leave_whole_moves(world: World) -> None:
    """A caller that is cancelled at a random moment has made its move or not, never half of it."""
    random = Random(4)
    table = await world.begun(people=2, robots=1, options={"target": "250"})
    made = cancelled = 0
    for number in range(150):
        table = await world.now(table)
        if table.status is not Status.PLAYING:
            table = await world.begun(people=2, robots=1, options={"target": "250"})
        user_id, text = world.good_move(table)
        task = asyncio.create_task(
            world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=20_000 + number)
        )
        for _ in range(random.randrange(30)):
            await asyncio.sleep(0)
        task.cancel()
        try:
            await task
            made += 1
        except asyncio.CancelledError:
            cancelled += 1
        await world.settle()
    assert cancelled > 50
    await world.check(table.id)
    await world.move(table)


async def test_cancelled_reads_leave_the_store_usable(world: World) -> None:
    table = await world.begun()
    ends = Counter[bool]()
    for rounds in [*range(40)] * 2:
        task = asyncio.create_task(world.statistics.leaderboards.board(10))
        for _ in range(rounds):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        ends[task.cancelled()] += 1
        async with asyncio.timeout(HANG_SECONDS):
            await world.store.load(table.id)
    assert ends[True] > 20, "reads were cancelled under way"
    await world.move(table)
    await world.check(table.id)


def broken(view: View, rng: Rng) -> Move | None:
    raise ZeroDivisionError


def illegal(view: View, rng: Rng) -> Move | None:
    return Pass() if Pass() not in view.moves else None


def nonsense(view: View, rng: Rng) -> Move | None:
    return Play(Tile.of(12, 12), EndId(999))


def silent(view: View, rng: Rng) -> Move | None:
    return None


@pytest.mark.parametrize("robot", [broken, illegal, nonsense, silent])
async def test_a_bad_robot_does_not_stop_the_table(world: World, robot: autoplay.Choose) -> None:
    world.choose = robot
    table = await world.begun(people=1, robots=2, options={"target": "10"})
    await world.tables.change(table.id, Resign(), ANA.user_id)
    await world.settle()
    table = await world.now(table)
    assert table.status is Status.FINISHED
    assert By.ROBOT in {step.by for change in world.changes for step in change.steps}
    await world.check(table.id)


async def test_a_robot_that_never_answers_is_not_waited_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "ROBOT_SECONDS", 0.0)
    table = await world.begun(people=1, robots=1, options={"target": "10"})
    await world.tables.change(table.id, Resign(), ANA.user_id)
    await world.settle()
    assert (await world.now(table)).status is Status.FINISHED
