"""Mexican Train: one test or more for every numbered sentence, MT17 to MT19 (the end of a round and the scores)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    MatchEnded,
    RoundEnded,
)
from engine.rules.games import make_game
from engine.rules.games.mexican_train.round import MexicanTrainRound
from engine.rules.games.mexican_train.rules import MexicanTrainMatch
from engine.rules.moves import Pass
from engine.rules.scoring import Ending, Outcome, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat
from engine.rules.views import TrainsBoard

from ..playing import play_round, random_step, random_steps, refused, result, tiles
from ..positions.mexican_train import current, go, lane, plays, start, table


def test_mt17_the_last_tile_ends_the_round_at_once() -> None:
    match = table(["3-7", "1-1", "2-2"], "7 4 8 12", "0-1")
    go(match, 0, "3-7@0")
    assert match.to_act() == (HOUSE,)
    assert match.view_for(None).shown == ((), tuple(tiles("1-1")), tuple(tiles("2-2")))


def test_mt17_stalled_when_nothing_in_any_hand_fits_any_end() -> None:
    match = table(["4-6 0-5", "2-2"], "5 8 9")
    events = go(match, 0, "0-5@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.BLOCKED
    assert result(match).scores == (10, 4)
    assert result(match).winner is None


def test_mt17_an_unmarked_train_may_still_become_eligible() -> None:
    """Seat 1's 2-5 fits only seat 0's private train. All pass once, which marks it."""
    match = table(["4-6 8-10", "2-5 1-1"], "5 8 9")
    go(match, 0, "pass")
    assert match.score.result is None
    assert plays(match, 1) == {"2-5@0"}


def test_mt17_passes_in_a_row_do_not_prove_a_stall() -> None:
    """Seat 0's 2-8 fits seat 1's private train only: two passes, and then it is marked."""
    match = table(["2-8 4-6", "1-1 0-0"], "5 8 9")
    go(match, 0, "pass")
    go(match, 1, "pass")
    assert match.score.result is None
    assert plays(match, 0) == {"2-8@1"}


def test_mt17_an_unstarted_train_is_an_end_too() -> None:
    match = table(["4-6 0-5", "2-12"], "5 8 12", hub=12)
    go(match, 0, "0-5@0")
    assert match.score.result is None
    assert plays(match, 1) == {"2-12@M"}


def test_mt17_a_boneyard_keeps_the_round_going() -> None:
    match = table(["4-6 0-5", "2-2"], "5 8 9", "1-1")
    go(match, 0, "0-5@0")
    assert match.score.result is None
    go(match, 1, "draw")
    assert result(match).ending is Ending.BLOCKED


def test_mt17_an_open_double_shuts_out_all_other_ends() -> None:
    """No seat has a six, though seat 1 could play 4-7 at home."""
    match = table(["6-6 5-7", "4-7", "0-0"], "6 4 3 2")
    events = go(match, 0, "6-6@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.BLOCKED


def test_mt17_the_additional_tile_may_still_prevent_a_stall() -> None:
    """Seat 0 holds no six, but must play 2-9 first; then no seat can cover the double."""
    match = table(["6-6 2-9 1-1", "4-7", "0-0"], "6 4 3 2")
    go(match, 0, "6-6@0")
    assert match.score.result is None
    go(match, 0, "2-9@M")
    assert result(match).ending is Ending.BLOCKED


def test_mt17_a_stall_is_found_exactly_when_no_seat_could_ever_play_again() -> None:
    """Random rounds, half of them with very small boneyards. After every step with an empty boneyard: if the round goes
    on, passing round the table brings a play within two laps; if it is stalled, marking every train doesn't help."""
    stalls = laps = 0
    for seed in range(150):
        rng = random.Random(seed)
        options = {"set": "d9", "dead_double": rng.choice(["literal", "closed"])}
        match = start(2 + seed % 3, {**options, "hand_size": "12"} if seed % 2 else options)
        for _ in random_steps(match, rng, 1):
            round_ = match.round
            if round_ is None or round_.boneyard or round_.out is not None:
                continue
            if round_.over:
                stalls += 1
                assert not anybody_could_play(round_.copy())
            else:
                laps += 1
                assert passing_brings_a_play(round_.copy())
    assert stalls > 20
    assert laps > 200


def anybody_could_play(trial: MexicanTrainRound) -> bool:
    """Once this turn is given up, with a marker on every train."""
    trial.play(Pass())
    trial.markers = [True] * len(trial.hands)
    trial.skips = []
    for seat in range(len(trial.hands)):
        trial.turn = Seat(seat)
        if trial.plays():
            return True
    return False


def passing_brings_a_play(trial: MexicanTrainRound) -> bool:
    """Within two laps."""
    for _ in range(2 * len(trial.hands) + 1):
        if trial.plays():
            return True
        trial.play(Pass())
    return False


