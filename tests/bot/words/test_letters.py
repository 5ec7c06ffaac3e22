"""Places keep their letters: what the log says of an end stays true while the board grows."""

from __future__ import annotations

import pytest

from bot.words.letters import arm_of_tile, letter, letters, slot_letter, stack_letter
from engine.rules.events import MEXICAN
from engine.rules.tiles import EndId, Tile
from engine.rules.views import FootBoard, LineBoard, TrainsBoard
from tests.pictures.positions import views


def test_after_z_letters_double() -> None:
    assert [letter(number) for number in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


def test_a_stack_has_the_letter_of_its_row_and_its_number_there() -> None:
    assert [stack_letter(stack) for stack in (1, 6, 7, 24, 36)] == ["A1", "A6", "B1", "D6", "F6"]


@pytest.mark.parametrize("name", ["block", "muggins", "mexican_train", "chickenfoot"])
def test_every_place_has_a_letter_of_its_own(name: str) -> None:
    for view in views(name, 5, moves=150):
        board = view.board
        assert isinstance(board, (LineBoard, FootBoard, TrainsBoard))
        if isinstance(board, TrainsBoard):
            ends = [train.end for train in board.trains]
        else:
            ends = [end for end, _ in board.layout.ends]
        found = letters(board)
        assert sorted(found) == sorted(ends)
        assert len(set(found.values())) == len(ends)


def test_the_letter_of_a_slot_is_that_of_its_end() -> None:
    assert [slot_letter(slot, 3) for slot in ("left", "down", "2", MEXICAN, "toe1")] == ["A", "D", "C", "D", None]


def test_no_letter_of_a_foot_moves_while_it_grows() -> None:
    """What lies on the table keeps its arm, and a tile takes the letter of the end that it was laid on."""
    round_number, grown = 0, 0
    tiles: dict[Tile, str] = {}
    ends: dict[EndId, str] = {}
    for view in views("chickenfoot", 3, 4, moves=250):
        assert isinstance(view.board, FootBoard)
        now = arm_of_tile(view.board)
        if view.number != round_number:
            round_number, tiles, ends = view.number, {}, {}
        assert tiles.items() <= now.items()
        for tile in now.keys() - tiles.keys():
            if ends:
                assert now[tile] in ends.values()
                grown += 1
        open_now = letters(view.board)
        assert all(open_now[end] == ends[end] for end in open_now.keys() & ends.keys())
        tiles, ends = now, open_now
    assert grown > 20
