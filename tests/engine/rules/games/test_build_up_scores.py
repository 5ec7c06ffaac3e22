"""Build Up, sentence by sentence (BU10-BU13: the end of a round and the scores)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import LotsDrawn, MatchEnded, RoundEnded
from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.games.build_up.rules import BuildUp, BuildUpMatch, BuildUpRules
from engine.rules.games.build_up.stacks import Stacks
from engine.rules.moves import Deal, Pass, Stack
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat, Tile, tiles_text
from engine.rules.views import StacksBoard

from ..playing import do, play_round, random_step, refused, result, tiles
from ..positions.build_up import DECK, current, position


def test_a_round_ends_as_soon_as_one_player_is_out() -> None:
    """BU10, BU-A7."""
    match = position("6|6 0|1", ["0|0", "5|5 4|4", "3|3"])
    events = match.play(Seat(0), Stack(Tile.parse("0|0"), 2))
    assert isinstance(events[1], RoundEnded)
    result = match.score.result
    assert result is not None
    assert (result.ending, result.out) == (Ending.DOMINO, 0)
    assert match.view_for(None).shown == ((), tuple(tiles("4|4 5|5")), tuple(tiles("3|3")))
    assert match.to_act() == (HOUSE,)


def test_or_when_all_are_out() -> None:
    """BU10: `round_end`; who is out is left out, and the last to go out has ended the round."""
    match = position("6|6 0|1", ["0|0", "1|1 5|5", "3|3"], rules=BuildUpRules(round_end="all_out"))
    order = []
    while match.score.result is None:
        seat = match.to_act()[0]
        order.append(seat)
        match.play(seat, match.legal_moves(seat)[0])
    assert order == [0, 1, 2, 1]
    assert (match.score.result.ending, match.score.result.out) == (Ending.DOMINO, 1)


def test_waiting_for_all_to_be_out_may_end_in_a_block() -> None:
    """BU10: 5|5 before 3|3, and no seat can place any more."""
    match = position("6|6 0|1", ["0|0", "1|1 5|5", "3|3"], rules=BuildUpRules(round_end="all_out"))
    match.play(Seat(0), Stack(Tile.parse("0|0"), 2))
    match.play(Seat(1), Stack(Tile.parse("5|5"), 2))
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.out) == (Ending.BLOCKED, None)


def test_a_round_ends_when_no_seat_can_place() -> None:
    """BU10: found out at once, without a round of passes."""
    match = position("6|6 5|5 0|1", ["6|6 0|2", "3|4 1|4"])
    match.play(Seat(0), Stack(Tile.parse("6|6"), 3))
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.out) == (Ending.BLOCKED, None)


def test_a_round_without_any_placement_is_over_when_dealt() -> None:
    """BU10."""
    rules = BuildUpRules(hands=(1, 1))
    match = position("6|6 5|5", ["0|1", "6|6"], boneyards=["0|3 0|2", "5|6 0|4"], rules=rules)
    match.play(Seat(0), Pass())
    match.play(Seat(1), Stack(Tile.parse("6|6"), 2))
    assert match.score.number == 1
    events = match.play(HOUSE, Deal(tuple(tiles("0|2 0|3 0|4 5|6"))))
    assert isinstance(events[0], LotsDrawn)
    assert isinstance(events[-1], MatchEnded)
    assert match.score.result is not None
    assert match.score.result.ending is Ending.BLOCKED


def test_bu10_a_last_tile_that_leaves_no_placement_is_a_domino() -> None:
    match = position("6-6 5-5", ["6-6", "0-1"])
    assert not current(match).over
    do(match, 0, Stack(tiles("6-6")[0], 2))
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.out) == (Ending.DOMINO, 0)


def test_own_tiles_on_top_score_wherever_they_lie() -> None:
    """BU11, BU-A4: covered tiles and tiles in hand count nothing."""
    match = position("6|6 0|1 3|4 5|5", ["0|0", "2|2 1|4"], owners=[0, 0, 1, 1])
    match.play(Seat(0), Stack(Tile.parse("0|0"), 3))
    assert match.score.result is not None
    assert match.score.result.scores == (13, 10)
    assert match.score.result.receipts == (
        Receipt(0, 13, (Term(Why.TOPS, 13),)),
        Receipt(1, 10, (Term(Why.TOPS, 10),)),
    )


def test_tiles_left_in_hand_may_be_deducted() -> None:
    """BU11: `deduct_leftover`; a score may be negative."""
    rules = BuildUpRules(deduct_leftover=True)
    match = position("6|6 0|1 0|2 0|5", ["0|0", "5|5 1|4"], owners=[0, 0, 1, 1], rules=rules)
    match.play(Seat(0), Stack(Tile.parse("0|0"), 4))
    assert match.score.result is not None
    assert match.score.result.scores == (13, -13)
    assert match.score.result.receipts[1] == Receipt(1, -13, (Term(Why.TOPS, 2), Term(Why.LEFTOVER, -15)))


def test_tiles_left_in_hand_are_discarded() -> None:
    """BU12: they come neither back to the boneyard nor into the next hand."""
    used = tiles("6|6 0|1 0|0"), tiles("5|5 4|4")
    boneyards = [tiles_text([tile for tile in DECK if tile not in own]) for own in used]
    match = position("6|6 0|1", ["0|0", "5|5 4|4"], boneyards=boneyards)
    match.play(Seat(0), Stack(Tile.parse("0|0"), 2))
    need = match.need()
    assert need is not None
    match.play(HOUSE, house_move(need, random.Random(1)))
    while match.to_act() == (HOUSE,):
        again = match.need()
        assert again is not None
        match.play(HOUSE, house_move(again, random.Random(1)))
    assert sorted(match.discarded) == tiles("4|4 5|5")
    assert not {*tiles("5|5 4|4")} & {*match.boneyards[1], *current(match).hands[1]}


def test_bu12_tiles_left_in_a_hand_are_never_drawn_again() -> None:
    """BU6: after three rounds six tiles of each set were never in a hand or on the table."""
    for seed in range(10):
        rng = random.Random(seed)
        match = make_game("build_up").start(2)
        assert isinstance(match, BuildUpMatch)
        while match.to_act():
            step = random_step(match, rng)
            match.play(step.seat, step.move)
        assert [len(boneyard) for boneyard in match.boneyards] == [6, 6]
        assert len(match.census()) == 56


def test_the_rounds_add_up_and_the_highest_total_wins() -> None:
    """BU13: scores per round, of stacks that stay."""
    match = BuildUp().start(3)
    rng = random.Random(8)
    totals = [0, 0, 0]
    for number in (1, 2, 3):
        assert match.score.outcome is None
        play_round(match, rng)
        assert match.score.result is not None
        assert match.score.result.number == number
        totals = [total + score for total, score in zip(totals, match.score.result.scores, strict=True)]
        assert match.score.result.totals == tuple(totals)
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.totals == tuple(totals)
    assert outcome.places[totals.index(max(totals))] == 1
    assert refused(match, 0, Pass()) is Refusal.MATCH_OVER


def test_ties_share_the_win() -> None:
    """BU13."""
    match = position("6|6 5|6 0|1 0|1", ["0|0", "2|2"], owners=[0, 1, 1, 0], rules=BuildUpRules(hands=(6,)))
    match.play(Seat(0), Stack(Tile.parse("0|0"), 4))
    outcome = match.score.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((12, 12), (0, 1))


def test_tiles_under_a_top_and_others_hands_are_not_shown() -> None:
    """G8: a view has tops and heights only."""
    match = position("6|6 0|1", ["0|0 5|5", "4|4 3|3"])
    assert match.view_for(Seat(0)).hand == tuple(tiles("0|0 5|5"))
    assert match.view_for(None).hand == ()
    assert match.view_for(Seat(0)).shown is None


@pytest.mark.parametrize(("where", "scores"), [("anywhere", (11, 5)), ("own_row", (4, 0)), ("row", (9, 7))])
def test_bu14_bu15_tops_count_anywhere_or_in_ones_own_row_or_for_the_row(where: str, scores: tuple[int, int]) -> None:
    """Seat 0 has 1-3 in its own row and 3-4 in the other's; seat 1 has 0-5 in the row of seat 0."""
    stacks = Stacks(tiles("1-3 0-5 0-0 0-0 0-0 0-0 3-4" + " 0-0" * 5), [Seat(seat) for seat in (0, 1, *[0] * 10)])
    assert tuple(stacks.view(where).points(Seat(seat)) for seat in (0, 1)) == scores


def test_bu14_own_tops_are_scored_where_the_table_says_so() -> None:
    for seed in range(3):
        match = make_game("build_up", {"score_tops": "own_row"}).start(8)
        play_round(match, random.Random(seed))
        board = match.view_for(None).board
        assert isinstance(board, StacksBoard)
        own = [sum(top.tile.pips for top in board.tops if top.owner == top.row == seat) for seat in range(8)]
        assert list(result(match).scores) == own


def test_bu15_every_top_of_a_row_scores_for_its_seat_where_the_table_says_so() -> None:
    for seed in range(3):
        match = make_game("build_up", {"score_tops": "row"}).start(3)
        play_round(match, random.Random(seed))
        board = match.view_for(None).board
        assert isinstance(board, StacksBoard)
        rows = [sum(top.tile.pips for top in board.tops if top.row == seat) for seat in range(3)]
        assert list(result(match).scores) == rows


def test_bu14_two_to_eight_play() -> None:
    assert make_game("build_up").seat_counts() == (2, 3, 4, 5, 6, 7, 8)
