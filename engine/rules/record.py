"""The record of a match: a header and its steps. Replay is a fold, and needs nothing else.

    boneyard 1
    game block 1
    seats 3
    option target 50
    step - deal 0|1 …
    step 0 3|5
    step 1 5|6@1

`-` is the house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rules.errors import BadNotation
from engine.rules.events import Event
from engine.rules.game import Game, Match
from engine.rules.moves import Move, move_text, parse_move
from engine.rules.options import changed_options, read_number
from engine.rules.tiles import HOUSE, Seat

FORMAT = 1
MOST_SEATS = 99
"""More than any game will ever seat."""


@dataclass(frozen=True, slots=True)
class Header:
    """The start of a match: its game, rules version, seats and options."""

    game: str
    version: int
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    """The options that differ from the defaults, sorted by name."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move by one seat or the house."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Record:
    """A match so far."""

    header: Header
    steps: tuple[Step, ...]

    def text(self) -> str:
        """The record as text; `read_record` reads it back."""
        header = self.header
        lines = [f"boneyard {FORMAT}", f"game {header.game} {header.version}", f"seats {header.seats}"]
        lines += [f"option {name} {value}" for name, value in header.options]
        lines += [f"step {'-' if step.seat == HOUSE else step.seat} {move_text(step.move)}" for step in self.steps]
        return "\n".join(lines) + "\n"


def header_of(game: Game, seats: int) -> Header:
    """The header of a match that `game` starts."""
    return Header(game.name, game.version, seats, tuple(sorted(changed_options(game.rules).items())))


def read_record(text: str) -> Record:
    """Read a record's text; raises `BadNotation` with the line that cannot be read, or is there twice."""
    lines = text.splitlines()
    options: dict[str, str] = {}
    steps: list[Step] = []
    if not lines or lines[0] != f"boneyard {FORMAT}":
        raise BadNotation(lines[0] if lines else "", f"a record begins with 'boneyard {FORMAT}'")
    game, version, seats = "", 0, 0
    for line in lines[1:]:
        match line.split(" ", 2):
            case ["game", name, number] if not game and (known := read_number(number)) is not None:
                game, version = name, known
            case ["seats", number] if not seats and (known := read_number(number, MOST_SEATS)):
                seats = known
            case ["option", name, value] if name not in options:
                options[name] = value
            case ["step", "-", move]:
                steps.append(Step(HOUSE, parse_move(move)))
            case ["step", seat, move] if (known := read_number(seat, MOST_SEATS)) is not None:
                steps.append(Step(Seat(known), parse_move(move)))
            case _:
                raise BadNotation(line, "a line begins with game, seats, option or step, each said once")
    if not game or not seats:
        raise BadNotation(text, "a record names its game and seats")
    return Record(Header(game, version, seats, tuple(options.items())), tuple(steps))


def replay(
    header: Header,
    steps: Iterable[Step],
    find: Callable[[Header], Game],
    watch: Callable[[Match, Step, list[Event]], None] | None = None,
) -> Match:
    """Play a record through from the start. `find` makes the game of a header (`engine.rules.games.game_of`);
    `watch` is called after every step. Raises the errors of `find` and `play`."""
    match = find(header).start(header.seats, history=True)
    for step in steps:
        events = match.play(step.seat, step.move)
        if watch is not None:
            watch(match, step, events)
    return match
