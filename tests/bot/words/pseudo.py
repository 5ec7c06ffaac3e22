"""A language made from English: accented, longer, and each sentence in brackets. Text without them is in no file."""

from __future__ import annotations

import re

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.words import LOCALES, Words, words_for

CODE = "xx"
OPEN, CLOSE = "⟦", "⟧"
ACCENTS = str.maketrans("aeiouycnszAEIOUYCNSZ", "áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ")
KEPT = re.compile(r"</?[\w-]*[ :@#]?|:[a-zA-Z]?>|\]\([^)]*\)|https?://\S+|/[a-z]+(?: [a-z]+)?")
"""Discord's marks and the names of commands."""
MARK = re.compile(r"#+ |-# |- ")


def accented(text: str) -> str:
    """Each vowel accented, every second one twice: a fifth longer, as German is."""
    parts, at = [], 0
    for kept in (*KEPT.finditer(text), None):
        plain = text[at : kept.start() if kept else None]
        parts.append(re.sub(r"([aeiouy][^aeiouy]*)([aeiouy])", r"\1\2\2", plain).translate(ACCENTS))
        parts.append(kept[0] if kept else "")
        at = kept.end() if kept else at
    return "".join(parts)


class _Accents(Visitor):
    """Accents the texts of a sentence, but not what is typed (`…`)."""

    def __init__(self) -> None:
        self.typed = False

    def visit_TextElement(self, node: ast.TextElement) -> None:
        parts = node.value.split("`")
        for at, part in enumerate(parts):
            self.typed ^= at > 0
            parts[at] = part if self.typed else accented(part)
        node.value = "`".join(parts)


def _sentence(key: str, sentence: str) -> str:
    (message,) = FluentResource(f"{key.replace('.', '-')} ={sentence}").body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    _Accents().visit(message)
    elements = message.value.elements
    mark = ""
    if isinstance(elements[0], ast.TextElement) and (found := MARK.match(elements[0].value)):
        mark, elements[0].value = found[0], elements[0].value[found.end() :]
    message.value.elements = [ast.TextElement(f"{mark}{OPEN}"), *elements, ast.TextElement(CLOSE)]
    return FluentSerializer().serialize_entry(message)


def pseudo() -> Words:
    """The language; making it takes a second."""
    english = words_for()
    return Words(CODE, LOCALES["en"], "".join(_sentence(*one) for one in english.sentences.items()))
