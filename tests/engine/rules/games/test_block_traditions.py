"""Block as played in Latin America and the Caribbean: a test or more for BL19 to BL28, and whole matches."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.robots.playing import play_out
from engine.rules.errors import Refused
from engine.rules.events import Event, Scored
from engine.rules.games import GAMES, make_game
from engine.rules.games.block.rules import LOVE_ROUNDS, BlockMatch
from engine.rules.options import Accepts
from engine.rules.position import read_position, write_position
from engine.rules.scoring import Ending, RoundResult, Term, Why
from engine.rules.tiles import Seat

from ..playing import do, result
from ..positions.block import deal, dealt, table

TRADITIONS = GAMES["block"].traditions
PARTNERS = {"partnership": "on"}
BLOCK = "0|1 1|4@right"
"""A line that 0|4 blocks."""


def ended(hands: list[str], last: str, line: str, totals: tuple[int, int] = (0, 0), **options: str) -> RoundResult:
    """The result after seat 0 of four partners plays its last tile, or a tile that blocks."""
    match = table(hands, line, totals=totals, options={**PARTNERS, **options})
    do(match, 0, last)
    return result(match)


def passed(line: str, hands: list[str], seats: tuple[int, ...], **options: str) -> list[Event]:
    """What happens when these seats pass after seat 0 has played the last tile of `line`."""
    match = table(hands, line, turn=1, options={**PARTNERS, **options})
    return [event for seat in seats for event in do(match, seat, "pass")]


@pytest.mark.parametrize(("direction", "following"), [("left", 1), ("right", 3)])
def test_bl19_the_turn_and_the_lead_go_to_the_left_or_to_the_right(direction: str, following: int) -> None:
    hands = ["0|1 0|2", "1|1 1|3", "2|2 2|3", "3|3 1|2"]
    match = dealt(hands, options={**PARTNERS, "direction": direction})
    do(match, 0, "0|1")
    assert match.to_act() == (Seat(following),)
    blocked = table(["0|4 5|5", "6|6", "3|3", "2|2"], BLOCK, options={**PARTNERS, "direction": direction})
    do(blocked, 0, "0|4@2")
    deal(blocked)
    assert blocked.to_act() == (Seat(following),)


def next_leader(match: BlockMatch) -> tuple[Seat, int]:
    """Who leads the next deal, and with how many tiles that may be led."""
    deal(match)
    (seat,) = match.to_act()
    return seat, len(match.legal_moves(seat))


def test_bl20_the_winner_leads_the_next_round_with_any_tile() -> None:
    options = {**PARTNERS, "lead_rule": "highest_double_first", "next_lead": "winner", "hand_size": "7"}
    match = table(["0|4", "6|6", "3|3", "2|2"], BLOCK, options=options)
    do(match, 0, "0|4@2")
    assert next_leader(match) == (0, 7)


def test_bl20_a_winner_who_scores_nothing_leads_too() -> None:
    options = {**PARTNERS, "lead_rule": "highest_double_first", "next_lead": "winner", "hand_size": "7"}
    match = table(["0|4", "6|6", "3|3", "2|2"], BLOCK, options=options)
    do(match, 0, "0|4@2")
    match.score.result = replace(result(match), totals=(0, 0))
    assert next_leader(match) == (0, 7)


def test_bl20_after_a_tie_the_highest_double_leads_again() -> None:
    options = {**PARTNERS, "lead_rule": "highest_double_first", "next_lead": "winner", "hand_size": "7"}
    match = table(["0|4 2|2", "6|6", "5|5", "1|1"], BLOCK, options=options)
    do(match, 0, "0|4@2")
    assert result(match).winner is None
    leader, plays = next_leader(match)
    assert plays == 1
    assert match.legal_moves(leader)[0].tile.double  # type: ignore[union-attr]  # a play


@pytest.mark.parametrize(
    ("count", "points"), [("less_own", 13), ("opponents", 13), ("all", 19), ("one", 1), ("finish", 1)]
)
def test_bl21_what_the_winner_scores_after_going_out(count: str, points: int) -> None:
    """The opponents hold 5|5 and 1|2, the partner 3|3."""
    assert ended(["0|4", "5|5", "3|3", "1|2"], "0|4@0", "0|6", count=count).scores == (points, 0)


@pytest.mark.parametrize(
    ("count", "points"), [("less_own", 9), ("opponents", 16), ("all", 23), ("one", 1), ("finish", 1)]
)
def test_bl21_what_the_winner_scores_in_a_blocked_round(count: str, points: int) -> None:
    """The winners hold 1|2 and 2|2, the others 6|6 and 1|3."""
    assert ended(["0|4 1|2", "6|6", "2|2", "1|3"], "0|4@2", BLOCK, count=count).scores == (points, 0)


@pytest.mark.parametrize(
    ("last", "line", "points"),
    [("0|1@0", "0|2", 1), ("2|2@1", "0|2", 2), ("0|2@0", "0|1 1|2@right", 3), ("2|2@0", "2|4 4|5@right 2|5@right", 6)],
)
def test_bl21_a_finish_counts_by_its_tile(last: str, line: str, points: int) -> None:
    assert ended([last[:3], "5|5", "3|3", "1|6"], last, line, count="finish").scores == (points, 0)


@pytest.mark.parametrize(("block_by", "winner"), [("side", 1), ("hand", 0), ("last", 1)])
def test_bl22_a_block_is_decided_by_sides_by_the_lightest_hand_or_by_the_last_player(
    block_by: str, winner: int
) -> None:
    """Seat 0 blocks with 5 pips left, its left neighbour has 4, its partner 1|1, the other opponent nothing heavy."""
    hands = ["0|4 2|3", "1|3", "1|1", "5|5"] if winner == 0 else ["0|4 2|3", "1|3", "6|6", "5|5"]
    assert ended(hands, "0|4@2", BLOCK, block_by=block_by).winner == winner


def test_bl22_the_lightest_hand_wins_nothing_if_an_opponents_is_as_light() -> None:
    assert ended(["0|4 1|3", "2|2", "6|6", "5|5"], "0|4@2", BLOCK, block_by="hand").winner is None
    assert ended(["0|4 1|3", "6|6", "2|2", "5|5"], "0|4@2", BLOCK, block_by="hand").winner == 0


def test_bl22_a_tie_with_the_left_neighbour_is_won_by_the_player_who_blocked() -> None:
    assert ended(["0|4 1|3", "2|2", "6|6", "1|1"], "0|4@2", BLOCK, block_by="last").winner == 0


def feats(found: RoundResult) -> dict[Why, int]:
    """The points of a round by their reasons."""
    return {term.why: term.amount for receipt in found.receipts for term in receipt.terms}


def test_bl23_a_capicua_is_a_last_tile_that_fits_both_ends_and_no_double() -> None:
    others = ["5|5", "3|3", "1|6"]
    assert feats(ended(["0|2", *others], "0|2@0", "0|1 1|2@right", capicua="25"))[Why.CAPICUA] == 25
    assert Why.CAPICUA not in feats(ended(["0|3", *others], "0|3@0", "0|1 1|2@right", capicua="25"))
    assert Why.CAPICUA not in feats(ended(["2|2", *others], "2|2@0", "2|4 4|5@right 2|5@right", capicua="25"))


def test_bl23_a_double_is_a_capicua_where_the_table_says_so() -> None:
    """As in the Dominican Republic, and not in Puerto Rico."""
    hands, line = ["2|2", "5|5", "3|3", "1|6"], "2|4 4|5@right 2|5@right"
    found = ended(hands, "2|2@0", line, capicua="25", capicua_double="on")
    assert feats(found)[Why.CAPICUA] == 25
    assert TRADITIONS["dominican_republic"]["capicua_double"] == "on"
    assert "capicua_double" not in TRADITIONS["puerto_rico"]


def test_bl24_going_out_with_the_double_blank() -> None:
    hands = ["0|0", "5|5", "3|3", "1|6"]
    found = ended(hands, "0|0@0", "0|1", double_blank="100", count="all")
    assert feats(found) == {Why.LOSERS: 17, Why.OWN: 6, Why.DOUBLE_BLANK: 100}
    assert found.scores == (123, 0)


@pytest.mark.parametrize(("lead", "points"), [("6|6", 25), ("5|6", 50)])
def test_bl25_a_lead_that_makes_the_next_player_pass_scores_twice_without_a_double(lead: str, points: int) -> None:
    events = passed(lead, ["6|4", "1|1 2|2", "3|6 1|2", "1|3 2|3"], (1,), lead_pass="25")
    scored = [event for event in events if isinstance(event, Scored)]
    assert [event.receipt.terms for event in scored] == [(Term(Why.LEAD_PASS, points),)]
    assert scored[0].seat == 0


def test_bl26_a_play_after_which_all_others_pass_scores() -> None:
    events = passed("6|6 5|6@right", ["6|4 5|4", "1|1 2|2", "3|3 1|2", "1|3 2|3"], (1, 2, 3), round_pass="25")
    scored = [event for event in events if isinstance(event, Scored)]
    assert [event.receipt.terms for event in scored] == [(Term(Why.ROUND_PASS, 25),)]
    assert scored[0].totals == (25, 0)


@pytest.mark.parametrize(("number", "more"), [(1, 100), (2, 75), (3, 50), (4, 25), (5, 0)])
def test_bl27_the_first_four_rounds_are_worth_more(number: int, more: int) -> None:
    match = table(["0|1", "5|5", "3|3", "1|2"], "0|0", options={**PARTNERS, "first_wins": "on"})
    match.score.number = number
    do(match, 0, "0|1@0")
    assert result(match).scores == (13 + more, 0)


def test_bl28_a_win_against_points_takes_both_totals_back_to_nothing() -> None:
    options: Mapping[str, str] = TRADITIONS["jamaica"]
    hands = ["0|1", "5|5", "3|3", "1|2"]
    match = table(hands, "0|0", totals=(0, 5), options=options)
    do(match, 0, "0|1@0")
    assert (result(match).winner, result(match).totals) == (0, (0, 0))
    leader, plays = next_leader(match)
    assert plays == 1, "the highest double leads again"
    assert match.legal_moves(leader)[0].tile.double  # type: ignore[union-attr]  # a play
    assert ended(hands, "0|1@0", "0|0", (5, 0), **{**options}).totals == (6, 0)


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_robots_play_every_tradition_to_its_end(tradition: str) -> None:
    game = make_game("block", TRADITIONS[tradition])
    for seed in range(3):
        match = game.start(4)
        play_out(match, random.Random(seed))
        outcome = match.score.outcome
        assert outcome is not None
        assert max(outcome.totals) >= (game.target(4) or 0)
        assert result(match).ending in (Ending.DOMINO, Ending.BLOCKED, Ending.TARGET)


def test_bl28_six_love_takes_few_wins_and_ends_after_many_rounds() -> None:
    jamaica = TRADITIONS["jamaica"]
    assert make_game("block", {**jamaica, "target": "10"}).rounds(4) == LOVE_ROUNDS
    assert make_game("block", {**jamaica, "rounds": "5"}).rounds(4) == 5
    automatic = {name: value for name, value in jamaica.items() if name != "target"}
    assert make_game("block", automatic).target(4) == 6
    with pytest.raises(Refused) as refused:
        make_game("block", {**jamaica, "target": "11"})
    assert refused.value.facts["accepted"] is Accepts.FEWER_WINS


def test_bl19_the_last_player_of_a_position_is_the_seat_before_in_the_order_of_play() -> None:
    """Seat 3 passes at once after seat 0's lead, and seat 0's side scores 50."""
    text = "block direction=right lead_pass=25 partnership=on | hands 6|4 / 1|1 / 3|6 / 0|3 | line 1|2 | turn 3"
    match = read_position(text)
    assert match.round.player == 0
    do(match, 3, "pass")
    assert match.score.totals == [50, 0]
    assert read_position(write_position(match)).view_for(None) == match.view_for(None)


def test_a_position_may_be_of_any_round() -> None:
    text = "block target=1000 | hands 6|4 / 1|1 | line 1|2 | turn 1 | round 1234"
    assert read_position(text).score.number == 1234


def test_bl19_without_partners_nothing_changes() -> None:
    match = table(["0|1", "5|5", "3|3", "1|2"], "0|0", options={"direction": "right", "count": "one", "capicua": "25"})
    do(match, 0, "0|1@0")
    assert result(match).scores == (19, 0, 0, 0)
