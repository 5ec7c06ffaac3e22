"""A duplicate night as people on Discord see it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.words import words_for
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage, staged, text_of
from tests.bot.flows.test_nights import message, planned, rest, the_event

pytestmark = pytest.mark.usefixtures("unpainted")
WORDS = words_for()


def handle(stage: Stage, number: int) -> ChannelHandle:
    """The thread of a table."""
    channel = the_event(stage).tables[number - 1].channel_id
    assert channel is not None
    return ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(channel))


async def test_tables_are_apart_until_all_are_done_and_then_told_who_did_best_with_the_same_tiles(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé", "Dan")]
        ana = people[0]
        await planned(
            stage, ana, *people[1:], game="block", rounds=1, seats=2, duplicate=True, options="target=1", time="none"
        )
        assert "Duplicate: all tables of a round get the same tiles" in text_of(
            await stage.press(ana, message(stage), "How it works")
        )
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        event = the_event(stage)
        for table in event.here:
            apart: Any = stage.env.backend.get_channel(table.channel_id or 0)
            assert apart.type == discord.ChannelType.private_thread.value
            assert set(table.people) < set(apart.thread_members)
        first = await stage.table(event.here[0].table_id)
        by_id = {person.id: person for person in people}

        async def over(number: int) -> None:
            table = event.here[number]
            match = await stage.table(table.table_id)
            stage.panels.clear()
            for user in table.people:
                board = await stage.board(match.id, handle(stage, number + 1))
                stage.panels[match.id, user] = await stage.press(by_id[user], board, "My hand")
            await stage.play_on([by_id[user] for user in table.people], match.id, random.Random(1))
            await rest(stage)

        await over(0)
        assert WORDS("event.state_compared") in text_of(message(stage))
        told = text_of(await stage.board(first.id, handle(stage, 1)))
        assert "Others with the same tiles" not in told
        player = by_id[event.here[0].people[0]]
        asked = (await player.slash(handle(stage, 1), "results replay", match=first.id)).response
        assert WORDS("refusal.deal_secret") in text_of(asked)
        await over(1)
        text = text_of(message(stage))
        assert "where your seat did no better" in text
        assert "Others with the same tiles" in text_of(await stage.board(first.id, handle(stage, 1)))
        checked = (await player.slash(handle(stage, 1), "results verify", match=first.id)).response
        assert "tables of the round share their keys" in text_of(checked)


async def test_without_private_threads_there_is_no_duplicate_night(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, me = stage.person("Ana"), stage.guild.me
        assert me is not None
        closed = stage.guild.create_text_channel(
            "open", overwrites={me: discord.PermissionOverwrite(create_private_threads=False)}
        )
        answer = (await post_event(stage, ana, "night", closed, duplicate=True)).response
        assert WORDS("refusal.no_private_threads") in text_of(answer)
        assert not stage.bot.services.events.unfinished()
