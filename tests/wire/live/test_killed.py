"""One of two processes is killed while pages are open: pages of the other one go on, and its own come back."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.live.sessions import Session, Sessions, signing_key
from engine.units import HOUR
from tests.engine.store.postgres import emptied
from tests.wire.conftest import Launcher, RealClock, kill
from tests.wire.discord import WireDiscord
from tests.wire.live.conftest import INSIDE, Page
from tests.wire.people import ANA, BO, People
from tests.wire.shapes import CHANNEL, CLIENT_SECRET, NEXT_SERVER, Json, User, guild_of

pytestmark = pytest.mark.postgres


class Process:
    """One of two processes, with its shard and its port for pages."""

    def __init__(self, launcher: Launcher, http: aiohttp.ClientSession, url: str, shard: int) -> None:
        self.launcher, self._http, self._url, self.shard = launcher, http, url, shard
        self.channel = CHANNEL + NEXT_SERVER * shard
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]

    async def start(self, wire: WireDiscord) -> None:
        """Start it, and wait until Discord has let it in."""
        before = len(wire.identified)
        await self.launcher.start(
            DATABASE_URL=self._url,
            SHARD_COUNT="2",
            SHARD_IDS=str(self.shard),
            LIVE_PORT=str(self._port),
            DISCORD_CLIENT_SECRET=CLIENT_SECRET,
            lease_seconds=2,
        )
        await wire.connected(before + 1)

    async def kill(self) -> None:
        """Kill it, and wait until it is gone."""
        assert self.launcher.running
        kill(self.launcher.running)
        assert await self.launcher.running.status() == -signal.SIGKILL

    def session(self, user: User) -> str:
        """A session as this process signs it for a person in its channel."""
        until = int(RealClock.now()) + HOUR
        place = (guild_of(self.shard), self.channel)
        return Sessions(signing_key(CLIENT_SECRET)).sign(Session(user.id, user.name, *place, "en-US", until, "i-1"))

    async def page(self, session: str, table: str) -> tuple[Page, Json]:
        """A page, and the table that it is told first."""
        asked = {"session": session, "table": table, "room": "700"}
        address = f"http://127.0.0.1:{self._port}/{self.shard}/socket"
        page = Page(await self._http.ws_connect(address, params=asked, headers={"Origin": INSIDE}))
        return page, await page.told("table", "end")


@asynccontextmanager
async def processes(line: subprocess.Popen[str], wire: WireDiscord, path: Path) -> AsyncIterator[list[Process]]:
    """Both processes, on one database."""
    wire.servers = 2
    async with emptied(bare=True) as url, aiohttp.ClientSession() as http:
        found = [Process(Launcher(line, path / str(shard), wire), http, url, shard) for shard in range(2)]
        try:
            for process in found:
                process.launcher.path.mkdir()
                await process.start(wire)
            yield found
        finally:
            for process in found:
                await process.launcher.end()


async def move(page: Page, document: Any) -> int:
    """Play the first tile that fits. Gives the version after it."""
    text = next(tile["moves"][0]["text"] for tile in document["hand"] if tile["moves"])
    done = await page.ask(do="move", table=document["id"], version=document["version"], text=text)
    assert done["is"] == "done"
    return int(done["version"])


async def test_pages_of_a_killed_process_come_back_and_those_of_the_other_go_on(
    line: subprocess.Popen[str], wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    async with processes(line, wire, tmp_path) as both:
        killed = both[0]
        tables = [await people.begin(ANA, BO, channel=process.channel) for process in both]
        sessions = [{user.id: process.session(user) for user in (ANA, BO)} for process in both]
        shown = []
        for process, table, signed in zip(both, tables, sessions, strict=True):
            pages = [await process.page(signed[user.id], table) for user in (ANA, BO)]
            shown.append(pages)
        movers = [next(one for one in pages if any(tile["moves"] for tile in one[1]["hand"])) for pages in shown]
        before = await move(*movers[0])
        await killed.kill()
        for page, _ in shown[0]:
            while not page.socket.closed:
                await page.socket.receive()
        after = await move(*movers[1])
        ((page, document),) = (one for one in shown[1] if one is not movers[1])
        while document["version"] < after:
            document = await page.told("table")
        await killed.start(wire)
        back = [await killed.page(sessions[0][user.id], tables[0]) for user in (ANA, BO)]
        assert all(document["version"] >= before for _, document in back), "a pass may follow by itself"
        assert [document["seat"] is not None for _, document in back] == [True, True]
        while not (able := [one for one in back if any(tile["moves"] for tile in one[1]["hand"])]):
            back = [(page, await page.told("table")) for page, _ in back]
        assert await move(*able[-1]) > before
        for process in both:
            process.launcher.orderly()
