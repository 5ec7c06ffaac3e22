"""Queries for achievements. A person earns each achievement once on a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, select

from engine.store import schema
from engine.store.questions.statements import fetch, put
from engine.store.rows import AchievementRow


def book(connection: Connection, rows: Sequence[AchievementRow]) -> list[AchievementRow]:
    """Store achievements that are new to their person; return those of `rows` that are stored now."""
    at, kept = schema.achievements.c, []
    for row in rows:
        put(connection, schema.achievements, asdict(row), replace=False)
        mine = at.guild_id == row.guild_id, at.user_id == row.user_id, at.achievement == row.achievement
        same = at.table_id == row.table_id, at.round == row.round
        if connection.execute(select(at.at).where(*mine, *same)).first() is not None:
            kept.append(row)
    return kept


def of_person(connection: Connection, guild_id: int, user_id: int) -> list[AchievementRow]:
    """A person's achievements on a server, earliest first."""
    at = schema.achievements.c
    mine = select(schema.achievements).where(at.guild_id == guild_id, at.user_id == user_id)
    return fetch(connection, AchievementRow, mine.order_by(at.at, at.achievement))


def everything(connection: Connection) -> list[AchievementRow]:
    """All achievements, by table."""
    at = schema.achievements.c
    asked = select(schema.achievements).order_by(at.table_id, at.round, at.user_id, at.achievement)
    return fetch(connection, AchievementRow, asked)
