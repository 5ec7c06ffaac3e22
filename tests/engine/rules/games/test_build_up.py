"""Build Up, sentence by sentence (BU1-BU9: the set-up, the lead and the play)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import DealtTiles, Laid, LotsDrawn, Passed, RoundStarted, Stacked
from engine.rules.game import forced_move, house_move
from engine.rules.games import make_game
from engine.rules.games.build_up.rules import BuildUp, BuildUpMatch, BuildUpRules
from engine.rules.games.build_up.stacks import may_cover
from engine.rules.house import Shuffle
from engine.rules.moves import Deal, Draw, Pass, Stack
from engine.rules.options import read_options
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import LastPlay, StacksBoard, StackTop

from ..playing import do, play_round, refused, tiles
from ..positions.build_up import DECK, current, deal, order_with, position, stacks_of

STACKS = "0|1 0|2 0|3 0|4 0|5 0|6"
"""Six tiles for a player's row, none with more than six pips."""


def started(rules: BuildUpRules | None = None) -> BuildUpMatch:
    """Two players have drawn 6|6 and 5|6: seat 0 leads."""
    match = BuildUpMatch(BuildUp(rules or BuildUpRules()), 2)
    deal(match, order_with(f"{STACKS} 6|6"), order_with(f"{STACKS} 5|6"))
    return match


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_player_has_a_set(seats: int) -> None:
    """BU1, BU14: two to eight players, equal tiles of different owners are different tiles."""
    match = BuildUp().start(seats)
    assert BuildUp().seat_counts() == tuple(range(2, 9))
    assert match.need() == Shuffle((tuple(sorted(DECK)),) * seats)
    assert Counter(match.census()) == dict.fromkeys(DECK, seats)
    for bad in (1, 9):
        with pytest.raises(Refused):
            BuildUp().start(bad)


def test_each_player_turns_up_six_tiles_as_stacks() -> None:
    """BU2: in front of him, in his colour; the rest is his own boneyard."""
    match = BuildUp().start(2)
    row = "1|1 1|2 1|3 1|4 1|5 1|6"
    order = order_with(f"{STACKS} 6|6") + order_with(f"{row} 5|6")
    events = match.play(HOUSE, Deal(order))
    assert events[:2] == [Laid(tuple(tiles(STACKS)), Seat(0)), Laid(tuple(tiles(row)), Seat(1))]
    board = match.view_for(None).board
    assert isinstance(board, StacksBoard)
    assert len(board.tops) == 12
    assert board.tops[0] == StackTop(1, Tile.parse("0|1"), Seat(0), 1, Seat(0))
    assert board.tops[6] == StackTop(7, Tile.parse("1|1"), Seat(1), 1, Seat(1))


def test_the_boneyard_left_of_a_row_is_twenty_two() -> None:
    """BU2, BU6: six of them in hand now."""
    match = started()
    view = match.view_for(None)
    assert [(seat.tiles, seat.boneyard) for seat in view.seats] == [(6, 16), (6, 16)]
    assert view.boneyard == 32


def test_most_pips_lead_and_the_tile_drawn_is_kept() -> None:
    """BU3, worked position BU-05: one tile of each boneyard, shown to all."""
    match = BuildUp().start(2)
    events = match.play(HOUSE, Deal(order_with(f"{STACKS} 2|6") + order_with(f"{STACKS} 4|6")))
    assert events[2] == LotsDrawn(((Seat(0), Tile.parse("2|6")), (Seat(1), Tile.parse("4|6"))), Seat(1))
    assert events[3] == RoundStarted(1, Seat(1))
    assert isinstance(events[4], DealtTiles)
    assert events[4].tiles[0] == Tile.parse("2|6")
    assert match.to_act() == (1,)
    assert Tile.parse("4|6") in match.view_for(Seat(1)).hand


