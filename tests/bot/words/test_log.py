"""Events as lines, and receipts that can be checked in the head."""

from __future__ import annotations

import dataclasses
import enum
import itertools
import re
import types
import typing

import pytest

from bot.words import LANGUAGES, words_for
from bot.words.brief import moves_text
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
UNSAID, NEEDLESS = ev.Fault.NO_NOTICE, ev.Fault.ILLEGAL_DRAW
PENALTIES = {
    (UNSAID, ev.Penalty.DRAW): "Ana didn’t say “One tile!” in time and draws a tile.",
    (UNSAID, ev.Penalty.NO_TILE): "Ana didn’t say “One tile!” in time, but the boneyard is empty.",
    (UNSAID, ev.Penalty.FIFTY): "Ana didn’t say “One tile!” in time and takes a penalty of 50 points.",
    (UNSAID, ev.Penalty.SKIP): "Ana didn’t say “One tile!” in time and misses the next turn.",
    (UNSAID, ev.Penalty.FORGIVE): "Ana has one tile left and didn’t say so. This table forgives it.",
    (NEEDLESS, ev.Penalty.DRAW): "Ana drew without need and draws another tile.",
    (NEEDLESS, ev.Penalty.NO_TILE): "Ana drew without need, but the boneyard is empty.",
    (NEEDLESS, ev.Penalty.FIFTY): "Ana drew without need and takes a penalty of 50 points.",
    (NEEDLESS, ev.Penalty.SKIP): "Ana drew without need and misses the next turn.",
    (NEEDLESS, ev.Penalty.KEEP_AND_PLAY): "Ana drew without need, keeps the tile and must play.",
    (NEEDLESS, ev.Penalty.FORGIVE): "Ana drew without need: the tile goes back unseen, and Ana must play.",
    (NEEDLESS, ev.Penalty.KEEP): "Ana drew without need and keeps the tile.",
}
LINES: list[tuple[ev.Event, str | None]] = [
    (ev.LotsDrawn(((A, tile("6|6")), (B, tile("1|2"))), A), "Drawing for the lead: Ana 6|6, Björn 1|2."),
    (
        ev.LotsDrawn(((A, tile("1|2")), (B, tile("0|3"))), None),
        "Drawing for the lead: Ana 1|2, Björn 0|3. A tie: they draw again.",
    ),
    (
        ev.LotsDrawn(((A, tile("6|6")), (B, tile("1|2"))), A, for_deal=True),
        "Drawing for the deal: Ana 6|6, Björn 1|2. Ana deals.",
    ),
    (ev.RoundStarted(2, B), "Round 2 begins. Björn leads."),
    (ev.Dealt(A, 7), None),
    (ev.DealtTiles(A, (tile("1|2"),)), None),
    (ev.Laid((tile("1|2"), tile("3|3"))), "The house laid 1|2 3|3 face up."),
    (ev.Laid((tile("1|2"),), B), "Björn laid 1|2 face up."),
    (ev.Played(A, tile("4|6"), EndId(0), "left", Pip(6)), "Ana played 6|4 on A."),
    (ev.Played(A, tile("4|6"), EndId(0), "up", Pip(4)), "Ana played 4|6 on C."),
    (ev.Played(A, tile("4|6")), "Ana played 4|6."),
    (ev.Played(A, tile("4|6"), EndId(1), "1", Pip(4)), "Ana played 4|6 on Björn’s train."),
    (ev.Played(B, tile("4|6"), EndId(1), "1", Pip(4)), "Björn played 4|6 on Björn’s train."),
    (ev.Played(A, tile("4|6"), EndId(1), "M", Pip(4)), "Ana played 4|6 on the Mexican Train."),
    (ev.Played(A, tile("4|6"), EndId(1), "", Pip(4)), "Ana played 4|6 on an open 4."),
    (ev.Stacked(A, tile("5|6"), 12, tile("5|5"), B), "Ana put 5|6 on B6, over Björn’s 5|5."),
    (ev.Stacked(A, tile("5|6"), 12, tile("5|5"), A), "Ana put 5|6 on B6, over Ana’s 5|5."),
    (ev.Captured(A, 3, Take.MIDDLE, (tile("1|1"),)), "Ana captured 1|1 from place 3."),
    (
        ev.Captured(A, 2, Take.TRIPLE, (tile("2|4"), tile("4|4"), tile("0|4"))),
        "Ana captured three tiles, 2|4 4|4 0|4, around place 2.",
    ),
    (ev.TookBack(A, (tile("1|1"),)), "Ana took a capture back (1|1)."),
    (ev.Drew(B, 2), "Björn drew 2 tiles."),
    (ev.Drew(B, 1), "Björn drew 1 tile."),
    (ev.DrewTiles(B, (tile("1|1"),)), "Björn drew 1|1."),
    (ev.Passed(A), "Ana couldn’t play and passed."),
    (ev.Finished(A), None),
    (ev.Scored(A, RECEIPT, (15, 0)), "Ana scored 15 points: ends 4 + 6 + 5 = 15."),
    (ev.Overshot(A, 2), "Ana’s 2 points would pass the target, so they don’t count."),
    (ev.ClaimFailed(A, 20), "Ana claimed 20, but that wasn’t the count."),
    (ev.MugginsCalled(B, A, 15), "Björn called Muggins! on Ana and took 15 points."),
    (ev.MugginsCalled(B, A, 0), "Björn called Muggins! on Ana, but there was nothing to take."),
    (ev.Announced(A), "Ana: one tile left!"),
    *((ev.Penalised(A, fault, penalty), said) for (fault, penalty), said in PENALTIES.items()),
    (ev.MarkerPlaced(A), "Ana’s train got a marker: anyone may play on it."),
    (ev.MarkerRemoved(A), "Ana’s train lost its marker."),
    (ev.Skipped(A), "Ana missed a turn."),
    (ev.GaveUp(A), "Ana gave up."),
    (ev.RoundEnded(result(Ending.DOMINO, A)), "Ana went out: round 3 is over."),
    (ev.RoundEnded(result(Ending.BLOCKED)), "Nobody can play: round 3 is blocked."),
    (ev.MatchEnded(Outcome((9, 3, 9), (1, 3, 1))), "Match over. Ana and Chloé won."),
    (ev.MatchEnded(Outcome((9,), (2,))), "Match over. Nobody won."),
]


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda value: type(value).__name__)
def test_every_event_is_one_plain_line(event: ev.Event, line: str | None) -> None:
    assert log_line(WORDS, event, NAMES, SIDES) == line


