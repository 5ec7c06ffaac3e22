"""Draws a table's public messages: the board, the accounts of finished rounds, and the ping after them.

The table's row keeps what was shown last, so a redraw adds only the missing parts, and a failed one loses nothing.
"""

import logging
from dataclasses import replace
from functools import partial
from typing import assert_never

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.closed import ChannelClosed, Failures
from bot.ui.channel.lanes import Outside
from bot.ui.channel.notices import Notices
from bot.ui.channel.panels import Panels
from bot.ui.channel.pings import Pings
from bot.ui.channel.public_messages import PublicMessages, accounts_due, behind, left_in, may_be_buried
from bot.ui.channel.threads import Threads
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, Text, draining, with_button
from bot.ui.pages.table.board import board_page, short_page
from bot.ui.pages.table.lobby import closed_page, lobby_page, thread_page
from bot.ui.pages.table.round_end import round_end_page, short_end_page
from bot.ui.pages.table.seats import control
from bot.words import Words
from engine.tables.table.model import Snapshot, Status

log = logging.getLogger(__name__)

BOARD, PING = "board", "ping"


class Boards:
    """Draws one table at a time; its caller decides when."""

    def __init__(self, outside: Outside, activity_log: ActivityLog, panels: Panels) -> None:
        self._tables, self._appearance, self._now = outside.tables, outside.appearance, outside.now
        self._statistics = outside.statistics
        self._activity_log = activity_log
        self.messages = PublicMessages(outside.client, outside.tables, outside.appearance.words_of)
        self.pings = Pings(outside, self.messages.unarchive)
        self.notices = Notices(outside, self.messages, lambda table, user: panels.at(table, user) is not None)
        self.threads = Threads(outside)
        self._failures = Failures()
        self.live = False
        """Whether tables have a page, the live board."""

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
                if await self._statistics.voiding.is_void(snapshot.id):
                    page = replace(page, parts=(Text(words("void.board")), *page.parts))
            case status:
                assert_never(status)
        if snapshot.is_open and (until := self._tables.closed_until) is not None:
            page = draining(words, page, until)
        if self.live and snapshot.is_open:
            page = with_button(page, Button(words("board.live"), control(snapshot, Verb.LIVE)))
        return await self._appearance.dressed(words, snapshot, page)

    async def result(self, words: Words, snapshot: Snapshot) -> Page:
        """The end of a round or match, with rating changes, achievements and results of the same deal elsewhere."""
        rated = await self._statistics.results.rating_changes(snapshot)
        achieved = await self._statistics.achievements.of_match(snapshot.id, len(snapshot.rounds))
        same = await self._tables.same_deals.told(snapshot)
        return round_end_page(words, snapshot, rated, achieved, same)

    # -- messages -----------------------------------------------------------------------------------------------------

    async def redraw(self, snapshot: Snapshot, *, visited: bool) -> Snapshot:
        """Bring the channel in line with the table; if it was `visited`, edit the board in any case. Returns the table
        after that. Raises `ChannelClosed`, and what Discord raises."""
        shown, closed = False, False
        try:
            with self._failures.counted((snapshot.id, BOARD), snapshot.channel.channel_id):
                shown = await self._show_all(snapshot, visited)
        except ChannelClosed:
            closed = True
            raise
        finally:  # also after a failure, a ping whose turn is over goes
            snapshot = await self._tables.snapshot(snapshot.id)
            try:
                if not closed and left_in(snapshot) is None:
                    with self._failures.counted((snapshot.id, PING), snapshot.channel.channel_id):
                        await self.pings.update(snapshot, shown=shown)
                    if snapshot.public:
                        await self.notices.update(snapshot)
            finally:
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
        server, now = snapshot.channel.guild_id, snapshot.shown
        if not visited and now.shown_version == snapshot.version and now.posting is None:
            return True
        if not snapshot.is_open:
            await self._tell_end(snapshot)
        await self._activity_log.load(snapshot)
        anew = may_be_buried(snapshot, self._now()) and (await self._appearance.settings_of_server(server)).bottom
        anew = anew and snapshot.channel.channel_id not in self.pings.mute
        page = await self.page(snapshot)
        if self._failures.failed:
            of_kind = short_end_page if snapshot.status is Status.FINISHED else short_page
            short = partial(of_kind, await self._appearance.words_of(server), snapshot)
            page = self._failures.simpler((snapshot.id, BOARD), page, short)
        return await self.messages.show(snapshot, page, anew=anew, applause=snapshot.status is Status.FINISHED)

    async def _leave_old_channel(self, snapshot: Snapshot) -> Snapshot:
        """If the table has moved, delete its messages in the old channel. Returns the table after that."""
        if (left := left_in(snapshot)) is None:
            return snapshot
        if snapshot.message_id == snapshot.channel.channel_id:  # it opens the thread
            words = await self._appearance.words_of(snapshot.channel.guild_id)
            await self.messages.change(left, snapshot.message_id, thread_page(words, snapshot))
        else:
            await self.messages.remove(left, snapshot.message_id)
        await self.messages.remove(left, snapshot.shown.notice_message_id or None)
        await self.messages.remove(snapshot.shown.call_channel_id or left, snapshot.ping_message_id)
        await self._tables.forget_shown(snapshot)
        return await self._tables.snapshot(snapshot.id)

    async def _tell_end(self, snapshot: Snapshot) -> None:
        if not snapshot.is_open and behind(snapshot):
            rules = await self._tables.moderation.of(snapshot.channel.guild_id)
            results = next(iter(rules.results), None)
            words = await self._appearance.words_of(snapshot.channel.guild_id)
            await self.threads.tell_end(words, snapshot, results)

    async def _close_round(self, ended: Snapshot, number: int) -> bool:
        """Turn the board into the account of the round; the next round gets a new message below it. A board that opens
        a thread stays, and the account goes below."""
        words = await self._appearance.words_of(ended.channel.guild_id)
        page = await self._appearance.dressed(words, ended, await self.result(words, ended))
        page = self._failures.simpler((ended.id, BOARD), page, partial(short_end_page, words, ended))
        now = await self._tables.snapshot(ended.id)
        opens = self.threads.opens_with(now)
        below = f"{now.id}-r{number}" if opens else None
        shown = await self.messages.show(now, page, below=below, applause=True)
        if shown:
            free = {} if opens else {"message_id": None, "shown_version": None}
            await self._tables.set_shown(ended.id, shown_rounds=number, **free)
        return shown

    async def repost(self, table: str) -> None:
        """Post the board at the bottom of its channel, and delete the old message. Raises what Discord raises."""
        snapshot = await self._leave_old_channel(await self._tables.snapshot(table))
        await self._tell_end(snapshot)
        try:
            await self.messages.show(snapshot, await self.page(snapshot), anew=True)
        except ChannelClosed as closed:
            raise closed.error from None
