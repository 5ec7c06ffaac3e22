"""The answers being given now, and the clicks that wait while there are too many.

A bot that is short of CPU and serves every click at once answers each too late for Discord. So a limited number of
clicks is worked on at a time, the newest first. A click that has waited too long is refused before any work on it.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

PLACES: Final = 24
"""Clicks worked on at a time."""
HELD: Final = 2.0
"""Seconds after which a click still being worked on leaves its place to another: it waits for Discord or the disk."""
WAITING: Final = 1.5
"""The longest wait for a place, in seconds. Discord takes a first answer for 3 seconds."""
ENDING: Final = 1.0
"""Seconds that cancelled answers have to tell their people, at the end of the program."""


class Answers:
    """Lets clicks in, and lets a bot that is going down finish its answers."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._free = PLACES
        self.waiting: deque[tuple[float, asyncio.Future[bool]]] = deque()
        """The clicks without a place: the latest time for each, the oldest first."""
        self._none_wait = asyncio.Event()
        self._none_wait.set()

    def begin(self) -> None:
        """The current task is an answer until it ends."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[bool]:
        """Wait for a place to work on a click; False if the click got too old."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[bool] = loop.create_future()
            self.waiting.append((loop.time() + WAITING, turn))
            self._none_wait.clear()
            if not await turn:
                yield False
                return
        timer = loop.call_later(HELD, self._give_back)
        try:
            yield True
        finally:
            if timer.when() > loop.time():
                timer.cancel()
                self._give_back()

    def _give_back(self) -> None:
        now = asyncio.get_running_loop().time()
        while self.waiting:
            late = self.waiting[0][0] <= now
            _, turn = self.waiting.popleft() if late else self.waiting.pop()
            if turn.done():
                continue
            turn.set_result(not late)
            if not late:
                break
        else:
            self._free += 1
        if not self.waiting:
            self._none_wait.set()

    async def calm(self, seconds: float) -> None:
        """Wait until no click waits, at most that long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._none_wait.wait(), seconds)

    async def finish(self, seconds: float) -> None:
        """Wait for every answer, at most that long."""
        others = self._tasks - {asyncio.current_task()}
        if others:
            _, late = await asyncio.wait(others, timeout=seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=ENDING)
