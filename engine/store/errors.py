"""The store's errors, and how it reads those of SQLite and PostgreSQL."""

import errno
import sqlite3

PASSING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}
LASTING = {"28", "3D", "42"}
"""PostgreSQL error classes that waiting does not fix: login refused, no such database, no permission."""
QUERY_CANCELED = "57014"
"""PostgreSQL's code for a statement that took longer than `statement_timeout`."""
READ_ONLY_TRANSACTION = "25006"


class StoreError(Exception):
    """Base class of the store's errors."""


class StoreProblem(StoreError):
    """The store cannot be opened: one sentence for the host. `lasting`: trying again cannot succeed."""

    def __init__(self, sentence: str, *, lasting: bool = True) -> None:
        super().__init__(sentence)
        self.lasting = lasting


class OlderFormat(StoreProblem):
    """The database must be upgraded first."""


class StoreUnavailable(StoreError):
    """A read or write failed for now: full disk, lock, lost connection. The write may still have happened."""


class LeaseLost(StoreUnavailable):
    """Another process has this one's shards. Nothing was read or written."""


class TooSlow(StoreUnavailable):
    """A read took longer than it may."""


class Damaged(StoreUnavailable):
    """Stored data is unreadable for good: a damaged page or a malformed value."""


class Conflict(StoreError):
    """The stored version differs from the expected one. Nothing was written."""


class AlreadyStored(StoreError):
    """This interaction's step is already stored. Nothing was written."""


def reason(error: BaseException) -> str:
    """The database's own message: one line, without the statement."""
    cause = getattr(error, "orig", None) or error.__cause__ or error
    said = str(getattr(cause, "strerror", None) or cause) or type(cause).__name__
    return said.splitlines()[0].rstrip(".")


def is_damage(error: BaseException) -> bool:
    """Whether SQLite reports a damaged file."""
    cause = getattr(error, "orig", None) or error
    return _code(cause) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "decode to UTF-8" in str(cause)


def is_disk(error: BaseException) -> bool:
    """Whether the disk did not take or give something."""
    cause = getattr(error, "orig", None) or error
    return _code(cause) in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL) or isinstance(cause, OSError)


def is_interrupted(error: BaseException) -> bool:
    """Whether the database ended a statement because its time was over."""
    cause = getattr(error, "orig", None) or error
    return _code(cause) == sqlite3.SQLITE_INTERRUPT or getattr(cause, "sqlstate", None) == QUERY_CANCELED


def wants_to_write(error: BaseException) -> bool:
    """Whether a statement that writes was refused because its transaction only reads."""
    cause = getattr(error, "orig", None) or error
    code, state = getattr(cause, "sqlite_errorcode", 0), getattr(cause, "sqlstate", None)
    return code == sqlite3.SQLITE_READONLY or state == READ_ONLY_TRANSACTION


def is_passing(error: BaseException, *, file: bool) -> bool:
    """Whether the same attempt on a file or server may succeed later: a busy or full disk, a server that starts."""
    cause = getattr(error, "orig", None) or error
    if file:
        return _code(cause) in PASSING or getattr(cause, "errno", None) == errno.ENOSPC
    malformed = type(cause).__name__ == "ClientConfigurationError"
    return not malformed and str(getattr(cause, "sqlstate", None))[:2] not in LASTING


def _code(cause: BaseException) -> int:
    return int(getattr(cause, "sqlite_errorcode", 0)) & 0xFF
