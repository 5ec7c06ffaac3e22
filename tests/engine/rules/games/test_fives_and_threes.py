"""Fives and Threes: each rule by its number (FT1-FT11)."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import Event, MatchEnded, Overshot, RoundEnded, Scored
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.games.fives_and_threes.rules import ends_score
from engine.rules.moves import Call, Claim, move_text
from engine.rules.position import read_position
from engine.rules.scoring import Ending
from engine.rules.tiles import Seat
from engine.rules.views import LineBoard

from ..playing import do, passed_on, refused, result
from ..positions.block import deal, lots

FT = "fives_and_threes"


def started(seats: int, **options: str) -> Match:
    """A match before anything happened."""
    return make_game(FT, options).start(seats)


def read(options: dict[str, str], position: str) -> Match:
    """The match that stands so."""
    return read_position(" ".join([FT, *map("=".join, options.items())]) + f" | {position}")


def legal(match: Match, seat: int = 0) -> list[str]:
    """What a seat may do, as text."""
    return list(map(move_text, match.legal_moves(Seat(seat))))


def totals(match: Match) -> list[int]:
    """Every side's points."""
    view = match.view_for(None)
    return [view.seats[side[0]].total for side in view.sides]


def scored(events: list[Event]) -> list[int]:
    """The scores booked one by one."""
    return [event.receipt.points for event in events if isinstance(event, Scored)]


def count(match: Match) -> int | None:
    """What the ends add up to."""
    board = match.view_for(None).board
    assert isinstance(board, LineBoard)
    return board.count


def test_ft1_two_to_four_play_and_four_are_partners_unless_teams_is_off() -> None:
    assert make_game(FT).seat_counts() == (2, 3, 4)
    assert make_game(FT).sides(4) == ((0, 2), (1, 3))
    assert len(make_game(FT).sides(3)) == 3
    assert len(make_game(FT, {"teams": "off"}).sides(4)) == 4


@pytest.mark.parametrize(("options", "hands"), [({}, {2: 7, 3: 5, 4: 5}), ({"hand_size": "9"}, {2: 9, 3: 9})])
def test_ft2_hands_go_by_the_seats_and_nothing_is_drawn(options: dict[str, str], hands: dict[int, int]) -> None:
    assert make_game(FT, options).seat_counts() == tuple(hands)
    for seats, size in hands.items():
        match = started(seats, **options)
        lots(match, 0)
        deal(match)
        assert {seat.tiles for seat in match.view_for(None).seats} == {size}
    stuck = read({}, "hands 5|5 4|4 / 0|6 2|2 | line 0|1 1|2@right")
    assert legal(stuck) == ["pass"]
    assert refused(stuck, 0, "draw") is Refusal.NOT_A_MOVE_HERE


def test_ft3_the_lead_is_drawn_for_and_then_passes_to_the_left() -> None:
    match = started(3, hand_size="5")
    lots(match, 2)
    deal(match, ["0|1 0|2 0|3 0|4 0|5", "1|1 1|2 1|3 1|4 1|5", "2|2 2|3 2|4 2|5 0|0"])
    assert match.view_for(None).leader == 2
    assert len(legal(match, 2)) == 5
    while match.view_for(None).result is None:
        seat = match.to_act()[0]
        match.play(seat, match.legal_moves(seat)[0])
    deal(match)
    assert match.view_for(None).leader == 0


def test_ft3_the_highest_double_may_have_to_be_led_in_every_round() -> None:
    match = started(2, lead_rule="highest_double")
    for _ in range(2):
        deal(match, ["0|1 0|2 0|3 0|4 0|5 0|6 1|1", "5|5 1|2 1|3 1|4 1|5 1|6 2|2"])
        assert match.view_for(None).leader == 1
        assert legal(match, 1) == ["5|5"]
        while match.view_for(None).result is None:
            seat = match.to_act()[0]
            match.play(seat, match.legal_moves(seat)[0])


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("4|5", 9),
        ("6|6", 12),
        ("6|6 3|6@left", 15),
        ("6|6 3|6@left 2|6@right", 5),
        ("2|5 5|5@right", 12),
        ("2|5 2|2@left 5|5@right", 14),
    ],
)
def test_ft4_doubles_count_both_halves_while_they_are_an_end(line: str, expected: int) -> None:
    assert count(read({}, f"hands 0|4 0|6 0|2 / 1|5 1|3 | line {line}")) == expected


def test_ft5_who_can_play_must_and_who_cannot_knocks() -> None:
    match = read({}, "hands 4|6 5|6 / 1|6 0|0 | line 1|2")
    assert refused(match, 0, "4|6") is Refusal.DOES_NOT_FIT
    assert do(match, 0, "pass") == [passed_on(1, 2)]
    assert refused(match, 1, "pass") is Refusal.MUST_PLAY


@pytest.mark.parametrize(
    ("ends", "points"),
    [(0, 0), (1, 0), (3, 1), (5, 1), (6, 2), (9, 3), (10, 2), (12, 4), (15, 8), (18, 6), (20, 4), (16, 0)],
)
def test_ft6_a_fifth_or_a_third_or_both(ends: int, points: int) -> None:
    assert sum(term.amount for term in ends_score(ends)) == points


