"""Copies a whole database into an empty one, compares every row, and changes nothing if that fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, Final

from sqlalchemy import URL, Connection, Table, exists, func, insert, inspect, literal, make_url, select, tuple_
from sqlalchemy.exc import SQLAlchemyError

from engine.store import schema
from engine.store.connect import current_revision, head_revision, migrate, open_database, unusable
from engine.store.database import Database, Transaction, database_path, is_sqlite, label
from engine.store.errors import StoreProblem, StoreUnavailable, reason
from engine.store.lock import FileLock
from engine.store.postgres import Server
from engine.store.shards import Shards

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
    if is_sqlite(from_) and not database_path(from_).is_file():
        raise StoreProblem(f"There is no database {from_.database} to copy.")
    async with AsyncExitStack() as stack:
        read = await stack.enter_async_context(_held(from_, partial(_check_source, name=label(from_))))
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


async def _check_source(database: Database, name: str) -> None:
    """Raise `StoreProblem` unless the database has this program's format."""
    revision = await database.run(current_revision)
    if revision is None:
        raise StoreProblem(f"No Boneyard has made the database {name}: there is nothing to copy.")
    if problem := unusable(name, revision, ()):
        raise StoreProblem(problem)
    if revision != head_revision():
        raise StoreProblem(f"The database {name} is of an older version: upgrade it first with `boneyard migrate`.")


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
