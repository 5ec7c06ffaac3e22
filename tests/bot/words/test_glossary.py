"""Each language keeps to its words: `glossary.ftl` names those that no sentence or rules page uses."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from bot.words import LANGUAGES

WORDS = Path(__file__).parent.parent.parent.parent / "bot" / "words"
DECIDED = {
    "de": ("Bahn", "Spielzug", "Punkte ansagen", "Spinner", "Wer zuerst 250 Punkte hat, gewinnt", "zudecken"),
    "en": (),
    "es": ("¡Muggins!", "los invita", "cubre tu doble", "el doble blanco", "No llevas: pasas", "mesa abierta", "puesto",
           "lugar", "ronda", "mano"),
    "fr": ("À Ana de jouer", "domino !", "objectif", "Capturés", "Tu ne peux pas jouer", "bouder", "couvre ton double",
           "partie", "Donne vérifiée", "terminer", "manche", "ronde", "donne"),
    "pt": ("tempo por jogada", "Assumir o lugar de", "joga sozinho", "cubra a carroça", "Distribuição conferida",
           "mesa aberta"),
}  # fmt: skip
"""Words that were decided once, each in place of another one."""
SEVERAL = {
    "de": r"\b(?:[Ii]hr|[Ee]uch|Drückt)\b",
    "es": r"\b(?:[Pp]ulsen|[Jj]ueguen)\b",
    "fr": r"\b(?:[Vv]ous|[Aa]ppuyez|[Jj]ouez)\b",
    "pt": r"\b(?:[Aa]pertem|[Jj]oguem)\b",
}
"""Words that speak to several people."""
NAMES = ("name", "names", "host", "winner", "winners", "victim", "friend", "before", "leader", "manager", "mentions")
"""Facts that are names of people."""


def avoided(code: str) -> list[str]:
    """The words that the language does not use."""
    lines = (WORDS / code / "glossary.ftl").read_text(encoding="utf-8").splitlines()
    return [word for line in lines if "never: " in line for word in line.partition("never: ")[2].split("; ")]


def sentences(code: str) -> dict[str, str]:
    """What players read, by file and line, each with the next one: rules are wrapped. Comments are for translators."""
    found = {}
    for file in sorted([*WORDS.glob(f"{code}/**/*.ftl"), *WORDS.glob(f"{code}/**/*.md")]):
        lines = list(enumerate(file.read_text(encoding="utf-8").replace("\u00a0", " ").splitlines(), 1))
        read = [(number, line) for number, line in lines if file.suffix == ".md" or not line.startswith("#")]
        for (number, line), (_, following) in pairwise([*read, (0, "")]):
            found[f"{file.name}:{number}"] = f"{line} {following}"
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_uses_a_word_that_the_glossary_avoids(code: str) -> None:
    assert len(avoided(code)) >= 4
    read = sentences(code)
    assert not [(word, place) for word in avoided(code) for place, line in read.items() if word in line]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_glossary_has_each_word_that_was_decided(code: str) -> None:
    text = (WORDS / code / "glossary.ftl").read_text(encoding="utf-8")
    chosen = [line.partition("never: ")[0] for line in text.splitlines() if "never: " in line]
    assert not [word for word in DECIDED[code] if not any(word in line for line in chosen)]


def test_french_sentences_leave_no_room_for_an_elision_before_a_name() -> None:
    """`de Ana` is `d’Ana`, and a sentence can't know its name."""
    name = re.compile(rf"\b(?:de|que|jusque|le|la|je|ne|se) \{{ ?\$(?:{'|'.join(NAMES)}) ?\}}")
    assert not {place: line for place, line in sentences("fr").items() if name.search(line)}


@pytest.mark.parametrize("code", SEVERAL)
def test_a_sentence_with_a_list_of_names_may_speak_of_one(code: str) -> None:
    lines = {place: line.partition(" event-")[0] for place, line in sentences(code).items()}
    assert not {place: line for place, line in lines.items() if "$names" in line and re.search(SEVERAL[code], line)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_only_german_has_a_space_before_an_ellipsis(code: str) -> None:
    """Between two ends (`5 … 9`), before a rest of a list and in an empty place it stands alone."""
    spaced = re.compile(r"[\w!] …(?! \{)")
    assert bool({line for line in sentences(code).values() if spaced.search(line)}) is (code == "de")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_label_with_an_ellipsis_never_ends_a_sentence(code: str) -> None:
    """`Press **Post…**.` would have two marks."""
    assert not {place: line for place, line in sentences(code).items() if re.search(r"…(?:\*\*)?\.", line)}
