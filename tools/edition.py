"""A database as this program leaves it, as text: `python -m tools.edition FILE`.

For `tests/engine/tables/editions`, where one of each released program is kept for ever: an open match of every game,
a match that is over, and a lobby. Written once, when a program is released; never again for the same one.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from engine.rules.games import GAMES, is_solitaire
from engine.tables.core.model import Snapshot, Status
from tests.engine.tables.world import World

MOVES = 9
"""So many moves people have made in each open match."""


async def on_turn(world: World, table: Snapshot) -> Snapshot:
    """The table when it is a person's turn, or its match over; a window for claims has closed then."""
    table = await world.now(table)
    while table.status is Status.PLAYING and (table.turn is None or table.turn.person is None):
        await world.advance(60)
        table = await world.now(table)
    return table


async def play(world: World) -> list[Snapshot]:
    """The tables."""
    tables = []
    for name in GAMES:
        alone = is_solitaire(name)
        clock = {"turn_seconds": 3600} if name == "muggins" else {}
        table = await world.begun(name, people=1 if alone else 2, robots=0 if alone else 1, **clock)
        for _ in range(MOVES):
            table = await on_turn(world, table)
            if table.status is Status.PLAYING:
                table = await world.move(table)
        tables.append(table)
    tables.append(await world.play_out(await world.begun(options={"target": "12"})))
    tables.append(await world.table("mexican_train", people=3))
    return tables


async def written() -> str:
    """Play, note every table's message as shown, and write the database down."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder), seed=2026)
        world.draw = Random(2026).randbytes
        await world.start()
        for message, table in enumerate(await play(world), 1000):
            shown = {"message_id": message, "shown_version": table.version, "shown_rounds": len(table.rounds)}
            await world.tables.set_shown(table.id, **shown)
        await world.close()
        with closing(sqlite3.connect(world.file)) as database:
            return "\n".join(database.iterdump()) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(written()), encoding="ascii")
