"""Castle Rock: lengthen the row by a tile, then capture what two tiles of one suit enclose.

Source: pagat.com, "Castle Rock" (Joe Celko, after the solitaires of Fredrick Berndt); rules CR1-CR22. Any
tile may be placed; captures are optional, and a turn ends with a draw. Every tile captured is a point, every
tile left in the row costs everybody one: those are the Devil's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import (
    Captured,
    DealtTiles,
    DrewTiles,
    Event,
    Finished,
    Laid,
    MatchEnded,
    Played,
    RoundEnded,
    RoundStarted,
    TookBack,
)
from engine.rules.game import Need, Shuffle, check_deal, check_seats, clockwise, illegal, own_hand, seat_views
from engine.rules.moves import Capture, Deal, Done, Move, Play, TakeBack
from engine.rules.opening import DRAW_HIGH, Opening
from engine.rules.options import changed_options, choice, number, switch
from engine.rules.row import capture_moves, captures, put_back, remove
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, Term, Why, places, single_sides
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, tile_set, tiles_text
from engine.rules.views import LastPlay, Phase, RowBoard, View

DONE = Done()
TAKE_BACK = TakeBack()
MOST_SEATS = {"auto": 12, "d6": 6, "d9": 10, "d12": 12}
HAND = 2


@dataclass(frozen=True, slots=True)
class CastleRockRules:
    """The options of Castle Rock; the defaults are the published rules."""

    target: int = number(50, 1, 1000, "CR19", "Points to win", suggest=(25, 50, 100), common=True)
    single_hand: bool = switch(False, "CR21", "Bar mode: only one hand?", common=True)
    hand_limit: int | None = number(
        None, 1, 100, "CR22", "Most hands to be played (auto: no limit)", suggest=(3, 5, 10), common=True
    )
    set: str = choice(
        "auto",
        ("auto", "d6", "d9", "d12"),
        "CR1",
        "Set: double-6 (to 6 seats), double-9 (to 10), double-12 (to 12); auto: the smallest that will do",
    )


class CastleRockRound:
    """One hand. `undo` holds the captures of the turn so far, `placed` whether its tile has been placed."""

    __slots__ = ("boneyard", "captured", "hands", "last", "placed", "row", "turn", "undo")

    def __init__(self, hands: list[list[Tile]], row: list[Tile], boneyard: list[Tile], turn: Seat) -> None:
        self.hands = hands
        self.row = row
        self.boneyard = boneyard
        """Face down; the next tile to be drawn is the last."""
        self.turn = turn
        self.captured: list[list[Tile]] = [[] for _ in hands]
        self.placed = False
        self.undo: list[tuple[Capture, tuple[Tile, ...]]] = []
        self.last: tuple[Seat, Tile] | None = None

    @property
    def over(self) -> bool:
        """Whether all hands are empty and the last player has finished (CR15)."""
        return not self.placed and not any(self.hands)

    def legal(self) -> list[Move]:
        """What the seat on turn may do: place a tile (CR8), then capture or finish (CR9, CR12)."""
        if not self.placed:
            return [Play(tile) for tile in self.hands[self.turn]]
        return [*capture_moves(self.row), *((TAKE_BACK,) if self.undo else ()), DONE]

    def play(self, move: Move) -> tuple[Tile, ...]:
        """Do a legal move of the seat on turn; gives the tiles placed, captured, put back or drawn."""
        match move:
            case Play(tile):
                self.hands[self.turn].remove(tile)
                self.row.append(tile)
                self.placed = True
                self.last = self.turn, tile
                return (tile,)
            case Capture():
                tiles = remove(self.row, move)
                self.captured[self.turn] += tiles
                self.undo.append((move, tiles))
                return tiles
            case TakeBack():
                capture, tiles = self.undo.pop()
                put_back(self.row, capture, tiles)
                del self.captured[self.turn][-len(tiles) :]
                return tiles
            case _:
                return self._finish()

    def _finish(self) -> tuple[Tile, ...]:
        """Draw if there is something to draw; then it is the next player's turn (CR12)."""
        drawn = (self.boneyard.pop(),) if self.boneyard else ()
        self.hands[self.turn] += drawn
        self.placed = False
        self.undo.clear()
        self.turn = clockwise(self.turn, len(self.hands))
        return drawn

    def last_play(self) -> LastPlay | None:
        """The tile placed last, while it is in the row."""
        if self.last is None or self.last[1] not in self.row:
            return None
        return LastPlay(*self.last, self.row.index(self.last[1]))

    def copy(self) -> CastleRockRound:
        """An independent round."""
        twin = CastleRockRound.__new__(CastleRockRound)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.captured = [pile.copy() for pile in self.captured]
        twin.row, twin.boneyard, twin.undo = self.row.copy(), self.boneyard.copy(), self.undo.copy()
        twin.turn, twin.placed, twin.last = self.turn, self.placed, self.last
        return twin


