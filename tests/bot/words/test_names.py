"""Names are only names."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import words_for
from bot.words.names import LONGEST, NAMELESS, clean_name, clean_text, safe_name, safe_text, spoken_name
from engine.events.privacy import MARK

WORDS = words_for()


@pytest.mark.parametrize("name", ["Ana", "Björn", "花子", "Дмитрий", "İpek", "O'Neil", "Ana 2"])
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert clean_name(WORDS, name) == name
    assert safe_name(WORDS, name) == name


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u202e", "\ufe0f", "\u0301\u0301\u0301"])
def test_a_name_of_nothing_has_a_stand_in(name: str) -> None:
    assert clean_text(name) == NAMELESS
    assert clean_name(WORDS, name) == safe_name(WORDS, name) == "Unnamed player"


UNREADABLE = ["\u3164", "\u2800\u2800", "\U000e0041\U000e0042", "🎲🎲", "👍🏽", "👩\u200d🚀", "\uffa0 \u115f"]


@pytest.mark.parametrize("name", UNREADABLE)
def test_invisible_names_and_emojis_alone_have_the_same_stand_in_in_every_language(name: str) -> None:
    assert clean_name(WORDS, name) == "Unnamed player"
    assert clean_name(words_for("de"), name) == "Person ohne Namen"


@pytest.mark.parametrize("name", ["🎲 Ana", "^_^", "$$$", "١٢", "T_T", "☆ Li"])
def test_names_with_anything_to_read_stay(name: str) -> None:
    assert name in clean_name(WORDS, name)


@pytest.mark.parametrize("name", ["فاطمة", "עדי", "Ana محمد"])
def test_a_name_from_right_to_left_does_not_reorder_what_stands_beside_it(name: str) -> None:
    for shown in (clean_name(WORDS, name), safe_name(WORDS, name), spoken_name(clean_name(WORDS, name))):
        assert shown == f"\u2068{name}\u2069"


def test_a_long_name_is_shortened() -> None:
    assert clean_text("a" * 99) == "a" * (LONGEST - 1) + "…"


def test_a_deleted_player_is_named_in_the_language_of_the_reader() -> None:
    stored = f"{MARK}3"
    assert clean_name(WORDS, stored) == "Deleted player 3"
    assert safe_name(words_for("de"), stored) == "Gelöschtes Konto 3"
    assert safe_name(words_for("es-419"), stored) == "Cuenta eliminada 3"


def test_someone_may_call_themselves_like_a_deleted_player() -> None:
    assert clean_name(words_for("de"), "Deleted player 7") == "Deleted player 7"


@given(st.text(max_size=80))
def test_a_clean_name_is_one_short_line_without_tricks(name: str) -> None:
    clean = clean_text(name)
    assert 1 <= len(clean) <= LONGEST
    assert clean == clean.strip()
    assert not any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in clean)
    assert not any(letter in clean for letter in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


@given(st.text(alphabet="@everyonh<>*_~`|[]()#:/\\-", max_size=40))
def test_a_safe_name_holds_nothing_that_discord_reads(name: str) -> None:
    safe = safe_text(name)
    assert "@e" not in safe
    assert "@h" not in safe
    bare = safe.replace("\\\\", "")
    for sign in "*_~`|[]<>#":
        assert all(bare[at - 1] == "\\" for at, letter in enumerate(bare) if letter == sign and at), safe
