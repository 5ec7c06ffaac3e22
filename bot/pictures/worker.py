"""Drawing off the event loop: one thread, a bounded queue, and pictures kept by what they show.

Laying out and painting a board takes some 20 ms of plain computing, which would stall every other table. So it runs on
a worker thread; equal subjects are drawn once, even when asked for at the same time; and when too many wait, the
caller is told at once and shows the text board instead.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.pictures.drawing import Picture, Subject, draw

QUEUE = 64
CACHE_BYTES = 24 * 1024 * 1024


class TooManyPictures(Exception):
    """So many pictures wait to be drawn that this one was not accepted; show text instead."""


class PictureWorker:
    """Draws subjects by `paint`, at most `queue` waiting, and keeps at most `cache_bytes` of pictures."""

    def __init__(
        self, queue: int = QUEUE, cache_bytes: int = CACHE_BYTES, paint: Callable[[Subject], Picture] = draw
    ) -> None:
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._queue = queue
        self._limit = cache_bytes
        self._paint = paint
        self._waiting: dict[Subject, asyncio.Future[Picture]] = {}
        self._kept: OrderedDict[Subject, Picture] = OrderedDict()
        self.kept_bytes = 0

    async def draw(self, subject: Subject) -> Picture:
        """The picture of `subject`; raises `TooManyPictures` when the queue is full, and what drawing raises."""
        kept = self._kept.get(subject)
        if kept is not None:
            self._kept.move_to_end(subject)
            return kept
        waiting = self._waiting.get(subject)
        if waiting is None:
            if len(self._waiting) >= self._queue:
                raise TooManyPictures
            waiting = asyncio.ensure_future(self._make(subject))
            self._waiting[subject] = waiting
        # Shielded: when one of several askers gives up, the others still get their picture.
        return await asyncio.shield(waiting)

    async def _make(self, subject: Subject) -> Picture:
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._threads, self._paint, subject)
            self._keep(subject, made)
            return made
        finally:
            self._waiting.pop(subject, None)

    def _keep(self, subject: Subject, made: Picture) -> None:
        self._kept[subject] = made
        self.kept_bytes += len(made.data)
        while self.kept_bytes > self._limit and self._kept:
            _, gone = self._kept.popitem(last=False)
            self.kept_bytes -= len(gone.data)

    async def close(self) -> None:
        """Finish what is being drawn and stop the thread; nothing may be asked for afterwards."""
        if self._waiting:
            await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        self._threads.shutdown(wait=True, cancel_futures=True)
