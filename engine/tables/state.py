"""A table in memory: a frozen state that is replaced, never changed, and its ways to and from the store.

The match inside a state is never played on: a step is made on a copy, which becomes part of the next state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.rules.events import Event, RoundEnded
from engine.rules.game import Game, Match
from engine.rules.games import game_of, make_game
from engine.rules.moves import parse_move
from engine.rules.record import Header, Step, replay
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.store.rows import MatchRow, RoundRow, SeatRow, StepRow, StoredTable, TableRow
from engine.tables.model import By, ChangeKind, Person, Place, SeatInfo, Snapshot, Status, StepDone, TableId


@dataclass(frozen=True, slots=True)
class State:
    """A table at one version."""

    row: TableRow
    seats: tuple[SeatInfo, ...]
    match: Match | None = None
    rounds: tuple[RoundResult, ...] = ()
    steps: int = 0
    window_until: float | None = None
    """Until when robots and the house wait for people's claims and calls; not stored, opened anew after a
    restart."""
    said_since: int | None = None
    """The version of the last step that was more than a claim, a call or an announcement, if those followed it."""

    @property
    def fresh_since(self) -> int:
        """The oldest version whose buttons still mean what they did: what is only said leaves everybody's choices as
        they were. Not stored; after a restart it is the version itself."""
        return self.row.version if self.said_since is None else self.said_since

    @property
    def status(self) -> Status:
        """How far the table is."""
        return Status(self.row.status)

    def human(self, seat: int) -> bool:
        """Whether a person decides for a seat."""
        return seat >= 0 and self.seats[seat].human

    def seat_of(self, user_id: int) -> SeatInfo | None:
        """Where somebody sits."""
        return next((seat for seat in self.seats if seat.person and seat.person.user_id == user_id), None)

    def game(self) -> Game:
        """The game with the table's options."""
        return make_game(self.row.game, dict(self.row.options))

    def header(self) -> Header:
        """What the match starts from."""
        return Header(self.row.game, self.row.rules_version, len(self.seats), self.row.options)

    def snapshot(self) -> Snapshot:
        """What everybody else gets to see."""
        row = self.row
        return Snapshot(
            id=TableId(row.id),
            version=row.version,
            fresh_since=self.fresh_since,
            status=self.status,
            place=Place(row.guild_id, row.channel_id),
            host_id=row.host_id,
            game=row.game,
            options=row.options,
            capacity=row.capacity,
            seats=self.seats,
            turn_seconds=row.turn_seconds,
            claim_seconds=row.claim_seconds,
            deadline=row.deadline,
            window_until=None if self.window_until is None else int(self.window_until),
            message_id=row.message_id,
            call_message_id=row.call_message_id,
            called_user_id=row.called_user_id,
            rounds=self.rounds,
            steps=self.steps,
            rematch_of=None if row.rematch_of is None else TableId(row.rematch_of),
            created_at=row.created_at,
            active_at=row.active_at,
            _match=self.match,
            hints=row.hints,
        )


@dataclass(frozen=True, slots=True)
class Draft:
    """A state that is not stored yet, with what came about on the way to it."""

    state: State
    kind: ChangeKind
    seats_changed: bool = False
    step: StepDone | None = None
    round_: RoundRow | None = None
    match: MatchRow | None = None


def next_row(state: State, now: float, **changes: object) -> TableRow:
    """The row of the next version."""
    version = state.row.version + 1
    return replace(state.row, version=version, active_at=int(now), **changes)  # type: ignore[arg-type]  # its columns


def seat_rows(seats: tuple[SeatInfo, ...]) -> list[SeatRow]:
    """The seats as they are stored."""
    return [
        SeatRow(seat.seat, seat.person.user_id if seat.person else None, seat.name, seat.robot, seat.resigned)
        for seat in seats
    ]


def _seat(row: SeatRow) -> SeatInfo:
    person = None if row.user_id is None else Person(row.user_id, row.name)
    return SeatInfo(Seat(row.seat), person, row.robot, row.name, row.resigned)


def rebuild(stored: StoredTable, watch: Callable[[StepDone], None] | None = None) -> State:
    """The state of a stored table, its match replayed; `watch` is told every step. Raises `EngineError` when
    the match cannot be replayed: its rules are not in this program, or a row was tampered with."""
    state = State(stored.table, tuple(map(_seat, stored.seats)))
    if not stored.steps and state.status is not Status.PLAYING:
        return state
    rounds: list[RoundResult] = []
    rows = iter(stored.steps)

    def keep(match: Match, step: Step, events: list[Event]) -> None:
        row = next(rows)
        rounds.extend(event.result for event in events if isinstance(event, RoundEnded))
        if watch is not None:
            watch(StepDone(row.number, step.seat, step.move, tuple(events), By(row.made_by)))

    steps = [Step(Seat(row.seat), parse_move(row.move)) for row in stored.steps]
    match = replay(state.header(), steps, game_of, keep)
    return replace(state, match=match, rounds=tuple(rounds), steps=len(steps))


def step_row(step: StepDone, text: str, now: float, interaction_id: int | None) -> StepRow:
    """A step as it is stored."""
    return StepRow(step.number, step.seat, text, step.by, int(now), interaction_id)
