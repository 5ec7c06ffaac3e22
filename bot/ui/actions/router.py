"""The one click router: every click, menu and box comes here, is found by its custom id alone, and gets an answer.

It trusts nothing but who clicked: the seat is looked up, the version and the move are checked again by the tables. A
click that is stale, foreign, unknown, from before a restart or on a finished table gets a sentence and a way on.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping
from uuid import uuid4

import discord

from bot.ui.actions import events
from bot.ui.actions.click import ACTIONS, Action, Click
from bot.ui.actions.people import first_steps, history, leaderboard, season, settings
from bot.ui.actions.services import Services
from bot.ui.actions.table import clock, lobby, manage, play, premoves, same_deal, seats
from bot.ui.actions.table import round as table
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb, read_id
from bot.ui.pages.page import Button, Page, Text, Tone, rows, sentence
from bot.ui.pages.refusals import refusal_text
from bot.ui.pages.table.round_end import again_button
from bot.ui.pages.table.seats import control, jump_link
from engine.rules.errors import BadNotation, Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Snapshot, Status
from engine.tables.people.participants import Standing

log = logging.getLogger(__name__)

REMEMBERED = 2048
"""Interactions of which a second delivery is recognised at once; older ones are refused by their version."""
MOST_PUT_OFF = 4
"""Clicks told at the same time to press again: telling takes a third of the work of an answer."""

FOR_ALL = (Verb.REMATCH, Verb.SAME_DEAL, Verb.REVENGE)
"""What these answer is for everybody: a lobby. When it takes long, that is promised, so that nobody has it alone."""

ROOMS = (
    *(
        clock,
        events,
        first_steps,
        history,
        leaderboard,
        lobby,
        manage,
        play,
        premoves,
        same_deal,
        season,
        seats,
        settings,
    ),
    table,
)
"""Where the actions are: to import them is to register them."""


class Router:
    """Takes every interaction that is no command."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._putting_off = 0

    async def handle(self, interaction: discord.Interaction) -> None:
        """Answer one click, menu or box. Never raises."""
        if interaction.id in self._seen:
            return  # Discord has delivered it twice; the first one is answered
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self._services.answers.begin()
        data: Mapping[str, object] = interaction.data or {}
        found, reply = read_id(str(data.get("custom_id", ""))), Reply(interaction)
        async with self._services.answers.place() as there:
            if not there:
                await self._put_off(reply)
                return
            reply.defer_if_slow(public=found is not None and found.verb in FOR_ALL)
            try:
                await self._handle(interaction, reply, data, found)
            except Exception:
                await self._failed(reply)
            finally:
                await reply.finish()

    async def _put_off(self, reply: Reply) -> None:
        """Too many clicks came: ask to press again. Beyond a few such answers Discord's own sentence must do."""
        if self._putting_off < MOST_PUT_OFF:
            self._putting_off += 1
            await reply.private(sentence(reply.words("invalid.busy")))
            self._putting_off -= 1

    async def _handle(
        self, interaction: discord.Interaction, reply: Reply, data: Mapping[str, object], found: ControlId | None
    ) -> None:
        """Whoever sits at a table gets on from anywhere (`/domino turns`); others press buttons of public tables, and
        on their own server."""
        if found and found.verb is Verb.WHICH:  # a menu of tables: what was chosen is a control itself
            values = data.get("values")
            found = read_id(str(values[0])) if isinstance(values, list) and values else None
        action = ACTIONS.get(found.verb) if found else None
        if found is None or action is None:
            await reply.private(sentence(reply.words("invalid.unknown_button")))
            return
        try:
            snapshot = None if found.table == NO_TABLE else await self._services.tables.snapshot(found.table)
        except Refused as refused:
            await reply.private(sentence(refusal_text(reply.words, refused)))
            return
        if snapshot is not None and snapshot.seat_of(interaction.user.id) is None:
            if not snapshot.public:
                await reply.private(sentence(reply.words("invalid.private")))
                return
            if snapshot.channel.guild_id != interaction.guild_id:
                await reply.private(sentence(reply.words("invalid.not_here")))
                return
        await self._act(action, found, snapshot, reply, data)

    async def _act(
        self,
        action: Action,
        found: ControlId,
        snapshot: Snapshot | None,
        reply: Reply,
        data: Mapping[str, object],
    ) -> None:
        click = Click(reply, found, snapshot, data)
        try:
            await action(self._services, click)
        except Refused as refused:
            await self._refused(click, refused)
        except BadNotation:
            await reply.private(sentence(reply.words("invalid.unknown_button")))

    async def _refused(self, click: Click, refused: Refused) -> None:
        """Say why, and show how the table stands now."""
        if refused.refusal is TableRefusal.DUPLICATE and click.reply.sent:
            return
        snapshot = click.snapshot
        if snapshot is not None:
            snapshot = await self._services.tables.snapshot(snapshot.id)
        text = refusal_text(click.words, refused, snapshot)
        if snapshot is None:
            await click.reply.private(sentence(text))
            return
        seat = snapshot.seat_of(click.user_id)
        if snapshot.status in (Status.PLAYING, Status.FINISHED) and seat is not None and seat.human:
            await play.show_hand(self._services, click, snapshot, seat, text)
        else:
            await click.reply.panel(way_on(click, snapshot, text))
        if snapshot.status is not Status.FINISHED:
            self._services.writer.mark(snapshot, visited=True)

    async def _failed(self, reply: Reply) -> None:
        """Something of ours broke: note it, and let the person go on."""
        reference = uuid4().hex[:8]
        log.exception("A click failed (error %s).", reference)
        if not reply.sent:
            await reply.private(sentence(reply.words("invalid.error", reference=reference)))


async def answer_table(services: Services, reply: Reply, table: Snapshot, verb: Verb) -> None:
    """Do what the button `verb` of this table does now, for a command."""
    await ACTIONS[verb](services, Click(reply, ControlId(table.id, table.version, verb), table, {}))


def way_on(click: Click, snapshot: Snapshot, text: str) -> Page:
    """A sentence, and where the table stands, for those who have no hand to play there."""
    seat = snapshot.seat_of(click.user_id)
    buttons = []
    in_lobby, guest = snapshot.status is Status.LOBBY, snapshot.participants.guest(click.user_id)
    if in_lobby and guest is not None and guest.standing is Standing.WAITING:
        buttons.append(Button(click.words("lobby.leave"), control(snapshot, Verb.LEAVE)))
    elif in_lobby and seat is None:
        buttons.append(Button(click.words("lobby.join"), control(snapshot, Verb.JOIN)))
    if snapshot.status is Status.FINISHED:
        buttons.append(again_button(click.words, snapshot, Tone.PLAIN))
    if snapshot.status in (Status.PLAYING, Status.FINISHED):
        buttons.append(Button(click.words("board.tally"), control(snapshot, Verb.TALLY)))
    link = jump_link(snapshot)
    if link and snapshot.is_open:
        to = click.words("invite.lobby" if in_lobby else "ping.board")
        text += "\n" + click.words("ping.more", to=to, link=link)
    return Page((Text(text), *rows(buttons)))
