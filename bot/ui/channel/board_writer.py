"""Decides when each table's public message is redrawn: one request at a time in each channel.

A change only marks its table. A task for the channel redraws marked tables until none is left, so ten quick changes
make one edit. It holds no table's lock. After a failure it tries again with growing pauses; after a crash the next
start redraws what the row of a table calls behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from math import inf

import discord

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.backlog import Backlog
from bot.ui.channel.boards import Boards, ChannelClosed
from bot.ui.channel.departures import Departures
from bot.ui.channel.discord_errors import DISCORD_ERRORS, GONE, limited, pause_after, worth_trying_again
from bot.ui.channel.freshener import Freshener
from bot.ui.channel.painter import BOARDS
from bot.ui.channel.panels import Panels
from bot.ui.channel.public_messages import answer_note, behind, left_in
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import Page, sentence
from bot.words import Words, words_for
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import By, Change, ChangeKind, Snapshot
from engine.tables.service import Tables

log = logging.getLogger(__name__)

AT_ONCE = 12
"""Channels drawn at the same time."""
PARKED = 60.0
"""Seconds before a move in a closed channel makes the bot try it again."""


class BoardWriter:
    """Keeps every table's public message up to date."""

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
        self.boards = Boards(client, tables, activity_log, appearance, now)
        self.threads = self.boards.threads
        self.departures = Departures(client, tables, backlog, now)
        self._dirty: dict[int, dict[str, bool]] = {}
        """By channel, the marked tables in order, and whether each was visited."""
        self._due: dict[str, float] = {}
        """By marked table, the time of the event loop when its picture is due."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._resting: dict[int, asyncio.Future[object]] = {}
        """By channel, the pause before the next try."""
        self._held: dict[str, int] = {}
        """By table, how many answers go before its board."""
        self._drawing: dict[str, asyncio.Event] = {}
        """By table whose message is being written: set when that is done."""
        self._parked: dict[int, float] = {}
        """By channel closed to the bot: when a move makes it try again."""
        self._room = asyncio.Semaphore(AT_ONCE)
        self._closing = False

    # -- marking ------------------------------------------------------------------------------------------------------

    def note(self, change: Change) -> None:
        snapshot = change.snapshot
        if not self._closing:
            self.departures.note(change)
        if change.kind is ChangeKind.OPENED:
            return  # the action that opened it posts its lobby and then calls `mark`
        channel = snapshot.channel.channel_id
        if any(step.by is By.PLAYER for step in change.steps) and self._parked.get(channel, inf) <= self._now():
            del self._parked[channel]
        server = snapshot.channel.guild_id
        self.mark(snapshot, late=server is not None and self._client.get_guild(server) is None)
        if not self._closing:
            self._freshener.mark(snapshot.id)

    async def resume(self, snapshot: Snapshot) -> None:
        """Redraw a table after a restart or an outage, behind everything that players do."""
        self.boards.pings.resume(snapshot)
        await self.departures.resume(snapshot)
        if behind(snapshot) or self.boards.pings.due(snapshot):
            await self._backlog.has_room()
            if snapshot.id not in self._due:
                self.mark(snapshot, late=True)

    def mark(self, snapshot: Snapshot, *, visited: bool = False, late: bool = False) -> None:
        """Redraw this table soon, or `late` with the backlog. A `visited` table is redrawn even if nothing is due, also
        in a parked channel."""
        channel = snapshot.channel.channel_id
        if visited:
            self._parked.pop(channel, None)
            self.boards.without_files.discard(channel)
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
        """The bot's permissions have changed: try these channels again if they are parked."""
        for channel in channels:
            if self._parked.pop(channel, None) is not None:
                self._start(channel)

    @property
    def parked(self) -> tuple[int, ...]:
        """The channels closed to the bot."""
        return tuple(self._parked)

    def _start(self, channel: int) -> None:
        if channel in self._tasks or channel in self._parked or channel not in self._dirty or self._closing:
            return
        self._tasks[channel] = asyncio.create_task(self._work(channel), name=f"board writer {channel}")

    @contextmanager
    def holding(self, snapshot: Snapshot, at_most: float | None = None) -> Iterator[None]:
        """Put off this table's board and panels while an answer goes first, `at_most` that many seconds. Within that
        limit, automatic steps wait too."""
        table, channel = snapshot.id, snapshot.channel.channel_id
        self._held[table] = self._held.get(table, 0) + 1
        held, go_on = True, None if at_most is None else self._tables.put_off(table)

        def release() -> None:
            nonlocal held
            if not held:
                return
            held = False
            self._held[table] -= 1
            if not self._held[table]:
                del self._held[table]
                self._freshener.go_on(table)
            if go_on is not None:
                go_on()
            self._start(channel)

        timer = None if at_most is None else asyncio.get_running_loop().call_later(at_most, release)
        try:
            yield
        finally:
            if timer:
                timer.cancel()
            release()

    async def close(self, seconds: float) -> None:
        """Draw the marked tables once more, in at most that time. The next start draws the rest."""
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
        """Redraw the marked tables of a channel, and try again after failures that may pass."""
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
                        if limited(error):  # rest in the room: other channels must not ask meanwhile
                            await self._rest(channel, pause)
                            pause = 0.0
                if table not in self._due:
                    self._backlog.discard(table)
                if pause:
                    await self._rest(channel, pause)
        finally:
            del self._tasks[channel]
            for table in self._dirty.get(channel, ()):  # parked or held
                self._backlog.discard(table)

    def _retries(self, table: str, error: Exception) -> bool:
        """Log why a table was not drawn; whether to try again."""
        refusal = error.refusal if isinstance(error, Refused) else None
        if refusal is TableRefusal.NO_SUCH_TABLE:
            return False
        if self._closing or isinstance(error, (Refused, *DISCORD_ERRORS)):  # the connection may be closed already
            log.warning("Table %s was not drawn: %s", table, error)
        else:
            log.error("Table %s could not be drawn.", table, exc_info=error)
        return not self._closing and (refusal is TableRefusal.STORE_UNAVAILABLE or worth_trying_again(error))

    async def _rest(self, channel: int, seconds: float) -> None:
        """Wait, until a user visits the channel or the program ends."""
        rest = self._resting[channel] = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait([rest])
        finally:
            del self._resting[channel]
            rest.cancel()

    def _next(self, channel: int) -> tuple[str, bool] | None:
        """Unmark the next table to draw in a channel; returns it, and whether it was visited."""
        marked = self._dirty.get(channel, {})
        table = next((table for table in marked if table not in self._held), None)
        found = None if table is None else (table, marked.pop(table))
        if not marked:
            self._dirty.pop(channel, None)
        return found

    @asynccontextmanager
    async def alone(self, table: str) -> AsyncIterator[None]:
        """Be the only task that posts or moves the message of a table: two at once would post it twice."""
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
            if snapshot.channel.channel_id != channel:  # it has moved
                self.mark(snapshot, visited=visited)
                return
            try:
                snapshot = await self.boards.redraw(snapshot, visited=visited)
            except ChannelClosed as closed:
                await self._park(closed.snapshot, closed.error)
        if not snapshot.is_open:
            await self._freshener.finish(table)
            self._activity_log.forget(table)
            self.threads.forget(table)

    async def _park(self, snapshot: Snapshot, error: discord.HTTPException) -> None:
        """Stop writing in a channel. A deleted channel ends or moves its tables. In a closed one they stay marked, and
        the host is told once."""
        channel = snapshot.channel.channel_id
        log.warning("Channel %s is not open to the bot any more: %s", channel, error)
        if error.code in GONE and self._deleted(snapshot):
            shown = {"shown_version": snapshot.version, "posting": None, "call_message_id": None}
            await self._tables.set_shown(snapshot.id, **shown)
            await self.departures.channel_gone(channel)
            return
        self._parked[channel] = self._now() + PARKED
        self._mark(channel, snapshot.id, False)
        if channel in self.boards.told_closed or not snapshot.is_open:
            return
        self.boards.told_closed.add(channel)
        await self.departures.tell_host(snapshot, words_for()("parked", channel=channel), "parked")

    def _deleted(self, snapshot: Snapshot) -> bool:
        """Whether an unknown channel is deleted. On a server that sent the bot away it may be there still."""
        guild = self._client.get_guild(snapshot.channel.guild_id or 0)
        if guild is None:
            return snapshot.channel.guild_id is None
        return guild.get_channel_or_thread(snapshot.channel.channel_id) is None

    # -- for actions --------------------------------------------------------------------------------------------------

    async def answer(self, reply: Reply, snapshot: Snapshot, page: Page) -> None:
        """Post the table's message as the answer to an interaction, in place of the old one: that needs no permission
        to write in the channel. While another post is unconfirmed, or if the table has moved, the answer only says
        so."""
        answered = False
        with self.holding(snapshot):
            async with self.alone(snapshot.id):
                now = await self._tables.snapshot(snapshot.id)
                if now.channel.channel_id != reply.interaction.channel_id:
                    await reply.private(sentence(reply.words("tables.none_here")))
                elif now.shown.posting in (None, answer_note(reply.interaction)):
                    answered = await self.boards.messages.answer(reply, snapshot, page)
                else:
                    await reply.private(sentence(reply.words("more.coming")))
        again = not answered or snapshot.channel.channel_id in self.boards.without_files
        self._parked.pop(snapshot.channel.channel_id, None)
        self.mark(snapshot, visited=again)

    @staticmethod
    def unsure(snapshot: Snapshot) -> bool:
        """Whether a message of the table may be in the channel without the bot knowing its id."""
        posted = snapshot.shown.posting is not None and left_in(snapshot) is None
        return not snapshot.homeless and (posted or snapshot.ping_unsure)

    async def repost(self, snapshot: Snapshot, words: Words) -> None:
        """Show the board again at the bottom of its channel. Raises what Discord raises."""
        async with self.alone(snapshot.id):
            try:
                await self.boards.repost(snapshot.id, words)
            finally:
                self.mark(await self._tables.snapshot(snapshot.id))
