"""The one seam where pictures come in: from a subject to its picture, or to none.

`Painter` is what pages are dressed by (`bot.ui.channel.appearance`). A painter may take its time (it draws off the
event loop) and never fails: a message without its picture is still complete, because the text says the same.
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
"""Seconds for which answers go before panels that nobody has asked for, and before boards."""
ANSWER_SECONDS = 2.0
"""How long an answer waits for its picture."""
_due: ContextVar[float | None] = ContextVar("due", default=None)
"""When the pictures are due that this task asks for; None: at once."""
REPLAY_SECONDS = 300.0
"""How long the longest replay may take on a busy machine."""
LINGER = 60.0
"""Seconds for which the process that draws replays waits for the next one."""


class Painter(Protocol):
    """Draws what a message shows."""

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture, or none if it cannot be had."""
        ...

    async def turn(self, due: float) -> None:
        """Wait until what is due then, by the event loop's time, would be drawn: what is to be shown is best looked up
        after that. What this task has drawn from now on is due then too, and not at once, as answers are."""
        ...

    async def close(self) -> None:
        """End the drawing."""
        ...


class Painted:
    """Pictures by a drawing process. Replays take seconds, so they have one of their own, which goes when it has drawn
    them, and no board waits behind one. `threads`: the same without further processes, for `boneyard try` and tests."""

    def __init__(self, *, threads: bool = False) -> None:
        boards: Renderer = InThread() if threads else InProcess()
        replays: Renderer = InThread() if threads else InProcess(hang=REPLAY_SECONDS, linger=LINGER)
        self._worker = PictureWorker(boards, patience=inf if threads else ANSWER_SECONDS)
        self._replays = PictureWorker(replays)

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture; none when too many wait, or when it could not be drawn."""
        worker = self._replays if isinstance(subject, ReplaySubject) else self._worker
        try:
            return await worker.draw(subject, _due.get())
        except TooManyPictures:
            log.info("Too many pictures wait; a message goes without its own.")
        except NotDrawn as error:
            log.warning("A message goes without its picture: %s.", error)
        except Exception as error:  # not its text, which may name a tile
            log.error("A picture could not be drawn: %s.", reason(error))
        return None

    async def turn(self, due: float) -> None:
        _due.set(due)
        await self._worker.turn(due)

    async def close(self) -> None:
        """End the drawing."""
        await self._worker.close()
        await self._replays.close()
