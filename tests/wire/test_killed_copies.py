"""kill -9 while SQLite is at work: an upgrade has happened or has not, a copy is whole or is not there, and doing it
again works. The processes and the kills are real."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.store.connect import head_revision
from engine.store.files import contents, damage
from tests.databases import put_database
from tests.engine.store.stored import newer_migrations
from tests.wire.conftest import Launcher

COPY = "copy.db"
WORK = {"migrate": 84, "backup": 76, "restore": 195}
"""Hundreds of SQLite instructions in the whole command; a later kill never comes."""
PLAYERS = "SELECT user_id, name FROM players"


def old_database(file: Path) -> None:
    """A database of the program before `newer_migrations`, with players."""
    put_database(file)
    with closing(sqlite3.connect(file)) as database:
        database.executemany(
            "INSERT INTO players (user_id, name, seen_at) VALUES (?, 'Ana', 90)",
            [(number,) for number in range(100, 600)],
        )
        database.commit()


def players(file: Path) -> list[tuple[int, str]]:
    """The rows that no kill may lose."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute(PLAYERS).fetchall()


async def killed(launcher: Launcher, what: str, kills: int, check: Callable[[Path], None]) -> None:
    """Run the command `times` times on the same database, kill it halfway, check, and run it again."""
    rng, first = random.Random(what), launcher.path / "first.db"
    old_database(first)
    newer = newer_migrations(launcher.path)
    deaths = 0
    for number in range(kills):
        launcher.path = folder = first.parent / str(number)
        folder.mkdir()
        shutil.copy(first, folder / "boneyard.db")
        shutil.copy(first, folder / "backup.db")
        words = {"migrate": [], "backup": [str(folder / COPY)], "restore": [str(folder / "backup.db")]}[what]
        process = await launcher.start(
            command=(what, *words), die_in_database=rng.randrange(WORK[what]), migrations=newer
        )
        deaths += (status := await process.status()) == -signal.SIGKILL
        assert status in (0, -signal.SIGKILL), launcher.said()
        check(folder)
        if status:
            process = await launcher.start(command=(what, *words), migrations=newer)
            assert await process.status() == 0, launcher.said()
            check(folder)
    assert deaths > kills // 2, "too few kills to mean anything"


def database_is_whole(folder: Path) -> None:
    """The database is there, old or new, and what it held is in it; and so is every copy that bears its name."""
    assert damage(folder / "boneyard.db") is None
    assert contents(folder / "boneyard.db")[0] in (head_revision(), "9999")
    expected = players(folder.parent / "first.db")
    assert players(folder / "boneyard.db") == expected
    for copy in folder.glob("*.db"):
        assert damage(copy) is None, copy
        assert players(copy) == expected, copy


@pytest.mark.parametrize("what", WORK)
async def test_a_kill_in_an_upgrade_a_backup_or_a_restore_leaves_whole_databases(launcher: Launcher, what: str) -> None:
    await killed(launcher, what, 3, database_is_whole)


@pytest.mark.soak
@pytest.mark.parametrize("what", WORK)
async def test_hundreds_of_kills_leave_whole_databases_too(launcher: Launcher, what: str) -> None:
    await killed(launcher, what, 300, database_is_whole)
