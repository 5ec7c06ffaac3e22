"""The order of a hand: by number, by pips, by hand, and as the longest train."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.rules.games import make_game
from engine.rules.tiles import Pip, Tile, tile_set
from engine.tables.keeping.arranging import (
    USUAL,
    ArrangedHand,
    Arrangement,
    Order,
    arranged,
    longest_train,
    read_arrangement,
)
from tests.bot.flows.test_secrecy import dealt

T = Tile.parse


def longest(hand: tuple[Tile, ...], end: Pip) -> int:
    """The length of the longest train, by trying all."""
    fitting = [tile for tile in hand if end in (tile.low, tile.high)]
    rest = ((tile, tuple(other for other in hand if other is not tile)) for tile in fitting)
    return max((1 + longest(others, tile.other(end)) for tile, others in rest), default=0)


@pytest.mark.parametrize("seed", range(8))
def test_the_train_is_the_longest_and_its_halves_match(seed: int) -> None:
    hand = tuple(sorted(Random(seed).sample(tile_set(6), 9)))
    train, near = longest_train(hand, Pip(6))
    assert len(train) == len(set(train)) == longest(hand, Pip(6))
    ends = [Pip(6), *(tile.other(half) for tile, half in zip(train, near, strict=True))]
    assert list(near) == ends[:-1]


def test_a_train_of_the_whole_hand_is_found_in_a_large_one() -> None:
    hand = tuple(sorted(tile_set(12)[:40]))
    assert len(longest_train(hand, Pip(0))[0]) > 30


def test_each_order_holds_the_whole_hand() -> None:
    match = dealt("mexican_train", Random(1))
    view = match.view_for(match.to_act()[0])
    for order in Order:
        assert sorted(arranged(view, Arrangement(order)).tiles) == list(view.hand)
    by_pips = [tile.pips for tile in arranged(view, Arrangement(Order.PIPS)).tiles]
    assert by_pips == sorted(by_pips, reverse=True)


def test_new_tiles_come_last_by_hand_and_played_ones_leave_no_gap() -> None:
    match: Any = dealt("block", Random(1))
    view = match.view_for(match.to_act()[0])
    *kept, new = view.hand
    gone = next(tile for tile in tile_set(6) if tile not in view.hand)
    by_hand = Arrangement(Order.HAND, (gone, *reversed(kept)))
    assert arranged(view, by_hand).tiles == (*reversed(kept), new)


def test_a_tile_moves_one_place_and_stops_at_either_end() -> None:
    a, b, c = map(T, ("1|2", "3|4", "5|6"))
    hand = ArrangedHand((a, b, c))
    assert hand.moved(c, -1).tiles == (a, c, b)
    assert hand.moved(c, 1).tiles == (a, b, c)
    assert hand.moved(a, -1).tiles == (a, b, c)
    assert hand.moved(c, -99).tiles == (c, a, b)


def test_an_arrangement_is_read_back_and_nonsense_is_the_usual_one() -> None:
    for known in (USUAL, Arrangement(Order.TRAIN), Arrangement(Order.HAND, (T("5|6"), T("0|0")))):
        assert read_arrangement(known.text()) == known
    for text in ("sideways", "hand 5|x", "hand 13|1"):
        assert read_arrangement(text) == USUAL


def test_where_no_trains_are_built_there_is_no_train() -> None:
    view = make_game("block").start(2).view_for(None)
    assert arranged(view, Arrangement(Order.TRAIN)) == ArrangedHand(())
