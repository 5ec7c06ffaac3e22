"""Castle Rock, sentence by sentence (CR1-CR13: the deal, the turn and captures)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    Captured,
    DealtTiles,
    Drew,
    DrewTiles,
    Finished,
    Laid,
    LotsDrawn,
    RoundStarted,
    TookBack,
    seen_by,
)
from engine.rules.game import forced_move, house_move
from engine.rules.games import make_game
from engine.rules.games.castle_rock.rules import CastleRock, CastleRockMatch, CastleRockRules
from engine.rules.moves import Deal, Done, Move, Pass, Play, TakeBack
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, tile_set
from engine.rules.views import LastPlay, RowBoard

from ..playing import do, play_round, refused, tiles
from ..positions.castle_rock import captures_of, current, dealt, middle, position, row_of, triple


@pytest.mark.parametrize(("seats", "n"), [(2, 6), (6, 6), (7, 9), (10, 9), (11, 12), (12, 12)])
def test_the_set_grows_with_the_players(seats: int, n: int) -> None:
    """CR1: 2-6 double-6, 7-10 double-9, 11-12 double-12."""
    assert CastleRock().seat_counts() == tuple(range(2, 13))
    assert CastleRock().start(seats).score.deck == tile_set(n)


def test_a_larger_set_may_be_chosen_but_none_that_is_too_small() -> None:
    """CR1, CR5: `set`."""
    assert CastleRock(CastleRockRules(set="d6")).seat_counts() == (2, 3, 4, 5, 6)
    assert CastleRock(CastleRockRules(set="d9")).seat_counts() == tuple(range(2, 11))
    assert CastleRock(CastleRockRules(set="d12")).seat_counts() == tuple(range(2, 13))
    assert len(CastleRock(CastleRockRules(set="d12")).start(3).score.deck) == 91
    with pytest.raises(Refused) as caught:
        CastleRock(CastleRockRules(set="d6")).start(7)
    assert caught.value.refusal is Refusal.WRONG_SEATS


@pytest.mark.parametrize("seats", [1, 13])
def test_fewer_than_two_or_more_than_twelve_cannot_play(seats: int) -> None:
    """CR1."""
    with pytest.raises(Refused):
        CastleRock().start(seats)


def test_cr1_no_set_has_a_row_larger_than_the_players_and_two() -> None:
    """CR5 for every number of players and every set that is large enough."""
    for chosen, most_seats in (("d6", 6), ("d9", 10), ("d12", 12)):
        for seats in range(2, most_seats + 1):
            match = make_game("castle_rock", {"set": chosen}).start(seats)
            assert isinstance(match, CastleRockMatch)
            size = match.game.row_size(seats)
            fitting = [row for row in range(3, seats + 3) if (len(tile_set(int(chosen[1:]))) - row) % seats == 0]
            assert fitting == [size]
            assert match.need() is not None
            assert match.to_act() == (HOUSE,)


def test_the_highest_tile_deals_and_the_deal_goes_clockwise() -> None:
    """CR2, G5: tied players draw again."""
    match = CastleRockMatch(CastleRock(), 3)
    first = tiles("2|4 6|6 5|5")
    rest = [tile for tile in match.score.deck if tile not in first]
    assert match.play(HOUSE, Deal((*first, *rest))) == [
        LotsDrawn(((Seat(0), first[0]), (Seat(1), first[1]), (Seat(2), first[2])), Seat(1), for_deal=True)
    ]
    assert match.dealer == 1
    rng = random.Random(5)
    play_round(match, rng)
    assert match.score.result is not None
    assert match.score.result.leader == 2
    play_round(match, rng)
    assert match.dealer == 2
    assert match.score.result.leader == 0


def test_those_tied_for_the_highest_draw_again() -> None:
    """CR2, G5: 1|5 and 3|3 have six pips each."""
    match = CastleRockMatch(CastleRock(), 3)
    first = tiles("1|5 3|3 0|1")
    rest = [tile for tile in match.score.deck if tile not in first]
    match.play(HOUSE, Deal((*first, *rest)))
    assert match.score.opening is not None
    assert match.score.opening.rivals == (0, 1)
    need = match.need()
    assert need is not None
    match.play(HOUSE, house_move(need, random.Random(3)))
    assert match.dealer in (0, 1)


def test_hands_of_two_are_dealt_from_the_dealers_left() -> None:
    """CR3, CR4: a stack of two each, the dealer last; then the row as drawn, face up at once."""
    match = CastleRockMatch(CastleRock(), 3)
    lots = tiles("6|6 0|0 0|1")
    match.play(HOUSE, Deal((*lots, *(tile for tile in match.score.deck if tile not in lots))))
    order = random.Random(2).sample(match.score.deck, 28)
    events = match.play(HOUSE, Deal(tuple(order)))
    assert events == [
        RoundStarted(1, Seat(1)),
        DealtTiles(Seat(1), tuple(order[0:2])),
        DealtTiles(Seat(2), tuple(order[2:4])),
        DealtTiles(Seat(0), tuple(order[4:6])),
        Laid(tuple(order[6:10])),
    ]
    view = match.view_for(None)
    assert isinstance(view.board, RowBoard)
    assert view.board.row == tuple(order[6:10])
    assert view.boneyard == 18


@pytest.mark.parametrize(
    ("seats", "row", "boneyard", "turns"),
    [
        *[(2, 4, 20, 12), (3, 4, 18, 8), (4, 4, 16, 6), (5, 3, 15, 5), (6, 4, 12, 4)],
        *[(7, 6, 35, 7), (8, 7, 32, 6), (9, 10, 27, 5), (10, 5, 30, 5), (11, 3, 66, 8), (12, 7, 60, 7)],
    ],
)
def test_the_row_is_such_that_all_have_equal_turns(seats: int, row: int, boneyard: int, turns: int) -> None:
    """CR5, CR6, CR15: the table of the rules, and the hand played out."""
    match = dealt(CastleRockMatch(CastleRock(CastleRockRules(single_hand=True)), seats))
    assert (len(row_of(match)), len(current(match).boneyard)) == (row, boneyard)
    placed = [0] * seats
    rng = random.Random(seats)
    while match.to_act():
        seat = match.to_act()[0]
        move = rng.choice(match.legal_moves(seat))
        placed[seat] += isinstance(move, Play)
        match.play(seat, move)
    assert placed == [turns] * seats


@pytest.mark.parametrize("chosen", ["d9", "d12"])
def test_a_larger_set_still_gives_equal_turns(chosen: str) -> None:
    """CR5: T is the only number from 3 to n+2 that divides evenly, for any set."""
    game = CastleRock(CastleRockRules(set=chosen))
    for seats in game.seat_counts():
        fitting = [row for row in range(3, seats + 3) if (len(game.deck(seats)) - row) % seats == 0]
        assert fitting == [game.row_size(seats)]


def test_the_dealers_left_begins_and_turns_go_clockwise() -> None:
    """CR7."""
    match = dealt(CastleRockMatch(CastleRock(), 3))
    order = []
    for _ in range(4):
        seat = match.to_act()[0]
        order.append(seat)
        match.play(seat, match.legal_moves(seat)[0])
        match.play(seat, Done())
    assert match.dealer == 0
    assert order == [1, 2, 0, 1]


def test_any_tile_may_be_placed_and_only_at_the_open_end() -> None:
    """CR8: no matching is required."""
    match = position(["0|0 4|6", "1|2"], "1|1 1|3")
    assert list(match.legal_moves(Seat(0))) == [Play(tile) for tile in tiles("0|0 4|6")]
    assert refused(match, 0, Play(Tile.of(0, 0), EndId(0))) is Refusal.NOT_A_MOVE_HERE
    assert refused(match, 0, Play(Tile.of(1, 2))) is Refusal.NOT_IN_HAND
    match.play(Seat(0), Play(Tile.of(4, 6)))
    assert row_of(match) == tiles("1|1 1|3 4|6")
    assert match.view_for(None).last == LastPlay(Seat(0), Tile.of(4, 6), 2)
    assert refused(match, 0, Play(Tile.of(0, 0))) is Refusal.ALREADY_PLACED


@pytest.mark.parametrize("move", [middle(2), triple(2), Done(), TakeBack()])
def test_nothing_comes_before_placing(move: Move) -> None:
    """CR8: no capture before placing, and no passing."""
    match = position(["0|0", "1|2"], "1|1 1|3 1|5")
    assert refused(match, 0, move) is Refusal.MUST_PLACE_FIRST
    assert refused(match, 0, Pass()) is Refusal.NOT_A_MOVE_HERE
    assert forced_move(match) is None


def test_cr8_cr12_two_tiles_cannot_be_placed_in_one_turn() -> None:
    match = position(["0|0 1|1", "2|2 3|3"], "4|5", "6|6")
    do(match, 0, "0|0")
    assert refused(match, 0, "1|1") is Refusal.ALREADY_PLACED
    do(match, 0, "done")
    assert match.to_act() == (1,)
    assert current(match).hands[0] == tiles("1|1 6|6")


def test_captures_are_optional_and_may_be_anywhere() -> None:
    """CR9: the capture on the left was not made by the tile placed."""
    match = position(["0|0", "1|2"], "1|1 1|3 1|5 2|2")
    match.play(Seat(0), Play(Tile.of(0, 0)))
    assert list(match.legal_moves(Seat(0))) == [middle(2), triple(2), Done()]
    match.play(Seat(0), Done())
    assert row_of(match) == tiles("1|1 1|3 1|5 2|2 0|0")


@pytest.mark.parametrize(
    ("row", "moves"),
    [
        ("6|6 3|6 4|6", [middle(2), triple(2)]),
        ("3|3 1|1 3|5", [middle(2)]),
        ("0|1 1|1 2|3", []),
        ("1|2 1|3 1|4 1|5", [middle(2), triple(2), middle(3), triple(3)]),
        ("2|4 2|2 3|4", [middle(2)]),
        ("3|3 5|6", []),
    ],
)
def test_captures_of_a_row(row: str, moves: list[Move]) -> None:
    """CR10: the neighbours share a number; the triple needs it in the middle as well; never the first or last tile."""
    match = position(["", "0|0"], row, placed=True)
    assert list(match.legal_moves(Seat(0))) == [*moves, Done()]
    board = match.view_for(Seat(1)).board
    assert isinstance(board, RowBoard)
    assert [(choice.position, choice.take) for choice in board.captures] == [
        (move.position, move.take) for move in (middle(2), triple(2), middle(3), triple(3)) if move in moves
    ]


def test_the_suit_of_a_capture_is_named() -> None:
    """CR10, G3."""
    board = position(["", "0|0"], "2|4 2|2 3|4", placed=True).view_for(None).board
    assert isinstance(board, RowBoard)
    assert board.captures[0].suit == 4


def test_captures_that_arise_are_open_in_the_same_turn() -> None:
    """CR11: when 1|4 goes, 0|2 stands between two threes."""
    match = position(["", "0|0"], "3|6 0|2 1|4 2|3", placed=True)
    assert list(match.legal_moves(Seat(0))) == [middle(3), Done()]
    match.play(Seat(0), middle(3))
    assert row_of(match) == tiles("3|6 0|2 2|3")
    assert list(match.legal_moves(Seat(0))) == [middle(2), TakeBack(), Done()]


def test_a_capture_that_is_not_there_is_refused() -> None:
    """CR10."""
    match = position(["", "0|0"], "3|3 1|1 3|5", placed=True)
    for move in (triple(2), middle(1), middle(3), middle(0), middle(9)):
        assert refused(match, 0, move) is Refusal.NO_CAPTURE


def test_cr10_the_first_and_the_last_tile_are_never_captured_alone() -> None:
    """0-1 and 1-2 share a number with each other and with the tile between, but nothing encloses them."""
    assert captures_of(position(["", ""], "0|1 1|2", placed=True), 0) == []
    assert captures_of(position(["", ""], "0|1 1|6 1|2 5|6", placed=True), 0) == [
        [1, "middle"],
        [1, "triple"],
        [2, "middle"],
    ]


def test_cr10_a_double_may_enclose_and_be_enclosed() -> None:
    """3|3 beside a three; a triple needs the middle's own three."""
    assert captures_of(position(["", ""], "3|3 4|4 3|6", placed=True), 0) == [[1, "middle"]]
    assert captures_of(position(["", ""], "3|4 3|3 3|6", placed=True), 0) == [[1, "middle"], [1, "triple"]]
    assert captures_of(position(["", ""], "3|4 5|5 4|6", placed=True), 0) == [[1, "middle"]]


