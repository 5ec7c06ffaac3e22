"""Whole matches kept as text: each must replay to the same totals for ever (one or more per game and ending)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.rules.errors import BadNotation
from engine.rules.games import GAMES, game_of
from engine.rules.record import read_record, replay

RECORDS = Path(__file__).parent / "records"
NAMES = sorted(path.stem for path in RECORDS.glob("*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_match_replays_to_the_same_end(name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_text("utf-8")
    expected = json.loads((RECORDS / f"{name}.expected.json").read_text("utf-8"))
    record = read_record(text)
    assert record.text() == text
    outcome = replay(record.header, record.steps, game_of).score.outcome
    assert outcome is not None
    assert list(outcome.totals) == expected["totals"]
    assert list(outcome.places) == expected["places"]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("seats 3", "seats 3"),
        ("game muggins 1", "game muggins 1"),
        ("option target 60", "option target 60"),
        (f"step 0 claim {'9' * 5000}", f"claim {'9' * 33}…"),
        (f"step {'1' * 5000} pass", f"step {'1' * 34}…"),
        ("step ٣ pass", "step ٣ pass"),
        ("step 100 pass", "step 100 pass"),
    ],
)
def test_a_line_that_cannot_be_is_named(line: str, wrong: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_record(f"boneyard 1\ngame block 1\nseats 2\noption target 50\n{line}\n")
    assert caught.value.text == wrong


@pytest.mark.parametrize(
    ("version", "seats"), [("²", "2"), ("1", "٣"), ("1", "100"), ("1" * 5000, "2"), ("1", "2" * 5000)]
)
def test_a_header_holds_plain_and_small_numbers(version: str, seats: str) -> None:
    with pytest.raises(BadNotation, match="each said once"):
        read_record(f"boneyard 1\ngame block {version}\nseats {seats}\n")


def test_every_game_has_kept_matches() -> None:
    assert {game for game in GAMES if not any(name.startswith(f"{game}_") for name in NAMES)} == set()
