"""`boneyard check`: it reports the configuration and its problems, and changes nothing."""

import asyncio
import os
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from urllib.parse import parse_qs

import pytest
from discord.http import Route
from sqlalchemy import text

from bot import cli
from bot.commands import check
from bot.commands._check_live import look
from bot.config import SETTINGS, load_settings
from engine.store import Shards, Store, connect
from engine.store.questions.statements import writes
from tests.databases import put_database
from tests.engine.store.postgres import emptied
from tests.engine.store.stored import newer_migrations
from tools.edition import FOLDER

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def environ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A complete environment without problems."""
    monkeypatch.chdir(tmp_path)
    for setting in SETTINGS:
        for name in setting.variables:
            monkeypatch.delenv(name, raising=False)
    good = {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(tmp_path)}
    for name, value in good.items():
        monkeypatch.setenv(name, value)
    return good


def test_a_good_configuration_is_called_good(
    environ: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["check"]) == 0
    out = capsys.readouterr().out
    assert "DISCORD_TOKEN: set (environment)" in out
    assert "LOG_LEVEL: INFO (default)" in out
    assert f"Database: sqlite:///{tmp_path}/boneyard.db" in out
    assert "client_id=100000000000000000&" in out
    assert out.endswith("Nothing is wrong: `boneyard run` can start.\n")
    assert TOKEN not in out


def test_asking_changes_nothing(environ: dict[str, str], tmp_path: Path) -> None:
    cli.main(["check"])
    assert not list(tmp_path.iterdir())
    asyncio.run(checked_while_in_use(tmp_path))
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert cli.main(["check"]) == 0
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


async def checked_while_in_use(folder: Path) -> int:
    """The exit status of `boneyard check` beside a bot that runs."""
    store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
    status = cli.main(["check"])
    await store.close()
    return status


def test_a_bot_that_runs_already_is_noted(
    environ: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asyncio.run(checked_while_in_use(tmp_path)) == 0
    note = f"Note: a Boneyard already uses the database {tmp_path}/boneyard.db, so a second one cannot start.\n"
    assert capsys.readouterr().out.endswith(f"{note}Nothing is wrong.\n")


def test_a_secret_from_a_file_names_the_file(tmp_path: Path) -> None:
    lines = check.sources({"DISCORD_TOKEN_FILE": "/run/secrets/token", "LOG_LEVEL": "DEBUG"}, {})
    assert "DISCORD_TOKEN: set (file /run/secrets/token)" in lines
    assert "LOG_LEVEL: DEBUG (.env)" in lines


def test_bad_settings_are_listed_and_fail(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    assert cli.main(["check"]) == 1
    out = capsys.readouterr().out
    assert out.count("Wrong: ") == 2
    assert "hunter2" not in out


def test_a_missing_token_is_wrong(environ: dict[str, str]) -> None:
    (problem,) = check.problems(load_settings({**environ, "DISCORD_TOKEN": ""}))
    assert "There is no Discord token" in problem


def test_a_missing_folder_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    (problem,) = check.problems(load_settings({**environ, "DATA_DIR": str(tmp_path / "nowhere")}))
    assert problem.startswith("DATA_DIR is ")
    assert "is not a folder: make it" in problem


def test_a_folder_one_may_not_write_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # An administrator may write anywhere, so the system's answer is replaced.
    monkeypatch.setattr("bot.commands.check.os.access", lambda path, mode: False)
    assert "may not write" in check.folder_problems(tmp_path, "DATA_DIR")[0]


def test_a_full_disk_is_no_damage(environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_database(tmp_path / "boneyard.db")
    monkeypatch.setattr("engine.store.files.shutil.disk_usage", lambda folder: SimpleNamespace(free=4096))
    monkeypatch.setattr(check, "damage", lambda file: "disk I/O error")
    (problem,) = check.problems(load_settings(environ))
    assert problem.endswith(": the disk is full, 4 KB are left.")


@pytest.mark.skipif(not hasattr(os, "statvfs"), reason="Windows has no read-only mounts")
def test_a_disk_that_is_mounted_to_be_read_only_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.commands.check.os.access", lambda path, mode: False)
    monkeypatch.setattr("bot.commands.check.os.statvfs", lambda path: SimpleNamespace(f_flag=os.ST_RDONLY))
    (problem,) = check.folder_problems(tmp_path, "DATA_DIR")
    assert "the disk is mounted to be read only, or change DATA_DIR" in problem
    assert "owner" not in problem


def test_a_database_in_a_missing_folder_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/other/b.db"
    (problem,) = check.problems(load_settings({**environ, "DATABASE_URL": url}))
    assert problem.startswith("DATABASE_URL names a file in ")


def test_a_good_database_file_is_good(environ: dict[str, str], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "boneyard.db") as connection:
        connection.execute("CREATE TABLE t (x INTEGER)")
    connection.close()
    assert check.problems(load_settings(environ)) == []


def test_a_file_that_is_no_database_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "boneyard.db").write_text("a letter to Ana, not a database", encoding="utf-8")
    (problem,) = check.problems(load_settings(environ))
    assert "is not an SQLite database: move it away" in problem


def test_a_damaged_database_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "boneyard.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE t (x TEXT)")
        connection.executemany("INSERT INTO t VALUES (?)", [("tile" * 500,)] * 50)
    connection.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\x5a" * 8192 + whole[16384:])
    (problem,) = check.problems(load_settings(environ))
    assert "is damaged" in problem


def test_a_folder_in_the_database_s_place_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "boneyard.db").mkdir()
    assert "is not a file that this user may read" in check.problems(load_settings(environ))[0]


def test_a_missing_driver_for_postgresql_says_what_to_install(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = load_settings({**environ, "DATABASE_URL": "postgresql://ana:pw@db/boneyard"})
    monkeypatch.setattr(check, "find_spec", lambda name: None)
    assert "install boneyard[postgres]" in check.problems(settings)[0]
    monkeypatch.setattr(check, "find_spec", lambda name: object())
    assert check.problems(settings) == []


def test_a_database_of_a_newer_program_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "boneyard.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    (problem,) = check.problems(load_settings(environ))
    assert problem.startswith("The database was made by a newer Boneyard (its format is 9999)")


def test_a_database_without_its_format_is_wrong(environ: dict[str, str], tmp_path: Path) -> None:
    put_database(tmp_path / "boneyard.db")
    assert check.problems(load_settings(environ)) == []
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection:
        connection.execute("DROP TABLE alembic_version")
    (problem,) = check.problems(load_settings(environ))
    assert "has the table achievements, but no format: put a backup in its place" in problem


def test_a_system_that_cannot_join_arabic_letters_is_noted_but_not_wrong(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "shaping_ready", lambda: False)
    assert cli.main(["check"]) == 0
    assert "Note: FriBiDi is not installed" in capsys.readouterr().out


@pytest.mark.postgres
async def test_postgresql_is_asked_what_is_there(
    environ: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def said(status: int = 0) -> str:
        assert await asyncio.to_thread(cli.main, ["check"]) == status
        return capsys.readouterr().out

    async with emptied(bare=True) as url:
        monkeypatch.setenv("DATABASE_URL", f"{url}?sslmode=disable")
        assert "answers, and the database is empty.\n" in await said()
        store = await Store.open(url, shards=Shards((1, 2), 4))
        found = await said()
        assert "answers, and the database is up to date.\nNote: a Boneyard already serves shards 1, 2 of 4" in found
        today = connect.head_revision()
        with monkeypatch.context() as patch:
            patch.setattr(connect, "MIGRATIONS", newer_migrations(tmp_path))
            assert f"will be upgraded by `boneyard run` (its format is {today})" in await said()
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await store.ask(writes(lambda connection: connection.execute(newer)))
        assert "Wrong: The database was made by a newer Boneyard" in await said(1)
        await store.close()
        monkeypatch.setenv("DATABASE_URL", f"{url}?sslmode=sometimes")
        assert "cannot be opened: `sslmode` parameter must be one of" in await said(1)


def test_a_server_that_is_not_there_is_wrong(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ana:hunter2@127.0.0.1:1/boneyard")
    assert cli.main(["check"]) == 1
    out = capsys.readouterr().out
    assert "Wrong: The database postgresql+asyncpg://ana:***@127.0.0.1:1/boneyard cannot be opened: " in out
    assert "hunter2" not in out


@pytest.fixture
def edition(environ: dict[str, str], tmp_path: Path) -> Path:
    """The first release's database, with matches in play."""
    file = tmp_path / "boneyard.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / "1.0.0/database.sql").read_text(encoding="utf-8"))
    return file


