"""`boneyard run` says in one sentence what stops it, and ends with a status that is not zero."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.cli import main
from bot.client import Boneyard
from bot.commands import run
from bot.heartbeat import FILE
from engine.store import Store

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own and a token of the right shape."""
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
    assert main(["run"]) == 1
    assert "nowhere" in said(capsys)


class Answer:
    """The part of aiohttp's response that discord.py's errors look at."""

    reason = "said so"

    def __init__(self, status: int) -> None:
        self.status = status


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (discord.LoginFailure("improper token"), 2, "refused the token"),
        (discord.PrivilegedIntentsRequired(None), 2, "needs no privileged intents"),
        (aiohttp.ClientConnectionError("no route"), 1, "could not be reached"),
        (OSError("network is unreachable"), 1, "could not be reached"),
        (discord.HTTPException(Answer(403), "no"), 1, "look at the application"),
        (discord.HTTPException(Answer(503), "down"), 1, "try again in some minutes"),
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
        return await Store.open(f"sqlite+aiosqlite:///{settings / 'boneyard.db'}")

    log_in(monkeypatch, set_up)
    with asyncio.Runner() as runner:
        store = runner.run(first())
        try:
            assert main(["run"]) == 1
        finally:
            runner.run(store.close())
    assert "boneyard.db" in said(capsys)


async def set_up(bot: Boneyard) -> None:
    """As far as a login gets: the set-up, without commands to tell."""

    async def sync(store: Store) -> None:
        """There is no Discord to tell them to."""

    bot._sync = sync  # type: ignore[method-assign]  # the one thing that needs Discord
    await bot.setup_hook()


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
