"""The store: whole transactions, versions, and what happens when it cannot be opened."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config import load_settings
from engine.store import (
    Store,
    StoreProblem,
    StoreUnavailable,
    connect,
    copy_database,
    ratings,
    results,
    schema,
    standings,
)
from engine.store.connect import head_revision
from engine.store.errors import AlreadyStored, Conflict
from engine.store.rows import NOTHING_SHOWN, PRIVATE, MatchRow, MatchSeatRow, RoundRow, SeatRow, StepRow, TableRow
from engine.tables.ratings import rate

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
ROW = TableRow(
    id="abcdefgh",
    version=1,
    status="lobby",
    guild_id=2**62,
    channel_id=2**62 + 1,
    message_id=None,
    host_id=1,
    game="block",
    rules_version=1,
    options=(("target", "50"),),
    capacity=4,
    turn_seconds=None,
    claim_seconds=8,
    deadline=None,
    rematch_of=None,
    created_at=100,
    active_at=100,
)
SEATS = [SeatRow(0, 1, "Ana 🁣 ‮';--", False, False), SeatRow(1, None, "Pip", True, False)]
STEP = StepRow(1, 0, "6|4", "player", 101, 900)


def next_version(row: TableRow, **changes: object) -> TableRow:
    return replace(row, version=row.version + 1, **changes)  # type: ignore[arg-type]  # columns of TableRow


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'boneyard.db'}"


async def emptied(url: str) -> str:
    """A PostgreSQL database with nothing in it."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A new store on each kind of database."""
    url = sqlite_url(tmp_path)
    if request.param == "postgres":
        server = os.environ.get("BONEYARD_TEST_POSTGRES")
        if not server:
            pytest.skip("needs a PostgreSQL server: set BONEYARD_TEST_POSTGRES to its address")
        url = await emptied(load_settings({"DATABASE_URL": server}).database_url.reveal())
    store = await Store.open(url)
    yield store
    await store.close()


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    await store.create(ROW, SEATS)
    await store.write(next_version(ROW, status="playing", deadline=160), step=STEP)
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table == next_version(ROW, status="playing", deadline=160)
    assert found.seats == tuple(SEATS)
    assert found.steps == (STEP,)
    assert await store.load("zzzzzzzz") is None
    assert await store.open_tables(["playing"]) == [ROW.id]
    assert await store.open_tables(["lobby"]) == []


async def test_a_write_for_another_version_changes_nothing(store: Store) -> None:
    await store.create(ROW, SEATS)
    with pytest.raises(Conflict):
        await store.write(replace(ROW, version=3), step=STEP)
    with pytest.raises(Conflict):
        await store.write(replace(ROW, version=1), step=STEP)
    with pytest.raises(Conflict):
        await store.create(ROW, SEATS)
    found = await store.load(ROW.id)
    assert found is not None
    assert (found.table, found.steps) == (ROW, ())


async def test_one_of_eight_writers_of_a_version_succeeds(store: Store) -> None:
    await store.create(ROW, SEATS)
    row = next_version(ROW)
    writes = (store.write(row, step=replace(STEP, interaction_id=number)) for number in range(8))
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert answers.count(None) == 1
    assert all(isinstance(answer, Conflict) for answer in answers if answer is not None)


async def test_an_interaction_is_stored_once(store: Store) -> None:
    await store.create(ROW, SEATS)
    await store.write(next_version(ROW), step=STEP)
    with pytest.raises(AlreadyStored):
        await store.write(replace(ROW, version=3), step=replace(STEP, number=2))
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table.version == 2


async def test_a_transaction_that_fails_in_the_middle_leaves_nothing(store: Store) -> None:
    await store.create(ROW, SEATS)
    await store.write(next_version(ROW), step=STEP)
    row = replace(ROW, version=3, status="finished")
    with pytest.raises(Conflict):  # the step's number is taken, after table and seats were written
        await store.write(row, seats=SEATS[:1], step=replace(STEP, interaction_id=901))
    found = await store.load(ROW.id)
    assert found is not None
    assert (found.table.version, found.table.status, len(found.seats)) == (2, "lobby", 2)


