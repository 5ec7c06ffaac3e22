"""Converts frozen dataclasses to JSON text and back, for columns whose shape the store doesn't know."""

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache, partial
from types import UnionType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")


@lru_cache(maxsize=1024)
def to_text(value: object) -> str:
    """The dataclass as JSON. Fields with their default value are left out."""
    return _written(value)


def from_text(kind: type[T], text: str) -> T:
    """The dataclass `to_text` wrote. Raises ValueError, TypeError, KeyError or AttributeError for anything else."""
    return cast(T, _parsed(cast(Any, kind), text))


@lru_cache(maxsize=1024)
def _parsed(kind: Any, text: str) -> object:
    return _reader(kind)(json.loads(text))


@cache
def _defaults(kind: type) -> list[tuple[str, object]] | None:
    """The fields of a dataclass with their defaults."""
    return [(field.name, field.default) for field in fields(kind)] if is_dataclass(kind) else None


def _plain(value: Any) -> object:
    """What JSON writes instead of a value that it doesn't know. It goes into the parts by itself."""
    if (known := _defaults(cast(Any, type(value)))) is not None:
        found = ((name, getattr(value, name), default) for name, default in known)
        return {name: part for name, part, default in found if part != default}
    if isinstance(value, bytes):
        return value.hex()
    raise TypeError(f"{value!r} has no JSON")


_written = json.JSONEncoder(default=_plain, check_circular=False).encode


@cache
def _reader(kind: Any) -> Callable[[Any], object]:
    """What makes a value of this type from JSON."""
    if get_origin(kind) is UnionType:
        one = _reader(get_args(kind)[0])
        return lambda plain: None if plain is None else one(plain)
    if is_dataclass(kind):
        parts = {name: _reader(hint) for name, hint in get_type_hints(kind).items()}
        return lambda plain: cast(type, kind)(**{name: parts[name](part) for name, part in plain.items()})
    if kind is bytes:
        return bytes.fromhex
    if get_origin(kind) is tuple:
        each = _reader(get_args(kind)[0])
        return lambda plain: tuple([each(part) for part in _checked(list, plain)])
    return kind if issubclass(kind, Enum) else partial(_checked, kind)


def _checked(kind: type[T], plain: Any) -> T:
    if not isinstance(plain, kind):
        raise ValueError(f"{plain!r} is no {kind.__name__}")
    return plain