def test_mt18_a_double_of_an_exhausted_suit_stays_open() -> None:
    match = exhausted({})
    go(match, 0, "1-1@0", "2-9@M")
    assert current(match).bound == 0
    assert lane(match, 0).open_double
    assert plays(match, 1) == {"draw"}


def test_mt18_or_counts_as_closed() -> None:
    match = exhausted({"dead_double": "closed"})
    go(match, 0, "1-1@0", "2-9@M")
    assert current(match).bound is None
    assert not lane(match, 0).open_double
    assert plays(match, 1) == {"4-7@1"}


def test_mt18_a_double_that_can_be_covered_binds_in_any_case() -> None:
    match = exhausted({"dead_double": "closed"}, boneyard="1-4 0-4", ones=ONES.removesuffix(" 4|1@2"))
    go(match, 0, "1-1@0", "2-9@M")
    assert current(match).bound == 0


def test_mt18_closed_with_an_empty_boneyard_is_no_stall() -> None:
    match = exhausted({"dead_double": "closed"}, "1-1 5-7", "")
    go(match, 0, "1-1@0")
    assert match.score.result is None
    go(match, 0, "pass")
    assert plays(match, 1) == {"4-7@1"}
    match = exhausted({}, "1-1 5-7", "")
    go(match, 0, "1-1@0")
    assert result(match).ending is Ending.BLOCKED


ONES = (
    "0|1@2 1|5@2 5|6@2 6|1@2 1|7@2 7|8@2 8|1@2 1|9@2 9|10@2 10|1@2 1|11@2 11|3@2 3|1@2 1|2@2 2|4@2 4|1@2"
)  # fmt: skip


def exhausted(
    options: dict[str, str], hand: str = "1-1 2-9 5-7", boneyard: str = "0-3 0-4", ones: str = ONES
) -> MexicanTrainMatch:
    """Seat 0 has the 1-1; all other ones lie on its train and on seat 2's."""
    return table([hand, "4-7 0-0", "2-2"], "1 4 0 2", boneyard, more=ones, options=options)


def test_mt19_each_seat_scores_the_pips_in_hand() -> None:
    match = table(["3-4", "0-0 11-12", "0-1"], "3 12 12 12", totals=(10, 20, 30))
    events = go(match, 0, "3-4@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).scores == (0, 23, 1)
    assert result(match).totals == (10, 43, 31)
    assert result(match).receipts[1] == Receipt(1, 23, (Term(Why.HAND, 23),))


def test_mt19_the_lowest_total_wins_and_ties_share() -> None:
    match = table(["0-4", "1-2", "0-6"], "0 0 0 0", hub=0, totals=(50, 47, 60))
    assert match.score.number == 13
    events = go(match, 0, "0-4@0")
    assert events[-1] == MatchEnded(Outcome((50, 50, 66), (1, 1, 3)))
    assert match.to_act() == ()
    assert refused(match, 0, "pass") is Refusal.MATCH_OVER


@pytest.mark.parametrize(("rounds", "last"), [("1", "12|12"), ("3", "10|10")])
def test_mt23_the_first_so_many_hubs_are_played(rounds: str, last: str) -> None:
    match = make_game("mexican_train", {"rounds": rounds, "hand_size": "2"}).start(4)
    assert match.view_for(None).rounds == int(rounds)
    for seed in range(int(rounds)):
        assert match.score.outcome is None
        play_round(match, random.Random(seed))
    board = match.view_for(None).board
    assert isinstance(board, TrainsBoard)
    assert str(board.hub) == last
    assert match.score.outcome is not None


def test_mt23_all_hubs_are_played_unless_the_table_says_otherwise_and_no_more() -> None:
    assert make_game("mexican_train").start(2).view_for(None).rounds == 13
    assert make_game("mexican_train", {"set": "d9"}).start(2).view_for(None).rounds == 10
    with pytest.raises(Refused):
        make_game("mexican_train", {"set": "d9", "rounds": "11"})


@pytest.mark.parametrize(
    ("name", "hands"),
    [("d9", {5: 8, 6: 7, 7: 6, 8: 5}), ("d12", {9: 8, 10: 7, 11: 6, 12: 6})],
)
def test_mt25_more_seats_take_smaller_hands(name: str, hands: dict[int, int]) -> None:
    game = make_game("mexican_train", {"set": name})
    assert max(game.seat_counts()) == max(hands)
    for seats, size in hands.items():
        match = game.start(seats)
        while match.to_act()[0] == HOUSE:
            step = random_step(match, random.Random(1))
            match.play(step.seat, step.move)
        assert {seat.tiles for seat in match.view_for(None).seats} == {size}
