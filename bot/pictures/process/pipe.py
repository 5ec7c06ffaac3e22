"""The messages between the bot and its drawing process.

A message is its length in four bytes and a pickle. A subject goes in, its `Picture` or a `Failure` comes out, in the
same order. The first message out is `READY`.
"""

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
    """A picture that could not be drawn. `reason` names the error and its lines, never the subject."""

    reason: str


def reason(error: BaseException) -> str:
    """The type and place of an error. Its text is left out: it may name a hidden tile."""
    lines = [f"{Path(frame.f_code.co_filename).name}:{line}" for frame, line in traceback.walk_tb(error.__traceback__)]
    return f"{type(error).__name__} at {' < '.join(reversed(lines[-4:])) or 'an unknown place'}"


def message(content: object) -> bytes:
    """The bytes of a message."""
    data = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def content(data: bytes) -> Any:
    """The content of a message. Raises ValueError for bytes that are none."""
    try:
        return pickle.loads(data)
    except (pickle.UnpicklingError, EOFError) as error:
        raise ValueError from error
