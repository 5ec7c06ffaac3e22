"""The board writer: keeps the public message of every table as the table is, one request at a time in each channel.

Changes only mark a table; a task for its channel redraws what is marked until nothing is, so ten quick changes make
one edit. Nothing here holds a table's lock. What is to be seen is derived from the table's row, which keeps what was
shown last: so nothing that fails here loses anything. It is tried again, after longer and longer pauses, and whatever a
crash prevented is made good at the next start. The task ends when its channel is clean.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from math import inf

import discord

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import Appearance, without_files
from bot.ui.channel.backlog import Backlog
from bot.ui.channel.departures import Departures
from bot.ui.channel.discord_errors import (
    DISCORD_ERRORS,
    GONE,
    NOT_ALLOWED,
    Remedy,
    limited,
    mends,
    pause_after,
    remedy_for,
)
from bot.ui.channel.freshener import Freshener
from bot.ui.channel.painter import BOARDS
from bot.ui.channel.panels import Panels
from bot.ui.channel.pings import Pings
from bot.ui.channel.public_messages import PublicMessages, accounts_due, answer_note, behind, left_in, may_be_buried
from bot.ui.channel.public_pages import PublicPages
from bot.ui.channel.reply import Reply
from bot.ui.channel.threads import Threads
from bot.ui.pages.page import Page, sentence
from bot.words import Words, words_for
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import By, Change, ChangeKind, Snapshot
from engine.tables.service import Tables

log = logging.getLogger(__name__)

AT_ONCE = 12
"""Channels that are drawn at the same time."""
REDRAWS = 4
"""Tries at one redraw that changes its means (reposts, reopens a thread, drops the picture)."""
PARKED = 60.0
"""Seconds for which a move in a parked channel is no reason to write there again."""


class BoardWriter:
    """Draws every table's public message."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        activity_log: ActivityLog,
        panels: Panels,
        appearance: Appearance,
        backlog: Backlog,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        self._client = client
        self._tables = tables
        self._activity_log = activity_log
        self._freshener = Freshener(tables, activity_log, panels, appearance, lambda table: table in self._held)
        self._appearance = appearance
        self._backlog = backlog
        self._now = now
        self._sleep = sleep
        self._messages = PublicMessages(client, tables)
        self._pings = Pings(client, tables, appearance.settings_of, self._messages.unarchive)
        self.departures = Departures(client, tables, backlog, now)
        self.threads = Threads(client)
        self._dirty: dict[int, dict[str, bool]] = {}
        """By channel, the tables to redraw, in the order in which they were marked; whether even if nothing is due."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._resting: dict[int, asyncio.Future[object]] = {}
        """Pauses before the next try, by channel."""
        self._held: dict[str, int] = {}
        self._drawing: dict[str, asyncio.Event] = {}
        """The tables whose message is being written; set when that is done."""
        self._parked: dict[int, float] = {}
        """Channels that are closed to the bot, until when a move there is no reason to try again."""
        self._told: set[int] = set()
        """Channels of which a host was told so, since they were open last."""
        self.pages = PublicPages(client, tables, activity_log, appearance)
        self._due: dict[str, float] = {}
        """When each table that is marked is to be drawn at the latest, by the event loop's time, as far as that is
        possible."""
        self._closing = False
        self._room = asyncio.Semaphore(AT_ONCE)

    # -- what is to be drawn ------------------------------------------------------------------------------------------

    def note(self, change: Change) -> None:
        snapshot = change.snapshot
        self._activity_log.note(change)
        if not self._closing:
            self.departures.note(change)
        if change.kind is ChangeKind.OPENED:
            return  # whoever opened it posts its lobby and then calls `mark`
        channel = snapshot.channel.channel_id
        if any(step.by is By.PLAYER for step in change.steps) and self._parked.get(channel, inf) <= self._now():
            del self._parked[channel]
        server = snapshot.channel.guild_id
        self.mark(snapshot, late=server is not None and self._client.get_guild(server) is None)  # nobody sees it there
        if not self._closing:
            self._freshener.mark(snapshot.id)

    async def resume(self, snapshot: Snapshot) -> None:
        """A table is there again after a restart or an outage: what is due in its channel has time."""
        self._pings.resume(snapshot)
        await self.departures.resume(snapshot)
        if behind(snapshot) or self._pings.due(snapshot):
            await self._backlog.has_room()
            if snapshot.id not in self._due:
                self.mark(snapshot, late=True)

    def mark(self, snapshot: Snapshot, *, visited: bool = False, late: bool = False) -> None:
        """Redraw this table soon, or `late`, since it has time. `visited`: somebody was just there, so it is redrawn
        even if nothing is due, and a parked channel is tried again."""
        channel = snapshot.channel.channel_id
        if visited:
            self._parked.pop(channel, None)
            self.pages.without_files.discard(channel)
        if not late:
            self._backlog.discard(snapshot.id)
        elif snapshot.id not in self._due and channel not in self._parked:
            self._backlog.add(snapshot.id)
        if self._closing:
            return
        self._mark(channel, snapshot.id, visited)
        if visited and channel in self._resting:
            self._resting[channel].cancel()
        if snapshot.id not in self._held:
            self._start(channel)

    def _mark(self, channel: int, table: str, visited: bool) -> None:
        marked = self._dirty.setdefault(channel, {})
        marked[table] = visited or marked.get(table, False)
        self._due.setdefault(table, asyncio.get_running_loop().time() + BOARDS)

    def reopen(self, channels: Iterable[int]) -> None:
        """What the bot may do there has changed: try those that are parked again."""
        for channel in channels:
            if self._parked.pop(channel, None) is not None:
                self._start(channel)

    @property
    def parked(self) -> tuple[int, ...]:
        """The channels that are closed to the bot."""
        return tuple(self._parked)

    def _start(self, channel: int) -> None:
        if channel in self._tasks or channel in self._parked or channel not in self._dirty or self._closing:
            return
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
                self._freshener.go_on(table)
            self._start(channel)

        timer = None if at_most is None else asyncio.get_running_loop().call_later(at_most, release)
        try:
            yield
        finally:
            if timer:
                timer.cancel()
            release()

    async def close(self, seconds: float) -> None:
        """Try once to draw what is marked, for so long at most, and take nothing more. What is due then is drawn at the
        next start."""
        self._closing = True
        for rest in self._resting.values():
            rest.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._finish(), seconds)
        for task in self._tasks.values():
            task.cancel()
        self._freshener.stop()
        self.departures.stop()

    async def _finish(self) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))
        await self._freshener.finish()

    # -- drawing ------------------------------------------------------------------------------------------------------

    async def _work(self, channel: int) -> None:
        """Redraw what is marked in a channel; what fails for a passing reason, again after a pause."""
        failures = 0
        try:
            while channel not in self._parked and (found := self._next(channel)):
                table, visited = found
                pause = 0.0
                async with self._backlog.room if table in self._backlog else self._room:
                    try:
                        await self._appearance.turn(due=self._due.pop(table, 0.0))
                        with self._backlog.slowly(table):
                            await self._redraw(channel, table, visited)
                        failures = 0
                    except Exception as error:
                        if self._retries(table, error):
                            failures += 1
                            pause = pause_after(failures)
                            self._mark(channel, table, visited)
                        if limited(error):  # keeping the room: many channels make no more requests than few
                            await self._rest(channel, pause)
                            pause = 0.0
                if table not in self._due:
                    self._backlog.discard(table)
                if pause:
                    await self._rest(channel, pause)
        finally:
            del self._tasks[channel]
            for table in self._dirty.get(channel, ()):  # it is closed to the bot, or somebody's answer goes first
                self._backlog.discard(table)

    def _retries(self, table: str, error: Exception) -> bool:
        """Note why a table was not drawn; whether it shall be tried again."""
        if isinstance(error, Refused) and error.refusal is TableRefusal.NO_SUCH_TABLE:
            return False
        if isinstance(error, (Refused, *DISCORD_ERRORS)):
            log.warning("Table %s was not drawn: %s", table, error)
        else:
            log.error("Table %s could not be drawn.", table, exc_info=error)
        unstored = isinstance(error, Refused) and error.refusal is TableRefusal.STORE_UNAVAILABLE
        return not self._closing and (unstored or mends(error))

    async def _rest(self, channel: int, seconds: float) -> None:
        """Wait, until somebody visits the channel or the program ends."""
        rest = self._resting[channel] = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait([rest])
        finally:
            del self._resting[channel]
            rest.cancel()

    def _next(self, channel: int) -> tuple[str, bool] | None:
        """The next table to draw in a channel, which is then no longer marked, and whether somebody was just there."""
        marked = self._dirty.get(channel, {})
        table = next((table for table in marked if table not in self._held), None)
        found = None if table is None else (table, marked.pop(table))
        if not marked:
            self._dirty.pop(channel, None)
        return found

    @asynccontextmanager
    async def alone(self, table: str) -> AsyncIterator[None]:
        """Post, replace or move the message of a table when nobody else does: two at once would leave two."""
        while table in self._drawing:
            await self._drawing[table].wait()
        done = self._drawing[table] = asyncio.Event()
        try:
            yield
        finally:
            del self._drawing[table]
            done.set()

    async def _redraw(self, channel: int, table: str, visited: bool) -> None:
        async with self.alone(table):
            snapshot = await self._tables.snapshot(table)
            if snapshot.channel.channel_id == channel:
                await self._redraw_here(table, visited)
            else:  # it has moved since
                self.mark(snapshot, visited=visited)

    async def _redraw_here(self, table: str, visited: bool) -> None:
        words = words_for()
        shown = False
        try:
            shown = await self._show_all(words, table, visited)
        finally:  # whatever became of the board, nobody is called to a turn that is over
            snapshot = await self._tables.snapshot(table)
            if snapshot.channel.channel_id not in self._parked and left_in(snapshot) is None:
                await self._pings.update(words, snapshot, shown=shown)
            await self._tables.set_shown(table)
        if not snapshot.is_open:
            await self._freshener.finish(table)
            self._activity_log.forget(table)
            self.threads.forget(table)

    async def _left(self, snapshot: Snapshot) -> None:
        """If the table has moved, its messages go from where it stood, as far as Discord lets us."""
        if (left := left_in(snapshot)) is None:
            return
        await self._messages.remove(left, snapshot.message_id)
        await self._messages.remove(snapshot.shown.call_channel_id or left, snapshot.ping_message_id)
        await self._tables.places.forget_shown(snapshot)

    async def _show_all(self, words: Words, table: str, visited: bool) -> bool:
        """The accounts of rounds that have ended, then the board as it is now; False if it cannot be shown."""
        snapshot = await self._tables.snapshot(table)
        if not snapshot.public or snapshot.homeless:
            return False
        await self._left(snapshot)
        snapshot = await self._tables.snapshot(table)
        for number in accounts_due(snapshot):
            if not await self._close_round(words, await self._tables.records.round_end(snapshot.id, number), number):
                return False
        snapshot = await self._tables.snapshot(table)
        if not (visited or behind(snapshot)):
            return True
        if not snapshot.is_open and behind(snapshot):
            await self.threads.tell_end(snapshot)
        await self._activity_log.load(snapshot)
        anew = may_be_buried(snapshot, self._now()) and await self._appearance.at_bottom(snapshot)
        return await self._show(snapshot, await self.pages.page(words, snapshot), anew=anew)

    async def _close_round(self, words: Words, ended: Snapshot, number: int) -> bool:
        """The board message becomes the account of the round; the next round gets a new message below it. Where the
        board opens a thread, it stays there, and the account goes below."""
        page, now = await self.pages.over(words, ended), await self._tables.snapshot(ended.id)
        if self.threads.opens_with(now):
            if shown := await self._show(now, page, below=f"{now.id}-r{number}"):
                await self._tables.set_shown(ended.id, shown_rounds=number)
            return shown
        if not await self._show(now, page):
            return False
        await self._tables.set_shown(ended.id, message_id=None, shown_version=None, shown_rounds=number)
        return True

    async def _show(self, snapshot: Snapshot, page: Page, *, anew: bool = False, below: str | None = None) -> bool:
        """Edit the table's message, or post it (`anew` in any case), or post the page `below` it under a nonce; False
        if it cannot be shown."""
        channel = snapshot.channel.channel_id
        message = None if snapshot.shown.posting or anew else snapshot.message_id
        for _ in range(REDRAWS):
            try:
                if below is not None:
                    await self._messages.below(channel, page, below)
                    return True
                if message is None:
                    message, as_it_is = await self._messages.post(snapshot, page)
                    if as_it_is:
                        return True
                await self._messages.edit(channel, message, page)
                await self._tables.edited(snapshot.id, snapshot.version)
                self._told.discard(channel)
                return True
            except discord.HTTPException as error:
                match remedy_for(error):
                    case Remedy.REPOST:
                        now = await self._tables.snapshot(snapshot.id)  # it may have been shown below meanwhile
                        message = None if now.message_id == message else now.message_id
                    case Remedy.SHRINK if page.pictures:
                        page = page.bare()
                    case Remedy.PARK if page.pictures and error.code == NOT_ALLOWED:
                        # It may be the files alone that are not allowed here.
                        self.pages.without_files.add(channel)
                        page = without_files(words_for(), page)
                    case Remedy.UNARCHIVE:
                        await self._messages.unarchive(channel)
                    case Remedy.PARK:
                        await self._park(snapshot, error)
                        return False
                    case _:
                        raise
        return False

    async def answer(self, reply: Reply, snapshot: Snapshot, page: Page) -> None:
        """Post the table's message as the answer to an interaction, in place of the old one: that needs no permission
        to write in the channel. If it could not be posted, it will be as any other. While nobody knows what became of
        another one that was being posted, or if the table has moved meanwhile, the answer only says so."""
        answered = False
        with self.holding(snapshot):
            async with self.alone(snapshot.id):
                now = await self._tables.snapshot(snapshot.id)
                if now.channel.channel_id != reply.interaction.channel_id:
                    await reply.private(sentence(reply.words("tables.none_here")))
                elif now.shown.posting in (None, answer_note(reply.interaction)):
                    answered = await self._messages.answer(reply, snapshot, page)
                else:
                    await reply.private(sentence(reply.words("more.coming")))
        again = not answered or snapshot.channel.channel_id in self.pages.without_files
        self._parked.pop(snapshot.channel.channel_id, None)
        self.mark(snapshot, visited=again)

    async def _park(self, snapshot: Snapshot, error: discord.HTTPException) -> None:
        """Stop writing in a channel that is gone or closed to the bot. If it is only closed, what is due there stays
        marked, and the host is told once, if that is possible; if it is gone, its tables end."""
        channel = snapshot.channel.channel_id
        log.warning("Channel %s is not open to the bot any more: %s", channel, error)
        if error.code in GONE and not self._known(snapshot):
            await self._tables.set_shown(
                snapshot.id, shown_version=snapshot.version, posting=None, call_message_id=None
            )
            await self.departures.channel_gone(channel)
            return
        self._parked[channel] = self._now() + PARKED
        self._mark(channel, snapshot.id, False)
        if channel in self._told or not snapshot.is_open:
            return
        self._told.add(channel)
        await self.departures.tell_host(snapshot, words_for()("parked", channel=channel), "parked")

    def _known(self, snapshot: Snapshot) -> bool:
        """Whether Discord has told of the channel since the bot connected. Of archived threads it does not."""
        guild = self._client.get_guild(snapshot.channel.guild_id or 0)
        return guild is not None and guild.get_channel_or_thread(snapshot.channel.channel_id) is not None

    @staticmethod
    def unsure(snapshot: Snapshot) -> bool:
        """Whether something may have been posted where the table stands of which nothing is known yet."""
        posted = snapshot.shown.posting is not None and left_in(snapshot) is None
        return not snapshot.homeless and (posted or snapshot.ping_unsure)

    async def repost(self, snapshot: Snapshot, words: Words) -> None:
        """Show the board again at the bottom of its channel; the old message goes. Raises what Discord raises."""
        async with self.alone(snapshot.id):
            await self._left(await self._tables.snapshot(snapshot.id))
            snapshot = await self._tables.snapshot(snapshot.id)
            if not snapshot.is_open and behind(snapshot):
                await self.threads.tell_end(snapshot)
            page = await self.pages.page(words, snapshot)
            try:
                await self._messages.post(snapshot, page)
            except discord.HTTPException as error:
                if error.code != NOT_ALLOWED or not page.pictures:
                    raise
                self.pages.without_files.add(snapshot.channel.channel_id)
                await self._messages.post(snapshot, without_files(words, page))
            finally:
                self.mark(snapshot)
