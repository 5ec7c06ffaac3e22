"""Muggins: lay tiles end to end and score whenever the tips of the layout add up to a multiple of five.

Source: the leaflet's "Muggins (Straight Dominoes)"; rules MU1-MU22. One deal is in `muggins_round.py`. As published
(`manual`), nobody counts for the players: who lays a tile must state the count, and an opponent who sees that it was
not stated may call "Muggins!" and take the points, until the next player does something. A `Play` may carry the
claim, or `Claim` comes after it; `legal_moves` lists `Claim(0)` for a claim of any number. The count itself is in no
view or event before it is booked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules.errors import Refusal
from engine.rules.events import (
    ClaimFailed,
    DealtTiles,
    DrewTiles,
    Event,
    MatchEnded,
    MugginsCalled,
    Passed,
    Played,
    RoundEnded,
    RoundStarted,
    Scored,
)
from engine.rules.game import (
    Closing,
    Need,
    Shuffle,
    check_deal,
    check_seats,
    clockwise,
    deal_out,
    illegal,
    own_hand,
    seat_views,
)
from engine.rules.games.muggins_round import MugginsRound, Window
from engine.rules.layout import Layout
from engine.rules.moves import Call, Claim, Close, Deal, Draw, Move, Pass, Play
from engine.rules.opening import HOST_CHOICE, Opening, first_leader, first_seat
from engine.rules.options import changed_options, choice, number, switch
from engine.rules.scoring import (
    Ending,
    Outcome,
    Receipt,
    RoundResult,
    Term,
    Why,
    counts,
    nearest_five,
    places,
    side_of,
    single_sides,
    two_teams,
)
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set
from engine.rules.views import LineBoard, Phase, View

CALL = Call()
ANY_CLAIM = Claim(0)
"""Stands for a claim of any number in `legal_moves`."""
MANUAL = "manual"


@dataclass(frozen=True, slots=True)
class MugginsRules:
    """The options of Muggins; the defaults are the published rules."""

    target: int = number(250, 1, 1000, "MU22", "Points to win", suggest=(100, 150, 200, 250), common=True)
    claims: str = choice(
        MANUAL, (MANUAL, "auto"), "MU13", "Who counts: you claim your points, or lose them to Muggins!; or the bot",
        common=True,
    )  # fmt: skip
    teams: bool = switch(True, "MU2", "Four players: two teams, partners opposite?", common=True)
    first_leader: str = first_leader()
    first_seat: int = first_seat(4)
    dead_layout: str = choice(
        "end_round",
        ("end_round", "draw_out"),
        "MU17",
        "No tile fits any more: the round ends, or first draw all tiles",
    )
    block_tie: str = choice(
        "none",
        ("none", "split"),
        "MU21",
        "Two of three tie for lowest when blocked: no points, or share the third's",
    )


@dataclass(frozen=True, slots=True)
class Muggins:
    """The game of Muggins with its options."""

    name: ClassVar[str] = "muggins"
    title: ClassVar[str] = "Muggins"
    version: ClassVar[int] = 1
    options: ClassVar[type[MugginsRules]] = MugginsRules
    most_seats: ClassVar[int] = 4

    rules: MugginsRules = MugginsRules()

    def seat_counts(self) -> tuple[int, ...]:
        """Two to four (MU1), and the seat that the host names must be among them."""
        named = self.rules.first_seat if self.rules.first_leader == HOST_CHOICE else 1
        return tuple(seats for seats in (2, 3, 4) if named <= seats)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (MU1)."""
        return 7 if seats == 2 else 5

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Four are two teams, unless the table wants otherwise (MU2)."""
        return two_teams() if seats == 4 and self.rules.teams else single_sides(seats)

    def start(self, seats: int) -> MugginsMatch:
        """A new match."""
        check_seats(self, seats)
        return MugginsMatch(self, seats)


class MugginsMatch:
    """A match of Muggins."""

    __slots__ = (
        "booked", "deck", "ended", "game", "leader", "number", "opening", "result", "round", "seats", "sides",
        "totals",
    )  # fmt: skip

    def __init__(self, game: Muggins, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.deck = tile_set(6)
        self.totals = [0] * len(self.sides)
        self.number = 0
        opening = Opening(game.rules.first_leader, seats, self.deck, game.rules.first_seat - 1)
        self.leader = opening.leader or Seat(0)
        self.opening: Opening | None = opening if opening.leader is None else None
        self.round: MugginsRound | None = None
        self.booked: list[Receipt] = []
        """All points of this round, in the order in which they were booked."""
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn, or the house; behind it, while a window is open, who may claim or call."""
        if self.ended:
            return ()
        current = self.round
        if current is None:
            return (HOUSE,)
        first = HOUSE if current.over else current.turn
        return (first, *(seat for seat in self._speakers(current.window) if seat != first))

    def _speakers(self, window: Window | None) -> list[Seat]:
        """The player, who may claim, and the opponents who have not called yet (MU15)."""
        if window is None:
            return []
        partners = self.sides[side_of(self.sides, window.player)]
        return [
            seat
            for seat in map(Seat, range(self.seats))
            if seat == window.player or (seat not in partners and seat not in window.called)
        ]

    def need(self) -> Need | None:
        """Who starts (MU3), a shuffle for each deal, and the end of the last claims of a round (MU15)."""
        if self.to_act()[:1] != (HOUSE,):
            return None
        if self.opening:
            return self.opening.need()
        return Closing() if self.round and self.round.window else Shuffle((self.deck,))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the seat may do now. Where `Claim(0)` is listed, any number may be claimed; with a play, too."""
        current = self.round
        if current is None or seat == HOUSE or seat not in self.to_act():
            return []
        moves = current.legal() if seat == current.turn and not current.over else []
        if seat in self._speakers(current.window):
            assert current.window is not None
            moves.append(ANY_CLAIM if seat == current.window.player else CALL)
        return moves

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat == HOUSE and acting[:1] == (HOUSE,):
            check_deal(self.need(), move)
            return self._house(move)
        current = self.round
        if current is None or self._listed(move) not in self.legal_moves(seat):
            raise illegal(self._why_not(seat, move), seat, move, self.position())
        match move:
            case Claim(stated):
                events = self._claim(current, stated)
            case Call():
                events = self._call(current, seat)
            case _:
                events = self._turn(current, seat, move)
        if current.over and current.window is None and not self.ended:
            events += self._finish(current)
        return events

    def _listed(self, move: Move) -> Move:
        """The move as `legal_moves` lists it, without the number that is claimed."""
        match move:
            case Claim():
                return ANY_CLAIM
            case Play() if self.game.rules.claims == MANUAL:
                return replace(move, claim=None)
            case _:
                return move

    def _why_not(self, seat: Seat, move: Move) -> Refusal:
        current = self.round
        acting = self.to_act()
        if not acting:
            return Refusal.MATCH_OVER
        if isinstance(move, (Claim, Call)) and current and seat != HOUSE:
            return self._why_no_word(current.window, seat, move)
        if current is None or seat != acting[0] or seat == HOUSE:
            return Refusal.NOT_YOUR_TURN
        must = current.legal()[0]
        match move:
            case Play(tile) if tile not in current.hands[seat]:
                return Refusal.NOT_IN_HAND
            case Play(_, _, claim) if claim is not None and self.game.rules.claims != MANUAL:
                return Refusal.NOTHING_TO_CLAIM
            case Play():
                return Refusal.DOES_NOT_FIT
            case Draw() | Pass() if isinstance(must, Play):
                return Refusal.MUST_PLAY
            case Draw():
                return Refusal.BONEYARD_EMPTY
            case Pass():
                return Refusal.MUST_DRAW
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def _why_no_word(self, window: Window | None, seat: Seat, move: Claim | Call) -> Refusal:
        """Why a seat may not claim or call now (MU14, MU15)."""
        if self.game.rules.claims != MANUAL:
            return Refusal.NOTHING_TO_CLAIM
        if window is None:
            return Refusal.WINDOW_CLOSED
        partners = self.sides[side_of(self.sides, window.player)]
        if isinstance(move, Call) and seat in partners and seat != window.player:
            return Refusal.PARTNER_MAY_NOT_CALL
        return Refusal.NOTHING_TO_CLAIM

    def _house(self, move: Move) -> list[Event]:
        current = self.round
        if isinstance(move, Close):
            assert current is not None
            current.window = None
            return self._finish(current)
        if self.opening:
            events = self.opening.play(move)
            if self.opening.leader is not None:
                self.leader, self.opening = self.opening.leader, None
            return events
        assert isinstance(move, Deal)
        if self.number:
            self.leader = clockwise(self.leader, self.seats)
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        self.number += 1
        self.booked = []
        self.result = None
        draw_out = self.game.rules.dead_layout == "draw_out"
        self.round = MugginsRound(hands, boneyard, self.leader, draw_out=draw_out)
        dealt = [DealtTiles(Seat(seat), tuple(hand)) for seat, hand in enumerate(hands)]
        return [RoundStarted(self.number, self.leader), *dealt]

    def _turn(self, current: MugginsRound, seat: Seat, move: Move) -> list[Event]:
        """A draw, a pass, or a play with its points: counted by the bot or as stated (MU13, MU14)."""
        place = current.layout.ends.get(move.end) if isinstance(move, Play) and move.end is not None else None
        current.play(move)
        if isinstance(move, Draw):
            return [DrewTiles(seat, (current.hands[seat][-1],))]
        if not isinstance(move, Play):
            return [Passed(seat)]
        events: list[Event] = [
            Played(seat, move.tile, move.end, place.slot if place else "", place.value if place else None)
        ]
        if self.game.rules.claims != MANUAL:
            window, current.window = current.window, None
            if window and window.points:
                events += self._book(current, seat, window)
        elif move.claim is not None:
            events += self._claim(current, move.claim)
        return events

    def _claim(self, current: MugginsRound, stated: int) -> list[Event]:
        """A statement by the player: if right, the points are booked; if wrong, they stay open (MU14)."""
        window = current.window
        assert window is not None
        if not window.points or stated != window.points:
            return [ClaimFailed(window.player, stated)]
        return self._book(current, window.player, window)

    def _call(self, current: MugginsRound, caller: Seat) -> list[Event]:
        """Muggins! Takes what lies open; with nothing to take it has no effect (MU15)."""
        window = current.window
        assert window is not None
        called = MugginsCalled(caller, window.player, window.points)
        if not window.points:
            current.window = window.after_call(caller)
            return [called]
        return [called, *self._book(current, caller, window)]

    def _book(self, current: MugginsRound, seat: Seat, window: Window) -> list[Event]:
        """Give the open points to the seat's side; the first to reach the target wins at once (MU22)."""
        current.window = None
        side = side_of(self.sides, seat)
        receipt = Receipt(side, window.points, tuple(Term(Why.END, tip) for tip in window.tips))
        self._add(receipt)
        events: list[Event] = [Scored(seat, receipt, tuple(self.totals))]
        if self._reached():
            events += self._end(current, Ending.TARGET, side)
        return events

    def _add(self, receipt: Receipt) -> None:
        self.totals[receipt.side] += receipt.points
        self.booked.append(receipt)

    def _reached(self) -> bool:
        return max(self.totals) >= self.game.rules.target

    def _finish(self, current: MugginsRound) -> list[Event]:
        """The end of a round that was played out: credit what is left in the hands (MU18, MU19)."""
        receipts = hand_receipts(self.game.rules, self.sides, current, self.leader)
        for receipt in receipts:
            if not self._reached():
                self._add(receipt)
        ending = Ending.BLOCKED if current.out is None else Ending.DOMINO
        return self._end(current, ending, receipts[0].side if len(receipts) == 1 else None)

    def _end(self, current: MugginsRound, ending: Ending, winner: int | None) -> list[Event]:
        scores = [0] * len(self.sides)
        for receipt in self.booked:
            scores[receipt.side] += receipt.points
        totals = tuple(self.totals)
        self.result = RoundResult(
            number=self.number,
            ending=ending,
            winner=winner,
            out=current.out,
            scores=tuple(scores),
            totals=totals,
            receipts=tuple(self.booked),
            hands=tuple(map(tuple, current.hands)),
            leader=self.leader,
        )
        if not self._reached():
            return [RoundEnded(self.result)]
        self.ended = Outcome(totals, places(totals))
        return [RoundEnded(self.result), MatchEnded(self.ended)]

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see."""
        current = self.round
        hands: list[list[Tile]] = current.hands if current else [[] for _ in range(self.seats)]
        acting = self.to_act()
        turn = acting[0] if acting and acting[0] != HOUSE else None
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(self.game.rules).items())),
            viewer=seat,
            seats=seat_views(self.sides, self.totals, hands),
            sides=self.sides,
            number=self.number,
            rounds=None,
            target=self.game.rules.target,
            leader=self.leader if self.number else None,
            turn=turn,
            actors=tuple(actor for actor in acting if actor != HOUSE),
            phase=self._phase(turn),
            boneyard=len(current.boneyard) if current else len(self.deck),
            board=self._board(),
            last=current.last if current else None,
            hand=own_hand(hands, seat),
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            shown=self.result.hands if self.result else None,
            result=self.result,
            outcome=self.ended,
        )

    def _phase(self, turn: Seat | None) -> Phase:
        if self.ended:
            return Phase.OVER
        if turn is not None:
            return Phase.PLAY
        return Phase.CLOSING if isinstance(self.need(), Closing) else Phase.DEAL

    def _board(self) -> LineBoard:
        """The layout; the count is public only where the bot counts (MU13)."""
        current = self.round
        if current is None:
            return LineBoard(Layout().view())
        count = sum(current.tips()) if self.game.rules.claims != MANUAL else None
        return LineBoard(current.layout.view(), current.spinner, count)

    def outcome(self) -> Outcome | None:
        """The end of the match, once it is over."""
        return self.ended

    def census(self) -> list[Tile]:
        """Every tile (G11)."""
        if self.round is None:
            return list(self.deck)
        held = [tile for hand in self.round.hands for tile in hand]
        return held + self.round.boneyard + [node.tile for node in self.round.layout.nodes]

    def position(self) -> str:
        """Short text of the position, for errors."""
        return f"round {self.number}, ends {self.round.layout}" if self.round else "before the deal"

    def copy(self) -> MugginsMatch:
        """An independent match."""
        twin = MugginsMatch.__new__(MugginsMatch)
        twin.game, twin.seats, twin.sides, twin.deck = self.game, self.seats, self.sides, self.deck
        twin.totals, twin.number, twin.leader = self.totals.copy(), self.number, self.leader
        twin.opening = self.opening.copy() if self.opening else None
        twin.booked = self.booked.copy()
        twin.round = self.round.copy() if self.round else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def hand_receipts(
    rules: MugginsRules, sides: tuple[tuple[Seat, ...], ...], current: MugginsRound, leader: Seat
) -> list[Receipt]:
    """Who is credited with what is left in the hands at the end of a round (MU18-MU21)."""
    pips = counts(current.hands)
    combined = [sum(pips[seat] for seat in side) for side in sides]
    if current.out is not None:
        lowest = [side_of(sides, current.out)]
    else:
        lowest = [side for side, count in enumerate(combined) if count == min(combined)]
    others = [count for side, count in enumerate(combined) if side not in lowest]
    if len(lowest) == 1:
        return [credit(lowest[0], others)]
    if rules.block_tie == "split" and len(sides) == 3 and len(lowest) == 2:
        # Half of the third's pips each, a half pip less; booked in the round's order of play.
        order = sorted(lowest, key=lambda seat: (seat - leader) % 3)
        return [credit(side, [others[0] // 2]) for side in order]
    return []


def credit(side: int, opponents: list[int]) -> Receipt:
    """The opponents' pips added together, to the nearest five; one's own are not subtracted (MU19, MU20)."""
    terms = tuple(Term(Why.OPPONENTS, pips) for pips in opponents)
    return Receipt(side, nearest_five(sum(opponents)), terms, rounded_to=5)
