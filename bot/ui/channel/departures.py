"""Handles deleted channels and messages and members who left: relocates or closes tables, posts boards and pings again.

Discord reports leaving members only with a privileged intent, which this bot does without. So the bot asks when a
player is missed: time ran out, a reminder is due, or a user looks at a table idle for a day.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from typing import Final

import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS, GONE, code_of, logged
from bot.ui.channel.lanes import Outside
from bot.ui.channel.obstacles import Obstacle
from bot.ui.channel.reply import SILENT
from bot.ui.pages.table.seats import table_title
from bot.words.names import safe_text
from engine.tables.edits.places import LeaveServer, LoseChannel
from engine.tables.table.model import ChangeKind, SeatInfo, Snapshot
from engine.units import DAY

log = logging.getLogger(__name__)

NO_MEMBER: Final = {10007, 10013}
"""Unknown member, unknown user."""
RESTORED_AFTER: Final = 10.0
"""How long after a deletion a message comes back (seconds): by then the bot has noted its own deletions."""
LONGEST_NONCE: Final = 25
MISSED: Final = (ChangeKind.REMINDED, ChangeKind.DAY_OFF, ChangeKind.NOTICE)
"""Changes that show that a player does not move."""


class Departures:
    """Notices deleted channels and missing members."""

    def __init__(self, outside: Outside) -> None:
        self._client, self._tables = outside.client, outside.tables
        self._backlog, self._now = outside.backlog, outside.now
        self._appearance, self._sleep = outside.appearance, outside.sleep
        self.mark: Callable[..., None]
        """Redraws a table. Set by `BoardWriter`."""
        self.ping_again: Callable[[str], None]
        """Lets a table's next ping be a new message. Set by `BoardWriter`."""
        self.moves_by_itself: Callable[[str], bool] = lambda table: False
        """Whether a table gets another channel without its host. Set by the event boards."""
        self._looking: dict[tuple[str, int], asyncio.Task[None]] = {}
        """By table and person, the running membership checks."""

    # -- members ------------------------------------------------------------------------------------------------------

    def visited(self, snapshot: Snapshot) -> None:
        """A user looks at the table: check the player on turn if the table was idle for a day."""
        if self._now() - snapshot.active_at >= DAY:
            self.look(snapshot, snapshot.turn)

    def look(self, snapshot: Snapshot, seat: SeatInfo | None) -> None:
        """Check whether the player of a seat has left the server."""
        guild, user = snapshot.channel.guild_id, seat.user_id if seat and seat.human else None
        if user is None or guild is None or not snapshot.is_open:
            return
        key = (snapshot.id, user)
        if key not in self._looking:
            task = asyncio.create_task(self._ask(snapshot, guild, user))
            self._looking[key] = task
            task.add_done_callback(lambda _: self._looking.pop(key, None))

    async def check(self, snapshot: Snapshot, *, but: int) -> None:
        """Before a match starts, take everyone out of the lobby who has left the server, `but` who starts it."""
        guild, people = snapshot.channel.guild_id, [user for user in snapshot.people if user != but]
        if guild is not None:
            await asyncio.gather(*(self._ask(snapshot, guild, user) for user in people))

    async def _ask(self, snapshot: Snapshot, guild_id: int, user_id: int) -> None:
        """Ask Discord, and let the table go on without a member who has left."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return
        try:
            await guild.fetch_member(user_id)
        except DISCORD_ERRORS as error:
            if code_of(error) in NO_MEMBER:
                await self._tables.change_each([snapshot], LeaveServer(user_id))
            else:
                log.info("Server %d did not tell whether a member has left: %s", guild_id, error)

    def stop(self) -> None:
        """Cancel the running checks."""
        for task in self._looking.values():
            task.cancel()

    # -- channels -----------------------------------------------------------------------------------------------------

    async def channel_gone(self, channel: int) -> None:
        """A channel or thread was deleted: ask the hosts of its matches for another one."""
        await self._tables.all_here()
        for snapshot in await self._tables.change_each(self._tables.known(channel_id=channel), LoseChannel()):
            if snapshot.homeless and not self.moves_by_itself(snapshot.id):
                await self._ask_host(snapshot)

    async def messages_gone(self, channel: int, gone: Collection[int]) -> None:
        """Messages were deleted: post the boards and pings among them again, unless the bot has deleted them."""
        tables = [table.id for table in self._tables.known(channel_id=channel) if _among(table, gone)]
        if not tables:
            return
        await self._sleep(RESTORED_AFTER)
        for snapshot in await self._tables.found(tables):
            if not (snapshot.is_open and _among(snapshot, gone)):
                continue
            if snapshot.ping_message_id in gone:
                self.ping_again(snapshot.id)
                await self._tables.set_shown(snapshot.id, call_message_id=None, pinged_since=0)
            self.mark(snapshot, visited=True)

    async def look_for_threads(self, guild: discord.Guild, tables: Iterable[Snapshot] | None = None) -> None:
        """A channel of the server may be deleted: find the tables in its threads. Discord doesn't report archived
        ones."""
        known = self._tables.known(guild_id=guild.id) if tables is None else tables
        places = {table.channel.channel_id for table in known if not table.homeless}
        for channel in sorted(place for place in places if guild.get_channel_or_thread(place) is None):
            try:
                await self._client.fetch_channel(channel)
            except DISCORD_ERRORS as error:
                if code_of(error) in GONE:
                    await self.channel_gone(channel)

    async def resume(self, tables: Iterable[Snapshot]) -> None:
        """After a restart, when all tables and events are known, ask hosts if a crash prevented it."""
        for snapshot in tables:
            if snapshot.homeless and snapshot.message_id is not None and not self.moves_by_itself(snapshot.id):
                async with self._backlog.late(f"host of {snapshot.id}"):
                    await self._ask_host(snapshot)

    async def _ask_host(self, snapshot: Snapshot) -> None:
        guild = self._client.get_guild(snapshot.channel.guild_id or 0)
        await self.tell_host(snapshot, "move.ask", server=safe_text(guild.name) if guild else "")
        await self._tables.forget_shown(snapshot)

    async def tell_host(self, snapshot: Snapshot, key: str, about: Obstacle | None = None, **facts: object) -> None:
        """Send the host of a table this sentence, if direct messages are open. After a crash it isn't sent twice."""
        words = await self._appearance.words_of_letters(snapshot.host_id, snapshot.channel.guild_id)
        nonce = f"{snapshot.id}-{key}"
        if about is not None:
            facts["remedy"], nonce = about.told(words), f"{nonce}-{about.mark(snapshot.host_id)}"
        text = words(key, game=table_title(words, snapshot), when=snapshot.clock.closes, **facts)
        with logged(log, "The host could not be told"):
            host = await self._client.create_dm(discord.Object(snapshot.host_id))
            await host.send(text, allowed_mentions=SILENT, nonce=nonce[:LONGEST_NONCE])


def _among(snapshot: Snapshot, messages: Collection[int]) -> bool:
    """Whether the board or the ping of a table is one of these messages."""
    return snapshot.message_id in messages or snapshot.ping_message_id in messages
