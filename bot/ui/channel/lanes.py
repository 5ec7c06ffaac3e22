"""Runs marked work, one piece at a time in each lane, so that ten quick changes make one edit.

A failure that may pass is tried again with growing pauses. After a crash, the next start finds what the database calls
behind. Such a backlog, of a start or an outage, is worked off slowly, so that most of Discord's rate limit is left for
players. `Outside` is what all parts that show tables share.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Hashable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import discord

from bot.ui.channel.appearance import Appearance
from bot.ui.channel.discord_errors import DISCORD_ERRORS, limited, pause_after, worth_trying_again
from engine.rules.errors import Refused
from engine.statistics import Statistics
from engine.tables.service import Tables
from engine.tables.table.errors import TableRefusal

log = logging.getLogger(__name__)

AT_ONCE: Final = 12
"""Pieces of work at the same time."""
BURST: Final = 8
"""Requests sent at once after a pause."""
A_SECOND: Final = 16
"""Requests a second after that: never 25 in any second, of the 50 that Discord takes."""
FEW: Final = 4
"""Tables of the backlog drawn at the same time."""
MOST: Final = 20
"""Tables that wait to be drawn. Others are not looked at yet."""
Lane = TypeVar("Lane", bound=Hashable)
_drawn: ContextVar[str | None] = ContextVar("drawn", default=None)
"""The table this task makes requests for."""


class Backlog:
    """The tables to redraw. A table leaves as soon as a user does something there."""

    def __init__(self, monotonic: Callable[[], float], sleep: Callable[[float], Awaitable[object]]) -> None:
        self._monotonic = monotonic
        self._sleep = sleep
        self.tables: set[str] = set()
        self._fewer = asyncio.Event()
        self._next = float("-inf")
        """When the next request may leave."""
        self._room = asyncio.Semaphore(FEW)

    async def has_room(self) -> None:
        """Wait until there is room for another table."""
        while len(self.tables) >= MOST:
            self._fewer.clear()
            await self._fewer.wait()

    def discard(self, table: str) -> None:
        """Take a table out: it is drawn, or a user waits for it."""
        self.tables.discard(table)
        self._fewer.set()

    @asynccontextmanager
    async def slowly(self, table: str) -> AsyncIterator[None]:
        """Draw a few tables at a time, and pace the requests made in here while this one is in the backlog."""
        async with self._room:
            before = _drawn.set(table)
            try:
                yield
            finally:
                _drawn.reset(before)

    @asynccontextmanager
    async def late(self, what: str) -> AsyncIterator[None]:
        """The same for work that belongs to no table."""
        async with self.slowly(what):
            self.tables.add(what)
            try:
                yield
            finally:
                self.discard(what)

    async def on_request(self, *_: object) -> None:
        """Called by `aiohttp` before each request: wait if it is a paced one."""
        if _drawn.get() not in self.tables:
            return
        now = self._monotonic()
        self._next = max(self._next, now - (BURST - 1) / A_SECOND)
        wait, self._next = self._next - now, self._next + 1 / A_SECOND
        if wait > 0:
            await self._sleep(wait)


@dataclass(frozen=True, slots=True)
class Outside:
    """Discord, the tables, pictures and time."""

    client: discord.Client
    tables: Tables
    statistics: Statistics
    appearance: Appearance
    backlog: Backlog
    now: Callable[[], float]
    """Seconds UTC."""
    sleep: Callable[[float], Awaitable[object]]


class Lanes(Generic[Lane]):
    """Runs `work(lane, item)` for each marked item, after answers and earlier pictures: its own pictures are due
    `head_start` seconds after the mark. `held` items wait for `go_on`. A lane rests for `between` seconds before its
    next piece of work."""

    def __init__(
        self,
        what: str,
        work: Callable[[Lane, str], Awaitable[None]],
        outside: Outside,
        held: Container[str],
        *,
        head_start: float,
        between: float = 0.0,
    ) -> None:
        self._what = what
        self._work = work
        self._turn = outside.appearance.turn
        self._backlog = outside.backlog
        self.sleep = outside.sleep
        self._held = held
        self._head_start = head_start
        self._between = between
        self._marked: dict[Lane, dict[str, float]] = {}
        """By lane, the marked items in order, and when each was marked."""
        self.tasks: dict[Lane, asyncio.Task[None]] = {}
        self._resting: dict[Lane, asyncio.Future[object]] = {}
        """By lane, the pause before the next piece of work."""
        self.parked: dict[Lane, float] = {}
        """Lanes at rest until they are unparked."""
        self._room = asyncio.Semaphore(AT_ONCE)
        self.closing = False

    def waits(self, lane: Lane, item: str) -> bool:
        """Whether the item is marked and not yet at work."""
        return item in self._marked.get(lane, ())

    def waited(self) -> float:
        """Seconds since the oldest waiting item was marked; parked lanes don't count."""
        now = asyncio.get_running_loop().time()
        since = (since for lane, items in self._marked.items() if lane not in self.parked for since in items.values())
        return now - min(since, default=now)

    def waiting(self) -> int:
        """The number of marked items; those in parked lanes don't count."""
        return sum(len(marked) for lane, marked in self._marked.items() if lane not in self.parked)

    def mark(self, lane: Lane, item: str) -> None:
        """Work on the item soon."""
        if not self.closing:
            self._marked.setdefault(lane, {}).setdefault(item, asyncio.get_running_loop().time())
            if item not in self._held:
                self.go_on(lane)

    def go_on(self, lane: Lane) -> None:
        """Work in the lane, if anything is marked there."""
        if lane in self._marked and not (lane in self.tasks or lane in self.parked or self.closing):
            self.tasks[lane] = asyncio.create_task(self._run(lane), name=f"{self._what} in lane {lane}")

    def hurry(self, lane: Lane) -> None:
        """End the lane's pause."""
        if lane in self._resting:
            self._resting[lane].cancel()

    async def close(self, seconds: float) -> None:
        """Do the marked work once more, in at most that time."""
        self.closing = True
        for rest in self._resting.values():
            rest.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.finish(*self.tasks), seconds)
        for task in self.tasks.values():
            task.cancel()

    async def finish(self, *lanes: Lane) -> None:
        """Wait for the work in these lanes."""
        if tasks := [self.tasks[lane] for lane in lanes if lane in self.tasks]:
            await asyncio.wait(tasks)

    async def _run(self, lane: Lane) -> None:
        failures, marked = 0, self._marked[lane]
        try:
            while lane not in self.parked and (items := [item for item in marked if item not in self._held]):
                item, pause = items[0], 0.0
                since = marked.pop(item)
                async with self._backlog.slowly(item) if item in self._backlog.tables else self._room:
                    try:
                        await self._turn(since + self._head_start)
                        await self._work(lane, item)
                        failures = 0
                    except Exception as error:
                        if self._retries(item, error):
                            failures += 1
                            pause = pause_after(failures)
                            self.mark(lane, item)
                        if limited(error):  # rest in the room: other lanes must not ask meanwhile
                            await self._rest(lane, pause)
                            pause = 0.0
                if item not in marked:
                    self._backlog.discard(item)
                if not failures and marked:
                    pause = self._between
                if pause:
                    await self._rest(lane, pause)
        finally:
            del self.tasks[lane]
            for item in marked:  # parked or held
                self._backlog.discard(item)
            if not marked:
                del self._marked[lane]

    def _retries(self, item: str, error: Exception) -> bool:
        """Log why the work failed; whether to try again."""
        refusal = error.refusal if isinstance(error, Refused) else None
        if refusal is TableRefusal.NO_SUCH_TABLE:
            return False
        if self.closing or isinstance(error, (Refused, *DISCORD_ERRORS)):  # the connection may be closed already
            log.warning("%s %s was not drawn: %s", self._what, item, error)
        else:
            log.error("%s %s could not be drawn.", self._what, item, exc_info=error)
        return not self.closing and (refusal is TableRefusal.STORE_UNAVAILABLE or worth_trying_again(error))

    async def _rest(self, lane: Lane, seconds: float) -> None:
        """Wait, until someone is in a hurry or the program ends."""
        rest = self._resting[lane] = asyncio.ensure_future(self.sleep(seconds))
        try:
            await asyncio.wait([rest])
        finally:
            del self._resting[lane]
            rest.cancel()
