"""Block: lay your tiles end to end, be first out or hold the fewest pips when no one can move.

Source: pagat.com, "Block Dominoes" (Joe Celko, John McLeod); rules BL1-BL18. The line has two open ends. Doubles lie
across but are no spinners. There is no drawing: a player who can't play passes. The lowest count, if it is alone, is
credited with the losers' counts minus its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.events import Event
from engine.rules.house import DRAW_HIGH, Opening, heaviest_lead
from engine.rules.line.match import LINE_SETS, LineGame, LineMatch, credit, lowest
from engine.rules.line.round import LineRound
from engine.rules.options import AUTO, check_hand_size, choice, most_rounds, number, switch
from engine.rules.scoring import Ending, Receipt, side_of
from engine.rules.tiles import AUSTRIAN, Seat, Tile

FIRST = "highest_double_first"
"""The highest double leads the first round only (BL17)."""


@dataclass(frozen=True, slots=True)
class BlockRules:
    """The options of Block; the defaults are the published rules."""

    target: int | None = number(None, 1, 1000, "BL11", suggest=(50, 61, 100, 250), common=True)
    partnership: bool = switch(False, "BL2", common=True)
    hand_size: int | None = number(None, 1, 45, "BL1", suggest=(5, 6, 7))
    set: str = choice(AUTO, (AUTO, *LINE_SETS, AUSTRIAN), "BL1")
    lead_rule: str = choice("any", ("any", "highest_double", FIRST), "BL13")
    lead_after_block: str = choice("rotate", ("rotate", "draw_high"), "BL12")
    partnership_scoring: str = choice("side", ("side", "individual"), "BL10", when=("partnership", "on"))
    domino_wins_ties: bool = switch(False, "BL9")
    double_both_ends: bool = switch(False, "BL14")
    double_with_double: bool = switch(False, "BL15")
    british_stack: str = choice("multiply", ("multiply", "cap2"), "BL16", when=("double_with_double", "on"))
    rounds: int | str = most_rounds()

    def __post_init__(self) -> None:
        check_hand_size(self.hand_size, self.set)


class BlockMatch(LineMatch):
    """A match of Block."""

    __slots__ = ()
    game: Block

    def lead(self, hands: list[list[Tile]]) -> tuple[Seat, Tile | None]:
        """By lot (BL3), the highest double (BL13, BL17), or the next seat to the left (BL4)."""
        if self.game.rules.lead_rule == FIRST and not self.score.number:
            return heaviest_lead(hands)
        return (self.score.leader, None) if self._lots_after_block() else super().lead(hands)

    def _lots_after_block(self) -> bool:
        """Whether lots decide the lead after the last round (BL12)."""
        rules, last = self.game.rules, self.score.result
        blocked = last is not None and last.ending is Ending.BLOCKED
        return blocked and rules.lead_after_block == "draw_high" and rules.lead_rule != "highest_double"

    def after_round(self) -> list[Event]:
        current: LineRound = self.round
        receipt = self._receipt(current)
        self.score.book([receipt] if receipt else [])
        events = self.score.end_round(current.hands, current.out, receipt.side if receipt else None)
        if self._lots_after_block() and not self.score.outcome:
            self.score.opening = Opening(DRAW_HIGH, self.seats, self.score.deck)
        return events

    def _receipt(self, current: LineRound) -> Receipt | None:
        """The credit at the end of a round (BL8-BL10, BL14-BL16); None when no side gets one."""
        rules, sides = self.game.rules, self.score.sides
        factor = british_factor(rules, current)
        if rules.partnership and rules.partnership_scoring == "side":
            held = self.pips_of_sides()
            if current.out is not None:
                side = side_of(sides, current.out)
                return credit(side, held[1 - side], 0, factor)
            lighter = lowest(held)
            return None if lighter is None else credit(lighter, held[1 - lighter], held[lighter])
        pips = current.counts()
        winner = lowest(pips)
        if winner is None:
            if current.out is None or not rules.domino_wins_ties:
                return None
            winner = current.out
        side = side_of(sides, Seat(winner))
        losers = sum(pips) - sum([pips[seat] for seat in sides[side]])
        return credit(side, losers, pips[winner], factor)


def british_factor(rules: BlockRules, current: LineRound) -> int:
    """1, 2 or 4: the British doublings, only after a domino (BL14-BL16)."""
    if current.out is None:
        return 1
    both = rules.double_both_ends and current.fitted_both()
    double = rules.double_with_double and current.line[-1].tile.double
    return min(2 if rules.british_stack == "cap2" else 4, (1, 2, 4)[both + double])


@dataclass(frozen=True, slots=True)
class Block(LineGame):
    """The game of Block with its options."""

    name: ClassVar[str] = "block"
    options: ClassVar[type[BlockRules]] = BlockRules
    match: ClassVar[type[BlockMatch]] = BlockMatch
    most_seats: ClassVar[int] = 10
    sets: ClassVar[dict[str, int]] = {**LINE_SETS, AUSTRIAN: 5}
    quick: ClassVar[dict[str, str]] = {"target": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "teams": {"partnership": "on"}}

    rules: BlockRules = BlockRules()

    def seats_named(self) -> Iterable[int]:
        """BL1, BL2, BL18: 2-4 with double-6, to 7 with double-9, to 10 with double-12; partners are four."""
        return (4,) if self.rules.partnership else LineGame.seats_named(self)

    def target(self, seats: int) -> int:
        """Points that win the match (BL11). Larger tables score more in a round, so they play for more."""
        few = 100 if seats == 2 or self.rules.partnership else 61
        return self.rules.target or (few if seats < 5 else 150 if seats < 8 else 300)
