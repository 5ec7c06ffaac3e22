"""Queries for the weekly leaderboards of servers."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, select

from engine.store import schema
from engine.store.questions.statements import fetch, put
from engine.store.rows import WeeklyRow
from engine.store.shards import Shards


def of_guild(connection: Connection, guild_id: int) -> WeeklyRow:
    """A server's settings, or the defaults."""
    found = fetch(connection, WeeklyRow, select(schema.weekly_posts).where(schema.weekly_posts.c.guild_id == guild_id))
    return found[0] if found else WeeklyRow(guild_id)


def all_on(connection: Connection, shards: Shards) -> list[WeeklyRow]:
    """The servers of these shards that have a weekly leaderboard."""
    at = schema.weekly_posts.c
    which = at.channel_id.is_not(None), shards.where(at.guild_id)
    return fetch(connection, WeeklyRow, select(schema.weekly_posts).where(*which).order_by(at.guild_id))


def keep(connection: Connection, row: WeeklyRow) -> None:
    """Store a server's settings."""
    put(connection, schema.weekly_posts, asdict(row))
