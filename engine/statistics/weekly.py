"""When a server's leaderboard of the last week is due: each Monday at an hour by the clocks of a place.

Each Monday is done with once, and that is stored. One that is missed is made good within a day, or never.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from engine.store import Store
from engine.store.questions import weekly
from engine.store.questions.weekly import WeeklyRow as WeeklyRow
from engine.tables.core.state import Reader
from engine.tables.time.hours import local
from engine.units import DAY

LATEST: Final = DAY
"""So many seconds late a post is still of interest."""
NONCE_SECONDS: Final = 150
"""For so long after a try Discord still knows its nonce, so that trying again posts nothing twice."""


def last_due(row: WeeklyRow, now: float) -> tuple[date, int]:
    """The latest Monday whose post was due, and when that was (seconds UTC)."""
    today = local(now, row.zone).date()
    monday = today - timedelta(days=today.weekday())
    due = _at(monday, row)
    if due > now:
        monday -= timedelta(days=7)
        due = _at(monday, row)
    return monday, due


def _at(day: date, row: WeeklyRow) -> int:
    return int(datetime.combine(day, time(row.hour), ZoneInfo(row.zone)).timestamp())


class Weekly:
    """What servers have chosen, and which posts are due."""

    def __init__(self, store: Store, read: Reader, now: Callable[[], float]) -> None:
        self._store = store
        self._read = read
        self._now = now

    async def of(self, guild_id: int) -> WeeklyRow:
        """What a server has chosen."""
        return await self._read(self._store.ask(lambda connection: weekly.of_guild(connection, guild_id)))

    async def choose(self, row: WeeklyRow) -> None:
        """Remember a server's choice. Posts begin with the next Monday."""
        monday, _ = last_due(row, self._now())
        await self._keep(replace(row, done=max(row.done, monday.toordinal())))

    async def due(self) -> list[WeeklyRow]:
        """The servers whose post is due now. What is too late, and what may have been posted before the program ended
        without knowing it, counts as done."""
        now, found = self._now(), []
        for row in await self._read(self._store.ask(lambda connection: weekly.all_on(connection, self._store.shards))):
            monday, due = last_due(row, now)
            if row.done >= monday.toordinal():
                continue
            if now - due > LATEST or (row.nonce is not None and now - row.tried_at > NONCE_SECONDS):
                await self.done(row)
            else:
                found.append(row)
        return found

    async def trying(self, row: WeeklyRow, nonce: str) -> WeeklyRow:
        """Note that it is being posted; gives what is chosen by now."""
        noted = replace(await self.of(row.guild_id), nonce=nonce, tried_at=int(self._now()))
        await self._keep(noted)
        return noted

    async def done(self, row: WeeklyRow) -> None:
        """Note that this Monday is done with; whatever was chosen meanwhile stays."""
        monday, _ = last_due(row, self._now())
        await self._keep(replace(await self.of(row.guild_id), done=monday.toordinal(), nonce=None))

    async def _keep(self, row: WeeklyRow) -> None:
        await self._read(self._store.ask(lambda connection: weekly.keep(connection, row)))
