"""An event loop and a database that let chance decide what goes first, reproducibly."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections import deque
from collections.abc import Callable, MutableSequence, Sequence
from contextlib import closing
from random import Random
from typing import Any, Final, TypeVar

from hypothesis import HealthCheck, find, settings
from hypothesis.errors import FlakyFailure, NoSuchExample
from hypothesis.strategies import integers, lists
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.pool import StaticPool

from engine.store import Store
from engine.store.shards import Shards

T = TypeVar("T")
PAUSES = 4
"""Before and after a transaction, a task lets others go first up to so often."""


CHOICES = 40
"""The most choices of a schedule that is searched for."""


class Choices(Random):
    """Chance that follows a list of choices. 0 changes no order, and so does every choice after the last one."""

    def __init__(self, listed: Sequence[int]) -> None:
        super().__init__(0)
        self._left = iter(listed)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return next(self._left, 0) % start

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for place in range(len(x) - 1):
            x.insert(place, x.pop(place + self.randrange(len(x) - place)))


def smallest(wrong: Callable[[Random], bool], most: int = 60) -> list[int] | None:
    """The simplest choices that go wrong, without the zeros at their end; None if `most` tries find none that go wrong
    each time."""
    schedules = lists(integers(0, 3), min_size=CHOICES, max_size=CHOICES)
    quiet = list(HealthCheck)
    every = settings(max_examples=most, deadline=None, database=None, suppress_health_check=quiet)
    try:
        found = find(schedules, lambda listed: wrong(Choices(listed)), settings=every, random=Random(0))
    except (NoSuchExample, FlakyFailure):
        return None
    while found and not found[-1]:
        found.pop()
    return found


class Chancy(asyncio.SelectorEventLoop):
    """An event loop that runs the tasks that are ready in an order by chance; without `rng` in their own order."""

    _ready: deque[Any]

    def __init__(self, rng: Random | None) -> None:
        super().__init__()
        self._rng = rng

    def _run_once(self) -> None:
        if self._rng is not None and len(self._ready) > 1:
            ready = list(self._ready)
            self._rng.shuffle(ready)
            self._ready.clear()
            self._ready.extend(ready)
        super()._run_once()  # type: ignore[misc]  # typeshed leaves it out


async def ended_tasks() -> None:
    """Cancel all that still waits, such as robots that think."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


FIRST: Final[dict[str, Engine]] = {}


class Memory:
    """A database in memory. Every transaction runs at once, between pauses in which other tasks go on."""

    def __init__(self, connection: sqlite3.Connection, rng: Random | None) -> None:
        self._rng = rng
        self._engine = create_engine("sqlite+boneyard://", creator=lambda: connection, poolclass=StaticPool)
        first = FIRST.setdefault("engine", self._engine)  # all share what it has compiled, as in `compile_once`
        self._engine.dialect, self._engine._compiled_cache = first.dialect, first._compiled_cache

    async def run(self, work: Callable[[Connection], T], *, together: bool = False, at_once: bool = False) -> T:
        await self._pause()
        with self._engine.begin() as connection:
            result = work(connection)
        await self._pause()
        return result

    async def read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        return await self.run(work)

    async def _pause(self) -> None:
        for _ in range(self._rng.randrange(PAUSES) if self._rng else 0):
            await asyncio.sleep(0)

    async def close(self) -> None:
        """The connection stays open: the test reads it."""


def connected(image: bytes) -> sqlite3.Connection:
    """A database in memory with this content."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.deserialize(image)
    connection.execute("PRAGMA foreign_keys=ON").close()
    return connection


def store_on(connection: sqlite3.Connection, rng: Random | None) -> Store:
    """A store on this database."""
    database: Any = Memory(connection, rng)
    return Store(database, None, None, Shards())


NOT_COMPARED: Final = frozenset(("version", "awaited_since", "shown_version"))
"""Columns that count changes: two orders may need different numbers of them."""
SINCE: Final = re.compile(r', "since": \d+')
"""In a question: the version at which it was put."""


def uncounted(row: dict[str, Any]) -> str:
    """A row without what only counts changes. Of the version that a person at a lobby has agreed to, it tells whether
    the settings have changed since."""
    kept = {name: value for name, value in row.items() if name not in NOT_COMPARED}
    if '"agreed"' in (text := kept.get("participants") or ""):
        people = json.loads(text)
        terms = people.pop("terms", 0)
        agreed = [{**one, "version": one["version"] >= terms} for one in people["agreed"]]
        kept["participants"] = json.dumps({**people, "agreed": agreed})
    return SINCE.sub("", repr(kept))


def rows(connection: sqlite3.Connection) -> list[str]:
    """All rows of a database, without what only counts changes."""
    with closing(connection.cursor()) as cursor:
        cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        found = []
        for (name,) in cursor.fetchall():
            cursor.execute(f'SELECT * FROM "{name}"')
            columns = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                found.append(f"{name} {uncounted(dict(zip(columns, row, strict=True)))}")
    return sorted(found)


def open_in(connection: sqlite3.Connection) -> list[str]:
    """The ids of the open tables in a database."""
    with closing(connection.cursor()) as cursor:
        cursor.execute("SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id")
        return [table_id for (table_id,) in cursor.fetchall()]
