"""Renders a subject to a picture, or None if it can't be had in time.

A painter draws off the event loop and never fails. A message without its picture is complete: its text says the same.
"""

from __future__ import annotations

import logging
from contextvars import ContextVar
from math import inf
from typing import Protocol

from bot.pictures import Picture, PictureWorker, ReplaySubject, Subject, TooManyPictures
from bot.pictures.process.pipe import reason
from bot.pictures.process.renderers import InProcess, InThread, NotDrawn, Renderer

log = logging.getLogger(__name__)

PANELS, BOARDS = 1.0, 0.5
"""Head start of answers before updates of panels, and before boards, in seconds."""
ANSWER_SECONDS = 2.0
"""How long an answer waits for its picture."""
_due: ContextVar[float | None] = ContextVar("due", default=None)
"""When this task's pictures are due; None: at once."""
REPLAY_SECONDS = 300.0
"""Time limit for a replay."""
LINGER = 60.0
"""Seconds after which the idle process for replays ends."""


class Painter(Protocol):
    """Draws pictures for messages."""

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture; None without one."""
        ...

    async def turn(self, due: float) -> None:
        """Wait until a picture due then (by the event loop's time) would be drawn. Read the state to show after that.
        This task's pictures are due then from now on."""
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
            return await worker.draw(subject, _due.get())
        except TooManyPictures:
            log.info("A picture would come too late; its message goes without it.")
        except NotDrawn as error:
            log.warning("A message goes without its picture: %s.", error)
        except Exception as error:  # its text may name a tile
            log.error("A picture could not be drawn: %s.", reason(error))
        return None

    async def turn(self, due: float) -> None:
        _due.set(due)
        await self._worker.turn(due)

    async def close(self) -> None:
        """End the drawing."""
        await self._worker.close()
        await self._replays.close()