@pytest.mark.parametrize(
    ("code", "trains"), [("de", "an die Bahn von Ana;an den Mexican Train"), ("pt", "sobre o trem")]
)
def test_a_play_on_a_train_has_its_article(code: str, trains: str) -> None:
    """`em o trem` is one word, *no*, and `an Bahn` lacks its own."""
    own, mexican = (ev.Played(A, tile("4|6"), EndId(1), slot, Pip(4)) for slot in ("0", ev.MEXICAN))
    told = " ".join(str(log_line(words_for(code), played, NAMES, SIDES)) for played in (own, mexican))
    assert all(train in told for train in trains.split(";"))
    assert not re.search(r"\b(?:em|de|por) [oa]s?\b", told)


def test_a_play_on_a_foot_names_the_tile_below_it() -> None:
    """Most of its tiles have no letter in the picture."""
    played = ev.Played(A, tile("2|8"), EndId(3), "toe-1", Pip(8))
    assert log_line(WORDS, played, NAMES, SIDES, {tile("2|8"): tile("8|8")}) == "Ana played 8|2 on the 8|8."
    assert moves_text(WORDS, [played], NAMES, SIDES, {tile("2|8"): tile("8|8")}, ()) == "Ana 8|2 on 8|8"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_tells_the_leader_once_when_the_round_begins(code: str) -> None:
    lots = ((A, tile("6|6")), (B, tile("1|2")))
    lead = log_line(words_for(code), ev.LotsDrawn(lots, A), NAMES, SIDES) or ""
    assert (lead.count("Ana"), lead.count("Björn")) == (1, 1), "the players who drew"
    assert lead.endswith(f"{tile('1|2')}.")
    begun = log_line(words_for(code), ev.RoundStarted(1, A), NAMES, SIDES) or ""
    assert begun.count("Ana") == 1


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in LINES} == set(typing.get_args(ev.Event))


