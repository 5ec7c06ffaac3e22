"""Matches and rounds that are over, to watch again: an animation, and the moves in words as a file.

Of a running match only rounds that are over are shown: their hands lay open at their end. Whatever is shown is cut off
the record before anything is drawn, so that a round in play cannot be part of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.pictures import ReplaySubject, text_record
from bot.ui.actions.services import Services
from bot.ui.channel.appearance import style_of
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import Colour, Document, Frame, Page, Text, rows, sentence
from bot.ui.pages.table.rules_text import game_title
from bot.ui.pages.table.same_deal import deal_buttons
from bot.ui.pages.table.seats import plain_names, seat_names
from bot.words import Words
from engine.rules.errors import EngineError, Refused
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Record, Step, replay
from engine.statistics.results import Kind, PastMatch
from engine.tables.core.model import ChannelRef, Snapshot, Status
from engine.tables.people.preferences import DisplaySettings, Show

log = logging.getLogger(__name__)

MOVES_NAME = "moves.txt"
OFFERED = 24
"""Finished matches offered, of a channel and one's own."""


def finished_part(record: Record) -> Record:
    """The record up to the end of the last round that is over."""
    end = 0
    steps = 0

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal end, steps
        steps += 1
        if any(isinstance(event, RoundEnded) for event in events):
            end = steps

    replay(record.header, record.steps, game_of, watch)
    return Record(record.header, record.steps[:end])


def may_watch(snapshot: Snapshot, channel: ChannelRef, user_id: int) -> bool:
    """Matches of this channel may be watched by everybody here, others by who sat there. What was played in private
    is its player's."""
    if snapshot.channel.guild_id != channel.guild_id:
        return False
    here = snapshot.channel.channel_id == channel.channel_id and snapshot.public
    return here or snapshot.seat_of(user_id) is not None


async def offered(services: Services, channel: ChannelRef, user_id: int) -> Sequence[PastMatch]:
    """Finished matches that somebody may watch here: this channel's and their own, the latest first."""
    return await services.tables.results.history(channel, user_id, limit=OFFERED)


async def running(services: Services, channel: ChannelRef) -> list[Snapshot]:
    """Tables of this channel of which a round is over."""
    here = await services.tables.tables_in(channel_id=channel.channel_id)
    return [table for table in here if table.rounds and table.public]


def running_label(words: Words, table: Snapshot) -> str:
    """`now · Block: Ana, Björn, finished rounds`."""
    names = ", ".join(plain_names(table))
    return words("replay.choice_open", game=game_title(words, table.game), names=names)


async def latest(services: Services, channel: ChannelRef, user_id: int) -> str | None:
    """The match that is meant when none is named: the latest of this channel, else one in which a round is over."""
    together = (Kind.PEOPLE, Kind.ROBOTS)
    for match in await services.tables.results.history(channel, user_id, here=True, kinds=together, limit=1):
        return match.table_id
    return next((table.id for table in await running(services, channel)), None)


async def asked_for(
    services: Services, reply: Reply, channel: ChannelRef, user_id: int, match: str | None
) -> Snapshot | None:
    """The match that somebody wants to look into; None: they have read why they cannot."""
    if match is None:
        await reply.private(sentence(reply.words("replay.none")))
        return None
    try:
        snapshot = await services.tables.snapshot(match)
    except Refused:
        await reply.private(sentence(reply.words("replay.unknown")))
        return None
    if not may_watch(snapshot, channel, user_id):
        await reply.private(sentence(reply.words("replay.unknown")))
        return None
    if await services.tables.same_deals.hides(snapshot, user_id):
        await reply.private(sentence(reply.words("refusal.deal_hidden")))
        return None
    if not await services.tables.same_deals.done(snapshot):
        await reply.private(sentence(reply.words("refusal.deal_secret")))
        return None
    return snapshot


async def answer_replay(
    services: Services,
    reply: Reply,
    channel: ChannelRef,
    user_id: int,
    match: str | None,
    number: int | None,
    *,
    public: bool,
) -> None:
    """Show a match or a round again. Everything is checked at once; then drawing may take its seconds."""
    words = reply.words
    snapshot = await asked_for(services, reply, channel, user_id, match or await latest(services, channel, user_id))
    if snapshot is None:
        return
    if not snapshot.rounds:
        await reply.private(sentence(words("replay.none_over")))
        return
    if number is not None and number not in [result.number for result in snapshot.rounds]:
        rounds = words.count("round", len(snapshot.rounds))
        await reply.private(sentence(words("replay.no_round", rounds=rounds)))
        return
    await reply.later(public=public)
    page = await replay_page(
        services, words, snapshot, number, await _settings(services, snapshot, user_id, public=public)
    )
    page = replace(page, parts=(*page.parts, *rows(deal_buttons(words, snapshot, None if public else user_id))))
    if public:
        await reply.public(page)
    else:
        await reply.private(page)


async def _settings(services: Services, snapshot: Snapshot, user_id: int, *, public: bool) -> DisplaySettings:
    if public:
        return await services.appearance.settings_of_server(snapshot.channel.guild_id)
    return await services.appearance.settings_of(user_id)


async def replay_page(
    services: Services, words: Words, snapshot: Snapshot, number: int | None, settings: DisplaySettings
) -> Page:
    """The animation, unless words were chosen, and the moves as a file."""
    record = await services.tables.records.of(snapshot.id)
    game = game_title(words, snapshot.game)
    try:
        if snapshot.status is not Status.FINISHED:
            record = await asyncio.to_thread(finished_part, record)
        told = await asyncio.to_thread(text_record, record, plain_names(snapshot), words, number)
    except EngineError:
        log.exception("Table %s cannot be shown again.", snapshot.id)
        return sentence(words("replay.not_possible"))
    if number is not None:
        title = words("replay.title_round", game=game, number=number)
    else:
        over = snapshot.status is Status.FINISHED
        title = words("replay.title" if over else "replay.title_rounds", game=game)
    names = words.listing(seat_names(snapshot))
    page = Page(
        (Text(f"{title}\n{names}"), Frame(ReplaySubject.name), Document(MOVES_NAME, told.encode())),
        Colour.OVER,
    )
    if settings.show is Show.TEXT:
        return page
    subject = ReplaySubject(record, tuple(plain_names(snapshot)), words, style_of(settings), number)
    return page.with_picture(await services.painter.draw(subject))
