"""The time in which nobody could play is given back: while the program was off, and when somebody sets this computer's
clock."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from engine.store import Store, StoreUnavailable
from engine.tables.clock import moved
from engine.tables.live_table import LiveTable
from engine.tables.model import Status
from engine.tables.registry import TableRegistry

log = logging.getLogger(__name__)

ALIVE_SECONDS: Final = 60.0
JUMP_SECONDS: Final = 60.0
"""A difference between two clocks that only somebody who sets one makes; smaller ones are let pass."""


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
    """Notes from time to time that the program runs, and moves the deadlines of all open tables along."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        wake: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._registry = registry
        self._now = now
        self._sleep = sleep
        self._wake = wake
        self._clock_jumps = ClockJumpDetector(now, monotonic)

    async def resume(self) -> int:
        """Move stored deadlines along by the time the program was off; gives that time in seconds."""
        return await self._store.resume_clocks(int(self._now()), Status.PLAYING, moved)

    async def note(self) -> None:
        """Note that the program runs, so that the time it does not can be given back."""
        try:
            await self._store.alive(int(self._now()))
        except StoreUnavailable as error:
            log.error("The time could not be noted: %s", error)

    async def run(self) -> None:
        """Note it again and again, until cancelled."""
        while True:
            await self._sleep(ALIVE_SECONDS)
            await self.note()

    async def mind(self) -> None:
        """When somebody has set this computer's clock, move every deadline along: nobody's time is up by that."""
        jump = self._clock_jumps.jump()
        if not jump:
            return
        log.warning("The clock was set by %d seconds; all deadlines move along.", jump)
        tables = list(self._registry.open.values())
        for table in tables:
            table.move_times(jump, self._now())
        for table in tables:
            await table.store_deadline()
            self._wake(table)
