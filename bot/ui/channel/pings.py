"""Pings the next player: one short message a turn, deleted when the turn ends.

A ping has the buttons My hand and a link to the board, and mentions only its player. A reminder takes its place, in the
channel or in direct messages. A player alone against robots is not pinged. In a lobby the message asks all invited
players, until all have answered.

The table's row notes a ping before and after it is sent. So a ping prevented by a crash or an outage is sent later,
none is sent twice, and none is left behind.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord

from bot.ui.channel.closed import ChannelClosed, PingRefused
from bot.ui.channel.discord_errors import DISCORD_ERRORS, LOST, Remedy, code_of, fails, logged, mends, remedy_for
from bot.ui.channel.lanes import Outside
from bot.ui.channel.reply import SILENT, only
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import render
from bot.ui.pages.table.seats import control, jump_link, seat_names, table_title
from bot.ui.pages.table.turns import turns_page
from bot.words import Words
from bot.words.names import safe_name
from engine.rules.errors import Refused
from engine.tables.keeping.preferences import RemindBy, with_nights
from engine.tables.running.idle import ping_due
from engine.tables.table.model import SENDING, Snapshot, Status
from engine.tables.table.participants import Asks
from engine.units import DAY, HOUR

log = logging.getLogger(__name__)

AFTER_PREMOVES: Final = 5.0
"""How long after a premove could have played a slow table's ping comes (seconds)."""
JUST_MOVED: Final = 120.0
"""At live tables, a player who has moved this lately is not pinged (seconds)."""
AWAKE: Final = 900.0
"""A player whose last move at the table came at most this long before their turn is awake (seconds)."""
LOOK_SECONDS: Final = 60.0
MOST_INVITATIONS: Final = 3
"""How often one host's invitations ping a person within an hour."""
KEPT_PAIRS: Final = 10_000


def _said(words: Words, snapshot: Snapshot) -> tuple[str, str | None]:
    """The current text of the ping or of the invitation to a lobby, and the link to the board."""
    clock, question, link = snapshot.clock, snapshot.participants.question, jump_link(snapshot)
    awaited = words.listing([f"<@{user}>" for user in snapshot.awaited])
    facts = {"game": table_title(words, snapshot), "channel": snapshot.channel.channel_id, "when": snapshot.deadline}
    if snapshot.status is Status.LOBBY:
        host = snapshot.seat_of(snapshot.host_id)
        name = seat_names(words, snapshot)[host.seat] if host else ""
        key = "invite.ready" if snapshot.participants.starting else "invite.text"
        return words(key, mentions=awaited, host=name, **facts), link
    if question is not None and question.asks is Asks.SIT_IN:
        return words("ping.sit_in", mention=awaited, name=safe_name(words, question.name), **facts), link
    key = "ping.turn_deadline" if clock.reminded is None else "ping.reminder"
    if clock.closes is not None:
        key, facts["when"] = "ping.closes", clock.closes
    elif snapshot.deadline is None:
        key = "ping.turn"
    elif snapshot.shown.call_channel_id is not None:
        key = "ping.reminder_direct"
    return words(key, mention=f"<@{snapshot.shown.called_user_id}>", **facts), link


LOBBY_BUTTONS = ((Verb.JOIN, "invite.in"), (Verb.DECLINE, "invite.no"))
READY_BUTTONS = ((Verb.READY, "lobby.ready"),)
TURN_BUTTONS = ((Verb.HAND, "board.hand"),)


