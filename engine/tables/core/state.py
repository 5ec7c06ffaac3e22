"""Tables on their way to and from the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Game, Match
from engine.rules.games import game_of, make_game
from engine.rules.moves import Appoint, Deal, parse_move
from engine.rules.record import Header, Step, replay
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.store.questions.ratings import Rate
from engine.store.rows import MatchRow, RoundRow, SeatRow, StepRow, StoredTable, TableRow
from engine.tables.core.model import (
    By,
    ChangeKind,
    Person,
    SealedMatch,
    SeatInfo,
    Snapshot,
    Status,
    StepDone,
)

T = TypeVar("T")


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
    planned: bool = False
    """Whether the step carries out a plan of its seat."""


Edit = Callable[[Snapshot, float], Draft]
"""From a table to what it becomes at a time (UTC seconds); whatever it refuses raises `Refused`."""


def next_row(table: Snapshot, now: float, **changes: object) -> TableRow:
    version = table.row.version + 1
    return replace(table.row, version=version, active_at=int(now), **changes)  # type: ignore[arg-type]  # its columns


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
    UNKNOWN_RULES_VERSION, or NO_SUCH_TABLE where what is stored makes no sense."""
    try:
        return _rebuild(stored, watch)
    except Exception as error:  # nonsense can fail anywhere in the rules
        if isinstance(error, Refused) and error.refusal is Refusal.UNKNOWN_RULES_VERSION:
            raise
        raise Refused(Refusal.NO_SUCH_TABLE, table=stored.table.id) from error


def at_round_end(stored: StoredTable, number: int) -> Snapshot:
    """The table as its round `number` (from 1) ended. Raises `Refused` as `rebuild` does."""
    ends: list[int] = []

    def watch(step: StepDone) -> None:
        ends.extend(step.number for event in step.events if isinstance(event, RoundEnded))

    rebuild(stored, watch)
    row = replace(stored.table, status=Status.PLAYING)
    return rebuild(replace(stored, table=row, steps=stored.steps[: ends[number - 1]]))


def _rebuild(stored: StoredTable, watch: Callable[[StepDone], None] | None) -> Snapshot:
    table = Snapshot(stored.table, tuple(map(_seat, stored.seats)))
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

    header = Header(table.game, table.row.rules_version, len(table.seats), table.options)
    steps = [Step(Seat(row.seat), parse_move(row.move)) for row in stored.steps]
    match = replay(header, steps, game_of, keep)
    clicks = [row.interaction_id for row in stored.steps if row.interaction_id is not None]
    clicked = clicks[-1] if clicks else None
    sealed = SealedMatch(match)
    return replace(table, match=sealed, rounds=tuple(rounds), steps=len(steps), clicked=clicked, draws=draws)


def step_row(step: StepDone, text: str, now: float, interaction_id: int | None) -> StepRow:
    return StepRow(step.number, step.seat, text, step.by, int(now), interaction_id)
