"""The edits of an event: each function takes an event and gives the next one, or raises `Refused`.

Edits that people make themselves go through `Events.change`.
"""

from collections import Counter
from collections.abc import Collection, Container, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.events import duels
from engine.events.model import Event, EventRefusal, EventTable, Pick, Placed, Plan, Spot, Stage, id_from, plays
from engine.pairing.seating import meetings, seat_round, table_sizes
from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.store.event_rows import EventPlayerRow
from engine.tables.table.model import Person, TableId
from engine.units import DAY, MINUTE

FEWEST: Final = 2
APART: Final = 1_000
"""Two people count as having met this often if one ignores the other."""
MOST_PEOPLE: Final = 100
"""One message can ping this many people."""
CHECK_IN: Final = 30 * MINUTE
"""The check-in of a game night opens this long before its start time. Without one, a click counts this long."""
LONGEST_SIGN_UP: Final = DAY
LONGEST_SIGN_UP_FOR_DUELS: Final = 14 * DAY
"""An event that hasn't begun is cancelled this long after its start time or the last sign-up."""
LONGEST_SILENCE: Final = 30 * DAY
"""An event that has begun ends this long after its last change."""


def joined(event: Event, now: float, person: Person, click: int | None = None) -> Event:
    """Take part from the next round on, by this click. ALREADY_IN, EVENT_FULL, EVENT_OVER, SIGN_UP_OVER."""
    check_unfinished(event)
    if event.takes_part(person.user_id):
        if person.user_id in missing(event, now):
            return here(event, now, person.user_id, click)
        raise Refused(EventRefusal.ALREADY_IN)
    if event.in_duels and event.round:
        raise Refused(EventRefusal.SIGN_UP_OVER)
    if len(event.coming) >= MOST_PEOPLE:
        raise Refused(EventRefusal.EVENT_FULL, most=MOST_PEOPLE)
    known = event.player(person.user_id)
    if known is None:
        new = EventPlayerRow(person.user_id, person.name, event.round + 1, here_at=int(now), click=click)
        return _next(event, now, players=(*event.players, new))
    # People who want to leave after this round haven't left yet.
    since = known.since if plays(known, event.round) else event.round + 1
    return _with_player(
        event, now, replace(known, name=person.name, since=since, until=None, here_at=int(now), click=click)
    )


def left(event: Event, now: float, user_id: int) -> Event:
    """Take no part from the next round on. NOT_IN, EVENT_OVER."""
    known = _taking_part(event, user_id)
    if known.since > event.round:  # they have never played
        return _next(event, now, players=tuple(one for one in event.players if one is not known))
    return _with_player(event, now, replace(known, until=event.round))


def here(event: Event, now: float, user_id: int, click: int | None = None) -> Event:
    """Check in, or be ready for the next round, by this click. NOT_IN, EVENT_OVER."""
    return _with_player(event, now, replace(_taking_part(event, user_id), here_at=int(now), click=click))


def check_in_opens(event: Event, now: float) -> float:
    """When the check-in of a game night opens. Earlier clicks don't count."""
    return (event.row.starts_at or now) - CHECK_IN


def missing(event: Event, now: float) -> frozenset[int]:
    """The people who haven't checked in before the first round of a game night. None before the check-in opens."""
    if event.in_duels or event.round or (opens := check_in_opens(event, now)) > now:
        return frozenset()
    return frozenset(player.user_id for player in event.coming if player.here_at < opens)


def checked_in(event: Event, now: float, host: int | None = None) -> Event:
    """The event without the people who missed the check-in. `host` presses Begin, so they are here."""
    gone = missing(event, now) - {host}
    players = (replace(one, until=0) if one.user_id in gone else one for one in event.players)
    return replace(event, players=tuple(players))


def missed_check_in(player: EventPlayerRow) -> bool:
    """Whether the first round began without this person, and they haven't come back."""
    return player.until == 0


def paused(event: Event, now: float) -> Event:
    """Begin the break before a game night's next round, once."""
    if event.in_duels or not event.plan.pause or event.row.break_ends is not None:
        return event
    return _next(event, now, break_ends=int(now) + event.plan.pause)


def ready(event: Event) -> frozenset[int]:
    """The people who are ready for the next round. None before the break."""
    if event.row.break_ends is None:
        return frozenset()
    began = event.row.break_ends - event.plan.pause
    return frozenset(player.user_id for player in event.coming if player.here_at >= began)


