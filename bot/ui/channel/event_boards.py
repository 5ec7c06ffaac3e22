"""Shows every event on Discord: one public message, posted anew for each round, threads for the tables, and an entry
in the server's list of scheduled events.

All work follows from the event's rows, so a retry or a restart continues it: a table without a channel gets one, a
thread is found by its name, and a message that was being posted is found by its nonce.
"""

import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.ui.channel.appearance import BOARDS
from bot.ui.channel.board_writer import BoardWriter
from bot.ui.channel.closed import ChannelClosed, Failures, Place, place_of
from bot.ui.channel.departures import RESTORED_AFTER
from bot.ui.channel.discord_errors import DISCORD_ERRORS, GONE, UNKNOWN_MESSAGE, logged
from bot.ui.channel.lanes import Lanes, Outside
from bot.ui.channel.obstacles import Obstacle
from bot.ui.channel.public_messages import PublicMessages
from bot.ui.channel.reply import SILENT, Reply, only
from bot.ui.pages.events.duels import duels_page
from bot.ui.pages.events.event import LONGEST_TITLE, WAITS_SECONDS, event_page, thread_name, title_of, waits
from bot.ui.pages.events.event_pictures import event_picture
from bot.ui.pages.page import Menu, Page, Row, Text, draining
from bot.words import Words
from bot.words.names import clean_text
from engine.events.changes import missed_check_in
from engine.events.model import Event, EventRefusal, EventTable, Stage
from engine.events.results import Moment
from engine.events.service import Events
from engine.rules.errors import Refused
from engine.rules.events import RoundEnded
from engine.tables.table.model import Change, ChangeKind, Snapshot

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0
"""The longest pause between two looks at what has become due."""
REST_SECONDS: Final = 3.0
"""The pause between two edits of one event."""
LASTS: Final = timedelta(hours=3)
"""The duration given to Discord, which needs an end time."""
SOONEST: Final = 60
"""Events that begin sooner are not put on the server's list (seconds)."""
LOOKED_FOR: Final = 60
"""How many messages are looked for at each look, because they may have been deleted. Those looked for least recently
come first."""


