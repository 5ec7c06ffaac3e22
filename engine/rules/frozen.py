"""Values that nobody changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen(kind: type[T]) -> type[T]:
    """A frozen dataclass for what is made with every move or round. That nothing is changed is left to mypy: a class
    that watches over it at run time takes three times as long to make one."""
    return dataclass(slots=True, unsafe_hash=True)(kind)
