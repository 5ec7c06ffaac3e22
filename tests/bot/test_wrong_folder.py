"""Only `run` and `migrate` make or upgrade a database (and `try`, which has one of its own). Every other command says
that there is none, and those that only read leave every file as it was."""

import asyncio
import hashlib
import importlib
import inspect
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import COMMANDS, main
from engine.store import Store
from tests.databases import put_database
from tests.engine.store.postgres import emptied
from tests.permissions import bound, needs_permissions

MAKING = {"run", "migrate", "try"}
ARGUMENTS = {
    "check": [],
    "health": [],
    "status": ["--once"],
    "backup": ["copy.db"],
    "restore": ["none.db"],
    "export": ["user", "5"],
    "forget": ["user", "5", "--yes"],
    "recount": [],
    "copy-database": ["boneyard.db", "other.db"],
}
"""Arguments for each command that reads the settings or a database."""
READING = ["check", "export", "recount", "backup"]
NEED = [["export", "user", "5"], ["forget", "user", "5", "--yes"], ["recount"], ["backup"]]
"""Commands that need a database."""
EDITION = Path(__file__).parents[1] / "editions" / "1.0.0" / "database.sql"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_URL", "DATABASE_URL_FILE", "DATA_DIR", "METRICS_PORT"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def files(folder: Path) -> dict[str, str]:
    """Every file and its content."""
    found = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in found}


def test_every_command_with_a_database_is_tried_here() -> None:
    modules = {command.name: importlib.import_module(f"bot.commands.{command.module}") for command in COMMANDS}
    words = ("load_settings", "in_store", "copy_everything")
    with_database = {
        name for name, module in modules.items() if any(word in inspect.getsource(module) for word in words)
    }
    assert with_database - MAKING <= set(ARGUMENTS)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_a_command_in_the_wrong_folder_makes_nothing(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([name, *ARGUMENTS[name]])
    assert files(folder) == {}
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("words", NEED)
def test_the_missing_database_is_named(words: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "There is no database boneyard.db: name its folder in DATA_DIR" in capsys.readouterr().err
    assert not list(folder.iterdir())


@pytest.mark.parametrize("words", NEED)
def test_a_database_that_a_bot_has_used_is_called_gone(
    words: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def used() -> None:
        await (await Store.open("sqlite:///boneyard.db")).close()

    asyncio.run(used())
    (folder / "boneyard.db").unlink()
    assert main(words) == 2
    assert "The database boneyard.db is gone: put it back" in capsys.readouterr().err
    assert not (folder / "boneyard.db").exists()


@pytest.mark.parametrize("name", READING)
def test_a_command_that_reads_changes_no_file(name: str, folder: Path) -> None:
    put_database(folder / "boneyard.db")
    before = files(folder)
    main([name, *ARGUMENTS[name]])
    assert {file: digest for file, digest in files(folder).items() if file != "copy.db"} == before


@pytest.mark.parametrize("words", [["export", "user", "5"], ["recount"]])
def test_a_command_that_reads_needs_no_bot_to_stop(
    words: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def meanwhile() -> int:
        store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
        try:
            return await asyncio.to_thread(main, words)
        finally:
            await store.close()

    asyncio.run(meanwhile())
    assert "in use" not in capsys.readouterr().err


def test_an_old_copy_is_counted_without_being_changed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(folder / "old.db")) as connection:
        connection.executescript(EDITION.read_text(encoding="utf-8"))
    before = files(folder)
    assert main(["recount", "old.db"]) == 0
    told = capsys.readouterr().out
    assert "All follow from the records. 23 ratings are of older formulas" in told
    assert files(folder) == before


@pytest.mark.slow
@needs_permissions
def test_a_copy_in_a_folder_that_may_only_be_read_is_counted(folder: Path) -> None:
    put_database(folder / "copy.db")
    folder.chmod(0o500)
    try:
        ran = bound(folder, "recount", "copy.db")
    finally:
        folder.chmod(0o700)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert set(files(folder)) == {"copy.db"}


@pytest.mark.parametrize("name", ["export", "forget"])
def test_an_old_database_is_upgraded_by_migrate_only(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(folder / "boneyard.db")) as connection:
        connection.executescript(EDITION.read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode=WAL")
    before = files(folder)
    assert main([name, *ARGUMENTS[name]]) == 2
    assert "upgrade it first with `boneyard migrate`" in capsys.readouterr().err
    assert {file: digest for file, digest in files(folder).items() if file != "boneyard.db.lock"} == before


def test_a_person_whom_the_database_does_not_know_is_not_called_deleted(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put_database(folder / "boneyard.db")
    assert main(["forget", "user", "5", "--yes"]) == 1
    assert "knows nothing of user 5: nothing was deleted" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["-1", "0", "9" * 31, "x", "٣"])
@pytest.mark.parametrize("name", ["export", "forget"])
def test_nonsense_is_no_id(name: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([name, "user", text])
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.slow
def test_nobody_answers_means_no(folder: Path) -> None:
    put_database(folder / "boneyard.db")
    ask = "import sys; from bot.cli import main; sys.exit(main(['forget', 'user', '5']))"
    with subprocess.Popen(
        (sys.executable, "-c", ask), cwd=folder, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as process:  # fmt: skip
        _, said = process.communicate()
    assert said == "boneyard: Nothing was deleted.\n"


def test_migrate_says_that_it_made_a_new_database(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate"]) == 0
    assert "is new and empty" in capsys.readouterr().out


@pytest.mark.postgres
@pytest.mark.parametrize("words", [["export", "user", "5"], ["forget", "user", "5", "--yes"], ["recount"]])
async def test_an_empty_postgresql_database_stays_empty(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with emptied(bare=True) as url:
        monkeypatch.setenv("DATABASE_URL", url)
        assert await asyncio.to_thread(main, words) == 2
        assert "No Boneyard has made the database" in capsys.readouterr().err
