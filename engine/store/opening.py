"""Opening the database: the lock, a backup before a migration, the migration, and sentences for what is
wrong.

The order matters: nobody else may have the file, nothing is changed before a copy of it is safe, and a
database that a newer program has changed is left alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from engine.store.errors import StoreProblem

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 5
"""How long a write waits for another program (a backup, say) that has the file."""
POOL_SECONDS = 120
"""How long a task waits for its turn; long, because all tasks share one connection."""


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def database_path(url: URL) -> Path:
    """The file of an SQLite address; raises `StoreProblem` where there is none."""
    if not url.database or url.database == ":memory:":
        raise StoreProblem("DATABASE_URL names no file: matches must outlive the program, so give it one.")
    path = Path(url.database)
    if not path.parent.is_dir():
        raise StoreProblem(f"The folder {path.parent} does not exist: make it, or keep the database in another one.")
    return path


def make_engine(url: URL) -> AsyncEngine:
    """The engine with the settings that make a commit durable. It opens no connection yet."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_pre_ping=True, pool_timeout=POOL_SECONDS, hide_parameters=True)
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        hide_parameters=True,  # an error must not print a deal
        connect_args={"timeout": BUSY_SECONDS},
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Make every commit durable, check foreign keys, and leave transactions to `_begin`."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the write lock at once: a transaction that starts by reading could not be upgraded safely."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def head_revision() -> str:
    """The newest migration this program has."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def too_new(current: str | None) -> str | None:
    """A whole sentence if the format `current` is none of this program's, which is how a newer one shows."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if current is None or current in known:
        return None
    return (
        f"The database was made by a newer Boneyard (its format is {current}): install that version again, or put "
        "back the backup made before the upgrade."
    )


async def migrate(engine: AsyncEngine, *, now: float) -> Path | None:
    """Bring the database up to this program; gives the backup that was made first, if there was anything to
    save. Raises `StoreProblem` for a database of a newer program."""
    async with engine.connect() as connection:
        current = await connection.run_sync(_current)
    if current == head_revision():
        return None
    if problem := too_new(current):
        raise StoreProblem(problem)
    saved = None
    if current is not None and is_sqlite(engine.url):
        saved = await asyncio.to_thread(
            copy_database, database_path(engine.url), _backup_name(engine.url, current, now)
        )
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
    return saved


def _backup_name(url: URL, revision: str, now: float) -> Path:
    path = database_path(url)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
    return path.with_name(f"{path.stem}-before-upgrade-from-{revision}-{stamp}{path.suffix}")


def copy_database(database: Path, target: Path) -> Path:
    """Copy the database while it may be in use, into a file that must not exist yet; raises
    `StoreProblem`."""
    if not database.is_file():
        raise StoreProblem(f"There is no database {database} to copy.")
    if target.exists():
        raise StoreProblem(f"The file {target} exists already: name one that does not.")
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            target.unlink(missing_ok=True)
        raise StoreProblem(f"The database {database} could not be copied to {target}: {error}.") from error
    return target


async def open_engine(url: URL, *, now: float) -> tuple[AsyncEngine, Path | None]:
    """An engine on a database that is up to date, and the backup if one was made. Leaves nothing open when it
    fails."""
    engine = make_engine(url)
    try:
        return engine, await migrate(engine, now=now)
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        await engine.dispose()
        label = database_path(url) if is_sqlite(url) else url.render_as_string(hide_password=True)
        reason = str(error.__cause__ or error).splitlines()[0]
        raise StoreProblem(f"The database {label} cannot be opened: {reason}.") from error
    except BaseException:
        await engine.dispose()
        raise


def parse_url(text: str) -> URL:
    """The address with the asynchronous driver that Boneyard uses."""
    url = make_url(text)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    backend = url.get_backend_name()
    if backend not in drivers:
        raise StoreProblem(f"DATABASE_URL asks for {backend}, but Boneyard knows sqlite and postgresql.")
    return url.set(drivername=drivers[backend])
