"""The pages of the rules, as they stand beside the sentences of each language."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from bot.ui.pages.page import Text
from bot.ui.pages.people.first_steps import rules_page
from bot.words import LANGUAGES, untranslated, words_for
from bot.words.rulebook import FIRST_LINES, LINES, phone_lines, rulebook
from engine.rules.games import GAMES
from tools.score_pictures import EXAMPLES


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pages_fit_a_phone_and_hold_no_table(game: str, code: str) -> None:
    pages = rulebook(LANGUAGES[code], game)
    assert pages
    for page in pages:
        assert 0 < phone_lines(page) <= LINES, page
        assert "\n|" not in page
        assert not page.startswith("\n")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_begins_like_a_sentence_and_has_one_mark(game: str, code: str) -> None:
    told = "\n".join(rulebook(LANGUAGES[code], game))
    lines = re.sub(r"```.*?```", "", told, flags=re.DOTALL).split("\n")
    assert not [line for line in lines if line[:1].islower() or re.search(r"…[.:,]|[.!?] ·", line)]


def test_a_narrow_table_stays_a_table_and_options_read_like_a_list() -> None:
    pages = "\n".join(rulebook(words_for(), "chickenfoot"))
    assert "players  double-9  double-12\n2        21        35\n" in pages, (
        "laid on its side, so that a phone holds it"
    )
    assert "- **`set`** (**`auto`**, `d9`, `d12`): double-9 for up to 9 players" in pages


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_tables_have_the_spaces_of_the_language(game: str) -> None:
    if game in untranslated("fr"):
        return
    pages = "\n".join(rulebook(words_for("fr"), game))
    assert not re.search(r"\*\*(?: \([^)]*\))?:|[^\u00a0\u202f ];", pages), "French has a space before these marks"


@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_they(game: str) -> None:
    """Every player is *they*."""
    pages = "\n".join(rulebook(words_for(), game))
    assert not re.findall(r"\b(?:he|his|him|she|her|himself|herself)\b", pages, re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_of_a_game_shows_how_points_are_counted(game: str) -> None:
    page = rules_page(words_for(), game)
    kind = "score" if game in EXAMPLES else "en"  # a new game begins with the picture of its board
    assert [picture.name for picture in page.pictures] == [f"{game}-{kind}.png"]
    assert not any("Page 1" in part.text for part in page.parts if isinstance(part, Text))
    assert any("Page 2" in part.text for part in rules_page(words_for(), game, 1).parts if isinstance(part, Text))


def test_a_game_without_a_page_has_no_pages() -> None:
    assert rulebook(words_for(), "checkers") == ()


@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_after_a_list_is_not_part_of_its_last_item(game: str) -> None:
    lines = [line for page in rulebook(words_for(), game) for line in [*page.split("\n"), ""]]
    after_items = [after for line, after in pairwise(lines) if re.match(r"- |\d+\. ", line)]
    assert all(re.match(r"- |\d+\. |$", line) for line in after_items)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_tells_what_to_do_on_a_turn_and_leaves_room_for_its_picture(game: str, code: str) -> None:
    first = rulebook(LANGUAGES[code], game)[0]
    assert "\n### " in first, "the first section is about the turn"
    assert phone_lines(first) <= FIRST_LINES, first


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_tactics_on_one_page_and_no_page_is_a_mere_heading(game: str, code: str) -> None:
    pages = rulebook(LANGUAGES[code], game)
    headings = {f"### {words('rules.tactics')}\n" for words in (LANGUAGES[code], words_for())}  # or not translated yet
    ((tactics, heading),) = [(page, heading) for page in pages for heading in headings if heading in page]
    assert len(tactics.split(heading)[1]) > 100
    assert all("\n" in page or not page.startswith("#") for page in pages)


def test_a_stroke_in_a_cell_is_no_new_cell() -> None:
    assert any("both halves: 6|6 counts 12" in page for page in rulebook(words_for(), "muggins"))
