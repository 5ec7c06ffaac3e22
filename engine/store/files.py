"""The database file: its lock and permissions, copies while it is in use, restoring, and checks.

One process uses a file at a time, by a lock file beside it. The system releases the lock when the process ends or dies.
The lock file is never deleted: otherwise two processes could hold locks on different files of the same name.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from glob import escape
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile

from engine.store.errors import StoreProblem, is_disk, reason

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


PRIVATE = 0o600
COPY_STEPS = 100_000
"""Steps of SQLite between two reports of a copy's progress."""
LITTLE_BYTES = 2**20
"""With less space than this, a disk counts as full."""
IDLE_SECONDS = 3600
"""Seconds without a write after which an unfinished copy is left over."""
LOOKS, LOOK_SECONDS = 5, 0.02
"""`boneyard check` has the lock for a moment when it looks who holds it. A start tries again so often, after so many
seconds."""
HEADER = b"SQLite format 3\0"
CONTENTION = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""The errors of a lock that another process has."""
WRITTEN_AHEAD = ("-wal", "-shm")
"""SQLite's files beside an open database. They inherit the database's permissions."""


def no_locks(database: Path, error: OSError) -> StoreProblem:
    """The problem that the system locks no files where the database is."""
    return StoreProblem(
        f"The database {database} cannot be locked ({error.strerror}): its disk or mount has no file locks. Keep the "
        "database on another one."
    )


def keep_private(database: Path) -> None:
    """Let only this user read the database and its companions. Creates an empty file if there is none. A file that is
    no database keeps its permissions."""
    if database.exists() and not (database.is_file() and _starts_as_database(database)):
        return
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for end in ("", *WRITTEN_AHEAD):
        with suppress(OSError):  # another user's file keeps its permissions
            database.with_name(database.name + end).chmod(PRIVATE)


def _starts_as_database(file: Path) -> bool:
    with suppress(OSError), file.open("rb") as opened_file:
        return opened_file.read(len(HEADER)) in (b"", HEADER)
    return False


def size(database: Path) -> int:
    """The bytes of the database with its log."""
    names = ("", WRITTEN_AHEAD[0])
    files = [file for end in names if (file := database.with_name(database.name + end)).exists()]
    return sum(file.stat().st_size for file in files)


def stamped(database: Path, why: str, now: float) -> Path:
    """An unused file name beside the database, made of its name, a reason and the time."""
    stem = f"{database.stem}-{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    free = (file for name in names if not (file := database.with_name(f"{name}{database.suffix}")).exists())
    return next(free)


def _connect(database: Path, query: str) -> sqlite3.Connection:
    """A connection to an existing file. The last writing connection removes `-wal` and `-shm` when it closes; a reading
    one creates them and leaves them behind."""
    return sqlite3.connect(f"{database.absolute().as_uri()}?{query}", uri=True)


def opened(database: Path) -> closing[sqlite3.Connection]:
    """A connection that may write."""
    return closing(_connect(database, "mode=rw"))


def has_log(database: Path) -> bool:
    """Whether SQLite has a write-ahead log beside the database: a program uses it, or has died."""
    return database.with_name(f"{database.name}-wal").exists()


def reading(database: Path) -> sqlite3.Connection:
    """A connection that changes no file, whether or not the database is in use."""
    return _connect(database, "mode=ro" if has_log(database) else "mode=ro&immutable=1")


def look(database: Path) -> closing[sqlite3.Connection]:
    """`reading`, closed at the end."""
    return closing(reading(database))


def copy_database(database: Path, target: Path, told: Callable[[float], None] = lambda share: None) -> Path:
    """Copy a database that may be in use into a new file, which appears only when it is complete and sound. `told` gets
    the written share now and then. Raises `StoreProblem`."""
    if not database.is_file():
        raise StoreProblem(f"There is no database {database} to copy.")
    if problem := replaced(database):
        raise StoreProblem(problem)
    with new_copy(database, target) as part, opened(database) as connection:
        size = database.stat().st_size or 1
        with _asking(connection, lambda: told(min(1, part.stat().st_size / size)), COPY_STEPS):
            connection.execute("VACUUM INTO ?", (str(part),))
    return target


@contextmanager
def new_copy(name: object, target: Path) -> Iterator[Path]:
    """A new file for a copy of the database `name`. It gets the name of `target` if the block leaves it complete and
    sound, and goes if the block raises or is broken off. Raises `StoreProblem`."""
    if target.exists():
        raise StoreProblem(f"The file {target} exists already: choose another name.")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE)
    except OSError as error:
        raise StoreProblem(f"The file {target} cannot be written: {error.strerror}.") from error
    try:
        yield part
        os.fsync(descriptor)
        if wrong := damage(part):
            raise sqlite3.DatabaseError(f"the copy is damaged ({wrong})")
        part.rename(target)
    except BaseException as error:
        why = because(error, part)
        for end in ("", *WRITTEN_AHEAD):
            with suppress(OSError):
                part.with_name(part.name + end).unlink()
        if not isinstance(error, Exception) or isinstance(error, StoreProblem):
            raise
        sentence = f"The database {name} could not be copied to {target}: {why}."
        raise StoreProblem(sentence, lasting=False) from error  # the disk may have been full
    finally:
        os.close(descriptor)


def restore_database(
    copy: Path, database: Path, *, now: float, told: Callable[[float], None] = lambda share: None
) -> Path | None:
    """Replace the database by a copy. Return the file that keeps the old one, or None if there was none. `told` gets
    the written share now and then. Raises `StoreProblem` and changes nothing if the database is in use or the copy is
    unusable."""
    check_copy(copy)
    lock = FileLock.take(database)
    new = database.with_name(f"{database.name}.restoring")
    try:
        new.unlink(missing_ok=True)
        copy_database(copy, new, told)
        kept = _keep(database, stamped(database, "before-restore", now)) if database.exists() else None
        for end in WRITTEN_AHEAD:
            database.with_name(database.name + end).unlink(missing_ok=True)
        new.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem(f"The database {database} cannot be replaced: {error}.") from error
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        lock.release()
    return kept


def check_copy(copy: Path) -> None:
    """Raise `StoreProblem` unless the file is a sound database of Boneyard."""
    if not copy.is_file():
        raise StoreProblem(f"There is no file {copy} to restore from.")
    if wrong := damage(copy) or (None if contents(copy)[0] else "no Boneyard has made it"):
        raise StoreProblem(f"The file {copy} cannot be restored ({wrong}): choose another backup.")


def _keep(database: Path, kept: Path) -> Path:
    """Copy a database as it is, damaged or not, with its write-ahead log."""
    if not damage(database):
        with opened(database) as connection:
            connection.execute("PRAGMA schema_version")  # closing then merges the write-ahead log into the file
    targets = {database.with_name(database.name + end): kept.with_name(kept.name + end) for end in ("", "-wal")}
    try:
        for source, target in targets.items():
            if source.exists():
                target.touch(PRIVATE)
                shutil.copyfile(source, target)
    except BaseException:
        for target in targets.values():
            target.unlink(missing_ok=True)
        raise
    return kept


@contextmanager
def _asking(connection: sqlite3.Connection, question: Callable[[], bool | None], steps: int) -> Iterator[None]:
    """Ask `question` after each so many `steps` of SQLite's work, which ends with `SQLITE_INTERRUPT` at a yes.

    The work also ends when a signal arrives during the question. Python's module then clears Ctrl-C's exception, so it
    is raised here: a check that was broken off has found nothing sound.
    """
    ended = False

    def ask() -> bool:
        nonlocal ended
        with suppress(OSError):
            ended = bool(question())
        return ended

    connection.set_progress_handler(ask, steps)
    try:
        yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT and not ended:
            raise KeyboardInterrupt from error
        raise


def because(error: BaseException, file: Path) -> str:
    """The reason of an error, which SQLite calls "disk I/O error" when the disk is full."""
    return (full(file.parent) if is_disk(error) else None) or reason(error)


def full(folder: Path) -> str | None:
    """The words for a full disk, or None."""
    with suppress(OSError):
        if (free := shutil.disk_usage(folder).free) < LITTLE_BYTES:
            return f"the disk is full, {free // 1024} KB are left"
    return None


def drop_parts(folder: Path, stem: str, now: float) -> None:
    """Delete copies whose names have `stem` and a time, and that were broken off: nothing was written into them for an
    hour."""
    for part in folder.glob(f"{escape(stem)}-*{'[0-9]' * 8}-{'[0-9]' * 6}*.part*"):
        with suppress(OSError):
            if now - part.stat().st_mtime > IDLE_SECONDS:
                part.unlink()


def damage(database: Path, seconds: float = float("inf")) -> str | None:
    """The first fault that SQLite's quick check finds, or None. The check stops after `seconds`."""
    end = time.monotonic() + seconds
    try:
        with look(database) as connection, _asking(connection, lambda: time.monotonic() > end, 10_000):
            answers = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return None
        answers = [str(error)]
    return None if answers == ["ok"] else "; ".join(answers)


