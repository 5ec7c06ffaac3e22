"""The one seam where pictures come in: from a subject to its picture, or to none.

`Painter` is what pages are dressed by (`bot.ui.channel.appearance`). A painter may take its time (it draws off the
event loop) and never fails: a message without its picture is still complete, because the text says the same.
"""

from __future__ import annotations

import logging
from typing import Protocol

from bot.pictures import Picture, PictureWorker, ReplaySubject, Subject, TooManyPictures

log = logging.getLogger(__name__)


class Painter(Protocol):
    """Draws what a message shows."""

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture, or none if it cannot be had."""
        ...

    async def close(self) -> None:
        """Finish what is being drawn."""
        ...


class Painted:
    """Pictures by worker threads. Replays take seconds, so they have one of their own and no board waits behind one."""

    def __init__(self) -> None:
        self._worker, self._replays = PictureWorker(), PictureWorker()

    async def draw(self, subject: Subject) -> Picture | None:
        """The picture; none when too many wait, or when it could not be drawn."""
        worker = self._replays if isinstance(subject, ReplaySubject) else self._worker
        try:
            return await worker.draw(subject)
        except TooManyPictures:
            log.info("Too many pictures wait; a message goes without its own.")
        except Exception:
            log.exception("A picture could not be drawn.")
        return None

    async def close(self) -> None:
        """Finish what is being drawn."""
        await self._worker.close()
        await self._replays.close()
