"""Opening the database: the lock, a backup before a migration, the migration, and sentences for what is
wrong.

The order matters: nobody else may have the file, nothing is changed before a copy of it is safe, and a
database that a newer program has changed is left alone.
"""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, inspect, text
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.pool import StaticPool

from engine.store import schema
from engine.store.errors import StoreProblem, StoreUnavailable
from engine.store.files import copy_database, keep_private, stamped
from engine.store.leases import LEASE_SECONDS, Leases, holders
from engine.store.shards import Shards

T = TypeVar("T")
MIGRATIONS = Path(__file__).with_name("migrations")
NO_DRIVER = "DATABASE_URL asks for postgresql, whose driver is missing: install boneyard[postgres]."
BUSY_SECONDS = 5
"""How long a write waits for another program (a backup, say) that has the file."""
PASSING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}
FOR_GOOD = {"28", "3D", "42"}
"""Classes of PostgreSQL's errors that waiting does not mend: who may come in, which database, what one may do there."""
LOOK_SECONDS = 10
"""How long a server is waited for that is only looked at."""
POOL_SECONDS = 120
"""How long a task waits for one of PostgreSQL's connections."""


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def database_path(url: URL) -> Path:
    """The file of an SQLite address; raises `StoreProblem` where there is none."""
    if not url.database or url.database == ":memory:":
        raise StoreProblem("DATABASE_URL names no file: matches must outlive the program, so give it one.")
    path = Path(url.database)
    if not path.parent.is_dir():
        raise StoreProblem(f"The folder {path.parent} does not exist: make it, or keep the database in another one.")
    if path.is_dir():
        raise StoreProblem(f"The database {path} is a folder: move it away, or name a file in DATABASE_URL.")
    return path


class Transaction(Protocol):
    """Does a piece of work in it."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T: ...


class Database(Protocol):
    """Where the store does its work, one transaction at a time for each connection."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction, which is rolled back if it raises."""
        ...

    async def run_together(self, work: Callable[[Connection], T]) -> T:
        """The same for work that is short: what waits at the same time may be one transaction, with one commit."""
        ...

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """One transaction for work in several pieces, which waits in their midst; rolled back if anything is raised."""
        ...

    async def alone(self) -> None:
        """Raises `StoreProblem` if another program has a part of it."""
        ...

    async def close(self) -> None:
        """Close every connection; safe to call twice."""
        ...


class Dialect(SQLiteDialect_pysqlite):
    """Transactions take the write lock at once: one that starts by reading could not be upgraded safely. (With a
    listener for that, every statement would look for listeners.)"""

    supports_statement_cache = True

    def do_begin(self, dbapi_connection: Any) -> None:
        dbapi_connection.execute("BEGIN IMMEDIATE")


registry.register("sqlite.boneyard", __name__, Dialect.__name__)


class Asked(Generic[T]):
    """Short work that waits for its transaction, and then what it gave or raised."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.given: list[T] = []
        self.error: Exception | None = None


class File:
    """SQLite: aiosqlite's one connection, in a thread of its own. A transaction goes there as a whole, not a statement
    at a time: it is over before the next one begins, and waits for no event loop in its middle."""

    def __init__(self, url: URL) -> None:
        self._path = database_path(url)
        self._sqlite: _Thread | None = None
        self._engine = create_engine(
            "sqlite+boneyard://",
            creator=self._connection,
            poolclass=StaticPool,
            hide_parameters=True,  # an error must not print a deal
        )
        event.listen(self._engine, "connect", _prepare)
        self._waiting: deque[Asked[Any]] = deque()
        self._closed = False

    def _connection(self) -> sqlite3.Connection:
        assert self._sqlite is not None
        return self._sqlite.connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await (await self._opened()).do(partial(self._transaction, work))

    async def run_together(self, work: Callable[[Connection], T]) -> T:
        """The disk takes its time for each commit, so whatever waits by then shares the next one."""
        sqlite, asked = await self._opened(), Asked(work)
        self._waiting.append(asked)
        await sqlite.do(self._work_off)
        if asked.error is not None:
            raise asked.error
        return asked.given[0]

    async def _opened(self) -> _Thread:
        """The first transaction, which is the migration's, opens the file."""
        if self._closed:
            raise StoreUnavailable("it is closed")
        if self._sqlite is None:
            self._sqlite = await _Thread(partial(sqlite3.connect, self._path, timeout=BUSY_SECONDS), iter_chunk_size=64)
        return self._sqlite

    def _work_off(self) -> None:
        """Do what waits, if those who came before have not done it already."""
        if waiting := [self._waiting.popleft() for _ in range(len(self._waiting))]:
            self._commit(waiting)

    def _commit(self, asked: list[Asked[Any]]) -> None:
        """In one transaction; if one of several fails, each in its own."""
        given: list[Any] = []
        try:
            with self._engine.begin() as connection:
                given += [each.work(connection) for each in asked]
        except Exception as error:
            if len(asked) > 1 and not given:
                for each in asked:
                    self._commit([each])
                return
            for each in asked:
                each.error = error
        else:
            for each, result in zip(asked, given, strict=True):
                each.given.append(result)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        assert self._sqlite is not None
        do = self._sqlite.do
        connection = await do(self._engine.connect)

        async def run(work: Callable[[Connection], T]) -> T:
            return await do(partial(work, connection))

        try:
            begun = await do(connection.begin)
            yield run
            await do(begun.commit)
        finally:
            await do(connection.close)  # rolls back what is not committed

    async def alone(self) -> None:
        """`FileLock` sees to it."""

    async def close(self) -> None:
        self._closed = True
        if self._sqlite is not None:
            sqlite, self._sqlite = self._sqlite, None
            await sqlite.close()


