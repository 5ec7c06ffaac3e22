"""One deal on a line with two ends, made for being played through many times: hands are sets of bits.

Rules BL5-BL7 and what BL14 must know of the last tile; with a boneyard to draw from, DR4-DR6; with partners who go on
until both are out, FT7. Lead, scores and rounds are the business of the game's own file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from engine.rules.errors import Refusal
from engine.rules.events import DrewTiles, Event, Passed, Played
from engine.rules.game import Match, next_seats
from engine.rules.layout import LEFT, RIGHT, Layout
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import MAX_PIP, SETS, SUITS, EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import LastPlay, LineBoard, View

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


MOST_KEPT = 1 << 10
EVERY_OTHER = bits(ALL_TILES[::2])


class MovesWith(dict[int, tuple[Move, ...]]):
    """The moves that `make` makes of some tiles, given as a set of bits. The same come up again and again, so the first
    `MOST_KEPT` sets are kept."""

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
    """The plays on each end, by its number. A game with larger sets has its own, so that no other fills them."""
    return tuple(MovesWith(partial(Play, end=end)) for end in END_IDS)


PLAYS_ON = plays_on_ends()


@cache
def suits_of(highest: int) -> tuple[int, ...]:
    """The tiles of each suit in a set, as sets of bits: short numbers, which are quicker to work with."""
    return tuple(suit & bits(tile_set(highest)) for suit in SUITS[: highest + 1])


NUMBER_OF = {suit: Pip(number) for highest in SETS.values() for number, suit in enumerate(suits_of(highest))}
"""The number of a suit of any set."""


@cache
def turns_of(highest: int) -> tuple[int, ...]:
    """By a tile's index, in what the suits of its halves differ: one of them is the other changed by that (`^`)."""
    suits = suits_of(highest)
    return tuple(suits[tile.low] ^ suits[tile.high] for tile in tile_set(highest))


def opposite(seat: Seat) -> Seat:
    """The partner of one of four."""
    return Seat((seat + 2) % 4)


