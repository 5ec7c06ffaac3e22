"""`boneyard backup`: copies the database, a file or on a server, to a file, also while the bot runs."""

import argparse
import asyncio
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from bot.commands import CommandError, opening_store, progress
from bot.config import Settings, load_settings
from engine.store import back_up_server, copy_database, database_path, is_sqlite
from engine.store.connect import existing
from engine.store.files import drop_parts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, help="the copy (default: boneyard-DATE.db in DATA_DIR/backups)")
    parser.add_argument("--keep", type=int, metavar="N", help="then delete all but the newest N copies in that folder")


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy, and print where it is."""
    if args.keep is not None and (args.file or args.keep < 1):
        raise CommandError("--keep is for copies in DATA_DIR/backups, and keeps at least 1: name no file beside it.", 2)
    settings = load_settings()
    if is_sqlite(settings.url):
        with opening_store():
            existing(settings.url)
    target = args.file or default_file(settings)
    drop_parts(target.parent, "boneyard", time.time())
    with opening_store(), progress("Copied") as told:
        saved = copied(settings, target, told)
    print(f"The database was copied to {saved}, and the copy is sound.")
    for old in sorted(saved.parent.glob(f"boneyard-{'[0-9]' * 8}-{'[0-9]' * 6}.db"))[: -args.keep] if args.keep else ():
        old.unlink(missing_ok=True)
        print(f"Deleted the older copy {old}.")
    return 0


def copied(settings: Settings, target: Path, told: Callable[[float], None] = lambda share: None) -> Path:
    """Copy the database, in its own format, into a new file. Raises `StoreProblem`."""
    if is_sqlite(settings.url):
        return copy_database(database_path(settings.url), target, told)
    return asyncio.run(back_up_server(settings.url, target, told))


def default_file(settings: Settings) -> Path:
    """A file named after the time in DATA_DIR/backups."""
    folder = settings.data_dir / "backups"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        next(folder.iterdir(), None)  # it must be readable too
    except OSError as error:
        raise CommandError(
            f"The folder {folder} cannot be used ({error.strerror}): name a file for the copy."
        ) from error
    names = (time.strftime("boneyard-%Y%m%d-%H%M%S.db", time.gmtime(second)) for second in count(time.time()))
    return next(file for name in names if not (file := folder / name).exists())
