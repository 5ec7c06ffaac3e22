"""Tiles are written `6|6` in every sentence, rules page and document."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FILES = [
    *ROOT.glob("bot/words/*/*.ftl"),
    *ROOT.glob("bot/words/*/games/*"),
    *ROOT.glob("docs/*.md"),
]
IN_BRACKETS = re.compile(r"\[\s*\d{1,2}\s*\W{1,2}\s*\d{1,2}\s*\]")
OTHER_LINES = re.compile(r"(?<![\d|.,:/\\–-])(?:1[0-2]|\d) ?[-–‑/¦:] ?(?:1[0-2]|\d)(?![\d|.:/–-]|,\d)")


def written_otherwise(text: str) -> list[str]:
    """What may be a tile in another notation."""
    return [*IN_BRACKETS.findall(text), *OTHER_LINES.findall(text)]


@pytest.mark.parametrize(
    "text", ["[6-6] counts", "[6|6] counts", "leads 6-6", "on 3/6,", "a 12–12 is", "the 0:5 is", "[3 4]"]
)
def test_other_notations_are_found(text: str) -> None:
    assert written_otherwise(text)


@pytest.mark.parametrize("text", ["leads 6|6: the count", r"2\|3 counts", "at 20:00", "2027-01-31 20:00", "3.5–12.25"])
def test_tiles_dates_and_times_are_let_through(text: str) -> None:
    assert not written_otherwise(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_tiles_are_written_one_way(file: Path) -> None:
    lines = enumerate(file.read_text(encoding="utf-8").split("\n"), 1)
    assert [(number, found) for number, line in lines if (found := written_otherwise(line))] == []
