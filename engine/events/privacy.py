"""Exports and deletes a person's data while the program runs: at tables, in events, in the database.
And deletes what is kept for a limited time.

Matches stay, with a pseudonym in the person's place, so the results and ratings of others stay as they were. One
transaction renames everything. Then each process follows: it reads its tables and events again, and takes the
pseudonym out of lobbies, matches and sign-ups. After a crash the next start does so.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from operator import methodcaller
from typing import Any, Final

from engine.events import changes
from engine.events.model import EventRefusal
from engine.events.service import Events
from engine.retention import Retention
from engine.rules.errors import Refused
from engine.statistics.achievements import Achievements
from engine.store.background import Shielded
from engine.store.questions import privacy, queries, tallies
from engine.tables.edits.places import TakeOut, takes_part
from engine.tables.keeping.moderation import Deed
from engine.tables.service import Tables
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import OPEN, Person, Snapshot
from engine.units import DAY

log = logging.getLogger(__name__)

MARK: Final = "\x1a"
"""Begins a pseudonym and names no language; a number follows. No name on Discord has this character."""
LOOK_SECONDS: Final = 3.0
"""How often a process looks whether another one has deleted someone's data or changed someone's choices, and how soon
it tries again."""


async def export_person(tables: Tables, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """All stored rows that name a person, by table, without ids and names of others."""
    return await tables.ask(privacy.export_person, user_id)


class Privacy:
    """Deletes people's data, and follows what other processes delete."""

    def __init__(
        self, tables: Tables, events: Events, achievements: Achievements, sleep: Callable[[float], Awaitable[object]]
    ) -> None:
        self._tables, self._events, self._achievements, self._sleep = tables, events, achievements, sleep
        self._seen = 0
        """The last pseudonym that this process has followed."""
        self._forgetting, self._following = asyncio.Lock(), asyncio.Lock()
        self._deleting, self._looking = Shielded(), Shielded()
        self._closing = False
        self._subscribers: list[Callable[[Iterable[Snapshot]], Awaitable[None]]] = []

    def subscribe(self, callback: Callable[[Iterable[Snapshot]], Awaitable[None]]) -> None:
        """Call `callback` after someone's data is deleted, with the open tables where they were named."""
        self._subscribers.append(callback)

    async def begin(self) -> None:
        """Called before tables and events are loaded: what changes from now on has to be followed."""
        self._tables.preferences.follow(await self._tables.ask(queries.changed_players))
        self._seen = await self._tables.ask(privacy.last_pseudonym)

    def start(self) -> None:
        """When they are loaded: finish what a crash has prevented, and look for deletions by other processes."""
        self._looking.start(self._run())

    async def settled(self) -> None:
        """Wait until all deletions are followed, unless this process has to look for those of others."""
        await self._deleting.drain()
        if self._tables.shards.all:
            await self._looking.drain()

    async def close(self) -> None:
        """Finish the deletions under way. What is not followed then, the next start follows."""
        self._closing = True
        self._looking.cancel()
        await self._looking.drain()
        await self._deleting.drain()

    async def forget(self, user_id: int) -> int:
        """Delete a person's data: take them out of lobbies and sign-ups, let robots play their matches on, and replace
        their id and name everywhere by a pseudonym. Return the number of changed rows. STORE_UNAVAILABLE."""
        return await self._deleting.run(self._forget(user_id))

    async def _forget(self, user_id: int) -> int:
        async with self._forgetting:
            with self._tables.preferences.changing(person=user_id):
                forgotten = await self._tables.ask(privacy.forget_person, user_id, OPEN, MARK)
            if not self._closing and not await self._follow() and not self._closing:
                self._looking.start(self._again())
        return forgotten.rows

    async def _again(self) -> None:
        await self._sleep(LOOK_SECONDS)
        while not await self._follow():
            await self._sleep(LOOK_SECONDS)

    async def _run(self) -> None:
        await self._tables.all_here()
        while not await self._made_good():
            await self._sleep(LOOK_SECONDS)
        while not self._tables.shards.all:
            await self._sleep(LOOK_SECONDS)
            await self._follow()

    async def _made_good(self) -> bool:
        """Finish the deletions and blocks that a crash has cut short. Whether that was possible."""
        try:
            await self._leave_all()
            for guild_id in await self._tables.ask(privacy.blocking, self._shards):
                for one in (await self._tables.moderation.of(guild_id)).blocked:
                    await take_out(self._tables, self._events, one.user_id, guild_id)
        except Refused as refused:
            return _given_up(refused)
        return True

    async def _follow(self) -> bool:
        """Follow all deletions and changed choices since the last look. Whether that was possible: the next look does
        the rest."""
        async with self._following:
            try:
                self._tables.preferences.follow(await self._tables.ask(queries.changed_players))
                last = await self._tables.ask(privacy.last_pseudonym)
                if last != self._seen:
                    await self._bring_up_to(last)
            except Refused as refused:
                return _given_up(refused)
            except Exception:
                log.exception("Deletions of data and changed choices are not followed yet.")
                return False
            self._seen = last
            return True

    async def _bring_up_to(self, last: int) -> None:
        """Follow the deletions up to this pseudonym."""
        self._tables.forget_people()
        self._achievements.forget()
        named: set[str] = set()
        for number in range(self._seen - 1, last - 1, -1):
            await self._events.read_again(await self._tables.ask(privacy.events_naming, number, self._shards))
            ids = await self._tables.ask(privacy.tables_naming, number, OPEN, self._shards)
            named |= {table.id for table in await self._tables.read_again(ids)}
        await self._leave_all()
        for callback in self._subscribers:
            await callback(await self._tables.found(sorted(named)))

    @property
    def _shards(self) -> Any:
        return self._tables.shards

    async def _leave_all(self) -> None:
        """Take all pseudonyms out of lobbies, matches and sign-ups."""
        for event in self._events.unfinished():
            for player in event.coming:
                if player.user_id < 0:
                    await leave_event(self._events, event.id, player.user_id)
        for table_id, number in await self._tables.ask(privacy.deleted_players, OPEN, self._shards):
            for table in await self._tables.found([table_id]):
                guests = [guest.user_id for guest in table.participants.guests if guest.user_id < 0]
                for user_id in (number,) if number else guests:
                    await leave_table(self._tables, table, user_id)


