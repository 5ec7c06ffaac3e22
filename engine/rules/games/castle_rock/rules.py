"""Castle Rock: lengthen the row by a tile, then capture the tiles that two tiles of one suit enclose.

Source: pagat.com, "Castle Rock" (Joe Celko, after the solitaires of Fredrick Berndt); rules CR1-CR24. Any tile may be
placed, captures are optional, and a turn ends with a draw. Every captured tile is a point. Every tile left in the row
costs each player one: those are the Devil's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from engine.rules import moments
from engine.rules.errors import BadNotation, Refusal
from engine.rules.events import Captured, DealtTiles, DrewTiles, Event, Finished, Laid, LotsDrawn, Played, TookBack
from engine.rules.game import Game
from engine.rules.house import DRAW_HIGH, Opening
from engine.rules.match import Match
from engine.rules.moments import Check, Feat
from engine.rules.moves import Capture, Done, Move, Play, TakeBack, move_text, parse_move
from engine.rules.options import AUTO, NONE, as_number, choice, number, switch
from engine.rules.round import LEADS, Round, bits
from engine.rules.row import CAPTURES_AROUND, capture_moves, captures, put_back, remove
from engine.rules.scoring import Ending, Receipt, Term, Why, places, single_sides, sole_best, teams
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import Seat, Tile, clockwise, next_seats
from engine.rules.views import LastPlay, Phase, RowBoard, View

ONLY_DONE: tuple[Move, ...] = (Done(),)
BACK_OR_DONE = (TakeBack(), *ONLY_DONE)
SIDES = {"two": 2, "three": 3}
HAND = 2
FEW, MOST_HANDS, MOST_WITHOUT = 5, 60, 500
"""With at most `FEW` seats, `MOST_HANDS` hands are enough to reach the target (CR24). Without a limit of the table a
match has at most `MOST_WITHOUT`: with many seats, totals only fall."""


@dataclass(frozen=True, slots=True)
class CastleRockRules:
    """The options of Castle Rock; the defaults are the published rules."""

    target: int = number(50, 1, 1000, "CR19", suggest=(25, 50, 100), common=True)
    single_hand: bool = switch(False, "CR21", common=True)
    hand_limit: int | str | None = number(None, 1, 100, "CR24", suggest=(3, 5, 10), words=(NONE,), common=True)
    partnership: bool = switch(False, "CR23", common=True)
    sides: str = choice("two", tuple(SIDES), "CR23", when=("partnership", "on"))
    set: str = choice(AUTO, (AUTO, "d6", "d9", "d12"), "CR1")


class CastleRockRound(Round):
    """One hand. `undo` holds the captures of this turn, `placed` whether its tile is placed, `captures` the captures
    that the row allows."""

    __slots__ = ("after", "boneyard", "captured", "captures", "held", "newest", "over", "placed", "row", "turn", "undo")

    def __init__(self, hands: list[list[Tile]], row: list[Tile], boneyard: list[Tile], turn: Seat) -> None:
        self.held = [bits(hand) for hand in hands]
        self.row = row
        self.captures = capture_moves(row)
        self.boneyard = boneyard
        self.turn = turn
        self.captured: list[list[Tile]] = [[] for _ in hands]
        self.placed = False
        self.after = next_seats(len(hands))
        self.undo: list[tuple[Capture, tuple[Tile, ...], tuple[Capture, ...]]] = []
        """Each with its tiles, and the captures that were possible before."""
        self.newest: tuple[Seat, Tile] | None = None
        self.over = not any(self.held)
        """Whether all hands are empty and the last player has finished (CR15)."""

    def legal(self) -> tuple[Move, ...]:
        """Place a tile (CR8), then capture or finish (CR9, CR12)."""
        if not self.placed:
            return LEADS[self.held[self.turn]]
        return self.captures + (BACK_OR_DONE if self.undo else ONLY_DONE)

    def play(self, move: Move) -> tuple[Tile, ...]:
        """Make a legal move of the seat to play; returns the tiles placed, captured, put back or drawn."""
        if isinstance(move, Play):
            return self._place(move.tile)
        if isinstance(move, Done):
            return self._finish()
        if isinstance(move, Capture):
            tiles = remove(self.row, move)
            self.captured[self.turn] += tiles
            self.undo.append((move, tiles, self.captures))
            self.captures = capture_moves(self.row)
            return tiles
        capture, tiles, self.captures = self.undo.pop()
        put_back(self.row, capture, tiles)
        del self.captured[self.turn][-len(tiles) :]
        return tiles

    def _place(self, tile: Tile) -> tuple[Tile, ...]:
        """Lay a tile at the open end (CR8), which adds the captures there."""
        self.held[self.turn] ^= tile.bit
        row = self.row
        row.append(tile)
        if len(row) > 2 and (suit := row[-3].numbers & tile.numbers):
            self.captures += CAPTURES_AROUND[len(row) - 1][suit & row[-2].numbers != 0]
        self.placed = True
        self.newest = self.turn, tile
        return (tile,)

    def _finish(self) -> tuple[Tile, ...]:
        """Draw if there is a boneyard, and pass the turn on (CR12)."""
        drawn: tuple[Tile, ...] = ()
        if self.boneyard:
            drawn = (self.boneyard.pop(),)
            self.held[self.turn] |= drawn[0].bit
        else:
            self.over = not any(self.held)
        self.placed = False
        if self.undo:
            self.undo = []
        self.turn = self.after[self.turn]
        return drawn

    @property
    def last(self) -> LastPlay | None:
        """The tile placed last, while it is in the row."""
        if self.newest is None or self.newest[1] not in self.row:
            return None
        return LastPlay(*self.newest, self.row.index(self.newest[1]))

    def why_not(self, move: Move) -> Refusal:
        """Why a move of the seat to play is not legal now."""
        match move:
            case Play() if self.placed:
                return Refusal.ALREADY_PLACED
            case Play(tile) if tile not in self.hands[self.turn]:
                return Refusal.NOT_IN_HAND
            case Capture() | TakeBack() | Done() if not self.placed:
                return Refusal.MUST_PLACE_FIRST
            case Capture():
                return Refusal.NO_CAPTURE
            case TakeBack():
                return Refusal.NOTHING_TO_TAKE_BACK
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def tiles(self) -> list[Tile]:
        piles = [*self.hands, *self.captured, self.row, self.boneyard]
        return [tile for pile in piles for tile in pile]

    def copy(self) -> CastleRockRound:
        """An independent round."""
        twin = CastleRockRound.__new__(CastleRockRound)
        twin.held, twin.after, twin.captures = self.held.copy(), self.after, self.captures
        twin.captured = [pile.copy() for pile in self.captured]
        twin.row, twin.boneyard, twin.undo = self.row.copy(), self.boneyard.copy(), self.undo.copy()
        twin.turn, twin.placed, twin.newest, twin.over = self.turn, self.placed, self.newest, self.over
        return twin


class CastleRockMatch(Match):
    """A match of Castle Rock. The opening finds the dealer (CR2), who is the youngest; the next seat leads (CR7)."""

    __slots__ = ()
    game: CastleRock

    @property
    def dealer(self) -> Seat:
        """The youngest: the seat that drew the heaviest lot, then the leader of the hand before (CR2, CR7)."""
        return Seat((self.score.leader - bool(self.score.number)) % self.seats)

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        tiles = self.round.play(move)
        match move:
            case Play(tile):
                return [Played(seat, tile)]
            case Capture(position, take):
                return [Captured(seat, position, take, tiles)]
            case TakeBack():
                return [TookBack(seat, tiles)]
            case _:
                return [Finished(seat), *((DrewTiles(seat, tiles),) if tiles else ())]

    def house(self, move: Move) -> list[Event]:
        events = super().house(move)
        return [replace(event, for_deal=True) if isinstance(event, LotsDrawn) else event for event in events]

    def deal(self, order: tuple[Tile, ...]) -> list[Event]:
        """The leader of the last hand deals this one: to the left first, then the row (CR5, CR6)."""
        eldest = clockwise(self.score.leader, self.seats)
        seats = [Seat((eldest + at) % self.seats) for at in range(self.seats)]
        hands: list[list[Tile]] = [[] for _ in seats]
        for at, seat in enumerate(seats):
            hands[seat] = list(order[HAND * at : HAND * (at + 1)])
        shown = HAND * self.seats + self.game.row_size(self.seats)
        row, boneyard = order[HAND * self.seats : shown], order[shown:]
        self.round = CastleRockRound(hands, list(row), list(reversed(boneyard)), eldest)
        stacks = [DealtTiles(seat, tuple(hands[seat])) for seat in seats]
        return [self.score.begin(eldest), *stacks, Laid(row)]

    def after_round(self) -> list[Event]:
        """Score the hand (CR16-CR18) and see whether the match is over (CR19-CR22)."""
        current: CastleRockRound = self.round
        receipts = hand_receipts([len(pile) for pile in current.captured], len(current.row), self.score.sides)
        self.score.book(receipts)
        return self.score.end_round(
            current.hands,
            None,
            sole_best(receipts),
            ending=Ending.ROW_DONE,
            devil=len(current.row),
            rank=partial(youngest_first, dealer=self.dealer, sides=self.score.sides),
        )

    def view_for(self, seat: Seat | None) -> View:
        """Captured tiles lie face down: only their number shows (CR13)."""
        current: CastleRockRound | None = self.round
        row = tuple(current.row) if current else ()
        captured = [len(pile) for pile in current.captured] if current else []
        board = RowBoard(row, captures(row), sum(captured))
        phase = Phase.CAPTURE if current and current.placed else Phase.PLAY
        return self.view(seat, board, phase=phase, captured=captured)

    def write_words(self, out: Writer) -> None:
        """The row is written as it lay before the captures of this turn, which follow."""
        current = self.round
        if current is None:
            return
        row, captured = current.row.copy(), [pile.copy() for pile in current.captured]
        for capture, tiles, _ in reversed(current.undo):
            put_back(row, capture, tiles)
            del captured[current.turn][-len(tiles) :]
        out.hands(current.hands, shown=self.score.result is not None)
        out.tiles("row", row)
        out.tiles("boneyard", current.boneyard[::-1], secret=True)
        out.piles("captured", captured, secret=True)
        if current.placed:
            out.say("placed")
        elif current.last:
            out.say("newest")
        if current.undo:
            out.say("took", ", ".join(move_text(capture).removeprefix("take ") for capture, _, _ in current.undo))
        out.number("turn", current.turn)

    def read_words(self, words: Reader) -> None:
        if not words.dealt:
            return
        hands, row, turn = words.hands(), words.tiles("row"), words.turn
        placed = Play(row.pop()) if row and words.has("placed") else None
        hands[turn] += [placed.tile] if placed else []
        self.round = current = CastleRockRound(hands, row, words.tiles("boneyard")[::-1], turn)
        check_turns(list(map(len, hands)), len(current.boneyard), turn)
        current.captured = words.piles("captured")
        if row and words.has("newest"):
            current.newest = Seat((turn - 1) % self.seats), row[-1]
        if placed:
            current.play(placed)
        for item in (words.text("took") or "").split(", ") if words.has("took") else ():
            capture = parse_move(f"take {item}")
            if capture not in current.legal():
                raise BadNotation(f"took {item}", "no such capture is possible")
            current.play(capture)


def check_turns(tiles: list[int], boneyard: int, turn: Seat) -> None:
    """Raise `BadNotation` unless each seat in turn can place a tile until all hands are empty (CR8, CR15)."""
    while any(tiles):
        if not tiles[turn]:
            raise BadNotation("hands", f"seat {turn} will have no tile to place while others have some")
        tiles[turn] += bool(boneyard) - 1
        boneyard -= bool(boneyard)
        turn = clockwise(turn, len(tiles))


def hand_receipts(captured: list[int], left: int, sides: tuple[tuple[Seat, ...], ...]) -> tuple[Receipt, ...]:
    """Each side's captures, less the tiles left in the row, once (CR16, CR23)."""
    pooled = [sum(captured[seat] for seat in side) for side in sides]
    return tuple(
        Receipt(side, count - left, (Term(Why.CAPTURED, count), Term(Why.LEFT_IN_ROW, -left)))
        for side, count in enumerate(pooled)
    )


