"""Block: lay your tiles end to end, be first out or hold the fewest pips when nobody can move.

Source: pagat.com, "Block Dominoes" (Joe Celko, John McLeod); rules BL1-BL17. The line has two open ends, doubles lie
across but are no spinners, there is no drawing: who cannot play passes. The single lowest count is credited with the
losers' counts minus his own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.events import Event
from engine.rules.game import (
    Need,
    check_seats,
    deal_out,
    dealt,
)
from engine.rules.lead import DRAW_HIGH, Opening, heaviest_lead
from engine.rules.line.round import LineRound, view_of_line
from engine.rules.match import Scoreboard, copied
from engine.rules.moves import Deal, Move
from engine.rules.options import check_hand_size, choice, most_rounds, number, switch
from engine.rules.scoring import (
    Ending,
    Receipt,
    Term,
    Why,
    side_of,
    single_sides,
    two_teams,
)
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import SETS, Seat, Tile, tile_set
from engine.rules.views import View

FIRST = "highest_double_first"
"""The highest double leads the first round only (BL17)."""
MOST_SEATS = {"d6": 4, "d9": 7, "d12": 10}


@dataclass(frozen=True, slots=True)
class BlockRules:
    """The options of Block; the defaults are the published rules."""

    target: int | None = number(None, 1, 1000, "BL11", suggest=(50, 61, 100, 250), common=True)
    partnership: bool = switch(False, "BL2", common=True)
    hand_size: int | None = number(None, 1, 45, "BL1", suggest=(5, 6, 7))
    set: str = choice("d6", ("d6", "d9", "d12"), "BL1")
    lead_rule: str = choice("any", ("any", "highest_double", FIRST), "BL13")
    lead_after_block: str = choice("rotate", ("rotate", "draw_high"), "BL12")
    partnership_scoring: str = choice("side", ("side", "individual"), "BL10", when=("partnership", "on"))
    domino_wins_ties: bool = switch(False, "BL9")
    double_both_ends: bool = switch(False, "BL14")
    double_with_double: bool = switch(False, "BL15")
    british_stack: str = choice("multiply", ("multiply", "cap2"), "BL16", when=("double_with_double", "on"))
    rounds: int | str = most_rounds()

    def __post_init__(self) -> None:
        check_hand_size(self.hand_size, len(tile_set(SETS[self.set])))


@dataclass(frozen=True, slots=True)
class Block:
    """The game of Block with its options."""

    name: ClassVar[str] = "block"
    version: ClassVar[int] = 1
    options: ClassVar[type[BlockRules]] = BlockRules
    most_seats: ClassVar[int] = 10
    low_wins: ClassVar[bool] = False
    tells_passes: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "teams": {"partnership": "on"}}

    rules: BlockRules = BlockRules()

    def seat_counts(self) -> tuple[int, ...]:
        """BL1, BL2: 2-4 with double-6, to 7 with double-9, to 10 with double-12; partners are four."""
        size = len(tile_set(SETS[self.rules.set]))
        seats = (4,) if self.rules.partnership else range(2, MOST_SEATS[self.rules.set] + 1)
        return tuple(n for n in seats if n * self.hand_size(n) <= size)

    def hand_size(self, seats: int) -> int:
        """Tiles dealt to each seat (BL1)."""
        return self.rules.hand_size or (5 if seats in (3, 4) else 7)

    def target(self, seats: int) -> int:
        """Points that win the match (BL11)."""
        return self.rules.target or (100 if seats == 2 or self.rules.partnership else 61)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite (BL2)."""
        return two_teams() if self.rules.partnership else single_sides(seats)

    def start(self, seats: int) -> BlockMatch:
        """A new match."""
        check_seats(self, seats)
        return BlockMatch(self, seats)


