"""Fives and Threes: score whenever the ends of the line add up to a multiple of five, of three or of both.

Source: several published descriptions (league pages and collections of rules), in our own words; rules FT1-FT11. The
match is pegged on a cribbage board to exactly 61: a score that would pass it does not count. The bot takes the count
(FT11).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.rules import moments
from engine.rules.events import Event, Overshot
from engine.rules.line.match import LineGame, LineMatch, lowest
from engine.rules.line.round import LineRound
from engine.rules.moments import Check
from engine.rules.moves import Move, Play
from engine.rules.options import choice, most_rounds, number, switch
from engine.rules.scoring import Term, Why, side_of
from engine.rules.tiles import Seat, Tile


@dataclass(frozen=True, slots=True)
class FivesAndThreesRules:
    """The options of Fives and Threes; the defaults are the rules most often published."""

    target: int = number(61, 1, 1000, "FT9", suggest=(31, 61, 100, 121), common=True)
    exact: bool = switch(True, "FT9", common=True)
    teams: bool = switch(True, "FT1", common=True)
    hand_size: int | None = number(None, 5, 9, "FT2", suggest=(5, 6, 7, 9))
    lead_rule: str = choice("any", ("any", "highest_double"), "FT3")
    chip_point: bool = switch(True, "FT7")
    pairs_out: bool = switch(False, "FT7", when=("teams", "on"))
    block_point: bool = switch(False, "FT8")
    rounds: int | str = most_rounds()


class FivesAndThreesMatch(LineMatch):
    """A match of Fives and Threes."""

    __slots__ = ()
    game: FivesAndThrees

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> LineRound:
        """The rest sleeps (FT2). Partners may go on until both are out (FT7)."""
        current: LineRound = super().new_round(hands, boneyard, turn)
        current.pairs = self.game.rules.pairs_out and len(self.score.sides) < self.seats
        return current

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        """Book the score of a play (FT6), and the point for the last tile of a hand (FT7)."""
        current: LineRound = self.round
        events: list[Event] = []
        current.play(move, events)
        events += self.score_move(seat, move)
        return events

    def score_move(self, seat: Seat, move: Move) -> list[Event]:
        current: LineRound = self.round
        events: list[Event] = []
        if isinstance(move, Play):
            if terms := ends_score(current.count()):
                events += self._book(seat, terms)
            if not current.held[seat] and self.game.rules.chip_point:
                events += self._book(seat, (Term(Why.LAST_TILE, 1),))
        return events

    def _book(self, seat: Seat, terms: tuple[Term, ...]) -> list[Event]:
        """Peg a score, unless it would pass the target (FT9). Reaching the target ends the match (FT10)."""
        score, points = self.score, sum([term.amount for term in terms])
        if score.outcome:
            return []
        if self.game.rules.exact and score.totals[side_of(score.sides, seat)] + points > self.game.rules.target:
            return [Overshot(seat, points)]
        return self.peg(seat, terms)

    def after_round(self) -> list[Event]:
        """A block scores only where the table says so (FT8): a point for the side with the fewest pips."""
        score, current = self.score, self.round
        if current.out is not None:
            return score.end_round(current.hands, current.out, side_of(score.sides, current.out))
        lightest = lowest(self.pips_of_sides()) if self.game.rules.block_point else None
        if lightest is None:
            return score.end_round(current.hands, None, None)
        booked = self._book(score.sides[lightest][0], (Term(Why.LIGHTEST, 1),))
        return booked if score.outcome else [*booked, *score.end_round(current.hands, None, lightest)]


@cache
def ends_score(count: int) -> tuple[Term, ...]:
    """The score of a count of the ends: its fives, its threes, or both together (FT6)."""
    shares = ((Why.FIVES, 5), (Why.THREES, 3))
    return tuple(Term(why, count // share) for why, share in shares if count and count % share == 0)


@dataclass(frozen=True, slots=True)
class FivesAndThrees(LineGame):
    """The game of Fives and Threes with its options."""

    name: ClassVar[str] = "fives_and_threes"
    options: ClassVar[type[FivesAndThreesRules]] = FivesAndThreesRules
    match: ClassVar[type[FivesAndThreesMatch]] = FivesAndThreesMatch
    counted: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "10"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"target": "31"}, "teams": {"pairs_out": "on"}}

    rules: FivesAndThreesRules = FivesAndThreesRules()

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return {name: check for name, check in moments.SCORING.items() if name != "twenty"}  # 8 points are the most
