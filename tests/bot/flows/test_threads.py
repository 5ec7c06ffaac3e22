"""A table in a thread of its own."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from simcord.builders import ChannelHandle

from engine.tables.model import Status
from tests.bot.flows.stage import Stage, staged, text_of


def handle(stage: Stage, channel: int) -> Any:
    """The channel with that id, as people use it."""
    return ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(channel))


async def test_a_match_in_a_thread_of_its_own_leaves_two_lines_in_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        told = await ana.slash(stage.channel, "domino play", game="block", options="target=12", where="thread")
        (table,) = stage.bot.services.tables.known()
        thread = handle(stage, table.channel.channel_id)
        assert f"your table is open in <#{thread.id}>" in text_of(told.response)
        assert thread.name == "Block · Ana"
        lobby = thread.history()[0]
        assert lobby.id == (await stage.table(table.id)).message_id
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        stage.panels = {(table.id, person.id): await stage.press(person, lobby, "My hand") for person in (ana, bo)}
        await stage.play_on([ana, bo], table.id, random.Random(1))
        assert (await stage.table(table.id)).status is Status.FINISHED
        await stage.env.settle()
        lines = [text_of(message) for message in stage.channel.history()]
        started, over = lines
        assert started == "Block · Ana", "Discord's own line"
        assert f"<#{thread.id}> is over" in over


async def test_where_no_thread_can_be_opened_a_sentence_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=1)
        told = (await ana.slash(stage.channel, "domino play", game="block", where="thread")).response
        assert told.ephemeral
        assert "I can open no thread here" in text_of(told)
        assert not stage.bot.services.tables.known()


async def test_a_table_that_is_refused_leaves_no_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        channels = set(stage.env.backend.channels)
        await ana.slash(stage.channel, "domino play", game="block", seats=9, where="thread")
        await ana.slash(stage.channel, "domino play", game="block", options="target=-4", where="thread")
        assert not stage.bot.services.tables.known()
        assert set(stage.env.backend.channels) == channels
