"""The drawing process: `python -m bot.pictures.process` draws subjects from its standard input until that ends.

The bot alone starts it (`renderers.py`), and they speak as `pipe.py` says. Its input ends with the
bot, however the bot ends, so none is left behind.
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
"""Where processors are short, answers go before pictures, which still get a third of what the bot gets."""
MOST_MEMORY = 1 << 30
"""Bytes of addresses that it may ask of the system: beyond that a picture fails, not the machine."""


def attempt(subject: Subject) -> Picture | Failure:
    """The picture, or why there is none."""
    try:
        return draw(subject)
    except Exception as error:
        return Failure(reason(error))


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Draw what is asked for until nothing more can come, or nobody listens."""

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
        signal.signal(number, signal.SIG_IGN)  # the bot, which may get them too, still wants its last boards
    if sys.platform != "win32":
        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # from here on tiles come in, and nothing that is printed may show them
        os.dup2(nowhere, stream)
    serve(asked, told)
    os._exit(0)  # without a word about a pipe that is gone


if __name__ == "__main__":
    main()
