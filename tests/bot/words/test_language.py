"""Every sentence exists, is used, and gets the facts it asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast as ast_of_fluent

from bot.ui.channel.activity_log import Moment
from bot.ui.pages.page import LONGEST_CHOICE, LONGEST_TITLE
from bot.ui.pages.refusals import refusal_text
from bot.words import LANGUAGES, LOCALES, Words, source, words_for
from bot.words.options import accepted, of_game, option_name, phrase, question
from engine.events.model import EventRefusal
from engine.rules.errors import Refusal, Refused
from engine.rules.events import Fault, Penalty
from engine.rules.fair import Flaw
from engine.rules.games import GAMES, make_game
from engine.rules.options import Accepts, OptionSpec, option_specs
from engine.rules.scoring import Ending, Why
from engine.statistics.achievements import ACHIEVEMENTS
from engine.tables.edits.premoves import Unexpected
from engine.tables.table.errors import TableRefusal
from tests.bot.words.wordings import facts, wordings

ROOT = Path(__file__).parents[3]
WORDS = words_for()
PREFIXED = (
    *("choice.", "casual.", "hints.", "advice.", "passes.", "take_over.", "leaders.moved", "leaders.counted"),
    *("lesson.", "question.", "live."),
)
"""Keys made of a prefix in a variable: the choices of commands, the settings of a table, the notes of a leaderboard.
Lessons, questions and the live board's page have tests of their own."""


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


LONGEST_SENTENCE = 20
"""In words."""
STIFF = re.compile(
    r"\b(whom?ever|whatever|somebody|everybody|anybody|whom|cannot|(do|does|is|are|did) not)\b", re.IGNORECASE
)


def test_sentences_are_short_and_plain() -> None:
    said = [(key, text) for key in WORDS.sentences for text in wordings(WORDS, key)]
    for key, text in said:
        plain = re.sub(r"\*\*|-# |#+ |`[^`]*`", "x", text)
        longest = max(len(sentence.split()) for sentence in re.split(r"[.!?]\s|\n", plain))
        assert longest <= LONGEST_SENTENCE, key
        assert not STIFF.search(text), key


@pytest.mark.parametrize("refusal", [*Refusal, *TableRefusal, *EventRefusal])
def test_every_wording_of_a_refusal_is_a_whole_sentence(refusal: StrEnum) -> None:
    texts = list(wordings(WORDS, f"refusal.{refusal}"))
    assert texts
    for text in texts:
        assert text[0].isupper() or text.startswith("{")
        assert text.rstrip().endswith((".", "`.", "?"))


def options() -> Iterator[tuple[str, OptionSpec]]:
    """Every option of every game."""
    for game, kind in GAMES.items():
        for spec in option_specs(kind.options):
            yield game, spec


MADE_OF_THE_RULES = {
    "why.": set(Why),
    "log.round_": set(Ending),
    "log.no_notice_": {"draw", "no_tile", "fifty", "skip", "forgive"},
    "log.illegal_draw_": {"draw", "no_tile", "fifty", "skip", "keep", "keep_and_play", "forgive"},
    "game.": set(GAMES),
    "option.": {spec.name for _, spec in options()} | {"turn_seconds", "increment", "misses", "claim_seconds"},
    "answer.": {word for _, spec in options() for word in spec.words()},
    "accepted.": {*Accepts, "together"},
    "premove.cleared_": set(Unexpected),
    "achievement.": {*ACHIEVEMENTS, *(f"{one}_about" for one in ACHIEVEMENTS)},
    "verify.flaw_": set(Flaw),
    "preset.": {"published", *(name for kind in GAMES.values() for name in kind.presets)},
    "tradition.": {f"{name}{end}" for kind in GAMES.values() for name in kind.traditions for end in ("", "_about")},
}
"""What follows each of these beginnings of keys, from the rules themselves."""


@pytest.mark.parametrize("beginning", MADE_OF_THE_RULES)
def test_every_word_of_the_rules_has_its_sentence_and_no_other_has_one(beginning: str) -> None:
    written = {key.removeprefix(beginning) for key in WORDS.sentences if key.startswith(beginning)}
    assert written == MADE_OF_THE_RULES[beginning]


class Asked(Words):
    """English, and which of its keys were used."""

    def __init__(self) -> None:
        super().__init__("en", LOCALES["en"], source("en"))
        self.used = set[str]()

    def __call__(self, key: str, /, **facts: object) -> str:
        self.used.add(key)
        return super().__call__(key, **facts)


def test_every_option_has_its_question_and_every_answer_its_phrase_and_none_is_left_over() -> None:
    words = Asked()
    for game, spec in options():
        assert 5 < len(question(words, game, spec)) <= LONGEST_CHOICE, "a question fits into a menu"
        numbers = {"2", "7"} if spec.kind in ("number", "numbers") else set()
        for value in {*spec.values, spec.default, *numbers}:
            said = phrase(words, game, spec.name, value)
            assert "_" not in said
            assert len(said) <= LONGEST_CHOICE, "a phrase fits on a line of a menu"
    assert words.used >= {key for key in words.sentences if key.startswith(("question.", "phrase."))}


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_the_box_for_a_number_has_nothing_cut_off(language: Words) -> None:
    for game, spec in options():
        assert 1 < len(accepted(language, spec.accepts())) <= LONGEST_TITLE
        assert 1 < len(option_name(language, spec.name)) <= LONGEST_TITLE
        assert 5 < len(question(language, game, spec)) <= LONGEST_CHOICE


def test_every_moment_of_every_lesson_has_its_sentence_and_none_is_left_over() -> None:
    words = Asked()
    for game in GAMES:
        for moment in Moment:
            of_game(words, "lesson", game, moment)
    assert words.used == {key for key in words.sentences if key.startswith("lesson.")}


