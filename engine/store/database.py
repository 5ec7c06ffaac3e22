"""What SQLite and PostgreSQL have in common: transactions and addresses."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection

from engine.store.errors import StoreProblem

T = TypeVar("T")


class Transaction(Protocol):
    """Runs a function in an open transaction."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T: ...


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def real_file(url: URL) -> Path:
    """The file of an SQLite address, not a link to it: SQLite keeps its log beside the file, and the lock must have one
    name."""
    path = Path(url.database or "")
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def database_path(url: URL) -> Path:
    """The file of an SQLite address. Raises `StoreProblem` if it cannot hold a database."""
    if not url.database or url.database == ":memory:":
        raise StoreProblem("DATABASE_URL names no file: matches must outlive the program, so give it one.")
    path = real_file(url)
    if not path.parent.is_dir():
        raise StoreProblem(f"The folder {path.parent} does not exist: make it, or keep the database in another one.")
    if path.is_dir():
        raise StoreProblem(f"The database {path} is a folder: move it away, or name a file in DATABASE_URL.")
    if path.exists() and not path.is_file():
        raise StoreProblem(f"The database {path} is a device or a pipe: name a file in DATABASE_URL.")
    return path


def label(url: URL) -> str:
    """The database's file, or its address without secrets."""
    return str(database_path(url)) if is_sqlite(url) else url.set(query={}).render_as_string(hide_password=True)