def test_ft6_every_tile_scores_the_lead_too() -> None:
    match = read({}, "hands 4|5 1|5 / 4|6 1|1")
    assert scored(do(match, 0, "4|5")) == [3]
    assert scored(do(match, 1, "4|6@0")) == []
    assert totals(match) == [3, 0]


@pytest.mark.parametrize(("chip", "points"), [("on", [2, 1]), ("off", [2])])
def test_ft7_the_last_tile_scores_one_more(chip: str, points: list[int]) -> None:
    match = read({"chip_point": chip}, "hands 1|5 / 2|2")
    assert scored(do(match, 0, "1|5")) == points
    assert result(match).ending is Ending.DOMINO
    assert result(match).winner == 0


def test_ft7_with_pairs_out_a_round_goes_on_until_both_partners_are_out() -> None:
    match = read({"pairs_out": "on"}, "hands 1|3 / 3|4 1|1 / 4|6 / 5|5 1|6")
    assert scored(do(match, 0, "1|3")) == [1]
    do(match, 1, "1|1@0")
    assert match.view_for(None).turn == 2
    do(match, 2, "pass")
    do(match, 3, "1|6@2")
    assert match.view_for(None).turn == 1, "who is out is passed over"
    do(match, 1, "3|4@1")
    events = do(match, 2, "4|6@4")
    assert scored(events) == [4, 1]
    assert result(match).out == 2
    assert result(match).scores == (1 + 4 + 1, 1 + 3 + 2 + 1)


def test_ft7_pairs_out_is_only_for_teams() -> None:
    match = read({"pairs_out": "on", "teams": "off"}, "hands 1|3 / 3|4 1|1 / 4|6 / 5|5 1|6")
    do(match, 0, "1|3")
    assert result(match).out == 0


BLOCKED = "hands 0|4 1|2 / 3|3 / 5|6 | line 0|1 1|4@right"


@pytest.mark.parametrize(("option", "scores"), [("off", (0, 0, 0)), ("on", (1, 0, 0))])
def test_ft8_a_block_scores_only_where_the_table_says_so(option: str, scores: tuple[int, ...]) -> None:
    match = read({"block_point": option}, BLOCKED)
    do(match, 0, "0|4@2")
    assert result(match).ending is Ending.BLOCKED
    assert result(match).scores == scores


def test_ft8_a_tie_for_the_fewest_pips_scores_nothing_and_partners_count_together() -> None:
    tied = read({"block_point": "on"}, BLOCKED.replace("1|2", "2|4"))
    do(tied, 0, "0|4@2")
    assert result(tied).scores == (0, 0, 0)
    teams = read({"block_point": "on"}, "hands 0|4 1|2 / 3|3 / 5|6 / 2|2 | line 0|1 1|4@right")
    do(teams, 0, "0|4@2")
    assert result(teams).winner == 1


def test_ft8_the_point_of_a_block_may_win() -> None:
    match = read({"block_point": "on"}, f"{BLOCKED} | totals 60 0 0")
    events = do(match, 0, "0|4@2")
    assert [type(event) for event in events[1:]] == [Scored, RoundEnded, MatchEnded]


@pytest.mark.parametrize(("exact", "total"), [("on", 60), ("off", 62)])
def test_ft9_a_score_that_would_pass_the_target_does_not_count(exact: str, total: int) -> None:
    match = read({"exact": exact}, "hands 1|5 0|0 / 2|2 | totals 60 0")
    events = do(match, 0, "1|5")
    assert totals(match) == [total, 0]
    assert (Overshot(Seat(0), 2) in events) is (exact == "on")
    assert (match.score.outcome is None) is (exact == "on")


@pytest.mark.parametrize(("tile", "points"), [("1|2", [1]), ("1|3", [1]), ("1|5", [1])])
def test_ft9_the_ends_and_the_chip_point_are_two_scores(tile: str, points: list[int]) -> None:
    """On 60: ends of 3 win before the chip point, ends of 4 score nothing, and ends of 6 too much: it wins."""
    match = read({}, f"hands {tile} / 2|2 | totals 60 0")
    assert scored(do(match, 0, tile)) == points
    assert totals(match) == [61, 0]


def test_ft10_the_match_ends_in_the_middle_of_a_round() -> None:
    match = read({}, "hands 4|5 0|0 / 2|2 | totals 58 0")
    events = do(match, 0, "4|5")
    assert [type(event) for event in events[1:]] == [Scored, RoundEnded, MatchEnded]
    assert result(match).ending is Ending.TARGET
    assert result(match).out is None
    assert match.to_act() == ()


def test_ft11_the_bot_takes_the_count_without_claims() -> None:
    match = read({}, "hands 4|5 0|0 / 2|2 1|5")
    do(match, 0, "4|5")
    assert match.to_act() == (1,)
    assert match.view_for(None).claims == ()
    assert refused(match, 1, Claim(9)) is Refusal.NOT_A_MOVE_HERE
    assert refused(match, 1, Call()) is Refusal.NOT_A_MOVE_HERE


def test_mu25_a_match_of_fives_and_threes_may_end_after_so_many_rounds() -> None:
    match = read({"rounds": "1"}, BLOCKED)
    do(match, 0, "0|4@2")
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
