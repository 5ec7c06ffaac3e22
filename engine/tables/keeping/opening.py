"""New tables: from a command, for an event, and for a rematch."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from engine.robots import NAMES, USUAL
from engine.rules.errors import Refusal, Refused
from engine.rules.fair import ROUNDS
from engine.rules.game import Rng
from engine.rules.games import is_solitaire, make_game
from engine.store.errors import Conflict
from engine.store.questions import queries
from engine.store.rows import PRIVATE, DailyRow, Shown, StepRow
from engine.tables.edits.lobby import AddRobot, Begin, Invite, Join, as_played, chosen_of, renumbered, robot_in
from engine.tables.edits.parts import has_result
from engine.tables.edits.settings import check_clock, claim_time, read_clock
from engine.tables.keeping.gate import Gate
from engine.tables.keeping.moderation import ServerRules
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.state import in_play, read, round_row, row_of, stored_at
from engine.tables.table.clock import Clock
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import OPEN, Change, ChangeKind, ChannelRef, Person, SeatInfo, Snapshot, Status, TableId
from engine.tables.table.participants import Participants, Standing, Stint
from engine.tables.table.rights import Edit, Request
from engine.tables.table.sealed import SeedChain
from engine.tables.table.seed_chain import SECRET_BYTES, noting_click

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
    thread: bool = False
    """Whether the match gets a thread of its own."""
    begin: bool = False
    lesson: bool = False
    casual: bool = False
    timeless: bool = False
    """Whether the host has chosen no turn timer, so that the server's default doesn't apply."""
    posting: str | None = None
    """The note of the message that is being posted."""


def as_usual(wanted: Wanted, rules: ServerRules) -> Wanted:
    """The table with a server's defaults for what its host has not chosen."""
    if rules.clock and wanted.turn_seconds is None and not (wanted.timeless or is_solitaire(wanted.game)):
        seconds, increment = read_clock(rules.clock)
        wanted = replace(wanted, turn_seconds=seconds, increment=increment)
    return replace(wanted, casual=wanted.casual or rules.casual == "on")


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
        options=chosen_of(wanted.game, wanted.options),
        capacity=wanted.seats or counts[-1],
        turn_seconds=seconds,
        claim_seconds=claim_time(seconds) if wanted.claim_seconds is None else wanted.claim_seconds,
        created_at=int(now),
        active_at=int(now),
        clock=Clock(increment=wanted.increment),
        participants=Participants(lesson=wanted.lesson, thread=wanted.thread),
        casual=wanted.casual,
        shown=Shown(message_id=None if wanted.public else PRIVATE, posting=wanted.posting),
        seats=(SeatInfo.of(0, host),),
    )
    for _ in range(min(wanted.robots, table.capacity - 1)):
        table = _after(AddRobot(), table, host, now)
    with suppress(Refused):  # there is no one to invite
        table = _after(Invite(tuple(wanted.asked)), table, host, now)
    return _after(Begin(), table, host, now) if wanted.begin else table


def _after(edit: Edit, table: Snapshot, person: Person, now: float) -> Snapshot:
    return edit.make(table, Request(person, (), now)).snapshot


def seated(table_id: TableId, channel: ChannelRef, people: Sequence[Person], wanted: Wanted, now: float) -> Snapshot:
    """A match in play between these people, with robots in the other seats."""
    wanted = replace(wanted, options=as_played(wanted.game, wanted.options))
    table = opened(table_id, channel, people[0], wanted, now)
    for person in people[1:]:
        table = _after(Join(), table, person, now)
    while len(table.seats) < table.capacity:
        table = _after(AddRobot(), table, people[0], now)
    return _after(Begin(), table, people[0], now)


# -- lobbies after a match --


def rematch(source: Snapshot, table_id: TableId, now: float, *, host: Person, posting: str | None = None) -> Snapshot:
    """A lobby with the same robots. The host sits, the other people are invited, and seats rotate by one. NOT_OVER,
    NOT_SEATED."""
    lobby = _lobby_after(source, table_id, host, source.channel, now)
    if source.seat_of(host.user_id) is None:
        raise Refused(TableRefusal.NOT_SEATED)
    participants, seats = lobby.participants, []
    for seat in source.seats[-1:] + source.seats[:-1]:
        if seat.person is None:
            seats.append(seat)
        elif seat.person.user_id == host.user_id:
            seats.append(SeatInfo.of(0, host))
        else:
            participants = participants.having(seat.person.user_id, seat.person.name, Standing.ASKED)
    shown = Shown(posting=posting)
    return replace(lobby, rematch_of=source.id, participants=participants, seats=renumbered(seats), shown=shown)


