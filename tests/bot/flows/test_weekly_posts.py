"""What a server has posted at its hour: each week the leaderboard, if anybody has played, each day the result of the
daily row."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from engine.statistics.weekly import WeeklyRow, last_due
from engine.units import DAY
from tests.bot.flows.sketches import Sketches, choose, pictures, words_of
from tests.bot.flows.stage import Stage, labels, staged, wire
from tests.bot.flows.test_daily import clear, daily, give_up
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


async def chosen_daily(mona: Any, page: Any, *channels: Any) -> Any:
    """Choose where the daily result is posted."""
    found = [item["custom_id"] for item in walk_components(wire(page)) if item["type"] == CHANNELS]
    (menu,) = [one for one in found if one.endswith(":daily")]
    return (await mona.select(page, [*channels], custom_id=menu)).response


def results(stage: Stage) -> list[Any]:
    """The daily results in the channel."""
    return [message for message in stage.channel.history() if "Today’s row" in labels(message)]


@pytest.mark.slow
async def test_the_result_of_the_day_before_comes_each_day_with_a_button_for_the_row(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, mona, me = stage.person("Ana"), stage.person("Björn"), manager(stage), stage.guild.me
        assert me is not None
        page = await posts_page(stage, mona, zone="UTC")
        assert "Daily result**: off" in words_of(page)
        quiet = stage.guild.create_text_channel(
            "quiet", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
        )
        assert "I can’t write in that channel" in words_of(await chosen_daily(mona, page, quiet))
        page = await chosen_daily(mona, await posts_page(stage, mona), stage.channel)
        assert "Daily result**: in <#" in words_of(page)
        assert "Weekly leaderboard**: off" in words_of(page)
        page = await choose(mona, page, "18")
        assert "each day at **18:00** (UTC)" in words_of(page)
        await until_hour(stage)
        (nobody,) = results(stage)
        assert "No one on this server has finished this row." in words_of(nobody)
        panel = await stage.press(ana, nobody, "Today’s row")
        assert panel.ephemeral
        for day in range(2):
            panel, table = await daily(stage, ana)
            await clear(stage, ana, panel, table)
            panel, table = await daily(stage, bo)
            await give_up(stage, bo, panel, table)
            await until_hour(stage)
            post = results(stage)[-1]
            assert len(results(stage)) == day + 2
            assert pictures(post) == ["leaderboard.png"]
            assert ("🔥 Days in a row: Ana 2" in words_of(post)) == (day == 1)
            assert "Björn" not in words_of(post)
        await stage.restart()
        await stage.pass_time(3600)
        assert len(results(stage)) == 3
        page = await chosen_daily(mona, await posts_page(stage, mona))
        assert "Daily result**: off" in words_of(page)
        await until_hour(stage)
        assert len(results(stage)) == 3


async def test_the_result_is_in_the_language_of_the_server_and_in_words_if_it_wants(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, mona = stage.person("Ana*"), manager(stage)
        await chosen_daily(mona, await posts_page(stage, mona), stage.channel)
        look = await stage.press(mona, (await mona.slash(stage.channel, "settings server")).response, "Boards")
        look = await choose(mona, look, "de")
        await choose(mona, look, "text")
        await until_hour(stage, 9)
        panel, table = await daily(stage, ana)
        await give_up(stage, ana, panel, table)
        await until_hour(stage, 9)
        _, post = [message for message in stage.channel.history() if "Reihe von heute" in labels(message)]
        assert pictures(post) == []
        assert "1. Ana\\*: 0 von 28 Steinen geschlagen." in words_of(post)


async def test_a_channel_that_refuses_gets_nothing_and_the_next_day_is_tried_again(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        mona = manager(stage)
        await chosen_daily(mona, await posts_page(stage, mona), stage.channel)
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013, times=1)
        await until_hour(stage, 9)
        await stage.pass_time(3600)
        assert not results(stage)
        await until_hour(stage, 9)
        assert len(results(stage)) == 1


async def until_hour(stage: Stage, hour: int = 18) -> None:
    """Let time pass to the next moment at which the daily result is due."""
    now = stage.env.now().timestamp()
    await stage.pass_time(last_due(WeeklyRow(1, hour=hour), now, daily=True)[1] + DAY - now + 61)
