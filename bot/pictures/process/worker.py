"""The painter of messages: a queue in front of each renderer, bounded, by due time, with pictures kept by subject.

Equal subjects are drawn once. A message whose picture would come too late, or can't be drawn, goes without it.
"""

import asyncio
import heapq
import logging
from collections import OrderedDict
from collections.abc import Hashable
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count
from math import inf
from typing import Protocol

from bot.pictures.process.pipe import reason
from bot.pictures.process.renderers import InProcess, InThread, NotDrawn, Renderer
from bot.pictures.render.drawing import Picture, Subject
from bot.pictures.replay import ReplaySubject

log = logging.getLogger(__name__)

QUEUE = 64
CACHE_BYTES = 24 * 1024 * 1024
AT_ONCE = 2
"""Pictures under way: the one being drawn, and the next, so that the renderer never waits for the event loop."""
SHARE = 0.3
"""Answers join the queue only if they expect their picture within this share of their patience."""
ANSWER_SECONDS = 2.0
"""How long an answer waits for its picture."""
REPLAY_SECONDS = 300.0
"""Time limit for a replay."""
LINGER = 60.0
"""Seconds after which the idle process for replays ends."""
DUE: ContextVar[float | None] = ContextVar("due", default=None)
"""When the pictures of this task are due, which draws a board or updates panels; None: at once, for an answer."""


class TooManyPictures(Exception):
    """The picture would come too late: show text instead."""


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
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            made = await self._renderer.draw(subject)
        finally:
            took, self._finished = clock() - max(began, self._finished), clock()
            self._pace += (took - self._pace) / 4
            del self._jobs[subject]
            self._turns.give()
        self._kept[subject] = made
        self.kept_bytes += len(made.data)
        while self.kept_bytes > self._limit and self._kept:
            _, gone = self._kept.popitem(last=False)
            self.kept_bytes -= len(gone.data)
        return made

    async def close(self) -> None:
        """Close the renderer. Ask for nothing afterwards."""
        await self._renderer.close()
        await asyncio.gather(*(job.made for job in self._jobs.values()), return_exceptions=True)


class Painter(Protocol):
    """Draws pictures for messages."""

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture; None without one."""
        ...

    async def turn(self, due: float) -> None:
        """Wait until a picture due then (by the event loop's time) would be drawn. Look up what to show after that."""
        ...

    async def close(self) -> None:
        """End drawing."""
        ...


class Painted:
    """Draws in a process; replays, which take seconds, in a second one that ends when idle. `threads`: draws in
    threads, for `boneyard try` and tests."""

    def __init__(self, *, threads: bool = False) -> None:
        boards: Renderer = InThread() if threads else InProcess()
        replays: Renderer = InThread() if threads else InProcess(hang=REPLAY_SECONDS, linger=LINGER)
        self._worker = PictureWorker(boards, patience=inf if threads else ANSWER_SECONDS)
        self._replays = PictureWorker(replays)

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture; None if it would come too late or could not be drawn."""
        worker = self._replays if isinstance(subject, ReplaySubject) else self._worker
        try:
            return await worker.draw(subject, DUE.get())
        except TooManyPictures:
            log.info("A picture would come too late; its message goes without it.")
        except NotDrawn as error:
            log.warning("A message goes without its picture: %s.", error)
        except Exception as error:  # its text may name a tile
            log.error("A picture could not be drawn: %s.", reason(error))
        return None

    async def turn(self, due: float) -> None:
        await self._worker.turn(due)

    async def close(self) -> None:
        """End the drawing."""
        await self._worker.close()
        await self._replays.close()
