"""Draws a table's public messages: the board, the accounts of finished rounds, and the ping after them.

The table's row keeps what was shown last, so a redraw adds only the missing parts, and a failed one loses nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import assert_never

import discord

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import Appearance, without_files
from bot.ui.channel.discord_errors import NOT_ALLOWED, Remedy, remedy_for
from bot.ui.channel.pings import Pings
from bot.ui.channel.public_messages import PublicMessages, accounts_due, behind, left_in, may_be_buried
from bot.ui.channel.threads import Threads
from bot.ui.pages.page import Page
from bot.ui.pages.table.board import board_page
from bot.ui.pages.table.lobby import closed_page, lobby_page
from bot.ui.pages.table.round_end import round_end_page
from bot.words import Words, words_for
from engine.tables.core.model import Snapshot, Status
from engine.tables.service import Tables

log = logging.getLogger(__name__)

REDRAWS = 4
"""Tries of one redraw by different means: a new post, a reopened thread, no picture."""


class ChannelClosed(Exception):
    """The channel is gone or closed to the bot. `error` is Discord's answer."""

    def __init__(self, snapshot: Snapshot, error: discord.HTTPException) -> None:
        super().__init__(f"channel {snapshot.channel.channel_id} is closed: {error}")
        self.snapshot = snapshot
        self.error = error