class _Thread(aiosqlite.Connection):
    """aiosqlite does a method of a cursor at a time; here it does a piece of work of ours in the same way."""

    @property
    def connection(self) -> sqlite3.Connection:
        return self._conn

    async def do(self, work: Callable[[], T]) -> T:
        """Do `work` in the thread of the connection, after whatever was asked for before."""
        execute: Callable[[Callable[[], T]], Awaitable[T]] = self._execute
        return await execute(work)

    def __await__(self) -> Generator[Any, None, _Thread]:
        yield from super().__await__()
        return self


class Server:
    """PostgreSQL: some connections on the event loop, and the leases of what is served."""

    def __init__(self, url: URL, shards: Shards) -> None:
        if not find_spec("asyncpg"):
            raise StoreProblem(NO_DRIVER)
        from sqlalchemy.ext.asyncio import create_async_engine  # a third of a second that SQLite need not spend

        holder = token_hex(8)
        self._engine = create_async_engine(
            url,
            async_creator=partial(_connect, url, f"boneyard {holder}"),
            pool_pre_ping=True,
            pool_timeout=POOL_SECONDS,
            hide_parameters=True,
        )
        self.leases = Leases(self._engine, shards, holder, label(url), _since_start)

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(partial(self._checked, work))

    async def run_together(self, work: Callable[[Connection], T]) -> T:
        return await self.run(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        async with self._engine.begin() as connection:
            await connection.run_sync(self.leases.check)
            yield connection.run_sync

    def _checked(self, work: Callable[[Connection], T], connection: Connection) -> T:
        self.leases.check(connection)
        return work(connection)

    async def alone(self) -> None:
        await self.leases.alone()

    async def close(self) -> None:
        await self.leases.close()
        await self._engine.dispose()


def _since_start() -> float:
    """Seconds that nobody can set, those in which the computer slept too if it can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


async def _connect(url: URL, name: str) -> Any:
    """A connection as `asyncpg` makes it of an address, whatever that asks for (`sslmode`, say). The server ends it
    when its program stands still within a transaction."""
    asyncpg: Any = import_module("asyncpg")
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    limits = {"idle_in_transaction_session_timeout": f"{LEASE_SECONDS}s", "lock_timeout": f"{2 * LEASE_SECONDS}s"}
    return await asyncpg.connect(address, server_settings={**limits, "application_name": name})


def label(url: URL) -> str:
    """An address for people to read, without its secrets."""
    return url.set(query={}).render_as_string(hide_password=True)


def _prepare(connection: Any, record: object) -> None:
    """Make every commit durable, check foreign keys, and leave transactions to `Dialect`."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def _scripts(folder: Path) -> ScriptDirectory:
    """The migrations in a folder, which are read once."""
    return ScriptDirectory(folder)


def head_revision() -> str:
    """The newest migration this program has."""
    head = _scripts(MIGRATIONS).get_current_head()
    assert head is not None
    return head


def current_revision(connection: Connection) -> str | None:
    """The format of the database; None if no Boneyard has written it."""
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def too_new(current: str | None) -> str | None:
    """A whole sentence if the format `current` is none of this program's, which is how a newer one shows."""
    known = {script.revision for script in _scripts(MIGRATIONS).walk_revisions()}
    if current is None or current in known:
        return None
    return (
        f"The database was made by a newer Boneyard (its format is {current}): install that version again, or put "
        "back the backup made before the upgrade with `boneyard restore`."
    )


async def migrate(database: Database, file: Path | None, *, now: float) -> Path | None:
    """Bring the database up to this program; gives the backup that was made first, if there was anything to
    save. Raises `StoreProblem` for a database of a newer program."""
    current = await database.run(current_revision)
    if current == head_revision():
        return None
    if problem := too_new(current):
        raise StoreProblem(problem)
    await database.alone()
    saved = None
    if current is not None and file is not None:
        saved = await asyncio.to_thread(copy_database, file, stamped(file, f"before-upgrade-from-{current}", now))
    await database.run(_upgrade)
    return saved


async def open_database(
    url: URL, shards: Shards, prepare: Callable[[Database, Path | None], Awaitable[T]]
) -> tuple[Database, T]:
    """A database, and what `prepare` gave, such as `migrate` does: it was called when nobody else could come, with the
    file if it is one. Raises `StoreProblem`, and leaves nothing open then."""
    file = database_path(url) if is_sqlite(url) else None
    database = File(url) if file else Server(url, shards)
    try:
        if isinstance(database, Server):
            async with database.leases.entering():
                return database, await prepare(database, None)
        if file:
            keep_private(file)
        return database, await prepare(database, file)
    except StoreProblem:
        await database.close()
        raise
    except Exception as error:  # drivers and migrations raise what they like
        await database.close()
        raise _cannot_open(url, error) from error
    except BaseException:
        await database.close()
        raise


def _cannot_open(url: URL, error: Exception) -> StoreProblem:
    remedy = "; put a backup in its place with `boneyard restore`" if is_damage(error) else ""
    name = database_path(url) if is_sqlite(url) else label(url)
    sentence = f"The database {name} cannot be opened: {reason(error)}{remedy}."
    return StoreProblem(sentence, lasting=not _passing(url, error))


class Found(NamedTuple):
    """What there is at the address of a server."""

    version: str
    revision: str | None
    """None: no Boneyard has made anything there."""
    holders: Sequence[Shards]
    """What other programs serve on it now."""


async def look_at_server(url: URL) -> Found:
    """Connect, and change nothing. Raises `StoreProblem` if that is impossible."""

    def look(connection: Connection) -> Found:
        revision = current_revision(connection)
        there = inspect(connection).has_table(schema.leases.name)
        return Found(
            str(connection.scalar(text("SHOW server_version"))), revision, holders(connection) if there else []
        )

    server = Server(url, Shards())
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            return await server.run(look)
    except TimeoutError as error:
        sentence = f"The database {label(url)} does not answer: look whether its address is right and it runs."
        raise StoreProblem(sentence, lasting=False) from error
    except Exception as error:  # as in `open_database`
        raise _cannot_open(url, error) from error
    finally:
        await server.close()


def reason(error: BaseException) -> str:
    """What the database itself said, in one line without its statement."""
    cause = getattr(error, "orig", None) or error.__cause__ or error
    return str(getattr(cause, "strerror", None) or cause).splitlines()[0].rstrip(".")


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file is not as it was written, which no waiting mends."""
    cause = getattr(error, "orig", None) or error
    return _code(cause) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "decode to UTF-8" in str(cause)


def _code(cause: BaseException) -> int:
    return int(getattr(cause, "sqlite_errorcode", 0)) & 0xFF


def _passing(url: URL, error: BaseException) -> bool:
    """Whether the same attempt may succeed later: a full or busy disk, a server that is not up yet."""
    cause = getattr(error, "orig", None) or error
    if is_sqlite(url):
        return _code(cause) in PASSING or getattr(cause, "errno", None) == errno.ENOSPC
    badly_written = type(cause).__name__ == "ClientConfigurationError"
    return not badly_written and str(getattr(cause, "sqlstate", None))[:2] not in FOR_GOOD