def test_an_upgrade_is_rehearsed_on_a_copy(edition: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = edition.read_bytes()
    assert cli.main(["check", "--upgrade"]) == 0
    found = re.search(r"Open tables: (\d+), replayed: (\d+)\.", capsys.readouterr().out)
    assert found
    assert int(found[1]) == int(found[2]) > 3
    assert edition.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} <= {"boneyard.db", "boneyard.db.lock"}


def test_a_table_that_would_not_go_on_is_named(edition: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(edition)) as connection:
        asked = "SELECT id FROM tables WHERE status = 'playing' ORDER BY id"
        (table,) = connection.execute(asked).fetchone()
        connection.execute("UPDATE tables SET rules_version = 99 WHERE id = ?", (table,))
        connection.commit()
    assert cli.main(["check", "--upgrade"]) == 1
    assert f"Wrong: Table {table} could not go on after the upgrade" in capsys.readouterr().out


SECRET = "abcdefghijklmnopqrstuvwxyz012345"


@pytest.fixture
def discord(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[int, str]]]:
    """A live board in the settings, and a Discord that gives these answers."""
    answers: list[tuple[int, str]] = []

    class Discord(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
            assert form["client_id"] == ["100000000000000000"]
            assert form["client_secret"] == [SECRET]
            status, text = answers.pop()
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Discord) as server, socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
        free.close()
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.server_port}")
        monkeypatch.setenv("LIVE_PORT", str(port))
        monkeypatch.setenv("DISCORD_CLIENT_SECRET", SECRET)
        serving = Thread(target=server.serve_forever)
        serving.start()
        yield answers
        server.shutdown()
        serving.join()


