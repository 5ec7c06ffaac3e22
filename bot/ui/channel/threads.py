"""Opens threads for tables, and tells a thread's channel how its match ended."""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, Literal

import discord
from discord.utils import snowflake_time

from bot.ui.channel.discord_errors import DISCORD_ERRORS, logged
from bot.ui.channel.lanes import Outside
from bot.ui.channel.obstacles import PRIVATE_THREADS, THREADS, Obstacle, Why, missing_in, shut_out
from bot.ui.channel.reply import SILENT
from bot.ui.pages.table.round_end import ended_early, winners_line
from bot.ui.pages.table.seats import public_view, seat_names, table_title
from bot.words import Words
from engine.tables.edits.parts import has_result
from engine.tables.table.clock import SLOW_SECONDS
from engine.tables.table.model import Snapshot

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 100
DAY: Final = 1440
WEEK: Final = 10080
"""Minutes of silence before Discord archives a thread."""
NOTICES: Final = 100
"""The latest messages of a channel among which notices about threads are looked for."""
FIRST_SECONDS: Final = 60
"""A table's message within this time of its thread is the first one there."""


class Threads:
    """Opens threads, and posts the ends of their matches."""

    def __init__(self, outside: Outside) -> None:
        self._client, self._now = outside.client, outside.now
        self._told: set[str] = set()
        """The tables whose end is posted in the channel, and maybe not yet in the thread."""
        self.told_elsewhere: Callable[[str], bool] = lambda table: False
        """Whether another message tells the end of this table."""

    @property
    def _me(self) -> int | None:
        return None if self._client.user is None else self._client.user.id

    def _parent(self, channel: int) -> discord.TextChannel | None:
        """A channel that can have threads."""
        found = self._client.get_channel(channel)
        return found if isinstance(found, discord.TextChannel) else None

    async def open(
        self, channel: int, name: str, turn_seconds: int | None, *, private: bool = False, message: int | None = None
    ) -> int:
        """Open a thread in a channel, maybe from a `message` there; Discord archives it after a week of silence, or a
        day where turns are short. A `private` one is visible to people added by `let_in`. Returns its id. Raises what
        Discord raises."""
        live = turn_seconds is not None and turn_seconds < SLOW_SECONDS
        minutes: Literal[1440, 10080] = DAY if live else WEEK
        if (parent := self._parent(channel)) is None:
            raise OSError(f"no thread can be opened in {channel}")
        if message is not None:
            starter = parent.get_partial_message(message)
            return (await starter.create_thread(name=name[:LONGEST_NAME], auto_archive_duration=minutes)).id
        public = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        kind = discord.ChannelType.private_thread if private else public
        thread = await parent.create_thread(
            name=name[:LONGEST_NAME], type=kind, auto_archive_duration=minutes, invitable=not private
        )
        return thread.id

    async def let_in(self, thread: int, people: Iterable[int]) -> None:
        """Add people to a private thread. Raises what Discord raises for a passing reason."""
        found = self._client.get_channel(thread)
        if not isinstance(found, discord.Thread):
            return
        for user in people:
            with logged(log, "A player could not be added to thread %s", thread, mending=True):
                await found.add_user(discord.Object(user))

    def may_open(self, channel: int, *, private: bool = False) -> bool:
        """Whether the bot may open threads in a channel and write in them, by what it knows."""
        return self.hindrance(channel, private=private) is None

    def hindrance(self, channel: int, *, private: bool = False) -> Obstacle | None:
        """Why the bot can't open threads in a channel and write in them, by what it knows."""
        parent = self._parent(channel)
        if parent is None or (private and parent.is_news()):
            return Obstacle(Why.NO_THREADS)
        needed, me = PRIVATE_THREADS if private else THREADS, parent.guild.me
        return shut_out(me, self._now()) or missing_in(parent, me, ("view_channel", *needed))

    def find(self, channel: int, name: str, since: int) -> int | None:
        """The bot's own thread of that name in a channel, opened at `since` (seconds UTC) or later."""
        parent = self._parent(channel)
        for thread in parent.threads if parent else ():
            new = snowflake_time(thread.id).timestamp() >= since
            if new and thread.name == name[:LONGEST_NAME] and thread.owner_id == self._me:
                return thread.id
        return None

    async def tidy(self, channel: int) -> None:
        """Delete Discord's notices about the bot's new threads in a channel; a message of the bot links them. Raises
        what Discord raises for a passing reason."""
        if (parent := self._parent(channel)) is None:
            return
        with logged(log, "The notices about new threads stay", mending=True):
            async for found in parent.history(limit=NOTICES):
                if found.type is discord.MessageType.thread_created and found.author.id == self._me:
                    await found.delete()

    async def take_back(self, thread: int) -> None:
        """Delete the thread of a table that was not opened, or archive it where only moderators delete."""
        found = self._client.get_channel(thread)
        if not isinstance(found, discord.Thread):
            return
        try:
            await found.delete()
        except DISCORD_ERRORS:
            with suppress(*DISCORD_ERRORS):
                await found.edit(archived=True)

    def opens_with(self, snapshot: Snapshot) -> bool:
        """Whether the board is the first message of the bot's own thread: it stays there."""
        thread = self._client.get_channel(snapshot.channel.channel_id)
        if not isinstance(thread, discord.Thread) or snapshot.message_id is None:
            return False
        age = snowflake_time(snapshot.message_id) - snowflake_time(thread.id)
        return thread.owner_id == self._me and age.total_seconds() <= FIRST_SECONDS

    async def tell_end(self, words: Words, snapshot: Snapshot, results: int | None = None) -> None:
        """Post the end of a match in the server's channel for `results`, or else in the channel of its thread, if the
        bot opened one. The nonce keeps a repeated line from being posted twice. Raises what Discord raises for a
        passing reason."""
        if snapshot.id in self._told or self.told_elsewhere(snapshot.id):
            return
        with logged(log, "The end of a match could not be told outside its thread", mending=True):
            here = snapshot.channel.channel_id
            thread = None if results else await self._thread(here)
            place = results if thread is None else thread.parent_id
            if place not in (None, here) and (snapshot.outcome is not None or thread is not None):
                target = self._client.get_partial_messageable(place)
                await target.send(_end(words, snapshot, here), allowed_mentions=SILENT, nonce=f"{snapshot.id}-end")
        self._told.add(snapshot.id)

    def forget(self, table: str) -> None:
        """The thread shows the end too."""
        self._told.discard(table)

    async def _thread(self, channel: int) -> discord.Thread | None:
        """The thread, if the bot opened it. Discord reports archived ones only on request."""
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        return found if isinstance(found, discord.Thread) and found.owner_id == self._me else None


def _end(words: Words, snapshot: Snapshot, channel: int) -> str:
    facts = {"game": table_title(words, snapshot), "channel": channel}
    if snapshot.outcome is not None:
        won = winners_line(words, public_view(snapshot), seat_names(words, snapshot))
    elif has_result(snapshot):
        won = ended_early(words, snapshot)
    else:
        return words("thread.closed", **facts)
    return words("thread.over", winners=won, **facts)
