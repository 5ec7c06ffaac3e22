"""`boneyard run` says in one sentence what stops it, and ends with a status that is not zero."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.cli import main
from bot.client import Boneyard
from bot.commands import run
from bot.heartbeat import FILE
from bot.reachability import Reachability
from engine.store import Damaged, Store, StoreUnavailable, connect
from tests.engine.store.stored import newer_migrations

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own and a token of the right shape."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    return tmp_path


def log_in(monkeypatch: pytest.MonkeyPatch, outcome: Callable[[Boneyard], Any]) -> None:
    """Instead of connecting, set the bot up and then do this."""

    async def start(self: Boneyard, token: str, *, reconnect: bool = True) -> None:
        assert token == TOKEN
        found = outcome(self)
        if asyncio.iscoroutine(found):
            await found

    monkeypatch.setattr(Boneyard, "start", start)


def failing(error: Exception) -> Callable[[Boneyard], Any]:
    """Connecting fails like this."""

    def fail(bot: Boneyard) -> Any:
        raise error

    return fail


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence on standard error (the log goes there too, a line each)."""
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("boneyard: ")]
    assert len(lines) == 1
    return lines[0]


def test_without_a_token_it_says_where_one_goes(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    assert main(["run"]) == 2
    assert "set DISCORD_TOKEN" in said(capsys)


def test_a_malformed_token_is_not_shown(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-but-wrong")
    assert main(["run"]) == 2
    sentence = said(capsys)
    assert "does not look like a bot token" in sentence
    assert "secret-but-wrong" not in sentence


def test_a_folder_that_is_not_there_is_named(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(settings / "nowhere"))
    assert main(["run"]) == 2
    assert "nowhere" in said(capsys)


def write(folder: Path, *statements: str) -> None:
    """A database of Boneyard, changed by another program."""

    async def made() -> None:
        await (await Store.open(f"sqlite:///{folder / 'boneyard.db'}")).close()

    asyncio.run(made())
    with closing(sqlite3.connect(folder / "boneyard.db")) as connection:
        connection.executescript(";".join(statements))


def scribble(folder: Path, start: int) -> None:
    """A database with a damaged page."""
    write(folder)
    whole = (folder / "boneyard.db").read_bytes()
    (folder / "boneyard.db").write_bytes(whole[:start] + b"\x5a" * 4096 + whole[start + 4096 :])


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda folder: (folder / "boneyard.db").mkdir(), "is a folder: move it away"),
        (lambda folder: (folder / "boneyard.db").write_text("a shopping list " * 300), "file is not a database"),
        (lambda folder: scribble(folder, 0), "file is not a database; put a backup in its place"),
        (lambda folder: scribble(folder, 4096), "malformed"),
        (lambda folder: write(folder, "UPDATE alembic_version SET version_num = '9999'"), "made by a newer Boneyard"),
        (lambda folder: write(folder, "DROP TABLE alembic_version"), "but no format"),
    ],
    ids=["a folder", "no database", "its first page", "its second page", "newer", "no format"],
)
def test_a_database_that_no_restart_mends_is_found_before_discord_hears_of_the_bot(
    spoil: Callable[[Path], object],
    sentence: str,
    settings: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    log_in(monkeypatch, failing(AssertionError("Discord heard of it")))
    spoil(settings)
    assert main(["run"]) == 2
    assert sentence in said(capsys)


LAST_PAGE = "CREATE TABLE pips (x TEXT)", f"INSERT INTO pips VALUES ('{'tile' * 3000}')"
"""Statements whose text fills the last pages of a database."""


def damaged_later(folder: Path) -> None:
    """A database whose last page is damaged: the tables of Boneyard are readable."""
    write(folder, *LAST_PAGE)
    whole = (folder / "boneyard.db").read_bytes()
    (folder / "boneyard.db").write_bytes(whole[:-4096] + b"\xff" * 4096)


def test_damage_is_logged_before_discord_hears_of_the_bot(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged_later(settings)
    log_in(monkeypatch, failing(discord.LoginFailure("improper token")))
    assert main(["run"]) == 2
    err = capsys.readouterr().err
    assert "The database is damaged (" in err
    assert "put a backup in its place with `boneyard restore`" in err


def test_migrate_does_not_call_a_damaged_database_up_to_date(
    settings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged_later(settings)
    assert main(["migrate"]) == 2
    told = capsys.readouterr()
    assert "up to date" not in told.out
    assert told.err.startswith("boneyard: The database is damaged (")


def test_a_folder_that_may_not_be_written_is_found_before_discord_hears_of_the_bot(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log_in(monkeypatch, failing(AssertionError("Discord heard of it")))
    # An administrator may write anywhere, so the system's answer is replaced.
    monkeypatch.setattr("bot.commands.check.os.access", lambda path, mode: False)
    assert main(["run"]) == 2
    assert "may not write" in said(capsys)


@pytest.mark.parametrize(("error", "status"), [(Damaged, 2), (StoreUnavailable, 1)])
def test_a_database_that_fails_while_tables_are_taken_up_is_a_sentence(
    error: type[StoreUnavailable],
    status: int,
    settings: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    log_in(monkeypatch, failing(error("so says SQLite")))
    assert main(["run"]) == status
    assert said(capsys).startswith("boneyard: The database ")


def test_a_start_says_where_the_database_of_an_older_program_is_kept(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(settings)
    monkeypatch.setattr(connect, "MIGRATIONS", newer_migrations(settings))
    log_in(monkeypatch, failing(discord.LoginFailure("improper token")))
    assert main(["run"]) == 2
    err = capsys.readouterr().err
    (kept,) = settings.glob("boneyard-before-upgrade-from-*.db")
    assert f"The database was upgraded. A backup from before is in {kept}." in err
    assert "alembic" not in err


def answer(status: int) -> Any:
    """The part of aiohttp's response that discord.py's errors look at."""
    return SimpleNamespace(reason="said so", status=status)


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (discord.LoginFailure("improper token"), 2, "refused the token"),
        (discord.PrivilegedIntentsRequired(None), 2, "needs no privileged intents"),
        (aiohttp.ClientConnectionError("no route"), 1, "could not be reached"),
        (OSError("network is unreachable"), 1, "could not be reached"),
        (discord.HTTPException(answer(403), "no"), 1, "look at the application"),
        (discord.HTTPException(answer(503), "down"), 1, "try again in some minutes"),
    ],
)
def test_what_goes_wrong_for_good_ends_the_program_and_2_means_that_a_restart_cannot_mend_it(
    settings: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    status: int,
    sentence: str,
) -> None:
    log_in(monkeypatch, failing(error))
    assert main(["run"]) == status
    assert sentence in said(capsys)
    assert not (settings / FILE).exists(), "the heartbeat is gone"


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014, 4999])
def test_every_fatal_close_code_has_a_sentence(code: int) -> None:
    text = run.fatal(code)
    assert text.endswith(".")
    assert text[0].isupper()


def test_a_second_instance_on_one_database_is_refused(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def first() -> Store:
        return await Store.open(f"sqlite:///{settings / 'boneyard.db'}")

    log_in(monkeypatch, set_up)
    with asyncio.Runner() as runner:
        store = runner.run(first())
        try:
            assert main(["run"]) == 1
        finally:
            runner.run(store.close())
    assert "boneyard.db" in said(capsys)


async def set_up(bot: Boneyard) -> None:
    """Log in up to the set-up, without sending commands."""

    async def sync(store: Store) -> None:
        """There is no Discord to tell them to."""

    bot._sync = sync  # type: ignore[method-assign]  # the one thing that needs Discord
    await bot.setup_hook()


@pytest.mark.logs("MissingApplicationID")
def test_sigterm_closes_everything_in_order(settings: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve_until_told(bot: Boneyard) -> None:
        await set_up(bot)
        assert (settings / FILE).exists()
        signal.raise_signal(signal.SIGTERM)
        for _ in range(1000):  # the loop hears of a signal a few rounds later
            if bot._closing is None:
                await asyncio.sleep(0)
        assert bot._closing is not None
        await bot._closing

    log_in(monkeypatch, serve_until_told)
    assert main(["run"]) == 0
    assert (settings / "boneyard.db").exists()
    assert not (settings / FILE).exists()


def test_health_hears_from_the_bot_that_runs_how_long_the_gateway_is_away(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start(bot: Boneyard) -> None:
        assert main(["health"]) == 1
        raise discord.LoginFailure("improper token")

    monkeypatch.setattr(Reachability, "unsteady", lambda self: 61.0)
    log_in(monkeypatch, start)
    assert main(["run"]) == 2
    assert "has no lasting connection to Discord for 61 seconds" in capsys.readouterr().out


@pytest.mark.logs("MissingApplicationID")
def test_a_deleted_database_ends_the_bot_with_everything_saved(
    settings: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def delete_database() -> None:
        for file in settings.glob("boneyard.db*"):
            file.unlink()

    async def serve_without_the_file(bot: Boneyard) -> None:
        await set_up(bot)
        delete_database()
        await bot.lost.wait()
        assert bot._closing is None or not bot._closing.done()

    monkeypatch.setattr("bot.client.FILE_SECONDS", 0.0)
    log_in(monkeypatch, serve_without_the_file)
    assert main(["run"]) == 2
    (saved,) = settings.glob("boneyard-rescued-*.db")
    assert f"put it in its place with `boneyard restore {saved}`" in said(capsys)
