"""Queries for tables, settings and finished matches. Each runs on a connection that is in a transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, insert, or_, select, update

from engine.store import schema
from engine.store.errors import Damaged
from engine.store.questions import statements
from engine.store.questions.statements import fetch_parts, put
from engine.store.rows import (
    PRIVATE,
    STATUSES,
    MatchRow,
    PremovesRow,
    RoundRow,
    SeatRow,
    Shown,
    StepRow,
    StoredTable,
    TableRow,
)
from engine.store.shards import Shards

log = logging.getLogger(__name__)


def _settings(text: str | None) -> dict[str, str]:
    """Stored settings; unreadable ones count as none."""
    with suppress(ValueError):
        settings = json.loads(text or "{}")
        if isinstance(settings, dict):
            return settings
    log.error("The settings of a server or a person are unreadable; the defaults apply.")
    return {}


def guild_settings(connection: Connection, guild_id: int) -> dict[str, str]:
    """A server's settings."""
    return _settings(connection.scalar(statements.GUILD, {"of": guild_id}))


def put_guild_settings(connection: Connection, guild_id: int, settings: dict[str, str]) -> None:
    """Replace a server's settings."""
    values = {"guild_id": guild_id, "settings": json.dumps(settings, sort_keys=True)}
    put(connection, schema.guild_settings, values)


def player_settings(connection: Connection, user_id: int) -> dict[str, str]:
    """A person's settings."""
    return _settings(connection.scalar(statements.PLAYER, {"of": user_id}))


def settings_of_players(connection: Connection, user_ids: Sequence[int]) -> dict[int, dict[str, str]]:
    """The settings of several known people."""
    return {row.user_id: _settings(row.settings) for row in connection.execute(statements.PLAYERS, {"ids": user_ids})}


def put_player_settings(connection: Connection, user_id: int, name: str, settings: dict[str, str], now: int) -> None:
    """Replace a person's settings and last known name."""
    values = {"user_id": user_id, "name": name, "seen_at": now, "settings": json.dumps(settings, sort_keys=True)}
    put(connection, schema.players, values)


def all_ids(connection: Connection) -> list[str]:
    """All table ids. SQLite reads them from the key's index, which is readable even if a table's page is damaged."""
    return list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))


def status_of(connection: Connection, table_id: str) -> str | None:
    """The status of a table, or None."""
    status: str | None = connection.scalar(select(schema.tables.c.status).where(schema.tables.c.id == table_id))
    return status


def ids_by_status(connection: Connection, statuses: Sequence[str], shards: Shards) -> list[str]:
    """The ids of these shards' tables in one of these states, oldest first."""
    at = schema.tables.c
    which = at.status.in_(statuses), shards.where(at.guild_id)
    asked = select(at.id).where(*which).order_by(at.created_at, at.id)
    return list(connection.scalars(asked))


def ids_beside(connection: Connection, table_id: str, statuses: Sequence[str]) -> list[str]:
    """The ids of the tables in a table's channel, itself included, in one of these states; oldest first."""
    at = schema.tables.c
    place = connection.execute(select(at.guild_id, at.channel_id).where(at.id == table_id)).first()
    if place is None:
        return []
    here = (at.guild_id.is_not_distinct_from(place.guild_id), at.channel_id == place.channel_id)
    asked = select(at.id).where(*here, at.status.in_(statuses)).order_by(at.created_at, at.id)
    return list(connection.scalars(asked))


def uneven_clocks(connection: Connection, which: ColumnElement[bool]) -> list[tuple[str, str, int]]:
    """Id, clock and deadline of the tables whose running clock leaves out weekends or quiet hours."""
    at = schema.tables.c
    uneven = or_(at.clock.like('%"weekends"%'), at.clock.like('%"quiet"%'))
    asked = select(at.id, at.clock, at.deadline).where(at.deadline.is_not(None), which, uneven)
    return [(row.id, row.clock, row.deadline) for row in connection.execute(asked)]


def unshown(connection: Connection, statuses: Sequence[str], since: int, shards: Shards) -> list[str]:
    """The ids of these shards' tables in one of these states, oldest first, that still have a ping in the channel, or
    that changed at `since` or later and have an outdated public message."""
    at = schema.tables.c
    behind = or_(at.shown_version.is_(None), at.shown_version != at.version, at.posting.is_not(None))
    public = or_(at.message_id.is_(None), at.message_id != PRIVATE)
    due = or_(at.call_message_id.is_not(None), and_(behind, public, at.active_at >= since))
    which = at.status.in_(statuses), shards.where(at.guild_id), due
    asked = select(at.id).where(*which).order_by(at.created_at, at.id)
    return list(connection.scalars(asked))


