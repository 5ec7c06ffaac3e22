"""Gives back the time people could not play: the bot was off, Discord was unreachable, or this computer's clock was
set."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from engine.store import StoreUnavailable
from engine.store.background import Shielded
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.clock import moved
from engine.tables.table.model import Status

log = logging.getLogger(__name__)

ALIVE_SECONDS: Final = 60.0
JUMP_SECONDS: Final = 60.0
"""A wall clock that differs more than this from the monotonic one was set, or the computer slept."""
STILL_SECONDS: Final = 15
"""Shorter outages are not given back. No turn runs out of time in them either."""


async def always() -> bool:
    """Discord is always reachable."""
    return True


@dataclass(eq=False)
class Timekeeper:
    """Notes regularly that the bot runs, and moves the deadlines of all open tables after an outage.

    The `monotonic` clock measures outages, so setting the wall clock or a sleeping computer makes them no longer.
    """

    _registry: TableRegistry
    _monotonic: Callable[[], float]
    _sleep: Callable[[float], Awaitable[object]]
    _reachable: Callable[[], Awaitable[bool]]

    def __post_init__(self) -> None:
        self._now = self._registry.now
        self._ahead = self._now() - self._monotonic()
        self._noted = self._monotonic()
        self._since: float | None = None
        """When the outage began; None once its time is given back."""
        self._over = False
        """Whether people can play again."""
        self.held = False
        """Whether the host has stopped all clocks: `go_on` waits for them."""
        self._given: dict[LiveTable, int] = {}
        """The seconds already given to tables that changed during the outage."""
        self._held: set[LiveTable] = set()
        """Tables where time would have run out."""
        self._giving = asyncio.Lock()
        self._tasks = Shielded()
        self.look_at: Callable[[list[LiveTable]], object] = lambda tables: None
        """Called with the tables whose deadlines an outage has moved."""
        self.on_time: Callable[[], object] = lambda: None
        """Called when clocks run again. The times of events may have moved in the store."""

    async def resume(self) -> int:
        """Move stored deadlines by the time the bot was off. Returns that time in seconds."""
        return await self._registry.store.resume_clocks(int(self._now()), Status.PLAYING, moved)

    async def note(self) -> None:
        """Note that the bot runs. In an outage the note stays at its start, so that the next start gives it back."""
        now = self._monotonic()
        try:
            await self._registry.store.alive(int(self._now() - (0 if self._since is None else now - self._since)))
            self._noted = now
        except StoreUnavailable as error:
            log.error("Could not note that the bot is running: %s", error)

    async def run(self) -> None:
        """Note it regularly, until cancelled."""
        while True:
            await self._sleep(ALIVE_SECONDS)
            await self.note()
            await self._give_back()

    async def close(self) -> None:
        """Finish the work under way and note the time."""
        await self._tasks.drain()
        await self.note()

    async def mind(self) -> None:
        """Move every deadline if this computer's clock was set, so that no turn runs out of time by that."""
        ahead = self._now() - self._monotonic()
        jump, self._ahead = int(ahead - self._ahead), ahead
        if abs(jump) <= JUMP_SECONDS:
            return
        log.warning("The computer's clock was set by %d seconds. All deadlines move with it.", jump)
        await self._registry.complete.wait()
        tables = list(self._registry.open.values())
        for table in tables:
            table.move_times(jump, self._now())
        for table in tables:
            await table.store_deadline()
            self._registry.wake(table)

    # -- outages --

    @property
    def still(self) -> bool:
        """Whether all clocks stand still."""
        return self._since is not None

    def stand_still(self, since: float) -> None:
        """An outage has begun (monotonic time): no turn runs out of time until `go_on`."""
        self._over = False
        self._since = since if self._since is None else min(since, self._since)
        if self._noted > self._since:
            self._tasks.start(self.note())

    def go_on(self) -> None:
        """People can play again: give the outage back."""
        if self._since is not None and not self.held:
            self._over = True
            self._tasks.start(self._give_back())

    def hold(self) -> None:
        """Stop all clocks until `let_go`, or until the next start."""
        self.held = True
        self.stand_still(self._monotonic())

    def let_go(self) -> None:
        """Let the clocks run again."""
        self.held = False
        self.go_on()

    async def runs_at(self, table: LiveTable) -> bool:
        """Whether time may run out at this table now. If not, it wakes when people can play again."""
        if self._since is None and await self._reachable():
            return True
        self._held.add(table)
        return False

    def catch_up(self, table: LiveTable) -> None:
        """Give a table the outage so far, before it changes."""
        if self._since is None:
            return
        away, given = int(self._monotonic() - self._since), self._given.get(table, 0)
        if away > given:
            self._given[table] = away
            table.move_times(away - given, self._now())

    async def _give_back(self) -> None:
        """Give back an outage that is over. The clocks stand still until that is stored."""
        async with self._giving:
            await self._registry.complete.wait()
            if self._since is None or not self._over:
                return
            until = self._monotonic()
            away, late = int(until - self._since), list[LiveTable]()
            if away > STILL_SECONDS:
                try:
                    await self._registry.store.resume_clocks(int(self._now()), Status.PLAYING, moved, away)
                except StoreUnavailable as error:
                    log.error("Could not give back the time of an outage yet: %s", error)
                    return
                log.warning("An outage of %d seconds is over. All deadlines move by that.", away)
                late = await self._move(away)
            self._given.clear()
            self._since = until if self._gone_again() else None
            held, self._held = self._held, set()
            for table in held:
                self._registry.wake(table)
            self.look_at(late)
            self.on_time()

    def _gone_again(self) -> bool:
        return not self._over

    async def _move(self, away: int) -> list[LiveTable]:
        """Move the times in memory as in the store. Returns the tables with a deadline."""
        tables = list(self._registry.open.values())
        for table in tables:
            table.move_times(away - self._given.get(table, 0), self._now())
        for table in list(self._given):
            await table.store_deadline()
        return [table for table in tables if table.snapshot.deadline is not None]
