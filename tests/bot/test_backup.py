"""`boneyard backup` and `boneyard restore`, as they are typed."""

import asyncio
from pathlib import Path

import pytest

from bot import cli
from engine.store import Store
from engine.store.questions import queries


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_URL", "DATABASE_URL_FILE", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))


async def chosen(folder: Path, value: str | None = None) -> str:
    """What server 1 has chosen in the database, after choosing it."""
    store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
    if value:
        await store.ask(queries.put_guild_settings, 1, {"pictures": value})
    found = await store.ask(queries.guild_settings, 1)
    await store.close()
    return found["pictures"]


def test_what_was_backed_up_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(chosen(tmp_path, "on"))
    assert cli.main(["backup"]) == 0
    (backup,) = (tmp_path / "backups").iterdir()
    assert backup.stat().st_mode & 0o777 == 0o600
    asyncio.run(chosen(tmp_path, "off"))
    assert cli.main(["restore", str(backup)]) == 0
    assert asyncio.run(chosen(tmp_path)) == "on"
    said = capsys.readouterr().out
    (kept,) = tmp_path.glob("boneyard-before-restore-*.db")
    assert f"The old database is kept in {kept}." in said


def test_a_bot_that_runs_is_not_taken_its_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def meanwhile() -> int:
        store = await Store.open(f"sqlite:///{tmp_path / 'boneyard.db'}")
        status = await asyncio.to_thread(cli.main, ["backup", "copy.db"])
        status += await asyncio.to_thread(cli.main, ["restore", "copy.db"])
        await store.close()
        return status

    assert asyncio.run(meanwhile()) == 1
    assert "is in use by another Boneyard: stop that one first" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "instead"), [(["backup"], "copy it with pg_dump"), (["restore", "x"], "use pg_restore")]
)
def test_postgresql_has_tools_of_its_own(
    command: list[str], instead: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:hunter2@db/boneyard")
    assert cli.main(command) == 1
    assert f"{instead} instead." in capsys.readouterr().err
