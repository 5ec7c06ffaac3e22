"""Tournaments and leagues: who plays whom in a round, what came of it, and how everybody stands.

Two *entrants* meet at a table: two people, or two pairs of partners. Who they are is drawn when the host begins, stored
with the plan best seed first, and never changed; whoever withdraws stays among them. All else follows from the tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Final

from engine.events.model import Event, EventTable, Kind, Placed, Plan, id_from
from engine.pairing import knockout, round_robin, swiss
from engine.pairing.standings import DRAW, WIN, Table, standings
from engine.pairing.standings import Standing as Standing
from engine.rules.scoring import places
from engine.tables.core.model import Snapshot, TableId
from engine.tables.core.state import game_at

Entrant = tuple[int, ...]
"""One person, or two partners; a single one among partners plays with a robot."""
NOTHING: Final = Fraction(0)
SIDES: Final = 2


def drawn(people: Sequence[int], plan: Plan, kind: Kind, strength: Mapping[int, float], rng: Random) -> Plan:
    """The plan with its entrants, best seed first (those without a rating by lot, after the others), and its rounds.
    Partners are drawn so that all pairs are about equally strong."""
    lots = list(people)
    rng.shuffle(lots)
    order = sorted(lots, key=lambda user: -strength.get(user, float("-inf")))
    entrants: list[Entrant] = [(user,) for user in order]
    if plan.seats > SIDES:
        half = len(order) // 2
        entrants = [(order[at], order[-1 - at]) for at in range(half)]
        entrants += [(user,) for user in order[half : len(order) - half]]
    return replace(plan, entrants=tuple(entrants), rounds=rounds_of(len(entrants), plan, kind))


def rounds_of(entrants: int, plan: Plan, kind: Kind) -> int:
    """So many rounds it has with so many entrants: of a Swiss tournament, what is planned, if that many can be played
    without meeting again."""
    match kind:
        case Kind.KNOCKOUT:
            return swiss.rounds_for(entrants)
        case Kind.LEAGUE:
            return round_robin.weeks_for(entrants, plan.double)
        case _:
            return min(plan.rounds or swiss.rounds_for(entrants), round_robin.weeks_for(entrants))


def paired(event: Event, number: int) -> tuple[EventTable, ...]:
    """The tables of the next round. One at which nobody has to play is over at once: a bye, or an entrant that has
    withdrawn, against which the other one wins."""
    entrants, there = event.plan.entrants, _still_in(event)
    tables: list[EventTable] = []

    def seat(at: int, one: int, other: int | None = None) -> None:
        here = [entrant for entrant in (one, other) if entrant is not None]
        people = _in_seats([entrants[entrant] for entrant in here])
        left = [entrant for entrant in here if entrant in there]
        won = tuple(Placed(user, 1, SIDES) for entrant in left for user in entrants[entrant])
        table_id = TableId(id_from(event.id, number, at))
        tables.append(
            EventTable(number, at, table_id, event.plan.games[0], people, places=None if len(left) == SIDES else won)
        )

    if event.kind is Kind.KNOCKOUT:
        rounds = rounds_played(event)
        for duel in rounds[number - 1]:
            if duel.one is not None and duel.other is not None:
                seat(duel.number + 1, duel.one, duel.other)
        third = knockout.third_place(rounds) if number == len(rounds) else ()
        if len(third) == SIDES:
            seat(2, *third)
        return tuple(tables)
    if event.kind is Kind.LEAGUE:
        week = round_robin.pair_week(range(len(entrants)), number)
        for at, pair in enumerate(week.pairs, 1):
            seat(at, *pair)
        return tuple(tables)
    results = list(_results(event))
    points = {line.entrant: line.points for line in standings(range(len(entrants)), results)}
    met = Counter(frozenset(entrants_at(event, table)) for table in event.tables)
    byes = Counter(entrants_at(event, table)[0] for table in event.tables if len(entrants_at(event, table)) < SIDES)
    found = swiss.pair_round(sorted(there), points, met, byes)
    for at, pair in enumerate(found.pairs, 1):
        seat(at, *pair)
    if found.bye is not None:
        seat(len(found.pairs) + 1, found.bye)
    return tuple(tables)


def _still_in(event: Event) -> frozenset[int]:
    """The entrants of whom everybody will play in the next round."""
    coming = {player.user_id for player in event.coming}
    return frozenset(number for number, entrant in enumerate(event.plan.entrants) if coming.issuperset(entrant))


def _in_seats(entrants: Sequence[Entrant]) -> tuple[int, ...]:
    """Partners opposite each other; a robot fills the last seat, so whoever plays with one sits second."""
    ordered = sorted(entrants, key=len, reverse=True)
    return tuple(entrant[at] for at in range(SIDES) for entrant in ordered if at < len(entrant))


def entrants_at(event: Event, table: EventTable) -> tuple[int, ...]:
    """Who meets at a table: the numbers of one entrant (a bye) or two."""
    at = {user: number for number, entrant in enumerate(event.plan.entrants) for user in entrant}
    return tuple(dict.fromkeys(at[user] for user in table.people))


def won_at(event: Event, table: EventTable) -> dict[int, Fraction]:
    """What each entrant has got at a table that is over: 1, ½ or 0. Who forfeited has got nothing."""
    best: dict[int, int] = {}
    at = {user: number for number, entrant in enumerate(event.plan.entrants) for user in entrant}
    for placed in table.places or ():
        entrant = at[placed.user_id]
        best[entrant] = min(placed.place, best.get(entrant, placed.place))
    first = min(best.values(), default=0)
    shared = sum(place == first for place in best.values()) > 1
    found = entrants_at(event, table)
    return {
        entrant: (DRAW if shared else WIN) if entrant in best and best[entrant] == first else NOTHING
        for entrant in found
    }


def played_at(event: Event, table: EventTable) -> bool:
    """Whether both played to the end: it was neither a bye nor forfeited."""
    at = {user: number for number, entrant in enumerate(event.plan.entrants) for user in entrant}
    return len({at[placed.user_id] for placed in table.places or ()}) == SIDES


def _results(event: Event) -> Iterator[Table]:
    """What standings are made of. A bye or a forfeit is no meeting; what nobody had to play counts with its round, so
    that nobody leads by a bye while the others still play."""
    going_on = event.round if event.in_play else 0
    for table in event.tables:
        if table.places is not None and not (table.round == going_on and not played_at(event, table)):
            won = won_at(event, table)
            if played_at(event, table):
                yield Table(tuple((entrant,) for entrant in won), tuple(won.values()))
            else:
                yield from (Table(((entrant,),), (points,)) for entrant, points in won.items())


def standings_of(event: Event) -> tuple[Standing, ...]:
    """How all entrants stand, best first. After a knock-out: by how far they came; equal ones share their place."""
    lines = standings(range(len(event.plan.entrants)), _results(event))
    if event.kind is not Kind.KNOCKOUT:
        return lines
    reached = _reached(event)
    order = sorted(lines, key=lambda line: (-reached[line.entrant], line.entrant))
    place = {far: 1 + sum(other > far for other in reached.values()) for far in reached.values()}
    return tuple(replace(line, place=place[reached[line.entrant]], duels=None) for line in order)


def _reached(event: Event) -> dict[int, Fraction]:
    """The round in which each is or was last, one more for who won the final; ½ more for who won the third place."""
    rounds = rounds_played(event)
    reached = dict.fromkeys(range(len(event.plan.entrants)), NOTHING)
    for duels in rounds:
        for duel in duels:
            for entrant in duel.entrants:
                reached[entrant] = Fraction(duel.round)
    if rounds and (champion := rounds[-1][0].winner) is not None:
        reached[champion] += 1
    for table in event.tables:
        if table.spot == (len(rounds), 2) and table.over and event.kind is Kind.KNOCKOUT:
            for entrant, points in won_at(event, table).items():
                reached[entrant] += points / 2
    return reached


def rounds_played(event: Event) -> tuple[tuple[knockout.Duel, ...], ...]:
    """The bracket of a knock-out, as far as it is known. A tie goes to the better seed."""
    entrants = range(len(event.plan.entrants))
    results: dict[knockout.Spot, int | None] = {}
    for table in event.tables:
        if table.places is not None:
            won = won_at(event, table)
            most = max(won.values())
            best = [entrant for entrant, points in won.items() if points == most and most]
            results[table.round, table.number - 1] = min(best, default=None)
    return knockout.bracket(knockout.seeded(entrants), results)


def resting(event: Event) -> tuple[int, ...]:
    """The entrants who have nobody to play against in this round of a league."""
    busy = {entrant for table in event.here for entrant in entrants_at(event, table)}
    return tuple(
        entrant
        for entrant in range(len(event.plan.entrants))
        if entrant not in busy and not has_withdrawn(event, entrant)
    )


def names_of(event: Event, entrant: int) -> tuple[str, ...]:
    """The names of an entrant's people."""
    return tuple(event.name(user) for user in event.plan.entrants[entrant])


