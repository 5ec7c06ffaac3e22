"""Keeps the channels that refuse the bot, and the tables whose messages Discord never takes; tells each host once."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.ui.channel.discord_errors import fails
from bot.ui.channel.lanes import Outside
from bot.ui.channel.obstacles import Obstacle, Why, obstacle
from bot.ui.pages.page import Page
from bot.words import Words
from engine.tables.table.model import Snapshot

KNOCK: Final = 5.0
"""Seconds after a refusal before a click makes the bot try again."""
TRIES: Final = 8
"""How often Discord may fail at a message before it is made simpler, and simpler again, and given up."""
SHORT: Final = 2
"""How often it is made simpler: words without a picture, then a short text."""


class ChannelClosed(Exception):
    """The channel is gone or closed to the bot, or Discord never takes this message. `error` is Discord's answer."""

    def __init__(self, channel: int, error: discord.HTTPException, place: object = None) -> None:
        """`place`: the thread, if Discord was asked for it."""
        super().__init__(f"channel {channel} is closed: {error}")
        self.channel, self.error, self.place = channel, error, place
        self.of_table = fails(error)
        """Whether only this table's message is refused."""


class PingRefused(ChannelClosed):
    """The bot may not post in the channel. It may still edit its messages."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel that refuses the bot, or a table's message."""

    guild: int | None
    obstacle: Obstacle
    again: float
    """When a click makes the bot try again."""


class Failures:
    """Counts failures in a row that may last for ever, by what failed."""

    def __init__(self) -> None:
        self.failed: Counter[object] = Counter()

    @contextmanager
    def counted(self, what: object, channel: int) -> Iterator[None]:
        """Count a failure in here. The last one that counts raises `ChannelClosed`."""
        try:
            yield
        except discord.HTTPException as error:
            if fails(error):
                self.failed[what] += 1
                if self.failed[what] >= TRIES * (SHORT + 1):
                    del self.failed[what]
                    raise ChannelClosed(channel, error) from error
            raise
        self.failed.pop(what, None)

    def simpler(self, what: object, page: Page, short: Callable[[], Page]) -> Page:
        """The page; if Discord has failed at it too often, its words, and then a short one."""
        level = self.failed[what] // TRIES
        if not level:
            return page
        return page.bare() if level < SHORT else short()


def place_of(client: discord.Client, guild: int | None, closed: ChannelClosed, now: float) -> Place:
    """What has refused the bot, and why."""
    server = client.get_guild(guild or 0)
    place: Any = closed.place or (server and server.get_channel_or_thread(closed.channel))
    found = obstacle(place, server.me if server else None, closed.error, now)
    return Place(guild, found, now + KNOCK)


class Closed:
    """The refusals of now. `tell_host` sends the host of a table the sentence of a key, with a remedy."""

    def __init__(self, outside: Outside, tell_host: Callable[..., Awaitable[None]]) -> None:
        self._client, self._tables, self._now = outside.client, outside.tables, outside.now
        self._tell_host = tell_host
        self.channels: dict[int, Place] = {}
        self.tables: dict[str, Place] = {}

    def of(self, table: Snapshot) -> Place | None:
        """Why a table can't be shown or can't ping; None if it can."""
        return self.tables.get(table.id) or self.channels.get(table.channel.channel_id)

    def on(self, guild: int, thread: int | None = None) -> list[int]:
        """The closed channels of a server that a change may open; `thread`: only by a change of this one."""
        there = [(channel, place.obstacle.why) for channel, place in self.channels.items() if place.guild == guild]
        return [channel for channel, why in there if thread in (None, channel) or why is Why.MANY_THREADS]

    def remedy(self, words: Words, table: Snapshot) -> str | None:
        """What to do about a table that can't be shown."""
        place = self.of(table)
        return None if place is None else place.obstacle.told(words)

    async def note(self, table: Snapshot, closed: ChannelClosed) -> Obstacle:
        """Remember a refusal, and tell the hosts of the channel's tables, unless they know."""
        noted, tables = place_of(self._client, table.channel.guild_id, closed, self._now()), [table]
        if closed.of_table:
            self.tables[table.id] = noted
        else:
            self.channels[closed.channel] = noted
            tables = [*self._tables.known(channel_id=closed.channel)]
        key = "mute" if isinstance(closed, PingRefused) else "parked"
        told = {one.shown.told for one in tables}
        for one in tables:
            mark = noted.obstacle.mark(one.host_id)
            if not (one.is_open and one.public) or one.shown.told == mark:
                continue
            if mark not in told:
                told.add(mark)
                await self._tell_host(one, key, channel=closed.channel, about=noted.obstacle)
            await self._tables.set_shown(one.id, told=mark)
        return noted.obstacle

    def try_again(self, channel: int) -> None:
        """The next request tells whether the channel is still closed."""
        self.channels.pop(channel, None)
        for table in self._tables.known(channel_id=channel):
            self.tables.pop(table.id, None)

    async def opened(self, channel: int, table: str) -> None:
        """The bot has shown a table there: at the next refusal, hosts are told again."""
        self.tables.pop(table, None)
        for one in self._tables.known(channel_id=channel) if channel not in self.channels else ():
            if one.shown.told is not None and one.id not in self.tables:
                await self._tables.set_shown(one.id, told=None)
