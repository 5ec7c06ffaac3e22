"""Castle Rock, sentence by sentence (CR1-CR22)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.rules.errors import IllegalMove, Refusal, Refused
from engine.rules.events import (
    Captured,
    DealtTiles,
    Drew,
    DrewTiles,
    Finished,
    Laid,
    LotsDrawn,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    TookBack,
    seen_by,
)
from engine.rules.game import forced_move, house_move
from engine.rules.games.castle_rock import CastleRock, CastleRockMatch, CastleRockRules, hand_receipts, youngest_first
from engine.rules.moves import Deal, Done, Move, Pass, Play, TakeBack
from engine.rules.options import option_specs
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, tile_set
from engine.rules.views import LastPlay, Phase, RowBoard

from ..playing import play_round, tiles
from .castle_rock_table import current, dealt, middle, position, row_of, triple

DOCS = Path(__file__).parents[4] / "docs" / "rules" / "castle_rock.md"


def refusal(match: CastleRockMatch, seat: int, move: Move) -> Refusal:
    """Why the move is refused."""
    with pytest.raises(IllegalMove) as caught:
        match.play(Seat(seat), move)
    return caught.value.refusal


@pytest.mark.parametrize(("seats", "n"), [(2, 6), (6, 6), (7, 9), (10, 9), (11, 12), (12, 12)])
def test_the_set_grows_with_the_players(seats: int, n: int) -> None:
    """CR1: 2-6 double-6, 7-10 double-9, 11-12 double-12."""
    assert CastleRock().seat_counts() == tuple(range(2, 13))
    assert CastleRock().start(seats).deck == tile_set(n)


def test_a_larger_set_may_be_chosen_but_none_that_is_too_small() -> None:
    """CR1, CR5: `set`."""
    assert CastleRock(CastleRockRules(set="d6")).seat_counts() == (2, 3, 4, 5, 6)
    assert CastleRock(CastleRockRules(set="d9")).seat_counts() == tuple(range(2, 11))
    assert CastleRock(CastleRockRules(set="d12")).seat_counts() == tuple(range(2, 13))
    assert len(CastleRock(CastleRockRules(set="d12")).start(3).deck) == 91
    with pytest.raises(Refused) as caught:
        CastleRock(CastleRockRules(set="d6")).start(7)
    assert caught.value.refusal is Refusal.WRONG_SEATS


@pytest.mark.parametrize("seats", [1, 13])
def test_fewer_than_two_or_more_than_twelve_cannot_play(seats: int) -> None:
    """CR1."""
    with pytest.raises(Refused):
        CastleRock().start(seats)


def test_the_highest_tile_deals_and_the_deal_goes_clockwise() -> None:
    """CR2, G5: tied players draw again."""
    match = CastleRock().start(3)
    first = tiles("2|4 6|6 5|5")
    rest = [tile for tile in match.deck if tile not in first]
    assert match.play(HOUSE, Deal((*first, *rest))) == [
        LotsDrawn(((Seat(0), first[0]), (Seat(1), first[1]), (Seat(2), first[2])), Seat(1))
    ]
    assert match.dealer == 1
    rng = random.Random(5)
    play_round(match, rng)
    assert match.result is not None
    assert match.result.leader == 2
    play_round(match, rng)
    assert match.dealer == 2
    assert match.result.leader == 0


def test_those_tied_for_the_highest_draw_again() -> None:
    """CR2, G5: 1|5 and 3|3 have six pips each."""
    match = CastleRock().start(3)
    first = tiles("1|5 3|3 0|1")
    rest = [tile for tile in match.deck if tile not in first]
    match.play(HOUSE, Deal((*first, *rest)))
    assert match.opening is not None
    assert match.opening.rivals == (0, 1)
    need = match.need()
    assert need is not None
    match.play(HOUSE, house_move(need, random.Random(3)))
    assert match.dealer in (0, 1)


def test_hands_of_two_are_dealt_from_the_dealers_left() -> None:
    """CR3, CR4: a stack of two each, the dealer last; then the row as drawn, face up at once."""
    match = CastleRock().start(3)
    lots = tiles("6|6 0|0 0|1")
    match.play(HOUSE, Deal((*lots, *(tile for tile in match.deck if tile not in lots))))
    order = random.Random(2).sample(match.deck, 28)
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
    match = dealt(CastleRock(CastleRockRules(single_hand=True)).start(seats))
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
    match = dealt(CastleRock().start(3))
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
    assert match.legal_moves(Seat(0)) == [Play(tile) for tile in tiles("0|0 4|6")]
    assert refusal(match, 0, Play(Tile.of(0, 0), EndId(0))) is Refusal.NOT_A_MOVE_HERE
    assert refusal(match, 0, Play(Tile.of(1, 2))) is Refusal.NOT_IN_HAND
    match.play(Seat(0), Play(Tile.of(4, 6)))
    assert row_of(match) == tiles("1|1 1|3 4|6")
    assert match.view_for(None).last == LastPlay(Seat(0), Tile.of(4, 6), 2)
    assert refusal(match, 0, Play(Tile.of(0, 0))) is Refusal.ALREADY_PLACED


@pytest.mark.parametrize("move", [middle(2), triple(2), Done(), TakeBack()])
def test_nothing_comes_before_placing(move: Move) -> None:
    """CR8: no capture before placing, and no passing."""
    match = position(["0|0", "1|2"], "1|1 1|3 1|5")
    assert refusal(match, 0, move) is Refusal.MUST_PLACE_FIRST
    assert refusal(match, 0, Pass()) is Refusal.NOT_A_MOVE_HERE
    assert forced_move(match) is None


def test_captures_are_optional_and_may_be_anywhere() -> None:
    """CR9: the capture on the left was not made by the tile placed."""
    match = position(["0|0", "1|2"], "1|1 1|3 1|5 2|2")
    match.play(Seat(0), Play(Tile.of(0, 0)))
    assert match.legal_moves(Seat(0)) == [middle(2), triple(2), Done()]
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
def test_what_can_be_captured(row: str, moves: list[Move]) -> None:
    """CR10: the neighbours share a number; the triple needs it in the middle as well; never the first or last tile."""
    match = position(["0|0", ""], row, placed=True)
    assert match.legal_moves(Seat(0)) == [*moves, Done()]
    board = match.view_for(Seat(1)).board
    assert isinstance(board, RowBoard)
    assert [(choice.position, choice.take) for choice in board.captures] == [
        (move.position, move.take) for move in (middle(2), triple(2), middle(3), triple(3)) if move in moves
    ]


def test_the_suit_of_a_capture_is_named() -> None:
    """CR10, G3."""
    board = position(["0|0", ""], "2|4 2|2 3|4", placed=True).view_for(None).board
    assert isinstance(board, RowBoard)
    assert board.captures[0].suit == 4


def test_captures_that_arise_are_open_in_the_same_turn() -> None:
    """CR11: when 1|4 goes, 0|2 stands between two threes."""
    match = position(["0|0", ""], "3|6 0|2 1|4 2|3", placed=True)
    assert match.legal_moves(Seat(0)) == [middle(3), Done()]
    match.play(Seat(0), middle(3))
    assert row_of(match) == tiles("3|6 0|2 2|3")
    assert match.legal_moves(Seat(0)) == [middle(2), TakeBack(), Done()]


def test_a_capture_that_is_not_there_is_refused() -> None:
    """CR10."""
    match = position(["0|0", ""], "3|3 1|1 3|5", placed=True)
    for move in (triple(2), middle(1), middle(3), middle(0), middle(9)):
        assert refusal(match, 0, move) is Refusal.NO_CAPTURE


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
    assert refusal(match, 0, triple(2)) is Refusal.NOT_YOUR_TURN
    assert refusal(match, 1, triple(2)) is Refusal.MUST_PLACE_FIRST
    match.play(Seat(1), Play(Tile.of(4, 4)))
    assert match.play(Seat(1), triple(2)) == [Captured(Seat(1), 2, triple(2).take, tuple(tiles("1|1 1|3 1|5")))]


def test_done_is_forced_only_when_there_is_nothing_to_capture_or_take_back() -> None:
    """CR12, G10."""
    assert forced_move(position(["0|0", ""], "3|3 1|1 2|5", placed=True)) == (0, Done())
    match = position(["0|0", ""], "3|3 1|1 3|5", placed=True)
    assert forced_move(match) is None
    match.play(Seat(0), middle(2))
    assert match.legal_moves(Seat(0)) == [TakeBack(), Done()]
    assert forced_move(match) is None


def test_the_number_of_captured_tiles_is_public_and_they_are_out_of_play() -> None:
    """CR13, CR-A10."""
    match = position(["0|0", "2|2"], "1|1 1|3 1|5", "4|4", placed=True)
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
    assert refusal(match, 0, TakeBack()) is Refusal.NOTHING_TO_TAKE_BACK


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
    assert match.legal_moves(Seat(1)) == [Done()]


def test_after_a_cleared_row_two_turns_have_no_capture() -> None:
    """CR14."""
    match = position(["1|3 6|6", "3|3", "3|5"], "1|1 1|4", turn=0)
    match.play(Seat(0), Play(Tile.of(1, 3)))
    match.play(Seat(0), triple(2))
    match.play(Seat(0), Done())
    for seat in (1, 2):
        match.play(Seat(seat), match.legal_moves(Seat(seat))[0])
        assert match.legal_moves(Seat(seat)) == [Done()]
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


def test_a_hand_scores_captures_less_what_is_left_and_names_the_devil() -> None:
    """CR16, CR17, CR18: booked at the end of the hand only; totals may be negative."""
    match = position(["", "0|6"], "0|0 2|3 4|5", turn=1, captured=[9, 1], totals=[10, 2])
    match.play(Seat(1), Play(Tile.of(0, 6)))
    assert [seat.total for seat in match.view_for(None).seats] == [10, 2]
    match.play(Seat(1), Done())
    result = match.result
    assert result is not None
    assert (result.ending, result.devil) == (Ending.ROW_DONE, 4)
    assert result.scores == (5, -3)
    assert result.totals == (15, -1)
    assert result.receipts == hand_receipts([9, 1], 4)
    assert [sum(term.amount for term in receipt.terms) for receipt in result.receipts] == [5, -3]


def test_captures_and_what_is_left_make_up_the_set() -> None:
    """CR16's check, over whole hands of all sizes."""
    for seats in range(2, 13):
        match = CastleRock().start(seats)
        play_round(match, random.Random(seats))
        assert match.result is not None
        devil = match.result.devil
        assert devil is not None
        assert sum(match.result.scores) + (seats + 1) * devil == len(match.deck)


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
        assert refusal(match, 0, Done()) is Refusal.MATCH_OVER


