"""Reviews of finished rounds: each is made once and kept, one at a time for each person."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from engine import robots
from engine.robots import advice
from engine.robots.advice import TurningPoint
from engine.rules.tiles import Seat
from engine.store.background import Shielded
from engine.tables.keeping.same_deals import Records
from engine.tables.running.autoplay import Autoplay
from engine.tables.table.model import Snapshot

KEPT = 128
"""The number of reviews in memory."""
Points = tuple[TurningPoint, ...]
Key = tuple[object, ...]


@dataclass(eq=False)
class Reviews:
    """Asks the robots for reviews."""

    _records: Records
    _autoplay: Autoplay
    _kept: OrderedDict[Key, Points] = field(default_factory=OrderedDict)
    _asked: dict[int, tuple[Key, "asyncio.Task[Points | None]"]] = field(default_factory=dict)
    """The review that each person waits for."""
    _work: Shielded = field(default_factory=Shielded)

    async def of(self, table: Snapshot, seat: Seat, number: int) -> Points | None:
        """The turning points of a seat in a finished round; None if the robots take too long, or if the person waits
        for another review."""
        last = table.rounds[-1].number if table.rounds else 0
        key: Key = (table.id, seat, number, table.steps if number == last else None)  # its end may be taken back
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        user = table.seats[seat].user_id or 0
        asked, task = self._asked.get(user, (key, None))
        if task is None:
            task = self._work.start(self._made(table, seat, number, key, user))
            self._asked[user] = key, task
        return await asyncio.shield(task) if asked == key else None

    async def _made(self, table: Snapshot, seat: Seat, number: int, key: Key, user: int) -> Points | None:
        try:
            record = await self._records.of(table.id)
            points: Points | None = await self._autoplay.think(advice.review, record, seat, number, robots.SHARP)
            if points is not None:
                self._kept[key] = points
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return points
        finally:
            del self._asked[user]