def break_over(event: Event, now: float) -> bool:
    """Whether there is no break, or no longer: its time is up, or everyone is ready."""
    ends = event.row.break_ends
    return ends is None or now >= ends or len(ready(event)) == len(event.coming)


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


def round_begun(
    event: Event,
    now: float,
    game: str,
    strength: Mapping[int, float] | None,
    rng: Random,
    *,
    host: int | None = None,
    click: int | None = None,
    apart: Collection[frozenset[int]] = (),
) -> Event:
    """The next round and its tables, begun by this click. A game night begins with the people who have checked in, and
    keeps the pairs `apart` at different tables if it can. TOO_FEW_PEOPLE."""
    event = checked_in(_without_deleted(event), now, host)
    check_enough(event)
    number = event.round + 1
    if event.in_duels:
        if not event.plan.entrants:
            event = replace(event, row=replace(event.row, plan=duels.drawn(event, strength or {}, rng)))
        tables = duels.paired(event, number)
    else:
        tables = _seated(event, number, game, strength, rng, apart)
    if not event.plan.duplicate:
        tables = tuple(replace(table, clicks=_clicks(event, table, click)) for table in tables)
    begun = {"status": Stage.PLAYING, "round": number, "round_at": int(now), "break_ends": None}
    return _next(event, now, tables=(*event.tables, *tables), **begun)


def _without_deleted(event: Event) -> Event:
    """Without people who have deleted their data at this moment: they play no round to come."""
    gone = [player for player in event.coming if player.user_id < 0]
    players = (replace(one, until=event.round) if one in gone else one for one in event.players)
    return replace(
        event, players=tuple(one for one in players if one.user_id > 0 or one.until is None or one.until >= one.since)
    )


def few_left(event: Event) -> bool:
    """Whether too few take part for another round: of a tournament or league, at most one entrant."""
    return len(duels.still_in(event)) < FEWEST if event.in_duels else len(event.coming) < FEWEST


def walked_over(event: Event, now: float) -> Event:
    """All rounds that are left once at most one entrant takes part: it wins them. No table opens."""
    while event.round < event.plan.rounds:
        number = event.round + 1
        row = replace(event.row, round=number, round_at=int(now), break_ends=None)
        event = replace(event, row=row, tables=(*event.tables, *duels.paired(event, number)))
    return _next(event, now)


def _clicks(event: Event, table: EventTable, began: int | None) -> tuple[int, ...]:
    """The clicks that enter the deals of a table: the last one of each person, by seat, then the one that began the
    round."""
    players = {player.user_id: player for player in event.players}
    return tuple(click for click in (*(players[user].click for user in table.people), began) if click is not None)


def _seated(
    event: Event,
    number: int,
    game: str,
    strength: Mapping[int, float] | None,
    rng: Random,
    apart: Collection[frozenset[int]],
) -> tuple[EventTable, ...]:
    """The tables of a game night's next round. People meet as many new people as possible."""
    people = [player.user_id for player in event.coming]
    met = meetings([[table.people for table in event.tables if table.round == past] for past in range(1, number)])
    met.update(dict.fromkeys(apart, APART))
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


def placed_at(event: Event, now: float, spot: Spot, channel_id: int, before: int | None) -> Event:
    """Give a table a channel if it still has the one `before`. EVENT_OVER if the table is over."""
    table = event.table(spot)
    if table.over:
        raise Refused(EventRefusal.EVENT_OVER)
    return event if table.channel_id != before else _with_table(event, now, replace(table, channel_id=channel_id))


def seeded(event: Event, now: float, seed: str) -> Event:
    """Give an event of version 1.0.0 its seed."""
    return event if event.row.seed is not None else _next(event, now, seed=seed)


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
    """The next version with these players and tables, and these columns of its row. Players are in the order in which
    the store reads them, so that a restart moves no name."""
    values = {name: changes.pop(name) for name in ("players", "tables") if name in changes}
    if "players" in values:
        values["players"] = tuple(sorted(values["players"], key=lambda player: (player.since, player.user_id)))
    row = replace(event.row, version=event.version + 1, active_at=int(now), **changes)
    return replace(event, row=row, **values)
