"""`boneyard try`: the real bot on a simulated Discord, played in a web page on this computer."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path

import discord
from sqlalchemy.engine import URL

from bot.commands import CommandError
from bot.config import load_settings
from bot.logs import start_logging

DATABASE_FILE = "boneyard-try.db"
IN_MEMORY = ":memory:"
PORT = 8700
MOST_PEOPLE = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the page is, who sits there, and where the matches are kept."""
    parser.add_argument("--port", type=port, default=PORT, help="the page's port; 0 takes any free one")
    parser.add_argument("--people", type=people, default=4, help=f"how many people to view as, 1 to {MOST_PEOPLE}")
    parser.add_argument(
        "--database",
        default=None,
        metavar="FILE",
        help=f"where matches are kept ({IN_MEMORY} forgets them); default {DATABASE_FILE} in DATA_DIR",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def port(text: str) -> int:
    """A port number; argparse words the refusal."""
    return _between(text, 0, 65535)


def people(text: str) -> int:
    """How many people sit in the simulated server."""
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
    """Play until Ctrl-C, SIGTERM or the page's own end; 0 after a clean end."""
    if find_spec("simcord") is None:
        raise CommandError("`boneyard try` needs simcord: install it with `pip install 'boneyard[try]'`.")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(play(args))
    return 0


async def play(args: argparse.Namespace) -> None:
    """Start the bot on its server, say where the page is, and keep it live until somebody ends it."""
    # Only here: simcord is an extra that `boneyard run` does without.
    import simcord

    from bot.trial import trial

    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers here; Ctrl-C arrives there as KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    try:
        async with trial(make_client(args.database), args.people, args.port) as server:
            main, *others = server.pages
            print(f"Boneyard is open at {main.url} (Ctrl-C ends it).", flush=True)
            for page in others:
                print(f"A second table, in #{page.channel.name}: {page.url}", flush=True)
            if not args.no_browser and has_browser():
                await asyncio.to_thread(webbrowser.open, main.url)
            waits = [asyncio.create_task(server.stay_live()), asyncio.create_task(stopped.wait())]
            try:
                done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in waits:
                    task.cancel()
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise CommandError(port_problem(args.port, error.__cause__)) from error
        raise
    print("Boneyard is closed.", flush=True)


def make_client(database: str | None) -> discord.Client:
    """The real bot, with a database of its own: trying out must not touch a real server's matches."""
    from bot.client import build_client

    # The address should stand alone in the terminal, so only what goes wrong is logged unless more is asked.
    level = os.environ.get("LOG_LEVEL") or "WARNING"
    settings = load_settings({"DATA_DIR": os.environ.get("DATA_DIR", ""), "LOG_LEVEL": level})
    start_logging(settings)
    file = None if database == IN_MEMORY else Path(database) if database else settings.data_dir / DATABASE_FILE
    if file is not None and not file.parent.is_dir():
        raise CommandError(f"The folder {file.parent} does not exist: make it, or choose another --database.")
    url = URL.create("sqlite+aiosqlite", database=str(file) if file else None)
    return build_client(settings, url.render_as_string())


def has_browser() -> bool:
    """Whether a browser with windows can be opened; one that would take over the terminal does not count."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def port_problem(number: int, error: OSError) -> str:
    """Why the page could not be opened on this port, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {number} is already in use: choose another with --port, or any free one with --port 0."
    return f"Port {number} could not be opened ({error.strerror}): choose another with --port."
