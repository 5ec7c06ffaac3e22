"""Every language is complete: nothing untranslated, no plural form missing, nothing too long, the same rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale

from bot.ui.pages.page import LONGEST_CHOICE
from bot.words import LANGUAGES, LOCALES, Words, source, untranslated
from bot.words.rulebook import rulebook
from engine.rules.games import GAMES
from tests.bot.words.wordings import after_facts, choices, facts, plural_forms, plurals_in, wordings

ROOT = Path(__file__).parents[2]
ENGLISH = LANGUAGES["en"]
OTHERS = {code: words for code, words in LANGUAGES.items() if code != "en"}
LONGEST = {"Button": 80, "Choice": LONGEST_CHOICE, "Menu": 150}
"""Characters of a label, by the part of a page; a menu's label stands in it until something is chosen."""
LONGEST_DESCRIPTION = 100
"""Of a command, an option, or a choice of an option."""
ROW = re.compile(r"^\| `(\w+)` \| ([^|]*) \|", re.MULTILINE)
TILE = re.compile(r"\b\d\d?[|-]\d\d?\b")
PLURALS = {"zero", "one", "two", "few", "many"}
"""A choice without one of these is not by number."""
TERMS = re.compile(r"\b[a-z]+_[a-z_]+\b|\b(?:on|off|auto|none|d6|d9|d12)\b|\d+")
"""What people type, and numbers: the same in every language."""


def missing(code: str) -> set[str]:
    """The keys of games that a language has no file for."""
    found = set[str]()
    for game in untranslated(code):
        text = (ROOT / "bot" / "words" / "en" / "games" / f"{game}.ftl").read_text(encoding="utf-8")
        found |= Words("en", LOCALES["en"], text).sentences.keys()
    return found


def spoken(text: str) -> list[str]:
    """The words of a sentence, without facts, commands and numbers."""
    return re.findall(r"[^\W\d_]+", re.sub(r"\{\w+\}|`[^`]*`|<[^>]*>|\([a-z]+\)", " ", text))


def labels() -> Iterator[tuple[str, str]]:
    """Every kind of label with a key written there."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LONGEST:
                for said in node.args:
                    if isinstance(said, ast.Call) and ast.unparse(said.func).endswith("words") and said.args:
                        for key in ast.walk(said.args[0]):
                            if isinstance(key, ast.Constant) and key.value in ENGLISH.sentences:
                                yield node.func.id, str(key.value)


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_sentences_with_the_same_facts(code: str) -> None:
    own = Words(code, LOCALES[code], source(code))
    assert own.sentences.keys() == ENGLISH.sentences.keys() - missing(code)
    assert not {key for key in own.sentences if facts(own, key) != facts(ENGLISH, key)}


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_is_translated(code: str) -> None:
    same = {
        key
        for key in ENGLISH.sentences.keys() - missing(code)
        if wordings(OTHERS[code], key) == wordings(ENGLISH, key) and len(spoken(wordings(ENGLISH, key)[-1])) > 2
    }
    assert not same


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_has_its_plural_form(code: str) -> None:
    needed = {Locale.parse(LOCALES[code]).plural_form(number) for number in range(1000)}
    lacking = {
        key: needed - forms
        for key in LANGUAGES[code].sentences
        for choice in choices(LANGUAGES[code], key)
        if (forms := plural_forms(choice)) & PLURALS and not forms >= needed
    }
    assert not lacking


NEVER_ONE = {
    "accepted.smaller_hands": "a set",
    "daily.lost": "a set",
    "demand.doubles": "several doubles",
    "duels.about_length": "a match",
    "duels.rematches": "several entrants",
    "end.comeback": "5 or more",
    "event.facts": "rounds in words",
    "event.moment_longest_train": "the longest of an event",
    "first.players": "a range",
    "hand.playable": "more than can be played",
    "leaders.value_points": "a decimal",
    "phrase.build_up.hands": "a list",
    "lobby.limit": "2 players or more",
    "phrase.block.round_pass": "points in words",
    "puzzle.why_suit": "pips on a tile",
    "refusal.event_full": "a limit",
    "refusal.too_few_people": "a limit",
    "refusal.too_many_cancelled": "a limit",
    "refusal.wrong_seats": "a range",
    "remind.night": "limits",
    "result.fewest": "the number of a round",
    "rule.hosts": "roles",
    "server.only_hosts": "roles",
    "stats.counted_points": "a decimal",
    "stats.streak": "2 or more",
    "stats.streak_running": "2 or more",
    "verify.chain_over": "1,000",
    "verify.flaw_other": "the number of a round",
}
"""Sentences with a plural after a fact that is never 1 or counts nothing, with the thing that it numbers."""
PEOPLE = {"name", "names", "host"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_plural_stands_after_a_number_that_may_be_one(code: str) -> None:
    """Plurals are the words that stand after a number in one variant of a sentence and not in its singular."""
    language = LANGUAGES[code]
    said = {key: list(after_facts(language, key)) for key in language.sentences}
    plurals = {word for key in said for word in plurals_in(language, key)}
    plurals = {word for word in plurals if word.istitle() or code != "de"}  # only nouns are counted there
    found = {key for key, places in said.items() for fact, near in places if fact not in PEOPLE and plurals & set(near)}
    assert found <= NEVER_ONE.keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_label_fits_its_field(code: str) -> None:
    words: Words = LANGUAGES[code]
    fields = [(LONGEST[kind], key) for kind, key in labels()]
    fields += [(LONGEST_DESCRIPTION, key) for key in words.sentences if key.startswith(("cmd.", "choice.", "game."))]
    too_long = {key: len(text) for limit, key in fields for text in wordings(words, key) if len(text) > limit}
    assert not too_long


def page(code: str, game: str) -> str:
    return (ROOT / "bot" / "words" / code / "games" / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_rules_page_tells_the_same_rules(code: str, game: str) -> None:
    if game in untranslated(code):
        assert rulebook(LANGUAGES[code], game) == rulebook(ENGLISH, game)
        return
    mine, english = page(code, game), page("en", game)
    rows, wanted = dict(ROW.findall(mine)), dict(ROW.findall(english))
    assert list(rows) == list(wanted), "a row for each option, in the same order"
    for option, answers in wanted.items():
        assert TERMS.findall(rows[option]) == TERMS.findall(answers), option
    assert mine.count("\n#") == english.count("\n#"), "the same parts"
    assert sorted(TILE.findall(mine)) == sorted(TILE.findall(english)), "the same tiles in the examples"
    assert rulebook(LANGUAGES[code], game)[0].startswith(f"## {LANGUAGES[code](f'game.{game}')}\n")
