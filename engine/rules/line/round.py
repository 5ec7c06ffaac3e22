"""One deal on a line with two ends (BL5-BL7). With a boneyard to draw from it follows DR4-DR6, with partners who go on
until both are out FT7. Lead, scores and rounds are in the file of each game."""

from __future__ import annotations

from functools import cache

from engine.rules.errors import BadNotation, Refusal
from engine.rules.events import DrewTiles, Event, Passed, Played
from engine.rules.layout import LEFT, RIGHT, Layout
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.round import END_IDS, LEADS, ONLY_DRAW, ONLY_PASS, PLAYS_ON, Round, bits, tiles_in
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import MAX_PIP, SETS, SUITS, EndId, Pip, Seat, Tile, next_seats, tile_set


@cache
def suits_of(highest: int) -> tuple[int, ...]:
    """The tiles of each suit in a set, as sets of bits. Smaller sets make shorter numbers, which are faster."""
    return tuple(suit & bits(tile_set(highest)) for suit in SUITS[: highest + 1])


NUMBER_OF = {suit: Pip(number) for highest in SETS.values() for number, suit in enumerate(suits_of(highest))}
"""The number of a suit of any set."""


@cache
def turns_of(highest: int) -> tuple[int, ...]:
    """By a tile's index: the suits of its halves, combined by `^`. `^` with it turns one suit into the other."""
    suits = suits_of(highest)
    return tuple(suits[tile.low] ^ suits[tile.high] for tile in tile_set(highest))


def opposite(seat: Seat) -> Seat:
    """The partner of one of four."""
    return Seat((seat + 2) % 4)


