"""A new event with its options checked, and the keys of its tables.

The keys are fixed before people sign up, and sealed by numbers that are shown before any deal. They follow from the
event's secret seed, the round and the number of the table, so no one can choose them after the seats are known.
Duplicate: all tables of a round have the same keys.
"""

import asyncio
import hmac
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.events import duels
from engine.events.changes import FEWEST, MOST_PEOPLE, seats_wanted
from engine.events.lengths import fitting
from engine.events.model import Event, EventId, EventRefusal, EventTable, Kind, Plan, Spot, Stage
from engine.rules.errors import Refused
from engine.rules.fair import ROUNDS
from engine.rules.games import make_game
from engine.store.event_rows import EventPlayerRow, EventRow
from engine.store.questions import events
from engine.tables.edits.lobby import options_of
from engine.tables.edits.settings import check_clock, check_number
from engine.tables.keeping.opening import Wanted, seated
from engine.tables.service import Tables
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, Snapshot, TableId
from engine.tables.table.sealed import SeedChain
from engine.tables.table.seed_chain import SECRET_BYTES, commit_of
from engine.units import MINUTE

DAY_MINUTES: Final = 24 * 60
CHOSEN: Final = {"target", "rounds"}
"""Options by which a host sets the length of a match."""
MOST_GAMES: Final = 5
MOST_ROUNDS: Final = 20
LONGEST_ROUND: Final = 7 * 24 * 60
"""Minutes, at a game night."""
LONGEST_PAUSE: Final = 60 * MINUTE
LONGEST_DUELS: Final = 28 * 24 * 60
"""Minutes, in a tournament or league."""


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
    seed: str | None = None,
    click: int | None = None,
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
        seed=seed,
    )
    return Event(row, (EventPlayerRow(host.user_id, host.name, since=1, here_at=int(now), click=click),))


def _checked(plan: Plan) -> Plan:
    """The plan of a game night with the options that differ from the defaults. Each game must seat two people."""
    check_number("rounds", plan.rounds, 1, MOST_ROUNDS)
    check_number("games", len(plan.games), 1, MOST_GAMES)
    if plan.minutes is not None:
        check_number("minutes", plan.minutes, 1, LONGEST_ROUND)
    check_number("pause", plan.pause, 0, LONGEST_PAUSE)
    check_clock(plan.turn_seconds, None, plan.increment)
    options = options_of(plan.games[0], dict(plan.options)) if len(plan.games) == 1 else ()
    for game in plan.games:
        most = make_game(game, dict(options)).seat_counts()[-1]
        check_number("seats", min(plan.seats, most), FEWEST, max(most, FEWEST))
    return replace(plan, options=options, games=tuple(dict.fromkeys(plan.games)))


def _checked_for_duels(plan: Plan) -> Plan:
    """The plan of a tournament or league, of a length that fits into its rounds unless the host has chosen one.
    NOT_FOR_TWO, NOT_IN_PAIRS."""
    check_number("rounds", plan.rounds, 0, MOST_ROUNDS)
    check_clock(plan.turn_seconds, None, plan.increment)
    (game,) = plan.games
    options = for_duels(game, plan.seats, dict(plan.options))
    length, days = fitting(game, plan.seats, plan.minutes and plan.minutes / DAY_MINUTES)
    if length is not None and not CHOSEN.intersection(dict(plan.options)):
        options = for_duels(game, plan.seats, {**options, **dict(length.options)})
    plan = replace(plan, options=options_of(game, options), minutes=plan.minutes or days * DAY_MINUTES)
    check_number("minutes", plan.minutes or 0, 1, LONGEST_DUELS)
    return plan


