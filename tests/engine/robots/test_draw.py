"""The robot of Draw keeps its tiles playable and beats a player who moves at random."""

from __future__ import annotations

import random

from engine.robots import choose
from engine.rules.moves import Move, move_text
from engine.rules.position import read_position
from engine.rules.tiles import Seat

from .contest import contest


def said(position: str, **options: str) -> str:
    """The move of seat 0."""
    head = " ".join(["draw", *map("=".join, options.items())])
    move: Move | None = choose(read_position(f"{head} | {position}").view_for(Seat(0)), random.Random(0))
    assert move is not None
    return move_text(move)


def test_it_draws_and_passes_when_it_must() -> None:
    assert said("hands 6|6 / 1|1 | line 1|2 | boneyard 4|4 3|3 3|4") == "draw"
    assert said("hands 6|6 / 1|1 | line 1|2 | boneyard 3|3 3|4") == "pass"


def test_it_never_draws_while_it_can_play() -> None:
    assert said("hands 1|3 / 1|1 | line 1|2 | boneyard 4|4 3|3 3|4", draw_anyway="on") == "1|3@0"


def test_it_leaves_the_number_of_which_fewest_tiles_are_unseen() -> None:
    """2-5 on the left leaves a five; one more five has been seen than fours, which 2-4 would leave."""
    line = "2|6 5|6@right 0|5@right"
    assert said(f"hands 2|4 2|5 / 1|1 | line {line} | boneyard rest") == "2|5@0"


def test_it_beats_a_player_who_moves_at_random() -> None:
    wins = sum(contest("draw", 2, {seed % 2}, seed).winners == (seed % 2,) for seed in range(80))
    assert wins >= 63
