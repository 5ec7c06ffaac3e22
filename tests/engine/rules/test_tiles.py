"""G1-G4 and the tiles themselves."""

from __future__ import annotations

import copy
import pickle
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules.errors import BadNotation
from engine.rules.tiles import Pip, Tile, clockwise, pips, tile_set

numbers = st.integers(0, 12)


def test_a_tile_is_unordered_and_written_low_high() -> None:
    """G1."""
    assert Tile.of(6, 4) is Tile.of(4, 6)
    assert str(Tile.of(6, 4)) == "4|6"
    assert (Tile.of(6, 4).pips, Tile.of(6, 4).double, Tile.of(3, 3).double) == (10, False, True)


def test_sets_have_the_published_sizes_and_pips() -> None:
    """G2, worked position GE-01."""
    for n, size, total in ((6, 28, 168), (9, 55, 495), (12, 91, 1092)):
        tiles = tile_set(n)
        assert (len(tiles), len(set(tiles)), pips(tiles)) == (size, size, total)
        assert all(sum(tile.has(suit) for tile in tiles) == n + 1 for suit in range(n + 1))


def test_two_different_tiles_share_at_most_one_number() -> None:
    """G3."""
    for one, two in combinations(tile_set(12), 2):
        common = {one.low, one.high} & {two.low, two.high}
        assert len(common) <= 1
        assert one.shared(two) == (common.pop() if common else None)


def test_left_is_the_next_seat_clockwise() -> None:
    """G4."""
    assert [clockwise(seat, 3) for seat in range(3)] == [1, 2, 0]


@given(numbers, numbers)
def test_a_tile_survives_text_pickle_and_copy_as_the_same_object(a: int, b: int) -> None:
    tile = Tile.of(a, b)
    assert Tile.parse(str(tile)) is tile
    assert pickle.loads(pickle.dumps(tile)) is tile
    assert copy.deepcopy(tile) is tile
    assert {tile.other(a), tile.other(b)} == {a, b}
    assert tile_set(12)[tile.index] is tile


@pytest.mark.parametrize("text", ["", "6", "6-4", "13|0", "1|13", "-1|2", "a|b", "1|2|3", " 1|2"])
def test_a_text_that_is_no_tile_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(BadNotation, match="cannot read"):
        Tile.parse(text)


def test_a_tile_never_changes() -> None:
    with pytest.raises(AttributeError):
        Tile.of(1, 2).low = Pip(5)