def test_to_finish_is_to_draw_one_tile() -> None:
    """CR12: others only see that a tile was drawn."""
    match = position(["0|0 1|2", "4|4"], "3|3", "5|6 0|5")
    match.play(Seat(0), Play(Tile.of(0, 0)))
    events = match.play(Seat(0), Done())
    assert events == [Finished(Seat(0)), DrewTiles(Seat(0), (Tile.of(5, 6),))]
    assert seen_by(events[1], Seat(1)) == Drew(Seat(0), 1)
    assert match.view_for(Seat(0)).hand == tuple(tiles("1|2 5|6"))
    assert match.to_act() == (1,)


def test_nothing_is_drawn_from_an_empty_boneyard() -> None:
    """CR12."""
    match = position(["0|0 1|2", "4|4"], "3|3")
    match.play(Seat(0), Play(Tile.of(0, 0)))
    assert match.play(Seat(0), Done()) == [Finished(Seat(0))]


def test_a_missed_capture_is_lost_and_the_next_player_takes_it_after_placing() -> None:
    """CR12."""
    match = position(["0|0 1|2", "4|4 2|5"], "1|1 1|3 1|5")
    match.play(Seat(0), Play(Tile.of(0, 0)))
    match.play(Seat(0), Done())
    assert refused(match, 0, triple(2)) is Refusal.NOT_YOUR_TURN
    assert refused(match, 1, triple(2)) is Refusal.MUST_PLACE_FIRST
    match.play(Seat(1), Play(Tile.of(4, 4)))
    assert match.play(Seat(1), triple(2)) == [Captured(Seat(1), 2, triple(2).take, tuple(tiles("1|1 1|3 1|5")))]


