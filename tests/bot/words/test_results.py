"""The result of a round in one line, and its receipts in brief."""

import pytest

from bot.words import words_for
from bot.words.log import hand_lines, result_line, short_receipts
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why
from engine.rules.tiles import Seat, Tile

WORDS = words_for()
NAMES = ("Ana", "Pip", "Björn", "Chloé")
ALONE = tuple((Seat(seat),) for seat in range(4))
PARTNERS = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
BLOCKED, DOMINO, ROW_DONE = Ending.BLOCKED, Ending.DOMINO, Ending.ROW_DONE


def result(ending: Ending, winner: int | None, scores: tuple[int, ...], out: Seat | None = None) -> RoundResult:
    """Round 1 as it ended."""
    return RoundResult(1, ending, winner, out, scores, scores, (), ((),) * 4, Seat(0))


@pytest.mark.parametrize(
    ("ended", "sides", "low_wins", "line"),
    [
        (result(BLOCKED, 1, (0, 33, 0, 0)), ALONE, False, "Pip wins round 1: +33 (blocked)"),
        (result(DOMINO, 1, (0, 33, 0, 0), Seat(1)), ALONE, False, "Pip wins round 1: +33 (went out)"),
        (result(DOMINO, 0, (20, 0), Seat(2)), PARTNERS, False, "Ana and Björn win round 1: +20 (Björn went out)"),
        (result(Ending.TARGET, 0, (20, 0, 0, 0)), ALONE, False, "Ana wins round 1: +20 (target reached)"),
        (result(ROW_DONE, 0, (7, 2, 0, -3)), ALONE, False, "Ana wins round 1: +7"),
        (result(ROW_DONE, None, (7, 2, 7, -3)), ALONE, False, "Ana and Björn score most in round 1: +7"),
        (result(BLOCKED, None, (0, 0, 0, 0)), ALONE, False, "Nobody scores in round 1 (blocked)"),
        (result(DOMINO, 1, (8, 0, 12, 3), Seat(1)), ALONE, True, "Pip wins round 1: 0 points (went out)"),
        (
            result(DOMINO, 1, (14, 13), Seat(3)),
            PARTNERS,
            False,
            "Ana and Björn score most in round 1: +14 (Chloé went out)",
        ),
        (result(BLOCKED, None, (5, 5)), PARTNERS, False, "Round 1 is a tie: 5 each (blocked)"),
        (result(BLOCKED, None, (5, 5, 5, 5)), ALONE, True, "Round 1 is a tie: 5 each (blocked)"),
        (result(BLOCKED, None, (8, 1, 12, 3)), ALONE, True, "Pip has the fewest points in round 1: 1 (blocked)"),
    ],
)
def test_a_result_says_who_won_what_and_how(
    ended: RoundResult, sides: tuple[tuple[Seat, ...], ...], low_wins: bool, line: str
) -> None:
    assert result_line(WORDS, ended, sides, NAMES, low_wins=low_wins) == line


def test_receipts_in_brief_add_small_scores_up_and_leave_out_what_the_hands_tell() -> None:
    scored = [Receipt(1, points, (Term(Why.END, points),)) for points in (5, 10, 5, 15)]
    left = Receipt(0, 14, (Term(Why.HAND, 14),))
    kept = Receipt(3, 8, (Term(Why.CAPTURED, 8), Term(Why.LEFT_IN_ROW, 0)))
    fined = Receipt(2, 54, (Term(Why.HAND, 4), Term(Why.PENALTY, 50)))
    hands = ((Tile.of(5, 5), Tile.of(1, 3)), (), (Tile.of(0, 4),), ())
    ended = RoundResult(1, DOMINO, 1, Seat(1), (14, 35, 54, 0), (), (left, kept, fined, *scored), hands, Seat(0))
    assert short_receipts(WORDS, ended, ALONE, NAMES) == [
        "Pip: 5 + 10 + 5 + 15 = 35",
        "Björn: hand 4 + penalty 50 = 54",
    ]
    assert hand_lines(WORDS, ended, NAMES) == ["Ana: 1|3 5|5 left, 14 pips", "Björn: 0|4 left, 4 pips"]


def test_a_receipt_of_nothing_is_no_term() -> None:
    nothing, five, ten = (Receipt(1, points, (Term(Why.END, points),)) for points in (0, 5, 10))
    ended = RoundResult(1, DOMINO, 1, Seat(1), (0, 15, 0, 0), (), (nothing, five, ten), ((),) * 4, Seat(0))
    assert short_receipts(WORDS, ended, ALONE, NAMES) == ["Pip: 5 + 10 = 15"]
    ended = RoundResult(1, DOMINO, 1, Seat(1), (0, 10, 0, 0), (), (nothing, ten), ((),) * 4, Seat(0))
    assert short_receipts(WORDS, ended, ALONE, NAMES) == [], "the result tells it"
