"""The latest public events at each open table, for the last moves on the board and for More.

They are kept in memory; after a restart they are read from the match record.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.ui.channel.lessons import Lessons
from bot.ui.pages.table.hand import NO_NEWS, News
from bot.ui.pages.table.scores import last_result
from bot.ui.pages.table.seats import seat_names
from bot.words import Words
from bot.words.brief import moves_text, own_text
from bot.words.letters import arm_of_tile
from bot.words.log import log_line
from engine.rules.events import Event, Passed, RoundEnded, RoundStarted, seen_by
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.moves import Announce, Call, Claim
from engine.rules.record import Step, replay
from engine.rules.tiles import Seat
from engine.tables.core.model import By, Change, ChangeKind, Snapshot
from engine.tables.service import Tables

KEPT = 60
SAID = (Claim, Call, Announce)
"""Moves that take no turn."""


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A player resigned, came back, took over the seat of `before`, or undid a move. Forgotten at a restart: the record
    has no such events."""

    kind: str
    name: str
    before: str


@dataclass(frozen=True, slots=True)
class Noted:
    """An event of a step. `chooser`: the seat of the player who took a turn with it. `late`: the seat that ran out of
    time."""

    event: Event | SeatChanged
    step: int = -1
    chooser: Seat | None = None
    late: Seat | None = None


class ActivityLog:
    """The latest events of each table, public and private to a seat."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._events: dict[str, deque[Noted]] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        """By table, the names of its seats."""
        self._steps: dict[str, tuple[int, Seat, tuple[Event, ...]]] = {}
        self._lessons = Lessons()
        self._own: dict[tuple[str, Seat], deque[tuple[Event, bool]]] = {}
        """By table and seat, the events since its player's last turn as that seat sees them, and whether time had run
        out."""

    def note(self, change: Change) -> None:
        table = change.snapshot.id
        if not change.snapshot.is_open:
            self._steps.pop(table, None)
        for step in change.steps:
            if table not in self._events and step.number > 1:
                continue  # older than this process: `load` reads them from the record
            events = self._events.setdefault(table, deque(maxlen=KEPT))
            chooser = step.seat if step.by is By.PLAYER and not isinstance(step.move, SAID) else None
            late = step.seat if step.by is By.CLOCK else None
            events.extend(Noted(seen_by(event, None), step.number, chooser, late) for event in step.events)
            self._steps[table] = (change.snapshot.version, step.seat, step.events)
            if chooser is not None:
                self._own.pop((table, chooser), None)
                if change.snapshot.participants.lesson:
                    self._lessons.acted(table)
            for seat in (info.seat for info in change.snapshot.seats if info.human):
                own = self._own.setdefault((table, seat), deque(maxlen=KEPT))
                own.extend(
                    (seen_by(event, seat), step.by is By.CLOCK) for event in step.events if _concerns(event, seat)
                )
        if change.kind is ChangeKind.UNDONE:
            self._take_back(table)
        names = seat_names(change.snapshot)
        if change.seat is not None and table in self._events:
            before = self._names.get(table, names)[change.seat]
            kind: str = change.kind
            if change.steps:
                kind = "forfeited" if change.snapshot.clock.seat(change.seat).forfeited else "away"
            self._events[table].append(Noted(SeatChanged(kind, names[change.seat], before)))
        self._names[table] = names

    def _take_back(self, table: str) -> None:
        """Remove the events of an undone step: its tile is hidden again. If they are unknown, all events are read from
        the record again."""
        if table in self._steps:
            self._own.pop((table, self._steps[table][1]), None)
        step, known = self._steps.pop(table, None), list(self._events.pop(table, ()))
        for event in reversed(step[2] if step else ()):
            seen = seen_by(event, None)
            at = next((at for at in reversed(range(len(known))) if known[at].event == seen), None)
            if at is None:
                return
            del known[at]
        if step:
            self._events[table] = deque(known, maxlen=KEPT)

    async def load(self, snapshot: Snapshot) -> None:
        """Read the events from the record, for a table older than this process."""
        if snapshot.id in self._events or snapshot.steps == 0:
            return
        events: deque[Noted] = deque(maxlen=KEPT)
        record = await self._tables.records.of(snapshot.id)
        made_by = iter(await self._tables.records.made_by(snapshot.id))

        def keep(match: Match, step: Step, found: list[Event]) -> None:
            by = next(made_by, By.HOUSE)  # a step may have been undone meanwhile
            chooser = step.seat if by is By.PLAYER and not isinstance(step.move, SAID) else None
            late = step.seat if by is By.CLOCK else None
            events.extend(Noted(seen_by(event, None), -1, chooser, late) for event in found)

        replay(record.header, record.steps, game_of, keep)
        self._events.setdefault(snapshot.id, events)
        self._names.setdefault(snapshot.id, seat_names(snapshot))

    def forget(self, table: str) -> None:
        """Forget a closed table."""
        self._events.pop(table, None)
        self._steps.pop(table, None)
        self._names.pop(table, None)
        self._lessons.forget(table)
        for key in [key for key in self._own if key[0] == table]:
            del self._own[key]

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
            if isinstance(noted.event, RoundEnded) or (waiting is not None and noted.chooser == waiting):
                break
            if last is not None and noted.step != last:
                break
            if waiting is None and noted.chooser is not None:
                last = noted.step
            if not isinstance(noted.event, SeatChanged) and (besides is None or _seat(noted.event) != besides):
                fresh.insert(0, told_at(snapshot, noted.event))
                late.update(() if noted.late is None else (noted.late,))
        return moves_text(words, fresh, seat_names(snapshot), view.sides, arm_of_tile(view.board), late)

    def moved_last(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Whether this seat made the latest step that this process saw."""
        step = self._steps.get(snapshot.id)
        return step is not None and step[1] == seat

    def own(self, words: Words, snapshot: Snapshot, seat: Seat) -> News:
        """The news for a seat's own panel: events since its player's last turn, and in a new round the last result. It
        may name tiles hidden from others."""
        view = snapshot.view_for(seat)
        if view is None:
            return NO_NEWS
        found = list(self._own.get((snapshot.id, seat), ()))
        start = max((at + 1 for at, (event, _) in enumerate(found) if isinstance(event, RoundEnded)), default=0)
        result = "\n".join(last_result(words, snapshot, view)) if start else ""
        told = own_text(words, found[start:], seat, seat_names(snapshot), view.sides, arm_of_tile(view.board))
        lesson = ""
        if snapshot.participants.lesson:
            lesson = self._lessons.line(words, snapshot, seat, view, [event for event, _ in found[start:]])
        return News("\n".join(filter(None, [self._missed(words, snapshot, seat), told, lesson])), result)

    def _missed(self, words: Words, snapshot: Snapshot, seat: Seat) -> str:
        """The others' moves since the seat's last turn, at slow tables and at tables without a public board."""
        turn, slow = snapshot.turn, snapshot.slow
        told = slow or (not snapshot.public and len(snapshot.seats) > 1)
        moves = self.recent(words, snapshot, seat) if told and turn is not None and turn.seat == seat else ""
        return words("hand.since", moves=moves) if moves else ""