def test_the_target_is_an_option_and_the_highest_total_wins() -> None:
    """CR19: passing the target is not winning."""
    rules = CastleRockRules(target=10)
    match = position(["", "0|6"], "0|0", turn=1, captured=[3, 8], totals=[9, 6], rules=rules)
    match.play(Seat(1), Play(Tile.of(0, 6)))
    match.play(Seat(1), Done())
    ended = match.outcome()
    assert ended is not None
    assert (ended.totals, ended.places, ended.winners) == ((10, 12), (2, 1), (1,))


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_of_those_tied_for_the_first_the_youngest_wins(dealer: int, winner: int) -> None:
    """CR20: seats 0 and 2 are tied; dealt first is the dealer's left, dealt last the dealer."""
    totals = (52, 30, 52, 30)
    places = youngest_first(totals, Seat(dealer))
    assert places.index(1) == winner
    assert sorted(places) == [1, 2, 3, 3]


def test_bar_mode_is_one_hand() -> None:
    """CR21: the hand's own scores decide, a tie as in CR20; there is no target."""
    match = CastleRock(CastleRockRules(single_hand=True)).start(3)
    assert (match.view_for(None).target, match.view_for(None).rounds) == (None, 1)
    play_round(match, random.Random(9))
    ended = match.outcome()
    assert ended is not None
    assert match.result is not None
    assert ended.totals == match.result.scores
    assert ended.places == youngest_first(ended.totals, match.dealer)


def test_a_limit_of_hands_ends_the_match() -> None:
    """CR22: the highest total after that many hands, a tie as in CR20; none by default."""
    assert CastleRockRules().hand_limit is None
    match = CastleRock(CastleRockRules(hand_limit=2, target=500)).start(4)
    rng = random.Random(4)
    play_round(match, rng)
    assert match.outcome() is None
    play_round(match, rng)
    ended = match.outcome()
    assert ended is not None
    assert ended.places == youngest_first(ended.totals, match.dealer)
    assert match.view_for(None).rounds == 2


def test_the_target_ends_a_match_before_its_limit_of_hands() -> None:
    """CR19, CR22."""
    rules = CastleRockRules(hand_limit=5, target=3)
    match = position(["", "0|6"], "0|0", turn=1, captured=[9, 0], rules=rules)
    match.play(Seat(1), Play(Tile.of(0, 6)))
    match.play(Seat(1), Done())
    assert match.outcome() is not None


def test_every_option_is_explained_to_players() -> None:
    text = DOCS.read_text("utf-8")
    for spec in option_specs(CastleRockRules):
        assert f"`{spec.name}`" in text
