"""Weekly posts: a server's leaderboard of the last week, each Monday at an hour of the server's time zone.

Each Monday is done once, and that is stored. A missed one is posted up to a day later, or never.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from engine.store.questions import queries
from engine.store.rows import WeeklyRow as WeeklyRow
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.hours import local
from engine.units import DAY

LATEST: Final = DAY
"""A post that is later than this is skipped."""
NONCE_SECONDS: Final = 150
"""For this long Discord knows a nonce, so that a second try posts nothing twice."""


def last_due(row: WeeklyRow, now: float) -> tuple[date, int]:
    """The latest Monday whose post was due, and when it was (seconds UTC)."""
    today = local(now, row.zone).date()
    monday = today - timedelta(days=today.weekday())
    if _at(monday, row) > now:
        monday -= timedelta(days=7)
    return monday, _at(monday, row)


def _at(day: date, row: WeeklyRow) -> int:
    return int(datetime.combine(day, time(row.hour), ZoneInfo(row.zone)).timestamp())


class Weekly:
    """What servers have chosen, and which posts are due."""

    def __init__(self, registry: TableRegistry) -> None:
        self._ask, self._now, self._shards = registry.ask, registry.now, registry.store.shards

    async def of(self, guild_id: int) -> WeeklyRow:
        """A server's choice."""
        return await self._ask(queries.weekly_of, guild_id)

    def chosen(self) -> Callable[[WeeklyRow], WeeklyRow]:
        """What a server's choice now is stored as: posts begin with the next Monday."""
        now = self._now()
        return lambda row: replace(row, done=max(row.done, last_due(row, now)[0].toordinal()))

    async def due(self) -> list[WeeklyRow]:
        """The servers whose post is due now. A post that is too late, or that the bot may have sent before it stopped,
        counts as done."""
        now, found = self._now(), []
        for row in await self._ask(queries.all_weekly, self._shards):
            monday, due = last_due(row, now)
            if row.done >= monday.toordinal():
                continue
            if now - due > LATEST or (row.nonce is not None and now - row.tried_at > NONCE_SECONDS):
                await self.done(row)
            else:
                found.append(row)
        return found

    async def trying(self, row: WeeklyRow, nonce: str) -> WeeklyRow:
        """Note that the post is being sent. Returns the server's choice by now."""
        noted, now = list[WeeklyRow](), int(self._now())

        def note(stored: WeeklyRow) -> WeeklyRow:
            noted[:] = [replace(stored, nonce=nonce, tried_at=now)]
            return noted[0]

        await self._ask(queries.change_weekly, row.guild_id, note)
        return noted[0]

    async def done(self, row: WeeklyRow) -> None:
        """Note that this Monday is done. A choice made meanwhile stays."""
        monday = last_due(row, self._now())[0].toordinal()
        await self._ask(queries.change_weekly, row.guild_id, lambda stored: replace(stored, done=monday, nonce=None))
