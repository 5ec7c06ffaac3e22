"""One deal on a line with two ends (BL5-BL7). With a boneyard to draw from it follows DR4-DR6, with partners who go on
until both are out FT7. Lead, scores and rounds are in the file of each game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.rules.errors import BadNotation, Refusal
from engine.rules.events import DrewTiles, Event, Passed, Played
from engine.rules.joins import EQUAL, Joins
from engine.rules.layout import LEFT, RIGHT, Layout
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.round import END_IDS, LEADS, ONLY_DRAW, ONLY_PASS, PLAYS_ON, Round, bits, tiles_in
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import MAX_PIP, EndId, Pip, Seat, Tile, next_seats, tile_set


@dataclass(frozen=True, slots=True)
class Fits:
    """How the tiles of a set join. A suit is the tiles that fit an open number, as a set of bits."""

    suits: tuple[int, ...]
    """The suit of each open number."""
    numbers: dict[int, Pip]
    """The open number of a suit."""
    flips: tuple[int, ...]
    """By a tile's index: the suits of its halves, combined by `^`. `^` with it turns one suit into the other."""
    turns: dict[int, int]
    """By a suit without a tile of it, the suit that is open once the tile lies there."""
    either: int
    """The tiles that let the player choose the half that stays open."""


@cache
def fits_of(joins: Joins, highest: int) -> Fits:
    """How the set up to double-`highest` joins. Smaller sets make shorter numbers, which are faster."""
    deck, numbers = tile_set(highest), [Pip(number) for number in range(highest + 1)]
    suits = tuple(joins.fitting(number) & bits(deck) for number in numbers)
    turns = {
        suits[number] ^ tile.bit: suits[joins.outer(tile, number)]
        for number in numbers
        for tile in deck
        if joins.halves(tile, number)
    }
    flips = tuple(suits[tile.low] ^ suits[tile.high] for tile in deck)
    either = bits(tile for tile in deck if len(joins.halves(tile, Pip(0))) > 1)
    return Fits(suits, dict(zip(suits, numbers, strict=True)), flips, turns, either)


@cache
def passed(seat: Seat, one: Pip, other: Pip) -> Passed:
    """The event of a pass with these numbers at the ends."""
    return Passed(seat, tuple(sorted({one, other})))


def opposite(seat: Seat) -> Seat:
    """The partner of one of four."""
    return Seat((seat + 2) % 4)


class LineRound(Round):
    """One deal. It is over when a seat is `out`, or else blocked (BL7, DR6).

    The line is the list of its plays; `layout` builds the layout for views. The two ends are numbered as in `Layout`:
    0 and 1, then one more with every tile.
    """

    __slots__ = (
        "after", "at_will", "boneyard", "bound_at", "drawable", "fits", "flips", "held", "joins", "left_end",
        "left_suit", "line", "must_lead", "out", "over", "pairs", "player", "right_end", "right_suit", "turn",
        "unplayed",
    )  # fmt: skip

    def __init__(
        self,
        hands: list[list[Tile]],
        turn: Seat,
        must_lead: Tile | None = None,
        boneyard: tuple[Tile, ...] = (),
        *,
        highest: int = MAX_PIP,
        joins: Joins = EQUAL,
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
        self.joins, self.fits = joins, fits_of(joins, highest)
        self.flips = self.fits.flips
        self.left_suit = self.right_suit = 0
        """The suit of each end: the tiles that fit it."""
        self.left_end, self.right_end = EndId(0), EndId(1)
        self.out: Seat | None = None
        self.over = False

    @property
    def left(self) -> Pip:
        """The number at the left end."""
        return self.fits.numbers[self.left_suit]

    @property
    def right(self) -> Pip:
        """The number at the right end."""
        return self.fits.numbers[self.right_suit]

    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat to play: a play if possible, else a draw (DR5), else a pass (BL6)."""
        hand, left = self.held[self.turn], self.left_suit
        if not left:
            return LEADS[hand if self.must_lead is None else self.must_lead.bit]
        plays = PLAYS_ON[self.left_end][hand & left] + PLAYS_ON[self.right_end][hand & self.right_suit]
        return self._or_draw(plays) if self.drawable else plays or ONLY_PASS

    def _or_draw(self, plays: tuple[Move, ...]) -> tuple[Move, ...]:
        """These plays, or a draw if there are none; both where a seat may draw at will (DR5)."""
        bound = not self.at_will or self.bound_at == len(self.line)
        return plays if plays and bound else plays + ONLY_DRAW

    def turned(self, suit: int, play: Play) -> int:
        """The suit that is open once a tile lies on the end of a suit."""
        return suit ^ self.flips[play.tile.index]

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
            self.player = seat
            self.held[seat] = hand = self.held[seat] ^ tile.bit
            self.unplayed ^= tile.bit
            if told is not None:
                told.append(self._played(seat, move))
            line.append(move)
            # The end that a tile lies on becomes one that other tiles fit.
            if end == self.left_end:
                self.left_suit ^= self.flips[tile.index]
                self.left_end = END_IDS[len(line)]
            elif end is not None:
                self.right_suit ^= self.flips[tile.index]
                self.right_end = END_IDS[len(line)]
            else:
                self.left_suit, self.right_suit = self.fits.suits[tile.low], self.fits.suits[tile.high]
            if not hand and not (self.pairs and self.held[opposite(seat)]):
                self.out, self.over = seat, True
                return
            if not self.drawable and not self.unplayed & (self.left_suit | self.right_suit):
                self.over = True  # blocked (BL7, DR6)
                return
        elif isinstance(move, Draw):
            self._draw(told)
            return
        elif told is not None:
            told.append(passed(seat, self.left, self.right))
        self.turn = self.after[seat]
        if self.pairs:
            while not self.held[self.turn]:  # out, but the partner isn't (FT7)
                self.turn = self.after[self.turn]

    def _played(self, seat: Seat, play: Play) -> Played:
        """The event of a play that is about to be made."""
        if play.end is None:
            return Played(seat, play.tile)
        slot, suit = (LEFT, self.left_suit) if play.end == self.left_end else (RIGHT, self.right_suit)
        return Played(seat, play.tile, play.end, slot, self.fits.numbers[suit])

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
        for play in self.line[:tiles]:
            tile, end = play.tile, play.end
            if end is None:
                node = layout.start(tile)
                layout.open(node, tile.low, LEFT)
                layout.open(node, tile.high, RIGHT)
            else:
                outer = self.joins.outer(tile, layout.ends[end].value, play.outer)
                layout.extend(tile, end, tile.other(outer))
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
        ends = self.layout(len(self.line) - 1).values()
        return len(self.line) > 1 and all(self.joins.halves(self.line[-1].tile, number) for number in ends)

    def write_words(self, out: Writer) -> None:
        """Add this round to a position."""
        bound = self.bound_at == len(self.line) > 0
        drawn = None
        if bound and (not out.hide or out.viewer == self.turn):  # "drawn ?" would tell that it fits
            (drawn,) = tiles_in(self.held[self.turn] & (self.left_suit | self.right_suit))
        must = None if self.line else self.must_lead
        chosen = ("" if play.outer is None else f">{play.outer}" for play in self.line)
        laid = [(tile, at + more) for (tile, at), more in zip(self.layout().plays(), chosen, strict=True)]
        self.write_laid(out, "line", laid, must=must, drawn=drawn)

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
        twin.joins, twin.fits, twin.flips = self.joins, self.fits, self.flips
        twin.left_suit, twin.right_suit = self.left_suit, self.right_suit
        twin.left_end, twin.right_end = self.left_end, self.right_end
        twin.out, twin.over = self.out, self.over
        return twin
