"""`boneyard restore`: replaces the database by a backup while no bot uses it."""

import argparse
import time
from pathlib import Path

from bot.commands import CommandError
from bot.commands.backup import database_file
from bot.config import load_settings
from engine.store import StoreProblem, restore_database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a copy made by `boneyard backup` or before an upgrade")


def run(args: argparse.Namespace) -> int:
    """Restore, and print where the old database is kept."""
    settings = load_settings()
    try:
        kept = restore_database(args.file, database_file(settings, "use pg_restore"), now=time.time())
    except StoreProblem as problem:
        raise CommandError(str(problem)) from problem
    print(f"The database {settings.database_label()} is now a copy of {args.file}.")
    if kept:
        print(f"The old database is kept in {kept}.")
    return 0
