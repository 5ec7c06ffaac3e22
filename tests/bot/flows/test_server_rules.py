"""Managers choose the channels for tables, block members, and read what managers did."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from tests.bot.flows.stage import Stage, controls, staged, text_of, wire
from tests.bot.flows.test_manage import manager

BLOCKED = "The managers of this server have blocked you from its tables."


async def page(stage: Stage, mona: Any, label: str) -> Any:
    """A page of the server's rules."""
    panel = (await mona.slash(stage.channel, "settings server")).response
    return await stage.press(mona, panel, label)


def menu(panel: Any, ending: str) -> str:
    """The custom id of the menu that ends so."""
    ids = [str(item.get("custom_id", "")) for item in walk_components(wire(panel))]
    return next(found for found in ids if found.endswith(ending))


async def block(stage: Stage, mona: Any, member: Any) -> Any:
    """Block a member in the panel."""
    panel = await page(stage, mona, "Fair play")
    return (await mona.select(panel, [member], custom_id=menu(panel, ":exclude"))).response


@pytest.mark.usefixtures("unpainted")
async def test_a_blocked_member_is_taken_out_and_kept_out(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        over = await stage.begin(ana, bo, options="target=10")
        await stage.play_on([ana, bo], over, random.Random(1))
        match = await stage.begin(ana, bo, options="target=100")
        lobby, table = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        panel = await block(stage, mona, bo)
        assert "**Björn** can’t play" in text_of(panel)
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana"]
        assert [seat.human for seat in (await stage.table(match)).seats] == [True, False]
        clicked = (await bo.click(lobby, label="Join")).response
        typed = (await bo.slash(stage.channel, "domino play", game="block")).response
        assert text_of(clicked).strip() == text_of(typed).strip() == BLOCKED
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana"]
        assert BLOCKED not in text_of((await bo.slash(stage.channel, "settings mine")).response)
        assert "Björn" not in text_of((await ana.slash(stage.channel, "results leaderboard")).response)
        _, asked = await stage.open(ana, **{"with": bo})
        assert (await stage.table(asked)).participants.guests == ()
        log = await page(stage, mona, "Log")
        assert "blocked Björn" in text_of(log)
        panel = await page(stage, mona, "Fair play")
        (again,) = [item for item in controls(panel) if item["custom_id"].endswith(":admit")]
        await mona.select(panel, [again["options"][0]["value"]], custom_id=again["custom_id"])
        await stage.press(bo, lobby, "Join")
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana", "Björn"]
        assert "Björn" in text_of((await ana.slash(stage.channel, "results leaderboard")).response)


@pytest.mark.usefixtures("unpainted")
async def test_a_block_outlives_the_deletion_of_ones_data(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        bo, mona = stage.person("Björn"), manager(stage)
        await stage.open(bo)
        panel = await block(stage, mona, bo)
        settings = (await bo.slash(stage.channel, "settings mine")).response
        panel = await stage.press(bo, await stage.press(bo, settings, "Privacy"), "Delete…")
        await stage.press(bo, panel, "Delete my data")
        sent = (await bo.slash(stage.channel, "domino play", game="block")).response
        assert text_of(sent).strip() == BLOCKED
        assert "Björn" not in text_of(await page(stage, mona, "Fair play"))


@pytest.mark.usefixtures("unpainted")
async def test_tables_open_only_in_the_chosen_channels(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, mona = stage.person("Ana"), manager(stage)
        games = stage.guild.create_text_channel("games")
        panel = await page(stage, mona, "Channels")
        assert "**everywhere**" in text_of(panel)
        panel = (await mona.select(panel, [games], custom_id=menu(panel, ":set:channels"))).response
        assert f"open only in <#{games.id}>" in text_of(panel)
        here, thread = {"game": "block"}, {"game": "block", "where": "thread"}
        for command, options in (("domino play", here), ("domino play", thread), ("events night", {})):
            sent = (await ana.slash(stage.channel, command, **options)).response
            assert f"Tables aren’t allowed in this channel. Open yours in <#{games.id}>." in text_of(sent), command
        await stage.open(ana, channel=games)
        panel = await page(stage, mona, "Channels")
        await mona.select(panel, [], custom_id=menu(panel, ":set:channels"))
        await stage.open(ana)


@pytest.mark.usefixtures("unpainted")
async def test_the_log_names_tables_that_managers_ended(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        table = await stage.begin(ana, bo)
        assert "No manager has changed anything here yet." in text_of(await page(stage, mona, "Log"))
        panel = (await mona.slash(stage.channel, "domino tables")).response
        end = stage.id_of(await stage.table(table), "end")
        panel = (await mona.select(panel, [end])).response
        await stage.press(mona, panel, "Yes, end it")
        assert "ended a table: Block" in text_of(await page(stage, mona, "Log"))
