"""Reads have connections of their own: they wait for no write, can't write, and end in time."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, select, text

from engine.store import Store, schema
from engine.store.errors import TooSlow
from engine.store.questions import queries
from engine.store.questions.statements import slow, writes

from .stored import ROW, SEATS, next_version, sqlite_url


async def test_reads_answer_while_a_write_is_under_way(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await store.create(ROW, SEATS)
    goes_on = Event()
    writing = asyncio.create_task(store._run(lambda connection: goes_on.wait()))
    try:
        for _ in range(20):
            assert await store.load(ROW.id) is not None
            assert await store.ask(queries.guild_settings, 5) == {}
        assert not writing.done()
    finally:
        goes_on.set()
        await writing
        await store.close()


async def test_reads_answer_while_another_program_has_locked_the_file(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await store.create(ROW, SEATS)
    other = sqlite3.connect(tmp_path / "boneyard.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert await store.open_tables(["lobby"]) == [ROW.id]
    assert [row.id for row in await store.rows([ROW.id])] == [ROW.id]
    other.execute("ROLLBACK")
    other.close()
    await store.close()


async def test_a_read_sees_every_write_before_it(store: Store) -> None:
    await store.create(ROW, SEATS)
    row = ROW
    for _ in range(20):
        row = next_version(row)
        await store.write(row)
        found = await asyncio.gather(*(store.load(ROW.id) for _ in range(6)))
        assert {stored.table.version for stored in found if stored} == {row.version}


@pytest.mark.postgres
async def test_a_question_is_planned_for_the_person_whom_it_asks_for(server: str) -> None:
    """A plan for anyone sorted all matches of the person who had most."""

    def ask(connection: Connection) -> tuple[int, int]:
        for person in range(10):
            connection.execute(select(schema.match_seats).where(schema.match_seats.c.user_id == person)).all()
        plans = "SELECT sum(custom_plans), sum(generic_plans) FROM pg_prepared_statements WHERE statement LIKE :what"
        custom, generic = connection.execute(text(plans), {"what": "%FROM match_seats%"}).one()
        return int(custom), int(generic)

    store = await Store.open(server)
    assert await store.ask(ask) == (10, 0)
    await store.close()


async def test_a_read_of_several_statements_sees_one_moment(tmp_path: Path) -> None:
    """A write between two statements of a read is not seen by the second one."""
    store = await Store.open(sqlite_url(tmp_path))
    await store.create(ROW, SEATS)
    began, written = Event(), Event()

    def versions(connection: Connection) -> list[int]:
        asked = text("SELECT version FROM tables")
        first = connection.execute(asked).scalar_one()
        began.set()
        written.wait()
        return [first, connection.execute(asked).scalar_one()]

    reading = asyncio.create_task(store.ask(slow(versions)))
    await asyncio.to_thread(began.wait)
    await store.write(next_version(ROW))
    written.set()
    assert await reading == [1, 1]
    await store.close()


async def test_a_question_that_is_not_marked_can_not_write(store: Store) -> None:
    def note(connection: Connection) -> None:
        queries.note_drain(connection, True)

    with pytest.raises(TypeError, match="writes"):
        await store.ask(note)
    await store.ask(writes(note))


ENDLESS = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers) SELECT max(n) FROM numbers"


async def test_a_question_that_takes_too_long_is_ended_and_the_next_one_answers(store: Store) -> None:
    for _ in range(6):  # more often than there are connections
        with pytest.raises(TooSlow):
            await store._read(lambda connection: connection.execute(text(ENDLESS)).scalar(), seconds=0.001)
    await store.create(ROW, SEATS)
    assert await store.load(ROW.id) is not None
