"""Opens a database: lock, backup, migration, and a sentence for each problem. Copies a whole one into another.

The order matters. No other process may use the file, a backup precedes every migration, and the database of a newer
Boneyard stays untouched.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from sqlalchemy import URL, Connection, inspect, text

from engine.store import schema
from engine.store.copying import copy_rows, stored_tables
from engine.store.database import database_path, is_sqlite, label
from engine.store.errors import OlderFormat, StoreProblem, is_damage, is_passing, reason
from engine.store.files import FileLock, because, copy_database, keep_private, missing, new_copy, stamped
from engine.store.postgres import Server, holders
from engine.store.questions import rebuilding
from engine.store.questions.rebuilding import Progress
from engine.store.shards import Shards
from engine.store.sqlite import File, ReadFile

T = TypeVar("T")
Database = File | Server
Tell = Callable[[int, int], None]
"""Hears how many matches of how many are added up for statistics."""
log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).with_name("migrations")
ANSWER_SECONDS = 10
"""The wait for a server's answer in `look_at_server`."""


def revisions() -> list[str]:
    """The formats that this program knows, oldest first: the numbers of the migrations, which begin their files' names.
    (Alembic would say the same; reading it in takes a quarter of a start, and only an upgrade needs it.)"""
    return sorted(file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def head_revision() -> str:
    """This program's newest format."""
    return revisions()[-1]


def current_revision(connection: Connection) -> str | None:
    """The format of the database; None if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate to this format."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def unusable(name: object, revision: str | None, tables: Collection[str]) -> str | None:
    """A sentence if this program must not use a database with this format and these tables."""
    if revision is None:
        ours = sorted(schema.metadata.tables.keys() & set(tables))
        remedy = "put a backup in its place with `boneyard restore`, or name another database"
        return f"The database {name} has the table {ours[0]}, but no format: {remedy}." if ours else None
    if revision in revisions():
        return None
    return (
        f"The database was made by a newer Boneyard (its format is {revision}): install that version again, or put "
        "back the backup made before the upgrade with `boneyard restore`."
    )


def state(connection: Connection) -> tuple[str | None, list[str]]:
    """The format of the database and the names of its tables."""
    return current_revision(connection), inspect(connection).get_table_names()


async def known_format(database: Database, name: str) -> str:
    """The format of a database. Raises `StoreProblem` if it has none, or a newer program's."""
    revision = await database.run(current_revision)
    if revision is None:
        raise StoreProblem(f"No Boneyard has made the database {name}: look for the right one.")
    if problem := unusable(name, revision, ()):
        raise StoreProblem(problem)
    return revision


async def check_format(database: Database, name: str) -> None:
    """Raise `StoreProblem` unless the database has this program's format, `OlderFormat` if an upgrade would help."""
    if await known_format(database, name) != head_revision():
        raise OlderFormat(f"The database {name} is of an older version: upgrade it first with `boneyard migrate`.")


async def migrate(database: Database, url: URL, *, now: float, folder: Path = Path()) -> Path | None:
    """Upgrade the database to this program's format. Return the backup made before, if there was anything to save:
    beside the file, or in `folder` if the database is on a server. Raises `StoreProblem` for a database that this
    program cannot use."""
    current, tables = await database.run(state)
    if current == head_revision():
        return None
    if problem := unusable(label(url), current, tables):
        raise StoreProblem(problem)
    if isinstance(database, Server):
        await database.leases.alone("must be upgraded")
    saved = None
    if current is not None:
        file = database_path(url) if is_sqlite(url) else folder / "boneyard.db"
        target = stamped(file, f"before-upgrade-from-{current}", now)
        if isinstance(database, Server):
            saved = await save_server(database, label(url), current, target)
        else:
            saved = await asyncio.to_thread(copy_database, file, target)
    await database.run(upgrade)
    return saved


def logged(done: int, total: int) -> None:
    """Tell the log how far statistics are."""
    log.info("Statistics: %d of %d matches are added up.", done, total)


async def add_up(
    run: Callable[[Callable[[Connection], Progress | None]], Awaitable[Progress | None]], now: int, tell: Tell
) -> int:
    """Add up the matches that an upgrade, or a repair that was ended, has left for statistics. Each step is a
    transaction of `run`. Return their number."""
    number = 0
    while progress := await run(partial(rebuilding.step, now=now)):
        number = progress.done
        tell(number, progress.total)
    return number


def patient(connection: Connection) -> None:
    """Let the server wait for this transaction, however long a slow disk takes to write what it has read."""
    connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


async def save_server(
    server: Server, name: str, revision: str, target: Path, told: Callable[[float], None] = lambda share: None
) -> Path:
    """Copy the PostgreSQL database `name` of this format, at one moment, into a new SQLite file, which appears only
    when it is complete and sound. `told` gets the written share now and then. Raises `StoreProblem`."""
    with new_copy(name, target) as part:
        copy = File(part)
        try:
            await copy.run(partial(upgrade, revision=revision))
            async with server.transaction() as read, copy.transaction() as write:
                await read(patient)
                await copy_rows(await write(stored_tables), read, write, told)
        finally:
            await copy.close()
    return target


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


async def lock_file(url: URL) -> FileLock | None:
    """The lock on a database file; None for a server. Raises `StoreProblem`, and has made no file then, also if the
    file is not Boneyard's."""
    if not is_sqlite(url):
        return None
    path = database_path(url)
    if path.is_file() and path.stat().st_size and not FileLock.known(path):
        database = ReadFile(path)
        async with _or_closed(database, url):
            revision, tables = await database.run(state)
            if problem := unusable(label(url), revision, tables):
                raise StoreProblem(problem)
            if tables and revision is None:
                raise StoreProblem(f"No Boneyard has made the database {path}: name another file in DATABASE_URL.")
        await database.close()
    return FileLock.take(path)


def existing(url: URL) -> Path:
    """The file of an SQLite address. Raises `StoreProblem` if there is none."""
    path = database_path(url)
    if not path.is_file():
        raise StoreProblem(
            missing(path)
            or f"There is no database {path}: name its folder in DATA_DIR or its file in DATABASE_URL (`boneyard run` "
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
        revision, tables = state(connection)
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
