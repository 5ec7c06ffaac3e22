"""The tables: who sits where, whose turn it is, clocks, robots and the house, and what is kept of it all.

Every change is *committed first*: checked on a copy, stored in one transaction, and only then does memory
change and do subscribers hear of it. Whatever is refused raises `Refused` and has changed nothing. All
methods may be called from any task; a cancelled caller does not cancel a change that is under way.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from engine import robots
from engine.rules.errors import Refused
from engine.rules.game import Rng
from engine.rules.moves import Move, parse_move
from engine.rules.views import View
from engine.statistics.achievements import Achievements
from engine.statistics.leaderboard import Leaderboards
from engine.statistics.results import Results
from engine.statistics.weekly import Weekly
from engine.store import Store
from engine.store.background import Shielded
from engine.store.errors import Conflict
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import By, Change, ChangeKind, ChannelRef, Person, Snapshot, Status, TableId, random_id
from engine.tables.core.registry import MOST_LOADED, TableRegistry, age, snapshots
from engine.tables.core.starting import Starting
from engine.tables.core.state import Draft, Edit, row_of, seat_rows
from engine.tables.deals.records import Records
from engine.tables.deals.same_deals import SameDeals
from engine.tables.deals.seed_chain import mates_of, with_seed_chain
from engine.tables.people import consent, lobby
from engine.tables.people.host import Host
from engine.tables.people.participants import Asks
from engine.tables.people.places import Places
from engine.tables.people.preferences import Preferences
from engine.tables.play.autoplay import Autoplay
from engine.tables.play.premoving import Planning
from engine.tables.play.steps import match_of, played
from engine.tables.time.breaks import leaves, let_run, pause
from engine.tables.time.idle import ended
from engine.tables.time.outages import Timekeeper, always

T = TypeVar("T")
log = logging.getLogger(__name__)

KEPT_OPENINGS: Final = 1000
"""How many of the interactions that opened a table are remembered, so that none opens two."""
REMATCHES: Final = (Status.LOBBY, Status.PLAYING, Status.FINISHED)


class Tables:
    """All tables of this program: sitting down, playing, looking. What only a host may do is at `host`, choices of
    people and servers at `preferences`, where tables stand at `places`, what people mean to play at `plans`; stored
    moves at `records`, what came of matches at `results`, `achievements`, `leaderboards` and `weekly`; the `timekeeper`
    hears when nobody can play."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        reachable: Callable[[], Awaitable[bool]] = always,
        rng: random.Random | None = None,
        draw: Callable[[int], bytes] | None = os.urandom,
        executor: Executor | None = None,
        choose: Callable[[View, Rng], Move | None] = robots.choose,
        paced: bool = True,
        most_loaded: int = MOST_LOADED,
    ) -> None:
        """`now` gives UTC seconds, `monotonic` seconds nobody can set; `sleep` is the only way this class waits; no
        time runs out unless people are `reachable`; `rng` (default: the system's) shuffles at tables without a chain,
        for which `draw` gives secret bytes (None: new ones have none); robots think in `executor` (default: threads),
        at a pace for people unless `paced` is False. So many matches are kept in memory: `most_loaded`."""
        self._store, self.shards = store, store.shards
        self._now = now
        self._rng = rng or random.SystemRandom()
        self._draw = draw
        self._shielded = Shielded()
        self._registry = TableRegistry(store, now, lambda over: self._autoplay.timers.set(over, None), most_loaded)
        self.timekeeper = Timekeeper(
            store, self._registry, now, monotonic, sleep, reachable, lambda table: self._autoplay.wake(table)
        )
        self.ask, self.read = self._registry.ask, self._registry.read
        self.same_deals = SameDeals(store, self._registry, self._open, now, draw or os.urandom)
        self.host = Host(self._change, self.same_deals.knowing)
        self.places = Places(self.snapshot, self._change, self.set_shown)
        self.plans = Planning(self._registry.find, self._shield, now)
        self.preferences = Preferences(store, self._registry.read, now, self._wake_tables_of)
        self.records = Records(store, self._registry, now)
        self.results = Results(self._registry.ask, self.same_deals.hidden_from)
        self.leaderboards = Leaderboards(store, self._registry.read, self._registry.ask, now)
        self.weekly = Weekly(store.shards, self._registry.ask, now)
        self.achievements = Achievements(store, self._registry, now)
        self._autoplay = Autoplay(
            *(now, sleep, self._rng, executor, choose, self._registry.open.get, self._registry.load),
            self.timekeeper,
            self.preferences.known,
            self.same_deals.again,
            paced=paced,
        )
        self.subscribe(self._autoplay.note)
        self._opening = asyncio.Lock()
        self._opened_by: dict[int, TableId] = {}
        self._starting = Starting(store, self._registry, self._autoplay, self.preferences, sleep)
        self._workers: list[asyncio.Task[None]] = []
        self._closing = False

    async def start(self, seen: Callable[[Snapshot], Awaitable[None]] | None = None) -> None:
        """Give back the time the program was off, take up all open tables, and let them go on. Of many, most are taken
        up after this has returned. What was played at them is read afterwards, the tables first at which something
        happened last; or at once where somebody clicks. `seen` is told of each, once."""
        self._starting.looking.seen = seen
        self.timekeeper.look_at = self._starting.looking.begin
        await self._starting.begin(await self.timekeeper.resume())
        self._workers = [
            asyncio.create_task(self._autoplay.timers.run()),
            asyncio.create_task(self.timekeeper.run()),
        ]

    async def all_here(self) -> None:
        """Wait until every open table is taken up."""
        await self._registry.complete.wait()

    async def close(self) -> None:
        """Refuse new changes (SHUTTING_DOWN), finish those under way, stop the clocks. The store stays open."""
        if self._closing:
            return
        self._closing = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await self._starting.close()
        await self._shielded.drain()
        await self._autoplay.close()
        await self.timekeeper.close()

    async def settled(self) -> None:
        """Wait until no table has anything to do before somebody acts or a time comes."""
        await self._starting.settled()
        await self._autoplay.settled()

    # -- the lobby --

    async def open(
        self,
        channel: ChannelRef,
        host: Person,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        turn_seconds: int | None = None,
        seats: int | None = None,
        claim_seconds: int | None = None,
        public: bool = True,
        increment: int | None = None,
        robots: int = 0,
        asked: Sequence[Person] = (),
        begin: bool = False,
        lesson: bool = False,
        posting: str | None = None,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """A new table with its host in seat 0 and as many `robots` as there is room for. `seats` is how many may sit
        down (default: as many as the game allows); one that is not `public` has no message in its channel; people are
        `asked` to it, or it is to `begin`, maybe as a `lesson`. Stored whole or not at all, noting what is posted.
        Refusals: UNKNOWN_GAME, UNKNOWN_OPTION, BAD_OPTION, WRONG_SEATS, TOO_MANY_TABLES, TOO_MANY_HOSTED."""
        snapshot = lobby.opened(
            self._new_id(),
            channel,
            host,
            game,
            options or {},
            self._now(),
            turn_seconds=turn_seconds,
            claim_seconds=claim_seconds,
            seats=seats,
            public=public,
            increment=increment,
            robots=robots,
            asked=asked,
            begin=begin,
            lesson=lesson,
            posting=posting,
        )
        return await self._shield(self._create(snapshot, interaction_id))

    async def put_up(self, table: Snapshot, mates: Sequence[str] = ()) -> Snapshot:
        """A table of an event (`lobby.seated`), dealt as its `mates` are. Put up twice it is the same; no limit of
        servers or hosts stops it."""
        try:
            create = partial(self._create, interaction_id=None, limited=False)
            return await self._shield(self.same_deals.put_up(table, mates, create))
        except Conflict:
            return await self._registry.recovered(table.id)

    async def join(self, table_id: TableId, person: Person, *, interaction_id: int | None = None) -> Snapshot:
        """Sit down in the next free seat, or wait for one. ALREADY_SEATED, ALREADY_WAITING, REMOVED, ALREADY_STARTED,
        TABLE_CLOSED; KNOWS_DEAL, DEAL_CLOSED."""
        known = await self.same_deals.knowing(table_id)
        return await self._change(table_id, lambda table, now: lobby.joined(table, person, now, known), interaction_id)

    async def invite(
        self, table_id: TableId, user_id: int, people: Sequence[Person], *, interaction_id: int | None = None
    ) -> Snapshot:
        """Somebody who sits in the lobby asks people to it, each once. NOT_SEATED, NOBODY_TO_ASK."""
        return await self._change(
            table_id, lambda table, now: lobby.invited(table, user_id, people, now), interaction_id
        )

    async def decline(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Somebody who was asked says no, else NOT_ASKED."""
        return await self._change(table_id, lambda table, now: lobby.declined(table, user_id, now), interaction_id)

    async def leave(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Get up in the lobby; a host's table passes to the next person, or is cancelled when nobody is
        left."""
        return await self._change(table_id, lambda table, now: lobby.left(table, user_id, now), interaction_id)

    async def choose_seat(
        self, table_id: TableId, user_id: int, seat: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """Change seats with whoever sits in `seat`: so people choose partners and the order of turns."""
        return await self._change(
            table_id, lambda table, now: lobby.seat_chosen(table, user_id, seat, now), interaction_id
        )

    async def end(self, table_id: TableId, manager: Person, *, interaction_id: int | None = None) -> Snapshot:
        """End a table for somebody who manages its server; whether they do is the caller's to check. TABLE_CLOSED."""
        return await self._change(table_id, lambda table, now: ended(table, manager, now), interaction_id)

    # -- the match --

    async def submit(
        self, table_id: TableId, version: int, user_id: int, move_text: str, interaction_id: int | None = None
    ) -> Snapshot:
        """Make a move. When this returns, the move is stored. Refusals: STALE (made for a turn that is over;
        `version` and `current` in the facts), DUPLICATE, NOT_SEATED (nobody, or resigned), NOT_STARTED,
        TABLE_CLOSED, STORE_UNAVAILABLE, and the rules' own. Raises `BadNotation` for text that is not a
        move."""
        move = parse_move(move_text)

        def make(table: Snapshot, now: float) -> Draft:
            match_of(table)
            seat = lobby.seat_for(table, user_id).seat
            if not table.valid_since <= version <= table.version:
                raise Refused(TableRefusal.STALE, version=version, current=table.version)
            return played(table, seat, move, By.PLAYER, now, interaction_id)

        return await self._change(table_id, make, interaction_id)

    async def resign(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Leave a match that is under way: from now on a robot plays for the seat."""
        return await self._change(table_id, lambda table, now: leaves(table, user_id, now), interaction_id)

    async def abandon(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Ask to break the match off without a result. It is done when more than half of its people agree, and at once
        after long inactivity. NOT_SEATED, QUESTION_OPEN."""
        return await self._change(
            table_id, lambda table, now: consent.break_off_asked(table, user_id, now), interaction_id
        )

    async def take_over(
        self, table_id: TableId, person: Person, seat: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """Sit down where a robot plays, or ask the people at the table whether one may. ALREADY_SEATED, SEAT_NOT_FREE,
        NO_TAKE_OVER, QUESTION_OPEN; KNOWS_DEAL, DEAL_CLOSED."""
        known = await self.same_deals.knowing(table_id)
        return await self._change(
            table_id, lambda table, now: consent.take_over_asked(table, person, seat, now, known), interaction_id
        )

    async def come_back(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Play again after resigning or being away. NOT_SEATED, ALREADY_SEATED, FORFEITED."""
        return await self._change(table_id, lambda table, now: consent.came_back(table, user_id, now), interaction_id)

    async def answer(
        self, table_id: TableId, user_id: int, key: str, yes: bool, *, interaction_id: int | None = None
    ) -> Snapshot:
        """Answer the open question with this key. NOT_SEATED, NO_QUESTION."""
        stored = await self._registry.stored(table_id) if key.startswith(Asks.UNDO) else None
        return await self._change(
            table_id, lambda table, now: consent.answered(table, user_id, key, yes, now, stored), interaction_id
        )

    async def undo(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Ask to take one's last move back; it is done when all others agree. CANNOT_UNDO, QUESTION_OPEN, and STALE
        when the table moved on meanwhile."""
        stored = await self._registry.stored(table_id)
        return await self._change(
            table_id, lambda table, now: consent.undo_asked(table, stored, user_id, now), interaction_id
        )

    async def pause(
        self, table_id: TableId, user_id: int, *, manager: bool = False, interaction_id: int | None = None
    ) -> Snapshot:
        """Ask to let the clocks stand still; it is done when all agree, and at once for a `manager` of the server.
        NO_CLOCK, NOT_SEATED, QUESTION_OPEN."""

        def make(table: Snapshot, now: float) -> Draft:
            return pause(table, None, now) if manager else consent.pause_asked(table, user_id, now)

        return await self._change(table_id, make, interaction_id)

    async def unpause(
        self, table_id: TableId, user_id: int, *, manager: bool = False, interaction_id: int | None = None
    ) -> Snapshot:
        """Let the clocks run again: anybody who plays here, or a `manager`. NOT_PAUSED, NOT_SEATED."""

        def make(table: Snapshot, now: float) -> Draft:
            return let_run(table, None if manager else lobby.seat_for(table, user_id).seat, now)

        return await self._change(table_id, make, interaction_id)

    async def rematch(
        self, table_id: TableId, person: Person, *, posting: str | None = None, interaction_id: int | None = None
    ) -> Snapshot:
        """A new lobby after a finished match (else NOT_OVER): same channel, game, options and robots, `person` as host,
        and everybody else is asked; stored with the note of what is being posted. Asked for twice, it is one table."""
        make = partial(lobby.rematch, host=person, posting=posting)
        return await self._shield(self._rematch(table_id, make, interaction_id))

    # -- looking --

    async def set_shown(self, table_id: str, /, **shown: int | str | None) -> None:
        """Remember what Discord shows of the table: fields of `engine.store.rows.Shown`. Makes no new version
        and tells nobody; allowed while the program is ending, since the last boards are drawn then."""
        table = await self._registry.find(TableId(table_id))
        if shown or table.edit_noted:
            await self._shielded.run(self._registry.read(table.remember(shown)))

    async def edited(self, table_id: str, version: int) -> None:
        """Its public message shows this version: stored by the next `set_shown`; a crash before costs another edit."""
        await (await self._registry.find(TableId(table_id))).edited(version)

    async def snapshot(self, table_id: str) -> Snapshot:
        """The table as it is, finished ones too; raises `Refused` with NO_SUCH_TABLE."""
        return (await self._registry.find(TableId(table_id))).snapshot

    def peek(self, table_id: str) -> Snapshot | None:
        """The same at once, if it is in memory."""
        table = self._registry.peek(TableId(table_id))
        return None if table is None or table.snapshot.unloaded else table.snapshot

    def known(self, *, guild_id: int | None = None, channel_id: int | None = None) -> tuple[Snapshot, ...]:
        """The open tables of a server, of a channel, or (neither given) all, oldest first, as far as they are in
        memory: they may be unloaded, and just after a start not `all_here`."""
        places = ((table, table.snapshot.channel) for table in self._registry.open.values())
        return snapshots(
            table for table, at in places if guild_id in (None, at.guild_id) and channel_id in (None, at.channel_id)
        )

    async def tables_in(self, *, guild_id: int | None = None, channel_id: int | None = None) -> list[Snapshot]:
        """The same, and none of them unloaded; without those that cannot be replayed."""
        await self.all_here()
        return await self._registry.whole(self.known(guild_id=guild_id, channel_id=channel_id))

    async def tables_of(self, user_id: int, *, asked: bool = False) -> list[Snapshot]:
        """The open tables somebody sits at (and has not resigned from), oldest first; maybe those too that they were
        `asked` to. None of them is unloaded."""
        found = {table.id: table.snapshot for table in await self._registry.of(user_id)}
        if asked:
            await self.all_here()
            lobbies = (table for table in self.known() if table.status is Status.LOBBY)
            found |= {table.id: table for table in lobbies if table.participants.guest(user_id)}
        return await self._registry.whole(sorted(found.values(), key=age))

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Call `callback` at once after every stored change, in the order of storing; what it raises is
        logged. The function returned ends the subscription."""
        self._registry.subscribers.append(callback)
        return lambda: self._registry.subscribers.remove(callback)

    # -- inside --

    def _new_id(self) -> TableId:
        """An id that is not in use in memory; the store refuses the odd one that is."""
        while True:
            table_id = random_id(self._rng)
            if self._registry.peek(table_id) is None:
                return table_id

    async def _wake_tables_of(self, user_id: int) -> None:
        for table in await self._registry.of(user_id):
            table.quiet_changed = True
            self._autoplay.wake(table)

    async def _shield(self, work: Coroutine[object, object, T]) -> T:
        """Do something that a cancelled caller cannot tear, unless the program is ending."""
        if self._closing:
            work.close()
            raise Refused(TableRefusal.SHUTTING_DOWN)
        return await self._shielded.run(work)

    async def _change(self, table_id: TableId, make: Edit, interaction_id: int | None) -> Snapshot:
        return await self._shield(self._change_now(table_id, make, interaction_id))

    async def _change_now(self, table_id: TableId, make: Edit, interaction_id: int | None) -> Snapshot:
        table = await self._registry.find(table_id)
        await self.timekeeper.mind()
        self.timekeeper.catch_up(table)
        now = self._now()
        try:
            return await table.change(lambda latest: make(latest, now), now, interaction_id)
        finally:
            self._autoplay.wake(table)

    async def _open(self, make: Callable[[TableId, float], Snapshot], interaction_id: int | None) -> Snapshot:
        return await self._shield(self._create(make(self._new_id(), self._now()), interaction_id))

    async def _create(self, snapshot: Snapshot, interaction_id: int | None, limited: bool = True) -> Snapshot:
        """Store a new table and keep it in memory."""
        if snapshot.awaited:
            snapshot = replace(snapshot, awaited_since=snapshot.version)
        if not mates_of(snapshot) or limited:
            snapshot = with_seed_chain(snapshot, self._draw, interaction_id)
        async with self._opening:
            if interaction_id is not None and interaction_id in self._opened_by:
                raise Refused(TableRefusal.DUPLICATE, table=self._opened_by[interaction_id])
            if limited:
                await self._registry.check_room(snapshot)
            await self._registry.read(self._store.create(row_of(snapshot), seat_rows(snapshot.seats)))
            table = self._registry.add(snapshot)
            if interaction_id is not None:
                self._opened_by[interaction_id] = table.id
                if len(self._opened_by) > KEPT_OPENINGS:
                    del self._opened_by[next(iter(self._opened_by))]
            self._registry.tell(Change(snapshot, (), ChangeKind.OPENED))
            self._autoplay.wake(table)
            return snapshot

    async def _rematch(self, table_id: TableId, make: Callable[..., Snapshot], interaction_id: int | None) -> Snapshot:
        source = await self._registry.find(table_id)
        async with source.lock:
            snapshot = make(source.snapshot, self._new_id(), now=self._now())
            again = await self._registry.read(self._store.rematch_of(table_id, REMATCHES))
            if again is not None:
                return await self.snapshot(again)
            return await self._create(snapshot, interaction_id)