class LineRound:
    """One deal. It is over when somebody is `out`, or else blocked (BL7, DR6).

    Made for being played through many times: a hand is a set of bits, the line is the list of its plays, and the layout
    is only made when somebody looks at it. The two ends are numbered as `Layout` numbers them: 0 and 1, then one more
    with every tile.
    """

    __slots__ = (
        "after", "at_will", "boneyard", "drawable", "held", "left_end", "left_suit", "line", "must_lead", "out",
        "over", "pairs", "player", "right_end", "right_suit", "suits", "turn", "turns", "unplayed",
    )  # fmt: skip

    def __init__(
        self,
        hands: list[list[Tile]],
        turn: Seat,
        must_lead: Tile | None = None,
        boneyard: tuple[Tile, ...] = (),
        *,
        drawable: int = 0,
        at_will: bool = False,
        pairs: bool = False,
        highest: int = MAX_PIP,
    ) -> None:
        """`highest` is the highest number of the set."""
        self.held = [bits(hand) for hand in hands]
        """Each seat's hand."""
        self.unplayed = sum(self.held)
        """The tiles in all hands together."""
        self.boneyard = boneyard
        """The tiles in no hand; the next to be drawn is the last."""
        self.drawable = drawable
        """How many of them may still be drawn (DR2)."""
        self.at_will = at_will
        """Whether a seat that could play may draw instead (DR5)."""
        self.pairs = pairs
        """Whether partners, opposite, go on until both are out (FT7)."""
        self.turn = turn
        self.after = next_seats(len(hands))
        """Who is next, by seat."""
        self.must_lead = must_lead
        self.line: list[Play] = []
        self.player = turn
        """Who played the last tile."""
        self.suits, self.turns = suits_of(highest), turns_of(highest)
        self.left_suit = self.right_suit = 0
        """The suit of each end: the tiles that fit it."""
        self.left_end, self.right_end = EndId(0), EndId(1)
        self.out: Seat | None = None
        """Who ended the round with the last tile of a hand."""
        self.over = False

    @property
    def hands(self) -> list[list[Tile]]:
        """Each seat's tiles."""
        return [tiles_in(held) for held in self.held]

    @property
    def left(self) -> Pip:
        """The number at the left end."""
        return NUMBER_OF[self.left_suit]

    @property
    def right(self) -> Pip:
        """The number at the right end."""
        return NUMBER_OF[self.right_suit]

    def counts(self) -> list[int]:
        """The pips in each hand (BL8)."""
        return [pips_in(held) for held in self.held]

    def legal(self) -> tuple[Move, ...]:
        """What the seat on turn may do: play if possible, else draw (DR5), else pass (BL6)."""
        hand = self.held[self.turn]
        if not self.line:
            return LEADS[hand if self.must_lead is None else self.must_lead.bit]
        plays = PLAYS_ON[self.left_end][hand & self.left_suit] + PLAYS_ON[self.right_end][hand & self.right_suit]
        if self.drawable and (self.at_will or not plays):
            return plays + ONLY_DRAW
        return plays or ONLY_PASS

    def why_not(self, move: Move) -> Refusal:
        """Why a move of the seat on turn is not legal now."""
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

    def end(self, end: EndId) -> tuple[str, Pip]:
        """The label of an open end, and the number it shows."""
        return (LEFT, self.left) if end == self.left_end else (RIGHT, self.right)

    def play(self, move: Move, told: list[Event] | None = None) -> None:
        """Do a legal move of the seat on turn. What happened is added to `told`."""
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
            while not self.held[self.turn]:  # out, and the partner is not (FT7)
                self.turn = self.after[self.turn]

    def _draw(self, told: list[Event] | None) -> None:
        *rest, tile = self.boneyard
        if told is not None:
            told.append(DrewTiles(self.turn, (tile,)))
        self.boneyard = tuple(rest)
        self.drawable -= 1
        self.held[self.turn] |= tile.bit
        self.unplayed |= tile.bit
        self.over = not self.drawable and not self.unplayed & (self.left_suit | self.right_suit)

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

    @property
    def last(self) -> LastPlay | None:
        """The tile laid last."""
        return LastPlay(self.player, self.line[-1].tile, len(self.line) - 1) if self.line else None

    def count(self) -> int:
        """What the ends count together: a double with both its halves, one alone only once (FT4)."""
        if len(self.line) < 2:
            return sum(play.tile.pips for play in self.line)
        ends = (self.left_end, self.left), (self.right_end, self.right)
        # The tile at an end is the one laid when that end was born.
        return sum(2 * value if self.line[max(end - 1, 0)].tile.double else value for end, value in ends)

    def tiles(self) -> list[Tile]:
        """Every tile, wherever it is (G11)."""
        return [*tiles_in(self.unplayed), *self.boneyard, *(play.tile for play in self.line)]

    def fitted_both(self) -> bool:
        """Whether the last tile could have been laid on either end (BL14)."""
        return len(self.line) > 1 and all(map(self.line[-1].tile.has, self.layout(len(self.line) - 1).values()))

    def write_words(self, out: Writer, *, shown: bool) -> None:
        """Add this round to a position."""
        out.hands(self.hands, shown=shown)
        out.laid("line", self.layout().plays())
        out.tiles("boneyard", self.boneyard[::-1], secret=True)
        out.tile("must", None if self.line else self.must_lead, self.turn)
        out.turn(self.turn, self.player if self.line else None)

    def read_words(self, words: Reader) -> None:
        """Lay the line of a position, whose hands and boneyard the round was made of."""
        words.lay("line", self, lambda end: self.end(end)[0])

    def copy(self) -> LineRound:
        """An independent round."""
        twin = LineRound.__new__(LineRound)
        twin.held, twin.unplayed, twin.line = self.held.copy(), self.unplayed, self.line.copy()
        twin.boneyard, twin.drawable = self.boneyard, self.drawable
        twin.at_will, twin.pairs = self.at_will, self.pairs
        twin.turn, twin.after, twin.must_lead, twin.player = self.turn, self.after, self.must_lead, self.player
        twin.suits, twin.turns = self.suits, self.turns
        twin.left_suit, twin.right_suit = self.left_suit, self.right_suit
        twin.left_end, twin.right_end = self.left_end, self.right_end
        twin.out, twin.over = self.out, self.over
        return twin


def view_of_line(match: Match, seat: Seat | None, *, counted: bool = False, exact: bool = False) -> View:
    """What the seat, or a spectator, may see of a match on a line; `counted`: with what the ends count (FT11)."""
    current: LineRound | None = match.round
    layout = (current.layout() if current else Layout()).view()
    board = LineBoard(layout, count=current.count() if current and counted else None)
    boneyard = current.boneyard if current else match.score.deck
    return match.score.view(match, seat, current, board, boneyard=len(boneyard), exact=exact)
