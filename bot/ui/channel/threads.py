"""Threads of tables: one is opened when somebody asks for it, and the channel in which it hangs is told of the end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, Literal

import discord
from discord.utils import snowflake_time

from bot.ui.channel.discord_errors import DISCORD_ERRORS, mends
from bot.ui.channel.reply import SILENT
from bot.ui.pages.table.round_end import winners_line
from bot.ui.pages.table.rules_text import table_title
from bot.ui.pages.table.seats import seat_names
from bot.words import words_for
from engine.tables.core.model import Snapshot
from engine.tables.time.clock import SLOW_SECONDS

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 100
DAY: Final = 1440
WEEK: Final = 10080
"""After so many minutes of silence Discord archives a thread."""
FIRST_SECONDS: Final = 60
"""A table's message that came so soon after its thread is the first one there."""


class Threads:
    """Opens threads, and tells of what ended in them."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._told: set[str] = set()
        """The tables of whose end that channel knows, and their thread maybe does not yet."""
        self.told_elsewhere: Callable[[str], bool] = lambda table: False
        """Knows the tables, by id, whose end something else tells."""

    async def open(self, channel: int, name: str, turn_seconds: int | None, *, private: bool = False) -> int:
        """A new thread in a channel, archived by Discord after a week of silence, or a day where turns are short; a
        `private` one is seen by those who are let in (`let_in`). Gives its id. Raises what Discord raises."""
        live = turn_seconds is not None and turn_seconds < SLOW_SECONDS
        minutes: Literal[1440, 10080] = DAY if live else WEEK
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            raise OSError(f"no thread can be opened in {channel}")
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        thread = await parent.create_thread(
            name=name[:LONGEST_NAME], type=kind, auto_archive_duration=minutes, invitable=not private
        )
        return thread.id

    async def let_in(self, thread: int, people: Iterable[int]) -> None:
        """These people see a private thread from now on. Raises what Discord raises for a passing reason."""
        found = self._client.get_channel(thread)
        if not isinstance(found, discord.Thread):
            return
        for user in people:
            try:
                await found.add_user(discord.Object(user))
            except discord.HTTPException as error:
                if mends(error):
                    raise
                log.info("Somebody could not be let into thread %s: %s", thread, error)

    def may_open(self, channel: int, *, private: bool = False) -> bool:
        """Whether the bot may open threads in a channel and write in them, as far as it knows."""
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            return False
        mine = parent.permissions_for(parent.guild.me)
        mine_to_open = mine.create_private_threads if private else mine.create_public_threads
        return mine_to_open and mine.send_messages_in_threads

    def find(self, channel: int, name: str, since: int) -> int | None:
        """A thread of the bot's own in a channel, opened at `since` (seconds UTC) or later under that name."""
        parent = self._client.get_channel(channel)
        for thread in parent.threads if isinstance(parent, discord.TextChannel) else ():
            mine = self._client.user is not None and thread.owner_id == self._client.user.id
            if mine and thread.name == name[:LONGEST_NAME] and snowflake_time(thread.id).timestamp() >= since:
                return thread.id
        return None

    async def take_back(self, thread: int) -> None:
        """The table did not come about: delete its thread, or put it away where only moderators delete."""
        found = self._client.get_channel(thread)
        if not isinstance(found, discord.Thread):
            return
        try:
            await found.delete()
        except DISCORD_ERRORS:
            with suppress(*DISCORD_ERRORS):
                await found.edit(archived=True)

    def opens_with(self, snapshot: Snapshot) -> bool:
        """Whether the board is the first message of a thread of ours, where it is found again like one that is
        pinned."""
        thread = self._client.get_channel(snapshot.channel.channel_id)
        if not isinstance(thread, discord.Thread) or self._client.user is None or snapshot.message_id is None:
            return False
        age = snowflake_time(snapshot.message_id) - snowflake_time(thread.id)
        return thread.owner_id == self._client.user.id and age.total_seconds() <= FIRST_SECONDS

    async def tell_end(self, snapshot: Snapshot) -> None:
        """The match has ended: say so in one line where its thread hangs, if it has one of ours. Raises what Discord
        raises for a passing reason; the nonce makes Discord answer a repeated line with the message it already has."""
        if snapshot.id in self._told or self.told_elsewhere(snapshot.id):
            return
        try:
            thread = await self._thread(snapshot.channel.channel_id)
            if thread is not None:
                target = self._client.get_partial_messageable(thread.parent_id)
                await target.send(_end(snapshot, thread), allowed_mentions=SILENT, nonce=f"{snapshot.id}-end")
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            log.info("The end of a match could not be told outside its thread: %s", error)
        self._told.add(snapshot.id)

    def forget(self, table: str) -> None:
        """The end of the table is shown."""
        self._told.discard(table)

    async def _thread(self, channel: int) -> discord.Thread | None:
        """The thread, if this is one that we have opened. Of archived ones Discord tells only when it is asked."""
        found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        if not isinstance(found, discord.Thread) or self._client.user is None:
            return None
        return found if found.owner_id == self._client.user.id else None


def _end(snapshot: Snapshot, thread: discord.Thread) -> str:
    words, view = words_for(), snapshot.view_for(None)
    facts = {"game": table_title(words, snapshot), "channel": thread.id}
    if view is None or snapshot.outcome is None:
        return words("thread.closed", **facts)
    winners = winners_line(words, view, seat_names(snapshot))
    return words("thread.over", winners=winners, **facts)
