"""Matches unused for long are unloaded, and returning players notice nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from engine.rules.games import make_game
from engine.rules.moves import parse_move
from engine.tables.edits.consent import Abandon
from engine.tables.edits.lobby import Begin, Leave
from engine.tables.edits.places import LoseServer
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.registry import MOST_HOSTED, MOST_LOADED, TableRegistry
from engine.tables.running.starting import AGAIN_SECONDS, Starting
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, Snapshot, Status
from engine.units import HOUR

from .world import ANA, BEN, CHANNEL, CLEO, World, refusal


@pytest.fixture
async def crowded(tmp_path: Path) -> World:
    """Tables with room for one match in memory."""
    return await World(tmp_path, most_loaded=1).start()


def unloaded(world: World) -> set[str]:
    """The tables whose match is not in memory."""
    return {table.id for table in world.tables.known() if table.unloaded}


async def played_in_turns(world: World) -> list[Snapshot]:
    """Three matches, a move at each after the other, to their ends."""
    tables = [
        await world.begun(game, people=3, options=make_game(game).quick)
        for game in ("block", "muggins", "mexican_train")
    ]
    while any(table.status is Status.PLAYING for table in tables):
        for at, table in enumerate(tables):
            if table.status is Status.PLAYING and table.turn is not None:
                tables[at] = await world.move(table)
            elif table.status is Status.PLAYING:  # an opponent might call
                await world.advance(table.claim_seconds)
                tables[at] = await world.now(table)
    return tables


@pytest.mark.slow
async def test_matches_that_are_forgotten_between_two_moves_go_as_those_that_are_not(tmp_path: Path) -> None:
    ends = []
    for most in (1, MOST_LOADED):
        folder = tmp_path / str(most)
        folder.mkdir()
        world = await World(folder, most_loaded=most).start()
        tables = await played_in_turns(world)
        ends.append([(table.outcome, table.rounds, table.steps, table.version) for table in tables])
        await world.close()
    assert ends[0] == ends[1]


async def test_only_the_match_looked_at_last_is_in_memory_and_the_others_are_what_is_stored(crowded: World) -> None:
    tables = [await crowded.begun() for _ in range(4)]
    assert len(unloaded(crowded)) == 3
    for table in tables:
        await crowded.check(table.id)
        assert unloaded(crowded) == {other.id for other in tables if other.id != table.id}


async def test_clocks_run_out_at_tables_unloaded_since_the_start(crowded: World) -> None:
    tables = [await crowded.begun(turn_seconds=HOUR) for _ in range(3)]
    await crowded.restart()
    assert len(unloaded(crowded)) == 3
    await crowded.advance(HOUR + 1)
    for table in tables:
        assert (await crowded.now(table)).steps > table.steps


async def test_time_that_the_program_was_off_is_given_back_to_tables_not_looked_at(crowded: World) -> None:
    tables = [await crowded.begun(turn_seconds=HOUR) for _ in range(3)]
    await crowded.restart(away=10 * HOUR)
    for table in tables:
        now = await crowded.now(table)
        assert now.steps == table.steps
        assert now.deadline is not None
        assert now.deadline - crowded.clock.now() == pytest.approx(HOUR, abs=2)


async def test_a_click_that_comes_twice_is_known_again_at_a_match_that_was_forgotten(crowded: World) -> None:
    table, other = await crowded.begun(), await crowded.begun()
    table = await crowded.now(table)
    user_id, text = crowded.good_move(table)
    await crowded.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=77)
    await crowded.settle()
    await crowded.now(other)
    assert table.id in unloaded(crowded)
    again = crowded.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=77)
    assert await refusal(again) is TableRefusal.DUPLICATE


async def test_a_match_with_an_open_window_for_claims_stays_in_memory(crowded: World) -> None:
    table = await crowded.begun("muggins", people=2, robots=1)
    while (table := await crowded.now(table)).window_ends is None:
        table = await crowded.move(table)
    for _ in range(2):
        await crowded.begun()
    assert table.id not in unloaded(crowded)
    assert (await crowded.now(table)).window_ends == table.window_ends


async def test_tables_a_person_joins_later_are_found_too(crowded: World) -> None:
    first = await crowded.begun(people=2)
    await crowded.restart()
    assert [table.id for table in await crowded.tables.tables_of(BEN.user_id)] == [first.id]
    lobby = await crowded.table(people=2)
    assert [table.id for table in await crowded.tables.tables_of(BEN.user_id)] == [first.id, lobby.id]
    assert await crowded.tables.tables_of(CLEO.user_id) == []
    await crowded.tables.change(lobby.id, Leave(), BEN.user_id)
    await crowded.tables.change(first.id, Resign(), BEN.user_id)
    await crowded.now(lobby)
    assert await crowded.tables.tables_of(BEN.user_id) == []
    assert all(not table.unloaded for table in await crowded.tables.tables_of(ANA.user_id))


async def test_while_the_store_is_unavailable_a_person_s_tables_are_those_in_memory(crowded: World) -> None:
    await crowded.begun(people=2)
    last = await crowded.begun(people=2)
    crowded.store.fail_next(1, before=True)
    assert [table.id for table in await crowded.tables.tables_of(ANA.user_id)] == [last.id]
    assert len(await crowded.tables.tables_of(ANA.user_id)) == 2


async def test_public_tables_of_one_game_in_a_channel_keep_numbers_apart_after_a_start(crowded: World) -> None:
    tables = [await crowded.begun() for _ in range(3)]
    await crowded.restart()
    assert [(await crowded.now(table)).number for table in tables] == [1, 2, 3]
    assert (await crowded.table(game="muggins")).number == 1
    await crowded.tables.change(tables[1].id, Abandon(), ANA.user_id)
    await crowded.tables.change_each([await crowded.now(tables[1])], LoseServer())
    assert (await crowded.begun()).number == 2


async def test_a_start_reads_no_match_before_it_lets_people_in_and_those_of_older_programs_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await World(tmp_path).start()
    for number in range(5):
        table = await world.tables.open(ChannelRef(10, number), Person(number, "Ana"), Wanted("block", {}, robots=1))
        await world.tables.change(table.id, Begin(), number)
    await world.settle()
    known, *_ = world.tables.known()
    await world.close()
    with closing(sqlite3.connect(world.file)) as database, database:
        database.execute("UPDATE tables SET on_turn = NULL WHERE id <> ?", (known.id,))
    people_are_in, load = asyncio.Event(), TableRegistry.load

    async def later(registry: TableRegistry, table: LiveTable) -> Snapshot:
        await people_are_in.wait()
        return await load(registry, table)

    monkeypatch.setattr(TableRegistry, "load", later)
    await world.start(settled=False)
    assert len(unloaded(world)) == 5
    people_are_in.set()
    await world.settle()
    assert unloaded(world) == {known.id}


async def test_of_many_tables_those_of_a_clicked_channel_are_read_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tables.running.starting.LOAD_AT_ONCE", 1)
    world = await World(tmp_path).start()
    for number in range(7):
        await world.tables.open(ChannelRef(10, 100 + number), Person(100 + number, "Eva"), Wanted("block"))
    here = []
    for game in ("block", "block", "muggins"):
        await world.advance(1)
        here.append(await world.begun(game, turn_seconds=HOUR))
    await world.close()
    world.clock.time += HOUR
    clicked, reached = asyncio.Event(), Starting._reached

    async def later(starting: Starting, ids: Sequence[str]) -> bool:
        await clicked.wait()
        return await reached(starting, ids)

    monkeypatch.setattr(Starting, "_reached", later)
    await world.start(settled=False)
    assert world.tables.known() == ()
    table = await world.tables.snapshot(here[1].id)
    assert {one.id for one in here} <= {one.id for one in world.tables.known()}
    assert len(world.tables.known()) < 10
    assert [one.number for one in world.tables.known(channel_id=CHANNEL.channel_id)] == [1, 2, 1]
    assert table.deadline == (here[1].deadline or 0) + HOUR
    user_id, text = world.good_move(table)
    moved = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
    clicked.set()
    assert [one.id for one in await world.tables.tables_of(ANA.user_id)] == [one.id for one in here]
    await world.settle()
    assert len(world.tables.known()) == 10
    assert (await world.now(moved)).version == moved.version


async def test_who_opens_a_table_just_after_a_start_is_held_to_all_that_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tables.running.starting.LOAD_AT_ONCE", 4)
    world = await World(tmp_path).start()
    for number in range(MOST_HOSTED):
        await world.tables.open(ChannelRef(10, number), ANA, Wanted("block"))
    await world.close()
    await world.start(settled=False)
    assert await refusal(world.tables.open(ChannelRef(10, 20), ANA, Wanted("block"))) is TableRefusal.TOO_MANY_HOSTED


async def test_a_start_tries_again_to_read_tables_while_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tables.running.starting.LOAD_AT_ONCE", 4)
    world = await World(tmp_path).start()
    for number in range(6):
        await world.tables.open(ChannelRef(10, number), ANA, Wanted("block"))
    await world.close()
    await world.start(settled=False)
    world.store.fail_next(1, before=True)
    while len(world.tables.known()) < 6:  # the first tables may have been read before the store failed
        await world.store.settled()
        await asyncio.sleep(0)  # until it waits
        world.clock.wake_next(world.clock.time + AGAIN_SECONDS)
    await world.settle()
    assert len(world.tables.known()) == 6
