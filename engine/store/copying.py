"""Copies the rows of tables into another database, and compares each row that was written."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, MetaData, Row, Table, func, insert, literal, select, tuple_

from engine.store import schema
from engine.store.database import Transaction
from engine.store.errors import StoreUnavailable

BATCH: Final = 2000
"""Rows in one read."""
COPIED: Final = tuple(schema.as_text(table) for table in schema.metadata.sorted_tables if table is not schema.leases)
"""All tables except the leases, in the order of their references."""
NOT_COPIED: Final = (schema.leases.name, "alembic_version")
Rows = dict[tuple[Any, ...], Row[Any]]
"""Rows by the values of their key."""


def stored_tables(connection: Connection) -> list[Table]:
    """The same tables as they are in a file of any format, which holds no others."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in NOT_COPIED]


async def copy_rows(
    tables: Iterable[Table], read: Transaction, write: Transaction, told: Callable[[float], None] = lambda share: None
) -> int:
    """Copy all rows of the tables, in this order, and compare each as it was stored. `told` gets the written share now
    and then. Return the number of rows. Raises `StoreUnavailable` if one differs."""
    counts = [(table, await read(partial(_count, table=table))) for table in tables]
    total, done = sum(count for _, count in counts), 0
    for table, count in counts:
        first, last = done, None
        while page := await read(partial(_page, table=table, after=last)):
            if await write(partial(_insert, table=table, rows=page)) != page:
                raise StoreUnavailable(f"the rows written into {table.name} differ from those read")
            done, last = done + len(page), list(page)[-1]
            told(min(1, done / total))
        if not done - first == count == await write(partial(_count, table=table)):
            raise StoreUnavailable(f"{table.name} does not have {count} rows on both sides")
    return done


def _page(connection: Connection, table: Table, after: tuple[Any, ...] | None) -> Rows:
    """The next rows in the order of the key."""
    key = list(table.primary_key)
    asked = select(table).order_by(*key).limit(BATCH)
    if after is not None:
        asked = asked.where(tuple_(*key) > tuple_(*map(literal, after, (column.type for column in key))))
    return _by_key(table, connection.execute(asked))


def _insert(connection: Connection, table: Table, rows: Rows) -> Rows:
    """Write rows, and return them as they are stored. Asking for them by their keys took twice as long."""
    values = [row._asdict() for row in rows.values()]
    return _by_key(table, connection.execute(insert(table).returning(*table.c), values))


def _by_key(table: Table, found: CursorResult[Any]) -> Rows:
    names = table.c.keys()
    places = [names.index(column.name) for column in table.primary_key]
    return {tuple([row[place] for place in places]): row for row in found}


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