class Boards:
    """Draws one table at a time; its caller decides when."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        activity_log: ActivityLog,
        appearance: Appearance,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._tables = tables
        self._activity_log = activity_log
        self._appearance = appearance
        self._now = now
        self.messages = PublicMessages(client, tables)
        self.pings = Pings(client, tables, appearance.settings_of, self.messages.unarchive)
        self.threads = Threads(client)
        self.without_files: set[int] = set()
        """Channels that took a message only without files, until a user asks for the board there."""
        self.told_closed: set[int] = set()
        """Channels whose host knows that they are closed to the bot, until the next edit there."""

    # -- pages --------------------------------------------------------------------------------------------------------

    async def page(self, words: Words, snapshot: Snapshot) -> Page:
        """The public message of a table."""
        match snapshot.status:
            case Status.LOBBY:
                return lobby_page(words, snapshot)
            case Status.CANCELLED:
                page = closed_page(words, snapshot)
            case Status.PLAYING:
                page = board_page(words, snapshot, self._activity_log.recent(words, snapshot))
            case Status.FINISHED:
                return await self._account(words, snapshot)
            case status:
                assert_never(status)
        return await self._dressed(words, snapshot, page)

    async def _account(self, words: Words, snapshot: Snapshot) -> Page:
        return await self._dressed(words, snapshot, await self.result(words, snapshot))

    async def result(self, words: Words, snapshot: Snapshot) -> Page:
        """The end of a round or match, with rating changes, achievements and results of the same deal elsewhere."""
        rated = await self._tables.results.rating_changes(snapshot)
        achieved = await self._tables.achievements.of_match(snapshot.id, len(snapshot.rounds))
        same = await self._tables.same_deals.told(snapshot)
        return round_end_page(words, snapshot, rated, achieved, same)

    async def _dressed(self, words: Words, snapshot: Snapshot, page: Page) -> Page:
        """The page in the server's style. Without the permission for files, it names that permission."""
        dressed = await self._appearance.public(words, snapshot, page)
        if not dressed.pictures or self._may_attach(snapshot):
            return dressed
        return without_files(words, page)

    def _may_attach(self, snapshot: Snapshot) -> bool:
        """Whether the bot may post files here, by what it knows."""
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

    # -- messages -----------------------------------------------------------------------------------------------------

    async def redraw(self, snapshot: Snapshot, *, visited: bool) -> Snapshot:
        """Bring the channel in line with the table; if it was `visited`, edit the board in any case. Returns the table
        after that. Raises `ChannelClosed`, and what Discord raises."""
        shown, closed = False, False
        try:
            shown = await self._show_all(snapshot, visited)
        except ChannelClosed:
            closed = True
            raise
        finally:  # also after a failure, a ping whose turn is over goes
            snapshot = await self._tables.snapshot(snapshot.id)
            if not closed and left_in(snapshot) is None:
                await self.pings.update(words_for(), snapshot, shown=shown)
            await self._tables.set_shown(snapshot.id)
        return snapshot

    async def _show_all(self, snapshot: Snapshot, visited: bool) -> bool:
        """Post the accounts of finished rounds, then edit the board; False for a table without a public board."""
        if not snapshot.public or snapshot.homeless:
            return False
        words = words_for()
        snapshot = await self._leave_old_channel(snapshot)
        if numbers := accounts_due(snapshot):
            for number in numbers:
                ended = await self._tables.records.round_end(snapshot.id, number)
                if not await self._close_round(words, ended, number):
                    return False
            snapshot = await self._tables.snapshot(snapshot.id)
        if not (visited or behind(snapshot)):
            return True
        await self._tell_end(snapshot)
        await self._activity_log.load(snapshot)
        anew = may_be_buried(snapshot, self._now()) and await self._appearance.at_bottom(snapshot)
        return await self._show(snapshot, await self.page(words, snapshot), anew=anew)

    async def _leave_old_channel(self, snapshot: Snapshot) -> Snapshot:
        """If the table has moved, delete its messages in the old channel. Returns the table after that."""
        if (left := left_in(snapshot)) is None:
            return snapshot
        await self.messages.remove(left, snapshot.message_id)
        await self.messages.remove(snapshot.shown.call_channel_id or left, snapshot.ping_message_id)
        await self._tables.forget_shown(snapshot)
        return await self._tables.snapshot(snapshot.id)

    async def _tell_end(self, snapshot: Snapshot) -> None:
        if not snapshot.is_open and behind(snapshot):
            await self.threads.tell_end(snapshot)

    async def _close_round(self, words: Words, ended: Snapshot, number: int) -> bool:
        """Turn the board into the account of the round; the next round gets a new message below it. A board that opens
        a thread stays, and the account goes below."""
        page, now = await self._account(words, ended), await self._tables.snapshot(ended.id)
        if self.threads.opens_with(now):
            if shown := await self._show(now, page, below=f"{now.id}-r{number}"):
                await self._tables.set_shown(ended.id, shown_rounds=number)
            return shown
        if not await self._show(now, page):
            return False
        await self._tables.set_shown(ended.id, message_id=None, shown_version=None, shown_rounds=number)
        return True

    async def _show(self, snapshot: Snapshot, page: Page, *, anew: bool = False, below: str | None = None) -> bool:
        """Edit the table's message, or post it (`anew`: in any case), or post the page `below` it under that nonce.
        False if no means worked."""
        channel = snapshot.channel.channel_id
        message = None if snapshot.shown.posting or anew else snapshot.message_id
        for _ in range(REDRAWS):
            try:
                if below is not None:
                    await self.messages.below(channel, page, below)
                    return True
                if message is None:
                    message, as_it_is = await self.messages.post(snapshot, page)
                    if as_it_is:
                        return True
                await self.messages.edit(channel, message, page)
                await self._tables.edited(snapshot.id, snapshot.version)
                self.told_closed.discard(channel)
                return True
            except discord.HTTPException as error:
                match remedy_for(error):
                    case Remedy.REPOST:
                        now = await self._tables.snapshot(snapshot.id)  # another task may have posted it again
                        message = None if now.message_id == message else now.message_id
                    case Remedy.SHRINK if page != page.bare():
                        page = page.bare()
                    case Remedy.PARK if page.pictures and error.code == NOT_ALLOWED:
                        self.without_files.add(channel)  # only files may be forbidden here
                        page = without_files(words_for(), page)
                    case Remedy.UNARCHIVE:
                        await self.messages.unarchive(channel)
                    case Remedy.PARK:
                        raise ChannelClosed(snapshot, error) from error
                    case _:
                        raise
        return False

    async def repost(self, table: str, words: Words) -> None:
        """Post the board at the bottom of its channel, and delete the old message. Raises what Discord raises."""
        snapshot = await self._leave_old_channel(await self._tables.snapshot(table))
        await self._tell_end(snapshot)
        page = await self.page(words, snapshot)
        try:
            await self.messages.post(snapshot, page)
        except discord.HTTPException as error:
            if error.code != NOT_ALLOWED or not page.pictures:
                raise
            self.without_files.add(snapshot.channel.channel_id)
            await self.messages.post(snapshot, without_files(words, page))
