"""Pings the next player: one short message a turn, deleted when the turn ends.

A ping has the buttons My hand and a link to the board, and mentions only its player. A reminder takes its place, in the
channel or in direct messages. A player alone against robots is not pinged. In a lobby the message asks all invited
players, until all have answered.

The table's row notes a ping before and after it is sent. So a ping prevented by a crash or an outage is sent later,
none is sent twice, and none is left behind.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS, GONE, UNKNOWN_MESSAGE, Remedy, mends, remedy_for
from bot.ui.channel.reply import SILENT
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.rules_text import table_title
from bot.ui.pages.table.seats import control, jump_link, seat_names
from bot.words import Words
from engine.tables.core.model import SENDING, Snapshot, Status
from engine.tables.people.preferences import DisplaySettings, RemindBy
from engine.tables.service import Tables

log = logging.getLogger(__name__)


def _said(words: Words, snapshot: Snapshot) -> tuple[str, str | None]:
    """The current text of the ping, and the link to the board."""
    if snapshot.status is Status.LOBBY:
        return _invitation(words, snapshot)
    facts = {"mention": f"<@{snapshot.shown.called_user_id}>", "game": table_title(words, snapshot)}
    clock = snapshot.clock
    if clock.closes is not None:
        return words("ping.closes", when=clock.closes, **facts), jump_link(snapshot)
    if snapshot.shown.call_channel_id is not None and snapshot.deadline is not None:
        told = words("ping.reminder_direct", when=snapshot.deadline, channel=snapshot.channel.channel_id, **facts)
        return told, jump_link(snapshot)
    if clock.reminded is not None and snapshot.deadline is not None:
        return words("ping.reminder", when=snapshot.deadline, **facts), jump_link(snapshot)
    if snapshot.deadline is None:
        return words("ping.turn", **facts), jump_link(snapshot)
    return words("ping.turn_deadline", when=snapshot.deadline, **facts), jump_link(snapshot)


def _invitation(words: Words, snapshot: Snapshot) -> tuple[str, str | None]:
    """The current text of the invitation to a lobby, and its link."""
    mentions = words.listing([f"<@{user}>" for user in snapshot.awaited])
    host = snapshot.seat_of(snapshot.host_id)
    name = seat_names(snapshot)[host.seat] if host else ""
    game = table_title(words, snapshot)
    return words("invite.text", mentions=mentions, host=name, game=game), jump_link(snapshot)


def _only(users: Iterable[int]) -> discord.AllowedMentions:
    """Mention only these people."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


LOBBY_BUTTONS = ((Verb.JOIN, "invite.in"), (Verb.DECLINE, "invite.no"))
TURN_BUTTONS = ((Verb.HAND, "board.hand"),)


def _buttons(words: Words, snapshot: Snapshot, link: str | None, here: bool) -> discord.ui.View:
    """The buttons, if clicks come to this process (`here`), and the link. The view is stopped before it is sent: the
    router finds clicks by their custom id."""
    view = discord.ui.View(timeout=None)
    lobby = snapshot.status is Status.LOBBY
    style = discord.ButtonStyle.primary
    for verb, label in () if not here else LOBBY_BUTTONS if lobby else TURN_BUTTONS:
        view.add_item(discord.ui.Button(label=words(label), custom_id=control(snapshot, verb), style=style))
        style = discord.ButtonStyle.secondary
    if link:
        view.add_item(discord.ui.Button(label=words("invite.lobby" if lobby else "ping.board"), url=link))
    view.stop()
    return view