def test_done_is_forced_only_when_there_is_nothing_to_capture_or_take_back() -> None:
    """CR12, G10."""
    assert forced_move(position(["", "0|0"], "3|3 1|1 2|5", placed=True)) == (0, Done())
    match = position(["", "0|0"], "3|3 1|1 3|5", placed=True)
    assert forced_move(match) is None
    match.play(Seat(0), middle(2))
    assert list(match.legal_moves(Seat(0))) == [TakeBack(), Done()]
    assert forced_move(match) is None


def test_the_number_of_captured_tiles_is_public_and_they_are_out_of_play() -> None:
    """CR13, CR-A10."""
    match = position(["0|0", "2|2"], "1|1 1|3 1|5", "4|4 5|5", placed=True)
    match.play(Seat(0), triple(2))
    view = match.view_for(Seat(1))
    assert [seat.captured for seat in view.seats] == [3, 0]
    assert isinstance(view.board, RowBoard)
    assert (view.board.row, view.board.removed) == ((), 3)
    assert view.last is None


def test_captures_of_this_turn_may_be_taken_back_the_last_first() -> None:
    """A slip of the finger costs nothing until Done."""
    match = position(["0|0", "2|2"], "3|3 1|1 3|5 2|4 5|6", placed=True)
    match.play(Seat(0), middle(2))
    match.play(Seat(0), middle(3))
    assert match.play(Seat(0), TakeBack()) == [TookBack(Seat(0), (Tile.of(2, 4),))]
    assert match.play(Seat(0), TakeBack()) == [TookBack(Seat(0), (Tile.of(1, 1),))]
    assert row_of(match) == tiles("3|3 1|1 3|5 2|4 5|6")
    assert match.view_for(None).seats[0].captured == 0
    assert refused(match, 0, TakeBack()) is Refusal.NOTHING_TO_TAKE_BACK


