"""The edits of an event: each function takes an event and gives the next one, or raises `Refused`.

Edits that people make themselves go through `Events.change`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.events import duels
from engine.events.errors import EventRefusal
from engine.events.lengths import fitting
from engine.events.model import Event, EventId, EventTable, Kind, Pick, Placed, Plan, Spot, Stage, id_from, plays
from engine.pairing.seating import meetings, seat_round, table_sizes
from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.rules.options import Accepts
from engine.store.rows import EventPlayerRow, EventRow
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef, Person, TableId
from engine.tables.people.lobby import options_of
from engine.tables.people.settings import check_clock
from engine.units import DAY

FEWEST: Final = 2
DAY_MINUTES: Final = 24 * 60
CHOSEN: Final = {"target", "rounds"}
"""Options by which a host sets the length of a match."""
MOST_PEOPLE: Final = 100
"""One message can ping this many people."""
MOST_GAMES: Final = 5
MOST_ROUNDS: Final = 20
LONGEST_ROUND: Final = 7 * 24 * 60
"""Minutes, at a game night."""
LONGEST_DUELS: Final = 28 * 24 * 60
"""Minutes, in a tournament or league."""
LONGEST_SIGN_UP: Final = DAY
LONGEST_SIGN_UP_FOR_DUELS: Final = 14 * DAY
"""An event that hasn't begun is cancelled this long after its start time or the last sign-up."""
LONGEST_SILENCE: Final = 30 * DAY
"""An event that has begun ends this long after its last change."""


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
    """A new event. Its host has signed up. BAD_OPTION, UNKNOWN_OPTION, UNKNOWN_GAME."""
    if channel.guild_id is None:
        raise Refused(TableRefusal.ELSEWHERE)
    plan = (_checked if kind is Kind.GAME_NIGHT else _checked_for_duels)(plan)
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
        plan=plan,
        round=0,
        round_at=None,
        starts_at=starts_at,
        created_at=int(now),
        active_at=int(now),
        shown_posts=1,
        posting=posting,
    )
    return Event(row, (EventPlayerRow(host.user_id, host.name, since=1),))


def _checked(plan: Plan) -> Plan:
    """The plan of a game night with the options that differ from the defaults. Each game must seat two people."""
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
    """The plan of a tournament or league, of a length that fits into its rounds unless the host has chosen one.
    NOT_FOR_TWO, NOT_IN_PAIRS."""
    _within("rounds", plan.rounds, 0, MOST_ROUNDS)
    check_clock(plan.turn_seconds, None, plan.increment)
    (game,) = plan.games
    options = for_duels(game, plan.seats, dict(plan.options))
    length, days = fitting(game, plan.seats, plan.minutes and plan.minutes / DAY_MINUTES)
    if length is not None and not CHOSEN.intersection(dict(plan.options)):
        options = for_duels(game, plan.seats, {**options, **dict(length.options)})
    plan = replace(plan, options=options_of(game, options), minutes=plan.minutes or days * DAY_MINUTES)
    _within("minutes", plan.minutes or 0, 1, LONGEST_DUELS)
    return plan


