"""Ready in the lobby, through Discord's buttons: no match begins with settings that its players haven't seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.words import words_for
from engine.tables.edits.lobby import PRESENT
from engine.tables.table.model import Status

from .stage import Stage, labels, staged, text_of

WORDS = words_for()


def calls(stage: Stage) -> list[Any]:
    """The messages in the channel that mention someone."""
    return [one for one in stage.channel.history() if "<@" in (one.content or "")]


async def longer(stage: Stage, host: Any, lobby: Any) -> None:
    """The host chooses the quick rules."""
    await stage.press(host, await stage.press(host, lobby, "Options"), "Quick")


async def test_a_changed_setting_asks_those_who_sit_and_the_last_one_begins(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        lobby, table = await stage.open(ana)
        for person in (bo, cleo):
            await stage.press(person, lobby, "Join")
        assert "Ready" not in labels(lobby)
        await longer(stage, ana, lobby)
        assert "Waiting for **Ready** from Björn and Chloé." in text_of(lobby)
        assert not calls(stage), "while the host still chooses, nobody is pinged"
        assert text_of(await stage.press(bo, lobby, "Ready")).strip() == WORDS("lobby.ready_done")
        waits = await stage.press(ana, lobby, "Start")
        assert "Waiting for **Ready** from Chloé. Then the match starts." in text_of(waits)
        (call,) = calls(stage)
        assert stage.env.backend.messages[stage.channel.id][call.id].ping_user_ids == [cleo.id]
        assert f"<@{cleo.id}>: Ana starts **Block**. Ready?" in text_of(call)
        assert labels(call) == ["Ready", "To the lobby"]
        hand = await stage.press(cleo, call, "Ready")
        assert "Your hand" in text_of(hand)
        assert "Your hand" in text_of(waits), "the host's panel becomes their hand"
        assert (await stage.table(table)).status is Status.PLAYING
        assert call.id not in [one.id for one in stage.channel.history()]


async def test_at_a_live_table_who_has_gone_is_asked(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, time="120")
        await stage.press(bo, lobby, "Join")
        await stage.pass_time(PRESENT + 1)
        for _ in range(4):
            await stage.press(ana, lobby, "Start")
        assert len(calls(stage)) == 1, "asked once, however often the host presses"
        await stage.restart()
        assert len(calls(stage)) == 1
        await stage.press(bo, calls(stage)[0], "Ready")
        assert (await stage.table(table)).status is Status.PLAYING


async def test_friends_who_change_nothing_press_nothing_more(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, time="120", **{"with": bo})
        await longer(stage, ana, lobby)
        await stage.press(bo, calls(stage)[0], "I’m in")
        assert "Ready" not in labels(lobby), "the invitation is older than the change, the answer is not"
        await stage.press(ana, lobby, "Start")
        assert (await stage.table(table)).status is Status.PLAYING


async def test_the_lobby_of_a_thread_begins_there_by_ready(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, where="thread")
        await stage.press(bo, lobby, "Join")
        await longer(stage, ana, lobby)
        await stage.press(ana, lobby, "Start")
        await stage.press(bo, lobby, "Ready")
        begun = await stage.table(table)
        assert begun.status is Status.PLAYING
        assert begun.channel.channel_id != stage.channel.id
