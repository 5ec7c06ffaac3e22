"""An event's tables and their keys: fixed before people sign up, and sealed by numbers that are shown before any deal.

The keys of a table follow from the event's secret seed, the round and the number of the table, so no one can choose
them after the seats are known. Duplicate: all tables of a round have the same keys.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.events.changes import MOST_PEOPLE, seats_wanted
from engine.events.model import Event, EventTable, Plan, Spot
from engine.rules.fair import ROUNDS
from engine.store.questions import events
from engine.tables.core.model import ChannelRef, Person, Snapshot, TableId
from engine.tables.deals.seed_chain import SECRET_BYTES, SeedChain, commit_of
from engine.tables.people.opening import Wanted, seated
from engine.tables.service import Tables

ALL: Final = 0
"""The number that stands for all tables of a duplicate round."""
MOST_TABLES: Final = MOST_PEOPLE // 2


def _chain(event: Event, spot: Spot) -> SeedChain:
    """The keys of a table."""
    assert event.row.seed is not None
    text = f"round {spot[0]} table {spot[1]}"
    return SeedChain(hmac.digest(bytes.fromhex(event.row.seed), text.encode(), "sha256"), ROUNDS)


def chain_of(event: Event, table: EventTable) -> SeedChain | None:
    """The seed chain of a table: its keys, and the clicks that enter its deals. None: the event has no seed."""
    if event.row.seed is None:
        return None
    beside = [other.table_id for other in event.tables if other.round == table.round and other.number != table.number]
    mates = tuple(beside) if event.plan.duplicate else ()
    chain = _chain(event, (table.round, ALL if event.plan.duplicate else table.number))
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
    chain = chain_of(event, table)
    return table.spot if chain is not None and chain.key(0).hex() == commit_of(match) else None


def numbers(event: Event) -> str:
    """The numbers that seal the keys of this round and the next, a line for each table. Before the seats are drawn, the
    list has as many tables as there can be."""
    lines = []
    for round_ in range(max(event.round, 1), event.round + 2):
        known = len(event.here) if round_ == event.round else MOST_TABLES
        for number in [ALL] if event.plan.duplicate else range(1, known + 1):
            which = "all tables" if event.plan.duplicate else f"table {number}"
            lines.append(f"round {round_} {which} {_chain(event, (round_, number)).key(0).hex()}\n")
    return "".join(lines)
