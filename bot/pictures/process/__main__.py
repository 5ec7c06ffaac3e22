"""The drawing process: `python -m bot.pictures.process` draws subjects from its standard input until that ends.

The bot starts it (`renderers.py`); `pipe.py` describes their messages. The input ends when the bot ends, also after a
crash, so no drawing process is left behind.
"""

import os
import signal
import sys
from typing import BinaryIO

from bot.pictures.process.pipe import LENGTH, READY, Failure, content, message, reason
from bot.pictures.render.drawing import Picture, Subject, draw

if sys.platform != "win32":
    import resource

NICE = 5
"""Lower priority than the bot: where CPU is short, pictures get a third of the bot's share."""
MOST_MEMORY = 1 << 30
"""Limit of the address space in bytes: a picture that needs more fails."""


def attempt(subject: Subject) -> Picture | Failure:
    """The picture, or the reason why it failed."""
    try:
        return draw(subject)
    except Exception as error:
        return Failure(reason(error))


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Draw every subject that comes in, until the bot closes either pipe."""

    def tell(content: object) -> None:
        told.write(message(content))
        told.flush()

    try:
        tell(READY)
        while len(head := asked.read(LENGTH.size)) == LENGTH.size:
            tell(attempt(content(asked.read(*LENGTH.unpack(head)))))
    except (BrokenPipeError, ValueError):
        pass  # the bot ended in the middle of a message


def main() -> None:
    """What `python -m` runs."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the bot may get them too, and still wants its last boards
    if sys.platform != "win32":
        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # printed text could show hidden tiles
        os.dup2(nowhere, stream)
    serve(asked, told)
    os._exit(0)  # no message about a closed pipe


if __name__ == "__main__":
    main()
