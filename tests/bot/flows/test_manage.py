"""Only people who manage a server end its tables."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.words import Words, words_for
from engine.tables.running.idle import SLOW_LOBBY
from engine.tables.table.model import Status
from engine.units import MINUTE
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


@pytest.mark.usefixtures("unpainted")
async def test_a_manager_voids_a_match_and_its_players_are_told(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        table = await stage.begin(ana, bo, options="target=10")
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        await stage.pass_time(MINUTE)
        await stage.play_on([ana, bo], table, random.Random(1))
        board = await stage.board(table)
        assert "Björn" in text_of((await ana.slash(stage.channel, "results leaderboard")).response)
        assert language("void.button") not in labels(await stage.press(bo, board, words_for()("board.more")))
        refused = await stage.raw_click(bo, board, stage.id_of(await stage.table(table), "void", "yes"))
        assert language("void.not_manager") in text_of(refused)
        more = await stage.press(mona, board, words_for()("board.more"))
        sure = await stage.press(mona, more, language("void.button"))
        assert "Ana" in text_of(sure)
        assert language("void.done") in text_of(await stage.press(mona, sure, language("void.yes")))
        told = stage.channel.history()[-1]
        assert told.content.startswith("**Mona** voided a match of Block")
        assert {user.id for user in told.mentions} == {ana.id, bo.id}
        board = await stage.board(table)
        assert words_for()("void.board") in text_of(board)
        assert "Björn" not in text_of((await ana.slash(stage.channel, "results leaderboard")).response)
        history = text_of((await ana.slash(stage.channel, "results history")).response)
        assert language("history.kind_void") in history
        panel = (await mona.slash(stage.channel, "settings server")).response
        log = text_of(await stage.press(mona, panel, language("server.log")))
        assert language("server.log_voided", when=0, manager="Mona", about=language("game.block")).split(">")[1] in log
        again = await stage.raw_click(mona, board, stage.id_of(await stage.table(table), "void", "yes"))
        assert language("void.not_over") in text_of(again)


@pytest.mark.usefixtures("unpainted")
async def test_a_match_in_play_is_not_voided_and_managers_read_how_ratings_are_protected(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        table = await stage.begin(ana, bo)
        tried = await stage.raw_click(
            mona, await stage.board(table), stage.id_of(await stage.table(table), "void", "yes")
        )
        assert "Only a finished match" in text_of(tried)
        panel = (await mona.slash(stage.channel, "settings server")).response
        fair = text_of(await stage.press(mona, panel, "Fair play"))
        assert "Forfeits count once a day" in fair
        assert "**Void match**" in fair
