"""The best moments of an event, from the records of its tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from engine.events.model import Event, EventTable
from engine.rules import events as happened
from engine.rules.errors import Refused
from engine.rules.games import GAMES
from engine.rules.games.mexican_train.rules import MexicanTrain
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.store.rows import StoredTable
from engine.tables.core.model import StepDone
from engine.tables.core.state import game_at, rebuild


class Feat(StrEnum):
    """What is remembered of an evening."""

    BIGGEST_ROUND = "biggest_round"
    """Points in one deal, where many points win."""
    LONGEST_TRAIN = "longest_train"
    """Tiles that somebody laid on their own train in one deal of Mexican Train."""
    MOST_CAPTURES = "most_captures"
    """Captures in one deal of Castle Rock."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Who has done it (a side), at which table of the event, and how much it was."""

    feat: Feat
    people: tuple[int, ...]
    value: int
    table: EventTable


def moments_of(event: Event, stored: Iterable[StoredTable]) -> tuple[Moment, ...]:
    """The best of each kind by people who played to the end; of equal ones the first. It replays the matches, so it
    takes some milliseconds for each."""
    tables = {str(table.table_id): table for table in event.tables}
    best: dict[Feat, Moment] = {}
    for match in sorted(stored, key=lambda one: tables[one.table.id].spot):
        with suppress(Refused):  # a match that cannot be replayed has no moments
            for moment in _in_match(tables[match.table.id], match):
                if moment.feat not in best or moment.value > best[moment.feat].value:
                    best[moment.feat] = moment
    return tuple(best[feat] for feat in Feat if feat in best)


def _in_match(table: EventTable, stored: StoredTable) -> Iterator[Moment]:
    deals: list[tuple[RoundResult, list[happened.Event]]] = []
    told: list[happened.Event] = []

    def watch(step: StepDone) -> None:
        for event in step.events:
            told.append(event)
            if isinstance(event, happened.RoundEnded):
                deals.append((event.result, list(told)))
                told.clear()

    snapshot = rebuild(stored, watch)
    people = {seat.seat: seat.person.user_id for seat in snapshot.seats if seat.person and not seat.resigned}
    sides = game_at(snapshot).sides(len(snapshot.seats))
    for result, events in deals:
        if not GAMES[table.game].low_wins:
            for side, points in enumerate(result.scores):
                if (who := tuple(people[seat] for seat in sides[side] if seat in people)) and points > 0:
                    yield Moment(Feat.BIGGEST_ROUND, who, points, table)
        for feat, counted in ((Feat.LONGEST_TRAIN, _trains(table, events)), (Feat.MOST_CAPTURES, _captures(events))):
            for seat, value in counted.items():
                if seat in people and value > 0:
                    yield Moment(feat, (people[seat],), value, table)


def _trains(table: EventTable, events: Sequence[happened.Event]) -> Counter[Seat]:
    """By seat, the tiles it laid on its own train."""
    if table.game != MexicanTrain.name:
        return Counter()
    plays = [event for event in events if isinstance(event, happened.Played)]
    return Counter(play.seat for play in plays if play.slot == str(play.seat))


def _captures(events: Sequence[happened.Event]) -> Counter[Seat]:
    """By seat, its captures, without those it took back."""
    found = Counter(event.seat for event in events if isinstance(event, happened.Captured))
    found.subtract(event.seat for event in events if isinstance(event, happened.TookBack))
    return found
