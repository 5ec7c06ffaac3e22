"""Block: one test or more for every numbered sentence, from BL8 on (scores, the next lead, the British double)."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import LotsDrawn, MatchEnded, RoundStarted
from engine.rules.house import Shuffle
from engine.rules.moves import Play
from engine.rules.scoring import Ending, Outcome, Receipt, Term, Why
from engine.rules.tiles import EndId, Seat, Tile, tile_set

from ..playing import do, refused, result
from ..positions.block import deal, dealt, ends, lots, plays, start, table


def blocked(hands: list[str], **options: str) -> Receipt | None:
    """The receipt of a round that seat 0 blocks with zeros at both ends; no hand may hold a zero."""
    match = table([f"{hands[0]} 0|4", *hands[1:]], "0|1 1|4@right", options=options)
    do(match, 0, "0|4@2")
    assert result(match).ending is Ending.BLOCKED
    receipts = result(match).receipts
    assert result(match).winner == (receipts[0].side if receipts else None)
    return receipts[0] if receipts else None


def out(last: str, line: str, others: list[str], **options: str) -> Receipt | None:
    """The receipt of a round that seat 0 ends with the tile `last`."""
    match = table([last.partition("@")[0], *others], line, options=options)
    do(match, 0, last)
    assert result(match).out == 0
    receipts = result(match).receipts
    return receipts[0] if receipts else None


def test_bl8_the_lowest_count_is_credited_with_the_others_less_his_own() -> None:
    """Counts 12, 7 and 20: seat 1 wins 12 + 20 - 7."""
    receipt = blocked(["6|6", "3|4", "5|5 4|6"])
    assert receipt == Receipt(1, 25, (Term(Why.LOSERS, 32), Term(Why.OWN, -7)))


def test_bl8_after_a_domino_nothing_is_subtracted() -> None:
    assert out("0|1@0", "0|0", ["5|5 1|2"]) == Receipt(0, 13, (Term(Why.LOSERS, 13),))


def test_bl8_only_the_winner_scores() -> None:
    match = table(["0|1", "5|5", "2|2"], "0|0", totals=(5, 6, 7))
    do(match, 0, "0|1@0")
    assert result(match).scores == (14, 0, 0)
    assert result(match).totals == (19, 6, 7)


def test_bl9_a_tie_for_lowest_scores_nothing() -> None:
    match = table(["3|4 0|4", "1|6", "6|6"], "0|1 1|4@right")
    do(match, 0, "0|4@2")
    assert result(match).winner is None
    assert result(match).receipts == ()
    assert result(match).totals == (0, 0, 0)


def test_bl9_nil_all_is_a_tie_even_against_the_player_who_is_out() -> None:
    assert out("1|2@1", "1|1", ["0|0", "6|6"]) is None


def test_bl9_the_player_who_is_out_may_win_that_tie() -> None:
    assert out("1|2@1", "1|1", ["0|0", "6|6"], domino_wins_ties="on") == Receipt(0, 12, (Term(Why.LOSERS, 12),))


def test_bl9_a_tie_of_others_is_still_a_tie() -> None:
    """`domino_wins_ties` is about going out, so it doesn't matter in a blocked round."""
    assert blocked(["3|4", "1|6", "6|6"], domino_wins_ties="on") is None


def nil_all(**options: str) -> Receipt | None:
    """Seat 0 goes out with 1|2 while seat 1 holds only the double blank."""
    match = table(["1|2", "0|0", "5|6", "4|4"], "1|1", options={"partnership": "on", **options})
    do(match, 0, "1|2@1")
    receipts = result(match).receipts
    return receipts[0] if receipts else None


def test_bl9_bl10_with_individual_scoring_nil_all_is_a_tie_for_partners_too() -> None:
    """`individual` is BL8 and BL9 for the four seats; by sides the side that is out wins."""
    assert nil_all(partnership_scoring="individual") is None
    assert nil_all(partnership_scoring="individual", domino_wins_ties="on") == Receipt(0, 8, (Term(Why.LOSERS, 8),))
    assert nil_all() == Receipt(0, 8, (Term(Why.LOSERS, 8),))


def test_bl10_partners_who_are_out_get_the_opponents_counts() -> None:
    """Counts 0, 8, 20, 10: the partner's 20 is ignored."""
    for scoring in ("side", "individual"):
        receipt = out("0|1@0", "0|0", ["3|5", "6|6 4|4", "5|5"], partnership="on", partnership_scoring=scoring)
        assert receipt == Receipt(0, 18, (Term(Why.LOSERS, 18),))


def test_bl10_in_a_blocked_round_the_sides_are_compared() -> None:
    """4 + 11 against 9 + 3: the second side wins 15 - 12, although seat 0 is not the lowest."""
    receipt = blocked(["2|2", "3|6", "5|6", "1|2"], partnership="on")
    assert receipt == Receipt(1, 3, (Term(Why.LOSERS, 15), Term(Why.OWN, -12)))


def test_bl10_equal_sides_score_nothing() -> None:
    assert blocked(["2|2", "3|6", "4|4", "1|2"], partnership="on") is None


