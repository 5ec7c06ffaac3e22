"""One deal of Muggins: the line with its spinner, the count of the tips, and the window for claims and calls.

Source: the leaflet's Muggins; rules MU4-MU12, MU15 and MU17. The match books the points; nothing here knows sides or
totals, so the robot may use it too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_

from engine.rules.layout import DOWN, LEFT, RIGHT, UP, Layout
from engine.rules.moves import Draw, Move, Play
from engine.rules.round import END_IDS, LEADS, ONLY_DRAW, ONLY_PASS, PLAYS_ON, Round, bits
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import SUITS, EndId, Pip, Seat, Tile, next_seats


def lay(layout: Layout, spinner: int | None, tile: Tile, end: EndId | None) -> int | None:
    """Lay `tile` on `end` (None: lead it). Answers with the node of the spinner, if there is one now.

    The first double of the round becomes the spinner, led or not (MU5). Its own two ends, up and down, open when
    both its sides are covered; in a line that it joins, the line covers the first side (MU6).
    """
    if end is None:
        node = layout.start(tile)
        layout.open(node, tile.low, LEFT)
        layout.open(node, tile.high, RIGHT)
        return node if tile.double else None
    touched = layout.ends[end]
    layout.extend(tile, end)
    if spinner is None:
        return len(layout.nodes) - 1 if tile.double else None
    covers_a_side = touched.node == spinner and touched.slot in (LEFT, RIGHT)
    if covers_a_side and all(end.node != spinner for end in layout.ends.values()):
        layout.open(spinner, touched.value, UP)
        layout.open(spinner, touched.value, DOWN)
    return spinner


def points(count: int) -> int:
    """A positive multiple of five scores itself, any other count nothing (MU10)."""
    return count if count % 5 == 0 else 0


@dataclass(frozen=True, slots=True)
class End:
    """An open end."""

    value: Pip
    suit: int
    """The tiles that fit, as a set of bits."""
    tip: int | None
    """Its count (MU8): None at the spinner's bare ends, and at the second end of a lone double."""
    slot: str


@cache
def open_end(value: Pip, tip: int | None, slot: str) -> End:
    """The same `End` for the same values."""
    return End(value, SUITS[value], tip, slot)


class MugginsRound(Round):
    """One deal. It is over when a seat is `out`, or else blocked.

    The table is the list of its plays; `layout` builds the layout for views. `ends` has the open ends in order of
    birth, with the numbers of `Layout`.
    """

    __slots__ = (
        "after", "boneyard", "born", "called", "draw_out", "ends", "fitting", "held", "line", "out", "over", "player",
        "spinner", "spinner_sides", "turn", "unplayed", "window",
    )  # fmt: skip

    def __init__(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat, *, draw_out: bool = False) -> None:
        self.held = [bits(hand) for hand in hands]
        self.boneyard = boneyard
        self.unplayed = reduce(or_, self.held, bits(boneyard))
        """The tiles in all hands and in the boneyard."""
        self.turn = self.player = turn
        self.after = next_seats(len(hands))
        self.draw_out = draw_out
        self.line: list[Play] = []
        self.ends: dict[EndId, End] = {}
        self.born = 0
        self.fitting = 0
        """The tiles that fit any open end."""
        self.spinner: int | None = None
        self.spinner_sides: tuple[EndId, ...] = ()
        """The spinner's own ends left and right, as long as they are open."""
        self.window = False
        """Whether the count may still be claimed, or called by an opponent (MU14, MU15). It may after every play,
        whether or not it is a multiple of five: that the window is open tells nothing."""
        self.called: tuple[Seat, ...] = ()
        """Opponents whose one call found no points."""
        self.out: Seat | None = None
        self.over = False

    @property
    def layout(self) -> Layout:
        """The table as it lies."""
        layout, spinner = Layout(), None
        for play in self.line:
            spinner = lay(layout, spinner, play.tile, play.end)
        return layout

    def tips(self) -> tuple[int, ...]:
        """The counts of the tips (MU8)."""
        return tuple(end.tip for end in self.ends.values() if end.tip is not None)

    @property
    def points(self) -> int:
        """The points to claim or take in the window, maybe 0."""
        return points(sum(self.tips()))

    def legal(self) -> tuple[Move, ...]:
        """A play if possible, else a draw while there are tiles, else a pass (MU4)."""
        hand = self.held[self.turn]
        if not self.line:
            return LEADS[hand]
        plays: tuple[Move, ...] = ()
        if hand & self.fitting:
            for number, end in self.ends.items():
                if fitting := hand & end.suit:
                    plays += PLAYS_ON[number][fitting]
        return plays or (ONLY_DRAW if self.boneyard else ONLY_PASS)

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to play. It closes the window of the play before (MU15)."""
        seat = self.turn
        self.window = False
        if isinstance(move, Play):
            bit = move.tile.bit
            self.held[seat] ^= bit
            self.unplayed ^= bit
            self.lay(move)
            self.player, self.window, self.called = seat, True, ()
            if not self.held[seat]:
                self.out, self.over = seat, True
                return
        elif isinstance(move, Draw):
            self.held[seat] |= self.boneyard.pop().bit
        # No tile in any hand or in the boneyard fits (MU17): it is over at once, before a seat has to draw in vain,
        # unless the table wants the boneyard drawn out first.
        self.over = not self.unplayed & self.fitting and not (self.draw_out and self.boneyard)
        if not self.over and not isinstance(move, Draw):
            self.turn = self.after[seat]

    def lay(self, play: Play) -> None:
        """Put a tile on the table like the function `lay`; here the ends know their counts."""
        tile, end = play.tile, play.end
        self.line.append(play)
        if end is None:
            left = self._open(tile.low, tile.pips if tile.double else tile.low, LEFT)
            right = self._open(tile.high, None if tile.double else tile.high, RIGHT)
            if tile.double:
                self.spinner, self.spinner_sides = 0, (left, right)
        else:
            touched = self.ends.pop(end)
            outer = tile.other(touched.value)
            born = self._open(outer, tile.pips if tile.double else outer, touched.slot)
            if self.spinner is None and tile.double:
                self.spinner, self.spinner_sides = len(self.line) - 1, (born,)
            elif end in self.spinner_sides:
                self._cover_side(end, touched.value)
        fitting = 0
        for other in self.ends.values():
            fitting |= other.suit
        self.fitting = fitting

    def _open(self, value: Pip, tip: int | None, slot: str) -> EndId:
        end = END_IDS[self.born]
        self.born += 1
        self.ends[end] = open_end(value, tip, slot)
        return end

    def _cover_side(self, end: EndId, value: Pip) -> None:
        """A side of the spinner is covered: the other one counts now, or else up and down open (MU6)."""
        self.spinner_sides = tuple(side for side in self.spinner_sides if side != end)
        for side in self.spinner_sides:
            self.ends[side] = replace(self.ends[side], tip=2 * value)
        if not self.spinner_sides:
            self._open(value, None, UP)
            self._open(value, None, DOWN)

    def write_words(self, out: Writer) -> None:
        """Add this round to a position."""
        self.write_laid(out, "line", self.layout.plays())
        if self.window:
            out.say("window", " ".join(map(str, sorted(self.called))))

    def read_words(self, words: Reader) -> None:
        """Lay the line of a position whose hands and boneyard this round was made of."""
        words.lay("line", self, lambda end: self.ends[end].slot)
        if self.window:
            self.window, self.called = words.has("window"), tuple(map(Seat, words.some("window")))
