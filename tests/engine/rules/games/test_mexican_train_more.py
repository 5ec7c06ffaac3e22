"""Mexican Train: what an independent referee, written from the rules, says of whole rounds; and rare positions."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.game import Shuffle
from engine.rules.games import make_game
from engine.rules.games.mexican_train import MexicanTrainMatch
from engine.rules.games.mexican_train_round import MexicanTrainRules
from engine.rules.moves import Announce, Deal, Draw, Move, Pass, Play
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import random_game, random_step, refused
from .mexican_train_table import current, go, lane, on, plays, result, table

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
            self.drawn = self.boneyard.pop(0)
            self.hands[seat].append(self.drawn)
            self.silent = None
            if fault:
                self.fine(seat, self.rules.penalty_illegal_draw)
                if self.rules.penalty_illegal_draw == "keep":
                    self.give_up()
        elif self.skips[seat] and not self.turned and not self.drawn:
            self.skips[seat] -= 1
            self.end_turn()
        else:
            self.give_up()
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
        self.turned, self.drawn = [], None
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
        """MT17 by trying: with an empty boneyard all pass, round and round, and nobody ever has a play."""
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


@pytest.mark.parametrize("seed", range(40))
def test_a_referee_written_from_the_rules_agrees_with_whole_rounds(seed: int) -> None:
    """MT2-MT22: plays, draws, markers, doubles, announcements, fines, stalls and every total, with random options."""
    rng = random.Random(seed)
    game, seats = random_game("mexican_train", rng)
    match = game.start(seats)
    assert isinstance(match, MexicanTrainMatch)
    rules, size = match.game.rules, match.game.hand_size(seats)
    high = int(rules.set[1:])
    totals = [0] * seats
    referee: Referee | None = None
    starter, rounds = -1, 0
    while match.to_act() and rounds < 3:
        step = random_step(match, rng)
        if step.seat == HOUSE:
            match.play(step.seat, step.move)
            if isinstance(step.move, Deal) and match.round is not None:
                assert starter in (-1, (match.leader - 1) % seats)
                starter = match.leader
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
            fault = bool(offered) and rules.illegal_draw == "allow" and referee.may_draw()
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
        assert match.totals == totals


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
        while match.result is None:
            step = random_step(match, rng)
            if isinstance(step.move, Announce):
                continue
            ends = current(match).ends
            train = ends.index(step.move.end) if isinstance(step.move, Play) and step.move.end is not None else -1
            match.play(step.seat, step.move)
            referee.play(step.move, train)
            assert (match.result is not None) == referee.over()
        ending = result(match).ending
        stalls += ending is Ending.BLOCKED
        dominoes += ending is Ending.DOMINO
    assert stalls > 10
    assert dominoes > 10


def test_mt1_a_named_starter_must_have_a_seat() -> None:
    """Double-9 has seats for four unless the hand is chosen."""
    with pytest.raises(Refused) as caught:
        make_game("mexican_train", {"set": "d9", "first_leader": "host_choice", "first_seat": "7"})
    assert caught.value.refusal is Refusal.BAD_OPTION
    assert make_game(
        "mexican_train", {"set": "d9", "first_leader": "host_choice", "first_seat": "7", "hand_size": "6"}
    ).seat_counts() == (7, 8)


def test_mt3_mt2_every_round_moves_the_start_and_lowers_the_hub() -> None:
    """Four players, the third starts: 2, 3, 0, 1, 2."""
    match = make_game("mexican_train", {"first_leader": "host_choice", "first_seat": "3", "hand_size": "1"}).start(4)
    assert isinstance(match, MexicanTrainMatch)
    found = []
    for seed in range(5):
        need = match.need()
        assert isinstance(need, Shuffle)
        missing = {Tile.of(12 - seed, 12 - seed)}
        assert missing.isdisjoint(need.piles[0])
        match.play(HOUSE, Deal(tuple(need.piles[0])))
        found.append(int(match.leader))
        while match.result is None:
            step = random_step(match, random.Random(seed))
            match.play(step.seat, step.move)
    assert found == [2, 3, 0, 1, 2]


def test_mt5_mt9_after_a_marker_came_off_the_others_may_not_use_the_train() -> None:
    """Seat 0 plays at home; its 9 is closed to seat 1 again."""
    match = table(["5-9 0-0 0-1", "7-9 1-2 3-3", "2-2"], "5! 4 8 12", "11-11")
    go(match, 0, "5-9@0")
    assert plays(match, 1) == {"draw"}


def test_mt10_a_double_on_the_mexican_train_binds_like_any_other() -> None:
    match = table(["12-12 0-0 1-1", "5-8 12-3 4-6", "2-2"], "5 4 8 12", "11-11 10-10", hub=9)
    go(match, 0, "12-12@M", "draw", "pass")
    assert lane(match, 3).open_double
    assert plays(match, 1) == {"3-12@M"}


def test_mt11_a_drawn_tile_may_leave_the_double_open_by_going_elsewhere() -> None:
    """MT-A8: free choice, also for the tile drawn."""
    match = table(["6-6 1-7 0-3", "5-6 9-9", "2-2"], "6 4 8 2", "2-6 11-11")
    go(match, 0, "6-6@0", "draw")
    assert plays(match) == {"2-6@0", "2-6@M"}
    go(match, 0, "2-6@M")
    assert plays(match, 1) == {"5-6@0"}


def test_mt13_a_cover_ends_the_turn_and_frees_the_other_trains() -> None:
    match = table(["1-1", "6-10 4-7 1-4", "8-11 2-2"], "6 4 8 2", "0-1", turn=1, bound=0)
    go(match, 1, "6-10@0")
    assert match.to_act()[0] == 2
    assert plays(match, 2) == {"8-11@2", "2-2@M"}


def test_mt13_a_second_player_who_cannot_cover_is_marked_as_well() -> None:
    """Two players draw in vain; the double still binds the first, who may now cover it with what he drew before."""
    match = table(["6-9 1-1", "4-7 1-2", "0-3 0-5"], "6 4 3 2", "4-5 8-9", turn=1, bound=0)
    go(match, 1, "draw", "pass")
    go(match, 2, "draw", "pass")
    assert [lane(match, at).marker for at in range(3)] == [False, True, True]
    assert plays(match) == {"6-9@0"}


def test_mt14_the_second_double_may_lie_on_a_marked_train_and_the_third_tile_on_either() -> None:
    match = table(["6-6 4-4 4-9 1-6 0-0", "2-8 4-8", "2-2"], "6 4! 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert "4-4@1" in plays(match)
    go(match, 0, "4-4@1")
    assert plays(match) == {"1-6@0", "4-9@1"}
    go(match, 0, "1-6@0")
    assert lane(match, 1).open_double
    assert not lane(match, 0).open_double
    assert plays(match, 1) == {"4-8@1"}


def test_mt14_the_third_tile_may_be_the_last() -> None:
    match = table(["6-6 2-2 2-9", "4-7", "0-0"], "6 4 3 2", "0-1")
    go(match, 0, "6-6@0", "2-2@M", "2-9@M")
    assert result(match).out == 0


def test_mt15_a_drawn_second_double_is_not_the_last_tile_while_another_is_held() -> None:
    """5-7 fits neither double, so MT14 forbids the 2-2, and MT15 asks for an empty hand."""
    match = table(["6-6 5-7", "4-7", "0-0"], "6 4 3 2", "2-2 0-1")
    go(match, 0, "6-6@0", "draw")
    assert plays(match) == {"pass"}
    assert refused(match, 0, on(match, "2-2@M")) is Refusal.NO_THIRD_TILE


def test_mt20_a_tile_drawn_in_mid_turn_closes_the_own_window() -> None:
    """Seat 0 lays a double and has one tile left, draws for the additional tile, and has two: nothing to announce."""
    match = table(["6-6 5-7", "4-7 1-1", "0-0"], "6 4 3 2", "0-1 0-2 0-3", options={"penalty_no_notice": "fifty"})
    go(match, 0, "6-6@0", "draw", "pass")
    assert match.to_act() == (1,)
    go(match, 1, "draw", "pass")
    assert current(match).fines == [0, 0, 0]


def test_g8_the_board_and_the_phase_do_not_tell_whether_a_drawn_tile_fits() -> None:
    """Only the owner's moves differ."""
    seen = []
    for drawn in ("5-6", "3-4"):
        match = table(["1-2 8-9", "1-1", "2-2"], "5 8 3 12", f"{drawn} 0-6")
        go(match, 0, "draw")
        seen.append((match.view_for(None), match.view_for(Seat(1)), match.to_act()))
    assert seen[0] == seen[1]
