"""Adds up all statistics again from the stored matches: tallies, pairs and careers, some matches at a time.

A note in `meta` says how far this is. Each step writes it in the transaction that adds its matches up, so a kill undoes
at most one step and the next start goes on from there. Matches are taken by server and in the order in which they
ended, because careers depend on it. Nothing else may change statistics meanwhile: this happens while a store opens.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, literal, select, text, tuple_

from engine.store import schema
from engine.store.codec import from_text, to_text
from engine.store.questions import careers, tallies
from engine.store.questions.results import NOBODY
from engine.store.questions.statements import fetch, put, writes
from engine.store.rows import SeasonRow

NOTE: Final = "tallies"
NOT_BEGUN: Final = "stale"
"""The note after the upgrade from a version without statistics."""
AT_ONCE: Final = 5_000
"""The matches of a step."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How many matches are added up, and the last one of the group in `_groups` that it has reached."""

    total: int
    done: int = 0
    group: int = 0
    guild_id: int = -1
    ended_at: int = -1
    table_id: str = ""


def _groups() -> list[tuple[list[Any], Any]]:
    """The columns that matches are sorted by, and a condition: those of no server, of servers, without a result."""
    match, other = schema.match_results.c, schema.unfinished.c
    key = [match.guild_id, match.ended_at, match.table_id]
    return [
        (key[1:], match.guild_id.is_(None)),
        (key, match.guild_id.is_not(None)),
        ([other.ended_at, other.table_id], other.user_id == NOBODY),
    ]


@writes
def begin(connection: Connection) -> None:
    """Let the next step begin anew."""
    put(connection, schema.meta, {"name": NOTE, "value": NOT_BEGUN})


@writes
def step(connection: Connection, now: int) -> Progress | None:
    """Add up some more matches; None: all are added up. Of several processes, one at a time makes a step."""
    if connection.dialect.name == "postgresql":  # on a busy computer it computes for longer than a click may pause
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
    at = schema.meta.c
    note = connection.scalar(select(at.value).where(at.name == NOTE).with_for_update())
    if note is None:
        return None
    progress = _begun(connection) if note == NOT_BEGUN else from_text(Progress, note)
    groups = _groups()
    columns, which = groups[progress.group]
    last = tuple_(*(literal(getattr(progress, column.name), column.type) for column in columns))
    asked = select(*columns).where(which, tuple_(*columns) > last).order_by(*columns).limit(AT_ONCE)
    if rows := connection.execute(asked).all():
        (_add_abandoned if progress.group == len(groups) - 1 else _add)(connection, rows, now)
        progress = replace(progress, done=progress.done + len(rows), **rows[-1]._mapping)
    if len(rows) < AT_ONCE:
        progress = Progress(progress.total, progress.done, progress.group + 1)
    if progress.group < len(groups):
        put(connection, schema.meta, {"name": NOTE, "value": to_text(progress)})
    else:
        connection.execute(delete(schema.meta).where(at.name == NOTE))
    return progress


def _begun(connection: Connection) -> Progress:
    for table in schema.tallies, schema.pairs, schema.careers:
        connection.execute(delete(table))
    numbers = [select(func.count(columns[-1])).where(which) for columns, which in _groups()]
    return Progress(sum(connection.scalar(number) or 0 for number in numbers))


def _add(connection: Connection, rows: Sequence[Row[Any]], now: int) -> None:
    seasons: dict[int | None, list[SeasonRow]] = {}
    for one in fetch(connection, SeasonRow, select(schema.seasons)):
        seasons.setdefault(one.guild_id, []).append(one)
    periods: dict[str, list[str]] = {}
    for row in rows:
        for period in tallies.periods_of(row.ended_at, seasons.get(getattr(row, "guild_id", None), ())):
            periods.setdefault(period, []).append(row.table_id)
    for period, ids in periods.items():
        if tallies.is_kept(period, now):
            tallies.add(connection, tallies.counted_of_many(connection, period, ids))
    careers.add(connection, schema.match_results.c.table_id.in_([row.table_id for row in rows]))


def _add_abandoned(connection: Connection, rows: Sequence[Row[Any]], now: int) -> None:
    ids = [row.table_id for row in rows]
    tallies.add(connection, tallies.abandoned(connection, schema.tables.c.id.in_(ids)))
