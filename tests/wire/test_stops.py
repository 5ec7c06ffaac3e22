"""SIGTERM at any moment of a start on many tables ends the program in order: nothing logs an error."""

from __future__ import annotations

import shutil
import signal
import time
from pathlib import Path

import pytest

from engine.tables.table.model import ChannelRef, Person
from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Launcher, kill
from tests.wire.discord import WireDiscord
from tests.wire.shapes import CHANNEL, NEXT_SERVER, guild_of
from tests.wire.test_backlog import begun, earlier

SERVERS = 20


async def many(path: Path, count: int) -> Path:
    """A copy of a database with this number of matches, all without a message yet."""
    clock = FakeClock()
    clock.time = time.time()
    async with earlier(path, clock) as engine:
        for number in range(count):
            server = number % SERVERS
            where = ChannelRef(guild_of(server), CHANNEL + NEXT_SERVER * server)
            await begun(engine.tables, where, Person(1000 + 2 * number, "Ana"), Person(1001 + 2 * number, "Bo"))
    return Path(shutil.copy(path / "boneyard.db", path / "kept.db"))


@pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.soak)])
async def test_a_start_on_many_tables_stops_without_an_error(
    launcher: Launcher, wire: WireDiscord, tmp_path: Path, count: int
) -> None:
    kept = await many(tmp_path, count)
    wire.servers = SERVERS
    for steps in (0, 100, 300):
        shutil.copy(kept, tmp_path / "boneyard.db")
        process = await launcher.start(die_after=steps, die_of=signal.SIGTERM, wait_for_click=False)
        assert await process.status() == 0, steps
    for posts in (1, 12):
        shutil.copy(kept, tmp_path / "boneyard.db")
        process, before = await launcher.start(), len(wire.of("post"))
        await wire.until(lambda before=before, posts=posts: len(wire.of("post")) >= before + posts)  # type: ignore[misc]
        kill(process, signal.SIGTERM)
        assert await process.status() == 0, posts
    launcher.orderly()
    assert " ERROR " not in launcher.said()
    assert " CRITICAL " not in launcher.said()
