"""Castle Rock, sentence by sentence (CR14-CR22: the end of a hand, scores and the match)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import (
    MatchEnded,
    RoundEnded,
)
from engine.rules.games import make_game
from engine.rules.games.castle_rock.rules import (
    CastleRock,
    CastleRockMatch,
    CastleRockRules,
    hand_receipts,
    youngest_first,
)
from engine.rules.moves import Done, Play
from engine.rules.position import read_position
from engine.rules.scoring import Ending, single_sides
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import Phase

from ..playing import do, play_round, refused, result
from ..positions.castle_rock import position, triple


def test_after_a_cleared_row_two_turns_have_no_capture() -> None:
    """CR14."""
    match = position(["1|3 6|6", "3|3", "3|5"], "1|1 1|4", turn=0)
    match.play(Seat(0), Play(Tile.of(1, 3)))
    match.play(Seat(0), triple(2))
    match.play(Seat(0), Done())
    for seat in (1, 2):
        match.play(Seat(seat), match.legal_moves(Seat(seat))[0])
        assert list(match.legal_moves(Seat(seat))) == [Done()]
        match.play(Seat(seat), Done())


def test_the_hand_ends_when_all_hands_are_empty_and_the_last_player_has_finished() -> None:
    """CR15."""
    match = position(["", "1|4"], "1|1 1|5", turn=1, captured=[3, 0])
    match.play(Seat(1), Play(Tile.of(1, 4)))
    assert match.to_act() == (1,)
    match.play(Seat(1), triple(2))
    assert match.to_act() == (1,)
    events = match.play(Seat(1), Done())
    assert isinstance(events[-1], RoundEnded)
    assert match.to_act() == (HOUSE,)
    assert match.view_for(Seat(0)).phase is Phase.DEAL
    assert match.view_for(Seat(0)).shown == ((), ())


def test_a_hand_scores_captures_less_the_row_left_and_names_the_devil() -> None:
    """CR16, CR17, CR18: booked at the end of the hand only; totals may be negative."""
    match = position(["", "0|6"], "0|0 2|3 4|5", turn=1, captured=[9, 1], totals=[10, 2])
    match.play(Seat(1), Play(Tile.of(0, 6)))
    assert [seat.total for seat in match.view_for(None).seats] == [10, 2]
    match.play(Seat(1), Done())
    result = match.score.result
    assert result is not None
    assert (result.ending, result.devil) == (Ending.ROW_DONE, 4)
    assert result.scores == (5, -3)
    assert result.totals == (15, -1)
    assert result.receipts == hand_receipts([9, 1], 4, single_sides(2))
    assert [sum(term.amount for term in receipt.terms) for receipt in result.receipts] == [5, -3]


def test_captures_and_the_tiles_left_make_up_the_set() -> None:
    """CR16's check, over whole hands of all sizes."""
    for seats in range(2, 13):
        match = CastleRock().start(seats)
        play_round(match, random.Random(seats))
        assert match.score.result is not None
        devil = match.score.result.devil
        assert devil is not None
        assert sum(match.score.result.scores) + (seats + 1) * devil == len(match.score.deck)


@pytest.mark.parametrize(("before", "over"), [(48, True), (47, False), (49, True)])
def test_fifty_points_end_the_match(before: int, over: bool) -> None:
    """CR19: at least one total of 50 or more after a hand."""
    match = position(["", "0|6"], "0|0", turn=1, captured=[4, 0], totals=[before, 0], dealer=1)
    match.play(Seat(1), Play(Tile.of(0, 6)))
    events = match.play(Seat(1), Done())
    assert isinstance(events[-1], MatchEnded) == over
    assert match.to_act() == (() if over else (HOUSE,))
    if over:
        assert match.view_for(None).phase is Phase.OVER
        assert refused(match, 0, Done()) is Refusal.MATCH_OVER


def test_the_target_is_an_option_and_the_highest_total_wins() -> None:
    """CR19: passing the target is not winning."""
    rules = CastleRockRules(target=10)
    match = position(["", "0|6"], "0|0", turn=1, captured=[3, 8], totals=[9, 6], rules=rules)
    match.play(Seat(1), Play(Tile.of(0, 6)))
    match.play(Seat(1), Done())
    ended = match.score.outcome
    assert ended is not None
    assert (ended.totals, ended.places, ended.winners) == ((10, 12), (2, 1), (1,))


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_of_those_tied_for_the_first_the_youngest_wins(dealer: int, winner: int) -> None:
    """CR20: seats 0 and 2 are tied; dealt first is the dealer's left, dealt last the dealer."""
    totals = (52, 30, 52, 30)
    places = youngest_first(totals, Seat(dealer), single_sides(4))
    assert places.index(1) == winner
    assert sorted(places) == [1, 2, 3, 3]


