"""A view: the part of a match that a seat, or a spectator, may see. It's built from public facts and the viewer's hand.

Robots, panels and pictures are given a `View` and never a match. Two matches that differ only in tiles the viewer
cannot see give equal views (G8); a contract test holds every game to it.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import ClassVar

from engine.rules.events import Event
from engine.rules.joins import EQUAL, Joins
from engine.rules.layout import LayoutView
from engine.rules.moves import Move, Play, Stack, Take
from engine.rules.scoring import Outcome, RoundResult
from engine.rules.tiles import EndId, Pip, Seat, Tile, frozen


class Phase(StrEnum):
    """The next action of the seat to play."""

    DEAL = "deal"
    """The house deals or draws lots."""
    PLAY = "play"
    CAPTURE = "capture"
    """Castle Rock: placed, may capture, then done."""
    EXTRA = "extra"
    """Mexican Train: the additional tile after a double."""
    DRAWN = "drawn"
    """The drawn tile must be played; the player chooses where."""
    CLOSING = "closing"
    """The last play was made; claims are still possible."""
    OVER = "over"


@frozen
class SeatView:
    """The public facts of a seat. `total` is its side's."""

    seat: Seat
    side: int
    tiles: int
    total: int
    captured: int = 0
    boneyard: int | None = None
    """Build Up: the seat's own boneyard."""


@frozen
class LineBoard:
    """A line, maybe with a spinner. `count` is None where the table keeps it unsaid (MU14);
    `callers` may call Muggins! on the tile laid last, whether or not there is anything to call (MU15)."""

    layout: LayoutView
    spinner: int | None = None
    count: int | None = None
    callers: tuple[Seat, ...] = ()
    joins: Joins = EQUAL


@frozen
class FootBoard:
    """Chickenfoot: `pending` is the node of the double whose toes are missing, `toes` how many."""

    joins: ClassVar[Joins] = EQUAL
    layout: LayoutView
    pending: int | None
    toes: int


@frozen
class Train:
    """A train: `owner` None is the Mexican Train. Tiles from the hub outwards, each with the half nearer to the hub."""

    owner: Seat | None
    tiles: tuple[tuple[Tile, Pip], ...]
    end: EndId
    value: Pip
    marker: bool
    open_double: bool


@frozen
class TrainsBoard:
    """Mexican Train: the hub and the trains by seat, the Mexican Train last."""

    hub: Tile
    trains: tuple[Train, ...]


@frozen
class CaptureChoice:
    """A capture that is possible now, around `position` (from 1); `suit` is the number the neighbours share."""

    position: int
    take: Take
    suit: Pip


@frozen
class RowBoard:
    """Castle Rock and its solitaires: the row from the closed end to the open (right) end."""

    row: tuple[Tile, ...]
    captures: tuple[CaptureChoice, ...]
    """The captures that the row allows, for any seat."""
    removed: int
    """Tiles captured so far."""


@frozen
class StackTop:
    """Build Up: the top of a stack, whose colour it is, and how many tiles lie in it."""

    stack: int
    tile: Tile
    owner: Seat
    height: int
    row: Seat
    """The player in front of the stack."""


@frozen
class StacksBoard:
    """Build Up: all stacks, 6 a player, numbered from 1."""

    tops: tuple[StackTop, ...]
    scored: str = "anywhere"
    """The tops that score: the option `score_tops` (BU11, BU14, BU15)."""

    def scorer(self, top: StackTop) -> Seat | None:
        """The seat that a top scores for: its owner, maybe only in the own row, or the seat whose row it is in."""
        if self.scored == "row":
            return top.row
        return top.owner if self.scored == "anywhere" or top.owner == top.row else None

    def points(self, seat: Seat) -> int:
        """The seat's points if the round ended now."""
        return sum(top.tile.pips for top in self.tops if self.scorer(top) == seat)


Board = LineBoard | FootBoard | TrainsBoard | RowBoard | StacksBoard


@frozen
class LastPlay:
    """The tile laid last in this round, ringed in pictures: its node, train, index in the row, or stack number."""

    seat: Seat
    tile: Tile
    index: int
    """Index of the node in a layout or of the tile in the row; a train's index; a stack's number."""


@frozen
class View:
    """A match as `viewer` may see it; None is a spectator."""

    game: str
    options: tuple[tuple[str, str], ...]
    """The options that differ from the game's defaults."""
    viewer: Seat | None
    seats: tuple[SeatView, ...]
    sides: tuple[tuple[Seat, ...], ...]
    number: int
    """The round, from 1; 0 before the first deal."""
    rounds: int | None
    """The most rounds of the match, if the rules fix it."""
    target: int | None
    leader: Seat | None
    turn: Seat | None
    """The seat to play; None when the house acts or the match is over."""
    actors: tuple[Seat, ...]
    """Every seat that may act now: the one to play first, then seats with a claim or a call."""
    phase: Phase
    boneyard: int
    board: Board
    last: LastPlay | None
    hand: tuple[Tile, ...]
    """The viewer's own tiles; empty for a spectator."""
    moves: tuple[Move, ...]
    """The moves of the viewer."""
    shown: tuple[tuple[Tile, ...], ...] | None
    """The tiles left in every hand, once the round is over."""
    result: RoundResult | None
    """The result of the last round, until the next deal."""
    outcome: Outcome | None
    low_wins: bool = False
    """Whether the lowest total wins."""
    exact: bool = False
    """Whether a score that would pass the target does not count (FT9)."""
    claims: tuple[int, ...] = ()
    """The counts that may be stated with a play, where the players count (MU14)."""
    history: tuple[Event, ...] = ()
    """For robots: the public events since the layout began. Empty in other views."""

    def alike(self, move: Play | Stack) -> Play | Stack:
        """The same move on the first end where it leads to the same position. Ends of one number on one tile are alike,
        such as those of a lone double."""
        if isinstance(move, Stack) or move.end is None or not isinstance(self.board, LineBoard | FootBoard):
            return move
        ends = {number: (end.node, end.value) for number, end in self.board.layout.ends}
        return replace(move, end=next((at for at in ends if ends[at] == ends.get(move.end)), move.end))

    @property
    def rounds_to_play(self) -> int | None:
        """The number of rounds; None if a target may end the match earlier."""
        return self.rounds if self.target is None else None
