"""A restart in mid-round: a new bot on the same database goes on as if nothing had happened."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from bot.words import words_for
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, controls, is_move, labels, staged, text_of

WORDS = words_for()


async def test_a_new_bot_goes_on_in_mid_round_and_old_buttons_work(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=10")
        await stage.play_on([ana, bo], table, random.Random(1), turns=5)
        before = await stage.table(table)
        board, panels = await stage.board(table), dict(stage.panels)
        text = text_of(board)
        posted = len(stage.channel.history())
        first = stage.bot
        await stage.restart()
        assert stage.bot is not first
        after = await stage.table(table)
        assert (after.version, after.steps, after.seats) == (before.version, before.steps, before.seats)
        assert text_of(await stage.board(table)) == text, "the last moves are read from the record"
        assert len(stage.channel.history()) == posted, "nothing is posted twice"
        assert before.turn is not None
        mover = ana if before.turn.name == "Ana" else bo
        panel = panels[table, mover.id]
        (item, *_) = [item for item in controls(panel) if is_move(item)]
        assert "Your hand" in text_of(await stage.press_id(mover, panel, item["custom_id"]))
        await stage.play_on([ana, bo], table, random.Random(2))
        assert (await stage.table(table)).status is Status.FINISHED


async def test_after_a_restart_nobody_is_called_twice_and_the_next_one_is_called(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        sent = stage.env.backend.messages[stage.channel.id]
        before = {message.id for message in sent.values() if message.ping_user_ids}
        assert len(before) == 1
        await stage.restart()
        assert {message.id for message in sent.values() if message.ping_user_ids} == before
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        turn = (await stage.table(table)).turn
        assert turn is not None
        assert turn.person is not None
        (ping,) = [message for message in sent.values() if message.ping_user_ids and message.id not in before]
        assert list(ping.ping_user_ids) == [turn.person.user_id]
        assert before.isdisjoint(sent), "the ping from before the restart is taken away"


async def test_a_call_that_a_crash_prevented_is_made_at_the_next_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        now = await stage.table(table)
        assert now.turn is not None
        assert now.turn.person is not None
        assert now.shown.called_user_id == now.turn.person.user_id
        other = bo if now.turn.person.user_id == ana.id else ana
        # As it is when the program dies between storing a move and pinging the next player.
        await stage.bot.services.tables.set_shown(now.id, called_user_id=other.id)
        sent = stage.env.backend.messages[stage.channel.id]
        before = {message.id for message in sent.values() if message.ping_user_ids}
        await stage.restart()
        (ping,) = [message for message in sent.values() if message.ping_user_ids]
        assert ping.id not in before
        assert list(ping.ping_user_ids) == [now.turn.person.user_id]


def sent(stage: Stage) -> list[Any]:
    """The requests that write, change or delete messages of the channel."""
    return [call for call in stage.env.http_requests if call.method != "GET" and "/messages" in call.path]


def die(stage: Stage) -> None:
    """From here on nothing reaches the channel, as if the program were killed after its next commit."""
    stage.bot.services.writer.lanes.closing = True


async def test_a_start_sends_nothing_for_tables_that_are_shown_as_they_are(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=30")
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        await stage.open(bo)
        before = len(sent(stage))
        await stage.restart()
        assert len(sent(stage)) == before


async def test_the_end_of_a_match_that_a_crash_kept_from_its_channel_is_shown_at_the_next_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=1")
        die(stage)
        await stage.play_on([ana, bo], table, random.Random(1))
        assert "My hand" in labels(await stage.board(table))
        await stage.restart()
        assert "Rematch" in labels(await stage.board(table))
        assert len(stage.channel.history()) == 1


async def test_the_account_of_a_round_that_a_crash_kept_from_its_channel_is_shown_at_the_next_start(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=100")
        first = await stage.board(table)
        die(stage)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        await stage.restart()
        board = await stage.board(table)
        assert board.id != first.id
        (account,) = [message for message in stage.channel.history() if message.id == first.id]
        assert WORDS("end.totals") in text_of(account)


async def test_lobbies_and_their_options_outlive_a_restart(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, options="target=10")
        panel = await stage.press(ana, lobby, "Options")
        panel = await stage.press(ana, panel, "Customise")
        await stage.restart()
        await stage.press(bo, lobby, "Join")
        (menu,) = [item for item in controls(panel) if item["custom_id"].endswith(":1:target")]
        await ana.select(panel, ["50"], custom_id=menu["custom_id"])
        await stage.press(bo, lobby, "Ready")
        await stage.press(ana, lobby, "Start")
        snapshot = await stage.table(table)
        assert snapshot.status is Status.PLAYING
        assert snapshot.options == (("target", "50"),)


async def test_the_commands_are_told_only_when_they_changed(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        told = [call for call in stage.env.http_requests if call.method == "PUT" and call.path.endswith("/commands")]
        assert len(told) == 1
        await stage.restart()
        told = [call for call in stage.env.http_requests if call.method == "PUT" and call.path.endswith("/commands")]
        assert len(told) == 1
        await stage.open(ana)


async def test_a_stopping_bot_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        before = await stage.table(table)
        await stage.bot.services.tables.close()
        panel = await stage.hand(ana if before.turn and before.turn.name == "Ana" else bo, table)
        (item, *_) = [item for item in controls(panel) if is_move(item)]
        answer = await stage.press_id(
            ana if before.turn and before.turn.name == "Ana" else bo, panel, item["custom_id"]
        )
        assert "Nothing is lost" in text_of(answer)
        await stage.restart()
        assert (await stage.table(table)).steps == before.steps
