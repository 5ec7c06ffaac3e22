"""What a host can watch: numbers for Prometheus, the log as JSON, and errors that a webhook gets."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families

from bot import __version__, cli, client, heartbeat, watching
from bot.commands import health
from bot.commands.run import FATAL_CODES
from bot.reachability import STEADY
from bot.watching import Webhook
from tests.engine.tables.world import FakeClock
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Hurry, Launcher, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, People


@pytest.fixture
def port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def numbers(port: int) -> dict[str, float]:
    """Boneyard's numbers, by name and labels."""
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as answer:
        families = text_string_to_metric_families(await answer.text())
    samples = [sample for family in families if family.name.startswith("boneyard") for sample in family.samples]
    assert {label for sample in samples for label in sample.labels} <= {"le", "status", "remedy", "version"}
    return {" ".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}


async def test_prometheus_reads_numbers_without_ids(
    launcher: Launcher,
    wire: WireDiscord,
    people: People,
    port: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await launcher.start(METRICS_PORT=str(port), LOG_FORMAT="json")
    await wire.connected()
    await people.begin(ANA, robots=1)
    await people.play(ANA, moves=1)
    found = await numbers(port)
    assert found["boneyard_answer_seconds_count"] == len(wire.of("callback"))
    assert 0 < found["boneyard_answer_seconds_sum"] < 3600, "counted from each click, on a machine however busy"
    assert found["boneyard_queue_seconds"] >= 0
    assert found["boneyard_commits_total"] > 5
    assert found["boneyard_requests_total 200"] > 1
    assert (found["boneyard_open_tables"], found["boneyard_leases"]) == (1, 1)
    assert (found["boneyard_servers"], found["boneyard_gateway_connections"]) == (1, 1)
    assert found["boneyard_heartbeat_age_seconds"] >= 0
    assert found["boneyard_gateway_away_seconds"] >= 0
    assert found["boneyard_backup_age_seconds"] == -1
    assert found["boneyard_database_bytes"] > 100_000
    assert found[f"boneyard_version {__version__}"] == 1
    monkeypatch.setenv("METRICS_PORT", str(port))
    assert await asyncio.to_thread(cli.main, ["status"]) == 0
    assert "Open tables:\n  all: 1\n" in capsys.readouterr().out
    lines = [json.loads(line) for line in launcher.said().splitlines() if line.startswith("{")]
    assert {"timestamp", "levelname", "name", "message"} <= set(lines[0])


Report = tuple[bool, float, float]
"""Whether `boneyard health` calls a bot alive, and the numbers of the gateway's absence and connections."""


@asynccontextmanager
async def reported(
    wire: WireDiscord, path: Path, port: int
) -> AsyncIterator[Callable[[float, int], Awaitable[Report]]]:
    """A bot, and a function that reports what its host sees some seconds after the bot has had a number of connections.
    The bot still has the last one, unless the stand-in is speechless."""
    clock = FakeClock()
    async with running(wire, path, clock=clock, numbers=port) as bot:

        async def report(later: float, connections: int) -> Report:
            await wire.until(lambda: bot.reachability.connections == connections)
            await wire.until(lambda: (bot.reachability.since is None) == (wire.speechless is None))
            clock.time += later
            heartbeat.beat(path, clock.now(), bot.reachability.unsteady())
            alive, _ = health.verdict(heartbeat.last(path, clock.now()))
            found = await numbers(port)
            return alive, found["boneyard_gateway_away_seconds"], found["boneyard_gateway_connections"]

        assert await report(STEADY, 1) == (True, 0, 1)
        yield report


async def test_a_gateway_that_breaks_again_and_again_is_seen_by_the_host(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry, port: int
) -> None:
    async with reported(wire, tmp_path, port) as report:
        for broken in range(1, 16):
            await wire.drop(4000)
            assert await report(4, broken + 1) == (4 * broken < 60, 4 * broken, broken + 1)
        assert await report(STEADY, 16) == (True, 0, 16), "the last connection has lasted"


async def test_a_gateway_that_stays_away_for_a_minute_is_seen_by_the_host(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry, port: int
) -> None:
    async with reported(wire, tmp_path, port) as report:
        wire.speechless = asyncio.Event()
        await wire.drop(4000)
        for later, away in ((40, 40), (19, 59), (1, 60), (3540, 3600)):
            assert await report(later, 1) == (away < 60, away, 1)
        wire.speechless.set()
        wire.speechless = None
        assert await report(STEADY, 2) == (True, 0, 2)


async def test_a_copy_that_goes_while_it_is_looked_at_takes_no_number_away(
    wire: WireDiscord, tmp_path: Path, port: int
) -> None:
    """As the oldest one goes by `--keep`."""
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups/boneyard-20010101-040000.db").symlink_to("gone")
    async with running(wire, tmp_path, numbers=port):
        assert (await numbers(port))["boneyard_backup_age_seconds"] == -1
        (tmp_path / "backups/boneyard-20010102-040000.db").touch()
        assert 0 <= (await numbers(port))["boneyard_backup_age_seconds"] < 3600


async def test_a_taken_port_ends_the_program_with_a_sentence(launcher: Launcher, wire: WireDiscord) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = await launcher.start(METRICS_PORT=str(taken.getsockname()[1]))
        assert await process.status() == 2
    assert "choose another port." in launcher.said()


class Channel:
    """A Discord channel with a webhook."""

    def __init__(self) -> None:
        self.posts: asyncio.Queue[str] = asyncio.Queue()
        self.status = 204
        self.mentions: list[object] = []
        """What each post allows to mention."""

    async def post(self, request: web.Request) -> web.Response:
        sent = await request.json()
        self.mentions.append(sent.get("allowed_mentions"))
        self.posts.put_nowait(sent["content"])
        return web.Response(status=self.status)


@pytest.fixture
async def channel() -> AsyncIterator[tuple[Channel, str]]:
    """A channel and its webhook's address."""
    channel, app = Channel(), web.Application()
    app.router.add_post("/webhook", channel.post)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield channel, f"http://127.0.0.1:{runner.addresses[0][1]}/webhook"
    await runner.cleanup()
    assert channel.mentions
    assert all(one == {"parse": []} for one in channel.mentions), "an error may quote a mention"


async def test_a_webhook_gets_errors_together_and_no_warnings(channel: tuple[Channel, str]) -> None:
    there, address = channel
    webhook = Webhook(address, pause=0.0)
    log = logging.getLogger("test.webhook")
    log.addHandler(webhook)
    log.warning("slow")
    log.error("first")
    assert (await there.posts.get()).startswith("An error: ")
    there.status = 500
    log.error("third")
    await there.posts.get()
    log.error("fourth")
    assert "fourth" in await there.posts.get()
    log.removeHandler(webhook)
    await asyncio.to_thread(webhook.close)


async def test_what_is_left_at_the_end_is_posted(channel: tuple[Channel, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "LAST_SECONDS", HANG_SECONDS)
    there, address = channel
    webhook = Webhook(address, pause=3600.0)
    log = logging.getLogger("test.webhook")
    log.addHandler(webhook)
    log.error("first")
    await there.posts.get()
    log.error("second")
    log.error("third")
    log.removeHandler(webhook)
    await asyncio.to_thread(webhook.close)
    said = there.posts.get_nowait()
    assert said.startswith("2 errors. The newest: ")
    assert said.endswith("third")


async def test_the_webhook_hears_why_the_bot_died(
    launcher: Launcher, wire: WireDiscord, channel: tuple[Channel, str]
) -> None:
    there, address = channel
    wire.refuse_gateway(4004)
    process = await launcher.start(patient=True, ERROR_WEBHOOK=address)
    assert await process.status() == 2
    assert FATAL_CODES[4004] in there.posts.get_nowait()


async def test_the_webhook_hears_of_a_database_that_cannot_be_opened(
    launcher: Launcher, wire: WireDiscord, channel: tuple[Channel, str]
) -> None:
    there, address = channel
    (launcher.path / "boneyard.db").write_text("a shopping list " * 300, encoding="utf-8")
    process = await launcher.start(patient=True, ERROR_WEBHOOK=address)
    assert await process.status() == 2
    assert "file is not a database" in there.posts.get_nowait()


async def test_the_webhook_hears_of_a_wrong_setting(
    launcher: Launcher, wire: WireDiscord, channel: tuple[Channel, str]
) -> None:
    there, address = channel
    process = await launcher.start(patient=True, ERROR_WEBHOOK=address, SHARD_COUNT="none")
    assert await process.status() == 2
    assert "SHARD_COUNT is 'none'" in there.posts.get_nowait()


@pytest.mark.parametrize(("servers", "warned"), [(2, True), (1, False)])
async def test_a_shard_that_soon_has_too_many_servers_is_warned_of(
    wire: WireDiscord,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    servers: int,
    warned: bool,
) -> None:
    monkeypatch.setattr(client, "MANY_SERVERS", 2)
    wire.servers = servers
    async with running(wire, tmp_path) as bot:
        await bot.on_ready()
    assert ("A shard has 2 servers, and Discord refuses more than 2,500" in caplog.text) == warned


async def test_every_line_of_a_log_in_json_is_json_also_the_last(launcher: Launcher, wire: WireDiscord) -> None:
    process = await launcher.start(LOG_FORMAT="json", SHARD_COUNT="none", DISCORD_TOKN="x")
    assert await process.status() == 2
    lines = [json.loads(line) for line in launcher.said().splitlines()]
    assert ["DISCORD_TOKN is no setting" in lines[0]["message"], lines[-1]["levelname"]] == [True, "CRITICAL"]
    assert "SHARD_COUNT is 'none'" in lines[-1]["message"]


async def test_a_script_tells_the_webhook(
    channel: tuple[Channel, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there, address = channel
    monkeypatch.delenv("ERROR_WEBHOOK", raising=False)
    assert await asyncio.to_thread(cli.main, ["tell", "hello"]) == 2
    monkeypatch.setenv("ERROR_WEBHOOK", address)
    assert await asyncio.to_thread(cli.main, ["tell", "hello"]) == 0
    assert there.posts.get_nowait() == "hello"
    there.status = 500
    assert await asyncio.to_thread(cli.main, ["tell", "hello"]) == 1
    assert "answered 500" in capsys.readouterr().err
