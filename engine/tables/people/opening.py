"""New tables: from a command, for an event, and for a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from engine.rules.errors import Refusal, Refused
from engine.rules.game import Rng
from engine.rules.games import make_game
from engine.store import Store
from engine.store.questions import queries
from engine.store.rows import PRIVATE, Shown
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import (
    OPEN,
    Change,
    ChangeKind,
    ChannelRef,
    Person,
    Snapshot,
    Status,
    TableId,
    random_id,
)
from engine.tables.core.registry import TableRegistry
from engine.tables.core.rights import Request
from engine.tables.core.state import new_lobby, row_of, seat_rows
from engine.tables.deals.seed_chain import mates_of, with_seed_chain
from engine.tables.people.lobby import Invite, begun, joined, options_of, person_in, renumbered, robot_added
from engine.tables.people.participants import Participants, Standing
from engine.tables.people.settings import check_clock, claim_time
from engine.tables.time.clock import Clock

KEPT_CLICKS: Final = 1000
"""The number of clicks remembered, so that none opens two tables."""


@dataclass(frozen=True)
class Wanted:
    """What a new table should be."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    turn_seconds: int | None = None
    increment: int | None = None
    claim_seconds: int | None = None
    """None: what fits the clock."""
    seats: int | None = None
    """None: as many as the game allows."""
    robots: int = 0
    """The number of robots, if there are seats for them."""
    asked: Sequence[Person] = ()
    """The people invited."""
    public: bool = True
    """Whether the channel has a message of it."""
    begin: bool = False
    lesson: bool = False
    posting: str | None = None
    """The note of the message that is being posted."""


def opened(table_id: TableId, channel: ChannelRef, host: Person, wanted: Wanted, now: float) -> Snapshot:
    """A new table with its host in seat 0. UNKNOWN_GAME, UNKNOWN_OPTION, BAD_OPTION, WRONG_SEATS."""
    rules = make_game(wanted.game, wanted.options)
    counts, seconds = rules.seat_counts(), wanted.turn_seconds
    if wanted.seats is not None and wanted.seats not in counts:
        raise Refused(Refusal.WRONG_SEATS, game=wanted.game, seats=wanted.seats, allowed=counts)
    check_clock(seconds, wanted.claim_seconds, wanted.increment)
    table = Snapshot(
        id=table_id,
        version=1,
        status=Status.LOBBY,
        channel=channel,
        host_id=host.user_id,
        game=wanted.game,
        rules_version=rules.version,
        options=options_of(wanted.game, wanted.options),
        capacity=wanted.seats or counts[-1],
        turn_seconds=seconds,
        claim_seconds=claim_time(seconds) if wanted.claim_seconds is None else wanted.claim_seconds,
        created_at=int(now),
        active_at=int(now),
        clock=Clock(increment=wanted.increment),
        participants=Participants(lesson=wanted.lesson),
        shown=Shown(message_id=None if wanted.public else PRIVATE, posting=wanted.posting),
        seats=(person_in(0, host),),
    )
    for _ in range(min(wanted.robots, table.capacity - 1)):
        table = robot_added(table, now).table
    with suppress(Refused):  # there is no one to invite
        table = Invite(tuple(wanted.asked)).make(table, Request(host, (), now)).table
    return begun(table, now).table if wanted.begin else table


def seated(table_id: TableId, channel: ChannelRef, people: Sequence[Person], wanted: Wanted, now: float) -> Snapshot:
    """A match in play between these people, with robots in the other seats."""
    table = opened(table_id, channel, people[0], wanted, now)
    for person in people[1:]:
        table = joined(table, person, now).table
    while len(table.seats) < table.capacity:
        table = robot_added(table, now).table
    return begun(table, now).table


def rematch(table: Snapshot, table_id: TableId, now: float, *, host: Person, posting: str | None = None) -> Snapshot:
    """A lobby with the same robots. The host sits, the other people are invited, and seats rotate by one."""
    if table.status is not Status.FINISHED:
        raise Refused(TableRefusal.NOT_OVER, status=table.status)
    if table.seat_of(host.user_id) is None:
        raise Refused(TableRefusal.NOT_SEATED)
    lobby = new_lobby(table, table_id, host, table.channel, now)
    participants, seats = lobby.participants, []
    for seat in table.seats[-1:] + table.seats[:-1]:
        if seat.person is None:
            seats.append(replace(seat, resigned=False))
        elif seat.person.user_id == host.user_id:
            seats.append(person_in(0, host))
        else:
            participants = participants.having(seat.person.user_id, seat.person.name, Standing.ASKED)
    shown = Shown(posting=posting)
    return replace(lobby, rematch_of=table.id, participants=participants, seats=renumbered(tuple(seats)), shown=shown)


class Opening:
    """Creates tables, each stored whole or not at all."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        now: Callable[[], float],
        rng: Rng,
        draw: Callable[[int], bytes] | None,
    ) -> None:
        """`draw` gives the secret bytes of seed chains; None: tables have no chain."""
        self._store = store
        self._registry = registry
        self._now = now
        self._rng = rng
        self._draw = draw
        self._lock = asyncio.Lock()
        self._opened_by: dict[int, TableId] = {}

    async def open(self, make: Callable[[TableId, float], Snapshot], click: int | None) -> Snapshot:
        """A table made with a new id, now. TOO_MANY_TABLES, TOO_MANY_HOSTED, DUPLICATE."""
        return await self._registry.shield(self._store_new(self._new(make), click, limited=True))

    async def put_up(self, table: Snapshot) -> Snapshot:
        """A table whose id is known. No limits of servers or hosts apply."""
        return await self._registry.shield(self._store_new(table, None, limited=False))

    async def rematch(self, table_id: TableId, make: Callable[..., Snapshot], click: int | None) -> Snapshot:
        """The rematch of a table. Asked for twice, it is the same table."""
        return await self._registry.shield(self._rematch(table_id, make, click))

    async def _rematch(self, table_id: TableId, make: Callable[..., Snapshot], click: int | None) -> Snapshot:
        source = await self._registry.find(table_id)
        async with source.lock:
            table = self._new(partial(make, source.snapshot))
            again = await self._registry.ask(queries.rematch_of, table_id, (*OPEN, Status.FINISHED))
            if again is not None:
                return (await self._registry.find(TableId(again))).snapshot
            return await self._store_new(table, click, limited=True)

    def _new(self, make: Callable[[TableId, float], Snapshot]) -> Snapshot:
        """Finds an id that is free in memory. The store refuses the odd one that is taken."""
        while self._registry.peek(table_id := random_id(self._rng)) is not None:
            pass
        return make(table_id, self._now())

    async def _store_new(self, table: Snapshot, click: int | None, *, limited: bool) -> Snapshot:
        if table.awaited:
            table = replace(table, awaited_since=table.version)
        if not mates_of(table) or limited:
            table = with_seed_chain(table, self._draw, click)
        async with self._lock:
            if click is not None and click in self._opened_by:
                raise Refused(TableRefusal.DUPLICATE, table=self._opened_by[click])
            if limited:
                await self._registry.check_room(table)
            try:
                await self._registry.read(self._store.create(row_of(table), seat_rows(table.seats)))
            except Refused as refused:
                raise Refused(TableRefusal.NOT_OPENED) from refused
            live = self._registry.add(table)
            if click is not None:
                self._opened_by[click] = table.id
                if len(self._opened_by) > KEPT_CLICKS:
                    del self._opened_by[next(iter(self._opened_by))]
            self._registry.tell(Change(table, (), ChangeKind.OPENED))
            self._registry.wake(live)
            return table
