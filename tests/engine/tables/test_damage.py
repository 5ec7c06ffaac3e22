"""A damaged database: one log line names the unreadable table, and every other table is served."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from engine.rules.errors import Refused
from engine.store.questions import queries
from engine.tables.edits.lobby import Begin, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, TableId
from tests.choices import always

from .world import World, refusal

PAGE = 512


async def many(world: World, count: int) -> list[str]:
    """The ids of matches in play, each with a clock, enough to fill several pages."""
    for number in range(count):
        ana, ben = Person(100 + number, "Ana"), Person(500 + number, "Ben")
        table = await world.tables.open(ChannelRef(10, number), ana, Wanted("mexican_train", {}, turn_seconds=600))
        await world.tables.change(table.id, Join(), ben)
        await world.tables.change(table.id, Begin(), ana.user_id)
        await world.settle()
    return [table.id for table in world.tables.known()]


async def served_all_but(world: World, damaged: set[str], caplog: pytest.LogCaptureFixture) -> set[str]:
    """The tables served after a restart. They can be played, and one log line named each other table."""
    caplog.clear()
    world.clock.time += 100
    await world.start()
    for table in world.tables.known():
        with suppress(Refused):
            await world.now(table)
    served = {str(table.id) for table in world.tables.known()}
    for table_id in served:
        table = await world.now(TableId(table_id))
        assert table.deadline is not None
        assert table.deadline > world.clock.now()
    await world.move(await world.now(TableId(min(served))))
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    for table_id in damaged:
        assert await refusal(world.tables.snapshot(TableId(table_id))) is TableRefusal.NO_SUCH_TABLE
        lines = {line for line in said if line.startswith(f"Table {table_id} ")}
        assert len(lines) == 1
        assert all(line.endswith(".") and "\n" not in line for line in said)
    await world.close()
    return served


@pytest.mark.parametrize("kind", [b"mexican_train", b"deal "], ids=["tables", "steps"])
@pytest.mark.parametrize("bytes_", [b"\0", b"\xff"])
async def test_a_damaged_page_takes_away_only_the_tables_on_it(
    kind: bytes, bytes_: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "boneyard.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(f"PRAGMA page_size = {PAGE}; VACUUM")  # small pages, so that a few tables need several
    world = await World(tmp_path).start()
    ids = await many(world, 12)
    await world.close()
    whole = file.read_bytes()
    leaves = [at for at in range(PAGE, len(whole), PAGE) if whole[at] == 0x0D and kind in whole[at : at + PAGE]]
    assert len(leaves) > 1
    page = whole[leaves[0] : leaves[0] + PAGE]
    file.write_bytes(whole.replace(page, bytes_ * PAGE))
    damaged = {table_id for table_id in ids if table_id.encode() in page}
    served = await served_all_but(world, damaged, caplog)
    assert served == set(ids) - damaged


@pytest.mark.parametrize(
    "nonsense",
    [
        "UPDATE tables SET options = '{' WHERE id = ?",
        "UPDATE tables SET options = '{}' WHERE id = ?",
        """UPDATE tables SET options = '[["target", "many"]]' WHERE id = ?""",
        """UPDATE tables SET options = '[["target", 5]]' WHERE id = ?""",
        "UPDATE tables SET options = CAST(x'ff' AS TEXT) WHERE id = ?",
        "UPDATE steps SET move = '6|6@99' WHERE table_id = ?",
        "UPDATE steps SET move = 'dance' WHERE table_id = ?",
        "UPDATE steps SET seat = 77 WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
    ],
)
async def test_nonsense_in_one_table_leaves_the_others(
    nonsense: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    world = await World(tmp_path).start()
    good, bad = await many(world, 2)
    await world.close()
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection:
        connection.execute(nonsense, (bad,))
        connection.commit()
    assert await served_all_but(world, {bad}, caplog) == {good}


async def test_a_lobby_with_options_of_no_meaning_is_left_alone_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    world = await World(tmp_path).start()
    (good,) = await many(world, 1)
    bad = (await world.table(people=1)).id
    await world.close()
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection:
        connection.execute('UPDATE tables SET options = \'{"dance": "yes"}\' WHERE id = ?', (bad,))
        connection.commit()
    assert await served_all_but(world, {bad}, caplog) == {good}


async def test_a_table_of_unknown_status_is_refused(world: World) -> None:
    table = await world.table()
    await world.close()
    with closing(sqlite3.connect(world.file)) as connection:
        connection.execute("UPDATE tables SET status = 'dancing'")
        connection.commit()
    await world.start()
    assert await refusal(world.tables.snapshot(table.id)) is TableRefusal.NO_SUCH_TABLE


async def test_settings_that_cannot_be_read_count_as_not_chosen(world: World) -> None:
    await world.store.ask(queries.change_guild_settings, 5, always({"pictures": "off"}))
    await world.store.ask(queries.change_player, 7, "Ana", always({"show": "text"}))

    def scribble() -> None:
        with closing(sqlite3.connect(world.file)) as connection:
            connection.execute("UPDATE guild_settings SET settings = 'off'")
            connection.execute("UPDATE players SET settings = '[1]'")
            connection.commit()

    await asyncio.to_thread(scribble)
    assert await world.store.ask(queries.guild_settings, 5) == {}
    assert await world.store.ask(queries.player_settings, 7) == {}
