"""Two processes with two shards each on one PostgreSQL database: a person of both deletes their data in one, and the
other one's channels follow; so do those of a process that was down."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.ui.pages.custom_ids import Verb
from tests.engine.store.postgres import emptied
from tests.wire.conftest import Launcher, kill
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, People
from tests.wire.shapes import CHANNEL, NEXT_SERVER, User
from tests.wire.test_deletions import NAMED, delete
from tests.wire.test_managers import of, press, said

pytestmark = pytest.mark.postgres
SECOND = User(33, "Xochiquetzal", permissions="3072")
PARTS = ("0,1", "2,3")
CHANNELS = [CHANNEL + NEXT_SERVER * shard for shard in range(4)]


class Farm:
    """Both processes."""

    def __init__(self, launchers: list[Launcher], wire: WireDiscord, url: str) -> None:
        self.launchers, self.wire, self.url = launchers, wire, url
        self.people = People(wire)

    async def start(self, number: int) -> None:
        """Start one of them, and wait until it is connected."""
        begun = len(self.wire.identified)
        await self.launchers[number].start(DATABASE_URL=self.url, SHARD_COUNT="4", SHARD_IDS=PARTS[number])
        self.wire.gone = lambda: False
        await self.wire.connected(begun + 2)

    async def stop(self, number: int) -> None:
        """Stop one of them in order."""
        process = self.launchers[number].running
        assert process
        kill(process, signal.SIGTERM)
        assert await process.status() == 0, self.launchers[number].said()

    async def rows(self) -> str:
        """All of the database."""
        engine = create_async_engine(self.url)
        found: list[Any] = []
        async with engine.connect() as connection:
            names = (
                await connection.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"))
            ).all()
            for name in names:
                found += (await connection.execute(text(f'SELECT * FROM "{name}"'))).all()
        await engine.dispose()
        return repr(found)

    def told(self, user: User) -> list[str]:
        """The public messages that name a person."""
        return [one.text for channel in CHANNELS for one in self.people.public(channel) if user.name in one.text]


@pytest.fixture
async def farm(line: subprocess.Popen[str], wire: WireDiscord, tmp_path: Path) -> AsyncIterator[Farm]:
    """Both processes, without tables."""
    wire.servers = len(CHANNELS)
    wire.users += [NAMED, SECOND]
    async with emptied() as url:
        launchers = [Launcher(line, tmp_path / name, wire) for name in ("one", "other")]
        for launcher in launchers:
            launcher.path.mkdir()
        found = Farm(launchers, wire, url)
        try:
            for number in range(len(PARTS)):
                await found.start(number)
            yield found
        finally:
            for launcher in launchers:
                await launcher.end()


async def test_a_deletion_reaches_the_channels_of_the_other_process_and_of_one_that_was_down(farm: Farm) -> None:
    tables = []
    for channel in CHANNELS[::2]:
        tables.append(await farm.people.begin(ANA, NAMED, SECOND, channel=channel, options="target=500", time="86400"))
        lobby = farm.wire.slash(NAMED, "domino play", channel, game="draw")
        await farm.wire.answered(lobby)
    assert farm.told(NAMED)
    clicks = [delete(farm.wire, NAMED, channel) for channel in CHANNELS[:2]]
    await asyncio.gather(*(said(farm.wire, click) for click in clicks))
    await farm.wire.until(lambda: not farm.told(NAMED))
    assert NAMED.name not in await farm.rows()
    for channel, table in zip(CHANNELS[::2], tables, strict=True):
        assert NAMED.name not in await press(farm.wire, ANA, of(table, Verb.LOG, "0"), channel)

    await farm.stop(1)
    await said(farm.wire, delete(farm.wire, SECOND, CHANNEL))
    assert SECOND.name not in await farm.rows()
    await farm.start(1)
    await farm.wire.until(lambda: not farm.told(SECOND))
    for channel, table in zip(CHANNELS[::2], tables, strict=True):
        assert SECOND.name not in await press(farm.wire, ANA, of(table, Verb.LOG, "0"), channel)
    for launcher in farm.launchers:
        launcher.orderly()
