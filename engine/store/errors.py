"""What can go wrong with the store."""

from __future__ import annotations


class StoreError(Exception):
    """Base of everything the store raises on purpose."""


class StoreProblem(StoreError):
    """The store cannot be opened: one whole sentence for the person who runs the program."""


class StoreUnavailable(StoreError):
    """A read or write failed for now (disk full, locked, connection lost). A write may or may not have
    happened: read again before trusting what is in memory."""


class Conflict(StoreError):
    """The table has another version than the writer thought; nothing was written."""


class AlreadyStored(StoreError):
    """A step of this very interaction is stored already; nothing was written."""
