"""The commands of `boneyard`: one module each, with `run(args) -> int` and maybe `add_arguments(parser)`.

`run` returns the exit status. A failing command raises `CommandError` with a sentence that says what to do. `bot.cli`
prints it and exits with status 1, or 2 if trying again cannot succeed. `bot.cli.COMMANDS` lists the commands with their
help. A module is imported only when its command is used, so `boneyard health` stays quick.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.store import Store


class CommandError(Exception):
    """The sentence that ends a command, and its exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


@contextmanager
def opening_store() -> Iterator[None]:
    """Turn the store's errors into `CommandError`."""
    from engine.store import Damaged, StoreProblem, StoreUnavailable

    try:
        yield
    except StoreProblem as problem:
        raise CommandError(str(problem), 2 if problem.lasting else 1) from problem
    except StoreUnavailable as error:
        if isinstance(error, Damaged):
            sentence = f"The database is damaged ({error}): put a backup in its place with `boneyard restore`."
            raise CommandError(sentence, 2) from error
        raise CommandError(f"The database cannot be used now: {error}.") from error


@asynccontextmanager
async def opened(url: str) -> "AsyncIterator[Store]":
    """The store with this address; it is migrated first, and closed at the end."""
    from engine.store import Store

    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