def for_duels(game: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options that seat two sides, if need be those of a preset. NOT_FOR_TWO,
    NOT_IN_PAIRS."""
    for preset in ({}, *make_game(game, {}).presets.values()):
        found = make_game(game, {**preset, **options})
        if seats in found.seat_counts() and len(found.sides(seats)) == duels.SIDES:
            return {**preset, **options}
    raise Refused(EventRefusal.NOT_IN_PAIRS if seats > duels.SIDES else EventRefusal.NOT_FOR_TWO)


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Refused(Refusal.BAD_OPTION, name=name, value=value, accepted=Accepts.NUMBER, low=low, high=high)


def joined(event: Event, now: float, person: Person) -> Event:
    """Take part from the next round on. ALREADY_IN, EVENT_FULL, EVENT_OVER, SIGN_UP_OVER."""
    check_unfinished(event)
    if event.takes_part(person.user_id):
        raise Refused(EventRefusal.ALREADY_IN)
    if event.in_duels and event.round:
        raise Refused(EventRefusal.SIGN_UP_OVER)
    if len(event.coming) >= MOST_PEOPLE:
        raise Refused(EventRefusal.EVENT_FULL, most=MOST_PEOPLE)
    known = event.player(person.user_id)
    if known is None:
        return _next(event, now, players=(*event.players, EventPlayerRow(person.user_id, person.name, event.round + 1)))
    # People who want to leave after this round haven't left yet.
    since = known.since if plays(known, event.round) else event.round + 1
    return _with_player(event, now, replace(known, name=person.name, since=since, until=None))


def left(event: Event, now: float, user_id: int) -> Event:
    """Take no part from the next round on. NOT_IN, EVENT_OVER."""
    known = _taking_part(event, user_id)
    if known.since > event.round:  # they have never played
        return _next(event, now, players=tuple(one for one in event.players if one is not known))
    return _with_player(event, now, replace(known, until=event.round))


def voted(event: Event, now: float, user_id: int, game: str) -> Event:
    """Vote for the game of the next round. NOT_IN, EVENT_OVER, UNKNOWN_GAME."""
    known = _taking_part(event, user_id)
    if game not in event.plan.games:
        raise Refused(Refusal.UNKNOWN_GAME, name=game, known=", ".join(event.plan.games))
    return _with_player(event, now, replace(known, vote=game))


def _taking_part(event: Event, user_id: int) -> EventPlayerRow:
    check_unfinished(event)
    known = next((player for player in event.coming if player.user_id == user_id), None)
    if known is None:
        raise Refused(EventRefusal.NOT_IN)
    return known


def _with_player(event: Event, now: float, player: EventPlayerRow) -> Event:
    players = tuple(player if one.user_id == player.user_id else one for one in event.players)
    return _next(event, now, players=players)


def votes(event: Event) -> Counter[str]:
    """The votes for each game, by the people who will play in the next round."""
    return Counter(player.vote for player in event.coming if player.vote is not None)


def game_of_round(event: Event, rng: Random) -> str:
    """The game of the next round."""
    games = event.plan.games
    if event.plan.pick is Pick.TURNS:
        return games[event.round % len(games)]
    if event.plan.pick is Pick.VOTE:
        score = votes(event)
    else:
        played = {table.round: table.game for table in event.tables}
        score = Counter({game: -list(played.values()).count(game) for game in games})
    best = max(score[game] for game in games)
    return rng.choice([game for game in games if score[game] == best])


def round_begun(event: Event, now: float, game: str, strength: Mapping[int, float] | None, rng: Random) -> Event:
    """The next round and its tables. TOO_FEW_PEOPLE."""
    check_enough(event)
    number = event.round + 1
    if event.in_duels:
        if not event.plan.entrants:
            event = replace(event, row=replace(event.row, plan=duels.drawn(event, strength or {}, rng)))
        tables = duels.paired(event, number)
    else:
        tables = _seated(event, number, game, strength, rng)
    begun = {"status": Stage.PLAYING, "round": number, "round_at": int(now)}
    return _next(event, now, tables=(*event.tables, *tables), **begun)


def _seated(
    event: Event, number: int, game: str, strength: Mapping[int, float] | None, rng: Random
) -> tuple[EventTable, ...]:
    """The tables of a game night's next round. People meet as many new people as possible."""
    people = [player.user_id for player in event.coming]
    met = meetings([[table.people for table in event.tables if table.round == past] for past in range(1, number)])
    smallest = seats_wanted(event.plan, game)
    larger = smallest + 1 in seat_counts(event.plan, game) and not event.plan.duplicate
    sizes = table_sizes(len(people), smallest, smallest, smallest + larger)
    seated = seat_round(people, sizes, met, strength, rng, to_come=event.plan.rounds - number)
    return tuple(
        EventTable(number, at, TableId(id_from(event.id, number, at)), game, here) for at, here in enumerate(seated, 1)
    )


def fewest_for(event: Event) -> int:
    """The fewest people for the next round. The first round of pairs needs three: one of them plays with a robot."""
    return FEWEST + 1 if event.in_duels and event.plan.seats > duels.SIDES and not event.round else FEWEST


def check_enough(event: Event) -> None:
    """TOO_FEW_PEOPLE."""
    if len(event.coming) < (fewest := fewest_for(event)):
        raise Refused(EventRefusal.TOO_FEW_PEOPLE, fewest=fewest)


def seat_counts(plan: Plan, game: str) -> tuple[int, ...]:
    """The possible sizes of a table of that game."""
    return tuple(count for count in make_game(game, dict(plan.options)).seat_counts() if count >= FEWEST)


def seats_wanted(plan: Plan, game: str) -> int:
    """The smallest table of that game, robots included: the planned size, or the nearest possible one."""
    return min(seat_counts(plan, game), key=lambda count: (abs(count - plan.seats), count))


def placed_at(event: Event, now: float, spot: Spot, channel_id: int) -> Event:
    """Give a table its channel, unless it has one. EVENT_OVER if the table is over."""
    table = event.table(spot)
    if table.over:
        raise Refused(EventRefusal.EVENT_OVER)
    return event if table.channel_id is not None else _with_table(event, now, replace(table, channel_id=channel_id))


def table_over(event: Event, now: float, spot: Spot, placed: tuple[Placed, ...], absent: Container[int] = ()) -> Event:
    """Note the result of a table, once. People who were `absent` at a game night play no further rounds until they sign
    up again."""
    table = event.table(spot)
    if table.over:
        return event
    if not event.in_duels:
        players = (
            replace(one, until=event.round) if one.user_id in absent and one.until is None else one
            for one in event.players
        )
        event = replace(event, players=tuple(players))
    return _with_table(event, now, replace(table, places=placed))


def _with_table(event: Event, now: float, table: EventTable) -> Event:
    return _next(event, now, tables=tuple(table if one.spot == table.spot else one for one in event.tables))


def over(event: Event, now: float) -> Event:
    """End the event, or cancel it before its first round. EVENT_OVER."""
    check_unfinished(event)
    return _next(event, now, status=Stage.OVER if event.round else Stage.CANCELLED)


def check_unfinished(event: Event) -> None:
    """EVENT_OVER."""
    if not event.unfinished:
        raise Refused(EventRefusal.EVENT_OVER)


def expires(event: Event) -> float:
    """When an event ends or is cancelled because nothing happens."""
    since = max(event.row.active_at, event.row.starts_at or 0)
    if event.stage is not Stage.SIGN_UP:
        return since + LONGEST_SILENCE
    return since + (LONGEST_SIGN_UP_FOR_DUELS if event.in_duels else LONGEST_SIGN_UP)


def check_host(event: Event, user_id: int, manager: bool) -> None:
    """NOT_THE_HOST, EVENT_OVER."""
    check_unfinished(event)
    if user_id != event.row.host_id and not manager:
        raise Refused(EventRefusal.NOT_THE_HOST, host=event.row.host)


def _next(event: Event, now: float, **changes: Any) -> Event:
    """The next version with these players and tables, and these columns of its row."""
    values = {name: changes.pop(name) for name in ("players", "tables") if name in changes}
    row = replace(event.row, version=event.version + 1, active_at=int(now), **changes)
    return replace(event, row=row, **values)
