"""Muggins: one test or more for every numbered sentence, MU1 to MU12 (the deal, the play and the count)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    DrewTiles,
    Played,
    RoundStarted,
    Scored,
)
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.games.muggins.rules import MugginsMatch
from engine.rules.house import Pick, Shuffle
from engine.rules.layout import LEFT, RIGHT, Node
from engine.rules.moves import Call, Close, Draw, Pass, Play
from engine.rules.scoring import Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set
from engine.rules.views import LineBoard, Phase

from ..playing import do, passed_on, random_steps, refused
from ..positions.muggins import appoint, arms, count, dealt, on, plays_of, start, table


def laid(plays: str) -> MugginsMatch:
    """A layout, with tiles left everywhere."""
    return table(["4?", "rest"], plays)


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
    assert start(4).score.sides == ((0, 2), (1, 3))
    assert len(start(4, teams="off").score.sides) == 4
    assert len(start(3).score.sides) == 3
    assert len(start(2).score.sides) == 2


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
    while not match.score.result:
        seat = match.to_act()[0]
        do(match, seat, Close() if seat == HOUSE else match.legal_moves(seat)[0])


def test_mu3_the_lead_may_be_drawn_for() -> None:
    match = start(2, first_leader="draw_high")
    dealt(match, [Tile.of(0, 1), Tile.of(6, 6), *set(tile_set(6)) - {Tile.of(0, 1), Tile.of(6, 6)}])
    assert match.score.number == 0
    (started, *_) = dealt(match)
    assert isinstance(started, RoundStarted)
    assert started.leader == 1


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
    assert do(match, 0, "pass") == [passed_on(2)]
    assert match.to_act() == (1,)


def test_mu4_a_drawn_tile_that_fits_several_arms_goes_where_the_player_likes() -> None:
    """Three arms show a two; the tile drawn may go on any of them, and on no other move."""
    match = table(["0-0", "1-1"], "2-2 2-3@L 2-4@R", "2-6", claims="auto")
    events = do(match, 0, "draw")
    assert any(isinstance(event, DrewTiles) for event in events)
    assert plays_of(match) == {("2-6", "U"), ("2-6", "D")}
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY


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


def test_mu5_only_the_first_double_opens_up_and_down() -> None:
    """A second double covered on both sides opens nothing."""
    match = table(["0-0", "1-2"], "2-2 2-3@L 3-3@L 3-6@L")
    assert arms(match) == {"L": 6, "R": 2}
    match = table(["0-0", "1-2"], "2-2 2-3@L 3-3@L 3-6@L 2-5@R")
    assert arms(match) == {"L": 6, "R": 5, "U": 2, "D": 2}


def test_the_example_of_the_page_for_players_can_be_played() -> None:
    """MU5, MU9, MU14, MU15: Ana, Ben, Cleo and Dan; Ben claims fifteen, Dan takes Cleo's five."""
    match = table(["6-6 0-0", "3-6 0-1", "2-6 1-1", "0-2 0-3"], boneyard="1-6")
    do(match, 0, on(match, "6-6"))
    do(match, 1, on(match, "3-6@L", 15))
    do(match, 2, on(match, "2-6@R"))
    assert refused(match, 0, Call()) is Refusal.PARTNER_MAY_NOT_CALL
    do(match, 3, Call())
    assert match.score.totals == [0, 20]
    assert arms(match) == {"L": 3, "R": 2, "U": 6, "D": 6}


def test_mu6_a_spinner_that_joins_a_line_has_one_side_covered() -> None:
    assert arms(laid("3-6 6-6@R")) == {"L": 3, "R": 6}
    assert arms(laid("3-6 6-6@R 0-3@L")) == {"L": 0, "R": 6}
    assert arms(laid("3-6 6-6@R 6-2@R")) == {"L": 3, "R": 2, "U": 6, "D": 6}
    assert arms(laid("3-6 3-3@L 3-1@L")) == {"L": 1, "R": 6, "U": 3, "D": 3}


def test_mu6_a_spinner_in_the_line_opens_with_the_next_tile_on_its_other_side() -> None:
    """3-6, then 6-6 on the right: playing on the far left covers nothing; playing on its right opens both ends."""
    far = table(["2-6", "1-1"], "3-6 6-6@R 3-5@L")
    assert plays_of(far) == {("2-6", "R")}
    covered = table(["1-6", "1-1"], "3-6 6-6@R 3-5@L 4-6@R")
    assert plays_of(covered) == {("1-6", "U"), ("1-6", "D")}


def test_mu7_there_are_never_more_than_four_arms() -> None:
    match = laid("1-1 1-6@L 1-0@R 1-4@U 1-5@D 4-4@U 5-5@D 6-6@L 0-0@R")
    assert arms(match) == {"L": 6, "R": 0, "U": 4, "D": 5}


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
    bare = [end.slot for end in current.ends.values() if end.tip is None]
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
    assert match.score.totals == [0, 0]


def test_mu10_a_receipt_names_every_tip() -> None:
    match = table(["1-5 0-0", "3-3"], "1-1 1-6@L 1-0@R 1-4@U", "2-2", claims="auto")
    (_, scored) = do(match, 0, on(match, "1-5@D"))
    assert isinstance(scored, Scored)
    assert sorted(term.amount for term in scored.receipt.terms) == [0, 4, 5, 6]
    assert scored.receipt.points == 15


def test_mu11_a_pass_earns_nothing_whatever_the_count() -> None:
    match = table(["0-0", "4-6"], "6-6 6-3@L", claims="auto")
    assert count(match) == 15
    assert do(match, 0, "pass") == [passed_on(3, 6)]
    assert match.score.totals == [0, 0]


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
    """MU8-MU10, MU22: points booked in mid-round are the count of the tips, a multiple of five up to 35."""
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


def test_mu9_the_spinner_counts_nothing_while_its_open_ends_are_bare() -> None:
    """5 and 5 beside a covered 6-6 make ten; the first tile up makes it 10 + 4."""
    match = table(["4-6 0-0", "1-1 2-2"], "6-6 5-6@L 1-6@R 1-5@R", claims="auto")
    board = match.view_for(None).board
    assert getattr(board, "count", None) == 10
    do(match, 0, on(match, "4-6@U"))
    assert getattr(match.view_for(None).board, "count", None) == 14


def test_mu10_the_most_that_can_be_made_at_once_is_thirty_five() -> None:
    """Four tips of 12, 10, 8 and 5; with 6 for the last it would be 36."""
    match = table(["1-5 2-2", "1-1"], "0-0 0-6@L 0-5@R 0-4@U 0-1@D 6-6@L 5-5@R 4-4@U", "5-6", claims="auto")
    do(match, 0, on(match, "1-5@D"))
    assert match.score.totals == [35, 0]
