"""Moves whole databases: copies one into another, saves a PostgreSQL database in a file, and puts such a file back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, exists, inspect, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from engine.store import schema
from engine.store.connect import (
    Database,
    check_format,
    existing,
    known_format,
    lock_file,
    migrate,
    open_database,
    save_server,
    state,
    upgrade,
)
from engine.store.copying import COPIED, copy_rows, stored_tables
from engine.store.database import is_sqlite, label
from engine.store.errors import StoreProblem, StoreUnavailable, reason
from engine.store.files import check_copy, stamped
from engine.store.postgres import Server
from engine.store.shards import Shards
from engine.store.sqlite import File, ReadFile

OURS = {*schema.metadata.tables, "alembic_version"}


async def copy_everything(
    source: str, target: str, *, now: float, told: Callable[[float], None] = lambda share: None
) -> int:
    """Copy all rows of `source` into the empty database `target` and return their number. `told` gets the written share
    now and then. No other process can use either database meanwhile. Raises `StoreProblem`."""
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
                return await copy_rows(COPIED, read.run, write, told)
        except (SQLAlchemyError, OSError, StoreUnavailable) as error:
            raise StoreProblem(
                f"{label(from_)} could not be copied ({reason(error)}); {label(to)} is as empty as before.",
                lasting=False,
            ) from error


@asynccontextmanager
async def _held(url: URL, prepare: Callable[[Database], Any]) -> AsyncIterator[Database]:
    """A database that no other process can use."""
    lock = await lock_file(url)
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


# -- a database on a server: its backups are files, as those of a file are --


async def back_up_server(url: URL, target: Path, told: Callable[[float], None] = lambda share: None) -> Path:
    """Copy a PostgreSQL database, in its own format and also while bots use it, into a new file. `told` gets the
    written share now and then. Raises `StoreProblem`."""
    server = Server(url, Shards(), reading=True)
    try:
        return await save_server(server, label(url), await known_format(server, label(url)), target, told)
    except (SQLAlchemyError, OSError) as error:
        raise StoreProblem(f"The database {label(url)} cannot be read: {reason(error)}.", lasting=False) from error
    finally:
        await server.close()


async def restore_server(
    copy: Path, url: URL, folder: Path, *, now: float, told: Callable[[float], None] = lambda share: None
) -> Path | None:
    """Replace a PostgreSQL database by a copy, in the copy's format. Return the file in `folder` that keeps the old
    one, or None if there was none. `told` gets the done share now and then. Raises `StoreProblem` and changes nothing
    if a bot uses it or the copy is unusable."""
    await asyncio.to_thread(check_copy, copy)
    source = ReadFile(copy)
    try:
        database, kept = await open_database(
            url, Shards(), partial(_put_back, source=source, url=url, folder=folder, now=now, told=told)
        )
        await database.close()
    finally:
        await source.close()
    return kept


async def _put_back(
    database: Database, source: File, url: URL, folder: Path, now: float, told: Callable[[float], None]
) -> Path | None:
    """Keep the old rows in a file, the first half of the work, then replace everything in one transaction."""
    assert isinstance(database, Server)
    await database.leases.alone("must be replaced")
    there, names = await database.run(state)
    kept = None
    if there is not None:
        revision = await known_format(database, label(url))
        file = stamped(folder / "boneyard.db", "before-restore", now)
        kept = await save_server(database, label(url), revision, file, lambda share: told(share / 2))
    revision = await known_format(source, str(source.path))

    def emptied(connection: Connection) -> None:
        for name in names:
            if name in OURS:
                connection.execute(text(f'DROP TABLE "{name}" CASCADE'))
        upgrade(connection, revision)

    async with source.transaction() as read, database.transaction() as write:
        await write(emptied)
        await copy_rows(await read(stored_tables), read, write, lambda share: told((1 + share) / 2))
    return kept
