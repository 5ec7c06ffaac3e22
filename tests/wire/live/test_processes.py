"""The live boards of two processes that share a database: a page is served by the process of its server's shard."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.words import words_for
from tests.engine.store.postgres import emptied
from tests.wire.conftest import running
from tests.wire.discord import WireDiscord
from tests.wire.live.conftest import Live
from tests.wire.people import ANA, BO, STRANGER, People
from tests.wire.shapes import CHANNEL, GUILD, NEXT_SERVER, Json, guild_of

pytestmark = pytest.mark.postgres
THERE: Json = {"channel": CHANNEL + NEXT_SERVER, "guild": guild_of(1)}
"""A channel of the second process."""
LOCAL = ("127.0.0.1", 0)
DOCS = Path(__file__).parents[3] / "docs" / "live-board.md"


@pytest.fixture
async def both(wire: WireDiscord, tmp_path: Path, hurry: object) -> AsyncIterator[tuple[Live, Live]]:
    """Two processes, each with one of two shards."""
    wire.servers = 2
    async with (
        emptied() as url,
        running(wire, tmp_path, url=url, shards=2, serves=(0,), live=LOCAL) as first,
        running(wire, tmp_path, url=url, shards=2, serves=(1,), live=LOCAL) as second,
        aiohttp.ClientSession() as http,
    ):
        yield Live(wire, first, http), Live(wire, second, http)


async def test_a_page_is_told_the_shard_of_its_server_and_plays_there(both: tuple[Live, Live], people: People) -> None:
    first, second = both
    table = await people.begin(ANA, BO, channel=THERE["channel"])
    asked = first.asked(BO, **THERE)
    assert await first.enter(asked) == (200, '{"shard": 1}')
    status, text = await second.enter(asked, at="1/")
    assert status == 200, "the first process has not used the code"
    page = await second.page(json.loads(text)["session"], at="1/")
    document = await page.open(table)
    assert document["seat"] is not None
    assert document["hand"]


async def test_a_session_of_one_process_is_read_by_the_other(both: tuple[Live, Live], people: People) -> None:
    """A shard may move to another process. Its pages reconnect there."""
    first, second = both
    table = await people.begin(ANA, BO)
    session = (await first.session(BO))["session"]
    assert second.server.sessions.read(session, 0.0) == first.server.sessions.read(session, 0.0) is not None
    await second.refuses(session)  # it has the shard no more: its page asks who has it
    assert (await (await first.page(session)).open(table))["is"] == "table"


async def test_a_proxy_that_sends_pages_to_the_wrong_process_is_named(both: tuple[Live, Live]) -> None:
    first, _ = both
    assert await first.enter(first.asked(BO, **THERE), at="1/") == (500, words_for()("board.live_closed"))


async def test_a_host_asks_whether_the_proxy_sends_a_shard_to_its_process(both: tuple[Live, Live]) -> None:
    """With the command of the documentation: the sentences tell the right process from a wrong one."""
    text = DOCS.read_text(encoding="utf-8")
    ((shard, body),) = re.findall(r"curl \S+/(\d)/session .*\n  -d '(.+)'", text)
    assert (json.loads(body)["guild"], "“Open the live board in Discord" in text) == (str(int(shard) << 22), True)
    for shard, right in enumerate(both):
        asked = (json.loads(body) | {"guild": str(shard << 22)}, f"{shard}/")
        for process in both:
            own = process.address.removesuffix("/")
            status, said = await process.enter(asked[0], at=asked[1], Origin=own)
            key, expected = ("refused", 403) if process is right else ("closed", 500)
            assert (status, said) == (expected, words_for()(f"board.live_{key}"))


async def test_direct_messages_belong_to_the_first_shard(both: tuple[Live, Live], people: People) -> None:
    first, second = both
    assert json.loads((await second.enter(second.asked(STRANGER, channel=CHANNEL, guild=None)))[1]) == {"shard": 0}
    await people.begin(ANA, BO)
    assert (await first.enter(first.asked(BO, channel=CHANNEL, guild=GUILD), at="0/"))[0] == 200
