"""Custom ids: what a button or menu stands for, readable by any later process.

    b1:<table>:<version>:<verb>[:<argument>]      b1:k3m9qrst:17:do:6|4@3

`b1` is the version of the grammar. The argument of a move is its short text. Nothing secret is ever in an id that
others can see: moves stand only on panels that Discord shows to one person.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PREFIX = "b1"
LONGEST = 100
NO_TABLE = "-"
"""Stands for the table where a control belongs to none."""

_SHAPE = re.compile(r"b1:([a-z0-9]{1,16}|-):(\d{1,9}):([a-z_]{1,16})(?::([ -~]{1,70}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class ControlId:
    """A control of the table `table` as it was at `version`."""

    table: str
    version: int
    verb: str
    argument: str = ""

    def text(self) -> str:
        """The custom id; `read_id` reads it back. Raises ValueError for what the grammar cannot hold."""
        text = f"{PREFIX}:{self.table}:{self.version}:{self.verb}"
        if self.argument:
            text += f":{self.argument}"
        if len(text) > LONGEST or _SHAPE.fullmatch(text) is None:
            raise ValueError(f"no custom id: {text!r}")
        return text


def read_id(text: str) -> ControlId | None:
    """Read a custom id; None if it is none of ours, or of a grammar that this program does not know."""
    found = _SHAPE.fullmatch(text)
    if found is None or len(text) > LONGEST:
        return None
    return ControlId(found[1], int(found[2]), found[3], found[4] or "")
