"""Panels that can still be edited: each person's one at a table, for as long as its interaction lives.

A hand panel follows its table as long as Discord allows. Nothing depends on it: My hand always gives a new one, and the
older one becomes a line that says so.
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
"""Seconds for which a panel is edited; Discord ends the right to it after fifteen minutes."""
MOST = 5000
"""Panels remembered at once; beyond that the oldest are left alone."""


@dataclass(slots=True)
class Panel:
    """A panel on somebody's screen, showing the table at `version`, with or without something for them to do. `message`
    is its id, 0 where Discord has not said."""

    interaction: discord.Interaction
    message: int
    version: int
    until: float
    acting: bool
    dealt: int
    """Of which round it shows the tiles; 0: of none."""
    planning: bool = False
    """Whether it shows the plan, not the hand."""


class Panels:
    """The one panel of each person at each table."""

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
        """This interaction's answer, the message of that id, is the person's panel now; `acting`: it offers them
        something to do, `planning`: it shows their plan. Gives the one that was it before, if that is another message
        and can still be edited."""
        key = (snapshot.id, interaction.user.id)
        before = self._panels.pop(key, None)
        until = self._now() + LIVES
        self._panels[key] = Panel(interaction, message, snapshot.version, until, acting, snapshot.dealt, planning)
        while len(self._panels) > MOST:
            self._panels.pop(next(iter(self._panels)))
        alive = before is not None and before.until > self._now()
        return before if before and alive and before.message != message else None

    def stale(self, table: str, user_id: int, version: int) -> Panel | None:
        """The person's panel, if it shows an older version and can still be edited."""
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
        """Somebody's panels that can still be edited, by table."""
        now = self._now()
        return [(key[0], panel) for key, panel in self._panels.items() if key[1] == user_id and panel.until > now]

    def forget(self, table: str) -> None:
        for key in [key for key in self._panels if key[0] == table]:
            del self._panels[key]

    async def freshen(self, snapshot: Snapshot, user_id: int, panel: Panel, page: Page, acting: bool = True) -> None:
        """Show the panel as of this snapshot; if that fails the panel is left as it is and forgotten."""
        key = (snapshot.id, user_id)
        if self._panels.get(key) is not panel:
            return  # its owner has a newer one by now
        panel.version, panel.acting, panel.dealt = snapshot.version, acting, snapshot.dealt
        panel.planning = panel.planning and not acting
        if not await self.show(panel, page) and self._panels.get(key) is panel:
            del self._panels[key]

    async def take_away(self, panel: Panel) -> None:
        """Delete a panel in whose place there is another one."""
        try:
            await panel.interaction.delete_original_response()
        except DISCORD_ERRORS as error:
            log.info("A panel could not be taken away: %s", error)

    async def show(self, panel: Panel, page: Page) -> bool:
        """Edit a panel; whether that was possible."""
        try:
            await panel.interaction.edit_original_response(view=render(page), attachments=files(page))
        except DISCORD_ERRORS as error:
            log.info("A panel could not be freshened: %s", error)
            return False
        return True
