"""The board writer: keeps the public message of every table as the table is, one request at a time in each channel.

Changes only mark a table; a task for its channel redraws what is marked until nothing is, so ten quick changes make
one edit. Nothing here holds a table's lock, and nothing that fails here loses anything: the next change, a click or a
restart draws the whole board again. The task ends when its channel is clean.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import assert_never

import discord

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.discord_errors import DISCORD_ERRORS, NOT_ALLOWED, Remedy, persist, remedy_for
from bot.ui.channel.panels import Panels
from bot.ui.channel.pings import Pings
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.lobby import closed_page, lobby_page
from bot.ui.pages.page import Page, Text, files, render
from bot.ui.pages.round_end import round_end_page
from bot.ui.pages.turns import to_play, with_next
from bot.words import Words, words_for
from engine.rules.errors import Refusal, Refused
from engine.rules.events import RoundEnded
from engine.tables.model import Change, ChangeKind, Snapshot, Status
from engine.tables.service import Tables

log = logging.getLogger(__name__)

AT_ONCE = 12
"""Channels that are drawn at the same time, so that a start with a thousand tables does not flood Discord."""
REDRAWS = 3
"""Tries at one redraw that changes its means (reposts, reopens a thread, drops the picture)."""


def without_files(words: Words, page: Page) -> Page:
    """The page in words, and the permission that is missing."""
    bare = page.bare()
    return replace(bare, parts=(*bare.parts, Text(words("board.no_attach"))))


class BoardWriter:
    """Draws every table's public message."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        activity_log: ActivityLog,
        panels: Panels,
        appearance: Appearance,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._client = client
        self._tables = tables
        self._activity_log = activity_log
        self._panels = panels
        self._appearance = appearance
        self._sleep = sleep
        self._pings = Pings(client, tables, appearance.settings_of, sleep)
        self._dirty: dict[int, dict[str, None]] = {}
        """By channel, the tables to redraw, in the order in which they were marked."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._ended: dict[str, list[Snapshot]] = {}
        """Tables as they were when a round ended, until that is drawn."""
        self._held: dict[str, int] = {}
        self._parked: set[int] = set()
        self._without_files: set[int] = set()
        """Channels that took a message only without its files, until somebody asks for the board there."""
        self._closing = False
        self._room = asyncio.Semaphore(AT_ONCE)

    # -- what is to be drawn ------------------------------------------------------------------------------------------

    def note(self, change: Change) -> None:
        snapshot = change.snapshot
        self._activity_log.note(change)
        if change.kind is ChangeKind.OPENED:
            return  # whoever opened it posts its lobby and then calls `mark`
        ended = any(isinstance(event, RoundEnded) for step in change.steps for event in step.events)
        if ended and snapshot.status is Status.PLAYING and snapshot.channel.channel_id not in self._parked:
            self._ended.setdefault(snapshot.id, []).append(snapshot)
        self._pings.note(change)
        self.mark(snapshot)

    def resume(self, snapshot: Snapshot) -> None:
        """A table is there again after a restart: an open one, or one whose ping was left."""
        self._pings.resume(snapshot)
        self.mark(snapshot)

    def mark(self, snapshot: Snapshot, *, visited: bool = False) -> None:
        """Redraw this table soon. `visited`: somebody was just there, so a parked channel is tried again."""
        channel = snapshot.channel.channel_id
        if visited:
            self._parked.discard(channel)
            self._without_files.discard(channel)
        if self._closing or channel in self._parked:
            return
        self._dirty.setdefault(channel, {})[snapshot.id] = None
        if channel not in self._tasks and snapshot.id not in self._held:
            self._start(channel)

    def _start(self, channel: int) -> None:
        self._tasks[channel] = asyncio.create_task(self._work(channel), name=f"board writer {channel}")

    @contextmanager
    def holding(self, snapshot: Snapshot, at_most: float | None = None) -> Iterator[None]:
        """Do not draw this table while an answer goes first: the one that posts its first message, or
        the mover's own (for `at_most` seconds, so that one that hangs does not silence the table)."""
        table, channel = snapshot.id, snapshot.channel.channel_id
        self._held[table] = self._held.get(table, 0) + 1
        held = True

        def release() -> None:
            nonlocal held
            if not held:
                return
            held = False
            self._held[table] -= 1
            if not self._held[table]:
                del self._held[table]
            if channel in self._dirty and channel not in self._tasks and not self._closing:
                self._start(channel)

        timer = None if at_most is None else asyncio.get_running_loop().call_later(at_most, release)
        try:
            yield
        finally:
            if timer:
                timer.cancel()
            release()

    async def close(self) -> None:
        """Finish what is marked, and take nothing more."""
        self._closing = True
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    # -- drawing ------------------------------------------------------------------------------------------------------

    async def _work(self, channel: int) -> None:
        try:
            while table := self._next(channel):
                try:
                    async with self._room:
                        await self._redraw(table)
                except Refused as refused:
                    if refused.refusal is not Refusal.NO_SUCH_TABLE:
                        log.warning("Table %s was not drawn: %s", table, refused)
                except DISCORD_ERRORS as error:
                    log.warning("Table %s was not drawn: %s", table, error)
                except Exception:
                    log.exception("Table %s could not be drawn.", table)
        finally:
            del self._tasks[channel]

    def _next(self, channel: int) -> str | None:
        """The next table to draw in a channel, which is then no longer marked."""
        marked = self._dirty.get(channel, {})
        table = next((table for table in marked if table not in self._held), None)
        if table is not None:
            del marked[table]
        if not marked:
            self._dirty.pop(channel, None)
        return table

    async def _redraw(self, table: str) -> None:
        words = words_for()
        shown = False
        try:
            shown = await self._show_all(words, table)
        finally:  # whatever became of the board, nobody is called to a turn that is over
            snapshot = await self._tables.snapshot(table)
            await self._pings.update(words, snapshot, shown=shown)
        await self._freshen(words, snapshot)
        if not snapshot.is_open:
            self._panels.forget(table)
            self._activity_log.forget(table)

    async def _show_all(self, words: Words, table: str) -> bool:
        """The accounts of rounds that have ended, then the board as it is now; False if it cannot be shown."""
        snapshot = await self._tables.snapshot(table)
        for ended in self._ended.pop(table, []):
            if snapshot.public:
                await self._close_round(words, ended)
        snapshot = await self._tables.snapshot(table)
        await self._activity_log.load(snapshot)
        return snapshot.public and await self._show(snapshot, await self.page(words, snapshot))

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
                page = round_end_page(words, snapshot)
            case status:
                assert_never(status)
        return await self._dressed(words, snapshot, page)

    async def _dressed(self, words: Words, snapshot: Snapshot, page: Page) -> Page:
        """The page as the server wants it, as far as the bot may: without a permission it says which one it needs."""
        dressed = await self._appearance.public(words, snapshot, page)
        if not dressed.pictures or self._may_attach(snapshot):
            return dressed
        return without_files(words, page)

    def _may_attach(self, snapshot: Snapshot) -> bool:
        """Whether the bot may post files here, as far as it knows."""
        if snapshot.channel.channel_id in self._without_files:
            return False
        guild = self._client.get_guild(snapshot.channel.guild_id or 0)
        channel = guild.get_channel_or_thread(snapshot.channel.channel_id) if guild else None
        if guild is None or channel is None:
            return True
        try:
            return channel.permissions_for(guild.me).attach_files
        except discord.ClientException:  # a thread whose channel is not known
            return True

    async def _close_round(self, words: Words, ended: Snapshot) -> None:
        """The board message becomes the account of the round; the next round gets a new message below it."""
        current = await self._tables.snapshot(ended.id)
        page = await self._dressed(words, ended, round_end_page(words, ended))
        if await self._show(current, page):
            await self._tables.set_message(ended.id, None)

    async def _show(self, snapshot: Snapshot, page: Page) -> bool:
        """Edit the table's message, or post it; False if it cannot be shown."""
        channel = snapshot.channel.channel_id
        message = snapshot.message_id
        for _ in range(REDRAWS):
            try:
                if message is not None:
                    await self._edit(channel, message, page)
                else:
                    posted = await self._post(snapshot, page)
                    await self._tables.set_message(snapshot.id, posted)
                return True
            except discord.HTTPException as error:
                match remedy_for(error):
                    case Remedy.REPOST:
                        message = None
                    case Remedy.SHRINK if page.pictures:
                        page = page.bare()
                    case Remedy.PARK if page.pictures and error.code == NOT_ALLOWED:
                        # It may be the files alone that are not allowed here.
                        self._without_files.add(channel)
                        page = without_files(words_for(), page)
                    case Remedy.UNARCHIVE:
                        await self._unarchive(channel)
                    case Remedy.PARK:
                        await self._park(snapshot)
                        return False
                    case _:
                        raise
        return False

    async def _edit(self, channel: int, message: int, page: Page) -> None:
        target = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def edit() -> None:
            await target.edit(
                view=render(page), attachments=files(page), allowed_mentions=discord.AllowedMentions.none()
            )

        await persist(edit, self._sleep)

    async def _post(self, snapshot: Snapshot, page: Page) -> int:
        """Post a new message. The nonce makes Discord answer a repeated post with the message it already has."""
        target = self._client.get_partial_messageable(snapshot.channel.channel_id)
        nonce = f"{snapshot.id}-{snapshot.version}"

        async def post() -> discord.Message:
            return await target.send(
                view=render(page), files=files(page), nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
            )

        return (await persist(post, self._sleep)).id

    async def _unarchive(self, channel: int) -> None:
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _park(self, snapshot: Snapshot) -> None:
        """Stop writing in a channel that is gone or closed to the bot, and tell the host once, if that is possible."""
        self._parked.add(snapshot.channel.channel_id)
        self._dirty.pop(snapshot.channel.channel_id, None)
        self._ended.pop(snapshot.id, None)
        log.warning("Channel %s is not open to the bot any more.", snapshot.channel.channel_id)
        text = words_for()("parked", channel=snapshot.channel.channel_id)
        try:
            host = await self._client.create_dm(discord.Object(snapshot.host_id))
            await host.send(text, allowed_mentions=discord.AllowedMentions.none())
        except DISCORD_ERRORS as error:
            log.info("The host could not be told: %s", error)

    async def _freshen(self, words: Words, snapshot: Snapshot) -> None:
        """Show people's open panels as the table is now. While robots play on, only to those who may act now and those
        who no longer may; the others see what it came to. What is only said (a claim) does not take a half-made choice
        off the screen."""
        actors = snapshot.actors if snapshot.is_open else ()
        resting = not snapshot.is_open or (snapshot.turn is not None and snapshot.turn.human)
        for seat in snapshot.seats:
            if not seat.human or seat.person is None:
                continue
            user, acting = seat.person.user_id, seat in actors
            panel = self._panels.stale(snapshot.id, user, snapshot.version)
            if panel is None or not (resting or acting or panel.acting):
                continue
            if snapshot.is_open and panel.version >= snapshot.valid_since and panel.acting == acting:
                continue
            page = hand_page(words, snapshot, seat.seat, self._activity_log.own(words, snapshot, seat.seat))
            if not acting:
                page = with_next(words, page, to_play(self._tables.tables_of(user), user, besides=snapshot.id))
            page = await self._appearance.panel(words, snapshot, page, seat)
            await self._panels.freshen(snapshot.id, user, panel, snapshot.version, page, acting)

    async def repost(self, snapshot: Snapshot, words: Words) -> int:
        """Show the board again at the bottom of its channel; the old message goes. Raises what Discord raises."""
        page = await self.page(words, snapshot)
        try:
            posted = await self._post(snapshot, page)
        except discord.HTTPException as error:
            if error.code != NOT_ALLOWED or not page.pictures:
                raise
            self._without_files.add(snapshot.channel.channel_id)
            posted = await self._post(snapshot, without_files(words, page))
        old = snapshot.message_id
        await self._tables.set_message(snapshot.id, posted)
        if old is not None:
            await self.remove(snapshot.channel.channel_id, old)
        self.mark(snapshot)
        return posted

    async def remove(self, channel: int, message: int) -> None:
        """Delete a board that was posted anew."""
        try:
            await persist(
                self._client.get_partial_messageable(channel).get_partial_message(message).delete, self._sleep
            )
        except DISCORD_ERRORS as error:
            log.info("An old board could not be deleted: %s", error)