class Pings:
    """The pings of all tables."""

    def __init__(self, outside: Outside, unarchive: Callable[[int], Awaitable[object]]) -> None:
        """`unarchive`: reopens an archived thread."""
        self._client, self._tables = outside.client, outside.tables
        self._unarchive = unarchive
        self._invited: dict[tuple[int, int], list[float]] = {}
        """By host and invited person, when invitations have pinged within an hour."""
        self._again: dict[str, int] = {}
        """By table, how often its pings were deleted by others."""
        self._text: dict[str, tuple[str, str | None]] = {}
        """By table, the text of its ping, unless it is older than this process."""
        self._left: dict[str, dict[int, int]] = {}
        """By table, old pings that could not be deleted, and their channels."""
        self._asked: dict[tuple[str, bool], set[int]] = {}
        """By lobby, the users already pinged: to come, or (True) to get ready for this start."""
        self.mark: Callable[[Snapshot], None] = lambda snapshot: None
        """Updates a table soon. Set by the board writer."""
        self.moved: dict[str, dict[int, float]] = {}
        """By table, when each player last moved."""
        self._held: dict[str, tuple[float, int]] = {}
        """By table, until when its ping waits, and for whom. Without a note in the table's row it stays due, so a
        restart holds it again."""
        self._releasing: asyncio.Task[None] | None = None
        self.mute: set[int] = set()
        """Channels that have refused a ping. Pings there stay due."""
        self._now, self._sleep, self._appearance = outside.now, outside.sleep, outside.appearance

    def again(self, table: str) -> None:
        """A ping was deleted: the next one gets another nonce, so that Discord takes it for a new message."""
        self._again[table] = self._again.get(table, 0) + 1

    def forget(self, table: str) -> None:
        """Forget a closed table."""
        self._again.pop(table, None)
        for starting in (False, True):
            self._asked.pop((table, starting), None)
        self.moved.pop(table, None)

    def stop(self) -> None:
        """Hold all pings until the next start."""
        if self._releasing is not None:
            self._releasing.cancel()

    def resume(self, snapshot: Snapshot) -> None:
        """After a restart, invited users need no second ping."""
        if snapshot.status is Status.LOBBY and snapshot.pinged:
            self._asked[snapshot.id, snapshot.participants.starting] = set(snapshot.awaited)

    @staticmethod
    def due(snapshot: Snapshot) -> bool:
        """Whether the ping is outdated, by the row."""
        if snapshot.awaited:
            return snapshot.ping_unsure or not snapshot.pinged
        return snapshot.shown.call_message_id is not None

    async def update(self, snapshot: Snapshot, *, shown: bool) -> None:
        """Ping the awaited players once, and delete the previous ping. Without a `shown` board there is no ping. Raises
        what Discord raises for a passing reason."""
        if not snapshot.participants.starting:
            self._asked.pop((snapshot.id, True), None)
        if not self.due(snapshot):
            await self._renew(snapshot)
        elif snapshot.awaited and snapshot.pinged:  # the post under way is unconfirmed and still right
            await self._tell(snapshot, snapshot.awaited)
        else:
            await self._take_away(snapshot)
            if snapshot.awaited and shown:
                await self._ping(snapshot)
            elif snapshot.shown.call_message_id is not None:
                await self._tables.set_shown(snapshot.id, call_message_id=None)

    async def _ping(self, snapshot: Snapshot) -> None:
        """Note that the awaited players are being pinged, then ping them."""
        lobby = snapshot.status is Status.LOBBY
        mute = snapshot.channel.channel_id in self.mute and await self._direct(snapshot) is None
        if mute or (not lobby and await self._waits(snapshot)):
            if snapshot.shown.call_message_id is not None:  # the old ping is deleted
                await self._tables.set_shown(snapshot.id, call_message_id=None)
            return
        asked = self._asked.setdefault((snapshot.id, snapshot.participants.starting), set()) if lobby else set()
        users = [user for user in snapshot.awaited if user not in asked and await self._wanted(snapshot, user)]
        if lobby:
            users = [user for user in users if self._may_invite(snapshot.host_id, user)]
        asked.update(snapshot.awaited)
        tells, direct = lobby or bool(users), await self._direct(snapshot)
        noted = {"called_user_id": None if lobby else snapshot.awaited[0], "pinged_since": snapshot.awaited_since}
        sending = SENDING if tells else None
        await self._tables.set_shown(snapshot.id, call_message_id=sending, call_channel_id=direct, **noted)
        if tells:
            await self._tell(await self._tables.snapshot(snapshot.id), users)

    def _may_invite(self, host: int, user: int) -> bool:
        """Whether an invitation of this host may ping this person once more now. Without a ping it stands all the
        same."""
        if len(self._invited) > KEPT_PAIRS:
            self._invited.clear()
        lately = [when for when in self._invited.get((host, user), ()) if when > self._now() - HOUR]
        may = len(lately) < MOST_INVITATIONS
        self._invited[host, user] = [*lately, *([self._now()] if may else [])]
        return may

    async def _waits(self, snapshot: Snapshot) -> bool:
        """Whether the ping waits: for the morning; at a slow table until a premove could have played; at a live table
        because its player moved just now."""
        user, now = snapshot.awaited[0], self._now()
        if snapshot.participants.sits_in or not await self._wanted(snapshot, user):
            return False
        server = await self._appearance.settings_of_server(snapshot.channel.guild_id)
        settings = with_nights(await self._appearance.settings_of(user), server)
        moved = self.moved.get(snapshot.id, {}).get(user, -DAY)
        if not settings.zone and moved < snapshot.active_at - AWAKE and (night := await self._tables.usual_night(user)):
            settings = replace(settings, zone=night.zone, quiet=night.hours)
        due: float = ping_due(snapshot, settings, now)
        if snapshot.slow and snapshot.clock.reminded is None and snapshot.clock.closes is None:
            due = max(due, await self._tables.ping_due(snapshot.id) + AFTER_PREMOVES)
        if snapshot.turn_seconds is not None and not snapshot.slow:
            due = moved + JUST_MOVED
        if due > now:
            self._held[snapshot.id] = due, user
            if self._releasing is None or self._releasing.done():
                self._releasing = asyncio.create_task(self._release(), name="held pings")
        return due > now

    async def _release(self) -> None:
        """Send the held pings that are due."""
        while self._held:
            await self._sleep(min(max(1.0, min(self._held.values())[0] - self._now()), LOOK_SECONDS))
            due = [table for table, (when, _) in self._held.items() if when <= self._now()]
            try:
                tables = await self._tables.found(due)
            except Refused as refused:
                log.warning("Held pings are put off: %s", refused)
                continue
            users = {self._held.pop(table)[1]: None for table in due}
            for user in users:
                mine = [one for one in tables if one.is_open and one.awaited[:1] == (user,) and not one.pinged]
                if len(mine) < 2 or not await self._summed_up(user, mine):
                    for table in mine:
                        self.mark(table)

    async def _summed_up(self, user: int, tables: Sequence[Snapshot]) -> bool:
        """Send one direct message in place of several pings, if direct messages are open."""
        words = await self._appearance.words_of_letters(user, tables[0].channel.guild_id)
        nonce = f"{user}-d{int(self._now()) // DAY}"
        try:
            letters = await self._client.create_dm(discord.Object(user))
            await letters.send(view=render(turns_page(words, tables, user)), nonce=nonce, allowed_mentions=SILENT)
        except DISCORD_ERRORS as error:
            log.info("A summary of turns could not be sent: %s", error)
            return False
        for table in tables:
            noted = {"called_user_id": user, "pinged_since": table.awaited_since}
            await self._tables.set_shown(table.id, call_message_id=None, call_channel_id=None, **noted)
        return True

    async def _wanted(self, snapshot: Snapshot, user: int) -> bool:
        """Whether the user wants this ping. Reminders were asked for, and the warning before a match closes is for
        all. A pseudonym, whom a robot is about to follow, gets none."""
        if user < 0:
            return False
        if snapshot.clock.reminded is not None or snapshot.clock.closes is not None:
            return True
        return (await self._appearance.settings_of(user)).pings.wanted(snapshot.turn_seconds)

    async def _direct(self, snapshot: Snapshot) -> int | None:
        """The direct messages channel of a player who wants reminders there; None if this is no such reminder."""
        if snapshot.clock.reminded is None or snapshot.clock.closes is not None:
            return None
        user, found = snapshot.awaited[0], None
        if (await self._appearance.settings_of(user)).remind_by is RemindBy.DIRECT:
            with logged(log, "A user takes no direct messages", mending=True):
                found = (await self._client.create_dm(discord.Object(user))).id
        return found

    async def _tell(self, snapshot: Snapshot, users: Iterable[int]) -> None:
        """Send the noted ping, and note its message. If direct messages are closed, it goes to the channel."""
        try:
            sent = await self._send(snapshot, users)
        except ChannelClosed as closed:
            if snapshot.shown.call_channel_id is None:
                self.mute.add(closed.channel)
                await self._tables.set_shown(snapshot.id, call_message_id=None, pinged_since=0)
                raise
            await self._tables.set_shown(snapshot.id, call_channel_id=None)
            await self._tell(await self._tables.snapshot(snapshot.id), users)
        else:
            await self._tables.set_shown(snapshot.id, call_message_id=sent)

    async def _words(self, snapshot: Snapshot) -> Words:
        """The language of the ping: a direct message has its reader's, if known."""
        user, guild = snapshot.shown.called_user_id, snapshot.channel.guild_id
        if user is None or snapshot.shown.call_channel_id is None:
            return await self._appearance.words_of(guild)
        return await self._appearance.words_of_letters(user, guild)

    def _place(self, snapshot: Snapshot) -> discord.PartialMessageable:
        """The channel of the ping."""
        return self._client.get_partial_messageable(snapshot.shown.call_channel_id or snapshot.channel.channel_id)

    def _buttons(self, words: Words, snapshot: Snapshot, link: str | None) -> discord.ui.View:
        """The link, and the buttons if clicks come to this process: those in direct messages go to shard 0. The view is
        stopped before it is sent: the router finds clicks by their custom id."""
        view = discord.ui.View(timeout=None)
        lobby, style = snapshot.status is Status.LOBBY, discord.ButtonStyle.primary
        if snapshot.shown.call_channel_id is None or self._tables.shards.own(None):
            invites = READY_BUTTONS if snapshot.participants.starting else LOBBY_BUTTONS
            for verb, label in invites if lobby else TURN_BUTTONS:
                view.add_item(discord.ui.Button(label=words(label), custom_id=control(snapshot, verb), style=style))
                style = discord.ButtonStyle.secondary
        if link:
            view.add_item(discord.ui.Button(label=words("invite.lobby" if lobby else "ping.board"), url=link))
        view.stop()
        return view

    async def _send(self, snapshot: Snapshot, users: Iterable[int], *, reopened: bool = False) -> int:
        """Post the ping that is noted. The nonce makes Discord answer a repeated post with the message it already has.
        Raises `ChannelClosed` if Discord refuses it."""
        words = await self._words(snapshot)
        if snapshot.status is Status.LOBBY:  # the message stays the same, so that the ignored one sees no difference
            users = await self._tables.preferences.welcoming(tuple(users), snapshot.people)
        text, link = said = _said(words, snapshot)
        target, view = self._place(snapshot), self._buttons(words, snapshot, link)
        again = f"-{self._again[snapshot.id]}" if snapshot.id in self._again else ""
        nonce = f"{snapshot.id}-c{snapshot.shown.pinged_since}{again}"
        how: Any = {"allowed_mentions": only(users), "nonce": nonce}
        try:
            sent = await target.send(text, view=view, suppress_embeds=True, **how)
        except discord.HTTPException as error:
            if mends(error) or fails(error):
                raise
            if reopened or remedy_for(error) is not Remedy.UNARCHIVE:
                raise PingRefused(target.id, error) from error
            await self._unarchive(target.id)
            return await self._send(snapshot, users, reopened=True)
        self._text[snapshot.id] = said
        return sent.id

    async def _renew(self, snapshot: Snapshot) -> None:
        """Edit the ping after the board or the deadline has moved, or an invited player has answered. An edit sends
        no notification."""
        message, words = snapshot.ping_message_id, await self._words(snapshot)
        if message is None or (said := _said(words, snapshot)) == self._text.get(snapshot.id):
            return
        target, view = self._place(snapshot).get_partial_message(message), self._buttons(words, snapshot, said[1])
        with logged(log, "A ping could not be updated", mending=True):
            await target.edit(content=said[0], view=view, allowed_mentions=only(snapshot.awaited))
        self._text[snapshot.id] = said

    async def _take_away(self, snapshot: Snapshot) -> None:
        """Delete the ping. If its id is unknown, sending it again finds it."""
        self._text.pop(snapshot.id, None)
        left = self._left.setdefault(snapshot.id, {})
        message = snapshot.ping_message_id
        if snapshot.ping_unsure:
            with suppress(ChannelClosed):
                message = await self._send(snapshot, ())
        if message is not None:
            left[message] = self._place(snapshot).id
        for message, channel in list(left.items()):
            ping = self._client.get_partial_messageable(channel).get_partial_message(message)
            if await self._deleted(snapshot, ping):
                del left[message]
        if not (left and snapshot.is_open):
            self._left.pop(snapshot.id, None)

    async def _deleted(self, snapshot: Snapshot, ping: discord.PartialMessage) -> bool:
        """Delete a ping. If Discord forbids that, let it say that its turn is over. Whether either was done, or the
        ping is gone. Raises what Discord raises for a passing reason."""
        try:
            await ping.delete()
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            if code_of(error) in LOST:
                return True
            log.info("An old ping could not be deleted: %s", error)
            words = await self._appearance.words_of(snapshot.channel.guild_id)
            gone = False
            with logged(log, "An old ping could not be changed either", mending=True):
                await ping.edit(content=words("ping.over"), view=None, allowed_mentions=SILENT)
                gone = True
            return gone
        return True
