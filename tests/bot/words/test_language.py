"""Every sentence exists, is used, and gets the facts it asks for."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import LANGUAGES, words_for
from engine.rules.errors import Refusal
from engine.rules.events import Penalty
from engine.rules.games import GAMES
from engine.rules.options import option_specs
from engine.rules.scoring import Ending, Why

ROOT = Path(__file__).parents[3]
WORDS = words_for()
# Keys that are put together when they are used: the enumerations behind them are tested below.
MADE = (
    "refusal.", "why.", "log.penalty_", "log.round_", "game.", "about.", "answer.", "end.up", "end.down", "end.left",
    "end.right", "at.", "clock.", "choice.", "picture.", "alt.", "gallery.", "replay.", "looks.", "hints.",
)  # fmt: skip


def gaps(text: str) -> set[str]:
    """The facts that a sentence asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def uses() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the bot with a literal key, as `words("key", …)` or `words.count("key", …)`."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            for found in literals(node.args[0]):
                if is_words(node.func):
                    yield found, node


def literals(node: ast.expr) -> list[str]:
    """The key, or both keys of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def is_words(func: ast.expr) -> bool:
    """Whether a call is to the words of a language."""
    return ast.unparse(func).endswith(("words", "words_for()", "words.count", "text", "_sure"))


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_one_whole_sentence(refusal: Refusal) -> None:
    text = WORDS.raw(f"refusal.{refusal}")
    assert text[0].isupper() or text.startswith("{")
    assert text.rstrip().endswith((".", "`.", "?"))


def test_every_word_of_the_rules_has_its_sentence() -> None:
    for key in [
        *(f"why.{why}" for why in Why),
        *(f"log.penalty_{penalty}" for penalty in Penalty),
        *(f"log.round_{ending}" for ending in Ending),
        *(f"game.{game}" for game in GAMES),
        *(f"about.{game}" for game in GAMES),
    ]:
        assert WORDS.raw(key)


def test_titles_are_those_of_the_rules() -> None:
    assert {game: WORDS(f"game.{game}") for game in GAMES} == {game: kind.title for game, kind in GAMES.items()}


def test_every_key_that_is_used_exists() -> None:
    missing = set()
    for key, call in uses():
        if ast.unparse(call.func).endswith("count"):
            missing |= {f"{key}.{form}" for form in ("one", "other") if f"{key}.{form}" not in WORDS}
        elif key not in WORDS and "." in key:
            missing.add(key)
    assert not missing


def test_every_sentence_gets_the_facts_it_asks_for() -> None:
    wrong = []
    for key, call in uses():
        named = {keyword.arg for keyword in call.keywords}
        if key in WORDS and is_words(call.func) and None not in named and "count" not in ast.unparse(call.func):
            lacking = gaps(WORDS.raw(key)) - {name for name in named if name}
            if lacking and not ast.unparse(call.func).endswith(("text", "_sure")):
                wrong.append((key, lacking))
    assert not wrong


def test_no_sentence_is_left_over() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "bot").rglob("*.py")
        if (ROOT / "bot" / "words" / "en") not in file.parents
    )
    counted = {key.removesuffix(".one").removesuffix(".other") for key in WORDS.keys()}  # noqa: SIM118 - not a mapping
    used = {key for key in counted if f'"{key}"' in source or f"'{key}'" in source}
    unused = {key for key in counted - used if not key.startswith(MADE)}
    assert not unused


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_sentences_with_the_same_facts(code: str) -> None:
    language, english = LANGUAGES[code], LANGUAGES["en"]
    assert language.keys() == english.keys()
    for key in english.keys():  # noqa: SIM118 - not a mapping
        assert gaps(language.raw(key)) == gaps(english.raw(key)), key


def test_an_unknown_locale_speaks_english() -> None:
    assert words_for("xx-YY").code == "en"
    assert words_for("en-GB").code == "en"
    assert words_for(None).code == "en"


def test_lists_and_counts_read_well() -> None:
    assert WORDS.listing([]) == ""
    assert WORDS.listing(["a"]) == "a"
    assert WORDS.listing(["a", "b", "c"]) == "a, b and c"
    assert (WORDS.count("tile", 1), WORDS.count("tile", 0)) == ("1 tile", "0 tiles")


def test_no_question_of_an_option_is_too_long_for_a_message() -> None:
    for game, kind in GAMES.items():
        for spec in option_specs(kind.options):
            assert len(spec.question) <= 200, (game, spec.name)