def _given_up(refused: Refused) -> bool:
    """Log why a deletion could not be followed. Whether trying again is useless: the database is damaged."""
    log.error("Deletions of data and changed choices are not followed yet: %s.", refused)
    return refused.refusal is not TableRefusal.STORE_UNAVAILABLE


async def leave_event(events: Events, event_id: str, user_id: int) -> None:
    """Take a person out of the rounds to come."""
    try:
        await events.change(event_id, changes.left, user_id)
    except Refused as refused:
        if refused.refusal not in (EventRefusal.NOT_IN, EventRefusal.EVENT_OVER):
            raise


async def leave_table(tables: Tables, table: Snapshot, user_id: int) -> None:
    """Take a person out of a table, unless they have left it or it is over."""
    try:
        await tables.change(table.id, TakeOut(user_id))
    except Refused as refused:
        if refused.refusal not in (TableRefusal.NOT_SEATED, TableRefusal.TABLE_CLOSED):
            raise


async def sweep(tables: Tables, events: Events, here: Collection[int], kept: Retention, now: float) -> None:
    """Delete what has been kept long enough. `here`: the servers where the bot is."""
    shards, today = tables.shards, int(now)
    for guild_id in await tables.ask(privacy.departed, shards, here, today, today - kept.servers * DAY):
        await forget_server(tables, events, guild_id)
        log.info("The data of server %d was deleted, which the bot has left.", guild_id)
    await tables.ask(privacy.forget_clicks, shards, today - kept.clicks * DAY)
    await tables.ask(privacy.forget_solitaires, shards, today - kept.solitaires * DAY)
    await tables.ask(tallies.prune, today)


async def forget_server(tables: Tables, events: Events, guild_id: int) -> None:
    """Delete the data of a server where the bot no longer is."""
    for event in events.unfinished(guild_id):
        await events.change(event.id, changes.over)
    await tables.ask(privacy.forget_server, guild_id)
    tables.moderation.forget()


async def block(tables: Tables, events: Events, guild_id: int, person: Person, by: Person) -> None:
    """Block a member of a server, and take them out of its tables and events."""
    edit = methodcaller("blocking", guild_id, person)
    async with tables.moderation.blocking:
        await tables.moderation.set_rules(guild_id, edit, by, Deed.BLOCKED, person.name, person.user_id)
        await take_out(tables, events, person.user_id, guild_id)


async def take_out(tables: Tables, events: Events, user_id: int, guild_id: int) -> None:
    """Take a person out of lobbies and sign-ups of a server, and let robots play their matches on."""
    for event in events.unfinished(guild_id):
        if event.takes_part(user_id):
            await leave_event(events, event.id, user_id)
    await tables.all_here()
    parts = [table for table in tables.known(guild_id=guild_id) if takes_part(table, user_id)]
    for table in [*parts, *(await tables.tables_of(user_id))]:
        if table.channel.guild_id == guild_id:
            await leave_table(tables, table, user_id)