def test_every_penalty_that_a_table_may_choose_has_its_sentence() -> None:
    specs = {spec.name: spec for spec in option_specs(GAMES["mexican_train"].options)}
    for fault, option in ((Fault.NO_NOTICE, "penalty_no_notice"), (Fault.ILLEGAL_DRAW, "penalty_illegal_draw")):
        assert MADE_OF_THE_RULES[f"log.{fault}_"] == {*specs[option].values, Penalty.NO_TILE, Penalty.FORGIVE}


def test_every_key_that_is_used_exists() -> None:
    missing = set()
    for key, _ in uses():
        if key not in WORDS and "." in key:
            missing.add(key)
    assert not missing


def test_every_sentence_gets_the_facts_it_asks_for() -> None:
    wrong = []
    for key, call in uses():
        named = {keyword.arg for keyword in call.keywords}
        if key in WORDS and is_words(call.func) and None not in named and "count" not in ast.unparse(call.func):
            lacking = facts(WORDS, key) - {name for name in named if name}
            if lacking and not ast.unparse(call.func).endswith(("text", "_sure")):
                wrong.append((key, lacking))
    assert not wrong


def keys_in(tree: ast.AST) -> Iterator[str]:
    """The keys that code uses, as patterns: texts, and f-strings like `log.round_…` with any word in their gaps."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = (re.escape(str(one.value)) if isinstance(one, ast.Constant) else r"[\w.]+" for one in node.values)
            if re.match(r"[a-z_]+\\\.", pattern := "".join(parts)):
                yield pattern


def test_no_sentence_is_left_over() -> None:
    sources = (ROOT / "bot").rglob("*.py")
    used = re.compile("|".join({key for file in sources for key in keys_in(ast.parse(file.read_text("utf-8")))}))
    assert not {key for key in WORDS.sentences if not used.fullmatch(key) and not key.startswith(PREFIXED)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_file_is_in_fluents_syntax_and_has_no_key_twice(code: str) -> None:
    body = FluentResource(source(code)).body
    assert not [entry.content for entry in body if isinstance(entry, ast_of_fluent.Junk)]
    names = [entry.id.name.replace("-", ".") for entry in body if isinstance(entry, ast_of_fluent.Message)]
    assert len(names) == len(set(names))


def test_an_unknown_locale_speaks_english() -> None:
    assert words_for("xx-YY").code == "en"
    assert words_for("en-GB").code == "en"
    assert words_for(None).code == "en"


def test_lists_and_counts_read_well() -> None:
    assert WORDS.listing([]) == ""
    assert WORDS.listing(["a"]) == "a"
    assert WORDS.listing(["a", "b", "c"]) == "a, b and c"
    assert WORDS.listing(["2", "3", "4"], "or") == "2, 3 or 4"
    assert [WORDS.count("point", number) for number in (1, 0, 1500, 7.5)] == [
        *("1 point", "0 points", "1500 points", "7.5 points")
    ]
    assert WORDS.decimal(-2) == "−2.0"


def test_a_text_with_several_lines_keeps_them() -> None:
    assert WORDS("event.title_cancelled", title="Cup").split("\n")[0] == "## Cup"


def test_a_sentence_that_cannot_be_read_names_its_key() -> None:
    words = Words("xx", "en_GB", "first-key = one { $n\nother = text\n")
    assert words("other") == "text"
    with pytest.raises(ValueError, match="first-key"):
        words("first.key", n=1)


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="name"):
        WORDS("picture.turn")
    with pytest.raises(FluentReferenceError, match="n"):
        WORDS("tile")


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("block", {"target": "much"}, "much isn’t an answer for target. Possible: 1 to 1000, auto."),
        ("block", {"partnership": "maybe"}, "maybe isn’t an answer for partnership. Possible: on, off."),
        ("muggins", {"target": "0"}, "0 isn’t an answer for target. Possible: 1 to 1000."),
        (
            "build_up",
            {"hands": "x"},
            "x isn’t an answer for hands. Possible: numbers from 1 to 22 with commas, like 6,6,4.",
        ),
        (
            "block",
            {"set": "d6", "hand_size": "15"},
            "15 isn’t an answer for hand size. Possible: fewer: the set is too small.",
        ),
        (
            "chickenfoot",
            {"set": "d9", "rounds": "11"},
            "11 isn’t an answer for rounds. Possible: 1 to 10 with double-9.",
        ),
        (
            "build_up",
            {"hands": "9,9,9"},
            "9, 9, 9 isn’t an answer for hands. Possible: hands of at most 22 tiles in all.",
        ),
        (
            "castle_rock_solitaire",
            {"rendition": "leaflet", "win_on_empty": "on"},
            "yes isn’t an answer for win on empty. Possible: off with the leaflet’s rules.",
        ),
        (
            "mexican_train",
            {"set": "d9", "first_leader": "host_choice", "first_seat": "9"},
            "double-9 with host choice with 9 isn’t an answer for set with first leader with first seat. Possible: "
            "options that leave enough tiles and seats.",
        ),
    ],
)
def test_a_refused_option_is_told_what_would_do(game: str, options: dict[str, str], said: str) -> None:
    with pytest.raises(Refused) as refused:
        make_game(game, options)
    assert refusal_text(WORDS, refused.value).replace("\\", "") == said


def test_a_place_is_said_as_people_say_it() -> None:
    said = [LANGUAGES["en"]("place.ordinal", n=place) for place in (1, 2, 3, 4, 11, 12, 21, 22, 43, 100, 101)]
    assert said == ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st", "22nd", "43rd", "100th", "101st"]
