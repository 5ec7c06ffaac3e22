"""Bergen's robot makes like ends, leaves none to the next player and beats a player who moves at random."""

from __future__ import annotations

import random

from engine.robots import choose
from engine.rules.games.bergen.robot import reply
from engine.rules.moves import move_text
from engine.rules.position import read_position
from engine.rules.tiles import Seat

from .contest import contest


def said(position: str) -> str:
    """The move of seat 0."""
    move = choose(read_position(f"bergen {position}").view_for(Seat(0)), random.Random(0))
    assert move is not None
    return move_text(move)


def test_it_prefers_three_points_to_two_and_two_to_none() -> None:
    assert said("| hands 2|2 2|5 5|6 / 1|1 | line 2|6 4|6@right 2|4@right").startswith("2|2")
    assert said("| hands 2|4 2|5 / 1|1 0|0 | line 2|6 4|6@right").startswith("2|4")


def test_it_leads_its_double_only_where_that_scores() -> None:
    assert said("lead_rule=any | hands 1|1 5|6 / 2|2 3|3") == "1|1"
    assert said("lead_rule=any lead_scores=off | hands 0|0 5|6 / 5|5 2|2 | boneyard rest") == "5|6"


def test_it_leaves_no_ends_that_one_tile_makes_alike() -> None:
    """After 3-6 the ends are 3 and 1, and 1-3 is laid; after 5-6 they are 5 and 1, and 1-5 is unseen."""
    line = "1|6 1|3@left 3|4@left 1|4@left"
    assert said(f"| hands 3|6 5|6 0|2 / 2|2 0|0 | line {line} | boneyard rest") == "3|6@1"


def replied(position: str) -> str:
    """The move of the quick rule on a round whose tiles are all known."""
    return move_text(reply(read_position(f"bergen {position}").round))


def test_its_quick_rule_scores_before_all_and_then_fears_the_next_hand() -> None:
    assert replied("| hands 2|2 2|5 5|6 / 1|1 | line 2|6 4|6@right 2|4@right").startswith("2|2")
    line = "1|6 1|2@left 2|4@left 1|4@left"
    assert replied(f"| hands 3|6 5|6 / 1|3 0|0 | line {line}").startswith("5|6")
    assert replied(f"| hands 3|6 5|6 / 1|5 0|0 | line {line} | boneyard rest").startswith("3|6")
    assert replied(f"| hands 3|6 5|6 0|5 / 2|2 0|0 | line {line} | boneyard rest").startswith("5|6"), "0|5 still fits"


def test_it_beats_a_player_who_moves_at_random() -> None:
    wins = sum(contest("bergen", 2, {seed % 2}, seed).winners == (seed % 2,) for seed in range(60))
    assert wins >= 42
