"""The panel of options."""

from __future__ import annotations

import pytest

from bot.ui.pages.options import read_clock


@pytest.mark.parametrize(
    ("text", "seconds"), [("600", 600), ("none", None), ("9" * 5000, -1), ("\u0663\u0660", -1), ("never", -1), ("", -1)]
)
def test_a_clock_is_read_whatever_is_sent(text: str, seconds: int | None) -> None:
    assert read_clock(text) == seconds
