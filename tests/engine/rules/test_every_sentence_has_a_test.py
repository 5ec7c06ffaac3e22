"""Every numbered sentence of the rules is named by a test of its game: in the test's name or in its docstring."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.rules.games import GAMES

TESTS = Path(__file__).parent
_RANGE = re.compile(r"rules\s+([A-Z]{2})1-\1(\d+)(?:\s+and\s+\1(\d+))?")
"""What each game's file says of its rules in its first lines."""
_TOLD = {name: _RANGE.search(sys.modules[kind.__module__].__doc__ or "") for name, kind in GAMES.items()}
SENTENCES = {"G": {*range(1, 15)}} | {
    told[1]: {*range(1, int(told[2]) + 1), int(told[3] or 1)} for told in _TOLD.values() if told
}
"""The numbers of each game's sentences; those of G hold for all games."""
HOMES = {told[1]: name for name, told in _TOLD.items() if told}
"""In whose files a game's tests are; the sentences of G may be tested anywhere."""
_SENTENCE = re.compile(rf"(?<![A-Z0-9])({'|'.join(SENTENCES)})([1-9][0-9]?)(?![0-9])")
every_game = pytest.mark.parametrize("game", sorted(SENTENCES))


def test_every_game_says_by_which_rules_it_is_played() -> None:
    assert all(_TOLD.values())


def sentences_named(game: str) -> set[int]:
    """The numbers of a game's sentences that its tests name. Of a range only the ends count."""
    return {
        int(number)
        for text in names_and_docstrings(game)
        for prefix, number in _SENTENCE.findall(text.replace("_", " ").upper())
        if prefix == game
    }


def names_and_docstrings(game: str) -> Iterator[str]:
    """Every test function of a game as text."""
    for file in sorted(TESTS.glob(f"games/test_{HOMES[game]}*.py" if game in HOMES else "**/test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{node.name} {ast.get_docstring(node) or ''}"


@every_game
def test_every_sentence_of_the_rules_is_named_by_a_test(game: str) -> None:
    assert SENTENCES[game] - sentences_named(game) == set()


@every_game
def test_no_test_names_a_sentence_that_the_rules_do_not_have(game: str) -> None:
    """Or a slip of the pen might pass for a test."""
    assert sentences_named(game) - SENTENCES[game] == set()
