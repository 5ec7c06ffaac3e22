"""Block: what an independent referee, written from the rules alone, says of whole rounds."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from engine.rules.events import LotsDrawn
from engine.rules.games.block.rules import BlockMatch, BlockRules
from engine.rules.layout import LEFT, RIGHT
from engine.rules.moves import Deal, Move, Pass, Play
from engine.rules.options import option_specs
from engine.rules.tiles import HOUSE, Tile

from ..playing import random_game, random_step

Halves = tuple[int, int]
PUBLISHED = {spec.name: spec.default for spec in option_specs(BlockRules) if "BL19" <= spec.rule <= "BL28"}
"""The options of traditions, off: they have tests of their own."""


class Referee:
    """One round of Block in plain numbers (BL5-BL7): hands as sets of pairs, the line as a list of numbers."""

    def __init__(self, order: tuple[Tile, ...], seats: int, size: int, leader: int) -> None:
        pairs: list[Halves] = [(tile.low, tile.high) for tile in order]
        self.hands = [set(pairs[seat * size : (seat + 1) * size]) for seat in range(seats)]
        self.line: list[Halves] = []
        """The tiles from left to right, each turned as it lies."""
        self.turn = leader
        self.fitted_both = False
        self.last: Halves = (-1, -1)

    def possible(self, seat: int) -> set[tuple[Halves, str]]:
        """The plays a seat's tiles would have now, as (tile, side)."""
        if not self.line:
            return {(tile, "") for tile in self.hands[seat]}
        left, right = self.line[0][0], self.line[-1][1]
        return {(tile, "left") for tile in self.hands[seat] if left in tile} | {
            (tile, "right") for tile in self.hands[seat] if right in tile
        }

    def play(self, tile: Halves, side: str) -> None:
        """Lay a tile, turned so that it matches."""
        ends = {self.line[0][0], self.line[-1][1]} if self.line else set()
        self.fitted_both = bool(ends) and ends <= set(tile)
        self.last = tile
        self.hands[self.turn].remove(tile)
        low, high = tile
        if side == "left":
            self.line.insert(0, (low, high) if high == self.line[0][0] else (high, low))
        else:
            self.line.append((low, high) if not self.line or low == self.line[-1][1] else (high, low))

    def over(self) -> bool:
        """A player is out, or no player can play."""
        return any(not hand for hand in self.hands) or not any(map(self.possible, range(len(self.hands))))

    def award(self, options: Mapping[str, str]) -> tuple[int, int] | None:
        """Which side gets how much (BL8-BL10, BL14-BL16)."""
        counts = [sum(map(sum, hand)) for hand in self.hands]
        out = next((seat for seat, hand in enumerate(self.hands) if not hand), None)
        partners = options.get("partnership") == "on"
        factor = 1
        if out is not None:
            if options.get("double_both_ends") == "on" and self.fitted_both:
                factor *= 2
            if options.get("double_with_double") == "on" and self.last[0] == self.last[1]:
                factor *= 2
            if options.get("british_stack") == "cap2":
                factor = min(factor, 2)
        if partners and options.get("partnership_scoring", "side") == "side":
            sides = [counts[0] + counts[2], counts[1] + counts[3]]
            if out is not None:
                return out % 2, sides[1 - out % 2] * factor
            if sides[0] == sides[1]:
                return None
            return (0, sides[1] - sides[0]) if sides[0] < sides[1] else (1, sides[0] - sides[1])
        winners = [seat for seat, count in enumerate(counts) if count == min(counts)]
        if len(winners) > 1 and out is not None and options.get("domino_wins_ties") == "on":
            winners = [out]
        if len(winners) > 1:
            return None
        (winner,) = winners
        if partners:
            return winner % 2, (counts[(winner + 1) % 4] + counts[(winner + 3) % 4] - counts[winner]) * factor
        return winner, (sum(counts) - 2 * counts[winner]) * factor


def named(match: BlockMatch, move: Move) -> tuple[Halves, str]:
    """A play of the engine as the referee writes it."""
    assert isinstance(move, Play)
    assert match.round is not None
    pair = (int(move.tile.low), int(move.tile.high))
    return pair, "" if move.end is None else LEFT if move.end == match.round.left_end else RIGHT


@pytest.mark.parametrize("seed", range(80))
def test_a_referee_written_from_the_rules_agrees_with_whole_rounds(seed: int) -> None:
    """BL4-BL17: legal plays, passes, the end of every round, its points and the next leader, with random options."""
    rng = random.Random(seed)
    game, seats = random_game("block", rng, PUBLISHED)
    match = game.start(seats)
    assert isinstance(match, BlockMatch)
    size = match.game.hand_size(seats)
    options = dict(match.view_for(None).options)
    referee: Referee | None = None
    rounds = 0
    while match.to_act() and rounds < 6:
        step = random_step(match, rng)
        if step.seat == HOUSE:
            events = match.play(step.seat, step.move)
            assert isinstance(step.move, Deal)
            if not any(isinstance(event, LotsDrawn) for event in events):
                referee = Referee(step.move.order, seats, size, match.score.leader)
            continue
        assert referee is not None
        assert step.seat == referee.turn
        expected = referee.possible(referee.turn)
        legal = match.legal_moves(step.seat)
        rule = options.get("lead_rule", "any")
        if not referee.line and (rule == "highest_double" or (rule == "highest_double_first" and not rounds)):
            assert len(legal) == 1
        elif expected:
            assert {named(match, move) for move in legal} == expected
        else:
            assert list(legal) == [Pass()]
        if isinstance(step.move, Play):
            referee.play(*named(match, step.move))
        before = list(match.score.totals)
        match.play(step.seat, step.move)
        referee.turn = (referee.turn + 1) % seats
        assert (match.round is None or match.round.over) == referee.over()
        if referee.over():
            rounds += 1
            award = referee.award(options)
            gained = [after - earlier for after, earlier in zip(match.score.totals, before, strict=True)]
            expected_gain = [award[1] if award and award[0] == side else 0 for side in range(len(gained))]
            assert gained == expected_gain, (seed, options)
