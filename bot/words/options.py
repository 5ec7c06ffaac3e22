"""The options of a game in words: their names, questions, answers and phrases, and what may be answered instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce

from bot.words.language import Words
from engine.rules.options import OptionSpec


def option_name(words: Words, name: str) -> str:
    """`hand_size` as people read it: `hand size`; what is no option stays as it was typed."""
    return words(f"option.{name}") if f"option.{name}" in words else name


def question(words: Words, game: str, spec: OptionSpec) -> str:
    """What the lobby asks."""
    return words(f"question.{game}.{spec.name}")


def answer(words: Words, text: str) -> str:
    """An option's value for people: `yes`, `automatic`, `highest double`; numbers as they are."""
    return words(f"answer.{text}") if f"answer.{text}" in words else text.replace(",", ", ")


def phrase(words: Words, game: str, name: str, value: str) -> str:
    """An answer as people say it, with what it answers: `to 61 points`, `the highest double leads every round`."""
    for key in (f"{game}.{name}.{value}", f"{name}.{value}", f"{game}.{name}", name):
        if f"phrase.{key}" in words:
            return words(f"phrase.{key}", n=value.replace(",", ", "))
    raise KeyError(f"There is no phrase for {name}={value} of {game}.")


def accepted(words: Words, facts: Mapping[str, object]) -> str:
    """What may be answered: `on, off` or `1 to 500, auto`, from the facts of BAD_OPTION or `OptionSpec.accepts`."""
    return words(f"accepted.{facts['accepted']}", **facts)


def together(words: Words, fact: object, told: Callable[[Words, str], str]) -> str:
    """The names or values of BAD_OPTION, each as `told`: one, or several that do not go together."""
    several = (told(words, str(one)) for one in (fact if isinstance(fact, tuple) else (fact,)))
    return reduce(lambda one, other: words("accepted.together", one=one, other=other), several)