def revenge(source: Snapshot, table_id: TableId, host: Person, channel: ChannelRef, now: float) -> Snapshot:
    """A rematch with the same deals. WRONG_SEATS if there is a single seat."""
    lobby = rematch(source, table_id, now, host=host)
    if len(source.seats) == 1:
        raise Refused(Refusal.WRONG_SEATS, game=source.game, seats=1, allowed=(2,))
    turned = tuple(seat.user_id or 0 for seat in source.seats[-1:] + source.seats[:-1])
    participants = replace(lobby.participants, seen=True, turned=turned)
    lobby = replace(lobby, channel=channel, rematch_of=None, participants=participants)
    return _repeating(source, lobby)


def again(source: Snapshot, table_id: TableId, host: Person, channel: ChannelRef, now: float, known: bool) -> Snapshot:
    """A lobby with the same deals for new players. If the host knows them (`known`), they sit in their old seat among
    robots. NOT_OVER."""
    lobby = _lobby_after(source, table_id, host, channel, now)
    mine = source.seat_of(host.user_id) if known else None
    at, names = 0 if mine is None else mine.seat, iter(NAMES[USUAL])
    count = len(source.seats) if known else 1
    seats = tuple(SeatInfo.of(seat, host) if seat == at else robot_in(seat, next(names)) for seat in range(count))
    return _repeating(source, replace(lobby, participants=replace(lobby.participants, seen=known), seats=seats))


def _lobby_after(source: Snapshot, table_id: TableId, host: Person, channel: ChannelRef, now: float) -> Snapshot:
    """A lobby with the settings of a finished match."""
    if source.status is not Status.FINISHED and not has_result(source):
        raise Refused(TableRefusal.NOT_OVER, status=source.status)
    options = as_played(source.game, dict(source.options))
    kept = (source.game, options, source.turn_seconds, source.clock.increment, source.claim_seconds)
    return replace(
        opened(table_id, channel, host, Wanted(*kept), now),
        capacity=source.capacity,
        clock=source.clock.fresh(),
        hints=source.hints,
        passes=source.passes,
        casual=source.casual,
        participants=Participants(take_over=source.participants.take_over, advice=source.participants.advice),
    )


def _repeating(source: Snapshot, lobby: Snapshot) -> Snapshot:
    """The lobby with the deals of the match. It never counts for ratings."""
    shown = Shown() if source.public else Shown(message_id=PRIVATE)
    return replace(lobby, capacity=len(source.seats), deals_of=source.id, casual=True, shown=shown)


def played_on(source: Snapshot, table_id: TableId, now: float, *, at_end: Snapshot, host: Person) -> Snapshot:
    """The match that its last player goes on with for fun, from where it ended (`at_end`): in private, without clocks,
    with robots in all other seats. It counts for nothing. NOT_OVER, NOT_SEATED if the person had left."""
    lobby = _lobby_after(source, table_id, host, source.channel, now)
    mine = source.played_by(host.user_id)
    if mine is None:
        raise Refused(TableRefusal.NOT_SEATED)
    if source.status is not Status.CANCELLED:
        raise Refused(TableRefusal.NOT_OVER, status=source.status)
    names = iter(NAMES[USUAL])
    seats = [SeatInfo.of(at.seat, host) if at == mine else robot_in(at.seat, next(names)) for at in source.seats]
    return replace(
        lobby,
        status=Status.PLAYING,
        rules_version=source.rules_version,
        seats=tuple(seats),
        turn_seconds=None,
        clock=Clock(),
        casual=True,
        shown=Shown(message_id=PRIVATE),
        participants=replace(lobby.participants, stints=(Stint(host.user_id, host.name, mine.seat, substitute=True),)),
        **{name: getattr(at_end, name) for name in ("match", "rounds", "steps", "moves", "draws", "begun_at")},
    )


