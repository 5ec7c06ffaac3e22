"""The database as a file: readable by its user alone, copied while it is in use, put back, and looked at."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from engine.store.errors import StoreProblem
from engine.store.lock import FileLock

PRIVATE = 0o600
WRITTEN_AHEAD = ("-wal", "-shm")
"""What SQLite keeps beside a database in use; both get the permissions that the database has when they are made."""


def keep_private(database: Path) -> None:
    """Let only this user read the database and what is beside it; makes an empty file where there is none."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for end in ("", *WRITTEN_AHEAD):
        with suppress(OSError):  # somebody else's file stays as its owner wants it
            database.with_name(database.name + end).chmod(PRIVATE)


def stamped(database: Path, why: str, now: float) -> Path:
    """A file beside the database that is not there yet, named after it, a reason and the time."""
    stem = f"{database.stem}-{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    free = (file for name in names if not (file := database.with_name(f"{name}{database.suffix}")).exists())
    return next(free)


def opened(database: Path, query: str = "mode=rw") -> closing[sqlite3.Connection]:
    """A connection to a file that must exist. The last one that may write takes `-wal` and `-shm` away at its end; one
    that may only read makes them and leaves them behind."""
    return closing(sqlite3.connect(f"{database.absolute().as_uri()}?{query}", uri=True))


def look(database: Path) -> closing[sqlite3.Connection]:
    """A connection that changes nothing at all, whether or not the database is in use."""
    in_use = database.with_name(f"{database.name}-wal").exists()
    return opened(database, "mode=ro" if in_use else "mode=ro&immutable=1")


def copy_database(database: Path, target: Path) -> Path:
    """Copy the database while it may be in use, into a file that must not exist yet and is there only when it is whole;
    raises `StoreProblem`."""
    if not database.is_file():
        raise StoreProblem(f"There is no database {database} to copy.")
    if target.exists():
        raise StoreProblem(f"The file {target} exists already: name one that does not.")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE)
    except OSError as error:
        raise StoreProblem(f"The file {target} cannot be written: {error.strerror}.") from error
    try:
        with opened(database) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        os.fsync(descriptor)
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            part.unlink()
        sentence = f"The database {database} could not be copied to {target}: {error}."
        raise StoreProblem(sentence, lasting=False) from error  # the disk may have been full
    finally:
        os.close(descriptor)
    return target


def restore_database(copy: Path, database: Path, *, now: float) -> Path | None:
    """Put a copy in the database's place and keep beside it what was there; gives the kept file. Raises `StoreProblem`,
    and then the database is what it was: a bot has it, or the copy is no good."""
    lock = FileLock.take(database)
    try:
        if not copy.is_file():
            raise StoreProblem(f"There is no file {copy} to restore from.")
        if wrong := damage(copy) or (None if revision(copy) else "no Boneyard has made it"):
            raise StoreProblem(f"The file {copy} cannot be restored ({wrong}): choose another backup.")
        new = database.with_name(f"{database.name}.restoring")
        new.unlink(missing_ok=True)
        copy_database(copy, new)
        kept = _keep(database, stamped(database, "before-restore", now)) if database.exists() else None
        for end in WRITTEN_AHEAD:
            database.with_name(database.name + end).unlink(missing_ok=True)
        new.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem(f"The database {database} cannot be replaced: {error}.") from error
    finally:
        lock.release()
    return kept


def _keep(database: Path, kept: Path) -> Path:
    """Copy a database as it is, damaged or not, with what was written ahead."""
    if not damage(database):
        with opened(database) as connection:
            connection.execute("PRAGMA schema_version")  # once read, closing puts what was written ahead into the file
    for end in ("", "-wal"):
        source = database.with_name(database.name + end)
        if source.exists():
            target = kept.with_name(kept.name + end)
            target.touch(PRIVATE)
            shutil.copyfile(source, target)
    return kept


def damage(database: Path) -> str | None:
    """What SQLite's own quick check finds wrong with the file."""
    try:
        with look(database) as connection:
            answers = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
    except sqlite3.Error as error:
        answers = [str(error)]
    return None if answers == ["ok"] else "; ".join(answers)


def revision(database: Path) -> str | None:
    """The format of the database; None if no Boneyard has written it."""
    with look(database) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return str(row[0]) if row else None
