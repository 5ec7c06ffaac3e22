"""Whole matches kept as text: each must replay to the same totals for ever (one or more per game and ending)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
    outcome = replay(record.header, record.steps, game_of).outcome()
    assert outcome is not None
    assert list(outcome.totals) == expected["totals"]
    assert list(outcome.places) == expected["places"]


def test_every_game_has_kept_matches() -> None:
    assert {game for game in GAMES if not any(name.startswith(f"{game}_") for name in NAMES)} == set()
