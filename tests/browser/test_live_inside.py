"""The live board inside Discord: in a frame of a page at Discord's address that speaks the client's side of the SDK's
messages, through Discord's proxy, with the real bot behind it."""

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
from playwright.async_api import Page, Route, WebSocketRoute, expect

from bot.live.documents import plain_text
from bot.live.server import LiveServer
from bot.live.sessions import Sessions
from bot.words import words_for
from engine.units import HOUR, MINUTE
from tests.engine.store.postgres import emptied
from tests.engine.store.test_pooler import free_port
from tests.wire.conftest import Hurry, Launcher, hurry, kill, launcher, line, people, running, wire
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, STRANGER, People
from tests.wire.shapes import APPLICATION, CHANNEL, CLIENT_SECRET, GUILD, NEXT_SERVER, User, guild_of, instance_payload
from tools.driver import HANG_MS, browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]
__all__ = ["hurry", "launcher", "line", "people", "wire"]

INSTANCE = "i-1-gc-8001-8101"
WORDS = words_for()
NO_TABLE = plain_text(WORDS("board.live_none"))
NOWHERE = "/nowhere"
INSIDE = f"https://{APPLICATION}.discordsays.com"
QUERY = f"instance_id={INSTANCE}&channel_id={{channel}}&guild_id={{guild}}&frame_id=f1&platform=desktop"
CLIENT = """<!doctype html><title>Discord</title><style>iframe { width: 100%%; height: 95vh; border: 0 }</style>
<iframe src="%s/?%s"></iframe><script>
const frame = document.querySelector("iframe").contentWindow;
window.asked = [];
addEventListener("message", ({ data: [code, body], origin, source }) => {
  asked.push([origin, code, body]);
  const say = (more) => source.postMessage([1, more], origin);
  if (code === 0) say({ cmd: "DISPATCH", evt: "READY", data: { v: 1 }, nonce: null });
  else if (%s) say({ cmd: body.cmd, evt: "ERROR", data: { code: 5000, message: "Not today." }, nonce: body.nonce });
  else say({ cmd: body.cmd, evt: null, data: { code: "a-code" }, nonce: body.nonce });
});
</script>"""


class Proxy:
    """Discord's proxy: it passes everything on to the address that the URL mapping names. Behind that, the host's proxy
    sends paths that begin with a shard to the process that has it."""

    def __init__(self, http: aiohttp.ClientSession, address: str, *others: str) -> None:
        self.http, self.address = http, address
        self.others = {f"/{shard}/": other for shard, other in enumerate(others, 1)}
        self.tasks = set[asyncio.Future[Any]]()
        self.away = NOWHERE
        """Paths with this end lead to a process that is away."""

    def target(self, url: str) -> str:
        """Where a request to this address goes."""
        asked = urlsplit(url)
        process = next((to for path, to in self.others.items() if asked.path.startswith(path)), self.address)
        return f"{process}{asked.path[1:]}?{asked.query}"

    async def request(self, route: Route) -> None:
        """Pass a request on."""
        asked = route.request
        headers = {name: value for name, value in (await asked.all_headers()).items() if not name.startswith(":")}
        headers.pop("accept-encoding", None)
        to = self.target(asked.url)
        if urlsplit(to).path.endswith(self.away):
            return await route.fulfill(status=502, body="<h1>Bad gateway</h1>", content_type="text/html")
        async with self.http.request(asked.method, to, data=asked.post_data_buffer, headers=headers) as answer:
            body = await answer.read()
            await route.fulfill(status=answer.status, headers=dict(answer.headers), body=body)

    async def socket(self, near: WebSocketRoute) -> None:
        """Pass a socket on."""
        try:
            far = await self.http.ws_connect(self.target(near.url), headers={"Origin": INSIDE})
        except aiohttp.ClientError:  # the process is away
            await near.close()
            return

        async def back() -> None:
            async for message in far:
                near.send(message.data)
            await near.close()

        near.on_message(lambda said: self.begin(far.send_str(str(said))))
        near.on_close(lambda *_: self.begin(far.close()))
        self.begin(back())

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Do it beside the rest."""
        self.tasks.add(asyncio.ensure_future(work))


@asynccontextmanager
async def inside(chromium: str, *addresses: str, **more: Any) -> AsyncIterator[Page]:
    """A browser whose Discord has opened the activity."""
    async with proxied(chromium, *addresses, **more) as (page, _):
        yield page


@asynccontextmanager
async def proxied(
    chromium: str,
    *addresses: str,
    away: str = NOWHERE,
    refuses: bool = False,
    guild: int = GUILD,
    channel: int = CHANNEL,
    clocked: bool = False,
) -> AsyncIterator[tuple[Page, Proxy]]:
    """The same, and Discord's proxy. `addresses`: of the process of each shard; `away`: as of the proxy, at first;
    `clocked`: the browser's time can be moved."""
    async with aiohttp.ClientSession() as http, browser(chromium) as opened:
        page, proxy = await opened.new_page(viewport={"width": 1280, "height": 800}), Proxy(http, *addresses)
        said: list[str] = []
        proxy.away = away
        page.set_default_timeout(HANG_MS)
        if clocked:
            await page.clock.install()
        page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
        query = QUERY.format(guild=guild, channel=channel)
        client = CLIENT % (INSIDE, query, "true" if refuses else "false")
        await page.route("https://discord.com/**", lambda route: route.fulfill(body=client, content_type="text/html"))
        await page.route(f"{INSIDE}/**", proxy.request)
        await page.route_web_socket(f"wss://{APPLICATION}.discordsays.com/**", proxy.socket)
        await page.goto("https://discord.com/channels/1/2")
        yield page, proxy
        assert not [text for text in said if "Content Security Policy" in text]


