"""Abandoned tables, and tables ended by a manager."""

from __future__ import annotations

from engine.rules.moves import parse_move
from engine.tables.edits.places import End
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.registry import MOST_ON_SERVER
from engine.tables.running.idle import LIVE_LOBBY, NOTICE, SILENCE, SLOW_LOBBY
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, Status
from engine.units import DAY

from .world import ANA, BEN, CHANNEL, World, refusal

MANAGER = Person(99, "Mona")


async def test_an_idle_lobby_closes(world: World) -> None:
    live = await world.table(people=2, turn_seconds=60)
    slow = await world.tables.open(CHANNEL, BEN, Wanted("block"))
    await world.leap(LIVE_LOBBY - 1)
    assert (await world.now(live)).status is Status.LOBBY
    await world.leap(1)
    assert (await world.now(live)).status is Status.CANCELLED
    assert (await world.now(slow)).status is Status.LOBBY
    await world.leap(SLOW_LOBBY - LIVE_LOBBY)
    assert (await world.now(slow)).status is Status.CANCELLED


async def test_an_idle_match_closes_a_week_after_a_notice(world: World) -> None:
    table = await world.begun(people=2)
    await world.leap(SILENCE - NOTICE - 1)
    assert (await world.now(table)).clock.closes is None
    await world.leap(1)
    told = await world.now(table)
    assert told.clock.closes == int(world.clock.now()) + NOTICE
    assert told.awaited_since == told.version, "the player on turn is pinged again"
    await world.restart(away=10 * DAY)
    await world.leap(NOTICE - 1)
    assert (await world.now(table)).status is Status.PLAYING, "the time the program was off does not count"
    await world.leap(1)
    assert (await world.now(table)).status is Status.CANCELLED


async def test_a_move_keeps_the_match_open_and_older_buttons_still_work(world: World) -> None:
    table = await world.begun(people=2, options={"target": "500"})
    user_id, text = world.good_move(table)
    await world.leap(SILENCE - DAY)
    assert (await world.now(table)).version == table.version + 2, "a question to the other player, then the notice"
    moved = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
    assert moved.clock.closes is None
    await world.leap(NOTICE + DAY)
    assert (await world.now(table)).status is Status.PLAYING


async def test_each_server_has_its_own_limit_of_tables(world: World) -> None:
    for number in range(MOST_ON_SERVER):
        await world.tables.open(ChannelRef(10, number), Person(1000 + number, "P"), Wanted("block"))
    assert await refusal(world.tables.open(CHANNEL, ANA, Wanted("block"))) is TableRefusal.TOO_MANY_TABLES
    assert (await world.tables.open(CHANNEL, ANA, Wanted("block", public=False))).is_open
    assert (await world.tables.open(ChannelRef(11, 1), ANA, Wanted("block"))).is_open


async def test_a_manager_ends_a_lobby_and_a_match(world: World) -> None:
    lobby, table = await world.table(people=2), await world.begun(people=2)
    assert (await world.tables.change(lobby.id, End(), MANAGER, manager=True)).status is Status.CANCELLED
    done = await world.tables.change(table.id, End(), MANAGER, manager=True)
    assert done.status is Status.CANCELLED
    assert done.participants.question is not None
    assert done.participants.question.name == "Mona"
    assert await refusal(world.tables.change(table.id, End(), MANAGER, manager=True)) is TableRefusal.TABLE_CLOSED
