"""Block: what an independent referee, written from the rules alone, says of whole rounds; and rare positions."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import LotsDrawn, RoundStarted
from engine.rules.games import make_game
from engine.rules.games.block import BlockMatch
from engine.rules.moves import Deal, Move, Pass, Play
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import do, random_game, random_step, refused
from .block_table import deal, dealt, lots, result, start, table

Halves = tuple[int, int]


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
        """Somebody is out, or nobody can play."""
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
    return pair, "" if move.end is None else match.round.end(move.end)[0]


@pytest.mark.parametrize("seed", range(120))
def test_a_referee_written_from_the_rules_agrees_with_whole_rounds(seed: int) -> None:
    """BL4-BL16: legal plays, passes, the end of every round, its points and the next leader, with random options."""
    rng = random.Random(seed)
    game, seats = random_game("block", rng)
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
                referee = Referee(step.move.order, seats, size, match.leader)
            continue
        assert referee is not None
        assert step.seat == referee.turn
        expected = referee.possible(referee.turn)
        legal = match.legal_moves(step.seat)
        if not referee.line and options.get("lead_rule") == "highest_double":
            assert len(legal) == 1
        elif expected:
            assert {named(match, move) for move in legal} == expected
        else:
            assert list(legal) == [Pass()]
        if isinstance(step.move, Play):
            referee.play(*named(match, step.move))
        before = list(match.totals)
        match.play(step.seat, step.move)
        referee.turn = (referee.turn + 1) % seats
        assert (match.round is None or match.round.over) == referee.over()
        if referee.over():
            rounds += 1
            award = referee.award(options)
            gained = [after - earlier for after, earlier in zip(match.totals, before, strict=True)]
            expected_gain = [award[1] if award and award[0] == side else 0 for side in range(len(gained))]
            assert gained == expected_gain, (seed, options)


@pytest.mark.parametrize("size", ["8", "14"])
def test_bl1_four_partners_cannot_have_more_tiles_than_the_set(size: str) -> None:
    """BL1, BL2: n·h never exceeds the set; eight tiles for each of four would leave the last one short."""
    with pytest.raises(Refused) as caught:
        make_game("block", {"partnership": "on", "hand_size": size})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_bl1_partners_may_have_the_whole_set() -> None:
    game = make_game("block", {"partnership": "on", "hand_size": "7"})
    assert game.seat_counts() == (4,)
    match = start(4, {"partnership": "on", "hand_size": "7"})
    lots(match, 0)
    deal(match)
    assert match.view_for(None).boneyard == 0
    assert [seat.tiles for seat in match.view_for(None).seats] == [7] * 4


def nil_all(**options: str) -> Receipt | None:
    """Seat 0 goes out with 1|2 while seat 1 holds only the double blank."""
    match = table(["1|2", "0|0", "5|6", "4|4"], "1|1", options={"partnership": "on", **options})
    do(match, 0, "1|2@1")
    receipts = result(match).receipts
    return receipts[0] if receipts else None


def test_bl9_bl10_with_individual_scoring_nil_all_is_a_tie_for_partners_too() -> None:
    """`individual` is BL8 and BL9 for the four seats; by sides the one that is out wins."""
    assert nil_all(partnership_scoring="individual") is None
    assert nil_all(partnership_scoring="individual", domino_wins_ties="on") == Receipt(0, 8, (Term(Why.LOSERS, 8),))
    assert nil_all() == Receipt(0, 8, (Term(Why.LOSERS, 8),))


def test_bl3_bl4_the_lead_rotates_through_every_seat_whoever_wins() -> None:
    """Seat 2 drew the lead of three: 2, 0, 1, 2."""
    match = start(3, {"hand_size": "1", "target": "1000"})
    lots(match, 2)
    leaders = []
    for _ in range(4):
        events = deal(match, ["6|6", "5|5", "4|4"])
        leaders += [event.leader for event in events if isinstance(event, RoundStarted)]
        do(match, leaders[-1], ("6|6", "5|5", "4|4")[leaders[-1]])
    assert leaders == [2, 0, 1, 2]


def test_bl5_a_double_on_both_ends_may_go_on_either() -> None:
    """A line with equal ends offers every tile of that suit twice, a double too."""
    match = dealt(["1|4 4|4 0|4", "0|1 6|6 5|5"])
    do(match, 0, "1|4")
    do(match, 1, "0|1@0")
    do(match, 0, "0|4@2")
    assert match.round is not None
    assert [place.value for place in match.round.layout().ends.values()] == [4, 4]
    do(match, 1, "pass")
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert len(match.legal_moves(Seat(0))) == 2


def test_bl7_bl8_a_last_tile_that_also_blocks_is_a_domino() -> None:
    """The player is out: nothing is subtracted, and the round is not called blocked."""
    match = table(["0|4", "1|1", "2|2"], "0|1 1|4@1")
    do(match, 0, "0|4@0")
    assert result(match).ending is Ending.DOMINO
    assert result(match).scores == (6, 0, 0)


def test_bl12_an_equal_count_in_a_blocked_round_is_drawn_for_as_well() -> None:
    """A block is a block, though nobody scored."""
    match = table(["3|4 0|4", "1|6", "6|6"], "0|1 1|4@1", options={"lead_after_block": "draw_high"})
    do(match, 0, "0|4@2")
    assert result(match).winner is None
    assert isinstance(lots(match, 1)[0], LotsDrawn)
    started = deal(match)[0]
    assert started == RoundStarted(2, Seat(1))


def test_bl11_with_the_target_reached_nobody_draws_for_the_lead() -> None:
    """A blocked round that ends the match leaves the house nothing to do."""
    match = table(["0|2 6|6", "1|3 5|5"], "0|1 0|0@0", totals=(0, 99), options={"lead_after_block": "draw_high"})
    do(match, 0, "0|2@2")
    do(match, 1, "1|3@1")
    assert match.outcome() is not None
    assert match.to_act() == ()
    assert match.need() is None
