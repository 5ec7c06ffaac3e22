"""What can go wrong with the store."""

from __future__ import annotations


class StoreError(Exception):
    """Base of everything the store raises on purpose."""


class StoreProblem(StoreError):
    """The store cannot be opened: one whole sentence for the person who runs the program. `lasting` says that trying
    again could only fail again."""

    def __init__(self, sentence: str, *, lasting: bool = True) -> None:
        super().__init__(sentence)
        self.lasting = lasting


class StoreUnavailable(StoreError):
    """A read or write failed for now (disk full, locked, connection lost). A write may or may not have
    happened: read again before trusting what is in memory."""


class LeaseLost(StoreUnavailable):
    """Another program has the shards of this one; nothing was read or written, nor will be."""


class Damaged(StoreUnavailable):
    """What is stored cannot be read, now or later: a damaged page, or not the text that was written."""


class Conflict(StoreError):
    """The table has another version than the writer thought; nothing was written."""


class AlreadyStored(StoreError):
    """A step of this very interaction is stored already; nothing was written."""
