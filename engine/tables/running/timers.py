"""One sleeper for all moments that tables wait for (deadlines, claim windows, delays, retries), or events."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=str)

LONGEST_SLEEP = 60.0
"""The sleeper looks at the wall clock at least this often (seconds), because it may be set meanwhile."""


@dataclass(eq=False)
class Timers(Generic[Key]):
    """At most one timer per key. Calls `ring` when it is due, and `before` each time it looks at the clock."""

    _now: Callable[[], float]
    _sleep: Callable[[float], Awaitable[object]]
    _ring: Callable[[Key], None]
    _before: Callable[[], Awaitable[None]] | None = None
    _when: dict[Key, float] = field(default_factory=dict)
    _heap: list[tuple[float, Key]] = field(default_factory=list)
    _sleeper: asyncio.Future[object] | None = None
    _sleeps_for: float = inf

    def set(self, key: Key, when: float | None) -> None:
        """Set a timer to `when`, or remove it (None)."""
        if when is None:
            self._when.pop(key, None)
        elif self._when.get(key) != when:
            self._when[key] = when
            heapq.heappush(self._heap, (when, key))
            if self._sleeper is not None and when < self._sleeps_for:
                self._sleeper.cancel()

    def _next(self) -> float:
        """The earliest timer that still counts."""
        while self._heap and self._when.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else inf

    async def run(self) -> None:
        """Sleep and ring, until cancelled. It waits for nothing but `sleep`, so a simulated clock sees when the bot is
        idle."""
        while True:
            if self._before is not None:
                await self._before()
            self._sleeps_for = self._next()
            if self._sleeps_for <= self._now():
                _, key = heapq.heappop(self._heap)
                del self._when[key]
                self._ring(key)
                continue
            seconds = min(self._sleeps_for - self._now(), LONGEST_SLEEP)
            self._sleeper = asyncio.ensure_future(self._sleep(seconds))
            try:
                await asyncio.wait([self._sleeper])
            finally:
                self._sleeper.cancel()
