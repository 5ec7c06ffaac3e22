"""Where the checks of a stage look beside the messages of an action: all messages, the database, and the drawn lots."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import simcord

from bot.client import Boneyard
from engine.rules.events import LotsDrawn
from engine.tables.table.model import Snapshot


class Unseen:
    """Messages that were not looked at before as they are now."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Any, str | None]] = {}

    def new(self, env: simcord.Env) -> Iterator[Any]:
        """The messages that were sent or edited since the last call. An edit puts other components into a message."""
        for channel in env.backend.messages.values():
            for message in channel.values():
                components, content = self._seen.get(message.id, (None, None))
                if components is not message.components or content != message.content:
                    self._seen[message.id] = message.components, message.content
                    yield message


class Database:
    """The bot's database, as another program sees it."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path / "boneyard.db")
        self._version: int | None = None
        self._rows: dict[str, list[dict[str, Any]]] = {}

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """All rows of each table; read again when the bot has written."""
        ((version,),) = self._connection.execute("PRAGMA data_version")
        if version != self._version:
            names = [
                name for (name,) in self._connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            ]
            self._version, self._rows = version, {name: self._of(name) for name in names}
        return self._rows

    def _of(self, table: str) -> list[dict[str, Any]]:
        read = self._connection.execute(f'SELECT * FROM "{table}"')
        columns = [name for name, *_ in read.description]
        return [dict(zip(columns, row, strict=True)) for row in read]

    def close(self) -> None:
        self._connection.close()


def last_lots(bot: Boneyard, table: Snapshot) -> Iterable[Any]:
    """Tiles that were shown when the lead was drawn for, and went back into the shuffle."""
    for noted in bot.services.activity_log._events.get(table.id, ()):
        if isinstance(noted.event, LotsDrawn):
            yield from (tile for _, tile in noted.event.lots)
