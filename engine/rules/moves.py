"""The moves of seats and of the house, each with one short text.

Custom ids, the database, records, tests and docs use the same text:

    6|4            lead a tile, or put it at the end of the row
    6|4@3          play on open end 3
    6|4@3=15       … and state the count (Muggins)
    1|6@3>6        … and leave its 6 open, where either half may touch (Matador)
    6|4@3!         … and announce the last tile (Mexican Train)
    6|4^12         put on stack 12 (Build Up)
    take 5 triple  capture around the 5th tile of the row, counted from 1
    back           take the last capture of this turn back
    draw  pass  done  claim 15  muggins  one  give up
    deal 0|1 2|3…  the house: the shuffled order;  lead 2  the house: seat 2 starts;  close  the house: time is up
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from engine.rules.errors import BadNotation
from engine.rules.tiles import EndId, Pip, Seat, Tile, tiles_text


class Take(StrEnum):
    """The tiles that a capture removes (CR10)."""

    MIDDLE = "middle"
    TRIPLE = "triple"


@dataclass(frozen=True, slots=True)
class Play:
    """Put a tile on an open end; without an end: lead it, or add it to the row."""

    tile: Tile
    end: EndId | None = None
    claim: int | None = None
    """The count stated with the play (MU14)."""
    one: bool = False
    """Announces with the play that one tile is left (MT20)."""
    outer: Pip | None = None
    """The half that stays open, where the player chooses it."""

    def __eq__(self, other: object) -> bool:
        # As a dataclass compares, without making two tuples: every checked move is compared with the legal ones.
        if not isinstance(other, Play):
            return NotImplemented
        place = self.tile is other.tile and self.end == other.end and self.outer == other.outer
        return place and self.claim == other.claim and self.one == other.one


@dataclass(frozen=True, slots=True)
class Stack:
    """Put a tile on the top of a stack, numbered from 1 (BU7)."""

    tile: Tile
    stack: int


@dataclass(frozen=True, slots=True)
class Capture:
    """Take the tile at `position` (counted from 1), or it and both neighbours (CR10)."""

    position: int
    take: Take


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last capture of this turn."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one tile (or as many as the rule says) from the boneyard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a play, because none is possible."""


@dataclass(frozen=True, slots=True)
class Done:
    """Finish a turn before all captures are made (CR12)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """State the count after a play (MU14)."""

    points: int


@dataclass(frozen=True, slots=True)
class Call:
    """Muggins! — take points that the player did not claim (MU15)."""


@dataclass(frozen=True, slots=True)
class Announce:
    """One tile left! (MT20)."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """End a solitaire as lost (CS7)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The house: the order after a shuffle, one pile after another (G12)."""

    order: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Appoint:
    """The house: a seat drawn at random to lead (G6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Close:
    """The house: the time to claim, call or announce is over."""


Move = (
    Play | Stack | Capture | TakeBack | Draw | Pass | Done | Claim | Call | Announce | GiveUp | Deal | Appoint | Close
)

_WORDS: dict[str, Move] = {
    "back": TakeBack(),
    "draw": Draw(),
    "pass": Pass(),
    "done": Done(),
    "muggins": Call(),
    "one": Announce(),
    "give up": GiveUp(),
    "close": Close(),
}
_TEXTS = {type(move): word for word, move in _WORDS.items()}
_PLAY = re.compile(r"([0-9]{1,2}\|[0-9]{1,2})(?:@([0-9]{1,4})(?:>([0-9]{1,2}))?)?(?:=([0-9]{1,3}))?(!)?")
_STACK = re.compile(r"([0-9]{1,2}\|[0-9]{1,2})\^([0-9]{1,3})")
_TAKE = re.compile(r"take ([0-9]{1,3}) (middle|triple)")
_NUMBER = re.compile(r"(claim|lead) ([0-9]{1,3})")


def can_be_said(points: int | None) -> bool:
    """Whether a count has a text: 0 to 999, or none at all."""
    return points is None or 0 <= points <= 999


def move_text(move: Move) -> str:
    """The short text of a move; `parse_move` reads it back."""
    match move:
        case Play(tile, end, claim, one, outer):
            at = "" if end is None else f"@{end}" if outer is None else f"@{end}>{outer}"
            count = "" if claim is None else f"={claim}"
            return f"{tile}{at}{count}{'!' if one else ''}"
        case Stack(tile, stack):
            return f"{tile}^{stack}"
        case Capture(position, take):
            return f"take {position} {take}"
        case Claim(points):
            return f"claim {points}"
        case Deal(order):
            return f"deal {tiles_text(order)}"
        case Appoint(seat):
            return f"lead {seat}"
        case _:
            return _TEXTS[type(move)]


def parse_move(text: str) -> Move:
    """Read a move's short text; raises `BadNotation`."""
    if text in _WORDS:
        return _WORDS[text]
    if found := _PLAY.fullmatch(text):
        end = None if found[2] is None else EndId(int(found[2]))
        outer = None if found[3] is None else Pip(int(found[3]))
        claim = None if found[4] is None else int(found[4])
        return Play(Tile.parse(found[1]), end, claim, found[5] is not None, outer)
    if found := _STACK.fullmatch(text):
        return Stack(Tile.parse(found[1]), int(found[2]))
    if found := _TAKE.fullmatch(text):
        return Capture(int(found[1]), Take(found[2]))
    if found := _NUMBER.fullmatch(text):
        number = int(found[2])
        return Claim(number) if found[1] == "claim" else Appoint(Seat(number))
    if text.startswith("deal "):
        return Deal(tuple(map(Tile.parse, text[5:].split(" "))))
    raise BadNotation(text, "not a move; see the list in engine/rules/moves.py")