async def test_cancelled_writes_are_whole_and_the_store_goes_on(store: Store) -> None:
    await store.create(ROW, SEATS)
    row = ROW
    for pause in range(120):
        row = next_version(row)
        task = asyncio.create_task(store.write(row, step=StepRow(row.version - 1, 0, "pass", "player", 0)))
        for _ in range(pause % 20):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.settled()
        found = await store.load(ROW.id)
        assert found is not None
        assert len(found.steps) == found.table.version - 1
        row = found.table
    await store.write(next_version(row), step=StepRow(row.version, 0, "pass", "player", 0))


async def test_the_message_is_not_overwritten_by_a_later_version(store: Store) -> None:
    await store.create(ROW, SEATS)
    shown: dict[str, Any] = dict(zip(NOTHING_SHOWN, (77, 78, 79, "n", 80, 81, 82, 83), strict=True))
    await store.set_shown(replace(ROW, **shown))
    await store.write(next_version(ROW))
    found = await store.load(ROW.id)
    assert found is not None
    assert {name: getattr(found.table, name) for name in NOTHING_SHOWN} == shown


async def test_ended_tables_that_are_not_shown_as_they_are_are_found(store: Store) -> None:
    tables: dict[str, dict[str, Any]] = {
        "shown": {"shown_version": 1},
        "old": {"active_at": 9},
        "private": {"message_id": PRIVATE},
        "behind": {"shown_version": 0},
        "unknown": {"message_id": None},
        "posting": {"shown_version": 1, "posting": "n"},
        "pinged": {"shown_version": 1, "call_message_id": 5, "active_at": 9},
    }
    for at, (name, changes) in enumerate(tables.items()):
        told: dict[str, Any] = {"status": "finished", "message_id": 5, "active_at": 10, "created_at": at, **changes}
        await store.create(replace(ROW, id=name, **told), ())
    await store.create(replace(ROW, id="open"), ())
    assert await store.unshown_tables(["finished"], 10) == ["behind", "unknown", "posting", "pinged"]


async def test_finished_matches_are_found_and_added_up(store: Store) -> None:
    await store.create(ROW, SEATS)
    seats = (
        MatchSeatRow(0, 0, 1, "Ana", 1, 50, False),
        MatchSeatRow(1, 1, 2, "Ben", 1, 50, True),
        MatchSeatRow(2, 2, None, "Pip", 3, 10, False),
    )
    match = MatchRow(ROW.id, ROW.guild_id, ROW.channel_id, "block", 3, 500, seats)
    scored = RoundRow(3, "domino", 0, (20, 0, 0), (50, 50, 10), 500)
    await store.write(next_version(ROW), round_=scored, match=match, rate=rate)
    assert ROW.guild_id is not None
    rated = await store.ask(ratings.all_rated)
    assert [(row.number, row.user_id, row.matches) for row in rated] == [(1, 1, 1), (1, 2, 1)]
    met = await store.ask(lambda connection: ratings.meetings(connection, match, [1, 2]))
    assert met == {(1, 2): 1, (2, 1): 1}
    assert (
        await store.ask(lambda connection: ratings.ratings_of(connection, rated[1].guild_id, 2, "block")) == rated[1:]
    )
    assert await store.ask(ratings.unrated) == []
    span = standings.Span(ROW.guild_id, "block", 500, 501)
    rows = await store.ask(lambda connection: standings.standings(connection, span))
    found = {row.user_id: (row.matches, row.wins, row.places, row.points) for row in rows}
    assert found == {None: (1, 0, 3, 10), 1: (1, 1, 1, 50), 2: (1, 0, 3, 50)}, "who resigned came last"
    for other in (replace(span, since=501), replace(span, game="draw"), replace(span, until=500), standings.Span(1)):
        assert await store.ask(partial(standings.standings, span=other)) == []
    assert await store.ask(lambda connection: standings.names(connection, span.guild_id, [1, 2])) == {
        1: "Ana",
        2: "Ben",
    }
    assert await store.ask(lambda connection: standings.most_played(connection, span.guild_id)) == "block"
    seen = results.Seen(ROW.guild_id, ROW.channel_id, 9, 0)
    for kinds, user_id, number in ((results.FINISHED, 1, 1), (["people"], None, 1), (["robots"], None, 0)):
        asked = partial(results.history, seen=seen, kinds=[results.Kind(kind) for kind in kinds], user_id=user_id)
        assert len(await store.ask(asked)) == number
    (round_,) = await store.ask(lambda connection: results.rounds_of(connection, span.guild_id, 1, "block"))
    assert (round_.number, round_.points) == (3, 20)
    assert await store.ask(lambda connection: ratings.latest(connection, span)) == rated


