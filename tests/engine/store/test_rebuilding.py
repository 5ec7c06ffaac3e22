"""Statistics are added up some matches at a time. A kill at any moment loses nothing and counts nothing twice."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, Engine, event, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from engine.statistics.results import Kind
from engine.store import Store, schema
from engine.store.connect import upgrade
from engine.store.copying import copy_rows, stored_tables
from engine.store.postgres import Server
from engine.store.questions import careers, ratings, rebuilding, tallies
from engine.store.shards import Shards
from engine.store.sqlite import File
from engine.units import DAY
from tests.engine.tables.past import put
from tests.engine.tables.test_results import random_match
from tools.edition import FOLDER

from .postgres import emptied
from .stored import sqlite_url

NOW = 1_800_000_000
SERVERS = (None, 10, 11)


class Killed(RuntimeError):
    """The program ended before a statement."""


@contextmanager
def killed_before(number: int) -> Iterator[None]:
    """Let the statement with this number fail, and all after it."""
    left = number

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            raise Killed

    event.listen(Engine, "before_cursor_execute", count)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", count)


def everything(connection: Connection) -> list[list[tuple[object, ...]]]:
    """All statistics."""
    kept = (schema.tallies, schema.pairs, schema.careers)
    return [[tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))] for table in kept]


@pytest.mark.slow
async def test_a_kill_before_any_statement_loses_and_doubles_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each life of the program goes on where the one before was killed, one statement later than it."""
    rng = Random(3)
    made = [random_match(rng, number)[0] for number in range(40)]
    made = [
        replace(match, guild_id=rng.choice(SERVERS), ended_at=NOW - rng.randrange(40 * DAY), table_id=f"t{number:02}")
        for number, match in enumerate(made)
    ]
    await store.ask(ratings.begin_season, 10, NOW - 20 * DAY)
    await store.ask(put, made)
    assert {match.kind for match in made} == {Kind.PEOPLE, Kind.ROBOTS, Kind.BROKEN_OFF}
    assert await store.add_up(NOW) == len(made)
    assert await store.ask(tallies.differences, NOW) == []
    wanted = await store.ask(everything)
    monkeypatch.setattr(rebuilding, "AT_ONCE", 9)
    await store.ask(rebuilding.begin)
    told, lives, over = [0], 0, False
    while not over:
        lives += 1
        with killed_before(lives):
            try:
                while progress := await store.ask(rebuilding.step, NOW):
                    told.append(progress.done)
                    assert progress.total == len(made)
                over = True
            except Killed:
                pass
    assert lives > len(told) > 5, "they were killed between all statements of a step"
    assert told == sorted(told)
    assert told[-1] == len(made)
    assert await store.ask(everything) == wanted
    assert await store.ask(careers.differences) == 0


async def test_a_repair_that_was_killed_is_finished_by_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebuilding, "AT_ONCE", 2)
    store = await Store.open(sqlite_url(tmp_path), now=lambda: NOW)
    await store.ask(put, [random_match(Random(1), number)[0] for number in range(6)])
    await store.ask(rebuilding.begin)
    while (progress := await store.ask(rebuilding.step, NOW)) and progress.done < 4:
        pass
    half = await store.ask(tallies.differences, NOW)
    await store.close()
    assert half, "the statistics are not complete"
    told: list[tuple[int, int]] = []
    store = await Store.open(
        sqlite_url(tmp_path), now=lambda: NOW, make=False, tell=lambda done, total: told.append((done, total))
    )
    wrong = await store.ask(tallies.differences, NOW), await store.ask(careers.differences)
    await store.close()
    assert wrong == ([], 0)
    assert told[0][0] > 4, "it goes on where it was"
    assert told[-1] == (6, 6)


