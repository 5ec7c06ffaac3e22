"""Mexican Train: what an independent referee, written from the rules, says of whole rounds."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

from engine.rules.games import make_game
from engine.rules.games.mexican_train.options import MexicanTrainRules
from engine.rules.games.mexican_train.rules import MexicanTrainMatch
from engine.rules.moves import Announce, Deal, Draw, Move, Pass, Play
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Tile

from ..playing import random_game, random_step, result
from ..positions.mexican_train import current, lane

Halves = tuple[int, int]


class Referee:
    """One round in plain numbers (MT4-MT22). Train `seats` is the Mexican Train; `turned` are the trains on which the
    seat on turn has laid a double that is bare."""

    def __init__(self, rules: MexicanTrainRules, high: int, hub: int, order: tuple[Tile, ...], seats: int, size: int):
        pairs: list[Halves] = [(tile.low, tile.high) for tile in order]
        self.rules = rules
        self.high = high
        self.hands = [pairs[seat * size : (seat + 1) * size] for seat in range(seats)]
        self.boneyard = pairs[seats * size :]
        self.ends = [hub] * (seats + 1)
        self.marked = [False] * (seats + 1)
        self.turn = 0
        self.open_double: int | None = None
        self.turned: list[int] = []
        self.drawn: Halves | None = None
        self.faulty = False
        """Whether the seat on turn has drawn without need (MT24)."""
        self.silent: int | None = None
        self.skips = [0] * seats
        self.fines = [0] * seats
        self.laid: list[Halves] = [(hub, hub)]

    def possible(self) -> set[tuple[Halves, int]]:
        """The plays of the seat on turn as (tile, train)."""
        seats = len(self.hands)
        trains = [train for train in range(seats + 1) if train in (self.turn, seats) or self.marked[train]]
        if len(self.turned) == 2:
            trains = self.turned
        if self.open_double is not None:
            trains = [self.open_double]
        found = set()
        for tile in [self.drawn] if self.drawn else self.hands[self.turn]:
            for train in trains:
                if self.ends[train] in tile and not (tile[0] == tile[1] and self.turned and not self.third(tile)):
                    found.add((tile, train))
        return found

    def third(self, double: Halves) -> bool:
        """MT14, MT15: a tile of the hand for one of the two doubles, or no tile left."""
        rest = [tile for tile in self.hands[self.turn] if tile != double]
        return not rest or any(double[0] in tile or self.ends[self.turned[0]] in tile for tile in rest)

    def may_draw(self) -> bool:
        """MT7, MT11, MT12, MT14."""
        return bool(self.boneyard) and not self.drawn and len(self.turned) < 2

    def play(self, move: Move, train: int) -> None:
        """A legal move of the seat on turn, and what a silent player before it has to pay."""
        seat, late = self.turn, None
        if self.silent != seat:
            late, self.silent = self.silent, None
        if isinstance(move, Play):
            self.lay((move.tile.low, move.tile.high), train, announced=move.one)
        elif isinstance(move, Draw):
            fault = bool(self.possible())
            self.faulty = self.faulty or fault
            if fault and self.rules.illegal_draw == "forgive":
                self.late_fine(late)
                return
            self.drawn = self.boneyard.pop(0)
            self.hands[seat].append(self.drawn)
            self.silent = None
            if fault:
                self.fine(seat, self.rules.penalty_illegal_draw)
                if self.rules.penalty_illegal_draw == "keep":
                    self.give_up()
                elif self.rules.penalty_illegal_draw == "keep_and_play":
                    self.drawn = None
        elif self.skips[seat] and not self.turned and not self.drawn:
            self.skips[seat] -= 1
            self.end_turn()
        else:
            self.give_up()
        self.late_fine(late)

    def late_fine(self, late: int | None) -> None:
        if late is not None:
            self.fine(late, self.rules.penalty_no_notice)

    def lay(self, tile: Halves, train: int, *, announced: bool) -> None:
        seat, double = self.turn, tile[0] == tile[1]
        self.hands[seat].remove(tile)
        self.laid.append(tile)
        self.drawn = None
        self.ends[train] = tile[1] if tile[0] == self.ends[train] else tile[0]
        if train == seat and self.rules.marker_removal == "own_play":
            self.marked[seat] = False
        self.silent = seat if len(self.hands[seat]) == 1 and not announced else None
        if train == self.open_double:
            self.open_double = None
        if train in self.turned:
            self.turned.remove(train)
        if double:
            self.turned.append(train)
        elif self.hands[seat]:
            self.end_turn()

    def give_up(self) -> None:
        self.marked[self.turn] = True
        self.end_turn()

    def end_turn(self) -> None:
        """A bare double binds everybody, unless it is dead and the table calls that closed (MT13, MT18)."""
        if self.turned:
            (self.open_double,) = self.turned
        if self.open_double is not None and self.rules.dead_double == "closed":
            suit = self.ends[self.open_double]
            if sum(suit in tile for tile in self.laid) == self.high + 1:
                self.open_double = None
        self.turned, self.drawn, self.faulty = [], None, False
        self.turn = (self.turn + 1) % len(self.hands)
        if self.rules.marker_removal == "next_turn":
            self.marked[self.turn] = False

    def fine(self, seat: int, penalty: str) -> None:
        """MT21, MT22."""
        if penalty == "draw" and self.boneyard:
            self.hands[seat].append(self.boneyard.pop(0))
        self.fines[seat] += 50 * (penalty == "fifty")
        self.skips[seat] += penalty == "skip"

    def stalled(self) -> bool:
        """MT17 by trying: with an empty boneyard all pass, round and round, and no seat ever has a play."""
        if self.boneyard:
            return False
        future = copy.deepcopy(self)
        for _ in range(3 * len(self.hands) + 3 + sum(self.skips)):
            if future.possible():
                return False
            future.give_up()
        return True

    def over(self) -> bool:
        return any(not hand for hand in self.hands) or self.stalled()


def with_word(match: MexicanTrainMatch, move: Move, rng: random.Random) -> Move:
    """Now and then a player says "one tile" with the play."""
    assert match.round is not None
    if isinstance(move, Play) and len(match.round.hands[match.round.turn]) == 2 and rng.random() < 0.5:
        return replace(move, one=True)
    return move


@pytest.mark.parametrize("seed", range(16))
def test_a_referee_written_from_the_rules_agrees_with_whole_rounds(seed: int) -> None:
    """MT2-MT22: plays, draws, markers, doubles, announcements, fines, stalls and every total, with random options."""
    rng = random.Random(seed)
    game, seats = random_game("mexican_train", rng)
    match = game.start(seats)
    assert isinstance(match, MexicanTrainMatch)
    rules, size = match.game.rules, match.game.hand_size(seats)
    high = match.score.deck[-1].high
    totals = [0] * seats
    referee: Referee | None = None
    starter, rounds = -1, 0
    while match.to_act() and rounds < 3:
        step = random_step(match, rng)
        if step.seat == HOUSE:
            match.play(step.seat, step.move)
            if isinstance(step.move, Deal) and match.round is not None:
                assert starter in (-1, (match.score.leader - 1) % seats)
                starter = match.score.leader
                referee = Referee(rules, high, high - rounds, step.move.order, seats, size)
                referee.turn = starter
            continue
        assert referee is not None
        if isinstance(step.move, Announce):
            assert step.seat == referee.silent != referee.turn
            referee.silent = None
            match.play(step.seat, step.move)
            continue
        assert step.seat == referee.turn
        ends = current(match).ends
        legal = match.legal_moves(step.seat)
        skipped = referee.skips[referee.turn] and not referee.turned and not referee.drawn
        offered = {
            ((int(m.tile.low), int(m.tile.high)), ends.index(m.end))
            for m in legal
            if isinstance(m, Play) and m.end is not None
        }
        assert offered == (set() if skipped else referee.possible())
        if skipped or not (offered or referee.may_draw()):
            assert list(legal) == [Pass()]
        else:
            fault = bool(offered) and rules.illegal_draw != "prevent" and referee.may_draw()
            once = rules.illegal_draw == "forgive" or rules.penalty_illegal_draw == "keep_and_play"
            fault = fault and not (once and referee.faulty)
            assert (Draw() in legal) == (fault or not offered)
            assert Pass() not in legal
        move = with_word(match, step.move, rng)
        train = ends.index(move.end) if isinstance(move, Play) and move.end is not None else -1
        match.play(step.seat, move)
        referee.play(move, train)
        state = current(match)
        assert state.values == referee.ends
        assert state.markers == referee.marked[:-1]
        assert [sorted(hand) for hand in state.hands] == [sorted(Tile.of(*t) for t in h) for h in referee.hands]
        assert (match.to_act()[:1] in ((), (HOUSE,))) == referee.over()
        if not referee.over():
            assert [lane(match, at).open_double for at in range(seats + 1)] == [
                at == referee.open_double or at in referee.turned for at in range(seats + 1)
            ]
            assert (len(match.to_act()) == 2) == (referee.silent not in (None, referee.turn))
            continue
        rounds += 1
        for seat, hand in enumerate(referee.hands):
            totals[seat] += sum(map(sum, hand)) + referee.fines[seat]
        assert match.score.totals == totals


def test_mt17_small_rounds_stall_exactly_when_trying_says_so() -> None:
    """Two players of double-9: many rounds stall (MT18 says why), and never a move too early or too late."""
    stalls = dominoes = 0
    for seed in range(60):
        rng = random.Random(seed)
        options = {"set": "d9", "first_leader": "host_choice"}
        match = make_game("mexican_train", options).start(2)
        assert isinstance(match, MexicanTrainMatch)
        deal = random_step(match, rng)
        assert isinstance(deal.move, Deal)
        match.play(HOUSE, deal.move)
        referee = Referee(match.game.rules, 9, 9, deal.move.order, 2, 15)
        while match.score.result is None:
            step = random_step(match, rng)
            if isinstance(step.move, Announce):
                continue
            ends = current(match).ends
            train = ends.index(step.move.end) if isinstance(step.move, Play) and step.move.end is not None else -1
            match.play(step.seat, step.move)
            referee.play(step.move, train)
            assert (match.score.result is not None) == referee.over()
        ending = result(match).ending
        stalls += ending is Ending.BLOCKED
        dominoes += ending is Ending.DOMINO
    assert stalls > 10
    assert dominoes > 10
