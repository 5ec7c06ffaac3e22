"""SQLite: one connection that writes, in a thread of its own, and some that only read beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from engine.store.database import Transaction
from engine.store.errors import StoreUnavailable, is_disk
from engine.store.files import PRIVATE, has_log, inode, reading

T = TypeVar("T")
BUSY_SECONDS = 5
"""The wait for another program that has locked the file, such as a backup."""
READERS: Final = 4
"""The most reads at a time."""
LOOK_EVERY: Final = 10_000
"""The number of SQLite's instructions after which a read checks its time limit."""


class Dialect(SQLiteDialect_pysqlite):
    """Takes the write lock when a transaction begins: a transaction that reads first could not get it safely later.
    (An event listener would do the same, but costs time in every statement.)"""

    supports_statement_cache = True

    def do_begin(self, dbapi_connection: Any) -> None:
        dbapi_connection.execute("BEGIN IMMEDIATE")


class ReadingDialect(Dialect):
    """Begins transactions that read a snapshot and never wait for a writer."""

    supports_statement_cache = True

    def do_begin(self, dbapi_connection: Any) -> None:
        dbapi_connection.execute("BEGIN")


registry.register("sqlite.boneyard", __name__, Dialect.__name__)
registry.register("sqlite.boneyard_reading", __name__, ReadingDialect.__name__)


Waiting = tuple[Callable[[Connection], T], Future[T]]
"""Short work that waits for a shared transaction, and its result."""


class File:
    """A database file. A whole transaction runs in the connection's thread at once, so it never waits for the event
    loop."""

    dialect = "boneyard"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread: _Thread | None = None
        self._engine = create_engine(
            f"sqlite+{self.dialect}://",
            creator=self._connection,
            poolclass=StaticPool,
            hide_parameters=True,  # an error must not print a deal
        )
        event.listen(self._engine, "connect", self._prepare)
        self._waiting: deque[Waiting[Any]] = deque()
        self._closed = False
        self._doubtful = False
        """Whether a commit failed at the disk, so that its pages may be in the log and come back with a restart."""
        self._inode: int | None = None
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._reading = create_engine(
            "sqlite+boneyard_reading://",
            creator=self._reader,
            poolclass=QueuePool,
            pool_size=READERS,
            max_overflow=0,
            hide_parameters=True,
        )

    def _connection(self) -> sqlite3.Connection:
        assert self._thread is not None
        return self._thread.connection

    async def run(self, work: Callable[[Connection], T], *, together: bool = False, at_once: bool = False) -> T:
        """Run `work` in a transaction, rolled back if it raises. With `together`, it may share its commit: the disk
        takes its time for each, so all short work that waits by then shares the next one. No two transactions run at
        the same time (`at_once`)."""
        if self._closed:
            raise StoreUnavailable("it is closed")
        if self._thread is None:
            self._thread = await _Thread(self._connect, iter_chunk_size=64)
            self._inode = inode(self.path)
        result: Future[T] = Future()
        if together:
            self._waiting.append((work, result))
        await self._thread.do(self._run_waiting if together else partial(self._commit, [(work, result)]))
        return result.result()

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=BUSY_SECONDS)

    @staticmethod
    def _prepare(connection: Any, record: object) -> None:
        """Make commits durable, check foreign keys, and leave transactions to `Dialect`."""
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    async def read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        """Run `work`, which only reads, beside all writes. SQLite interrupts it after `seconds`."""
        if self._closed:
            raise StoreUnavailable("it is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work, seconds)

    def _reader(self) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode=ro"
        made = sqlite3.connect(address, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True)
        if self._inode != inode(self.path):
            made.close()
            raise sqlite3.OperationalError("the file was deleted or replaced")
        return made

    def _look(self, work: Callable[[Connection], T], seconds: float | None) -> T:
        if self._doubtful:
            raise StoreUnavailable("the disk failed, and it is not known what it holds")
        with self._reading.connect() as connection, connection.begin():
            ends = None if seconds is None else monotonic() + seconds
            raw: Any = connection.connection.driver_connection
            raw.set_progress_handler(None if ends is None else lambda: monotonic() > ends, LOOK_EVERY)
            return work(connection)

    def _run_waiting(self) -> None:
        if waiting := [self._waiting.popleft() for _ in range(len(self._waiting))]:
            self._commit(waiting)

    def _commit(self, waiting: list[Waiting[Any]]) -> None:
        """Run all in one transaction. If one of several fails, run each in its own. If the commit fails at the disk,
        make sure that nothing of it is kept, before anyone is told."""
        results: list[Any] = []
        try:
            if self._doubtful:
                self._settle()
            with self._engine.begin() as connection:
                results += [work(connection) for work, _ in waiting]
        except Exception as error:
            if len(waiting) > 1 and not results:
                for each in waiting:
                    self._commit([each])
                return
            if results and is_disk(error):
                self._doubtful = True
                with suppress(SQLAlchemyError):
                    self._settle()
            for _, future in waiting:
                future.set_exception(error)
        else:
            for (_, future), result in zip(waiting, results, strict=True):
                future.set_result(result)

    def _settle(self) -> None:
        """Commit a small change over what a failed commit may have left in the log: what isn't acknowledged must not
        come back with a restart. As long as this fails, nothing is read or written."""
        with self._engine.begin() as connection:
            number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 2**31}")
        self._doubtful = False

    def lost(self) -> bool:
        """Whether the file was deleted or replaced since it was opened."""
        try:
            return inode(self.path) != self._inode
        except OSError:  # the disk does not answer now
            return False

    async def rescue(self, target: Path) -> None:
        """Refuse all work from now on, and copy everything into a new file. The system keeps an open file until it
        is closed, also after its name is gone."""
        self._closed = True

        def copy() -> None:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)
            target.touch(PRIVATE)
            self._connection().execute("VACUUM INTO ?", (str(target),)).close()

        assert self._thread is not None
        await self._thread.do(copy)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """One transaction for several functions with pauses between them."""
        assert self._thread is not None
        do = self._thread.do
        connection = await do(self._engine.connect)

        async def run(work: Callable[[Connection], T]) -> T:
            return await do(partial(work, connection))

        try:
            begun = await do(connection.begin)
            yield run
            await do(begun.commit)
        finally:
            await do(connection.close)  # rolls back uncommitted work

    async def close(self) -> None:
        """Close the connections. Safe to call twice."""
        self._closed = True
        self._readers.shutdown()
        self._reading.dispose()
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.close()


class ReadFile(File):
    """A database file that is only read, whether or not a bot uses it. No file is changed or made."""

    dialect = "boneyard_reading"

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._quiet = not has_log(path)

    def _connect(self) -> sqlite3.Connection:
        return reading(self.path)

    @staticmethod
    def _prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None

    async def read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        return await self.run(work)

    def _commit(self, waiting: list[Waiting[Any]]) -> None:
        super()._commit(waiting)
        if self._quiet and has_log(self.path):
            raise StoreUnavailable("a bot has started on it meanwhile: try again")


class _Thread(aiosqlite.Connection):
    """An aiosqlite connection whose thread runs functions of ours."""

    @property
    def connection(self) -> sqlite3.Connection:
        return self._conn

    async def do(self, work: Callable[[], T]) -> T:
        """Run `work` in the connection's thread, after all earlier work."""
        execute: Callable[[Callable[[], T]], Awaitable[T]] = self._execute
        return await execute(work)

    def __await__(self) -> Generator[Any, None, _Thread]:
        yield from super().__await__()
        return self
