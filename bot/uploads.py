"""Messages with files leave in one piece.

discord.py makes an `aiohttp.FormData` of each, which leaves in a dozen small pieces: every one is a call of the system
and, encrypted, a record of its own. With the objects made for them they took a tenth of the event loop's time.
"""

from __future__ import annotations

from io import BytesIO, IOBase
from secrets import token_hex
from typing import Any

import aiohttp


class Form(aiohttp.FormData):
    """Takes fields as `FormData` does, and puts the whole body together at once."""

    def __init__(self, *_: object, **__: object) -> None:  # the other one's would prepare for its own way
        self._boundary = token_hex(16)
        self._pieces: list[bytes] = []

    def add_field(self, name: str, value: Any, *, filename: str | None = None, **described: str | None) -> None:
        """A text, or a file that is read from where it stands. Raises ValueError for a name of several lines."""
        head = f'Content-Disposition: form-data; name="{_quoted(name)}"'
        if filename is not None:
            head += f'; filename="{_quoted(filename)}"'
        if kind := described.get("content_type"):
            head += f"\r\nContent-Type: {kind}"
        data = value.read() if isinstance(value, IOBase) else str(value).encode()
        self._pieces += [f"--{self._boundary}\r\n{head}\r\n\r\n".encode(), data, b"\r\n"]

    def __call__(self) -> aiohttp.BytesIOPayload:
        body = b"".join([*self._pieces, f"--{self._boundary}--\r\n".encode()])
        return aiohttp.BytesIOPayload(BytesIO(body), content_type=f"multipart/form-data; boundary={self._boundary}")


def _quoted(name: str) -> str:
    if not name.isprintable():
        raise ValueError("a name in a form stands on one line")
    return name.replace("\\", "\\\\").replace('"', '\\"')


def upload_in_one_piece() -> None:
    """From now on discord.py does: it knows the form by that name."""
    library: Any = aiohttp
    library.FormData = Form