def contents(database: Path) -> tuple[str | None, list[str]]:
    """The format of the database (None: it has none) and the names of its tables."""
    with look(database) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        asked = "SELECT version_num FROM alembic_version"
        row = connection.execute(asked).fetchone() if "alembic_version" in tables else None
    return (str(row[0]) if row else None), tables


# -- the lock --


def in_use(database: str, part: str = "") -> StoreProblem:
    """The problem that another process uses the database, or a `part` of it."""
    which = f" ({part})" if part else ""
    sentence = f"The database {database} is in use by another Boneyard{which}: stop that one first, or use another one."
    return StoreProblem(sentence, lasting=False)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def inode(file: Path) -> int | None:
    """The number of a file; None: there is none."""
    try:
        return file.stat().st_ino
    except (FileNotFoundError, NotADirectoryError):
        return None


def _noted(database: Path) -> str:
    """The number of the file that was last used as the database; empty if unknown."""
    try:
        return _beside(database).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def missing(database: Path) -> str | None:
    """A sentence if the database was used and is gone. An empty one in its place would hide the loss."""
    if not _noted(database) or inode(database) is not None:
        return None
    rescued = sorted(database.parent.glob(f"{escape(database.stem)}-rescued-*{database.suffix}"))
    file = rescued[-1] if rescued else "FILE"
    return (
        f"The database {database} is gone: put it back, or a copy with `boneyard restore {file}`. (To begin with an "
        f"empty one, delete {_beside(database)}.)"
    )


