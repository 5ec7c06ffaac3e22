"""Databases that cannot be opened, each refused in a sentence; and copies of one in use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import Store, StoreProblem, copy_database
from engine.store.questions import queries
from tests.choices import always

from .stored import ROW, SEATS, opened_and_closed, sqlite_url


async def refused(url: str) -> str:
    """Why a store does not open: one whole sentence, and nothing left open."""
    before = set(threading.enumerate())
    with pytest.raises(StoreProblem) as problem:
        await Store.open(url)
    for thread in set(threading.enumerate()) - before:
        thread.join(30)
        assert not thread.is_alive(), "a connection was left open"
    sentence = str(problem.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    await opened_and_closed(tmp_path)
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "made by a newer Boneyard (its format is 9999)" in await refused(sqlite_url(tmp_path))


async def test_a_second_program_on_one_file_is_refused(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    assert "in use by another Boneyard" in await refused(sqlite_url(tmp_path))
    await store.ask(queries.change_guild_settings, 1, always({}))
    await store.close()
    await store.close()
    await opened_and_closed(tmp_path)


async def test_a_folder_that_is_missing_or_read_only_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "does not exist" in await refused(sqlite_url(tmp_path / "nowhere"))

    def denied(*args: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", denied)  # a read-only folder does not stop every user, root for one
    assert f"{tmp_path} cannot be written (Permission denied)" in await refused(sqlite_url(tmp_path))


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "boneyard.db").write_text("my shopping list " * 100)
    assert "file is not a database" in await refused(sqlite_url(tmp_path))
    assert (tmp_path / "boneyard.db").read_text().startswith("my shopping list")


async def test_an_address_without_a_file_is_refused() -> None:
    assert "names no file" in await refused("sqlite://")


async def test_a_copy_is_made_while_the_store_is_in_use(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await store.create(ROW, SEATS)
    copy = await asyncio.to_thread(copy_database, tmp_path / "boneyard.db", tmp_path / "copy.db")
    await store.close()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(ROW.id,)]
    with pytest.raises(StoreProblem, match="exists already"):
        copy_database(tmp_path / "boneyard.db", copy)
    with pytest.raises(StoreProblem, match="no database"):
        copy_database(tmp_path / "other.db", tmp_path / "copy2.db")
