"""The one seam where pictures come in: from a snapshot or a view to a picture, or to none.

`Painter` is what pages are dressed by (`bot.ui.shown`). A painter may take its time (it draws off the event loop)
and never fails: a message without its picture is still complete, because the text says the same.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Protocol

from bot.pictures import Picture as Drawn
from bot.pictures import Pictures, PictureWorker, Style, TooManyPictures
from bot.ui.page import Picture
from bot.ui.people import plain_names
from bot.words import Words
from engine.rules.record import Record
from engine.rules.views import View
from engine.tables.model import Snapshot

log = logging.getLogger(__name__)


class Painter(Protocol):
    """Draws what a message shows."""

    async def board(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """The public board; what only the view's owner may see is left out."""
        ...

    async def hand(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """Somebody's hand, for that person alone."""
        ...

    async def tally(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """The scores."""
        ...

    async def replay(
        self, words: Words, snapshot: Snapshot, record: Record, number: int | None, style: Style
    ) -> Picture | None:
        """What is over of a match, or its round `number`, as an animation."""
        ...

    async def close(self) -> None:
        """Finish what is being drawn."""
        ...


class NoPictures:
    """Text only."""

    async def board(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """None."""
        return None

    async def hand(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """None."""
        return None

    async def tally(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """None."""
        return None

    async def replay(
        self, words: Words, snapshot: Snapshot, record: Record, number: int | None, style: Style
    ) -> Picture | None:
        """None."""
        return None

    async def close(self) -> None:
        """Nothing to do."""


class Painted:
    """Pictures by a worker thread."""

    def __init__(self) -> None:
        self._pictures = Pictures(PictureWorker(), replays=PictureWorker())

    async def board(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """The board; none before the first deal."""
        if view.number == 0:
            return None
        return await _tried(self._pictures.board(view, plain_names(snapshot), style, words, hints=snapshot.hints))

    async def hand(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """The hand, if there is one."""
        if not view.hand:
            return None
        return await _tried(self._pictures.hand(view, style, words))

    async def tally(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        """The scores, unless somebody plays alone."""
        if len(view.sides) < 2:
            return None
        return await _tried(self._pictures.tally(view, snapshot.rounds, plain_names(snapshot), style, words))

    async def replay(
        self, words: Words, snapshot: Snapshot, record: Record, number: int | None, style: Style
    ) -> Picture | None:
        """The animation; takes seconds."""
        return await _tried(self._pictures.replay(record, plain_names(snapshot), style, words, number))

    async def close(self) -> None:
        """Finish what is being drawn."""
        await self._pictures.close()


async def _tried(drawing: Awaitable[Drawn]) -> Picture | None:
    """The picture as a page holds it; none if it could not be drawn."""
    try:
        drawn = await drawing
    except TooManyPictures:
        log.info("Too many pictures wait; a message goes without its own.")
        return None
    except Exception:
        log.exception("A picture could not be drawn.")
        return None
    return Picture(drawn.data, drawn.name, drawn.alt)
