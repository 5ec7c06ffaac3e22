"""A round of any game: one deal. Rounds are copied and played through by the thousand, so a hand is a set of bits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Self, TypeVar

from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.sections import Writer
from engine.rules.tiles import MAX_PIP, EndId, Seat, Tile, tile_set
from engine.rules.views import LastPlay, View

ONLY_PASS: tuple[Move, ...] = (Pass(),)
ONLY_DRAW: tuple[Move, ...] = (Draw(),)
ALL_TILES = tile_set(MAX_PIP)
END_IDS = tuple(map(EndId, range(2 * len(ALL_TILES))))
"""More than any table can have."""


def bits(tiles: Iterable[Tile]) -> int:
    """A set of tiles as a number: the bit of each is set."""
    held = 0
    for tile in tiles:
        held |= tile.bit
    return held


def tiles_in(held: int) -> list[Tile]:
    """The tiles whose bits are set."""
    tiles = []
    while held:
        lowest = held & -held
        tiles.append(ALL_TILES[lowest.bit_length() - 1])
        held ^= lowest
    return tiles


def pips_in(held: int) -> int:
    """The pips on the tiles whose bits are set."""
    total = 0
    while held:
        lowest = held & -held
        total += ALL_TILES[lowest.bit_length() - 1].pips
        held ^= lowest
    return total


def twin_of(value: T) -> T:
    """A copy of a slotted object and of its lists and dicts; what they hold is shared."""
    twin = object.__new__(type(value))
    for name in type(value).__slots__:  # type: ignore[attr-defined]  # each class here has them
        part = getattr(value, name)
        setattr(twin, name, part.copy() if part.__class__ in COPIED else part)
    return twin


COPIED = (list, dict)
T = TypeVar("T")
MOST_KEPT = 1 << 10
EVERY_OTHER = bits(ALL_TILES[::2])


class MovesWith(dict[int, tuple[Move, ...]]):
    """By set of tiles (bits), the move that `make` makes of each tile. The first `MOST_KEPT` sets are kept."""

    def __init__(self, make: Callable[[Tile], Move]) -> None:
        super().__init__({0: ()})
        self.make = make

    def __missing__(self, tiles: int) -> tuple[Move, ...]:
        lowest = tiles & -tiles
        if tiles == lowest:
            moves: tuple[Move, ...] = (self.make(ALL_TILES[tiles.bit_length() - 1]),)
            self[tiles] = moves
            return moves
        first = tiles & EVERY_OTHER
        if first in (0, tiles):
            first = lowest
        moves = self[first] + self[tiles ^ first]
        if len(self) < MOST_KEPT:
            self[tiles] = moves
        return moves


LEADS = MovesWith(Play)


def plays_on_ends() -> tuple[MovesWith, ...]:
    """The plays on each end, by its number. A game with larger sets has its own and doesn't fill the shared one."""
    return tuple(MovesWith(partial(Play, end=end)) for end in END_IDS)


PLAYS_ON = plays_on_ends()


class Round:
    """One deal, with the parts that most games share; `LineRound` is the simplest one."""

    __slots__ = ()

    held: list[Any]
    """Each seat's hand; a set of bits unless the game says otherwise."""
    boneyard: Any
    """The tiles in no hand; the next to be drawn is the last."""
    line: list[Play]
    """Every play, in order."""
    turn: Seat
    """The seat to play."""
    player: Seat
    """The seat that laid the last tile."""
    out: Seat | None
    """The seat that ended the round with the last tile of its hand."""

    @property
    def hands(self) -> list[list[Tile]]:
        """Each seat's tiles."""
        return [tiles_in(held) for held in self.held]

    def copy(self) -> Self:
        """An independent round."""
        return twin_of(self)

    def counts(self) -> list[int]:
        """The pips in each hand."""
        return [pips_in(held) for held in self.held]

    @property
    def last(self) -> LastPlay | None:
        """The tile laid last."""
        return LastPlay(self.player, self.line[-1].tile, len(self.line) - 1) if self.line else None

    def tiles(self) -> list[Tile]:
        """Every tile dealt: in hands, in the boneyard and laid (G11)."""
        return [*(tile for hand in self.hands for tile in hand), *self.boneyard, *(play.tile for play in self.line)]

    def write_laid(self, out: Writer, word: str, laid: Iterable[tuple[Tile, str]], **shown: Tile | None) -> None:
        """Add the laid tiles, the boneyard, tiles that only the seat to play sees, and the turn to a position."""
        out.laid(word, laid)
        out.tiles("boneyard", self.boneyard[::-1], secret=True)
        for name, tile in shown.items():
            out.tile(name, tile, self.turn)
        last = self.last
        out.turn(self.turn, last.seat if last else None)


@dataclass(frozen=True, slots=True)
class Search:
    """How a game's sharp robot searches: on copies of a `Round` whose tiles are all known (`engine.robots.search`)."""

    playouts: int
    """Rounds played out for one choice."""
    reply: Callable[[Any], Move]
    """The quick rule: the move of the seat to play in a round."""
    guess: Callable[[View, Any], float] | None = None
    """The worth to the viewer of a round that goes on after `plies`, besides the points booked so far."""
    plies: int = 1000
    """The most moves to play on."""
    rule: Callable[[View, Any], float] | None = None
    """The worth of a move by the usual robot's rule, in points. It counts like `RULE_SAMPLES` samples."""
    unit: Callable[[View], float] = lambda _: 1.0
    """The points of the match that are worth one point of the rule."""


class Ahead(ABC):
    """A look ahead from a view. Games whose turns are several moves make their own."""

    playouts: int
    """Options tried on samples for one choice."""
    sample: Callable[[], Any]
    """The hidden tiles in some places."""
    unit: float = 1.0
    """The points of the match that are worth one of the rule's."""

    @abstractmethod
    def options(self, move: Move) -> Sequence[Any]:
        """The ways to go on with a move, as values that can be compared."""

    @abstractmethod
    def worth(self, option: Any, start: Any) -> float:
        """The worth of an option to the viewer on a sample, in points."""

    def known(self, option: Any) -> float:
        """The worth of an option before any sample, in points of all samples together."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Rule:
    """How reviews judge moves in a game without a `Search`."""

    worth: Callable[[View, Any, Any], float]
    """The worth of a move to the viewer, in points; the last argument breaks ties."""
    least: float
    """The smallest difference between two moves that tells them apart."""
