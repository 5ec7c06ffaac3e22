"""What a script for the stand-in is made of, and what the stand-in remembers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.wire.shapes import Json, Message, User


@dataclass(frozen=True)
class Fault:
    """What a request gets instead of its answer: an error of Discord's, or a connection that breaks."""

    status: int = 0
    code: int = 0
    retry_after: float | None = None
    from_discord: bool = True
    """Whether the answer carries the `Via` header, which Cloudflare's own refusals lack."""
    done_first: bool = False
    """The request is carried out, and then its answer is lost."""
    hold: asyncio.Event | None = None
    """Set this to let the request, which waits for it, go on; it is then answered as usual. With `done_first` it has
    been carried out, and only its answer waits."""
    kill: bool = False
    """The bot is killed as soon as the request arrives, or (with `done_first`) when it has been carried out."""


RESET = Fault()
DOWN = Fault(503)
LOST = Fault(done_first=True)


class Gone(Exception):
    """The bot's process has ended while a test waited for it."""


class Refusal(Exception):
    """Discord's answer to a request that it does not take."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


@dataclass
class Request:
    """A request of the bot, and how it was answered (0: not at all)."""

    call: str
    body: Any
    files: dict[str, bytes]
    address: Mapping[str, str]
    status: int = 0


@dataclass
class Interaction:
    """A click or command."""

    id: int
    token: str
    channel: int
    user: User
    custom_id: str = ""
    message: Message | None = None
    answer: Json | None = None
    """The callback that was accepted: the person has seen it."""
    shown: Message | None = None
    """The message that the answer, and later edits of it, are shown in."""


@dataclass
class Session:
    """The bot's session at the gateway, with all events sent, so that a resume can send them again."""

    id: str
    shard: tuple[int, int] = (0, 1)
    """Its number, and how many there are."""
    events: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    def concerns(self, guild: int) -> bool:
        """Whether a server belongs to its shard."""
        number, count = self.shard
        return (guild >> 22) % count == number
