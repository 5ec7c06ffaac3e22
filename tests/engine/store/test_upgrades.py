"""Databases of older programs are upgraded, after a backup."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from engine.events.privacy import MARK
from engine.store import StoreProblem, connect, schema
from engine.store.connect import head_revision
from tests.databases import put_database

from .stored import newer_migrations, opened_and_closed, sqlite_url


def columns(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[1] for row in connection.execute("PRAGMA table_info(players)")]


def test_the_migrations_build_exactly_the_schema(tmp_path: Path) -> None:
    asyncio.run(opened_and_closed(tmp_path))
    engine = create_engine(f"sqlite:///{tmp_path / 'boneyard.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == head_revision()
    engine.dispose()


async def test_before_a_migration_a_backup_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await opened_and_closed(tmp_path)
    assert first.backup is None, "a new database has nothing to save"
    assert (await opened_and_closed(tmp_path)).backup is None, "nothing to migrate, nothing to save"
    released = head_revision()
    monkeypatch.setattr(connect, "MIGRATIONS", newer_migrations(tmp_path))
    second = await opened_and_closed(tmp_path)
    assert second.backup == tmp_path / f"boneyard-before-upgrade-from-{released}-19700101-000000.db"
    assert columns(tmp_path / "boneyard.db") == [*columns(second.backup), "shoe_size"]


async def test_a_migration_that_fails_leaves_the_old_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened_and_closed(tmp_path)
    newer = newer_migrations(tmp_path, then="op.drop_table('no_such_table')")
    with monkeypatch.context() as patch:
        patch.setattr(connect, "MIGRATIONS", newer)
        with pytest.raises(StoreProblem, match="cannot be opened"):
            await opened_and_closed(tmp_path)
    assert "shoe_size" not in columns(tmp_path / "boneyard.db")
    await opened_and_closed(tmp_path)


def test_people_whom_an_older_program_has_deleted_get_the_mark_of_today(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'boneyard.db'}")
    config = Config()
    config.set_main_option("script_location", str(connect.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for seat, user in enumerate((-3, 7)):
            values = {"of": "t", "seat": seat, "user": user, "name": "Deleted player 3"}
            into = "table_id, seat, user_id, name, robot, resigned"
            put = f"INSERT INTO seats ({into}) VALUES (:of, :seat, :user, :name, 0, 1)"
            connection.execute(text(put), values)
        command.upgrade(config, "head")
        names = connection.execute(text("SELECT name FROM seats ORDER BY seat")).scalars().all()
    engine.dispose()
    assert names == [f"{MARK}3", "Deleted player 3"], "a person may call themselves so"


def test_the_files_of_the_migrations_are_named_after_their_numbers() -> None:
    scripts = ScriptDirectory(str(connect.MIGRATIONS))
    assert [script.revision for script in scripts.walk_revisions()] == connect.revisions()[::-1]


@pytest.mark.slow
def test_a_start_without_an_upgrade_does_not_read_alembic_in(tmp_path: Path) -> None:
    put_database(tmp_path / "boneyard.db")
    start = (
        "import asyncio, sys; import bot.commands.run; from engine.store import Store\n"
        "async def opened():\n"
        f"    await (await Store.open({sqlite_url(tmp_path)!r})).close()\n"
        "asyncio.run(opened())\n"
        "sys.exit(any(name.partition('.')[0] in ('alembic', 'mako') for name in sys.modules))"
    )
    subprocess.run((sys.executable, "-c", start), cwd=Path(__file__).parents[3], check=True)
