"""The words beside a board's picture: the demand on the player to move, and the last moves in brief."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.words import LANGUAGES, words_for
from bot.words.brief import FEW_SIGNS, MOST_SIGNS, demand, moves_text, own_text
from engine.rules import events as ev
from engine.rules.games import make_game
from engine.rules.layout import LEFT
from engine.rules.scoring import Receipt, Term, Why
from engine.rules.tiles import EndId, Pip, Seat, Tile
from engine.rules.views import Phase, RowBoard, Train, TrainsBoard, View

WORDS = words_for()
NAMES = ("Ana", "Pip", "Bones")
SIDES = ((0,), (1,), (2,))
ANA, PIP, BONES = map(Seat, range(3))


def view() -> View:
    return make_game("block").start(3).view_for(None)


def trains(*open_doubles: int) -> TrainsBoard:
    hub = Tile.parse("12|12")
    return TrainsBoard(
        hub, tuple(Train(Seat(at), (), EndId(at), Pip(value), False, True) for at, value in enumerate(open_doubles))
    )


def test_an_open_double_says_what_alone_may_be_played() -> None:
    started = replace(view(), turn=PIP)
    assert demand(WORDS, replace(started, board=trains(8))) == "8|8 is open: only an 8 can be played."
    both = "5|5 and 11|11 are open: only a 5 or an 11 can be played."
    assert demand(WORDS, replace(started, board=trains(11, 5))) == both
    assert demand(WORDS, replace(started, board=trains())) == ""
    assert demand(WORDS, replace(started, board=trains(8), turn=None)) == "", "the round is over"


def test_a_row_asks_for_a_tile_and_then_for_captures() -> None:
    row = replace(view(), board=RowBoard((), (), 0), turn=ANA)
    assert "open end" in demand(WORDS, row)
    assert "Done" in demand(WORDS, replace(row, phase=Phase.CAPTURE))


def test_the_last_moves_of_one_seat_stand_together() -> None:
    events: list[ev.Event] = [
        ev.RoundStarted(2, ANA),
        ev.Played(ANA, Tile.parse("6|6")),
        ev.Played(PIP, Tile.parse("4|6"), EndId(1), LEFT, Pip(6)),
        ev.Scored(PIP, Receipt(1, 10, (Term(Why.END, 10),)), (0, 10, 0)),
        ev.Dealt(BONES, 5),
        ev.Drew(BONES, 1),
        ev.Drew(BONES, 1),
        ev.Passed(BONES),
    ]
    assert moves_text(WORDS, events, NAMES, SIDES, {}) == "Ana leads, 6|6 · Pip 6|4 on A, +10 · Bones drew 2, passed"


def test_turns_of_one_seat_that_draw_and_pass_are_told_as_one() -> None:
    """While the only other player has nothing to play either."""
    again: list[ev.Event] = [ev.Drew(PIP, 1), ev.Passed(PIP, (Pip(9),))]
    last: list[ev.Event] = [ev.Drew(PIP, 1), ev.Played(PIP, Tile.parse("2|9"), EndId(1), LEFT, Pip(9))]
    assert moves_text(WORDS, [*again * 8, *last], NAMES, SIDES, {}) == "Pip drew 9, 9|2 on A"
    assert moves_text(WORDS, again * 8, NAMES, SIDES, {}) == "Pip drew 8, has no 9"


def test_lots_are_told_until_the_first_tile_lies() -> None:
    events: list[ev.Event] = [
        ev.LotsDrawn(((ANA, Tile.parse("6|6")), (PIP, Tile.parse("1|2"))), ANA),
        ev.RoundStarted(1, ANA),
    ]
    told = moves_text(WORDS, events, NAMES, SIDES, {})
    assert told == "Drawing for the lead: Ana 6|6, Pip 1|2. Ana leads"
    events.append(ev.Played(ANA, Tile.parse("3|4")))
    assert moves_text(WORDS, events, NAMES, SIDES, {}) == "Ana leads, 3|4"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_among_the_last_moves_has_no_second_mark(code: str) -> None:
    words, passed = words_for(code), ev.Passed(PIP)
    lots = ((ANA, Tile.parse("6|6")), (PIP, Tile.parse("1|2")))
    told: list[ev.Event | str] = [ev.LotsDrawn(lots, None), ev.LotsDrawn(lots, ANA), ev.LotsDrawn(lots, ANA, True)]
    told += [words(key, name="Ana", before="Ben") for key in words.sentences if key.startswith("log.table_")]
    told += [ev.GaveUp(ANA), ev.Overshot(ANA, 5), ev.ClaimFailed(ANA, 5), ev.MugginsCalled(ANA, PIP, 5)]
    for event in told:
        text = moves_text(words, [passed, event, passed], NAMES, SIDES, {})
        turn = moves_text(words, [passed], NAMES, SIDES, {})
        assert re.fullmatch(rf"{turn} · .+[.!] {turn}", text), text


def test_of_very_many_moves_the_oldest_are_left_out() -> None:
    events = [ev.Passed(Seat(at % 3)) for at in range(30)]
    told = moves_text(WORDS, events, NAMES, SIDES, {})
    assert told.startswith("… · ")
    assert MOST_SIGNS - len("Bones passed · ") < len(told.removeprefix("… · ")) <= MOST_SIGNS


@pytest.mark.parametrize("seats", [5, 7])
def test_the_last_turn_of_every_other_seat_is_told(seats: int) -> None:
    names = [f"Somebody with a long name {at}" for at in range(seats)]
    events = [ev.Passed(Seat(at % seats)) for at in range(2 * seats)]
    told = moves_text(WORDS, events, names, [(Seat(at),) for at in range(seats)], {}).split(" · ")
    assert told == ["…", *(f"{name} passed" for name in names[1:])]


@pytest.mark.parametrize("seats", [8, 12])
def test_at_a_large_table_the_last_moves_take_two_lines_of_a_phone(seats: int) -> None:
    names = ["Ana", "Björn", "Stefanie", "Pip", "Bones", "Boxcar", "Deuce", "Trey", "Quad", "Cinq", "Sixer", "Spinner"]
    sides = [(Seat(at),) for at in range(seats)]
    told = moves_text(WORDS, [ev.Passed(Seat(at)) for at in range(seats)], names[:seats], sides, {})
    assert told.endswith(f" · {names[seats - 1]} passed")
    assert FEW_SIGNS - len("Stefanie passed · ") < len(told.removeprefix("… · ")) <= FEW_SIGNS


def test_what_happened_to_somebody_is_told_to_them_and_not_what_they_did() -> None:
    found: list[tuple[ev.Event, bool]] = [
        (ev.Played(ANA, Tile.parse("6|6")), False),
        (ev.DrewTiles(ANA, (Tile.parse("9|9"),)), False),
        (ev.Passed(ANA), False),
        (ev.MarkerPlaced(ANA), False),
        (ev.Played(ANA, Tile.parse("4|6"), EndId(1), LEFT, Pip(6)), True),
        (ev.MugginsCalled(PIP, ANA, 10), False),
    ]
    assert own_text(WORDS, found, ANA, NAMES, SIDES, {}) == (
        "You drew 9|9. You couldn’t play and passed. Your train has a marker: anyone may play on it. "
        "Time ran out: a robot played 6|4 on A for you. Pip called Muggins! on you and took 10 points."
    )


def test_a_train_has_its_owners_name_and_a_pass_says_what_is_missing() -> None:
    tile = Tile.parse("4|6")
    events: list[ev.Event] = [
        ev.Played(PIP, tile, EndId(1), ev.MEXICAN, Pip(6)),
        ev.Played(BONES, tile, EndId(2), "0", Pip(6)),
        ev.Played(ANA, tile, EndId(3), "0", Pip(6)),
        ev.Passed(PIP, (Pip(10), Pip(12))),
    ]
    told = moves_text(WORDS, events, NAMES, SIDES, {})
    assert told == (
        "Pip 6|4 on the Mexican Train · Bones 6|4 on Ana’s train · Ana 6|4 on their own train · Pip has no 10 or 12"
    )
