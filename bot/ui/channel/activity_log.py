"""The latest public events at each open table, for the last moves on the board, for More, and for lessons.

They are kept in memory. After a restart they are read from the match record, and a lesson may repeat a sentence.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import takewhile

from bot.ui.pages.table.board import goal_line
from bot.ui.pages.table.deeds import on_board, on_panels
from bot.ui.pages.table.hand import NO_NEWS, News
from bot.ui.pages.table.round_end import last_result
from bot.ui.pages.table.seats import distinct_names, public_view, seat_names
from bot.words import Words
from bot.words.brief import moves_text, own_text
from bot.words.letters import tile_below
from bot.words.log import log_line
from bot.words.options import of_game
from engine.rules import events as ev
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.moves import Announce, Call, Claim, Move, Play, Stack
from engine.rules.record import Record, Step, replay
from engine.rules.tiles import Seat
from engine.rules.views import View
from engine.tables.edits.parts import parts_of
from engine.tables.service import Tables
from engine.tables.table.model import By, Change, ChangeKind, Snapshot, Status

KEPT = 60
REVEALING = (ev.Dealt, ev.DealtTiles, ev.Drew, ev.DrewTiles, ev.Laid, ev.LotsDrawn, ev.RoundEnded, ev.RoundStarted)
"""Events after which a move can't be undone."""
PLAYS = (ev.Played, ev.Stacked)
SAID = (Claim, Call, Announce)
"""Moves that take no turn."""


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A player resigned, came back, took over a seat, or undid a move; with the names of the table's seats after it and
    before. Forgotten at a restart: the record has no such events, but the seat's mark stays."""

    kind: ChangeKind
    seat: Seat
    names: tuple[str, ...]
    before: tuple[str, ...]
    late: str = ""
    """What happened to a seat whose time ran out: `away` or `forfeited`."""

    def line(self, words: Words) -> str:
        """The sentence of the log."""
        name, before = (distinct_names(words, them)[self.seat] for them in (self.names, self.before))
        return words(f"log.table_{self.late or self.kind}", name=name, before=before)


@dataclass(frozen=True, slots=True)
class Noted:
    """An event of a step as it happened: pass it through `seen_by` before showing it. `mover`: the seat of the step.
    `turn`: a player took their turn with it. `late`: the seat had run out of time. `robot`: a robot made the step."""

    event: ev.Event | SeatChanged
    step: int
    mover: Seat | None = None
    turn: bool = False
    late: bool = False
    robot: bool = False


def _noted(number: int, seat: Seat, move: Move, by: By, events: Iterable[ev.Event]) -> Iterator[Noted]:
    """The events of a step."""
    turn = by is By.PLAYER and not isinstance(move, SAID)
    return (Noted(event, number, seat, turn, by is By.CLOCK, by is By.ROBOT) for event in events)


def replayed(record: Record, made_by: Iterable[By]) -> list[Noted]:
    """The events of every step of a record. If a step was undone meanwhile, `made_by` is shorter."""
    told, numbered = list[Noted](), enumerate(made_by, 1)

    def keep(match: Match, step: Step, found: list[ev.Event]) -> None:
        number, by = next(numbered, (0, By.HOUSE))
        told.extend(_noted(number, step.seat, step.move, by, found))

    replay(record.header, record.steps, game_of, keep)
    return told


class Moment(StrEnum):
    """When a lesson shows one of its three sentences, in a player's first round of a game."""

    TURN = "turn"
    """The first turn."""
    STUCK = "stuck"
    """The first time the learner can't play or has drawn a tile."""
    END = "end"
    """The end of the first round."""


