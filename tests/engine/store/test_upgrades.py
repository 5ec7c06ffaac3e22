"""Databases of older programs are brought up to date, with a backup."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from engine.store import Store, StoreProblem, connect, schema
from engine.store.connect import head_revision
from engine.store.questions import results

from .stored import opened_and_closed, sqlite_url

HEAD = head_revision()
NEXT = f"""
revision = "9999"
down_revision = "{HEAD}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    from alembic import op
    import sqlalchemy as sa

    op.add_column("players", sa.Column("shoe_size", sa.Integer()))
"""
FIRST = """
INSERT INTO players VALUES (7, 'Ana', 90);
INSERT INTO tables (id, version, status, channel_id, host_id, game, rules_version, options, capacity, claim_seconds,
    created_at, active_at) VALUES ('oldtable', 3, 'lobby', 5, 7, 'castle_rock', 1, '{}', 4, 8, 80, 90),
    ('oldmatch', 9, 'finished', 5, 7, 'block', 1, '{}', 4, 8, 80, 90);
UPDATE tables SET guild_id = 9;
INSERT INTO seats VALUES ('oldmatch', 0, 7, 'Ana', 0, 0), ('oldmatch', 1, 8, 'Ben', 0, 0);
INSERT INTO round_results VALUES ('oldmatch', 1, 'domino', 0, '[50, 0]', '[50, 0]', 90);
INSERT INTO match_results VALUES ('oldmatch', 9, 5, 'block', 1, 90);
INSERT INTO match_seats VALUES ('oldmatch', 0, 0, 7, 'Ana', 1, 50, 0), ('oldmatch', 1, 1, 8, 'Ben', 2, 0, 0);
"""
FOURTH = """
INSERT INTO tables (id, version, status, channel_id, message_id, host_id, game, rules_version, options, capacity,
    claim_seconds, created_at, active_at) VALUES ('open', 30, 'playing', 5, 70, 7, 'block', 1, '{}', 4, 8, 80, 90),
    ('over', 40, 'finished', 5, 71, 7, 'block', 1, '{}', 4, 8, 80, 90);
INSERT INTO round_results VALUES ('open', 1, 'domino', 0, '[]', '[]', 80), ('open', 2, 'domino', 0, '[]', '[]', 85);
"""


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
    newer = tmp_path / "migrations"
    shutil.copytree(connect.MIGRATIONS, newer)
    (newer / "versions" / "9999_shoes.py").write_text(NEXT)
    monkeypatch.setattr(connect, "MIGRATIONS", newer)
    second = await opened_and_closed(tmp_path)
    assert second.backup == tmp_path / f"boneyard-before-upgrade-from-{HEAD}-19700101-000000.db"
    assert columns(tmp_path / "boneyard.db") == [*columns(second.backup), "shoe_size"]


async def test_a_migration_that_fails_leaves_the_old_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened_and_closed(tmp_path)
    newer = tmp_path / "migrations"
    shutil.copytree(connect.MIGRATIONS, newer)
    (newer / "versions" / "9999_shoes.py").write_text(NEXT + "    op.drop_table('no_such_table')\n")
    with monkeypatch.context() as patch:
        patch.setattr(connect, "MIGRATIONS", newer)
        with pytest.raises(StoreProblem, match="cannot be opened"):
            await opened_and_closed(tmp_path)
    assert "shoe_size" not in columns(tmp_path / "boneyard.db")
    await opened_and_closed(tmp_path)


async def test_a_database_of_the_first_release_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People have chosen nothing yet, boards go on giving hints, and the old file is kept beside the new one."""
    first = tmp_path / "migrations"
    shutil.copytree(connect.MIGRATIONS, first)
    for later in (first / "versions").glob("0*.py"):
        if later.name != "0001_first.py":
            later.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(connect, "MIGRATIONS", first)
        await opened_and_closed(tmp_path)
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection:
        connection.executescript(FIRST)
    store = await Store.open(sqlite_url(tmp_path), now=lambda: 0.0)
    assert store.backup == tmp_path / "boneyard-before-upgrade-from-0001-19700101-000000.db"
    assert columns(store.backup) == ["user_id", "name", "seen_at"]
    assert await store.player_settings(7) == {}
    found = await store.load("oldtable")
    assert found is not None
    assert found.table.hints
    assert found.table.called_user_id is None
    await store.set_player_settings(7, "Ana", {"show": "text"}, 100)
    assert await store.player_settings(7) == {"show": "text"}
    (past,) = await store.ask(lambda connection: results.history(connection, None, kinds=results.FINISHED))
    assert (past.table_id, past.kind, [seat.place for seat in past.seats]) == ("oldmatch", "people", [1, 2])
    (round_,) = await store.ask(lambda connection: results.rounds_of(connection, 9, 7))
    assert round_.points == 50
    await store.close()


async def test_old_tables_are_not_told_about_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the upgrade the accounts of their rounds count as shown, and so do the ends of matches; the board of an
    open one is drawn once more."""
    fourth = tmp_path / "migrations"
    shutil.copytree(
        connect.MIGRATIONS, fourth, ignore=lambda _, names: [name for name in names if "0004" < name[:4] < "9"]
    )
    with monkeypatch.context() as patch:
        patch.setattr(connect, "MIGRATIONS", fourth)
        await opened_and_closed(tmp_path)
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection:
        connection.executescript(FOURTH)
    store = await Store.open(sqlite_url(tmp_path), now=lambda: 0.0)
    assert await store.unshown_tables(["finished"], 0) == []
    found = await store.load("open")
    assert found is not None
    assert (found.table.shown_rounds, found.table.shown_version, found.table.message_id) == (2, None, 70)
    await store.close()
