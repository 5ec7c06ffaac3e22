"""`boneyard try`: the real bot on a simulated Discord, played in a web page on this computer."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from sqlalchemy.engine import URL

from bot.commands import CommandError
from bot.config import Settings, load_settings
from bot.logs import start_logging
from engine.rules.games import MOST_SEATS
from engine.store.errors import StoreError

if TYPE_CHECKING:
    from bot.trial import Trial

DATABASE_FILE = "boneyard-try.db"
IN_MEMORY = ":memory:"
PORT = 8700
MOST_PEOPLE = MOST_SEATS

INVITATION = """\
Boneyard is open. Its Discord server is a page on this computer:

    {address}

  To play      Type /domino play at the bottom of the page and choose a game.
               Choose Add robot under More…, then press Start, then My hand for your tiles.
  More people  Choose another name at “Viewing as”, or open the address in a second window.
  More tables  The list on top has #second-table and all threads.
  Matches      {matches}

Ctrl-C ends it."""
KEPT = "Kept in {file}; an open one goes on at the next start."
FORGOTTEN = "Forgotten at the end."
CLOSED = "Boneyard is closed."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=port, default=PORT, help=f"the page's port; 0 takes any free one (default: {PORT})"
    )
    parser.add_argument(
        "--people", type=people, default=4, help=f"the number of people, 1 to {MOST_PEOPLE} (default: 4)"
    )
    parser.add_argument(
        "--database",
        default=None,
        metavar="FILE",
        help=f"the file for matches, or {IN_MEMORY} to forget them (default: {DATABASE_FILE} in DATA_DIR)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def port(text: str) -> int:
    """A port number."""
    return _between(text, 0, 65535)


def people(text: str) -> int:
    """A number of people on the simulated server."""
    return _between(text, 1, MOST_PEOPLE)


def _between(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
    return number


def run(args: argparse.Namespace) -> int:
    """Play until Ctrl-C, SIGTERM or the end of the page. Return 0 after a clean end."""
    # Before the log starts: discord.py would warn about the empty client that simcord makes on import.
    need_simcord()
    # Only warnings are logged by default, so that the address stands alone. The token and database of `boneyard run`
    # are not read: a trial must not touch a real server's matches.
    level = os.environ.get("LOG_LEVEL") or "WARNING"
    settings = load_settings({"DATA_DIR": os.environ.get("DATA_DIR", ""), "LOG_LEVEL": level})
    start_logging(settings.voice)
    with database_file(args.database, settings.data_dir) as file, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(play(args, make_client(settings, file), file))
    return 0


def need_simcord() -> None:
    """Import the simulated Discord, which is an extra."""
    try:
        import_module("..trial", __package__)
    except ImportError as error:
        raise CommandError(
            f"`boneyard try` needs simcord ({error}): install it with `pip install 'boneyard[try]'`."
        ) from error


@contextlib.contextmanager
def database_file(asked: str | None, data_dir: Path) -> Iterator[Path]:
    """The database file; for `:memory:` a temporary one, because the store needs a file."""
    if asked == IN_MEMORY:
        with tempfile.TemporaryDirectory(prefix="boneyard-try-", ignore_cleanup_errors=True) as folder:
            yield Path(folder) / DATABASE_FILE
        return
    file = Path(asked).expanduser() if asked else data_dir / DATABASE_FILE
    if file.is_dir():
        raise CommandError(f"--database is {file}, which is a folder: name a file in it.")
    if not file.parent.is_dir():
        raise CommandError(f"The folder {file.parent} does not exist: make it, or choose another --database.")
    yield file


def make_client(settings: Settings, file: Path) -> discord.Client:
    """The real bot with this database. Its Discord forgets commands and messages at each end."""
    from bot.client import build_client
    from bot.pictures.process.worker import Painted
    from bot.setup import Setup

    url = URL.create("sqlite", database=str(file))
    setup = Setup(painter=Painted(threads=True), forgetful=True, live=("127.0.0.1", 0))
    return build_client(settings, url.render_as_string(), setup)


async def play(args: argparse.Namespace, client: discord.Client, file: Path) -> None:
    """Start the bot on its server, print the address, and keep the pages live until the end."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers here; Ctrl-C arrives there as KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    import simcord

    from bot.trial import trial

    try:
        async with trial(client, args.people, args.port) as server:
            await server.repaint(always=True)
            print(invitation(server, file, forgets=args.database == IN_MEMORY), flush=True)
            if not args.no_browser and not stopped.is_set() and has_browser():
                await asyncio.to_thread(webbrowser.open, server.pages[0].url)
            await server.stay_live(stopped)
    except StoreError as error:
        raise CommandError(str(error)) from error
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise CommandError(port_problem(args.port, error.__cause__)) from error
        raise
    print(CLOSED, flush=True)


def invitation(server: Trial, file: Path, *, forgets: bool) -> str:
    """The text for newcomers: the address, the first steps, and how to switch between people."""
    matches = FORGOTTEN if forgets else KEPT.format(file=file.absolute())
    return INVITATION.format(address=server.pages[0].url, matches=matches)


def has_browser() -> bool:
    """Whether a graphical browser can be opened."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def port_problem(number: int, error: OSError) -> str:
    """The sentence for a port that cannot be opened."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {number} is already in use: choose another with --port, or any free one with --port 0."
    return f"Port {number} could not be opened ({error.strerror}): choose another with --port."