def replaced(database: Path) -> str | None:
    """A sentence if a running bot uses another file than the one of this name."""
    if not FileLock.held(database) or _noted(database) in ("", str(inode(database))):
        return None
    return (
        f"The database {database} was deleted or replaced while the bot runs: the bot will save its own in a file "
        "beside it within a minute, and end."
    )


class FileLock:
    """The lock on `<database>.lock`, from `take` to `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, database: Path) -> FileLock:
        """Raises `StoreProblem` if another process has the lock or the folder is not writable."""
        path = _beside(database)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreProblem(
                f"The folder {database.parent} cannot be written ({reason}): let this user write there, or keep "
                "the database in another folder."
            ) from error
        for last in (*(False,) * LOOKS, True):
            try:
                _take(descriptor)
                break
            except OSError as error:
                if error.errno not in CONTENTION:
                    os.close(descriptor)
                    raise no_locks(database, error) from error
                if last:
                    os.close(descriptor)
                    raise in_use(str(database)) from error
                time.sleep(LOOK_SECONDS)
        with suppress(OSError):  # another user owns it
            path.chmod(PRIVATE)
        return cls(descriptor)

    def note(self, database: Path) -> None:
        """Note which file is used from now on, for `missing` and `replaced`."""
        if self._descriptor is not None:
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, f"{inode(database)}\n".encode("ascii"))

    @staticmethod
    def trouble(database: Path) -> str | None:
        """Why no file in the database's folder can be locked; None if one can, or none can be made there."""
        with suppress(OSError), TemporaryFile(dir=database.parent) as file:
            try:
                _take(file.fileno())
            except OSError as error:
                return str(no_locks(database, error))
        return None

    @staticmethod
    def known(database: Path) -> bool:
        """Whether a process has ever had the lock."""
        return _beside(database).exists()

    @staticmethod
    def held(database: Path) -> bool:
        """Whether a process has the lock; changes nothing."""
        try:
            descriptor = os.open(_beside(database), os.O_RDWR)
        except OSError:
            return False
        try:
            _take(descriptor)
        except OSError as error:
            return error.errno in CONTENTION
        finally:
            os.close(descriptor)
        return False

    def release(self) -> None:
        """Safe to call twice."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
