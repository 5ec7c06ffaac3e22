"""The first words on a new server arrive: where everyone reads, or with the person who added the bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.channel import greeting
from tests.bot.flows.stage import Stage, labels, staged


def closed(stage: Stage, name: str, **whom: discord.PermissionOverwrite) -> Any:
    """A channel with these overwrites for the bot (`me`) or for everyone."""
    me = stage.guild.me
    assert me is not None
    overwrites: dict[str, Any] = {"me": me, "everyone": stage.guild.default_role}
    return stage.guild.create_text_channel(name, overwrites={overwrites[who]: what for who, what in whom.items()})


def greeted(channel: Any) -> bool:
    return any("Play a robot now" in labels(one) for one in channel.history())


async def test_the_welcome_goes_to_the_first_channel_where_everyone_reads_and_the_bot_may_write(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        guild = stage.bot.get_guild(stage.guild.id)
        assert guild is not None
        silent = discord.PermissionOverwrite(send_messages=False)
        hidden = discord.PermissionOverwrite(view_channel=False)
        quiet = closed(stage, "announcements", me=silent)
        staff = closed(stage, "staff", everyone=hidden, me=discord.PermissionOverwrite(view_channel=True))
        guild._system_channel_id = quiet.id
        await stage.env.settle()
        await stage.bot.on_guild_join(guild)
        await stage.env.settle()
        assert greeted(stage.channel)
        assert not greeted(quiet)
        assert not greeted(staff)


async def test_without_such_a_channel_it_goes_to_the_person_who_added_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        guild = stage.bot.get_guild(stage.guild.id)
        assert guild is not None

        async def added(_: object) -> discord.User:
            return await stage.bot.fetch_user(ana.id)

        monkeypatch.setattr(greeting, "_channels", lambda _: iter(()))
        monkeypatch.setattr(greeting, "_who_added", added)
        await stage.bot.on_guild_join(guild)
        await stage.env.settle()
        assert greeted(ana.user.dm_channel)
