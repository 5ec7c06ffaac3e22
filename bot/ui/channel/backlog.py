"""What a start or an outage has left unshown is made good behind what people do: a few tables at a time, and slowly
enough that most of what Discord takes from a bot is left for those who play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Final

BURST: Final = 8
"""Requests that may leave at once after a pause."""
A_SECOND: Final = 16
"""And so many in each second: never 25 in any, of the fifty that Discord takes."""
AT_ONCE: Final = 4
"""Tables that are drawn at the same time."""
MOST: Final = 20
"""Tables that wait for that; the others are not looked at yet."""

_drawn: ContextVar[str | None] = ContextVar("drawn", default=None)
"""The table for which this task makes requests, if it was in the backlog."""


class Backlog:
    """The tables to be made good. One is out of it as soon as something happens there."""

    def __init__(self, monotonic: Callable[[], float], sleep: Callable[[float], Awaitable[object]]) -> None:
        self._monotonic = monotonic
        self._sleep = sleep
        self._tables: set[str] = set()
        self._fewer = asyncio.Event()
        self._next = float("-inf")
        """When the next request may leave, if requests left as evenly as possible."""
        self.room = asyncio.Semaphore(AT_ONCE)

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    async def has_room(self) -> None:
        """Wait until few enough are in it."""
        while len(self._tables) >= MOST:
            self._fewer.clear()
            await self._fewer.wait()

    def add(self, table: str) -> None:
        """This one is to be made good."""
        self._tables.add(table)

    def discard(self, table: str) -> None:
        """It is, or somebody is there who shall not wait for it."""
        self._tables.discard(table)
        self._fewer.set()

    @contextmanager
    def slowly(self, table: str) -> Iterator[None]:
        """What is asked of Discord in here waits for its turn as long as the table is in the backlog."""
        before = _drawn.set(table)
        try:
            yield
        finally:
            _drawn.reset(before)

    @asynccontextmanager
    async def late(self, what: str) -> AsyncIterator[None]:
        """The same for what is no table, of which few are made good at the same time."""
        async with self.room:
            self.add(what)
            try:
                with self.slowly(what):
                    yield
            finally:
                self.discard(what)

    async def on_request(self, *_: object) -> None:
        """Told by `aiohttp` before each request of the client: it waits here if it is one of these."""
        if _drawn.get() not in self._tables:
            return
        now = self._monotonic()
        self._next = max(self._next, now - (BURST - 1) / A_SECOND)
        wait, self._next = self._next - now, self._next + 1 / A_SECOND
        if wait > 0:
            await self._sleep(wait)
