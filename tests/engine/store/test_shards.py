"""Which tables a program looks after when several share a database, and that one's life hides no other's outage."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from engine.store import Store, schema
from engine.store.questions import queries
from engine.store.rows import Shown, WeeklyRow
from engine.store.shards import Shards
from tests.choices import always

from .stored import ROW, SEATS, sqlite_url

FOUR = tuple(Shards((shard,), 4) for shard in range(4))
GUILDS = tuple((91 + number << 22) + 5 for number in range(4))
"""A server of each shard, beginning with the last."""


def test_a_server_belongs_to_the_shard_to_which_discord_gives_it() -> None:
    for guild in GUILDS:
        assert [shards.own(guild) for shards in FOUR].index(True) == (guild >> 22) % 4
        assert sum(shards.own(guild) for shards in FOUR) == 1
    assert [shards.own(None) for shards in FOUR] == [True, False, False, False], "direct messages come to shard 0"
    assert all(Shards().own(guild) for guild in (None, *GUILDS))


def test_shards_name_themselves() -> None:
    assert str(Shards((2,), 4)) == "shard 2 of 4"
    assert str(Shards((0, 1), 4)) == "shards 0, 1 of 4"


async def every_table(store: Store) -> None:
    """A table that is played on each server, and one nowhere."""
    for number, guild in enumerate((None, *GUILDS)):
        row = replace(
            ROW, id=f"table{number}", guild_id=guild, status="playing", deadline=1000, shown=Shown(message_id=7)
        )
        await store.create(row, SEATS)
        if guild is not None:
            await store.ask(queries.change_weekly, guild, always(WeeklyRow(guild, channel_id=3)))


async def test_a_program_looks_after_the_tables_of_its_own_shards(store: Store) -> None:
    await every_table(store)
    seen: dict[str, int] = {}
    for shards in FOUR:
        store.shards = shards
        ids = await store.open_tables(["playing"])
        assert await store.ask(queries.unshown, ["playing"], 0, store.shards) == ids
        posts = await store.ask(lambda connection: queries.all_weekly(connection, store.shards))
        assert all(shards.own(post.guild_id) for post in posts)
        assert len(posts) == 1
        for row in await store.rows(ids):
            assert shards.own(row.guild_id)
            seen[row.id] = seen.get(row.id, 0) + 1
    assert seen == {f"table{number}": 1 for number in range(5)}


def given(clock: str, deadline: int, since: int, now: int) -> int:
    raise AssertionError("no clock leaves nights out here")


async def deadlines(store: Store) -> list[int | None]:
    return [row.deadline for row in await store.rows([f"table{number}" for number in range(5)])]


async def test_the_outage_of_one_program_is_given_back_though_another_was_alive(store: Store) -> None:
    await every_table(store)
    here, there = Shards((0, 1), 4), Shards((2, 3), 4)
    for shards in (here, there):
        store.shards = shards
        assert await store.resume_clocks(100, "playing", given) == 0
    store.shards = here
    await store.alive(600)
    store.shards = there
    assert await store.resume_clocks(700, "playing", given) == 600
    by_shard = {guild: (guild >> 22) % 4 for guild in GUILDS}
    expected = [1000, *(1600 if by_shard[guild] in there.ids else 1000 for guild in GUILDS)]
    assert await deadlines(store) == expected


async def test_when_the_servers_are_dealt_out_anew_the_last_life_of_all_counts(store: Store) -> None:
    await every_table(store)
    store.shards = Shards()
    await store.alive(100)
    store.shards = Shards((0, 1), 2)
    assert await store.resume_clocks(150, "playing", given) == 50, "it was one shard until 100"
    await store.alive(5000)
    store.shards = Shards()
    assert await store.resume_clocks(5010, "playing", given) == 10, "its own note is older"


def test_one_program_notes_its_life_as_it_always_did(tmp_path: Path) -> None:
    async def noted() -> str | None:
        store = await Store.open(sqlite_url(tmp_path))
        await store.alive(123)
        found = await store.ask(
            lambda connection: connection.scalar(select(schema.meta.c.value).where(schema.meta.c.name == "last_alive"))
        )
        await store.close()
        return found

    assert asyncio.run(noted()) == "123"


@pytest.mark.parametrize("ids", [(0,), (1, 3), (0, 1, 2, 3)])
def test_a_part_is_a_part(ids: tuple[int, ...]) -> None:
    assert Shards(ids, 4).all is (len(ids) == 4)
