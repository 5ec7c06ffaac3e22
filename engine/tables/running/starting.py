"""Starts the tables: all open ones are read at once, and their matches are replayed later."""

import gc
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from engine.rules.errors import Refused
from engine.store import StoreUnavailable
from engine.store.background import Shielded
from engine.store.questions import queries
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.preferences import DisplaySettings, Preferences
from engine.tables.keeping.registry import TableRegistry
from engine.tables.running.autoplay import Autoplay
from engine.tables.running.idle import remindable
from engine.tables.table.model import OPEN, Snapshot, Status, TableId

log = logging.getLogger(__name__)
LOAD_AT_ONCE: Final = 200
MANY: Final = 2000
AGAIN_SECONDS: Final = 1.0
"""The pause before another try if the store is unavailable (seconds)."""


@dataclass(eq=False)
class Starting:
    """Reads all open tables: lobbies whole, matches unloaded. Then it lets them go on, the most recent first, and tells
    `seen` of each: a match is replayed only if something may be due. Clicks are served meanwhile: the tables of a
    clicked channel are read at once, oldest first, so that each keeps its number."""

    _registry: TableRegistry
    _autoplay: Autoplay
    _preferences: Preferences
    _sleep: Callable[[float], Awaitable[object]]
    _away: int = 0
    _tasks: Shielded = field(default_factory=Shielded)
    seen: Callable[[Snapshot], Awaitable[None]] | None = None

    def __post_init__(self) -> None:
        self._registry.take_up = self._channel_of

    async def begin(self, away: int) -> None:
        """Read the open tables, after the program was `away` for that many seconds. If there are many, most are read
        after this returns."""
        self._away = away
        ids = await self._registry.store.open_tables(OPEN)
        self._registry.waiting.update(map(TableId, ids))
        if len(ids) <= LOAD_AT_ONCE:
            await self._all(ids)
        else:
            self._registry.complete.clear()
            self._tasks.start(self._all(ids))

    def look_at(self, tables: Iterable[LiveTable]) -> None:
        """Look at each table once, in the background."""
        self._tasks.start(self._look_at(sorted(tables, key=lambda table: table.snapshot.active_at, reverse=True)))

    async def settled(self) -> None:
        """Wait until all tables are read and looked at."""
        await self._tasks.drain()

    async def close(self) -> None:
        """Stop reading and looking."""
        self._tasks.cancel()
        await self.settled()
        self._registry.complete.set()  # closing waits for no one

    async def _all(self, ids: Sequence[str]) -> None:
        with kept_apart(len(ids)):
            for first in range(0, len(ids), LOAD_AT_ONCE):
                while not await self._reached(ids[first : first + LOAD_AT_ONCE]):
                    await self._sleep(AGAIN_SECONDS)
        self._registry.waiting = set(self._registry.waiting)  # a smaller set: only the unreadable tables remain
        self.look_at(self._registry.open.values())
        self._registry.complete.set()

    async def _reached(self, ids: Sequence[str]) -> bool:
        """Read these tables; False if the store is unavailable."""
        try:
            await self._take_up(ids)
        except StoreUnavailable as error:
            log.error("Tables could not be read and will be tried again: %s", error)
            return False
        except Exception:
            log.exception("Some tables could not be read.")
        return True

    async def _channel_of(self, table_id: TableId) -> None:
        await self._take_up(await self._registry.store.ask(queries.ids_beside, table_id, OPEN))

    async def _take_up(self, ids: Sequence[str]) -> None:
        store, waiting = self._registry.store, self._registry.waiting
        rows = await store.rows([table_id for table_id in ids if table_id in waiting])
        lobbies = await store.load_many([row.id for row in rows if row.status == Status.LOBBY])
        whole = {stored.table.id: stored for stored in lobbies}
        for row in rows:
            if row.id not in waiting:
                continue  # another task has read it, and it may have changed
            stored = whole.get(row.id) if row.status == Status.LOBBY else row
            table = None if stored is None else self._registry.add_stored(stored)
            if table is not None:
                table.put_off(self._away)
                self._autoplay.expect(table)
        waiting.difference_update(map(TableId, ids))

    async def _look_at(self, tables: Sequence[LiveTable]) -> None:
        for first in range(0, len(tables), LOAD_AT_ONCE):
            some = tables[first : first + LOAD_AT_ONCE]
            users = {user for table in some if (user := remindable(table.snapshot)) is not None}
            chosen: Mapping[int, DisplaySettings] = {}
            with suppress(Refused):  # while the store is unavailable, the tables are replayed
                chosen = await self._preferences.of_many(users)
            for table in some:
                await self._look(table, chosen)

    async def _look(self, table: LiveTable, chosen: Mapping[int, DisplaySettings]) -> None:
        stored, user = table.snapshot, remindable(table.snapshot)
        settings = chosen.get(user or 0)
        if settings is not None:
            settings = await self._preferences.there(stored.channel.guild_id, settings)
        untouched = table.snapshot is stored and stored.unloaded and table.runner is None and not table.needs_resync
        rests = untouched and (user is None or user in chosen) and self._autoplay.expect(table, settings)
        if not rests:
            await self._autoplay.look(table)
        if self.seen is not None and table.id in self._registry.open:
            with suppress(Refused):
                await self.seen(table.snapshot if rests else await self._registry.load(table))


@contextmanager
def kept_apart(tables: int) -> Iterator[None]:
    """Keep the garbage collector away from many tables while they are read, and afterwards: it doubled the time until
    the first answer."""
    if tables < MANY:
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
