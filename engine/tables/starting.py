"""The start of the program: every open table is there at once, and what was played at each is read afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from engine.rules.errors import Refused
from engine.store import Store
from engine.tables.autoplay import Autoplay
from engine.tables.live_table import LiveTable
from engine.tables.model import OPEN, Snapshot, Status
from engine.tables.registry import TableRegistry

LOAD_AT_ONCE: Final = 200


async def take_up(store: Store, registry: TableRegistry, autoplay: Autoplay, away: int) -> None:
    """Take up all open tables, lobbies whole and matches folded, with their times. The program was `away` for so many
    seconds."""
    ids = await store.open_tables(OPEN)
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


async def look_through(
    registry: TableRegistry, autoplay: Autoplay, seen: Callable[[Snapshot], Awaitable[None]] | None
) -> None:
    """Let each of these tables go on, those first at which something happened last; `seen` is told of each. So a robot
    whose turn the end of the program cut off plays soon, and what takes long hinders nobody."""
    for table in sorted(registry.open.values(), key=_active, reverse=True):
        await autoplay.look(table)
        if seen is not None and table.id in registry.open:
            with suppress(Refused):
                await seen(await registry.unfold(table))


def _active(table: LiveTable) -> int:
    """When something has happened there last."""
    return table.snapshot.active_at
