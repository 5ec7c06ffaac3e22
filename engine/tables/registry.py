"""Where tables are kept in memory: the open ones, those that ended lately, and whoever wants to hear of them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from itertools import count
from typing import Final, TypeVar

from engine.rules.errors import Refusal, Refused
from engine.store import Damaged, Store, StoreUnavailable
from engine.store.rows import StoredTable
from engine.tables.live_table import LiveTable
from engine.tables.model import OPEN, Change, Snapshot, TableId
from engine.tables.play import resumed
from engine.tables.state import rebuild

T = TypeVar("T")
log = logging.getLogger(__name__)

KEPT_RECENT: Final = 128
"""How many tables that ended stay in memory."""


class TableRegistry:
    """All tables in memory."""

    def __init__(self, store: Store, ended: Callable[[TableId], None]) -> None:
        self._store = store
        self._ended = ended
        self.open: dict[TableId, LiveTable] = {}
        self._recent: OrderedDict[TableId, LiveTable] = OrderedDict()
        self.subscribers: list[Callable[[Change], None]] = []

    def add(self, snapshot: Snapshot) -> LiveTable:
        """Take up an open table."""
        snapshot = replace(snapshot, number=self._number(snapshot))
        table = LiveTable(self._store, snapshot, self.tell)
        self.open[table.id] = table
        return table

    def _number(self, snapshot: Snapshot) -> int:
        others = (table.snapshot for table in self.open.values() if table.snapshot.public and snapshot.public)
        alike = (other for other in others if (other.channel, other.game) == (snapshot.channel, snapshot.game))
        taken = {other.number for other in alike}
        return next(number for number in count(1) if number not in taken)

    def add_stored(self, stored: StoredTable, now: float) -> None:
        """Take up an open table that was stored. One that cannot be replayed stays stored as it is, for a program
        that can."""
        try:
            table = self.add(resumed(rebuild(stored), now))
        except Refused as refused:
            why = refused.__cause__ or refused
            log.error("Table %s cannot be replayed and is left alone: %s.", stored.table.id, why)
            return
        table.seen.update(row.interaction_id for row in stored.steps if row.interaction_id is not None)

    def peek(self, table_id: TableId) -> LiveTable | None:
        """A table that is in memory."""
        return self.open.get(table_id) or self._recent.get(table_id)

    async def find(self, table_id: TableId) -> LiveTable:
        """A table; one that ended long ago is read from the store again. Raises `Refused` with
        NO_SUCH_TABLE, STORE_UNAVAILABLE, or why it cannot be replayed."""
        if table := self.peek(table_id):
            return table
        snapshot = rebuild(await self.stored(table_id))
        if table := self.peek(table_id):  # somebody else was faster
            return table
        table = LiveTable(self._store, snapshot, self.tell)
        if snapshot.status in OPEN:  # it could not be replayed at the start, or another program opened it
            raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
        self._put_away(table)
        return table

    async def stored(self, table_id: TableId) -> StoredTable:
        stored = await self.read(self._store.load(table_id))
        if stored is None:
            raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
        return stored

    async def read(self, work: Awaitable[T]) -> T:
        """Ask the store; raises `Refused` with STORE_UNAVAILABLE."""
        try:
            return await work
        except Damaged as error:
            log.error("What is asked for is damaged: %s.", error)
            raise Refused(Refusal.NO_SUCH_TABLE) from error
        except StoreUnavailable as error:
            log.error("The store could not be reached: %s", error)
            raise Refused(Refusal.STORE_UNAVAILABLE) from error

    def _put_away(self, table: LiveTable) -> None:
        """Keep a table that ended for a while, for those who still look at it."""
        self._recent[table.id] = table
        while len(self._recent) > KEPT_RECENT:
            self._recent.popitem(last=False)

    def tell(self, change: Change) -> None:
        """Tell all subscribers; a table that ended leaves the open ones."""
        if not change.snapshot.is_open and (table := self.open.pop(change.snapshot.id, None)) is not None:
            self._ended(table.id)
            self._put_away(table)
        for callback in tuple(self.subscribers):
            try:
                callback(change)
            except Exception:
                log.exception("A subscriber failed on table %s.", change.snapshot.id)


def snapshots(tables: Iterable[LiveTable]) -> tuple[Snapshot, ...]:
    """These tables as they are now, oldest first."""
    found = (table.snapshot for table in tables)
    return tuple(sorted(found, key=lambda snapshot: (snapshot.created_at, snapshot.id)))
