"""A table in a thread of its own."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord

from engine.tables.edits.turns import Resign
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, labels, staged, text_of


async def test_the_lobby_of_a_match_in_a_thread_stands_in_the_channel_and_opens_the_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        told = await ana.slash(stage.channel, "domino play", game="block", options="target=12", where="thread")
        (table,) = stage.bot.services.tables.known()
        lobby = told.response
        assert stage.channel.history()[0].id == lobby.id == (await stage.table(table.id)).message_id
        assert "The match gets a thread here." in text_of(lobby)
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        thread = stage.place((await stage.table(table.id)).channel.channel_id)
        assert thread.id == lobby.id, "the thread of that message"
        assert thread.name == "Block · Ana"
        assert archived_after(stage) == 10080, "a week, since nobody is hurried here"
        board = await stage.board(table.id)
        stage.panels = {(table.id, person.id): await stage.press(person, board, "My hand") for person in (ana, bo)}
        await stage.play_on([ana, bo], table.id, random.Random(1))
        assert (await stage.table(table.id)).status is Status.FINISHED
        await stage.env.settle()
        lines = [text_of(message) for message in lines_in(stage)]
        lobby_now, over = lines
        assert f"The match is on in <#{thread.id}>" in lobby_now
        assert not labels(stage.channel.history()[0])
        assert f"<#{thread.id}> is over" in over


def lines_in(stage: Stage) -> list[Any]:
    """The messages in the channel. The stand-in also tells of a thread that a message opens; Discord does not."""
    return [one for one in stage.channel.history() if one.type is not discord.MessageType.thread_created]


def archived_after(stage: Stage) -> int:
    """The minutes of silence that were asked for with the one thread."""
    (made,) = [call for call in stage.env.http_requests if call.path.endswith("/threads")]
    body: Any = made.json
    return int(body["auto_archive_duration"])


async def in_thread(stage: Stage, host: Any, *people: Any, **options: Any) -> tuple[Any, str]:
    """A match in a thread of its own: the thread and the table."""
    lobby = (await host.slash(stage.channel, "domino play", game="block", where="thread", **options)).response
    (table,) = stage.bot.services.tables.known()
    for person in people:
        await stage.press(person, lobby, "Join")
    await stage.press(host, lobby, "Start")
    return stage.place((await stage.table(table.id)).channel.channel_id), table.id


async def test_the_board_stays_the_first_message_of_its_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        thread, table = await in_thread(stage, ana, bo, options="target=20", time="120")
        assert archived_after(stage) == 1440
        while (now := await stage.table(table)).status is Status.PLAYING:
            assert thread.history()[0].id == now.message_id
            await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        await stage.env.settle()
        first, *accounts = thread.history()
        assert first.id == (await stage.table(table)).message_id
        assert len(accounts) == len(now.rounds) - 1 > 0
        assert "Rematch" in labels(first)
        posts: list[Any] = [
            call.json for call in stage.env.http_requests if call.path == f"/channels/{thread.id}/messages"
        ]
        nonces = [post["nonce"] for post in posts if "-r" in post["nonce"]]
        assert nonces == [f"{table}-r{number}" for number in range(1, len(now.rounds))], "after a crash it is the same"


async def test_the_line_that_a_crash_prevented_comes_once_with_the_next_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        thread, table = await in_thread(stage, ana, bo)
        stage.bot.services.writer.lanes.closing = True  # as if the program died here: the store knows, nothing is drawn
        await stage.bot.services.tables.change((await stage.table(table)).id, Resign(), bo.id)
        assert len(lines_in(stage)) == 1
        for _ in range(2):
            await stage.restart()
        _, over = (text_of(message) for message in lines_in(stage))
        assert f"<#{thread.id}> is over. Björn left the match. It counts as it stands: Ana won." in over


async def test_threads_go_with_their_channel_also_those_of_which_discord_does_not_tell(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        thread, table = await in_thread(stage, ana, bo, options="target=500", time="86400")
        backend, guild = stage.env.backend, stage.bot.get_guild(stage.guild.id)
        assert guild is not None
        guild._threads.pop(thread.id)  # it is archived, so that the bot has not heard of it
        backend.get_guild(guild.id).thread_ids.remove(thread.id)
        del backend.channels[thread.id]
        other = stage.guild.create_text_channel("elsewhere")
        stays = await stage.begin(ana, bo, channel=other)
        backend.delete_channel(stage.channel.id)
        await stage.env.settle()
        assert (await stage.table(table)).homeless
        assert not (await stage.table(stays)).homeless
        (letter,) = ana.user.dm_channel.history()
        assert "Use `/domino board` in its new channel" in (letter.content or "")
        assert len([call for call in stage.env.http_requests if call.path == f"/channels/{thread.id}"]) == 1


async def test_where_no_thread_can_be_opened_a_sentence_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        thread, _ = await in_thread(stage, ana, bo)
        told = (await ana.slash(thread, "domino play", game="block", where="thread")).response
        assert told.ephemeral
        assert "I can’t open a thread here" in text_of(told)
        assert len(stage.bot.services.tables.known()) == 1


async def test_a_match_whose_thread_is_refused_stays_in_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        stage.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013, times=1)
        place, table = await in_thread(stage, ana, bo)
        assert place.id == stage.channel.id
        assert "My hand" in labels(await stage.board(table))


async def test_a_table_that_is_refused_leaves_no_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        channels = set(stage.env.backend.channels)
        await ana.slash(stage.channel, "domino play", game="block", seats=11, where="thread")
        await ana.slash(stage.channel, "domino play", game="block", options="target=-4", where="thread")
        assert not stage.bot.services.tables.known()
        assert set(stage.env.backend.channels) == channels
