"""`boneyard status --table` says what a stored table waits for, also while the bot runs."""

import asyncio
from datetime import UTC
from pathlib import Path

import pytest

from bot.cli import main
from bot.commands.status import waits
from engine.tables.edits.turns import Resign
from engine.tables.keeping.state import unloaded
from engine.tables.table.model import Snapshot
from engine.units import HOUR
from tests.engine.tables.world import World


async def row_of(world: World, table: Snapshot) -> Snapshot:
    """The table as its stored row tells it."""
    (row,) = await world.store.rows([table.id])
    return unloaded(row)


async def test_a_table_waits_for_its_lobby_its_players_or_nobody(tmp_path: Path) -> None:
    world = await World(tmp_path).start()
    lobby = await world.table()
    assert waits(await row_of(world, lobby)) == "is in its lobby"
    table = await world.begun(turn_seconds=HOUR)
    assert table.turn is not None
    assert table.deadline == 1_800_003_600
    assert waits(await row_of(world, table), UTC) == f"waits for seat {table.turn.seat + 1} until 2027-01-15 09:00"
    slow = await world.begun()
    assert slow.turn is not None
    assert waits(await row_of(world, slow)) == f"waits for seat {slow.turn.seat + 1}"
    over = await world.play_out(await world.begun(options={"target": "1"}))
    assert waits(await row_of(world, over)) == "is over"
    await world.tables.change(slow.id, Resign(), slow.turn.user_id)
    assert "until" not in waits(await row_of(world, slow))
    await world.close()


async def test_the_command_reads_the_database_of_a_running_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    world = await World(tmp_path).start()
    table = await world.begun("muggins", turn_seconds=HOUR)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    assert await asyncio.to_thread(main, ["status", "--table", table.id.upper()]) == 0
    assert capsys.readouterr().out.startswith(f"Table {table.id} (muggins) waits for seat ")
    assert await asyncio.to_thread(main, ["status", "--table", "nothing"]) == 1
    assert "The database has no table nothing" in capsys.readouterr().err
    await world.close()
