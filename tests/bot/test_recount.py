"""`boneyard recount`, as it is typed."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from bot import cli
from engine.store import Store, schema
from engine.store.questions.statements import writes
from tests.engine.tables.world import World


async def a_match(folder: Path) -> None:
    """A rated match in the database."""
    world = await World(folder).start()
    try:
        await world.play_out(await world.begun(people=2, options={"target": "10"}))
    finally:
        await world.close()


async def alter(folder: Path) -> None:
    """Improves one rating by hand."""

    @writes
    def change(connection: Connection) -> None:
        connection.execute(update(schema.ratings).where(schema.ratings.c.seat == 0).values(mu=30_000_000))

    store = await Store.open(f"sqlite:///{folder / 'boneyard.db'}")
    await store.ask(change)
    await store.close()


def test_ratings_that_were_altered_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DATABASE_URL", "DATABASE_URL_FILE", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    asyncio.run(a_match(tmp_path))
    assert cli.main(["recount"]) == 0
    assert "Rated matches: 1, ratings: 2. All follow from the records." in capsys.readouterr().out
    assert cli.main(["recount", str(tmp_path / "none.db")]) == 2
    asyncio.run(alter(tmp_path))
    assert cli.main(["recount", str(tmp_path / "boneyard.db")]) == 1
    said = capsys.readouterr()
    assert "other ratings follow from its record" in said.out
    assert "Faults: 1." in said.err
