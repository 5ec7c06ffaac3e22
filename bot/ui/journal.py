"""What happened at each open table, as everybody may know it, for the last moves on the board and for More.

It is a memory, not a store: after a restart it is read from the table's record.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from bot.ui.people import seat_names
from bot.words import Words
from bot.words.log import log_line
from engine.rules.events import Event, RoundEnded, seen_by
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Step, replay
from engine.rules.tiles import Seat
from engine.tables.model import Change, Snapshot
from engine.tables.service import Tables

KEPT = 60


class Journal:
    """The latest events by table, and the events of the latest step for its player."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._events: dict[str, deque[Event]] = {}
        self._steps: dict[str, tuple[int, Seat, tuple[Event, ...]]] = {}

    def note(self, change: Change) -> None:
        """Remember a change."""
        table = change.snapshot.id
        if not change.snapshot.is_open:
            self._steps.pop(table, None)
        for step in change.steps:
            if table not in self._events and step.number > 0:
                continue  # from before this process: `load` will read all of it from the record
            events = self._events.setdefault(table, deque(maxlen=KEPT))
            events.extend(seen_by(event, None) for event in step.events)
            self._steps[table] = (change.snapshot.version, step.seat, step.events)

    async def load(self, snapshot: Snapshot) -> None:
        """Read the record of a table that this process has not followed from its start."""
        if snapshot.id in self._events or snapshot.steps == 0:
            return
        events: deque[Event] = deque(maxlen=KEPT)
        record = await self._tables.record(snapshot.id)

        def keep(match: Match, step: Step, found: list[Event]) -> None:
            events.extend(seen_by(event, None) for event in found)

        replay(record.header, record.steps, game_of, keep)
        self._events.setdefault(snapshot.id, events)

    def forget(self, table: str) -> None:
        """Nothing more will be asked about the table."""
        self._events.pop(table, None)
        self._steps.pop(table, None)

    def lines(self, words: Words, snapshot: Snapshot) -> list[str]:
        """The latest events as lines, the latest last."""
        return _lines(words, snapshot, self._events.get(snapshot.id, ()))

    def round_lines(self, words: Words, snapshot: Snapshot) -> list[str]:
        """The same of the round in play only."""
        events: list[Event] = []
        for event in self._events.get(snapshot.id, ()):
            events.append(event)
            if isinstance(event, RoundEnded):
                events.clear()
        return _lines(words, snapshot, events)

    def own_lines(self, words: Words, snapshot: Snapshot, seat: Seat) -> list[str]:
        """What the step of `snapshot`, made by `seat`, brought about, with the tiles that only `seat` may see."""
        version, mover, events = self._steps.get(snapshot.id, (-1, seat, ()))
        if version != snapshot.version or mover != seat:
            return []
        return _lines(words, snapshot, [seen_by(event, seat) for event in events])


def _lines(words: Words, snapshot: Snapshot, events: Iterable[Event]) -> list[str]:
    names = seat_names(snapshot)
    view = snapshot.view_for(None)
    sides = view.sides if view else ()
    return [line for event in events if (line := log_line(words, event, names, sides)) is not None]
