"""`boneyard replay FILE`: a recorded match as an animation, or its moves in words, without Discord."""

import argparse
import sys
from pathlib import Path

from bot.commands import CommandError
from bot.pictures import Picture, ReplaySubject, Style, draw, text_record
from bot.words import words_for
from engine.rules.errors import EngineError
from engine.rules.record import Record, read_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, help="a file with a record; `-` reads it from the standard input")
    parser.add_argument("-o", "--output", type=Path, help="the picture to write (default: the record's name, .webp)")
    parser.add_argument("--round", type=int, dest="number", metavar="N", help="only this round (default: all)")
    parser.add_argument("--names", default="", help="the players' names by seat, with commas between")
    parser.add_argument("--text", action="store_true", help="print the moves in words and draw nothing")
    parser.add_argument("--high-contrast", action="store_true", help="black, white and heavy outlines")
    parser.add_argument("--numerals", action="store_true", help="tiles with numbers in place of pips")


def run(args: argparse.Namespace) -> int:
    """Read the record, then write the animation or print the moves."""
    record = read(args.record)
    names = seat_names(args.names, record.header.seats)
    words = words_for()
    try:
        if args.text:
            print(text_record(record, names, words, args.number), end="")
            return 0
        style = Style(high_contrast=args.high_contrast, numerals=args.numerals)
        picture = draw(ReplaySubject(record, tuple(names), words, style, args.number))
    except EngineError as error:
        raise CommandError(f"The record cannot be replayed: {error}. It may be from another version.") from error
    except ValueError as error:
        which = "no move at all" if args.number is None else f"no round {args.number}"
        raise CommandError(f"The record has {which}: choose another one.") from error
    target = args.output or Path("replay.webp" if str(args.record) == "-" else args.record.with_suffix(".webp"))
    save(picture, target)
    return 0


def save(picture: Picture, target: Path) -> None:
    """Write a picture, and print its size and description."""
    try:
        target.write_bytes(picture.data)
    except OSError as error:
        raise CommandError(f"{target} cannot be written ({error.strerror}): choose another file with -o.") from error
    print(f"{target}: {len(picture.data):,} bytes. {picture.alt}")


def read(path: Path) -> Record:
    """The record in a file. Raises `CommandError`."""
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
        return read_record(text)
    except OSError as error:
        raise CommandError(f"{path} cannot be read ({error.strerror}): name a file with a record.") from error
    except (EngineError, UnicodeDecodeError) as error:
        raise CommandError(f"{path} holds no record of a match: {error}.") from error


def seat_names(typed: str, seats: int) -> list[str]:
    """The typed names, completed by numbers."""
    names = [name.strip() for name in typed.split(",")] if typed.strip() else []
    if len(names) > seats:
        raise CommandError(f"--names has {len(names)} names, but the match has {seats} seats: leave some out.")
    numbered = [words_for()("picture.nameless", number=seat + 1) for seat in range(seats)]
    return [*names, *numbered[len(names) :]]
