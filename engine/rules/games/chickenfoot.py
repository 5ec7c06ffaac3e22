"""Chickenfoot: every double needs its toes before anything else is played; the lowest total of all rounds wins.

Source: the leaflet's "Chickenfoot"; rules CF1-CF14. One deal is in `chickenfoot_round.py`. A round begins with its
centre double on the table: the highest, then the next lower one, down to the double blank. A drawn tile that fits in
one place is played there as part of the draw; if it fits in several, the player is asked where (phase `drawn`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    DealtTiles,
    DrewTiles,
    Event,
    Laid,
    MatchEnded,
    Passed,
    Played,
    RoundEnded,
    RoundStarted,
)
from engine.rules.game import Need, Shuffle, check_deal, check_seats, clockwise, deal_out, illegal, own_hand, seat_views
from engine.rules.games.chickenfoot_round import BLOCK_NOW, RELEASE, ChickenfootRound
from engine.rules.layout import Layout
from engine.rules.moves import Deal, Draw, Move, Pass, Play
from engine.rules.opening import HOST_CHOICE, Opening, first_leader, first_seat
from engine.rules.options import changed_options, choice, number
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, Term, Why, places, single_sides
from engine.rules.tiles import HOUSE, Seat, Tile, pips, tile_set
from engine.rules.views import FootBoard, Phase, View

SETS = {"d9": 9, "d12": 12}
HANDS = {"d9": (21, 14, 11, 8, 7, 6, 5, 5), "d12": (35, 23, 17, 14, 12, 10, 9, 8, 7)}
"""Tiles in a hand for two players, three, … (CF1)."""
DOUBLE_BLANK = Tile.of(0, 0)
BLANK_PENALTY = 50


@dataclass(frozen=True, slots=True)
class ChickenfootRules:
    """The options of Chickenfoot; the defaults are the published rules."""

    set: str = choice("d9", ("d9", "d12"), "CF1", "Set: double-9 (to 9 seats) or double-12 (to 10)", common=True)
    rounds: int | None = number(
        None, 1, 13, "CF14", "Rounds (auto: one for every double, 10 or 13)", suggest=(1, 3, 5), common=True
    )
    hand_size: int | None = number(
        None, 1, 45, "CF1", "Tiles in a hand (auto: by the number of players)", suggest=(5, 7, 11, 14, 21)
    )
    dead_foot: str = choice(
        "literal", ("literal", BLOCK_NOW, RELEASE), "CF12",
        "A double whose toes have run out: binds until all is drawn, ends the round at once, or binds no more",
    )  # fmt: skip
    first_leader: str = first_leader()
    first_seat: int = first_seat(10)

    def __post_init__(self) -> None:
        if self.rounds is not None and self.rounds > SETS[self.set] + 1:
            raise Refused(Refusal.BAD_OPTION, name="rounds", value=self.rounds, accepted="1 to 10 with double-9")
        if self.hand_size is not None and 2 * self.hand_size >= len(tile_set(SETS[self.set])):
            raise Refused(
                Refusal.BAD_OPTION, name="hand_size", value=self.hand_size, accepted="less: the set is too small"
            )


@dataclass(frozen=True, slots=True)
class Chickenfoot:
    """The game of Chickenfoot with its options."""

    name: ClassVar[str] = "chickenfoot"
    title: ClassVar[str] = "Chickenfoot"
    version: ClassVar[int] = 1
    options: ClassVar[type[ChickenfootRules]] = ChickenfootRules
    most_seats: ClassVar[int] = 10

    rules: ChickenfootRules = ChickenfootRules()

    def seat_counts(self) -> tuple[int, ...]:
        """CF1: two to nine with double-9, to ten with double-12, as far as the tiles and the named seat allow."""
        most = len(HANDS[self.rules.set]) + 1
        least = max(2, self.rules.first_seat) if self.rules.first_leader == HOST_CHOICE else 2
        tiles = len(tile_set(SETS[self.rules.set])) - 1
        return tuple(seats for seats in range(least, most + 1) if seats * self.hand_size(seats) <= tiles)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (CF1)."""
        return self.rules.hand_size or HANDS[self.rules.set][seats - 2]

    def rounds(self) -> int:
        """One for every double, from the highest to the double blank, unless the table plays fewer (CF2, CF14)."""
        return self.rules.rounds or SETS[self.rules.set] + 1

    def centre(self, number: int) -> Tile:
        """The centre of a round, counted from 1 (CF2)."""
        high = SETS[self.rules.set] + 1 - number
        return Tile.of(high, high)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself."""
        return single_sides(seats)

    def start(self, seats: int) -> ChickenfootMatch:
        """A new match."""
        check_seats(self, seats)
        return ChickenfootMatch(self, seats)


class ChickenfootMatch:
    """A match of Chickenfoot."""

    __slots__ = ("deck", "ended", "game", "leader", "number", "opening", "result", "round", "seats", "totals")

    def __init__(self, game: Chickenfoot, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.deck = tile_set(SETS[game.rules.set])
        self.totals = [0] * seats
        self.number = 0
        opening = Opening(game.rules.first_leader, seats, self.deck, game.rules.first_seat - 1)
        self.leader = opening.leader or Seat(0)
        self.opening: Opening | None = opening if opening.leader is None else None
        self.round: ChickenfootRound | None = None
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, or the house between rounds."""
        if self.ended:
            return ()
        if self.round is None or self.round.over:
            return (HOUSE,)
        return (self.round.turn,)

    def need(self) -> Need | None:
        """Who starts (CF4), then a shuffle for each deal, of all tiles but the centre (CF2, CF3)."""
        if self.to_act() != (HOUSE,):
            return None
        if self.opening:
            return self.opening.need()
        centre = self.game.centre(self.number + 1)
        return Shuffle((tuple(tile for tile in self.deck if tile is not centre),))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the seat may do now."""
        if self.round is None or seat == HOUSE or self.to_act() != (seat,):
            return []
        return self.round.legal()

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat not in acting:
            reason = Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER
            raise illegal(reason, seat, move, self.position())
        if seat == HOUSE:
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        assert current is not None
        if move not in current.legal():
            raise illegal(self._why_not(current, move), seat, move, self.position())
        drawn = current.boneyard[-1:] if isinstance(move, Draw) else ()
        follows = current.play(move)
        events: list[Event] = [DrewTiles(seat, tuple(drawn))] if drawn else []
        done = follows or move
        if isinstance(done, Play):
            node = current.layout.nodes[-1]
            events.append(Played(seat, done.tile, done.end, node.slot, node.inner))
        elif isinstance(done, Pass):
            events.append(Passed(seat))
        return events + (self._finish(current) if current.over else [])

    def _why_not(self, current: ChickenfootRound, move: Move) -> Refusal:
        must = current.legal()[0]
        match move:
            case Play(tile) if tile not in current.hands[current.turn]:
                return Refusal.NOT_IN_HAND
            case Play(tile) if current.drawn not in (None, tile):
                return Refusal.MUST_PLAY_DRAWN
            case Play():
                return Refusal.DOES_NOT_FIT if current.pending is None else Refusal.MUST_FINISH_FOOT
            case Draw() | Pass() if isinstance(must, Play):
                return Refusal.MUST_PLAY if current.drawn is None else Refusal.MUST_PLAY_DRAWN
            case Draw():
                return Refusal.BONEYARD_EMPTY
            case Pass():
                return Refusal.MUST_DRAW
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def _house(self, move: Move) -> list[Event]:
        if self.opening:
            events = self.opening.play(move)
            if self.opening.leader is not None:
                self.leader, self.opening = self.opening.leader, None
            return events
        assert isinstance(move, Deal)
        if self.number:
            self.leader = clockwise(self.leader, self.seats)
        self.number += 1
        self.result = None
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        centre = self.game.centre(self.number)
        self.round = ChickenfootRound(
            centre,
            hands,
            boneyard,
            self.leader,
            suit_size=SETS[self.game.rules.set] + 1,
            dead_foot=self.game.rules.dead_foot,
        )
        dealt = [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]
        return [RoundStarted(self.number, self.leader), Laid((centre,)), *dealt]

    def _finish(self, current: ChickenfootRound) -> list[Event]:
        receipts = tuple(hand_receipt(side, hand) for side, hand in enumerate(current.hands))
        for receipt in receipts:
            self.totals[receipt.side] += receipt.points
        totals = tuple(self.totals)
        self.result = RoundResult(
            number=self.number,
            ending=Ending.BLOCKED if current.out is None else Ending.DOMINO,
            winner=current.out,
            out=current.out,
            scores=tuple(receipt.points for receipt in receipts),
            totals=totals,
            receipts=receipts,
            hands=tuple(map(tuple, current.hands)),
            leader=self.leader,
        )
        if self.number < self.game.rounds():
            return [RoundEnded(self.result)]
        self.ended = Outcome(totals, places(totals, low_wins=True))
        return [RoundEnded(self.result), MatchEnded(self.ended)]

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see."""
        current = self.round
        hands: list[list[Tile]] = current.hands if current else [[] for _ in range(self.seats)]
        acting = tuple(actor for actor in self.to_act() if actor != HOUSE)
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(self.game.rules).items())),
            viewer=seat,
            seats=seat_views(self.game.sides(self.seats), self.totals, hands),
            sides=self.game.sides(self.seats),
            number=self.number,
            rounds=self.game.rounds(),
            target=None,
            leader=self.leader if self.number else None,
            turn=acting[0] if acting else None,
            actors=acting,
            phase=self._phase(acting),
            boneyard=len(current.boneyard) if current else len(self.deck),
            board=self._board(),
            last=current.last if current else None,
            hand=own_hand(hands, seat),
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            shown=self.result.hands if self.result else None,
            result=self.result,
            outcome=self.ended,
        )

    def _phase(self, acting: tuple[Seat, ...]) -> Phase:
        if self.ended:
            return Phase.OVER
        if not acting:
            return Phase.DEAL
        return Phase.DRAWN if self.round and self.round.drawn else Phase.PLAY

    def _board(self) -> FootBoard:
        current = self.round
        if current is None:
            return FootBoard(Layout().view(), None, 0)
        return FootBoard(current.layout.view(), current.pending, current.toes)

    def outcome(self) -> Outcome | None:
        """The end of the match, once it is over."""
        return self.ended

    def census(self) -> list[Tile]:
        """Every tile (G11); the centre is part of the layout."""
        if self.round is None:
            return list(self.deck)
        held = [tile for hand in self.round.hands for tile in hand]
        return held + self.round.boneyard + [node.tile for node in self.round.layout.nodes]

    def position(self) -> str:
        """Short text of the position, for errors."""
        return f"round {self.number}, ends {self.round.layout}" if self.round else "before the deal"

    def copy(self) -> ChickenfootMatch:
        """An independent match."""
        twin = ChickenfootMatch.__new__(ChickenfootMatch)
        twin.game, twin.seats, twin.deck = self.game, self.seats, self.deck
        twin.totals, twin.number, twin.leader = self.totals.copy(), self.number, self.leader
        twin.opening = self.opening.copy() if self.opening else None
        twin.round = self.round.copy() if self.round else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def hand_receipt(side: int, hand: list[Tile]) -> Receipt:
    """The pips left in a hand, and 50 more for the double blank (CF13)."""
    terms = [Term(Why.HAND, pips(hand))]
    if DOUBLE_BLANK in hand:
        terms.append(Term(Why.DOUBLE_BLANK, BLANK_PENALTY))
    return Receipt(side, sum(term.amount for term in terms), tuple(terms))
