"""A player sees, exports and deletes their data, and nothing sent afterwards names them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from engine.store.questions import queries
from engine.units import DAY
from tests.bot.flows.stage import Stage, staged, text_of
from tests.choices import always


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


async def test_the_bot_deletes_what_a_departed_server_has_left_behind(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        tables = stage.bot.services.tables
        for guild in (stage.guild.id, 99):
            await tables.ask(queries.change_guild_settings, guild, always({"show": "text"}))
        await stage.pass_time(DAY + 1)
        await stage.pass_time(29 * DAY)
        assert "show" in await tables.ask(queries.guild_settings, 99)
        await stage.pass_time(2 * DAY)
        assert not await tables.ask(queries.guild_settings, 99)
        assert await tables.ask(queries.guild_settings, stage.guild.id) == {"show": "text"}
