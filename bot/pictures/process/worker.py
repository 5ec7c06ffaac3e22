"""The queue in front of a renderer: bounded, by due time, with finished pictures kept by subject.

Equal subjects are drawn once. A caller whose picture would come too late is told so, and shows the text instead.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from math import inf

from bot.pictures.process.due_queue import Turns
from bot.pictures.process.renderers import Renderer
from bot.pictures.render.drawing import Picture, Subject

QUEUE = 64
CACHE_BYTES = 24 * 1024 * 1024
AT_ONCE = 2
"""Pictures under way: the one being drawn, and the next, so that the renderer never waits for the event loop."""
SHARE = 0.3
"""Answers join the queue only if they expect their picture within this share of their patience."""


class TooManyPictures(Exception):
    """The picture would come too late: show text instead."""


@dataclass(slots=True)
class Job:
    """A picture to be drawn, and how many callers want it."""

    made: asyncio.Task[Picture]
    wanted: int = 0
    begun: bool = False


class PictureWorker:
    """Has subjects drawn by `renderer`, at most `queue` waiting, and keeps at most `cache_bytes` of pictures. An answer
    waits at most `patience` seconds for its picture."""

    def __init__(
        self, renderer: Renderer, queue: int = QUEUE, cache_bytes: int = CACHE_BYTES, patience: float = inf
    ) -> None:
        self._renderer = renderer
        self._turns = Turns(AT_ONCE)
        self._queue = queue
        self._limit = cache_bytes
        self._patience = patience
        self._jobs: dict[Subject, Job] = {}
        self._kept: OrderedDict[Subject, Picture] = OrderedDict()
        self.kept_bytes = 0
        self._pace = 0.0
        """Seconds from one picture to the next, lately."""
        self._finished = -inf

    async def draw(self, subject: Subject, due: float | None = None) -> Picture:
        """The picture of `subject`. It is an answer's unless it is `due` at a later time of the event loop. Raises
        `TooManyPictures`, and the renderer's `NotDrawn`."""
        kept = self._kept.get(subject)
        if kept is not None:
            self._kept.move_to_end(subject)
            return kept
        now = asyncio.get_running_loop().time()
        patience = self._patience if due is None else inf
        due = now if due is None else due
        job = self._jobs.get(subject)
        if job is None:
            late = self._pace * self._turns.ahead(due) > patience * SHARE
            if late or len(self._jobs) >= self._queue:
                raise TooManyPictures
            job = self._jobs[subject] = Job(asyncio.create_task(self._make(subject, due)))
            job.made.add_done_callback(lambda made: made.cancelled() or made.exception())  # all callers may be gone
        else:
            self._turns.hurry(subject, due)
        job.wanted += 1
        try:
            # Shielded: when one of several callers gives up, the others still get their picture.
            async with asyncio.timeout(None if patience == inf else patience):
                return await asyncio.shield(job.made)
        except TimeoutError:
            raise TooManyPictures from None
        finally:
            job.wanted -= 1
            if not job.wanted and not job.begun and not job.made.done():
                del self._jobs[subject]
                job.made.cancel()

    async def turn(self, due: float) -> None:
        """Wait until a picture due then would be drawn. Look up what to show after that."""
        await self._turns.take(due)
        self._turns.give()

    async def _make(self, subject: Subject, due: float) -> Picture:
        await self._turns.take(due, subject)
        self._jobs[subject].begun = True
        try:
            made = await self._timed(subject)
            self._keep(subject, made)
            return made
        finally:
            del self._jobs[subject]
            self._turns.give()

    async def _timed(self, subject: Subject) -> Picture:
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            return await self._renderer.draw(subject)
        finally:
            took, self._finished = clock() - max(began, self._finished), clock()
            self._pace += (took - self._pace) / 4

    def _keep(self, subject: Subject, made: Picture) -> None:
        self._kept[subject] = made
        self.kept_bytes += len(made.data)
        while self.kept_bytes > self._limit and self._kept:
            _, gone = self._kept.popitem(last=False)
            self.kept_bytes -= len(gone.data)

    async def close(self) -> None:
        """Close the renderer. Ask for nothing afterwards."""
        await self._renderer.close()
        await asyncio.gather(*(job.made for job in self._jobs.values()), return_exceptions=True)
