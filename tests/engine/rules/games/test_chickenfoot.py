"""Chickenfoot: one test or more for every numbered sentence, CF1 to CF10 (the deal and the play)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import DealtTiles, DrewTiles, Laid, Played, RoundStarted
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.house import Pick, Shuffle
from engine.rules.layout import Node
from engine.rules.moves import Appoint, Deal, Draw, Pass, Play
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, tile_set
from engine.rules.views import FootBoard, Phase

from ..playing import passed_on, random_steps
from ..positions.chickenfoot import (
    SIX,
    Table,
    anywhere,
    board,
    dealt,
    do,
    open_ends,
    plays_of,
    refused,
    start,
    table,
)


def play_out(match: Table) -> None:
    """The first legal move of the seat on turn until the round is over."""
    while match.score.result is None:
        seat = match.to_act()[0]
        do(match, seat, match.legal_moves(seat)[0])


@pytest.mark.parametrize(
    ("name", "hands", "boneyards"),
    [
        ("d9", (21, 14, 11, 8, 7, 6, 5, 5), (12, 12, 10, 14, 12, 12, 14, 9)),
        ("d12", (35, 23, 17, 14, 12, 10, 9, 8, 7), (20, 21, 22, 20, 18, 20, 18, 18, 20)),
    ],
)
def test_cf1_hands_and_boneyard(name: str, hands: tuple[int, ...], boneyards: tuple[int, ...]) -> None:
    for seats, (hand, boneyard) in enumerate(zip(hands, boneyards, strict=True), 2):
        match = start(seats, set=name)
        dealt(match)
        view = match.view_for(None)
        assert [seat.tiles for seat in view.seats] == [hand] * seats
        assert view.boneyard == boneyard


def test_cf1_more_players_than_the_set_allows_are_refused() -> None:
    assert make_game("chickenfoot").seat_counts() == tuple(range(2, 13))
    assert make_game("chickenfoot", {"set": "d9"}).seat_counts() == tuple(range(2, 10))
    assert make_game("chickenfoot", {"set": "d12"}).seat_counts() == tuple(range(2, 13))
    for name, seats in (("d9", 1), ("d9", 10), ("d12", 13)):
        with pytest.raises(Refused):
            make_game("chickenfoot", {"set": name}).start(seats)


@pytest.mark.parametrize(("seats", "rounds", "size"), [(2, 10, 21), (9, 10, 5), (10, 13, 7), (12, 13, 6)])
def test_g14_ten_and_more_take_the_larger_set(seats: int, rounds: int, size: int) -> None:
    game = make_game("chickenfoot")
    assert (game.rounds(seats), game.hand_size(seats)) == (rounds, size)


def test_cf1_the_table_may_choose_the_hand() -> None:
    match = start(3, hand_size="7")
    dealt(match)
    assert [seat.tiles for seat in match.view_for(None).seats] == [7, 7, 7]
    assert make_game("chickenfoot", {"set": "d9", "hand_size": "14"}).seat_counts() == (2, 3)
    assert make_game("chickenfoot", {"hand_size": "14"}).seat_counts() == (2, 3, 4, 5, 6)
    assert make_game("chickenfoot", {"set": "d9", "hand_size": "27"}).seat_counts() == (2,)
    with pytest.raises(Refused):
        make_game("chickenfoot", {"set": "d9", "hand_size": "28"})


def test_cf1_hands_that_leave_a_named_starter_without_tiles_are_refused() -> None:
    """27 tiles each is a game for two, so seat 5 cannot start it."""
    with pytest.raises(Refused) as caught:
        make_game("chickenfoot", {"hand_size": "27", "first_leader": "host_choice", "first_seat": "5"})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_cf1_if_all_tiles_are_dealt_no_seat_draws() -> None:
    """Two players with 27 each: a player without a nine passes at once."""
    match = make_game("chickenfoot", {"hand_size": "27", "first_leader": "host_choice"}).start(2)
    need = match.need()
    (pile,) = getattr(need, "piles", ((),))
    order = sorted(pile, key=lambda tile: tile.has(9))
    match.play(HOUSE, Deal(tuple(order)))
    assert match.view_for(None).boneyard == 0
    assert list(match.legal_moves(Seat(0))) == [Pass()]
    assert forced_move(match) == (Seat(0), Pass())


def test_cf2_the_centre_is_laid_before_the_shuffle_and_steps_down_each_round() -> None:
    match = start(2, hand_size="1")
    centres = []
    while match.score.outcome is None:
        need = match.need()
        assert isinstance(need, Shuffle)
        (pile,) = need.piles
        (missing,) = set(tile_set(9)) - set(pile)
        started, laid, *hands = match.play(HOUSE, Deal(pile))
        assert isinstance(started, RoundStarted)
        assert laid == Laid((missing,))
        assert all(isinstance(hand, DealtTiles) for hand in hands)
        assert board(match).layout.nodes == (Node(missing, -1, "", missing.low),)
        centres.append(missing)
        play_out(match)
    assert centres == [Tile.of(value, value) for value in range(9, -1, -1)]


def test_cf3_higher_doubles_are_dealt_in_later_rounds() -> None:
    match = start(2)
    dealt(match)
    play_out(match)
    need = match.need()
    assert isinstance(need, Shuffle)
    assert Tile.of(9, 9) in need.piles[0]
    assert Tile.of(8, 8) not in need.piles[0]


def test_cf4_a_designated_player_starts_and_the_starter_rotates() -> None:
    match = make_game("chickenfoot").start(3)
    assert match.need() == Pick((Seat(0), Seat(1), Seat(2)))
    match.play(HOUSE, Appoint(Seat(1)))
    assert isinstance(match, Table)
    starters = []
    for _ in range(4):
        (started, *_) = dealt(match)
        assert isinstance(started, RoundStarted)
        assert match.to_act() == (started.leader,)
        starters.append(started.leader)
        play_out(match)
    assert starters == [1, 2, 0, 1]


def test_cf4_the_named_seat_must_play() -> None:
    assert make_game("chickenfoot", {"first_leader": "host_choice", "first_seat": "8"}).seat_counts() == (
        8,
        9,
        10,
        11,
        12,
    )


def test_cf5_one_tile_a_turn_and_who_can_play_must() -> None:
    match = table(["4-9 3-9", "1-9"], "9-2", "2-2")
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    do(match, 0, "4-9")
    assert match.to_act() == (1,)


def test_cf5_who_cannot_draws_one_and_plays_it_if_it_fits() -> None:
    match = table(["4-4", "1-9"], "9-2", "0-9 2-2")
    assert refused(match, 0, "pass") is Refusal.MUST_DRAW
    assert forced_move(match) == (0, Draw())
    drew, played = do(match, 0, "draw")
    assert drew == DrewTiles(Seat(0), (Tile.of(0, 9),))
    assert played == Played(Seat(0), Tile.of(0, 9), EndId(1), "toe2", Tile.of(9, 9).low)
    assert match.to_act() == (1,)


def test_cf5_a_tile_that_does_not_fit_is_kept_and_the_turn_passes() -> None:
    match = table(["4-4", "1-9"], "9-2", "0-8 2-2")
    assert do(match, 0, "draw") == [DrewTiles(Seat(0), (Tile.of(0, 8),)), passed_on(9)]
    assert match.view_for(Seat(0)).hand == (Tile.of(0, 8), Tile.of(4, 4))
    assert match.to_act() == (1,)


def test_cf5_a_drawn_tile_that_fits_several_ends_goes_where_the_player_chooses() -> None:
    match = table(["2-2 5-5", "1-8"], SIX, "4-7 0-2")
    assert do(match, 0, "draw") == [DrewTiles(Seat(0), (Tile.of(4, 7),))]
    view = match.view_for(Seat(0))
    assert view.phase is Phase.DRAWN
    assert match.to_act() == (0,)
    assert plays_of(match) == [("4-7", 4), ("4-7", 7)]
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY_DRAWN
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY_DRAWN
    assert refused(match, 0, anywhere("2-2", 6)) is Refusal.MUST_PLAY_DRAWN
    do(match, 0, "4-7@7")
    assert match.to_act() == (1,)
    assert match.view_for(None).phase is Phase.PLAY
    assert open_ends(match).count(4) == 2


def test_cf5_with_an_empty_boneyard_the_player_passes() -> None:
    match = table(["4-4", "1-9"], "9-2")
    assert forced_move(match) == (0, Pass())
    assert refused(match, 0, "draw") is Refusal.BONEYARD_EMPTY
    assert do(match, 0, "pass") == [passed_on(9)]


def test_cf5_cf8_a_drawn_double_is_played_at_once_and_starts_a_foot() -> None:
    match = table(["2-2 5-5", "1-8 4-5"], SIX, "4-4 1-1")
    do(match, 0, "draw")
    board = match.view_for(None).board
    assert isinstance(board, FootBoard)
    assert board.toes == 3
    assert plays_of(match, 1) == [("4-5", 4)]


def test_cf5_cf8_a_drawn_tile_that_fits_elsewhere_is_kept_while_a_foot_binds() -> None:
    """1-7 fits two open ends, but the 4-4 has no toe yet."""
    match = table(["2-2 5-5", "4-5 1-6"], f"{SIX} 4-4", "1-7 1-1")
    do(match, 0, "draw")
    assert Tile.parse("1|7") in match.view_for(Seat(0)).hand
    assert match.to_act() == (1,)


def test_cf5_a_drawn_tile_must_be_played_though_the_hand_is_asked_where() -> None:
    """The phase says so; no other tile, no other draw, no pass."""
    match = table(["2-2 5-5", "1-8 4-5"], SIX, "4-7 1-1")
    do(match, 0, "draw")
    assert match.view_for(None).phase is Phase.DRAWN
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY_DRAWN
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY_DRAWN
    assert plays_of(match) == [("4-7", 4), ("4-7", 7)]


def test_the_example_of_the_page_for_players_can_be_played() -> None:
    """CF5, CF8: one tile drawn is a toe, another is kept."""
    match = table(["4-4 4-5 0-0", "2-4 1-8", "1-2 3-6", "2-2 3-7"], SIX, "4-6 5-5 1-1")
    do(match, 0, "4-4")
    assert plays_of(match, 1) == [("2-4", 4)]
    do(match, 1, "2-4")
    do(match, 2, "draw")
    do(match, 3, "draw")
    assert match.view_for(None).seats[3].tiles == 3
    assert plays_of(match) == [("4-5", 4)]
    do(match, 0, "4-5")
    assert open_ends(match) == [1, 0, 7, 3, 8, 2, 6, 5]


def test_cf6_until_six_toes_lie_on_the_centre_only_its_suit_is_played_on_it() -> None:
    match = table(["4-9 4-4 1-2", "0-9"], "9-3 9-1", "2-2")
    assert (board(match).pending, board(match).toes) == (0, 4)
    assert plays_of(match) == [("4-9", 9)]
    assert refused(match, 0, anywhere("4-4", 6)) is Refusal.MUST_FINISH_FOOT
    assert refused(match, 0, anywhere("0-9", 2)) is Refusal.NOT_IN_HAND


def test_cf6_the_six_places_are_alike_so_each_tile_is_offered_one() -> None:
    match = table(["9-1 9-3 9-5 0-0", "9-2 9-4 9-6 0-8"], "", "2-2")
    slots = []
    for turn in range(6):
        seat = Seat(turn % 2)
        plays = [move for move in match.legal_moves(seat) if isinstance(move, Play)]
        assert len(plays) == 3 - turn // 2
        (place,) = {board(match).layout.end(move.end) for move in plays if move.end is not None}
        assert place is not None
        slots.append(place.slot)
        do(match, seat, plays[0])
    assert slots == ["toe1", "toe2", "toe3", "toe4", "toe5", "toe6"]


def test_cf7_then_the_outer_halves_of_the_six_toes_are_open() -> None:
    match = table(["4-8 9-6 5-5", "1-2"], SIX, "2-2")
    assert (board(match).pending, board(match).toes) == (None, 0)
    assert open_ends(match) == [4, 1, 0, 7, 3, 8]
    assert plays_of(match) == [("4-8", 4), ("4-8", 8)]
    do(match, 0, "4-8@8")
    assert open_ends(match) == [4, 1, 0, 7, 3, 4]


def test_cf7_a_tile_goes_on_any_open_end_not_only_on_first_toes() -> None:
    """CF-A5: the 4-4 goes on the tip of an arm."""
    match = table(["5-5 1-6", "1-2"], SIX + " 4-5@9-4", "2-2")
    assert plays_of(match) == [("1-6", 1), ("5-5", 5)]


def test_cf8_a_double_binds_all_to_three_toes_and_adds_two_open_ends() -> None:
    match = table(["4-4 1-6", "2-4 1-8", "4-6 0-2"], SIX, "2-5 4-5 7-7")
    do(match, 0, "4-4")
    assert board(match).toes == 3
    assert plays_of(match, 1) == [("2-4", 4)]
    assert refused(match, 1, anywhere("1-8", 1)) is Refusal.MUST_FINISH_FOOT
    do(match, 1, "2-4")
    do(match, 2, "4-6")
    assert board(match).toes == 1
    do(match, 0, "draw")  # 2-5 does not fit
    do(match, 1, "draw")  # 4-5 is the third toe
    assert (board(match).pending, board(match).toes) == (None, 0)
    assert sorted(open_ends(match)) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert [node.slot for node in board(match).layout.nodes[-3:]] == ["toe1", "toe2", "toe3"]


def test_cf8_only_the_free_side_of_a_double_counts() -> None:
    match = table(["4-4 1-6", "2-4 1-8"], SIX, "2-2")
    do(match, 0, "4-4")
    assert len(open_ends(match)) == 5 + 3
    assert {place.slot for _, place in board(match).layout.ends if place.node == board(match).pending} == {
        "toe1",
        "toe2",
        "toe3",
    }


def test_cf9_at_most_one_double_lacks_toes() -> None:
    match = table(["4-4 1-6", "1-1 0-0 2-4", "8-8 4-6"], SIX, "2-2")
    do(match, 0, "4-4")
    assert plays_of(match, 1) == [("2-4", 4)]
    for double in ("1-1", "0-0"):
        assert refused(match, 1, anywhere(double, 7)) is Refusal.MUST_FINISH_FOOT


def test_cf10_a_double_gives_no_other_turn() -> None:
    match = table(["4-4 4-6", "2-4 1-8"], SIX, "2-2")
    do(match, 0, "4-4")
    assert match.to_act() == (1,)


def test_at_every_moment_of_random_matches_toes_bind_and_ends_add_up() -> None:
    """CF6-CF9: six ends after the centre, two more after each foot; a double that lacks toes gets all plays."""
    feet = 0
    for seed in range(40):
        rng = random.Random(seed)
        match = make_game("chickenfoot", {"rounds": "4"}).start(rng.randint(2, 9))
        for _ in random_steps(match, rng, 4):
            seen = match.view_for(None).board
            assert isinstance(seen, FootBoard)
            nodes, ends = seen.layout.nodes, seen.layout.ends
            doubles = [index for index, node in enumerate(nodes) if node.tile.double]
            lacking = {
                index: (3 if index else 6) - sum(node.parent == index for node in nodes)
                for index in doubles
                if index != seen.pending
            }
            assert set(lacking.values()) <= {0}
            feet += len(lacking)
            if nodes:
                assert len(ends) == 6 + 2 * (len(doubles) - 1)
            for seat in match.to_act():
                for move in match.legal_moves(seat):
                    if isinstance(move, Play) and move.end is not None and seen.pending is not None:
                        assert seen.layout.ends[[end for end, _ in ends].index(move.end)][1].node == seen.pending
    assert feet > 500


def test_cf7_cf8_each_foot_adds_two_ends() -> None:
    """Six ends, eight after one foot, ten after two."""
    line = f"{SIX} 4-4 4-2 4-5 4-6"
    assert sorted(open_ends(table(["0-0", "1-1"], line, "2-2"))) == [0, 1, 2, 3, 5, 6, 7, 8]
    line += " 8-8 8-1 8-2 8-5"
    assert len(open_ends(table(["0-0", "1-1"], line, "2-2"))) == 10


@pytest.mark.parametrize(("name", "seats", "hand"), [("d9", 9, 5), ("d12", 11, 6), ("d12", 12, 6)])
def test_cf15_more_seats_take_smaller_hands(name: str, seats: int, hand: int) -> None:
    match = start(seats, set=name)
    dealt(match)
    assert {seat.tiles for seat in match.view_for(None).seats} == {hand}