SOME: dict[object, list[object]] = {int: [2], str: ["", "left", "1", "M"], bool: [True, False], Tile: [tile("1|2")]}
"""What stands in an event's fields of these types; numbers of a type of their own (seats, ends, pips) are 1."""


def some(kind: typing.Any) -> list[typing.Any]:
    """Values of a type: every member of an enumeration, None where it may stand, every combination of fields."""
    if kind in SOME:
        return SOME[kind]
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return list(kind)
    parts = [part for part in typing.get_args(kind) if part is not ...]
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        return [value for part in parts for value in ([None] if part is types.NoneType else some(part))]
    if typing.get_origin(kind) is tuple:
        return [tuple(values) for values in itertools.product(*map(some, parts))]
    if dataclasses.is_dataclass(kind):
        fields = map(some, typing.get_type_hints(kind).values())
        return [kind(*values) for values in itertools.product(*fields)]  # type: ignore[operator]  # a class, not a value
    return [kind(1)]


@pytest.mark.parametrize("kind", typing.get_args(ev.Event))
def test_every_event_is_a_whole_sentence_whatever_its_cause(kind: type[ev.Event]) -> None:
    for event in some(kind):
        if isinstance(event, ev.Penalised) and (event.fault, event.penalty) not in PENALTIES:
            continue  # no table can choose it: test_language compares the sentences with the options
        line = log_line(WORDS, event, NAMES, SIDES)
        if line is None:
            assert kind in {type(silent) for silent, text in LINES if text is None}
        else:
            assert re.fullmatch(r"[A-Z].*[.!]", line), line
            assert not re.search(r"[_{}]|None| \.|  ", line), line


@pytest.mark.parametrize(
    ("receipt", "text"),
    [
        (Receipt(0, 27, (Term(Why.LOSERS, 31), Term(Why.OWN, -4))), "losers 31 − own 4 = 27"),
        (RECEIPT, "ends 4 + 6 + 5 = 15"),
        (Receipt(0, 24, (Term(Why.LOSERS, 12),), factor=2), "(losers 12) × 2 = 24"),
        (Receipt(0, 15, (Term(Why.OPPONENTS, 13),), rounded_to=5), "left in hands 13, to the nearest 5: 15"),
        (
            Receipt(0, 30, (Term(Why.OPPONENTS, 19), Term(Why.OPPONENTS, 13)), rounded_to=5),
            "left in hands 19 + 13 = 32, to the nearest 5: 30",
        ),
        (Receipt(0, -2, (Term(Why.CAPTURED, 5), Term(Why.LEFT_IN_ROW, -7))), "captured 5 − left in the row 7 = −2"),
        (Receipt(0, 0, (Term(Why.LOSERS, 3), Term(Why.OWN, -6))), "losers 3 − own 6 = −3, so 0"),
        (Receipt(0, 8, (Term(Why.FIVES, 3), Term(Why.THREES, 5))), "fives 3 + threes 5 = 8"),
        (Receipt(0, 0, ()), "0 = 0"),
    ],
)
def test_a_receipt_shows_how_the_points_came_about(receipt: Receipt, text: str) -> None:
    assert receipt_text(WORDS, receipt) == text


def test_numbers_below_zero_have_a_real_minus_sign() -> None:
    assert (number_text(-3), number_text(0), number_text(5)) == ("−3", "0", "5")