def for_duels(game: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options that seat two sides, if need be those of a preset. NOT_FOR_TWO,
    NOT_IN_PAIRS."""
    for preset in ({}, *make_game(game, {}).presets.values()):
        found = make_game(game, {**preset, **options})
        if seats in found.seat_counts() and len(found.sides(seats)) == duels.SIDES:
            return {**preset, **options}
    raise Refused(EventRefusal.NOT_IN_PAIRS if seats > duels.SIDES else EventRefusal.NOT_FOR_TWO)


# -- tables and their keys --


ALL: Final = 0
"""The number that stands for all tables of a duplicate round."""
MOST_TABLES: Final = MOST_PEOPLE // 2


def _chain(seed: str, spot: Spot) -> SeedChain:
    """The keys of a table."""
    text = f"round {spot[0]} table {spot[1]}"
    return SeedChain(hmac.digest(bytes.fromhex(seed), text.encode(), "sha256"), ROUNDS)


@lru_cache(maxsize=1024)
def _sealing(seed: str, spot: Spot) -> str:
    """The number that seals the keys of a table: a hash of hundreds of hashes, which each look at a list needs."""
    return _chain(seed, spot).key(0).hex()


def chain_of(event: Event, table: EventTable) -> SeedChain | None:
    """The seed chain of a table: its keys, and the clicks that enter its deals. None: the event has no seed."""
    if event.row.seed is None:
        return None
    beside = [other.table_id for other in event.tables if other.round == table.round and other.number != table.number]
    mates = tuple(beside) if event.plan.duplicate else ()
    chain = _chain(event.row.seed, (table.round, ALL if event.plan.duplicate else table.number))
    return SeedChain(chain.last, ROUNDS, clicks=table.clicks, mates=mates)


def table_of(event: Event, table: EventTable, now: float) -> Snapshot:
    """A table of an event as it opens."""
    assert table.channel_id is not None
    people = [Person(user, event.name(user)) for user in table.people]
    plan, seats = event.plan, max(len(people), seats_wanted(event.plan, table.game))
    wanted = Wanted(table.game, dict(plan.options), plan.turn_seconds, plan.increment, seats=seats)
    channel = ChannelRef(event.row.guild_id, table.channel_id)
    return replace(seated(TableId(table.table_id), channel, people, wanted, now), seed_chain=chain_of(event, table))


def new_seed(plan: Plan, draw: Callable[[int], bytes] | None) -> str | None:
    """The seed of a new event. None: its tables have no seed chains. Duplicate tables need one."""
    draw = draw or (os.urandom if plan.duplicate else None)
    return None if draw is None else draw(SECRET_BYTES).hex()


async def promised(tables: Tables, match: Snapshot) -> Spot | None:
    """Where an event listed the number that seals the keys of this match; None: nowhere."""
    stored = await tables.ask(events.of_table, match.id)
    if stored is None:
        return None
    event = Event.of(stored)
    (table,) = (one for one in event.tables if one.table_id == match.id)
    listed = await asyncio.to_thread(sealed, event, table.round)
    return table.spot if listed.get(_listed_as(event, table.number)) == commit_of(match) else None


def _listed_as(event: Event, number: int) -> int:
    return ALL if event.plan.duplicate else number


def sealed(event: Event, round_: int) -> dict[int, str]:
    """The list of a round as it is given before its seats are drawn: the number that seals the keys of each table that
    there can be. Empty if the event has no seed."""
    numbers = [ALL] if event.plan.duplicate else range(1, most_tables(event) + 1)
    seed = event.row.seed
    return {} if seed is None else {number: _sealing(seed, (round_, number)) for number in numbers}


def numbers(event: Event) -> str:
    """The numbers that seal the keys of this round's tables, and the list of the next round, a line for each."""
    lines = []
    for round_ in range(max(event.round, 1), event.round + 2):
        drawn = [_listed_as(event, table.number) for table in event.here] if round_ == event.round else None
        for number, sealing in sealed(event, round_).items():
            if drawn is None or number in drawn:
                which = "all tables" if number == ALL else f"table {number}"
                lines.append(f"round {round_} {which} {sealing}\n")
    return "".join(lines)


def most_tables(event: Event) -> int:
    """The highest number that a table can have. In a knockout the empty places of the bracket have numbers too."""
    return 2 ** (MOST_TABLES - 1).bit_length() if event.kind is Kind.KNOCKOUT else MOST_TABLES
