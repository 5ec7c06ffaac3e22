"""A person deletes their data: no id and no name of theirs stays, others play on, and results still add up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.events import changes
from engine.events.model import Event
from engine.events.privacy import MARK, block
from engine.statistics.recount import recount
from engine.store.questions import privacy
from engine.store.schema import as_text, metadata
from engine.tables.edits.lobby import Begin, Invite, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import DisplaySettings, Show
from engine.tables.table.model import Person, Status
from tests.choices import always
from tests.engine.events.evening import CROWD, Evening
from tests.engine.tables.world import ANA, BEN, CHANNEL, CLEO

CANARY = Person(987654321098765432, "Quetzalcoatl")
"""Its id and name occur nowhere else."""
GUEST = Person(876543210987654321, "Xochiquetzal")


@pytest.fixture
async def world(tmp_path: Path) -> Evening:
    return await Evening(tmp_path).start()


def traces(world: Evening) -> list[str]:
    """The rows of the database that hold the canary's id or name."""
    with closing(sqlite3.connect(world.file)) as connection:
        rows = list(connection.iterdump())
    return [row for row in rows if str(CANARY.user_id) in row or CANARY.name in row]


async def everywhere(world: Evening) -> None:
    """The canary at finished and open tables, in lobbies as host and guest, in an event, with settings."""
    await world.tables.preferences.choose(CANARY, always(DisplaySettings(show=Show.TEXT, zone="Europe/Berlin")))
    for target in ("10", "100"):
        table = await world.tables.open(CHANNEL, CANARY, Wanted("block", {"target": target}, 3600))
        await world.tables.change(table.id, Join(), BEN)
        await world.tables.change(table.id, Begin(), CANARY.user_id)
        await world.settle()
        if target == "10":
            assert (await world.play_out(await world.now(table.id))).status is Status.FINISHED
    lobby = await world.tables.open(CHANNEL, CANARY, Wanted("draw", {}))
    await world.tables.change(lobby.id, Join(), CLEO)
    other = await world.tables.open(CHANNEL, ANA, Wanted("draw", {}))
    await world.tables.change(other.id, Invite((CANARY, GUEST)), ANA.user_id)
    night = await world.night(4)
    await world.events.change(night.id, changes.joined, CANARY)
    await world.events.next_round(night.id, ANA.user_id, 0)
    await world.quiet()


@pytest.mark.slow
async def test_no_id_and_no_name_stay_and_all_goes_on(world: Evening) -> None:
    await everywhere(world)
    assert len(traces(world)) > 10
    await world.engine.privacy.forget(CANARY.user_id)
    await world.quiet()
    assert traces(world) == []
    assert (await recount(world.store)).faults == ()
    assert not await world.tables.tables_of(CANARY.user_id)
    for table in await world.tables.tables_in(channel_id=CHANNEL.channel_id):
        assert table.host_id != CANARY.user_id
        if table.status is Status.PLAYING:
            await world.play_out(await world.now(table.id))
    assert CANARY.name not in repr(world.events.known())
    await world.quiet()
    assert traces(world) == []
    await world.restart()
    assert traces(world) == []


async def test_every_column_where_a_person_is_found_is_known(world: Evening) -> None:
    """By what is stored and not by the columns' names: ids hide in JSON too."""
    await everywhere(world)
    known = {
        (table.name, column)
        for table, personal in privacy.PERSONAL.items()
        for column in (*personal.ids, *personal.ids.values(), *personal.json)
    }
    engine = world.engine
    await block(engine.tables, engine.events, CHANNEL.guild_id or 0, GUEST, CANARY)
    await world.quiet()
    found = set()
    with closing(sqlite3.connect(world.file)) as connection:
        connection.row_factory = sqlite3.Row
        for table in metadata.sorted_tables:
            for row in connection.execute(f'SELECT * FROM "{table.name}"'):
                texts = {key: str(row[key]) for key in row.keys()}  # noqa: SIM118  # a row is no mapping
                found |= {(table.name, key) for key, text in texts.items() if names(text, CANARY) or names(text, GUEST)}
    assert found <= known, "say in PERSONAL and docs/privacy.md what is stored there"
    assert {("tables", "participants"), ("guild_settings", "settings"), ("event_tables", "people")} <= found


def names(text: str, person: Person) -> bool:
    """Whether a stored value names this person."""
    return str(person.user_id) in text or person.name in text


async def test_two_people_who_delete_at_the_same_moment_stay_two(world: Evening) -> None:
    table = await world.tables.open(CHANNEL, CANARY, Wanted("block", {"target": "10"}, 3600))
    await world.tables.change(table.id, Join(), GUEST)
    await world.tables.change(table.id, Begin(), CANARY.user_id)
    await world.settle()
    await world.play_out(await world.now(table.id))
    await asyncio.gather(*(world.engine.privacy.forget(person.user_id) for person in (CANARY, GUEST, CANARY)))
    seats = (await world.now(table.id)).seats
    assert {seat.name for seat in seats} <= {f"{MARK}{number}" for number in (1, 2, 3)}
    assert len({seat.user_id for seat in seats}) == 2
    assert (await recount(world.store)).faults == ()


async def test_an_export_has_the_persons_rows_and_nothing_of_others(world: Evening) -> None:
    await everywhere(world)
    found = await world.tables.ask(privacy.export_person, CANARY.user_id)
    text = json.dumps(found)
    assert {"players", "tables", "seats", "match_seats", "steps", "event_players"} <= set(found)
    assert found["players"][0]["name"] == CANARY.name
    for other in (BEN, CLEO, ANA, GUEST):
        assert other.name not in text
    assert str(GUEST.user_id) not in text
    assert "seed_chain" not in text


async def test_a_deleted_server_leaves_nothing(world: Evening) -> None:
    await everywhere(world)
    await world.events.settled()
    await world.tables.close()
    assert CHANNEL.guild_id is not None
    assert await world.store.ask(privacy.forget_server, CHANNEL.guild_id) > 3
    left = await world.store.ask(privacy.export_person, CANARY.user_id)
    assert (set(left), left["steps"]) == ({"players", "steps"}, [])
    assert [row.split('"')[1] for row in traces(world)] == ["players"]


def test_every_column_with_a_persons_id_or_name_is_known() -> None:
    for table in metadata.sorted_tables:
        ids = {column.name for column in table.columns if column.name.endswith("user_id") or column.name == "host_id"}
        known = privacy.PERSONAL.get(table) or privacy.PERSONAL.get(as_text(table))
        assert ids == (set(known.ids) if known else set()), table.name
        for name in ({"name", "host"} & {column.name for column in table.columns}) - {"meta"}:
            assert table.name == "meta" or (known and name in known.ids.values()), table.name


async def test_who_begins_a_round_beside_a_block_reads_nothing_of_the_blocked_player(
    world: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, change = await world.night(4), world.events._change
    blocked = CROWD[0]

    async def then_blocked(*asked: Any) -> Event:
        monkeypatch.undo()
        done = await change(*asked)
        await block(world.tables, world.events, CHANNEL.guild_id or 0, blocked, ANA)
        return done

    monkeypatch.setattr(world.events, "_change", then_blocked)
    begun = await world.events.next_round(event.id, ANA.user_id, 0)
    assert begun.round == 1
    assert blocked.user_id not in {player.user_id for player in begun.coming}
