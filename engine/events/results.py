"""The places of people at an event's tables, from their matches, and the best moments from their records.

Duplicate: all tables of a round get the same tiles, and each side is compared with the same side elsewhere. Deal by
deal, a side gets two points for each table at which its counterpart did worse, and one for each at which it did equally
well (matchpoints). What counts is its margin: its score less the average score of the others at its table. Sides are
placed by their share of the points they could have won.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from engine.events.model import Event, EventTable, Placed
from engine.pairing.absence import Attended, Guest, at_table, attended
from engine.rules.errors import Refused
from engine.rules.games import GAMES
from engine.rules.moments import Feat
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.statistics.achievements import rounds_in
from engine.store.rows import StoredTable
from engine.tables.edits.parts import is_decided, parts_of, standing_of
from engine.tables.table.model import Snapshot, Status, game_at

Margins = tuple[Fraction, ...]


def sides_of(match: Snapshot) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side."""
    return game_at(match).sides(len(match.seats))


def guests_of(match: Snapshot) -> list[Guest]:
    """The people who began the match, by side, and how they were there. Who sat down later is no guest."""
    found, sides = [], sides_of(match)
    here = {side for side, seats in enumerate(sides) for seat in seats if _holds(match, seat)}
    waits = match.turn.seat if match.outcome is None and match.turn is not None and len(here) > 1 else None
    for part in parts_of(match):
        if part.since or part.substitute:
            continue
        info = match.seats[part.seat]
        plays = info.user_id == part.user_id and not info.resigned
        was = attended(
            moves=part.moves,
            missed=match.clock.seat(part.seat).missed,
            most_missed=match.clock.misses,
            gone=not plays,
            on_turn=part.seat == waits,  # a person alone has no one to wait for
        )
        found.append(Guest(part.user_id, part.side, was))
    return found


def _holds(match: Snapshot, seat: Seat) -> bool:
    """Whether a person still plays a seat."""
    info = match.seats[seat]
    return info.user_id is not None and not info.resigned and not match.clock.loses_seat(seat)


def absent_at(match: Snapshot) -> frozenset[int]:
    """The people who missed their turns until the end, or until a robot took their seat."""
    return frozenset(seat.user_id for seat in match.seats if seat.user_id and match.clock.loses_seat(seat.seat))


def deserted(match: Snapshot) -> bool:
    """Whether everyone who still sits at a table in play misses their turns."""
    people = [seat.seat for seat in match.seats if seat.user_id is not None and not seat.resigned]
    return match.status is Status.PLAYING and bool(people) and not any(_holds(match, seat) for seat in people)


def night_places(match: Snapshot) -> tuple[Placed, ...]:
    """At a game night. A match that was ended early counts as it stood after its last whole deal, if it has one."""
    return _placed(match, _standing(match) or [], _near(match))


def _near(match: Snapshot) -> list[int]:
    """By side, how near its total came to the best one: 0 for the worst, 1000 for the best; 0 for equal ones."""
    totals = match.outcome.totals if match.outcome else match.rounds[-1].totals if match.rounds else ()
    low, high = min(totals, default=0), max(totals, default=0)
    near = [1000 * (total - low) // max(1, high - low) for total in totals]
    return [1000 - one if high > low else 0 for one in near] if game_at(match).low_wins else near


def duel_places(match: Snapshot) -> tuple[Placed, ...]:
    """In a tournament or league. A player who was absent has forfeited and gets no place. A match that was ended early
    counts as it stood after its last whole deal; if that is level, the side on turn has lost."""
    found = _standing(match) or [1] * len(sides_of(match))
    if match.outcome is None and len(set(found)) == 1 and match.turn is not None:
        found = [2 if match.turn.seat in seats else 1 for seats in sides_of(match)]
    return _placed(match, found)


def _standing(match: Snapshot) -> Sequence[int] | None:
    """Each side's place now; None before the first deal is over, unless all others have left."""
    stands = match.outcome is not None or match.rounds or is_decided(match)
    return standing_of(match)[1] if stands else None


def _placed(match: Snapshot, found: Sequence[int], near: Sequence[int] = ()) -> tuple[Placed, ...]:
    guests = guests_of(match)
    ranked = at_table(found, guests) if found else []
    of = {guest.user_id: near[guest.side] for guest in guests if near and guest.attended is Attended.STAYED}
    return tuple(Placed(one.user_id, one.place, one.sides, one.tied, of.get(one.user_id, 0)) for one in ranked)


def margins(result: RoundResult, *, low_wins: bool) -> Margins:
    """By side, how much better it did than the others at its table."""
    total, others = sum(result.scores), len(result.scores) - 1
    found = (score - Fraction(total - score, others) for score in result.scores)
    return tuple(-margin if low_wins else margin for margin in found)


def shares(matches: Sequence[Snapshot]) -> list[tuple[Fraction | None, ...]]:
    """By match and side, the share of the matchpoints it won, from 0 to 1. None if no other table finished a deal that
    this one finished."""
    deals = [
        {result.number: margins(result, low_wins=game_at(match).low_wins) for result in match.rounds}
        for match in matches
    ]
    return [
        tuple(_share(mine, [*deals[:at], *deals[at + 1 :]], side) for side in range(len(sides_of(match))))
        for at, (match, mine) in enumerate(zip(matches, deals, strict=True))
    ]


def _share(mine: Mapping[int, Margins], rest: Sequence[Mapping[int, Margins]], side: int) -> Fraction | None:
    pairs = [
        (margin[side], other[number][side]) for number, margin in mine.items() for other in rest if number in other
    ]
    won = sum(2 * (own > theirs) + (own == theirs) for own, theirs in pairs)
    return Fraction(won, 2 * len(pairs)) if pairs else None


def duplicate_places(matches: Sequence[Snapshot]) -> list[tuple[Placed, ...]]:
    """By match, the places of the people who played to the end among the people in the same seats elsewhere."""
    by_match = shares(matches)
    found = []
    for match, mine in zip(matches, by_match, strict=True):
        placed = []
        for guest in guests_of(match):
            field = [share for other in by_match if (share := other[guest.side]) is not None]
            if (own := mine[guest.side]) is not None and guest.attended is Attended.STAYED:
                place, tied = 1 + sum(share > own for share in field), field.count(own)
                placed.append(Placed(guest.user_id, place, len(field), tied, int(1000 * own)))
        found.append(tuple(placed))
    return found


# -- the best moments --


BIGGEST_ROUND: Final = "biggest_round"
"""Most points in one deal, in games where many points win."""
FEATS: Final[dict[str, Mapping[str, Feat]]] = {name: game.feats for name, game in GAMES.items()}
"""The other counts of each game by name."""


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
    """The best moment of these people, the nearest to the record of its kind."""
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
