"""The one seam where pictures come in: from a subject to its picture, or to none.

`Painter` is what pages are dressed by (`bot.ui.channel.appearance`). A painter may take its time (it draws off the
event loop) and never fails: a message without its picture is still complete, because the text says the same.
"""

from __future__ import annotations

import logging
from typing import Protocol

from bot.pictures import Picture, PictureWorker, ReplaySubject, Subject, TooManyPictures
from bot.pictures.pipe import reason
from bot.pictures.studios import InProcess, InThread, NotDrawn, Studio

log = logging.getLogger(__name__)

REPLAY_SECONDS = 300.0
"""How long the longest replay may take on a busy machine."""
LINGER = 60.0
"""Seconds for which the process that draws replays waits for the next one."""


class Painter(Protocol):
    """Draws what a message shows."""

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture, or none if it cannot be had."""
        ...

    async def close(self) -> None:
        """End the drawing."""
        ...


class Painted:
    """Pictures by a drawing process. Replays take seconds, so they have one of their own, which goes when it has drawn
    them, and no board waits behind one. `threads`: the same without further processes, for `boneyard try` and tests."""

    def __init__(self, *, threads: bool = False) -> None:
        boards: Studio = InThread() if threads else InProcess()
        replays: Studio = InThread() if threads else InProcess(hang=REPLAY_SECONDS, linger=LINGER)
        self._worker, self._replays = PictureWorker(boards), PictureWorker(replays)

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture; none when too many wait, or when it could not be drawn."""
        worker = self._replays if isinstance(subject, ReplaySubject) else self._worker
        try:
            return await worker.draw(subject)
        except TooManyPictures:
            log.info("Too many pictures wait; a message goes without its own.")
        except NotDrawn as error:
            log.warning("A message goes without its picture: %s.", error)
        except Exception as error:  # not its text, which may name a tile
            log.error("A picture could not be drawn: %s.", reason(error))
        return None

    async def close(self) -> None:
        """End the drawing."""
        await self._worker.close()
        await self._replays.close()
