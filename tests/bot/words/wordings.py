"""What the sentences of a language say, read from Fluent's syntax."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words import Words


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
