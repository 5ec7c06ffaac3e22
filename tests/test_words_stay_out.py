"""The engine has no sentences for players: those are in `bot/words`, by language.

It keeps texts for hosts and programmers: unreadable input, positions in errors, the log, and problems of the store.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ENGINE = Path(__file__).parent.parent / "engine"
NOT_FOR_PLAYERS = ("BadNotation", "EngineError", "AttributeError", "ValueError", "super().__init__", "log.")
"""Calls that may have a sentence."""
WORDS = re.compile(r"[A-Za-z’']{2,}[,:;]? +[A-Za-z’']+")
CODES = ("give up",)
"""Moves of two words."""


def sentences(source: str) -> list[str]:
    """Every text of two words or more, except docstrings and texts for hosts and programmers."""
    tree = ast.parse(source)
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):  # a docstring
            passed.add(node.value)
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(NOT_FOR_PLAYERS):
            passed.update(inner for argument in node.args for inner in ast.walk(argument))
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "EXPECTED":  # what `BadNotation` expected
            passed.update(ast.walk(node))
    texts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed:
            texts.append(node.value)
    return [text for text in texts if WORDS.search(text) and text not in CODES]


@pytest.mark.parametrize("package", ["rules", "robots", "tables"])
def test_the_engine_holds_no_sentence_for_players(package: str) -> None:
    files = sorted((ENGINE / package).rglob("*.py"))
    assert files
    found = {file.name: texts for file in files if (texts := sentences(file.read_text(encoding="utf-8")))}
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'choice("any", ("any",), "BL13", "Who leads")',
        'Refused(Refusal.BAD_OPTION, accepted="fewer: the set is too small")',
        'name = " with ".join(one) + "no tile, please"',
        'def f():\n    """Says so."""\n    return f"{name} draws a tile"',
    ],
)
def test_a_sentence_is_noticed(source: str) -> None:
    assert sentences(source)


@pytest.mark.parametrize(
    "source",
    [
        'def f():\n    """A rule in words."""',
        'raise BadNotation(text, "a tile is written like 4|6")',
        'EXPECTED: dict[str, str] = {"values": "one of {values}"}',
        'move = "give up"',
    ],
)
def test_texts_that_players_never_read_may_stay(source: str) -> None:
    assert not sentences(source)
