"""Block: one test or more for every numbered sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import LotsDrawn, MatchEnded, Passed, Played, RoundEnded, RoundStarted
from engine.rules.game import Shuffle, forced_move
from engine.rules.games import make_game
from engine.rules.games.block import BlockRules
from engine.rules.moves import Deal, Pass, Play
from engine.rules.options import option_specs
from engine.rules.scoring import Ending, Outcome, Receipt, Term, Why
from engine.rules.tiles import HOUSE, EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import LastPlay, LineBoard, Phase

from ..playing import do, refused, tiles
from .block_table import deal, dealt, ends, hand, lots, plays, result, start, table

DOC = Path(__file__).parents[4] / "docs" / "rules" / "block.md"


# --- Set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size", "boneyard"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_bl1_hands_and_a_boneyard_that_is_never_used(seats: int, size: int, boneyard: int) -> None:
    match = start(seats)
    lots(match, 0)
    assert match.need() == Shuffle((tile_set(6),))
    deal(match)
    view = match.view_for(None)
    assert [seat.tiles for seat in view.seats] == [size] * seats
    assert view.boneyard == boneyard
    assert view.shown is None


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, (2, 3, 4)),
        ({"hand_size": "7"}, (2, 3, 4)),
        ({"hand_size": "9"}, (2, 3)),
        ({"hand_size": "14"}, (2,)),
        ({"set": "d9"}, (2, 3, 4, 5, 6, 7)),
        ({"set": "d12"}, (2, 3, 4, 5, 6, 7, 8, 9, 10)),
    ],
)
def test_bl1_seats_by_hand_size_and_set(options: dict[str, str], seats: tuple[int, ...]) -> None:
    game = make_game("block", options)
    assert game.seat_counts() == seats
    for count in set(range(1, 12)) - set(seats):
        with pytest.raises(Refused) as caught:
            game.start(count)
        assert caught.value.refusal is Refusal.WRONG_SEATS


@pytest.mark.parametrize(("set_", "size"), [("d6", "15"), ("d9", "28")])
def test_bl1_a_hand_that_leaves_nothing_for_a_second_player_is_refused(set_: str, size: str) -> None:
    with pytest.raises(Refused) as caught:
        make_game("block", {"set": set_, "hand_size": size})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_bl1_five_to_ten_players_get_seven_each() -> None:
    for set_, seats, size in (("d9", 4, 5), ("d9", 5, 7), ("d9", 7, 7), ("d12", 10, 7)):
        match = start(seats, {"set": set_})
        lots(match, 0)
        deal(match)
        assert [seat.tiles for seat in match.view_for(None).seats] == [size] * seats


def test_bl2_partners_sit_opposite_and_are_four() -> None:
    game = make_game("block", {"partnership": "on"})
    assert game.seat_counts() == (4,)
    assert game.sides(4) == ((0, 2), (1, 3))
    assert make_game("block").sides(3) == ((0,), (1,), (2,))


def test_bl3_the_first_leader_draws_the_highest_tile() -> None:
    match = start(3)
    assert match.need() == Shuffle((tile_set(6),))
    order = tiles("1|2 4|6 0|1")
    events = match.play(HOUSE, Deal((*order, *(tile for tile in match.deck if tile not in order))))
    assert events == [LotsDrawn(((Seat(0), order[0]), (Seat(1), order[1]), (Seat(2), order[2])), Seat(1))]
    assert deal(match)[0] == RoundStarted(1, Seat(1))


def test_bl3_only_the_tied_draw_again() -> None:
    """G5: and without the lots of the others."""
    match = start(3)
    order = tiles("1|5 3|3 0|1")
    events = match.play(HOUSE, Deal((*order, *(tile for tile in match.deck if tile not in order))))
    assert events[0] == LotsDrawn(((Seat(0), order[0]), (Seat(1), order[1]), (Seat(2), order[2])), None)
    left = tuple(tile for tile in match.deck if tile is not order[2])
    assert match.need() == Shuffle((left,))
    again = tiles("0|0 6|6")
    match.play(HOUSE, Deal((*again, *(tile for tile in left if tile not in again))))
    assert deal(match)[0] == RoundStarted(1, Seat(1))


def test_bl3_the_leader_may_lead_any_tile() -> None:
    match = dealt(["0|1 2|2 5|6", "0|0 1|1 3|3"])
    assert plays(match) == {("0|1", ""), ("2|2", ""), ("5|6", "")}
    do(match, 0, "2|2")
    assert ends(match) == [2, 2]


def test_bl4_the_lead_passes_to_the_left_of_the_leader() -> None:
    """Not to the winner: seat 2 led, seat 0 is out first, seat 0 is also next by rotation; then seat 1."""
    match = table(["0|1", "2|2", "3|3"], "0|0", leader=2)
    do(match, 0, "0|1@0")
    assert result(match).winner == 0
    assert deal(match)[0] == RoundStarted(2, Seat(0))
    match = table(["0|1", "2|2", "3|3"], "0|0", leader=0)
    do(match, 0, "0|1@0")
    assert deal(match)[0] == RoundStarted(2, Seat(1))


# --- Play -------------------------------------------------------------------------------------------------------


def test_bl5_a_tile_is_played_on_an_end_that_shows_its_number() -> None:
    match = table(["3|5 5|5 0|0 4|6", "1|1"], "3|4 4|5@1")
    assert plays(match) == {("3|5", "left"), ("3|5", "right"), ("5|5", "right")}
    assert refused(match, 0, "0|0@0") is Refusal.DOES_NOT_FIT
    assert refused(match, 0, "4|6@0") is Refusal.DOES_NOT_FIT
    assert refused(match, 0, "5|5@0") is Refusal.DOES_NOT_FIT
    assert refused(match, 0, "3|5") is Refusal.DOES_NOT_FIT
    assert refused(match, 0, "1|1@0") is Refusal.NOT_IN_HAND


def test_bl5_a_double_is_no_spinner() -> None:
    match = table(["5|5 0|0", "5|6 1|2"], "3|5")
    events = do(match, 0, "5|5@1")
    assert events == [Played(Seat(0), Tile.of(5, 5), EndId(1), "right", Pip(5))]
    assert ends(match) == [3, 5]
    do(match, 1, "5|6@2")
    assert ends(match) == [3, 6]
    board = match.view_for(None).board
    assert isinstance(board, LineBoard)
    assert len(board.layout.ends) == 2
    assert [node.parent for node in board.layout.nodes] == [-1, 0, 1]


def test_bl5_ends_are_numbered_when_they_are_born() -> None:
    """A button for an end that is covered meanwhile can never hit another."""
    match = table(["1|4 3|3", "2|5 1|6"], "1|2")
    do(match, 0, "1|4@0")
    assert refused(match, 1, "1|6@0") is Refusal.DOES_NOT_FIT
    do(match, 1, "2|5@1")
    assert match.view_for(None).last == LastPlay(Seat(1), Tile.of(2, 5), 2)
    assert ends(match) == [4, 5]


def test_bl6_who_can_play_must() -> None:
    match = table(["0|0 2|6", "1|1 2|2"], "1|2")
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert refused(match, 0, "draw") is Refusal.NOT_A_MOVE_HERE
    assert forced_move(match) is None


def test_bl6_who_cannot_play_passes_and_draws_nothing() -> None:
    match = table(["0|0 3|4", "1|1 2|2"], "1|2")
    assert match.legal_moves(Seat(0)) == (Pass(),)
    assert forced_move(match) == (Seat(0), Pass())
    assert do(match, 0, "pass") == [Passed(Seat(0))]
    assert match.to_act() == (Seat(1),)
    assert len(hand(match, 0)) == 2


def test_bl7_the_last_tile_ends_the_round() -> None:
    match = table(["2|3", "5|5 1|2"], "1|2")
    events = do(match, 0, "2|3@1")
    assert isinstance(events[1], RoundEnded)
    assert result(match).ending is Ending.DOMINO
    assert result(match).out == 0
    assert match.to_act() == (HOUSE,)
    view = match.view_for(None)
    assert view.phase is Phase.DEAL
    assert view.shown == ((), tuple(tiles("1|2 5|5")))


def test_bl7_a_blocked_round_ends_at_once() -> None:
    match = table(["0|2 6|6", "1|3 5|5"], "0|1 0|0@0")
    do(match, 0, "0|2@2")
    assert match.result is None
    events = do(match, 1, "1|3@1")
    assert ends(match) == [2, 3]
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.BLOCKED
    assert result(match).out is None


def test_bl7_the_boneyard_does_not_keep_a_round_going() -> None:
    """Nobody holds a zero, though zeros lie in the boneyard."""
    match = table(["0|1 6|6", "5|5 2|3"], "0|1")
    assert match.round is not None
    match = table(["0|4 6|6", "5|5 2|3"], "0|1 1|4@1")
    do(match, 0, "0|4@2")
    assert ends(match) == [0, 0]
    assert result(match).ending is Ending.BLOCKED


# --- Score ------------------------------------------------------------------------------------------------------


def blocked(hands: list[str], **options: str) -> Receipt | None:
    """The receipt of a round that seat 0 blocks with zeros at both ends; no hand may hold a zero."""
    match = table([f"{hands[0]} 0|4", *hands[1:]], "0|1 1|4@1", options=options)
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
    match = table(["3|4 0|4", "1|6", "6|6"], "0|1 1|4@1")
    do(match, 0, "0|4@2")
    assert result(match).winner is None
    assert result(match).receipts == ()
    assert result(match).totals == (0, 0, 0)


def test_bl9_nil_all_is_a_tie_even_against_the_player_who_is_out() -> None:
    assert out("1|2@1", "1|1", ["0|0", "6|6"]) is None


def test_bl9_the_player_who_is_out_may_win_that_tie() -> None:
    assert out("1|2@1", "1|1", ["0|0", "6|6"], domino_wins_ties="on") == Receipt(0, 12, (Term(Why.LOSERS, 12),))


def test_bl9_a_tie_of_others_is_still_a_tie() -> None:
    """`domino_wins_ties` is about going out; in a blocked round nobody did."""
    assert blocked(["3|4", "1|6", "6|6"], domino_wins_ties="on") is None


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
        assert match.outcome() == Outcome((before + 13, 90), (1, 2))
        assert match.to_act() == ()
        assert refused(match, 0, "pass") is Refusal.MATCH_OVER
    else:
        assert match.outcome() is None


# --- Variations -------------------------------------------------------------------------------------------------


def block_now(match_options: dict[str, str], leader: int) -> list[object]:
    """What happens after a blocked round led by `leader`, up to the next deal."""
    match = table(["6|6 0|4", "5|5", "3|3"], "0|1 1|4@1", leader=leader, options=match_options)
    do(match, 0, "0|4@2")
    assert result(match).ending is Ending.BLOCKED
    events: list[object] = []
    if match.opening:
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
    match = table(["6|6 0|4", "5|5", "3|3"], "0|1 1|4@1", leader=1, options={"lead_after_block": "draw_high"})
    do(match, 0, "0|4@2")
    lots(match, 2)
    deal(match, ["1|2 1|3 1|4 1|5 1|6", "2|2 2|3 2|4 2|5 2|6", "0|0 0|1 0|2 0|3 3|3"])
    assert match.view_for(None).leader == 2
    match.round = table(["0|1", "5|5", "2|2"], "0|0").round
    do(match, 0, "0|1@0")
    assert match.opening is None
    assert deal(match)[0] == RoundStarted(3, Seat(0))


def test_bl12_a_dominoed_round_is_not_drawn_for() -> None:
    match = table(["0|1", "5|5", "2|2"], "0|0", leader=1, options={"lead_after_block": "draw_high"})
    do(match, 0, "0|1@0")
    assert deal(match)[0] == RoundStarted(2, Seat(2))


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
        "0|1 1|4@1",
        options={"lead_rule": "highest_double", "lead_after_block": "draw_high", "hand_size": "2"},
    )
    do(match, 0, "0|4@2")
    assert result(match).ending is Ending.BLOCKED
    assert match.need() == Shuffle((tile_set(6),))
    assert deal(match, ["1|2 0|4", "5|5 3|3"])[0] == RoundStarted(2, Seat(1))


def test_bl14_a_last_tile_that_fitted_both_ends_counts_double() -> None:
    on = {"double_both_ends": "on"}
    both = out("3|5@0", "3|4 4|5@1", ["5|6"], **on)
    assert both == Receipt(0, 22, (Term(Why.LOSERS, 11),), 2)
    assert out("4|6@0", "4|4", ["5|6"], **on) == both
    one = out("4|6@1", "1|4", ["5|6"], **on)
    assert one == Receipt(0, 11, (Term(Why.LOSERS, 11),))
    assert out("3|5@0", "3|4 4|5@1", ["5|6"]) == one


def test_bl14_a_tile_that_is_led_fitted_no_end() -> None:
    match = dealt(["1|1", "5|6"], options={"double_both_ends": "on"})
    do(match, 0, "1|1")
    assert result(match).scores == (11, 0)


def test_bl15_a_last_double_counts_double() -> None:
    assert out("3|3@0", "3|4 4|5@1", ["4|5"], double_with_double="on") == Receipt(0, 18, (Term(Why.LOSERS, 9),), 2)
    assert out("3|3@0", "3|4 4|5@1", ["4|5"]) == Receipt(0, 9, (Term(Why.LOSERS, 9),))
    assert out("2|3@0", "3|4 4|5@1", ["4|5"], double_with_double="on") == Receipt(0, 9, (Term(Why.LOSERS, 9),))


def test_bl16_both_together_count_four_times_or_twice() -> None:
    both = {"double_both_ends": "on", "double_with_double": "on"}
    line = "3|4 4|5@1 3|5@2"
    assert out("3|3@0", line, ["4|5"], **both) == Receipt(0, 36, (Term(Why.LOSERS, 9),), 4)
    assert out("3|3@0", line, ["4|5"], **both, british_stack="cap2") == Receipt(0, 18, (Term(Why.LOSERS, 9),), 2)
    assert out("3|3@0", "3|4 4|5@1", ["4|5"], **both) == Receipt(0, 18, (Term(Why.LOSERS, 9),), 2)


def test_bl16_a_blocked_round_is_never_doubled() -> None:
    """Seat 0 blocks with 0-0, which fitted both ends and is a double."""
    match = table(["1|1 0|0", "5|5"], "0|1 0|1@1", options={"double_both_ends": "on", "double_with_double": "on"})
    do(match, 0, "0|0@0")
    assert result(match).ending is Ending.BLOCKED
    assert result(match).receipts == (Receipt(0, 8, (Term(Why.LOSERS, 10), Term(Why.OWN, -2))),)


def test_bl16_partners_are_doubled_too() -> None:
    receipt = out("3|3@0", "3|4 4|5@1", ["4|5", "6|6", "1|1"], partnership="on", double_with_double="on")
    assert receipt == Receipt(0, 22, (Term(Why.LOSERS, 11),), 2)


# --- The page for players ---------------------------------------------------------------------------------------


def test_every_option_is_explained_to_players() -> None:
    text = DOC.read_text("utf-8")
    for spec in option_specs(BlockRules):
        assert f"`{spec.name}`" in text
        assert all(value in text for value in spec.values if not value.isdecimal()), spec.name


def test_a_play_is_the_same_whoever_writes_it() -> None:
    """The text of a move names tile and end; the order of the halves does not matter."""
    match = table(["3|5 1|1", "2|2"], "3|4 4|5@1")
    assert Play(Tile.of(5, 3), EndId(0)) in match.legal_moves(Seat(0))
    do(match, 0, "5|3@0")
    assert ends(match) == [5, 5]
