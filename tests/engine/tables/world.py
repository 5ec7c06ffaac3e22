"""A small world for the tables: a clock that moves only when told, a store that fails when told, robots in the same
thread. Nothing here sleeps or depends on how fast the computer is.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import math
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, Future
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self, TypeVar

from sqlalchemy import Connection

from engine import robots
from engine.boneyard import Engine
from engine.rules.errors import Refused
from engine.rules.moves import Move, move_text, parse_move
from engine.statistics import Statistics
from engine.statistics.ratings import rate
from engine.store import Store, StoreUnavailable
from engine.tables.edits.lobby import AddRobot, Begin, Join, Ready
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.registry import MOST_LOADED
from engine.tables.keeping.state import rebuild
from engine.tables.keeping.state import unloaded as unloaded_of
from engine.tables.running.idle import remindable
from engine.tables.service import Tables
from engine.tables.table.model import Change, ChannelRef, Person, Snapshot, Status, TableId
from tests.databases import put_database
from tests.patience import HANG_SECONDS

T = TypeVar("T")
CHANNEL = ChannelRef(guild_id=10, channel_id=20)
ANA, BEN, CLEO, DAN = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Cleo", "Dan"), 1))
PEOPLE = (ANA, BEN, CLEO, DAN)
BIRTH = 1_800_000_000.0
MINUTE = 60.0


class FakeClock:
    """UTC seconds that pass only in `advance`."""

    def __init__(self) -> None:
        self.time = BIRTH
        self.ahead = 0.0
        """The shift of the wall clock in seconds."""
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self.time + self.ahead

    def monotonic(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        sleeper = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.time + max(0.0, seconds), next(self._count), sleeper))
        await sleeper

    def wake_next(self, limit: float) -> bool:
        """Move on to the next sleeper that is due at `limit` and wake it."""
        while self._sleepers and self._sleepers[0][0] <= limit:
            when, _, sleeper = heapq.heappop(self._sleepers)
            if not sleeper.done():
                self.time = max(self.time, when)
                sleeper.set_result(None)
                return True
        return False


def next_due(tables: Tables) -> float:
    """When the next table has something to do by itself, in the tables' seconds; infinite if nothing ever."""
    return min(tables._autoplay.timers._when.values(), default=math.inf)