def test_bl10_individual_compares_the_seats() -> None:
    """Counts 4, 9, 11, 3: seat 3 wins the two opponents' 4 + 11 less its own 3, for its side."""
    receipt = blocked(["2|2", "3|6", "5|6", "1|2"], partnership="on", partnership_scoring="individual")
    assert receipt == Receipt(1, 12, (Term(Why.LOSERS, 15), Term(Why.OWN, -3)))


def test_bl10_individual_ties_score_nothing_even_between_partners() -> None:
    """Counts 4, 9, 4, 10."""
    hands = ["2|2", "3|6", "1|3", "5|5"]
    assert blocked(hands, partnership="on", partnership_scoring="individual") is None


@pytest.mark.parametrize(
    ("seats", "options", "target"),
    [
        (2, {}, 100),
        (3, {}, 61),
        (4, {}, 61),
        (4, {"partnership": "on"}, 100),
        (3, {"target": "250"}, 250),
        (7, {"set": "d9"}, 150),
        (10, {"set": "d12"}, 300),
    ],
)
def test_bl11_targets(seats: int, options: dict[str, str], target: int) -> None:
    assert start(seats, options).view_for(None).target == target


@pytest.mark.parametrize(("before", "over"), [(86, False), (87, True), (99, True)])
def test_bl11_the_target_is_reached_exactly_or_passed(before: int, over: bool) -> None:
    """13 points on top of 86, 87 and 99."""
    match = table(["0|1", "5|5 1|2"], "0|0", totals=(before, 90))
    events = do(match, 0, "0|1@0")
    assert isinstance(events[-1], MatchEnded) == over
    if over:
        assert match.score.outcome == Outcome((before + 13, 90), (1, 2))
        assert match.to_act() == ()
        assert refused(match, 0, "pass") is Refusal.MATCH_OVER
    else:
        assert match.score.outcome is None


def test_bl11_with_the_target_reached_there_are_no_lots_for_the_lead() -> None:
    """A blocked round that ends the match leaves the house nothing to do."""
    match = table(["0|2 6|6", "1|3 5|5"], "0|1 0|0@left", totals=(0, 99), options={"lead_after_block": "draw_high"})
    do(match, 0, "0|2@2")
    do(match, 1, "1|3@1")
    assert match.score.outcome is not None
    assert match.to_act() == ()
    assert match.need() is None


def block_now(match_options: dict[str, str], leader: int) -> list[object]:
    """What happens after a blocked round led by `leader`, up to the next deal."""
    match = table(["6|6 0|4", "5|5", "3|3"], "0|1 1|4@right", leader=leader, options=match_options)
    do(match, 0, "0|4@2")
    assert result(match).ending is Ending.BLOCKED
    events: list[object] = []
    if match.score.opening:
        events += lots(match, 0)
    events += deal(match)[:1]
    return events


def test_bl12_the_lead_rotates_after_a_block() -> None:
    assert block_now({}, 1) == [RoundStarted(2, Seat(2))]


def test_bl12_or_is_drawn_for() -> None:
    drawn, started = block_now({"lead_after_block": "draw_high"}, 1)
    assert isinstance(drawn, LotsDrawn)
    assert drawn.leader == 0
    assert started == RoundStarted(2, Seat(0))


def test_bl12_later_rounds_rotate_from_the_new_leader() -> None:
    match = table(["6|6 0|4", "5|5", "3|3"], "0|1 1|4@right", leader=1, options={"lead_after_block": "draw_high"})
    do(match, 0, "0|4@2")
    lots(match, 2)
    deal(match, ["1|2 1|3 1|4 1|5 1|6", "2|2 2|3 2|4 2|5 2|6", "0|0 0|1 0|2 0|3 3|3"])
    assert match.view_for(None).leader == 2
    assert match.score.opening is None
    match = table(["0|1", "5|5", "2|2"], "0|0", leader=2, options={"lead_after_block": "draw_high"})
    do(match, 0, "0|1@0")
    assert match.score.opening is None
    assert deal(match)[0] == RoundStarted(2, Seat(0))


def test_bl12_a_dominoed_round_is_not_drawn_for() -> None:
    match = table(["0|1", "5|5", "2|2"], "0|0", leader=1, options={"lead_after_block": "draw_high"})
    do(match, 0, "0|1@0")
    assert deal(match)[0] == RoundStarted(2, Seat(2))


def test_bl12_an_equal_count_in_a_blocked_round_is_drawn_for_as_well() -> None:
    """A block is a block, even without points."""
    match = table(["3|4 0|4", "1|6", "6|6"], "0|1 1|4@right", options={"lead_after_block": "draw_high"})
    do(match, 0, "0|4@2")
    assert result(match).winner is None
    assert isinstance(lots(match, 1)[0], LotsDrawn)
    started = deal(match)[0]
    assert started == RoundStarted(2, Seat(1))


