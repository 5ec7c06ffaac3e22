"""`boneyard analyse RECORD`: the turning points of a recorded match, as a review shows them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.commands import CommandError
from bot.commands.replay import read, seat_names
from bot.ui.pages.table.review import point_text
from bot.words import Words, words_for
from engine.robots.advice import review, reviewed
from engine.rules.errors import EngineError
from engine.rules.games import GAMES, game_of
from engine.rules.record import Record, replay
from engine.rules.tiles import Seat


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, help="a file with a record; `-` reads it from the standard input")
    parser.add_argument("--round", type=int, dest="number", metavar="N", help="only this round (default: all)")
    parser.add_argument("--names", default="", help="the players' names by seat, with commas between")


def run(args: argparse.Namespace) -> int:
    """Print the turning points of every player."""
    record, words = read(args.record), words_for()
    names = seat_names(args.names, record.header.seats)
    if record.header.game not in GAMES:
        raise CommandError(f"There is no game called {record.header.game!r}: choose one of {', '.join(GAMES)}.")
    if not reviewed(record.header.game):
        raise CommandError(f"Matches of {record.header.game} can't be analysed.")
    try:
        last = replay(record.header, record.steps, game_of).score.number
        if args.number is not None and not 1 <= args.number <= last:
            raise CommandError(f"The record has no round {args.number}: choose another one.")
        for number in range(1, last + 1) if args.number is None else (args.number,):
            for line in _round(words, record, number, names):
                print(line)
    except EngineError as error:
        raise CommandError(f"The record cannot be analysed: {error}. It may be from another version.") from error
    return 0


def _round(words: Words, record: Record, number: int, names: Sequence[str]) -> list[str]:
    lines = []
    for seat, name in enumerate(names):
        told = [point_text(words, point, names).replace("**", "") for point in review(record, Seat(seat), number)]
        lines += [f"{name}, round {number}", *(f"  {line}" for line in told or [words("review.none")])]
    return lines
