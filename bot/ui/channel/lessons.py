"""Lessons: three sentences in a player's first round of a game, each when it matters.

They are kept in memory only, so a sentence may come again after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from bot.words import Words
from bot.words.options import of_game
from engine.rules.events import Drew, DrewTiles, Event, Passed
from engine.rules.moves import Play, Stack
from engine.rules.tiles import Seat
from engine.rules.views import View
from engine.tables.core.model import Snapshot


class Moment(StrEnum):
    """When a sentence is shown."""

    TURN = "turn"
    """The first turn."""
    STUCK = "stuck"
    """The first time the learner can't play or has drawn a tile."""
    END = "end"
    """The end of the first round."""


class Lessons:
    """The sentences shown to learners, now and before."""

    def __init__(self) -> None:
        self._now: dict[str, Moment] = {}
        """By table, the sentence on the learner's panel until they move."""
        self._told: dict[str, set[Moment]] = {}

    def line(self, words: Words, snapshot: Snapshot, seat: Seat, view: View, events: Iterable[Event]) -> str:
        """The sentence of this moment; empty if there is none or it was shown before."""
        if not snapshot.participants.lesson:
            return ""
        moment = self._moment(snapshot, seat, view, events)
        if moment is None or moment in self._told.get(snapshot.id, ()):
            return ""
        self._now[snapshot.id] = moment
        return of_game(words, "lesson", snapshot.game, moment)

    def acted(self, table: str) -> None:
        """The learner has moved, and so has read the sentence."""
        if (moment := self._now.pop(table, None)) is not None:
            self._told.setdefault(table, set()).add(moment)

    def _moment(self, snapshot: Snapshot, seat: Seat, view: View, events: Iterable[Event]) -> Moment | None:
        if snapshot.rounds:
            return Moment.END
        mine = view.turn == seat
        if mine and Moment.TURN not in self._told.get(snapshot.id, ()):
            return Moment.TURN
        drawn = any(isinstance(event, (Drew, DrewTiles, Passed)) and event.seat == seat for event in events)
        cannot = mine and not any(isinstance(move, (Play, Stack)) for move in view.moves)
        return Moment.STUCK if drawn or cannot else None

    def forget(self, table: str) -> None:
        """The lesson is over."""
        self._now.pop(table, None)
        self._told.pop(table, None)