def youngest_first(totals: tuple[int, ...], dealer: Seat, sides: tuple[tuple[Seat, ...], ...]) -> tuple[int, ...]:
    """Places by total. Of the sides tied for first, only the youngest's wins: the dealer's, or the next seat's before
    the dealer (CR20, CR23). The others share second place; further ties stay ties."""
    seats = sum(map(len, sides))
    tied = [side for side, place in enumerate(places(totals)) if place == 1]
    winner = max(tied, key=lambda side: max((seat - dealer - 1) % seats for seat in sides[side]))
    return tuple(2 if place == 1 and side != winner else place for side, place in enumerate(places(totals)))


@dataclass(frozen=True, slots=True)
class CastleRock(Game):
    """The game of Castle Rock with its options."""

    name: ClassVar[str] = "castle_rock"
    options: ClassVar[type[CastleRockRules]] = CastleRockRules
    match: ClassVar[type[CastleRockMatch]] = CastleRockMatch
    most_seats: ClassVar[int] = 12
    sets: ClassVar[dict[str, int]] = {"d6": 6, "d9": 10, "d12": 12}
    tells_passes: ClassVar[bool] = False
    quick: ClassVar[dict[str, str]] = {"single_hand": "on"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"single_hand": "on"}, "teams": {"partnership": "on"}}
    feats: ClassVar[Mapping[str, Feat]] = {"most_captures": moments.most_captures}

    rules: CastleRockRules = CastleRockRules()

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return moments.CAPTURES

    def seats_named(self) -> Iterable[int]:
        """CR1: 2-6 with double-6, to 10 with double-9, to 12 with double-12; partners are four or six (CR23)."""
        if self.rules.partnership:
            return (4, 6) if self.rules.sides == "two" else (6,)
        return Game.seats_named(self)

    def row_size(self, seats: int) -> int:
        """T, the tiles laid out at first: the one number from 3 to seats+2 that gives all equal turns
        (CR5)."""
        size = len(self.deck(seats))
        return next(row for row in range(3, seats + 3) if (size - row) % seats == 0)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everyone plays alone, unless the table plays in partnerships (CR23)."""
        return teams(seats, SIDES[self.rules.sides]) if self.rules.partnership else single_sides(seats)

    def rounds(self, seats: int) -> int | None:
        """The most hands (CR21, CR22). Six players and more may never reach the target, so each deals once (CR24)."""
        if self.rules.single_hand:
            return 1
        if self.rules.hand_limit is None:
            return MOST_HANDS if seats <= FEW else seats
        return as_number(self.rules.hand_limit) or MOST_WITHOUT

    def hand_size(self, seats: int) -> int:
        """Two tiles each (CR6)."""
        return HAND

    def opening(self, seats: int) -> Opening:
        """Lots find the dealer (CR2)."""
        return Opening(DRAW_HIGH, seats, self.deck(seats))

    def target(self, seats: int) -> int | None:
        """Points that end the match (CR19); bar mode has none (CR21)."""
        return None if self.rules.single_hand else self.rules.target
