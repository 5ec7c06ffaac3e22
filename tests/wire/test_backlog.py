"""A start with many outdated channels: it sends slowly, and players don't wait for it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.ui.channel.lanes import A_SECOND, BURST
from bot.ui.pages.custom_ids import ControlId, Verb
from engine.boneyard import Engine
from engine.events.model import Plan
from engine.store import Store
from engine.tables.edits.lobby import Begin, Join
from engine.tables.edits.places import LoseChannel
from engine.tables.keeping.opening import Wanted
from engine.tables.service import Tables
from engine.tables.table.model import ChannelRef, Person, Snapshot
from tests.databases import put_database
from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, MOVES, People, buttons, shown
from tests.wire.records import Request
from tests.wire.shapes import CHANNEL, GUILD, Message

EVENTS = 5
"""The facts of a table that was never shown."""
PEOPLE = (Person(ANA.id, ANA.name), Person(BO.id, BO.name))
MANY = 16
"""Tables, each in a channel of its own."""


@asynccontextmanager
async def earlier(path: Path, clock: FakeClock) -> AsyncIterator[Engine]:
    """The tables of a program that never reached Discord."""
    put_database(path / "boneyard.db")
    store = await Store.open(f"sqlite:///{path / 'boneyard.db'}", now=clock.now)
    engine = Engine(store, now=clock.now, sleep=clock.sleep, rng=random.Random(1), draw=None, paced=False)
    await engine.start()
    yield engine
    await engine.close()
    await store.close()


async def begun(tables: Tables, where: ChannelRef, host: Person, guest: Person) -> Snapshot:
    """A match of two."""
    table = await tables.open(where, host, Wanted("block", seats=2))
    await tables.change(table.id, Join(), guest)
    await tables.change(table.id, Begin(), host.user_id)
    await tables.settled()
    return await tables.snapshot(table.id)


async def shown_on(tables: Tables, server: int) -> None:
    """Matches on that server whose boards are up to date; Ana and Bo are hosts in turn."""
    for number in range(MANY):
        people = PEOPLE if number % 2 else PEOPLE[::-1]
        table = await begun(tables, ChannelRef(server, CHANNEL + number), *people)
        await tables.set_shown(table.id, message_id=1 + number, shown_version=table.version)


async def unshown(path: Path, clock: FakeClock) -> list[Snapshot]:
    """Matches that were never shown; Ana plays in each and is on turn in the last."""
    found: list[Snapshot] = []
    async with earlier(path, clock) as engine:
        tables = engine.tables
        while len(found) < MANY or not (turn := found[-1].turn) or turn.name != ANA.name:
            host, number = Person(100 + len(found), "Host"), len(found)
            found.append(await begun(tables, ChannelRef(GUILD, CHANNEL + number), host, PEOPLE[0]))
            clock.time += 1
    return found


def sent(wire: WireDiscord) -> list[Request]:
    """The requests that no click caused."""
    return [request for request in wire.requests if request.call in ("dm", "post", "edit", "delete")]


async def slow(wire: WireDiscord, clock: FakeClock, done: Callable[[], bool]) -> None:
    """From the first request to the last: the burst, then the limit for each second."""
    await wire.until(lambda: len(sent(wire)) >= BURST)
    assert len(sent(wire)) == BURST
    began = clock.time
    while not done():
        clock.wake_next(clock.time + 1)
        await asyncio.sleep(0)
    assert clock.time - began >= (len(sent(wire)) - BURST - 1) / A_SECOND


async def test_hosts_who_are_asked_for_a_channel_and_events_wait_for_their_turn_after_a_start(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry
) -> None:
    clock = FakeClock()
    async with earlier(tmp_path, clock) as engine:
        tables, events = engine.tables, engine.events
        await shown_on(tables, GUILD)
        assert (
            len([table for table in await tables.change_each(tables.known(), LoseChannel()) if table.homeless]) == MANY
        ), "a crash came before their hosts were told"
        for number in range(EVENTS):
            where, plan = ChannelRef(GUILD, CHANNEL + 100 + number), Plan(("block",), rounds=2)
            await events.plan(where, PEOPLE[0], f"Friday {number}", plan, interaction_id=number)
        await events.settled()
    async with running(wire, tmp_path, clock=clock) as bot:

        def done() -> bool:
            told = all(table.message_id is None for table in bot.services.tables.known())
            return told and all(event.row.message_id for event in bot.services.events.unfinished())

        await slow(wire, clock, done)
        assert len(sent(wire)) >= MANY + EVENTS


async def test_the_tables_of_a_server_that_sent_the_bot_away_meanwhile_end_slowly(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry
) -> None:
    clock = FakeClock()
    async with earlier(tmp_path, clock) as engine:
        tables = engine.tables
        await shown_on(tables, GUILD + 1)
    wire.deleted.update(range(CHANNEL, CHANNEL + MANY))
    async with running(wire, tmp_path, clock=clock):
        edits: set[str] = set()

        def done() -> bool:
            edits.update(request.address["channel"] for request in sent(wire) if request.call == "edit")
            return len(edits) == MANY

        await slow(wire, clock, done)


async def test_a_start_redraws_slowly_and_players_do_not_wait(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    clock = FakeClock()
    tables = await unshown(tmp_path, clock)
    mine, where = tables[-1], tables[-1].channel.channel_id

    async with running(wire, tmp_path, clock=clock) as bot:
        await wire.until(lambda: len(sent(wire)) >= BURST)
        before = Message(1, where, {"flags": 0, "components": []})
        panel = shown(await wire.answered(wire.click(ANA, before, ControlId(mine.id, mine.version, Verb.HAND).text())))
        while buttons(panel, *MOVES):
            panel = shown(await wire.answered(people.push(ANA, panel, people.pick(panel))))
        await wire.until(lambda: people.showing("hand", channel=where))
        hers = [request for request in sent(wire) if int(request.address["channel"]) == where]
        assert len(sent(wire)) <= BURST + len(hers)
        began = clock.time
        while any((table := bot.services.tables.peek(one.id)) is None or not table.pinged for one in tables):
            clock.wake_next(clock.time + 1)
            await asyncio.sleep(0)
        assert len(sent(wire)) - len(hers) >= 2 * (len(tables) - 1)
        assert clock.time - began >= (len(sent(wire)) - len(hers) - 2 * BURST) / A_SECOND