@pytest.mark.postgres
async def test_a_step_may_compute_for_longer_than_a_click_may_pause(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy computer the connection is idle for more than half a minute between two statements."""
    store = await Store.open(server, now=lambda: NOW)
    found: list[str] = []

    def add(connection: Connection, which: object) -> None:
        found.append(connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one())

    await store.ask(put, [random_match(Random(1), 1)[0]])
    await store.ask(rebuilding.begin)
    monkeypatch.setattr(careers, "add", add)
    await store.add_up(NOW)
    await store.close()
    assert found == ["0"]


# -- the upgrade from 1.0.0, with real ends of a real program --

MATCHES = 30
PROGRAM = """
import os, signal, sys
from sqlalchemy import Engine, event
from engine.store.questions import rebuilding
from bot import cli

word, left = sys.argv[1], int(sys.argv[2])
rebuilding.AT_ONCE = 7

@event.listens_for(Engine, "before_cursor_execute")
def count(connection, cursor, statement, *rest):
    global left
    left -= word in statement
    if word in statement and left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

sys.exit(cli.main(["migrate"]))
"""
KILLS = (
    ("CREATE TABLE careers", 1),
    ("INSERT INTO tallies", 1),
    ("INSERT INTO tallies", 3),
    ("INSERT INTO careers", 2),
    ("INSERT INTO meta", 2),
    ("DELETE FROM meta", 1),
)
"""Statements by a word in them, and which of these the program doesn't live to see."""


def of_1_0_0(file: Path) -> int:
    """Make a database of 1.0.0 with many finished matches. Return their number."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / "1.0.0" / "database.sql").read_text(encoding="utf-8"))
        for table, key in (("tables", "id"), ("seats", "table_id"), ("match_results", "table_id"),
                           ("match_seats", "table_id"), ("round_results", "table_id")):  # fmt: skip
            found = connection.execute(f"SELECT * FROM {table} WHERE {key} = 'mr84drzz'")
            at = [column[0] for column in found.description].index(key)
            rows = found.fetchall()
            for number in range(MATCHES):
                copies = [(*row[:at], f"copy{number:04}", *row[at + 1 :]) for row in rows]
                connection.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", copies)
        connection.execute("UPDATE match_results SET ended_at = ended_at - rowid * 86400")
        connection.commit()
        return int(connection.execute("SELECT count(*) FROM match_results").fetchone()[0])


async def put_on_server(file: Path, url: str) -> None:
    """Put a database of 1.0.0 on an empty server."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(partial(upgrade, revision="0001"))
    await engine.dispose()
    server, source = Server(make_url(url), Shards()), File(file)
    stored = await source.run(stored_tables)
    async with source.transaction() as read, server.transaction() as write:
        await copy_rows(stored, read, write)
    await source.close()
    await server.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[str, int]]:
    """The address of a database of 1.0.0, and the number of its finished matches."""
    async with AsyncExitStack() as held:
        file = tmp_path / "boneyard.db"
        matches = of_1_0_0(file)
        url = sqlite_url(tmp_path)
        if request.param == "postgres":
            url = await held.enter_async_context(emptied(bare=True))
            await put_on_server(file, url)
        yield url, matches


@pytest.mark.slow
async def test_an_upgrade_from_1_0_0_that_is_killed_goes_on_and_tells_how_far_it_is(
    old: tuple[str, int], tmp_path: Path
) -> None:
    url, matches = old
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DATABASE_URL")}
    environment |= {"DATABASE_URL": url, "DATA_DIR": str(tmp_path)}
    told = [0]

    def live(word: str, number: int) -> int:
        done = subprocess.run(
            (sys.executable, "-c", PROGRAM, word, str(number)),
            env=environment, cwd=Path(__file__).parents[3], capture_output=True, text=True, check=False,
        )  # fmt: skip
        lines = re.findall(r"Statistics: (\d+) of (\d+) matches are added up\.", done.stderr)
        assert {int(total) for _, total in lines} <= {matches}
        told.extend(int(number) for number, _ in lines)
        return done.returncode

    for word, number in KILLS:
        assert live(word, number) == -signal.SIGKILL, (word, number)
    before = told[-1]
    assert before == matches, "it was killed as it crossed out its note"
    assert live("nothing", 1) == 0
    assert told == sorted(told)
    assert len(set(told)) > 4
    store = await Store.open(url, make=False, now=lambda: NOW)
    wrong = await store.ask(tallies.differences, NOW), await store.ask(careers.differences)
    found = await store.ask(counted)
    await store.close()
    assert wrong == ([], 0)
    assert sum(found.values()) == matches


def counted(connection: Connection) -> dict[str, int]:
    """Finished matches by game, as the tallies have them."""
    at = schema.tallies.c
    rows = select(at.game, at.matches).where(at.kind == tallies.MATCHES, at.period == tallies.ALL)
    return {game: int(number) for game, number in connection.execute(rows)}
