"""Which page a table's public message shows, dressed as its server wants it and as far as the bot may."""

from __future__ import annotations

from typing import assert_never

import discord

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import Appearance, without_files
from bot.ui.pages.page import Page
from bot.ui.pages.table.board import board_page
from bot.ui.pages.table.lobby import closed_page, lobby_page
from bot.ui.pages.table.round_end import round_end_page
from bot.words import Words
from engine.tables.core.model import Snapshot, Status
from engine.tables.service import Tables


class PublicPages:
    """Makes them."""

    def __init__(
        self, client: discord.Client, tables: Tables, activity_log: ActivityLog, appearance: Appearance
    ) -> None:
        self._client = client
        self._tables = tables
        self._activity_log = activity_log
        self._appearance = appearance
        self.without_files: set[int] = set()
        """Channels that took a message only without its files, until somebody asks for the board there."""

    async def page(self, words: Words, snapshot: Snapshot) -> Page:
        """The public message of a table, whatever its state."""
        match snapshot.status:
            case Status.LOBBY:
                return lobby_page(words, snapshot)
            case Status.CANCELLED:
                page = closed_page(words, snapshot)
            case Status.PLAYING:
                page = board_page(words, snapshot, self._activity_log.recent(words, snapshot))
            case Status.FINISHED:
                return await self.over(words, snapshot)
            case status:
                assert_never(status)
        return await self._dressed(words, snapshot, page)

    async def over(self, words: Words, snapshot: Snapshot) -> Page:
        """The dressed end of a round or match."""
        return await self._dressed(words, snapshot, await self.result(words, snapshot))

    async def result(self, words: Words, snapshot: Snapshot) -> Page:
        """The end of a round or match with changes of ratings, achievements, and how others did with the same tiles."""
        rated = await self._tables.results.rating_changes(snapshot)
        achieved = await self._tables.achievements.of_match(snapshot.id, len(snapshot.rounds))
        same = await self._tables.same_deals.told(snapshot)
        return round_end_page(words, snapshot, rated, achieved, same)

    async def _dressed(self, words: Words, snapshot: Snapshot, page: Page) -> Page:
        """The page as the server wants it, as far as the bot may: without a permission it says which one it needs."""
        dressed = await self._appearance.public(words, snapshot, page)
        if not dressed.pictures or self._may_attach(snapshot):
            return dressed
        return without_files(words, page)

    def _may_attach(self, snapshot: Snapshot) -> bool:
        """Whether the bot may post files here, as far as it knows."""
        if snapshot.channel.channel_id in self.without_files:
            return False
        guild = self._client.get_guild(snapshot.channel.guild_id or 0)
        channel = guild.get_channel_or_thread(snapshot.channel.channel_id) if guild else None
        if guild is None or channel is None:
            return True
        try:
            return channel.permissions_for(guild.me).attach_files
        except discord.ClientException:  # a thread whose channel is not known
            return True
