"""The database of each release goes up, is backed up and comes back, as a file and on PostgreSQL, by `boneyard`'s own
commands."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cli import main
from engine.store import Shards, Store, StoreProblem, back_up_server, copying, restore_server
from engine.store.connect import head_revision
from engine.store.copying import stored_tables
from engine.store.files import contents
from tests.engine.store.postgres import emptied

pytestmark = pytest.mark.slow

EDITIONS = sorted((Path(__file__).parent / "editions").glob("*/database.sql"))
Everything = dict[str, list[Any]]


@pytest.fixture(params=EDITIONS, ids=lambda path: path.parent.name)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of a release, as a file."""
    file = tmp_path / "released.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode=WAL")
    return file


@pytest.fixture(params=["file", pytest.param("postgresql", marks=pytest.mark.postgres)])
async def host(
    request: pytest.FixtureRequest, released: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[str]:
    """A host with the database of a release, which no program runs on. The address of the database."""
    for name in ("DATABASE_URL_FILE", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", ".")
    if request.param == "file":
        shutil.copy(released, tmp_path / "boneyard.db")
        monkeypatch.delenv("DATABASE_URL", raising=False)
        yield f"sqlite:///{tmp_path / 'boneyard.db'}"
        return
    async with emptied(bare=True) as url:
        monkeypatch.setenv("DATABASE_URL", url)
        assert await restore_server(released, make_url(url), tmp_path, now=0.0) is None
        yield url


async def everything(url: str) -> Everything:
    """All rows of a database, by table."""

    def read(connection: Any) -> Everything:
        found = {
            table.name: sorted(map(repr, connection.execute(table.select()))) for table in stored_tables(connection)
        }
        return found | {"format": [str(connection.scalar(text("SELECT version_num FROM alembic_version")))]}

    if url.startswith("sqlite"):
        engine = create_engine(url)
        with engine.connect() as connection:
            found = read(connection)
        engine.dispose()
        return found
    server = create_async_engine(url)
    async with server.connect() as there:
        found = await there.run_sync(read)
    await server.dispose()
    return found


def files(folder: Path, pattern: str) -> list[Path]:
    """The files with such a name."""
    return [*folder.glob(pattern)]


def the_only(folder: Path, pattern: str) -> Path:
    """The only file with such a name."""
    (file,) = files(folder, pattern)
    return file


async def do(*words: str) -> None:
    """Type a command, which succeeds."""
    assert await asyncio.to_thread(main, words) == 0, words


async def test_an_upgrade_is_rehearsed_done_and_taken_back(
    host: str, released: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789ab")
    was = await everything(f"sqlite:///{released}")
    assert await everything(host) == was
    await do("check", "--upgrade")
    assert await everything(host) == was, "a rehearsal changes nothing"
    await do("migrate")
    now = await everything(host)
    assert now["format"] == [head_revision()]
    if was["format"] == now["format"]:
        assert now == was, "a database of today's format is left as it is"
        assert files(tmp_path, "boneyard-before-upgrade-*") == []
        return
    before = the_only(tmp_path, "boneyard-before-upgrade-from-*.db")
    assert await everything(f"sqlite:///{before}") == was
    await do("restore", str(before))
    assert await everything(host) == was, "as the older program left it"
    kept = the_only(tmp_path, "boneyard-before-restore-*.db")
    assert await everything(f"sqlite:///{kept}") == now
    await do("restore", str(kept))
    assert await everything(host) == now


async def test_a_backup_is_made_while_the_bot_runs_and_put_back_when_it_does_not(host: str, tmp_path: Path) -> None:
    bot = await Store.open(host)
    before = await everything(host)
    await do("backup")
    (copy,) = (tmp_path / "backups").iterdir()
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 1, "a bot runs"
    await bot.close()
    assert await everything(f"sqlite:///{copy}") == before
    await do("restore", str(copy))
    assert await everything(host) == before
    await (await Store.open(host)).close()


@pytest.mark.postgres
async def test_a_restore_that_fails_changes_nothing(
    released: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with emptied(bare=True) as url:
        await (await Store.open(url)).close()
        before = await everything(url)
        monkeypatch.setattr("engine.store.copying._insert", lambda connection, table, rows: {})
        with pytest.raises(StoreProblem):
            await restore_server(released, make_url(url), tmp_path, now=0.0)
        assert await everything(url) == before


@pytest.mark.postgres
async def test_a_copy_shows_one_moment(released: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written while the copy is made is in none of its tables."""
    async with emptied(bare=True) as url:
        await restore_server(released, make_url(url), tmp_path, now=0.0)
        before, engine = await everything(url), create_async_engine(url)

        def meanwhile(connection: Any, **wanted: Any) -> copying.Rows:
            asyncio.run_coroutine_threadsafe(change(), loop).result()
            return page(connection, **wanted)

        async def change() -> None:
            async with engine.begin() as other:
                for name in ("tables", "steps", "seats"):
                    await other.execute(text(f"DELETE FROM {name}"))

        page = copying._page
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(copying, "_page", meanwhile)
        await asyncio.to_thread(lambda: asyncio.run(back_up_server(make_url(url), tmp_path / "copy.db")))
        assert await everything(f"sqlite:///{tmp_path / 'copy.db'}") == before
        assert await everything(url) != before
        await engine.dispose()


@pytest.mark.postgres
async def test_the_server_waits_for_a_copy_on_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = set()

    def page(connection: Any, **wanted: Any) -> copying.Rows:
        limits.add(connection.scalar(text("SHOW idle_in_transaction_session_timeout")))
        return read(connection, **wanted)

    read = copying._page
    monkeypatch.setattr(copying, "_page", page)
    async with emptied(bare=True) as url:
        await (await Store.open(url)).close()
        await back_up_server(make_url(url), tmp_path / "copy.db")
    assert limits == {"0"}


@pytest.mark.postgres
async def test_nothing_is_put_back_while_one_of_several_bots_runs(released: Path, tmp_path: Path) -> None:
    copy = contents(released)
    async with emptied(bare=True) as url:
        bot = await Store.open(url, shards=Shards((1,), 2))
        with pytest.raises(StoreProblem, match="another Boneyard still uses it"):
            await restore_server(released, make_url(url), tmp_path, now=0.0)
        await bot.close()
        await restore_server(released, make_url(url), tmp_path, now=0.0)
        assert contents(released) == copy, "the copy stays as it is"


@pytest.mark.postgres
async def test_other_tables_of_the_same_database_stay(released: Path, tmp_path: Path) -> None:
    async with emptied(bare=True) as url:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE of_others (x int)"))
        await restore_server(released, make_url(url), tmp_path, now=0.0)
        await restore_server(released, make_url(url), tmp_path, now=0.0)
        async with engine.begin() as connection:
            assert await connection.scalar(text("SELECT count(*) FROM of_others")) == 0
            await connection.execute(text("DROP TABLE of_others"))
        await engine.dispose()


def test_a_backup_that_is_stopped_leaves_nothing(released: Path, tmp_path: Path) -> None:
    """As systemd and Docker stop it."""
    shutil.copy(released, tmp_path / "boneyard.db")
    backup = (
        "import os, signal; from engine.store import files; "
        "files.damage = lambda part: signal.raise_signal(signal.SIGTERM); "
        "from bot.__main__ import main; import sys; sys.argv[1:] = ['backup']; sys.exit(main())"
    )
    environment = {**os.environ, "DATA_DIR": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[1])}
    subprocess.run((sys.executable, "-c", backup), cwd=tmp_path, env=environment, check=False)
    assert list((tmp_path / "backups").iterdir()) == []


@pytest.mark.postgres
async def test_how_far_a_backup_and_a_restore_are_is_told(released: Path, tmp_path: Path) -> None:
    async with emptied(bare=True) as url:
        shares: list[float] = []
        await restore_server(released, make_url(url), tmp_path, now=0.0)
        await back_up_server(make_url(url), tmp_path / "copy.db", shares.append)
        assert (shares, shares[-1]) == (sorted(shares), 1)
        again: list[float] = []
        await restore_server(released, make_url(url), tmp_path, now=0.0, told=again.append)
        assert (again, again[-1]) == (sorted(again), 1)
        assert 0.5 in again, "keeping the old database is the first half"
