"""Fives and Threes: score whenever the ends of the line add up to a multiple of five, of three or of both.

Source: several published descriptions (league pages and collections of rules), in our own words; rules FT1-FT11. The
match is pegged on a cribbage board to exactly 61: a score that would pass it does not count. The count is taken by
itself (FT11).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.events import Event, Overshot, Scored
from engine.rules.game import Need, check_seats, deal_out, dealt
from engine.rules.lead import DRAW_HIGH, Opening, heaviest_lead
from engine.rules.line.round import LineRound, view_of_line
from engine.rules.match import Scoreboard, copied
from engine.rules.moves import Deal, Move, Play
from engine.rules.options import choice, most_rounds, number, switch
from engine.rules.scoring import Ending, Receipt, Term, Why, side_of, single_sides, two_teams
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import Seat, Tile, tile_set
from engine.rules.views import View

DECK = tile_set(6)


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


@dataclass(frozen=True, slots=True)
class FivesAndThrees:
    """The game of Fives and Threes with its options."""

    name: ClassVar[str] = "fives_and_threes"
    version: ClassVar[int] = 1
    options: ClassVar[type[FivesAndThreesRules]] = FivesAndThreesRules
    most_seats: ClassVar[int] = 4
    low_wins: ClassVar[bool] = False
    tells_passes: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "10"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"target": "31"}, "teams": {"pairs_out": "on"}}

    rules: FivesAndThreesRules = FivesAndThreesRules()

    def seat_counts(self) -> tuple[int, ...]:
        """Two to four, as far as the tiles go (FT1, FT2)."""
        return tuple(seats for seats in (2, 3, 4) if seats * self.hand_size(seats) <= len(DECK))

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat; the rest sleeps (FT2)."""
        return self.rules.hand_size or (7 if seats == 2 else 5)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Four are partners, opposite, unless the table wants otherwise (FT1)."""
        return two_teams() if seats == 4 and self.rules.teams else single_sides(seats)

    def start(self, seats: int) -> FivesAndThreesMatch:
        """A new match."""
        check_seats(self, seats)
        return FivesAndThreesMatch(self, seats)


class FivesAndThreesMatch:
    """A match of Fives and Threes."""

    __slots__ = ("game", "round", "score", "seats")

    def __init__(self, game: FivesAndThrees, seats: int) -> None:
        self.game = game
        self.seats = seats
        rules = game.rules
        opening = Opening(DRAW_HIGH, seats, DECK) if rules.lead_rule == "any" else None  # FT3
        self.score = Scoreboard(game, seats, DECK, opening=opening, target=rules.target, rounds=rules.rounds)
        self.round: LineRound | None = None

    def to_act(self) -> tuple[Seat, ...]:
        return self.score.to_act(self.round)

    def need(self) -> Need | None:
        """Lots for the lead (FT3), then a shuffle for each deal."""
        return self.score.need(self.round)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        return self.score.legal(self.round, seat)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        current = self.score.admit(self, self.round, seat, move, LineRound.why_not)
        if current is None:
            return self._house(move)
        events: list[Event] = []
        current.play(move, events)
        if isinstance(move, Play):
            events += self._book(current, seat, ends_score(current.count()))
            if not current.held[seat] and self.game.rules.chip_point:
                events += self._book(current, seat, (Term(Why.LAST_TILE, 1),))
        if current.over and not self.score.outcome:
            events += self._finish(current)
        return events

    def _house(self, move: Move) -> list[Event]:
        score, rules = self.score, self.game.rules
        if score.opening:
            return score.draw_lots(move)
        assert isinstance(move, Deal)
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        leader, must_lead = score.next_leader(), None
        if rules.lead_rule == "highest_double":
            leader, must_lead = heaviest_lead(hands)
        self.round = self._round(hands, leader, must_lead, boneyard)
        return [score.begin(leader), *dealt(hands)]

    def _round(self, hands: list[list[Tile]], leader: Seat, must_lead: Tile | None, boneyard: list[Tile]) -> LineRound:
        """A deal, in which partners may go on until both are out (FT7)."""
        pairs = self.game.rules.pairs_out and len(self.score.sides) < self.seats
        return LineRound(hands, leader, must_lead, tuple(boneyard), pairs=pairs, highest=DECK[-1].high)

    def _book(self, current: LineRound, seat: Seat, terms: tuple[Term, ...]) -> list[Event]:
        """Peg one score for the seat's side, unless it would pass the target (FT9); reaching it ends the match at once
        (FT10)."""
        score = self.score
        points = sum(term.amount for term in terms)
        if not points or score.outcome:
            return []
        side = side_of(score.sides, seat)
        if self.game.rules.exact and score.totals[side] + points > self.game.rules.target:
            return [Overshot(seat, points)]
        receipt = Receipt(side, points, terms)
        score.book([receipt])
        scored = Scored(seat, receipt, tuple(score.totals))
        if not score.reached:
            return [scored]
        return [scored, *score.end_round(current.hands, current.out, side, ending=Ending.TARGET)]

    def _finish(self, current: LineRound) -> list[Event]:
        """The end of a round that was played out; a block scores only where the table says so (FT8)."""
        score = self.score
        if current.out is not None:
            return score.end_round(current.hands, current.out, side_of(score.sides, current.out))
        lightest = lightest_side(score.sides, current.counts()) if self.game.rules.block_point else None
        if lightest is None:
            return score.end_round(current.hands, None, None)
        booked = self._book(current, score.sides[lightest][0], (Term(Why.LIGHTEST, 1),))
        return booked if score.outcome else [*booked, *score.end_round(current.hands, None, lightest)]

    def view_for(self, seat: Seat | None) -> View:
        """What the seat, or a spectator, may see; the count is public (FT11)."""
        return view_of_line(self, seat, counted=True, exact=self.game.rules.exact)

    def census(self) -> list[Tile]:
        return self.round.tiles() if self.round else list(DECK)

    def write_words(self, out: Writer) -> None:
        if self.round:
            self.round.write_words(out, shown=self.score.result is not None)

    def read_words(self, words: Reader) -> None:
        if words.dealt:
            hands, boneyard = words.hands("line"), words.tiles("boneyard")[::-1]
            self.round = self._round(hands, words.turn, words.tile("must", hands[words.turn]), boneyard)
            self.round.read_words(words)

    def copy(self) -> FivesAndThreesMatch:
        return copied(self)


def ends_score(count: int) -> tuple[Term, ...]:
    """What a count of the ends scores: its fives, its threes, or both together (FT6)."""
    shares = ((Why.FIVES, 5), (Why.THREES, 3))
    return tuple(Term(why, count // share) for why, share in shares if count and count % share == 0)


def lightest_side(sides: tuple[tuple[Seat, ...], ...], pips: list[int]) -> int | None:
    """The side with the fewest pips, partners' hands together; None when two tie for it (FT8)."""
    together = [sum(pips[seat] for seat in side) for side in sides]
    fewest = min(together)
    return together.index(fewest) if together.count(fewest) == 1 else None