def test_those_tied_put_their_tiles_back_and_draw_again() -> None:
    """BU3, worked position BU-05: only they; the third player keeps the tile he drew."""
    match = BuildUpMatch(BuildUp(), 3)
    lots = ["4|6", "5|5", "3|3"]
    events = match.play(HOUSE, Deal(sum((order_with(f"{STACKS} {lot}") for lot in lots), ())))
    assert isinstance(events[-1], LotsDrawn)
    assert events[-1].leader is None
    assert match.to_act() == (HOUSE,)
    need = match.need()
    assert isinstance(need, Shuffle)
    assert len(need.piles) == 2
    assert all(len(pile) == 22 for pile in need.piles)
    assert Tile.parse("4|6") in need.piles[0]
    again = [order_with("1|1", need.piles[0]), order_with("6|6", need.piles[1])]
    events = match.play(HOUSE, Deal(again[0] + again[1]))
    assert events[0] == LotsDrawn(((Seat(0), Tile.parse("1|1")), (Seat(1), Tile.parse("6|6"))), Seat(1))
    hands = current(match).hands
    assert Tile.parse("1|1") in hands[0]
    assert Tile.parse("6|6") in hands[1]
    assert Tile.parse("3|3") in hands[2]
    assert [len(hand) for hand in hands] == [6, 6, 6]


def test_the_hands_are_six_six_and_four() -> None:
    """BU4, BU6: 22 tiles of each set are used, 6 never."""
    match = BuildUpMatch(BuildUp(), 3)
    sizes = []
    rng = random.Random(1)
    while match.to_act():
        if match.to_act() == (HOUSE,):
            need = match.need()
            assert need is not None
            if any(isinstance(event, RoundStarted) for event in match.play(HOUSE, house_move(need, rng))):
                sizes.append([len(hand) for hand in current(match).hands])
        else:
            match.play(match.to_act()[0], rng.choice(match.legal_moves(match.to_act()[0])))
    assert sizes == [[6] * 3, [6] * 3, [4] * 3]
    assert [len(boneyard) for boneyard in match.boneyards] == [6, 6, 6]


def test_the_original_four_hands_use_every_tile() -> None:
    """BU4, BU6: `hands` 6, 6, 6, 4."""
    match = BuildUpMatch(BuildUp(read_options(BuildUpRules, {"hands": "6,6,6,4"})), 2)
    for _ in range(4):
        play_round(match, random.Random(2))
    assert match.score.outcome is not None
    assert [len(boneyard) for boneyard in match.boneyards] == [0, 0]
    assert match.view_for(None).rounds == 4


@pytest.mark.parametrize("hands", ["6,6,6,5", "22,1", "0,6", "23", ""])
def test_hands_that_a_set_cannot_fill_are_refused(hands: str) -> None:
    """BU6."""
    with pytest.raises(Refused) as caught:
        read_options(BuildUpRules, {"hands": hands})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_the_layout_is_built_once_and_stays() -> None:
    """BU5: the second round goes on where the first ended."""
    match = started()
    play_round(match, random.Random(3))
    before = (stacks_of(match).tops.copy(), stacks_of(match).heights.copy())
    need = match.need()
    assert need is not None
    events = match.play(HOUSE, house_move(need, random.Random(6)))
    assert not [event for event in events if isinstance(event, Laid)]
    assert (stacks_of(match).tops, stacks_of(match).heights) == before


def test_the_lead_is_drawn_for_in_every_round() -> None:
    """BU3, BU-A5."""
    match = started()
    play_round(match, random.Random(3))
    need = match.need()
    assert isinstance(need, Shuffle)
    assert [len(pile) for pile in need.piles] == [16, 16]
    low, high = min(need.piles[0], key=lambda t: t.pips), max(need.piles[1], key=lambda t: t.pips)
    events = match.play(HOUSE, Deal(order_with(str(low), need.piles[0]) + order_with(str(high), need.piles[1])))
    assert events[:2] == [LotsDrawn(((Seat(0), low), (Seat(1), high)), Seat(1)), RoundStarted(2, Seat(1))]


def piles_of(match: BuildUpMatch) -> tuple[tuple[Tile, ...], ...]:
    """What the house has to shuffle."""
    need = match.need()
    assert isinstance(need, Shuffle)
    return need.piles


