"""Descriptions: short enough for Discord, and with all that matters in them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from bot.pictures import BoardSubject, HandSubject, Style, TallySubject
from bot.words import LANGUAGES, words_for
from bot.words.boards import ALT_LIMIT, asleep
from bot.words.letters import letter
from engine.rules.games import GAMES
from engine.rules.scoring import Ending, Outcome, RoundResult
from engine.rules.tiles import Seat, Tile
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View
from tests.pictures.positions import views

WORDS = words_for()
NAMES = tuple(f"Player number {number:02} of all" for number in range(1, 13))


def told(view: View, names: Sequence[str] = NAMES) -> str:
    return BoardSubject(view, tuple(names[: len(view.seats)]), WORDS, Style()).alt()


def every(positions: Iterable[View], step: int) -> Iterable[View]:
    return islice(positions, 0, None, step)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_board_is_described_in_at_most_1024_characters(name: str, seed: int) -> None:
    for view in every(views(name, seed), 7):
        text = told(view)
        assert 0 < len(text) <= ALT_LIMIT
        assert WORDS(f"game.{name}") in text
        assert "  " not in text
        assert "**" not in text


@pytest.mark.parametrize("name", GAMES)
def test_turn_last_move_boneyard_and_every_total_are_told(name: str) -> None:
    for view in every(views(name, 1, moves=120), 6):
        text = told(view, ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu"])
        if view.turn is not None and view.outcome is None:
            assert "’s turn." in text or "last claims." in text
        if view.last is not None:
            assert f"played {view.last.tile} last" in text
        assert f"Out of play: {view.boneyard}." in text if asleep(view) else f"Boneyard {view.boneyard}." in text
        totals = sum(f"total {abs(seat.total)}" in text or f"total −{abs(seat.total)}" in text for seat in view.seats)
        assert totals == len(view.seats)


def test_open_ends_are_told() -> None:
    for name in ("block", "muggins", "chickenfoot"):
        for view in every(views(name, 2, moves=60), 9):
            assert isinstance(view.board, (LineBoard, FootBoard))
            if view.board.layout.ends:
                assert "Open ends" in told(view)


def test_the_count_of_muggins_is_not_told_with_manual_claims() -> None:
    """MU14."""
    assert not any("count" in told(view) for view in views("muggins", 4, 3, claims="manual"))
    assert any("The ends count" in told(view) for view in views("muggins", 4, 3, claims="auto"))


def test_markers_and_open_doubles_of_trains_are_told() -> None:
    markers = doubles = 0
    for view in views("mexican_train", 4, 6):
        assert isinstance(view.board, TrainsBoard)
        text = told(view)
        assert text.count("with a marker") == sum(train.marker for train in view.board.trains)
        assert text.count("(open double)") == sum(train.open_double for train in view.board.trains)
        markers += text.count("with a marker")
        doubles += text.count("(open double)")
    assert markers
    assert doubles


def test_ten_trains_with_long_names_are_all_told() -> None:
    view = list(views("mexican_train", 4, 10))[-1]
    assert all(name[:20] in told(view) for name in NAMES[:10])


def test_a_row_too_long_for_the_limit_ends_with_how_many_are_left_out() -> None:
    tiles = [Tile.of(low, high) for high in range(13) for low in range(high + 1)]
    view = next(views("castle_rock", 1, 12))
    text = told(replace(view, board=RowBoard(tuple(tiles[:90]), (), 0)))
    assert len(text) <= ALT_LIMIT
    assert text.endswith("more.")
    assert "1:\u00a00|0" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_players_hear_every_stack_of_build_up(language: str) -> None:
    view = max(views("build_up", 1, 8, 120), key=lambda view: sum(seat.total for seat in view.seats))
    assert isinstance(view.board, StacksBoard)
    text = BoardSubject(view, tuple(name[:24] for name in NAMES[:8]), words_for(language), Style()).alt()
    for row in range(8):
        tops = [top for top in view.board.tops if top.row == row]
        marks = ("" if top.owner == row else f" ({letter(top.owner)})" for top in tops)
        told = " ".join(f"{top.tile}{mark}" for top, mark in zip(tops, marks, strict=True))
        assert f"{letter(row)}: {told}" in text


def test_turn_and_open_ends_come_before_the_players() -> None:
    for name in ("muggins", "chickenfoot"):
        view = next(view for view in views(name, 2, 4) if view.last is not None and view.turn is not None)
        text = told(view)
        assert text.index("turn.") < text.index("Open ends") < text.index(f"{NAMES[0]}: ")


def test_hints_can_be_left_out() -> None:
    view = next(view for view in views("castle_rock", 3, 4) if isinstance(view.board, RowBoard) and view.board.captures)
    assert "Surrounded" in told(view)
    assert "Surrounded" not in BoardSubject(view, NAMES[:4], WORDS, Style(), hints=False).alt()


def test_a_hand_is_told_to_its_owner_tile_by_tile() -> None:
    hand = (Tile.of(0, 1), Tile.of(3, 4), Tile.of(6, 6))
    told = "Your hand, 3 tiles, 20 pips: 0|1, 3|4, 6|6."
    assert HandSubject(hand, hand[:1], WORDS, Style()).alt() == f"{told} Playable: 0|1."
    assert HandSubject(hand, None, WORDS, Style()).alt() == told


def test_a_tally_tells_totals_changes_and_winners() -> None:
    view = next(view for view in views("castle_rock", 1, 3) if view.number == 1)
    seats = tuple(replace(seat, total=total) for seat, total in zip(view.seats, (61, 16, -3), strict=True))
    before = RoundResult(1, Ending.DOMINO, 0, None, (50, 20, -3), (50, 20, -3), (), (), Seat(0))
    over = replace(view, seats=seats, result=before, outcome=Outcome((61, 16, -3), (1, 2, 3)))
    text = TallySubject(over, (before,), ("Ana", "Björn", "Cy"), WORDS, Style()).alt()
    assert text == "Castle Rock · after round 1. Ana 61 (+11); Björn 16 (−4); Cy −3 (±0). Ana won."
