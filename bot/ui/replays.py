"""Matches and rounds that are over, to watch again: an animation, and the moves in words as a file.

Of a running match only rounds that are over are shown: their hands lay open at their end. Whatever is shown is cut off
the record before anything is drawn, so that a round in play cannot be part of it.
"""

from __future__ import annotations

import asyncio
import logging
import time

from bot.pictures import text_record
from bot.pictures.drawing import REPLAY_NAME
from bot.ui.desk import Desk
from bot.ui.page import Colour, Document, Frame, Page, Text, sentence
from bot.ui.people import QUIET, plain_names, seat_names
from bot.ui.reply import Reply
from bot.ui.rules_text import game_title
from bot.ui.shown import style_of
from bot.words import Words
from bot.words.names import clean_name
from engine.rules.errors import EngineError, Refused
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Record, Step, replay
from engine.tables.looks import Look, Show
from engine.tables.model import PastMatch, Place, Snapshot, Status

log = logging.getLogger(__name__)

MOVES_NAME = "moves.txt"
SOLITAIRE = "castle_rock_solitaire"
OFFERED = 12
"""Finished matches offered of a channel, and as many of one's own."""


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


def may_watch(snapshot: Snapshot, place: Place, user_id: int) -> bool:
    """Matches of this channel may be watched by everybody here, others by who sat there. What was played in private
    is its player's."""
    if snapshot.place.guild_id != place.guild_id:
        return False
    here = snapshot.place.channel_id == place.channel_id and snapshot.message_id != QUIET
    return here or snapshot.seat_of(user_id) is not None


async def offered(desk: Desk, place: Place, user_id: int) -> list[PastMatch]:
    """Finished matches that somebody may watch here: this channel's and their own, the latest first."""
    here = await desk.tables.history(guild_id=place.guild_id, channel_id=place.channel_id, limit=OFFERED)
    own = await desk.tables.history(guild_id=place.guild_id, user_id=user_id, limit=OFFERED)
    found = {match.table_id: match for match in (*here, *own)}
    alone = {match.table_id for match in found.values() if match.game == SOLITAIRE and match not in own}
    return sorted((match for match in found.values() if match.table_id not in alone), key=lambda match: -match.ended_at)


def running(desk: Desk, place: Place) -> list[Snapshot]:
    """Tables of this channel of which a round is over."""
    here = desk.tables.tables_in(channel_id=place.channel_id)
    return [table for table in here if table.rounds and table.message_id != QUIET]


def choice_label(words: Words, match: PastMatch) -> str:
    """`2026-05-12 · Block: Ana, Björn`."""
    names = ", ".join(clean_name(seat.name) for seat in match.seats)
    when = time.strftime("%Y-%m-%d", time.gmtime(match.ended_at))
    return words("replay.choice", when=when, game=game_title(words, match.game), names=names)


def running_label(words: Words, table: Snapshot) -> str:
    """`now · Block: Ana, Björn, finished rounds`."""
    names = ", ".join(plain_names(table))
    return words("replay.choice_open", game=game_title(words, table.game), names=names)


async def latest(desk: Desk, place: Place) -> str | None:
    """The match that is meant when none is named: the latest of this channel, else one in which a round is over."""
    past = await desk.tables.history(guild_id=place.guild_id, channel_id=place.channel_id, limit=OFFERED)
    for match in past:
        if match.game != SOLITAIRE:
            return match.table_id
    return next((table.id for table in running(desk, place)), None)


async def answer_replay(
    desk: Desk, reply: Reply, place: Place, user_id: int, match: str | None, number: int | None, *, public: bool
) -> None:
    """Show a match or a round again. Everything is checked at once; then drawing may take its seconds."""
    words = reply.words
    found = match or await latest(desk, place)
    if found is None:
        await reply.private(sentence(words("replay.none")))
        return
    try:
        snapshot = await desk.tables.snapshot(found)
    except Refused:
        await reply.private(sentence(words("replay.unknown")))
        return
    if not may_watch(snapshot, place, user_id):
        await reply.private(sentence(words("replay.unknown")))
        return
    if not snapshot.rounds:
        await reply.private(sentence(words("replay.none_over")))
        return
    if number is not None and number not in [result.number for result in snapshot.rounds]:
        rounds = words.count("round", len(snapshot.rounds))
        await reply.private(sentence(words("replay.no_round", rounds=rounds)))
        return
    await reply.later(public=public)
    page = await replay_page(desk, words, snapshot, number, await _look(desk, snapshot, user_id, public=public))
    if public:
        await reply.public(page)
    else:
        await reply.private(page)


async def _look(desk: Desk, snapshot: Snapshot, user_id: int, *, public: bool) -> Look:
    if public:
        return await desk.shown.look_of_server(snapshot.place.guild_id)
    return await desk.shown.look_of(user_id)


async def replay_page(desk: Desk, words: Words, snapshot: Snapshot, number: int | None, look: Look) -> Page:
    """The animation, unless words were chosen, and the moves as a file."""
    record = await desk.tables.record(snapshot.id)
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
        (Text(f"{title}\n{names}"), Frame(REPLAY_NAME), Document(MOVES_NAME, told.encode())),
        Colour.OVER,
    )
    if look.show is Show.TEXT:
        return page
    return page.with_picture(await desk.painter.replay(words, snapshot, record, number, style_of(look)))