def test_bu3_a_second_tie_is_drawn_again_among_fewer_and_fewer() -> None:
    """Three tie with six pips, then two of them with five, then seat 2 has seven; all keep their last tile."""
    match = make_game("build_up").start(3)
    assert isinstance(match, BuildUpMatch)
    rows = "0-0 0-1 1-1 0-2 1-2 2-2"
    deal(match, *(order_with(f"{rows} 0-6") for _ in range(3)))
    assert list(match.drawing) == [0, 1, 2]
    piles = piles_of(match)
    assert [len(pile) for pile in piles] == [22] * 3
    deal(match, *(order_with(first, pile) for first, pile in zip(("0-4", "0-5", "1-4"), piles, strict=True)))
    assert list(match.drawing) == [1, 2]
    piles = piles_of(match)
    assert [len(pile) for pile in piles] == [22] * 2
    events = match.play(HOUSE, Deal((*order_with("0-5", piles[0]), *order_with("1-6", piles[1]))))
    assert [event.leader for event in events if isinstance(event, (LotsDrawn, RoundStarted))] == [2, 2]
    assert tiles("0-4")[0] in match.view_for(Seat(0)).hand
    assert tiles("1-6")[0] in match.view_for(Seat(2)).hand
    assert all(seat.tiles == 6 and seat.boneyard == 16 for seat in match.view_for(None).seats)


def test_turns_go_clockwise_from_the_leader() -> None:
    """BU7."""
    match = position("6|6 0|1", ["0|0 1|1", "2|2 3|3", "4|4 5|5"], turn=1)
    for seat in (1, 2, 0):
        assert match.to_act() == (seat,)
        match.play(Seat(seat), match.legal_moves(Seat(seat))[0])


@pytest.mark.parametrize(
    ("placed", "top", "same", "at_least"),
    [
        ("3|4", "2|5", True, True),
        ("3|4", "1|5", False, True),
        ("3|4", "2|6", False, False),
        ("3|4", "3|4", True, True),
        ("2|4", "3|3", True, True),
        ("3|4", "3|3", True, True),
        ("1|4", "3|3", False, False),
        ("0|0", "5|6", True, True),
        ("3|3", "0|1", True, True),
        ("3|3", "2|2", True, True),
        ("3|3", "3|3", False, False),
        ("3|3", "4|4", False, False),
        ("0|1", "0|0", True, True),
    ],
)
def test_tiles_that_may_cover_a_top(placed: str, top: str, same: bool, at_least: bool) -> None:
    """BU7, BU8, BU-A2, BU-A3: doubles on any ordinary tile, and on lower doubles; ordinary tiles on doubles of at most
    as many pips, and on ordinary tiles of equal pips, or at most as many."""
    assert may_cover(Tile.parse(placed), Tile.parse(top), "same") is same
    assert may_cover(Tile.parse(placed), Tile.parse(top), "at_least") is at_least
    match = position(f"{top} 6|6", [placed, "6|6"], rules=BuildUpRules(nondouble_rule="at_least"))
    assert (Stack(Tile.parse(placed), 1) in match.legal_moves(Seat(0))) is at_least


def test_a_tile_may_go_on_any_row_and_any_colour() -> None:
    """BU7: own or other's; what it covers is told to all."""
    match = position("3|4 2|5 1|6", ["3|4 0|1", "0|2"], owners=[0, 1, 1])
    assert list(match.legal_moves(Seat(0))) == [Stack(Tile.parse("3|4"), stack) for stack in (1, 2, 3)]
    assert match.play(Seat(0), Stack(Tile.parse("3|4"), 3))[0] == Stacked(
        Seat(0), Tile.parse("3|4"), 3, Tile.parse("1|6"), Seat(1)
    )
    assert stacks_of(match).owners == [0, 1, 0]
    assert stacks_of(match).heights == [1, 1, 2]
    assert match.view_for(None).last == LastPlay(Seat(0), Tile.parse("3|4"), 3)
    assert Tile.parse("1|6") in stacks_of(match).buried


