"""Stored choices in tests: a whole value in place of what was there, and the display settings of a server."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from engine.tables.keeping.moderation import Deed
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.service import Tables
from engine.tables.table.model import Person

T = TypeVar("T")
MONA = Person(999, "Mona")


def always(value: T) -> Callable[[object], T]:
    """The change to this value, from any value."""
    return lambda before: value


async def set_server(tables: Tables, guild_id: int, display: DisplaySettings) -> None:
    """A manager chooses how the server's boards look."""
    await tables.moderation.choose(guild_id, lambda all_: replace(all_, display=display), MONA, Deed.CHANGED)
