"""The lead, deal and view of games on a line with two ends. A game adds its options and its points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from engine.rules import moments
from engine.rules.errors import Refusal
from engine.rules.events import Event, Scored
from engine.rules.game import Game
from engine.rules.house import heaviest_lead
from engine.rules.joins import EQUAL, Joins
from engine.rules.layout import Layout
from engine.rules.line.round import LineRound
from engine.rules.match import Match
from engine.rules.moments import Check
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why, side_of
from engine.rules.tiles import Seat, Tile, clockwise, pips
from engine.rules.views import LineBoard, View

LINE_SETS = {"d6": 4, "d9": 7, "d12": 10}
"""The most seats that each set is enough for (BL1, DR1)."""


class LineGame(Game):
    """A game on a line."""

    __slots__ = ()

    draws: ClassVar[bool] = False
    """Whether a seat that can't play draws from the boneyard."""
    counted: ClassVar[bool] = False
    """Whether everyone sees the count of the ends (FT11)."""
    joins: ClassVar[Joins] = EQUAL
    """Which numbers touch."""

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        """Those of a line, by the numbers that touch."""
        return {**moments.LINE, "both_ends": partial(moments.both_ends, joins=cls.joins)}

    def hand_size(self, seats: int) -> int:
        """Seven tiles each, five for three or four players, unless the table chooses."""
        return getattr(self.rules, "hand_size", None) or (5 if seats in (3, 4) else 7)


class LineMatch(Match):
    """A match on a line. A game adds `after_round`, and `turn` if plays score."""

    __slots__ = ()

    round_class: ClassVar[type[LineRound]] = LineRound
    """The class of the game's rounds."""

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> Any:
        highest, joins = self.score.deck[-1].high, self.game.joins
        return self.round_class(hands, turn, None, tuple(boneyard), highest=highest, joins=joins)

    def lead(self, hands: list[list[Tile]]) -> tuple[Seat, Tile | None]:
        """The highest double leads if the table says so (BL13), else the next seat to the left."""
        if getattr(self.game.rules, "lead_rule", "") == "highest_double":
            return heaviest_lead(hands)
        return super().lead(hands)

    def why_not(self, move: Move) -> Refusal:
        current: LineRound = self.round
        if self.game.draws and isinstance(move, (Draw, Pass)):
            if isinstance(current.legal()[0], Play):
                return Refusal.MUST_PLAY
            return Refusal.BONEYARD_EMPTY if isinstance(move, Draw) else Refusal.MUST_DRAW
        return current.why_not(move)

    def view_for(self, seat: Seat | None) -> View:
        current: LineRound | None = self.round
        layout = (current.layout() if current else Layout()).view()
        count = current.count() if current and self.game.counted else None
        board = LineBoard(layout, count=count, joins=self.game.joins)
        return self.view(seat, board, exact=getattr(self.game.rules, "exact", False))

    def peg(self, seat: Seat, terms: tuple[Term, ...]) -> list[Event]:
        """Book points for the seat's side during play. Reaching the target ends the match at once."""
        score = self.score
        receipt = Receipt(side_of(score.sides, seat), sum([term.amount for term in terms]), terms)
        score.book([receipt])
        scored = Scored(seat, receipt, tuple(score.totals))
        if not score.reached:
            return [scored]
        return [scored, *score.end_round(self.round.hands, self.round.out, receipt.side, ending=Ending.TARGET)]

    def pips_of_sides(self) -> list[int]:
        """The pips left to each side."""
        return self.by_side(self.round.counts())

    def by_side(self, counts: list[int]) -> list[int]:
        """The numbers of seats, added up for each side."""
        sides = self.score.sides
        return counts if len(sides) == self.seats else [sum([counts[seat] for seat in side]) for side in sides]


def credit(side: int, losers: int, own: int, factor: int = 1) -> Receipt:
    """The losers' pips less the side's own, at least 0, times `factor`. A domino with a factor has no own pips."""
    terms = (Term(Why.LOSERS, losers), *((Term(Why.OWN, -own),) if own else ()))
    return Receipt(side, max(0, losers - own) * factor, terms, factor)


def lowest(pips: Sequence[int]) -> int | None:
    """The index of the lowest number; None when two tie for it."""
    least = min(pips)
    return pips.index(least) if pips.count(least) == 1 else None


def winner_leads(last: RoundResult, sides: tuple[tuple[Seat, ...], ...]) -> Seat:
    """The leader when the winner of a round leads the next (DR3): the seat that went out, or the lighter hand of the
    side that won a block. If no side won, the seat to the left of the last leader."""
    seats = len(last.hands)
    left = clockwise(last.leader, seats)
    if last.winner is None:
        return left
    if last.out is not None:
        return last.out
    return min(sides[last.winner], key=lambda seat: (pips(last.hands[seat]), (seat - left) % seats))
