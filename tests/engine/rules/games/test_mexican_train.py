"""Mexican Train: one test or more for every numbered sentence, to MT9 (set-up, the turn, markers)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    DrewTiles,
    Laid,
    LotsDrawn,
    MarkerPlaced,
    MarkerRemoved,
    Played,
    RoundStarted,
)
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.games.mexican_train.rules import MexicanTrainMatch
from engine.rules.house import Pick, Shuffle
from engine.rules.moves import Appoint, Deal, Draw, Pass, Play
from engine.rules.tiles import HOUSE, EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import LastPlay, Phase, TrainsBoard

from ..playing import do, passed_on, random_step, refused, tiles
from ..positions.mexican_train import current, deal, dealt, go, lane, on, phase, plays, start, table, turn


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, tuple(range(2, 13))),
        ({"set": "d9"}, (2, 3, 4, 5, 6, 7, 8)),
        ({"set": "d9", "hand_size": "7"}, (2, 3, 4, 5, 6, 7)),
        ({"set": "d9", "hand_size": "6"}, (2, 3, 4, 5, 6, 7, 8)),
        ({"hand_size": "12"}, (2, 3, 4, 5, 6, 7)),
        ({"hand_size": "45"}, (2,)),
    ],
)
def test_mt1_seats_by_set_and_hand_size(options: dict[str, str], seats: tuple[int, ...]) -> None:
    assert make_game("mexican_train", options).seat_counts() == seats


@pytest.mark.parametrize(
    ("seats", "hand", "boneyard"),
    [(2, 16, 58), (3, 16, 42), (4, 15, 30), (5, 14, 20), (6, 12, 18), (7, 10, 20), (8, 9, 18), (9, 8, 18)],
)
def test_mt1_hands_of_the_double_twelve_set(seats: int, hand: int, boneyard: int) -> None:
    match = start(seats)
    deal(match)
    view = match.view_for(None)
    assert [seat.tiles for seat in view.seats] == [hand] * seats
    assert view.boneyard == boneyard


@pytest.mark.parametrize(("set_", "size"), [("d9", "28"), ("d9", "45")])
def test_mt1_a_hand_that_leaves_nothing_for_a_second_player_is_refused(set_: str, size: str) -> None:
    with pytest.raises(Refused) as caught:
        make_game("mexican_train", {"set": set_, "hand_size": size})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_mt1_a_named_starter_must_have_a_seat() -> None:
    """Double-9 has seats for eight."""
    with pytest.raises(Refused) as caught:
        make_game("mexican_train", {"set": "d9", "first_leader": "host_choice", "first_seat": "9"})
    assert caught.value.refusal is Refusal.BAD_OPTION
    named = {"set": "d9", "first_leader": "host_choice", "first_seat": "7"}
    assert make_game("mexican_train", named).seat_counts() == (7, 8)


def test_mt2_the_hub_is_laid_before_the_shuffle() -> None:
    match = start(2)
    hub = Tile.of(12, 12)
    assert match.need() == Shuffle((tuple(tile for tile in tile_set(12) if tile is not hub),))
    events = deal(match)
    assert events[:2] == [RoundStarted(1, Seat(0)), Laid((hub,))]
    board = match.view_for(None).board
    assert isinstance(board, TrainsBoard)
    assert board.hub is hub
    assert not any(train.open_double for train in board.trains)


def test_mt2_the_next_round_has_the_next_lower_hub() -> None:
    match = table(["3-4", "1-1"], "3 9 9", hub=9)
    go(match, 0, "3-4@0")
    need = match.need()
    assert isinstance(need, Shuffle)
    assert Tile.of(8, 8) not in need.piles[0]
    assert Tile.of(9, 9) in need.piles[0]
    assert Laid((Tile.of(8, 8),)) in deal(match)
    assert match.view_for(None).rounds == 13
    assert start(2, {"set": "d9"}).view_for(None).rounds == 10


def test_mt3_a_designated_player_starts() -> None:
    """G6: by lot, by drawing high, or as the host says."""
    match = start(3, {"first_seat": "3"})
    assert deal(match)[0] == RoundStarted(1, Seat(2))
    match = start(3, {"first_leader": "random"})
    assert match.need() == Pick((Seat(0), Seat(1), Seat(2)))
    match.play(HOUSE, Appoint(Seat(1)))
    assert deal(match)[0] == RoundStarted(1, Seat(1))
    match = start(3, {"first_leader": "draw_high"})
    first = tiles("0|0 1|1 12|12")
    events = match.play(HOUSE, Deal((*first, *(tile for tile in match.score.deck if tile not in first))))
    assert isinstance(events[0], LotsDrawn)
    assert deal(match)[0] == RoundStarted(1, Seat(2))
    assert make_game("mexican_train", {"first_leader": "host_choice", "first_seat": "4"}).seat_counts()[0] == 4


def test_mt3_the_starter_rotates_clockwise() -> None:
    match = start(3, {"first_seat": "3", "hand_size": "1"})
    deal(match, ["0-1", "0-2", "3-12"])
    go(match, 2, "3-12@2")
    assert deal(match)[0] == RoundStarted(2, Seat(0))


def test_mt3_mt2_every_round_moves_the_start_and_lowers_the_hub() -> None:
    """Four players, the third starts: 2, 3, 0, 1, 2."""
    match = make_game("mexican_train", {"first_leader": "host_choice", "first_seat": "3", "hand_size": "1"}).start(4)
    assert isinstance(match, MexicanTrainMatch)
    found = []
    for seed in range(5):
        need = match.need()
        assert isinstance(need, Shuffle)
        missing = {Tile.of(12 - seed, 12 - seed)}
        assert missing.isdisjoint(need.piles[0])
        match.play(HOUSE, Deal(tuple(need.piles[0])))
        found.append(int(match.score.leader))
        while match.score.result is None:
            step = random_step(match, random.Random(seed))
            match.play(step.seat, step.move)
    assert found == [2, 3, 0, 1, 2]


def test_mt4_every_unstarted_train_shows_the_hub() -> None:
    match = dealt(["3|12 4|12", "5|12 6|12", "0|1 7|12"])
    board = match.view_for(None).board
    assert isinstance(board, TrainsBoard)
    assert [train.owner for train in board.trains] == [0, 1, 2, None]
    assert [train.value for train in board.trains] == [12] * 4
    assert [train.tiles for train in board.trains] == [()] * 4
    go(match, 0, "3-12@0")
    go(match, 1, "6-12@M")
    assert lane(match, 0).tiles == ((Tile.of(3, 12), Pip(12)),)
    assert [lane(match, train).value for train in range(4)] == [3, 12, 12, 6]


def test_mt5_own_train_and_mexican_train_are_eligible_and_others_are_not() -> None:
    match = table(["3-12 3-5 5-6 4-8", "1-1", "2-2"], "5 8 4 12")
    assert plays(match) == {"3-5@0", "5-6@0", "3-12@M"}
    assert refused(match, 0, on(match, "4-8@1")) is Refusal.TRAIN_CLOSED
    assert refused(match, 0, on(match, "4-8@0")) is Refusal.DOES_NOT_FIT


def test_mt5_a_marked_train_is_eligible_started_or_not() -> None:
    match = table(["4-8 3-12", "1-1", "2-2"], "5 8! 12! 7")
    assert plays(match) == {"4-8@1", "3-12@2"}
    go(match, 0, "3-12@2")
    assert lane(match, 2).value == 3
    assert lane(match, 2).tiles == ((Tile.of(3, 12), Pip(12)),)


def test_mt5_any_player_may_start_the_mexican_train_on_any_turn() -> None:
    match = table(["1-2", "4-12 0-1", "2-2"], "5 8 3 12", turn=1)
    assert plays(match, 1) == {"4-12@M"}
    events = go(match, 1, "4-12@M!")
    assert events[0] == Played(Seat(1), Tile.of(4, 12), EndId(3), "M", Pip(12))
    assert match.view_for(None).last == LastPlay(Seat(1), Tile.of(4, 12), 3)


def test_mt5_ends_are_numbered_when_they_are_born() -> None:
    match = table(["5-7 5-6 1-1", "0-0 1-2", "2-2"], "5 8 3 12", "4-4")
    assert refused(match, 0, Play(Tile.of(5, 6), EndId(0))) is Refusal.DOES_NOT_FIT
    events = do(match, 0, on(match, "5-7@0"))
    assert events == [Played(Seat(0), Tile.of(5, 7), EndId(4), "0", Pip(5))]
    assert lane(match, 0).end == 7


def test_mt5_mt9_after_a_marker_came_off_the_others_may_not_use_the_train() -> None:
    """Seat 0 plays at home; its 9 is closed to seat 1 again."""
    match = table(["5-9 0-0 0-1", "7-9 1-2 3-3", "2-2"], "5! 4 8 12", "11-11")
    go(match, 0, "5-9@0")
    assert plays(match, 1) == {"draw"}


def test_mt6_one_tile_and_who_can_play_must() -> None:
    match = table(["5-7 1-2 7-8", "0-0", "2-2"], "5 8 3 12", "4-4")
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert refused(match, 0, "0|0@0") is Refusal.NOT_IN_HAND
    assert refused(match, 0, "5|7") is Refusal.DOES_NOT_FIT
    assert refused(match, 0, "5|7@0=5") is Refusal.NOTHING_TO_CLAIM
    assert refused(match, 1, "0|0@1") is Refusal.NOT_YOUR_TURN
    go(match, 0, "5-7@0")
    assert turn(match) == 1


def test_mt7_who_cannot_play_draws_one() -> None:
    match = table(["1-2 8-9", "1-1", "2-2"], "5 8 3 12", "5-6 0-6")
    assert refused(match, 0, "pass") is Refusal.MUST_DRAW
    assert forced_move(match) == (Seat(0), Draw())
    assert go(match, 0, "draw") == [DrewTiles(Seat(0), (Tile.of(5, 6),))]
    assert phase(match) is Phase.DRAWN
    assert plays(match) == {"5-6@0"}
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY_DRAWN
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY_DRAWN
    go(match, 0, "5-6@0")
    assert turn(match) == 1
    assert not lane(match, 0).marker


def test_mt7_only_the_drawn_tile_may_be_played() -> None:
    """Even if a tile of the hand would fit as well, which takes a fault to come about (MT22)."""
    match = table(
        ["5-7 1-2", "1-1"], "5 8 12", "5-6", options={"illegal_draw": "allow", "penalty_illegal_draw": "fifty"}
    )
    go(match, 0, "draw")
    assert plays(match) == {"5-6@0"}
    assert refused(match, 0, on(match, "5-7@0")) is Refusal.MUST_PLAY_DRAWN


def test_mt7_a_drawn_tile_that_does_not_fit_costs_a_marker() -> None:
    match = table(["1-2 8-9", "1-1", "2-2"], "5 8 3 12", "3-4 0-6")
    go(match, 0, "draw")
    assert list(match.legal_moves(Seat(0))) == [Pass()]
    assert refused(match, 0, "draw") is Refusal.NOT_A_MOVE_HERE
    assert go(match, 0, "pass") == [passed_on(5, 12), MarkerPlaced(Seat(0))]
    assert turn(match) == 1
    assert lane(match, 0).marker
    assert len(current(match).hands[0]) == 3


def test_mt7_no_other_seat_can_see_whether_the_drawn_tile_fits() -> None:
    """G8: the phase after a draw is the same."""
    fits = table(["1-2 8-9", "1-1", "2-2"], "5 8 3 12", "5-6 0-6")
    fails = table(["1-2 8-9", "1-1", "2-2"], "5 8 3 12", "3-4 0-6")
    go(fits, 0, "draw")
    go(fails, 0, "draw")
    assert fits.view_for(Seat(1)) == fails.view_for(Seat(1))
    assert fits.view_for(None) == fails.view_for(None)


def test_mt7_with_an_empty_boneyard_one_passes_and_marks() -> None:
    match = table(["1-2 8-9", "1-5", "2-2"], "5 4 3 12")
    assert forced_move(match) == (Seat(0), Pass())
    assert refused(match, 0, "draw") is Refusal.BONEYARD_EMPTY
    assert go(match, 0, "pass") == [passed_on(5, 12), MarkerPlaced(Seat(0))]


def test_mt7_a_marker_is_placed_only_once() -> None:
    match = table(["1-2 8-9", "1-5", "2-2"], "5! 4 3 12")
    assert go(match, 0, "pass") == [passed_on(5, 12)]
    assert lane(match, 0).marker


def test_mt8_the_owner_of_a_marked_train_may_play_anywhere_eligible() -> None:
    match = table(["5-6 3-4 7-12", "1-1", "2-2"], "5! 8 3! 12")
    assert plays(match) == {"5-6@0", "3-4@2", "7-12@M"}


def test_mt9_the_marker_comes_off_with_a_play_on_ones_own_train() -> None:
    match = table(["5-9 1-4 1-6", "1-1", "2-2"], "5! 4 8 1")
    assert go(match, 0, "5-9@0")[1:] == [MarkerRemoved(Seat(0))]
    assert not lane(match, 0).marker


def test_mt9_plays_elsewhere_and_plays_by_others_leave_it() -> None:
    match = table(["5-9 1-4 1-6", "5-7 2-2 2-3", "3-3"], "5! 4 8 1")
    go(match, 0, "1-4@M")
    assert lane(match, 0).marker
    go(match, 1, "5-7@0")
    assert lane(match, 0).marker


def test_mt9_covering_a_double_on_ones_own_train_takes_it_off() -> None:
    match = table(["5-9 1-4 1-6", "1-1", "2-2"], "5! 4 8 1", bound=0)
    go(match, 0, "5-9@0")
    assert not lane(match, 0).marker


def test_mt9_other_ways_with_markers() -> None:
    never = table(["5-9 1-4 1-6", "1-1", "2-2"], "5! 4 8 1", options={"marker_removal": "never"})
    go(never, 0, "5-9@0")
    assert lane(never, 0).marker
    next_turn = table(["5-9 1-4", "4-5 0-0", "2-2"], "5! 4! 8 1", options={"marker_removal": "next_turn"})
    assert go(next_turn, 0, "5-9@0")[1:] == [MarkerRemoved(Seat(1))]
    assert lane(next_turn, 0).marker
    assert not lane(next_turn, 1).marker


def test_g8_the_board_and_the_phase_do_not_tell_whether_a_drawn_tile_fits() -> None:
    """Only the owner's moves differ."""
    seen = []
    for drawn in ("5-6", "3-4"):
        match = table(["1-2 8-9", "1-1", "2-2"], "5 8 3 12", f"{drawn} 0-6")
        go(match, 0, "draw")
        seen.append((match.view_for(None), match.view_for(Seat(1)), match.to_act()))
    assert seen[0] == seen[1]
