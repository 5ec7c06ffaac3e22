"""`boneyard verify FILE`: checks that a match was dealt as its lobby promised, without Discord."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from bot.commands import CommandError
from engine.rules.fair import Checked, Flaw, Unfair
from engine.rules.proof import Deals, check_deals, deals_from
from engine.rules.record import read_record

DISCORD_EPOCH = 1_420_070_400_000
"""The zero of Discord's ids, whose upper bits are milliseconds."""
SENTENCES = {
    Flaw.CHECKSUM: "it was altered, or is not a whole file of deals",
    Flaw.FORM: "it is not written like a file of deals",
    Flaw.KEY: "the key of round {round} does not lead back to the commit",
    Flaw.DRAW: "in round {round} chance should have decided otherwise",
    Flaw.RULES: "the match did not ask for just these draws",
    Flaw.OTHER: "in round {round} the tiles did not come as in the other match",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, help="the file deals.txt that `/results verify` hands out")
    parser.add_argument(
        "--of", type=Path, metavar="FILE", help="the same of the match whose deals were dealt again, to compare the two"
    )


def run(args: argparse.Namespace) -> int:
    """Print the results. Exit with 1 if anything is wrong."""
    other = None
    if args.of is not None:
        checked = read(args.of, None)
        other = deals_from(args.of.name, read_record(checked.record))
    checked = read(args.record, other)
    print("\n".join(told(checked, args.of)))
    return 0


def read(file: Path, other: Deals | None) -> Checked:
    """Check a file. Raises `CommandError` if it proves nothing."""
    try:
        return check_deals(file.read_bytes().decode(), other)
    except OSError as error:
        raise CommandError(f"{file} cannot be read ({error.strerror}): name a file deals.txt.") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{file} proves nothing: {SENTENCES[Flaw.CHECKSUM]}.") from error
    except Unfair as unfair:
        why = SENTENCES[unfair.flaw].format(round=unfair.round)
        raise CommandError(f"{file} proves nothing: {why}.") from unfair


def told(checked: Checked, other: Path | None) -> list[str]:
    """The results, and the comparisons left to the reader."""
    own = len(checked.draws) - checked.taken
    lines = [
        f"Rounds: {checked.rounds}. Each key leads back to the commit {checked.commit}.",
        f"Draws of the house: {own}. Each follows from its round's key and from the clicks in the file.",
        "Compare by eye: Fair deal ✓ showed that commit in the lobby, or in the numbers.txt of the event's message.",
        "In a match without either, no one saw it before the first deal.",
    ]
    if checked.of is not None and other is not None:
        lines.insert(2, f"Draws taken from match {checked.of}: {checked.taken}. Each is in {other}, which holds too.")
    elif checked.of is not None:
        told_nothing = "Nothing is checked of them here: give the file of that match with --of."
        lines.insert(2, f"Draws taken from match {checked.of}: {checked.taken}. {told_nothing}")
    if checked.clicks:
        start = datetime.fromtimestamp(((max(checked.clicks) >> 22) + DISCORD_EPOCH) / 1000, UTC)
        lines.append(f"By the numbers of its clicks, the match was started at {start:%Y-%m-%d %H:%M:%S} UTC or later.")
    return lines
