"""The one seam where pictures come in: from a snapshot or a view to a picture, or to none.

`Painter` is what the board writer and the hand panel ask; `NoPictures` serves the text boards alone. A painter may
take its time (it draws off the event loop) and must not fail: a message without its picture is still complete.
"""

from __future__ import annotations

from typing import Protocol

from bot.ui.page import Picture
from engine.rules.views import View
from engine.tables.model import Snapshot


class Painter(Protocol):
    """Draws what a message shows."""

    async def board(self, snapshot: Snapshot, view: View) -> Picture | None:
        """The public board, from the spectator's view."""
        ...

    async def hand(self, snapshot: Snapshot, view: View) -> Picture | None:
        """Somebody's hand, for that person alone."""
        ...


class NoPictures:
    """Text only."""

    async def board(self, snapshot: Snapshot, view: View) -> Picture | None:
        """None."""
        return None

    async def hand(self, snapshot: Snapshot, view: View) -> Picture | None:
        """None."""
        return None
