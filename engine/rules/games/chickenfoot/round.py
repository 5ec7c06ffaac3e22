"""One deal of Chickenfoot: a centre with six toes, and three toes on one side of every later double.

Source: the leaflet's Chickenfoot; rules CF5-CF12. While a double lacks toes, nothing else may be played: `pending` is
its node and `toes` how many it lacks. Toes are alike, so a tile is offered only the next free one. Slot `toe1` points
straight away from a double and the other two slantwise; the centre has odd toes on one side and even ones on the other,
`toe1` and `toe2` straight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import pairwise
from operator import or_

from engine.rules.errors import Refusal
from engine.rules.layout import Layout
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.round import ALL_TILES, END_IDS, ONLY_DRAW, ONLY_PASS, Round, bits
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import INDEXES, SUITS, EndId, Pip, Seat, Tile, next_seats
from engine.rules.views import LastPlay

PASS = Pass()
PLAYS_ON = tuple(tuple(Play(tile, end) for tile in ALL_TILES) for end in END_IDS)
"""The plays on the first end, the second, …, by the tile's index."""
TOES = ("toe1", "toe2", "toe3", "toe4", "toe5", "toe6")
NEXT_TOE = dict(pairwise(TOES))
CENTRE_TOES, FOOT_TOES = 6, 3
LITERAL, BLOCK_NOW, RELEASE = "literal", "block_now", "release"


@dataclass(frozen=True, slots=True)
class End:
    """An open end, or the next free toe of a double."""

    value: Pip
    suit: int
    """The tiles that fit, as a set of bits."""
    slot: str
    toes: int
    """How many the double lacks, this one included; 0 where it is no toe."""


@cache
def open_end(value: Pip, slot: str, toes: int = 0) -> End:
    """The same `End` for the same values."""
    return End(value, SUITS[value], slot, toes)


