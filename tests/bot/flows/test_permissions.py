"""Missing permissions are told when a table opens, and listed for managers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.words import Words, words_for
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage, staged, text_of
from tests.bot.flows.test_faults import STORING, deferral, impatient, slow
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_server_rules import menu, page

ENGLISH = words_for()


def closed(stage: Stage, name: str, *missing: str) -> Any:
    """A channel where the bot lacks these permissions."""
    me = stage.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(**dict.fromkeys(missing, False))
    return stage.guild.create_text_channel(name, overwrites={me: denied})


def told(result: Any) -> list[str]:
    """The texts of the private messages after an answer."""
    return [text_of(message).strip() for message in result.followups]


@pytest.mark.usefixtures("unpainted")
async def test_who_opens_a_table_reads_in_one_line_what_is_different_there(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        channel = closed(stage, "words-only", "attach_files", "send_messages")
        opened = await ana.slash(channel, "domino play", game="block")
        missing = ("send_messages", "attach_files")
        effects = language.listing([language(f"without.{name}") for name in missing])
        names = language.listing([f"**{language(f'perm.{name}')}**" for name in missing])
        assert told(opened) == [language("perm.here", effects=effects, permissions=names)]
        assert len(stage.tables(channel)) == 1, "the table is open all the same"
        assert told(await ana.slash(stage.channel, "domino play", game="block")) == []


@pytest.mark.usefixtures("unpainted")
async def test_a_table_and_an_event_name_what_they_need_themselves(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        channel = closed(stage, "no-threads", "create_public_threads")
        assert told(await ana.slash(channel, "domino play", game="block")) == []
        (line,) = told(await post_event(stage, ana, "night", channel))
        assert line == "In this channel: no threads. I lack **Create Public Threads**."
        mute = closed(stage, "mute-threads", "send_messages_in_threads")
        assert told(await ana.slash(mute, "domino play", game="block")) == []
        opened = await ana.slash(mute, "domino play", game="block", where="thread")
        assert "**Send Messages in Threads**" in text_of(opened.response)


@pytest.mark.usefixtures("unpainted")
async def test_managers_see_the_channels_of_each_missing_permission(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        mona, say = manager(stage), language
        bare = closed(stage, "bare", "attach_files", "create_private_threads")
        blind = closed(stage, "blind", "view_channel", "attach_files")
        panel = text_of(await page(stage, mona, say("server.permissions")))

        def line(name: str, channel: Any) -> str:
            facts = {"permission": say(f"perm.{name}"), "effect": say(f"without.{name}")}
            return say("perm.missing", channels=f"<#{channel.id}>", **facts)

        for expected in (
            line("attach_files", bare),
            line("create_private_threads", bare),
            line("view_channel", blind),
            say("perm.fine", channels=f"<#{stage.channel.id}>"),
        ):
            assert expected in panel.splitlines()


@pytest.mark.usefixtures("unpainted")
async def test_the_list_leaves_out_channels_without_tables_and_those_a_manager_cannot_see(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mona = manager(stage)
        everyone = stage.guild.default_role
        hidden = stage.guild.create_text_channel(
            "owners", overwrites={everyone: discord.PermissionOverwrite(view_channel=False)}
        )
        names = [stage.guild.create_text_channel(f"room-{number}") for number in range(11)]
        panel = text_of(await page(stage, mona, "Permissions"))
        assert str(hidden.id) not in panel
        assert "and 2 more" in panel
        panel = await page(stage, mona, "Channels")
        await mona.select(panel, [names[0]], custom_id=menu(panel, ":set:channels"))
        panel = text_of(await page(stage, mona, "Permissions"))
        assert ENGLISH("perm.fine", channels=f"<#{names[0].id}>") in panel
        assert str(names[1].id) not in panel


@pytest.mark.usefixtures("unpainted")
async def test_only_managers_read_the_list(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, mona = stage.person("Ana"), manager(stage)
        panel = await page(stage, mona, "Channels")
        forged = "b1:-:0:rules_of_server:permissions"
        assert "Manage Server" in text_of(await stage.raw_click(ana, panel, forged))


async def test_the_line_comes_beside_a_lobby_that_took_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with impatient(tmp_path) as stage:
        ana, channel = stage.person("Ana"), closed(stage, "words-only", "attach_files")
        slow(monkeypatch, stage.bot.services.tables)
        opened = await ana.slash(channel, "domino play", game="block")
        await stage.env.advance_time(STORING)
        assert deferral(stage) == 5
        (lobby,) = stage.tables(channel)
        assert opened.response.id == lobby.message_id
        assert "open table" in text_of(opened.response)
        assert told(opened) == ["In this channel: no pictures. I lack **Attach Files**."]
