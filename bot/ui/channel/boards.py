"""Draws a table's public messages: the board, the accounts of finished rounds, and the ping after them.

The table's row keeps what was shown last, so a redraw adds only the missing parts, and a failed one loses nothing.
"""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.discord_errors import logged
from bot.ui.channel.lanes import Outside
from bot.ui.channel.panels import Panels
from bot.ui.channel.pings import Pings
from bot.ui.channel.public_messages import ChannelClosed, PublicMessages, accounts_due, behind, left_in, may_be_buried
from bot.ui.channel.reply import only
from bot.ui.channel.threads import Threads
from bot.ui.pages.page import Page, Text, draining
from bot.ui.pages.table.board import board_page
from bot.ui.pages.table.lobby import closed_page, lobby_page
from bot.ui.pages.table.round_end import round_end_page
from bot.ui.pages.table.seats import jump_link, table_title
from bot.words import Words
from bot.words.names import safe_name
from engine.tables.edits.consent import voters
from engine.tables.running.idle import ping_due
from engine.tables.table.model import SENDING, Snapshot, Status
from engine.tables.table.participants import Asks, Question

log = logging.getLogger(__name__)


class UndoNotices:
    """Tells players without an open panel that they are asked for an undo: one message a round, deleted with the
    question. The table's row notes it before and after it is sent, as with pings. `here`: whether a player has an open
    panel at a table."""

    def __init__(self, outside: Outside, messages: PublicMessages, here: Callable[[str, int], bool]) -> None:
        self._client, self._tables, self._now = outside.client, outside.tables, outside.now
        self._appearance = outside.appearance
        self._messages, self._here = messages, here

    @staticmethod
    def due(snapshot: Snapshot) -> bool:
        """Whether a message has to be deleted or may be missing, by the row."""
        notice = snapshot.shown.notice_message_id
        return notice is not None and (notice == SENDING or _undo(snapshot) is None)

    async def update(self, snapshot: Snapshot) -> None:
        """Post or delete the message of a table. Raises what Discord raises for a passing reason."""
        question, notice = _undo(snapshot), snapshot.shown.notice_message_id
        if question is None and notice is None:
            return
        number = snapshot.ended_rounds + 1
        new = snapshot.shown.noticed_round != number
        away = await self._away(snapshot, question) if question and (new or notice == SENDING) else []
        if away and new:
            notice = SENDING
            await self._tables.set_shown(snapshot.id, notice_message_id=SENDING, noticed_round=number)
            snapshot = await self._tables.snapshot(snapshot.id)
        if notice == SENDING:  # sending an unconfirmed message again finds it
            notice = await self._send(snapshot, question, away)
        if question is None:
            await self._messages.remove(snapshot.channel.channel_id, notice)
            notice = None
        await self._tables.set_shown(snapshot.id, notice_message_id=notice)

    async def _away(self, snapshot: Snapshot, question: Question) -> list[int]:
        """The players to tell."""
        asked = sorted(voters(snapshot, question) - {*question.yes, *question.no})
        return [user for user in asked if not self._here(snapshot.id, user) and await self._wants(snapshot, user)]

    async def _send(self, snapshot: Snapshot, question: Question | None, away: list[int]) -> int | None:
        """Post the noted message; None if Discord refuses it."""
        words = await self._appearance.words_of(snapshot.channel.guild_id)
        text = words("ping.over")
        if question is not None:
            facts = {"mention": words.listing([f"<@{user}>" for user in away]), "name": safe_name(words, question.name)}
            text = words("ping.undo", game=table_title(words, snapshot), link=jump_link(snapshot), **facts)
        channel = self._client.get_partial_messageable(snapshot.channel.channel_id)
        nonce = f"{snapshot.id}-u{snapshot.shown.noticed_round}"
        sent = None
        with logged(log, "A question for an undo was not posted", mending=True):
            sent = (await channel.send(text, allowed_mentions=only(away), nonce=nonce, suppress_embeds=True)).id
        return sent

    async def _wants(self, snapshot: Snapshot, user: int) -> bool:
        settings, now = await self._appearance.settings_of(user), self._now()
        return settings.pings.wanted(snapshot.turn_seconds) and ping_due(snapshot, settings, now) <= now


def _undo(snapshot: Snapshot) -> Question | None:
    """The open question for an undo."""
    question = snapshot.participants.question
    return question if question and question.asks is Asks.UNDO and snapshot.is_open else None


class Boards:
    """Draws one table at a time; its caller decides when."""

    def __init__(self, outside: Outside, activity_log: ActivityLog, panels: Panels) -> None:
        self._tables, self._appearance, self._now = outside.tables, outside.appearance, outside.now
        self._statistics = outside.statistics
        self._activity_log = activity_log
        self.messages = PublicMessages(outside.client, outside.tables, outside.appearance.words_of)
        self.pings = Pings(outside, self.messages.unarchive)
        self.undo_notices = UndoNotices(outside, self.messages, lambda table, user: panels.at(table, user) is not None)
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
                if await self._statistics.voiding.is_void(snapshot.id):
                    page = replace(page, parts=(Text(words("void.board")), *page.parts))
            case status:
                assert_never(status)
        if snapshot.is_open and (until := self._tables.closed_until) is not None:
            page = draining(words, page, until)
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
            shown = await self._show_all(snapshot, visited)
        except ChannelClosed:
            closed = True
            raise
        finally:  # also after a failure, a ping whose turn is over goes
            snapshot = await self._tables.snapshot(snapshot.id)
            if not closed and left_in(snapshot) is None:
                await self.pings.update(snapshot, shown=shown)
                if snapshot.public:
                    await self.undo_notices.update(snapshot)
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
        shown = await self.messages.show(snapshot, await self.page(snapshot), anew=anew)
        if shown:
            self.told_closed.discard(snapshot.channel.channel_id)
        return shown

    async def _leave_old_channel(self, snapshot: Snapshot) -> Snapshot:
        """If the table has moved, delete its messages in the old channel. Returns the table after that."""
        if (left := left_in(snapshot)) is None:
            return snapshot
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
        now = await self._tables.snapshot(ended.id)
        opens = self.threads.opens_with(now)
        shown = await self.messages.show(now, page, below=f"{now.id}-r{number}" if opens else None)
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