class EventBoards:
    """Brings the channels in line with the events, one task for each event."""

    def __init__(self, outside: Outside, events: Events, writer: BoardWriter) -> None:
        self._client, self._tables, self._appearance = outside.client, outside.tables, outside.appearance
        self._backlog, self._now = outside.backlog, outside.now
        self._events, self._writer = events, writer
        events.played = self.note_table
        self._threads = writer.threads
        self._threads.told_elsewhere = lambda table: events.event_of(table) is not None
        writer.departures.moves_by_itself = self._threads.told_elsewhere
        self._messages = PublicMessages(outside.client, events, outside.appearance.words_of)
        self._held: set[str] = set()
        """Events whose first message is just being posted as an answer."""
        self.lanes = Lanes[str]("Event", self._bring, outside, self._held, head_start=BOARDS, between=REST_SECONDS)
        self._told: dict[str, str] = {}
        """The text of each event's message, if known."""
        self._waiting: set[str] = set()
        """The tables whose line on the board names the person they wait for."""
        self._compared: dict[str, set[int]] = {}
        """The duplicate rounds whose tables show the comparison."""
        self._looked: set[str] = set()
        """The events whose threads were looked for since the start."""
        self._seen: dict[str, float] = {}
        """When the message of each event was last shown or looked for."""
        self._gone: set[str] = set()
        """The events whose hosts are told since the start that the channel is gone."""
        self._failures = Failures()
        self._shut: dict[str, Place] = {}
        """The events that can't be shown, and why."""
        self._ready = False

    async def run(self) -> None:
        """Show what the last run left unshown, then look at least each minute. Runs until cancelled."""
        await self._client.wait_until_ready()
        self._ready = True
        for event in self._events.known():
            if event.unfinished or event.row.shown_version != event.version:
                self._backlog.tables.add(event.id)
                self.note(event)
        while True:
            await self.lanes.sleep(await self._until_next())
            await self._events.look()
            for event in self._events.unfinished():
                self.note(event)
            await self._look_for_messages()

    async def _until_next(self) -> float:
        """Seconds until the next look: a minute, or less if a table begins to wait for its player before."""
        now, found = self._now(), LOOK_SECONDS
        for event in self._events.unfinished():
            for match in (await self._events.matches(event.here)).values():
                if (left := match.active_at + WAITS_SECONDS - now) > 0:
                    found = min(found, max(1.0, left))
        return found

    def note(self, event: Event) -> None:
        """Show the event as it is, soon."""
        if self._ready:
            self.lanes.mark(event.id, event.id)

    async def _look_for_messages(self) -> None:
        """Look for the messages that were not looked for or changed for the longest time."""
        unfinished = self._events.unfinished()
        self._seen = {event.id: self._seen.get(event.id, 0.0) for event in unfinished}
        for event in sorted(unfinished, key=lambda event: self._seen[event.id])[:LOOKED_FOR]:
            await self.look_for(event)

    async def look_for(self, event: Event) -> None:
        """Post the message of an unfinished event again if it was deleted. If its channel was, end the event."""
        message, channel = event.row.message_id, event.row.channel_id
        self._seen[event.id] = self._now()  # also if that fails, or it would be first again and again
        if message is None or not event.unfinished or event.row.posting is not None:
            return
        try:
            await self._client.get_partial_messageable(channel).fetch_message(message)
        except discord.HTTPException as error:
            if error.code in GONE:
                await self._closed(event, ChannelClosed(channel, error))
            elif error.code == UNKNOWN_MESSAGE:
                self._told.pop(event.id, None)
                await self._events.set_shown(event.id, shown_version=None)
                self.note(event)
        except DISCORD_ERRORS:
            return

    async def messages_gone(self, channel: int, gone: Collection[int]) -> None:
        """Messages were deleted: post those of tables and events again, unless the bot has deleted them."""
        await self._writer.departures.messages_gone(channel, gone)
        if events := [event.id for event in self._events.unfinished() if event.row.message_id in gone]:
            await self.lanes.sleep(RESTORED_AFTER)
            for event_id in events:
                await self.look_for(await self._events.snapshot(event_id))

    async def channel_gone(self, channel: int) -> None:
        """A channel was deleted: end its events."""
        for event in [one for one in self._events.unfinished() if one.row.channel_id == channel]:
            await self._end(event)

    def note_table(self, change: Change) -> None:
        """Show an event when a deal at one of its tables is over, the person it waited for has moved, or its channel is
        another one or gone."""
        ended = any(isinstance(event, RoundEnded) for step in change.steps for event in step.events)
        place = change.kind in (ChangeKind.HOMELESS, ChangeKind.MOVED)
        if (ended or place or change.snapshot.id in self._waiting) and (
            event := self._events.event_of(change.snapshot.id)
        ):
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

    async def _bring(self, _: str, event_id: str) -> None:
        """Bring the channel in line with the event."""
        first = event_id not in self._looked
        event = await self._settled(await self._events.snapshot(event_id))
        unopened = await self._unopened(event)
        for table in unopened:
            await self._open(event, table)
        if event.plan.duplicate:
            await self._compare(event)
        await self._show(event_id)
        if (unopened or (first and event.in_play)) and self._threads.may_open(event.row.channel_id):
            await self._threads.tidy(event.row.channel_id)
        await self._schedule(await self._events.snapshot(event_id))

    async def _settled(self, event: Event) -> Event:
        """The event with the channels where its tables are, once it is known which threads were deleted meanwhile."""
        matches, guild = await self._events.matches(event.in_play), self._client.get_guild(event.row.guild_id)
        if guild is not None and event.id not in self._looked:
            self._looked.add(event.id)
            await self._writer.departures.look_for_threads(guild, matches.values())
        for table in event.in_play:
            match = matches.get(table.table_id)
            if match is not None and not match.homeless and match.channel.channel_id != table.channel_id:
                await self._events.seat(event.id, table, match.channel.channel_id)
        return await self._events.snapshot(event.id)

    async def _unopened(self, event: Event) -> list[EventTable]:
        """The tables without a channel, or whose channel is gone."""
        lost = [table for table, match in (await self._events.matches(event.in_play)).items() if match.homeless]
        without = (table for table in event.in_play if table.channel_id is None or table.table_id in lost)
        return list(without) if event.unfinished else []

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
        self._writer.mark(table, visited=True, late=event.id in self._backlog.tables)

    async def _open(self, event: Event, table: EventTable) -> None:
        """Open a thread and the table in it, or move the table there. Without the permission it gets the event's
        channel."""
        channel, name = event.row.channel_id, thread_name(await self._words(event), event, table)
        thread = channel
        private = event.plan.duplicate and self._threads.may_open(channel, private=True)
        if private or self._threads.may_open(channel):
            found = self._threads.find(channel, name, event.row.round_at or 0)
            with logged(log, "A table of event %s has no thread", event.id, mending=True):
                thread = found or await self._threads.open(channel, name, event.plan.turn_seconds, private=private)
                if private:
                    await self._threads.let_in(thread, table.people)
        try:
            self._mark(event, await self._events.seat(event.id, table, thread))
        except Refused as refused:
            if refused.refusal is not EventRefusal.EVENT_OVER:
                raise
            await self._threads.take_back(thread)  # the host has just ended the round

    async def _words(self, event: Event) -> Words:
        return await self._appearance.words_of(event.row.guild_id)

    async def _page(self, event: Event, moments: Sequence[Moment] = ()) -> Page:
        matches, words, now = await self._events.matches(event.here), await self._words(event), self._now()
        self._waiting -= matches.keys()
        self._waiting |= {table for table, match in matches.items() if waits(match, now)}
        duels = event.in_duels
        page = duels_page(words, event, matches, now) if duels else event_page(words, event, matches, now, moments)
        until = self._tables.closed_until if event.unfinished else None
        return page if until is None else draining(words, page, until)

    async def _show(self, event_id: str) -> None:
        """Edit the event's message. For each round post it anew, with pings for the people who play."""
        event = await self._events.snapshot(event_id)
        moments = await self._events.moments(event) if event.stage is Stage.OVER else ()
        page, row = await self._page(event, moments), event.row
        text, anew = page.text, row.shown_posts < event.posts
        known = row.shown_version == event.version and self._told.get(event_id) == text
        if known and not anew and row.posting is None:
            return
        picture = partial(event_picture, await self._words(event), event, moments)
        page = await self._appearance.illustrated(page, picture, None, row.guild_id)
        controls = [part for part in page.parts if isinstance(part, (Row, Menu))]
        page = self._failures.simpler(event_id, page, partial(Page, (Text(title_of(event)), *controls)))
        mentions = await self._mentions(event) if anew else SILENT
        try:
            with self._failures.counted(event_id, row.channel_id):
                also = {"shown_posts": event.posts}
                if await self._messages.show(event, page, anew=anew, mentions=mentions, also=also):
                    self._told[event_id], self._seen[event_id] = text, self._now()
                    if row.told is not None:
                        await self._events.set_shown(event_id, told=None)
        except ChannelClosed as closed:
            await self._closed(event, closed)

    async def _closed(self, event: Event, closed: ChannelClosed) -> None:
        """Stop showing an event whose channel is closed to the bot, and tell the host once. If the channel is gone, end
        the event."""
        log.warning("Event %s cannot be shown: %s", event.id, closed)
        if closed.error.code in GONE:
            event = await self._end(event)
        await self._events.set_shown(event.id, shown_version=event.version, posting=None)
        if event.unfinished:
            place = self._shut[event.id] = place_of(self._client, event.row.guild_id, closed, self._now())
            if event.row.told != (mark := place.obstacle.mark(event.row.host_id)):
                await self._tell_host(event, "event.closed", place.obstacle)
                await self._events.set_shown(event.id, told=mark)

    async def reopen(self, guild: int) -> None:
        """Something on the server has changed that may open channels to the bot: show its events there again."""
        for event_id in [one for one, place in self._shut.items() if place.guild == guild]:
            del self._shut[event_id]
            self._told.pop(event_id, None)
            await self._events.set_shown(event_id, shown_version=None)
            self.note(await self._events.snapshot(event_id))

    async def _end(self, event: Event) -> Event:
        """End an event whose channel is gone, and tell its host once."""
        with suppress(Refused):  # it has ended, and a kill may have prevented the letter
            await self._events.end(event.id, event.row.host_id)
        event = await self._events.snapshot(event.id)
        if not event.unfinished and event.id not in self._gone:
            self._gone.add(event.id)
            await self._tell_host(event, "event.channel_gone" if event.round else "event.channel_gone_before")
        return event

    async def _tell_host(self, event: Event, key: str, about: Obstacle | None = None) -> None:
        """Send the host of an event this sentence, if direct messages are open."""
        host, channel = event.row.host_id, event.row.channel_id
        words = await self._appearance.words_of_letters(host, event.row.guild_id)
        facts = {} if about is None else {"channel": channel, "remedy": about.told(words)}
        with logged(log, "The host could not be told"):
            letters = await self._client.create_dm(discord.Object(host))
            text = words(key, title=title_of(event), **facts)
            await letters.send(
                text, allowed_mentions=SILENT, nonce=f"{event.id}-{about.mark(host) if about else 'gone'}"[:25]
            )

    async def _mentions(self, event: Event) -> discord.AllowedMentions:
        """The people to ping: those who play in this round or have just missed the check-in, and want pings."""
        absent = [player.user_id for player in event.players if missed_check_in(player)] if event.round == 1 else []
        users = dict.fromkeys([*(user for table in event.in_play for user in table.people), *absent])
        settings, seconds = self._appearance.settings_of, event.plan.turn_seconds
        return only([user for user in users if (await settings(user)).pings.wanted(seconds)])

    async def _schedule(self, event: Event) -> None:
        """Put an event with a start time on the server's list once, if the bot may. Take a cancelled one off."""
        row, guild = event.row, self._client.get_guild(event.row.guild_id)
        if guild is None or row.starts_at is None:
            return
        if row.scheduled_id is None and event.stage is Stage.SIGN_UP and row.starts_at > self._now() + SOONEST:
            await self._announce(event, guild, datetime.fromtimestamp(row.starts_at, UTC))
        elif row.scheduled_id and event.stage is Stage.CANCELLED:
            await self._events.set_shown(event.id, scheduled_id=0)
            with logged(log, "Event %s stays on Discord's list", event.id):
                await (await guild.fetch_scheduled_event(row.scheduled_id)).delete()

    async def _announce(self, event: Event, guild: discord.Guild, start: datetime) -> None:
        await self._events.set_shown(event.id, scheduled_id=0)  # after a crash rather none than two
        if not (guild.me.guild_permissions.create_events or guild.me.guild_permissions.manage_events):
            return
        with logged(log, "Event %s is not announced", event.id):
            made = await guild.create_scheduled_event(
                name=clean_text(event.row.title, LONGEST_TITLE),
                start_time=start,
                end_time=start + LASTS,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"<#{event.row.channel_id}>",
            )
            await self._events.set_shown(event.id, scheduled_id=made.id)
