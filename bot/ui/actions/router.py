"""Answers every click, menu and box. It finds the action by the custom id alone, so controls survive a restart.

The router trusts only the person's id: the tables check the seat, the version and the move again. A stale, foreign or
unknown control gets a sentence and the table as it is now.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

import discord

from bot.ui.actions import events, planning
from bot.ui.actions.boundary import Unable, answering, blocked
from bot.ui.actions.click import ACTIONS, Click
from bot.ui.actions.people import first_steps, results, server_rules, settings
from bot.ui.actions.services import Services
from bot.ui.actions.table import arrange, consent, daily, deals, lobby, manage, play, premoves, puzzle
from bot.ui.actions.table import round as rounds
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb, read_id
from bot.ui.pages.page import sentence
from bot.ui.pages.refusals import refusal_text
from bot.ui.pages.table.lobby import way_on
from engine.rules.errors import BadNotation, Refused
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot, Status

REMEMBERED = 2048
"""Interactions whose second delivery is recognised; the version check refuses older ones."""
MOST_PUT_OFF = 4
"""Clicks told at the same time to press again. Each costs a third of an answer's work."""
PUT_OFF_SECONDS = 0.5
"""How long a refused click waits to be told. Discord takes a first answer for 3 seconds."""
FOR_ALL = (Verb.REMATCH, Verb.SAME_DEAL, Verb.REVENGE, Verb.EVENT_POST)
"""These answer with a lobby for everyone, so a slow answer is deferred in public."""
FOR_BLOCKED = (Verb.SETTINGS, Verb.SET_DISPLAY, Verb.PRIVACY, Verb.RULEBOOK)
"""Blocked members still use these."""
REGISTERED = (arrange, consent, daily, deals, events, first_steps, lobby, manage, planning, play, premoves, puzzle,
              results, rounds, server_rules, settings)  # fmt: skip
"""Importing these modules registers their actions."""


class Router:
    """Takes every interaction but commands."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._putting_off = asyncio.Semaphore(MOST_PUT_OFF)

    async def handle(self, interaction: discord.Interaction) -> None:
        """Answer one click, menu or box. Never raises."""
        if interaction.id in self._seen:
            return  # Discord delivered it twice; the first one is answered
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self._services.answers.begin()
        data: Mapping[str, object] = interaction.data or {}
        found = read_id(str(data.get("custom_id", "")))
        public = found is not None and found.verb in FOR_ALL
        reply = Reply(interaction)
        async with self._services.answers.place() as there:
            if not there:
                await self._put_off(reply)
                return
            async with answering(self._services, interaction, public=public, reply=reply):
                await self._act(reply, data, found)

    async def _put_off(self, reply: Reply) -> None:
        """Under overload ask the person to press again, or leave that to Discord's own error."""
        try:
            await asyncio.wait_for(self._putting_off.acquire(), PUT_OFF_SECONDS)
        except TimeoutError:
            return
        try:
            await reply.private(sentence(reply.words("invalid.busy")))
        finally:
            self._putting_off.release()

    async def _act(self, reply: Reply, data: Mapping[str, object], found: ControlId | None) -> None:
        """Players act from anywhere (`/domino turns`). Others act on public tables of their own server."""
        if found and found.verb is Verb.WHICH:  # each choice in a menu of tables is a control itself
            values = data.get("values")
            found = read_id(str(values[0])) if isinstance(values, list) and values else None
        if found is None or found.verb not in ACTIONS:
            raise Unable("invalid.unknown_button")
        guild, user = reply.interaction.guild_id, reply.interaction.user.id
        if found.verb not in FOR_BLOCKED and await blocked(self._services, guild, user):
            raise Unable("blocked.you")
        table = None if found.table == NO_TABLE else await self._services.tables.snapshot(found.table)
        there = None if table is None else table.channel.guild_id
        if found.verb not in FOR_BLOCKED and there != guild and await blocked(self._services, there, user):
            raise Unable("blocked.there")
        if table is not None and table.seat_of(reply.interaction.user.id) is None:
            if not table.public:
                raise Unable("invalid.private")
            if table.channel.guild_id != reply.interaction.guild_id:
                raise Unable("invalid.not_here")
        click = Click(reply, found, table, data)
        try:
            await ACTIONS[found.verb](self._services, click)
        except BadNotation:
            raise Unable("invalid.unknown_button") from None
        except Refused as refused:
            if table is None:
                raise
            await self._refused(click, refused, await self._services.tables.snapshot(table.id))
        finally:
            closed = self._services.writer.closed
            if table is not None and (closed.channels or closed.tables):
                await self._services.writer.clicked(reply, table)

    async def _refused(self, click: Click, refused: Refused, table: Snapshot) -> None:
        """Say why, and show the table as it is now."""
        if refused.refusal is TableRefusal.DUPLICATE and click.reply.sent:
            return
        if refused.refusal is TableRefusal.NOT_HOST and table.status is Status.LOBBY:  # have they left the server?
            self._services.writer.departures.look(table, table.seat_of(table.host_id))
        text = refusal_text(click.words, refused, table)
        seat = table.seat_of(click.user_id)
        if table.status in (Status.PLAYING, Status.FINISHED) and seat is not None and seat.human:
            await play.show_hand(self._services, click, table, seat, text)
        else:
            await click.reply.panel(way_on(click.words, table, click.user_id, text))
        if table.status is not Status.FINISHED:
            self._services.writer.mark(table, visited=True)


async def answer_table(services: Services, reply: Reply, table: Snapshot, verb: Verb) -> None:
    """Press the button `verb` of this table as it is now, for a command."""
    await ACTIONS[verb](services, Click(reply, ControlId(table.id, table.version, verb), table, {}))
