"""Stored matches, move by move. In a running match this reveals hidden tiles."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from engine.rules.errors import EngineError
from engine.rules.moves import parse_move
from engine.rules.proof import Deals
from engine.rules.record import Header, Record, Step
from engine.rules.tiles import Seat
from engine.store import Store
from engine.store.questions import queries
from engine.store.rows import StoredTable
from engine.tables.core.model import By, Snapshot, Status, TableId
from engine.tables.core.registry import TableRegistry
from engine.tables.core.state import at_round_end
from engine.tables.deals.seed_chain import deals_of
from engine.units import WEEK

log = logging.getLogger(__name__)

MADE_GOOD_SECONDS: Final = WEEK
"""How long the end of a match is still posted (seconds)."""


class Records:
    """Questions about stored matches. A missing table raises NO_SUCH_TABLE."""

    def __init__(self, store: Store, registry: TableRegistry, now: Callable[[], float]) -> None:
        self._store = store
        self._registry = registry
        self._now = now

    async def of(self, table_id: str) -> Record:
        """The header and steps of a match. Show them for finished matches only."""
        return record_of(await self._registry.stored(TableId(table_id)))

    async def deals(self, table: Snapshot, other: Deals | None = None) -> str:
        """The file to verify the deals of the finished rounds (at least one); `other` are deals taken from
        another match. Raises as `replay` does."""
        stored = await self._registry.stored(table.id)
        clicks = [row.interaction_id for row in stored.steps]
        return await asyncio.to_thread(deals_of, table, record_of(stored), clicks, other)

    async def made_by(self, table_id: str) -> tuple[By, ...]:
        """The maker of each step."""
        return tuple(By(row.made_by) for row in (await self._registry.stored(TableId(table_id))).steps)

    async def round_end(self, table_id: TableId, number: int) -> Snapshot:
        """The table as its round `number` (from 1) ended."""
        return at_round_end(await self._registry.stored(table_id), number)

    async def left_unshown(self) -> list[Snapshot]:
        """Recently ended tables whose channel doesn't show the end, or still has a ping: the program died in between.
        Unreadable ones are left out."""
        ended, since = (Status.FINISHED, Status.CANCELLED), int(self._now() - MADE_GOOD_SECONDS)
        try:
            ids = await self._registry.ask(queries.unshown, ended, since, self._store.shards)
            return [(await self._registry.find(TableId(table_id))).snapshot for table_id in ids]
        except EngineError as error:
            log.warning("The ends of some matches may not be in their channels: %s", error)
            return []


def record_of(stored: StoredTable) -> Record:
    """The record of a stored match."""
    header = Header(stored.table.game, stored.table.rules_version, len(stored.seats), stored.table.options)
    return Record(header, tuple(Step(Seat(row.seat), parse_move(row.move)) for row in stored.steps))
