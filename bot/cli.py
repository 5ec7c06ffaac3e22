"""The command line: finds the command's module, reads its arguments, and words its errors."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from bot import __version__
from bot.commands import CommandError
from bot.config import SettingsError


class Command(NamedTuple):
    """A word typed after `boneyard`, its module in `bot.commands`, and its line in `boneyard --help`."""

    name: str
    module: str
    help: str


# `try` is a word of the Python language, so its module carries an underscore.
COMMANDS = (
    Command("try", "try_", "play in a web page on this computer, with a simulated Discord and no account"),
    Command("run", "run", "serve Discord with the token in DISCORD_TOKEN"),
    Command("check", "check", "say what is configured and what is wrong, and change nothing"),
    Command("health", "health", "exit with 0 when `boneyard run` is alive, else with 1"),
    Command("migrate", "migrate", "bring the database up to this program's version, after a backup"),
    Command("backup", "backup", "copy the database to a file while the bot runs"),
    Command("restore", "restore", "put a backup in the database's place, and keep what was there"),
    Command(
        "copy-database", "copy_database", "copy everything into an empty database: from a file to PostgreSQL or back"
    ),
    Command("recount", "recount", "prove the ratings from the records of the matches, and change nothing"),
    Command("simulate", "simulate", "let robots play a game against each other, without Discord"),
    Command("show", "show", "tell or draw a position written as text, and what may be done in it"),
    Command("replay", "replay", "show a recorded match again"),
    Command("verify", "verify", "check that a match was dealt as its lobby promised, from a file of `/domino verify`"),
    Command("gallery", "gallery", "draw every kind of picture into one page"),
)


def available() -> tuple[Command, ...]:
    """The commands whose module is installed, in the order of the help page."""
    return tuple(command for command in COMMANDS if find_spec(f"bot.commands.{command.module}"))


def build_parser(chosen: str | None) -> argparse.ArgumentParser:
    """The whole parser; only the chosen command's module is imported, and only its arguments are known."""
    parser = argparse.ArgumentParser(prog="boneyard", description="A Discord bot that hosts dominoes.")
    parser.add_argument("--version", action="version", version=f"boneyard {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in available():
        subparser = commands.add_parser(command.name, help=command.help, description=sentence(command.help))
        if command.name == chosen:
            module = import_module(f"bot.commands.{command.module}")
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser


def sentence(text: str) -> str:
    """The help line as a sentence, for the top of the command's own help page."""
    return f"{text[0].upper()}{text[1:]}."


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status is 1 when it could not, 2 when trying again could only fail again: settings,
    arguments or the database are wrong."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    chosen = next((word for word in arguments if not word.startswith("-")), None)
    try:
        try:
            args = build_parser(chosen).parse_args(arguments)
            status: int = args.run(args)
        finally:
            sys.stdout.flush()  # here, where a broken pipe can still be caught
    except SettingsError as error:
        print(f"boneyard: {error}", file=sys.stderr)
        return 2
    except CommandError as error:
        print(f"boneyard: {error}", file=sys.stderr)
        return error.status
    except BrokenPipeError:
        # Nobody reads on (`boneyard … | head`). What is still in the buffer must go somewhere when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    return status
