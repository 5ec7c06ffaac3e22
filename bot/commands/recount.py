"""`boneyard recount`: proves ratings, achievements and tallies from the records of matches. It changes nothing, except
with `--repair`, which adds up the tallies of leaderboards again."""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from tqdm import tqdm

from bot.commands import CommandError, Use, in_store, opening_store, tell
from bot.config import load_settings
from engine.statistics.recount import Fault, Recount, recount
from engine.store import OlderFormat, Store, copy_database

SENTENCES = {
    Fault.NO_RECORD: "the record is missing or cannot be replayed",
    Fault.OTHER_RATINGS: "other ratings follow from its record and the ratings before it",
    Fault.NOT_EARNED: "its record does not earn an achievement that is stored for it",
    Fault.NOT_RATED: "it should be rated and is not",
}
MOST_TOLD = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, nargs="?",
        help="a copy made by `boneyard backup` (default: the database itself)",
    )  # fmt: skip
    parser.add_argument("--repair", action="store_true", help="add up statistics again, while the bot is stopped")


def run(args: argparse.Namespace) -> int:
    """Print whether all ratings follow from the records. Exit with 1 if not."""
    url = load_settings().database_url.reveal() if args.file is None else f"sqlite:///{args.file}"
    if args.repair:
        print(f"Matches: {in_store(url, added_up, Use.CHANGE)}. All statistics were added up again.")
        return 0
    try:
        found = in_store(url, counted)
    except CommandError as error:
        if args.file is None or not isinstance(error.__cause__, OlderFormat):
            raise
        found = counted_in_copy(args.file)
    told = f"Rated matches: {found.matches}, ratings: {found.ratings}"
    if not found.faults and not found.tallies:
        older = (
            f" {found.older} ratings are of older formulas: the next start computes them anew." if found.older else ""
        )
        print(f"{told}. All follow from the records.{older}")
        return 0
    for table, fault in found.faults[:MOST_TOLD]:
        print(f"Match {table}: {SENTENCES[fault]}.")
    if found.tallies:
        print(f"Wrong sums in statistics: {found.tallies}. Mend them with `boneyard recount --repair`.")
    raise CommandError(f"{told}. Faults: {len(found.faults) + found.tallies}.")


async def added_up(store: Store) -> int:
    """Add up all statistics again; return the number of matches."""
    return await store.add_up(int(time()), tell)


async def counted(store: Store) -> Recount:
    """Count with a bar of progress."""
    with tqdm(desc="Matches", leave=False, disable=None) as bar:
        return await recount(store, lambda: bar.update())


def counted_in_copy(file: Path) -> Recount:
    """Count in an upgraded copy, which is deleted."""
    with opening_store(), TemporaryDirectory(prefix="boneyard-recount-") as folder:
        copy = copy_database(file, Path(folder) / "copy.db")
        return in_store(f"sqlite:///{copy}", counted, Use.MIGRATE)
