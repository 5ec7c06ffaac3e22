"""`boneyard show "…"`: describes a position with its turn and legal moves, or draws it."""

import argparse
import sys
from pathlib import Path

from bot.commands import CommandError
from bot.commands.replay import save, seat_names
from bot.pictures import BoardSubject, Style, draw
from bot.words import words_for
from bot.words.boards import board_text, end_name
from engine.rules.errors import BadNotation
from engine.rules.moves import Move, Play, move_text
from engine.rules.position import read_position, write_position, write_view
from engine.rules.tiles import HOUSE, Seat, tiles_text
from engine.rules.views import View


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", help="as in docs/notation.md; `-` reads it from the standard input")
    parser.add_argument("-s", "--seat", type=int, help="as this seat may see it, counted from 0 (default: all of it)")
    parser.add_argument("-o", "--output", type=Path, help="draw the board into this PNG file, too")
    parser.add_argument("--names", default="", help="the players' names by seat, with commas between")


def run(args: argparse.Namespace) -> int:
    """Print the position, and draw it on request."""
    try:
        match = read_position(sys.stdin.read() if args.position == "-" else args.position)
    except BadNotation as error:
        raise CommandError(f"The position has a mistake: {error}. See docs/notation.md.") from error
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise CommandError(f"There is no seat {args.seat}: the seats are 0 to {match.seats - 1}.")
    seat = None if args.seat is None else Seat(args.seat)
    names = seat_names(args.names, match.seats)
    view = match.view_for(seat)
    print(write_position(match) if seat is None else write_view(match, seat))
    print(board_text(words_for(), view, names).replace("**", ""))
    for acting in match.to_act():
        told = f"{names[acting]} (seat {acting})" if acting != HOUSE else "the house"
        print(f"{'To act' if acting == match.to_act()[0] else 'May claim'}: {told}")
        if seat in (None, acting):
            for move in match.legal_moves(acting):
                print(f"  {move_line(match.view_for(acting), move, names)}")
    if view.outcome:
        print(f"The match is over; places by side: {' '.join(map(str, view.outcome.places))}")
    if seat is not None:
        print(f"Hand: {tiles_text(view.hand) or 'no tiles'}")
    if args.output:
        save(draw(BoardSubject(view, tuple(names), words_for(), Style())), args.output)
    return 0


def move_line(view: View, move: Move, names: list[str]) -> str:
    """A move's text, with the players' name of its open end."""
    if isinstance(move, Play) and move.end is not None:
        return f"{move_text(move)}  ({end_name(words_for(), view, move.end, names)})"
    return move_text(move)
