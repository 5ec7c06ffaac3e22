"""SIGTERM at any moment of a start on many tables ends the program in order: nothing logs an error. At any moment of a
deletion of data it loses none of it."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from engine.tables.table.model import ChannelRef, Person
from tests.engine.tables.world import FakeClock
from tests.wire.conftest import Launcher, Process, kill
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, People
from tests.wire.shapes import CHANNEL, NEXT_SERVER, User, guild_of
from tests.wire.test_backlog import begun, earlier
from tests.wire.test_deletions import delete

SERVERS = 20
LEAVING = User(731_731_731_731, "Quetzalcoatl", permissions="3072")


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


async def started(launcher: Launcher, wire: WireDiscord, **how: int) -> Process:
    """A process that has its session."""
    sessions = len(wire.identified)
    process = await launcher.start(die_of=signal.SIGTERM, die_after=how.get("die_after"))
    await wire.connected(sessions + 1)
    return process


async def stopped(process: Process) -> None:
    """End a process in order."""
    kill(process, signal.SIGTERM)
    assert await process.status() == 0


def seat_of_leaving(path: Path) -> tuple[int, int]:
    """The second seat of the only table: whose it is, and whether they have resigned."""
    with closing(sqlite3.connect(path / "boneyard.db")) as database:
        ((user, resigned),) = database.execute("SELECT user_id, resigned FROM seats WHERE seat = 1").fetchall()
    return user, resigned


def named(path: Path) -> bool:
    """Whether the database still names the person, who has a long id."""
    with closing(sqlite3.connect(path / "boneyard.db")) as database:
        text = "\n".join(database.iterdump())
    return LEAVING.name in text or str(LEAVING.id) in text


async def test_a_deletion_that_is_under_way_at_a_stop_is_whole_after_the_next_start(
    launcher: Launcher, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    wire.users.append(LEAVING)
    process = await started(launcher, wire)
    await people.begin(ANA, LEAVING, options="target=500")
    await stopped(process)
    assert named(tmp_path)
    kept, unfollowed = Path(shutil.copy(tmp_path / "boneyard.db", tmp_path / "kept.db")), 0
    for steps in (0, 5, 10, 15, 20, 30, 40, 60, 100, 200):
        shutil.copy(kept, tmp_path / "boneyard.db")
        process = await started(launcher, wire, die_after=steps)
        delete(wire, LEAVING)
        assert await process.status() == 0, steps
        if named(tmp_path):  # it had not begun, and no one was told that it is done
            assert seat_of_leaving(tmp_path) == (LEAVING.id, 0), steps
            continue
        unfollowed += seat_of_leaving(tmp_path) == (-1, 0)
        process = await started(launcher, wire)
        await wire.until(lambda: seat_of_leaving(tmp_path) == (-1, 1))
        await wire.until(lambda: not any(LEAVING.name in message.text for message in people.public()))
        await stopped(process)
        assert not named(tmp_path), steps
    assert unfollowed, "no stop came between the deletion and what follows"
    launcher.orderly()
    assert " ERROR " not in launcher.said()
