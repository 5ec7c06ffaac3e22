"""Build Up: what an independent referee, written from the rules alone, says of whole matches; and rare positions."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import LotsDrawn, RoundStarted, Stacked
from engine.rules.game import Shuffle
from engine.rules.games import make_game
from engine.rules.games.build_up import BuildUpMatch, BuildUpRules
from engine.rules.moves import Deal, Pass, Stack
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import do, random_game, random_step, refused, tiles
from .build_up_table import current, deal, order_with, position, stacks_of

Halves = tuple[int, int]


class Referee:
    """A match in plain numbers (BU2-BU13): piles of (tile, owner), the top last."""

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
                self.totals[seat] += sum(sum(stack[-1][0]) for stack in self.stacks if stack[-1][1] == seat)
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
        assert match.totals == referee.totals
        assert match.number == referee.number
        if match.outcome() is None:
            assert (match.to_act() == (HOUSE,)) == bool(referee.drawing)
    assert referee.number == len(rules.hands)
    outcome = match.outcome()
    assert outcome is not None
    best = max(referee.totals)
    assert outcome.winners == tuple(seat for seat, total in enumerate(referee.totals) if total == best)


def piles_of(match: BuildUpMatch) -> tuple[tuple[Tile, ...], ...]:
    """What the house has to shuffle."""
    need = match.need()
    assert isinstance(need, Shuffle)
    return need.piles


def test_bu3_a_second_tie_is_drawn_again_among_fewer_and_fewer() -> None:
    """Three tie with six pips, then two of them with five, then seat 2 has seven; all keep their last tile."""
    match = make_game("build_up").start(3)
    assert isinstance(match, BuildUpMatch)
    rows = "0-0 0-1 1-1 0-2 1-2 2-2"
    deal(match, *(order_with(f"{rows} 0-6") for _ in range(3)))
    assert list(match.drawing) == [0, 1, 2]
    piles = piles_of(match)
    assert [len(pile) for pile in piles] == [22] * 3
    deal(match, *(order_with(first, pile) for first, pile in zip(("0-4", "0-5", "1-4"), piles, strict=True)))
    assert list(match.drawing) == [1, 2]
    piles = piles_of(match)
    assert [len(pile) for pile in piles] == [22] * 2
    events = match.play(HOUSE, Deal((*order_with("0-5", piles[0]), *order_with("1-6", piles[1]))))
    assert [event.leader for event in events if isinstance(event, (LotsDrawn, RoundStarted))] == [2, 2]
    assert tiles("0-4")[0] in match.view_for(Seat(0)).hand
    assert tiles("1-6")[0] in match.view_for(Seat(2)).hand
    assert all(seat.tiles == 6 and seat.boneyard == 16 for seat in match.view_for(None).seats)


def test_bu7_equal_tiles_of_two_owners_are_two_tiles() -> None:
    """Seat 1 covers seat 0's 3-4 with its own 3-4, and takes its points."""
    match = position("3-4 6-6", ["0-1 0-2", "3-4 0-1"], owners=(0, 0), turn=1)
    event, *_ = do(match, 1, Stack(tiles("3-4")[0], 1))
    assert event == Stacked(Seat(1), tiles("3-4")[0], 1, tiles("3-4")[0], Seat(0))
    assert stacks_of(match).pips_of(Seat(1)) == 7
    assert stacks_of(match).pips_of(Seat(0)) == 12


def test_bu7_one_may_cover_ones_own_tile() -> None:
    match = position("3-4 6-6", ["2-5 0-2", "0-1 0-2"], owners=(0, 1))
    do(match, 0, Stack(tiles("2-5")[0], 1))
    assert stacks_of(match).pips_of(Seat(0)) == 7


def test_bu8_at_least_lets_no_lower_tile_cover() -> None:
    """Nor does it change what doubles may do."""
    rules = BuildUpRules(nondouble_rule="at_least")
    match = position("3-4 5-5", ["2-4 3-5 4-4 0-0", "0-1"], rules=rules)
    found = {(str(move.tile), move.stack) for move in match.legal_moves(Seat(0)) if isinstance(move, Stack)}
    assert found == {("3|5", 1), ("4|4", 1), ("0|0", 1)}


def test_bu9_a_pass_changes_nothing_and_the_player_may_place_later() -> None:
    """Nothing of seat 0 fits tops of 12 and 4; after the 1-1 both tiles do."""
    match = position("6-6 0-4", ["5-6 0-3", "1-1 0-0"])
    assert list(match.legal_moves(Seat(0))) == [Pass()]
    do(match, 0, "pass")
    assert refused(match, 1, "pass") is Refusal.MUST_PLAY
    do(match, 1, Stack(tiles("1-1")[0], 2))
    assert {str(move.tile) for move in match.legal_moves(Seat(0)) if isinstance(move, Stack)} == {"5|6", "0|3"}


def test_bu10_a_last_tile_that_leaves_nobody_a_place_is_a_domino() -> None:
    match = position("6-6 5-5", ["6-6", "0-1"])
    assert current(match).blocked is False
    do(match, 0, Stack(tiles("6-6")[0], 2))
    assert match.result is not None
    assert (match.result.ending, match.result.out) == (Ending.DOMINO, 0)


def test_bu12_what_was_left_in_a_hand_is_never_drawn_again() -> None:
    """BU6: after three rounds six tiles of each set were never in a hand or on the table."""
    for seed in range(10):
        rng = random.Random(seed)
        match = make_game("build_up").start(2)
        assert isinstance(match, BuildUpMatch)
        while match.to_act():
            step = random_step(match, rng)
            match.play(step.seat, step.move)
        assert [len(boneyard) for boneyard in match.boneyards] == [6, 6]
        assert len(match.census()) == 56


def test_the_example_of_the_page_for_players_can_be_played() -> None:
    """BU7, BU11: 3-4 and 0-0 over 2-5, 1-5, 3-3 and 6-6."""
    match = position("2-5 1-5 3-3 6-6", ["3-4 0-0", "0-1 0-2"], owners=(1, 1, 1, 1))
    found = {(str(move.tile), move.stack) for move in match.legal_moves(Seat(0)) if isinstance(move, Stack)}
    assert found == {("3|4", 1), ("3|4", 3), ("0|0", 1), ("0|0", 2)}
