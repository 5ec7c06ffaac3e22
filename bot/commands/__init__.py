"""The commands of `boneyard`: one module each, with `run(args) -> int` and maybe `add_arguments(parser)`.

`run` returns the exit status. A failing command raises `CommandError` with a sentence that says what to do. `bot.cli`
prints it and exits with status 1, or 2 if trying again cannot succeed. `bot.cli.COMMANDS` lists the commands with their
help. A module is imported only when its command is used, so `boneyard health` stays quick.
"""

import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bot.hiding import shown

if TYPE_CHECKING:
    from engine.store import Store

T = TypeVar("T")


class CommandError(Exception):
    """The sentence that ends a command, and its exit status. `told`: the log has it."""

    told = False

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def discord_id(text: str) -> int:
    """An id of Discord, as argparse reads it: a positive number of 63 bits."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and 0 < int(text) < 2**63):
        raise ArgumentTypeError(f"{shown(text)} is no id of Discord")
    return int(text)


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


@contextmanager
def progress(done: str) -> Iterator[Callable[[float], None]]:
    """A line on the terminal, such as "Copied 40 %", and a function that takes the share."""
    from tqdm import tqdm

    with tqdm(total=1, desc=done, bar_format="{desc} {percentage:.0f} %", leave=False, disable=None) as bar:

        def told(share: float) -> None:
            bar.update(share - bar.n)

        yield told


class Use(Enum):
    """What a command does with a database."""

    READ = auto()
    """Only reads an existing database, also while the bot runs."""
    CHANGE = auto()
    """Changes an existing database while no bot runs."""
    MIGRATE = auto()
    """Upgrades it, or makes a new one."""


def tell_progress(done: int, total: int) -> None:
    """Tell how far statistics are."""
    print(f"Statistics: {done} of {total} matches are added up.", file=sys.stderr, flush=True)


def in_store(
    url: str, work: "Callable[[Store], Coroutine[Any, Any, T]]", use: Use = Use.READ, folder: Path = Path()
) -> T:
    """Open the store with this address, do the work and close it. `folder` takes a backup before an upgrade. Raises
    CommandError."""
    import asyncio

    from engine.store import Store

    async def done() -> T:
        if use is Use.READ:
            store = await Store.read(url)
        else:
            store = await Store.open(url, make=use is Use.MIGRATE, folder=folder, tell=tell_progress)
        try:
            return await work(store)
        finally:
            await store.close()

    with opening_store():
        return asyncio.run(done())