def forget_shown(connection: Connection, statuses: Sequence[str]) -> None:
    """Clear the columns about the messages of tables in these states."""
    at = schema.tables.c
    nothing = dict.fromkeys(("shown_version", "posting", "call_message_id", "called_user_id", "call_channel_id"))
    which = update(schema.tables).where(at.status.in_(statuses))
    connection.execute(which.values(nothing))
    connection.execute(which.where(at.message_id != PRIVATE).values(message_id=None))


def rematch_of(connection: Connection, table_id: str, statuses: Sequence[str]) -> str | None:
    """The newest rematch of a table that is in one of these states."""
    at = schema.tables.c
    asked = select(at.id).where(at.rematch_of == table_id, at.status.in_(statuses)).order_by(at.created_at.desc())
    found: str | None = connection.scalar(asked.limit(1))
    return found


def rows(connection: Connection, table_ids: Sequence[str]) -> list[TableRow]:
    """Tables without seats and steps, oldest first."""
    return [_table(row) for row in connection.execute(statements.ROWS, {"ids": table_ids})]


def seated(connection: Connection, user_id: int, statuses: Sequence[str]) -> list[str]:
    """The ids of the tables in one of these states where a person sits."""
    seat, table = schema.seats.c, schema.tables.c
    which = select(seat.table_id).join(schema.tables, table.id == seat.table_id)
    return list(connection.scalars(which.where(seat.user_id == user_id, table.status.in_(statuses))))


def load(connection: Connection, table_ids: Sequence[str]) -> list[StoredTable]:
    """Tables with seats, steps and premoves, oldest first."""
    tables, these = rows(connection, table_ids), {"ids": table_ids}
    seats = fetch_parts(connection, SeatRow, statements.SEATS, these)
    steps = fetch_parts(connection, StepRow, statements.STEPS, these)
    premoves = fetch_parts(connection, PremovesRow, statements.PREMOVES, these)
    return [
        StoredTable(row, tuple(seats.get(row.id, ())), tuple(steps.get(row.id, ())), tuple(premoves.get(row.id, ())))
        for row in tables
    ]


def put_premoves(connection: Connection, table_id: str, rows: Sequence[PremovesRow]) -> None:
    """Replace all premoves at a table."""
    connection.execute(statements.NO_PREMOVES, {"of": table_id})
    if rows:
        connection.execute(statements.PREMOVE, [{"table_id": table_id, **asdict(row)} for row in rows])


def _table(row: Row[Any]) -> TableRow:
    values = row._asdict()
    if row.status not in STATUSES:
        raise Damaged(f"table {row.id} has the unknown status {row.status!r}")
    try:
        options = tuple(sorted(json.loads(values.pop("options")).items()))
    except (ValueError, TypeError, AttributeError) as error:
        raise Damaged(f"the options of table {row.id} are unreadable") from error
    shown = Shown(*(values.pop(name) for name in Shown.__slots__))
    return TableRow(**values, options=options, shown=shown)


def put_match(connection: Connection, match: MatchRow) -> None:
    """Store a finished match and its players' names."""
    values = asdict(match)
    del values["seats"]
    connection.execute(insert(schema.match_results), values)
    for seat in match.seats:
        connection.execute(insert(schema.match_seats), {"table_id": match.table_id, **asdict(seat)})
        if seat.user_id is not None:
            person = {"user_id": seat.user_id, "name": seat.name, "seen_at": match.ended_at}
            put(connection, schema.players, person)


def table_values(table: TableRow) -> dict[str, Any]:
    """The columns of a table without those of `Shown`."""
    values = {field.name: getattr(table, field.name) for field in fields(table) if field.name != "shown"}
    return {**values, "options": json.dumps(dict(table.options), sort_keys=True)}


def round_values(row: RoundRow) -> dict[str, Any]:
    """The columns of a round."""
    return {**asdict(row), "scores": json.dumps(row.scores), "totals": json.dumps(row.totals)}


def put_seats(connection: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Insert the seats of a table."""
    if seats:
        connection.execute(statements.SEAT, [{"table_id": table.id, **asdict(seat)} for seat in seats])