def test_a_triple_is_taken_back_whole() -> None:
    match = position(["0|0", "2|2"], "0|4 1|1 1|3 1|5 2|4", placed=True)
    match.play(Seat(0), triple(3))
    match.play(Seat(0), TakeBack())
    assert row_of(match) == tiles("0|4 1|1 1|3 1|5 2|4")


def test_nothing_is_taken_back_after_done() -> None:
    """CR12: nor is an earlier turn's capture open to the next player."""
    match = position(["0|0", "2|2 5|6"], "3|3 1|1 3|5", "0|1", placed=True)
    match.play(Seat(0), middle(2))
    match.play(Seat(0), Done())
    match.play(Seat(1), Play(Tile.of(2, 2)))
    assert list(match.legal_moves(Seat(1))) == [Done()]


def test_cr13_taking_back_gives_the_tiles_up_again() -> None:
    """A capture that is taken back doesn't count, and another may be made instead."""
    match = position(["", "0|0"], "3|3 1|3 3|5 0|1", placed=True)
    do(match, 0, triple(2))
    assert match.view_for(None).seats[0].captured == 3
    do(match, 0, "back")
    assert match.view_for(None).seats[0].captured == 0
    (event,) = do(match, 0, middle(2))
    assert isinstance(event, Captured)
    assert row_of(match) == tiles("3|3 3|5 0|1")
