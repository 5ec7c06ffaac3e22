"""Replays of finished rounds: an animation, and the moves as a file.

The record of a running match is cut off after its last finished round before anything is drawn.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.pictures import ReplaySubject, Style, text_record
from bot.ui.actions.boundary import Unable
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import Colour, Document, Frame, Page, Text, rows
from bot.ui.pages.table.deals import deal_buttons
from bot.ui.pages.table.seats import plain_names, seat_names
from bot.words import Words
from engine.rules.errors import EngineError, Refused
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Record, Step, replay
from engine.statistics.results import Kind, PastMatch
from engine.tables.table.model import ChannelRef, Snapshot, Status

log = logging.getLogger(__name__)

MOVES_NAME = "moves.txt"
OFFERED = 24
"""Finished matches in the completion list."""


def finished_part(record: Record) -> Record:
    """The record up to the end of its last finished round."""
    ends = [0]
    steps = 0

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal steps
        steps += 1
        if any(isinstance(event, RoundEnded) for event in events):
            ends.append(steps)

    replay(record.header, record.steps, game_of, watch)
    return Record(record.header, record.steps[: ends[-1]])


def may_watch(snapshot: Snapshot, channel: ChannelRef, user_id: int) -> bool:
    """Everyone in a channel may watch its public matches. Players may watch theirs anywhere on the server."""
    if snapshot.channel.guild_id != channel.guild_id:
        return False
    here = snapshot.channel.channel_id == channel.channel_id and snapshot.public
    return here or snapshot.seat_of(user_id) is not None


async def offered(services: Services, channel: ChannelRef, user_id: int) -> Sequence[PastMatch]:
    """Finished matches of the channel and of the person, the latest first."""
    return await services.statistics.results.history(channel, user_id, limit=OFFERED)


async def running(services: Services, channel: ChannelRef) -> list[Snapshot]:
    """Tables of the channel with a finished round."""
    here = await services.tables.tables_in(channel_id=channel.channel_id)
    return [table for table in here if table.rounds and table.public]


def running_label(words: Words, table: Snapshot) -> str:
    """`now · Block: Ana, Björn, finished rounds`."""
    names = ", ".join(plain_names(words, table))
    return words("replay.choice_open", game=words(f"game.{table.game}"), names=names)


async def latest(services: Services, reply: Reply) -> str | None:
    """The default match: the latest one of this channel, or a running one with a finished round."""
    together = (Kind.PEOPLE, Kind.ROBOTS)
    user = reply.interaction.user.id
    for match in await services.statistics.results.history(reply.channel, user, here=True, kinds=together, limit=1):
        return match.table_id
    return next((table.id for table in await running(services, reply.channel)), None)


async def asked_for(services: Services, reply: Reply, match: str | None) -> Snapshot:
    """The match to look into; raises `Unable`."""
    if match is None:
        raise Unable("replay.none")
    try:
        snapshot = await services.tables.snapshot(match)
    except Refused:
        raise Unable("replay.unknown") from None
    user = reply.interaction.user.id
    if not may_watch(snapshot, reply.channel, user):
        raise Unable("replay.unknown")
    if await services.tables.same_deals.hides(snapshot, user):
        raise Unable("refusal.deal_hidden")
    if not await services.tables.same_deals.done(snapshot):
        raise Unable("refusal.deal_secret")
    return snapshot


async def answer_replay(
    services: Services, reply: Reply, match: str | None, number: int | None, *, public: bool
) -> None:
    """Replay a match or one of its rounds. All checks come before the drawing, which takes seconds."""
    words, user = reply.words, reply.interaction.user.id
    snapshot = await asked_for(services, reply, match or await latest(services, reply))
    if not snapshot.rounds:
        raise Unable("replay.none_over")
    if number is not None and number not in [result.number for result in snapshot.rounds]:
        raise Unable("replay.no_round", rounds=words.count("round", len(snapshot.rounds)))
    await reply.later(public=public)
    if public:
        words = await services.appearance.words_of(reply.channel.guild_id)
    page = await _page(services, words, snapshot, number, None if public else user)
    page = replace(page, parts=(*page.parts, *rows(deal_buttons(words, snapshot, None if public else user))))
    await (reply.public(page) if public else reply.private(page))


async def _page(services: Services, words: Words, snapshot: Snapshot, number: int | None, user_id: int | None) -> Page:
    """The animation, unless the person or the server chose words, and the moves as a file."""
    record, game = await services.tables.records.of(snapshot.id), words(f"game.{snapshot.game}")
    over = snapshot.status is Status.FINISHED
    try:
        if not over:
            record = await asyncio.to_thread(finished_part, record)
        told = await asyncio.to_thread(text_record, record, plain_names(words, snapshot), words, number)
    except EngineError:
        log.exception("Table %s cannot be replayed.", snapshot.id)
        raise Unable("replay.not_possible") from None
    key = "replay.title_round" if number is not None else "replay.title" if over else "replay.title_rounds"
    title = f"{words(key, game=game, number=number)}\n{words.listing(seat_names(words, snapshot))}"
    page = Page((Text(title), Frame(ReplaySubject.name), Document(MOVES_NAME, told.encode())), Colour.OVER)

    def animation(style: Style) -> ReplaySubject:
        return ReplaySubject(record, plain_names(words, snapshot), words, style, number)

    return await services.appearance.illustrated(page, animation, user_id, snapshot.channel.guild_id)
