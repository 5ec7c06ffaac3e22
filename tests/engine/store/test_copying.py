"""All tables of a database are copied into another one, or none."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Float, Integer, Table, Text, insert, select, text

from engine.store import Shards, Store, StoreProblem, connect, copy_everything, copying, schema
from engine.store.questions import queries
from engine.store.questions.statements import writes
from tests.choices import always
from tests.databases import put_database

from .stored import newer_migrations, sqlite_url

BATCH = 20
ROWS = BATCH + 3
"""More than are read at once."""
TEXTS = ("Ana 🁣 ‮';--", "", "%s {} \\", "ß")


@writes
def filled(connection: Connection) -> None:
    """Rows in every table there is, each value another one, at which every null is once."""
    numbers = count(2**40)
    for table in copying.COPIED:
        number = ROWS if not table.foreign_keys else 7
        connection.execute(insert(table), [_row(connection, table, row, numbers) for row in range(number)])


def _row(connection: Connection, table: Table, row: int, numbers: Any) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for column in table.columns:
        kind = column.type
        if column.foreign_keys:
            (key,) = column.foreign_keys
            asked = select(key.column).order_by(key.column).offset(row).limit(1)
            values[column.name] = connection.scalar(asked)
        elif column.nullable and row % 2:
            values[column.name] = None
        elif isinstance(kind, Boolean):
            values[column.name] = row % 3 == 0
        elif isinstance(kind, Text):
            values[column.name] = TEXTS[row % len(TEXTS)] + str(next(numbers))
        elif isinstance(kind, Float):
            values[column.name] = next(numbers) / 7
        else:
            assert isinstance(kind, Integer), f"{column} is {kind}: write here how one looks"
            values[column.name] = next(numbers) % 2**31 if type(kind) is Integer else next(numbers)
    return values


def everything(connection: Connection) -> dict[str, list[Any]]:
    """All rows of all tables."""
    return {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in copying.COPIED
    }


async def held(url: str) -> dict[str, list[Any]]:
    """What a database holds."""
    store = await Store.open(url)
    found = await store.ask(everything)
    await store.close()
    return found


@pytest.fixture
async def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a file with something in each table."""
    monkeypatch.setattr(copying, "BATCH", BATCH)
    put_database(tmp_path / "boneyard.db")
    put_database(tmp_path / "back.db")
    store = await Store.open(sqlite_url(tmp_path))
    await store.ask(filled)
    await store.close()
    return sqlite_url(tmp_path)


async def refused(source: str, target: str) -> str:
    with pytest.raises(StoreProblem) as problem:
        await copy_everything(source, target, now=0)
    return str(problem.value)


async def test_everything_is_copied_and_told_of(full: str, tmp_path: Path) -> None:
    told: list[float] = []
    target = f"sqlite:///{tmp_path / 'copy.db'}"
    rows = await copy_everything(full, target, now=0, told=told.append)
    copy = await held(target)
    assert set(copy) == {table.name for table in schema.metadata.sorted_tables} - {"leases"}
    assert all(copy.values())
    assert rows == sum(map(len, copy.values()))
    assert copy == await held(full)
    assert told == sorted(told)
    assert (len(told) > len(copy), told[-1]) == (True, 1)


@pytest.mark.postgres
async def test_everything_goes_to_postgresql_and_comes_back(full: str, server: str, tmp_path: Path) -> None:
    back = f"sqlite:///{tmp_path / 'back.db'}"
    there = await copy_everything(full, server, now=0)
    assert await copy_everything(server, back, now=0) == there
    before = await held(full)
    assert await held(server) == before
    assert await held(back) == before
    assert "is not empty (it has " in await refused(full, server)


@pytest.mark.postgres
async def test_what_postgresql_does_not_take_leaves_nothing_behind(full: str, server: str, tmp_path: Path) -> None:
    store = await Store.open(full)
    await store.ask(
        writes(lambda connection: connection.execute(text("UPDATE seats SET name = 'a' || char(0) WHERE seat > 0")))
    )
    await store.close()
    said = await refused(full, server)
    assert said.endswith("is as empty as before.")
    assert not any((await held(server)).values())


async def test_a_difference_undoes_everything(full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last, written = copying.COPIED[-1], copying._insert

    def other(connection: Connection, table: Table, rows: copying.Rows) -> copying.Rows:
        stored = written(connection, table, rows)
        return {} if table is last else stored

    target = f"sqlite:///{tmp_path / 'back.db'}"
    with monkeypatch.context() as patch:
        patch.setattr(copying, "_insert", other)
        assert f"the rows written into {last.name} differ from those read" in await refused(full, target)
    assert not any((await held(target)).values())
    assert await copy_everything(full, target, now=0)


async def test_what_is_not_right_is_said_before_anything_is_written(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = f"sqlite:///{tmp_path / 'copy.db'}"
    assert "cannot be copied into itself" in await refused(full, full)
    assert "There is no database" in await refused(f"sqlite:///{tmp_path / 'nowhere.db'}", target)
    bot = await Store.open(full)
    assert "is in use by another Boneyard: stop that one first" in await refused(full, target)
    await bot.close()
    with monkeypatch.context() as patch:
        patch.setattr(connect, "MIGRATIONS", newer_migrations(tmp_path))
        assert "upgrade it first with `boneyard migrate`" in await refused(full, target)
    (tmp_path / "other.db").touch()
    assert "No Boneyard has made the database" in await refused(f"sqlite:///{tmp_path / 'other.db'}", target)
    assert not (tmp_path / "copy.db").exists()


async def test_a_target_with_anything_in_it_is_left_alone(full: str, tmp_path: Path) -> None:
    (tmp_path / "used").mkdir()
    put_database(tmp_path / "used" / "boneyard.db")
    store = await Store.open(sqlite_url(tmp_path / "used"))
    await store.ask(queries.change_guild_settings, 1, always({}))
    await store.close()
    before = (tmp_path / "used" / "boneyard.db").read_bytes()
    assert "is not empty (it has guild_settings)" in await refused(full, sqlite_url(tmp_path / "used"))
    assert (tmp_path / "used" / "boneyard.db").read_bytes() == before


@pytest.mark.postgres
async def test_a_database_that_bots_use_is_not_copied(server: str, tmp_path: Path) -> None:
    bot = await Store.open(server, shards=Shards((1,), 2))
    assert "is in use by another Boneyard (shard 1 of 2)" in await refused(server, f"sqlite:///{tmp_path / 'copy.db'}")
    await bot.close()
