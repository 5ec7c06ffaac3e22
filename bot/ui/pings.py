"""Telling the next person: one short message a turn, and only the latest stays in the channel.

It is the only message of Boneyard that mentions somebody, and it may mention nobody else. People who play against
robots alone are not called: the table waits for nobody but them.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.ui.faults import NETWORK, persist
from bot.ui.people import jump_link
from bot.ui.rules_text import game_title
from bot.words import Words
from engine.tables.model import Change, Snapshot, Status
from engine.tables.service import Tables

log = logging.getLogger(__name__)


NEVER = -1
"""No turn has this number."""


@dataclass(slots=True)
class Call:
    """Whose turn it is at a table, since when (the number of turns seen), and the message that said so."""

    turn: int = 0
    user_id: int | None = None
    told: int = 0
    channel_id: int = 0
    message_id: int | None = None


def _on_turn(snapshot: Snapshot) -> int | None:
    """The person for whom the table waits."""
    turn = snapshot.turn
    return turn.person.user_id if turn and turn.human and turn.person else None


class Pings:
    """The calls of all tables."""

    def __init__(self, client: discord.Client, tables: Tables, sleep: Callable[[float], Awaitable[object]]) -> None:
        self._client = client
        self._tables = tables
        self._sleep = sleep
        self._calls: dict[str, Call] = {}

    def note(self, change: Change) -> None:
        """Count the turns of a table."""
        snapshot = change.snapshot
        if snapshot.status is not Status.PLAYING and snapshot.id not in self._calls:
            return
        call = self._calls.setdefault(snapshot.id, Call())
        user = _on_turn(snapshot)
        if user != call.user_id:
            call.user_id = user
            call.turn += 1

    def resume(self, snapshot: Snapshot) -> None:
        """After a restart: whoever is on turn is called unless that was done before."""
        if snapshot.status is Status.PLAYING:
            user = _on_turn(snapshot)
            self._calls[snapshot.id] = Call(
                user_id=user,
                told=0 if user == snapshot.called_user_id else NEVER,
                channel_id=snapshot.place.channel_id,
                message_id=snapshot.call_message_id,
            )

    async def update(self, words: Words, snapshot: Snapshot) -> None:
        """Call whoever is on turn, if that was not done yet, and take the previous call away."""
        call = self._calls.get(snapshot.id)
        if call is None or call.told == call.turn:
            return
        call.told = call.turn
        await self._take_away(call)
        user = call.user_id
        humans = sum(seat.human for seat in snapshot.seats)
        if snapshot.is_open and user is not None and humans > 1:
            await self._tell(words, snapshot, call, user)
        await self._tables.set_call(snapshot.id, call.message_id, user)
        if not snapshot.is_open:
            del self._calls[snapshot.id]

    async def _tell(self, words: Words, snapshot: Snapshot, call: Call, user: int) -> None:
        facts = {"mention": f"<@{user}>", "game": game_title(words, snapshot.game)}
        if snapshot.deadline is None:
            text = words("ping.turn", **facts)
        else:
            text = words("ping.turn_deadline", when=snapshot.deadline, **facts)
        if link := jump_link(snapshot):
            text += " " + words("ping.more", link=link)
        target = self._client.get_partial_messageable(snapshot.place.channel_id)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])

        async def send() -> discord.Message:
            nonce = f"{snapshot.id}-t{snapshot.steps}"
            return await target.send(text, allowed_mentions=allowed, nonce=nonce, suppress_embeds=True)

        try:
            call.message_id = (await persist(send, self._sleep)).id
            call.channel_id = snapshot.place.channel_id
        except (discord.HTTPException, *NETWORK) as error:
            log.info("A turn could not be called: %s", error)

    async def _take_away(self, call: Call) -> None:
        if call.message_id is None:
            return
        target = self._client.get_partial_messageable(call.channel_id).get_partial_message(call.message_id)
        call.message_id = None
        try:
            await persist(target.delete, self._sleep)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("An old call could not be deleted: %s", error)
