"""One deal of Block, made for being played through many times: hands are sets of bits, the line is the list of plays.

Source: pagat.com, "Block Dominoes"; rules BL5-BL7 and what BL14 must know of the last tile. Lead, scores and rounds are
the match's business (`block.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.rules.game import clockwise
from engine.rules.layout import LEFT, RIGHT, Layout
from engine.rules.moves import Move, Pass, Play
from engine.rules.tiles import EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import LastPlay

ONLY_PASS: tuple[Move, ...] = (Pass(),)
ALL_TILES = tile_set(12)
SUITS = tuple(sum(1 << tile.index for tile in ALL_TILES if tile.has(value)) for value in range(13))
"""The tiles of each suit as a set of bits (G1)."""


END_IDS = tuple(map(EndId, range(len(ALL_TILES) + 1)))


def bits(tiles: Iterable[Tile]) -> int:
    """A set of tiles as a number: bit `tile.index` is set for each."""
    return sum(1 << tile.index for tile in tiles)


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


@lru_cache(1 << 15)
def plays_on(end: EndId | None, fitting: int) -> tuple[Move, ...]:
    """Every play of one of those tiles on that end; the same few come up again and again."""
    return tuple(Play(tile, end) for tile in tiles_in(fitting))


class BlockRound:
    """One deal. It is over when somebody is `out`, or else blocked (BL7).

    Made for being played through many times: a hand is a set of bits, the line is the list of its plays, and the layout
    is only made when somebody looks at it. The two ends are numbered as `Layout` numbers them: 0 and 1, then one more
    with every tile.
    """

    __slots__ = (
        "after",
        "held",
        "left",
        "left_end",
        "left_suit",
        "line",
        "must_lead",
        "out",
        "over",
        "player",
        "right",
        "right_end",
        "right_suit",
        "turn",
        "unplayed",
    )

    def __init__(self, hands: list[list[Tile]], turn: Seat, must_lead: Tile | None) -> None:
        self.held = [bits(hand) for hand in hands]
        """Each seat's hand."""
        self.unplayed = sum(self.held)
        """The tiles in all hands together."""
        self.turn = turn
        self.after = tuple(clockwise(seat, len(hands)) for seat in range(len(hands)))
        """Who is next, by seat."""
        self.must_lead = must_lead
        self.line: list[Play] = []
        self.player = turn
        """Who played the last tile."""
        self.left = self.right = Pip(0)
        self.left_suit = self.right_suit = 0
        self.left_end, self.right_end = EndId(0), EndId(1)
        self.out: Seat | None = None
        self.over = False

    def hands(self) -> list[list[Tile]]:
        """Each seat's tiles."""
        return [tiles_in(held) for held in self.held]

    def counts(self) -> list[int]:
        """The pips in each hand (BL8)."""
        return [pips_in(held) for held in self.held]

    def legal(self) -> tuple[Move, ...]:
        """What the seat on turn may do: play if possible (BL6), else pass."""
        hand = self.held[self.turn]
        if not self.line:
            return plays_on(None, hand if self.must_lead is None else bits([self.must_lead]))
        left = plays_on(self.left_end, hand & self.left_suit)
        return left + plays_on(self.right_end, hand & self.right_suit) or ONLY_PASS

    def end(self, end: EndId) -> tuple[str, Pip]:
        """The label of an open end, and the number it shows."""
        return (LEFT, self.left) if end == self.left_end else (RIGHT, self.right)

    def play(self, move: Move) -> None:
        """Do a legal move of the seat on turn."""
        seat = self.turn
        if isinstance(move, Play):
            tile, end, line = move.tile, move.end, self.line
            line.append(move)
            self.player = seat
            bit = 1 << tile.index
            self.held[seat] ^= bit
            self.unplayed ^= bit
            if end is None:
                self.left, self.right = tile.low, tile.high
                self.left_suit, self.right_suit = SUITS[tile.low], SUITS[tile.high]
            elif end == self.left_end:
                self.left = value = tile.high if tile.low == self.left else tile.low
                self.left_suit = SUITS[value]
                self.left_end = END_IDS[len(line)]
            else:
                self.right = value = tile.high if tile.low == self.right else tile.low
                self.right_suit = SUITS[value]
                self.right_end = END_IDS[len(line)]
            if not self.held[seat]:
                self.out, self.over = seat, True
                return
            if not self.unplayed & (self.left_suit | self.right_suit):
                self.over = True
                return
        self.turn = self.after[seat]

    def layout(self, tiles: int | None = None) -> Layout:
        """The line as it lies, or as it was after its first `tiles` tiles."""
        layout = Layout()
        for tile, end in ((play.tile, play.end) for play in self.line[:tiles]):
            if end is None:
                node = layout.start(tile)
                layout.open(node, tile.low, LEFT)
                layout.open(node, tile.high, RIGHT)
            else:
                layout.extend(tile, end)
        return layout

    def last(self) -> LastPlay | None:
        """The tile laid last."""
        return LastPlay(self.player, self.line[-1].tile, len(self.line) - 1) if self.line else None

    def fitted_both(self) -> bool:
        """Whether the last tile could have been laid on either end (BL14)."""
        return len(self.line) > 1 and all(map(self.line[-1].tile.has, self.layout(len(self.line) - 1).values()))

    def copy(self) -> BlockRound:
        """An independent round."""
        twin = BlockRound.__new__(BlockRound)
        twin.held, twin.unplayed, twin.line = self.held.copy(), self.unplayed, self.line.copy()
        twin.turn, twin.after, twin.must_lead, twin.player = self.turn, self.after, self.must_lead, self.player
        twin.left, twin.right = self.left, self.right
        twin.left_suit, twin.right_suit = self.left_suit, self.right_suit
        twin.left_end, twin.right_end = self.left_end, self.right_end
        twin.out, twin.over = self.out, self.over
        return twin
