"""Matches as they are stored: move by move (of running ones this tells hidden tiles), and those whose end was never
shown."""

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
from engine.store.rows import StoredTable
from engine.tables.core.model import By, Snapshot, Status, TableId
from engine.tables.core.registry import TableRegistry
from engine.tables.core.state import at_round_end
from engine.tables.deals.seed_chain import deals_of
from engine.units import WEEK

log = logging.getLogger(__name__)

MADE_GOOD_SECONDS: Final = WEEK
"""For how long after it a match's end is still brought into its channel."""


class Records:
    """What is asked of stored matches. Of a table that there is not: `Refused` with NO_SUCH_TABLE."""

    def __init__(self, store: Store, registry: TableRegistry, now: Callable[[], float]) -> None:
        self._store = store
        self._registry = registry
        self._now = now

    async def of(self, table_id: str) -> Record:
        """The header and steps of a match: show them of finished ones only."""
        return record_of(await self._registry.stored(TableId(table_id)))

    async def deals(self, table: Snapshot, other: Deals | None = None) -> str:
        """The file with which anybody can check the deals of the rounds that are over, some of which may be those of
        another match. There must be one, and a chain. Raises what `replay` raises."""
        stored = await self._registry.stored(table.id)
        clicks = [row.interaction_id for row in stored.steps]
        return await asyncio.to_thread(deals_of, table, record_of(stored), clicks, other)

    async def made_by(self, table_id: str) -> tuple[By, ...]:
        """Who made each of the steps."""
        return tuple(By(row.made_by) for row in (await self._registry.stored(TableId(table_id))).steps)

    async def round_end(self, table_id: TableId, number: int) -> Snapshot:
        """The table as its round `number` (from 1) ended."""
        return at_round_end(await self._registry.stored(table_id), number)

    async def left_unshown(self) -> list[Snapshot]:
        """The tables that ended in the last days and whose end is not in their channel, or whose ping still is: the
        program died before. What cannot be read is left out."""
        ended, since = (Status.FINISHED, Status.CANCELLED), int(self._now() - MADE_GOOD_SECONDS)
        try:
            ids = await self._registry.read(self._store.unshown_tables(ended, since))
            return [(await self._registry.find(TableId(table_id))).snapshot for table_id in ids]
        except EngineError as error:
            log.warning("The ends of some matches may not be in their channels: %s", error)
            return []


def record_of(stored: StoredTable) -> Record:
    """The header and steps as they are stored."""
    header = Header(stored.table.game, stored.table.rules_version, len(stored.seats), stored.table.options)
    return Record(header, tuple(Step(Seat(row.seat), parse_move(row.move)) for row in stored.steps))
