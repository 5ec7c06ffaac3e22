"""The one queue in front of whoever draws: bounded, by due time, and with pictures kept by what they show.

Equal subjects are drawn once, even when asked for at the same time; and when too many wait, the caller is told at once
and shows the text board instead.
"""

import asyncio
from collections import OrderedDict

from bot.pictures.process.due_queue import Turns
from bot.pictures.process.renderers import Renderer
from bot.pictures.render.drawing import Picture, Subject

QUEUE = 64
CACHE_BYTES = 24 * 1024 * 1024
AT_ONCE = 2
"""Pictures under way: one that is being drawn, and the next, so that the renderer never waits for the event loop."""


class TooManyPictures(Exception):
    """So many pictures wait to be drawn that this one was not accepted; show text instead."""


class PictureWorker:
    """Has subjects drawn by `renderer`, at most `queue` waiting, and keeps at most `cache_bytes` of pictures."""

    def __init__(self, renderer: Renderer, queue: int = QUEUE, cache_bytes: int = CACHE_BYTES) -> None:
        self._studio = renderer
        self._turns = Turns(AT_ONCE)
        self._queue = queue
        self._limit = cache_bytes
        self._waiting: dict[Subject, asyncio.Future[Picture]] = {}
        self._kept: OrderedDict[Subject, Picture] = OrderedDict()
        self.kept_bytes = 0

    async def draw(self, subject: Subject, due: float | None = None) -> Picture:
        """The picture of `subject`, by its turn if it is due at this time of the event loop (default: now). Raises
        `TooManyPictures` when the queue is full, and what the renderer raises."""
        kept = self._kept.get(subject)
        if kept is not None:
            self._kept.move_to_end(subject)
            return kept
        due = asyncio.get_running_loop().time() if due is None else due
        waiting = self._waiting.get(subject)
        if waiting is None:
            if len(self._waiting) >= self._queue:
                raise TooManyPictures
            waiting = asyncio.ensure_future(self._make(subject, due))
            self._waiting[subject] = waiting
        else:
            self._turns.hurry(subject, due)
        # Shielded: when one of several askers gives up, the others still get their picture.
        return await asyncio.shield(waiting)

    async def turn(self, due: float) -> None:
        """Wait until something due then would be drawn: what is to be shown is best looked up after that."""
        await self._turns.take(due)
        self._turns.give()

    async def _make(self, subject: Subject, due: float) -> Picture:
        try:
            await self._turns.take(due, subject)
            try:
                made = await self._studio.draw(subject)
            finally:
                self._turns.give()
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
        """Close the renderer; nothing may be asked for afterwards."""
        await self._studio.close()
        if self._waiting:
            await asyncio.gather(*self._waiting.values(), return_exceptions=True)