def ready(discord: WireDiscord, user: User, guild: int = GUILD, channel: int = CHANNEL) -> None:
    """The person has opened the activity, and their client has a code for its page."""
    discord.codes["a-code"] = user
    discord.instances[INSTANCE] = instance_payload(INSTANCE, [user], channel, guild)


@asynccontextmanager
async def seated(
    chromium: str, wire: WireDiscord, people: People, path: Path, *, away: str = NOWHERE
) -> AsyncIterator[tuple[LiveServer, Page, Proxy]]:
    """The live board of a bot where Ana and Bo play, Bo's page, whose time can be moved, and Discord's proxy."""
    async with running(wire, path, live=("127.0.0.1", 0)) as bot:
        await people.begin(ANA, BO)
        assert bot._live is not None
        ready(wire, BO)
        async with proxied(chromium, bot._live.address, away=away, clocked=True) as (page, proxy):
            yield bot._live, page, proxy


async def play_a_tile(page: Page, before: int) -> None:
    """Play one at the table of this version."""
    board = page.frame_locator("iframe")
    await board.locator("#hand .playable").first.click()
    await board.locator("#board .spot .finger").first.click()
    await expect(board.locator("body")).not_to_have_attribute("data-version", str(before))


async def test_a_tile_is_played_on_the_page_inside_discord(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path, live=("127.0.0.1", 0)) as bot:
        table = await people.begin(ANA, BO)
        before = await bot.services.tables.snapshot(table)
        assert before.turn is not None
        assert bot._live is not None
        ready(wire, ANA if before.turn.user_id == ANA.id else BO)
        async with inside(chromium, bot._live.address) as page:
            await play_a_tile(page, before.version)
            asked: Any = await page.evaluate("window.asked")
        assert [(origin, code) for origin, code, _ in asked] == [(INSIDE, 0), (INSIDE, 1)]
        assert asked[0][2] == {"v": 1, "encoding": "json", "client_id": str(APPLICATION), "frame_id": "f1"}
        assert asked[1][2]["cmd"] == "AUTHORIZE"
        assert asked[1][2]["args"]["scope"] == ["identify"]
        assert (await bot.services.tables.snapshot(table)).version > before.version


