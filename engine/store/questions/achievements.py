"""Achievements as they are kept: a person's on a server, each once, on a connection that is in a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, select

from engine.store import schema
from engine.store.questions.queries import put_new


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """Somebody's achievement, and where they earned it first."""

    guild_id: int
    user_id: int
    achievement: str
    table_id: str
    round: int
    at: int


def book(connection: Connection, rows: Sequence[AchievementRow]) -> list[AchievementRow]:
    """Keep what somebody has earned for the first time; gives those of `rows` that are kept, from now or before."""
    at, kept = schema.achievements.c, []
    for row in rows:
        put_new(connection, schema.achievements, asdict(row))
        mine = at.guild_id == row.guild_id, at.user_id == row.user_id, at.achievement == row.achievement
        same = at.table_id == row.table_id, at.round == row.round
        if connection.execute(select(at.at).where(*mine, *same)).first() is not None:
            kept.append(row)
    return kept


def of_person(connection: Connection, guild_id: int, user_id: int) -> list[AchievementRow]:
    """Somebody's on a server, the earliest first."""
    at = schema.achievements.c
    mine = select(schema.achievements).where(at.guild_id == guild_id, at.user_id == user_id)
    return [AchievementRow(**row._asdict()) for row in connection.execute(mine.order_by(at.at, at.achievement))]


def everything(connection: Connection) -> list[AchievementRow]:
    """All there are, by table."""
    at = schema.achievements.c
    asked = select(schema.achievements).order_by(at.table_id, at.round, at.user_id, at.achievement)
    return [AchievementRow(**row._asdict()) for row in connection.execute(asked)]
