"""Two processes on one database, each with a server of its own, and what they know in the end."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from operator import itemgetter
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.ui.channel.appearance import Appearance
from engine.boneyard import Engine
from engine.events import changes
from engine.events.model import Event, Plan
from engine.events.privacy import block
from engine.store import Store, schema
from engine.store.questions import events
from engine.store.questions.privacy import last_pseudonym
from engine.store.shards import Shards
from engine.tables.edits.consent import StopClocks
from engine.tables.edits.lobby import AddRobot, Begin, Invite, Join
from engine.tables.edits.places import End
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.arranging import Arrangement, Order
from engine.tables.keeping.moderation import Deed, ServerChoices
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.state import rebuild
from engine.tables.table.model import ChannelRef, Person, Snapshot, TableId
from engine.units import DAY, MINUTE
from tests.databases import _migrated
from tests.engine.tables.world import ANA, BEN, CHANNEL, CLEO, DAN, FakeClock, InlineExecutor
from tests.races.chance import Memory, connected, uncounted
from tests.races.deeds import MONA, Scene, told
from tests.races.turns import Resting

EVE: Final = Person(5, "Eve")
"""Blocked on both servers."""
PLACES: Final = {"one": CHANNEL, "two": ChannelRef((CHANNEL.guild_id or 0) + (1 << 22), 30)}
"""The channel of each process, on a server of its shard."""
SHARDS: Final = {name: Shards((shard,), len(PLACES)) for shard, name in enumerate(PLACES)}
FOLLOWED: Final = 5
"""Seconds in which every process follows a deletion (`docs/privacy.md`)."""
Ids = dict[str, dict[str, str]]
"""By process: the ids of the tables of its scene, of its event, and of a finished match."""


@dataclass(frozen=True)
class Process:
    """A running process, and what its server has."""

    name: str
    engine: Engine
    clock: FakeClock
    store: Store
    ids: dict[str, str]
    looks: Appearance

    @property
    def guild(self) -> int:
        """Its server."""
        return PLACES[self.name].guild_id or 0

    async def scene(self, kind: str) -> Scene:
        """What a deed is about: the table of this kind."""
        table = await self.engine.tables.snapshot(TableId(self.ids[kind]))
        return Scene(self.engine, table, self.ids["night"], self.ids["over"])

    async def look(self) -> list[str]:
        """What people see of choices, rules and results. It fills the caches of this process."""
        engine, guild, found = self.engine, self.guild, list[object]()
        for person in (ANA, BEN, CLEO):
            found.append(await engine.tables.preferences.at(guild, person.user_id))
            found.append(await self.looks.settings_of(person.user_id))
        found.append(await self.looks.settings_of_server(guild))
        found.append(await engine.tables.moderation.of(guild))
        found.append(await engine.tables.arrangements.of(self.ids["match"], BEN.user_id))
        found.append(await engine.statistics.leaderboards.board(guild))
        found.append(await engine.statistics.weekly.of(guild))
        return [repr(one) for one in found]

    async def outdated(self) -> tuple[list[str], list[str]]:
        """What it shows otherwise than it is stored, by a cache, and what it shows without its caches."""
        shown = await self.look()
        self.engine.tables.forget_people()  # and all caches
        stored = await self.look()
        pairs = zip(shown, stored, strict=True)
        return [f"{self.name} shows {one}, stored is {two}" for one, two in pairs if one != two], stored

    async def wrong(self) -> list[str]:
        """What it knows of its tables and events otherwise than they are stored."""
        tables = self.engine.tables
        ids = sorted(table.id for table in tables.known())
        stored_ids = sorted(await self.store.open_tables(("lobby", "playing")))
        found = [] if ids == stored_ids else [f"{self.name} knows the tables {ids}, stored are {stored_ids}"]
        # A deletion may raise the version of a table that names no deleted person; the next change notices that.
        uncounted = dict[str, Any](version=0) if await tables.ask(last_pseudonym) else {}
        rows = {one.table.id: one for one in await self.store.load_many(ids)}
        for table in await tables.found(ids):
            known, stored = (told(replace(one, **uncounted)) for one in (table, rebuild(rows[table.id])))
            found += [] if known == stored else [f"{self.name} knows {known}, stored is {stored}"]
        for event in self.engine.events.known():
            row = await tables.ask(events.load, event.id)
            knows, has = _told(event, uncounted), None if row is None else _told(Event.of(row), uncounted)
            found += [] if knows == has else [f"{self.name} knows {knows}, stored is {has}"]
        return found


def _told(event: Event, uncounted: dict[str, Any]) -> Event:
    """An event with these columns."""
    return replace(event, row=replace(event.row, **uncounted))


async def started(name: str, store: Store, ids: dict[str, str]) -> Process:
    """A process with its shard."""
    clock = FakeClock()
    engine = Engine(
        store,
        now=clock.now,
        monotonic=clock.monotonic,
        sleep=clock.sleep,
        rng=Random(f"{name} {len(ids)}"),  # no id of the scene comes again
        draw=lambda count: bytes(count),
        executor=InlineExecutor(),
        paced=False,
    )
    nothing: Any = None
    looks = Appearance(engine.tables.preferences, nothing, nothing, nothing)
    await engine.start()
    return Process(name, engine, clock, store, ids, looks)


async def furnished(it: Process, rest: Callable[[], Awaitable[None]]) -> dict[str, str]:
    """A lobby, matches, a game night and choices on the server of a process. Returns their ids."""
    engine, channel, ids = it.engine, PLACES[it.name], dict[str, str]()
    tables = engine.tables

    async def opened(kind: str, target: str, seats: int) -> Snapshot:
        table = await tables.open(channel, ANA, Wanted("block", {"target": target}, 3600, seats=seats))
        ids[kind] = table.id
        return await tables.change(table.id, Join(), BEN)

    began = it.clock.time
    it.clock.time -= 2 * DAY
    for public in (True, False):  # two that are kept no longer: without a result, and private
        wanted = Wanted("draw", {}, seats=2, robots=1, begin=True, public=public)
        gone = await tables.open(channel, DAN, wanted, click=50 + public)
        await tables.change(gone.id, End(at_once=True), MONA, manager=True)
    for kind in ("over", "later"):  # both are rated, the second one again when the first is voided
        table = await opened(kind, "150", 2)
        await tables.change(table.id, Begin(), ANA)
        await rest()
        it.clock.time += 2 * MINUTE
        while (table := await tables.snapshot(table.id)).is_open:
            view = table.view_for(table.turn.seat) if table.turn else None
            assert table.turn is not None
            assert view is not None
            await tables.change(table.id, MakeMove(table.version, view.moves[0]), table.turn.person)
            await rest()
    it.clock.time = began
    for kind in ("lobby", "match", "question"):
        table = await opened(kind, "100", 4)
        await tables.change(table.id, AddRobot(), ANA)
        await tables.change(table.id, Invite((DAN,)), ANA)
        if kind != "lobby":
            await tables.change(table.id, Begin(), ANA)
            await rest()
        if kind == "question":
            await tables.change(table.id, StopClocks(), ANA)
    planned = await engine.events.plan(
        channel, ANA, "Friday", Plan(("block", "draw"), rounds=2), interaction_id=it.guild
    )
    ids["night"] = planned.id
    for person in (BEN, DAN):
        await engine.events.change(planned.id, changes.joined, person)
    await block(tables, engine.events, it.guild, EVE, MONA)
    posting = engine.statistics.weekly.chosen()

    def posts(old: ServerChoices) -> ServerChoices:
        return replace(old, weekly=posting(replace(old.weekly, channel_id=8, daily_channel_id=9)))

    for guild in (it.guild, it.guild + 1):
        await tables.moderation.choose(guild, posts, MONA, Deed.CHANGED)
    await tables.arrangements.choose(ids["match"], ANA.user_id, Arrangement(Order.PIPS))
    await tables.puzzles.answer(BEN.user_id, "block", 3, 9, right=False)
    await tables.preferences.choose(ANA, lambda old: replace(old, zone="Europe/Berlin"))
    await rest()
    return ids


def made() -> tuple[bytes, Ids]:
    """The database that both processes begin with, and what is in it."""
    loop = Resting()

    async def play() -> tuple[bytes, Ids]:
        connection, ids = connected(_migrated()), Ids()
        for name in PLACES:
            process = await started(name, memory(connection, name), {})
            ids[name] = await furnished(process, loop.at_rest)
            await process.engine.close()
        with closing(connection):
            return bytes(connection.serialize()), ids

    try:
        return loop.run_until_complete(play())
    finally:
        loop.close()


def memory(connection: Any, name: str) -> Store:
    """The store of a process on a database in memory."""
    database: Any = Memory(connection, None)
    return Store(database, None, None, SHARDS[name])


def rows(connection: Connection) -> list[str]:
    """All rows of a database, without what only counts changes, and without what depends on when each process follows
    a deletion, where it names someone: times, who left which seat first, and who is the last one in a closed lobby."""
    found = []
    closed = set(connection.scalars(select(schema.tables.c.id).where(schema.tables.c.status == "cancelled")))
    naming = {
        *connection.scalars(select(schema.seats.c.table_id).where(schema.seats.c.user_id < 0)),
        *connection.scalars(select(schema.event_players.c.event_id).where(schema.event_players.c.user_id < 0)),
    }
    for table in schema.metadata.sorted_tables:
        if table is schema.leases:
            continue
        for row in connection.execute(select(schema.as_text(table))):
            values = row._asdict()
            people = values.get("participants") or ""
            if values.get("id") in naming or '_id": -' in people or (values.get("host_id") or 0) < 0:
                values["active_at"] = 0
            if '"stints"' in people:
                parts = json.loads(people)
                parts["stints"].sort(key=itemgetter("seat"))
                values["participants"] = json.dumps(parts)
            if {values.get("id"), values.get("table_id")} & closed:
                for column, name in (("host_id", ""), ("user_id", "name")):
                    if (values.get(column) or 0) < 0:
                        values |= {column: "deleted", name: "deleted"}
            found.append(f"{table.name} {uncounted(values)}")
    return sorted(found)


async def followed(processes: Sequence[Process], rest: Callable[[], Awaitable[None]]) -> None:
    """Let the seconds pass in which a process follows the other one."""
    for process in processes:
        end = process.clock.time + FOLLOWED
        while process.clock.wake_next(end):
            await rest()
        process.clock.time = end
