"""The engine, the commands, the pages and the pictures have no sentences for players: those are in `bot/words`, by
language.

They keep texts for hosts and programmers: unreadable input, positions in errors, the log, and problems of the store.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOT_FOR_PLAYERS = ("BadNotation", "EngineError", "AttributeError", "ValueError", "super().__init__", "log.", "logged",
                   "re.compile")  # fmt: skip
"""Calls that may have a sentence: what people type is no sentence for them."""
WORDS = re.compile(r"[A-Za-z’']{2,}[,:;]? +[A-Za-z’']+")
CODES = re.compile(r"give up|all tables|(?:domino|results|settings) [a-z]+")
"""Moves of two words, keys of deals, and commands."""


def sentences(source: str) -> list[str]:
    """Every text of two words or more, except docstrings and texts for hosts and programmers."""
    tree = ast.parse(source)
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):  # a docstring
            passed.add(node.value)
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(NOT_FOR_PLAYERS):
            passed.update(inner for argument in node.args for inner in ast.walk(argument))
        if isinstance(node, ast.Assert) and node.msg is not None:
            passed.update(ast.walk(node.msg))
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "EXPECTED":  # what `BadNotation` expected
            passed.update(ast.walk(node))
    texts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed:
            texts.append(node.value)
    return [text for text in texts if WORDS.search(text) and not CODES.fullmatch(text)]


@pytest.mark.parametrize(
    "package",
    ["engine/rules", "engine/robots", "engine/tables", "engine/events", "bot/cogs", "bot/ui/actions", "bot/ui/pages",
     "bot/pictures/boards", "bot/pictures/cards"],
)  # fmt: skip
def test_no_sentence_for_players_stands_in_the_code(package: str) -> None:
    files = sorted((ROOT / package).rglob("*.py"))
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
