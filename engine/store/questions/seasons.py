"""Seasons as they are kept, on a connection that is in a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, func, insert, select, update

from engine.store import schema


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season of a server, from 1. It began when the rated match `after` (0: none) was the server's last; `ended_at`
    None: it goes on."""

    guild_id: int
    number: int
    started_at: int
    ended_at: int | None
    after: int


def of_guild(connection: Connection, guild_id: int) -> list[SeasonRow]:
    """A server's seasons, the first one first."""
    at = schema.seasons.c
    asked = select(schema.seasons).where(at.guild_id == guild_id).order_by(at.number)
    return [SeasonRow(**row._asdict()) for row in connection.execute(asked)]


def starts(connection: Connection, guild_id: int, until: int | None = None) -> Sequence[int]:
    """After which rated matches seasons began (before `until`), each named once: a start after which no rated match was
    played before the next one has softened nothing."""
    at = schema.seasons.c
    asked = select(at.after).where(at.guild_id == guild_id).distinct().order_by(at.after)
    return list(connection.scalars(asked if until is None else asked.where(at.started_at < until)))


def all_starts(connection: Connection) -> dict[int, list[int]]:
    """The same of every server."""
    at, found = schema.seasons.c, dict[int, list[int]]()
    for row in connection.execute(select(at.guild_id, at.after).distinct().order_by(at.guild_id, at.after)):
        found.setdefault(row.guild_id, []).append(row.after)
    return found


def begin(connection: Connection, guild_id: int, now: int) -> SeasonRow | None:
    """Begin a server's next season; None: one goes on."""
    known = of_guild(connection, guild_id)
    if known and known[-1].ended_at is None:
        return None
    at = schema.ratings.c
    after = connection.scalar(select(func.max(at.number)).where(at.guild_id == guild_id)) or 0
    season = SeasonRow(guild_id, len(known) + 1, now, None, after)
    connection.execute(insert(schema.seasons), asdict(season))
    return season


def end(connection: Connection, guild_id: int, number: int, now: int) -> bool:
    """End that season; False: it does not go on."""
    at = schema.seasons.c
    running = update(schema.seasons).where(at.guild_id == guild_id, at.number == number, at.ended_at.is_(None))
    return connection.execute(running.values(ended_at=now)).rowcount == 1
