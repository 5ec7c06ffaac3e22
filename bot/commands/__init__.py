"""One module a command of `boneyard`: each has `add_arguments(parser)` and `run(args) -> int`.

`run` returns the exit status. A command that cannot do its work raises `CommandError` with a whole sentence that says
what to do; `bot.cli` prints it and exits with status 1, or 2 where trying again could only fail again. The commands and
their one-line help are in `bot.cli.COMMANDS`. A module is imported only when its command is used, so `boneyard health`
stays quick.
"""

from collections.abc import Iterator
from contextlib import contextmanager


class CommandError(Exception):
    """Why the command stops, as a whole sentence for the person who typed it, and its exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


@contextmanager
def opening_store() -> Iterator[None]:
    """A database that cannot be opened or read ends the command with its sentence."""
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
