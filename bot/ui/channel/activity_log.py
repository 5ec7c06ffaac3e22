"""The latest public events at each open table, for the last moves on the board and for More.

They are kept in memory; after a restart they are read from the match record.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.ui.channel.lessons import Lessons
from bot.ui.pages.table.hand import NO_NEWS, News
from bot.ui.pages.table.round_end import last_result
from bot.ui.pages.table.seats import distinct_names, seat_names
from bot.words import Words
from bot.words.brief import moves_text, own_text
from bot.words.letters import tile_below
from bot.words.log import log_line
from engine.rules.events import (
    Dealt,
    DealtTiles,
    Drew,
    DrewTiles,
    Event,
    Laid,
    LotsDrawn,
    Passed,
    Played,
    RoundEnded,
    RoundStarted,
    Stacked,
    seen_by,
)
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.moves import Announce, Call, Claim, Move
from engine.rules.record import Record, Step, replay
from engine.rules.tiles import Seat
from engine.tables.core.model import By, Change, ChangeKind, Snapshot, Status
from engine.tables.service import Tables

KEPT = 60
REVEALING = (Dealt, DealtTiles, Drew, DrewTiles, Laid, LotsDrawn, RoundEnded, RoundStarted)
"""Events after which a move can't be undone."""
PLAYS = (Played, Stacked)
SAID = (Claim, Call, Announce)
"""Moves that take no turn."""


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A player resigned, came back, took over a seat, or undid a move; with the names of the table's seats after it and
    before. Forgotten at a restart: the record has no such events."""

    kind: str
    seat: Seat
    names: tuple[str, ...]
    before: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Noted:
    """An event of a step as it happened: pass it through `seen_by` before showing it. `mover`: the seat of the step.
    `turn`: a player took their turn with it. `late`: the seat had run out of time."""

    event: Event | SeatChanged
    step: int
    mover: Seat | None = None
    turn: bool = False
    late: bool = False


def _noted(number: int, seat: Seat, move: Move, by: By, events: Iterable[Event]) -> Iterator[Noted]:
    """The events of a step."""
    turn = by is By.PLAYER and not isinstance(move, SAID)
    return (Noted(event, number, seat, turn, by is By.CLOCK) for event in events)


class ActivityLog:
    """The latest events of each table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._events: dict[str, deque[Noted]] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        """By table, the names of its seats."""
        self._lessons = Lessons()

    def note(self, change: Change) -> None:
        snapshot, table = change.snapshot, change.snapshot.id
        if change.kind is ChangeKind.UNDONE and table in self._events:
            kept = (noted for noted in self._events[table] if noted.mover is None or noted.step <= snapshot.steps)
            self._events[table] = deque(kept, maxlen=KEPT)
        for step in change.steps:
            if table not in self._events and step.number > 1:
                continue  # older than this process: `load` reads them from the record
            events = self._events.setdefault(table, deque(maxlen=KEPT))
            events.extend(_noted(step.number, step.seat, step.move, step.by, step.events))
            if snapshot.participants.lesson and events and events[-1].turn:
                self._lessons.acted(table)
        names = tuple(seat.name for seat in snapshot.seats)
        if change.seat is not None and table in self._events:
            before = self._names.get(table, names)
            kind: str = change.kind
            if change.steps:
                kind = "forfeited" if snapshot.clock.seat(change.seat).forfeited else "away"
            self._events[table].append(Noted(SeatChanged(kind, change.seat, names, before), snapshot.steps))
        self._names[table] = names

    async def load(self, snapshot: Snapshot) -> None:
        """Read the events from the record, for a table older than this process."""
        if snapshot.id in self._events or snapshot.steps == 0:
            return
        events: deque[Noted] = deque(maxlen=KEPT)
        record = await self._tables.records.of(snapshot.id)
        made_by = enumerate(await self._tables.records.made_by(snapshot.id), 1)

        def keep(match: Match, step: Step, found: list[Event]) -> None:
            number, by = next(made_by, (0, By.HOUSE))  # a step may have been undone meanwhile
            events.extend(_noted(number, step.seat, step.move, by, found))

        replay(record.header, record.steps, game_of, keep)
        self._events.setdefault(snapshot.id, events)
        self._names.setdefault(snapshot.id, tuple(seat.name for seat in snapshot.seats))

    def forget(self, table: str) -> None:
        """Forget a closed table."""
        self._events.pop(table, None)
        self._names.pop(table, None)
        self._lessons.forget(table)

    def lines(self, words: Words, snapshot: Snapshot) -> list[str]:
        """The latest events as lines, oldest first."""
        events = tuple(self._events.get(snapshot.id, ()))
        start = max((at + 1 for at, noted in enumerate(events) if isinstance(noted.event, RoundEnded)), default=0)
        return [*_lines(words, snapshot, events[:start], now=False), *_lines(words, snapshot, events[start:])]

    def recent(self, words: Words, snapshot: Snapshot, besides: Seat | None = None) -> str:
        """The events in this round since the last choice of the player on turn, in short, without those of the seat
        `besides`. During a robot's turn, since any player's last choice."""
        view = snapshot.view_for(None)
        if view is None:
            return ""
        fresh: list[Event] = []
        late: set[Seat] = set()
        turn = snapshot.turn
        waiting = turn.seat if turn is not None and turn.human else None
        last: int | None = None
        for noted in reversed(self._events.get(snapshot.id, ())):
            if isinstance(noted.event, RoundEnded) or (waiting is not None and noted.turn and noted.mover == waiting):
                break
            if last is not None and noted.step != last:
                break
            if waiting is None and noted.turn:
                last = noted.step
            if not isinstance(noted.event, SeatChanged) and (besides is None or _seat(noted.event) != besides):
                fresh.insert(0, told_at(snapshot, seen_by(noted.event, None)))
                if noted.late and noted.mover is not None:
                    late.add(noted.mover)
        return moves_text(words, fresh, seat_names(words, snapshot), view.sides, tile_below(view.board), late)

    def may_undo(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Whether this seat's player may ask to undo: they took the last turn, it revealed no tile, and no question is
        open."""
        steps = [noted for noted in self._events.get(snapshot.id, ()) if noted.mover is not None]
        last = [noted for noted in steps if noted.step == steps[-1].step]
        free = snapshot.status is Status.PLAYING and snapshot.participants.question is None
        mine = free and bool(last) and last[0].turn and last[0].mover == seat
        return mine and not any(isinstance(noted.event, REVEALING) for noted in last)

    def own(self, words: Words, snapshot: Snapshot, seat: Seat) -> News:
        """The news for a seat's own panel: events since its player's last turn, and in a new round the last result. It
        may name tiles hidden from others."""
        view = snapshot.view_for(seat)
        if view is None:
            return NO_NEWS
        found: list[tuple[Event, bool]] = []
        last, result = 0, ""
        for noted in reversed(self._events.get(snapshot.id, ())):
            if noted.step < last:
                break
            if isinstance(noted.event, RoundEnded):
                result = "\n".join(last_result(words, snapshot, view))
                break
            if noted.turn and noted.mover == seat:
                last = noted.step
            if not isinstance(noted.event, SeatChanged) and _concerns(noted.event, seat):
                found.insert(0, (seen_by(noted.event, seat), noted.late))
        told = ""
        if any(late or not isinstance(event, PLAYS) for event, late in found):
            told = own_text(words, found, seat, seat_names(words, snapshot), view.sides, tile_below(view.board))
        lesson = ""
        if snapshot.participants.lesson:
            lesson = self._lessons.line(words, snapshot, seat, view, [event for event, _ in found])
        undo = self.may_undo(snapshot, seat)
        told = "\n".join(filter(None, [self._missed(words, snapshot, seat), told, lesson]))
        return News(told, result, undo=undo)

    def _missed(self, words: Words, snapshot: Snapshot, seat: Seat) -> str:
        """The others' moves since the seat's last turn, or in the round so far; at slow tables and at tables without a
        public board."""
        turn, slow = snapshot.turn, snapshot.slow
        told = slow or (not snapshot.public and len(snapshot.seats) > 1)
        moves = self.recent(words, snapshot, seat) if told and turn is not None and turn.seat == seat else ""
        if not moves:
            return ""
        for noted in reversed(self._events.get(snapshot.id, ())):
            if isinstance(noted.event, RoundEnded):
                break
            if noted.turn and noted.mover == seat:
                return words("hand.since", moves=moves)
        return words("board.last_moves", moves=moves)


def told_at(snapshot: Snapshot, event: Event) -> Event:
    """The event as the table's settings show it: a pass maybe without its numbers."""
    return replace(event, on=()) if isinstance(event, Passed) and not snapshot.passes else event


def _seat(event: Event) -> Seat | None:
    """The seat of an event."""
    found = event.leader if isinstance(event, RoundStarted) else getattr(event, "seat", None)
    return None if found is None else Seat(found)


def _concerns(event: Event, seat: Seat) -> bool:
    """Whether an event belongs to a seat's news."""
    return seat in (getattr(event, "seat", None), getattr(event, "victim", None))


def _lines(words: Words, snapshot: Snapshot, events: Iterable[Noted], *, now: bool = True) -> list[str]:
    """`now`: the events belong to the current round."""
    names = seat_names(words, snapshot)
    view = snapshot.view_for(None)
    sides = view.sides if view else ()
    below = tile_below(view.board) if view and now else {}
    lines = []
    for noted in events:
        event = noted.event
        if isinstance(event, SeatChanged):
            name, before = (distinct_names(words, them)[event.seat] for them in (event.names, event.before))
            lines.append(words(f"log.table_{event.kind}", name=name, before=before))
        elif (line := log_line(words, told_at(snapshot, seen_by(event, None)), names, sides, below)) is not None:
            lines.append(words("log.late", line=line) if noted.late else line)
    return lines


async def round_lines(words: Words, tables: Tables, snapshot: Snapshot, seat: Seat | None) -> list[str]:
    """The current or last round, a line for each event. `seat`: the reader, whose own tiles are named."""
    record, made_by = await tables.records.of(snapshot.id), await tables.records.made_by(snapshot.id)
    told = await asyncio.to_thread(read_round, record, made_by, seat)
    view, names = snapshot.view_for(None), seat_names(words, snapshot)
    sides = view.sides if view else ()
    below = tile_below(view.board) if view else {}
    lines = []
    for event, late in told:
        if (line := log_line(words, told_at(snapshot, event), names, sides, below)) is not None:
            lines.append(words("log.late", line=line) if late else line)
    return lines


def read_round(record: Record, made_by: Sequence[By], seat: Seat | None) -> list[tuple[Event, bool]]:
    """The events of the latest round in a record as its reader may see them; each with whether a robot moved because
    time ran out."""
    by, told, over = iter(made_by), list[tuple[Event, bool]](), False

    def keep(match: Match, step: Step, found: list[Event]) -> None:
        nonlocal over
        late = next(by, By.HOUSE) is By.CLOCK  # a step may have been undone meanwhile
        if over and any(isinstance(event, (LotsDrawn, RoundStarted)) for event in found):
            told.clear()
            over = False
        for event in found:
            told.append((seen_by(event, seat), late))
            over = over or isinstance(event, RoundEnded)

    replay(record.header, record.steps, game_of, keep)
    return told
