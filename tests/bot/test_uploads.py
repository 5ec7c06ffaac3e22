"""A message with files is one body, in one piece."""

from __future__ import annotations

from email import message_from_bytes
from importlib import import_module
from io import BytesIO

import aiohttp
import discord
import pytest
from aiohttp.abc import AbstractStreamWriter

from bot.uploads import Form


class Written(AbstractStreamWriter):
    """Keeps the pieces that are written."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    async def write(self, chunk: bytes | bytearray | memoryview) -> None:
        self.pieces.append(bytes(chunk))

    async def write_eof(self, chunk: bytes = b"") -> None: ...

    async def drain(self) -> None: ...

    def enable_compression(self, encoding: str = "deflate", strategy: int | None = None) -> None: ...

    def enable_chunking(self) -> None: ...

    async def write_headers(self, status_line: str, headers: object) -> None: ...


def posted(*files: discord.File) -> Form:
    """The form that discord.py fills for a message with these files."""
    form = Form(quote_fields=False)
    form.add_field(name="payload_json", value='{"content": "Añá"}')
    for at, file in enumerate(files):
        kind = "application/octet-stream"
        form.add_field(name=f"files[{at}]", value=file.fp, filename=file.filename, content_type=kind)
    return form


async def test_it_leaves_in_one_piece_that_says_what_it_is_made_of() -> None:
    body = posted(discord.File(BytesIO(b"\r\n--\x00board"), "board.png"), discord.File(BytesIO(b"hand"), "hand.png"))()
    written = Written()
    await body.write(written)
    assert len(written.pieces) == 1
    assert body.size == len(written.pieces[0])
    read = message_from_bytes(f"Content-Type: {body.headers['Content-Type']}\r\n\r\n".encode() + written.pieces[0])
    parts = [part for part in read.walk() if not part.is_multipart()]
    assert [part.get_param("name", header="content-disposition") for part in parts] == [
        *("payload_json", "files[0]", "files[1]")
    ]
    assert [part.get_filename() for part in parts] == [None, "board.png", "hand.png"]
    assert [part.get_payload(decode=True) for part in parts] == [
        '{"content": "Añá"}'.encode(),
        b"\r\n--\x00board",
        b"hand",
    ]


def test_a_file_is_sent_again_from_its_beginning() -> None:
    file = discord.File(BytesIO(b"board"), "board.png")
    for attempt in range(2):
        file.reset(seek=attempt)
        assert b"\r\n\r\nboard\r\n" in posted(file)().decode().encode()


def test_a_name_cannot_end_its_quotes_or_its_line() -> None:
    assert r'filename="a\"b.txt"' in posted(discord.File(BytesIO(b""), 'a"b.txt'))().decode()
    with pytest.raises(ValueError, match="one line"):
        posted(discord.File(BytesIO(b""), "a\r\nb.txt"))


def test_it_is_the_form_that_the_library_fills() -> None:
    import_module("bot.client")
    assert vars(aiohttp)["FormData"] is Form
