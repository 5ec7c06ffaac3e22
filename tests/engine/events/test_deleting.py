"""A person deletes their data: one transaction, which every process follows, after a kill at any statement too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count, takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine as SqlEngine

from engine.boneyard import Engine
from engine.events import changes
from engine.events.model import Plan
from engine.statistics.achievements import CHECKS
from engine.store import Shards, Store
from engine.tables.edits.lobby import Begin, Join
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, Snapshot
from tests.engine.events.evening import Evening
from tests.engine.events.test_privacy import CANARY, GUEST, everywhere, traces
from tests.engine.store.postgres import emptied
from tests.engine.tables.world import ANA, BEN, CHANNEL, CLEO, FakeClock, InlineExecutor, refusal
from tests.patience import HANG_SECONDS

from .test_privacy import world as world

HERE, THERE = ChannelRef(1 << 22, 10), ChannelRef(3 << 22, 30)
"""Channels of servers on shards 1 and 3."""


class Killed(Exception):
    """The process ends here."""


@contextmanager
def killed_at(statement: int) -> Iterator[Callable[[], bool]]:
    """The process ends before this statement of the next transactions. The function tells whether it has."""
    count = 0

    def look(*_: Any) -> None:
        nonlocal count
        count += 1
        if count == statement:
            raise Killed

    event.listen(SqlEngine, "before_cursor_execute", look)
    try:
        yield lambda: count >= statement
    finally:
        event.remove(SqlEngine, "before_cursor_execute", look)


@pytest.mark.slow
@pytest.mark.logs("Killed")
async def test_a_deletion_that_is_killed_at_any_statement_happens_wholly_or_not_at_all(tmp_path: Path) -> None:
    world = await Evening(tmp_path).start()
    await everywhere(world)
    before, statement, followed = traces(world), 0, 0
    while True:
        statement += 1 if not followed else 4
        await world.quiet()
        with killed_at(statement) as over, suppress(Killed):
            await world.engine.privacy.forget(CANARY.user_id)
        if not over():
            break
        if (found := traces(world)) and not followed:
            assert found == before, statement
            continue
        followed += 1
        assert found == [], statement
        with suppress(Killed):  # the process was killed while it followed
            await world.close()
        await world.start()
        await world.engine.privacy.settled()
        await world.quiet()
        assert not await left_over(world.engine, CANARY), statement
        await world.close()
        (tmp_path / str(statement)).mkdir()
        world = await Evening(tmp_path / str(statement)).start()
        await everywhere(world)
    await world.quiet()
    assert traces(world) == []
    assert not await left_over(world.engine, CANARY)
    assert statement > 25
    assert followed > 3


async def left_over(engine: Engine, person: Person) -> list[str]:
    """Where this process still knows the person, or lets a pseudonym play or wait."""
    await engine.tables.all_here()
    tables = await engine.tables.found([table.id for table in engine.tables.known()])
    found: list[str] = [
        table.id for table in tables if str(person.user_id) in repr(table) or person.name in repr(table)
    ]
    for table in tables:
        playing = [user for user in table.people if user < 0]
        found += [table.id for _ in playing]
        found += [table.id for guest in table.participants.guests if guest.user_id < 0]
    for one in engine.events.known():
        found += [one.id] if person.name in repr(one) or str(person.user_id) in repr(one) else []
        found += [one.id for player in one.coming if player.user_id < 0 and one.unfinished]
    return found


async def test_a_crash_after_the_transaction_is_made_good_by_the_next_start(world: Evening) -> None:
    await everywhere(world)

    async def nothing(*_: Any) -> bool:
        return True

    world.engine.privacy._follow = nothing  # type: ignore[method-assign]  # the process is killed here
    await world.engine.privacy.forget(CANARY.user_id)
    assert await left_over(world.engine, CANARY)
    await world.restart()
    await world.engine.privacy.settled()
    await world.quiet()
    assert traces(world) == []
    assert not await left_over(world.engine, CANARY)


@pytest.mark.slow
async def test_a_deletion_that_was_asked_for_is_done_though_the_program_stops_at_that_moment(tmp_path: Path) -> None:
    for steps in (0, 1, 5, 40):
        (tmp_path / str(steps)).mkdir()
        world = await Evening(tmp_path / str(steps)).start()
        await everywhere(world)
        people = (BEN, CANARY)  # the second one waits for the first one
        asked = asyncio.gather(*(world.engine.privacy.forget(person.user_id) for person in people))
        for _ in range(steps):
            await asyncio.sleep(0)
        await world.engine.close()
        assert all(await asyncio.gather(asked)), steps
        late = await world.engine.privacy.forget(GUEST.user_id)  # their click came before, and its answer is under way
        assert late
        assert traces(world) == []
        await world.restart()
        await world.engine.privacy.settled()
        await world.quiet()
        for person in (CANARY, GUEST):
            assert not await left_over(world.engine, person), (steps, person)
        await world.close()


def a_move(table: Snapshot) -> MakeMove:
    """The first move of the player on turn."""
    view = table.view_for(table.turn.seat if table.turn else None)
    assert view is not None
    return MakeMove(table.version, view.moves[0])


async def test_a_move_at_the_same_moment_is_stored_and_names_nobody(world: Evening) -> None:
    for _ in range(3):
        table = await world.tables.open(CHANNEL, CANARY, Wanted("block", {"target": "100"}, 3600))
        await world.tables.change(table.id, Join(), BEN)
        await world.tables.change(table.id, Begin(), CANARY.user_id)
        await world.settle()
        table = await world.now(table.id)
        while (turn := table.turn) is None or turn.user_id != BEN.user_id:
            assert turn is not None
            await world.tables.change(table.id, a_move(table), CANARY)
            await world.settle()
            table = await world.now(table.id)
        await asyncio.gather(
            world.engine.privacy.forget(CANARY.user_id), world.tables.change(table.id, a_move(table), BEN)
        )
        assert (await world.now(table.id)).steps > table.steps
        assert traces(world) == []
        await world.quiet()
        assert not await left_over(world.engine, CANARY)


async def test_a_result_that_was_shown_before_names_the_pseudonym_as_its_seats_do(
    world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CHECKS, "block", {"monologue": lambda events, result: [0]})
    table = await world.tables.open(CHANNEL, CANARY, Wanted("block", {"target": "10"}, 3600))
    await world.tables.change(table.id, Join(), BEN)
    await world.tables.change(table.id, Begin(), CANARY.user_id)
    await world.settle()
    await world.play_out(await world.now(table.id))
    for deletes in (True, False):
        over = await world.now(table.id)
        (row,) = await world.engine.statistics.achievements.of_match(over.id, len(over.rounds))
        assert row.user_id == over.seats[0].user_id
        if deletes:
            await world.engine.privacy.forget(CANARY.user_id)


async def test_in_a_running_tournament_two_delete_at_once(world: Evening) -> None:
    night = await world.night(4)
    for person in (CANARY, GUEST):
        await world.events.change(night.id, changes.joined, person)
    await world.events.next_round(night.id, ANA.user_id, 0)
    await world.quiet()
    await asyncio.gather(*(world.engine.privacy.forget(one.user_id) for one in (CANARY, GUEST)))
    await world.quiet()
    assert not await left_over(world.engine, CANARY)
    assert not await left_over(world.engine, GUEST)
    event_ = await world.events.snapshot(night.id)
    assert len({player.user_id for player in event_.players}) == len(event_.players)


# -- two processes --


@asynccontextmanager
async def processes() -> AsyncIterator[tuple[FakeClock, list[Engine]]]:
    """Two processes with two shards each on one PostgreSQL database."""
    clock, engines, stores = FakeClock(), list[Engine](), list[Store]()
    async with emptied() as url:
        for ids in ((0, 1), (2, 3)):
            stores.append(await Store.open(url, shards=Shards(ids, 4)))
            made = Engine(
                stores[-1],
                now=clock.now,
                monotonic=clock.monotonic,
                sleep=clock.sleep,
                rng=Random(len(engines)),
                draw=None,
                executor=InlineExecutor(),
                paced=False,
            )
            await made.start()
            engines.append(made)
        try:
            yield clock, engines
        finally:
            for made in engines:
                await made.close()
            for store in stores:
                await store.close()


async def five_seconds(clock: FakeClock, engine: Engine) -> None:
    """Let this time pass, and this process follow, however slow the database is."""
    followed, end = asyncio.Event(), clock.time + 5

    async def hear(tables: object) -> None:
        followed.set()

    engine.privacy.subscribe(hear)
    for _ in takewhile(lambda _: clock.wake_next(end), count()):
        await asyncio.sleep(0)
    async with asyncio.timeout(HANG_SECONDS):
        await followed.wait()


async def a_match(engine: Engine, place: ChannelRef, *people: Person) -> Snapshot:
    table = await engine.tables.open(place, people[0], Wanted("block", {"target": "100"}, 3600))
    for person in people[1:]:
        await engine.tables.change(table.id, Join(), person)
    await engine.tables.change(table.id, Begin(), people[0].user_id)
    await engine.tables.settled()
    return await engine.tables.snapshot(table.id)


@pytest.mark.postgres
async def test_the_other_process_follows_within_five_seconds() -> None:
    async with processes() as (clock, engines):
        first, second = engines
        here, there = await a_match(first, HERE, CANARY, BEN), await a_match(second, THERE, BEN, CANARY)
        lobby = await second.tables.open(THERE, CANARY, Wanted("draw", {}))
        night = await second.events.plan(THERE, CANARY, "Friday", Plan(("block",)))
        await second.events.change(night.id, changes.joined, BEN)
        for person in (CANARY, CANARY):
            await first.privacy.forget(person.user_id)
        assert not await left_over(first, CANARY)
        await five_seconds(clock, second)
        assert not await left_over(second, CANARY)
        for made, table in ((first, here), (second, there)):
            assert len((await made.tables.snapshot(table.id)).people) == 1
        closing = second.tables.change(lobby.id, Begin(), BEN)
        assert await refusal(closing) is TableRefusal.TABLE_CLOSED
        found = await first.tables.ask(lambda connection: dump(connection))
        assert not [row for row in found if str(CANARY.user_id) in row or CANARY.name in row]


@pytest.mark.postgres
async def test_what_the_other_process_writes_before_it_follows_names_nobody() -> None:
    async with processes() as (clock, engines):
        first, second = engines
        there = await a_match(second, THERE, BEN, CANARY)
        assert there.turn is not None
        people = (CANARY, BEN, ANA, CLEO)
        await asyncio.gather(*(first.privacy.forget(person.user_id) for person in people if person is not BEN))
        await second.tables.set_shown(there.id, message_id=7)
        if there.turn.user_id == BEN.user_id:
            await second.tables.change(there.id, a_move(there), BEN)
        found = await first.tables.ask(lambda connection: dump(connection))
        assert not [row for row in found if str(CANARY.user_id) in row or CANARY.name in row]
        await five_seconds(clock, second)
        assert not await left_over(second, CANARY)


def dump(connection: Any) -> list[str]:
    """All rows of the database."""
    from sqlalchemy import select

    from engine.store import schema

    return [repr(tuple(row)) for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
