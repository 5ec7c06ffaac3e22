"""`boneyard backup` and `boneyard restore`, as they are typed."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot import cli
from engine.store import Store
from engine.store.questions import queries
from tests.choices import always
from tests.databases import put_database
from tests.permissions import bound, needs_permissions


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
        await store.ask(queries.change_guild_settings, 1, always({"pictures": value}))
    found = await store.ask(queries.guild_settings, 1)
    await store.close()
    return str(found["pictures"])


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


def test_a_schedule_keeps_the_newest_copies_and_every_other_file(tmp_path: Path) -> None:
    asyncio.run(chosen(tmp_path, "on"))
    folder = tmp_path / "backups"
    folder.mkdir()
    names = ["boneyard-20010101-040000.db", "boneyard-20010102-040000.db", "boneyard-before-1.1.db", "notes.txt"]
    for name in names:
        (folder / name).touch()
    assert cli.main(["backup", "--keep", "2"]) == 0
    kept = {file.name for file in folder.iterdir()}
    assert kept - set(names) == {max(kept - set(names[2:]))}
    assert set(names) - kept == {names[0]}


@pytest.mark.parametrize("arguments", [["--keep", "0"], ["--keep", "2", "copy.db"]])
def test_a_schedule_deletes_only_its_own_copies(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", *arguments]) == 2
    assert "name no file beside it" in capsys.readouterr().err


def test_a_backup_on_a_full_disk_leaves_nothing_and_deletes_nothing(tmp_path: Path) -> None:
    asyncio.run(chosen(tmp_path, "on"))
    assert cli.main(["backup"]) == 0
    (copy,) = (tmp_path / "backups").iterdir()
    copy.rename(copy.with_name("boneyard-20010101-040000.db"))  # the next one may be made in the same second
    files = sorted(tmp_path.rglob("*"))
    # No file of this process may grow beyond 40 KiB, as if the disk ended there.
    limit = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (40960, 40960))"
    backup = f"{limit}; from bot.cli import main; sys.exit(main(['backup', '--keep', '1']))"
    ran = subprocess.run((sys.executable, "-c", backup), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "could not be copied" in ran.stderr
    assert sorted(tmp_path.rglob("*")) == files


@needs_permissions
@pytest.mark.parametrize(
    ("mode", "status", "said"),
    [
        (0o000, 1, "The folder {folder} cannot be used (Permission denied): name a file for the copy."),
        (0o300, 1, "The folder {folder} cannot be used (Permission denied): name a file for the copy."),
        (0o400, 1, "cannot be used: Permission denied."),
        (0o500, 2, "cannot be written: Permission denied."),
    ],
    ids=["closed", "not readable", "files closed", "not writable"],
)
def test_a_folder_of_copies_that_may_not_be_used_is_a_sentence(
    mode: int, status: int, said: str, tmp_path: Path
) -> None:
    put_database(tmp_path / "boneyard.db")
    folder = tmp_path / "backups"
    folder.mkdir()
    copies = [folder / "boneyard-20010101-040000.db", folder / "boneyard-20010102-040000.db"]
    for copy in copies:
        copy.touch()
    folder.chmod(mode)
    try:
        ran = bound(tmp_path, "backup", "--keep", "1")
    finally:
        folder.chmod(0o700)
    assert (ran.returncode, ran.stdout) == (status, "")
    assert ran.stderr.startswith("boneyard: ")
    assert ran.stderr.endswith(f"{said.format(folder=folder)}\n")
    assert sorted(folder.iterdir()) == copies, "nothing was deleted"


@pytest.mark.parametrize("command", [["backup"], ["restore", "copy.db"]])
def test_a_server_that_does_not_answer_is_a_sentence(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_database(tmp_path / "copy.db")
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:hunter2@127.0.0.1:1/boneyard")
    assert cli.main(command) == 1
    said = capsys.readouterr().err
    assert "The database postgresql+asyncpg://ana:***@127.0.0.1:1/boneyard cannot be" in said
    assert "hunter2" not in said
