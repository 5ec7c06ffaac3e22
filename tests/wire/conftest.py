"""The stand-in with the bot on it, in this process or in one of its own."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import discord
import pytest
import yarl

from bot.client import Boneyard, build_client
from bot.config import Secret, Settings
from bot.pictures.process.worker import Painter
from bot.setup import Setup
from bot.ui.channel.discord_errors import PAUSES
from bot.ui.channel.event_boards import REST_SECONDS
from bot.watching import watched
from tests.databases import put_database
from tests.engine.tables.world import FakeClock
from tests.no_pictures import NoPictures
from tests.patience import ALARM, HANG_SECONDS
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, STRANGER, People
from tests.wire.shapes import CLIENT_SECRET, TOKEN

ROOT = Path(__file__).parents[2]


class Hurry:
    """`asyncio` for the library: its pauses before it tries again are noted and not waited for."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float, result: Any = None) -> Any:
        """No time passes."""
        self.pauses.append(seconds)
        return await asyncio.sleep(0, result)


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch, unhurried: None) -> AsyncIterator[WireDiscord]:
    """The stand-in, with the library pointed at it. A malformed request fails the test."""
    async with WireDiscord(ANA, BO, CHLOE, STRANGER) as standing:
        monkeypatch.setattr(discord.http.Route, "BASE", standing.base)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(standing.gateway))
        yield standing
    assert standing.wrong == []


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> Hurry:
    """The library does not wait before it tries again."""
    fast = Hurry()
    for module in (discord.http, discord.client, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", fast)
    return fast


@pytest.fixture
def people(wire: WireDiscord) -> People:
    """The people."""
    return People(wire)


class RealClock:
    """Time as it is, without the bot's short pauses before it writes again."""

    now = staticmethod(time.time)
    monotonic = staticmethod(time.monotonic)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0 if seconds in (*PAUSES, REST_SECONDS) else seconds)


@asynccontextmanager
async def running(
    wire: WireDiscord,
    path: Path,
    *,
    painter: Painter | None = None,
    seed: int = 1,
    tile_emojis: bool = False,
    clock: type[RealClock] | FakeClock = RealClock,
    draw: Callable[[int], bytes] | None = None,
    shards: int = 1,
    serves: tuple[int, ...] = (),
    url: str = "",
    live: tuple[str, int] | None = None,
    numbers: int | None = None,
) -> AsyncIterator[Boneyard]:
    """The real client on a database in `path` (or at `url`), connected to the stand-in; closed at the end. It `serves`
    these shards, or all. There are no pictures without a painter, no seed chains without `draw`, no live board without
    `live`, and no numbers without their port."""
    if not url:
        put_database(path / "boneyard.db")
    serves = serves or tuple(range(shards))
    settings = Settings(
        *(Secret(TOKEN), Secret(url or f"sqlite:///{path / 'boneyard.db'}"), path, "INFO", shards, serves),
        live=live,
        client_secret=Secret(CLIENT_SECRET) if live else None,
        metrics_port=numbers,
    )
    client = build_client(
        settings,
        setup=Setup(
            now=clock.now,
            monotonic=clock.monotonic,
            sleep=clock.sleep,
            rng=random.Random(seed),
            draw=draw,
            painter=painter or NoPictures(),
            tile_emojis=tile_emojis,
            paced=False,
        ),
    )
    client._connection.guild_ready_timeout = 0.0
    begun = len(wire.identified)
    async with watched(client, settings):
        serving = asyncio.create_task(client.start(TOKEN))
        try:
            waiting = asyncio.create_task(wire.connected(begun + len(serves)))
            await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                waiting.cancel()
                await serving
            await waiting
            yield client
        finally:
            await client.close()
            with suppress(asyncio.CancelledError):
                await serving


@pytest.fixture
async def bot(wire: WireDiscord, tmp_path: Path, hurry: Hurry) -> AsyncIterator[Boneyard]:
    """The bot in this process."""
    async with running(wire, tmp_path) as client:
        yield client


@dataclass
class Process:
    """A running `boneyard run`: its number, and a task that gives its exit status."""

    number: int
    ended: asyncio.Task[int]

    async def status(self) -> int:
        """Wait until it has ended."""
        async with asyncio.timeout(HANG_SECONDS):
            return await asyncio.shield(self.ended)


async def _read(report: TextIO) -> dict[str, Any]:
    line = await asyncio.to_thread(report.readline)
    assert line, "the launcher itself has ended: what it said is on standard error"
    facts: dict[str, Any] = json.loads(line)
    return facts


