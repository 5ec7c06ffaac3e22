"""A migrated database, made once for all tests: migrations have tests of their own."""

import functools
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Engine, create_engine

from engine.store import sqlite
from engine.store.connect import upgrade


@functools.cache
def _migrated() -> bytes:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        upgrade(connection)
        connection.commit()
        made = cast(sqlite3.Connection, connection.connection.dbapi_connection).serialize()
    engine.dispose()
    return made


def put_database(file: Path) -> None:
    """Put an empty database of this program at `file`, unless there is one."""
    if not file.exists():
        file.write_bytes(_migrated())


def compile_once(patch: pytest.MonkeyPatch) -> None:
    """Let the databases of a test run share what SQLAlchemy has compiled, which is kept by engine and dialect. A bot
    has one database; a test run has a thousand, and compiling took each of them a dozen milliseconds."""
    first: dict[str, Engine] = {}

    def make(url: str, **kwargs: Any) -> Engine:
        made = create_engine(url, **kwargs)
        shared = first.setdefault(url, made)
        made.dialect, made._compiled_cache = shared.dialect, shared._compiled_cache
        # Connecting finds this out for the engine's first dialect, and the first engine may never connect.
        made.dialect.server_version_info = sqlite3.sqlite_version_info
        return made

    patch.setattr(sqlite, "create_engine", make)
