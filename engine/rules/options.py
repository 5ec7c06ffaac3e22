"""Options: the choices of a table about a game.

Every game has a frozen `Rules` dataclass. The metadata of its fields lists the answers; slash commands, the lobby's
panel and `simulate --option` are made from it. The questions are in `bot/words`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from engine.rules.errors import Refusal, Refused
from engine.rules.tiles import SETS, set_named

R = TypeVar("R")
AUTO = "auto"
NONE = "none"
ON, OFF = "on", "off"


class Accepts(StrEnum):
    """The answers to take instead of a refused one: the fact `accepted` of BAD_OPTION, with the facts named here."""

    VALUES = "values"
    """`values`."""
    NUMBER = "number"
    """`low` to `high`."""
    NUMBER_OR_WORD = "number_or_word"
    """`low` to `high`, or one of `words`."""
    NUMBERS = "numbers"
    """Numbers from `low` to `high`, written like `like`."""
    SMALLER_HAND = "smaller_hand"
    """The set has too few tiles."""
    FEWER_ROUNDS = "fewer_rounds"
    """`high` at most with double-9."""
    SMALLER_HANDS = "smaller_hands"
    """`high` tiles in all rounds together."""
    FEWER_WINS = "fewer_wins"
    """`high` at most, where one win takes all back to 0."""
    NOT_WITH_LEAFLET = "not_with_leaflet"
    ENOUGH_FOR_ALL = "enough_for_all"
    """The answers are valid one by one, but together they allow no number of seats."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One question of a game: `values` are the texts a table may answer with; numbers have a range as well."""

    name: str
    rule: str
    kind: str
    """"switch", "choice", "number", "numbers"."""
    values: tuple[str, ...]
    default: str
    low: int
    high: int
    common: bool
    """Whether `/domino play` asks it right away; the others are in the lobby's panel."""
    when: tuple[str, str] | None
    """The other option and its answer that make this one matter; None: it always matters."""

    def matters(self, options: Mapping[str, str], defaults: Mapping[str, str]) -> bool:
        """Whether it matters beside these answers. An answer that is not given is as published."""
        return self.when is None or options.get(self.when[0], defaults[self.when[0]]) == self.when[1]

    def words(self) -> tuple[str, ...]:
        """The answers that are words."""
        return tuple(value for value in self.values if not value[0].isdigit())

    def accepts(self) -> dict[str, object]:
        """The accepted answers, as facts of a refusal."""
        match self.kind:
            case "number" if words := self.words():
                kind = Accepts.NUMBER_OR_WORD
                return {"accepted": kind, "low": self.low, "high": self.high, "words": ", ".join(words)}
            case "number":
                kind = Accepts.NUMBER
            case "numbers":
                kind = Accepts.NUMBERS
            case _:
                return {"accepted": Accepts.VALUES, "values": ", ".join(self.values)}
        return {"accepted": kind, "low": self.low, "high": self.high, "like": self.default}


def _option(default: object, rule: str, kind: str, values: tuple[str, ...], **facts: object) -> Any:
    usual = {"low": 0, "high": 0, "common": False, "when": None}
    return field(default=default, metadata={**usual, "rule": rule, "kind": kind, "values": values, **facts})


def switch(default: bool, rule: str, *, common: bool = False, when: tuple[str, str] | None = None) -> Any:
    """A yes-or-no option, written `on` or `off`."""
    return _option(default, rule, "switch", (ON, OFF), common=common, when=when)


def choice(
    default: str, values: tuple[str, ...], rule: str, *, common: bool = False, when: tuple[str, str] | None = None
) -> Any:
    """One of a few words."""
    return _option(default, rule, "choice", values, common=common, when=when)


def number(
    default: int | str | None,
    low: int,
    high: int,
    rule: str,
    *,
    suggest: tuple[int, ...] = (),
    words: tuple[str, ...] = (),
    common: bool = False,
    when: tuple[str, str] | None = None,
) -> Any:
    """A whole number low..high, or one of a few words. A default of None is written `auto` (it depends on the number
    of seats), a default that is a word is one of them."""
    values = (*(() if isinstance(default, int) else (default or AUTO,)), *words, *map(str, suggest))
    return _option(default, rule, "number", values, low=low, high=high, common=common, when=when)


