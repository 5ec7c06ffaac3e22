"""Tournaments and leagues: pairings, results, standings.

Two *entrants* meet in a duel: two people, or two pairs of partners. They are drawn when the host begins, stored in the
plan best seed first, and never change: an entrant that withdraws stays in the list. All else follows from the tables.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Final

from engine.events.model import Event, EventTable, Kind, Placed, Plan, id_from
from engine.pairing import brackets, swiss
from engine.pairing.absence import Taking, taking, walkover_counts
from engine.pairing.standings import DRAW, WIN, Points, standings
from engine.pairing.standings import Standing as Standing
from engine.tables.table.model import TableId

Entrant = tuple[int, ...]
"""One person, or two partners. A partner without a partner plays with a robot."""
NOTHING: Final = Fraction(0)
SIDES: Final = 2


def drawn(event: Event, strength: Mapping[int, float], rng: Random) -> Plan:
    """The plan with its rounds and entrants, best seed first. People without a rating follow in random order. Pairs
    are drawn so that all are about equally strong."""
    lots = [player.user_id for player in event.coming]
    rng.shuffle(lots)
    order = sorted(lots, key=lambda user: -strength.get(user, float("-inf")))
    entrants: list[Entrant] = [(user,) for user in order]
    if event.plan.seats > SIDES:
        half = len(order) // 2
        entrants = [(order[at], order[-1 - at]) for at in range(half)]
        entrants += [(user,) for user in order[half : len(order) - half]]
    return replace(event.plan, entrants=tuple(entrants), rounds=rounds_of(len(entrants), event.plan, event.kind))


def rounds_of(entrants: int, plan: Plan, kind: Kind) -> int:
    """The number of rounds. A Swiss tournament has the planned number, or fewer if entrants would meet twice."""
    match kind:
        case Kind.KNOCKOUT:
            return swiss.rounds_for(entrants)
        case Kind.LEAGUE:
            return brackets.weeks_for(entrants, plan.double)
        case _:
            return min(plan.rounds or swiss.rounds_for(entrants), brackets.weeks_for(entrants))


def rematch_from(entrants: int) -> int:
    """The first round of a Swiss tournament that may repeat a pairing. Before it new opponents are
    left after any results (Dirac's theorem); up to four entrants never meet again."""
    return (entrants + 1) // 2 + 1 if entrants > 4 else entrants + 1


def paired(event: Event, number: int) -> tuple[EventTable, ...]:
    """The tables of the next round. A bye is over at once, and so is a duel against an entrant that has withdrawn."""
    make = {Kind.KNOCKOUT: _of_bracket, Kind.LEAGUE: _of_week}.get(event.kind, _of_swiss)
    return tuple(_table(event, number, at, here) for at, here in make(event, number))


def _of_bracket(event: Event, number: int) -> Iterator[tuple[int, Sequence[int]]]:
    rounds = rounds_played(event)
    yield from ((duel.number + 1, duel.entrants) for duel in rounds[number - 1] if len(duel.entrants) == SIDES)
    third = brackets.third_place(rounds) if number == len(rounds) else ()
    if len(third) == SIDES:
        yield 2, third


def _of_week(event: Event, number: int) -> Iterator[tuple[int, Sequence[int]]]:
    yield from enumerate(brackets.pair_week(range(len(event.plan.entrants)), number).pairs, 1)


def _of_swiss(event: Event, _: int) -> Iterator[tuple[int, Sequence[int]]]:
    before = [entrants_at(event, table) for table in event.tables]
    points = {line.entrant: line.points for line in _lines(event)}
    byes = Counter(here[0] for here in before if len(here) < SIDES)
    found = swiss.pair_round(sorted(still_in(event)), points, Counter(map(frozenset, before)), byes)
    yield from enumerate(found.pairs, 1)
    if found.bye is not None:
        yield len(found.pairs) + 1, (found.bye,)


def meet_again(event: Event, table: EventTable) -> bool:
    """Whether the entrants at a table have met in an earlier round."""
    here = set(entrants_at(event, table))
    earlier = (other for other in event.tables if other.round < table.round)
    return len(here) == SIDES and any(here == set(entrants_at(event, other)) for other in earlier)


def _table(event: Event, number: int, at: int, here: Sequence[int]) -> EventTable:
    """The table at which these entrants meet."""
    entrants = event.plan.entrants
    there = still_in(event).intersection(here)
    won = tuple(Placed(user, 1, SIDES) for entrant in here if entrant in there for user in entrants[entrant])
    people = _in_seats([entrants[entrant] for entrant in here])
    table = EventTable(number, at, TableId(id_from(event.id, number, at)), event.plan.games[0], people)
    return table if len(there) == SIDES else replace(table, places=won)


def still_in(event: Event) -> frozenset[int]:
    """The entrants whose people all play in the next round."""
    coming = {player.user_id for player in event.coming}
    return frozenset(number for number, entrant in enumerate(event.plan.entrants) if coming.issuperset(entrant))


def _in_seats(entrants: Sequence[Entrant]) -> tuple[int, ...]:
    """Partners sit opposite each other. A robot takes the last seat, so its partner sits second."""
    ordered = sorted(entrants, key=len, reverse=True)
    return tuple(entrant[at] for at in range(SIDES) for entrant in ordered if at < len(entrant))


def _entrant_of(event: Event) -> dict[int, int]:
    """The entrant of each person."""
    return {user: number for number, entrant in enumerate(event.plan.entrants) for user in entrant}


def entrants_at(event: Event, table: EventTable) -> tuple[int, ...]:
    """The entrants at a table: two, or one with a bye."""
    found = _entrant_of(event)
    return tuple(dict.fromkeys(found[user] for user in table.people))


def won_at(event: Event, table: EventTable) -> dict[int, Fraction]:
    """The points of each entrant at a table that is over: 1, ½ or 0. A forfeit gives 0."""
    found = _entrant_of(event)
    best: dict[int, int] = {}
    for placed in table.places or ():
        entrant = found[placed.user_id]
        best[entrant] = min(placed.place, best.get(entrant, placed.place))
    first = [entrant for entrant, place in best.items() if place == min(best.values())]
    points = DRAW if len(first) > 1 else WIN
    return {entrant: points if entrant in first else NOTHING for entrant in entrants_at(event, table)}


def played_at(event: Event, table: EventTable) -> bool:
    """Whether both entrants played to the end: no bye, no forfeit."""
    found = _entrant_of(event)
    return len({found[placed.user_id] for placed in table.places or ()}) == SIDES


def contested(event: Event, table: EventTable) -> bool:
    """Whether two entrants were to meet here: no bye, and neither had withdrawn before the round."""
    players = [event.player(user) for user in table.people]
    gone = any(one is None or (one.until is not None and one.until < table.round) for one in players)
    return not gone and len(entrants_at(event, table)) == SIDES


def taking_part(event: Event) -> dict[int, Taking]:
    """How each entrant takes part."""
    to_play, finished = Counter[int](), Counter[int]()
    found = _entrant_of(event)
    for table in event.tables:
        if table.places is not None and contested(event, table):
            to_play.update(entrants_at(event, table))
            finished.update({found[placed.user_id] for placed in table.places})
    return {
        entrant: taking(
            withdrew=has_withdrawn(event, entrant),
            tables=to_play[entrant],
            finished=finished[entrant],
            over=not event.unfinished,
        )
        for entrant in range(len(event.plan.entrants))
    }


def _results(event: Event, takes: Mapping[int, Taking]) -> Iterator[Points]:
    """The results for the standings. Byes and forfeits are no meetings. Those of a round count when it is over, so that
    a bye never leads while the others still play."""
    going_on = event.round if event.in_play else 0
    for table in event.tables:
        if table.places is None:
            continue
        won = won_at(event, table)
        if played_at(event, table):
            yield won
        elif table.round != going_on:
            yield from (
                {entrant: points} for entrant, points in won.items() if not points or walkover_counts(takes[entrant])
            )


def _lines(event: Event) -> tuple[Standing, ...]:
    """All entrants by their points, best first."""
    takes = taking_part(event)
    return standings(range(len(event.plan.entrants)), _results(event, takes), takes)


def standings_of(event: Event) -> tuple[Standing, ...]:
    """All entrants, best first. In a knockout the round they reached decides, and equal ones share a place. The
    finalists of a final without a winner share the second one."""
    lines = _lines(event)
    if event.kind is not Kind.KNOCKOUT or not lines:
        return lines
    far = _far(event)
    order = sorted(lines, key=lambda line: (far[line.entrant], line.entrant))
    place = {key: number for number, key in reversed([*enumerate(sorted(far.values()), 1)])}
    never, out, gave_up = best = min(far.values())
    if event.round == event.plan.rounds and not (event.in_play or never or gave_up):
        place[best] += out >= -event.round and out.denominator == 1  # the final has no winner, nor the match for third
    return tuple(replace(line, place=place[far[line.entrant]], duels=None) for line in order)


def _far(event: Event) -> dict[int, tuple[bool, Fraction, bool]]:
    """How far each entrant came in a knockout, the best first. Who gave up counts as out in the round before, behind
    those who lost there, and who never played comes last."""
    takes, rounds, found = taking_part(event), len(rounds_played(event)), dict[int, tuple[bool, Fraction, bool]]()
    for entrant, far in _reached(event).items():
        gave_up = has_withdrawn(event, entrant) and far <= rounds and not _beaten(event, entrant)
        out = Fraction(1 - int(far)) if gave_up else -far
        plays = takes[entrant] is not Taking.NEVER_PLAYED
        found[entrant] = (False, out, gave_up) if plays else (True, NOTHING, False)
    return found


def _beaten(event: Event, entrant: int) -> bool:
    """Whether an entrant has lost a duel that was played."""
    tables = (table for table in event.tables if table.over and entrant in entrants_at(event, table))
    return any(played_at(event, table) and _winner(event, table) != entrant for table in tables)


def _reached(event: Event) -> dict[int, Fraction]:
    """The last round of each entrant, plus 1 for the champion and ½ for third place."""
    rounds = rounds_played(event)
    reached = dict.fromkeys(range(len(event.plan.entrants)), NOTHING)
    reached |= {entrant: Fraction(duel.round) for duels in rounds for duel in duels for entrant in duel.entrants}
    if rounds and (champion := rounds[-1][0].winner) is not None:
        reached[champion] += 1
    for table in event.tables:
        if table.spot == (len(rounds), 2) and (third := _winner(event, table)) is not None:
            reached[third] += Fraction(1, 2)
    return reached


def round_reached(event: Event, entrant: int) -> tuple[int, int]:
    """The last round of an entrant in a knockout, and the number of rounds."""
    rounds = len(rounds_played(event))
    return min(int(_reached(event)[entrant]), rounds), rounds


def _winner(event: Event, table: EventTable) -> int | None:
    """The winner of a duel of a knockout, if it is over. The better seed wins a tie."""
    return min((one for one, points in won_at(event, table).items() if points), default=None) if table.over else None


def rounds_played(event: Event) -> tuple[tuple[brackets.Duel, ...], ...]:
    """The known part of a knockout's bracket."""
    results = {(table.round, table.number - 1): _winner(event, table) for table in event.tables if table.over}
    return brackets.bracket(brackets.seeded(range(len(event.plan.entrants))), results)


def resting(event: Event) -> tuple[int, ...]:
    """The entrants without an opponent in this round of a league."""
    busy = {entrant for table in event.here for entrant in entrants_at(event, table)}
    idle = (entrant for entrant in range(len(event.plan.entrants)) if entrant not in busy)
    return tuple(entrant for entrant in idle if not has_withdrawn(event, entrant))


def names_of(event: Event, entrant: int) -> tuple[str, ...]:
    """The names of an entrant's people."""
    return tuple(event.name(user) for user in event.plan.entrants[entrant])


def has_withdrawn(event: Event, entrant: int) -> bool:
    """Whether an entrant plays no more rounds."""
    players = map(event.player, event.plan.entrants[entrant])
    return any(player is None or player.until is not None for player in players)
