"""`boneyard verify FILE`: whether a match was dealt as its lobby promised, without Discord and without the bot."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from bot.commands import CommandError
from engine.rules.fair import Checked, Flaw, Unfair
from engine.rules.proof import check_deals

DISCORD_EPOCH = 1_420_070_400_000
"""Discord counts milliseconds from here; they are the upper part of every id it makes."""
SENTENCES = {
    Flaw.CHECKSUM: "it was altered, or is not a whole file of deals",
    Flaw.FORM: "it is not written like a file of deals",
    Flaw.KEY: "the key of round {round} does not lead back to the commit",
    Flaw.DRAW: "in round {round} chance should have decided otherwise",
    Flaw.RULES: "the match did not ask for just these draws",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file."""
    parser.add_argument("record", type=Path, help="the file deals.txt that `/domino verify` hands out")


def run(args: argparse.Namespace) -> int:
    """Say what holds; exit with 1 if anything does not."""
    try:
        checked = check_deals(args.record.read_bytes().decode())
    except OSError as error:
        raise CommandError(f"{args.record} cannot be read ({error.strerror}): name a file deals.txt.") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{args.record} proves nothing: {SENTENCES[Flaw.CHECKSUM]}.") from error
    except Unfair as unfair:
        why = SENTENCES[unfair.flaw].format(round=unfair.round)
        raise CommandError(f"{args.record} proves nothing: {why}.") from unfair
    print("\n".join(told(checked)))
    return 0


def told(checked: Checked) -> list[str]:
    """What was checked, and what is left to compare by eye."""
    lines = [
        f"Rounds: {checked.rounds}. Each key leads back to the commit {checked.commit}.",
        f"Draws of the house: {len(checked.draws)}. Each follows from its round's key and from the clicks.",
        "Compare by eye: the lobby showed the first half of that commit, and the account of each round its key.",
    ]
    if checked.clicks:
        start = datetime.fromtimestamp(((checked.clicks[-1] >> 22) + DISCORD_EPOCH) / 1000, UTC)
        lines.append(f"By the number of its click, the match was started at {start:%Y-%m-%d %H:%M:%S} UTC.")
    return lines
