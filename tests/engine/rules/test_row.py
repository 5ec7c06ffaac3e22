"""Castle Rock's row: captures, their undoing, and the exact best of a row against trying everything."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules.moves import Capture, Take
from engine.rules.row import Reach, capture_moves, captures, lines, put_back, remove
from engine.rules.tiles import Tile, tile_set

from .playing import tiles


def all_ends(row: Sequence[Tile], known: dict[tuple[Tile, ...], set[tuple[Tile, ...]]]) -> set[tuple[Tile, ...]]:
    """Every row that captures can leave, itself included, found by trying everything."""
    key = tuple(row)
    if key not in known:
        known[key] = {key}
        for move in capture_moves(row):
            shorter = list(row)
            remove(shorter, move)
            known[key] |= all_ends(shorter, known)
    return known[key]


rows = st.integers(3, 6).flatmap(lambda n: st.lists(st.sampled_from(tile_set(n)), unique=True, max_size=11))


@given(rows)
def test_the_best_of_a_row_is_found_by_trying_everything_too(row: list[Tile]) -> None:
    """CR10, CR11: as few tiles left as possible, and every row of so few that can be left."""
    ends = all_ends(row, {})
    fewest = min(map(len, ends))
    reach = Reach(row)
    assert reach.left == fewest
    assert reach.most == len(row) - fewest
    found = reach.lines(10_000)
    assert {line.left for line in found} == {end for end in ends if len(end) == fewest < len(row)}
    assert len({line.left for line in found}) == len(found)


@given(rows)
def test_a_line_can_be_played_and_leaves_the_tiles_it_names(row: list[Tile]) -> None:
    for line in lines(row):
        left = list(row)
        for capture in line.captures:
            assert capture in capture_moves(left)
            remove(left, capture)
        assert tuple(left) == line.left
        assert line.taken == len(row) - len(left)


@given(rows)
def test_a_capture_put_back_leaves_no_trace(row: list[Tile]) -> None:
    for capture in capture_moves(row):
        copy = list(row)
        put_back(copy, capture, remove(copy, capture))
        assert copy == row


@given(rows, st.sampled_from(tile_set(6)))
def test_a_row_grows_by_a_tile_as_if_it_had_always_been_there(row: list[Tile], tile: Tile) -> None:
    before = Reach([held for held in row if held is not tile])
    left = before.left
    longer = before.copy()
    longer.add(tile)
    assert longer.left == Reach([*before.tiles, tile]).left
    assert before.left == left


def test_lines_are_short_and_at_most_as_many_as_asked_for() -> None:
    """Two triples rather than three single tiles and a triple (the seed's example)."""
    row = tiles("2|4 4|4 0|4 1|1 1|5 1|4")
    (line,) = lines(row)
    assert line.captures == (Capture(5, Take.TRIPLE), Capture(2, Take.TRIPLE))
    assert (line.taken, line.left) == (6, ())
    assert lines(tiles("0|1 2|3 4|5")) == ()
    assert lines([]) == ()
    many = tiles("1|1 1|2 1|3 1|4 1|5")
    assert len(lines(many)) == len({line.left for line in lines(many)})
    assert len(lines(many, 1)) == 1


@pytest.mark.parametrize("n", [6, 9, 12])
def test_a_whole_set_in_a_row_is_no_trouble(n: int) -> None:
    """Ninety-one tiles: exact, however long the row."""
    row = random.Random(n).sample(tile_set(n), len(tile_set(n)))
    best = lines(row)[0]
    left = list(row)
    for capture in best.captures:
        remove(left, capture)
    assert len(left) == Reach(row).left == len(best.left)


def test_every_capture_names_its_suit() -> None:
    """CR10, G3."""
    found = [(choice.position, choice.take, choice.suit) for choice in captures(tiles("2|4 2|2 3|4 0|3 3|3"))]
    assert found == [(2, Take.MIDDLE, 4), (4, Take.MIDDLE, 3), (4, Take.TRIPLE, 3)]
