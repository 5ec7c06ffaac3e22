"""A change is stored as a whole or not at all, and once."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable
from dataclasses import asdict, replace
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import OperationalError

from engine.store import Store, StoreUnavailable, schema
from engine.store.background import Shielded
from engine.store.errors import AlreadyStored, Conflict
from engine.store.rows import Shown, StepRow
from engine.store.sqlite import File

from .stored import ROW, SEATS, STEP, next_version, sqlite_url


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


async def test_a_failure_whose_waiter_was_cancelled_rings_no_alarm() -> None:
    shielded, begun, may_fail = Shielded(), asyncio.Event(), asyncio.Event()

    async def fails() -> None:
        begun.set()
        await may_fail.wait()
        raise StoreUnavailable("gone")

    waiter = asyncio.ensure_future(shielded.run(fails()))
    await begun.wait()
    waiter.cancel()
    await asyncio.wait([waiter])
    may_fail.set()
    await shielded.drain()
    heard: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context))
    gc.collect()
    assert not heard


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
    shown = Shown(77, 78, 79, "n", 80, 81, 82, 83)
    await store.set_columns(ROW.id, ROW.version, **asdict(shown))
    await store.write(next_version(ROW))
    found = await store.load(ROW.id)
    assert found is not None
    assert found.table.shown == shown


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


async def waiting_together(store: Store, *writes: Awaitable[None]) -> list[BaseException | None]:
    """What came of writes that all waited for the disk at the same time."""
    disk = Event()
    busy = asyncio.create_task(store._run(lambda connection: disk.wait()))
    begun = [asyncio.ensure_future(write) for write in writes]
    for _ in range(20):
        await asyncio.sleep(0)
    disk.set()
    await busy
    return list(await asyncio.gather(*begun, return_exceptions=True))


def commits_of(store: Store) -> list[object]:
    """Grows by one with each commit."""
    assert isinstance(store._database, File)
    commits: list[object] = []
    event.listen(store._database._engine, "commit", commits.append)
    return commits


TABLES = [replace(ROW, id=f"table{number:03}") for number in range(5)]


async def test_what_waits_for_the_disk_at_the_same_time_is_committed_at_once(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    for row in TABLES:
        await store.create(row, SEATS)
    commits = commits_of(store)
    steps = (replace(STEP, interaction_id=number) for number in range(5))
    writes = (store.write(next_version(row), step=step) for row, step in zip(TABLES, steps, strict=True))
    assert await waiting_together(store, *writes) == [None] * 5
    assert len(commits) == 2, "one before, and one for all"
    assert [stored.table.version for stored in await store.load_many([row.id for row in TABLES])] == [2] * 5
    await store.close()


async def test_one_that_is_refused_takes_none_of_the_others_with_it(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    for row in TABLES:
        await store.create(row, SEATS)
    rows = [replace(row, version=3) if number == 2 else next_version(row) for number, row in enumerate(TABLES)]
    came = await waiting_together(store, *map(store.write, rows))
    assert [type(error) for error in came] == [type(None), type(None), Conflict, type(None), type(None)]
    found = await store.load_many([row.id for row in TABLES])
    assert [stored.table.version for stored in found] == [2, 2, 1, 2, 2]
    await store.close()


async def test_a_commit_that_fails_is_told_to_all_whom_it_was_for(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    for row in TABLES:
        await store.create(row, SEATS)
    commits = commits_of(store)

    def fail(_: object) -> None:
        if len(commits) == 2:
            raise OperationalError("COMMIT", None, sqlite3.OperationalError("disk I/O error"))

    assert isinstance(store._database, File)
    event.listen(store._database._engine, "commit", fail)
    came = await waiting_together(store, *(store.write(next_version(row)) for row in TABLES))
    assert [type(error) for error in came] == [StoreUnavailable] * 5
    assert [stored.table.version for stored in await store.load_many([row.id for row in TABLES])] == [1] * 5
    await store.close()


async def test_a_commit_that_failed_at_the_disk_can_not_come_back(tmp_path: Path) -> None:
    """Its pages may be in the log. They are overwritten before anyone is told; until then no one reads or writes."""
    store = await Store.open(sqlite_url(tmp_path))
    await store.create(ROW, SEATS)
    failing: list[int] = [1]

    def fail(_: object) -> None:
        if failing and failing[0]:
            failing[0] -= 1
            raise OperationalError("COMMIT", None, disk_failure())

    assert isinstance(store._database, File)
    engine = store._database._engine
    event.listen(engine, "commit", fail)
    with pytest.raises(StoreUnavailable):
        await store.write(next_version(ROW))
    (number,) = await store._read(lambda connection: connection.exec_driver_sql("PRAGMA user_version").one())
    assert number == 1, "a commit has followed"
    assert (await store.load_many([ROW.id]))[0].table.version == 1

    failing[0] = 3
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            await store.write(next_version(ROW))
        with pytest.raises(StoreUnavailable, match="not known"):
            await store.load_many([ROW.id])
    await store.write(next_version(ROW))
    assert (await store.load_many([ROW.id]))[0].table.version == 2
    await store.close()


def disk_failure() -> sqlite3.OperationalError:
    """What SQLite says if the disk does not take a commit."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    return error
