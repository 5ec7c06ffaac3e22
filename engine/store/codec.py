"""Converts frozen dataclasses to JSON text and back, for columns whose shape the store doesn't know."""

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from types import UnionType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
_hints = cache(get_type_hints)


@lru_cache(maxsize=1024)
def to_text(value: object) -> str:
    """The dataclass as JSON. Fields with their default value are left out."""
    return json.dumps(_plain(value))


def from_text(kind: type[T], text: str) -> T:
    """The dataclass `to_text` wrote. Raises ValueError, TypeError, KeyError or AttributeError for anything else."""
    return cast(T, _parsed(cast(Any, kind), text))


@lru_cache(maxsize=1024)
def _parsed(kind: type, text: str) -> object:
    return _value(kind, json.loads(text))


def _plain(value: Any) -> object:
    if is_dataclass(value):
        found = ((field, getattr(value, field.name)) for field in fields(value))
        return {field.name: _plain(part) for field, part in found if part != field.default}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value.hex() if isinstance(value, bytes) else value


def _value(kind: Any, plain: Any) -> object:
    if get_origin(kind) is UnionType:
        return None if plain is None else _value(get_args(kind)[0], plain)
    if is_dataclass(kind):
        hints = _hints(cast(type, kind))
        return cast(type, kind)(**{name: _value(hints[name], part) for name, part in plain.items()})
    if get_origin(kind) is tuple and isinstance(plain, list):
        return tuple(_value(get_args(kind)[0], part) for part in plain)
    if kind is bytes or issubclass(kind, Enum):
        return bytes.fromhex(plain) if kind is bytes else kind(plain)
    if not isinstance(plain, kind):
        raise ValueError(f"{plain!r} is no {kind.__name__}")
    return cast(object, plain)
