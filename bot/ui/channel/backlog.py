"""Redraws tables after a start or an outage, slowly, so that most of Discord's rate limit is left for players.

`Outside` is what all parts that show tables share.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

import discord

from bot.ui.channel.appearance import Appearance
from engine.tables.service import Tables

BURST: Final = 8
"""Requests sent at once after a pause."""
A_SECOND: Final = 16
"""Requests a second after that: never 25 in any second, of the 50 that Discord takes."""
AT_ONCE: Final = 4
"""Tables drawn at the same time."""
MOST: Final = 20
"""Tables that wait to be drawn. Others are not looked at yet."""

_drawn: ContextVar[str | None] = ContextVar("drawn", default=None)
"""The table this task makes requests for."""


class Backlog:
    """The tables to redraw. A table leaves as soon as a user does something there."""

    def __init__(self, monotonic: Callable[[], float], sleep: Callable[[float], Awaitable[object]]) -> None:
        self._monotonic = monotonic
        self._sleep = sleep
        self.tables: set[str] = set()
        self._fewer = asyncio.Event()
        self._next = float("-inf")
        """When the next request may leave."""
        self._room = asyncio.Semaphore(AT_ONCE)

    async def has_room(self) -> None:
        """Wait until there is room for another table."""
        while len(self.tables) >= MOST:
            self._fewer.clear()
            await self._fewer.wait()

    def add(self, table: str) -> None:
        """Put a table into the backlog."""
        self.tables.add(table)

    def discard(self, table: str) -> None:
        """Take a table out: it is drawn, or a user waits for it."""
        self.tables.discard(table)
        self._fewer.set()

    @asynccontextmanager
    async def slowly(self, table: str) -> AsyncIterator[None]:
        """Draw a few tables at a time, and pace the requests made in here while this one is in the backlog."""
        async with self._room:
            before = _drawn.set(table)
            try:
                yield
            finally:
                _drawn.reset(before)

    @asynccontextmanager
    async def late(self, what: str) -> AsyncIterator[None]:
        """The same for work that belongs to no table."""
        async with self.slowly(what):
            self.add(what)
            try:
                yield
            finally:
                self.discard(what)

    async def on_request(self, *_: object) -> None:
        """Called by `aiohttp` before each request: wait if it is a paced one."""
        if _drawn.get() not in self.tables:
            return
        now = self._monotonic()
        self._next = max(self._next, now - (BURST - 1) / A_SECOND)
        wait, self._next = self._next - now, self._next + 1 / A_SECOND
        if wait > 0:
            await self._sleep(wait)


@dataclass(frozen=True, slots=True)
class Outside:
    """Discord, the tables, pictures and time."""

    client: discord.Client
    tables: Tables
    appearance: Appearance
    backlog: Backlog
    now: Callable[[], float]
    """Seconds UTC."""
    sleep: Callable[[float], Awaitable[object]]
