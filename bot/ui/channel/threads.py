"""Threads of tables: one is opened when somebody asks for it, and its channel is told when the match ends."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Literal

import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.reply import SILENT
from bot.ui.pages.round_end import winners_line
from bot.ui.pages.rules_text import table_title
from bot.ui.pages.seats import seat_names
from bot.words import words_for
from engine.tables.model import Change, ChangeKind, Snapshot
from engine.tables.preferences import SLOW_SECONDS

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 100
DAY: Final = 1440
WEEK: Final = 10080
"""After so many minutes of silence Discord archives a thread."""
ENDS: Final = (ChangeKind.FINISHED, ChangeKind.CANCELLED)


class Threads:
    """Opens threads, and tells of their end."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._telling: set[asyncio.Task[None]] = set()

    async def open(self, channel: int, name: str, turn_seconds: int | None) -> int:
        """A new thread in a channel, archived by Discord after a week of silence, or a day where turns are short. Gives
        its id. Raises what Discord raises."""
        live = turn_seconds is not None and turn_seconds < SLOW_SECONDS
        minutes: Literal[1440, 10080] = DAY if live else WEEK
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            raise OSError(f"no thread can be opened in {channel}")
        thread = await parent.create_thread(
            name=name[:LONGEST_NAME], type=discord.ChannelType.public_thread, auto_archive_duration=minutes
        )
        return thread.id

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

    def note(self, change: Change) -> None:
        """The match has ended: say so in one line where its thread hangs."""
        if change.kind in ENDS and change.snapshot.public:
            task = asyncio.create_task(self._tell(change.snapshot))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, snapshot: Snapshot) -> None:
        thread = self._client.get_channel(snapshot.channel.channel_id)
        if not isinstance(thread, discord.Thread) or self._client.user is None:
            return
        if thread.owner_id != self._client.user.id:
            return
        words, view = words_for(), snapshot.view_for(None)
        facts = {"game": table_title(words, snapshot), "channel": thread.id}
        if view is not None and snapshot.outcome is not None:
            winners = winners_line(words, view, snapshot.outcome, seat_names(snapshot))
            text = words("thread.over", winners=winners, **facts)
        else:
            text = words("thread.closed", **facts)
        target = self._client.get_partial_messageable(thread.parent_id)
        try:
            await target.send(text, allowed_mentions=SILENT, nonce=f"{snapshot.id}-end")
        except DISCORD_ERRORS as error:
            log.info("The end of a match could not be told outside its thread: %s", error)

    def stop(self) -> None:
        """Tell no more."""
        for task in self._telling:
            task.cancel()
