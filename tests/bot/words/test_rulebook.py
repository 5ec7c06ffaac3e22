"""The pages of the rules, as they stand beside the sentences of each language."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES, words_for
from bot.words.rulebook import MOST_A_PAGE, rulebook
from engine.rules.games import GAMES


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pages_fit_into_a_message_and_hold_no_table(game: str, code: str) -> None:
    pages = rulebook(LANGUAGES[code], game)
    assert pages
    for page in pages:
        assert 0 < len(page) <= MOST_A_PAGE + 1200, len(page)
        assert "\n|" not in page
        assert not page.startswith("\n")


def test_a_game_without_a_page_has_no_pages() -> None:
    assert rulebook(words_for(), "checkers") == ()
