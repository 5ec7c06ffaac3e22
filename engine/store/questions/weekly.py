"""The weekly leaderboards of servers as they are kept, on a connection that is in a transaction (`Store.ask`)."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, select

from engine.store import schema
from engine.store.questions.queries import put
from engine.store.shards import Shards


@dataclass(frozen=True, slots=True)
class WeeklyRow:
    """What a server has chosen, and how far its posts have come."""

    guild_id: int
    channel_id: int | None = None
    """None: nothing is posted."""
    zone: str = "UTC"
    hour: int = 9
    """Local, of every Monday."""
    done: int = 0
    """The last Monday that is done with, by its ordinal number in the calendar."""
    nonce: str | None = None
    """Of a post that may or may not be in the channel already."""
    tried_at: int = 0
    """When it was tried last, seconds UTC."""


def of_guild(connection: Connection, guild_id: int) -> WeeklyRow:
    """What a server has chosen."""
    asked = select(schema.weekly_posts).where(schema.weekly_posts.c.guild_id == guild_id)
    row = connection.execute(asked).first()
    return WeeklyRow(**row._asdict()) if row else WeeklyRow(guild_id)


def all_on(connection: Connection, shards: Shards) -> list[WeeklyRow]:
    """Every server of these shards that wants it."""
    at = schema.weekly_posts.c
    which = at.channel_id.is_not(None), shards.where(at.guild_id)
    asked = select(schema.weekly_posts).where(*which).order_by(at.guild_id)
    return [WeeklyRow(**row._asdict()) for row in connection.execute(asked)]


def keep(connection: Connection, row: WeeklyRow) -> None:
    """Replace what is kept of a server."""
    put(connection, schema.weekly_posts, asdict(row))
