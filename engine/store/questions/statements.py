"""Statements for nearly every click, built once, and helpers that read and write rows.

SQLAlchemy caches compiled statements under a key of the whole statement. Building a statement anew for each click means
building that key anew, which took half of a transaction's processor time.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BindParameter,
    Connection,
    Insert,
    Integer,
    Select,
    String,
    Table,
    bindparam,
    case,
    cast,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from engine.store import schema
from engine.store.rows import PRIVATE

R = TypeVar("R")
Q = TypeVar("Q", bound=Callable[..., Any])
_table, _step, _seat, _premove = schema.tables.c, schema.steps.c, schema.seats.c, schema.premoves.c
_meta = schema.meta.c
_of: BindParameter[Any] = bindparam("of")
_ids: BindParameter[Any] = bindparam("ids", expanding=True)

STEP_OF: Final = select(_step.number).where(_step.interaction_id == bindparam("interaction"))
"""The step made by `interaction`."""
NEXT: Final = update(schema.tables).where(_table.id == _of, _table.version == bindparam("before"))
"""Set columns of the table `of` if it is at the version `before`."""
NO_SEATS: Final = delete(schema.seats).where(_seat.table_id == _of)
NO_PREMOVES: Final = delete(schema.premoves).where(_premove.table_id == _of)
PUBLIC: Final = or_(_table.message_id.is_(None), _table.message_id != PRIVATE)
"""Whether a table's message is for its whole channel."""

ROWS: Final = select(schema.tables).where(_table.id.in_(_ids)).order_by(_table.created_at, _table.id)
"""Tables by their `ids`, oldest first."""
SEATS: Final = select(schema.seats).where(_seat.table_id.in_(_ids)).order_by(_seat.table_id, _seat.seat)
STEPS: Final = select(schema.steps).where(_step.table_id.in_(_ids)).order_by(_step.table_id, _step.number)
PREMOVES: Final = (
    select(schema.premoves).where(_premove.table_id.in_(_ids)).order_by(_premove.table_id, _premove.user_id)
)
ARRANGED: Final = select(schema.hands.c.arranged).where(
    schema.hands.c.table_id == _of, schema.hands.c.user_id == bindparam("user")
)

GUILD: Final = select(schema.guild_settings.c.settings).where(schema.guild_settings.c.guild_id == _of)
GUILD_ALONE: Final = GUILD.with_for_update()
"""The same, and nothing else changes it until the transaction ends. SQLite runs one transaction at a time."""
PLAYER_ALONE: Final = select(schema.players.c.settings).where(schema.players.c.user_id == _of).with_for_update()
COUNT: Final = update(schema.meta).where(_meta.name == _of).values(value=cast(cast(_meta.value, Integer) + 1, String))
"""Count one more in the row `of` of `meta`."""
COUNTED: Final = select(schema.meta).where(_meta.name.startswith(bindparam("of", type_=String)))
"""The rows of `meta` whose names begin with `of`."""
PLAYERS: Final = select(schema.players.c.user_id, schema.players.c.settings).where(schema.players.c.user_id.in_(_ids))


def writes(question: Q) -> Q:
    """Marks a question that changes rows. `Store.ask` gives all others a connection that can't write."""
    question.__dict__["writes"] = True
    return question


def writes_at_once(question: Q) -> Q:
    """Marks a question that changes rows all over the database: no other write runs meanwhile."""
    question.__dict__["at_once"] = True
    return writes(question)


def apart(connection: Connection, table: Table) -> None:
    """Have the rest of this transaction and those marked with `writes_at_once` follow one another: it looks at other
    rows before it inserts one of this table, one of `postgres.APART`."""
    if connection.dialect.name == "postgresql":  # SQLite has one transaction at a time
        connection.execute(text(f"LOCK TABLE {table.name} IN ROW EXCLUSIVE MODE"))


def slow(question: Q) -> Q:
    """Marks a question that may take as long as it needs, such as one about the whole database."""
    question.__dict__["slow"] = True
    return question


def writing(question: Callable[..., Any]) -> bool:
    """Whether the question is marked with `writes`."""
    return hasattr(getattr(question, "func", question), "writes")


def whole(question: Callable[..., Any]) -> bool:
    """Whether the question is marked with `writes_at_once`."""
    return hasattr(getattr(question, "func", question), "at_once")


def unlimited(question: Callable[..., Any]) -> bool:
    """Whether the question is marked with `slow`."""
    return hasattr(getattr(question, "func", question), "slow")


@cache
def _names(table: Table, row: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(row) if field.name in table.c)


def columns(table: Table, row: Any) -> dict[str, Any]:
    """The values of a row for the columns of its table."""
    return {name: getattr(row, name) for name in _names(table, row.__class__)}


_insert = cache(insert)


def add(connection: Connection, table: Table, rows: Iterable[Any], **key: str) -> None:
    """Insert rows. `key` has the columns that the row class lacks. An IntegrityError if a row exists."""
    if values := [key | columns(table, row) for row in rows]:
        connection.execute(_insert(table), values)


@cache
def _put(dialect: str, table: Table, names: tuple[str, ...], *, replace: bool) -> Insert:
    made = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    if not replace:
        return made.on_conflict_do_nothing()
    keys = [column.name for column in table.primary_key]
    return made.on_conflict_do_update(index_elements=keys, set_={n: made.excluded[n] for n in names if n not in keys})


def put(connection: Connection, table: Table, values: dict[str, Any], *, replace: bool = True) -> None:
    """Insert a row. If its key exists, set the given columns, or change nothing without `replace`."""
    connection.execute(_put(connection.dialect.name, table, tuple(values), replace=replace), values)


def put_many(connection: Connection, table: Table, rows: Sequence[Any]) -> None:
    """The same for values of a row class, or of their columns, as one statement."""
    if values := [row if isinstance(row, dict) else columns(table, row) for row in rows]:
        connection.execute(_put(connection.dialect.name, table, tuple(values[0]), replace=True), values)


@cache
def adding(dialect: str, table: Table, sums: tuple[str, ...], latest: tuple[str, ...] = ()) -> Insert:
    """Insert rows, or add `sums` to those that exist. The `latest` columns come from the row that ended last."""
    made = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    at, new = table.c, made.excluded
    kept = {name: case((new.ended_at >= at.ended_at, new[name]), else_=at[name]) for name in latest}
    added = {name: at[name] + new[name] for name in sums}
    return made.on_conflict_do_update(index_elements=list(table.primary_key), set_=added | kept)


def fetch(connection: Connection, row: type[R], asked: Select[Any], values: Mapping[str, Any] | None = None) -> list[R]:
    """The rows of a whole table's columns, as values of their class."""
    return [row(*found) for found in connection.execute(asked, values).all()]


def fetch_parts(
    connection: Connection, row: type[R], asked: Select[Any], values: Mapping[str, Any] | None = None
) -> dict[str, list[R]]:
    """The same for rows whose class lacks their first column, by that column."""
    parts: dict[str, list[R]] = {}
    for found in connection.execute(asked, values):
        whole, *own = found
        parts.setdefault(whole, []).append(row(*own))
    return parts
