"""`boneyard recount`: proves ratings and achievements from the records of matches. It changes nothing."""

import argparse
import asyncio
from pathlib import Path

from tqdm import tqdm

from bot.commands import CommandError, opened, opening_store
from bot.config import load_settings
from engine.statistics.recount import Fault, Recount, recount

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
        help="a copy made by `boneyard backup` (default: the database itself, while the bot is stopped)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print whether all ratings follow from the records. Exit with 1 if not."""
    if args.file is not None and not args.file.is_file():
        raise CommandError(f"There is no file {args.file}: name a copy made by `boneyard backup`.")
    url = load_settings().database_url.reveal() if args.file is None else f"sqlite:///{args.file}"
    with opening_store():
        found = asyncio.run(counted(url))
    told = f"Rated matches: {found.matches}, ratings: {found.ratings}"
    if not found.faults:
        print(f"{told}. All follow from the records.")
        return 0
    for table, fault in found.faults[:MOST_TOLD]:
        print(f"Match {table}: {SENTENCES[fault]}.")
    raise CommandError(f"{told}. Faults: {len(found.faults)}.")


async def counted(url: str) -> Recount:
    """Count with a bar of progress."""
    async with opened(url) as store:
        with tqdm(desc="Matches", leave=False, disable=None) as bar:
            return await recount(store, lambda: bar.update())
