"""Every numbered sentence of the rules is named by a test of its game: in the test's name or in its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SENTENCES = {"G": 12, "CR": 22, "CS": 13, "BL": 16, "MU": 22, "CF": 14, "MT": 22, "BU": 13}
"""How many sentences each game has; those of G hold for all games."""
HOMES = {
    "CR": "castle_rock",
    "CS": "castle_rock",
    "BL": "block",
    "MU": "muggins",
    "CF": "chickenfoot",
    "MT": "mexican_train",
    "BU": "build_up",
}
"""In whose files a game's tests are; the sentences of G may be tested anywhere."""
_SENTENCE = re.compile(r"(?<![A-Z0-9])(G|CR|CS|BL|MU|CF|MT|BU)([1-9][0-9]?)(?![0-9])")
every_game = pytest.mark.parametrize("game", sorted(SENTENCES))


def sentences_named(game: str) -> set[int]:
    """The numbers of a game's sentences that its tests name. Of a range only the ends count; worked positions have
    numbers of their own, so their files do not count at all."""
    return {
        int(number)
        for text in names_and_docstrings(game)
        for prefix, number in _SENTENCE.findall(text.replace("_", " ").upper())
        if prefix == game
    }


def names_and_docstrings(game: str) -> Iterator[str]:
    """Every test function of a game as text."""
    for file in sorted(TESTS.glob(f"games/test_{HOMES[game]}*.py" if game in HOMES else "**/test_*.py")):
        if file.stem.endswith("_golden"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{node.name} {ast.get_docstring(node) or ''}"


@every_game
def test_every_sentence_of_the_rules_is_named_by_a_test(game: str) -> None:
    assert set(range(1, SENTENCES[game] + 1)) - sentences_named(game) == set()


@every_game
def test_no_test_names_a_sentence_that_the_rules_do_not_have(game: str) -> None:
    """Or a slip of the pen might pass for a test."""
    assert sentences_named(game) - set(range(1, SENTENCES[game] + 1)) == set()
