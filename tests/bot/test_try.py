"""The command `boneyard try`: what it prints, which database it takes, how it ends and refuses."""

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot.commands import CommandError, try_
from bot.config import Settings
from bot.trial import PEOPLE, Trial
from engine.store.files import FileLock
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("unhurried")


def arguments(*words: str) -> argparse.Namespace:
    """As typed after `boneyard try`."""
    parser = argparse.ArgumentParser()
    try_.add_arguments(parser)
    return parser.parse_args(["--no-browser", *words])


@pytest.fixture
def quiet_log() -> Iterator[None]:
    """The command starts the log for the whole program; here it ends with the test."""
    root = logging.getLogger()
    before = root.level, root.handlers[:]
    yield
    root.level, root.handlers[:] = before


@pytest.mark.usefixtures("quiet_log")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_sigterm_end_it_cleanly(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Ended(StandIn):
        async def on_ready(self) -> None:
            os.kill(os.getpid(), number)

    client: list[StandIn] = []

    def make_client(settings: Settings, file: Path) -> discord.Client:
        client.append(Ended())
        return client[0]

    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setattr(try_, "make_client", make_client)
    assert try_.run(arguments("--port", "0")) == 0
    printed = capsys.readouterr()
    assert "http://127.0.0.1:" in printed.out
    assert printed.out.endswith("Boneyard is closed.\n")
    assert printed.err == ""
    assert client[0].is_closed()


@pytest.mark.usefixtures("quiet_log")
def test_the_invitation_says_where_the_page_is_what_to_type_and_how_to_be_somebody_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def ended(server: Trial, stopped: asyncio.Event) -> None:
        """No one stays."""

    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setattr(Trial, "stay_live", ended)
    try_.run(arguments("--port", "0"))
    out = capsys.readouterr().out
    for told in ("/domino play", "Add robot", "Start", "My hand", "Viewing as", "#second-table", "Ctrl-C"):
        assert told in out
    assert f"Kept in {tmp_path / try_.DATABASE_FILE}" in out
    assert (tmp_path / try_.DATABASE_FILE).is_file()


@pytest.mark.usefixtures("quiet_log")
def test_a_database_in_memory_is_a_file_that_is_gone_at_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files: list[str] = []

    def look() -> None:
        files.extend(path.name for path in tmp_path.rglob("*"))

    async def ended(server: Trial, stopped: asyncio.Event) -> None:
        look()

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(Trial, "stay_live", ended)
    assert try_.run(arguments("--port", "0", "--database", try_.IN_MEMORY)) == 0
    assert try_.DATABASE_FILE in files
    assert list(tmp_path.iterdir()) == []
    assert "Forgotten at the end" in capsys.readouterr().out


@pytest.mark.usefixtures("quiet_log")
def test_a_database_that_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    spoiled = tmp_path / "spoiled.db"
    spoiled.write_text("This is a shopping list.")
    for name, sentence in {
        "spoiled.db": "cannot be opened: file is not a database",
        "no such folder/kept.db": "does not exist: make it, or choose another --database",
        ".": "which is a folder: name a file in it",
    }.items():
        with pytest.raises(CommandError, match=sentence):
            try_.run(arguments("--port", "0", "--database", str(tmp_path / name)))


@pytest.mark.usefixtures("quiet_log")
def test_a_second_one_on_the_same_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    lock = FileLock.take(file)
    with pytest.raises(CommandError, match="in use by another Boneyard"):
        try_.run(arguments("--port", "0", "--database", str(file)))
    lock.release()


def test_without_simcord_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bot.trial")
    monkeypatch.setitem(sys.modules, "simcord", None)
    with pytest.raises(CommandError, match=r"install it with `pip install 'boneyard\[try\]'`"):
        try_.run(arguments())


@pytest.mark.usefixtures("quiet_log")
def test_a_port_in_use_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} is already in use: choose another with --port"):
            try_.run(arguments("--port", str(port), "--database", str(tmp_path / "kept.db")))


@pytest.mark.parametrize("wrong", [["--people", "0"], ["--people", "13"], ["--port", "70000"], ["--port", "x"]])
def test_impossible_numbers_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    try_.add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(wrong)
    assert "is not a number from" in capsys.readouterr().err


def test_there_are_as_many_names_as_people_who_may_come() -> None:
    assert len(PEOPLE) == len({name.lower() for name in PEOPLE}) == try_.MOST_PEOPLE
