"""Databases of released programs are kept for ever: each opens, is brought up to date, and its matches go on.

`editions` holds one of each, as that program left it: an open match of every game that it had after some moves, a match
that is over, and a lobby.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import results
from engine.tables.model import Status
from tools.edition import on_turn

from .world import ANA, World

EDITIONS = {
    file.stem: file.read_text(encoding="ascii") for file in sorted((Path(__file__).parent / "editions").glob("*.sql"))
}
MOVES = 8
"""So many moves people make at each table of an old database."""


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_database_of_each_edition_opens_and_its_matches_go_on(tmp_path: Path, edition: str) -> None:
    world = World(tmp_path)
    with closing(sqlite3.connect(world.file)) as connection:
        connection.executescript(EDITIONS[edition])
        were = connection.execute("SELECT id, status, version FROM tables ORDER BY id").fetchall()
        steps = dict(connection.execute("SELECT table_id, count(*) FROM steps GROUP BY table_id"))
    await world.start()
    for table_id, status, version in were:
        table = await world.now(table_id)
        assert (table.status, table.version, table.steps) == (status, version, steps.get(table_id, 0)), table.game
        await world.check(table_id)
        if status == Status.LOBBY:
            await world.tables.host.begin(table_id, ANA.user_id)
        for _ in range(MOVES):
            table = await on_turn(world, table)
            if table.status is Status.PLAYING:
                table = await world.move(table)
        assert table.status is Status.FINISHED or table.steps >= steps.get(table_id, 0) + MOVES, table.game
        await world.check(table_id)
    (over,) = [table_id for table_id, status, _ in were if status == Status.FINISHED]
    played = await world.store.ask(lambda connection: results.history(connection, None, kinds=results.FINISHED))
    assert over in [match.table_id for match in played]
    await world.close()