def test_bar_mode_is_one_hand() -> None:
    """CR21: the hand's own scores decide, a tie as in CR20; there is no target."""
    match = CastleRockMatch(CastleRock(CastleRockRules(single_hand=True)), 3)
    assert (match.view_for(None).target, match.view_for(None).rounds) == (None, 1)
    play_round(match, random.Random(9))
    ended = match.score.outcome
    assert ended is not None
    assert match.score.result is not None
    assert ended.totals == match.score.result.scores
    assert ended.places == youngest_first(ended.totals, match.dealer, match.score.sides)


def test_a_limit_of_hands_ends_the_match() -> None:
    """CR22: the highest total after that many hands, a tie as in CR20."""
    match = CastleRockMatch(CastleRock(CastleRockRules(hand_limit=2, target=500)), 4)
    rng = random.Random(4)
    play_round(match, rng)
    assert match.view_for(None).outcome is None
    play_round(match, rng)
    ended = match.score.outcome
    assert ended is not None
    assert ended.places == youngest_first(ended.totals, match.dealer, match.score.sides)
    assert match.view_for(None).rounds == 2


def test_the_target_ends_a_match_before_its_limit_of_hands() -> None:
    """CR19, CR22."""
    rules = CastleRockRules(hand_limit=5, target=3)
    match = position(["", "0|6"], "0|0", turn=1, captured=[9, 0], rules=rules)
    match.play(Seat(1), Play(Tile.of(0, 6)))
    match.play(Seat(1), Done())
    assert match.score.outcome is not None


def test_cr19_cr20_ties_below_the_first_place_stay_ties() -> None:
    """Only the win goes to the youngest."""
    match = position(["", "", "", ""], "0|0", placed=True, captured=(2, 9, 2, 9), totals=(42, 42, 42, 42), dealer=1)
    do(match, 0, "done")
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.places == (3, 1, 3, 2)


def test_cr23_partners_pool_their_captures_and_pay_for_the_row_once() -> None:
    """CR-x: four seats, captures 8, 5, 7, 4, and 4 tiles are left."""
    match = read_position(
        "castle_rock partnership=on | hands - / - / - / 0|6 | row 0|0 2|3 4|5 | turn 3 | lead 0"
        " | captured 8? / 5? / 7? / 4?"
    )
    do(match, 3, "0|6")
    do(match, 3, "done")
    assert result(match).scores == (8 + 7 - 4, 5 + 4 - 4)
    assert result(match).winner == 0
    assert result(match).devil == 4


@pytest.mark.parametrize(
    ("options", "seats", "sides"),
    [
        ({}, 4, ((0, 2), (1, 3))),
        ({}, 6, ((0, 2, 4), (1, 3, 5))),
        ({"sides": "three"}, 6, ((0, 3), (1, 4), (2, 5))),
    ],
)
def test_cr23_four_or_six_play_in_two_sides_or_three(
    options: dict[str, str], seats: int, sides: tuple[tuple[int, ...], ...]
) -> None:
    game = make_game("castle_rock", {"partnership": "on", **options})
    assert game.sides(seats) == sides
    assert game.seat_counts() == ((4, 6) if not options else (6,))
    match = game.start(seats)
    play_round(match, random.Random(1))
    assert len(result(match).scores) == len(sides)


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_cr23_of_sides_that_tie_the_one_of_the_youngest_wins(dealer: int, winner: int) -> None:
    assert youngest_first((52, 52), Seat(dealer), ((Seat(0), Seat(2)), (Seat(1), Seat(3)))).index(1) == winner


@pytest.mark.parametrize(("seats", "hands"), [(2, 60), (5, 60), (6, 6), (9, 9), (12, 12)])
def test_cr24_the_limit_of_hands_goes_by_the_seats(seats: int, hands: int) -> None:
    assert make_game("castle_rock").start(seats).view_for(None).rounds == hands


@pytest.mark.parametrize(("option", "hands"), [("none", 500), ("7", 7)])
def test_cr24_a_table_may_set_its_own_limit_or_none(option: str, hands: int | None) -> None:
    assert make_game("castle_rock", {"hand_limit": option}).start(6).view_for(None).rounds == hands
