"""A start with much to make good: it sends slowly, and whoever plays meanwhile does not wait for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from bot.ui.channel.backlog import A_SECOND, BURST
from bot.ui.pages.custom_ids import ControlId, Verb
from engine.events.model import Plan
from engine.events.service import Events
from engine.store import Store
from engine.tables.model import ChannelRef, Person, Snapshot
from engine.tables.service import Tables
from tests.databases import put_database
from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, MOVES, People, buttons, shown
from tests.wire.records import Request
from tests.wire.shapes import CHANNEL, GUILD, Message

EVENTS = 5
"""Of which nothing was ever shown."""
PEOPLE = (Person(ANA.id, ANA.name), Person(BO.id, BO.name))
MANY = 16
"""Tables of which nothing was ever shown, each in a channel of its own."""


async def unshown(path: Path, clock: FakeClock) -> list[Snapshot]:
    """Put them into the database; Ana sits at each and is on turn at the last."""
    put_database(path / "boneyard.db")
    store = await Store.open(f"sqlite:///{path / 'boneyard.db'}", now=clock.now)
    tables = Tables(store, now=clock.now, sleep=clock.sleep, rng=random.Random(1), draw=None, paced=False)
    await tables.start()
    found: list[Snapshot] = []
    while len(found) < MANY or not (turn := found[-1].turn) or turn.name != ANA.name:
        host = Person(100 + len(found), "Host")
        table = await tables.open(ChannelRef(GUILD, CHANNEL + len(found)), host, "block", seats=2)
        await tables.join(table.id, Person(ANA.id, ANA.name))
        await tables.host.begin(table.id, host.user_id)
        await tables.settled()
        found.append(await tables.snapshot(table.id))
        clock.time += 1
    await tables.close()
    await store.close()
    return found


async def homeless(path: Path, clock: FakeClock) -> None:
    """Put as many matches into the database whose channels are gone and whose hosts were not told, and some events of
    which nothing was ever shown."""
    put_database(path / "boneyard.db")
    store = await Store.open(f"sqlite:///{path / 'boneyard.db'}", now=clock.now)
    tables = Tables(store, now=clock.now, sleep=clock.sleep, rng=random.Random(1), draw=None, paced=False)
    await tables.start()
    for number in range(MANY):
        here = ChannelRef(GUILD, CHANNEL + number)
        host, guest = PEOPLE if number % 2 else PEOPLE[::-1]
        table = await tables.open(here, host, "block", seats=2)
        await tables.join(table.id, guest)
        await tables.host.begin(table.id, host.user_id)
        await tables.settled()
        await tables.set_shown(table.id, message_id=1 + number, shown_version=(await tables.snapshot(table.id)).version)
    assert len(await tables.places.leave(tables.known())) == MANY
    events = Events(store, tables, clock.now, random.Random(1))
    await events.start()
    for number in range(EVENTS):
        where, plan = ChannelRef(GUILD, CHANNEL + 100 + number), Plan(("block",), rounds=2)
        await events.plan(where, PEOPLE[0], f"Friday {number}", plan, interaction_id=number)
    await events.settled()
    await events.close()
    await tables.close()
    await store.close()


async def test_hosts_who_are_asked_for_a_channel_and_events_wait_for_their_turn_after_a_start(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry
) -> None:
    clock = FakeClock()
    await homeless(tmp_path, clock)

    def sent() -> list[Request]:
        return [request for request in wire.requests if request.call in ("dm", "post", "edit", "delete")]

    async with running(wire, tmp_path, clock=clock) as bot:
        await wire.until(lambda: len(sent()) >= BURST)
        assert len(sent()) == BURST
        began, tables, events = clock.time, bot.services.tables, bot.services.events
        while any(one.message_id is not None for one in tables.known()) or any(
            one.row.message_id is None for one in events.unfinished()
        ):
            clock.wake_next(clock.time + 1)
            await asyncio.sleep(0)
        assert len(sent()) >= MANY + EVENTS
        assert clock.time - began >= (len(sent()) - BURST - 1) / A_SECOND


async def test_a_start_makes_good_slowly_and_who_plays_meanwhile_does_not_wait(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    clock = FakeClock()
    tables = await unshown(tmp_path, clock)
    mine, where = tables[-1], tables[-1].channel.channel_id

    def sent() -> list[Request]:
        return [request for request in wire.requests if request.call in ("post", "edit", "delete")]

    async with running(wire, tmp_path, clock=clock) as bot:
        await wire.until(lambda: len(sent()) >= BURST)
        before = Message(1, where, {"flags": 0, "components": []})
        panel = shown(await wire.answered(wire.click(ANA, before, ControlId(mine.id, mine.version, Verb.HAND).text())))
        while buttons(panel, *MOVES):
            panel = shown(await wire.answered(people.push(ANA, panel, people.pick(panel))))
        await wire.until(lambda: people.showing("hand", channel=where))
        hers = [request for request in sent() if int(request.address["channel"]) == where]
        assert len(sent()) <= BURST + len(hers)
        began = clock.time
        while any((table := bot.services.tables.peek(one.id)) is None or not table.pinged for one in tables):
            clock.wake_next(clock.time + 1)
            await asyncio.sleep(0)
        assert len(sent()) - len(hers) >= 2 * (len(tables) - 1)
        assert clock.time - began >= (len(sent()) - len(hers) - 2 * BURST) / A_SECOND
