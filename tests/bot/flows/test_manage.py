"""Only people who manage a server end its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from engine.tables.core.model import Status
from engine.tables.time.idle import SLOW_LOBBY
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of


def manager(stage: Stage) -> Any:
    """Mona, who may manage the server."""
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("mona", global_name="Mona"), roles=[role])


async def test_a_manager_ends_a_table_from_the_list_and_others_cannot(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        table = await stage.begin(ana, bo)
        assert not controls((await ana.slash(stage.channel, "domino tables")).response)
        end = stage.id_of(await stage.table(table), "end")
        for verb in ("end", "end_yes"):
            refused = await stage.raw_click(ana, await stage.board(table), stage.id_of(await stage.table(table), verb))
            assert "Manage Server" in text_of(refused)
        listed = (await mona.slash(stage.channel, "domino tables")).response
        sure = (await mona.select(listed, [end])).response
        assert "Ana and Björn" in text_of(sure)
        await stage.press(mona, sure, "Yes, end it")
        assert (await stage.table(table)).status is Status.CANCELLED
        assert "Mona asked for it" in text_of(stage.channel.history()[-1])


async def test_a_manager_finds_the_way_out_under_more(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        table = await stage.begin(ana, bo)
        assert "End match" in labels(await stage.press(mona, await stage.board(table), "More"))
        assert "End match" not in labels(await stage.press(bo, await stage.board(table), "More"))


async def test_a_lobby_that_expired_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        lobby, _ = await stage.open(stage.person("Ana"))
        await stage.pass_time(SLOW_LOBBY)
        assert "Nobody started it in time" in text_of(lobby)
        assert not labels(lobby)
