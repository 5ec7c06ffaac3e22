"""Opens a database: lock, backup, migration, and a sentence for each problem. Copies a whole one into another.

The order matters. No other process may use the file, a backup precedes every migration, and the database of a newer
Boneyard stays untouched.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Table, exists, func, insert, inspect, literal, make_url, select, text, tuple_
from sqlalchemy.exc import SQLAlchemyError

from engine.store import schema
from engine.store.database import Transaction, database_path, is_sqlite, label
from engine.store.errors import OlderFormat, StoreProblem, StoreUnavailable, is_damage, is_passing, reason
from engine.store.files import FileLock, because, copy_database, keep_private, stamped
from engine.store.postgres import Server, holders
from engine.store.shards import Shards
from engine.store.sqlite import File, ReadFile

T = TypeVar("T")
Database = File | Server
MIGRATIONS = Path(__file__).with_name("migrations")
ANSWER_SECONDS = 10
"""The wait for a server's answer in `look_at_server`."""


@cache
def _scripts(folder: Path) -> ScriptDirectory:
    return ScriptDirectory(folder)


def head_revision() -> str:
    """This program's newest migration."""
    head = _scripts(MIGRATIONS).get_current_head()
    assert head is not None
    return head


def current_revision(connection: Connection) -> str | None:
    """The format of the database; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def unusable(name: object, revision: str | None, tables: Collection[str]) -> str | None:
    """A sentence if this program must not use a database with this format and these tables."""
    if revision is None:
        ours = sorted(schema.metadata.tables.keys() & set(tables))
        remedy = "put a backup in its place with `boneyard restore`, or name another database"
        return f"The database {name} has the table {ours[0]}, but no format: {remedy}." if ours else None
    if revision in {script.revision for script in _scripts(MIGRATIONS).walk_revisions()}:
        return None
    return (
        f"The database was made by a newer Boneyard (its format is {revision}): install that version again, or put "
        "back the backup made before the upgrade with `boneyard restore`."
    )


def _state(connection: Connection) -> tuple[str | None, list[str]]:
    return current_revision(connection), inspect(connection).get_table_names()


async def check_format(database: Database, name: str) -> None:
    """Raise `StoreProblem` unless the database has this program's format, `OlderFormat` if an upgrade would help."""
    revision = await database.run(current_revision)
    if revision is None:
        raise StoreProblem(f"No Boneyard has made the database {name}: look for the right one.")
    if problem := unusable(name, revision, ()):
        raise StoreProblem(problem)
    if revision != head_revision():
        raise OlderFormat(f"The database {name} is of an older version: upgrade it first with `boneyard migrate`.")


async def migrate(database: Database, url: URL, *, now: float) -> Path | None:
    """Upgrade the database to this program's format. Return the backup made before, if there was anything to save.
    Raises `StoreProblem` for a database that this program cannot use."""
    current, tables = await database.run(_state)
    if current == head_revision():
        return None
    if problem := unusable(label(url), current, tables):
        raise StoreProblem(problem)
    if isinstance(database, Server):
        await database.leases.alone()
    saved = None
    if current is not None and is_sqlite(url):
        file = database_path(url)
        saved = await asyncio.to_thread(copy_database, file, stamped(file, f"before-upgrade-from-{current}", now))
    await database.run(_upgrade)
    return saved


async def open_database(url: URL, shards: Shards, prepare: Callable[[Database], Awaitable[T]]) -> tuple[Database, T]:
    """Open a database and call `prepare`, such as `migrate`, before any other process can use it. Return both results.
    Raises `StoreProblem` and leaves nothing open."""
    database: Database = File(database_path(url)) if is_sqlite(url) else Server(url, shards)
    async with _or_closed(database, url):
        if isinstance(database, Server):
            async with database.leases.entering():
                return database, await prepare(database)
        keep_private(database_path(url))
        return database, await prepare(database)


async def read_database(url: URL) -> Database:
    """Open a database of this program's format that is only read: without lock or leases, and no file changes. Raises
    `StoreProblem` and leaves nothing open."""
    database: Database = ReadFile(existing(url)) if is_sqlite(url) else Server(url, Shards(), reading=True)
    async with _or_closed(database, url):
        await check_format(database, label(url))
    return database


def existing(url: URL) -> Path:
    """The file of an SQLite address. Raises `StoreProblem` if there is none."""
    path = database_path(url)
    if not path.is_file():
        raise StoreProblem(
            f"There is no database {path}: name its folder in DATA_DIR or its file in DATABASE_URL (`boneyard run` "
            "and `boneyard migrate` make a new one)."
        )
    return path


@asynccontextmanager
async def _or_closed(database: Database, url: URL) -> AsyncIterator[None]:
    """Close the database if the block raises. Any error but an end becomes a `StoreProblem`."""
    try:
        yield
    except BaseException as error:
        await database.close()
        if isinstance(error, StoreProblem) or not isinstance(error, Exception):
            raise
        raise _cannot_open(url, error) from error  # drivers and migrations raise all kinds


def _cannot_open(url: URL, error: Exception) -> StoreProblem:
    remedy = "; put a backup in its place with `boneyard restore`" if is_damage(error) else ""
    why = because(error, database_path(url)) if is_sqlite(url) else reason(error)
    sentence = f"The database {label(url)} cannot be opened: {why}{remedy}."
    return StoreProblem(sentence, lasting=not is_passing(error, file=is_sqlite(url)))


