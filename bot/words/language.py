"""A language: sentences by key, filled in with facts.

The sentences are in Fluent (projectfluent.org), one file for each area: the key `turn.yours` is the message
`turn-yours`. `docs/translating.md` tells how to add a language.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import lru_cache
from typing import Any, Literal

from babel import Locale
from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

_MESSAGES = re.compile(r"^([a-z][\w-]*) =(.*\n(?:[ }].*\n|\n)*)", re.MULTILINE)
_FACTS = re.compile(r"\$(\w+)")
REMEMBERED = 256
"""Fillings of a sentence with a plural, and dates, that are kept; formatting one anew takes 15 times as long."""


@lru_cache(REMEMBERED)
def _date(day: date, locale: Locale) -> str:
    return format_date(day, "medium", locale)


class Words:
    """The sentences of one language."""

    def __init__(self, code: str, locale: str, source: str) -> None:
        self.code = code
        self.sentences: Mapping[str, str] = {
            found[1].replace("-", "."): found[2] for found in _MESSAGES.finditer(source)
        }
        """By key in Fluent's syntax, parsed at their first use."""
        self._locale = Locale.parse(locale)
        self._bundle = FluentBundle([locale], functions={"ORDINAL": self._ordinal}, use_isolating=False)
        self._ready: dict[str, Callable[..., str]] = {}

    def __call__(self, key: str, /, **facts: object) -> str:
        """The sentence of `key` with its facts filled in; an unknown key is a programming error."""
        return (self._ready.get(key) or self._read(key))(**facts)

    def __contains__(self, key: str) -> bool:
        return key in self.sentences

    def left_open(self, prefix: str) -> dict[str, str]:
        """The sentences whose keys begin so, by key. Their facts are left to the reader: `{name}`."""
        found = {key: self.sentences[key] for key in self.sentences if key.startswith(prefix)}
        return {key: self(key, **{fact: f"{{{fact}}}" for fact in _FACTS.findall(found[key])}) for key in found}

    def count(self, thing: str, number: float) -> str:
        """`1 tile`, `2 tiles`."""
        return self(thing, n=number)

    def listing(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """`a, b and c`, or `a, b or c`."""
        return format_list(items, style, self._locale)

    def dotted(self, facts: Iterable[str]) -> str:
        """`one · two`, with no second mark behind a sentence. Empty facts are left out."""
        told = [fact if fact.endswith((".", "!", "?")) else f"{fact} ·" for fact in facts if fact]
        return " ".join(told).removesuffix(" ·")

    def decimal(self, number: float) -> str:
        """`−2.5`: a number with one decimal and a real minus sign."""
        return format_decimal(number, "0.0", self._locale).replace("-", "−")

    def percent(self, share: float) -> str:
        """`50%`, or `50 %`."""
        return format_percent(share, locale=self._locale)

    def date(self, day: date) -> str:
        """`12 May 2026`."""
        return _date(day, self._locale)

    def time(self, moment: datetime) -> str:
        """`20:14`."""
        return format_time(moment, "short", locale=self._locale)

    def _ordinal(self, number: float) -> Any:
        """`one` for 1st and 21st, `two`, `few` or `other`: the variant of a place."""
        return self._locale.ordinal_form(number)

    def _read(self, key: str) -> Callable[..., str]:
        """Parse a sentence into the function that fills it in."""
        name = key.replace(".", "-")
        resource = FluentResource(f"{name} ={self.sentences[key]}")
        match resource.body:
            case [ast.Message(value=ast.Pattern() as pattern)]:
                template = _template(pattern)
            case _:
                raise ValueError(f"{self.code}: {name} is not in Fluent's syntax")
        if template is None:
            self._bundle.add_resource(resource)
        self._ready[key] = self._variant(name) if template is None else template.format
        return self._ready[key]

    def _variant(self, name: str) -> Callable[..., str]:
        """The function of a sentence with variants. Numbers are written without thousands separators."""
        pattern = self._bundle.get_message(name).value
        assert pattern is not None

        @lru_cache(REMEMBERED)
        def fill(**facts: object) -> str:
            known = {
                fact: fluent_number(value, useGrouping=False) if isinstance(value, int | float) else str(value)
                for fact, value in facts.items()
            }
            text, errors = self._bundle.format_pattern(pattern, known)
            if errors:
                raise errors[0]
            return str(text)

        return fill


def _template(pattern: ast.Pattern) -> str | None:
    """A sentence without variants as a format string, which is 10 times as fast as Fluent; None if it has variants."""
    parts = []
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                parts.append(text)
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                parts.append(f"{{{name}}}")
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                parts.append(str(literal.parse()["value"]))
            case _:
                return None
    return "".join(parts)
