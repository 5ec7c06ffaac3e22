"""The database file is deleted or replaced while the bot runs, a check or copy is broken off, the disk is full."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.store import Store, StoreProblem, StoreUnavailable, copy_database, restore_database
from engine.store import files as files_module
from engine.store.files import damage, drop_parts
from engine.store.questions import queries
from tests.choices import always
from tests.databases import put_database

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests run in the background of a shell, which lets its programs ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


async def running(folder: Path, value: int = 7) -> Store:
    """A bot's database, with something in it."""
    store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
    await store.ask(queries.change_guild_settings, 1, always({"value": str(value)}))
    return store


async def value(folder: Path) -> int:
    store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
    found = await store.ask(queries.guild_settings, 1)
    await store.close()
    return int(found["value"])


def deleted(folder: Path) -> None:
    for file in folder.glob("boneyard.db*"):
        if file.suffix != ".lock":
            file.unlink()


def moved(folder: Path) -> None:
    (folder / "boneyard.db").rename(folder / "elsewhere.db")


def put_over(folder: Path) -> None:
    deleted(folder)
    put_database(folder / "boneyard.db")


def whole_folder(folder: Path) -> None:
    shutil.rmtree(folder)


@pytest.mark.parametrize("loss", [deleted, moved, put_over, whole_folder])
async def test_a_running_bot_saves_what_its_file_held(loss: Callable[[Path], None], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    store = await running(folder)
    assert await store.rescued() is None
    loss(folder)
    sentence = await store.rescued()
    assert sentence
    (saved,) = folder.glob("boneyard-rescued-*.db")
    assert f"`boneyard restore {saved}`" in sentence
    assert saved.stat().st_mode & 0o777 == 0o600
    with pytest.raises(StoreUnavailable):
        await store.ask(queries.change_guild_settings, 1, always({"value": "8"}))
    await store.close()
    restore_database(saved, folder / "boneyard.db", now=0.0)
    assert await value(folder) == 7


async def test_a_rescue_without_room_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await running(tmp_path)
    deleted(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("engine.store.store.stamped", lambda *_: tmp_path / "boneyard.db.lock" / "no folder.db")
        with pytest.raises(StoreUnavailable, match="could not be saved"):
            await store.rescued()
    assert await store.rescued()
    await store.close()


async def test_no_empty_database_hides_the_loss_of_one(tmp_path: Path) -> None:
    await (await running(tmp_path)).close()
    deleted(tmp_path)
    with pytest.raises(StoreProblem, match="is gone: put it back") as problem:
        await Store.open(f"sqlite:///{tmp_path / 'boneyard.db'}")
    assert problem.value.lasting
    assert not (tmp_path / "boneyard.db").exists()
    (tmp_path / "boneyard.db.lock").unlink()  # as the sentence says
    await (await running(tmp_path)).close()


async def test_a_backup_beside_a_bot_of_another_file_is_refused(tmp_path: Path) -> None:
    store = await running(tmp_path)
    put_over(tmp_path)
    with pytest.raises(StoreProblem, match="was deleted or replaced while the bot runs"):
        copy_database(tmp_path / "boneyard.db", tmp_path / "copy.db")
    assert await store.rescued()
    await store.close()


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A database whose check takes many of SQLite's steps."""
    put_database(tmp_path / "boneyard.db")
    with sqlite3.connect(tmp_path / "boneyard.db") as connection:
        connection.execute("CREATE TABLE x (a)")
        count = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
        connection.execute(f"{count} INSERT INTO x SELECT randomblob(40) FROM n")
        connection.execute("CREATE INDEX y ON x (a)")
    connection.close()
    return tmp_path / "boneyard.db"


def test_a_check_that_is_broken_off_has_found_nothing_sound(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(files_module, "time", Pressed)
        with pytest.raises(KeyboardInterrupt):
            damage(large)
    assert damage(large) is None
    assert damage(large, -1.0) is None, "out of time"


class Pressed:
    """A clock at whose second look Ctrl-C is pressed."""

    looks = 0

    @classmethod
    def monotonic(cls) -> float:
        cls.looks += 1
        if cls.looks == 2:
            signal.raise_signal(signal.SIGINT)
        return 0.0


def test_a_restore_that_is_broken_off_changes_nothing(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_database(large.with_name("live.db"))
    before = large.with_name("live.db").read_bytes()
    Pressed.looks = 0
    monkeypatch.setattr(files_module, "time", Pressed)
    with pytest.raises(KeyboardInterrupt):
        restore_database(large, large.with_name("live.db"), now=0.0)
    assert large.with_name("live.db").read_bytes() == before
    assert {file.name for file in large.parent.iterdir()} == {"boneyard.db", "live.db"}


@pytest.mark.parametrize("moment", ["copyfile", "replace"])
def test_a_restore_that_is_broken_off_later_leaves_nothing(
    moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("copy.db", "live.db"):
        put_database(tmp_path / name)
    before = (tmp_path / "live.db").read_bytes()

    def press(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(shutil if moment == "copyfile" else Path, moment, press)
    with pytest.raises(KeyboardInterrupt):
        restore_database(tmp_path / "copy.db", tmp_path / "live.db", now=0.0)
    left = {file.name for file in tmp_path.iterdir()}
    assert left - {"live-before-restore-19700101-000000.db"} == {"copy.db", "live.db", "live.db.lock"}
    assert moment == "replace" or len(left) == 3, "no half of the old database"
    assert (tmp_path / "live.db").read_bytes() == before


def test_a_copy_that_is_broken_off_leaves_nothing(large: Path) -> None:
    def press(_: float) -> None:
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        copy_database(large, large.with_name("copy.db"), press)
    assert {file.name for file in large.parent.iterdir()} == {"boneyard.db"}


def test_the_remains_of_a_killed_backup_go_with_the_next_one(tmp_path: Path) -> None:
    put_database(tmp_path / "boneyard.db")
    (tmp_path / "backups").mkdir()
    names = [
        "boneyard-20010101-040000.db.part",
        "boneyard-20010102-040000.db.part",
        "other.db.part",
        "boneyard-1.zip.part",
    ]
    for name in names:
        (tmp_path / "backups" / name).touch()
    an_hour_ago = time.time() - files_module.IDLE_SECONDS - 60
    for name in (names[0], *names[2:]):
        os.utime(tmp_path / "backups" / name, (an_hour_ago, an_hour_ago))
    environment = {**os.environ, "DATA_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    backup = "import sys; from bot.cli import main; sys.exit(main(['backup']))"
    subprocess.run((sys.executable, "-c", backup), cwd=tmp_path, env=environment, check=True)
    left = {file.name for file in (tmp_path / "backups").glob("*.part")}
    assert left == set(names[1:]), "one that may still be written, and two that are not ours"
    drop_parts(tmp_path / "backups", "boneyard", time.time())


def test_a_full_disk_is_called_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_database(tmp_path / "boneyard.db")
    full = shutil.disk_usage(tmp_path)._replace(free=2048)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StoreProblem, match="the disk is full, 2 KB are left"):
        copy_database(tmp_path / "boneyard.db", tmp_path / "copy.db")
