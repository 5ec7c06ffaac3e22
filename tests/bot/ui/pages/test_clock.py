"""Clocks as they are typed and chosen."""

from __future__ import annotations

import pytest

from bot.ui.pages.refusals import refusal_text
from bot.words import words_for
from engine.rules.errors import Refused
from engine.tables.edits.settings import CLOCK, clock_value, read_clock


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("600", (600, None)),
        ("259200+43200", (259200, 43200)),
        ("none", (None, None)),
    ],
)
def test_a_clock_is_read(text: str, clock: tuple[int | None, int | None]) -> None:
    assert read_clock(text) == clock


@pytest.mark.parametrize("text", ["9" * 5000, "\u0663\u0660", "never", "", "600+", "+15", "600+x", "1+2+3"])
def test_nonsense_is_refused_with_its_own_text(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_clock(text)
    assert refused.value.facts["value"] == text[:40]
    assert "-1" not in refusal_text(words_for(), refused.value)


def test_what_is_offered_is_read_back() -> None:
    assert [clock_value(*read_clock(value)) for value in CLOCK.choices] == list(CLOCK.choices)
