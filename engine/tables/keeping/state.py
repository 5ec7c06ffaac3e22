"""Converts tables to and from database rows, and replays their matches."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from functools import lru_cache
from itertools import takewhile
from typing import Final, TypeVar

from engine.pairing.worth import side_places, worth
from engine.rules.errors import Refusal, Refused
from engine.rules.events import Event
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.leads import Lead, leads_after
from engine.rules.moves import Appoint, Deal, move_text, parse_move
from engine.rules.record import Header, Record, Step, replay
from engine.rules.scoring import RoundResult, side_of
from engine.rules.tiles import Seat
from engine.store import Damaged, Store, StoreUnavailable
from engine.store.codec import from_text, to_text
from engine.store.rows import MatchRow, MatchSeatRow, RoundRow, StepRow, StoredTable, TableFacts, TableRow
from engine.tables.edits.parts import played_at
from engine.tables.table.clock import Clock
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, ChannelRef, Earlier, Moves, SeatInfo, Snapshot, Status, StepDone, game_at
from engine.tables.table.participants import Participants
from engine.tables.table.sealed import OnTurn, SealedMatch, SeedChain

T = TypeVar("T")
log = logging.getLogger(__name__)
_channel = lru_cache(maxsize=1024)(ChannelRef)
NONSENSE: Final = (ValueError, TypeError, KeyError, AttributeError)
"""What `from_text` raises."""


async def read(work: Awaitable[T], *, writes: bool = False) -> T:
    """Wait for the store. Raises STORE_UNAVAILABLE (with `reading` unless it `writes`), or NO_SUCH_TABLE for damaged
    rows."""
    try:
        return await work
    except Damaged as error:
        log.error("Damaged rows: %s.", error)
        raise Refused(TableRefusal.NO_SUCH_TABLE) from error
    except StoreUnavailable as error:
        log.error("The store is unavailable: %s", error)
        raise Refused(TableRefusal.STORE_UNAVAILABLE, **({} if writes else {"reading": True})) from error


async def stored_at(store: Store, table_id: str) -> StoredTable:
    """A table as it is stored. Raises NO_SUCH_TABLE, STORE_UNAVAILABLE."""
    stored = await read(store.load(table_id))
    if stored is None:
        raise Refused(TableRefusal.NO_SUCH_TABLE, table=table_id)
    return stored


TEXTS: Final = ("clock", "participants", "seed_chain", "on_turn")
"""The columns that hold a value as text."""
SAME: Final = tuple(field.name for field in fields(TableFacts))


def row_of(table: Snapshot) -> TableRow:
    """The table as its row is stored."""
    values, at = {name: getattr(table, name) for name in SAME}, table.channel
    values |= {name: None if getattr(table, name) is None else to_text(getattr(table, name)) for name in TEXTS}
    return TableRow(**values, status=table.status, guild_id=at.guild_id, channel_id=at.channel_id)


def unloaded(row: TableRow) -> Snapshot:
    """A match in play without its seats, steps and seed chain. Raises `Refused` with NO_SUCH_TABLE for nonsense."""
    try:
        return _table(row)
    except NONSENSE as error:
        raise Refused(TableRefusal.NO_SUCH_TABLE, table=row.id) from error


def _table(row: TableRow) -> Snapshot:
    return Snapshot(
        **{name: getattr(row, name) for name in SAME},
        status=Status(row.status),
        channel=_channel(row.guild_id, row.channel_id),
        clock=from_text(Clock, row.clock),
        participants=from_text(Participants, row.participants),
        on_turn=_on_turn(row.on_turn),
    )


def _on_turn(text: str | None) -> OnTurn | None:
    """Nonsense counts as unknown: then the match is replayed."""
    try:
        return None if text is None else from_text(OnTurn, text)
    except NONSENSE:
        return None


def rebuild(
    stored: StoredTable, watch: Callable[[StepDone], None] = lambda step: None, *, rounds: int | None = None
) -> Snapshot:
    """A stored table, its match replayed up to the end of that many `rounds`; `watch` is told every step. Raises
    `Refused` when it cannot be: UNKNOWN_RULES_VERSION, or NO_SUCH_TABLE for nonsense."""
    try:
        return _rebuild(stored, watch, rounds)
    except Exception as error:  # nonsense can fail anywhere in the rules
        if isinstance(error, Refused) and error.refusal is Refusal.UNKNOWN_RULES_VERSION:
            raise
        raise Refused(TableRefusal.NO_SUCH_TABLE, table=stored.table.id) from error


def earlier(stored: StoredTable) -> Earlier | None:
    """The table before its last step; None: it has no step. Raises `Refused` as `rebuild` does."""
    if not stored.steps:
        return None
    last = stored.steps[-1]
    return Earlier(in_play(stored, len(stored.steps) - 1), Seat(last.seat), By(last.made_by))


def in_play(stored: StoredTable, steps: int) -> Snapshot:
    """The table as it was after this many steps. Raises `Refused` as `rebuild` does."""
    return rebuild(replace(stored, table=replace(stored.table, status=Status.PLAYING), steps=stored.steps[:steps]))


def round_end(stored: StoredTable, number: int) -> Snapshot:
    """The table as its round `number` (from 1) ended. Raises `Refused` as `rebuild` does."""
    return rebuild(replace(stored, table=replace(stored.table, status=Status.PLAYING)), rounds=number)


def _rebuild(stored: StoredTable, watch: Callable[[StepDone], None], most: int | None) -> Snapshot:
    chain = stored.table.seed_chain
    seats = (SeatInfo(Seat(row.seat), row.user_id, row.name, row.robot, row.resigned) for row in stored.seats)
    kept = None if chain is None else from_text(SeedChain, chain)
    table = replace(_table(stored.table), seats=tuple(seats), seed_chain=kept)
    if not stored.steps and table.status is not Status.PLAYING:
        if table.status is Status.LOBBY:
            game_at(table)  # refuses options that make no sense
        return table
    rounds: list[RoundResult] = []
    draws = 0
    leads: tuple[Lead, ...] = ()
    moves = [Moves()] * len(stored.seats)
    rows: list[StepRow] = []

    def keep(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal draws, leads
        rows.append(row := stored.steps[len(rows)])
        done = StepDone(row.number, step.seat, step.move, tuple(events), By(row.made_by))
        rounds.extend(done.results)
        leads = leads_after(leads, match, events)
        draws = 0 if done.results else draws + isinstance(step.move, (Deal, Appoint))
        if step.seat >= 0:
            moves[step.seat] = moves[step.seat].and_by(done.by)
        watch(done)

    record = record_of(stored)
    steps = takewhile(lambda _: len(rounds) != most, record.steps)
    match = SealedMatch(replay(record.header, steps, game_of, keep))
    clicked = next((row.interaction_id for row in reversed(rows) if row.interaction_id is not None), None)
    found = replace(table, match=match, rounds=tuple(rounds), steps=len(rows), clicked=clicked, draws=draws)
    begun_at = rows[0].at if rows else 0
    return replace(found, moves=tuple(moves) if rows else (), leads=leads, begun_at=begun_at)


def record_of(stored: StoredTable) -> Record:
    """The record of a stored match."""
    header = Header(stored.table.game, stored.table.rules_version, len(stored.seats), stored.table.options)
    return Record(header, tuple(Step(Seat(row.seat), parse_move(row.move)) for row in stored.steps))


def step_row(step: StepDone, now: float, interaction_id: int | None) -> StepRow:
    return StepRow(step.number, step.seat, move_text(step.move), step.by, int(now), interaction_id)


def round_row(result: RoundResult, now: float) -> RoundRow:
    return RoundRow(result.number, result.ending, result.winner, result.scores, result.totals, int(now))


def match_row(table: Snapshot, now: float) -> MatchRow:
    """The row of a match that has a result: what it is worth to its people, and the places of robots. Those who sat
    down later are numbered after the seats."""
    played, sides = played_at(table, now), game_at(table).sides(len(table.seats))
    names = {info.user_id: info.name for info in table.seats}
    names |= {one.user_id: one.name for one in table.participants.stints}
    places, rounds, at = side_places(played), len(table.rounds), table.channel
    rows, later = [], []
    for info in table.seats:
        if info.user_id is None:
            side = side_of(sides, info.seat)
            robot = (info.seat, side, None, info.name, places[side], played.totals[side], False)
            rows.append(MatchSeatRow(*robot, rounds=rounds))
    for one, part in zip(worth(played), played.parts, strict=True):
        result = (one.side, one.user_id, names[one.user_id], one.place, one.points, part.left is not None)
        row = MatchSeatRow(one.seat, *result, one.why, part.moves, one.rounds)
        if not part.since and not part.substitute:
            rows.append(row)
        elif one.counts:
            later.append(row)
    rows += [replace(row, seat=number) for number, row in enumerate(later, len(table.seats))]
    seats = tuple(sorted(rows, key=lambda row: row.seat))
    return MatchRow(table.id, at.guild_id, at.channel_id, table.game, rounds, int(now), seats)
