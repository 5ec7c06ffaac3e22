"""Mexican Train: everybody's own train from the hub, one train for all, and the fewest pips after thirteen rounds.

Source: the leaflet's Mexican Train; rules MT1-MT22. The turn itself is in `mexican_train_round.py`; this file deals,
says who may act, and scores. A seat that has one tile left and has not announced it stands in `to_act()` behind the
seat on turn until that seat's first move; `Play(…, one=True)` announces with the play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import DealtTiles, Event, Laid, MatchEnded, RoundEnded, RoundStarted
from engine.rules.game import Need, Shuffle, check_deal, check_seats, clockwise, illegal, own_hand, seat_views
from engine.rules.games.mexican_train_round import (
    HANDS,
    MOST_SEATS,
    SETS,
    MexicanTrainRound,
    MexicanTrainRules,
)
from engine.rules.moves import Announce, Deal, Move, Play
from engine.rules.opening import HOST_CHOICE, Opening
from engine.rules.options import changed_options
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, Term, Why, counts, places, single_sides
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set
from engine.rules.views import Phase, TrainsBoard, View

ANNOUNCE = Announce()
LEAFLET = MexicanTrainRules()
"""The published rules, before anybody chose an option."""


@dataclass(frozen=True, slots=True)
class MexicanTrain:
    """The game of Mexican Train with its options."""

    name: ClassVar[str] = "mexican_train"
    title: ClassVar[str] = "Mexican Train"
    version: ClassVar[int] = 1
    options: ClassVar[type[MexicanTrainRules]] = MexicanTrainRules
    most_seats: ClassVar[int] = 10

    rules: MexicanTrainRules = LEAFLET

    def seat_counts(self) -> tuple[int, ...]:
        """MT1: 2-10 with double-12; 2-4 with double-9, or to 8 with a `hand_size`. The hub is not dealt."""
        rules = self.rules
        most = MOST_SEATS[rules.set] if rules.hand_size else len(HANDS[rules.set]) + 1
        least = max(2, rules.first_seat) if rules.first_leader == HOST_CHOICE else 2
        tiles = len(tile_set(SETS[rules.set])) - 1
        return tuple(n for n in range(least, most + 1) if n * self.hand_size(n) <= tiles)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (MT1)."""
        return self.rules.hand_size or HANDS[self.rules.set][seats - 2]

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Everybody for himself."""
        return single_sides(seats)

    def start(self, seats: int) -> MexicanTrainMatch:
        """A new match."""
        check_seats(self, seats)
        return MexicanTrainMatch(self, seats)


class MexicanTrainMatch:
    """A match of Mexican Train: a round for every double of the set, from the highest down (MT2)."""

    __slots__ = (
        "deck",
        "ended",
        "game",
        "leader",
        "number",
        "opening",
        "result",
        "round",
        "rounds",
        "seats",
        "sides",
        "totals",
    )

    def __init__(self, game: MexicanTrain, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.deck = tile_set(SETS[game.rules.set])
        self.rounds = SETS[game.rules.set] + 1
        self.totals = [0] * seats
        self.number = 0
        self.leader = Seat(0)
        self.round: MexicanTrainRound | None = None
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None
        self.opening: Opening | None = Opening(game.rules.first_leader, seats, self.deck, game.rules.first_seat - 1)
        self._take_leader()

    def _take_leader(self) -> None:
        """End the opening once it has found who starts the first round (MT3)."""
        if self.opening and self.opening.leader is not None:
            self.leader, self.opening = self.opening.leader, None

    def hub(self) -> Tile:
        """The double of the round in play, or of the one to be dealt: N, N-1, …, 0 (MT2)."""
        between = self.round is None or self.round.over
        number = min(self.number + between, self.rounds)
        value = self.rounds - number
        return Tile.of(value, value)

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, then the one that may still announce its last tile; the house between rounds."""
        if self.ended:
            return ()
        if self.round is None or self.round.over:
            return (HOUSE,)
        announcer = self.round.announcer()
        return (self.round.turn,) if announcer is None else (self.round.turn, announcer)

    def need(self) -> Need | None:
        """Who starts the first round (MT3), then a shuffle of all but the hub for each deal (MT2)."""
        if self.to_act() != (HOUSE,):
            return None
        if self.opening:
            return self.opening.need()
        hub = self.hub()
        return Shuffle((tuple(tile for tile in self.deck if tile is not hub),))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the seat may do now: `Announce()` out of turn. Where a listed play leaves one tile in the hand, the same
        play with `one=True` is accepted too (MT20)."""
        if self.round is None or seat == HOUSE or seat not in self.to_act():
            return []
        return self.round.legal() if seat == self.round.turn else [ANNOUNCE]

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat not in acting:
            raise illegal(self._not_now(seat, move), seat, move, self.position())
        if seat == HOUSE:
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        assert current is not None
        if seat != current.turn:
            if move != ANNOUNCE:
                raise illegal(Refusal.NOT_YOUR_TURN, seat, move, self.position())
            return current.announce()
        self._check(current, move)
        events = current.play(move)
        return events + self._finish(current) if current.over else events

    def _check(self, current: MexicanTrainRound, move: Move) -> None:
        """Raise `IllegalMove` unless the seat on turn may do it."""
        plain = replace(move, one=False) if isinstance(move, Play) and move.one else move
        if plain not in current.legal():
            refusal = Refusal.NOTHING_TO_ANNOUNCE if move == ANNOUNCE else current.why_not(plain)
            raise illegal(refusal, current.turn, move, self.position())
        if isinstance(move, Play) and move.one and not current.leaves_one():
            raise illegal(Refusal.NOTHING_TO_ANNOUNCE, current.turn, move, self.position())

    def _not_now(self, seat: Seat, move: Move) -> Refusal:
        if self.ended:
            return Refusal.MATCH_OVER
        if move == ANNOUNCE and self.round and 0 <= seat < self.seats:
            late = len(self.round.hands[seat]) == 1
            return Refusal.WINDOW_CLOSED if late else Refusal.NOTHING_TO_ANNOUNCE
        return Refusal.NOT_YOUR_TURN

    def _house(self, move: Move) -> list[Event]:
        if self.opening:
            events = self.opening.play(move)
            self._take_leader()
            return events
        assert isinstance(move, Deal)
        hub = self.hub()
        if self.number:
            self.leader = clockwise(self.leader, self.seats)
        size = self.game.hand_size(self.seats)
        hands = [list(move.order[seat * size : (seat + 1) * size]) for seat in range(self.seats)]
        boneyard = list(reversed(move.order[self.seats * size :]))
        self.number += 1
        self.result = None
        self.round = MexicanTrainRound(self.game.rules, hub, hands, boneyard, self.leader)
        dealt = [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]
        return [RoundStarted(self.number, self.leader), Laid((hub,)), *dealt]

    def _finish(self, current: MexicanTrainRound) -> list[Event]:
        """Everybody gets the pips left in the hand, and fines (MT19, MT21)."""
        receipts = tuple(map(receipt, range(self.seats), counts(current.hands), current.fines))
        for side, paid in enumerate(receipts):
            self.totals[side] += paid.points
        self.result = RoundResult(
            number=self.number,
            ending=Ending.BLOCKED if current.out is None else Ending.DOMINO,
            winner=current.out,
            out=current.out,
            scores=tuple(paid.points for paid in receipts),
            totals=tuple(self.totals),
            receipts=receipts,
            hands=tuple(map(tuple, current.hands)),
            leader=self.leader,
        )
        events: list[Event] = [RoundEnded(self.result)]
        if self.number == self.rounds:
            totals = tuple(self.totals)
            self.ended = Outcome(totals, places(totals, low_wins=True))
            events.append(MatchEnded(self.ended))
        return events

    def _phase(self, acting: Sequence[Seat]) -> Phase:
        if self.ended:
            return Phase.OVER
        if self.round is None or acting == (HOUSE,):
            return Phase.DEAL
        if self.round.drawn is not None:
            return Phase.DRAWN
        return Phase.EXTRA if self.round.doubles else Phase.PLAY

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see. The phase is DRAWN after every draw, whether or not the tile fits:
        only its owner may know that."""
        rules = self.game.rules
        current = self.round or MexicanTrainRound(
            rules, self.hub(), [[] for _ in range(self.seats)], list(self.deck), self.leader
        )
        acting = self.to_act()
        playing = acting not in ((), (HOUSE,))
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(rules).items())),
            viewer=seat,
            seats=seat_views(self.sides, self.totals, current.hands),
            sides=self.sides,
            number=self.number,
            rounds=self.rounds,
            target=None,
            leader=self.leader if self.number else None,
            turn=acting[0] if playing else None,
            actors=acting if playing else (),
            phase=self._phase(acting),
            boneyard=len(current.boneyard),
            board=TrainsBoard(current.hub, current.lanes()),
            last=current.last,
            hand=own_hand(current.hands, seat),
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
        held = [tile for hand in current.hands for tile in hand]
        laid = [tile for train in current.trains for tile, _ in train]
        return [current.hub, *held, *laid, *current.boneyard]

    def position(self) -> str:
        """Short text of the position, for errors."""
        if self.round is None:
            return "before the deal"
        ends = " ".join(f"{end}={value}" for end, value in zip(self.round.ends, self.round.values, strict=True))
        return f"round {self.number}, ends {ends}"

    def copy(self) -> MexicanTrainMatch:
        """An independent match."""
        twin = MexicanTrainMatch.__new__(MexicanTrainMatch)
        twin.game, twin.seats, twin.sides, twin.deck = self.game, self.seats, self.sides, self.deck
        twin.rounds, twin.totals = self.rounds, self.totals.copy()
        twin.number, twin.leader = self.number, self.leader
        twin.opening = self.opening.copy() if self.opening else None
        twin.round = self.round.copy() if self.round else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def receipt(side: int, held: int, fine: int) -> Receipt:
    """The pips in hand, and 50 for each fine; a double blank counts 0 (MT19)."""
    terms = (Term(Why.HAND, held), *((Term(Why.PENALTY, fine),) if fine else ()))
    return Receipt(side, held + fine, terms)