def test_a_live_board_that_can_open_is_called_good(
    discord: list[tuple[int, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    discord.append((400, '{"error": "invalid_grant"}'))
    assert cli.main(["check"]) == 0
    out = capsys.readouterr().out
    assert "at 127.0.0.1, for https://100000000000000000.discordsays.com (docs/live-board.md)." in out
    assert "DISCORD_CLIENT_SECRET: set (environment)" in out
    assert SECRET not in out


def test_one_of_several_processes_says_which_pages_its_live_board_gets(
    discord: list[tuple[int, str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    discord.append((400, '{"error": "invalid_grant"}'))
    for name, value in {"DATABASE_URL": "postgresql://db/boneyard", "SHARD_COUNT": "4", "SHARD_IDS": "2,3"}.items():
        monkeypatch.setenv(name, value)
    assert look(load_settings(), running=False) == []
    assert "send these paths of the live board to this process: /2/* /3/*" in capsys.readouterr().out


def test_a_wrong_client_secret_and_a_taken_port_are_named(
    discord: list[tuple[int, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    discord.append((401, '{"error": "invalid_client"}'))
    with socket.create_server(("127.0.0.1", int(os.environ["LIVE_PORT"]))):
        assert cli.main(["check"]) == 1
    out = capsys.readouterr().out
    assert "Wrong: Discord refused DISCORD_CLIENT_SECRET: copy it again" in out
    assert f"Wrong: LIVE_PORT is {os.environ['LIVE_PORT']}, which can't be opened at 127.0.0.1: Address already" in out


@pytest.mark.parametrize(("answer", "said"), [((503, "<html>"), "status 503"), ((403, "[]"), "status 403")])
def test_a_client_secret_that_nobody_checks_is_noted(
    discord: list[tuple[int, str]], capsys: pytest.CaptureFixture[str], answer: tuple[int, str], said: str
) -> None:
    discord.append(answer)
    assert cli.main(["check"]) == 0
    assert f"Note: Discord did not say whether DISCORD_CLIENT_SECRET is right ({said})." in capsys.readouterr().out


def test_without_a_network_the_client_secret_is_not_checked(
    discord: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
    assert cli.main(["check"]) == 0
    assert "Note: Discord did not say whether DISCORD_CLIENT_SECRET is right ([Errno" in capsys.readouterr().out
