"""When the program was last alive, on a connection that is in a transaction; noted for each shard, so that the life of
one program does not hide that another was off."""

from __future__ import annotations

from sqlalchemy import Connection, select

from engine.store import schema
from engine.store.questions.queries import set_meta
from engine.store.shards import Shards

ALIVE = "last_alive"
NEVER = -1


def _name(shard: int, count: int) -> str:
    return ALIVE if count == 1 else f"{ALIVE} {shard}/{count}"


def note(connection: Connection, shards: Shards, now: int) -> None:
    """The program that serves these is alive now."""
    for shard in shards.ids:
        set_meta(connection, _name(shard, shards.count), str(now))


def last(connection: Connection, shards: Shards) -> int | None:
    """Since when one of these may not have been served; None: none ever was. If the servers were dealt out to another
    number of shards meanwhile, those count."""
    at = schema.meta.c
    rows = connection.execute(select(at.name, at.value).where(at.name.startswith(ALIVE, autoescape=True)))
    noted = {row.name: int(row.value) for row in rows}
    ours = [_name(shard, shards.count) for shard in range(shards.count)]
    before = [when for name, when in noted.items() if name not in ours]
    latest = [max((*before, noted.get(ours[shard], NEVER))) for shard in shards.ids]
    return min((when for when in latest if when != NEVER), default=None)
