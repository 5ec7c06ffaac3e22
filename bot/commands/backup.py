"""`boneyard backup`: copies the database to a file, also while the bot runs."""

import argparse
import time
from pathlib import Path

from tqdm import tqdm

from bot.commands import CommandError
from bot.config import Settings, load_settings
from engine.store import StoreProblem, copy_database, database_path, is_sqlite
from engine.store.files import drop_parts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, help="the copy (default: boneyard-DATE.db in DATA_DIR/backups)")
    parser.add_argument("--keep", type=int, metavar="N", help="then delete all but the newest N copies in that folder")


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy, and print where it is."""
    if args.keep is not None and (args.file or args.keep < 1):
        raise CommandError("--keep is for copies in DATA_DIR/backups, and keeps at least 1: name no file beside it.", 2)
    settings = load_settings()
    database, target = database_file(settings, "copy it with pg_dump"), args.file or default_file(settings)
    drop_parts(target.parent, database, time.time())
    try:
        with tqdm(total=1, desc="Copied", bar_format="{desc} {percentage:.0f} %", leave=False, disable=None) as bar:

            def told(share: float) -> None:
                bar.update(share - bar.n)

            saved = copy_database(database, target, told)
    except StoreProblem as problem:
        raise CommandError(str(problem)) from problem
    print(f"The database was copied to {saved}, and the copy is sound.")
    for old in sorted(saved.parent.glob(f"boneyard-{'[0-9]' * 8}-{'[0-9]' * 6}.db"))[: -args.keep] if args.keep else ():
        old.unlink(missing_ok=True)
        print(f"Deleted the older copy {old}.")
    return 0


def database_file(settings: Settings, instead: str) -> Path:
    """The database's file. Raises CommandError with the alternative for PostgreSQL."""
    url = settings.url
    if not is_sqlite(url):
        raise CommandError(f"The database is not a file of this computer: {instead} instead.")
    return database_path(url)


def default_file(settings: Settings) -> Path:
    """A file named after the time in DATA_DIR/backups."""
    folder = settings.data_dir / "backups"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise CommandError(
            f"The folder {folder} cannot be made ({error.strerror}): name a file for the copy."
        ) from error
    return folder / time.strftime("boneyard-%Y%m%d-%H%M%S.db", time.gmtime())
