"""One sleeper for everything that waits for a time: deadlines, windows, robots that hold back, retries."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable

from engine.tables.core.model import TableId

LONGEST_SLEEP = 60.0
"""The wall clock may be set while we sleep, so it is looked at again at least this often (seconds)."""


class Timers:
    """At most one timer a table; `ring` is called when its time has come, `before` whenever the time
    is looked at."""

    def __init__(
        self,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        ring: Callable[[TableId], None],
        before: Callable[[], Awaitable[None]],
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._ring = ring
        self._before = before
        self._when: dict[TableId, float] = {}
        self._heap: list[tuple[float, TableId]] = []
        self._sleeper: asyncio.Future[object] | None = None
        self._sooner = False
        self._woken_for = float("-inf")

    def set(self, table_id: TableId, when: float | None) -> None:
        """Ring for a table at `when` instead of whatever was set; None: not at all."""
        if when is None:
            self._when.pop(table_id, None)
            return
        if self._when.get(table_id) == when:
            return
        self._when[table_id] = when
        heapq.heappush(self._heap, (when, table_id))
        if when < self._woken_for:
            self._sooner = True
            if self._sleeper is not None:
                self._sleeper.cancel()

    def _next(self) -> float | None:
        """The earliest time that still counts."""
        while self._heap and self._when.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    async def run(self) -> None:
        """Sleep and ring, until cancelled."""
        while True:
            await self._before()
            self._sooner = False
            when = self._next()
            self._woken_for = float("inf") if when is None else when
            if when is not None and when <= self._now():
                _, table_id = heapq.heappop(self._heap)
                del self._when[table_id]
                self._ring(table_id)
                continue
            await self._rest(LONGEST_SLEEP if when is None else min(when - self._now(), LONGEST_SLEEP))

    async def _rest(self, seconds: float) -> None:
        """Sleep, or less when an earlier timer is set meanwhile: `set` then ends the sleep. There is nothing else that
        this waits for, so a simulated clock can tell that the program is idle."""
        self._sleeper = asyncio.ensure_future(self._sleep(seconds))
        if self._sooner:
            self._sleeper.cancel()
        try:
            await self._sleeper
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not self._sooner or (task is not None and task.cancelling()):
                raise
        finally:
            self._sleeper.cancel()
            self._sleeper = None