class ActivityLog:
    """The latest events of each table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._events: dict[str, deque[Noted]] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        """By table, the names of its seats."""
        self._sentence: dict[str, Moment] = {}
        """By table, the lesson's sentence on the learner's panel until they move."""
        self._taught: dict[str, set[Moment]] = {}
        """By table, the lesson's sentences before that."""

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
            if events and events[-1].turn and (moment := self._sentence.pop(table, None)):
                self._taught.setdefault(table, set()).add(moment)
        names = tuple(seat.name for seat in snapshot.seats)
        if change.seat is not None and table in self._events:
            before = self._names.get(table, names)
            late = ("forfeited" if snapshot.clock.seat(change.seat).forfeited else "away") if change.steps else ""
            told = SeatChanged(change.kind, change.seat, names, before, late)
            self._events[table].append(Noted(told, snapshot.steps))
        self._names[table] = names

    async def load(self, snapshot: Snapshot) -> None:
        """Read the events from the record, for a table older than this process."""
        if snapshot.id in self._events or snapshot.steps == 0:
            return
        records = self._tables.records
        events = replayed(await records.of(snapshot.id), await records.made_by(snapshot.id))
        self._events.setdefault(snapshot.id, deque(events, maxlen=KEPT))
        self._names.setdefault(snapshot.id, tuple(seat.name for seat in snapshot.seats))

    def forget(self, table: str) -> None:
        """Forget a closed table."""
        for kept in (self._events, self._names, self._sentence, self._taught):
            kept.pop(table, None)

    def lines(self, words: Words, snapshot: Snapshot) -> list[str]:
        """The latest events as lines, oldest first."""
        events = tuple(self._events.get(snapshot.id, ()))
        start = max((at + 1 for at, noted in enumerate(events) if isinstance(noted.event, ev.RoundEnded)), default=0)
        return [*_lines(words, snapshot, events[:start], now=False), *_lines(words, snapshot, events[start:])]

    def _this_round(self, table: str) -> Iterator[Noted]:
        """The events of this round, the newest first."""
        newest_first = reversed(self._events.get(table, ()))
        return takewhile(lambda noted: not isinstance(noted.event, ev.RoundEnded), newest_first)

    def recent(self, words: Words, snapshot: Snapshot, besides: Seat | None = None) -> str:
        """The events in this round since the last choice of the player on turn, in short, with seats that changed
        hands. During a robot's turn, since any player's last choice. For the panel of the seat `besides`: without its
        own events and the changes that its news tell."""
        view = snapshot.view_for(None)
        if view is None:
            return ""
        fresh: list[ev.Event | str] = []
        late, robots = set[Seat](), set[Seat]()
        turn = snapshot.turn
        waiting = turn.seat if turn is not None and turn.human else None
        last: int | None = None
        for noted in self._this_round(snapshot.id):
            if (waiting is not None and noted.turn and noted.mover == waiting) or last not in (None, noted.step):
                break
            if waiting is None and noted.turn:
                last = noted.step
            if isinstance(noted.event, SeatChanged):
                if besides is None and (noted.event.late or on_board(noted.event.kind)):
                    fresh.insert(0, noted.event.line(words))
            elif besides is None or (_seat(noted.event) != besides and not _aside(snapshot, noted.event)):
                fresh.insert(0, _told(snapshot, noted.event, None))
                if noted.mover is not None and noted.mover >= 0:
                    late |= {noted.mover} if noted.late else set()
                    robots |= {noted.mover} if noted.robot and not snapshot.seats[noted.mover].robot else set()
        return moves_text(words, fresh, seat_names(words, snapshot), view.sides, tile_below(view.board), late, robots)

    def may_undo(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Whether this seat's player may ask to undo: they took the last turn, it revealed no tile, and no question is
        open."""
        steps = [noted for noted in self._events.get(snapshot.id, ()) if noted.mover is not None]
        last = [noted for noted in steps if noted.step == steps[-1].step]
        free = snapshot.status is Status.PLAYING and snapshot.participants.question is None
        mine = free and bool(last) and last[0].turn and last[0].mover == seat
        return mine and not any(isinstance(noted.event, REVEALING) for noted in last)

    def own(self, words: Words, snapshot: Snapshot, seat: Seat, *, end: bool = True) -> News:
        """The news for a seat's own panel: events since its player's last turn, and in a new round the last result. It
        may name tiles hidden from others. `end`: with a lesson's sentence about the end of the last round, also while
        the next one goes on."""
        view = snapshot.view_for(seat)
        if view is None:
            return NO_NEWS
        found: list[tuple[ev.Event, bool]] = []
        last, result = 0, ""
        new = bool(snapshot.participants.stints) and _is_new(snapshot, seat)
        for noted in reversed(self._events.get(snapshot.id, ())):
            if noted.step < last:
                break
            if new and isinstance(noted.event, SeatChanged) and noted.event.seat == seat:
                new = False
                break
            if isinstance(noted.event, ev.RoundEnded):
                result = "\n".join(last_result(words, snapshot, view))
                break
            if noted.turn and noted.mover == seat:
                last = noted.step
            concerned = (getattr(noted.event, "seat", None), getattr(noted.event, "victim", None))
            if seat in concerned and not isinstance(noted.event, SeatChanged):
                found.insert(0, (ev.seen_by(noted.event, seat), noted.late))
        found = [] if new else found  # they sat down before the program's start
        told = ""
        if any(late or not isinstance(event, PLAYS) for event, late in found):
            told = own_text(words, found, seat, seat_names(words, snapshot), view.sides, tile_below(view.board))
        lesson = ""
        if snapshot.participants.lesson and (end or not snapshot.rounds or snapshot.status is not Status.PLAYING):
            lesson = self.lesson(words, snapshot, seat, view, [event for event, _ in found])
        elif not (snapshot.public or snapshot.rounds or last or len(snapshot.seats) == 1):
            lesson = f"{words(f'about.{snapshot.game}')} {goal_line(words, view)}"  # before the first move
        shown = snapshot.public and not snapshot.slow
        missed = "" if shown or len(snapshot.seats) == 1 else self._missed(words, snapshot, seat)
        told = "\n".join(filter(None, [" ".join(self._deeds(words, snapshot, seat)), missed, told, lesson]))
        first = self._sentence.get(snapshot.id) is Moment.TURN
        return News(told, result, undo=self.may_undo(snapshot, seat), first=first)

    def _deeds(self, words: Words, snapshot: Snapshot, seat: Seat) -> list[str]:
        """The seats of others that changed hands since this seat's last turn, a sentence each."""
        told: list[str] = []
        for noted in reversed(self._events.get(snapshot.id, ())):
            if noted.turn and noted.mover == seat:
                break
            event = noted.event
            if isinstance(event, SeatChanged) and event.seat != seat and (event.late or on_panels(event.kind)):
                told.insert(0, event.line(words))
        return told

    def lesson(self, words: Words, snapshot: Snapshot, seat: Seat, view: View, events: Sequence[ev.Event] = ()) -> str:
        """The lesson's sentence of this moment; empty if there is none or it was shown before."""
        mine, taught = view.turn == seat, self._taught.get(snapshot.id, set())
        drawn = any(isinstance(event, (ev.Drew, ev.DrewTiles, ev.Passed)) and event.seat == seat for event in events)
        stuck = drawn or (mine and not any(isinstance(move, (Play, Stack)) for move in view.moves))
        turn = mine and Moment.TURN not in taught
        moment = Moment.END if snapshot.rounds else Moment.TURN if turn else Moment.STUCK if stuck else None
        if moment is None or moment in taught:
            return ""
        self._sentence[snapshot.id] = moment
        return of_game(words, "lesson", snapshot.game, moment)

    def _missed(self, words: Words, snapshot: Snapshot, seat: Seat) -> str:
        """The others' moves since the seat's last turn, or in the round so far, for a seat on turn without a board that
        keeps up: at slow tables and at tables without a public board."""
        turn = snapshot.turn
        moves = self.recent(words, snapshot, seat) if turn is not None and turn.seat == seat else ""
        if not moves:
            return ""
        since = any(noted.turn and noted.mover == seat for noted in self._this_round(snapshot.id))
        return words("hand.since" if since else "board.last_moves", moves=moves)


def _is_new(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether the seat's player has taken it over and not moved yet: what happened before is not theirs."""
    user = snapshot.seats[seat].user_id
    mine = next((one for one in parts_of(snapshot) if one.user_id == user), None)
    return mine is not None and not mine.moves and bool(mine.since or mine.substitute)


def _aside(snapshot: Snapshot, event: ev.Event) -> bool:
    """Whether a player alone needn't read the event: lots for the lead."""
    return not snapshot.public and isinstance(event, ev.LotsDrawn)


def _told(snapshot: Snapshot, event: ev.Event, reader: Seat | None) -> ev.Event:
    """What a reader may see of the event, as the table's settings show it: a pass maybe without its numbers."""
    seen = ev.seen_by(event, reader)
    if isinstance(seen, ev.MatchEnded) and (outcome := public_view(snapshot).outcome):
        return replace(seen, outcome=outcome)
    return replace(seen, on=()) if isinstance(seen, ev.Passed) and not snapshot.passes else seen


def _seat(event: ev.Event) -> Seat | None:
    """The seat of an event."""
    found = event.leader if isinstance(event, ev.RoundStarted) else getattr(event, "seat", None)
    return None if found is None else Seat(found)


def _lines(
    words: Words, snapshot: Snapshot, events: Iterable[Noted], reader: Seat | None = None, *, now: bool = True
) -> list[str]:
    """A line for each event. `now`: they belong to the current round."""
    names, view = seat_names(words, snapshot), snapshot.view_for(None)
    sides = view.sides if view else ()
    below = tile_below(view.board) if view and now else {}
    lines = []
    for noted in events:
        event = noted.event
        if isinstance(event, SeatChanged):
            lines.append(event.line(words))
        elif (line := log_line(words, _told(snapshot, event, reader), names, sides, below)) is not None:
            lines.append(words("log.late", line=line) if noted.late else line)
    return lines


async def round_lines(words: Words, tables: Tables, snapshot: Snapshot, seat: Seat | None) -> list[str]:
    """The current or last round, a line for each event. `seat`: the reader, whose own tiles are named."""
    record, made_by = await tables.records.of(snapshot.id), await tables.records.made_by(snapshot.id)
    return _lines(words, snapshot, await asyncio.to_thread(_latest_round, record, made_by), seat)


def _latest_round(record: Record, made_by: Sequence[By]) -> list[Noted]:
    """The events of the latest round in a record."""
    events, since = replayed(record, made_by), 0
    starts = [noted.step for noted in events if isinstance(noted.event, (ev.LotsDrawn, ev.RoundStarted))]
    for noted in events:
        if isinstance(noted.event, ev.RoundEnded):
            since = next((start for start in starts if start > noted.step), since)
    return [noted for noted in events if noted.step >= since]
