"""The packaged pages of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words.rulebook import MOST_A_PAGE, rulebook
from engine.rules.games import GAMES

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_page_is_the_one_in_the_docs(game: str) -> None:
    """If this fails, run `python tools/package_rules.py`."""
    packaged = (ROOT / "bot" / "words" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert packaged == (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_pages_fit_into_a_message_and_hold_no_table(game: str) -> None:
    pages = rulebook(game)
    assert pages
    for page in pages:
        assert 0 < len(page) <= MOST_A_PAGE + 1200, len(page)
        assert "\n|" not in page
        assert not page.startswith("\n")


def test_a_game_without_a_page_has_no_pages() -> None:
    assert rulebook("checkers") == ()