def has_withdrawn(event: Event, entrant: int) -> bool:
    """Whether an entrant plays no more rounds."""
    return any(
        (player := event.player(user)) is None or player.until is not None for user in event.plan.entrants[entrant]
    )


def decided(snapshot: Snapshot) -> tuple[Placed, ...]:
    """What a match is worth in a tournament. Who has left their seat to a robot at the end has forfeited and has no
    place. A match that was stopped counts as it stands after its last whole deal; where that is level, whoever it
    waited for has lost."""
    sides = game_at(snapshot).sides(len(snapshot.seats))
    if snapshot.outcome is not None:
        found = list(snapshot.outcome.places)
    elif snapshot.rounds and snapshot.match is not None:
        low_wins = snapshot.match.opened().score.low_wins
        found = list(places(snapshot.rounds[-1].totals, low_wins=low_wins))
    else:
        found = [1] * len(sides)
    if snapshot.outcome is None and len(set(found)) == 1 and snapshot.turn is not None:
        found = [2 if snapshot.turn.seat in seats else 1 for seats in sides]
    return tuple(
        Placed(info.person.user_id, found[side], len(sides), list(found).count(found[side]))
        for side, seats in enumerate(sides)
        for info in (snapshot.seats[seat] for seat in seats)
        if info.person is not None and not info.resigned
    )
