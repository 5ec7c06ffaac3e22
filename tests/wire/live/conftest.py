"""The live board of a bot that the stand-in for Discord knows, and what pages send it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.client import Boneyard
from bot.words import words_for
from tests.wire.conftest import RealClock, running
from tests.wire.discord import WireDiscord
from tests.wire.shapes import (
    APPLICATION,
    CHANNEL,
    GUILD,
    Json,
    User,
    instance_payload,
)

WORDS = words_for()
REFUSED = (403, WORDS("board.live_refused"))
INSIDE = f"https://{APPLICATION}.discordsays.com"


class Clock(RealClock):
    """Time as it is, and as much later as a test says."""

    later = 0.0

    @classmethod
    def now(cls) -> float:
        return RealClock.now() + cls.later

    @classmethod
    def monotonic(cls) -> float:
        return RealClock.monotonic() + cls.later


@pytest.fixture(autouse=True)
def clock() -> Iterator[type[Clock]]:
    """The clock of a test, which begins on time."""
    Clock.later = 0.0
    yield Clock
    Clock.later = 0.0


class Page:
    """The page inside Discord of one person."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket, self.number = socket, 0

    async def told(self, *kinds: str) -> Any:
        """The next document of one of these kinds."""
        while (document := await self.socket.receive_json())["is"] not in kinds:
            pass
        return document

    async def open(self, table: str) -> Any:
        """Look at a table. Gives its document, or the end."""
        await self.socket.send_json({"do": "open", "table": table})
        return await self.told("table", "end")

    async def ask(self, **asked: Any) -> Any:
        """The answer to a request."""
        self.number += 1
        await self.socket.send_json({"id": self.number, **asked})
        return await self.told("done", "refused")


class Live:
    """The live board of a bot that is connected to the stand-in, and what pages send it."""

    def __init__(self, wire: WireDiscord, bot: Boneyard, http: aiohttp.ClientSession) -> None:
        self.wire, self.bot, self.http, self.codes = wire, bot, http, 0
        assert bot._live is not None
        self.server = bot._live
        self.address = self.server.address

    def asked(self, user: User, *others: User, channel: int = CHANNEL, guild: int | None = GUILD) -> Json:
        """What the page of a person sends who has opened the activity with others."""
        self.codes += 1
        code, instance = f"code-{self.codes}", f"i-{self.codes}-gc-{guild}-{channel}"
        self.wire.codes[code] = user
        self.wire.instances[instance] = instance_payload(instance, [user, *others], channel, guild)
        return {"code": code, "instance": instance, "channel": str(channel), "guild": guild and str(guild)}

    async def enter(self, asked: object, *, at: str = "", **headers: str | None) -> tuple[int, str]:
        """Ask for a session, at a shard's path. Gives the status and the text."""
        sent = {name: value for name, value in {"Origin": INSIDE, **headers}.items() if value is not None}
        body = asked if isinstance(asked, bytes) else json.dumps(asked).encode()
        async with self.http.post(f"{self.address}{at}session", data=body, headers=sent) as answer:
            return answer.status, await answer.text()

    async def session(self, user: User, **place: Any) -> Json:
        """A person's session, and the table to open."""
        status, text = await self.enter(self.asked(user, **place))
        assert status == 200, text
        found: Json = json.loads(text)
        return found

    async def page(self, session: str, origin: str | None = INSIDE, *, at: str = "") -> Page:
        """The page with this session, at a shard's path."""
        headers = {} if origin is None else {"Origin": origin}
        to = f"{self.address}{at}socket"
        page = Page(await self.http.ws_connect(to, params={"session": session}, headers=headers))
        await page.told("hello")
        return page

    async def refuses(self, session: str, status: int = 403, origin: str | None = INSIDE) -> None:
        """No socket opens."""
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await self.page(session, origin)
        assert refused.value.status == status


@asynccontextmanager
async def opened(wire: WireDiscord, path: Path) -> AsyncIterator[Live]:
    async with (
        running(wire, path, live=("127.0.0.1", 0), clock=Clock) as bot,
        aiohttp.ClientSession() as http,
    ):
        yield Live(wire, bot, http)


@pytest.fixture
async def live(wire: WireDiscord, tmp_path: Path, hurry: object) -> AsyncIterator[Live]:
    """The bot with its live board."""
    async with opened(wire, tmp_path) as found:
        yield found