class Pings:
    """The pings of all tables."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        settings_of: Callable[[int], Awaitable[DisplaySettings]],
        unarchive: Callable[[int], Awaitable[None]],
    ) -> None:
        """`settings_of`: a user's settings. `unarchive`: reopens an archived thread."""
        self._client = client
        self._tables = tables
        self._settings_of = settings_of
        self._unarchive = unarchive
        self._text: dict[str, tuple[str, str | None]] = {}
        """By table, the text of its ping, unless it is older than this process."""
        self._left: dict[str, dict[int, int]] = {}
        """By table, old pings that could not be deleted, and their channels."""
        self._asked: dict[str, set[int]] = {}
        """By lobby, the users already pinged."""

    def resume(self, snapshot: Snapshot) -> None:
        """After a restart, invited users need no second ping."""
        if snapshot.status is Status.LOBBY and snapshot.pinged:
            self._asked[snapshot.id] = set(snapshot.awaited)

    @staticmethod
    def due(snapshot: Snapshot) -> bool:
        """Whether the ping is outdated, by the row."""
        if snapshot.awaited:
            return snapshot.ping_unsure or not snapshot.pinged
        return snapshot.shown.call_message_id is not None

    async def update(self, words: Words, snapshot: Snapshot, *, shown: bool) -> None:
        """Ping the awaited players once, and delete the previous ping. Without a `shown` board there is no ping. Raises
        what Discord raises for a passing reason."""
        if not self.due(snapshot):
            await self._renew(words, snapshot)
            return
        pinged = bool(snapshot.awaited) and snapshot.pinged
        if not pinged:
            await self._take_away(words, snapshot)
        if pinged:  # the post under way is unconfirmed and still right
            await self._tell(words, snapshot, snapshot.awaited)
        elif snapshot.awaited and shown:
            await self._ping(words, snapshot)
        elif snapshot.shown.call_message_id is not None:
            await self._tables.set_shown(snapshot.id, call_message_id=None)
        if not snapshot.is_open:
            self._asked.pop(snapshot.id, None)

    async def _ping(self, words: Words, snapshot: Snapshot) -> None:
        """Note that the awaited players are being pinged, then ping them."""
        lobby = snapshot.status is Status.LOBBY
        asked = self._asked.setdefault(snapshot.id, set()) if lobby else set()
        users = [user for user in snapshot.awaited if user not in asked and await self._wanted(snapshot, user)]
        asked.update(snapshot.awaited)
        tells = lobby or bool(users)
        await self._tables.set_shown(
            snapshot.id,
            call_message_id=SENDING if tells else None,
            called_user_id=None if lobby else snapshot.awaited[0],
            call_channel_id=await self._direct(snapshot, None if lobby else snapshot.awaited[0]),
            pinged_since=snapshot.awaited_since,
        )
        if tells:
            await self._tell(words, await self._tables.snapshot(snapshot.id), users)

    async def _wanted(self, snapshot: Snapshot, user: int) -> bool:
        """Whether the user wants this ping. Reminders were asked for, and the warning before a match closes is for
        all."""
        if snapshot.clock.reminded is not None or snapshot.clock.closes is not None:
            return True
        return (await self._settings_of(user)).pings.wanted(snapshot.turn_seconds)

    async def _direct(self, snapshot: Snapshot, user: int | None) -> int | None:
        """The direct messages channel of a user who wants reminders there; None if this is no such reminder."""
        if user is None or snapshot.clock.reminded is None or snapshot.clock.closes is not None:
            return None
        if (await self._settings_of(user)).remind_by is not RemindBy.DIRECT:
            return None
        try:
            return (await self._client.create_dm(discord.Object(user))).id
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            log.info("A user takes no direct messages: %s", error)
            return None

    async def _tell(self, words: Words, snapshot: Snapshot, users: Iterable[int]) -> None:
        """Send the noted ping, and note its message. If direct messages are closed, it goes to the channel."""
        sent = await self._send(words, snapshot, users)
        if sent is None and snapshot.shown.call_channel_id is not None:
            await self._tables.set_shown(snapshot.id, call_channel_id=None)
            sent = await self._send(words, await self._tables.snapshot(snapshot.id), users)
        await self._tables.set_shown(snapshot.id, call_message_id=sent)

    def _place(self, snapshot: Snapshot) -> discord.PartialMessageable:
        """The channel of the ping."""
        return self._client.get_partial_messageable(snapshot.shown.call_channel_id or snapshot.channel.channel_id)

    def _heard(self, snapshot: Snapshot) -> bool:
        """Whether clicks on the ping come to this process: those in direct messages go to shard 0."""
        return snapshot.shown.call_channel_id is None or self._tables.shards.own(None)

    async def _send(self, words: Words, snapshot: Snapshot, users: Iterable[int]) -> int | None:
        """Post the ping that is noted; None if Discord refuses it. The nonce makes Discord answer a repeated post with
        the message it already has."""
        text, link = said = _said(words, snapshot)
        target = self._place(snapshot)
        nonce = f"{snapshot.id}-c{snapshot.shown.pinged_since}"
        view = _buttons(words, snapshot, link, self._heard(snapshot))
        for again in (True, False):
            try:
                sent = await target.send(
                    text, view=view, allowed_mentions=_only(users), nonce=nonce, suppress_embeds=True
                )
            except DISCORD_ERRORS as error:
                if mends(error):
                    raise
                if again and isinstance(error, discord.HTTPException) and remedy_for(error) is Remedy.UNARCHIVE:
                    await self._unarchive(target.id)
                    continue
                log.info("A player could not be pinged: %s", error)
                break
            self._text[snapshot.id] = said
            return sent.id
        return None

    async def _renew(self, words: Words, snapshot: Snapshot) -> None:
        """Edit the ping after the board or the deadline has moved, or an invited player has answered. An edit sends
        no notification."""
        message, (text, link) = snapshot.ping_message_id, _said(words, snapshot)
        if message is None or (text, link) == self._text.get(snapshot.id):
            return
        target = self._place(snapshot).get_partial_message(message)
        view, mentions = _buttons(words, snapshot, link, self._heard(snapshot)), _only(snapshot.awaited)
        try:
            await target.edit(content=text, view=view, allowed_mentions=mentions)
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            log.info("A ping could not be updated: %s", error)
        self._text[snapshot.id] = (text, link)

    async def _take_away(self, words: Words, snapshot: Snapshot) -> None:
        """Delete the ping. If its id is unknown, sending it again finds it."""
        self._text.pop(snapshot.id, None)
        message = await self._send(words, snapshot, ()) if snapshot.ping_unsure else snapshot.ping_message_id
        if message is not None:
            old = self._left.setdefault(snapshot.id, {})
            old[message] = self._place(snapshot).id
        for message, channel in list(self._left.get(snapshot.id, {}).items()):
            if await self._deleted(words, self._client.get_partial_messageable(channel).get_partial_message(message)):
                del self._left[snapshot.id][message]
        if not self._left.get(snapshot.id) or not snapshot.is_open:
            self._left.pop(snapshot.id, None)

    async def _deleted(self, words: Words, ping: discord.PartialMessage) -> bool:
        """Delete a ping. If Discord forbids that, let it say that its turn is over. Whether either was done, or the
        ping is gone. Raises what Discord raises for a passing reason."""
        try:
            await ping.delete()
        except DISCORD_ERRORS as error:
            if mends(error):
                raise
            if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, *GONE):
                return True
            log.info("An old ping could not be deleted: %s", error)
            try:
                await ping.edit(content=words("ping.over"), view=None, allowed_mentions=SILENT)
            except DISCORD_ERRORS as refused:
                if mends(refused):
                    raise
                log.info("An old ping could not be changed either: %s", refused)
                return False
        return True
