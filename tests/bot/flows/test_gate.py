"""The gate: by every button and command, from the registry, no blocked member comes to a table of the server, and no
table is opened in or moved to a closed channel, or by someone without the role for it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.events.privacy import block
from engine.store.rows import PRIVATE
from engine.tables.keeping.moderation import Deed
from engine.tables.table.model import Person
from tests.bot.flows.authority import Scene, scene
from tests.bot.flows.test_authority import TABLE, Row, use

MONA = Person(1, "Mona")
FOR_BLOCKED = {"meta", "players", "weekly_posts", "guild_settings"}
"""What blocked members may still change: their own settings, which `meta` counts, and managers the server's."""
pytestmark = pytest.mark.usefixtures("unpainted")


def ways(kind: str) -> list[Row]:
    """All buttons and commands of a scene that change something for anyone."""
    return [row for row in TABLE[kind] if row.changes]


def places(it: Scene) -> dict[str, int]:
    """The channel of each public table."""
    with closing(sqlite3.connect(it.stage.path / "boneyard.db")) as database:
        asked = "SELECT id, channel_id FROM tables WHERE message_id IS NULL OR message_id != ?"
        return dict(database.execute(asked, (PRIVATE,)))


async def choose(it: Scene, **rules: Any) -> None:
    """A manager changes the server's rules."""
    moderation = it.stage.bot.services.tables.moderation
    await moderation.set_rules(it.stage.guild.id, partial(replace, **rules), MONA, Deed.CHANGED, "channels")


@pytest.mark.parametrize("kind", TABLE)
@pytest.mark.parametrize("from_another_server", [False, True], ids=["here", "another server"])
async def test_a_blocked_member_comes_to_no_table(tmp_path: Path, kind: str, from_another_server: bool) -> None:
    async with scene(tmp_path / "scene", kind) as it:
        services = it.stage.bot.services
        for role in ("stranger", "player"):
            await block(services.tables, services.events, it.stage.guild.id, it.person(role), MONA)
        await it.stage.env.settle()
        if from_another_server:
            there = it.stage.env.create_guild("Elsewhere")
            it.stage.channel = it.elsewhere = there.create_text_channel("games")
            for role in ("stranger", "player", "guest"):
                it.people[role] = there.add_member(it.people[role])
        if from_another_server and it.table is None and it.event is None:
            return  # there is nothing here that the block is about
        for row in ways(kind):
            for role in ("stranger", "player"):
                _, what = await use(it, role, row)
                assert not what - FOR_BLOCKED, (row, role, what)


@pytest.mark.slow
@pytest.mark.parametrize("kind", TABLE)
async def test_no_table_is_opened_in_or_moved_to_a_closed_channel(tmp_path: Path, kind: str) -> None:
    async with scene(tmp_path / "scene", kind) as it:
        open_ = it.stage.guild.create_text_channel("games")
        await choose(it, channels=(open_.id,))
        for row in ways(kind):
            before = places(it)
            for role in ("host", "player", "playing manager", "stranger"):
                await use(it, role, row)
                assert places(it).items() <= before.items(), (row, role)
            if it.table and not (await it.now()).is_open and kind != "over":
                break


@pytest.mark.parametrize("kind", TABLE)
async def test_no_table_is_opened_or_moved_without_the_role_for_it(tmp_path: Path, kind: str) -> None:
    async with scene(tmp_path / "scene", kind) as it:
        role_ = it.stage.guild.create_role("hosts")
        await choose(it, hosts=(role_.id,), planners=(role_.id,))
        for row in ways(kind):
            before = places(it)
            for role in ("host", "player", "stranger"):
                await use(it, role, row)
                assert places(it).items() <= before.items(), (row, role)
