"""Queries for game nights, tournaments and leagues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from engine.store import schema
from engine.store.errors import Conflict
from engine.store.questions.statements import fetch, fetch_parts, put
from engine.store.rows import EventPlayerRow, EventRow, EventTableRow, StoredEvent
from engine.store.shards import Shards

NOT_IN_A_VERSION: Final = ("message_id", "shown_version", "shown_posts", "posting", "scheduled_id")
"""The columns about Discord's messages. They change without a new version."""


def create(connection: Connection, stored: StoredEvent) -> None:
    """Insert an event. Raises an IntegrityError if its id is taken."""
    connection.execute(insert(schema.events), asdict(stored.event))
    _put_players(connection, stored)


def write(connection: Connection, before: StoredEvent, after: StoredEvent) -> None:
    """Store the next version of an event. Raises `Conflict` unless the stored version is one less."""
    at = schema.events.c
    values = {name: value for name, value in asdict(after.event).items() if name not in NOT_IN_A_VERSION}
    known = update(schema.events).where(at.id == after.event.id, at.version == after.event.version - 1)
    if connection.execute(known.values(values)).rowcount != 1:
        raise Conflict(f"event {after.event.id} is not at version {after.event.version - 1}")
    if after.players != before.players:
        connection.execute(delete(schema.event_players).where(schema.event_players.c.event_id == after.event.id))
        _put_players(connection, after)
    stored = set(before.tables)
    for table in after.tables:
        if table not in stored:
            put(connection, schema.event_tables, {"event_id": after.event.id, **asdict(table)})


def set_shown(connection: Connection, event_id: str, shown: dict[str, Any]) -> None:
    """Set columns of `NOT_IN_A_VERSION`."""
    connection.execute(update(schema.events).where(schema.events.c.id == event_id).values(shown))


def load(connection: Connection, event_id: str) -> StoredEvent | None:
    """An event, or None."""
    found = _events(connection, [event_id])
    return found[0] if found else None


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
    tables = fetch_parts(connection, EventTableRow, asked)
    asked = select(schema.events).where(event.id.in_(ids)).order_by(event.created_at, event.id)
    return [
        StoredEvent(row, tuple(players.get(row.id, ())), tuple(tables.get(row.id, ())))
        for row in fetch(connection, EventRow, asked)
    ]


def _put_players(connection: Connection, stored: StoredEvent) -> None:
    if stored.players:
        values = [{"event_id": stored.event.id, **asdict(player)} for player in stored.players]
        connection.execute(insert(schema.event_players), values)
