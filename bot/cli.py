"""The command line: finds the command's module, reads its arguments, and words its errors."""

import argparse
import errno
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from bot import __version__
from bot.commands import CommandError
from bot.config import SettingsError
from bot.hiding import hide


class Command(NamedTuple):
    """A word typed after `boneyard`, its module in `bot.commands`, and its line in `boneyard --help`."""

    name: str
    module: str
    help: str


# `try` is a word of the Python language, so its module carries an underscore.
COMMANDS = (
    Command("try", "try_", "play in a web page on this computer, with a simulated Discord and no account"),
    Command("run", "run", "serve Discord with the token in DISCORD_TOKEN"),
    Command("check", "check", "show the settings and find problems"),
    Command("health", "health", "exit with 0 if `boneyard run` is alive, else with 1"),
    Command("tell", "tell", "post a text to the error webhook, for scripts and to try it"),
    Command("status", "status", "show the numbers of the running bot, live"),
    Command("migrate", "migrate", "upgrade the database to this program's version, after a backup"),
    Command("backup", "backup", "copy the database to a file while the bot runs"),
    Command("restore", "restore", "replace the database by a backup, and keep the old one"),
    Command(
        "copy-database", "copy_database", "copy a whole database into an empty one: from a file to PostgreSQL or back"
    ),
    Command("export", "export", "write what the database knows of a person"),
    Command("forget", "forget", "delete the data of a person or a server, while the bot is stopped"),
    Command("recount", "recount", "prove ratings and achievements from the records of matches"),
    Command("simulate", "simulate", "let robots play a game against each other, without Discord"),
    Command("show", "show", "describe or draw a position written as text, with its legal moves"),
    Command("replay", "replay", "show a recorded match as an animation or in words"),
    Command("analyse", "analyse", "name the moves that cost a player most in a recorded match"),
    Command("verify", "verify", "check the deals of a match, from a file of `/results verify`"),
    Command("completion", "completion", "print a script that completes commands in your shell"),
)


class Parser(argparse.ArgumentParser):
    """Its errors quote the typed words, but no secret."""

    def error(self, message: str) -> NoReturn:
        super().error(hide(message))


def build_parser(*chosen: str | None) -> argparse.ArgumentParser:
    """The whole parser; only the chosen commands' modules are imported, and only their arguments are known."""
    parser = Parser(prog="boneyard", description="A Discord bot that hosts dominoes.")
    parser.add_argument("--version", action="version", version=f"boneyard {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        about = f"{command.help[0].upper()}{command.help[1:]}."
        subparser = commands.add_parser(command.name, help=command.help, description=about)
        if command.name in chosen:
            module = import_module(f".commands.{command.module}", __package__)
            if add_arguments := getattr(module, "add_arguments", None):
                add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser


def say(error: SettingsError | CommandError) -> None:
    """Print the fault, unless the log has it."""
    if not error.told:
        print(f"boneyard: {hide(str(error))}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Its exit status is 1 if it failed, 2 if trying again cannot succeed: wrong settings, arguments
    or database."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    chosen = next((word for word in arguments if not word.startswith("-")), None)
    try:
        try:
            gc.disable()  # modules leave no garbage: looking for it took a quarter of the time to read them in
            try:
                parser = build_parser(chosen)
            finally:
                gc.enable()
            args = parser.parse_args(arguments)
            status: int = args.run(args)
        finally:
            sys.stdout.flush()  # here, where a broken pipe can still be caught
    except SettingsError as error:
        say(error)
        return 2
    except CommandError as error:
        say(error)
        return error.status
    except (PermissionError, IsADirectoryError, NotADirectoryError, FileNotFoundError) as error:
        sentence = f"{error.filename or 'A file'} cannot be used: {error.strerror}."
        print(f"boneyard: {hide(sentence)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has gone (`boneyard … | head`). Python flushes its buffer at exit, so give it a target.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if getattr(error, "errno", None) == errno.ENOSPC:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            print("boneyard: The output cannot be written: the disk is full.", file=sys.stderr)
        else:
            from traceback import format_exc  # here, for the interpreter would print secrets too

            print(hide(format_exc()), end="", file=sys.stderr)
        return 1
    return status
