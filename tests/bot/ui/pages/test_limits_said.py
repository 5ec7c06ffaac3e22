"""Who may open no more tables reads how many there may be."""

from __future__ import annotations

from enum import StrEnum

import pytest

from bot.ui.pages.refusals import refusal_text
from bot.words import words_for
from engine.rules.errors import Refused
from engine.tables.table.errors import TableRefusal


@pytest.mark.parametrize("refusal", [TableRefusal.TOO_MANY_TABLES, TableRefusal.TOO_MANY_HOSTED])
def test_a_limit_is_said_with_its_number(refusal: StrEnum) -> None:
    assert "10 open tables" in refusal_text(words_for(), Refused(refusal, most=10))