class BlockMatch:
    """A match of Block."""

    __slots__ = ("game", "round", "score", "seats")

    def __init__(self, game: Block, seats: int) -> None:
        self.game = game
        self.seats = seats
        deck = tile_set(SETS[game.rules.set])
        opening = Opening(DRAW_HIGH, seats, deck) if game.rules.lead_rule == "any" else None  # BL3
        self.score = Scoreboard(game, seats, deck, opening=opening, target=game.target(seats), rounds=game.rules.rounds)
        self.round: LineRound | None = None

    def to_act(self) -> tuple[Seat, ...]:
        return self.score.to_act(self.round)

    def need(self) -> Need | None:
        """Lots for the lead (BL3), then a shuffle for each deal."""
        return self.score.need(self.round)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        return self.score.legal(self.round, seat)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        current = self.score.admit(self, self.round, seat, move, LineRound.why_not)
        if current is None:
            return self._house(move)
        events: list[Event] = []
        current.play(move, events)
        return events + self._finish(current) if current.over else events

    def _house(self, move: Move) -> list[Event]:
        score, rules = self.score, self.game.rules
        if score.opening:
            return score.draw_lots(move)
        assert isinstance(move, Deal)
        hands, boneyard = deal_out(move.order, self.seats, self.game.hand_size(self.seats))
        leader, must_lead = score.leader if self._drawn_for() else score.next_leader(), None
        if rules.lead_rule == "highest_double" or (rules.lead_rule == FIRST and not score.number):
            leader, must_lead = heaviest_lead(hands)
        self.round = LineRound(hands, leader, must_lead, tuple(boneyard), highest=score.deck[-1].high)
        return [score.begin(leader), *dealt(hands)]

    def _drawn_for(self) -> bool:
        """Whether the lead is drawn for after the last round (BL12); else it passes to the left (BL4)."""
        rules, last = self.game.rules, self.score.result
        blocked = last is not None and last.ending is Ending.BLOCKED
        return blocked and rules.lead_after_block == "draw_high" and rules.lead_rule != "highest_double"

    def _finish(self, current: LineRound) -> list[Event]:
        receipt = block_receipt(self.game.rules, self.score.sides, current)
        self.score.book([receipt] if receipt else [])
        events = self.score.end_round(current.hands, current.out, receipt.side if receipt else None)
        if self._drawn_for() and not self.score.outcome:
            self.score.opening = Opening(DRAW_HIGH, self.seats, self.score.deck)
        return events

    def view_for(self, seat: Seat | None) -> View:
        return view_of_line(self, seat)

    def census(self) -> list[Tile]:
        """Every tile (G11); the boneyard is whatever was not dealt and is never used (BL1)."""
        return self.round.tiles() if self.round else list(self.score.deck)

    def write_words(self, out: Writer) -> None:
        if self.round:
            self.round.write_words(out, shown=self.score.result is not None)

    def read_words(self, words: Reader) -> None:
        if words.dealt:
            hands, boneyard = words.hands("line"), tuple(words.tiles("boneyard")[::-1])
            must, highest = words.tile("must", hands[words.turn]), self.score.deck[-1].high
            self.round = LineRound(hands, words.turn, must, boneyard, highest=highest)
            self.round.read_words(words)

    def copy(self) -> BlockMatch:
        return copied(self)


def block_receipt(rules: BlockRules, sides: tuple[tuple[Seat, ...], ...], current: LineRound) -> Receipt | None:
    """Who is credited with what at the end of a round (BL8-BL10, BL14-BL16); None when nobody is."""
    pips = current.counts()
    if rules.partnership and rules.partnership_scoring == "side":
        return _side_receipt(rules, sides, current, pips)
    low = min(pips)
    winner = pips.index(low)
    if pips.count(low) > 1:
        if current.out is None or not rules.domino_wins_ties:
            return None
        winner = current.out
    side = side_of(sides, Seat(winner))
    losers = sum(pips) - sum([pips[seat] for seat in sides[side]])
    return credit(side, losers, pips[winner], british_factor(rules, current))


def _side_receipt(
    rules: BlockRules, sides: tuple[tuple[Seat, ...], ...], current: LineRound, pips: list[int]
) -> Receipt | None:
    combined = [sum(pips[seat] for seat in side) for side in sides]
    if current.out is not None:
        side = side_of(sides, current.out)
        return credit(side, combined[1 - side], 0, british_factor(rules, current))
    if combined[0] == combined[1]:
        return None
    side = combined.index(min(combined))
    return credit(side, combined[1 - side], combined[side], 1)


def credit(side: int, losers: int, own: int, factor: int) -> Receipt:
    """(losers - own) x factor; own is 0 whenever the factor is not 1."""
    terms = (Term(Why.LOSERS, losers), *((Term(Why.OWN, -own),) if own else ()))
    return Receipt(side, (losers - own) * factor, terms, factor)


def british_factor(rules: BlockRules, current: LineRound) -> int:
    """1, 2 or 4: the British doublings, for dominoed rounds only (BL14-BL16)."""
    if current.out is None:
        return 1
    both = rules.double_both_ends and current.fitted_both()
    double = rules.double_with_double and current.line[-1].tile.double
    return min(2 if rules.british_stack == "cap2" else 4, (1, 2, 4)[both + double])
