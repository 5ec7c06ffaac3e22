"""The start of the program: every open table is there at once, and what was played at each is read afterwards."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from engine.rules.errors import Refused
from engine.store import Store, StoreUnavailable
from engine.tables.core.live_table import LiveTable
from engine.tables.core.model import OPEN, Snapshot, Status, TableId
from engine.tables.core.registry import TableRegistry, left_alone
from engine.tables.core.state import unloaded
from engine.tables.people.preferences import DisplaySettings, Preferences
from engine.tables.play.autoplay import Autoplay
from engine.tables.time.idle import remindable

log = logging.getLogger(__name__)
LOAD_AT_ONCE: Final = 200
MANY: Final = 2000
AGAIN_SECONDS: Final = 1.0
"""After so long the store is asked again if it could not be reached."""


class Starting:
    """Takes up all open tables with their times: lobbies whole, matches unloaded. People are let in meanwhile: the
    tables of a channel where somebody clicks are taken up at once, together and oldest first, so that each keeps its
    number."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        autoplay: Autoplay,
        preferences: Preferences,
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        self._store = store
        self._registry = registry
        self._autoplay = autoplay
        self._sleep = sleep
        self._away = 0
        self._others: asyncio.Task[None] | None = None
        self.looking = LookingThrough(registry, autoplay, preferences)
        registry.take_up = self._channel_of

    async def begin(self, away: int) -> None:
        """Find out which tables there are, after the program was `away` for so many seconds. Few are taken up before
        this returns, of many most afterwards."""
        self._away = away
        ids = await self._store.open_tables(OPEN)
        self._registry.waiting.update(map(TableId, ids))
        if len(ids) <= LOAD_AT_ONCE:
            await self._all(ids)
        else:
            self._registry.complete.clear()
            self._others = asyncio.create_task(self._all(ids))

    async def settled(self) -> None:
        """Wait until all were taken up and looked at."""
        await self._registry.complete.wait()
        await self.looking.settled()

    async def close(self) -> None:
        """Take up and look at no more."""
        if self._others is not None:
            self._others.cancel()
            await asyncio.wait([self._others])
            self._registry.complete.set()  # nobody who waits for that holds up the end
        await self.looking.close()

    async def _all(self, ids: Sequence[str]) -> None:
        with kept_apart(len(ids)):
            for first in range(0, len(ids), LOAD_AT_ONCE):
                while not await self._reached(ids[first : first + LOAD_AT_ONCE]):
                    await self._sleep(AGAIN_SECONDS)
        self._registry.waiting = set(self._registry.waiting)  # those that could not be taken up, in as little memory
        self.looking.begin(self._registry.open.values())
        self._registry.complete.set()

    async def _reached(self, ids: Sequence[str]) -> bool:
        """Take these up; False if the store cannot be reached."""
        try:
            await self._take_up(ids)
        except StoreUnavailable as error:
            log.error("Tables could not be read and will be tried again: %s", error)
            return False
        except Exception:
            log.exception("Some tables could not be taken up.")
        return True

    async def _channel_of(self, table_id: TableId) -> None:
        await self._take_up(await self._store.open_beside(table_id, OPEN))

    async def _take_up(self, ids: Sequence[str]) -> None:
        waiting = self._registry.waiting
        rows = await self._store.rows([table_id for table_id in ids if table_id in waiting])
        lobbies = await self._store.load_many([row.id for row in rows if row.status == Status.LOBBY])
        whole = {stored.table.id: stored for stored in lobbies}
        for row in rows:
            if row.id not in waiting:
                continue  # somebody else has taken it up since, and it may have changed
            if row.status == Status.PLAYING:
                try:
                    table = self._registry.add(unloaded(row))
                except Refused as refused:
                    left_alone(row.id, refused)
                    continue
            elif row.id in whole and (lobby := self._registry.add_stored(whole[row.id])):
                table = lobby
            else:
                continue  # it is damaged
            table.put_off(self._away)
            self._autoplay.expect(table)
        waiting.difference_update(map(TableId, ids))


@contextmanager
def kept_apart(tables: int) -> Iterator[None]:
    """Whoever collects garbage does not look through so many tables while they are taken up, nor ever after: that took
    half of the time until somebody was answered."""
    if tables < MANY:
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class LookingThrough:
    """Lets tables go on in the background, those first at which something happened last; `seen` is told of each. So a
    robot whose turn the end of the program cut off plays soon, and what takes long hinders nobody. A match is replayed
    only if its row does not tell that there is nothing to do."""

    def __init__(self, registry: TableRegistry, autoplay: Autoplay, preferences: Preferences) -> None:
        self._registry = registry
        self._autoplay = autoplay
        self._preferences = preferences
        self.seen: Callable[[Snapshot], Awaitable[None]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, tables: Iterable[LiveTable]) -> None:
        """Look at each of these tables once."""
        task = asyncio.create_task(self._look_at(sorted(tables, key=_active, reverse=True)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_at(self, tables: Sequence[LiveTable]) -> None:
        for first in range(0, len(tables), LOAD_AT_ONCE):
            some = tables[first : first + LOAD_AT_ONCE]
            chosen = await self._chosen({user for table in some if (user := remindable(table.snapshot)) is not None})
            for table in some:
                await self._look(table, chosen)

    async def _look(self, table: LiveTable, chosen: Mapping[int, DisplaySettings]) -> None:
        untouched = table.snapshot.unloaded and table.runner is None and not table.needs_resync
        user = remindable(table.snapshot) if untouched else None
        rests = untouched and (user is None or user in chosen) and self._autoplay.expect(table, chosen.get(user or 0))
        if not rests:
            await self._autoplay.look(table)
        if self.seen is not None and table.id in self._registry.open:
            with suppress(Refused):
                await self.seen(table.snapshot if rests else await self._registry.load(table))

    async def _chosen(self, users: Collection[int]) -> Mapping[int, DisplaySettings]:
        """What these have chosen; nothing if that cannot be asked, and their tables are replayed."""
        try:
            return await self._preferences.of_many(users)
        except Refused:
            return {}

    async def settled(self) -> None:
        """Wait until all were looked at."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Look at no more."""
        for task in self._tasks:
            task.cancel()
        await self.settled()


def _active(table: LiveTable) -> int:
    """When something has happened there last."""
    return table.snapshot.active_at