def test_bl13_the_highest_double_leads_in_every_round() -> None:
    match = dealt(["1|1 2|3 4|6", "0|0 5|5 5|6"], options={"lead_rule": "highest_double"})
    assert match.view_for(None).leader == 1
    assert match.to_act() == (Seat(1),)
    assert plays(match, 1) == {("5|5", "")}
    assert refused(match, 1, "5|6") is Refusal.MUST_LEAD
    do(match, 1, "5|5")
    do(match, 0, "pass")
    assert plays(match, 1) == {("5|6", "left"), ("5|6", "right")}


def test_bl13_no_lots_are_drawn() -> None:
    assert start(2, {"lead_rule": "highest_double"}).need() == Shuffle((tile_set(6),))


def test_bl13_it_overrides_the_rotation_in_the_next_round_too() -> None:
    match = table(["0|1", "5|5 1|2"], "0|0", leader=0, options={"lead_rule": "highest_double", "hand_size": "2"})
    do(match, 0, "0|1@0")
    assert deal(match, ["6|6 0|1", "5|5 1|2"])[0] == RoundStarted(2, Seat(0))


def test_bl13_without_a_double_the_heaviest_tile_leads() -> None:
    """Most pips, then the higher half: 4-5 and 3-6 have nine each."""
    match = dealt(["4|5 2|3", "3|6 0|1"], options={"lead_rule": "highest_double"})
    assert match.to_act() == (Seat(1),)
    assert plays(match, 1) == {("3|6", "")}


def test_bl13_it_also_goes_before_drawing_after_a_block() -> None:
    match = table(
        ["6|6 0|4", "5|5 3|3"],
        "0|1 1|4@right",
        options={"lead_rule": "highest_double", "lead_after_block": "draw_high", "hand_size": "2"},
    )
    do(match, 0, "0|4@2")
    assert result(match).ending is Ending.BLOCKED
    assert match.need() == Shuffle((tile_set(6),))
    assert deal(match, ["1|2 0|4", "5|5 3|3"])[0] == RoundStarted(2, Seat(1))


def test_bl14_a_last_tile_that_fitted_both_ends_counts_double() -> None:
    on = {"double_both_ends": "on"}
    both = out("3|5@0", "3|4 4|5@right", ["5|6"], **on)
    assert both == Receipt(0, 22, (Term(Why.LOSERS, 11),), 2)
    assert out("4|6@0", "4|4", ["5|6"], **on) == both
    one = out("4|6@1", "1|4", ["5|6"], **on)
    assert one == Receipt(0, 11, (Term(Why.LOSERS, 11),))
    assert out("3|5@0", "3|4 4|5@right", ["5|6"]) == one


def test_bl14_a_tile_that_is_led_fitted_no_end() -> None:
    match = dealt(["1|1", "5|6"], options={"double_both_ends": "on"})
    do(match, 0, "1|1")
    assert result(match).scores == (11, 0)


def test_bl15_a_last_double_counts_double() -> None:
    assert out("3|3@0", "3|4 4|5@right", ["3|6"], double_with_double="on") == Receipt(0, 18, (Term(Why.LOSERS, 9),), 2)
    assert out("3|3@0", "3|4 4|5@right", ["3|6"]) == Receipt(0, 9, (Term(Why.LOSERS, 9),))
    assert out("2|3@0", "3|4 4|5@right", ["3|6"], double_with_double="on") == Receipt(0, 9, (Term(Why.LOSERS, 9),))


def test_bl16_both_together_count_four_times_or_twice() -> None:
    both = {"double_both_ends": "on", "double_with_double": "on"}
    line = "3|4 4|5@right 3|5@right"
    assert out("3|3@0", line, ["3|6"], **both) == Receipt(0, 36, (Term(Why.LOSERS, 9),), 4)
    assert out("3|3@0", line, ["3|6"], **both, british_stack="cap2") == Receipt(0, 18, (Term(Why.LOSERS, 9),), 2)
    assert out("3|3@0", "3|4 4|5@right", ["3|6"], **both) == Receipt(0, 18, (Term(Why.LOSERS, 9),), 2)


def test_bl16_a_blocked_round_is_never_doubled() -> None:
    """Seat 0 blocks with 0-0, which fitted both ends and is a double."""
    both = {"double_both_ends": "on", "double_with_double": "on"}
    match = table(["1|1 0|0", "5|5"], "0|1 1|2 0|2@right", options=both)
    do(match, 0, "0|0@0")
    assert result(match).ending is Ending.BLOCKED
    assert result(match).receipts == (Receipt(0, 8, (Term(Why.LOSERS, 10), Term(Why.OWN, -2))),)


def test_bl16_partners_are_doubled_too() -> None:
    receipt = out("3|3@0", "3|4 4|5@right", ["3|6", "6|6", "1|1"], partnership="on", double_with_double="on")
    assert receipt == Receipt(0, 22, (Term(Why.LOSERS, 11),), 2)


def test_a_play_has_one_meaning_in_every_notation() -> None:
    """The text of a move names tile and end; the order of the halves does not matter."""
    match = table(["3|5 1|1", "2|2"], "3|4 4|5@right")
    assert Play(Tile.of(5, 3), EndId(0)) in match.legal_moves(Seat(0))
    do(match, 0, "5|3@0")
    assert ends(match) == [5, 5]