@pytest.mark.postgres
async def test_a_page_of_another_process_is_played_inside_discord(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    wire.servers, local = 2, ("127.0.0.1", 0)
    guild, channel = guild_of(1), CHANNEL + NEXT_SERVER
    async with (
        emptied() as url,
        running(wire, tmp_path, url=url, shards=2, serves=(0,), live=local) as first,
        running(wire, tmp_path, url=url, shards=2, serves=(1,), live=local) as second,
    ):
        table = await people.begin(ANA, BO, channel=channel)
        before = await second.services.tables.snapshot(table)
        assert before.turn is not None
        ready(wire, ANA if before.turn.user_id == ANA.id else BO, guild, channel)
        assert first._live is not None
        assert second._live is not None
        ports = (first._live.address, second._live.address)
        async with inside(chromium, *ports, guild=guild, channel=channel) as page:
            await play_a_tile(page, before.version)
        assert (await second.services.tables.snapshot(table)).version > before.version


async def test_a_page_goes_on_after_its_hour_with_the_same_table(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path, live=("127.0.0.1", 0)) as bot:
        await people.begin(ANA, BO)
        await people.begin(CHLOE, STRANGER)
        assert bot._live is not None
        ready(wire, BO)
        async with inside(chromium, bot._live.address, clocked=True) as page:
            board = page.frame_locator("iframe")
            await board.locator("#tabs .tab").first.click()  # there are two, so it has asked
            tiles = board.locator("#hand [data-tile]")
            await expect(tiles).to_have_count(7)
            hand = [await tile.get_attribute("data-tile") for tile in await tiles.all()]
            ready(wire, BO)
            await page.clock.fast_forward((HOUR - 2 * MINUTE) * 1000)
            assert await page.evaluate("asked.length") == 2, "not yet"
            await page.clock.fast_forward(2 * MINUTE * 1000)
            await page.wait_for_function("asked.length === 4")
            await expect(tiles).to_have_count(7)
            assert [await tile.get_attribute("data-tile") for tile in await tiles.all()] == hand
        assert len(wire.of("token")) == 2


async def test_a_page_goes_on_by_itself_after_its_process_was_killed(
    chromium: str, wire: WireDiscord, people: People, launcher: Launcher
) -> None:
    port = free_port()
    start = partial(launcher.start, LIVE_PORT=str(port), DISCORD_CLIENT_SECRET=CLIENT_SECRET)
    process = await start()
    await wire.connected(1)
    await people.begin(ANA, robots=1)
    ready(wire, ANA)
    async with inside(chromium, f"http://127.0.0.1:{port}/") as page:
        board = page.frame_locator("iframe")
        tiles, body = board.locator("#hand [data-tile]"), board.locator("body")
        await expect(tiles).to_have_count(7)
        await board.locator("#hand .playable").first.click()
        kill(process)
        assert await process.status() == -signal.SIGKILL
        await expect(body).to_have_class("lost")
        before = await body.get_attribute("data-version")
        await board.locator("#board .spot .finger").first.click()
        await expect(tiles).to_have_count(6)
        assert await body.get_attribute("data-version") == before, "nothing is there to confirm it"
        await start()
        await expect(body).not_to_have_attribute("data-version", str(before))
        await expect(body).not_to_have_class("lost")
        assert await page.evaluate("asked.length") == 2, "it was not loaded again"
    launcher.orderly()


async def test_a_refusal_is_read_on_the_page(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path, live=("127.0.0.1", 0)) as bot:
        assert bot._live is not None
        ready(wire, BO)
        async with inside(chromium, bot._live.address) as page:
            await expect(page.frame_locator("iframe").locator("#toast")).to_have_text(NO_TABLE)
            await expect(page.frame_locator("iframe").locator("#aloud")).to_have_text(NO_TABLE)
        async with inside(chromium, bot._live.address, refuses=True) as page:
            await expect(page.frame_locator("iframe").locator("#toast")).to_have_text("Not today.")


async def test_a_page_that_opens_while_its_bot_is_away_says_so_and_goes_on(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with seated(chromium, wire, people, tmp_path, away="/session") as (_, page, proxy):
        board = page.frame_locator("iframe")
        await expect(board.locator("#toast")).to_have_text(WORDS("live.lost"))
        await page.clock.fast_forward(MINUTE * 1000)
        assert await page.evaluate("asked.length") == 2, "it would be gone"
        proxy.away = NOWHERE
        await page.clock.fast_forward(MINUTE * 1000)
        await expect(board.locator("#hand [data-tile]")).to_have_count(7)


async def test_an_hour_that_ends_in_an_outage_takes_no_page_away(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with seated(chromium, wire, people, tmp_path) as (_, page, proxy):
        tiles = page.frame_locator("iframe").locator("#hand [data-tile]")
        await expect(tiles).to_have_count(7)
        proxy.away = ""
        await page.clock.fast_forward(HOUR * 1000)
        await page.clock.fast_forward(MINUTE * 1000)
        assert await page.evaluate("asked.length") == 2
        await expect(tiles).to_have_count(7)
        ready(wire, BO)
        proxy.away = NOWHERE
        await page.clock.fast_forward(MINUTE * 1000)
        await page.wait_for_function("asked.length === 4")
        await expect(tiles).to_have_count(7)


async def test_a_page_whose_session_is_worth_nothing_any_more_gets_another_one(
    chromium: str, wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    """Its host has another client secret, or another process has its shard."""
    async with seated(chromium, wire, people, tmp_path) as (live, page, _):
        tiles = page.frame_locator("iframe").locator("#hand [data-tile]")
        await expect(tiles).to_have_count(7)
        ready(wire, BO)
        live.sessions = Sessions(b"another secret")
        for viewer in list(live._viewers):
            await viewer.socket.close()
        while await page.evaluate("asked.length") == 2:
            await page.clock.fast_forward(3000)
        await page.wait_for_function("asked.length === 4")
        await expect(tiles).to_have_count(7)
