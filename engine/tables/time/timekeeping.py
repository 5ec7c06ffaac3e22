"""The time in which nobody could play is given back: while the program was off, while Discord could not be reached, and
when somebody sets this computer's clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from engine.store import Store, StoreUnavailable
from engine.store.background import Shielded
from engine.tables.core.live_table import LiveTable
from engine.tables.core.model import Status
from engine.tables.core.registry import TableRegistry
from engine.tables.time.clock import moved

log = logging.getLogger(__name__)

ALIVE_SECONDS: Final = 60.0
JUMP_SECONDS: Final = 60.0
"""A difference between two clocks that only somebody who sets one makes; smaller ones are let pass."""
STILL_SECONDS: Final = 15
"""An outage that is no longer costs nobody the turn, for no time runs out in it; nor is it given back."""


async def always() -> bool:
    """People can play at any time."""
    return True


class ClockJumpDetector:
    """Compares the wall clock with one that nobody can set."""

    def __init__(self, now: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._now = now
        self._monotonic = monotonic
        self._ahead = now() - monotonic()

    def jump(self) -> int:
        """By how many seconds the wall clock was set since this was asked last; 0 if it was not. A computer that slept
        counts too: its people could not play."""
        ahead = self._now() - self._monotonic()
        jump, self._ahead = ahead - self._ahead, ahead
        return int(jump) if abs(jump) > JUMP_SECONDS else 0


class Timekeeper:
    """Notes from time to time that the program runs, and moves the deadlines of all open tables along. Outages are
    measured in seconds of `monotonic`, so a clock that is set, or a computer that sleeps, makes them no longer."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        reachable: Callable[[], Awaitable[bool]],
        wake: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._registry = registry
        self._now = now
        self._monotonic = monotonic
        self._sleep = sleep
        self._reachable = reachable
        self._wake = wake
        self._clock_jumps = ClockJumpDetector(now, monotonic)
        self._noted = monotonic()
        self._since: float | None = None
        """Since when nobody can play; until that time is given back."""
        self._over = False
        """Whether they can again."""
        self._given: dict[LiveTable, int] = {}
        """By how many seconds the times of a table that changed in the outage were moved already."""
        self._held: set[LiveTable] = set()
        """The tables at which time would have run out."""
        self._giving = asyncio.Lock()
        self._tasks = Shielded()
        self.look_at: Callable[[list[LiveTable]], object] = lambda tables: None
        """Called with the tables whose deadlines an outage has moved."""

    async def resume(self) -> int:
        """Move stored deadlines along by the time the program was off; gives that time in seconds."""
        return await self._store.resume_clocks(int(self._now()), Status.PLAYING, moved)

    async def note(self) -> None:
        """Note that the program runs, so that the time it does not can be given back. An outage counts as such time: a
        program that ends in it gives it back at its next start."""
        now = self._monotonic()
        try:
            await self._store.alive(int(self._now() - (0 if self._since is None else now - self._since)))
            self._noted = now
        except StoreUnavailable as error:
            log.error("The time could not be noted: %s", error)

    async def run(self) -> None:
        """Note it again and again, until cancelled."""
        while True:
            await self._sleep(ALIVE_SECONDS)
            await self.note()
            await self._give_back()

    async def close(self) -> None:
        """Finish what is under way, and note the time."""
        await self._tasks.drain()
        await self.note()

    async def mind(self) -> None:
        """When somebody has set this computer's clock, move every deadline along: nobody's time is up by that."""
        jump = self._clock_jumps.jump()
        if not jump:
            return
        log.warning("The clock was set by %d seconds; all deadlines move along.", jump)
        await self._registry.complete.wait()
        tables = list(self._registry.open.values())
        for table in tables:
            table.move_times(jump, self._now())
        for table in tables:
            await table.store_deadline()
            self._wake(table)

    # -- while nobody can play --

    def stand_still(self, since: float) -> None:
        """Nobody can play, since then: no time runs out until `go_on`, and then all of it is given back."""
        self._over = False
        self._since = since if self._since is None else min(since, self._since)
        if self._noted > self._since:
            self._tasks.start(self.note())

    def go_on(self) -> None:
        """People can play again."""
        if self._since is not None:
            self._over = True
            self._tasks.start(self._give_back())

    async def runs_at(self, table: LiveTable) -> bool:
        """Whether people can play now, so that time may run out at this table; else it is woken when they can."""
        if self._since is None and await self._reachable():
            return True
        self._held.add(table)
        return False

    def catch_up(self, table: LiveTable) -> None:
        """Before a table changes in an outage: its clock has stood still until now."""
        if self._since is None:
            return
        away, given = int(self._monotonic() - self._since), self._given.get(table, 0)
        if away > given:
            self._given[table] = away
            table.move_times(away - given, self._now())

    async def _give_back(self) -> None:
        """Give back an outage that is over. While that cannot be stored, the clocks stand still."""
        async with self._giving:
            await self._registry.complete.wait()
            if self._since is None or not self._over:
                return
            until = self._monotonic()
            away, late = int(until - self._since), list[LiveTable]()
            if away > STILL_SECONDS:
                try:
                    await self._store.resume_clocks(int(self._now()), Status.PLAYING, moved, away)
                except StoreUnavailable as error:
                    log.error("The time of an outage could not be given back yet: %s", error)
                    return
                log.warning("Nobody could play for %d seconds; all deadlines move along.", away)
                late = await self._move(away)
            self._given.clear()
            self._since = until if self._gone_again() else None
            self._release()
            self.look_at(late)

    def _gone_again(self) -> bool:
        return not self._over

    async def _move(self, away: int) -> list[LiveTable]:
        """Move the times in memory as it was done in the store; gives the tables with a deadline."""
        tables = list(self._registry.open.values())
        for table in tables:
            table.move_times(away - self._given.get(table, 0), self._now())
        for table in list(self._given):
            await table.store_deadline()
        return [table for table in tables if table.snapshot.deadline is not None]

    def _release(self) -> None:
        """Wake the tables at which time has not run out."""
        held, self._held = self._held, set()
        for table in held:
            self._wake(table)
