"""The start of the program: every open table is there at once, and what was played at each is read afterwards."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from engine.rules.errors import Refused
from engine.store import Store
from engine.tables.autoplay import Autoplay
from engine.tables.live_table import LiveTable
from engine.tables.model import OPEN, Snapshot, Status
from engine.tables.registry import TableRegistry

LOAD_AT_ONCE: Final = 200
MANY: Final = 2000


async def take_up(store: Store, registry: TableRegistry, autoplay: Autoplay, away: int) -> None:
    """Take up all open tables, lobbies whole and matches folded, with their times. The program was `away` for so many
    seconds."""
    ids = await store.open_tables(OPEN)
    with kept_apart(len(ids)):
        for first in range(0, len(ids), LOAD_AT_ONCE):
            rows = await store.rows(ids[first : first + LOAD_AT_ONCE])
            for stored in await store.load_many([row.id for row in rows if row.status == Status.LOBBY]):
                registry.add_stored(stored)
            for row in rows:
                if row.status == Status.PLAYING:
                    registry.add(Snapshot(row, ()))
        for table in registry.open.values():
            table.put_off(away)
            autoplay.expect(table)


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
    robot whose turn the end of the program cut off plays soon, and what takes long hinders nobody."""

    def __init__(self, registry: TableRegistry, autoplay: Autoplay) -> None:
        self._registry = registry
        self._autoplay = autoplay
        self.seen: Callable[[Snapshot], Awaitable[None]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, tables: Iterable[LiveTable]) -> None:
        """Look at each of these tables once."""
        task = asyncio.create_task(self._look_at(sorted(tables, key=_active, reverse=True)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_at(self, tables: Iterable[LiveTable]) -> None:
        for table in tables:
            await self._autoplay.look(table)
            if self.seen is not None and table.id in self._registry.open:
                with suppress(Refused):
                    await self.seen(await self._registry.unfold(table))

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
