"""Clocks as they are typed and chosen."""

from __future__ import annotations

import pytest

from engine.tables.people.settings import CLOCK, clock_value, read_clock


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("600", (600, None)),
        ("259200+43200", (259200, 43200)),
        ("none", (None, None)),
        *((text, (-1, None)) for text in ("9" * 5000, "\u0663\u0660", "never", "", "600+", "+15", "600+x", "1+2+3")),
    ],
)
def test_a_clock_is_read_whatever_is_sent(text: str, clock: tuple[int | None, int | None]) -> None:
    assert read_clock(text) == clock


def test_what_is_offered_is_read_back() -> None:
    assert [clock_value(*read_clock(value)) for value in CLOCK.choices] == list(CLOCK.choices)
