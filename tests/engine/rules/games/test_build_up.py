"""Build Up, sentence by sentence (BU1-BU13)."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from engine.rules.errors import IllegalMove, Refusal, Refused
from engine.rules.events import DealtTiles, Laid, LotsDrawn, MatchEnded, Passed, RoundEnded, RoundStarted, Stacked
from engine.rules.game import Shuffle, forced_move, house_move
from engine.rules.games.build_up import BuildUp, BuildUpMatch, BuildUpRules, may_cover
from engine.rules.moves import Deal, Draw, Move, Pass, Stack
from engine.rules.options import option_specs, read_options
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import LastPlay, StacksBoard, StackTop

from ..playing import play_round, tiles
from .build_up_table import DECK, current, deal, order_with, position, stacks_of

DOCS = Path(__file__).parents[4] / "docs" / "rules" / "build_up.md"
STACKS = "0|1 0|2 0|3 0|4 0|5 0|6"
"""Six tiles for a player's row, none with more than six pips."""


def refusal(match: BuildUpMatch, seat: int, move: Move) -> Refusal:
    """Why the move is refused."""
    with pytest.raises(IllegalMove) as caught:
        match.play(Seat(seat), move)
    return caught.value.refusal


def tile(text: str) -> Tile:
    """Read `6|6`."""
    return Tile.parse(text)


def started(rules: BuildUpRules | None = None) -> BuildUpMatch:
    """Two players have drawn 6|6 and 5|6: seat 0 leads."""
    match = BuildUp(rules or BuildUpRules()).start(2)
    deal(match, order_with(f"{STACKS} 6|6"), order_with(f"{STACKS} 5|6"))
    return match


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_a_set_of_his_own(seats: int) -> None:
    """BU1: two to six players, equal tiles of different owners are different tiles."""
    match = BuildUp().start(seats)
    assert BuildUp().seat_counts() == (2, 3, 4, 5, 6)
    assert match.need() == Shuffle((tuple(sorted(DECK)),) * seats)
    assert Counter(match.census()) == dict.fromkeys(DECK, seats)
    for bad in (1, 7):
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
    assert board.tops[0] == StackTop(1, tile("0|1"), Seat(0), 1, Seat(0))
    assert board.tops[6] == StackTop(7, tile("1|1"), Seat(1), 1, Seat(1))


def test_the_boneyard_left_of_a_row_is_twenty_two() -> None:
    """BU2, BU6: six of them in hand now."""
    match = started()
    view = match.view_for(None)
    assert [(seat.tiles, seat.boneyard) for seat in view.seats] == [(6, 16), (6, 16)]
    assert view.boneyard == 32


def test_most_pips_lead_and_the_tile_drawn_is_kept() -> None:
    """BU3: one tile of each boneyard, shown to all."""
    match = BuildUp().start(2)
    events = match.play(HOUSE, Deal(order_with(f"{STACKS} 4|6") + order_with(f"{STACKS} 6|6")))
    assert events[2] == LotsDrawn(((Seat(0), tile("4|6")), (Seat(1), tile("6|6"))), Seat(1))
    assert events[3] == RoundStarted(1, Seat(1))
    assert isinstance(events[4], DealtTiles)
    assert events[4].tiles[0] == tile("4|6")
    assert match.to_act() == (1,)
    assert tile("6|6") in match.view_for(Seat(1)).hand


def test_those_tied_put_their_tiles_back_and_draw_again() -> None:
    """BU3: only they; the third player keeps the tile he drew."""
    match = BuildUp().start(3)
    lots = ["5|5", "4|6", "3|3"]
    events = match.play(HOUSE, Deal(sum((order_with(f"{STACKS} {lot}") for lot in lots), ())))
    assert isinstance(events[-1], LotsDrawn)
    assert events[-1].leader is None
    assert match.to_act() == (HOUSE,)
    need = match.need()
    assert isinstance(need, Shuffle)
    assert len(need.piles) == 2
    assert all(len(pile) == 22 for pile in need.piles)
    assert tile("5|5") in need.piles[0]
    again = [order_with("1|1", need.piles[0]), order_with("6|6", need.piles[1])]
    events = match.play(HOUSE, Deal(again[0] + again[1]))
    assert events[0] == LotsDrawn(((Seat(0), tile("1|1")), (Seat(1), tile("6|6"))), Seat(1))
    hands = current(match).hands
    assert tile("1|1") in hands[0]
    assert tile("6|6") in hands[1]
    assert tile("3|3") in hands[2]
    assert [len(hand) for hand in hands] == [6, 6, 6]


