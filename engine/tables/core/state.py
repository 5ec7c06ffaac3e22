"""Converts tables to and from database rows, and replays their matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Game, Match
from engine.rules.games import game_of, make_game
from engine.rules.moves import Appoint, Deal, parse_move
from engine.rules.record import Header, Step, replay
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.store.codec import from_text, to_text
from engine.store.questions.ratings import Rate
from engine.store.rows import MatchRow, RoundRow, SeatRow, Shown, StepRow, StoredTable, TableRow
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import (
    By,
    ChangeKind,
    ChannelRef,
    OnTurn,
    Person,
    SeatInfo,
    Snapshot,
    Status,
    StepDone,
    TableId,
)
from engine.tables.core.sealed import SealedMatch
from engine.tables.deals.seed_chain import SeedChain
from engine.tables.people.participants import Participants
from engine.tables.time.clock import Clock

P = ParamSpec("P")
T = TypeVar("T")
NONSENSE: Final = (ValueError, TypeError, KeyError, AttributeError)
"""What `from_text` raises."""


class Ask(Protocol):
    """Asks the store a question of `engine.store.questions`; a store that fails becomes `Refused`."""

    def __call__(
        self, question: Callable[Concatenate[Any, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]:
        """The answer."""
        ...


class Reader(Protocol):
    """Asks the store; a store that fails becomes `Refused`."""

    def __call__(self, work: Awaitable[T], /) -> Awaitable[T]:
        """The answer to `work`."""
        ...


def game_at(table: Snapshot) -> Game:
    """The game with the table's options."""
    return make_game(table.game, dict(table.options))


@dataclass(frozen=True, slots=True)
class Draft:
    """A table that is not stored yet, with what came about on the way to it."""

    table: Snapshot
    kind: ChangeKind
    seats_changed: bool = False
    step: StepDone | None = None
    round_: RoundRow | None = None
    match: MatchRow | None = None
    rate: Rate | None = None
    """Who rates the match, if it counts."""
    seat: Seat | None = None
    """Whose seat changed during the match, or who took a move back."""
    kept_steps: int | None = None
    """How many steps stay, when some are taken back."""
    premoved: bool = False
    """Whether the step carries out a premove."""


Make = Callable[[Snapshot, float], Draft]
"""From a table to its next version, now (UTC seconds). Raises `Refused`."""


def changed(table: Snapshot, now: float, **changes: Any) -> Snapshot:
    """The table's next version; all buttons made before are out of date."""
    return replace(table, **{"said_since": None, "version": table.version + 1, "active_at": int(now), **changes})


def annotated(table: Snapshot, now: float, **changes: Any) -> Snapshot:
    """The table's next version after a change that leaves all choices, and so all buttons, as they were."""
    return changed(table, now, **{"said_since": table.valid_since, **changes})


def new_lobby(table: Snapshot, table_id: TableId, host: Person, channel: ChannelRef, now: float) -> Snapshot:
    """An empty lobby with the same settings as a table that is over."""
    return replace(
        table,
        id=table_id,
        version=1,
        status=Status.LOBBY,
        channel=channel,
        host_id=host.user_id,
        rules_version=game_at(table).version,
        deadline=None,
        rematch_of=None,
        deals_of=None,
        created_at=int(now),
        active_at=int(now),
        clock=table.clock.fresh(),
        participants=Participants(take_over=table.participants.take_over),
        awaited_since=0,
        shown=Shown(),
        seats=(),
        seed_chain=None,
        on_turn=None,
        match=None,
        rounds=(),
        steps=0,
        window_ends=None,
        number=1,
        clicked=None,
        draws=0,
        said_since=None,
    )


SAME: Final = tuple(
    field.name
    for field in fields(TableRow)
    if field.name in Snapshot.__slots__
    and field.name not in {"status", "clock", "participants", "seed_chain", "on_turn"}
)


