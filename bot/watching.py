"""For hosts: numbers for Prometheus, and errors for a webhook. Both are off until the settings name a port or address.

No number carries an id of a person, server, channel or table.
"""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
from aiohttp import web
from discord.utils import snowflake_time
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest
from sqlalchemy import Engine, event

from bot import __version__, heartbeat
from bot.client import Boneyard
from bot.config import Settings, SettingsError
from bot.logs import LINE, RedactingFormatter
from bot.posting import post
from bot.ui.channel.discord_errors import remedy_for
from engine.store import StoreUnavailable

log = logging.getLogger(__name__)

LAST_SECONDS = 1.5
"""The time that the end of the program waits for the last post."""
LOOPBACK = "127.0.0.1"
SECONDS = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5)
ANSWERS = Histogram("boneyard_answer_seconds", "From Discord's time of a click to its answer", buckets=SECONDS)
REQUESTS = Counter("boneyard_requests", "Requests to Discord", ["status"])
ERRORS = Counter("boneyard_errors", "Requests that Discord refused or that failed", ["remedy"])
COMMITS = Counter("boneyard_commits", "Transactions of the database")
TABLES = Gauge("boneyard_open_tables", "Open tables")
BACKLOG = Gauge("boneyard_backlog_tables", "Tables to redraw after a start or an outage")
QUEUE = Gauge("boneyard_queue_seconds", "How long the oldest change waits to be drawn on its board")
RUSH = Gauge("boneyard_rush", "1 while clicks wait for their turn")
LAG = Gauge("boneyard_lag_seconds", "How long the event loop takes for one turn")
HEARTBEAT = Gauge("boneyard_heartbeat_age_seconds", "The age of the last heartbeat; -1: there is none")
AWAY = Gauge("boneyard_gateway_away_seconds", "How long the gateway has had no lasting connection")
CONNECTIONS = Gauge("boneyard_gateway_connections", "Connections of the gateway since the start")
SERVERS = Gauge("boneyard_servers", "Servers of this process's fullest shard")
BACKUP = Gauge("boneyard_backup_age_seconds", "The age of the newest copy in DATA_DIR/backups; -1: there is none")
SIZE = Gauge("boneyard_database_bytes", "The size of the database")
VERSION = Gauge("boneyard_version", "1, with the version as its label", ["version"])
LEASES = Gauge("boneyard_leases", "Shards whose lease is sure")


@asynccontextmanager
async def watched(client: Boneyard, settings: Settings) -> AsyncIterator[None]:
    """Watch the client as the settings ask, from before it connects. Raises `SettingsError` if the port is taken."""
    async with AsyncExitStack() as ends:
        if settings.metrics_port is not None:
            ends.push_async_callback((await serve_numbers(client, settings.metrics_port, settings.data_dir)).cleanup)
        yield


async def serve_numbers(client: Boneyard, port: int, data_dir: Path) -> web.AppRunner:
    """Serve `http://127.0.0.1:PORT/metrics`, in the bot's own event loop."""

    async def numbers(_: web.Request) -> web.Response:
        before, now = time.monotonic(), time.time()
        await asyncio.sleep(0)
        LAG.set(time.monotonic() - before)
        store = await client.open_store()
        LEASES.set(len(store.shards.ids) if store.leases is None or store.leases.sure else 0)
        BACKLOG.set(len(client.backlog.tables))
        SERVERS.set(client.fullest)
        AWAY.set(client.reachability.unsteady())
        CONNECTIONS.set(client.reachability.connections)
        HEARTBEAT.set(beat.age if (beat := heartbeat.last(data_dir, now)) else -1)
        made: list[float] = []
        for copy in (data_dir / "backups").glob("boneyard-*.db"):
            with suppress(OSError):  # it may go meanwhile, or may not be looked at
                made.append(copy.stat().st_mtime)
        BACKUP.set(now - max(made) if made else -1)
        with suppress(StoreUnavailable):
            SIZE.set(await store.size())
        with suppress(AttributeError):  # until the client is set up, it has no services
            TABLES.set(len(client.services.tables.known()))
            QUEUE.set(client.services.writer.lanes.waited())
            RUSH.set(bool(client.services.answers.waiting))
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    VERSION.labels(__version__).set(1)
    app = web.Application()
    app.router.add_get("/metrics", numbers)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as error:
        raise SettingsError(f"METRICS_PORT is {port}, which is taken or not allowed: choose another port.") from error
    trace = client.http.http_trace
    assert trace is not None
    trace.on_request_end.append(note_answer)
    trace.on_request_exception.append(note_failure)
    event.listen(Engine, "commit", lambda _: COMMITS.inc())
    return runner


async def note_answer(_: object, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
    """Count a request, and the time of an answer: the id of a click tells when it was made."""
    status = params.response.status
    REQUESTS.labels(status).inc()
    path = params.url.path.split("/")
    if path[-1] == "callback" and status < 300:
        ANSWERS.observe(max(0.0, time.time() - snowflake_time(int(path[-3])).timestamp()))
    if status >= 400:
        with suppress(ValueError, aiohttp.ClientError):
            said = await params.response.json(content_type=None)
            ERRORS.labels(remedy_for(discord.HTTPException(params.response, said)).value).inc()


async def note_failure(*_: object) -> None:
    """Count a request without an answer."""
    ERRORS.labels("unreachable").inc()


class Webhook(logging.Handler):
    """Collects errors of the log, and posts their number and the newest one to a webhook, once a minute at most and at
    the end. It has a thread of its own, so that it also speaks before the event loop runs, when that hangs, and after
    it."""

    def __init__(self, address: str, pause: float = 60.0) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(RedactingFormatter(logging.Formatter(LINE)))
        self._address, self._pause = address, pause
        self._newest, self._number = "", 0
        self._any, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._work, name="error webhook", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        self._newest, self._number = self.format(record), self._number + 1
        self._any.set()

    def close(self) -> None:
        """Post the remaining errors, within two seconds."""
        self._ended.set()
        self._any.set()
        self._thread.join(LAST_SECONDS)
        super().close()

    def _work(self) -> None:
        while not self._ended.is_set():
            self._any.wait()
            self._any.clear()
            self._post()
            self._ended.wait(self._pause)
        self._post()

    def _post(self) -> None:
        """Post what there is. A webhook that fails is a warning, and gets the next error."""
        with self.lock or nullcontext():
            number, self._number = self._number, 0
        if not number:
            return
        said = f"{'An error' if number == 1 else f'{number} errors. The newest'}: {self._newest[:1500]}"
        if problem := post(self._address, said):
            log.warning("%s", problem)
