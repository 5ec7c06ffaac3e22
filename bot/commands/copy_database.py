"""`boneyard copy-database`: moves a database to PostgreSQL, or back to a file."""

import argparse
import asyncio
import time

from bot.commands import opening_store, progress
from bot.config import database_address
from engine.store import copy_everything


def add_arguments(parser: argparse.ArgumentParser) -> None:
    where = "a file, or an address as in DATABASE_URL (PGPASSWORD may hold its password)"
    parser.add_argument("source", metavar="FROM", help=f"{where}; no bot may run on it")
    parser.add_argument("target", metavar="TO", help=f"{where}; it must be empty, a file may be missing")


def run(args: argparse.Namespace) -> int:
    """Copy, and print the number of rows."""
    source, target = database_address(args.source, "FROM"), database_address(args.target, "TO")
    with opening_store(), progress("Copied") as told:
        rows = asyncio.run(copy_everything(source, target, now=time.time(), told=told))
    print(f"Everything was copied and compared: {rows} rows. Set DATABASE_URL to the new address, then start the bot.")
    return 0
