"""`boneyard restore`: replaces the database by a backup while no bot uses it."""

import argparse
import asyncio
import time
from pathlib import Path

from bot.commands import opening_store, progress
from bot.config import load_settings
from engine.store import database_path, is_sqlite, restore_database, restore_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a copy made by `boneyard backup` or before an upgrade")


def run(args: argparse.Namespace) -> int:
    """Restore, and print where the old database is kept."""
    settings, now = load_settings(), time.time()
    with opening_store(), progress("Restored") as told:
        if is_sqlite(settings.url):
            kept = restore_database(args.file, database_path(settings.url), now=now, told=told)
        else:
            kept = asyncio.run(restore_server(args.file, settings.url, settings.data_dir, now=now, told=told))
    print(f"The database {settings.database_label()} is now a copy of {args.file}.")
    if kept:
        print(f"The old database is kept in {kept}.")
    return 0
