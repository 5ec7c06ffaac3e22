"""Queries for the time at which the bot was last alive. Each shard has its own time, because another process may have
been off meanwhile."""

from __future__ import annotations

from sqlalchemy import Connection, select

from engine.store import schema
from engine.store.questions.statements import put
from engine.store.shards import Shards

ALIVE = "last_alive"
NEVER = -1


def _name(shard: int, count: int) -> str:
    return ALIVE if count == 1 else f"{ALIVE} {shard}/{count}"


def note(connection: Connection, shards: Shards, now: int) -> None:
    """Store that the process with these shards is alive now."""
    for shard in shards.ids:
        put(connection, schema.meta, {"name": _name(shard, shards.count), "value": str(now)})


def last(connection: Connection, shards: Shards) -> int | None:
    """The earliest time at which one of these shards was last served; None if none ever was.

    Times stored under another shard count apply to all shards.
    """
    at = schema.meta.c
    rows = connection.execute(select(at.name, at.value).where(at.name.startswith(ALIVE, autoescape=True)))
    noted = {row.name: int(row.value) for row in rows}
    ours = [_name(shard, shards.count) for shard in range(shards.count)]
    before = [when for name, when in noted.items() if name not in ours]
    latest = [max((*before, noted.get(ours[shard], NEVER))) for shard in shards.ids]
    return min((when for when in latest if when != NEVER), default=None)
