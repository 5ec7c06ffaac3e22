"""Muggins: one test or more for every numbered sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    ClaimFailed,
    DrewTiles,
    MatchEnded,
    MugginsCalled,
    Passed,
    Played,
    RoundEnded,
    RoundStarted,
    Scored,
)
from engine.rules.game import Closing, Pick, Shuffle, forced_move
from engine.rules.games import make_game
from engine.rules.games.muggins import MugginsMatch, MugginsRules
from engine.rules.games.muggins_round import is_bare_spinner_end, points
from engine.rules.layout import LEFT, RIGHT, Node
from engine.rules.moves import Call, Claim, Close, Draw, Pass, Play
from engine.rules.options import option_specs
from engine.rules.record import Step
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set
from engine.rules.views import LineBoard, Phase

from ..playing import random_step, random_steps
from .muggins_table import appoint, arms, dealt, do, on, plays_of, refused, start, table

DOC = Path(__file__).parents[4] / "docs" / "rules" / "muggins.md"


def count(match: MugginsMatch) -> int:
    assert match.round is not None
    return sum(match.round.tips())


def result(match: MugginsMatch) -> RoundResult:
    assert match.result is not None
    return match.result


def laid(plays: str) -> MugginsMatch:
    """A layout, with tiles left everywhere."""
    return table(["0-0 6-6", "1-1 5-5"], plays, "2-2")


# --- Set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "hand", "boneyard"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_mu1_hands_and_boneyard(seats: int, hand: int, boneyard: int) -> None:
    match = start(seats)
    assert match.need() == Shuffle((tile_set(6),))
    dealt(match)
    view = match.view_for(None)
    assert [seat.tiles for seat in view.seats] == [hand] * seats
    assert view.boneyard == boneyard


@pytest.mark.parametrize("seats", [1, 5])
def test_mu1_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refused):
        make_game("muggins").start(seats)


def test_mu2_four_are_two_teams_unless_switched_off_and_others_never() -> None:
    assert start(4).sides == ((0, 2), (1, 3))
    assert len(start(4, teams="off").sides) == 4
    assert len(start(3).sides) == 3
    assert len(start(2).sides) == 2


def test_mu3_a_designated_player_leads_any_tile_and_the_lead_rotates() -> None:
    match = make_game("muggins", {"target": "1000"}).start(3)
    assert match.need() == Pick((Seat(0), Seat(1), Seat(2)))
    assert isinstance(match, MugginsMatch)
    appoint(match, 2)
    leaders = []
    for _ in range(4):
        (started, *_) = dealt(match)
        assert isinstance(started, RoundStarted)
        leaders.append(started.leader)
        hand = match.view_for(started.leader).hand
        assert set(match.legal_moves(started.leader)) == {Play(tile) for tile in hand}
        play_out(match)
    assert leaders == [2, 0, 1, 2]


def play_out(match: MugginsMatch) -> None:
    """The first legal move of the seat on turn until the round is over."""
    while not match.result:
        seat = match.to_act()[0]
        do(match, seat, Close() if seat == HOUSE else match.legal_moves(seat)[0])


def test_mu3_the_host_may_name_a_seat_that_plays() -> None:
    match = start(3, first_seat="3")
    (started, *_) = dealt(match)
    assert isinstance(started, RoundStarted)
    assert started.leader == 2
    named = make_game("muggins", {"first_leader": "host_choice", "first_seat": "4"})
    assert named.seat_counts() == (4,)


def test_mu3_the_lead_may_be_drawn_for() -> None:
    match = start(2, first_leader="draw_high")
    dealt(match, [Tile.of(0, 1), Tile.of(6, 6), *set(tile_set(6)) - {Tile.of(0, 1), Tile.of(6, 6)}])
    assert match.number == 0
    (started, *_) = dealt(match)
    assert isinstance(started, RoundStarted)
    assert started.leader == 1


# --- Play -------------------------------------------------------------------------------------------------------


def test_mu4_a_playable_tile_must_be_played() -> None:
    match = table(["2-6 5-5", "1-1"], "2-2", "3-3")
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert refused(match, 0, on(match, "5-5@L")) is Refusal.DOES_NOT_FIT
    assert refused(match, 0, on(match, "1-1@L")) is Refusal.NOT_IN_HAND


def test_mu4_one_tile_at_a_time_is_drawn_until_one_fits_and_it_may_go_on_any_arm() -> None:
    match = table(["3-6 5-5", "1-1"], "2-2 1-2@L", "1-4 3-3 2-6")
    assert refused(match, 0, "pass") is Refusal.MUST_DRAW
    assert forced_move(match) == (0, Draw())
    assert do(match, 0, "draw") == [DrewTiles(Seat(0), (Tile.of(1, 4),))]
    assert plays_of(match) == {("1-4", "L")}
    do(match, 0, on(match, "1-4@L"))
    assert match.to_act()[0] == 1
    both = table(["3-6", "1-1"], "2-2", "2-6")
    do(both, 0, "draw")
    assert plays_of(both) == {("2-6", "L"), ("2-6", "R")}


def test_mu4_tiles_drawn_on_the_way_stay_in_the_hand_and_nothing_is_said_of_them() -> None:
    match = table(["3-6", "1-1"], "2-2", "0-0 0-2")
    do(match, 0, "draw")
    do(match, 0, "draw")
    assert match.view_for(Seat(0)).hand == (Tile.of(0, 0), Tile.of(0, 2), Tile.of(3, 6))
    assert match.view_for(None).phase is Phase.PLAY
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY


def test_mu4_with_an_empty_boneyard_the_player_passes() -> None:
    match = table(["3-6", "1-2"], "2-2")
    assert forced_move(match) == (0, Pass())
    assert refused(match, 0, "draw") is Refusal.BONEYARD_EMPTY
    assert do(match, 0, "pass") == [Passed(Seat(0))]
    assert match.to_act() == (1,)


def test_mu5_only_the_first_double_is_the_spinner_and_later_doubles_have_two_sides() -> None:
    match = laid("3-6 6-6@R 5-6@R 3-3@L")
    assert match.round is not None
    assert match.round.layout.nodes[match.round.spinner or 0].tile == Tile.of(6, 6)
    assert arms(match) == {"L": 3, "R": 5, "U": 6, "D": 6}
    more = laid("3-6 6-6@R 5-6@R 3-3@L 0-3@L")
    assert arms(more) == {"L": 0, "R": 5, "U": 6, "D": 6}


def test_mu5_a_led_spinner_opens_its_ends_after_both_sides() -> None:
    assert arms(laid("6-6")) == {"L": 6, "R": 6}
    assert arms(laid("6-6 6-3@L")) == {"L": 3, "R": 6}
    assert arms(laid("6-6 6-3@L 3-1@L")) == {"L": 1, "R": 6}
    assert arms(laid("6-6 6-3@L 6-2@R")) == {"L": 3, "R": 2, "U": 6, "D": 6}


def test_mu6_a_spinner_that_joins_a_line_has_one_side_covered() -> None:
    assert arms(laid("3-6 6-6@R")) == {"L": 3, "R": 6}
    assert arms(laid("3-6 6-6@R 0-3@L")) == {"L": 0, "R": 6}
    assert arms(laid("3-6 6-6@R 6-2@R")) == {"L": 3, "R": 2, "U": 6, "D": 6}
    assert arms(laid("3-6 3-3@L 3-1@L")) == {"L": 1, "R": 6, "U": 3, "D": 3}


def test_mu7_there_are_never_more_than_four_arms() -> None:
    match = laid("1-1 1-6@L 1-0@R 1-4@U 1-5@D 4-4@U 5-5@D 6-6@L 0-0@R")
    assert arms(match) == {"L": 6, "R": 0, "U": 4, "D": 5}


# --- Counting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plays", "tips"),
    [
        ("2-3", 5),  # MU9: a lone tile counts both halves
        ("5-5", 10),  # MU9: a lone double twice its number, not four times
        ("5-5 5-0@L", 10),  # MU9: one side covered: it is still a tip
        ("5-5 5-0@L 5-1@R", 1),  # MU9: both covered: it counts nothing, though its ends are open
        ("5-5 5-0@L 5-1@R 5-6@U", 7),  # MU9: an end counts from its first tile on
        ("5-5 5-0@L 5-1@R 5-6@U 5-2@D", 9),
        ("1-1 1-6@L 1-0@R 1-4@U 1-5@D", 15),  # MU8: the leaflet's diagram
        ("1-1 1-6@L 1-0@R 1-4@U 1-3@D", 13),  # MU12: not 12
        ("3-3 3-5@L 5-5@L", 16),  # MU8: a double at a tip counts both halves
        ("3-3 3-5@L 3-4@R 3-6@U 6-6@U", 21),  # … also at the tip of the spinner's own arm
        ("3-3 3-5@L 3-4@R 3-6@U 6-6@U 6-1@U", 10),  # … until it is covered
        ("3-6 6-6@R", 15),
        ("3-3 3-6@L 3-5@R 3-4@U 3-1@D 6-6@L 5-5@R 4-4@U 1-5@D", 35),  # MU10: the highest count
        ("0-0", 0),
    ],
)
def test_mu8_mu9_mu12_the_count_is_the_sum_of_the_tips(plays: str, tips: int) -> None:
    assert count(laid(plays)) == tips


def test_mu9_only_the_spinners_own_ends_are_bare() -> None:
    current = laid("3-3 3-5@L 3-4@R 3-6@U 6-6@U").round
    assert current is not None
    bare = [place.slot for place in current.layout.ends.values() if is_bare_spinner_end(current.layout.nodes, place)]
    assert bare == ["down"]


def test_mu10_the_first_tile_of_a_round_scores() -> None:
    match = table(["4-6 0-0", "1-1"], boneyard="0-6", claims="auto")
    events = do(match, 0, on(match, "4-6"))
    receipt = Receipt(0, 10, (Term(Why.END, 4), Term(Why.END, 6)))
    assert events[1] == Scored(Seat(0), receipt, (10, 0))


def test_mu10_zero_is_no_multiple_of_five_that_scores() -> None:
    match = table(["0-0 0-1", "1-1"], boneyard="0-6", claims="auto")
    events = do(match, 0, on(match, "0-0"))
    assert [type(event) for event in events] == [Played]
    assert match.totals == [0, 0]


def test_mu10_a_receipt_names_every_tip() -> None:
    match = table(["1-5 0-0", "1-1"], "1-1 1-6@L 1-0@R 1-4@U", "2-2", claims="auto")
    (_, scored) = do(match, 0, on(match, "1-5@D"))
    assert isinstance(scored, Scored)
    assert sorted(term.amount for term in scored.receipt.terms) == [0, 4, 5, 6]
    assert scored.receipt.points == 15


def test_mu11_a_pass_earns_nothing_whatever_the_count() -> None:
    match = table(["0-0", "3-6"], "6-6 6-3@L", claims="auto")
    assert count(match) == 15
    assert do(match, 0, "pass") == [Passed(Seat(0))]
    assert match.totals == [0, 0]


# --- Claims -----------------------------------------------------------------------------------------------------


def fifteen(*others: str, hand: str = "3-6 0-0", claims: str = "manual") -> MugginsMatch:
    """Seat 0 is about to make a count of 15 with 3-6 on the left of 6-6; everybody can go on."""
    return table([hand, *(others or ("0-6", "0-2"))], "6-6", "1-6 2-6", claims=claims)


def test_mu13_claims_are_manual_unless_the_table_wants_otherwise() -> None:
    assert MugginsRules().claims == "manual"
    match = fifteen(claims="auto")
    (_, scored) = do(match, 0, on(match, "3-6@L"))
    assert isinstance(scored, Scored)
    assert match.totals == [15, 0, 0]
    assert match.to_act() == (1,)
    assert refused(match, 0, Claim(15)) is Refusal.NOTHING_TO_CLAIM
    assert refused(match, 2, Call()) is Refusal.NOTHING_TO_CLAIM


def test_mu13_in_auto_no_play_carries_a_claim() -> None:
    match = fifteen(claims="auto")
    assert refused(match, 0, on(match, "3-6@L", 15)) is Refusal.NOTHING_TO_CLAIM


def test_mu14_the_count_may_be_stated_with_the_play() -> None:
    match = fifteen()
    played, scored = do(match, 0, on(match, "3-6@L", 15))
    assert isinstance(played, Played)
    terms = (Term(Why.END, 12), Term(Why.END, 3))
    assert scored == Scored(Seat(0), Receipt(0, 15, terms), (15, 0, 0))
    assert match.to_act() == (1,)


def test_mu14_the_count_may_be_stated_after_the_play_but_not_twice() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    assert match.legal_moves(Seat(0)) == [Claim(0)]
    (scored,) = do(match, 0, Claim(15))
    assert isinstance(scored, Scored)
    assert match.totals == [15, 0, 0]
    assert refused(match, 0, Claim(15)) is Refusal.WINDOW_CLOSED
    assert refused(match, 2, Call()) is Refusal.WINDOW_CLOSED


@pytest.mark.parametrize("closing", ["draw", "play", "pass"])
def test_mu14_mu15_the_next_players_first_action_closes_the_window(closing: str) -> None:
    boneyard = "1-1" if closing == "draw" else ""
    match = table(["3-6 0-0", "0-6" if closing == "play" else "5-5", "2-6"], "6-6", boneyard)
    do(match, 0, on(match, "3-6@L"))
    do(match, 1, on(match, "0-6@R") if closing == "play" else closing)
    if closing == "play":  # the window is now about seat 1's play
        assert refused(match, 0, Claim(15)) is Refusal.NOTHING_TO_CLAIM
    else:
        assert refused(match, 0, Claim(15)) is Refusal.WINDOW_CLOSED
        assert refused(match, 2, Call()) is Refusal.WINDOW_CLOSED
    assert match.totals == [0, 0, 0]


def test_mu14_a_wrong_number_books_nothing_and_leaves_the_points_open() -> None:
    match = fifteen()
    _, failed = do(match, 0, on(match, "3-6@L", 10))
    assert failed == ClaimFailed(Seat(0), 10)
    assert do(match, 0, Claim(20)) == [ClaimFailed(Seat(0), 20)]
    assert match.totals == [0, 0, 0]
    do(match, 0, Claim(15))
    assert match.totals == [15, 0, 0]


def test_mu14_a_claim_on_another_count_books_nothing() -> None:
    match = table(["2-6 0-0", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "2-6@L"))
    assert do(match, 0, Claim(14)) == [ClaimFailed(Seat(0), 14)]
    assert do(match, 0, Claim(15)) == [ClaimFailed(Seat(0), 15)]
    assert do(match, 0, Claim(0)) == [ClaimFailed(Seat(0), 0)]
    assert match.totals == [0, 0, 0]


def test_mu14_the_others_have_nothing_to_claim() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    assert refused(match, 1, Claim(15)) is Refusal.NOTHING_TO_CLAIM
    assert refused(match, 0, Call()) is Refusal.NOTHING_TO_CLAIM


def test_mu15_an_opponent_calls_and_takes_the_points() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    called, scored = do(match, 2, Call())
    assert called == MugginsCalled(Seat(2), Seat(0), 15)
    assert isinstance(scored, Scored)
    assert (scored.seat, scored.totals) == (2, (0, 0, 15))


def test_mu15_the_next_player_may_call_before_acting() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    assert Call() in match.legal_moves(Seat(1))
    do(match, 1, Call())
    assert match.totals == [0, 15, 0]
    assert match.to_act() == (1,)


def test_mu15_a_forced_draw_waits_while_the_window_is_open() -> None:
    """The draw is forced all the same, but others may still speak before it: a table gives them time while `to_act`
    names more than one seat."""
    match = fifteen("5-5", "0-2")
    do(match, 0, on(match, "3-6@L"))
    assert match.legal_moves(Seat(1)) == [Draw(), Call()]
    assert forced_move(match) == (1, Draw())
    assert match.to_act() == (1, 0, 2)
    do(match, 0, Claim(15))
    assert forced_move(match) == (1, Draw())
    assert match.to_act() == (1,)


def test_mu15_the_partner_never_calls_and_the_side_gets_the_points() -> None:
    match = fifteen("0-6", "0-2", "1-2")
    do(match, 0, on(match, "3-6@L"))
    assert match.to_act() == (1, 0, 3)
    assert refused(match, 2, Call()) is Refusal.PARTNER_MAY_NOT_CALL
    do(match, 3, Call())
    assert match.totals == [0, 15]


def test_mu15_a_window_is_open_after_every_play_and_tells_nothing() -> None:
    five, other = fifteen(), fifteen(hand="2-6 0-0")
    do(five, 0, on(five, "3-6@L"))
    do(other, 0, on(other, "2-6@L"))
    assert five.to_act() == other.to_act() == (1, 0, 2)
    for match in (five, other):
        board = match.view_for(Seat(0)).board
        assert isinstance(board, LineBoard)
        assert board.count is None
    auto = fifteen(claims="auto")
    do(auto, 0, on(auto, "3-6@L"))
    board = auto.view_for(None).board
    assert isinstance(board, LineBoard)
    assert board.count == 15


def test_mu15_a_call_in_vain_costs_nothing_and_is_made_once() -> None:
    match = fifteen(hand="2-6 0-0")
    do(match, 0, on(match, "2-6@L"))
    assert do(match, 2, Call()) == [MugginsCalled(Seat(2), Seat(0), 0)]
    assert match.totals == [0, 0, 0]
    assert match.to_act() == (1, 0)
    assert refused(match, 2, Call()) is Refusal.NOTHING_TO_CLAIM
    do(match, 1, Call())
    assert Call() not in match.legal_moves(Seat(1))


def test_mu15_at_the_end_of_a_round_the_house_closes_the_window() -> None:
    match = table(["3-6", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "3-6@L"))
    assert match.to_act() == (HOUSE, 0, 1, 2)
    assert match.need() == Closing()
    view = match.view_for(None)
    assert (view.phase, view.turn, view.actors, view.result) == (Phase.CLOSING, None, (0, 1, 2), None)
    ended = do(match, HOUSE, Close())
    assert isinstance(ended[-1], RoundEnded)
    assert match.totals == [10, 0, 0]  # 6 + 2 = 8, and the 15 are lost


@pytest.mark.parametrize(("seat", "word", "totals"), [(0, Claim(15), [25, 0, 0]), (2, Call(), [10, 0, 15])])
def test_mu15_mu16_a_word_in_time_ends_the_closing(seat: int, word: Claim | Call, totals: list[int]) -> None:
    match = table(["3-6", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "3-6@L"))
    events = do(match, seat, word)
    assert isinstance(events[-1], RoundEnded)
    assert match.totals == totals
    assert match.need() == Shuffle((tile_set(6),))


def test_mu16_of_claim_and_call_the_first_succeeds_alone() -> None:
    first = fifteen()
    do(first, 0, on(first, "3-6@L"))
    do(first, 0, Claim(15))
    assert refused(first, 2, Call()) is Refusal.WINDOW_CLOSED
    second = fifteen()
    do(second, 0, on(second, "3-6@L"))
    do(second, 2, Call())
    assert refused(second, 0, Claim(15)) is Refusal.WINDOW_CLOSED
    assert second.totals == [0, 0, 15]


# --- End of a round ---------------------------------------------------------------------------------------------


def test_mu17_a_round_ends_with_a_players_last_tile() -> None:
    match = table(["2-6", "0-6 0-1"], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    assert (result(match).ending, result(match).out, result(match).winner) == (Ending.DOMINO, 0, 0)
    assert result(match).hands == ((), (Tile.of(0, 6), Tile.of(0, 1)))
    assert match.view_for(None).shown == result(match).hands


def test_mu17_a_dead_layout_ends_the_round_before_anybody_draws() -> None:
    """Both ends show 5 and no 5 is left, in hands or boneyard."""
    match = table(["5-5 0-0", "1-1 0-1"], "0-5 0-3@L 3-5@L", "2-2 1-2", claims="auto")
    do(match, 0, on(match, "5-5@L"))
    assert result(match).ending is Ending.BLOCKED
    assert match.view_for(None).boneyard == 2
    assert match.totals == [20, 0]  # 10 + 5 in play, then 3 pips of seat 1, rounded up


def test_mu17_a_layout_is_not_dead_while_the_boneyard_has_a_tile_that_fits() -> None:
    match = table(["5-5 0-0", "1-1 0-1"], "0-5 0-3@L 3-5@L", "2-2 2-5", claims="auto")
    do(match, 0, on(match, "5-5@L"))
    assert match.result is None
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
    assert match.result is None
    drew, ended = do(match, 1, "draw")
    assert isinstance(drew, DrewTiles)
    assert isinstance(ended, RoundEnded)
    assert result(match).ending is Ending.BLOCKED
    assert match.totals == [25, 0]  # 15 in play; 1-1 0-1 2-2 1-2 is 10


def test_mu18_the_dominoer_adds_all_opponents_pips_rounded_together() -> None:
    match = table(["2-6", "0-6 0-1", "3-3"], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    (receipt,) = result(match).receipts
    assert receipt == Receipt(0, 15, (Term(Why.OPPONENTS, 7), Term(Why.OPPONENTS, 6)), rounded_to=5)


def test_mu18_the_partners_pips_count_for_nobody() -> None:
    match = table(["2-6", "0-1", "6-6 5-5", "0-2"], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    assert match.totals == [5, 0]


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


@pytest.mark.parametrize(("pips", "points"), [("0-1", 0), ("1-1", 0), ("1-2", 5), ("0-4", 5), ("3-4", 5), ("2-6", 10)])
def test_mu20_remainders_of_one_and_two_go_down_three_and_four_up(pips: str, points: int) -> None:
    match = table(["2-6", pips], "6-6", claims="auto")
    do(match, 0, on(match, "2-6@L"))
    assert match.totals == [points, 0]


def test_mu21_a_tie_for_lowest_scores_nothing() -> None:
    ended = blocked("0-4", "1-3", "6-6")
    assert (ended.winner, ended.scores) == (None, (15, 0, 0))
    assert blocked("0-4", "1-3", "0-0", "0-0").winner is None  # teams, 4 and 4
    assert blocked("0-4", "1-3", block_tie="split").scores == (15, 0)  # there is no third


def test_mu21_two_of_three_may_share_the_thirds_pips() -> None:
    ended = blocked("0-4", "1-3", "6-6 4-4", block_tie="split")
    assert (ended.winner, ended.scores) == (None, (25, 10, 0))
    assert blocked("1-1", "0-2", "2-0", block_tie="split").scores == (15, 0, 0)  # three tie


def test_mu22_the_target_is_250_and_ends_the_match_at_once() -> None:
    assert MugginsRules().target == 250
    match = fifteen()
    match.totals = [235, 249, 0]
    events = do(match, 0, on(match, "3-6@L", 15))
    assert [type(event) for event in events] == [Played, Scored, RoundEnded, MatchEnded]
    assert result(match).ending is Ending.TARGET
    assert match.to_act() == ()
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2, 3)
    assert refused(match, 1, Call()) is Refusal.MATCH_OVER


def test_mu22_a_stolen_score_wins_too() -> None:
    match = fifteen()
    match.totals = [249, 0, 235]
    do(match, 0, on(match, "3-6@L"))
    do(match, 2, Call())
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)


def test_mu22_points_are_booked_one_at_a_time_so_there_is_never_a_tie() -> None:
    """Both would reach the target by sharing; the first in the order of play does."""
    match = table(["5-5 0-4", "1-3", "6-6 4-4"], BLOCKING[0], claims="auto", block_tie="split", totals=[225, 240, 0])
    match.leader = Seat(1)
    do(match, 0, on(match, BLOCKING[1]))
    assert match.totals == [240, 250, 0]


def test_scores_of_a_round_are_the_sum_of_its_receipts() -> None:
    match = table(["4-6 0-6", "1-1"], boneyard="2-2", claims="auto")
    do(match, 0, on(match, "4-6"))
    do(match, 1, "draw")
    do(match, 1, "pass")
    do(match, 0, on(match, "0-6@R"))
    assert [receipt.points for receipt in result(match).receipts] == [10, 5]
    assert result(match).scores == (15, 0)


def counted_from_the_tiles(nodes: Sequence[Node], spinner: int | None) -> int:
    """The count by looking at every tile and what lies against it, without the list of open ends."""
    total = 0
    for index, node in enumerate(nodes):
        against = [other.slot for other in nodes if other.parent == index]
        if index == spinner:
            sides = sum(slot in (LEFT, RIGHT) for slot in against) + (node.parent >= 0)
            total += node.tile.pips if sides < 2 else 0
        elif node.parent < 0:
            total += (0 if LEFT in against else node.tile.low) + (0 if RIGHT in against else node.tile.high)
        elif not against:
            total += node.tile.pips if node.tile.double else node.outer
    return total


def test_at_every_moment_of_random_matches_count_and_score_agree() -> None:
    """MU8-MU10, MU22: what is booked in mid-round is what the tiles on the table say, a multiple of five up to 35."""
    booked = 0
    for seed in range(60):
        rng = random.Random(seed)
        match = make_game("muggins", {"claims": "auto", "target": "100"}).start(rng.choice((2, 3, 4)))
        for step, events in random_steps(match, rng, 30):
            seen = match.view_for(None)
            if not seen.number:
                continue
            assert isinstance(seen.board, LineBoard)
            expected = counted_from_the_tiles(seen.board.layout.nodes, seen.board.spinner)
            assert seen.board.count == expected
            scored = [event.receipt for event in events if isinstance(event, Scored)]
            if isinstance(step.move, Play):
                assert [receipt.points for receipt in scored] == ([expected] if expected and expected % 5 == 0 else [])
                assert all(sum(term.amount for term in receipt.terms) == expected <= 35 for receipt in scored)
            booked += len(scored)
            if seen.result is not None:
                for side, points in enumerate(seen.result.scores):
                    assert points == sum(receipt.points for receipt in seen.result.receipts if receipt.side == side)
    assert booked > 500


def test_random_claims_and_calls_book_each_play_at_most_once() -> None:
    """MU14-MU16: of everything that is said about a play, one word at most gets its points."""
    stolen = claimed = 0
    for seed in range(60):
        rng = random.Random(seed)
        match = start(rng.choice((2, 3, 4)), target="150")
        for step in loud_steps(match, rng):
            open_points = scored_now(match)
            events = match.play(step.seat, step.move)
            for event in events:
                if isinstance(event, Scored):
                    assert event.receipt.points == scored_now(match)
                    stolen += isinstance(step.move, Call)
                    claimed += not isinstance(step.move, Call)
                    assert not any(isinstance(word, (Claim, Call)) for word in match.legal_moves(step.seat))
                if isinstance(event, ClaimFailed) and isinstance(step.move, Claim):
                    assert event.points != open_points or not open_points
        outcome = match.outcome()
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert max(outcome.totals) >= 150
    assert min(stolen, claimed) > 50


def scored_now(match: MugginsMatch) -> int:
    """What the layout is worth as it lies."""
    return points(count(match)) if match.round else 0


def loud_steps(match: MugginsMatch, rng: random.Random) -> Iterator[Step]:
    """Random steps in which every claim states a likely number, with the play or after it."""
    while match.to_act():
        step = random_step(match, rng)
        if isinstance(step.move, Claim):
            step = Step(step.seat, Claim(rng.choice((count(match), 5, 10, 15))))
        elif isinstance(step.move, Play) and rng.random() < 0.3:
            step = Step(step.seat, replace(step.move, claim=rng.choice((5, 10, 15, 20))))
        yield step


def test_every_option_is_explained_to_players() -> None:
    text = DOC.read_text("utf-8")
    for spec in option_specs(MugginsRules):
        assert f"`{spec.name}`" in text, spec.name
        for value in spec.values if spec.kind == "choice" else ():
            assert f"`{value}`" in text, (spec.name, value)
