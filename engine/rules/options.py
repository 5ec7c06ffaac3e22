"""Options: what a table may choose about a game.

Every game has one frozen `Rules` dataclass. A field's metadata says how the question is put to a person, so slash
commands, the lobby's panel, `simulate --option` and docs are all made from the same place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, TypeVar

from engine.rules.errors import Refusal, Refused

R = TypeVar("R")
AUTO = "auto"
ON, OFF = "on", "off"


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One question of a game: `values` are the texts a table may answer with; numbers have a range as well."""

    name: str
    rule: str
    question: str
    kind: str
    """"switch", "choice", "number", "numbers"."""
    values: tuple[str, ...]
    default: str
    low: int
    high: int
    common: bool
    """Whether `/domino play` asks it right away; the others are in the lobby's panel."""


def _meta(
    rule: str, question: str, kind: str, values: tuple[str, ...], low: int, high: int, common: bool
) -> dict[str, Any]:
    return {
        "rule": rule,
        "question": question,
        "kind": kind,
        "values": values,
        "low": low,
        "high": high,
        "common": common,
    }


def switch(default: bool, rule: str, question: str, *, common: bool = False) -> Any:
    """A yes-or-no option, written `on` or `off`."""
    return field(default=default, metadata=_meta(rule, question, "switch", (ON, OFF), 0, 0, common))


def choice(default: str, values: tuple[str, ...], rule: str, question: str, *, common: bool = False) -> Any:
    """One of a few words."""
    return field(default=default, metadata=_meta(rule, question, "choice", values, 0, 0, common))


def number(
    default: int | None,
    low: int,
    high: int,
    rule: str,
    question: str,
    *,
    suggest: tuple[int, ...] = (),
    common: bool = False,
) -> Any:
    """A whole number low..high. A default of None is written `auto`: it depends on the number of seats, or is none."""
    values = (AUTO,) if default is None else ()
    return field(
        default=default,
        metadata=_meta(rule, question, "number", values + tuple(map(str, suggest)), low, high, common),
    )


def numbers(
    default: tuple[int, ...], suggest: tuple[str, ...], rule: str, question: str, *, low: int, high: int
) -> Any:
    """A list of whole numbers, written `6,6,4`."""
    return field(default=default, metadata=_meta(rule, question, "numbers", suggest, low, high, False))


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


def _spec(f: Field[Any]) -> OptionSpec:
    assert f.default is not MISSING
    return OptionSpec(name=f.name, default=option_text(f.default), **f.metadata)


def option_values(rules: Any) -> dict[str, str]:
    """All options of a rules value as text, defaults included."""
    return {f.name: option_text(getattr(rules, f.name)) for f in fields(rules)}


def changed_options(rules: Any) -> dict[str, str]:
    """Only the options that differ from the game's defaults: what a record's header holds."""
    return {f.name: option_text(getattr(rules, f.name)) for f in fields(rules) if getattr(rules, f.name) != f.default}


def read_options(rules: type[R], texts: Mapping[str, str]) -> R:
    """Make a rules value from texts; raises `Refused` with UNKNOWN_OPTION or BAD_OPTION (and what is accepted)."""
    specs = {spec.name: spec for spec in option_specs(rules)}
    values: dict[str, object] = {}
    for name, text in texts.items():
        spec = specs.get(name)
        if spec is None:
            raise Refused(Refusal.UNKNOWN_OPTION, name=name, known=", ".join(specs))
        values[name] = _value(spec, text.strip().lower())
    return rules(**values)


def _value(spec: OptionSpec, text: str) -> object:
    bad = Refused(Refusal.BAD_OPTION, name=spec.name, value=text, accepted=accepted(spec))
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
            if text == AUTO and AUTO in spec.values:
                return None
            if not _in_range(text, spec):
                raise bad
            return int(text)
        case _:
            parts = tuple(part.strip() for part in text.split(","))
            if not all(_in_range(part, spec) for part in parts) or len(parts) > 13:
                raise bad
            return tuple(map(int, parts))


def _in_range(text: str, spec: OptionSpec) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6 and spec.low <= int(text) <= spec.high


def accepted(spec: OptionSpec) -> str:
    """What may be answered, as short text: `on, off` or `1 to 500, auto`."""
    if spec.kind == "number":
        auto = f", {AUTO}" if AUTO in spec.values else ""
        return f"{spec.low} to {spec.high}{auto}"
    if spec.kind == "numbers":
        return f"numbers from {spec.low} to {spec.high} with commas, like {spec.default}"
    return ", ".join(spec.values)