def test_a_tile_that_does_not_fit_or_is_not_held_is_refused() -> None:
    """BU7."""
    match = position("3|4 6|6", ["3|4 0|1", "0|0"])
    assert refused(match, 0, Stack(Tile.parse("0|1"), 1)) is Refusal.DOES_NOT_FIT
    assert refused(match, 0, Stack(Tile.parse("3|4"), 3)) is Refusal.DOES_NOT_FIT
    assert refused(match, 0, Stack(Tile.parse("3|4"), 0)) is Refusal.DOES_NOT_FIT
    assert refused(match, 0, Stack(Tile.parse("0|0"), 1)) is Refusal.NOT_IN_HAND
    assert refused(match, 0, Draw()) is Refusal.NOT_A_MOVE_HERE
    assert refused(match, 1, Stack(Tile.parse("0|0"), 1)) is Refusal.NOT_YOUR_TURN


def test_bu7_equal_tiles_of_two_owners_are_two_tiles() -> None:
    """Seat 1 covers seat 0's 3-4 with its own 3-4, and takes its points."""
    match = position("3-4 6-6", ["0-1 0-2", "3-4 0-1"], owners=(0, 0), turn=1)
    event, *_ = do(match, 1, Stack(tiles("3-4")[0], 1))
    assert event == Stacked(Seat(1), tiles("3-4")[0], 1, tiles("3-4")[0], Seat(0))
    assert stacks_of(match).view().points(Seat(1)) == 7
    assert stacks_of(match).view().points(Seat(0)) == 12


def test_bu7_one_may_cover_ones_own_tile() -> None:
    match = position("3-4 6-6", ["2-5 0-2", "0-1 0-2"], owners=(0, 1))
    do(match, 0, Stack(tiles("2-5")[0], 1))
    assert stacks_of(match).view().points(Seat(0)) == 7


def test_the_example_of_the_page_for_players_can_be_played() -> None:
    """BU7, BU11: 3-4 and 0-0 over 2-5, 1-5, 3-3 and 6-6."""
    match = position("2-5 1-5 3-3 6-6", ["3-4 0-0", "0-1 0-2"], owners=(1, 1, 1, 1))
    found = {(str(move.tile), move.stack) for move in match.legal_moves(Seat(0)) if isinstance(move, Stack)}
    assert found == {("3|4", 1), ("3|4", 3), ("0|0", 1), ("0|0", 2)}


def test_bu8_at_least_lets_no_lower_tile_cover() -> None:
    """Nor does it change what doubles may do."""
    rules = BuildUpRules(nondouble_rule="at_least")
    match = position("3-4 5-5", ["2-4 3-5 4-4 0-0", "0-1"], rules=rules)
    found = {(str(move.tile), move.stack) for move in match.legal_moves(Seat(0)) if isinstance(move, Stack)}
    assert found == {("3|5", 1), ("4|4", 1), ("0|0", 1)}


def test_who_can_place_must_and_who_cannot_passes() -> None:
    """BU9, G10: and may place again later in the round."""
    match = position("4|4 3|6", ["0|1 5|6", "3|3 0|5 0|2"], turn=1)
    assert refused(match, 1, Pass()) is Refusal.MUST_PLAY
    match.play(Seat(1), Stack(Tile.parse("3|3"), 2))
    match = position("5|6 6|6", ["0|1 0|3", "0|0 0|2"])
    assert list(match.legal_moves(Seat(0))) == [Pass()]
    assert forced_move(match) == (0, Pass())
    assert match.play(Seat(0), Pass()) == [Passed(Seat(0))]
    match.play(Seat(1), Stack(Tile.parse("0|0"), 1))
    assert set(match.legal_moves(Seat(0))) == {Stack(Tile.parse("0|1"), 1), Stack(Tile.parse("0|3"), 1)}


def test_bu9_a_pass_changes_nothing_and_the_player_may_place_later() -> None:
    """Nothing of seat 0 fits tops of 12 and 4; after the 1-1 both tiles do."""
    match = position("6-6 0-4", ["5-6 0-3", "1-1 0-0"])
    assert list(match.legal_moves(Seat(0))) == [Pass()]
    do(match, 0, "pass")
    assert refused(match, 1, "pass") is Refusal.MUST_PLAY
    do(match, 1, Stack(tiles("1-1")[0], 2))
    assert {str(move.tile) for move in match.legal_moves(Seat(0)) if isinstance(move, Stack)} == {"5|6", "0|3"}
