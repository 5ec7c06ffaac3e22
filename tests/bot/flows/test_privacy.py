"""A player sees, exports and deletes their data, and nothing sent afterwards names them."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.store.questions import queries
from engine.units import DAY
from tests.bot.flows.stage import Stage, staged, text_of

NAME = "Quetzalcoatl"


async def privacy(stage: Stage, actor: Any) -> Any:
    """The panel, by way of the settings."""
    panel = (await actor.slash(stage.channel, "settings mine")).response
    return await stage.press(actor, panel, "Privacy")


async def test_a_player_sees_and_exports_what_is_stored(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert text_of(await privacy(stage, ana)).lstrip().startswith("Nothing is stored about you.")
        table = await stage.begin(ana, bo, options="target=10")
        await stage.play_on([ana, bo], table, random.Random(1))
        panel = await privacy(stage, ana)
        assert "the name **Ana**" in text_of(panel)
        assert "Results of matches: **1**" in text_of(panel)
        sent = await stage.press(ana, panel, "Export")
        (file,) = sent.attachments
        stored = json.loads(await file.read())
        assert stored["match_seats"][0]["name"] == "Ana"
        assert "Björn" not in json.dumps(stored, ensure_ascii=False)


async def test_after_a_deletion_nothing_names_the_player(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        bo, gone = stage.person("Björn"), stage.person(NAME)
        over = await stage.begin(gone, bo, options="target=10")
        await stage.play_on([gone, bo], over, random.Random(1))
        table = await stage.begin(bo, gone, options="target=100")
        panel = await stage.press(gone, await privacy(stage, gone), "Delete …")
        assert "This can’t be undone." in text_of(panel)
        panel = await stage.press(gone, panel, "Delete my data")
        assert text_of(panel).strip() == "Your data is deleted."
        before = {message.id for message in stage.channel.history()}
        await stage.play_on([bo], table, random.Random(1))
        board = await stage.board(table)
        assert "Deleted player 1" in text_of(board)
        for command in ("results history", "results leaderboard", "results stats", "domino tables"):
            sent = (await bo.slash(stage.channel, command)).response
            assert NAME not in text_of(sent), command
            assert str(gone.id) not in text_of(sent), command
        for message in stage.channel.history():
            if message.id not in before or message.id == board.id:
                assert NAME not in text_of(message)
                assert str(gone.id) not in text_of(message)
        with closing(sqlite3.connect(stage.path / "boneyard.db")) as connection:
            dump = "\n".join(connection.iterdump())
        assert NAME not in dump
        assert str(gone.id) not in dump


async def test_the_bot_deletes_what_a_departed_server_has_left_behind(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        tables = stage.bot.services.tables
        for guild in (stage.guild.id, 99):
            await tables.ask(queries.put_guild_settings, guild, {"show": "text"})
        await stage.pass_time(DAY + 1)
        await stage.pass_time(29 * DAY)
        assert "show" in await tables.ask(queries.guild_settings, 99)
        await stage.pass_time(2 * DAY)
        assert not await tables.ask(queries.guild_settings, 99)
        assert await tables.ask(queries.guild_settings, stage.guild.id) == {"show": "text"}