async def test_time_off_is_given_back_to_clocks_once(store: Store) -> None:
    assert await store.resume_clocks(1000, "playing") == 0
    await store.create(replace(ROW, status="playing", deadline=1060), SEATS)
    await store.alive(1030)
    assert await store.resume_clocks(1530, "playing") == 500
    assert await store.resume_clocks(1530, "playing") == 0
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table.deadline == 1560
    assert await store.resume_clocks(900, "playing") == 0, "a clock that was set back takes nothing away"


async def test_servers_keep_their_settings(store: Store) -> None:
    assert await store.guild_settings(5) == {}
    await store.set_guild_settings(5, {"language": "en"})
    await store.set_guild_settings(5, {"pictures": "off"})
    assert await store.guild_settings(5) == {"pictures": "off"}


async def test_a_commit_is_durable_and_keys_are_checked(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))

    def ask(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    assert await store._run(ask) == ["wal", 2, 1]

    def orphan(connection: Connection) -> None:
        connection.execute(insert(schema.steps).values(table_id="?", number=1, seat=0, move="", made_by="", at=0))

    with pytest.raises(Conflict):
        await store._run(orphan)
    await store.close()


async def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    """SQLite's own page limit stands for the disk."""
    store = await Store.open(sqlite_url(tmp_path))
    await store.create(ROW, SEATS)

    def limit(connection: Connection, pages: str) -> None:
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    await store._run(lambda connection: limit(connection, "1"))
    big = replace(STEP, move="x" * 100_000)
    with pytest.raises(StoreUnavailable, match="full"):
        await store.write(next_version(ROW), step=big)
    await store._run(lambda connection: limit(connection, "1000000"))
    await store.write(next_version(ROW), step=big)
    await store.close()


def test_the_migrations_build_exactly_the_schema(tmp_path: Path) -> None:
    asyncio.run(opened_and_closed(tmp_path))
    engine = create_engine(f"sqlite:///{tmp_path / 'boneyard.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == head_revision()
    engine.dispose()


async def opened_and_closed(folder: Path) -> Store:
    store = await Store.open(sqlite_url(folder), now=lambda: 0.0)
    await store.close()
    return store


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


def columns(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[1] for row in connection.execute("PRAGMA table_info(players)")]


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


FOURTH = """
INSERT INTO tables (id, version, status, channel_id, message_id, host_id, game, rules_version, options, capacity,
    claim_seconds, created_at, active_at) VALUES ('open', 30, 'playing', 5, 70, 7, 'block', 1, '{}', 4, 8, 80, 90),
    ('over', 40, 'finished', 5, 71, 7, 'block', 1, '{}', 4, 8, 80, 90);
INSERT INTO round_results VALUES ('open', 1, 'domino', 0, '[]', '[]', 80), ('open', 2, 'domino', 0, '[]', '[]', 85);
"""


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


async def test_a_finished_match_keeps_what_its_people_have_chosen(store: Store) -> None:
    await store.set_player_settings(1, "Ana", {"show": "text"}, 100)
    assert await store.player_settings(1) == {"show": "text"}
    assert await store.player_settings(2) == {}
    await store.create(ROW, SEATS)
    seat = MatchSeatRow(0, 0, 1, "Ana Two", 1, 50, False)
    await store.write(next_version(ROW), match=MatchRow(ROW.id, 9, 5, "block", 1, 200, (seat,)))
    assert await store.player_settings(1) == {"show": "text"}


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
    await store.set_guild_settings(1, {})
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