class LineRound(Round):
    """One deal. It is over when a seat is `out`, or else blocked (BL7, DR6).

    The line is the list of its plays; `layout` builds the layout for views. The two ends are numbered as in `Layout`:
    0 and 1, then one more with every tile.
    """

    __slots__ = (
        "after", "at_will", "boneyard", "bound_at", "drawable", "held", "left_end", "left_suit", "line", "must_lead",
        "out", "over", "pairs", "player", "right_end", "right_suit", "suits", "turn", "turns", "unplayed",
    )  # fmt: skip

    def __init__(
        self,
        hands: list[list[Tile]],
        turn: Seat,
        must_lead: Tile | None = None,
        boneyard: tuple[Tile, ...] = (),
        *,
        highest: int = MAX_PIP,
    ) -> None:
        """`highest` is the highest number of the set."""
        self.held = [bits(hand) for hand in hands]
        self.unplayed = sum(self.held)
        """The tiles in all hands together."""
        self.boneyard = boneyard
        self.drawable = 0
        """The number of tiles that may still be drawn (DR2)."""
        self.at_will = False
        """Whether a seat that could play may draw instead (DR5)."""
        self.bound_at = 0
        """The tiles in the line when a draw without choice found one that fits, which must be played (DR5)."""
        self.pairs = False
        """Whether partners, opposite, go on until both are out (FT7)."""
        self.turn = self.player = turn
        self.after = next_seats(len(hands))
        """The next seat, by seat."""
        self.must_lead = must_lead
        self.line: list[Play] = []
        self.suits, self.turns = suits_of(highest), turns_of(highest)
        self.left_suit = self.right_suit = 0
        """The suit of each end: the tiles that fit it."""
        self.left_end, self.right_end = EndId(0), EndId(1)
        self.out: Seat | None = None
        self.over = False

    @property
    def left(self) -> Pip:
        """The number at the left end."""
        return NUMBER_OF[self.left_suit]

    @property
    def right(self) -> Pip:
        """The number at the right end."""
        return NUMBER_OF[self.right_suit]

    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat to play: a play if possible, else a draw (DR5), else a pass (BL6)."""
        hand = self.held[self.turn]
        if not self.line:
            return LEADS[hand if self.must_lead is None else self.must_lead.bit]
        plays = PLAYS_ON[self.left_end][hand & self.left_suit] + PLAYS_ON[self.right_end][hand & self.right_suit]
        if self.drawable and not (plays and (not self.at_will or self.bound_at == len(self.line))):
            return plays + ONLY_DRAW
        return plays or ONLY_PASS

    def why_not(self, move: Move) -> Refusal:
        """Why a move of the seat to play is not legal now."""
        match move:
            case Pass():
                return Refusal.MUST_PLAY
            case Play(tile) if not self.held[self.turn] >> tile.index & 1:
                return Refusal.NOT_IN_HAND
            case Play() if self.must_lead and not self.line:
                return Refusal.MUST_LEAD
            case Play():
                return Refusal.DOES_NOT_FIT
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def play(self, move: Move, told: list[Event] | None = None) -> None:
        """Make a legal move of the seat to play. Its events are added to `told`."""
        seat = self.turn
        if isinstance(move, Play):
            tile, end, line = move.tile, move.end, self.line
            line.append(move)
            self.player = seat
            self.held[seat] = hand = self.held[seat] ^ tile.bit
            self.unplayed ^= tile.bit
            if end == self.left_end:
                if told is not None:
                    told.append(Played(seat, tile, end, LEFT, NUMBER_OF[self.left_suit]))
                self.left_suit ^= self.turns[tile.index]
                self.left_end = END_IDS[len(line)]
            elif end is not None:
                if told is not None:
                    told.append(Played(seat, tile, end, RIGHT, NUMBER_OF[self.right_suit]))
                self.right_suit ^= self.turns[tile.index]
                self.right_end = END_IDS[len(line)]
            else:
                if told is not None:
                    told.append(Played(seat, tile))
                self.left_suit, self.right_suit = self.suits[tile.low], self.suits[tile.high]
            if not hand and not (self.pairs and self.held[opposite(seat)]):
                self.out, self.over = seat, True
                return
            if not self.unplayed & (self.left_suit | self.right_suit) and not self.drawable:
                self.over = True  # blocked (BL7, DR6)
                return
        elif isinstance(move, Draw):
            self._draw(told)
            return
        elif told is not None:
            told.append(Passed(seat, tuple(sorted({self.left, self.right}))))
        self.turn = self.after[seat]
        if self.pairs:
            while not self.held[self.turn]:  # out, but the partner isn't (FT7)
                self.turn = self.after[self.turn]

    def _draw(self, told: list[Event] | None) -> None:
        *rest, tile = self.boneyard
        if told is not None:
            told.append(DrewTiles(self.turn, (tile,)))
        self.boneyard = tuple(rest)
        self.drawable -= 1
        fitting = self.left_suit | self.right_suit
        if self.at_will and tile.bit & fitting and not self.held[self.turn] & fitting:
            self.bound_at = len(self.line)
        self.held[self.turn] |= tile.bit
        self.unplayed |= tile.bit
        self.over = not self.drawable and not self.unplayed & fitting

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

    def count(self) -> int:
        """The sum of the ends: a double counts both halves, a lone tile its pips (FT4)."""
        if len(self.line) < 2:
            return sum(play.tile.pips for play in self.line)
        left, right = self.end_tiles()
        return self.left * (1 + left.double) + self.right * (1 + right.double)

    def end_tiles(self) -> tuple[Tile, Tile]:
        """The tile at each end, left and right: the one laid when that end was born."""
        line = self.line
        return line[max(self.left_end - 1, 0)].tile, line[max(self.right_end - 1, 0)].tile

    def fitted_both(self) -> bool:
        """Whether the last tile could have been laid on either end (BL14)."""
        return len(self.line) > 1 and all(map(self.line[-1].tile.has, self.layout(len(self.line) - 1).values()))

    def write_words(self, out: Writer) -> None:
        """Add this round to a position."""
        bound = self.bound_at == len(self.line) > 0
        drawn = None
        if bound and (not out.hide or out.viewer == self.turn):  # "drawn ?" would tell that it fits
            (drawn,) = tiles_in(self.held[self.turn] & (self.left_suit | self.right_suit))
        must = None if self.line else self.must_lead
        self.write_laid(out, "line", self.layout().plays(), must=must, drawn=drawn)

    def read_words(self, words: Reader) -> None:
        """Lay the line of a position whose hands and boneyard this round was made of."""
        self.must_lead = words.tile("must", self.hands[self.turn])
        words.lay("line", self, lambda end: LEFT if end == self.left_end else RIGHT)
        if self.at_will and (drawn := words.tile("drawn", self.hands[self.turn])) and not self.over:
            if self.held[self.turn] & (self.left_suit | self.right_suit) != drawn.bit:
                raise BadNotation(f"drawn {drawn}", "the one tile of the hand on turn that fits")
            self.bound_at = len(self.line)

    def copy(self) -> LineRound:
        """An independent round."""
        twin = type(self).__new__(type(self))
        twin.held, twin.unplayed, twin.line = self.held.copy(), self.unplayed, self.line.copy()
        twin.boneyard, twin.drawable = self.boneyard, self.drawable
        twin.at_will, twin.bound_at, twin.pairs = self.at_will, self.bound_at, self.pairs
        twin.turn, twin.after, twin.must_lead, twin.player = self.turn, self.after, self.must_lead, self.player
        twin.suits, twin.turns = self.suits, self.turns
        twin.left_suit, twin.right_suit = self.left_suit, self.right_suit
        twin.left_end, twin.right_end = self.left_end, self.right_end
        twin.out, twin.over = self.out, self.over
        return twin
