"""Settings after a choice: one of them changes, and nonsense changes none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.ui.pages.people.settings import changed
from engine.rules.errors import BadNotation
from engine.tables.keeping.preferences import NEVER, DisplaySettings, PingWhen, Remind, RemindBy, Show

NOW = DisplaySettings(zone="UTC", high_contrast=True)


@pytest.mark.parametrize(
    ("argument", "values", "after"),
    [
        ("show", ["text"], replace(NOW, show=Show.TEXT)),
        ("pings", ["slow"], replace(NOW, pings=PingWhen.SLOW)),
        ("pings", ["never"], replace(NOW, pings=PingWhen.NEVER, remind=NEVER)),
        ("remind", ["1h", "2d"], replace(NOW, remind=frozenset({Remind.HOUR, Remind.TWO_DAYS}))),
        ("remind", [], replace(NOW, remind=NEVER)),
        ("remind_by", ["direct"], replace(NOW, remind_by=RemindBy.DIRECT)),
        ("zone", ["Asia/Tokyo"], replace(NOW, zone="Asia/Tokyo")),
        ("zone", ["-"], replace(NOW, zone="")),
        ("quiet", ["23-7"], replace(NOW, quiet=(23, 7))),
        ("quiet", ["0-0"], replace(NOW, quiet=(0, 0))),
        ("numerals=on", [], replace(NOW, numerals=True)),
        ("high_contrast=off", [], replace(NOW, high_contrast=False)),
        ("bottom=on", [], replace(NOW, bottom=True)),
    ],
)
def test_a_choice_changes_one_setting(argument: str, values: Sequence[str], after: DisplaySettings) -> None:
    assert changed(NOW, argument, values) == after


@pytest.mark.parametrize(
    ("argument", "values"),
    [
        ("", []), ("show", []), ("show", ["holograms"]), ("pings", ["loud"]), ("remind", ["soon"]),
        ("zone", ["Nowhere"]), ("quiet", ["3-20"]), ("quiet", ["late"]), ("numerals=roman", []), ("colour", ["red"]),
        ("show=", ["x"]), ("host", ["1"]),
    ],
)  # fmt: skip
def test_nonsense_changes_nothing(argument: str, values: Sequence[str]) -> None:
    with pytest.raises(BadNotation):
        changed(NOW, argument, values)