def test_the_hands_are_six_six_and_four() -> None:
    """BU4, BU6: 22 tiles of each set are used, 6 never."""
    match = BuildUp().start(3)
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
    match = BuildUp(read_options(BuildUpRules, {"hands": "6,6,6,4"})).start(2)
    for _ in range(4):
        play_round(match, random.Random(2))
    assert match.outcome() is not None
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
def test_what_may_cover_what(placed: str, top: str, same: bool, at_least: bool) -> None:
    """BU7, BU8, BU-A2, BU-A3: doubles on any ordinary tile, and on lower doubles; ordinary tiles on doubles of at most
    as many pips, and on ordinary tiles of equal pips, or at most as many."""
    assert may_cover(tile(placed), tile(top), "same") is same
    assert may_cover(tile(placed), tile(top), "at_least") is at_least
    match = position(f"{top} 6|6 6|6", [placed, "6|6"], rules=BuildUpRules(nondouble_rule="at_least"))
    assert (Stack(tile(placed), 1) in match.legal_moves(Seat(0))) is at_least


def test_a_tile_may_go_on_any_row_and_any_colour() -> None:
    """BU7: own or other's; what it covers is told to all."""
    match = position("3|4 2|5 1|6", ["3|4 0|1", "0|2"], owners=[0, 1, 1])
    assert match.legal_moves(Seat(0)) == [Stack(tile("3|4"), stack) for stack in (1, 2, 3)]
    assert match.play(Seat(0), Stack(tile("3|4"), 3))[0] == Stacked(Seat(0), tile("3|4"), 3, tile("1|6"), Seat(1))
    assert stacks_of(match).owners == [0, 1, 0]
    assert stacks_of(match).heights == [1, 1, 2]
    assert match.view_for(None).last == LastPlay(Seat(0), tile("3|4"), 3)
    assert tile("1|6") in stacks_of(match).buried


def test_a_tile_that_does_not_fit_or_is_not_held_is_refused() -> None:
    """BU7."""
    match = position("3|4 6|6", ["3|4 0|1", "0|0"])
    assert refusal(match, 0, Stack(tile("0|1"), 1)) is Refusal.DOES_NOT_FIT
    assert refusal(match, 0, Stack(tile("3|4"), 3)) is Refusal.DOES_NOT_FIT
    assert refusal(match, 0, Stack(tile("3|4"), 0)) is Refusal.DOES_NOT_FIT
    assert refusal(match, 0, Stack(tile("0|0"), 1)) is Refusal.NOT_IN_HAND
    assert refusal(match, 0, Draw()) is Refusal.NOT_A_MOVE_HERE
    assert refusal(match, 1, Stack(tile("0|0"), 1)) is Refusal.NOT_YOUR_TURN


def test_who_can_place_must_and_who_cannot_passes() -> None:
    """BU9, G10: and may place again later in the round."""
    match = position("4|4 3|6", ["0|1 5|6", "3|3 0|5 0|2"], turn=1)
    assert refusal(match, 1, Pass()) is Refusal.MUST_PLAY
    match.play(Seat(1), Stack(tile("3|3"), 2))
    match = position("5|6 6|6", ["0|1 0|3", "0|0 0|2"])
    assert match.legal_moves(Seat(0)) == [Pass()]
    assert forced_move(match) == (0, Pass())
    assert match.play(Seat(0), Pass()) == [Passed(Seat(0))]
    match.play(Seat(1), Stack(tile("0|0"), 1))
    assert match.legal_moves(Seat(0)) == [Stack(tile("0|1"), 1), Stack(tile("0|3"), 1)]


def test_a_round_ends_as_soon_as_one_player_is_out() -> None:
    """BU10, BU-A7."""
    match = position("6|6 0|1", ["0|0", "5|5 4|4", "3|3"])
    events = match.play(Seat(0), Stack(tile("0|0"), 2))
    assert isinstance(events[1], RoundEnded)
    result = match.result
    assert result is not None
    assert (result.ending, result.out) == (Ending.DOMINO, 0)
    assert match.view_for(None).shown == ((), tuple(tiles("5|5 4|4")), tuple(tiles("3|3")))
    assert match.to_act() == (HOUSE,)


def test_or_when_all_are_out() -> None:
    """BU10: `round_end`; who is out is left out, and the last to go out has ended the round."""
    match = position("6|6 0|1", ["0|0", "1|1 5|5", "3|3"], rules=BuildUpRules(round_end="all_out"))
    order = []
    while match.result is None:
        seat = match.to_act()[0]
        order.append(seat)
        match.play(seat, match.legal_moves(seat)[0])
    assert order == [0, 1, 2, 1]
    assert (match.result.ending, match.result.out) == (Ending.DOMINO, 1)


def test_waiting_for_all_to_be_out_may_end_in_a_block() -> None:
    """BU10: 5|5 before 3|3, and nobody can place any more."""
    match = position("6|6 0|1", ["0|0", "1|1 5|5", "3|3"], rules=BuildUpRules(round_end="all_out"))
    match.play(Seat(0), Stack(tile("0|0"), 2))
    match.play(Seat(1), Stack(tile("5|5"), 2))
    assert match.result is not None
    assert (match.result.ending, match.result.out) == (Ending.BLOCKED, None)


