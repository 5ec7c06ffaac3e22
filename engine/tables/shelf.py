"""Where tables are kept in memory: the open ones, those that ended lately, and whoever wants to hear of them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

from engine.rules.errors import EngineError, Refusal, Refused
from engine.store import Store, StoreUnavailable
from engine.store.rows import StoredTable
from engine.tables.desk import Desk
from engine.tables.model import OPEN, Change, Snapshot, TableId
from engine.tables.play import resumed
from engine.tables.state import State, rebuild

T = TypeVar("T")
log = logging.getLogger(__name__)

KEPT_RECENT: Final = 128
"""How many tables that ended stay in memory."""


class Shelf:
    """All desks."""

    def __init__(self, store: Store, ended: Callable[[TableId], None]) -> None:
        self._store = store
        self._ended = ended
        self.open: dict[TableId, Desk] = {}
        self._recent: OrderedDict[TableId, Desk] = OrderedDict()
        self.subscribers: list[Callable[[Change], None]] = []

    def add(self, state: State) -> Desk:
        """A desk for an open table."""
        desk = Desk(self._store, state, self.tell)
        self.open[desk.id] = desk
        return desk

    def add_stored(self, stored: StoredTable, now: float) -> None:
        """A desk for an open table that was stored. One that cannot be replayed stays stored as it is, for a program
        that can."""
        try:
            desk = self.add(resumed(rebuild(stored), now))
        except EngineError:
            log.exception("Table %s cannot be replayed and is left alone.", stored.table.id)
            return
        desk.seen.update(row.interaction_id for row in stored.steps if row.interaction_id is not None)

    def peek(self, table_id: TableId) -> Desk | None:
        """The desk of a table in memory."""
        return self.open.get(table_id) or self._recent.get(table_id)

    async def find(self, table_id: TableId) -> Desk:
        """The desk of a table; one that ended long ago is read from the store again. Raises `Refused` with
        NO_SUCH_TABLE, STORE_UNAVAILABLE, or why it cannot be replayed."""
        if desk := self.peek(table_id):
            return desk
        state = rebuild(await self.stored(table_id))
        if desk := self.peek(table_id):  # somebody else was faster
            return desk
        desk = Desk(self._store, state, self.tell)
        if state.status in OPEN:  # it could not be replayed at the start, or another program opened it
            raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
        self._put_away(desk)
        return desk

    async def stored(self, table_id: TableId) -> StoredTable:
        """What is stored of a table."""
        stored = await self.read(self._store.load(table_id))
        if stored is None:
            raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
        return stored

    async def read(self, work: Awaitable[T]) -> T:
        """Ask the store; raises `Refused` with STORE_UNAVAILABLE."""
        try:
            return await work
        except StoreUnavailable as error:
            log.error("The store could not be reached: %s", error)
            raise Refused(Refusal.STORE_UNAVAILABLE) from error

    def _put_away(self, desk: Desk) -> None:
        """Keep a table that ended for a while, for those who still look at it."""
        self._recent[desk.id] = desk
        while len(self._recent) > KEPT_RECENT:
            self._recent.popitem(last=False)

    def tell(self, change: Change) -> None:
        """Tell all subscribers; a table that ended leaves the open ones."""
        if not change.snapshot.is_open and (desk := self.open.pop(change.snapshot.id, None)) is not None:
            self._ended(desk.id)
            self._put_away(desk)
        for callback in tuple(self.subscribers):
            try:
                callback(change)
            except Exception:
                log.exception("A subscriber failed on table %s.", change.snapshot.id)


def snapshots(desks: Iterable[Desk]) -> tuple[Snapshot, ...]:
    """The tables on these desks, oldest first."""
    found = (desk.state.snapshot() for desk in desks)
    return tuple(sorted(found, key=lambda snapshot: (snapshot.created_at, snapshot.id)))
