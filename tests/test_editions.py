"""Databases and deals files of every release stay valid: each database opens, is upgraded, and its matches go on.

`tests/editions` holds a folder for each release (`tools/edition.py`). The files that this program would write are
tested in the same way.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.events.model import Stage
from engine.rules.proof import check_deals
from engine.rules.record import read_record
from engine.statistics.recount import recount
from engine.store.questions import careers, results, tallies
from engine.tables.edits.lobby import Begin
from engine.tables.table.model import Status
from tests.engine.events.evening import Evening
from tests.engine.tables.world import ANA
from tools.edition import FOLDER, move, write

MOVES = 8
"""Moves of people at each table of an old database."""
NOW = "this program"


@pytest.fixture(params=[*sorted(folder.name for folder in FOLDER.glob("*")), NOW])
async def edition(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder with the files of a release, or those of this program."""
    if request.param != NOW:
        return FOLDER / str(request.param)
    (tmp_path / NOW).mkdir()
    await write(tmp_path / NOW)
    return tmp_path / NOW


@pytest.mark.slow
async def test_the_database_of_a_release_opens_and_its_matches_and_events_go_on(tmp_path: Path, edition: Path) -> None:
    world = Evening(tmp_path)
    with closing(sqlite3.connect(world.file)) as connection:
        connection.executescript((edition / "database.sql").read_text(encoding="utf-8"))
        were = connection.execute("SELECT id, status, version FROM tables ORDER BY id").fetchall()
        steps = dict(connection.execute("SELECT table_id, count(*) FROM steps GROUP BY table_id"))
        ((alive,),) = connection.execute("SELECT value FROM meta WHERE name = 'last_alive'")
    world.clock.time = float(alive)
    await world.start()
    for table_id, status, version in were:
        table = await world.now(table_id)
        assert (table.status, table.version, table.steps) == (status, version, steps.get(table_id, 0)), table.game
        await world.check(table_id)
        if status == Status.LOBBY:
            await world.tables.change(table_id, Begin(), ANA.user_id)
        table = await move(world, table, MOVES)
        assert table.status is not Status.PLAYING or table.steps >= steps.get(table_id, 0) + MOVES, table.game
        await world.check(table_id)
    over = {table_id for table_id, status, _ in were if status == Status.FINISHED}
    for table_id in over:
        assert (await world.store.ask(results.result_of, table_id)).seats
    assert await world.store.ask(tallies.differences, int(world.clock.now())) == []
    assert await world.store.ask(careers.differences) == 0
    await world.statistics.voiding.start()
    counted = await recount(world.store, now=world.clock.now)
    assert counted.ratings
    assert (counted.older, counted.faults) == (0, ()), "ratings of older formulas are computed anew"
    (event,) = world.events.unfinished()
    assert (event.stage, event.round) == (Stage.PLAYING, 2)
    assert (await world.play_round(event)).round == 3
    await world.close()


@pytest.mark.slow
def test_the_deals_files_of_a_release_still_hold(edition: Path) -> None:
    files = sorted(edition.glob("deals-*.txt"))
    assert files
    for file in files:
        checked = check_deals(file.read_text(encoding="utf-8"))
        assert file.name == f"deals-{read_record(checked.record).header.game}.txt"
