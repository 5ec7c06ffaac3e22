"""Muggins: one test or more for every numbered sentence, from MU17 on (the end of a round and of a match)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import (
    DrewTiles,
    MatchEnded,
    Played,
    RoundEnded,
    Scored,
)
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.games.muggins.rules import MugginsRules
from engine.rules.moves import Call, Draw
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why, places
from engine.rules.tiles import Tile

from ..playing import do, play_round, refused, result
from ..positions.muggins import fifteen, on, table


def test_mu17_a_round_ends_with_a_players_last_tile() -> None:
    match = table(["2-6", "0-6 0-1"], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    assert (result(match).ending, result(match).out, result(match).winner) == (Ending.DOMINO, 0, 0)
    assert result(match).hands == ((), (Tile.of(0, 1), Tile.of(0, 6)))
    assert match.view_for(None).shown == result(match).hands


def test_mu17_a_dead_layout_ends_the_round_before_anybody_draws() -> None:
    """Both ends show 5 and no 5 is left, in hands or boneyard."""
    match = table(["5-5 0-0", "1-1 0-1"], "0-5 0-3@L 3-5@L", "2-2 1-2", claims="auto")
    do(match, 0, on(match, "5-5@L"))
    assert result(match).ending is Ending.BLOCKED
    assert match.view_for(None).boneyard == 2
    assert match.score.totals == [20, 0]  # 10 + 5 in play, then 3 pips of seat 1, rounded up


def test_mu17_a_layout_is_not_dead_while_the_boneyard_has_a_tile_that_fits() -> None:
    match = table(["5-5 0-0", "1-1 0-1"], "0-5 0-3@L 3-5@L", "2-2 2-5", claims="auto")
    do(match, 0, on(match, "5-5@L"))
    assert match.score.result is None
    assert forced_move(match) == (1, Draw())


def test_mu17_with_an_empty_boneyard_it_is_blocked_when_no_hand_fits() -> None:
    match = table(["5-5 0-0", "1-1 0-1"], "0-5 0-3@L 3-5@L", claims="auto")
    do(match, 0, on(match, "5-5@L"))
    assert result(match).ending is Ending.BLOCKED


def test_mu17_the_table_may_draw_out_a_dead_layout_first() -> None:
    match = table(["5-5 0-0", "1-1 0-1"], "0-5 0-3@L 3-5@L", "2-2 1-2", claims="auto", dead_layout="draw_out")
    do(match, 0, on(match, "5-5@L"))
    assert forced_move(match) == (1, Draw())
    do(match, 1, "draw")
    assert match.score.result is None
    drew, ended = do(match, 1, "draw")
    assert isinstance(drew, DrewTiles)
    assert isinstance(ended, RoundEnded)
    assert result(match).ending is Ending.BLOCKED
    assert match.score.totals == [25, 0]  # 15 in play; 1-1 0-1 2-2 1-2 is 10


def test_mu18_the_dominoer_adds_all_opponents_pips_rounded_together() -> None:
    match = table(["2-6", "0-6 0-1", "3-3"], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    (receipt,) = result(match).receipts
    assert receipt == Receipt(0, 15, (Term(Why.OPPONENTS, 7), Term(Why.OPPONENTS, 6)), rounded_to=5)


def test_mu18_the_partners_pips_do_not_count() -> None:
    match = table(["2-6", "0-1", "5-5 4-6", "0-2"], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    assert match.score.totals == [5, 0]


BLOCKING = ("0-5 0-3@L 3-5@L", "5-5@L")
"""A layout, and the play by seat 0 that ends it; it counts 15."""


def blocked(*hands: str, block_tie: str = "none") -> RoundResult:
    """The round that seat 0 blocks while these hands are left."""
    match = table(["5-5 " + hands[0], *hands[1:]], BLOCKING[0], claims="auto", block_tie=block_tie)
    do(match, 0, on(match, BLOCKING[1]))
    return result(match)


def test_mu19_blocked_the_lowest_adds_the_opponents_pips_and_keeps_his_own() -> None:
    ended = blocked("6-6", "0-4", "3-4")
    assert ended.winner == 1
    assert ended.receipts[-1] == Receipt(1, 20, (Term(Why.OPPONENTS, 12), Term(Why.OPPONENTS, 7)), rounded_to=5)
    assert ended.scores == (15, 20, 0)


def test_mu19_blocked_teams_combine_their_pips() -> None:
    ended = blocked("0-1", "2-2", "6-6", "2-3")
    assert ended.winner == 1
    assert ended.scores == (15, 15)
    assert ended.receipts[-1].terms == (Term(Why.OPPONENTS, 13),)


@pytest.mark.parametrize(("pips", "points"), [("0-1", 0), ("1-1", 0), ("1-2", 5), ("0-4", 5), ("3-4", 5), ("4-4", 10)])
def test_mu20_remainders_of_one_and_two_go_down_three_and_four_up(pips: str, points: int) -> None:
    match = table(["2-6", pips], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    assert match.score.totals == [points, 0]


def test_mu21_a_tie_for_lowest_scores_nothing() -> None:
    ended = blocked("0-4", "1-3", "6-6")
    assert (ended.winner, ended.scores) == (None, (15, 0, 0))
    assert blocked("0-4", "1-3", "1-1", "0-2").winner is None  # teams, 6 and 6
    assert blocked("0-4", "1-3", block_tie="split").scores == (15, 0)  # there is no third


def test_mu21_two_of_three_may_share_the_thirds_pips() -> None:
    ended = blocked("0-4", "1-3", "6-6 4-4", block_tie="split")
    assert (ended.winner, ended.scores) == (None, (25, 10, 0))
    assert blocked("0-4", "1-3", "2-2", block_tie="split").scores == (15, 0, 0)  # three tie


def test_mu22_the_target_is_250_and_ends_the_match_at_once() -> None:
    assert MugginsRules().target == 250
    match = fifteen(totals=[235, 249, 0])
    events = do(match, 0, on(match, "3-6@L", 15))
    assert [type(event) for event in events] == [Played, Scored, RoundEnded, MatchEnded]
    assert result(match).ending is Ending.TARGET
    assert match.to_act() == ()
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.places == (1, 2, 3)
    assert refused(match, 1, Call()) is Refusal.MATCH_OVER


def test_mu22_a_stolen_score_wins_too() -> None:
    match = fifteen(totals=[249, 0, 235])
    do(match, 0, on(match, "3-6@L"))
    do(match, 2, Call())
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == (2,)


def test_mu22_points_are_booked_one_at_a_time_so_there_is_never_a_tie() -> None:
    """Both would reach the target by sharing; the first in the order of play does."""
    match = table(
        ["5-5 0-4", "1-3", "6-6 4-4"], BLOCKING[0], claims="auto", block_tie="split", totals=[225, 240, 0], lead=1
    )
    do(match, 0, on(match, BLOCKING[1]))
    assert match.score.totals == [240, 250, 0]


def test_scores_of_a_round_are_the_sum_of_its_receipts() -> None:
    match = table(["4-6 0-6", "1-1"], boneyard="2-2", claims="auto")
    do(match, 0, on(match, "4-6"))
    do(match, 1, "draw")
    do(match, 1, "pass")
    do(match, 0, on(match, "0-6@R"))
    assert [receipt.points for receipt in result(match).receipts] == [10, 5]
    assert result(match).scores == (15, 0)


def test_mu25_a_match_ends_after_a_number_of_rounds_ties_included() -> None:
    match = make_game("muggins", {"rounds": "2", "claims": "auto", "target": "1000"}).start(3)
    for number in (1, 2):
        assert match.score.outcome is None
        play_round(match, random.Random(number))
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.places == places(outcome.totals)
    assert match.view_for(None).rounds == 2


def test_mu25_without_a_limit_only_the_target_ends_a_match() -> None:
    assert make_game("muggins").start(3).view_for(None).rounds is None