async def _ended(report: TextIO) -> int:
    """Wait for the exit status; every exception that the process logs before rings the alarm."""
    with report:
        while "status" not in (facts := await _read(report)):
            ALARM.hear(facts["error"], facts["kind"])
        return int(facts["status"])


class Launcher:
    """Starts `boneyard run` in processes that the line (see `launch`) forks; their output is in `output`."""

    def __init__(self, line: subprocess.Popen[str], path: Path, wire: WireDiscord) -> None:
        self._line = line
        self._wire = wire
        self.path = path
        self.output = path / "output.txt"
        self.running: Process | None = None

    async def start(
        self,
        *,
        token: str = TOKEN,
        die_after: int | None = None,
        wait_for_click: bool = True,
        drawing_process: bool = False,
        command: Sequence[str] = ("run",),
        die_in_database: int | None = None,
        lease_seconds: int | None = None,
        migrations: Path | None = None,
        die_of: signal.Signals = signal.SIGKILL,
        first: bool = False,
        patient: bool = False,
        **environment: str,
    ) -> Process:
        """Start `boneyard run` or another command; `die_after` counts steps of its event loop until it gets the signal
        `die_of` (see `launch.die_after`), `die_in_database` the work of SQLite; a lease lasts `lease_seconds`;
        `migrations` is a folder to use instead of the program's. It draws in a thread unless `drawing_process`.
        `first`: as process 1 (`needs_numbers`). `patient`: a stop and the error webhook take as long
        as this machine needs."""
        report = self.path / f"report-{len(list(self.path.glob('report-*')))}"
        os.mkfifo(report)
        order = {
            "report": str(report),
            "command": command,
            "die_in_database": die_in_database,
            "lease_seconds": lease_seconds,
            "migrations": str(migrations) if migrations else None,
            "base": self._wire.base,
            "gateway": self._wire.gateway,
            "environment": {"DISCORD_TOKEN": token, "DATA_DIR": str(self.path), **environment},
            "output": str(self.output),
            "die_after": die_after,
            "die_of": die_of,
            "first": first,
            "patient": patient,
            "wait_for_click": wait_for_click,
            "drawing_process": drawing_process,
        }
        assert self._line.stdin
        self._line.stdin.write(json.dumps(order) + "\n")
        self._line.stdin.flush()
        told = await asyncio.to_thread(report.open, encoding="ascii")
        process = Process(number=(await _read(told))["number"], ended=asyncio.create_task(_ended(told)))
        process.ended.add_done_callback(lambda _: self._wire.stir())
        self.running = process
        self._wire.gone = process.ended.done
        self._wire.kill = lambda: kill(process)
        return process

    async def end(self) -> None:
        """Kill what runs."""
        if self.running and not self.running.ended.done():
            with suppress(ProcessLookupError):  # it may have ended, and its launcher not have said so yet
                kill(self.running)
            await self.running.status()

    def said(self) -> str:
        """Everything that the processes have written."""
        return self.output.read_text(encoding="utf-8") if self.output.exists() else ""

    def orderly(self) -> None:
        """The output has no traceback, no complaint of the event loop, and no token."""
        text = self.said()
        for sign in ("Traceback", "never awaited", "never retrieved", "Unclosed", "was destroyed", TOKEN):
            assert sign not in text, text


@pytest.fixture(scope="session")
def line() -> Iterator[subprocess.Popen[str]]:
    """The process that forks the bot's."""
    if not hasattr(os, "fork"):
        pytest.skip("needs fork, which Windows does not have")
    command = (sys.executable, "-m", "tests.wire.launch")
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, text=True) as forking:
        yield forking


@pytest.fixture
async def launcher(line: subprocess.Popen[str], wire: WireDiscord, tmp_path: Path) -> AsyncIterator[Launcher]:
    """Processes of the bot, connected to the stand-in."""
    found = Launcher(line, tmp_path, wire)
    yield found
    await found.end()


needs_numbers = pytest.mark.skipif(
    shutil.which("unshare") is None
    or subprocess.run(("unshare", "--pid", "--fork", "true"), check=False, capture_output=True).returncode != 0,
    reason="needs Linux and the right to give processes numbers of their own",
)


def kill(process: Process, number: int = signal.SIGKILL) -> None:
    """Send a signal to a process that the launcher started. It may have died by itself a moment before."""
    if not process.ended.done():
        with suppress(ProcessLookupError):
            os.kill(process.number, number)
