"""The robot of Fives and Threes takes its points, gives few, and beats a player who moves at random."""

from __future__ import annotations

import random

from engine.robots import choose
from engine.rules.moves import Move, move_text
from engine.rules.position import read_position
from engine.rules.tiles import Seat

from .contest import contest


def said(position: str, **options: str) -> str:
    """What seat 0 does on turn."""
    head = " ".join(["fives_and_threes", *map("=".join, options.items())])
    move: Move | None = choose(read_position(f"{head} | {position}").view_for(Seat(0)), random.Random(0))
    assert move is not None
    return move_text(move)


def test_it_passes_when_it_must() -> None:
    assert said("hands 6|6 / 1|1 | line 1|2") == "pass"


def test_it_takes_the_points() -> None:
    """5-5 on the five makes 15; the heavier 5-6 makes 11."""
    assert said("hands 5|5 5|6 1|1 / 1|2 3|3 | line 2|5 2|3@left 3|5@left").startswith("5|5@")


def test_it_does_not_go_past_the_target() -> None:
    """5-5 makes 15, eight points; on 60 they would be none, unless the table counts them."""
    position = "hands 5|5 0|5 0|1 / 1|2 3|3 | line 2|5 2|6@left 5|6@left"
    assert said(position) == "5|5@1"
    assert said(f"{position} | totals 60 0") != "5|5@1"
    assert said(f"{position} | totals 60 0", exact="off") == "5|5@1"


def test_it_counts_a_lone_double_once() -> None:
    """6-6 leads 12, four points; counted twice it would be 24, eight."""
    assert said("hands 6|6 0|1 / 1|2 3|3") == "6|6"
    assert said("hands 5|5 3|6 / 1|2 3|3") == "3|6"


def test_it_beats_a_player_who_moves_at_random() -> None:
    wins = sum(contest("fives_and_threes", 2, {seed % 2}, seed).winners == (seed % 2,) for seed in range(40))
    assert wins >= 36
