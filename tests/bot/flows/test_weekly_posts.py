"""The leaderboard that a server has posted each week: once, at its hour, if anybody has played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from simcord.components import walk_components

from engine.statistics.weekly import WeeklyRow, last_due
from engine.units import DAY
from tests.bot.flows.sketches import Sketches, choose, pictures, words_of
from tests.bot.flows.stage import Stage, labels, staged, wire
from tests.bot.flows.test_history import played
from tests.bot.flows.test_manage import manager

CHANNELS = 8
"""The type of a menu of channels."""


def posts(stage: Stage) -> list[Any]:
    """The weekly leaderboards in the channel."""
    return [message for message in stage.channel.history() if "last week" in words_of(message)]


async def posts_page(stage: Stage, mona: Any, **options: Any) -> Any:
    """The page of the server panel about posts."""
    return await stage.press(mona, (await mona.slash(stage.channel, "settings server", **options)).response, "Posts")


async def until_monday(stage: Stage, seconds_late: float = 0.0) -> None:
    """Let time pass to the next moment at which it is due, and so much more."""
    now = stage.env.now().timestamp()
    _, due = last_due(WeeklyRow(1, hour=18), now)
    await stage.pass_time(due + 7 * DAY - now + seconds_late)
    await stage.pass_time(61)


async def test_a_manager_turns_it_on_and_it_comes_once_a_week(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, mona, me = stage.person("Ana"), stage.person("Björn"), manager(stage), stage.guild.me
        assert me is not None
        refused = (await ana.slash(stage.channel, "settings server", zone="Europe/Vienna")).response
        assert "Manage Server" in words_of(refused)
        page = await stage.press(
            mona, (await mona.slash(stage.channel, "settings server", zone="UTC")).response, "Posts"
        )
        assert "Weekly leaderboard**: off" in words_of(page)
        quiet = stage.guild.create_text_channel(
            "quiet", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
        )
        found = [item["custom_id"] for item in walk_components(wire(page)) if item["type"] == CHANNELS]
        (menu,) = [one for one in found if one.endswith(":there")]
        closed = (await mona.select(page, [quiet], custom_id=menu)).response
        assert "I can’t write in that channel" in words_of(closed)
        page = await stage.press(
            mona, (await mona.slash(stage.channel, "settings server", zone="UTC")).response, "Posts"
        )
        page = (await mona.select(page, [stage.guild.create_text_channel("results")], custom_id=menu)).response
        assert "in <#" in words_of(page)
        page = await stage.press(mona, page, "Post in this channel")
        page = await choose(mona, page, "18")
        assert "Mondays at **18:00** (UTC)" in words_of(page)
        await until_monday(stage)
        assert not posts(stage), "nobody has played"
        await played(stage, ana, bo)
        await until_monday(stage)
        (post,) = posts(stage)
        assert pictures(post) == ["leaderboard.png"]
        assert not labels(post)
        await until_monday(stage)
        assert len(posts(stage)) == 1, "nobody has played since"
        await played(stage, ana, bo)
        page = await posts_page(stage, mona)
        page = await stage.press(mona, page, "Turn off")
        assert "off" in words_of(page)
        await until_monday(stage)
        assert len(posts(stage)) == 1
