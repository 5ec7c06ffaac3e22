"""Remembers each player's open panel at a table while its interaction token lives.

A panel follows its table that long. After that, My hand opens a new one, and the old one says so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.pages.page import Page, files, render
from engine.tables.core.model import Snapshot

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""Lifetime of a panel in seconds. Discord's token lives 15 minutes."""
MOST = 5000
"""Panels remembered at once; the oldest are forgotten."""


@dataclass(slots=True)
class Panel:
    """An open panel that shows the table at `version`. `acting`: it offers a move. `message`: its id, 0 if unknown."""

    interaction: discord.Interaction
    message: int
    version: int
    until: float
    acting: bool
    dealt: int
    """The round of the shown tiles; 0: none."""
    planning: bool = False
    """Whether it shows the premoves, not the hand."""


class Panels:
    """One panel for each player at each table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._panels: dict[tuple[str, int], Panel] = {}

    def remember(
        self,
        snapshot: Snapshot,
        interaction: discord.Interaction,
        message: int,
        acting: bool = True,
        planning: bool = False,
    ) -> Panel | None:
        """Make an interaction's answer the user's panel. Returns the panel before, if it is another message that can
        still be edited."""
        key = (snapshot.id, interaction.user.id)
        before = self._panels.pop(key, None)
        until = self._now() + LIVES
        self._panels[key] = Panel(interaction, message, snapshot.version, until, acting, snapshot.dealt, planning)
        while len(self._panels) > MOST:
            self._panels.pop(next(iter(self._panels)))
        alive = before is not None and before.until > self._now()
        return before if before and alive and before.message != message else None

    def stale(self, table: str, user_id: int, version: int) -> Panel | None:
        """The user's panel, if it shows an older version and can still be edited."""
        panel = self._panels.get((table, user_id))
        if panel is None or panel.version >= version:
            return None
        if panel.until <= self._now():
            del self._panels[(table, user_id)]
            return None
        return panel

    def at(self, table: str, user_id: int) -> Panel | None:
        """The person's panel at this table."""
        return self._panels.get((table, user_id))

    def of(self, user_id: int) -> list[tuple[str, Panel]]:
        """A user's panels that can still be edited, with their tables."""
        now = self._now()
        return [(key[0], panel) for key, panel in self._panels.items() if key[1] == user_id and panel.until > now]

    def forget(self, table: str) -> None:
        for key in [key for key in self._panels if key[0] == table]:
            del self._panels[key]

    async def freshen(self, snapshot: Snapshot, user_id: int, panel: Panel, page: Page, acting: bool = True) -> None:
        """Show a page of this snapshot on the panel. A panel that fails is forgotten."""
        key = (snapshot.id, user_id)
        if self._panels.get(key) is not panel:
            return  # its owner has a newer one
        panel.version, panel.acting, panel.dealt = snapshot.version, acting, snapshot.dealt
        panel.planning = panel.planning and not acting
        if not await self.show(panel, page) and self._panels.get(key) is panel:
            del self._panels[key]

    async def take_away(self, panel: Panel) -> None:
        """Delete a replaced panel."""
        try:
            await panel.interaction.delete_original_response()
        except DISCORD_ERRORS as error:
            log.info("A panel could not be deleted: %s", error)

    async def show(self, panel: Panel, page: Page) -> bool:
        """Edit a panel; whether that worked."""
        try:
            await panel.interaction.edit_original_response(view=render(page), attachments=files(page))
        except DISCORD_ERRORS as error:
            log.info("A panel could not be updated: %s", error)
            return False
        return True
