"""The pages of `benchmarks.live`: sockets in a process of their own, so that their cost is not the bot's.

Reads an order a line from its input, as JSON, and answers each with a line.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import time
from contextlib import suppress
from typing import Any

import aiohttp

from bot.ui.pages.custom_ids import Verb, read_id

BROWSERS = 15
"""Compression that browsers offer, as the logarithm of its window."""
RETRY_SECONDS = 0.2
PATIENCE = 3.0
"""Seconds until a page moves again."""
AT_ONCE = 50
"""Sockets that are opened at the same time."""


class Page:
    """One page: it reads what it is told, and connects again when it is cut off."""

    def __init__(self, address: str, table: str, room: int) -> None:
        self.address, self.table, self.room = address, table, room
        self.shown: list[tuple[int, float]] = []
        """The versions that it was told, and when."""
        self.bytes = 0
        self.still = 0
        """Documents of tables that asked for no animation."""
        self.moved = 0.0
        self.made: dict[int, tuple[float, int]] = {}
        """By move, when it was asked for and the version after it; 0: refused."""
        self.document: dict[str, Any] = {}
        self.seen = asyncio.Event()
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def live(self, client: aiohttp.ClientSession) -> None:
        """Look at the table until cancelled."""
        while True:
            with suppress(aiohttp.ClientError, ConnectionError):
                async with client.ws_connect(self.address, compress=BROWSERS, max_msg_size=0) as self._socket:
                    await self._socket.send_json({"do": "open", "table": self.table, "room": self.room})
                    async for message in self._socket:
                        if message.type is not aiohttp.WSMsgType.TEXT:
                            break
                        self._told(message.data)
            await asyncio.sleep(RETRY_SECONDS)

    def _told(self, text: str) -> None:
        now = time.perf_counter()
        self.bytes += len(text)
        document = json.loads(text)
        if document["is"] == "table":
            self.document = document
            self.shown.append((document["version"], now))
            self.still += document.get("still", False)
            self.seen.set()
        elif document["is"] in ("done", "refused") and document["id"] in self.made:
            self.made[document["id"]] = (self.made[document["id"]][0], document.get("version", 0))

    def moves(self) -> list[dict[str, str]]:
        """What this page may ask for now."""
        found = [{"do": "move", "text": move["text"]} for tile in self.document["hand"] for move in tile["moves"]]
        found += [{"do": "move", "text": move["text"]} for move in self.document["captures"]]
        for button in self.document["buttons"]:
            control = read_id(button["id"])
            if button["enabled"] and control is not None and control.verb in (Verb.DO, Verb.READY):
                found.append({"do": "press", "button": button["id"]})
        return found if time.perf_counter() - self.moved > PATIENCE else []

    async def move(self, asked: dict[str, str]) -> None:
        """Ask for a move."""
        self.moved = time.perf_counter()
        number = len(self.made) + 1
        self.made[number] = (self.moved, 0)
        if self._socket is not None:
            with suppress(ConnectionError):
                await self._socket.send_json({**asked, "id": number, "version": self.document["version"]})


class Pages:
    """All pages, and what can be ordered."""

    def __init__(self, client: aiohttp.ClientSession) -> None:
        self._client, self._rng = client, random.Random(1)
        self.pages: list[Page] = []
        self._lives: list[asyncio.Task[None]] = []

    async def open(self, pages: list[tuple[str, str, int]]) -> dict[str, Any]:
        """Open pages, each with its address, table and room."""
        began, first = time.perf_counter(), len(self.pages)
        for at in range(0, len(pages), AT_ONCE):
            some = [Page(*page) for page in pages[at : at + AT_ONCE]]
            self.pages += some
            self._lives += [asyncio.create_task(page.live(self._client)) for page in some]
            with suppress(TimeoutError):
                async with asyncio.timeout(60):
                    await asyncio.gather(*(page.seen.wait() for page in some))
        opened = sum(page.seen.is_set() for page in self.pages[first:])
        return {"opened": opened, "seconds": time.perf_counter() - began}

    async def close(self) -> dict[str, Any]:
        """Close all pages."""
        for task in self._lives:
            task.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        self.pages, self._lives = [], []
        return {}

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Move on random pages at a rate, and return the times when pages saw the moves."""
        for page in self.pages:
            page.shown, page.made, page.bytes, page.still = page.shown[-1:], {}, 0, 0
        at = time.perf_counter()
        end = at + seconds
        while (at := at + self._rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            for page in self._rng.sample(self.pages, len(self.pages)):
                if possible := page.moves():
                    await page.move(self._rng.choice(possible))
                    break
        await asyncio.sleep(max(0.0, end - time.perf_counter()))
        await asyncio.sleep(PATIENCE)  # the last moves arrive
        moves = [(page.table, version, sent) for page in self.pages for sent, version in page.made.values()]
        shown = [(page.table, page.shown) for page in self.pages]
        documents = sum(len(page.shown) - 1 for page in self.pages)
        told = {"documents": documents, "bytes": sum(page.bytes for page in self.pages)}
        return {"moves": moves, "shown": shown, "still": sum(page.still for page in self.pages), **told}

    async def forget(self) -> dict[str, Any]:
        """Count all pages as cut off."""
        for page in self.pages:
            page.seen.clear()
        return {}

    async def back(self, seconds: float) -> dict[str, Any]:
        """Wait until every page has been told its table since then. Returns when each was, by the monotonic clock."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(page.seen.wait() for page in self.pages))
        return {"back": [page.shown[-1][1] for page in self.pages if page.seen.is_set()]}


async def main() -> None:
    """Carry out orders until the input ends."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as client:
        pages = Pages(client)
        while line := await asyncio.to_thread(sys.stdin.readline):
            order = json.loads(line)
            print(json.dumps(await getattr(pages, order.pop("order"))(**order)), flush=True)
        await pages.close()


if __name__ == "__main__":
    asyncio.run(main())
