"""Events as lines, and receipts that can be checked in the head."""

from __future__ import annotations

import typing

import pytest

from bot.words import words_for
from bot.words.log import log_line, number_text, receipt_text
from engine.rules import events as ev
from engine.rules.moves import Take
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, Term, Why
from engine.rules.tiles import EndId, Pip, Seat, Tile

WORDS = words_for()
NAMES = ("Ana", "Björn", "Chloé")
SIDES = ((0,), (1,), (2,))
A, B = Seat(0), Seat(1)


def tile(text: str) -> Tile:
    """A tile from its text."""
    return Tile.parse(text)


def result(ending: Ending, out: Seat | None = None) -> RoundResult:
    """A round that ended so."""
    return RoundResult(3, ending, 0, out, (27, 0, 0), (27, 0, 0), (), ((), (), ()), A)


RECEIPT = Receipt(0, 15, (Term(Why.END, 4), Term(Why.END, 6), Term(Why.END, 5)))
LINES: list[tuple[ev.Event, str | None]] = [
    (ev.LotsDrawn(((A, tile("6|6")), (B, tile("1|2"))), A), "Drawing for the lead: Ana 6|6, Björn 1|2. Ana leads."),
    (
        ev.LotsDrawn(((A, tile("1|2")), (B, tile("0|3"))), None),
        "Drawing for the lead: Ana 1|2, Björn 0|3. A tie: they draw again.",
    ),
    (ev.RoundStarted(2, B), "Round 2 begins; Björn leads."),
    (ev.Dealt(A, 7), None),
    (ev.DealtTiles(A, (tile("1|2"),)), None),
    (ev.Laid((tile("1|2"), tile("3|3"))), "The house laid 1|2 3|3 face up."),
    (ev.Laid((tile("1|2"),), B), "Björn laid 1|2 face up."),
    (ev.Played(A, tile("4|6"), EndId(0), "left", Pip(6)), "Ana played 6|4 on the left end."),
    (ev.Played(A, tile("4|6"), EndId(0), "up", Pip(4)), "Ana played 4|6 on the spinner’s upper end."),
    (ev.Played(A, tile("4|6")), "Ana played 4|6."),
    (ev.Played(A, tile("4|6"), EndId(1), "1", Pip(4)), "Ana played 4|6 on Björn’s train."),
    (ev.Played(B, tile("4|6"), EndId(1), "1", Pip(4)), "Björn played 4|6 on Björn’s train."),
    (ev.Played(A, tile("4|6"), EndId(1), "M", Pip(4)), "Ana played 4|6 on the Mexican Train."),
    (ev.Played(A, tile("4|6"), EndId(1), "", Pip(4)), "Ana played 4|6 on an open 4."),
    (ev.Stacked(A, tile("5|6"), 12, tile("5|5"), B), "Ana put 5|6 on stack 12, over Björn’s 5|5."),
    (ev.Stacked(A, tile("5|6"), 12, tile("5|5"), A), "Ana put 5|6 on stack 12, over Ana’s 5|5."),
    (ev.Captured(A, 3, Take.MIDDLE, (tile("1|1"),)), "Ana captured 1|1 from place 3."),
    (
        ev.Captured(A, 2, Take.TRIPLE, (tile("2|4"), tile("4|4"), tile("0|4"))),
        "Ana captured three tiles, 2|4 4|4 0|4, around place 2.",
    ),
    (ev.TookBack(A, (tile("1|1"),)), "Ana took a capture back (1|1)."),
    (ev.Drew(B, 2), "Björn drew 2 tiles."),
    (ev.Drew(B, 1), "Björn drew 1 tile."),
    (ev.DrewTiles(B, (tile("1|1"),)), "Björn drew 1|1."),
    (ev.Passed(A), "Ana could not play and passed."),
    (ev.Finished(A), None),
    (ev.Scored(A, RECEIPT, (15, 0)), "Ana scored 15 points: 4 + 6 + 5 = 15."),
    (ev.ClaimFailed(A, 20), "Ana claimed 20, but that was not the count."),
    (ev.MugginsCalled(B, A, 15), "Björn called Muggins! on Ana and took 15 points."),
    (ev.MugginsCalled(B, A, 0), "Björn called Muggins! on Ana, but there was nothing to take."),
    (ev.Announced(A), "Ana: one tile left!"),
    (ev.Penalised(A, ev.Penalty.FIFTY), "Ana takes a penalty of 50 points."),
    (ev.MarkerPlaced(A), "Ana’s train got a marker: everybody may play on it."),
    (ev.MarkerRemoved(A), "The marker on Ana’s train is gone."),
    (ev.Skipped(A), "Ana missed a turn."),
    (ev.GaveUp(A), "Ana gave up."),
    (ev.RoundEnded(result(Ending.DOMINO, A)), "Ana went out: round 3 is over."),
    (ev.RoundEnded(result(Ending.BLOCKED)), "Nobody can play: round 3 is blocked."),
    (ev.MatchEnded(Outcome((9, 3, 9), (1, 3, 1))), "The match is over. Ana and Chloé won."),
    (ev.MatchEnded(Outcome((9,), (2,))), "The match is over. Nobody won this time."),
]


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda value: type(value).__name__)
def test_every_event_is_one_plain_line(event: ev.Event, line: str | None) -> None:
    assert log_line(WORDS, event, NAMES, SIDES) == line


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in LINES} == set(typing.get_args(ev.Event))


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_is_told(ending: Ending) -> None:
    assert log_line(WORDS, ev.RoundEnded(result(ending)), NAMES, SIDES)


@pytest.mark.parametrize(
    ("receipt", "text"),
    [
        (Receipt(0, 27, (Term(Why.LOSERS, 31), Term(Why.OWN, -4))), "losers 31 − own 4 = 27"),
        (RECEIPT, "4 + 6 + 5 = 15"),
        (Receipt(0, 24, (Term(Why.LOSERS, 12),), factor=2), "(losers 12) × 2 = 24"),
        (Receipt(0, 15, (Term(Why.OPPONENTS, 13),), rounded_to=5), "opponents 13, to the nearest 5: 15"),
        (Receipt(0, -2, (Term(Why.CAPTURED, 5), Term(Why.LEFT_IN_ROW, -7))), "captured 5 − left in the row 7 = −2"),
        (Receipt(0, 0, ()), "0 = 0"),
    ],
)
def test_a_receipt_shows_how_the_points_came_about(receipt: Receipt, text: str) -> None:
    assert receipt_text(WORDS, receipt) == text


def test_numbers_below_zero_have_a_real_minus_sign() -> None:
    assert (number_text(-3), number_text(0), number_text(5)) == ("−3", "0", "5")
