"""Draws a table's public messages: the board, the accounts of finished rounds, and the ping after them.

The table's row keeps what was shown last, so a redraw adds only the missing parts, and a failed one loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import assert_never

import discord

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.backlog import Outside
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.panels import Panels
from bot.ui.channel.pings import Pings
from bot.ui.channel.public_messages import ChannelClosed, PublicMessages, accounts_due, behind, left_in, may_be_buried
from bot.ui.channel.threads import Threads
from bot.ui.pages.page import Page, Text, draining
from bot.ui.pages.table.board import board_page
from bot.ui.pages.table.lobby import closed_page, lobby_page
from bot.ui.pages.table.round_end import round_end_page
from bot.ui.pages.table.seats import jump_link, table_title
from bot.words import Words
from bot.words.names import safe_name
from engine.tables.core.model import Snapshot, Status
from engine.tables.people.consent import voters
from engine.tables.people.participants import Asks
from engine.tables.time.idle import ping_due


class UndoNotices:
    """Tells players without an open panel that they are asked for an undo: one message a round, which goes with the
    question. `here`: whether a player has an open panel at a table."""

    def __init__(self, outside: Outside, here: Callable[[str, int], bool]) -> None:
        self._client, self._now, self._here = outside.client, outside.now, here
        self._settings_of = outside.appearance.settings_of
        self._told: dict[str, int] = {}
        """By table, the round whose players have been told."""
        self._sent: dict[str, discord.Message] = {}

    async def update(self, words: Words, snapshot: Snapshot) -> None:
        """Post or delete the message of a table."""
        question = snapshot.participants.question
        if question is None or question.asks is not Asks.UNDO or not snapshot.is_open:
            if snapshot.id in self._sent:
                with suppress(*DISCORD_ERRORS):
                    await self._sent.pop(snapshot.id).delete()
            if not snapshot.is_open:
                self._told.pop(snapshot.id, None)
            return
        asked = voters(snapshot, question) - {*question.yes, *question.no}
        away = [user for user in sorted(asked) if not self._here(snapshot.id, user)]
        away = [user for user in away if await self._wants(snapshot, user)]
        if not away or self._told.get(snapshot.id) == snapshot.dealt:
            return
        self._told[snapshot.id] = snapshot.dealt
        facts = {"mention": words.listing([f"<@{user}>" for user in away]), "name": safe_name(words, question.name)}
        text = words("ping.undo", game=table_title(words, snapshot), link=jump_link(snapshot), **facts)
        only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in away])
        channel = self._client.get_partial_messageable(snapshot.channel.channel_id)
        with suppress(*DISCORD_ERRORS):
            self._sent[snapshot.id] = await channel.send(text, allowed_mentions=only, suppress_embeds=True)

    async def _wants(self, snapshot: Snapshot, user: int) -> bool:
        settings, now = await self._settings_of(user), self._now()
        return settings.pings.wanted(snapshot.turn_seconds) and ping_due(snapshot, settings, now) <= now


class Boards:
    """Draws one table at a time; its caller decides when."""

    def __init__(self, outside: Outside, activity_log: ActivityLog, panels: Panels) -> None:
        self._tables, self._appearance, self._now = outside.tables, outside.appearance, outside.now
        self._activity_log = activity_log
        self.messages = PublicMessages(outside.client, outside.tables, outside.appearance.words_of)
        self.pings = Pings(outside, self.messages.unarchive)
        self._undo_notices = UndoNotices(outside, lambda table, user: panels.at(table, user) is not None)
        self.threads = Threads(outside.client)
        self.told_closed: set[int] = set()
        """Channels whose host knows that they are closed to the bot, until the next edit there."""

    # -- pages --------------------------------------------------------------------------------------------------------

    async def page(self, snapshot: Snapshot) -> Page:
        """The public message of a table."""
        words = await self._appearance.words_of(snapshot.channel.guild_id)
        match snapshot.status:
            case Status.LOBBY:
                page = lobby_page(words, snapshot)
            case Status.CANCELLED:
                page = closed_page(words, snapshot)
            case Status.PLAYING:
                page = board_page(words, snapshot, self._activity_log.recent(words, snapshot))
            case Status.FINISHED:
                page = await self.result(words, snapshot)
                if await self._tables.voiding.is_void(snapshot.id):
                    page = replace(page, parts=(Text(words("void.board")), *page.parts))
            case status:
                assert_never(status)
        if snapshot.is_open:
            page = draining(words, page, self._tables.closed_until)
        return await self._appearance.public(words, snapshot, page)

    async def _words(self, snapshot: Snapshot) -> Words:
        return await self._appearance.words_of(snapshot.channel.guild_id)

    async def result(self, words: Words, snapshot: Snapshot) -> Page:
        """The end of a round or match, with rating changes, achievements and results of the same deal elsewhere."""
        rated = await self._tables.results.rating_changes(snapshot)
        achieved = await self._tables.achievements.of_match(snapshot.id, len(snapshot.rounds))
        same = await self._tables.same_deals.told(snapshot)
        return round_end_page(words, snapshot, rated, achieved, same)

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
                words = await self._words(snapshot)
                await self.pings.update(words, snapshot, shown=shown)
                if snapshot.public:
                    await self._undo_notices.update(words, snapshot)
            await self._tables.set_shown(snapshot.id)
        return snapshot

    async def _show_all(self, snapshot: Snapshot, visited: bool) -> bool:
        """Post the accounts of finished rounds, then edit the board; False for a table without a public board."""
        if not snapshot.public or snapshot.homeless:
            return False
        if left_in(snapshot) is not None:
            snapshot = await self._leave_old_channel(snapshot)
        if numbers := accounts_due(snapshot):
            for number in numbers:
                ended = await self._tables.records.round_end(snapshot.id, number)
                if not await self._close_round(ended, number):
                    return False
            snapshot = await self._tables.snapshot(snapshot.id)
        if not (visited or behind(snapshot)):
            return True
        server = snapshot.channel.guild_id
        if not snapshot.is_open:
            await self._tell_end(snapshot)
        await self._activity_log.load(snapshot)
        anew = may_be_buried(snapshot, self._now()) and (await self._appearance.settings_of_server(server)).bottom
        shown = await self.messages.show(snapshot, await self.page(snapshot), anew=anew)
        if shown:
            self.told_closed.discard(snapshot.channel.channel_id)
        return shown

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
            rules = await self._tables.moderation.of(snapshot.channel.guild_id)
            results = next(iter(rules.results), None)
            await self.threads.tell_end(await self._words(snapshot), snapshot, results)

    async def _close_round(self, ended: Snapshot, number: int) -> bool:
        """Turn the board into the account of the round; the next round gets a new message below it. A board that opens
        a thread stays, and the account goes below."""
        words = await self._words(ended)
        page = await self._appearance.public(words, ended, await self.result(words, ended))
        now = await self._tables.snapshot(ended.id)
        if self.threads.opens_with(now):
            if shown := await self.messages.show(now, page, below=f"{now.id}-r{number}"):
                await self._tables.set_shown(ended.id, shown_rounds=number)
            return shown
        if not await self.messages.show(now, page):
            return False
        await self._tables.set_shown(ended.id, message_id=None, shown_version=None, shown_rounds=number)
        return True

    async def repost(self, table: str) -> None:
        """Post the board at the bottom of its channel, and delete the old message. Raises what Discord raises."""
        snapshot = await self._leave_old_channel(await self._tables.snapshot(table))
        await self._tell_end(snapshot)
        try:
            await self.messages.show(snapshot, await self.page(snapshot), anew=True)
        except ChannelClosed as closed:
            raise closed.error from None
