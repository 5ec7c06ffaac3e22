"""Drawing off the event loop: one thread, a bounded queue, and pictures kept by what they show.

Laying out and painting a board takes some 20 ms of plain computing, which would stall every other table. So it runs on
a worker thread; equal subjects are drawn once, even when asked for at the same time; and when too many wait, the
caller is told at once and shows the text board instead.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.pictures.paint import png
from bot.pictures.scene import Scene
from bot.pictures.theme import Style

Subject = TypeVar("Subject", bound=Hashable)
Key = tuple[Callable[..., object], Hashable, Style]

QUEUE = 64
CACHE_BYTES = 24 * 1024 * 1024


class TooManyPictures(Exception):
    """So many pictures wait to be drawn that this one was not accepted; show text instead."""


class PictureWorker:
    """Draws scenes of hashable subjects (views) in styles, keeps at most `cache_bytes` of PNGs."""

    def __init__(self, queue: int = QUEUE, cache_bytes: int = CACHE_BYTES) -> None:
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._queue = queue
        self._limit = cache_bytes
        self._waiting: dict[Key, asyncio.Future[bytes]] = {}
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self.kept_bytes = 0

    async def picture(self, draw: Callable[[Subject, Style], Scene], subject: Subject, style: Style) -> bytes:
        """The PNG of `draw(subject, style)`; raises `TooManyPictures` when the queue is full.

        `draw` must be a pure function: the picture is kept under (draw, subject, style).
        """
        return await self._work((draw, subject, style), lambda: png(draw(subject, style)))

    async def bytes_of(self, make: Callable[[Subject, Style], bytes], subject: Subject, style: Style) -> bytes:
        """Like `picture`, for functions that make the file themselves, such as replays."""
        return await self._work((make, subject, style), lambda: make(subject, style))

    async def _work(self, key: Key, make: Callable[[], bytes]) -> bytes:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        waiting = self._waiting.get(key)
        if waiting is None:
            if len(self._waiting) >= self._queue:
                raise TooManyPictures
            waiting = asyncio.ensure_future(self._make(key, make))
            self._waiting[key] = waiting
        # Shielded: when one of several askers gives up, the others still get their picture.
        return await asyncio.shield(waiting)

    async def _make(self, key: Key, make: Callable[[], bytes]) -> bytes:
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._threads, make)
            self._keep(key, made)
            return made
        finally:
            self._waiting.pop(key, None)

    def _keep(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        self.kept_bytes += len(made)
        while self.kept_bytes > self._limit and self._kept:
            _, gone = self._kept.popitem(last=False)
            self.kept_bytes -= len(gone)

    async def close(self) -> None:
        """Finish what is being drawn and stop the thread; nothing may be asked for afterwards."""
        if self._waiting:
            await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        self._threads.shutdown(wait=True, cancel_futures=True)
