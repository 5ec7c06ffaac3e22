"""A migrated database, made once for all tests: migrations have tests of their own."""

import functools
import sqlite3
from pathlib import Path
from typing import cast

from sqlalchemy import create_engine

from engine.store.connect import _upgrade


@functools.cache
def _migrated() -> bytes:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        _upgrade(connection)
        connection.commit()
        made = cast(sqlite3.Connection, connection.connection.dbapi_connection).serialize()
    engine.dispose()
    return made


def put_database(file: Path) -> None:
    """Put an empty database of this program at `file`, unless there is one."""
    if not file.exists():
        file.write_bytes(_migrated())
