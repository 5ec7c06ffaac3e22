"""The page of the live board, read as files: its sentences, its size, and what a strict policy forbids."""

import gzip
import re
from pathlib import Path

import pytest

import bot
from bot.live.bundle import TIES, bundle
from bot.words import LANGUAGES, words_for
from bot.words.language import Words

WORDS = words_for()
LANGUAGE_WORDS = {code: words_for(code) for code in LANGUAGES}
PAGE = Path(bot.__file__).parent / "live" / "page"
FILES = sorted(file for file in PAGE.iterdir() if file.is_file())
MODULES = [file for file in FILES if file.suffix == ".js"]
LONGEST_MODULE = 350
"""Lines, as of a module of Python."""
FIRST_LOAD = 120_000
"""Bytes, compressed."""
SPOKEN = re.compile(r'\bt\((?:[^"()]|\(\))*"(\w+)"(?:[^")]*: "(\w+)")?')
NAMED = re.compile(r"^(?:export )?(?:async )?(?:const|let|class|function) (\w+|\$)", re.MULTILINE)
IN_MARKUP = re.compile(r'data-(?:word|label)="(\w+)"')


def spoken() -> set[str]:
    """The keys of the sentences that the page says."""
    code = "".join(file.read_text(encoding="utf-8") for file in MODULES)
    markup = (PAGE / "index.html").read_text(encoding="utf-8")
    return {key for keys in SPOKEN.findall(code) for key in keys if key} | set(IN_MARKUP.findall(markup))


def test_the_page_says_every_sentence_of_its_file_and_no_other() -> None:
    assert {f"live.{key}" for key in spoken()} == {key for key in WORDS.sentences if key.startswith("live.")}


@pytest.mark.parametrize("language", LANGUAGE_WORDS.values(), ids=LANGUAGE_WORDS)
def test_a_sentence_of_the_page_takes_its_facts_as_they_are(language: Words) -> None:
    """The page fills them in by itself, so no sentence may have variants."""
    for key in (key for key in WORDS.sentences if key.startswith("live.")):
        facts = {name: f"{{{name}}}" for name in re.findall(r"\w+", "name tile tiles points place emoji number count")}
        said = language(key, **facts)
        assert set(re.findall(r"\{\w+\}", said)) <= set(facts.values())
        assert "{ " not in said


def test_the_first_load_is_small() -> None:
    assert len(gzip.compress(bundle()[0].encode())) <= FIRST_LOAD


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.name)
def test_a_module_of_the_page_is_short_and_checked(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert source.startswith("// @ts-check\n")
    assert source.count("\n") <= LONGEST_MODULE
    assert not re.search(r"\beval\(|new Function|innerHTML|document\.write|setAttribute\(\"style\"", source)


def test_the_markup_has_no_script_or_style_of_its_own() -> None:
    markup = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=|javascript:", markup)
    for name in re.findall(r'(?:href|src)="(?!data:)([^"]+)"', markup):
        assert (PAGE / name).is_file()


@pytest.mark.parametrize("name", [*(file.name for file in MODULES if file.name != "protocol.js"), "live.css"])
def test_every_file_of_the_page_is_in_its_one_answer(name: str) -> None:
    """Each module once, without the words for imports and exports, after the modules that it imports. Sentences of five
    languages are filled into one."""
    source = (PAGE / name).read_text(encoding="utf-8")
    own = TIES.sub("", source)
    assert "import " not in re.sub(r"//.*|/\*.*?\*/", "", own, flags=re.DOTALL)
    text = bundle()[0]
    parts = own.split("LOST = {}")
    assert all(text.count(part) == 1 for part in parts)
    for needed in filter(None, TIES.findall(source)):
        other = TIES.sub("", (PAGE / needed).read_text(encoding="utf-8")).split("LOST = {}")
        assert text.index(other[-1]) < text.index(parts[0])


def test_modules_share_no_name() -> None:
    """They become one script."""
    names = [name for file in MODULES for name in NAMED.findall(file.read_text(encoding="utf-8"))]
    assert sorted(names) == sorted(set(names))
    assert len(names) > 100


def test_the_page_needs_nothing_else() -> None:
    markup = bundle()[0]
    assert re.findall(r'(?:href|src)="(?!data:)([^"]+)"', markup) == []
    assert markup.count("<script") == markup.count("</script") == 1
    assert markup.count("<style") == markup.count("</style") == 1
