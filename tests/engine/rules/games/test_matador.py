"""Matador: each rule by its number (MA1-MA9)."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import Played
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.games.matador.rules import Matador
from engine.rules.moves import move_text
from engine.rules.position import read_position, write_position
from engine.rules.scoring import Ending
from engine.rules.tiles import Seat
from tests.engine.robots.contest import contest

from ..playing import do, refused, result
from ..positions.block import deal


def read(position: str) -> Match:
    return read_position(f"matador | {position}")


def legal(match: Match, seat: int = 0) -> list[str]:
    """The moves of a seat, as text."""
    return list(map(move_text, match.legal_moves(Seat(seat))))


@pytest.mark.parametrize(("seats", "hand", "boneyard"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_ma1_two_players_get_seven_tiles_and_more_get_five(seats: int, hand: int, boneyard: int) -> None:
    match = make_game("matador").start(seats)
    deal(match)
    view = match.view_for(None)
    assert ({seat.tiles for seat in view.seats}, view.boneyard) == ({hand}, boneyard)
    assert make_game("matador").seat_counts() == (2, 3, 4)


def test_ma2_the_highest_double_leads_or_the_heaviest_tile() -> None:
    match = make_game("matador").start(2)
    deal(match, ["5|6 0|1 1|2 0|4 0|5 0|6 1|3", "2|2 0|0 3|5 3|6 1|4 1|5 2|3"])
    assert (match.to_act(), legal(match, 1)) == ((Seat(1),), ["2|2"])
    match = make_game("matador").start(2)
    deal(match, ["5|6 0|1 1|2 0|4 0|5 0|6 1|3", "4|6 0|2 3|5 3|6 1|4 1|5 2|3"])
    assert (match.to_act(), legal(match)) == ((Seat(0),), ["5|6"])


def test_ma3_the_halves_that_touch_make_seven() -> None:
    match = read("hands 3|6 3|3 5|5 2|4 / 0|2 1|1 | line 1|5")
    assert legal(match) == ["3|6@0", "2|4@1"]
    assert refused(match, 0, "5|5@1") is Refusal.DOES_NOT_FIT
    events = do(match, 0, "2|4@1")
    assert next(event for event in events if isinstance(event, Played)).inner == 2
    assert (match.round.left, match.round.right) == (1, 4)
    assert "line 1|5 2|4@right" in write_position(match)


def test_ma4_a_matador_fits_every_end_and_nothing_else_fits_a_blank() -> None:
    match = read("hands 0|0 3|4 0|5 / 1|1 | line 0|6 1|0@right")
    assert (match.round.left, match.round.right) == (0, 0)
    assert legal(match) == ["0|0@0", "3|4@0>3", "3|4@0>4", "0|0@2", "3|4@2>3", "3|4@2>4"]
    do(match, 0, "0|0@2")
    assert (match.round.left, match.round.right) == (0, 0)


@pytest.mark.parametrize(("move", "left", "kept"), [("3|4@0>4", 4, "3|4@left>4"), ("3|4@0>3", 3, "3|4@left>3")])
def test_ma5_the_player_chooses_which_half_of_a_matador_stays_open(move: str, left: int, kept: str) -> None:
    match = read("hands 3|4 1|1 / 2|2 | line 6|6")
    do(match, 0, move)
    assert (match.round.left, match.round.right) == (left, 6)
    assert f"line 6|6 {kept}" in write_position(match)
    again = read_position(write_position(match))
    assert (again.round.left, again.round.right) == (left, 6)


def test_ma6_a_stuck_player_draws_and_the_last_two_tiles_stay() -> None:
    match = read("hands 5|5 / 2|2 1|6 | line 3|3 | boneyard 0|1 4|4 0|2 1|1")
    assert legal(match) == ["draw"]
    do(match, 0, "draw")
    assert legal(match) == ["draw"]
    do(match, 0, "draw")
    assert legal(match) == ["4|4@0", "4|4@1"]
    match = read("hands 5|5 / 2|2 1|6 | line 3|3 | boneyard 4|4 0|2")
    assert legal(match) == ["pass"]


def test_ma6_at_will_a_player_may_draw_instead() -> None:
    match = read_position("matador draw_anyway=on | hands 4|4 / 2|2 | line 3|3 | boneyard 0|1 5|5 0|2")
    assert legal(match) == ["4|4@0", "4|4@1", "draw"]


def test_ma7_the_player_who_is_out_scores_the_pips_of_all_the_others() -> None:
    match = read("hands 3|4 / 5|5 / 0|1 | line 6|6")
    do(match, 0, "3|4@0>3")
    assert (result(match).ending, result(match).scores) == (Ending.DOMINO, (11, 0, 0))


def test_ma8_the_fewest_pips_of_a_blocked_round_score_the_others() -> None:
    match = read("hands 0|1 2|2 / 5|5 / 6|6 | line 6|0")
    assert legal(match) == ["0|1@1"]
    do(match, 0, "0|1@1")
    assert (result(match).ending, result(match).scores) == (Ending.BLOCKED, (22, 0, 0))


def test_ma8_a_tie_for_the_fewest_scores_nothing() -> None:
    match = read("hands 0|1 2|2 / 1|3 / 6|6 | line 6|0")
    do(match, 0, "0|1@1")
    assert (result(match).winner, result(match).scores) == (None, (0, 0, 0))


def test_ma9_the_first_to_the_target_wins() -> None:
    match = read("hands 3|4 / 5|5 | line 6|6 | totals 91 0")
    do(match, 0, "3|4@0>3")
    assert match.view_for(None).outcome is not None


def test_a_last_tile_that_joins_both_ends_by_its_two_halves_is_an_achievement() -> None:
    for tile, line, earned in (("2|6", "1|5", True), ("1|6", "2|4", False), ("2|4", "5|6", False)):
        match = read(f"hands {tile} / 4|4 | line {line}")
        lead = Played(Seat(1), match.round.line[0].tile)
        events = [lead, *do(match, 0, legal(match)[0])]
        assert list(Matador.achievements()["both_ends"](events, result(match))) == ([Seat(0)] if earned else [])


def test_the_robot_beats_random_moves() -> None:
    wins = sum(contest("matador", 2, {seed % 2}, seed).winners == (seed % 2,) for seed in range(40))
    assert wins >= 24
