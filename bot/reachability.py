"""Tracks whether Discord is reachable: its gateway brings clicks, its API takes answers.

The gateway is away from a broken connection or silence until a session is up again. The API is away from the first
request without an answer, with a 5xx or with Cloudflare's 429 (without Discord's `Via`), until the next answer;
meanwhile it is asked repeatedly. Times are seconds of a monotonic clock.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.ui.channel.discord_errors import DISCORD_ERRORS

SILENT: Final = 50.0
"""Seconds of silence after which the gateway is away. It answers a heartbeat every 41 seconds."""
STEADY: Final = 10.0
"""Seconds after which a connection of the gateway has lasted."""
LATELY: Final = 15.0
"""Before a deadline, the API is asked if its last answer is older (seconds)."""
UNSURE: Final = 60.0
"""If it does not answer then, it counts as away since its last answer, at most this long (seconds)."""
ASK_PAUSE: Final = 5.0
ASK_PATIENCE: Final = 10.0
"""The pause between two questions, and the time limit of one (seconds)."""


class Reachability:
    """Listens to the client's events and requests. Calls `tell` with the start of an outage, again if an earlier start
    turns out, and with None at its end. `ask` makes a request of Discord."""

    def __init__(
        self,
        monotonic: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]],
        ask: Callable[[], Awaitable[object]],
        tell: Callable[[float | None], None],
        shards: Iterable[int] = (0,),
    ) -> None:
        self._monotonic = monotonic
        self._sleep = sleep
        self._ask = ask
        self._listener = tell
        self._gateway: float | None = monotonic()
        """The start of the gateway's absence; it is away until the client has connected."""
        self._api: float | None = None
        self._away = set(shards)
        """The shards without a connection. The gateway is up when all have one."""
        self._frame: float | None = None
        """The time of the gateway's last word; None: never."""
        self._up = monotonic()
        """When the gateway last came up."""
        self.connections = 0
        """How often a shard has connected or resumed."""
        self._steady = monotonic()
        """The end of the gateway's last connection that lasted, or the start."""
        self._answer = monotonic()
        """The time of the API's last answer."""
        self._told = self.since
        """The start of the outage that was told last; None: its end."""
        self._asking: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def since(self) -> float | None:
        """The start of the current outage, or None."""
        return min((when for when in (self._gateway, self._api) if when is not None), default=None)

    @property
    def gateway(self) -> tuple[float, float | None]:
        """For how many seconds the gateway's connection has lasted, and how long its last word is ago (None: never)."""
        now = self._monotonic()
        return now - self._up, None if self._frame is None else now - self._frame

    def unsteady(self) -> float:
        """For how many seconds the gateway has had no connection that lasted. One that breaks again and again is none,
        although each lasts for a moment."""
        now = self._monotonic()
        if self._gateway is None and now - self._up >= STEADY:
            return 0.0
        return now - self._steady

    def event(self, name: str, shard: int = 0) -> None:
        """Handle an event of the client, maybe of one shard."""
        now = self._monotonic()
        match name:
            case "socket_raw_receive":
                self._frame = now
                if not self._away:
                    self._gateway = None
            case "connect" | "resumed":
                self.connections += 1
                self._away.discard(shard)
                if not self._away:
                    self._gateway, self._up = None, now
            case "disconnect":
                self._away.add(shard)
                self._lose_gateway(self._frame if self._silent(now) else now)
            case _:
                return
        self._tell()

    def answered(self) -> None:
        """The API answered a request."""
        self._answer, self._api = self._monotonic(), None
        self._tell()

    def failed(self, since: float | None = None) -> None:
        """The API did not answer a request."""
        begun = self._monotonic() if since is None else since
        self._api = begun if self._api is None else min(begun, self._api)
        self._tell()
        if self._asking is None and not self._closed:
            self._asking = asyncio.create_task(self._ask_until_answered(), name="is Discord there again?")

    async def confirmed(self) -> bool:
        """Whether people can play now. Called before a deadline; asks the API if its last answer is old."""
        now = self._monotonic()
        if self._silent(now):
            self._lose_gateway(self._frame)
        self._tell()
        if self.since is None and self._frame is not None and now - self._answer > LATELY:
            await self._ask_once()
            if self._answer < now:
                self.failed(max(self._answer, now - UNSURE))
        return self.since is None

    async def close(self) -> None:
        """Stop asking."""
        self._closed = True
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait([self._asking])

    def trace(self) -> aiohttp.TraceConfig:
        """A trace of the client's requests for `answered` and `failed`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._on_end)
        trace.on_request_exception.append(self._on_exception)
        return trace

    async def _on_end(self, _: object, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
        if not of_api(str(ended.url)):
            return
        banned = ended.response.status == 429 and "Via" not in ended.response.headers
        if banned or ended.response.status >= 500:
            self.failed()
        else:
            self.answered()

    async def _on_exception(self, _: object, __: object, ended: aiohttp.TraceRequestExceptionParams) -> None:
        if of_api(str(ended.url)) and isinstance(ended.exception, (aiohttp.ClientError, OSError)):
            self.failed()

    def _silent(self, now: float) -> bool:
        return self._frame is not None and now - self._frame > SILENT

    def _lose_gateway(self, since: float | None) -> None:
        if self._gateway is None:
            self._gateway = since
            if since is not None and since - self._up >= STEADY:
                self._steady = since

    def _tell(self) -> None:
        since = self.since
        if since != self._told:
            self._told = since
            self._listener(since)

    async def _ask_until_answered(self) -> None:
        try:
            while self._api is not None:
                await self._ask_once()
                if self._api is not None:
                    await self._sleep(ASK_PAUSE)
        finally:
            self._asking = None

    async def _ask_once(self) -> None:
        with suppress(*DISCORD_ERRORS):
            await asyncio.wait_for(self._ask(), ASK_PATIENCE)


def of_api(url: str) -> bool:
    """Whether a request goes to Discord's API, and not to its gateway or elsewhere."""
    return url.startswith(discord.http.Route.BASE)
