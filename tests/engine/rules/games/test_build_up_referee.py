"""Build Up: what an independent referee, written from the rules alone, says of whole matches."""

from __future__ import annotations

import random

import pytest

from engine.rules.games.build_up.rules import BuildUpMatch, BuildUpRules
from engine.rules.moves import Deal, Pass, Stack
from engine.rules.tiles import HOUSE, Tile

from ..playing import random_game, random_step

Halves = tuple[int, int]


class Referee:
    """A match in plain numbers (BU2-BU14): piles of (tile, owner), the top last."""

    def __init__(self, seats: int, rules: BuildUpRules) -> None:
        self.rules = rules
        self.stacks: list[list[tuple[Halves, int]]] = []
        self.boneyards: list[list[Halves]] = [[] for _ in range(seats)]
        self.hands: list[list[Halves]] = [[] for _ in range(seats)]
        self.totals = [0] * seats
        self.number = 0
        self.turn = 0
        self.drawing = list(range(seats))

    def shuffled(self, order: tuple[Tile, ...]) -> None:
        """The house has shuffled: lay out at first, then draw for the lead, and fill the hands when it is decided."""
        pairs = [(int(tile.low), int(tile.high)) for tile in order]
        for seat in self.drawing:
            size = len(self.boneyards[seat]) or 28
            self.boneyards[seat], pairs = pairs[:size], pairs[size:]
        if not self.stacks:
            for seat, boneyard in enumerate(self.boneyards):
                self.stacks += [[(boneyard.pop(0), seat)] for _ in range(6)]
        lots = {seat: sum(self.boneyards[seat][0]) for seat in self.drawing}
        self.drawing = [seat for seat in self.drawing if lots[seat] == max(lots.values())]
        if len(self.drawing) == 1:
            size = self.rules.hands[self.number]
            self.number += 1
            self.turn = self.drawing[0]
            self.hands = [[boneyard.pop(0) for _ in range(size)] for boneyard in self.boneyards]
            self.drawing = []
            self.finish()

    def fits(self, tile: Halves, top: Halves) -> bool:
        """The table of BU7."""
        mine, under = sum(tile), sum(top)
        match tile[0] == tile[1], top[0] == top[1]:
            case True, True:
                return mine > under
            case True, False:
                return True
            case False, True:
                return mine >= under
            case _:
                return mine == under or (self.rules.nondouble_rule == "at_least" and mine > under)

    def possible(self, seat: int) -> set[tuple[Halves, int]]:
        """The plays of a seat as (tile, number of the stack)."""
        return {
            (tile, number)
            for number, stack in enumerate(self.stacks, 1)
            for tile in self.hands[seat]
            if self.fits(tile, stack[-1][0])
        }

    def over(self) -> bool:
        """BU10."""
        done = all if self.rules.round_end == "all_out" else any
        return done(not hand for hand in self.hands) or not any(map(self.possible, range(len(self.hands))))

    def finish(self) -> None:
        """Score a round that is over (BU11)."""
        if self.over():
            for seat, hand in enumerate(self.hands):
                where = self.rules.score_tops
                counted = self.stacks if where == "anywhere" else self.stacks[6 * seat : 6 * seat + 6]
                self.totals[seat] += sum(
                    sum(stack[-1][0]) for stack in counted if where == "row" or stack[-1][1] == seat
                )
                self.totals[seat] -= sum(map(sum, hand)) if self.rules.deduct_leftover else 0
            self.drawing = list(range(len(self.hands)))

    def next(self) -> None:
        """The next seat that still has tiles."""
        self.turn = (self.turn + 1) % len(self.hands)
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % len(self.hands)


@pytest.mark.parametrize("seed", range(60))
def test_a_referee_written_from_the_rules_agrees_with_whole_matches(seed: int) -> None:
    """BU2-BU13: lots, hands, every play and pass, ends of rounds and every total, with random options."""
    rng = random.Random(seed)
    game, seats = random_game("build_up", rng)
    match = game.start(seats)
    assert isinstance(match, BuildUpMatch)
    rules = match.game.rules
    referee = Referee(seats, rules)
    while match.to_act():
        step = random_step(match, rng)
        if isinstance(step.move, Deal):
            match.play(step.seat, step.move)
            referee.shuffled(step.move.order)
        else:
            assert step.seat == referee.turn
            plays = referee.possible(referee.turn)
            legal = match.legal_moves(step.seat)
            if plays:
                found = [((int(m.tile.low), int(m.tile.high)), m.stack) for m in legal if isinstance(m, Stack)]
                assert len(found) == len(legal) == len(plays)
                assert set(found) == plays
            else:
                assert list(legal) == [Pass()]
            match.play(step.seat, step.move)
            if isinstance(step.move, Stack):
                tile = (int(step.move.tile.low), int(step.move.tile.high))
                referee.hands[referee.turn].remove(tile)
                referee.stacks[step.move.stack - 1].append((tile, referee.turn))
            referee.finish()
            if not referee.drawing:
                referee.next()
        assert match.score.totals == referee.totals
        assert match.score.number == referee.number
        if match.score.outcome is None:
            assert (match.to_act() == (HOUSE,)) == bool(referee.drawing)
    assert referee.number == len(rules.hands)
    outcome = match.score.outcome
    assert outcome is not None
    best = max(referee.totals)
    assert outcome.winners == tuple(seat for seat, total in enumerate(referee.totals) if total == best)
