"""Opens a database: lock, backup, migration, and a sentence for each problem.

The order matters. No other process may use the file, a backup precedes every migration, and the database of a newer
Boneyard stays untouched.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, text

from engine.store import schema
from engine.store.database import Database, database_path, is_sqlite, label
from engine.store.errors import StoreProblem, is_damage, is_passing, reason
from engine.store.files import copy_database, keep_private, stamped
from engine.store.leases import holders
from engine.store.postgres import Server
from engine.store.shards import Shards
from engine.store.sqlite import File

T = TypeVar("T")
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


async def migrate(database: Database, url: URL, *, now: float) -> Path | None:
    """Upgrade the database to this program's format. Return the backup made before, if there was anything to save.
    Raises `StoreProblem` for a database that this program cannot use."""
    current, tables = await database.run(_state)
    if current == head_revision():
        return None
    if problem := unusable(label(url), current, tables):
        raise StoreProblem(problem)
    await database.alone()
    saved = None
    if current is not None and is_sqlite(url):
        file = database_path(url)
        saved = await asyncio.to_thread(copy_database, file, stamped(file, f"before-upgrade-from-{current}", now))
    await database.run(_upgrade)
    return saved


async def open_database(url: URL, shards: Shards, prepare: Callable[[Database], Awaitable[T]]) -> tuple[Database, T]:
    """Open a database and call `prepare`, such as `migrate`, before any other process can use it. Return both results.
    Raises `StoreProblem` and leaves nothing open."""
    database = File(database_path(url)) if is_sqlite(url) else Server(url, shards)
    try:
        if isinstance(database, Server):
            async with database.leases.entering():
                return database, await prepare(database)
        keep_private(database_path(url))
        return database, await prepare(database)
    except BaseException as error:
        await database.close()
        if isinstance(error, StoreProblem) or not isinstance(error, Exception):
            raise
        raise _cannot_open(url, error) from error  # drivers and migrations raise all kinds


def _cannot_open(url: URL, error: Exception) -> StoreProblem:
    remedy = "; put a backup in its place with `boneyard restore`" if is_damage(error) else ""
    sentence = f"The database {label(url)} cannot be opened: {reason(error)}{remedy}."
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
