"""The store's questions, each on a connection that is in a transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, and_, insert, or_, select, update

from engine.store import schema
from engine.store.errors import Damaged
from engine.store.questions import statements
from engine.store.rows import PRIVATE, MatchRow, PlanRow, SeatRow, Shown, StepRow, StoredTable, TableRow
from engine.store.shards import Shards

log = logging.getLogger(__name__)


def put(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row, or replace what is given of the one with the same key."""
    connection.execute(statements.put(connection.dialect.name, table, tuple(values), replacing=True), values)


def put_new(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row, unless there is one with the same key."""
    connection.execute(statements.put(connection.dialect.name, table, (), replacing=False), values)


def get_meta(connection: Connection, name: str) -> str | None:
    """A small fact, if it was ever noted."""
    value: str | None = connection.scalar(statements.META, {"of": name})
    return value


def set_meta(connection: Connection, name: str, value: str) -> None:
    """Note a small fact."""
    put(connection, schema.meta, {"name": name, "value": value})


def _chosen(text: str | None) -> dict[str, str]:
    """Settings as they were stored; those that cannot be read count as not chosen, until the next choice."""
    with suppress(ValueError):
        settings = json.loads(text or "{}")
        if isinstance(settings, dict):
            return settings
    log.error("Settings of a server or a person cannot be read, and count as not chosen.")
    return {}


def guild_settings(connection: Connection, guild_id: int) -> dict[str, str]:
    """What a server has chosen."""
    return _chosen(connection.scalar(statements.GUILD, {"of": guild_id}))


def put_guild_settings(connection: Connection, guild_id: int, settings: dict[str, str]) -> None:
    """Replace what a server has chosen."""
    values = {"guild_id": guild_id, "settings": json.dumps(settings, sort_keys=True)}
    put(connection, schema.guild_settings, values)


def player_settings(connection: Connection, user_id: int) -> dict[str, str]:
    """What somebody has chosen."""
    return _chosen(connection.scalar(statements.PLAYER, {"of": user_id}))


def settings_of_players(connection: Connection, user_ids: Sequence[int]) -> dict[int, dict[str, str]]:
    """The same of several, without those who have chosen nothing."""
    return {row.user_id: _chosen(row.settings) for row in connection.execute(statements.PLAYERS, {"ids": user_ids})}


def put_player_settings(connection: Connection, user_id: int, name: str, settings: dict[str, str], now: int) -> None:
    """Replace what somebody has chosen."""
    values = {"user_id": user_id, "name": name, "seen_at": now, "settings": json.dumps(settings, sort_keys=True)}
    put(connection, schema.players, values)


def all_ids(connection: Connection) -> list[str]:
    """Every table's id; SQLite finds them in the index of the key, also where a table itself is on a damaged page."""
    return list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))


def status_of(connection: Connection, table_id: str) -> str | None:
    """How far a table is."""
    status: str | None = connection.scalar(select(schema.tables.c.status).where(schema.tables.c.id == table_id))
    return status


def ids_by_status(connection: Connection, statuses: Sequence[str], shards: Shards) -> list[str]:
    """The ids of these shards' tables, oldest first."""
    at = schema.tables.c
    which = at.status.in_(statuses), shards.where(at.guild_id)
    asked = select(at.id).where(*which).order_by(at.created_at, at.id)
    return list(connection.scalars(asked))


def ids_beside(connection: Connection, table_id: str, statuses: Sequence[str]) -> list[str]:
    """Table ids in the channel of a table, oldest first."""
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
    """The ids of these shards' tables, oldest first: those with a ping that still stands, and those that are public and
    not shown as they are, if they changed at `since` or later."""
    at = schema.tables.c
    behind = or_(at.shown_version.is_(None), at.shown_version != at.version, at.posting.is_not(None))
    public = or_(at.message_id.is_(None), at.message_id != PRIVATE)
    due = or_(at.call_message_id.is_not(None), and_(behind, public, at.active_at >= since))
    which = at.status.in_(statuses), shards.where(at.guild_id), due
    asked = select(at.id).where(*which).order_by(at.created_at, at.id)
    return list(connection.scalars(asked))


def forget_shown(connection: Connection, statuses: Sequence[str]) -> None:
    """Nothing of these tables is shown any more."""
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
    """Tables without their seats and steps, oldest first."""
    return [_table(row) for row in connection.execute(statements.ROWS, {"ids": table_ids})]


def seated(connection: Connection, user_id: int, statuses: Sequence[str]) -> list[str]:
    """The ids of the tables in one of these states where somebody sits."""
    seat, table = schema.seats.c, schema.tables.c
    which = select(seat.table_id).join(schema.tables, table.id == seat.table_id)
    return list(connection.scalars(which.where(seat.user_id == user_id, table.status.in_(statuses))))


def load(connection: Connection, table_ids: Sequence[str]) -> list[StoredTable]:
    """Tables with their seats and steps, oldest first."""
    tables, these = rows(connection, table_ids), {"ids": table_ids}
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
    steps: dict[str, list[StepRow]] = {row.id: [] for row in tables}
    for row in connection.execute(statements.SEATS, these):
        seats[row.table_id].append(SeatRow(row.seat, row.user_id, row.name, row.robot, row.resigned))
    for row in connection.execute(statements.STEPS, these):
        steps[row.table_id].append(StepRow(row.number, row.seat, row.move, row.made_by, row.at, row.interaction_id))
    plans: dict[str, list[PlanRow]] = {row.id: [] for row in tables}
    for row in connection.execute(statements.PLANS, these):
        plans[row.table_id].append(PlanRow(row.user_id, row.plan))
    return [StoredTable(row, tuple(seats[row.id]), tuple(steps[row.id]), tuple(plans[row.id])) for row in tables]


def put_plans(connection: Connection, table_id: str, plans: Sequence[PlanRow]) -> None:
    """These are all plans at a table now."""
    connection.execute(statements.NO_PLANS, {"of": table_id})
    if plans:
        connection.execute(statements.PLAN, [{"table_id": table_id, **asdict(plan)} for plan in plans])


def _table(row: Row[Any]) -> TableRow:
    values = row._asdict()
    try:
        options = tuple(sorted(json.loads(values.pop("options")).items()))
    except (ValueError, TypeError, AttributeError) as error:
        raise Damaged(f"the options of table {row.id} are not what was written") from error
    shown = Shown(*(values.pop(name) for name in Shown.__slots__))
    return TableRow(**values, options=options, shown=shown)


def put_match(connection: Connection, match: MatchRow) -> None:
    """Book a finished match, and the names its people go by."""
    values = asdict(match)
    del values["seats"]
    connection.execute(insert(schema.match_results), values)
    for seat in match.seats:
        connection.execute(insert(schema.match_seats), {"table_id": match.table_id, **asdict(seat)})
        if seat.user_id is not None:
            person = {"user_id": seat.user_id, "name": seat.name, "seen_at": match.ended_at}
            put(connection, schema.players, person)