class ServerState(NamedTuple):
    """What `boneyard check` sees of a PostgreSQL server."""

    version: str
    revision: str | None
    tables: Sequence[str]
    holders: Sequence[Shards]
    """The shards of each running process."""


async def look_at_server(url: URL) -> ServerState:
    """Connect to a server and change nothing. Raises `StoreProblem`."""

    def look(connection: Connection) -> ServerState:
        revision, tables = _state(connection)
        running = holders(connection) if schema.leases.name in tables else []
        return ServerState(str(connection.scalar(text("SHOW server_version"))), revision, tables, running)

    server = Server(url, Shards())
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await server.run(look)
    except TimeoutError as error:
        sentence = f"The database {label(url)} does not answer: check its address, and that the server runs."
        raise StoreProblem(sentence, lasting=False) from error
    except Exception as error:  # drivers raise all kinds
        raise _cannot_open(url, error) from error
    finally:
        await server.close()


# -- copying: every row is compared, and nothing changes if that fails --

BATCH: Final = 500
"""Rows in one read."""
COPIED: Final = tuple(schema.as_text(table) for table in schema.metadata.sorted_tables if table is not schema.leases)
"""All tables except the leases, in the order of their references."""
Rows = dict[tuple[Any, ...], dict[str, Any]]
"""Rows by the values of their key."""


async def copy_everything(
    source: str, target: str, *, now: float, told: Callable[[str, int], object] = lambda name, rows: None
) -> int:
    """Copy all rows of `source` into the empty database `target` and return their number. Call `told` after each table.
    No other process can use either database meanwhile. Raises `StoreProblem`."""
    from_, to = make_url(source), make_url(target)
    if from_ == to:
        raise StoreProblem("A database cannot be copied into itself: name two.")
    if is_sqlite(from_):
        existing(from_)
    async with AsyncExitStack() as stack:
        read = await stack.enter_async_context(_held(from_, partial(check_format, name=label(from_))))
        written = await stack.enter_async_context(_held(to, partial(_prepare_target, url=to, now=now)))
        try:
            async with written.transaction() as write:
                return sum([await _copy(table, read, write, told) for table in COPIED])
        except (SQLAlchemyError, OSError, StoreUnavailable) as error:
            raise StoreProblem(
                f"{label(from_)} could not be copied ({reason(error)}); {label(to)} is as empty as before.",
                lasting=False,
            ) from error


@asynccontextmanager
async def _held(url: URL, prepare: Callable[[Database], Any]) -> AsyncIterator[Database]:
    """A database that no other process can use."""
    lock = FileLock.take(database_path(url)) if is_sqlite(url) else None
    try:
        database, _ = await open_database(url, Shards(), prepare)
        keeping = asyncio.create_task(database.leases.keep(asyncio.sleep)) if isinstance(database, Server) else None
        try:
            yield database
        finally:
            if keeping:
                keeping.cancel()
            await database.close()
    finally:
        if lock:
            lock.release()


async def _prepare_target(database: Database, url: URL, now: float) -> None:
    """Migrate the database. Raises `StoreProblem` if it holds any row."""

    def full(connection: Connection) -> list[str]:
        there = inspect(connection).get_table_names()
        return [t.name for t in COPIED if t.name in there and connection.scalar(select(exists(select(t.c[0]))))]

    if tables := await database.run(full):
        raise StoreProblem(f"The database {label(url)} is not empty (it has {tables[0]}): name an empty or a new one.")
    await migrate(database, url, now=now)


async def _copy(table: Table, source: Database, write: Transaction, told: Callable[[str, int], object]) -> int:
    """Copy a table and return its number of rows. Each row is read back and compared."""
    count, last = 0, None
    while page := await source.run(partial(_page, table=table, after=last)):
        await write(partial(_insert, table=table, rows=page))
        if await write(partial(_same, table=table, keys=list(page))) != page:
            raise StoreUnavailable(f"the rows written into {table.name} differ from those read")
        count, last = count + len(page), list(page)[-1]
    for question in (source.run, write):
        if await question(partial(_count, table=table)) != count:
            raise StoreUnavailable(f"{table.name} does not have {count} rows on both sides")
    told(table.name, count)
    return count


def _page(connection: Connection, table: Table, after: tuple[Any, ...] | None) -> Rows:
    """The next rows in the order of the key."""
    key = list(table.primary_key)
    asked = select(table).order_by(*key).limit(BATCH)
    if after is not None:
        asked = asked.where(tuple_(*key) > tuple_(*map(literal, after, (column.type for column in key))))
    return _rows(connection, table, asked)


def _same(connection: Connection, table: Table, keys: list[tuple[Any, ...]]) -> Rows:
    """The rows with these keys."""
    return _rows(connection, table, select(table).where(tuple_(*table.primary_key).in_(keys)))


def _rows(connection: Connection, table: Table, asked: Any) -> Rows:
    names = [column.name for column in table.primary_key]
    rows = [row._asdict() for row in connection.execute(asked)]
    return {tuple(row[name] for name in names): row for row in rows}


def _insert(connection: Connection, table: Table, rows: Rows) -> None:
    connection.execute(insert(table), list(rows.values()))


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