@dataclass(frozen=True, slots=True)
class CastleRock:
    """The game of Castle Rock with its options."""

    name: ClassVar[str] = "castle_rock"
    title: ClassVar[str] = "Castle Rock"
    version: ClassVar[int] = 1
    options: ClassVar[type[CastleRockRules]] = CastleRockRules
    most_seats: ClassVar[int] = 12

    rules: CastleRockRules = CastleRockRules()

    def seat_counts(self) -> tuple[int, ...]:
        """CR1: 2-6 with double-6, to 10 with double-9, to 12 with double-12."""
        return tuple(range(2, MOST_SEATS[self.rules.set] + 1))

    def deck(self, seats: int) -> tuple[Tile, ...]:
        """The set that so many seats play with: the table's choice, or the smallest that will do (CR1)."""
        chosen = self.rules.set
        if chosen == "auto":
            chosen = next(name for name in SETS if seats <= MOST_SEATS[name])
        return tile_set(SETS[chosen])

    def row_size(self, seats: int) -> int:
        """T, the tiles laid out at first: the one number from 3 to seats+2 that gives all equal turns
        (CR5)."""
        size = len(self.deck(seats))
        return next(row for row in range(3, seats + 3) if (size - row) % seats == 0)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself (CR-A9)."""
        return single_sides(seats)

    def rounds(self) -> int | None:
        """How many hands are played at most (CR21, CR22)."""
        return 1 if self.rules.single_hand else self.rules.hand_limit

    def target(self) -> int | None:
        """Points that end the match (CR19); bar mode has none (CR21)."""
        return None if self.rules.single_hand else self.rules.target

    def start(self, seats: int) -> CastleRockMatch:
        """A new match."""
        check_seats(self, seats)
        return CastleRockMatch(self, seats)


class CastleRockMatch:
    """A match of Castle Rock. The opening finds the dealer (CR2), who is the youngest; the next seat leads
    (CR7)."""

    __slots__ = (
        "dealer",
        "deck",
        "ended",
        "game",
        "number",
        "opening",
        "result",
        "round",
        "seats",
        "sides",
        "totals",
    )

    def __init__(self, game: CastleRock, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.deck = game.deck(seats)
        self.totals = [0] * seats
        self.number = 0
        self.dealer = Seat(0)
        self.opening: Opening | None = Opening(DRAW_HIGH, seats, self.deck)
        self.round: CastleRockRound | None = None
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, or the house between hands."""
        if self.ended:
            return ()
        if self.round is None or self.round.over:
            return (HOUSE,)
        return (self.round.turn,)

    def need(self) -> Need | None:
        """Lots for the deal (CR2), then a shuffle for each hand."""
        if self.to_act() != (HOUSE,):
            return None
        return self.opening.need() if self.opening else Shuffle((self.deck,))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the seat may do now."""
        if self.round is None or self.to_act() != (seat,):
            return []
        return self.round.legal()

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat not in acting:
            raise illegal(Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER, seat, move, self.position())
        if seat == HOUSE:
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        assert current is not None
        if move not in current.legal():
            raise illegal(why_not(current, move), seat, move, self.position())
        tiles = current.play(move)
        match move:
            case Play(tile):
                return [Played(seat, tile)]
            case Capture(position, take):
                return [Captured(seat, position, take, tiles)]
            case TakeBack():
                return [TookBack(seat, tiles)]
            case _:
                drew = (DrewTiles(seat, tiles),) if tiles else ()
                return [Finished(seat), *drew, *(self._finish(current) if current.over else ())]

    def _house(self, move: Move) -> list[Event]:
        if self.opening:
            events = self.opening.play(move)
            if self.opening.leader is not None:
                self.dealer, self.opening = self.opening.leader, None
            return events
        assert isinstance(move, Deal)
        if self.number:
            self.dealer = clockwise(self.dealer, self.seats)
        eldest = clockwise(self.dealer, self.seats)
        order = [Seat((eldest + place) % self.seats) for place in range(self.seats)]
        hands: list[list[Tile]] = [[] for _ in order]
        for place, seat in enumerate(order):
            hands[seat] = list(move.order[HAND * place : HAND * (place + 1)])
        dealt = HAND * self.seats
        shown = dealt + self.game.row_size(self.seats)
        row, boneyard = move.order[dealt:shown], move.order[shown:]
        self.number += 1
        self.result = None
        self.round = CastleRockRound(hands, list(row), list(reversed(boneyard)), eldest)
        stacks = [DealtTiles(seat, tuple(hands[seat])) for seat in order]
        return [RoundStarted(self.number, eldest), *stacks, Laid(row)]

    def _finish(self, current: CastleRockRound) -> list[Event]:
        """Score the hand (CR16-CR18) and see whether the match is over (CR19-CR22)."""
        receipts = hand_receipts([len(pile) for pile in current.captured], len(current.row))
        scores = tuple(receipt.points for receipt in receipts)
        for side, points in enumerate(scores):
            self.totals[side] += points
        totals = tuple(self.totals)
        self.result = RoundResult(
            number=self.number,
            ending=Ending.ROW_DONE,
            winner=scores.index(max(scores)) if scores.count(max(scores)) == 1 else None,
            out=None,
            scores=scores,
            totals=totals,
            receipts=receipts,
            hands=tuple(map(tuple, current.hands)),
            leader=clockwise(self.dealer, self.seats),
            devil=len(current.row),
        )
        events: list[Event] = [RoundEnded(self.result)]
        target = self.game.target()
        if self.number == self.game.rounds() or (target is not None and max(totals) >= target):
            self.ended = Outcome(totals, youngest_first(totals, self.dealer))
            events.append(MatchEnded(self.ended))
        return events

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see. Captured tiles lie face down: only their number shows
        (CR13)."""
        current = self.round
        hands: list[list[Tile]] = current.hands if current else [[] for _ in range(self.seats)]
        row = tuple(current.row) if current else ()
        captured = [len(pile) for pile in current.captured] if current else [0] * self.seats
        acting = self.to_act()
        phase = Phase.OVER if self.ended else Phase.DEAL
        if current and acting == (current.turn,):
            phase = Phase.CAPTURE if current.placed else Phase.PLAY
        playing = phase in (Phase.PLAY, Phase.CAPTURE)
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(self.game.rules).items())),
            viewer=seat,
            seats=seat_views(self.sides, self.totals, hands, captured),
            sides=self.sides,
            number=self.number,
            rounds=self.game.rounds(),
            target=self.game.target(),
            leader=clockwise(self.dealer, self.seats) if self.number else None,
            turn=acting[0] if playing else None,
            actors=acting if playing else (),
            phase=phase,
            boneyard=len(current.boneyard) if current else len(self.deck),
            board=RowBoard(row, captures(row), sum(captured)),
            last=current.last_play() if current else None,
            hand=own_hand(hands, seat),
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            shown=self.result.hands if self.result else None,
            result=self.result,
            outcome=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """The end of the match, once it is over."""
        return self.ended

    def census(self) -> list[Tile]:
        """Every tile (G11)."""
        current = self.round
        if current is None:
            return list(self.deck)
        piles = [*current.hands, *current.captured, current.row, current.boneyard]
        return [tile for pile in piles for tile in pile]

    def position(self) -> str:
        """Short text of the position, for errors."""
        return f"hand {self.number}, row {tiles_text(self.round.row)}" if self.round else "before the deal"

    def copy(self) -> CastleRockMatch:
        """An independent match."""
        twin = CastleRockMatch.__new__(CastleRockMatch)
        twin.game, twin.seats, twin.sides, twin.deck = self.game, self.seats, self.sides, self.deck
        twin.totals, twin.number, twin.dealer = self.totals.copy(), self.number, self.dealer
        twin.opening = self.opening.copy() if self.opening else None
        twin.round = self.round.copy() if self.round else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def why_not(current: CastleRockRound, move: Move) -> Refusal:
    """Why a move is not legal now."""
    match move:
        case Play() if current.placed:
            return Refusal.ALREADY_PLACED
        case Play(tile) if tile not in current.hands[current.turn]:
            return Refusal.NOT_IN_HAND
        case Capture() | TakeBack() | Done() if not current.placed:
            return Refusal.MUST_PLACE_FIRST
        case Capture():
            return Refusal.NO_CAPTURE
        case TakeBack():
            return Refusal.NOTHING_TO_TAKE_BACK
        case _:
            return Refusal.NOT_A_MOVE_HERE


def hand_receipts(captured: list[int], left: int) -> tuple[Receipt, ...]:
    """Each player's captures, less the tiles left in the row (CR16)."""
    return tuple(
        Receipt(side, count - left, (Term(Why.CAPTURED, count), Term(Why.LEFT_IN_ROW, -left)))
        for side, count in enumerate(captured)
    )


def youngest_first(totals: tuple[int, ...], dealer: Seat) -> tuple[int, ...]:
    """Places by total; of those tied for the first, the youngest alone wins: the dealer, or the last dealt
    before him (CR20). The others tied share second place; further ties stay ties."""
    tied = [seat for seat, place in enumerate(places(totals)) if place == 1]
    winner = max(tied, key=lambda seat: (seat - dealer - 1) % len(totals))
    return tuple(2 if place == 1 and seat != winner else place for seat, place in enumerate(places(totals)))
