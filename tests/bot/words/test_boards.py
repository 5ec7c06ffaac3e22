"""Boards as text: what a screen reader says, for every kind of board."""

from __future__ import annotations

from dataclasses import replace

from bot.words import words_for
from bot.words.boards import board_text, end_name
from engine.rules.games import make_game
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, Layout
from engine.rules.moves import Take
from engine.rules.tiles import EndId, Seat, Tile
from engine.rules.views import (
    Board,
    CaptureChoice,
    FootBoard,
    LastPlay,
    LineBoard,
    RowBoard,
    StacksBoard,
    StackTop,
    Train,
    TrainsBoard,
    View,
)

WORDS = words_for()
NAMES = ("Ana", "Björn")


def tile(text: str) -> Tile:
    """A tile from its text."""
    return Tile.parse(text)


def view_of(board: Board, last: LastPlay | None = None) -> View:
    """A spectator's view of this board."""
    return replace(make_game("block").start(2).view_for(None), board=board, last=last)


def line() -> Layout:
    """5|3 3|6 6|4, with the left end at 5 and the right one at 4."""
    layout = Layout()
    first = layout.start(tile("3|6"))
    left, right = layout.open(first, tile("3|6").low, LEFT), layout.open(first, tile("3|6").high, RIGHT)
    layout.extend(tile("3|5"), left)
    layout.extend(tile("4|6"), right)
    return layout


def test_a_line_is_read_from_left_to_right() -> None:
    layout = line()
    text = board_text(WORDS, view_of(LineBoard(layout.view()), LastPlay(Seat(0), tile("4|6"), 2)), NAMES)
    assert text == "**Line, from A to B:** 5|3 3|6 **6|4**\n**Open ends (number first):** A: 5|3, B: 4|6"


def test_an_empty_line_says_so() -> None:
    assert board_text(WORDS, view_of(LineBoard(Layout().view())), NAMES) == "No tile is on the table yet."


def test_the_count_is_shown_only_where_the_table_says_it() -> None:
    layout = line().view()
    assert "count" not in board_text(WORDS, view_of(LineBoard(layout)), NAMES)
    assert "The ends count 9." in board_text(WORDS, view_of(LineBoard(layout, count=9)), NAMES)


def test_the_arms_of_a_spinner_are_named() -> None:
    layout = Layout()
    spinner = layout.start(tile("5|5"))
    five = tile("5|5").low
    left, right = layout.open(spinner, five, LEFT), layout.open(spinner, five, RIGHT)
    layout.extend(tile("1|5"), left)
    layout.extend(tile("2|5"), right)
    up, down = layout.open(spinner, five, UP), layout.open(spinner, five, DOWN)
    after = layout.extend(tile("4|5"), up)
    view = view_of(LineBoard(layout.view(), spinner))
    text = board_text(WORDS, view, NAMES)
    assert "from A to B:** 1|5 5|5 5|2" in text
    assert "The spinner is 5|5." in text
    assert "**From the spinner to C:** 5|4" in text
    assert end_name(WORDS, view, down, NAMES) == "D: 5|5"
    assert end_name(WORDS, view, after, NAMES) == "C: 4|5"
    assert end_name(WORDS, view, EndId(77), NAMES) == ""


def test_a_foot_names_its_double_and_where_toes_go() -> None:
    layout = Layout()
    centre = layout.start(tile("9|9"))
    nine = tile("9|9").low
    one = layout.open(centre, nine, "toe")
    two = layout.open(centre, nine, "toe")
    layout.extend(tile("4|9"), one)
    layout.extend(tile("2|9"), two)
    double = layout.put(tile("4|4"), EndId(2))
    toes = [layout.open(double, tile("4|4").low, "toe") for _ in range(3)]
    layout.extend(tile("1|4"), toes[0])
    layout.extend(tile("3|4"), toes[1])
    view = view_of(FootBoard(layout.view(), double, 1))
    lines = board_text(WORDS, view, NAMES).split("\n")
    assert lines == [
        "The centre is 9|9.",
        "**A:** 9|4 4|4 4|1",
        "**B:** 9|2",
        "**C, from 4|4:** 4|3",
        "**Open ends (number first):** toe on 4|4",
    ]
    assert end_name(WORDS, view, toes[2], NAMES) == "toe on 4|4"
    free = view_of(FootBoard(layout.view(), None, 0))
    assert "**Open ends (number first):** A: 1|4, B: 2|9, C: 3|4" in board_text(WORDS, free, NAMES)


def test_trains_are_named_with_their_markers_and_open_doubles() -> None:
    own = Train(Seat(0), ((tile("5|12"), tile("5|12").high),), EndId(1), tile("5|5").low, True, False)
    other = Train(Seat(1), (), EndId(2), tile("12|12").low, False, False)
    mexican = Train(None, ((tile("5|12"), tile("5|12").high), (tile("5|5"), tile("5|5").low)), EndId(3),
                    tile("5|5").low, False, True)  # fmt: skip
    view = view_of(TrainsBoard(tile("12|12"), (own, other, mexican)), LastPlay(Seat(0), tile("5|5"), 2))
    assert board_text(WORDS, view, NAMES).split("\n") == [
        "The hub is 12|12.",
        "**A: Ana’s train with a marker:** 12|5 → 5",
        "**B: Björn’s train:** not started → 12",
        "**C: Mexican Train (open double):** 12|5 **5|5** → 5",
    ]
    names = [end_name(WORDS, view, EndId(number), NAMES) for number in (1, 2, 3, 9)]
    assert names == ["A: Ana’s train, 5", "B: Björn’s train, 12", "C: Mexican Train, 5 (open double)", ""]


def test_a_row_is_numbered_and_what_is_surrounded_is_said() -> None:
    row = tuple(map(tile, ("2|4", "4|4", "0|4", "1|1")))
    captures = (
        CaptureChoice(2, Take.MIDDLE, tile("4|4").low),
        CaptureChoice(2, Take.TRIPLE, tile("4|4").low),
    )
    view = view_of(RowBoard(row, captures, 3), LastPlay(Seat(0), tile("1|1"), 3))
    assert board_text(WORDS, view, NAMES).split("\n") == [
        "**Surrounded:** 4|4 at 2 (three 4s)",
        "**Row from the closed end:** 1:\u00a02|4  2:\u00a04|4  3:\u00a00|4  **4:\u00a01|1**",
    ]
    assert "The row is empty" in board_text(WORDS, view_of(RowBoard((), (), 6)), NAMES)


def test_stacks_stand_before_their_players_and_name_their_owners() -> None:
    tops = (
        StackTop(1, tile("2|3"), Seat(0), 1, Seat(0)),
        StackTop(2, tile("6|6"), Seat(1), 3, Seat(0)),
        StackTop(7, tile("0|1"), Seat(1), 1, Seat(1)),
    )
    view = view_of(StacksBoard(tops), LastPlay(Seat(1), tile("6|6"), 2))
    assert board_text(WORDS, view, NAMES).split("\n") == [
        "**In front of Ana:** A1: 2|3 of Ana; **A2: 6|6 of Björn, 3 high**",
        "**In front of Björn:** B1: 0|1 of Björn",
    ]
