"""Telling the next person: one short message a turn, and only the latest stays in the channel.

It carries My hand and the way to the board, and it goes when its turn is over, whatever ended it. It may mention nobody
else. People who play against robots alone are not pinged: the table waits for nobody but them. In a lobby the one
message asks whoever was invited, and goes when all have answered.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS, persist
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.rules_text import table_title
from bot.ui.pages.seats import control, jump_link, seat_names
from bot.words import Words
from engine.tables.company import Standing
from engine.tables.model import Change, Snapshot, Status
from engine.tables.preferences import DisplaySettings
from engine.tables.service import Tables

log = logging.getLogger(__name__)


NEVER = -1
"""No turn has this number."""


@dataclass(slots=True)
class Ping:
    """Whose turn it is at a table, since when (the number of turns seen), and the message that said so."""

    turn: int = 0
    user_id: int | None = None
    told: int = 0
    channel_id: int = 0
    message_id: int | None = None
    asked: set[int] = field(default_factory=set)
    """Whom the message of a lobby has pinged."""
    said: tuple[str, str | None] | None = None
    """The text and link of the message; None: not known, from before a restart."""


def _on_turn(snapshot: Snapshot) -> int | None:
    """The person for whom the table waits."""
    turn = snapshot.turn if snapshot.status is Status.PLAYING else None
    return turn.person.user_id if turn and turn.human and turn.person else None


def _said(words: Words, snapshot: Snapshot, user: int) -> tuple[str, str | None]:
    """What the ping of a turn says by now: the text, and the address of the board."""
    facts = {"mention": f"<@{user}>", "game": table_title(words, snapshot)}
    if snapshot.deadline is None:
        return words("ping.turn", **facts), jump_link(snapshot)
    return words("ping.turn_deadline", when=snapshot.deadline, **facts), jump_link(snapshot)


def _asked(snapshot: Snapshot) -> list[int]:
    """Who has not answered the lobby's invitation yet."""
    if snapshot.status is not Status.LOBBY:
        return []
    return [guest.user_id for guest in snapshot.company.who(Standing.ASKED)]


def _invitation(words: Words, snapshot: Snapshot) -> tuple[str, str | None]:
    """What the invitation to a lobby says by now."""
    mentions = words.listing([f"<@{user}>" for user in _asked(snapshot)])
    host = snapshot.seat_of(snapshot.host_id)
    name = seat_names(snapshot)[host.seat] if host else ""
    game = table_title(words, snapshot)
    return words("invite.text", mentions=mentions, host=name, game=game), jump_link(snapshot)


