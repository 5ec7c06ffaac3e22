"""Who may open no more tables reads how many there may be."""

from __future__ import annotations

import pytest

from bot.ui.pages.refusals import refusal_text
from bot.words import words_for
from engine.rules.errors import Refusal, Refused


@pytest.mark.parametrize("refusal", [Refusal.TOO_MANY_TABLES, Refusal.TOO_MANY_HOSTED])
def test_a_limit_is_said_with_its_number(refusal: Refusal) -> None:
    assert "10 open tables" in refusal_text(words_for(), Refused(refusal, most=10))