def row_of(table: Snapshot) -> TableRow:
    """The table as its row is stored."""
    return TableRow(
        **{name: getattr(table, name) for name in SAME},
        status=table.status,
        guild_id=table.channel.guild_id,
        channel_id=table.channel.channel_id,
        clock=to_text(table.clock),
        participants=to_text(table.participants),
        seed_chain=None if table.seed_chain is None else to_text(table.seed_chain),
        on_turn=None if table.on_turn is None else to_text(table.on_turn),
    )


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


@lru_cache(maxsize=1024)
def _channel(guild_id: int | None, channel_id: int) -> ChannelRef:
    return ChannelRef(guild_id, channel_id)


def _on_turn(text: str | None) -> OnTurn | None:
    """Nonsense counts as unknown: then the match is replayed."""
    try:
        return None if text is None else from_text(OnTurn, text)
    except NONSENSE:
        return None


def seat_rows(seats: tuple[SeatInfo, ...]) -> list[SeatRow]:
    return [
        SeatRow(seat.seat, seat.person.user_id if seat.person else None, seat.name, seat.robot, seat.resigned)
        for seat in seats
    ]


def _seat(row: SeatRow) -> SeatInfo:
    person = None if row.user_id is None else Person(row.user_id, row.name)
    return SeatInfo(Seat(row.seat), person, row.robot, row.name, row.resigned)


def rebuild(stored: StoredTable, watch: Callable[[StepDone], None] | None = None) -> Snapshot:
    """A stored table, its match replayed; `watch` is told every step. Raises `Refused` when it cannot be:
    UNKNOWN_RULES_VERSION, or NO_SUCH_TABLE for nonsense."""
    try:
        return _rebuild(stored, watch)
    except Exception as error:  # nonsense can fail anywhere in the rules
        if isinstance(error, Refused) and error.refusal is Refusal.UNKNOWN_RULES_VERSION:
            raise
        raise Refused(TableRefusal.NO_SUCH_TABLE, table=stored.table.id) from error


def at_round_end(stored: StoredTable, number: int) -> Snapshot:
    """The table as its round `number` (from 1) ended. Raises `Refused` as `rebuild` does."""
    ends: list[int] = []

    def watch(step: StepDone) -> None:
        ends.extend(step.number for event in step.events if isinstance(event, RoundEnded))

    rebuild(stored, watch)
    row = replace(stored.table, status=Status.PLAYING)
    return rebuild(replace(stored, table=row, steps=stored.steps[: ends[number - 1]]))


def _rebuild(stored: StoredTable, watch: Callable[[StepDone], None] | None) -> Snapshot:
    chain = stored.table.seed_chain
    table = replace(
        _table(stored.table),
        seats=tuple(map(_seat, stored.seats)),
        seed_chain=None if chain is None else from_text(SeedChain, chain),
    )
    if not stored.steps and table.status is not Status.PLAYING:
        if table.status is Status.LOBBY:
            game_at(table)  # refuses options that make no sense
        return table
    rounds: list[RoundResult] = []
    draws = 0
    rows = iter(stored.steps)

    def keep(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal draws
        row = next(rows)
        results = [event.result for event in events if isinstance(event, RoundEnded)]
        rounds.extend(results)
        draws = 0 if results else draws + isinstance(step.move, (Deal, Appoint))
        if watch is not None:
            watch(StepDone(row.number, step.seat, step.move, tuple(events), By(row.made_by)))

    header = Header(table.game, table.rules_version, len(table.seats), table.options)
    steps = [Step(Seat(row.seat), parse_move(row.move)) for row in stored.steps]
    match = replay(header, steps, game_of, keep)
    clicks = [row.interaction_id for row in stored.steps if row.interaction_id is not None]
    clicked = clicks[-1] if clicks else None
    sealed = SealedMatch(match)
    return replace(table, match=sealed, rounds=tuple(rounds), steps=len(steps), clicked=clicked, draws=draws)


def step_row(step: StepDone, text: str, now: float, interaction_id: int | None) -> StepRow:
    return StepRow(step.number, step.seat, text, step.by, int(now), interaction_id)