class ChickenfootRound(Round):
    """One deal. It is over when a seat is `out`, or else blocked.

    The table is the list of its plays after the centre; `layout` builds the layout for views. `ends` has the open ends
    with the numbers of `Layout`, and for the toes of a double only the first.
    """

    __slots__ = (
        "after", "boneyard", "born", "centre", "dead_foot", "drawn", "ends", "fitting", "foot", "held", "line", "out",
        "over", "pending", "player", "suit_size", "toes", "touched", "turn", "unplayed",
    )  # fmt: skip

    def __init__(
        self,
        centre: Tile,
        hands: list[list[Tile]],
        boneyard: list[Tile],
        turn: Seat,
        *,
        suit_size: int,
        dead_foot: str = LITERAL,
    ) -> None:
        self.held = [bits(hand) for hand in hands]
        self.unplayed = reduce(or_, self.held, bits(boneyard))
        """The tiles in all hands and in the boneyard."""
        self.boneyard = boneyard
        self.turn = self.player = turn
        self.after = next_seats(len(hands))
        """The next seat, by seat."""
        self.suit_size = suit_size
        self.dead_foot = dead_foot
        self.centre = centre
        self.line: list[Play] = []
        self.ends: dict[EndId, End] = {}
        self.born = 0
        self.touched: End | None = None
        """Where the tile laid last was put."""
        self.drawn: Tile | None = None
        """The drawn tile, if the player must choose where to play it."""
        self.out: Seat | None = None
        self.over = False
        self.foot: EndId | None = None
        """The next toe of the double that lacks some: nothing else may be played (CF6, CF8)."""
        self.pending: int | None = None
        """The node of that double."""
        self.toes = 0
        """How many toes it lacks."""
        self.fitting = SUITS[centre.low]
        """The tiles that fit an end open to play."""
        self._start_foot(centre, CENTRE_TOES)

    @property
    def last(self) -> LastPlay | None:
        """The tile laid last, by `player`."""
        return LastPlay(self.player, self.line[-1].tile, len(self.line)) if self.line else None

    @property
    def layout(self) -> Layout:
        """The table as it lies."""
        layout = Layout()
        node, toes = layout.start(self.centre), CENTRE_TOES
        for play in (None, *self.line):
            if play is not None and play.end is not None:
                node, toes = layout.put(play.tile, play.end), FOOT_TOES
            tile, _, line, inner = layout.nodes[node]
            for slot in TOES[:toes] if tile.double else (line,):
                layout.open(node, tile.other(inner), slot)
        return layout

    def legal(self) -> Sequence[Move]:
        """A play if possible, else a draw, else a pass; a drawn tile that fits is played (CF5)."""
        tiles = self.held[self.turn] if self.drawn is None else self.drawn.bit
        return self._plays(tiles) or (ONLY_DRAW if self.boneyard else ONLY_PASS)

    def _plays(self, tiles: int) -> list[Move]:
        """The plays of some tiles, given as a set of bits: only on the next toe of a double that lacks some (CF6, CF8),
        else on any open end (CF7)."""
        plays: list[Move] = []
        if not tiles & self.fitting:
            return plays
        if self.foot is not None:
            plays_on = PLAYS_ON[self.foot]
            return [plays_on[index] for index in INDEXES[tiles & self.fitting]]
        for number, end in self.ends.items():
            if fitting := tiles & end.suit:
                plays_on = PLAYS_ON[number]
                for index in INDEXES[fitting]:
                    plays.append(plays_on[index])
        return plays

    def play(self, move: Move) -> Move | None:
        """Make a legal move of the seat to play. Returns the move that had to follow a draw: the only play, or the
        pass. None if the player chooses, or if the move was no draw."""
        if isinstance(move, Draw):
            return self._draw()
        seat = self.turn
        self.drawn = None
        if isinstance(move, Play):
            bit = move.tile.bit
            self.held[seat] ^= bit
            self.unplayed ^= bit
            self.player = seat
            self.lay(move)
            if not self.held[seat]:
                self.out, self.over = seat, True
                return None
            if self.dead_foot != LITERAL and self.is_dead():
                self._bury()
        if not self.boneyard and not self.unplayed & self.fitting:
            self.over = True  # all would pass, one after the other (CF11)
        if not self.over:
            self.turn = self.after[seat]
        return None

    def _draw(self) -> Move | None:
        """Take a tile; if there is no choice, go on with it."""
        tile = self.boneyard.pop()
        self.held[self.turn] |= tile.bit
        plays = self._plays(tile.bit)
        if len(plays) > 1:
            self.drawn = tile
            return None
        follows = plays[0] if plays else PASS
        self.play(follows)
        return follows

    def lay(self, play: Play) -> None:
        """Put a tile on the table."""
        tile, end = play.tile, play.end
        assert end is not None
        self.touched = touched = self.ends.pop(end)
        self.line.append(play)
        if touched.toes:
            self._lay_toe(end, touched)
        if tile.double:
            self._start_foot(tile, FOOT_TOES)
        else:
            outer = tile.high if tile.low == touched.value else tile.low
            self.ends[END_IDS[self.born]] = open_end(outer, touched.slot)
            self.born += 1
        if self.foot is None:
            self._find_fitting()

    def _lay_toe(self, end: EndId, touched: End) -> None:
        """Lay a toe at `end` and open the next one."""
        rest = END_IDS[end + 1]
        if touched.toes > 1:
            self.ends[rest] = open_end(touched.value, NEXT_TOE[touched.slot], touched.toes - 1)
        if self.foot is not None:
            self.toes -= 1
            self.foot = rest if self.toes else None
        if not self.toes:
            self.pending = None

    def _start_foot(self, double: Tile, toes: int) -> None:
        """Open the toes of the double laid last; nothing else may be played before they lie (CF6, CF8)."""
        self.foot, self.pending, self.toes = END_IDS[self.born], len(self.line), toes
        self.born += toes
        self.ends[self.foot] = open_end(double.low, TOES[0], toes)
        self.fitting = SUITS[double.low]

    def _find_fitting(self) -> None:
        fitting = 0
        for end in self.ends.values():
            fitting |= end.suit
        self.fitting = fitting

    def is_dead(self) -> bool:
        """Whether the double lacks more toes than its suit has tiles left to play (CF12). Everyone can see that."""
        if self.foot is None:
            return False
        laid = bits([self.centre, *(play.tile for play in self.line)])
        return self.suit_size - (laid & self.fitting).bit_count() < self.toes

    def _bury(self) -> None:
        """Apply the table's choice for a dead foot. Taken literally, it binds until the boneyard is empty."""
        if self.dead_foot == BLOCK_NOW:
            self.over = True
        elif self.dead_foot == RELEASE:
            self.foot = self.pending = None
            self.toes = 0
            self._find_fitting()

    def why_not(self, move: Move) -> Refusal:
        """Why a move of the seat to play is not legal now."""
        must = self.legal()[0]
        match move:
            case Play(tile) if tile not in self.hands[self.turn]:
                return Refusal.NOT_IN_HAND
            case Play(tile) if self.drawn not in (None, tile):
                return Refusal.MUST_PLAY_DRAWN
            case Play():
                return Refusal.DOES_NOT_FIT if self.pending is None else Refusal.MUST_FINISH_FOOT
            case Draw() | Pass() if isinstance(must, Play):
                return Refusal.MUST_PLAY if self.drawn is None else Refusal.MUST_PLAY_DRAWN
            case Draw():
                return Refusal.BONEYARD_EMPTY
            case Pass():
                return Refusal.MUST_DRAW
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def write_words(self, out: Writer) -> None:
        """Add this round to a position. A toe is written with the double that it lies against."""
        nodes = self.layout.nodes
        laid = [(node.tile, str(nodes[node.parent].tile)) for node in nodes[1:]]
        self.write_laid(out, "laid", laid, drawn=self.drawn)

    def read_words(self, words: Reader) -> None:
        """Lay the tiles of a position whose hands and boneyard this round was made of."""

        def against(end: EndId) -> str:
            layout = self.layout
            return str(layout.nodes[layout.ends[end].node].tile)

        words.lay("laid", self, against)
        self.drawn = words.tile("drawn", self.hands[self.turn])