def _only(users: Iterable[int]) -> discord.AllowedMentions:
    """These people may be mentioned and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


LOBBY_BUTTONS = ((Verb.JOIN, "invite.in"), (Verb.DECLINE, "invite.no"))
TURN_BUTTONS = ((Verb.HAND, "board.hand"),)


def _buttons(words: Words, snapshot: Snapshot, link: str | None) -> discord.ui.View:
    """What can be answered, and the way to the table. Finished before it is sent: clicks are found by their custom
    id."""
    view = discord.ui.View(timeout=None)
    lobby = snapshot.status is Status.LOBBY
    style = discord.ButtonStyle.primary
    for verb, label in LOBBY_BUTTONS if lobby else TURN_BUTTONS:
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
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        """`settings_of` tells what somebody has chosen."""
        self._client = client
        self._tables = tables
        self._settings_of = settings_of
        self._sleep = sleep
        self._pings: dict[str, Ping] = {}

    def note(self, change: Change) -> None:
        """Count the turns of a table."""
        snapshot = change.snapshot
        if snapshot.status is not Status.PLAYING and snapshot.id not in self._pings:
            return
        ping = self._pings.setdefault(snapshot.id, Ping())
        user = _on_turn(snapshot)
        if user != ping.user_id:
            ping.user_id = user
            ping.turn += 1

    def resume(self, snapshot: Snapshot) -> None:
        """After a restart: whoever is on turn is pinged unless that was done before, and what is left of a table that
        ended goes."""
        if snapshot.status is Status.PLAYING or snapshot.ping_message_id is not None:
            user = _on_turn(snapshot)
            self._pings[snapshot.id] = Ping(
                user_id=user,
                told=0 if user is not None and user == snapshot.pinged_user_id else NEVER,
                channel_id=snapshot.channel.channel_id,
                message_id=snapshot.ping_message_id,
                asked=set(_asked(snapshot)) if snapshot.ping_message_id is not None else set(),
            )

    async def update(self, words: Words, snapshot: Snapshot, *, shown: bool) -> None:
        """Ping whoever is on turn, if that was not done yet, and take the previous ping away. If the board could not be
        `shown`, nobody is pinged to it."""
        if snapshot.status is Status.LOBBY:
            await self._invite(words, snapshot, shown=shown)
            return
        ping = self._pings.get(snapshot.id)
        if ping is None:
            return
        if ping.asked:
            ping.asked, ping.told = set(), NEVER
        if ping.told == ping.turn:
            if ping.user_id is not None:
                await self._renew(words, snapshot, ping, _said(words, snapshot, ping.user_id), [ping.user_id])
            return
        await self._take_away(ping)
        user = ping.user_id if snapshot.is_open else None
        if shown or user is None:
            ping.told = ping.turn
            if (
                user is not None
                and sum(seat.human for seat in snapshot.seats) > 1
                and await self._wanted(snapshot, user)
            ):
                await self._tell(words, snapshot, ping, _said(words, snapshot, user), [user], f"t{snapshot.steps}")
            await self._tables.set_ping(snapshot.id, ping.message_id, user)
        if not snapshot.is_open:
            del self._pings[snapshot.id]

    async def _wanted(self, snapshot: Snapshot, user: int) -> bool:
        """Whether the person wants to hear of this table."""
        return (await self._settings_of(user)).pings.wanted(snapshot.turn_seconds)

    async def _invite(self, words: Words, snapshot: Snapshot, *, shown: bool) -> None:
        """Ask those who were invited since the last time; without them, the message follows the answers."""
        asked = _asked(snapshot)
        ping = self._pings.get(snapshot.id)
        if ping is None and not asked:
            return
        ping = ping or self._pings.setdefault(snapshot.id, Ping())
        new = [user for user in asked if user not in ping.asked]
        if asked and not (new and shown):
            await self._renew(words, snapshot, ping, _invitation(words, snapshot), asked)
            return
        if ping.message_id is None and not asked:
            return
        await self._take_away(ping)
        if asked:
            ping.asked.update(new)
            pinged = [user for user in new if await self._wanted(snapshot, user)]
            await self._tell(words, snapshot, ping, _invitation(words, snapshot), pinged, f"i{snapshot.version}")
        await self._tables.set_ping(snapshot.id, ping.message_id, None)

    async def _tell(
        self,
        words: Words,
        snapshot: Snapshot,
        ping: Ping,
        said: tuple[str, str | None],
        users: Iterable[int],
        occasion: str,
    ) -> None:
        """Post the message and ping these people. The nonce makes Discord answer a repeated post with the message it
        already has."""
        text, link = said
        target = self._client.get_partial_messageable(snapshot.channel.channel_id)

        async def send() -> discord.Message:
            nonce, view = f"{snapshot.id}-{occasion}", _buttons(words, snapshot, link)
            return await target.send(text, view=view, allowed_mentions=_only(users), nonce=nonce, suppress_embeds=True)

        try:
            ping.message_id = (await persist(send, self._sleep)).id
            ping.channel_id = snapshot.channel.channel_id
            ping.said = said
        except DISCORD_ERRORS as error:
            log.info("Somebody could not be pinged: %s", error)

    async def _renew(
        self, words: Words, snapshot: Snapshot, ping: Ping, said: tuple[str, str | None], users: Iterable[int]
    ) -> None:
        """The board has moved, or the deadline, or somebody has answered: the same message says so. An edit notifies
        nobody, but people's own mentions stay lit."""
        if ping.message_id is None or said == ping.said:
            return
        text, link = said
        ping.said = said
        target = self._client.get_partial_messageable(ping.channel_id).get_partial_message(ping.message_id)

        async def edit() -> None:
            await target.edit(content=text, view=_buttons(words, snapshot, link), allowed_mentions=_only(users))

        try:
            await persist(edit, self._sleep)
        except DISCORD_ERRORS as error:
            log.info("A ping could not be brought up to date: %s", error)

    async def _take_away(self, ping: Ping) -> None:
        if ping.message_id is None:
            return
        target = self._client.get_partial_messageable(ping.channel_id).get_partial_message(ping.message_id)
        ping.message_id = None
        try:
            await persist(target.delete, self._sleep)
        except DISCORD_ERRORS as error:
            log.info("An old ping could not be deleted: %s", error)
