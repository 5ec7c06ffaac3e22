"""Queries for game nights, tournaments and leagues."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from engine.store import schema
from engine.store.errors import Conflict
from engine.store.event_rows import EventPlayerRow, EventRow, EventTable, StoredEvent
from engine.store.questions.statements import add, columns, fetch, fetch_parts, put, writes
from engine.store.shards import Shards

NOT_IN_A_VERSION: Final = ("message_id", "shown_version", "shown_posts", "posting", "scheduled_id", "told")
"""The columns about Discord's messages. They change without a new version."""


@writes
def create(connection: Connection, event: StoredEvent) -> None:
    """Insert an event. Raises an IntegrityError if its id is taken."""
    add(connection, schema.events, [event.row])
    add(connection, schema.event_players, event.players, event_id=event.row.id)


@writes
def change(connection: Connection, known: StoredEvent, edit: Callable[[StoredEvent], StoredEvent]) -> StoredEvent:
    """Store the next version of an event, made by `edit`, and return it; the same if `edit` changes nothing. The event
    is read first if the stored version isn't the `known` one."""
    at, event_id = schema.events.c, known.row.id
    version = connection.scalar(select(at.version).where(at.id == event_id))
    before = known if version == known.row.version else load(connection, event_id)
    assert before is not None, "events are never deleted"
    after, key = edit(before), {"event_id": event_id}
    if after.row.version == before.row.version:
        return before
    values = {name: value for name, value in columns(schema.events, after.row).items() if name not in NOT_IN_A_VERSION}
    stored = update(schema.events).where(at.id == event_id, at.version == before.row.version)
    if connection.execute(stored.values(values)).rowcount != 1:
        raise Conflict(f"event {event_id} is not at version {before.row.version}")
    if after.players != before.players:
        connection.execute(delete(schema.event_players).where(schema.event_players.c.event_id == event_id))
        add(connection, schema.event_players, after.players, **key)
    for table in set(after.tables) - set(before.tables):
        put(connection, schema.event_tables, key | columns(schema.event_tables, table))
    return after


@writes
def set_shown(connection: Connection, event_id: str, shown: dict[str, Any]) -> None:
    """Set columns of `NOT_IN_A_VERSION`."""
    connection.execute(update(schema.events).where(schema.events.c.id == event_id).values(shown))


@writes
def move_times(connection: Connection, shards: Shards, seconds: int) -> None:
    """Move the limits of rounds, the ends of breaks and the last changes of unfinished events of these shards."""
    at = schema.events.c
    times = {name: at[name] + seconds for name in ("round_at", "break_ends", "active_at")}
    which = shards.where(at.guild_id), at.status.in_(("sign_up", "playing"))
    connection.execute(update(schema.events).where(*which).values(version=at.version + 1, **times))


def load(connection: Connection, event_id: str) -> StoredEvent | None:
    """An event, or None."""
    return next(iter(_events(connection, [event_id])), None)


def of_table(connection: Connection, table_id: str) -> StoredEvent | None:
    """The event of a table, or None."""
    at = schema.event_tables.c
    event_id = connection.scalar(select(at.event_id).where(at.table_id == table_id))
    return None if event_id is None else load(connection, event_id)


def unfinished(connection: Connection, shards: Shards, statuses: Sequence[str], since: int) -> list[StoredEvent]:
    """The events of these shards in one of these states, and those changed since `since` and not shown."""
    at = schema.events.c
    unshown = (at.shown_version.is_(None) | (at.shown_version != at.version)) & (at.active_at >= since)
    asked = select(at.id).where(shards.where(at.guild_id), at.status.in_(statuses) | unshown)
    return _events(connection, list(connection.scalars(asked)))


def _events(connection: Connection, ids: Sequence[str]) -> list[StoredEvent]:
    event, player, table = schema.events.c, schema.event_players.c, schema.event_tables.c
    asked = select(schema.event_players).where(player.event_id.in_(ids)).order_by(player.since, player.user_id)
    players = fetch_parts(connection, EventPlayerRow, asked)
    asked = select(schema.event_tables).where(table.event_id.in_(ids)).order_by(table.round, table.number)
    tables = fetch_parts(connection, EventTable, asked)
    asked = select(schema.events).where(event.id.in_(ids)).order_by(event.created_at, event.id)
    return [
        StoredEvent(row, tuple(players.get(row.id, ())), tuple(tables.get(row.id, ())))
        for row in fetch(connection, EventRow, asked)
    ]
