"""What the sentences of a language say, read from Fluent's syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words import Words

NEAR: Final = re.compile(r"[^\n.,;:(·]*")
"""The text before the next pause."""
WORD: Final = re.compile(r"[^\W\d_]{4,}")


class _Parts(Visitor):
    """Collects the facts and the choices of a sentence."""

    def __init__(self) -> None:
        self.facts = set[str]()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def pattern(words: Words, key: str) -> ast.Pattern:
    """The sentence of a key, parsed; it must be in Fluent's syntax."""
    (message,) = FluentResource(f"key ={words.sentences[key]}").body
    assert isinstance(message, ast.Message), f"{words.code}: {key} is not in Fluent's syntax"
    assert message.value is not None
    return message.value


def facts(words: Words, key: str) -> set[str]:
    """The facts that a sentence asks for."""
    parts = _Parts()
    parts.visit(pattern(words, key))
    return parts.facts


def choices(words: Words, key: str) -> list[ast.SelectExpression]:
    """The places of a sentence that have variants."""
    parts = _Parts()
    parts.visit(pattern(words, key))
    return parts.choices


def plural_forms(choice: ast.SelectExpression) -> set[str]:
    """The plural forms that a choice by number has."""
    return {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}


def wordings(words: Words, key: str) -> list[str]:
    """Every wording of a sentence, with `{name}` for a fact."""
    return list(_wordings(pattern(words, key)))


def _wordings(whole: ast.Pattern) -> Iterator[str]:
    for parts in product(*map(_parts, whole.elements)):
        yield "".join(parts)


def _parts(element: ast.TextElement | ast.Placeable) -> list[str]:
    match element:
        case ast.TextElement(value=text):
            return [text]
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return [str(literal.parse()["value"])]
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            return [text for variant in variants for text in _wordings(variant.value)]
        case ast.Placeable(expression=ast.VariableReference(id=name)):
            return [f"{{{name.name}}}"]
        case _:
            raise AssertionError(f"{element} is not understood by bot.words")


def after_facts(words: Words, key: str) -> Iterator[tuple[str, list[str]]]:
    """Each fact of a sentence by which none of its variants is chosen, with the next two long words."""
    return ((fact, near[:2]) for fact, near, chosen in _places(pattern(words, key), ()) if fact not in chosen)


def plurals_in(words: Words, key: str) -> Iterator[str]:
    """The words that stand after a number in a sentence and not in its singular."""
    for choice in choices(words, key):
        said = {
            variant.key.name: variant.value for variant in choice.variants if isinstance(variant.key, ast.Identifier)
        }
        if "one" in said and "other" in said:
            single = set(WORD.findall(" ".join(_wordings(said["one"]))))
            for fact, near, _ in _places(said["other"], ()):
                yield from set(near[:2]) - single if fact == _by(choice) else ()


def _places(whole: ast.Pattern, chosen: tuple[str, ...]) -> Iterator[tuple[str, list[str], tuple[str, ...]]]:
    """Each fact with the long words after it, and the facts by which the variants around it are chosen."""
    for element, following in pairwise([*whole.elements, ast.TextElement("")]):
        match element:
            case ast.Placeable(expression=ast.SelectExpression() as choice):
                for variant in choice.variants:
                    yield from _places(variant.value, (*chosen, _by(choice)))
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                beginning = NEAR.match(following.value if isinstance(following, ast.TextElement) else "")
                yield name.name, WORD.findall(beginning[0]) if beginning else [], chosen
            case _:
                pass


def _by(choice: ast.SelectExpression) -> str:
    """The fact by which a variant is chosen."""
    parts = _Parts()
    parts.visit(choice.selector)
    return next(iter(parts.facts), "")