class Opening:
    """Creates tables, each stored whole or not at all."""

    def __init__(self, registry: TableRegistry, gate: Gate, rng: Rng, draw: Callable[[int], bytes] | None) -> None:
        """`draw` gives the secret bytes of seed chains; None: tables have no chain."""
        self._registry = registry
        self._gate = gate
        self._rng = rng
        self._draw = draw
        self._lock = asyncio.Lock()
        self._opened_by: dict[int, TableId] = {}
        self.closed_until: int | None = None
        """No tables are opened before then (seconds UTC); None: they are."""

    async def open(
        self, make: Callable[[TableId, float], Snapshot], click: int | None, daily: DailyRow | None = None
    ) -> Snapshot:
        """A table made with a new id, now; the host's counted play of a day's deal, if there is one. BLOCKED,
        TOO_MANY_TABLES, TOO_MANY_HOSTED, DUPLICATE. `Conflict`: that play has been counted."""
        return await self._registry.shield(self._store_new(self._new(make), click, limited=True, daily=daily))

    async def put_up(self, table: Snapshot) -> Snapshot:
        """A table whose id is known. No limits of servers or hosts apply. Put up twice, it is the same table."""
        try:
            return await self._registry.shield(self._store_new(table, None, limited=False))
        except Conflict:
            return await self._registry.recovered(table.id)

    async def rematch(self, table_id: TableId, make: Callable[..., Snapshot], click: int | None) -> Snapshot:
        """The rematch of a table. Asked for twice, it is the same table."""
        return await self._registry.shield(self._rematch(table_id, make, click))

    async def play_on(self, table_id: TableId, host: Person, click: int | None) -> Snapshot:
        """The match that `host` goes on with after all others have left. NOT_OVER, NOT_SEATED."""
        source = (await self._registry.find(table_id)).snapshot
        stored = await stored_at(self._registry.store, table_id)
        at_end = in_play(stored, len(stored.steps))
        table = self._new(partial(played_on, source, at_end=at_end, host=host))
        steps = [replace(step, interaction_id=None) for step in stored.steps]
        return await self._registry.shield(self._store_new(table, click, limited=True, steps=steps))

    async def _rematch(self, table_id: TableId, make: Callable[..., Snapshot], click: int | None) -> Snapshot:
        source = await self._registry.find(table_id)
        async with source.lock:
            table = self._new(partial(make, source.snapshot))
            again = await self._registry.ask(queries.rematch_of, table_id, (*OPEN, Status.FINISHED))
            if again is not None:
                return (await self._registry.find(TableId(again))).snapshot
            return await self._store_new(table, click, limited=True)

    def _new(self, make: Callable[[TableId, float], Snapshot]) -> Snapshot:
        return make(self._registry.free_id(self._rng), self._registry.now())

    async def _store_new(
        self,
        table: Snapshot,
        click: int | None,
        *,
        limited: bool,
        daily: DailyRow | None = None,
        steps: Sequence[StepRow] = (),
    ) -> Snapshot:
        rules = await self._gate.rules(table) if limited else ServerRules()
        table = self._gate.let_in(rules, table)
        if table.awaited:
            table = replace(table, awaited_since=table.version)
        if table.seed_chain is None and self._draw is not None and not steps:
            chain = SeedChain(self._draw(SECRET_BYTES), ROUNDS)
            table = noting_click(None, replace(table, seed_chain=chain), click)
        async with self._lock:
            if click is not None and click in self._opened_by:
                raise Refused(TableRefusal.DUPLICATE, table=self._opened_by[click])
            if limited and self.closed_until is not None:
                raise Refused(TableRefusal.DRAINING, until=self.closed_until)
            if limited:
                await self._registry.check_room(table, int(rules.most_tables or 0), int(rules.most_hosted or 0))
            try:
                counted = None if daily is None else replace(daily, table_id=table.id)
                rounds = [round_row(result, table.created_at) for result in table.rounds]
                await read(self._registry.store.create(row_of(table), table.seats, counted, steps, rounds))
            except Refused as refused:
                raise Refused(TableRefusal.NOT_OPENED) from refused
            live = self._registry.add(table)
            table = live.snapshot
            if click is not None:
                self._opened_by[click] = table.id
                if len(self._opened_by) > KEPT_CLICKS:
                    del self._opened_by[next(iter(self._opened_by))]
            self._registry.tell(Change(table, ChangeKind.OPENED))
        table = await self._gate.settle(live, table, rules, self._registry.now())
        self._registry.wake(live)
        return table
