"""What goes through the pipes between the bot and its drawing process.

A message is its length in four bytes and a pickle, either way: a subject goes in, its `Picture` or a `Failure` comes
out, in the same order. The first message out is `READY`.
"""

from __future__ import annotations

import pickle
import struct
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LENGTH = struct.Struct(">I")
READY = "ready"


@dataclass(frozen=True, slots=True)
class Failure:
    """A picture that could not be drawn. `reason` names the error and the lines, never what was to be drawn."""

    reason: str


def reason(error: BaseException) -> str:
    """What failed and where. The error's own text is left out: it may name a tile that nobody may read in a log."""
    lines = [f"{Path(frame.f_code.co_filename).name}:{line}" for frame, line in traceback.walk_tb(error.__traceback__)]
    return f"{type(error).__name__} at {' < '.join(reversed(lines[-4:])) or 'an unknown place'}"


def message(content: object) -> bytes:
    """As it goes through a pipe."""
    data = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def content(data: bytes) -> Any:
    """What was in a message; raises ValueError for what is none."""
    try:
        return pickle.loads(data)
    except (pickle.UnpicklingError, EOFError) as error:
        raise ValueError from error
