"""One process per database file: a lock file beside it. The system releases the lock when the process ends or dies.

The lock file is never deleted: otherwise two processes could hold locks on different files of the same name.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from engine.store.errors import StoreProblem

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def in_use(database: str, part: str = "") -> StoreProblem:
    """The problem that another process uses the database, or a `part` of it."""
    which = f" ({part})" if part else ""
    sentence = f"The database {database} is in use by another Boneyard{which}: stop that one first, or use another one."
    return StoreProblem(sentence, lasting=False)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


class FileLock:
    """The lock on `<database>.lock`, from `take` to `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, database: Path) -> FileLock:
        """Raises `StoreProblem` if another process has the lock or the folder is not writable."""
        path = _beside(database)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreProblem(
                f"The folder {database.parent} cannot be written ({reason}): let this user write there, or keep "
                "the database in another folder."
            ) from error
        try:
            _take(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise in_use(str(database)) from error
        with suppress(OSError):  # another user owns it
            path.chmod(0o600)
        return cls(descriptor)

    @staticmethod
    def held(database: Path) -> bool:
        """Whether a process has the lock; changes nothing."""
        try:
            descriptor = os.open(_beside(database), os.O_RDWR)
        except OSError:
            return False
        try:
            _take(descriptor)
        except OSError:
            return True
        finally:
            os.close(descriptor)
        return False

    def release(self) -> None:
        """Safe to call twice."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
