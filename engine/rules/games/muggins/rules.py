"""Muggins: lay tiles end to end and score whenever the tips of the layout add up to a multiple of five.

Source: the leaflet's "Muggins (Straight Dominoes)"; rules MU1-MU22 and MU25. As published (`manual`), the players count
for themselves: the player must state the count of a play, and an opponent who sees that it was not stated may call
"Muggins!" and take the points, until the next player does something. A `Play` may carry the claim, or `Claim` follows
it; `legal_moves` lists `Claim(0)` for a claim of any number. No view or event holds the count before it is booked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules import moments
from engine.rules.errors import Refusal
from engine.rules.events import ClaimFailed, DrewTiles, Event, MugginsCalled, Passed, Played
from engine.rules.games.muggins.round import MugginsRound
from engine.rules.house import Closing, Need, first_leader, first_seat
from engine.rules.layout import Layout
from engine.rules.line.match import LineGame, LineMatch
from engine.rules.moments import Check
from engine.rules.moves import Call, Claim, Close, Draw, Move, Pass, Play, can_be_said
from engine.rules.options import choice, most_rounds, number, switch
from engine.rules.scoring import Receipt, Term, Why, nearest_five, side_of
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import LineBoard, Phase, View

CALL = Call()
ANY_CLAIM = Claim(0)
"""Stands for a claim of any number in `legal_moves`."""
CLAIMS = tuple(range(5, 36, 5))
"""Every count that scores: 35 is the highest possible (MU10)."""
MANUAL = "manual"


@dataclass(frozen=True, slots=True)
class MugginsRules:
    """The options of Muggins; the defaults are the published rules."""

    target: int = number(250, 1, 1000, "MU22", suggest=(100, 150, 200, 250), common=True)
    claims: str = choice(MANUAL, (MANUAL, "auto"), "MU13", common=True)
    teams: bool = switch(True, "MU2", common=True)
    first_leader: str = first_leader()
    first_seat: int = first_seat(4)
    dead_layout: str = choice("end_round", ("end_round", "draw_out"), "MU17")
    block_tie: str = choice("none", ("none", "split"), "MU21")
    rounds: int | str = most_rounds()


class MugginsMatch(LineMatch):
    """A match of Muggins."""

    __slots__ = ()
    game: Muggins

    def to_act(self) -> tuple[Seat, ...]:
        """The seat to play, or the house. While a window is open, the seats that may claim or call follow."""
        acting = super().to_act()
        return (*acting, *(seat for seat in self._speakers(self.round) if seat not in acting))

    def _speakers(self, current: MugginsRound | None) -> list[Seat]:
        """While the window is open: the player, who may claim, and the opponents who have not called yet (MU15)."""
        return sorted([current.player, *self._callers(current)]) if current and current.window else []

    def _callers(self, current: MugginsRound) -> tuple[Seat, ...]:
        """The opponents of the last player who have not called yet (MU15)."""
        if not current.window:
            return ()
        silent = {*self._partners(current.player), *current.called}
        return tuple(seat for seat in map(Seat, range(self.seats)) if seat not in silent)

    def _partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The seat and its partner (MU2)."""
        return self.score.sides[side_of(self.score.sides, seat)]

    def need(self) -> Need | None:
        """Lots for the lead (MU3), a shuffle for each deal, and the end of the last claims of a round (MU15)."""
        last_claims = self.round and self.round.over and self.round.window
        return Closing() if last_claims else super().need()

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Where `Claim(0)` is listed, any number may be claimed, also with a play."""
        moves = super().legal_moves(seat)
        current = self.round
        if current is None or seat not in self._speakers(current):
            return moves
        return [*moves, ANY_CLAIM if seat == current.player else CALL]

    def other_move(self, seat: Seat, move: Move) -> list[Event]:
        current: MugginsRound | None = self.round
        if not isinstance(move, (Claim, Call)) or current is None or self.score.outcome or seat == HOUSE:
            return super().other_move(seat, move)
        if isinstance(move, Claim) and can_be_said(move.points) and current.window and seat == current.player:
            events = self._claim(current, move.points)
        elif isinstance(move, Call) and seat in self._callers(current):
            events = self._call(current, seat)
        else:
            raise self.illegal(self._why_no_word(current, seat, move), seat, move)
        return events + self.after_round() if current.over and not self.score.outcome else events

    def listed_as(self, move: Move) -> Move:
        """Without the number that is claimed."""
        return replace(move, claim=None) if isinstance(move, Play) and not self._bad_claim(move) else move

    def _bad_claim(self, play: Play) -> bool:
        return play.claim is not None and (self.game.rules.claims != MANUAL or not can_be_said(play.claim))

    def why_not(self, move: Move) -> Refusal:
        match move:
            case Play(tile) if tile not in self.round.hands[self.round.turn]:
                return Refusal.NOT_IN_HAND
            case Play():
                return Refusal.NOTHING_TO_CLAIM if self._bad_claim(move) else Refusal.DOES_NOT_FIT
            case Draw() | Pass():
                return super().why_not(move)
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def _why_no_word(self, current: MugginsRound, seat: Seat, move: Claim | Call) -> Refusal:
        """Why a seat may not claim or call now (MU14, MU15)."""
        if self.game.rules.claims != MANUAL:
            return Refusal.NOTHING_TO_CLAIM
        if not current.window:
            return Refusal.WINDOW_CLOSED
        if isinstance(move, Call) and seat == current.player:
            return Refusal.OWN_PLAY
        if isinstance(move, Call) and seat in self._partners(current.player):
            return Refusal.PARTNER_MAY_NOT_CALL
        return Refusal.NOTHING_TO_CLAIM

    def house(self, move: Move) -> list[Event]:
        if not isinstance(move, Close):
            return super().house(move)
        self.round.window = False
        return self.after_round()

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> MugginsRound:
        return MugginsRound(hands, boneyard, turn, draw_out=self.game.rules.dead_layout == "draw_out")

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        """A draw, a pass, or a play with its points: counted by the bot or as stated (MU13, MU14)."""
        current: MugginsRound = self.round
        if isinstance(move, Draw):
            drawn = current.boneyard[-1]
            current.play(move)
            return [DrewTiles(seat, (drawn,))]
        if not isinstance(move, Play):
            current.play(move)
            return [Passed(seat, tuple(sorted({end.value for end in current.ends.values()})))]
        end = None if move.end is None else current.ends[move.end]
        current.play(move)
        events: list[Event] = [Played(seat, move.tile, move.end, end.slot if end else "", end.value if end else None)]
        if self.game.rules.claims != MANUAL:
            events += self.score_move(seat, move)
        elif move.claim is not None:
            events += self._claim(current, move.claim)
        return events

    def score_move(self, seat: Seat, move: Move) -> list[Event]:
        """Count a play for its player (MU13)."""
        current: MugginsRound = self.round
        current.window = False
        return self._book(current, seat) if isinstance(move, Play) and current.points else []

    def _claim(self, current: MugginsRound, stated: int) -> list[Event]:
        """A statement by the player: if right, the points are booked; if wrong, they stay open (MU14)."""
        if not current.points or stated != current.points:
            return [ClaimFailed(current.player, stated)]
        return self._book(current, current.player)

    def _call(self, current: MugginsRound, caller: Seat) -> list[Event]:
        """Muggins! The caller takes the open points; without any, the call has no effect (MU15)."""
        called = MugginsCalled(caller, current.player, current.points)
        if not current.points:
            current.called += (caller,)
            return [called]
        return [called, *self._book(current, caller)]

    def _book(self, current: MugginsRound, seat: Seat) -> list[Event]:
        """Give the open points to the seat's side; the first to reach the target wins at once (MU22)."""
        current.window = False
        return self.peg(seat, tuple(Term(Why.END, tip) for tip in current.tips()))

    def after_round(self) -> list[Event]:
        """Once no claim is possible: credit the tiles left in the hands of a round that was played out (MU18, MU19)."""
        current: MugginsRound = self.round
        if current.window:
            return []
        receipts = self._hand_receipts(current)
        for receipt in receipts:
            if not self.score.reached:
                self.score.book([receipt])
        return self.score.end_round(current.hands, current.out, receipts[0].side if len(receipts) == 1 else None)

    def _hand_receipts(self, current: MugginsRound) -> list[Receipt]:
        """The credits at the end of a round (MU18-MU21)."""
        sides, combined = self.score.sides, self.pips_of_sides()
        if current.out is not None:
            least = [side_of(sides, current.out)]
        else:
            least = [side for side, count in enumerate(combined) if count == min(combined)]
        others = [count for side, count in enumerate(combined) if side not in least]
        if len(least) == 1:
            return [credit(least[0], others)]
        if self.game.rules.block_tie == "split" and len(sides) == 3 and len(least) == 2:
            # Half of the third's pips each, a half pip less; booked in the round's order of play.
            order = sorted(least, key=lambda seat: (seat - self.score.leader) % 3)
            return [credit(side, [others[0] // 2]) for side in order]
        return []

    def view_for(self, seat: Seat | None) -> View:
        """The count is public only where the bot counts (MU13)."""
        current = self.round
        board = LineBoard(Layout().view())
        phase = Phase.PLAY
        if current:
            count = sum(current.tips()) if self.game.rules.claims != MANUAL else None
            board = LineBoard(current.layout.view(), current.spinner, count, self._callers(current))
            phase = Phase.CLOSING if current.over and current.window else Phase.PLAY
        return self.view(seat, board, phase=phase, claims=CLAIMS if self.game.rules.claims == MANUAL else ())


def credit(side: int, opponents: list[int]) -> Receipt:
    """The opponents' pips added together, to the nearest five; the side's own are not subtracted (MU19, MU20)."""
    terms = tuple(Term(Why.OPPONENTS, pips) for pips in opponents)
    return Receipt(side, nearest_five(sum(opponents)), terms, rounded_to=5)


@dataclass(frozen=True, slots=True)
class Muggins(LineGame):
    """The game of Muggins with its options."""

    name: ClassVar[str] = "muggins"
    rung: ClassVar[int] = 2
    options: ClassVar[type[MugginsRules]] = MugginsRules
    match: ClassVar[type[MugginsMatch]] = MugginsMatch
    draws: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "20"}
    solo: ClassVar[dict[str, str]] = {"claims": "auto"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"target": "100"}, "classic": {"teams": "off"}}

    rules: MugginsRules = MugginsRules()

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return moments.SCORING
