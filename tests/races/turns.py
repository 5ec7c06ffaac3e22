"""Decides which transaction on a PostgreSQL database runs its next statement, so that a race can be repeated."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import await_only

from engine.store.postgres import Server

T = TypeVar("T")
BLOCKED: Final = "SELECT pid FROM unnest($1::int[]) AS pid WHERE cardinality(pg_blocking_pids(pid)) > 0"
"""The connections that wait for a lock of another one."""
SHOWN: Final = 100
"""Characters of a statement in a report."""


class Resting(asyncio.SelectorEventLoop):
    """An event loop that tells when no task is ready. Work for threads is done at once."""

    _ready: Any

    def __init__(self) -> None:
        super().__init__()
        self._rest: asyncio.Future[None] | None = None

    async def at_rest(self) -> None:
        """Wait until no other task is ready. Only one task may wait."""
        self._rest = self.create_future()
        await self._rest

    def _run_once(self) -> None:
        if self._rest is not None and not self._ready:
            self._rest.set_result(None)
            self._rest = None
        super()._run_once()  # type: ignore[misc]  # typeshed leaves it out

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


@dataclass(eq=False, slots=True)
class Run:
    """A transaction under way."""

    process: str
    writes: bool
    statements: int = 0
    pid: int = 0
    """The server's number of its connection."""
    turn: asyncio.Future[None] | None = None
    """Set while it waits for its turn."""


RUN: Final = ContextVar[Run | None]("RUN", default=None)
"""The transaction of the current task."""


class Turns:
    """Lets one transaction go on at a time: from a statement to its next one, or until it waits for a lock."""

    def __init__(self, loop: Resting, ask: Callable[[str, list[int]], Any]) -> None:
        """`ask` sends a question to the server on a connection of its own."""
        self._loop, self._ask = loop, ask
        self._active: list[Run] = []
        self._news = asyncio.Event()
        self.rng: Random | None = None
        """Chooses the next transaction; None: all go on by themselves."""
        self.trace: list[str] = []
        """The statements in their order."""

    def watch(self, server: Server) -> None:
        """Let the writing transactions of this process wait for their turns."""
        engine = server._engine.sync_engine
        event.listen(engine, "before_cursor_execute", self._before)
        event.listen(engine, "commit", self._commit)
        for pool in (engine.pool, server._reading.sync_engine.pool):
            pool._pre_ping = False  # the connections are sound, and a third of the time goes by

    def _before(self, connection: Connection, cursor: Any, statement: str, *_: Any) -> None:
        if (run := RUN.get()) is None:
            return
        raw: Any = connection.connection.driver_connection
        run.pid = raw.get_server_pid()
        run.statements += 1
        if run.statements > 1:
            await_only(self.turn(run, statement))
        else:  # the transaction's beginning had a turn, but from now on it may wait for a lock
            self._news.set()

    def _commit(self, connection: Connection) -> None:
        if (run := RUN.get()) is not None:
            await_only(self.turn(run, "COMMIT"))

    async def turn(self, run: Run, statement: str) -> None:
        """Wait until it is this transaction's turn."""
        if self.rng is not None:
            run.turn = self._loop.create_future()
            self._news.set()
            await run.turn
            self.trace.append(f"{run.process}: {' '.join(statement.split())[:SHOWN]}")

    @contextmanager
    def transaction(self, process: str, *, writes: bool) -> Iterator[Run]:
        """A transaction of this process is under way."""
        run = Run(process, writes)
        self._active.append(run)
        token = RUN.set(run if writes else None)
        try:
            yield run
        finally:
            RUN.reset(token)
            self._active.remove(run)
            self._news.set()

    async def rest(self) -> None:
        """Wait until nothing is under way, in the order that comes by itself."""
        await self._loop.at_rest()
        while self._active:
            self._news.clear()
            await self._news.wait()
            await self._loop.at_rest()

    async def conduct(self, rng: Random) -> None:
        """Give the turns, as `rng` chooses, until nothing is under way."""
        self.rng, self.trace, last = rng, [], None
        while True:
            await self._loop.at_rest()
            self._news.clear()
            moving = await self._moving()
            waiting = [run for run in self._active if run.turn is not None]
            if moving or (self._active and not waiting):  # without one that waits, the server solves a deadlock
                await self._news.wait()
                continue
            if not waiting:
                self.rng = None
                return
            waiting.sort(key=lambda run: (run is not last, run.process))
            last = waiting[rng.randrange(len(waiting))]
            turn, last.turn = last.turn, None
            assert turn is not None
            turn.set_result(None)

    async def _moving(self) -> bool:
        """Whether a transaction comes to its next turn by itself, or waits for a lock, which this finds out."""
        while moving := [run for run in self._active if run.turn is None]:
            holding = [run for run in self._active if run.writes and run.statements]
            if len(holding) < 2 or not all(run in holding for run in moving):
                return True
            found = {row["pid"] for row in await self._ask(BLOCKED, [run.pid for run in moving])}
            await self._loop.at_rest()
            if all(run.pid in found for run in self._active if run.turn is None):
                return False
        return False


class Watched:
    """The database of a process, whose transactions wait for their turns."""

    leases = None

    def __init__(self, server: Server, process: str, turns: Turns) -> None:
        self._server, self._process, self._turns = server, process, turns
        self._quick: AsyncConnection | None = None
        self._reading = asyncio.Lock()
        turns.watch(server)

    async def run(self, work: Callable[[Connection], T], *, together: bool = False, at_once: bool = False) -> T:
        with self._turns.transaction(self._process, writes=True) as run:
            await self._turns.turn(run, "BEGIN")
            return await self._server.run(work, together=together, at_once=at_once)

    async def read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        with self._turns.transaction(self._process, writes=False) as run:
            if self._turns.rng is None:
                return await self._read(work)
            await self._turns.turn(run, "READ")
            return await self._server.read(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """The same while nothing races: without a transaction, on one connection, in half of the time."""
        async with self._reading:
            if self._quick is None:
                self._quick = await self._server._reading.connect()
                await self._quick.execution_options(isolation_level="AUTOCOMMIT")
            return await self._quick.run_sync(work)

    async def close(self) -> None:
        """The connections stay open for the next race."""

    async def end(self) -> None:
        """No race follows."""
        if self._quick is not None:
            await self._quick.close()
