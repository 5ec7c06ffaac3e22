"""Deletes rows that are kept for a limited time. Times are seconds UTC; `before` is the end of what is deleted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, select, union, update

from engine.store import schema
from engine.store.questions import queries
from engine.store.questions.privacy import OF_SERVER
from engine.store.rows import PRIVATE
from engine.store.shards import Shards

LEFT: Final = "left_at"
"""In a server's settings: when the bot was first missing there."""
OVER: Final = ("finished", "cancelled")


def departed(connection: Connection, shards: Shards, here: Collection[int], now: int, before: int) -> list[int]:
    """Note the servers of these shards where the bot is missing now, and clear the notes of those where it is back
    (`here`). Returns the servers where it has been missing since `before` or longer."""
    at = schema.guild_settings.c
    ids = union(*(select(table.c.guild_id).where(shards.where(table.c.guild_id)) for table in OF_SERVER))
    known = {guild_id for guild_id in connection.scalars(ids) if guild_id}  # 0 is the program itself
    noted = set(connection.scalars(select(at.guild_id).where(at.settings.like(f'%"{LEFT}"%'))))
    found = []
    for guild_id in sorted(known - set(here) | known & noted):
        settings: dict[str, Any] = dict(queries.guild_settings(connection, guild_id))
        left = settings.pop(LEFT, None)
        if guild_id in here:
            queries.put_guild_settings(connection, guild_id, settings)
        elif left is None:
            settings[LEFT] = now
            queries.put_guild_settings(connection, guild_id, settings)
        elif left <= before:
            found.append(guild_id)
    return found


def forget_clicks(connection: Connection, shards: Shards, before: int) -> None:
    """Forget the ids of clicks at closed tables without a finished round: they prove no deal."""
    at, step = schema.tables.c, schema.steps.c
    unproven = ~exists().where(schema.round_results.c.table_id == at.id)
    closed = and_(at.status == "cancelled", at.active_at < before, shards.where(at.guild_id), unproven)
    these = select(at.id).where(closed)
    clicked = update(schema.steps).where(step.table_id.in_(these), step.interaction_id.is_not(None))
    connection.execute(clicked.values(interaction_id=None))
    connection.execute(update(schema.tables).where(closed, at.seed_chain.is_not(None)).values(seed_chain=None))


def forget_solitaires(connection: Connection, shards: Shards, before: int) -> int:
    """Delete private tables that are over, except counted daily rows. Returns their number."""
    at = schema.tables.c
    counted = exists().where(schema.dailies.c.table_id == at.id)
    over = and_(at.message_id == PRIVATE, at.status.in_(OVER), at.active_at < before)
    return connection.execute(delete(schema.tables).where(over, ~counted, shards.where(at.guild_id))).rowcount