def told_at(snapshot: Snapshot, event: Event) -> Event:
    """The event as the table's settings show it: a pass maybe without its numbers."""
    return replace(event, on=()) if isinstance(event, Passed) and not snapshot.passes else event


def _seat(event: Event) -> Seat | None:
    """The seat of an event."""
    found = event.leader if isinstance(event, RoundStarted) else getattr(event, "seat", None)
    return None if found is None else Seat(found)


def _concerns(event: Event, seat: Seat) -> bool:
    """Whether an event belongs to a seat's news."""
    return isinstance(event, RoundEnded) or seat in (getattr(event, "seat", None), getattr(event, "victim", None))


def _lines(words: Words, snapshot: Snapshot, events: Iterable[Noted], *, now: bool = True) -> list[str]:
    """`now`: the events belong to the current round."""
    names = seat_names(snapshot)
    view = snapshot.view_for(None)
    sides = view.sides if view else ()
    arms = arm_of_tile(view.board) if view and now else {}
    lines = []
    for noted in events:
        event = noted.event
        if isinstance(event, SeatChanged):
            lines.append(words(f"log.table_{event.kind}", name=event.name, before=event.before))
        elif (line := log_line(words, told_at(snapshot, event), names, sides, arms)) is not None:
            lines.append(line if noted.late is None else words("log.late", line=line))
    return lines
