"""A queue by due time: jobs that may wait are overtaken by urgent ones, but only for a limited time."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Hashable
from itertools import count


class Turns:
    """Lets `room` jobs work at a time. Of the waiting ones, the earliest `due` goes first.

    `due` is a time of the event loop's clock and never changes. A job due in half a second is overtaken only by jobs
    that come within that half second.
    """

    def __init__(self, room: int) -> None:
        self._room = self._free = room
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = count()
        self._named: dict[Hashable, asyncio.Future[None]] = {}

    async def take(self, due: float, name: Hashable = None) -> None:
        """Wait for room. Call `give` afterwards."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (due, next(self._count), turn))
        if name is not None:
            self._named[name] = turn
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise
        finally:
            self._named.pop(name, None)

    def ahead(self, due: float) -> int:
        """How many jobs at work or waiting come before one due then."""
        return self._room - self._free + sum(when <= due and not turn.done() for when, _, turn in self._waiting)

    def hurry(self, name: Hashable, due: float) -> None:
        """A waiting job is needed by that time."""
        if turn := self._named.get(name):
            heapq.heappush(self._waiting, (due, next(self._count), turn))

    def give(self) -> None:
        """Give the room to the next job."""
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
