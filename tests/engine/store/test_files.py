"""The database as a file: private, without litter, copied and put back. Its problems are passing or lasting."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import Store, StoreProblem, copy_database
from engine.store.connect import head_revision
from engine.store.files import FileLock, contents, damage, restore_database
from engine.store.questions import queries
from tests.choices import always

DATABASE = "boneyard.db"


async def kept(folder: Path, guild: int = 0) -> Store:
    """A store that has written something."""
    store = await Store.open(f"sqlite:///{folder / DATABASE}", now=lambda: 0.0)
    await store.ask(queries.change_guild_settings, 1, always({"guild": str(guild)}))
    return store


async def closed(folder: Path, guild: int = 0) -> Path:
    """The file of such a store."""
    await (await kept(folder, guild)).close()
    return folder / DATABASE


def guild_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT settings FROM guild_settings").fetchone()[0])


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


async def test_the_database_and_what_is_made_beside_it_can_be_read_by_its_user_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = await kept(tmp_path)
        copy_database(tmp_path / DATABASE, tmp_path / "copy.db")
        assert modes(tmp_path) == dict.fromkeys(
            [DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}.lock", "copy.db"], "0o600"
        )
        await store.close()
        for name in modes(tmp_path):
            (tmp_path / name).chmod(0o644)  # as an older program made them
        await closed(tmp_path)
        restore_database(tmp_path / "copy.db", tmp_path / DATABASE, now=0.0)
    finally:
        os.umask(before)
    (tmp_path / "copy.db").unlink()
    private = [DATABASE, f"{DATABASE}.lock", "boneyard-before-restore-19700101-000000.db"]
    assert modes(tmp_path) == dict.fromkeys(private, "0o600")


async def test_looking_and_copying_leave_nothing_behind(tmp_path: Path) -> None:
    file = await closed(tmp_path)
    assert (damage(file), contents(file)[0]) == (None, head_revision())
    copy_database(file, tmp_path / "copy.db")
    assert damage(tmp_path / "copy.db") is None
    assert set(modes(tmp_path)) == {DATABASE, f"{DATABASE}.lock", "copy.db"}


async def test_what_was_written_ahead_is_seen_and_copied(tmp_path: Path) -> None:
    store = await kept(tmp_path, 7)
    file = tmp_path / DATABASE
    assert contents(file)[0] == head_revision()
    assert "7" in guild_of(copy_database(file, tmp_path / "copy.db"))
    assert (file.with_name(f"{DATABASE}-wal")).exists()
    await store.close()


async def test_a_backup_is_put_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    file = await closed(tmp_path, 1)
    copy = copy_database(file, tmp_path / "copy.db")
    await closed(tmp_path, 2)
    old = restore_database(copy, file, now=0.0)
    assert old == tmp_path / "boneyard-before-restore-19700101-000000.db"
    assert ("1" in guild_of(file), "2" in guild_of(old), "1" in guild_of(copy)) == (True, True, True)
    assert restore_database(copy, tmp_path / "new.db", now=0.0) is None
    assert "1" in guild_of(tmp_path / "new.db")


async def test_a_damaged_database_with_moves_written_ahead_is_kept_whole(tmp_path: Path) -> None:
    file = await closed(tmp_path)
    copy = copy_database(file, tmp_path / "copy.db")
    wal = file.with_name(f"{DATABASE}-wal")
    file.write_bytes(b"rubbish" * 1000)
    wal.write_bytes(b"moves")
    old = restore_database(copy, file, now=0.0)
    assert old is not None
    assert (old.read_bytes(), old.with_name(f"{old.name}-wal").read_bytes()) == (b"rubbish" * 1000, b"moves")
    assert not wal.exists()
    assert "0" in guild_of(file)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda copy: copy.unlink(), "There is no file"),
        (lambda copy: copy.write_text("a shopping list " * 300), "file is not a database"),
        (
            lambda copy: copy.write_bytes(copy.read_bytes()[:8192]),
            "disk image is malformed",
        ),
        (lambda copy: copy.write_bytes(b""), "no Boneyard has made it"),
    ],
)
async def test_a_backup_that_is_no_good_changes_nothing(
    spoil: Callable[[Path], object], said: str, tmp_path: Path
) -> None:
    file = await closed(tmp_path, 1)
    copy = copy_database(file, tmp_path / "copy.db")
    spoil(copy)
    whole = file.read_bytes()
    with pytest.raises(StoreProblem) as problem:
        restore_database(copy, file, now=0.0)
    assert said in str(problem.value)
    assert file.read_bytes() == whole
    assert set(modes(tmp_path)) <= {DATABASE, f"{DATABASE}.lock", "copy.db"}


async def test_nothing_is_put_back_while_a_bot_holds_the_database(tmp_path: Path) -> None:
    store = await kept(tmp_path, 1)
    file = tmp_path / DATABASE
    copy = copy_database(file, tmp_path / "copy.db")
    assert FileLock.held(file)
    with pytest.raises(StoreProblem, match="in use by another Boneyard") as problem:
        restore_database(copy, file, now=0.0)
    assert not problem.value.lasting
    await store.close()
    assert not FileLock.held(file)


def test_a_start_waits_for_a_command_that_looks_at_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`boneyard check` takes the lock for a moment."""
    looking = FileLock.take(tmp_path / DATABASE)
    monkeypatch.setattr("engine.store.files.time.sleep", lambda _: looking.release())
    FileLock.take(tmp_path / DATABASE).release()


def code(number: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = number
    return error


class Server(Exception):
    """What PostgreSQL's driver raises."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("as PostgreSQL says it")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("address", "error", "lasting"),
    [
        ("sqlite", code(sqlite3.SQLITE_BUSY), False),
        ("sqlite", code(sqlite3.SQLITE_FULL), False),
        ("sqlite", code(sqlite3.SQLITE_IOERR_READ), False),
        ("sqlite", code(sqlite3.SQLITE_CORRUPT_VTAB), True),
        ("sqlite", code(sqlite3.SQLITE_READONLY), True),
        ("sqlite", PermissionError(13, "Permission denied"), True),
        ("sqlite", OSError(28, "No space left on device"), False),
        ("postgresql", ConnectionRefusedError(111, "Connection refused"), False),
        ("postgresql", Server("57P03"), False),  # it is starting up
        ("postgresql", Server("28P01"), True),  # the password is wrong
        ("postgresql", Server("3D000"), True),  # there is no such database
    ],
)
async def test_what_stops_the_opening_says_whether_to_try_again(
    address: str, error: Exception, lasting: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object, **more: object) -> None:
        raise error

    monkeypatch.setattr("engine.store.store.migrate" if address == "sqlite" else "engine.store.postgres._connect", fail)
    url = f"sqlite:///{tmp_path / DATABASE}" if address == "sqlite" else "postgresql+asyncpg://ana:hunter2@db/boneyard"
    with pytest.raises(StoreProblem) as problem:
        await Store.open(url)
    assert problem.value.lasting is lasting
    assert str(problem.value).startswith("The database ")
    assert str(problem.value).endswith(".")
    assert "hunter2" not in str(problem.value)


async def test_a_folder_in_the_database_s_place_is_named(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    with pytest.raises(StoreProblem, match="is a folder: move it away") as problem:
        await kept(tmp_path)
    assert problem.value.lasting


async def test_a_start_waits_for_a_check_that_looks_who_holds_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = FileLock.take(tmp_path / DATABASE)
    monkeypatch.setattr("engine.store.files.time.sleep", lambda seconds: looking.release())
    FileLock.take(tmp_path / DATABASE).release()
