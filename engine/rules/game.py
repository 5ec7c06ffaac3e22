"""The protocol every game keeps, and the few questions that are answered the same way for all of them.

A *game* is a frozen value that holds its options and starts matches. A *match* is mutable; the table service plays on
a copy, commits, then swaps. `play` checks against the same generator that lists legal moves, so legality has one
source. Everything that chance decides is a move of the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from engine.rules.errors import IllegalMove, Refusal, Refused
from engine.rules.events import DealtTiles, Event
from engine.rules.moves import Announce, Appoint, Call, Claim, Close, Deal, Done, Draw, Move, Pass, move_text
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import View

if TYPE_CHECKING:
    from engine.rules.match import Scoreboard


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The house must shuffle each pile and play `Deal` with all of them, one behind the other."""

    piles: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """The house must `Appoint` one of these seats at random."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Closing:
    """The round is played out; the house plays `Close` when the time for last claims is over."""


Need = Shuffle | Pick | Closing


class Match(Protocol):
    """Rounds until a target: one game being played by a fixed number of seats."""

    game: Any
    """The `Game` with its options."""
    seats: int
    score: Scoreboard
    round: Any
    """The round in play, of the game's own kind; None before the first."""

    def to_act(self) -> tuple[Seat, ...]:
        """Everyone who may act now: the seat on turn (or HOUSE) first, then others with a claim, call or announcement
        to make. Empty when the match is over."""
        ...

    def need(self) -> Need | None:
        """What the house must bring, when `to_act` begins with HOUSE."""
        ...

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """What a seat may do now; claims are not enumerated by number, `Claim`/`Call`/`Announce` appear once.
        Empty for HOUSE: what it may bring is `need`."""
        ...

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened. Raises `IllegalMove`, and then nothing has changed."""
        ...

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator (None), may see. Raises `ValueError` for a seat that is not there."""
        ...

    def census(self) -> list[Tile]:
        """Every tile, wherever it is: hands, boneyard, layout, captured, unused (G11). For checks only."""
        ...

    def write_words(self, out: Writer) -> None:
        """Add the words of this game to a position that is being written."""
        ...

    def read_words(self, words: Reader) -> None:
        """Take the round from a position; the scoreboard knows its round and leader already."""
        ...

    def copy(self) -> Self:
        """An independent match."""
        ...


class Game(Protocol):
    """A rule set with its options."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised when the rules change; a match is always replayed with the version it began with."""
    options: ClassVar[type[Any]]
    """The frozen `Rules` dataclass."""
    most_seats: ClassVar[int]
    """The most seats with any options."""
    low_wins: ClassVar[bool]
    """Whether the lowest total wins."""
    tells_passes: ClassVar[bool]
    """Whether a pass tells everybody on which numbers (`Passed.on`)."""
    quick: ClassVar[dict[str, str]]
    """Options that make a match as short as can be, for demonstrations and tests."""
    presets: ClassVar[dict[str, dict[str, str]]]
    """Two sets of options that are proposed beside the published rules: a quick match, and another way to play."""

    @property
    def rules(self) -> Any:
        """The options in force."""
        ...

    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that these options allow, ascending."""
        ...

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together."""
        ...

    def start(self, seats: int) -> Match:
        """A new match; raises `Refused` with WRONG_SEATS or BAD_OPTION."""
        ...


def check_seats(game: Game, seats: int) -> None:
    """Raise `Refused` unless that many seats can play with these options."""
    if seats not in game.seat_counts():
        raise Refused(Refusal.WRONG_SEATS, game=game.name, seats=seats, allowed=game.seat_counts())


def forced_move(match: Match) -> tuple[Seat, Move] | None:
    """The draw, pass or done that the seat on turn has no choice about (G10), or None.

    What it may still say (a call, a claim) is no other way to go on; the table waits while a window is open."""
    acting = match.to_act()
    if not acting or acting[0] == HOUSE:
        return None
    moves = [move for move in match.legal_moves(acting[0]) if not isinstance(move, (Claim, Call, Announce))]
    if len(moves) == 1 and isinstance(moves[0], (Draw, Pass, Done)):
        return acting[0], moves[0]
    return None


class Rng(Protocol):
    """The part of `random.Random` that chance needs."""

    def shuffle(self, x: list[Tile], /) -> None:
        """Shuffle in place, uniformly."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop-1, uniformly."""
        ...


def house_move(need: Need, rng: Rng) -> Move:
    """What the house plays for `need`, with the randomness given (G12)."""
    match need:
        case Shuffle(piles):
            order: list[Tile] = []
            for pile in piles:
                shuffled = list(pile)
                rng.shuffle(shuffled)
                order += shuffled
            return Deal(tuple(order))
        case Pick(seats):
            return Appoint(seats[rng.randrange(len(seats))])
        case Closing():
            return Close()


def check_deal(need: Need | None, move: Move) -> None:
    """Raise `IllegalMove` unless the house's move is one that `need` allows."""
    match need, move:
        case Shuffle(piles), Deal(order):
            if len(order) == sum(map(len, piles)):
                start = 0
                for pile in piles:
                    if not set(order[start : start + len(pile)]).issuperset(pile):  # no pile has a tile twice
                        break
                    start += len(pile)
                else:
                    return
        case Pick(seats), Appoint(seat) if seat in seats:
            return
        case Closing(), Close():
            return
        case _:
            pass
    raise IllegalMove(Refusal.NOT_THE_DEAL, quote=lambda: f"move={move_text(move)}")


def clockwise(seat: int, seats: int) -> Seat:
    """The seat to the left (G4)."""
    return Seat((seat + 1) % seats)


@cache
def next_seats(seats: int) -> tuple[Seat, ...]:
    """The seat to the left of each."""
    return tuple(clockwise(seat, seats) for seat in range(seats))


def deal_out(order: Sequence[Tile], seats: int, size: int) -> tuple[list[list[Tile]], list[Tile]]:
    """A hand of `size` tiles for each seat, and the rest as a boneyard: its next tile is the last of the list."""
    pile, rest = list(order), seats * size
    return [pile[start : start + size] for start in range(0, rest, size)], pile[rest:][::-1]


def dealt(hands: Sequence[Sequence[Tile]]) -> list[DealtTiles]:
    """What the deal told each seat, in the order of the seats."""
    return [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]