def test_a_round_ends_when_nobody_can_place() -> None:
    """BU10: found out at once, without a round of passes."""
    match = position("6|6 5|5 0|1", ["6|6 0|2", "3|4 1|4"])
    match.play(Seat(0), Stack(tile("6|6"), 3))
    assert match.result is not None
    assert (match.result.ending, match.result.out) == (Ending.BLOCKED, None)


def test_a_round_in_which_nobody_can_ever_place_is_over_when_dealt() -> None:
    """BU10."""
    match = position("6|6 5|5", ["0|1", "6|6"], rules=BuildUpRules(hands=(1, 1)))
    match.boneyards = [tiles("0|2 0|3"), tiles("0|4 5|6")]
    match.play(Seat(0), Pass())
    match.play(Seat(1), Stack(tile("6|6"), 2))
    assert match.number == 1
    events = match.play(HOUSE, Deal(tuple(tiles("0|2 0|3 0|4 5|6"))))
    assert isinstance(events[0], LotsDrawn)
    assert isinstance(events[-1], MatchEnded)
    assert match.result is not None
    assert match.result.ending is Ending.BLOCKED


def test_own_tiles_on_top_score_wherever_they_lie() -> None:
    """BU11, BU-A4: covered tiles and tiles in hand count nothing."""
    match = position("6|6 0|1 3|4 5|5", ["0|0", "2|2 1|4"], owners=[0, 0, 1, 1])
    match.play(Seat(0), Stack(tile("0|0"), 3))
    assert match.result is not None
    assert match.result.scores == (13, 10)
    assert match.result.receipts == (
        Receipt(0, 13, (Term(Why.TOPS, 13),)),
        Receipt(1, 10, (Term(Why.TOPS, 10),)),
    )


def test_tiles_left_in_hand_may_be_deducted() -> None:
    """BU11: `deduct_leftover`; a score may be negative."""
    rules = BuildUpRules(deduct_leftover=True)
    match = position("6|6 0|1 0|2 0|5", ["0|0", "5|5 1|4"], owners=[0, 0, 1, 1], rules=rules)
    match.play(Seat(0), Stack(tile("0|0"), 4))
    assert match.result is not None
    assert match.result.scores == (13, -13)
    assert match.result.receipts[1] == Receipt(1, -13, (Term(Why.TOPS, 2), Term(Why.LEFTOVER, -15)))


def test_tiles_left_in_hand_are_discarded() -> None:
    """BU12: they come neither back to the boneyard nor into the next hand."""
    match = position("6|6 0|1", ["0|0", "5|5 4|4"])
    match.boneyards = [
        [t for t in DECK if t not in tiles("6|6 0|1 0|0")],
        [t for t in DECK if t not in tiles("5|5 4|4")],
    ]
    match.play(Seat(0), Stack(tile("0|0"), 2))
    need = match.need()
    assert need is not None
    match.play(HOUSE, house_move(need, random.Random(1)))
    while match.to_act() == (HOUSE,):
        again = match.need()
        assert again is not None
        match.play(HOUSE, house_move(again, random.Random(1)))
    assert sorted(match.discarded) == tiles("4|4 5|5")
    assert not {*tiles("5|5 4|4")} & {*match.boneyards[1], *current(match).hands[1]}


def test_the_rounds_add_up_and_the_highest_total_wins() -> None:
    """BU13: scores per round, of stacks that stay."""
    match = BuildUp().start(3)
    rng = random.Random(8)
    totals = [0, 0, 0]
    for number in (1, 2, 3):
        assert match.outcome() is None
        play_round(match, rng)
        assert match.result is not None
        assert match.result.number == number
        totals = [total + score for total, score in zip(totals, match.result.scores, strict=True)]
        assert match.result.totals == tuple(totals)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.totals == tuple(totals)
    assert outcome.places[totals.index(max(totals))] == 1
    assert refusal(match, 0, Pass()) is Refusal.MATCH_OVER


def test_ties_share_the_win() -> None:
    """BU13."""
    match = position("6|6 5|6 0|1 0|1", ["0|0", "2|2"], owners=[0, 1, 1, 0], rules=BuildUpRules(hands=(6,)))
    match.play(Seat(0), Stack(tile("0|0"), 4))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((12, 12), (0, 1))


def test_what_lies_under_a_top_and_others_hands_are_not_shown() -> None:
    """G8: a view has tops and heights only."""
    match = position("6|6 0|1", ["0|0 5|5", "4|4 3|3"])
    assert match.view_for(Seat(0)).hand == tuple(tiles("0|0 5|5"))
    assert match.view_for(None).hand == ()
    assert match.view_for(Seat(0)).shown is None


def test_every_option_is_explained_to_players() -> None:
    text = DOCS.read_text("utf-8")
    for spec in option_specs(BuildUpRules):
        assert f"`{spec.name}`" in text
