"""The best moments of an event, from the records of its tables."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Final

from engine.events.model import Event, EventTable
from engine.rules.errors import Refused
from engine.rules.games import GAMES
from engine.rules.moments import Feat
from engine.statistics.achievements import rounds_in
from engine.store.rows import StoredTable
from engine.tables.core.state import game_at

BIGGEST_ROUND: Final = "biggest_round"
"""Most points in one deal, in games where many points win."""
FEATS: Final[dict[str, Mapping[str, Feat]]] = {
    game: getattr(import_module(f"engine.rules.games.{game}.moments"), "FEATS", {}) for game in GAMES
}
"""The other counts of each game by name, from `engine/rules/games/<game>/moments.py`, where it has any."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A feat, the people of the side that did it, its value, and the table of the event."""

    feat: str
    people: tuple[int, ...]
    value: int
    table: EventTable


def moments_of(event: Event, stored: Iterable[StoredTable]) -> tuple[Moment, ...]:
    """The best moment of each kind by each side, the best first, and among equals the earliest. Only people who played
    to the end have moments.

    Replaying the matches takes some milliseconds each.
    """
    tables = {str(table.table_id): table for table in event.tables}
    best: dict[tuple[str, tuple[int, ...]], Moment] = {}
    for match in sorted(stored, key=lambda one: tables[one.table.id].spot):
        with suppress(Refused):  # a match that cannot be replayed has no moments
            for moment in _in_match(tables[match.table.id], match):
                key = moment.feat, moment.people
                if key not in best or moment.value > best[key].value:
                    best[key] = moment
    return tuple(sorted(best.values(), key=lambda moment: (moment.feat, -moment.value, moment.table.spot)))


def records(moments: Iterable[Moment]) -> tuple[Moment, ...]:
    """The first moment of each kind."""
    found: dict[str, Moment] = {}
    for moment in moments:
        found.setdefault(moment.feat, moment)
    return tuple(found.values())


def best_of(moments: Sequence[Moment], people: Container[int]) -> Moment | None:
    """The best moment of these people: the one that comes nearest to the record of its kind."""
    tops = {moment.feat: moment.value for moment in records(moments)}
    mine = [moment for moment in moments if any(user in people for user in moment.people)]
    return max(mine, key=lambda moment: Fraction(moment.value, tops[moment.feat]), default=None)


def _in_match(table: EventTable, stored: StoredTable) -> Iterator[Moment]:
    snapshot, rounds = rounds_in(stored)
    people = {seat.seat: seat.user_id for seat in snapshot.seats if seat.user_id is not None and not seat.resigned}
    sides = game_at(snapshot).sides(len(snapshot.seats))
    for result, events in rounds:
        if not GAMES[table.game].low_wins:
            for side, points in enumerate(result.scores):
                if (who := tuple(people[seat] for seat in sides[side] if seat in people)) and points > 0:
                    yield Moment(BIGGEST_ROUND, who, points, table)
        for feat, count in FEATS[table.game].items():
            for seat, value in count(events).items():
                if seat in people and value > 0:
                    yield Moment(feat, (people[seat],), value, table)
