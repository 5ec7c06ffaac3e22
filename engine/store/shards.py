"""Shards: which servers a process serves. Like Discord, the database assigns servers to shards by their ids, and direct
messages to shard 0."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, true


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards `ids` of `count`; by default all."""

    ids: tuple[int, ...] = (0,)
    count: int = 1

    @property
    def all(self) -> bool:
        """Whether these are all shards."""
        return len(self.ids) == self.count

    def own(self, guild_id: int | None) -> bool:
        """Whether a server belongs to these shards."""
        return ((guild_id or 0) >> 22) % self.count in self.ids

    def of(self, guild_id: int | None) -> int:
        """The shard of a server."""
        return ((guild_id or 0) >> 22) % self.count

    def where(self, guild_id: ColumnElement[Any]) -> ColumnElement[bool]:
        """`own` as a condition on a column."""
        if self.all:
            return true()
        return (func.coalesce(guild_id, 0) // (1 << 22) % self.count).in_(self.ids)

    def __str__(self) -> str:
        """Text for the host: `shards 0, 1 of 4`."""
        return f"shard{'s' if len(self.ids) > 1 else ''} {', '.join(map(str, self.ids))} of {self.count}"