def check_hand_size(size: int | None, set_: str, centre: int = 0) -> None:
    """Raise `Refused` if the set has too few tiles for two such hands, without the centre. None always fits; `auto` is
    checked with the seats."""
    if size is not None and set_ != AUTO and 2 * size > len(set_named(set_)) - centre:
        raise Refused(Refusal.BAD_OPTION, name="hand_size", value=size, accepted=Accepts.SMALLER_HAND)


def check_rounds(rounds: int | None, set_: str) -> None:
    """Raise `Refused` if the set has fewer doubles than that; `auto` plays as many as its set has."""
    doubles = SETS.get(set_, 12) + 1
    if rounds is not None and rounds > doubles:
        raise Refused(Refusal.BAD_OPTION, name="rounds", value=rounds, accepted=Accepts.FEWER_ROUNDS, high=doubles)


def most_rounds() -> Any:
    """The option `rounds` of a game with a target: the most rounds, rounds without a winner included (MU25)."""
    return number(NONE, 1, 20, "MU25", suggest=(1, 3, 5, 10))


def as_number(value: int | str | None) -> int | None:
    """The number that was answered, or None if it was a word."""
    return value if isinstance(value, int) else None


def numbers(default: tuple[int, ...], suggest: tuple[str, ...], rule: str, *, low: int, high: int) -> Any:
    """A list of whole numbers, written `6,6,4`."""
    return _option(default, rule, "numbers", suggest, low=low, high=high)


def option_text(value: object) -> str:
    """The text of an option's value; `read_options` reads it back."""
    if value is None:
        return AUTO
    if isinstance(value, bool):
        return ON if value else OFF
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def option_specs(rules: type[Any]) -> tuple[OptionSpec, ...]:
    """All questions of a game's `Rules`, in their order."""
    return tuple(_spec(f) for f in fields(rules))


@cache
def _spec(f: Field[Any]) -> OptionSpec:
    assert f.default is not MISSING
    return OptionSpec(name=f.name, default=option_text(f.default), **f.metadata)


def changed_options(rules: Any) -> dict[str, str]:
    """The options that differ from the game's defaults, as in a record's header."""
    return {f.name: option_text(getattr(rules, f.name)) for f in fields(rules) if getattr(rules, f.name) != f.default}


def read_options(rules: type[R], texts: Mapping[str, str]) -> R:
    """Make a rules value from texts; raises `Refused` with UNKNOWN_OPTION, or BAD_OPTION and the accepted answers."""
    specs = {spec.name: spec for spec in option_specs(rules)}
    values: dict[str, object] = {}
    for name, text in texts.items():
        spec = specs.get(name)
        if spec is None:
            raise Refused(Refusal.UNKNOWN_OPTION, name=name, known=", ".join(specs))
        values[name] = _value(spec, text.strip().lower())
    return rules(**values)


def _value(spec: OptionSpec, text: str) -> object:
    bad = Refused(Refusal.BAD_OPTION, name=spec.name, value=text, **spec.accepts())
    match spec.kind:
        case "switch":
            if text not in (ON, OFF):
                raise bad
            return text == ON
        case "choice":
            if text not in spec.values:
                raise bad
            return text
        case "number":
            if text in spec.words():
                return None if text == AUTO else text
            if not _in_range(text, spec):
                raise bad
            return int(text)
        case _:
            parts = tuple(part.strip() for part in text.split(","))
            if not all(_in_range(part, spec) for part in parts) or len(parts) > 13:
                raise bad
            return tuple(map(int, parts))


def _in_range(text: str, spec: OptionSpec) -> bool:
    value = read_number(text)
    return value is not None and spec.low <= value <= spec.high


def read_number(text: str, most: int = 999_999) -> int | None:
    """The number 0..most in plain digits, at most six of them; None for any other text."""
    if text.isascii() and text.isdigit() and len(text) <= 6 and int(text) <= most:
        return int(text)
    return None
