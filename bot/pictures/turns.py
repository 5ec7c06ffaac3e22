"""One queue by due time: who may wait longer waits longer, and nobody for ever."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count


class Turns:
    """Lets so many at a time work (`places`); of those who wait, whoever is due first goes first.

    `due` is a time of the event loop's clock. It stays what it was when somebody came, so whoever may wait half a
    second is overtaken only by what is asked for within that half second.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = count()

    async def take(self, due: float) -> None:
        """Wait for a place, which must be given back."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (due, next(self._count), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        """Give a place back: the next one's turn has come."""
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
