"""A moderator deletes boards and pings: they come back in time for the turn, once, and only they."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.ui.channel.departures import RESTORED_AFTER

from .stage import staged, text_of


@pytest.mark.parametrize("timer", ["120", "86400"])
async def test_a_purged_board_and_ping_come_back(tmp_path: Path, timer: str) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=30", time=timer)
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        await stage.pass_time(150 if timer == "86400" else 5)
        before = await stage.table(table)
        assert before.message_id is not None
        gone = [one for one in (before.message_id, before.ping_message_id) if one is not None]
        place = stage.bot.get_partial_messageable(stage.channel.id)
        for message in gone:
            await place.get_partial_message(message).delete()
        for _ in range(4):
            await stage.pass_time(RESTORED_AFTER / 2)
        after = await stage.table(table)
        assert after.message_id not in (None, before.message_id)
        assert text_of(await stage.board(table))
        assert (after.ping_message_id is None) == (before.ping_message_id is None)
        assert after.ping_message_id is None or after.ping_message_id not in gone
        assert after.deadline == before.deadline
        count = len(stage.channel.history())
        await stage.pass_time(RESTORED_AFTER * 2)
        assert len(stage.channel.history()) == count, "they come back once"


async def test_what_the_bot_deletes_itself_stays_away(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=30", time="86400")
        for _ in range(4):
            await stage.play_on([ana, bo], table, random.Random(1), turns=1)
            await stage.pass_time(200)
        pings = [message for message in stage.channel.history() if "<@" in message.content]
        assert len(pings) <= 1, "one ping for the turn, none for those before"


async def test_messages_of_people_are_not_looked_at(tmp_path: Path) -> None:
    """The intent for deletions brings new messages too: they are dropped unread. No intent is privileged."""
    async with staged(tmp_path) as stage:
        assert not {"MESSAGE_CREATE", "MESSAGE_UPDATE"} & set(stage.bot._connection.parsers)
        assert not stage.bot.cached_messages
        assert {name for name, asked in stage.bot.intents if asked} == {"guilds", "guild_messages"}
