"""Queries for seasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, func, insert, select, update

from engine.store import schema
from engine.store.questions.statements import fetch
from engine.store.rows import SeasonRow


def of_guild(connection: Connection, guild_id: int) -> list[SeasonRow]:
    """A server's seasons, first to last."""
    at = schema.seasons.c
    return fetch(connection, SeasonRow, select(schema.seasons).where(at.guild_id == guild_id).order_by(at.number))


def starts(connection: Connection, guild_id: int, until: int | None = None) -> Sequence[int]:
    """The `SeasonRow.after` of a server's seasons that began before `until`, without repeats: a season without a rated
    match softens no rating."""
    at = schema.seasons.c
    asked = select(at.after).where(at.guild_id == guild_id).distinct().order_by(at.after)
    return list(connection.scalars(asked if until is None else asked.where(at.started_at < until)))


def begin(connection: Connection, guild_id: int, now: int) -> SeasonRow | None:
    """Begin a server's next season; None if the current one has not ended."""
    known = of_guild(connection, guild_id)
    if known and known[-1].ended_at is None:
        return None
    at = schema.ratings.c
    after = connection.scalar(select(func.max(at.number)).where(at.guild_id == guild_id)) or 0
    season = SeasonRow(guild_id, len(known) + 1, now, None, after)
    connection.execute(insert(schema.seasons), asdict(season))
    return season


def end(connection: Connection, guild_id: int, number: int, now: int) -> bool:
    """End a season; False if it is not the current one."""
    at = schema.seasons.c
    running = update(schema.seasons).where(at.guild_id == guild_id, at.number == number, at.ended_at.is_(None))
    return connection.execute(running.values(ended_at=now)).rowcount == 1
