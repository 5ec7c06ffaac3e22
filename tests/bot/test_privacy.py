"""`boneyard export` and `boneyard forget`, as they are typed, and `docs/privacy.md`, which lists every column."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from engine.events.privacy import MARK
from engine.store.schema import metadata
from tests.engine.tables.world import ANA, BEN, CHANNEL, World

DOCS = Path(__file__).parents[2] / "docs" / "privacy.md"


async def a_match(folder: Path) -> None:
    """A rated match of two people, and another one in play."""
    world = await World(folder).start()
    try:
        await world.play_out(await world.begun(people=2, options={"target": "10"}))
        await world.begun(people=2)
    finally:
        await world.close()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a database with matches."""
    for name in ("DATABASE_URL", "DATABASE_URL_FILE", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    asyncio.run(a_match(tmp_path))
    return tmp_path


def names(folder: Path) -> set[str]:
    """The names in the seats of all tables."""
    with closing(sqlite3.connect(folder / "boneyard.db")) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM seats UNION SELECT name FROM match_seats")}


def test_a_host_exports_and_deletes_a_person(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["export", "user", str(ANA.user_id)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in found["match_seats"]} == {ANA.name}
    assert cli.main(["forget", "user", str(ANA.user_id), "--yes"]) == 0
    assert names(folder) == {f"{MARK}1", BEN.name}
    assert cli.main(["recount"]) == 0
    assert "All follow from the records." in capsys.readouterr().out


def test_a_host_deletes_a_server(folder: Path) -> None:
    assert cli.main(["forget", "server", str(CHANNEL.guild_id), "--yes"]) == 0
    assert names(folder) == set()


def test_without_a_yes_nothing_is_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: "")
    assert cli.main(["forget", "user", str(ANA.user_id)]) == 1
    assert "Nothing was deleted." in capsys.readouterr().err
    assert names(folder) == {ANA.name, BEN.name}


def test_the_privacy_page_lists_every_stored_column() -> None:
    listed: dict[str, set[str]] = {}
    table = ""
    for row in re.findall(r"^\| (`\w+`)? ?\| ((?:`\w+` ?)+)\|", DOCS.read_text(encoding="utf-8"), re.MULTILINE):
        table = row[0].strip("`") or table
        listed.setdefault(table, set()).update(re.findall(r"`(\w+)`", row[1]))
    stored = {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables}
    assert listed == stored
