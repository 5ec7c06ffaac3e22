"""The grammar of custom ids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.pages.custom_ids import LONGEST, ControlId, Verb, read_id
from engine.rules.moves import Play, Stack, move_text
from engine.rules.tiles import EndId, Tile
from engine.tables.table.model import ID_ALPHABET, ID_LENGTH

TABLES = st.text(alphabet=ID_ALPHABET, min_size=ID_LENGTH, max_size=ID_LENGTH)
ARGUMENTS = st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=126), max_size=70)


@given(TABLES, st.integers(0, 999_999_999), st.sampled_from(Verb), ARGUMENTS)
def test_what_is_written_is_read_back(table: str, version: int, verb: Verb, argument: str) -> None:
    control = ControlId(table, version, verb, argument)
    text = control.text()
    assert len(text) <= LONGEST
    assert read_id(text) == control


@given(st.text(max_size=120))
def test_anything_else_is_read_as_nothing_or_as_itself(text: str) -> None:
    found = read_id(text)
    assert found is None or found.text() == text or text.endswith(":")


def test_the_longest_moves_fit() -> None:
    for move in (Play(Tile.of(12, 12), EndId(9999), 35, one=True), Stack(Tile.of(12, 12), 999)):
        assert len(ControlId("abcdefgh", 999_999_999, Verb.DO, move_text(move)).text()) <= LONGEST


def test_what_the_grammar_cannot_hold_is_a_programming_error() -> None:
    for control in (
        ControlId("abcdefgh", 1, Verb.DO, "x" * 90),
        ControlId("ABC", 1, Verb.DO),
        ControlId("abcdefgh", -1, Verb.DO),
        ControlId("abcdefgh", 1, Verb.DO, "é"),
    ):
        with pytest.raises(ValueError, match="no custom id"):
            control.text()
