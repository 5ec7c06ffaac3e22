"""Stored matches, move by move. In a running match this reveals hidden tiles."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from engine.rules.errors import EngineError
from engine.rules.proof import Deals
from engine.rules.record import Record
from engine.store.questions import queries
from engine.tables.core.model import By, Snapshot, Status, TableId
from engine.tables.core.registry import TableRegistry
from engine.tables.core.state import in_play, rebuild, record_of, stored_at
from engine.tables.deals.seed_chain import deals_of
from engine.units import WEEK

log = logging.getLogger(__name__)

MADE_GOOD_SECONDS: Final = WEEK
"""How long the end of a match is still posted (seconds)."""


class Records:
    """Questions about stored matches. A missing table raises NO_SUCH_TABLE."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, table_id: str) -> Record:
        """The header and steps of a match. Show them for finished matches only."""
        return record_of(await stored_at(self._registry.store, table_id))

    async def deals(self, table: Snapshot, other: Deals | None = None) -> str:
        """The file to verify the deals of the finished rounds (at least one); `other` are deals taken from
        another match. Raises as `replay` does."""
        stored = await stored_at(self._registry.store, table.id)
        clicks = [row.interaction_id for row in stored.steps]
        return await asyncio.to_thread(deals_of, table, record_of(stored), clicks, other)

    async def made_by(self, table_id: str) -> tuple[By, ...]:
        """The maker of each step."""
        return tuple(By(row.made_by) for row in (await stored_at(self._registry.store, table_id)).steps)

    async def round_end(self, table_id: TableId, number: int) -> Snapshot:
        """The table as its round `number` (from 1) ended."""
        stored, ends = await stored_at(self._registry.store, table_id), list[int]()
        rebuild(stored, lambda step: ends.extend(step.number for _ in step.results))
        return in_play(stored, ends[number - 1])

    async def left_unshown(self) -> list[Snapshot]:
        """Recently ended tables whose channel doesn't show the end, or still has a ping: the program died in between.
        Unreadable ones are left out."""
        ended, since = (Status.FINISHED, Status.CANCELLED), int(self._registry.now() - MADE_GOOD_SECONDS)
        try:
            ids = await self._registry.ask(queries.unshown, ended, since, self._registry.store.shards)
            return [(await self._registry.find(TableId(table_id))).snapshot for table_id in ids]
        except EngineError as error:
            log.warning("The ends of some matches may not be in their channels: %s", error)
            return []
