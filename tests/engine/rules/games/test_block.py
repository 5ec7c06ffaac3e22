"""Block: one test or more for every numbered sentence, BL1 to BL7 (the deal, the lead and the play)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import LotsDrawn, Played, RoundEnded, RoundStarted
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.house import Shuffle
from engine.rules.moves import Deal, Pass, Play, move_text
from engine.rules.position import read_position
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import LastPlay, LineBoard, Phase

from ..playing import do, passed_on, play_round, refused, result, tiles
from ..positions.block import deal, dealt, ends, hand, lots, plays, start, table


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
        ({}, tuple(range(2, 11))),
        ({"hand_size": "9"}, tuple(range(2, 11))),
        ({"set": "d6"}, (2, 3, 4)),
        ({"set": "d6", "hand_size": "7"}, (2, 3, 4)),
        ({"set": "d6", "hand_size": "9"}, (2, 3)),
        ({"set": "d6", "hand_size": "14"}, (2,)),
        ({"set": "austrian"}, (2, 3, 4, 5)),
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


@pytest.mark.parametrize("size", ["8", "14"])
def test_bl1_four_partners_cannot_have_more_tiles_than_the_set(size: str) -> None:
    """BL1, BL2: n·h never exceeds the set; eight tiles for each of four would leave the last one short."""
    with pytest.raises(Refused) as caught:
        make_game("block", {"set": "d6", "partnership": "on", "hand_size": size})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_bl1_partners_may_have_the_whole_set() -> None:
    game = make_game("block", {"partnership": "on", "hand_size": "7"})
    assert game.seat_counts() == (4,)
    match = start(4, {"partnership": "on", "hand_size": "7"})
    lots(match, 0)
    deal(match)
    assert match.view_for(None).boneyard == 0
    assert [seat.tiles for seat in match.view_for(None).seats] == [7] * 4


def test_bl2_partners_sit_opposite_and_are_four() -> None:
    game = make_game("block", {"partnership": "on"})
    assert game.seat_counts() == (4,)
    assert game.sides(4) == ((0, 2), (1, 3))
    assert make_game("block").sides(3) == ((0,), (1,), (2,))


def test_bl3_the_first_leader_draws_the_highest_tile() -> None:
    match = start(3)
    assert match.need() == Shuffle((tile_set(6),))
    order = tiles("1|2 4|6 0|1")
    events = match.play(HOUSE, Deal((*order, *(tile for tile in match.score.deck if tile not in order))))
    assert events == [LotsDrawn(((Seat(0), order[0]), (Seat(1), order[1]), (Seat(2), order[2])), Seat(1))]
    assert deal(match)[0] == RoundStarted(1, Seat(1))


def test_bl3_only_the_tied_draw_again() -> None:
    """G5: and without the lots of the others."""
    match = start(3)
    order = tiles("1|5 3|3 0|1")
    events = match.play(HOUSE, Deal((*order, *(tile for tile in match.score.deck if tile not in order))))
    assert events[0] == LotsDrawn(((Seat(0), order[0]), (Seat(1), order[1]), (Seat(2), order[2])), None)
    left = tuple(tile for tile in match.score.deck if tile is not order[2])
    assert match.need() == Shuffle((left,))
    again = tiles("0|0 6|6")
    match.play(HOUSE, Deal((*again, *(tile for tile in left if tile not in again))))
    assert deal(match)[0] == RoundStarted(1, Seat(1))


def test_bl3_the_leader_may_lead_any_tile() -> None:
    match = dealt(["0|1 2|2 5|6", "0|0 1|1 3|3"])
    assert plays(match) == {("0|1", ""), ("2|2", ""), ("5|6", "")}
    do(match, 0, "2|2")
    assert ends(match) == [2, 2]


def test_bl3_bl4_the_lead_rotates_through_every_seat_after_any_result() -> None:
    """Seat 2 drew the lead of three: 2, 0, 1, 2."""
    match = start(3, {"hand_size": "1", "target": "1000"})
    lots(match, 2)
    leaders = []
    for _ in range(4):
        events = deal(match, ["6|6", "5|5", "4|4"])
        leaders += [event.leader for event in events if isinstance(event, RoundStarted)]
        do(match, leaders[-1], ("6|6", "5|5", "4|4")[leaders[-1]])
    assert leaders == [2, 0, 1, 2]


def test_bl4_the_lead_passes_to_the_left_of_the_leader() -> None:
    """Not to the winner: seat 2 led, seat 0 is out first, seat 0 is also next by rotation; then seat 1."""
    match = table(["0|1", "2|2", "3|3"], "0|0", leader=2)
    do(match, 0, "0|1@0")
    assert result(match).winner == 0
    assert deal(match)[0] == RoundStarted(2, Seat(0))
    match = table(["0|1", "2|2", "3|3"], "0|0", leader=0)
    do(match, 0, "0|1@0")
    assert deal(match)[0] == RoundStarted(2, Seat(1))


def test_bl5_a_tile_is_played_on_an_end_that_shows_its_number() -> None:
    match = table(["3|5 5|5 0|0 4|6", "1|1"], "3|4 4|5@right")
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


def test_bl5_a_double_on_both_ends_may_go_on_either() -> None:
    """A line with equal ends offers every tile of that suit twice, a double too."""
    match = dealt(["1|4 4|4 0|4", "0|1 6|6 5|5"])
    do(match, 0, "1|4")
    do(match, 1, "0|1@0")
    do(match, 0, "0|4@2")
    assert match.round is not None
    assert [place.value for place in match.round.layout().ends.values()] == [4, 4]
    do(match, 1, "pass")
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert len(match.legal_moves(Seat(0))) == 2


def test_bl6_who_can_play_must() -> None:
    match = table(["0|0 2|6", "1|1 2|2"], "1|2")
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert refused(match, 0, "draw") is Refusal.NOT_A_MOVE_HERE
    assert forced_move(match) is None


def test_bl6_who_cannot_play_passes_and_draws_nothing() -> None:
    match = table(["0|0 3|4", "1|1 2|2"], "1|2")
    assert match.legal_moves(Seat(0)) == (Pass(),)
    assert forced_move(match) == (Seat(0), Pass())
    assert do(match, 0, "pass") == [passed_on(1, 2)]
    assert match.to_act() == (Seat(1),)
    assert len(hand(match, 0)) == 2


def test_bl7_the_last_tile_ends_the_round() -> None:
    match = table(["2|3", "5|5 0|3"], "1|2")
    events = do(match, 0, "2|3@1")
    assert isinstance(events[1], RoundEnded)
    assert result(match).ending is Ending.DOMINO
    assert result(match).out == 0
    assert match.to_act() == (HOUSE,)
    view = match.view_for(None)
    assert view.phase is Phase.DEAL
    assert view.shown == ((), tuple(tiles("0|3 5|5")))


def test_bl7_a_blocked_round_ends_at_once() -> None:
    match = table(["0|2 6|6", "1|3 5|5"], "0|1 0|0@left")
    do(match, 0, "0|2@2")
    assert match.score.result is None
    events = do(match, 1, "1|3@1")
    assert ends(match) == [2, 3]
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.BLOCKED
    assert result(match).out is None


def test_bl7_the_boneyard_does_not_keep_a_round_going() -> None:
    """No hand has a zero, though the boneyard does."""
    match = table(["0|4 6|6", "5|5 2|3"], "0|1 1|4@right")
    do(match, 0, "0|4@2")
    assert ends(match) == [0, 0]
    assert result(match).ending is Ending.BLOCKED


def test_bl7_bl8_a_last_tile_that_also_blocks_is_a_domino() -> None:
    """The player is out: nothing is subtracted, and the round is not called blocked."""
    match = table(["0|4", "1|1", "2|2"], "0|1 1|4@right")
    do(match, 0, "0|4@0")
    assert result(match).ending is Ending.DOMINO
    assert result(match).scores == (6, 0, 0)


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (4, 5), (5, 7)])
def test_bl18_the_austrian_set_has_36_tiles_without_doubles(seats: int, size: int) -> None:
    match = start(seats, {"set": "austrian", "lead_rule": "highest_double"})
    assert match.census() == [tile for tile in tile_set(8) if not tile.double]
    assert len(match.census()) == 36
    deal(match)
    assert [seat.tiles for seat in match.view_for(None).seats] == [size] * seats
    hands = [match.view_for(Seat(seat)).hand for seat in range(seats)]
    heaviest = max((tile for hand in hands for tile in hand), key=lambda tile: (tile.pips, tile.high))
    assert [str(move) for seat in range(seats) for move in match.legal_moves(Seat(seat))] == [str(Play(heaviest))]


def test_bl18_the_ends_of_an_austrian_line_show_up_to_eight() -> None:
    match = read_position("block set=austrian | hands 7|8 0|1 / 6|8 0|2 | line 1|8")
    assert set(map(move_text, match.legal_moves(Seat(0)))) == {"7|8@1", "0|1@0"}
    assert do(match, 0, "7|8@1") == [Played(Seat(0), Tile.of(7, 8), EndId(1), "right", Pip(8))]


@pytest.mark.parametrize(("seats", "highest"), [(2, 6), (4, 6), (5, 9), (7, 9), (8, 12), (10, 12)])
def test_g14_the_smallest_set_that_is_enough_is_taken(seats: int, highest: int) -> None:
    assert max(start(seats, {}).census()) == Tile.of(highest, highest)
    assert len(start(4, {"hand_size": "9"}).census()) == 55, "28 tiles are not enough for such hands"


def test_bl17_the_highest_double_is_led_in_the_first_round_only() -> None:
    match = make_game("block", {"lead_rule": "highest_double_first"}).start(3)
    deal(match, ["0|1 0|2 0|3 0|4 0|5", "1|1 1|2 1|3 1|4 1|5", "5|5 2|3 2|4 2|5 0|0"])
    assert match.view_for(None).leader == 2
    assert match.legal_moves(Seat(2)) == (Play(Tile.of(5, 5)),)
    play_round(match, random.Random(1))
    deal(match, ["0|1 0|2 0|3 0|4 0|5", "1|1 1|2 1|3 1|4 1|5", "5|5 2|3 2|4 2|5 0|0"])
    assert match.view_for(None).leader == 0, "then the lead passes to the left (BL4)"
    assert len(match.legal_moves(Seat(0))) == 5


def test_bl17_after_a_blocked_round_the_lead_may_be_drawn_for() -> None:
    head = "block lead_rule=highest_double_first lead_after_block=draw_high"
    match = read_position(f"{head} | hands 6|6 0|4 / 3|4 / 4|6 5|5 | line 0|1 1|4@right")
    do(match, 0, "0|4@2")
    assert [type(event) for event in lots(match, 1)] == [LotsDrawn]
    deal(match)
    assert match.view_for(None).leader == 1


def test_mu25_a_match_of_block_ends_after_so_many_rounds_and_ties_share() -> None:
    match = read_position("block rounds=1 | hands 0|1 / 0|0 | line 1|1")
    do(match, 0, "0|1@0")
    outcome = match.score.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((0, 0), (0, 1))
