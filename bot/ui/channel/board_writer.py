"""Keeps each table's public message up to date: one request at a time in each channel.

A change only marks its table. The lane of its channel redraws it, holding no table's lock. After a crash the next start
redraws what the row of a table calls behind.
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from weakref import WeakValueDictionary

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import BOARDS
from bot.ui.channel.boards import Boards
from bot.ui.channel.closed import KNOCK, ChannelClosed, Closed, PingRefused
from bot.ui.channel.departures import MISSED, Departures
from bot.ui.channel.discord_errors import GONE
from bot.ui.channel.lanes import Lanes, Outside
from bot.ui.channel.panels import Panels
from bot.ui.channel.public_messages import answer_note, behind, left_in
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from engine.tables.table.model import By, Change, ChangeKind, Snapshot

log = logging.getLogger(__name__)


class BoardWriter:
    """Keeps every table's public message up to date."""

    def __init__(self, outside: Outside, activity_log: ActivityLog, panels: Panels) -> None:
        self._client, self._tables = outside.client, outside.tables
        self._backlog, self._now = outside.backlog, outside.now
        self._activity_log = activity_log
        self._panels = panels
        self.lanes = Lanes[int]("Table", self._redraw, outside, panels.held, head_start=BOARDS)
        self.boards = Boards(outside, activity_log, panels)
        self.boards.pings.mark = self.mark
        self.threads = self.boards.threads
        self.departures = Departures(outside)
        self.departures.mark, self.departures.ping_again = self.mark, self.boards.pings.again
        self.closed = Closed(outside, self.departures.tell_host)
        self._waiting: set[asyncio.Task[None]] = set()
        """Wait for the ends of time-outs."""
        self._visited: set[str] = set()
        """Marked tables to redraw even if nothing is due."""
        self._alone: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table, the lock of the task that posts or moves its message."""

    # -- marking ------------------------------------------------------------------------------------------------------

    def note(self, change: Change) -> None:
        snapshot, server = change.snapshot, change.snapshot.channel.guild_id
        if change.kind in MISSED and not self.lanes.closing:
            self.departures.look(snapshot, snapshot.turn)
        for step in change.steps:
            if step.by is By.PLAYER and (user := snapshot.seats[step.seat].user_id):
                self.boards.pings.moved.setdefault(snapshot.id, {})[user] = self._now()
            elif step.by is By.CLOCK and not self.lanes.closing:
                self.departures.look(snapshot, snapshot.seats[step.seat])
        if change.kind is ChangeKind.OPENED:
            return  # the action that opened it posts its lobby and then calls `mark`
        self.mark(snapshot, late=server is not None and self._client.get_guild(server) is None)
        self._panels.lanes.mark(snapshot.id, snapshot.id)

    async def resume(self, snapshot: Snapshot) -> None:
        """Redraw a table after a restart or an outage, behind everything that players do."""
        self.boards.pings.resume(snapshot)
        if self._due(snapshot):
            await self._backlog.has_room()
            if not self.lanes.waits(snapshot.channel.channel_id, snapshot.id):
                self.mark(snapshot, late=True)

    def mark(self, snapshot: Snapshot, *, visited: bool = False, late: bool = False) -> None:
        """Redraw this table soon, or `late` with the backlog. A `visited` table is redrawn even if nothing is due, also
        in a parked channel."""
        channel = snapshot.channel.channel_id
        if visited:
            self.closed.try_again(channel)
            self.lanes.parked.pop(channel, None)
            self.boards.pings.mute.discard(channel)
            self.lanes.hurry(channel)
            self.boards.messages.without_files.discard(channel)
            self._visited.add(snapshot.id)
        if not late:
            if snapshot.id in self._backlog.tables:
                self._backlog.discard(snapshot.id)
        elif not self.lanes.waits(channel, snapshot.id) and channel not in self.lanes.parked:
            self._backlog.tables.add(snapshot.id)
        self.lanes.mark(channel, snapshot.id)

    def _due(self, snapshot: Snapshot) -> bool:
        """Whether something of the table is missing in its channel, by its row."""
        return behind(snapshot) or self.boards.pings.due(snapshot) or self.boards.notices.due(snapshot)

    def reopen(self, guild: int, thread: int | None = None) -> None:
        """Something on the server has changed, or a `thread`, that may open channels to the bot: try those again."""
        for channel in self.closed.on(guild, thread):
            self._try_again(channel)

    def back(self) -> None:
        """Discord is back after an outage: show the tables that it failed at."""
        for table in (table for table in self._tables.known() if table.id in self.closed.tables):
            self._try_again(table.channel.channel_id)

    def _try_again(self, channel: int) -> None:
        """Show the tables of a channel that lag behind."""
        self.closed.try_again(channel)
        self.lanes.parked.pop(channel, None)
        self.boards.pings.mute.discard(channel)
        for table in self._tables.known(channel_id=channel):
            if self._due(table):
                self.mark(table)
        self.lanes.go_on(channel)

    async def clicked(self, reply: Reply, table: Snapshot) -> None:
        """Someone has clicked at a table. If it can't be shown, try again; an answer to the click can show it."""
        place = self.closed.of(table)
        if place is None:
            return
        now = await self._tables.snapshot(table.id)
        message = reply.interaction.message
        if reply.quiet and message is not None and message.id == now.message_id:
            await reply.redraw((await self.boards.page(now)).bare())
        if place.again <= self._now():
            self._try_again(now.channel.channel_id)

    @contextmanager
    def holding(self, snapshot: Snapshot, at_most: float | None = None) -> Iterator[None]:
        """Put off this table's board and panels while an answer goes first, `at_most` that many seconds. Within that
        limit, automatic steps wait too."""
        table = snapshot.id
        with ExitStack() as ends:  # the timer closes it too
            if at_most is not None:
                ends.callback(self._tables.put_off(table))
                ends.callback(asyncio.get_running_loop().call_later(at_most, ends.close).cancel)
            self._panels.held[table] += 1
            ends.callback(self._release, snapshot)
            yield

    def _release(self, snapshot: Snapshot) -> None:
        held, table = self._panels.held, snapshot.id
        held[table] -= 1
        if not held[table]:
            del held[table]
            self.lanes.go_on(snapshot.channel.channel_id)
            self._panels.lanes.go_on(table)

    async def forgotten(self, tables: Iterable[Snapshot]) -> None:
        """Someone has deleted their data: forget their name at these tables, and draw them anew."""
        for snapshot in tables:
            self._activity_log.forget(snapshot.id)
            await self._activity_log.load(snapshot)
            self._panels.only_of(snapshot)
            self.boards.pings.forget(snapshot.id)
            self.boards.pings.resume(snapshot)
            self.mark(snapshot, visited=True)  # only the last moves may have named them

    async def close(self, seconds: float) -> None:
        """Draw the marked tables once more, in at most that time. The next start draws the rest."""
        await asyncio.gather(self.lanes.close(seconds), self._panels.close(seconds))
        self.departures.stop()
        self.boards.pings.stop()
        for task in self._waiting:
            task.cancel()

    # -- drawing ------------------------------------------------------------------------------------------------------

    def alone(self, table: str) -> asyncio.Lock:
        """Be the only task that posts or moves the message of a table: two at once would post it twice."""
        return self._alone.setdefault(table, asyncio.Lock())

    async def _redraw(self, channel: int, table: str) -> None:
        async with self.alone(table):
            snapshot = await self._tables.snapshot(table)
            if snapshot.channel.channel_id != channel:  # it has moved
                self.mark(snapshot, visited=table in self._visited)
                return
            before, due = snapshot.message_id, snapshot.shown.told is not None and self._due(snapshot)
            visited = table in self._visited
            self._visited.discard(table)  # a mark from now on asks for another look
            try:
                snapshot = await self.boards.redraw(snapshot, visited=visited)
                if due:
                    await self.closed.opened(channel, table)
            except ChannelClosed as closed:
                await self._park(snapshot, closed)
            except Exception:
                self._visited.update([table] if visited else [])
                raise
            if snapshot.message_id != before:  # panels follow it down the channel
                self._panels.lanes.mark(table, table)
        if not snapshot.is_open:
            await self._panels.lanes.finish(table)
            self._activity_log.forget(table)
            self.boards.pings.forget(table)
            self.threads.forget(table)

    async def _park(self, snapshot: Snapshot, closed: ChannelClosed) -> None:
        """Stop writing in a channel. A deleted channel ends or moves its tables. In a closed one they stay marked, and
        the hosts are told once."""
        channel, error = snapshot.channel.channel_id, closed.error
        log.warning("Table %s can't be shown: %s", snapshot.id, closed)
        if error.code in GONE and self._deleted(snapshot):
            gone = {"posting": None, "call_message_id": None, "notice_message_id": None}
            await self._tables.set_shown(snapshot.id, shown_version=snapshot.version, **gone)
            await self.departures.channel_gone(channel)
            return
        if not closed.of_table and not isinstance(closed, PingRefused):
            self.lanes.parked[channel] = self._now() + KNOCK
            self.lanes.mark(channel, snapshot.id)
        found = await self.closed.note(snapshot, closed)
        if found.until and snapshot.channel.guild_id is not None:
            waits = asyncio.create_task(self._wait(snapshot.channel.guild_id, found.until))
            self._waiting.add(waits)
            waits.add_done_callback(self._waiting.discard)

    async def _wait(self, guild: int, until: int) -> None:
        """Discord tells no one when a time-out runs out."""
        await self.lanes.sleep(max(0.0, until - self._now()) + 1)
        self.reopen(guild)

    def _deleted(self, snapshot: Snapshot) -> bool:
        """Whether an unknown channel is deleted. On a server that sent the bot away it may be there still."""
        guild = self._client.get_guild(snapshot.channel.guild_id or 0)
        here = guild and guild.get_channel_or_thread(snapshot.channel.channel_id)
        return here is None and (guild is not None or snapshot.channel.guild_id is None)

    # -- for actions --------------------------------------------------------------------------------------------------

    async def answer(self, reply: Reply, snapshot: Snapshot) -> None:
        """Post the table's message as the answer to an interaction, in place of the old one: that needs no permission
        to write in the channel. While another post is unconfirmed, or if the table has moved, the answer only says
        so."""
        answered = False
        with self.holding(snapshot):
            page = await self.boards.page(snapshot)
            async with self.alone(snapshot.id):
                now = await self._tables.snapshot(snapshot.id)
                if now.channel.channel_id != reply.interaction.channel_id:
                    await reply.private(sentence(reply.words("tables.none_here")))
                elif now.shown.posting in (None, answer_note(reply.interaction)):
                    answered = await self.boards.messages.answer(reply, snapshot, page)
                else:
                    await reply.private(sentence(reply.words("more.coming")))
        again = not answered or snapshot.channel.channel_id in self.boards.messages.without_files
        self._try_again(snapshot.channel.channel_id)
        self.mark(snapshot, visited=again)

    @staticmethod
    def unsure(snapshot: Snapshot) -> bool:
        """Whether a message of the table may be in the channel without the bot knowing its id."""
        posted = snapshot.shown.posting is not None and left_in(snapshot) is None
        return not snapshot.homeless and (posted or snapshot.ping_unsure)

    async def repost(self, snapshot: Snapshot) -> None:
        """Show the board again at the bottom of its channel. Raises what Discord raises."""
        async with self.alone(snapshot.id):
            try:
                await self.boards.repost(snapshot.id)
            finally:
                self.mark(await self._tables.snapshot(snapshot.id))
                self._panels.lanes.mark(snapshot.id, snapshot.id)
