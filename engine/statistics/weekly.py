"""When a server's leaderboard of the last week is due: each Monday at an hour of the server's time zone.

Each Monday is done once, and that is stored. A missed one is posted up to a day later, or never.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from engine.store.questions import queries
from engine.store.rows import WeeklyRow as WeeklyRow
from engine.store.shards import Shards
from engine.tables.core.state import Ask
from engine.tables.time.hours import local
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

    def __init__(self, shards: Shards, ask: Ask, now: Callable[[], float]) -> None:
        self._shards = shards
        self._ask = ask
        self._now = now

    async def of(self, guild_id: int) -> WeeklyRow:
        """A server's choice."""
        return await self._ask(queries.weekly_of, guild_id)

    async def choose(self, row: WeeklyRow) -> None:
        """Store a server's choice. Posts begin with the next Monday."""
        monday, _ = last_due(row, self._now())
        await self._ask(queries.put_weekly, replace(row, done=max(row.done, monday.toordinal())))

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
        noted = replace(await self.of(row.guild_id), nonce=nonce, tried_at=int(self._now()))
        await self._ask(queries.put_weekly, noted)
        return noted

    async def done(self, row: WeeklyRow) -> None:
        """Note that this Monday is done. A choice made meanwhile stays."""
        monday, _ = last_due(row, self._now())
        await self._ask(queries.put_weekly, replace(await self.of(row.guild_id), done=monday.toordinal(), nonce=None))
