"""Chickenfoot: one test or more for every numbered sentence, from CF11 on (the end of a round, dead feet, scores)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import DrewTiles, MatchEnded, Passed, RoundEnded
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.games.chickenfoot.rules import Chickenfoot
from engine.rules.moves import Draw
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Tile

from ..playing import random_step, result
from ..positions.chickenfoot import (
    SIX,
    Table,
    board,
    do,
    plays_of,
    refused,
    table,
)


@pytest.mark.parametrize("last", ["1-6", "4-4"])
def test_cf11_a_round_ends_with_a_players_last_tile_even_a_double(last: str) -> None:
    match = table([last, "2-4 1-8"], SIX, "2-2")
    events = do(match, 0, last)
    assert isinstance(events[-1], RoundEnded)
    assert (result(match).ending, result(match).out, result(match).winner) == (Ending.DOMINO, 0, 0)
    assert match.view_for(None).shown == ((), (Tile.of(2, 4), Tile.of(1, 8)))


def test_cf11_a_round_may_end_on_an_incomplete_foot() -> None:
    match = table(["4-6", "2-5"], SIX + " 4-4", "2-2")
    do(match, 0, "4-6")
    assert result(match).out == 0
    assert board(match).toes == 2


def test_cf11_it_is_blocked_when_the_boneyard_is_empty_and_no_seat_can_play() -> None:
    match = table(["4-6 2-2", "2-5 5-5"], SIX + " 4-4")
    do(match, 0, "4-6")
    assert (result(match).ending, result(match).out, result(match).winner) == (Ending.BLOCKED, None, None)
    assert result(match).scores == (4, 17)


def test_cf11_the_draw_that_empties_the_boneyard_may_block() -> None:
    match = table(["6-6 2-2", "2-5 5-5"], SIX + " 4-4", "1-1")
    events = do(match, 0, "draw")
    assert [type(event) for event in events] == [DrewTiles, Passed, RoundEnded]
    assert result(match).scores == (18, 17)


def test_cf11_going_out_with_the_double_of_a_dead_foot_is_going_out() -> None:
    """With `block_now` too: seven other fours lie already, and the round ends with a domino, not a block."""
    match = table(["4-4", "3-4 1-8", "4-8"], SIX + FOURS, "5-5", dead_foot="block_now")
    do(match, 0, "4-4")
    assert match.score.result is not None
    assert match.score.result.ending is Ending.DOMINO
    assert match.score.result.scores == (0, 16, 12)


FOURS = " 4-7@7-9 4-6@4-7 5-6@4-6 4-5@5-6 2-4@4-5 0-2@2-4 0-4@0-2 1-4@0-4 1-5@1-4"
"""Six fours behind 9-7."""


def dead_foot(choice: str, fours: str = FOURS) -> Table:
    """Seat 0 lays 4-4; of its suit only 4-8 and 3-4 are not on the table, so that it will lack a toe."""
    return table(["4-4 1-6", "3-4 1-8", "2-2 0-1"], SIX + fours, "5-5 7-7", dead_foot=choice)


def test_cf12_a_dead_foot_binds_until_the_boneyard_is_empty() -> None:
    match = dead_foot("literal")
    do(match, 0, "4-4")
    assert match.round is not None
    assert match.round.is_dead()
    do(match, 1, "3-4")
    assert forced_move(match) == (2, Draw())
    do(match, 2, "draw")
    assert forced_move(match) == (0, Draw())
    do(match, 0, "draw")
    assert result(match).ending is Ending.BLOCKED


def test_cf12_it_may_block_at_once() -> None:
    match = dead_foot("block_now")
    do(match, 0, "4-4")
    assert result(match).ending is Ending.BLOCKED
    assert match.view_for(None).boneyard == 2


def test_cf12_it_may_bind_no_more() -> None:
    match = dead_foot("release")
    do(match, 0, "4-4")
    assert (board(match).pending, board(match).toes) == (None, 0)
    assert plays_of(match, 1) == [("1-8", 1), ("1-8", 8), ("3-4", 3), ("3-4", 4)]
    do(match, 1, "3-4@4")
    assert plays_of(match, 2) == [("0-1", 0), ("0-1", 1)]


def test_cf12_a_foot_with_just_enough_tiles_is_not_dead() -> None:
    match = dead_foot("block_now", FOURS.removesuffix(" 1-4@0-4 1-5@1-4"))
    do(match, 0, "4-4")
    assert match.score.result is None


def test_cf12_automatic_draws_and_passes_match_play_by_hand() -> None:
    """G10: once a foot is dead, every step to the end of the round is forced as soon as the suit's tiles are laid."""
    blocks = forced = 0
    for seed in range(40):
        rng = random.Random(seed)
        match = make_game("chickenfoot", {"rounds": "1"}).start(2)
        while match.to_act():
            step = random_step(match, rng)
            current = getattr(match, "round", None)
            if current is not None and step.seat != HOUSE and current.is_dead():
                suit = current.layout.nodes[current.pending].tile.low
                if not any(tile.has(suit) for pile in (*current.hands, current.boneyard) for tile in pile):
                    assert forced_move(match) == (step.seat, step.move)
                    forced += 1
            match.play(step.seat, step.move)
        blocks += match.view_for(None).result is not None and forced > 0
    assert blocks > 5
    assert forced > 50


@pytest.mark.parametrize(
    ("hand", "receipt"),
    [
        ("0-0", Receipt(1, 50, (Term(Why.HAND, 0), Term(Why.DOUBLE_BLANK, 50)))),
        ("0-0 2-3", Receipt(1, 55, (Term(Why.HAND, 5), Term(Why.DOUBLE_BLANK, 50)))),
        ("8-8 1-2", Receipt(1, 19, (Term(Why.HAND, 19),))),
    ],
)
def test_cf13_pips_in_hand_and_fifty_for_the_double_blank(hand: str, receipt: Receipt) -> None:
    match = table(["1-6", hand], SIX, "2-2")
    do(match, 0, "1-6")
    assert result(match).receipts == (Receipt(0, 0, (Term(Why.HAND, 0),)), receipt)
    assert match.score.totals == [0, receipt.points]


def last_round(totals: list[int]) -> Table:
    """The only round of a match; seat 0 is about to go out, seat 1 holds 3 pips, seat 2 holds 7."""
    return table(["1-6", "1-2", "3-4"], SIX, "2-2", rounds="1", totals=totals)


def test_cf14_the_lowest_total_after_the_last_round_wins() -> None:
    match = last_round([30, 10, 20])
    events = do(match, 0, "1-6")
    assert isinstance(events[-1], MatchEnded)
    outcome = match.score.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.places) == ((30, 13, 27), (3, 1, 2))
    assert match.to_act() == ()
    assert refused(match, 1, "draw") is Refusal.MATCH_OVER


def test_cf14_ties_share() -> None:
    match = last_round([13, 10, 20])
    do(match, 0, "1-6")
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.places == (1, 1, 3)


def test_cf14_all_rounds_are_played_unless_the_table_plays_fewer() -> None:
    for name, option, rounds in (("d9", "auto", 10), ("d12", "auto", 13), ("d12", "13", 13), ("d9", "3", 3)):
        game = make_game("chickenfoot", {"set": name, "rounds": option})
        assert isinstance(game, Chickenfoot)
        assert game.rounds(2) == rounds
    with pytest.raises(Refused):
        make_game("chickenfoot", {"set": "d9", "rounds": "11"})
    assert [make_game("chickenfoot", {"rounds": "13"}).rounds(seats) for seats in (9, 10)] == [10, 13]
