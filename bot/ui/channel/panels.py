"""Remembers each player's open panel at a table while its interaction token lives.

A panel follows its table that long. After that, My hand opens a new one, and the old one says so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

import discord
from discord.utils import snowflake_time

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.discord_errors import DISCORD_ERRORS, logged
from bot.ui.channel.public_messages import BURIED, accounts_due
from bot.ui.pages.page import Page, files, render
from bot.ui.pages.table.daily import daily_line, over_page
from bot.ui.pages.table.hand import News, hand_page
from bot.ui.pages.table.premoves import may_premove, premoves_page
from bot.words import Words
from engine.tables.core.model import SeatInfo, Snapshot
from engine.tables.play.arranging import USUAL
from engine.tables.service import Tables

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
    board: int = 0
    """The public message right above it; 0: none."""
    planning: bool = False
    """Whether it shows the premoves, not the hand."""
    unfinished: bool = False
    """Whether the button to its owner's next table follows."""
    moved: bool = False
    """Whether it is a later message than the interaction's first answer."""


def shows_board(panel: Panel, snapshot: Snapshot, *, acting: bool) -> bool:
    """Whether a panel shows the board: none is right above it or about to be."""
    moves = acting and above_board(panel, snapshot)
    here = panel.board == snapshot.message_id and not accounts_due(snapshot)
    return not (moves or here)


def above_board(panel: Panel, snapshot: Snapshot) -> bool:
    """Whether the board was posted below the panel, in the same channel."""
    here = snapshot.public and panel.interaction.channel_id == snapshot.channel.channel_id
    return here and 0 < panel.message < (snapshot.message_id or 0)


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
        unfinished: bool = False,
    ) -> Panel | None:
        """Make an interaction's answer the user's panel. Returns the panel before, if it is another message that can
        still be edited."""
        key, board = (snapshot.id, interaction.user.id), snapshot.message_id or 0
        board = board if self.below_board(snapshot, interaction) else 0
        before = self._panels.pop(key, None)
        until = self._now() + LIVES
        self._panels[key] = Panel(
            interaction, message, snapshot.version, until, acting, snapshot.dealt, board, planning, unfinished
        )
        while len(self._panels) > MOST:
            self._panels.pop(next(iter(self._panels)))
        alive = before is not None and before.until > self._now()
        return before if before and alive and before.message != message else None

    def below_board(self, snapshot: Snapshot, interaction: discord.Interaction) -> bool:
        """Whether this interaction's panel is right below the table's board: opened there, and the board is new."""
        board, clicked = snapshot.message_id, interaction.message
        if board is None or clicked is None or snapshot.slow or isinstance(interaction.channel, discord.Thread):
            return False
        if accounts_due(snapshot):
            return False  # the message becomes the account of a round
        if clicked.id == board:
            return self._now() - snowflake_time(board).timestamp() < BURIED
        panel = self._panels.get((snapshot.id, interaction.user.id))
        return panel is not None and (panel.message, panel.board) == (clicked.id, board)

    def stale(self, table: str, user_id: int, version: int) -> Panel | None:
        """The user's panel, if it shows an older version and can still be edited."""
        panel = self.at(table, user_id)
        return None if panel is None or panel.version >= version else panel

    def at(self, table: str, user_id: int) -> Panel | None:
        """The person's panel at this table, if it can still be edited."""
        panel = self._panels.get((table, user_id))
        if panel is not None and panel.until <= self._now():
            del self._panels[(table, user_id)]
            return None
        return panel

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
        show = self._move(panel, snapshot, page) if acting and above_board(panel, snapshot) else self.show(panel, page)
        if not await show and self._panels.get(key) is panel:
            del self._panels[key]

    async def _move(self, panel: Panel, snapshot: Snapshot, page: Page) -> bool:
        """Show a page in a new message below the board, and delete the old panel; whether that worked."""
        before, followup = panel.message, panel.interaction.followup
        with logged(log, "A panel could not be moved"):
            sent = await followup.send(view=render(page), files=files(page), ephemeral=True, wait=True)
            panel.message, panel.board, panel.moved = sent.id, snapshot.message_id or 0, True
            await followup.delete_message(before)
        return panel.message != before

    async def take_away(self, panel: Panel) -> None:
        """Delete a replaced panel."""
        with logged(log, "A panel could not be deleted"):
            await panel.interaction.delete_original_response()

    async def show(self, panel: Panel, page: Page) -> bool:
        """Edit a panel; whether that worked."""
        try:
            if panel.moved:
                await panel.interaction.followup.edit_message(panel.message, view=render(page), attachments=files(page))
            else:
                await panel.interaction.edit_original_response(view=render(page), attachments=files(page))
        except DISCORD_ERRORS as error:
            log.info("A panel could not be updated: %s", error)
            return False
        return True


async def own_page(
    tables: Tables,
    activity_log: ActivityLog,
    words: Words,
    snapshot: Snapshot,
    seat: SeatInfo,
    *,
    board: bool,
    planning: bool = False,
    note: str = "",
    page: int = 0,
) -> Page:
    """The panel of a seat's player; `board`: with the board. `planning`: it showed premoves. `note`: why a click was
    refused, in place of the news. Raises `Refused`."""
    premoves = None if seat.person is None else await tables.premoves_of(snapshot.id, seat.person.user_id)
    asked = seat.person and tables.arrangements.of(snapshot.id, seat.person.user_id)
    arrangement = await asked if asked else USUAL
    view = snapshot.view_for(seat.seat)
    if planning and view is not None and may_premove(snapshot, view):
        return premoves_page(words, snapshot, seat.seat, premoves, arrangement=arrangement)
    news = News(note) if note else activity_log.own(words, snapshot, seat.seat)
    if snapshot.seed_chain is not None and snapshot.seed_chain.daily:
        if (ended := await tables.dailies.ended(snapshot)) is not None:
            return over_page(words, snapshot, ended, note)
        told = [daily_line(words, snapshot, await tables.dailies.deal_of(snapshot)), news.told]
        news = replace(news, told="\n".join(filter(None, told)))
    news = replace(news, premoves=premoves, board=board, arrangement=arrangement)
    return hand_page(words, snapshot, seat.seat, news, page)
