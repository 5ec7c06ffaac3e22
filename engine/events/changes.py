"""What can happen to an event, each as a function from one event to the next. Whatever is refused raises `Refused`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.events import duels
from engine.events.errors import EventRefusal
from engine.events.model import (
    Event,
    EventId,
    EventTable,
    Kind,
    Pick,
    Placed,
    Plan,
    Spot,
    Stage,
    id_from,
    plays,
)
from engine.pairing.seating import meetings, seat_round, table_sizes
from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.rules.options import Accepts
from engine.rules.scoring import places
from engine.store.questions.events import EventPlayerRow, EventRow
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef, Person, Snapshot, TableId
from engine.tables.core.state import game_at
from engine.tables.people.lobby import check_clock, options_of

FEWEST: Final = 2
MOST_PEOPLE: Final = 100
"""As many as one message may ping."""
MOST_GAMES: Final = 5
MOST_ROUNDS: Final = 20
LONGEST_ROUND: Final = 7 * 24 * 60
"""In minutes."""
LONGEST_DUELS: Final = 28 * 24 * 60
"""The same of a tournament or a league."""


def planned(
    event_id: EventId,
    kind: Kind,
    channel: ChannelRef,
    host: Person,
    title: str,
    plan: Plan,
    now: float,
    *,
    starts_at: int | None,
    posting: str | None,
) -> Event:
    """A new event, for which its host has signed up. BAD_OPTION, UNKNOWN_OPTION, UNKNOWN_GAME."""
    if channel.guild_id is None:
        raise Refused(TableRefusal.ELSEWHERE)
    plan = checked(plan, kind)
    row = EventRow(
        id=event_id,
        version=1,
        kind=kind,
        status=Stage.SIGN_UP,
        guild_id=channel.guild_id,
        channel_id=channel.channel_id,
        host_id=host.user_id,
        host=host.name,
        title=title,
        plan=plan.text(),
        round=0,
        round_at=None,
        starts_at=starts_at,
        created_at=int(now),
        active_at=int(now),
        shown_posts=1,
        posting=posting,
    )
    return Event(row, plan, (EventPlayerRow(host.user_id, host.name, since=1),), ())


def checked(plan: Plan, kind: Kind) -> Plan:
    """The plan with the options that matter, if all of it makes sense: each game must have room for two people."""
    if kind is not Kind.GAME_NIGHT:
        return _checked_for_duels(plan)
    _within("rounds", plan.rounds, 1, MOST_ROUNDS)
    _within("games", len(plan.games), 1, MOST_GAMES)
    if plan.minutes is not None:
        _within("minutes", plan.minutes, 1, LONGEST_ROUND)
    check_clock(plan.turn_seconds, None, plan.increment)
    options = options_of(plan.games[0], dict(plan.options)) if len(plan.games) == 1 else ()
    for game in plan.games:
        most = make_game(game, dict(options)).seat_counts()[-1]
        _within("seats", min(plan.seats, most), FEWEST, max(most, FEWEST))
    return replace(plan, options=options, games=tuple(dict.fromkeys(plan.games)))


def _checked_for_duels(plan: Plan) -> Plan:
    """The same of a tournament or a league: one game, at whose tables two sides sit, with options that the game itself
    proposes if need be. NOT_FOR_TWO, NOT_IN_PAIRS."""
    _within("rounds", plan.rounds, 0, MOST_ROUNDS)
    _within("minutes", plan.minutes or 0, 1, LONGEST_DUELS)
    check_clock(plan.turn_seconds, None, plan.increment)
    (name,), chosen = plan.games, dict(plan.options)
    for proposed in ({}, *make_game(name, {}).presets.values()):
        game = make_game(name, {**proposed, **chosen})
        if plan.seats in game.seat_counts() and len(game.sides(plan.seats)) == duels.SIDES:
            return replace(plan, options=options_of(name, {**proposed, **chosen}))
    raise Refused(EventRefusal.NOT_IN_PAIRS if plan.seats > duels.SIDES else EventRefusal.NOT_FOR_TWO)


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Refused(Refusal.BAD_OPTION, name=name, value=value, accepted=Accepts.NUMBER, low=low, high=high)


def joined(event: Event, person: Person, now: float) -> Event:
    """Somebody is in: from the next round on. ALREADY_IN, EVENT_OVER, EVENT_FULL."""
    _check_unfinished(event)
    if event.takes_part(person.user_id):
        raise Refused(EventRefusal.ALREADY_IN)
    if event.in_duels and event.round:
        raise Refused(EventRefusal.SIGN_UP_OVER)
    if len(event.coming) >= MOST_PEOPLE:
        raise Refused(EventRefusal.EVENT_FULL, most=MOST_PEOPLE)
    known = event.player(person.user_id)
    if known is not None:  # whoever only means to leave after this round has not left yet
        since = known.since if plays(known, event.round) else event.round + 1
        again = replace(known, name=person.name, since=since, until=None)
        return _next(event, now, players=tuple(again if one is known else one for one in event.players))
    new = EventPlayerRow(person.user_id, person.name, since=event.round + 1)
    return _next(event, now, players=(*event.players, new))


def left(event: Event, user_id: int, now: float) -> Event:
    """Somebody is out: from the next round on. NOT_IN, EVENT_OVER."""
    _check_unfinished(event)
    known = event.player(user_id)
    if known is None or not event.takes_part(user_id):
        raise Refused(EventRefusal.NOT_IN)
    others = tuple(one for one in event.players if one is not known)
    if known.since > event.round:  # and has never played
        return _next(event, now, players=others)
    gone = replace(known, until=event.round)
    return _next(event, now, players=tuple(gone if one is known else one for one in event.players))


def voted(event: Event, user_id: int, game: str, now: float) -> Event:
    """Somebody who takes part wants that game. NOT_IN, EVENT_OVER."""
    _check_unfinished(event)
    known = event.player(user_id)
    if known is None or not event.takes_part(user_id):
        raise Refused(EventRefusal.NOT_IN)
    if game not in event.plan.games:
        raise Refused(Refusal.UNKNOWN_GAME, name=game, known=", ".join(event.plan.games))
    vote = replace(known, vote=game)
    return _next(event, now, players=tuple(vote if one is known else one for one in event.players))


def votes(event: Event) -> Counter[str]:
    """How many of those who will play have voted for each game."""
    return Counter(player.vote for player in event.coming if player.vote is not None)


def game_of_round(event: Event, rng: Random) -> str:
    """Which game is played in the next round."""
    games, number = event.plan.games, event.round
    if event.plan.pick is Pick.VOTE:
        given = votes(event)
        most = max(given.values(), default=0)
        return rng.choice([game for game in games if given[game] == most])
    if event.plan.pick is Pick.LOTS:
        played = Counter(table.game for table in {table.round: table for table in event.tables}.values())
        fewest = min(played[game] for game in games)
        return rng.choice([game for game in games if played[game] == fewest])
    return games[number % len(games)]


def round_begun(event: Event, game: str, strength: Mapping[int, float] | None, rng: Random, now: float) -> Event:
    """The next round: who sits at which table, so that people meet as many others as possible. TOO_FEW_PEOPLE."""
    people = [player.user_id for player in event.coming]
    fewest = fewest_for(event)
    if len(people) < fewest:
        raise Refused(EventRefusal.TOO_FEW_PEOPLE, fewest=fewest)
    number = event.round + 1
    if event.in_duels:
        if not event.plan.entrants:
            event = replace(event, plan=duels.drawn(people, event.plan, event.kind, strength or {}, rng))
        paired = (*event.tables, *duels.paired(event, number))
        begun = {"status": Stage.PLAYING, "round": number, "round_at": int(now), "plan": event.plan.text()}
        return _next(event, now, tables=paired, **begun)
    rounds = [[table.people for table in event.tables if table.round == round_] for round_ in range(1, number)]
    smallest = seats_wanted(event.plan, game)
    larger = smallest + 1 in seat_counts(event.plan, game) and not event.plan.duplicate
    largest = smallest + larger
    sizes = table_sizes(len(people), smallest, smallest, largest)
    seated = seat_round(people, sizes, meetings(rounds), strength, rng, to_come=event.plan.rounds - number)
    tables = tuple(
        EventTable(number, at, TableId(id_from(event.id, number, at)), game, people_here)
        for at, people_here in enumerate(seated, 1)
    )
    return _next(event, now, tables=(*event.tables, *tables), status=Stage.PLAYING, round=number, round_at=int(now))


def fewest_for(event: Event) -> int:
    """So many people a next round needs: for pairs of partners to begin with, one who plays with a robot may be among
    them."""
    return FEWEST + 1 if event.in_duels and event.plan.seats > duels.SIDES and not event.round else FEWEST


def seat_counts(plan: Plan, game: str) -> tuple[int, ...]:
    """How many may sit at a table of that game."""
    return tuple(count for count in make_game(game, dict(plan.options)).seat_counts() if count >= FEWEST)


def seats_wanted(plan: Plan, game: str) -> int:
    """How many sit at a table of that game at least, robots among them: what is planned, or what is nearest to it."""
    return min(seat_counts(plan, game), key=lambda count: (abs(count - plan.seats), count))


def placed_at(event: Event, spot: Spot, channel_id: int, now: float) -> Event:
    """A table of the round stands in that channel, unless it stands in one already. EVENT_OVER if it is over."""
    table = event.table(spot)
    if table.over:
        raise Refused(EventRefusal.EVENT_OVER)
    return event if table.channel_id is not None else _with(event, replace(table, channel_id=channel_id), now)


def table_over(event: Event, spot: Spot, placed: tuple[Placed, ...], now: float) -> Event:
    """A table of the round is over."""
    table = event.table(spot)
    return event if table.over else _with(event, replace(table, places=placed), now)


def _with(event: Event, table: EventTable, now: float) -> Event:
    return _next(event, now, tables=tuple(table if one.spot == table.spot else one for one in event.tables))


def over(event: Event, now: float) -> Event:
    """All rounds are played, or the host has ended it; nothing that was not begun was won."""
    _check_unfinished(event)
    return _next(event, now, status=Stage.OVER if event.round else Stage.CANCELLED)


def unplayed(event: Event, table: EventTable) -> tuple[Placed, ...]:
    """What a table is worth that could not be opened: where two meet, a tie."""
    return tuple(Placed(user, 1, duels.SIDES) for user in table.people) if event.in_duels else ()


def results_of(snapshot: Snapshot) -> tuple[Placed, ...]:
    """The places of the people who played to the end; of a match without an end, as it stood after its last whole round
    (none: it counts for nobody)."""
    sides = game_at(snapshot).sides(len(snapshot.seats))
    if snapshot.outcome is not None:
        found: Sequence[int] = snapshot.outcome.places
    elif snapshot.rounds:
        match = snapshot.match
        assert match is not None, "rounds were played"
        found = places(snapshot.rounds[-1].totals, low_wins=match.opened().score.low_wins)
    else:
        return ()
    return tuple(
        Placed(info.person.user_id, found[side], len(sides), list(found).count(found[side]))
        for side, seats in enumerate(sides)
        for info in (snapshot.seats[seat] for seat in seats)
        if info.person is not None and not info.resigned
    )


def _check_unfinished(event: Event) -> None:
    if not event.unfinished:
        raise Refused(EventRefusal.EVENT_OVER)


def _next(event: Event, now: float, **changes: Any) -> Event:
    """The next version with these players and tables, and these columns of its row."""
    fields = {name: changes.pop(name) for name in ("players", "tables") if name in changes}
    row = replace(event.row, version=event.version + 1, active_at=int(now), **changes)
    return replace(event, row=row, **fields)