class InlineExecutor(Executor):
    """Runs everything at once, in the caller's thread."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class FaultyStore(Store):
    """A store whose transactions fail on request: before anything is written, or after it was (the answer got lost)."""

    fail_before: Callable[[int], bool] = staticmethod(lambda number: False)
    fail_after: Callable[[int], bool] = staticmethod(lambda number: False)
    transactions = 0

    async def _run(self, work: Callable[[Connection], T], *, together: bool = False, at_once: bool = False) -> T:
        return await self._faulty(super()._run(work, together=together, at_once=at_once))

    async def _read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        return await self._faulty(super()._read(work))  # without a limit: the machine may be busy

    async def _faulty(self, running: Coroutine[Any, Any, T]) -> T:
        self.transactions += 1
        number = self.transactions
        if self.fail_before(number):
            running.close()
            raise StoreUnavailable("the disk is full")
        result = await running
        if self.fail_after(number):
            raise StoreUnavailable("the answer was lost")
        return result

    was_faulty = False
    """Whether a fault was asked for since this was last set back."""
    faults = 0
    """How many faults asked for by `fail_next` have not happened yet."""

    def fail_next(self, count: int, before: bool) -> None:
        """Let the next `count` transactions fail."""

        def fail(number: int) -> bool:
            self.faults -= 1
            if self.faults <= 0:
                self.heal()
            return True

        self.heal()
        self.faults, self.was_faulty = count, True
        setattr(self, "fail_before" if before else "fail_after", fail)

    def heal(self) -> None:
        self.fail_before = self.fail_after = lambda number: False
        self.faults = 0


class Untouched(LiveTable):
    """A table at which nothing is to be done."""

    async def change(self, *_: object) -> Snapshot:
        raise AssertionError("there was something to do")


class World:
    """Tables on a database file of their own. A test need not close it: the fixture `worlds_close` does."""

    running: ClassVar[set[World]] = set()

    def __init__(self, folder: Path, seed: int = 1, *, paced: bool = False, most_loaded: int = MOST_LOADED) -> None:
        self.paced = paced
        self.most_loaded = most_loaded
        self.file = folder / "boneyard.db"
        self.clock = FakeClock()
        self.rng = Random(seed)
        self.draw: Callable[[int], bytes] | None = None
        """Where the chains of tables come from; None: they have none, and `rng` shuffles."""
        self.changes: list[Change] = []
        self.choose: Callable[..., Move | None] = robots.choose
        self.executor: Executor = InlineExecutor()
        """Where robots think."""
        self.store: FaultyStore
        self.engine: Engine
        self.tables: Tables
        self.statistics: Statistics

    async def start(self, hear: Callable[[Change], None] | None = None, *, settled: bool = True) -> Self:
        put_database(self.file)
        store = await FaultyStore.open(f"sqlite:///{self.file}", now=self.clock.now)
        assert isinstance(store, FaultyStore)
        self.store = store
        self.running.add(self)
        self.engine = Engine(
            store,
            now=self.clock.now,
            monotonic=self.clock.monotonic,
            sleep=self.clock.sleep,
            rng=self.rng,
            draw=self.draw,
            executor=self.executor,
            choose=lambda *asked: self.choose(*asked),
            paced=self.paced,
            most_loaded=self.most_loaded,
        )
        self.tables, self.statistics = self.engine.tables, self.engine.statistics
        self.tables.subscribe(hear or self.changes.append)
        await self.engine.start()
        if settled:
            await self.settle()
        return self

    async def close(self) -> None:
        self.running.discard(self)
        try:
            await self.engine.close()
        finally:
            await self.store.close()

    async def restart(self, away: float = 0.0) -> None:
        """End the program, let time pass, and start it again on the same database."""
        await self.close()
        self.clock.time += away
        await self.start()

    async def settle(self) -> None:
        """Wait until everything rests: some rounds of the loop for the sleeper to ring, then the tables it rang."""
        async with asyncio.timeout(HANG_SECONDS):
            for _ in range(2):
                for _ in range(20):
                    await asyncio.sleep(0)
                await self.store.settled()
                await self.tables.settled()
                await self.store.settled()

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that it brings."""
        end = self.clock.time + seconds
        await self.settle()
        while self.clock.wake_next(end):
            await self.settle()
        self.clock.time = end

    async def leap(self, seconds: float) -> None:
        """Let much time pass, in leaps from one table's due moment to the next, and everything happen that it brings.
        What wakes every minute only to look at the clock does so once a leap."""
        end = self.clock.time + seconds
        await self.settle()
        while True:
            while self.clock.wake_next(self.clock.time):
                await self.settle()
            if self.clock.time >= end:
                return
            due = next_due(self.tables) - self.clock.ahead
            self.clock.time = due if self.clock.time < due < end else end

    # Shorter words for tests.

    async def table(self, game: str = "block", people: int = 2, robots: int = 0, **more: Any) -> Snapshot:
        """A lobby with some people (Ana hosts) and robots."""
        snapshot = await self.tables.open(CHANNEL, ANA, Wanted(game, more.pop("options", {}), **more))
        for person in PEOPLE[1:people]:
            snapshot = await self.tables.change(snapshot.id, Join(), person)
        for _ in range(robots):
            snapshot = await self.tables.change(snapshot.id, AddRobot(), ANA.user_id)
        return snapshot

    async def begun(self, game: str = "block", people: int = 2, robots: int = 0, **more: Any) -> Snapshot:
        """A match after all automatic steps."""
        table = await self.table(game, people, robots, **more)
        await self.tables.change(table.id, Begin(), ANA.user_id)
        await self.settle()
        return await self.tables.snapshot(table.id)

    async def begin(self, table: Snapshot) -> Snapshot:
        """Everyone at a lobby of Ana's is ready, and she starts the match."""
        for user in (await self.now(table)).unready:
            await self.tables.change(table.id, Ready(), user)
        return await self.tables.change(table.id, Begin(), ANA.user_id)

    async def now(self, table: Snapshot | TableId) -> Snapshot:
        """The table as it is now."""
        return await self.tables.snapshot(table.id if isinstance(table, Snapshot) else table)

    def good_move(self, table: Snapshot) -> tuple[int, str]:
        """The person on turn and what a robot would do in their place."""
        turn = table.turn
        assert turn is not None
        assert turn.person is not None
        view = table.view_for(turn.seat)
        assert view is not None
        move = robots.choose(view, Random(0))
        assert move is not None
        return turn.person.user_id, move_text(move)

    async def move(self, table: Snapshot, interaction_id: int | None = None) -> Snapshot:
        """The person on turn makes a good move; then all rests again."""
        table = await self.now(table)
        user_id, text = self.good_move(table)
        await self.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=interaction_id)
        await self.settle()
        return await self.now(table)

    async def play_out(self, table: Snapshot) -> Snapshot:
        """The people play well to the end of the match, in a minute or more."""
        if table.deadline is None or table.deadline > self.clock.now() + MINUTE:
            self.clock.time += MINUTE
        while table.status is Status.PLAYING:
            table = await self.move(table)
        return table

    async def check(self, table_id: TableId) -> None:
        """Memory equals the replayed store."""
        stored = await self.store.load(table_id)
        assert stored is not None
        again, now = rebuild(stored), await self.tables.snapshot(table_id)
        assert (again.version, again.status, again.seats) == (now.version, now.status, now.seats)
        assert (again.steps, again.rounds, again.outcome) == (now.steps, now.rounds, now.outcome)
        assert (again.deadline, again.options, again.host_id) == (now.deadline, now.options, now.host_id)
        assert (again.message_id, again.capacity) == (now.message_id, now.capacity)
        for seat in (None, *range(len(now.seats))):
            assert again.view_for(seat) == now.view_for(seat)
        await self.rests(table_id)

    async def rests(self, table_id: TableId) -> bool:
        """Whether the stored row says that nothing is due. A replay then agrees, and finds the same next time."""
        (row,), autoplay = await self.store.rows([table_id]), self.tables._autoplay
        unloaded = unloaded_of(row)
        if not unloaded.unloaded or unloaded.on_turn is None:
            return False
        table, before = Untouched(self.store, unloaded, lambda _: None, rate), autoplay.timers._when.get(table_id)
        user = remindable(unloaded)
        rests = autoplay.expect(table, None if user is None else await self.tables.preferences.of(user))
        when = autoplay.timers._when.get(table_id)
        autoplay.timers.set(table_id, before)
        if rests:
            await table.read(self.clock.now())
            rest = await autoplay._act(table)
            assert rest is not None
            # A window for claims puts a deadline off. The row does not know it and is looked at before, never after.
            assert rest.until == when or (when is not None and rest.until is not None and when < rest.until)
            whole = table.snapshot
            assert (whole.version, whole.awaited) == (unloaded.version, unloaded.awaited)
            assert len(whole.rounds) == unloaded.ended_rounds
        return rests


async def attempt(work: Awaitable[Snapshot], *expected: StrEnum) -> Snapshot | None:
    """The table after a request; None when it was refused for one of the expected reasons."""
    try:
        return await work
    except Refused as refused:
        if refused.refusal not in expected:
            raise
        return None


async def refusal(work: Awaitable[object]) -> StrEnum:
    """Why a request is refused."""
    try:
        await work
    except Refused as refused:
        return refused.refusal
    raise AssertionError("it was not refused")
