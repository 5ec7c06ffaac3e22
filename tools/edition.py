"""Writes the database and deals files of this release for `tests/test_editions.py`: `python -m tools.edition`.

They go to `tests/editions/<version>`, with an open match and a finished one of every game, a lobby, and a game night
after its first round. Run it once, as the last change before a release, and never again for the same version. The same
program writes the same files.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from bot import __version__
from engine.rules.errors import Refused
from engine.rules.games import GAMES, is_solitaire, make_game
from engine.tables.edits.lobby import AddRobot, Begin, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import Snapshot, Status, TableId
from tests.engine.events.evening import Evening
from tests.engine.tables.world import CHANNEL, PEOPLE, World

FOLDER = Path(__file__).parents[1] / "tests" / "editions"
MOVES = 9
"""Moves of people in each open match."""


async def on_turn(world: World, table: Snapshot) -> Snapshot:
    """The table when it is a person's turn or the match is over. Claim windows close meanwhile."""
    table = await world.now(table)
    while table.status is Status.PLAYING and (table.turn is None or table.turn.person is None):
        await world.advance(60)
        table = await world.now(table)
    return table


async def move(world: World, table: Snapshot, moves: int) -> Snapshot:
    """The table after this number of moves by people, or after the match."""
    for _ in range(moves):
        table = await on_turn(world, table)
        if table.status is not Status.PLAYING:
            break
        table = await world.move(table)
    return table


async def begun(world: World, name: str, options: dict[str, str]) -> Snapshot:
    """A match of two people and a robot, or of a person alone. Games have different hosts, because of their limit."""
    host, guest = (PEOPLE[(list(GAMES).index(name) + seat) % len(PEOPLE)] for seat in range(2))
    alone = is_solitaire(name)
    wanted = Wanted(name, options, turn_seconds=None if alone else 3600)
    table = await world.tables.open(CHANNEL, host, wanted)
    if not alone:
        await world.tables.change(table.id, Join(), guest)
        await world.tables.change(table.id, AddRobot(), host.user_id)
    await world.tables.change(table.id, Begin(), host.user_id)
    await world.settle()
    return await world.now(table)


def short(name: str) -> dict[str, str]:
    """Options for a short match."""
    for options in ({"target": "10"}, {"rounds": "1"}):
        with suppress(Refused):
            make_game(name, options)
            return options
    return {}


async def play(world: Evening) -> list[TableId]:
    """Play. Return the finished matches."""
    tables, finished = [], []
    for name in GAMES:
        tables.append(await move(world, await begun(world, name, {}), MOVES))
        over = await move(world, await begun(world, name, short(name)), 10_000)
        tables.append(over)
        finished.append(over.id)
    tables.append(await world.table("mexican_train", people=3))
    for message, table in enumerate(tables, 1000):
        shown = {"message_id": message, "shown_version": table.version, "shown_rounds": len(table.rounds)}
        await world.tables.set_shown(table.id, **shown)
    await world.play_round(await world.evening(5))
    return finished


async def write(folder: Path) -> None:
    """Play, and write the files."""
    with tempfile.TemporaryDirectory() as temporary:
        world = Evening(Path(temporary), seed=2026)
        world.draw = Random(2026).randbytes
        await world.start()
        try:
            for table_id in await play(world):
                table = await world.now(table_id)
                text = await world.tables.records.deals(table)
                (folder / f"deals-{table.game}.txt").write_text(text, encoding="utf-8")
        finally:
            await world.close()
        with closing(sqlite3.connect(world.file)) as database:
            begin, *dump, commit = database.iterdump()
    dump.sort(key=lambda line: line if line.startswith("CREATE INDEX") else "")  # their order is by chance
    (folder / "database.sql").write_text("\n".join([begin, *dump, commit, ""]), encoding="utf-8")


if __name__ == "__main__":
    (FOLDER / __version__).mkdir(parents=True, exist_ok=True)
    asyncio.run(write(FOLDER / __version__))
