"""Shows every event in its channel: one public message, posted anew for each round, and threads for the tables.

All work follows from the event's rows, so a retry or a restart continues it: a table without a channel gets one, a
thread is found by its name, and a message that was being posted is found by its nonce.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import replace
from typing import Final

import discord

from bot.ui.channel.appearance import Appearance, style_of
from bot.ui.channel.backlog import Backlog
from bot.ui.channel.board_writer import BoardWriter
from bot.ui.channel.discord_errors import DISCORD_ERRORS, GONE, Remedy, mends, pause_after, remedy_for
from bot.ui.channel.events.scheduled import Scheduled
from bot.ui.channel.painter import Painter
from bot.ui.channel.public_messages import PublicMessages
from bot.ui.channel.reply import SILENT, Reply
from bot.ui.pages.events.duels import duels_page
from bot.ui.pages.events.event import event_page, thread_name
from bot.ui.pages.events.event_pictures import event_picture
from bot.ui.pages.page import Page
from bot.words import words_for
from engine.events.errors import EventRefusal
from engine.events.model import Event, EventTable, Stage
from engine.events.service import Events
from engine.rules.errors import Refused
from engine.rules.events import RoundEnded
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Change, Snapshot
from engine.tables.people.preferences import Show

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0
"""The pause between two looks at what has become due."""
REST_SECONDS: Final = 5.0
"""The pause between two edits of one event."""
REDRAWS: Final = 4


class EventBoards:
    """Brings the channels in line with the events, one task for each event."""

    def __init__(
        self,
        client: discord.Client,
        events: Events,
        writer: BoardWriter,
        appearance: Appearance,
        painter: Painter,
        backlog: Backlog,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        self._client = client
        self._events = events
        self._writer = writer
        self._appearance = appearance
        self._painter = painter
        self._backlog = backlog
        self._threads = writer.threads
        self._threads.told_elsewhere = lambda table: events.event_of(table) is not None
        self._now = now
        self._sleep = sleep
        self._messages = PublicMessages(client, events)
        self._scheduled = Scheduled(client, events, now)
        self._dirty: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._late: set[str] = set()
        """Events not yet shown since the start. Their edits take their turn in the backlog."""
        self._held: set[str] = set()
        """Events whose first message is just being posted as an answer."""
        self._told: dict[str, str] = {}
        """The text of each event's message, if known."""
        self._compared: dict[str, set[int]] = {}
        """The duplicate rounds whose tables show the comparison."""
        self._ready = False
        self._closing = False

    async def run(self) -> None:
        """Show what the last run left unshown, then look each minute. Runs until cancelled."""
        await self._client.wait_until_ready()
        self._ready = True
        for event in self._events.known():
            if event.unfinished or event.row.shown_version != event.version:
                self._late.add(event.id)
                self.note(event)
        while True:
            await self._sleep(LOOK_SECONDS)
            await self._events.look()
            for event in self._events.unfinished():
                if event.round:
                    self.note(event)

    async def close(self) -> None:
        """Stop. The next start shows the rest."""
        self._closing = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def note(self, event: Event) -> None:
        """Show the event as it is, soon."""
        if self._closing or not self._ready:
            return
        self._dirty.add(event.id)
        if event.id not in self._tasks and event.id not in self._held:
            self._tasks[event.id] = asyncio.create_task(self._work(event.id), name=f"event board {event.id}")

    def note_table(self, change: Change) -> None:
        """Show an event when a deal at one of its tables is over."""
        if any(isinstance(event, RoundEnded) for step in change.steps for event in step.events):
            event = self._events.event_of(change.snapshot.id)
            if event is not None:
                self.note(event)

    async def answer(self, reply: Reply, event: Event) -> None:
        """Post the event's first message as the answer to an interaction, which needs no permission to write in the
        channel. If that fails, it is posted like any other message."""
        self._held.add(event.id)
        try:
            await self._messages.answer(reply, event, await self._page(event))
        finally:
            self._held.discard(event.id)
        self.note(await self._events.snapshot(event.id))

    async def _work(self, event_id: str) -> None:
        """Bring the channel in line. Retry passing failures after a pause."""
        failures = 0
        try:
            while event_id in self._dirty:
                self._dirty.discard(event_id)
                try:
                    async with self._backlog.late(event_id) if event_id in self._late else nullcontext():
                        await self._bring(event_id)
                    self._late.discard(event_id)
                    failures = 0
                except Exception as error:
                    unstored = isinstance(error, Refused) and error.refusal is TableRefusal.STORE_UNAVAILABLE
                    if unstored or mends(error):
                        log.warning("Event %s is not shown yet: %s", event_id, error)
                        failures += 1
                        self._dirty.add(event_id)
                    else:
                        log.error("Showing event %s failed.", event_id, exc_info=error)
                if event_id in self._dirty:
                    await self._sleep(pause_after(failures) if failures else REST_SECONDS)
        finally:
            del self._tasks[event_id]

    async def _bring(self, event_id: str) -> None:
        event = await self._events.snapshot(event_id)
        for table in event.in_play if event.unfinished else ():
            if table.channel_id is None:
                await self._open(event, table)
        if event.plan.duplicate:
            await self._compare(event)
        await self._show(event_id)
        await self._scheduled.bring(await self._events.snapshot(event_id))

    async def _compare(self, event: Event) -> None:
        """Redraw the tables of a duplicate round once all are over: their last message compares them."""
        for number in {event.round, event.round - 1} - self._compared.get(event.id, set()):
            tables = [table for table in event.tables if table.round == number and table.channel_id is not None]
            if tables and all(table.over for table in tables):
                for match in (await self._events.matches(tables)).values():
                    self._mark(event, match)
                self._compared.setdefault(event.id, set()).add(number)

    def _mark(self, event: Event, table: Snapshot) -> None:
        """Have the table drawn."""
        self._writer.mark(table, visited=True, late=event.id in self._late)

    async def _open(self, event: Event, table: EventTable) -> None:
        """Open a thread and the table in it. Without the permission the table opens in the event's channel."""
        channel, name = event.row.channel_id, thread_name(words_for(), event, table)
        thread = channel
        private = event.plan.duplicate and self._threads.may_open(channel, private=True)
        if private or self._threads.may_open(channel):
            found = self._threads.find(channel, name, event.row.round_at or 0)
            try:
                thread = found or await self._threads.open(channel, name, event.plan.turn_seconds, private=private)
                if private:
                    await self._threads.let_in(thread, table.people)
            except DISCORD_ERRORS as error:
                if mends(error):
                    raise
                log.info("A table of event %s has no thread: %s", event.id, error)
        try:
            self._mark(event, await self._events.seat(event.id, table, thread))
        except Refused as refused:
            if refused.refusal is not EventRefusal.EVENT_OVER:
                raise
            await self._threads.take_back(thread)  # the host has just ended the round

    async def _page(self, event: Event) -> Page:
        matches = await self._events.matches(event.here)
        if event.in_duels:
            return duels_page(words_for(), event, matches, self._now())
        moments = await self._events.moments(event) if event.stage is Stage.OVER else ()
        return event_page(words_for(), event, matches, self._now(), moments)

    async def _dressed(self, event: Event, page: Page) -> Page:
        """The page with its picture, if the server wants pictures."""
        settings = await self._appearance.settings_of_server(event.row.guild_id)
        if settings.show is Show.TEXT:
            return page
        matches = await self._events.matches(event.here)
        subject = event_picture(words_for(), event, matches, self._now(), style_of(settings))
        return replace(page if subject is None else page.with_picture(await self._painter.draw(subject)), terse=True)

    async def _show(self, event_id: str) -> None:
        """Edit the event's message. For each round post it anew, with pings for the people who play."""
        event = await self._events.snapshot(event_id)
        page, row = await self._page(event), event.row
        anew = row.shown_posts < event.posts
        known = row.shown_version == event.version and self._told.get(event_id) == page.text
        if known and not anew and row.posting is None:
            return
        text, page = page.text, await self._dressed(event, page)
        message = None if anew or row.posting else row.message_id
        for _ in range(REDRAWS):
            try:
                if message is None:
                    mentions = await self._mentions(event) if anew else SILENT
                    now = await self._events.snapshot(event_id)
                    message, as_it_is = await self._messages.post(now, page, mentions, {"shown_posts": event.posts})
                    if as_it_is:
                        break
                await self._messages.edit(row.channel_id, message, page)
                await self._events.set_shown(event_id, shown_version=event.version)
                break
            except discord.HTTPException as error:
                match remedy_for(error):
                    case Remedy.REPOST:
                        message = None
                    case Remedy.SHRINK | Remedy.PARK if page.pictures:
                        page = page.bare()
                    case Remedy.UNARCHIVE:
                        await self._messages.unarchive(row.channel_id)
                    case Remedy.PARK:
                        await self._closed(event, error)
                        return
                    case _:
                        raise
        self._told[event_id] = text

    async def _closed(self, event: Event, error: discord.HTTPException) -> None:
        """Stop showing an event whose channel is closed to the bot. If the channel is gone, end the event."""
        log.warning("Event %s cannot be shown in channel %s: %s", event.id, event.row.channel_id, error)
        if error.code in GONE and event.unfinished:
            event = await self._events.end(event.id, event.row.host_id)
        await self._events.set_shown(event.id, shown_version=event.version, posting=None)

    async def _mentions(self, event: Event) -> discord.AllowedMentions:
        """The people to ping: those who play in this round and want pings."""
        wanted = []
        for user in dict.fromkeys(user for table in event.in_play for user in table.people):
            settings = await self._appearance.settings_of(user)
            if settings.pings.wanted(event.plan.turn_seconds):
                wanted.append(discord.Object(user))
        return discord.AllowedMentions(everyone=False, roles=False, users=wanted)
