"""The options of a game in words: names, questions, answers and phrases, and the answers accepted instead."""

from collections.abc import Callable, Mapping
from functools import reduce

from bot.words.language import Words
from engine.rules.options import OptionSpec


def option_name(words: Words, name: str) -> str:
    """`hand_size` as people read it: `hand size`. An unknown option stays as typed."""
    return words(f"option.{name}") if f"option.{name}" in words else name


def of_game(words: Words, kind: str, game: str, name: str) -> str:
    """A game's own sentence (`question.block.target`), or the shared one (`question.target`)."""
    own = f"{kind}.{game}.{name}"
    return words(own if own in words else f"{kind}.{name}")


def question(words: Words, game: str, spec: OptionSpec) -> str:
    """The lobby's question."""
    return of_game(words, "question", game, spec.name)


def answer(words: Words, text: str) -> str:
    """An option's value for people: `yes`, `automatic`, `highest double`. Numbers stay."""
    return words(f"answer.{text}") if f"answer.{text}" in words else text.replace(",", ", ")


def phrase(words: Words, game: str, name: str, value: str) -> str:
    """An option with its answer as people say it: `to 61`, `the highest double leads every round`. Of sentences about
    this answer and about any answer, the game's own comes before the shared one."""
    option, shared = f"phrase.{game}.{name}", f"phrase.{name}"
    keys = (f"{option}.{value}", f"{shared}.{value}", option, shared)
    n = int(value) if value.isdecimal() else value.replace(",", ", ")
    return words(next((key for key in keys if key in words), option), n=n)


def accepted(words: Words, facts: Mapping[str, object]) -> str:
    """The accepted answers: `on, off` or `1 to 500, auto`, from the facts of BAD_OPTION or `OptionSpec.accepts`."""
    return words(f"accepted.{facts['accepted']}", **facts)


def together(words: Words, fact: object, told: Callable[[Words, str], str]) -> str:
    """The names or values of BAD_OPTION, each as `told`: one, or several that conflict."""
    several = (told(words, str(one)) for one in (fact if isinstance(fact, tuple) else (fact,)))
    return reduce(lambda one, other: words("accepted.together", one=one, other=other), several)
