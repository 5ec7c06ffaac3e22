"""The worked positions of Castle Rock, driven through the engine. They count positions in the row from 0."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rules.games.castle_rock import CastleRock, CastleRockMatch
from engine.rules.moves import Capture, Done, Move, Play, Take
from engine.rules.row import lines
from engine.rules.tiles import Seat

from ..golden import golden, golden_tile, golden_tiles
from .castle_rock_table import captures_of, current, dealt, position, row_of


def with_row(texts: list[str], **more: Any) -> CastleRockMatch:
    """A match whose row lies as a position writes it."""
    match = position(**more)
    current(match).row = golden_tiles(texts)
    return match


def capture(entry: list[Any]) -> Capture:
    """Read `[1, "triple"]`."""
    return Capture(entry[0] + 1, Take(entry[1]))


def test_cr_01_the_deal() -> None:
    expect = golden("CR-01")["expect"]
    for text, row in expect["tableau"].items():
        seats = int(text)
        match = dealt(CastleRock().start(seats))
        hand = current(match)
        assert len(hand.row) == row
        assert len(hand.boneyard) == expect["boneyard"][text]
        assert (len(hand.boneyard) + 2 * seats) / seats == expect["turns_each"][text]


def test_cr_03_the_example_of_the_sixes() -> None:
    case = golden("CR-03")
    match = with_row(case["state"]["row"], hands=["0|0", ""], placed=True)
    assert captures_of(match, 0) == case["expect"]["captures"]
    assert (Done() in match.legal_moves(Seat(0))) is case["expect"]["may_finish_without_capture"]


def test_cr_04_the_middle_only() -> None:
    case = golden("CR-04")
    match = with_row(case["state"]["row"], hands=["0|0", ""], placed=True)
    assert captures_of(match, 0) == case["expect"]["captures"]
    match.play(Seat(0), capture(case["expect"]["captures"][0]))
    assert row_of(match) == golden_tiles(case["expect"]["row_after"])


@pytest.mark.parametrize("name", ["CR-05", "CR-06"])
def test_cr_05_and_06_both_lines_of_the_seed_take_six(name: str) -> None:
    case = golden(name)
    tile = golden_tile(case["state"]["place"])
    match = with_row(case["state"]["row"], hands=[str(tile), "0|0"])
    match.play(Seat(0), Play(tile))
    best = lines(row_of(match))[0]
    assert best.taken == case["expect"].get("max_possible_this_turn", best.taken)
    for entry, row in zip(case["do"]["captures"], case["expect"]["rows"], strict=True):
        match.play(Seat(0), capture(entry))
        assert row_of(match) == golden_tiles(row)
    assert len(current(match).captured[0]) == case["expect"]["captured_this_turn"] == best.taken


def test_cr_11_the_hand_is_not_over_when_the_last_tile_is_placed() -> None:
    case = golden("CR-11")
    state, expect = case["state"], case["expect"]
    hands = [" ".join(map(str, golden_tiles(hand))) for hand in state["hands"]]
    match = with_row(state["row"], hands=hands, turn=state["turn"])
    moves: dict[str, Move] = {
        "place 1-4": Play(golden_tile("1-4")),
        "capture [1,triple]": capture([1, "triple"]),
        "done": Done(),
    }
    for number, action in enumerate(case["do"]["actions"]):
        match.play(Seat(state["turn"]), moves[action])
        if number == 0:
            assert (match.result is not None) is expect["after_place"]["hand_over"]
            assert captures_of(match, 2) == expect["after_place"]["captures"]
    assert (match.result is not None) is expect["after_done"]["hand_over"]
    assert row_of(match) == expect["after_done"]["row"]


def test_cr_12_the_score_of_a_hand() -> None:
    case = golden("CR-12")
    match = position(["", "", "0|0"], turn=2, captured=case["state"]["captured"])
    hand = current(match)
    taken = [tile for pile in hand.captured for tile in pile]
    last = next(tile for tile in reversed(match.deck) if tile not in taken)
    hand.hands[2] = [last]
    hand.row = [tile for tile in match.deck if tile not in taken and tile is not last]
    assert len(hand.row) + 1 == case["state"]["row_left"]
    match.play(Seat(2), Play(last))
    match.play(Seat(2), Done())
    assert match.result is not None
    assert list(match.result.scores) == case["expect"]["scores"]
    assert match.result.devil == case["expect"]["devil"]


def test_cr_14_two_players_pass_the_target_in_one_hand() -> None:
    case = golden("CR-14")
    state, expect = case["state"], case["expect"]
    left = 4
    match = position(
        ["", "", ""], turn=2, placed=True, dealer=state["dealer"], totals=state["totals_before"],
        captured=[score + left for score in state["hand_scores"]],
    )  # fmt: skip
    current(match).row = golden_tiles(["0-1", "2-3", "4-5", "6-6"])
    match.play(Seat(2), Done())
    ended = match.outcome()
    assert ended is not None
    assert list(ended.totals) == expect["totals"]
    assert ended.winners == (expect["winner"],)


def test_cr_17_after_a_clear_the_next_two_turns_cannot_capture() -> None:
    case = golden("CR-17")
    placements = golden_tiles(case["state"]["next_placements"])
    match = position([f"{tile} 0|0" for tile in placements])
    for seat, tile in enumerate(placements):
        match.play(Seat(seat), Play(tile))
        assert captures_of(match, seat) == case["expect"]["captures"][seat]
        match.play(Seat(seat), Done())
