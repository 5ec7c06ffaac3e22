"""Every deed around the moves is told once to those it concerns, as its row says."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.ui.channel.panels import LIVES
from bot.words import words_for
from engine.tables.table.model import Snapshot
from tests.bot.flows.stage import Stage, labels, staged, text_of

WORDS = words_for()


async def test_those_who_stay_read_of_a_resignation_on_the_board_on_their_panels_and_in_their_turns(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        table = await stage.begin(ana, bo, cleo, options="target=500", time="86400")
        for person in (ana, cleo):
            await stage.hand(person, table)
        version = await stage.table(table)
        await stage.raw_click(bo, await stage.board(table), stage.id_of(version, "resign_yes"))
        await stage.env.advance_time(10)
        assert "Björn resigned. A robot plays on." in text_of(await stage.board(table))
        assert "Björn 🤖" in text_of(await stage.board(table))
        for person in (ana, cleo):
            assert text_of(stage.panel(table, person)).count("Björn resigned. A robot plays on.") == 1
            assert "Björn 🤖" in text_of((await person.slash(stage.channel, "domino turns")).response)
        await stage.play_on([ana, cleo], table, random.Random(1), turns=4)
        assert "resigned" not in text_of(await stage.board(table))
        assert "Björn 🤖" in text_of(await stage.board(table)), "the mark stays"
        for person in (ana, cleo):
            assert "resigned" not in text_of(stage.panel(table, person)), "it is told once"
        await stage.restart()
        assert "Björn 🤖" in text_of(await stage.board(table))


def called(stage: Stage, person: Any) -> list[str]:
    """The messages in the channel that mention this person."""
    return [text for one in stage.channel.history() if f"<@{person.id}>" in (text := one.content or "")]


async def test_a_friend_who_comes_late_takes_a_robots_seat_in_the_lobby(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, seats=4, robots=3)
        assert "Join" in labels(lobby), "people displace robots"
        await stage.press(bo, lobby, "Join")
        assert [seat.name for seat in (await stage.table(table)).seats if not seat.robot] == ["Ana", "Björn"]
        assert len((await stage.table(table)).seats) == 4


async def test_a_friend_who_comes_after_the_start_presses_join_and_is_called_once_they_agreed(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = (stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table = await stage.begin(ana, bo, robots=1, options="target=500", time="86400")
        await stage.pass_time(LIVES)
        asked = await stage.press(eve, await stage.board(table), "Join")
        assert "You asked for a seat:** waiting for Ana and Björn." in text_of(asked)
        for person in (ana, bo):
            assert len([text for text in called(stage, person) if "Eve asks to take over" in text]) == 1
        await stage.pass_time(LIVES)
        for person in (ana, bo):
            await stage.press(person, await stage.board(table), "Agree")
        assert (await stage.table(table)).seat_of(eve.id) is not None
        assert any("you have a seat" in text for text in called(stage, eve))
        assert not any("asks to take over" in text for text in called(stage, ana)), "it goes with the question"
        assert "Join" not in labels(await stage.board(table)), "all seats are people's"


async def test_a_friend_whose_seat_is_refused_reads_so_on_the_same_panel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        table = await stage.begin(ana, robots=2, options="target=500")
        await stage.press(eve, await stage.board(table), "Join")
        await stage.press(ana, await stage.board(table), "No")
        await stage.env.advance_time(5)
        assert "The seat stays taken: Ana said no." in text_of(stage.panel(table, eve))
        again = await stage.press(eve, await stage.board(table), "Join")
        assert "You already asked for a seat" in text_of(again)


async def test_an_asker_may_withdraw(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        table = await stage.begin(ana, robots=2, options="target=500")
        asked = await stage.press(eve, await stage.board(table), "Join")
        await stage.press(eve, asked, "Withdraw")
        assert "asks to take over" not in text_of(await stage.board(table))
        assert (await stage.table(table)).participants.question is None


@pytest.mark.parametrize("panel_lives", [True, False])
async def test_those_who_waited_for_a_seat_are_told_when_the_match_begins_without_them(
    tmp_path: Path, panel_lives: bool
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo, eve = (stage.person(name) for name in ("Ana", "Björn", "Chloé", "Eve"))
        lobby, table = await stage.open(ana, seats=3)
        for person in (bo, cleo):
            await stage.press(person, lobby, "Join")
        assert "You’re next" in text_of(await stage.press(eve, lobby, "Join waiting list"))
        if not panel_lives:
            await stage.pass_time(LIVES)
        await stage.press(ana, lobby, "Start")
        if panel_lives:
            assert WORDS("lobby.began") in text_of(stage.panel(table, eve))
        else:
            (told,) = called(stage, eve)
            assert "began with all seats taken" in told
        await stage.restart()
        await stage.raw_click(bo, await stage.board(table), stage.id_of(await stage.table(table), "resign_yes"))
        assert len(called(stage, eve)) == (0 if panel_lives else 1), "told once"
        await stage.press(eve, await stage.board(table), "Join")
        for person in (ana, cleo):
            await stage.press(person, await stage.board(table), "Agree")
        assert (await stage.table(table)).seat_of(eve.id) is not None


QUESTIONS = {"pause": "asks for a pause", "abandon_yes": "asks to abandon", "away": "asks you to wait"}


@pytest.mark.parametrize("asks", QUESTIONS)
async def test_everyone_asked_is_called_once_and_the_asker_and_the_absent_never(tmp_path: Path, asks: str) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        table = await stage.begin(ana, bo, cleo, options="target=500", time="86400")
        await stage.pass_time(LIVES)
        if asks == "away":
            until = (stage.env.now() + timedelta(days=3)).date().isoformat()
            await bo.slash(stage.channel, "settings away", until=until)
        else:
            board = await stage.board(table)
            await stage.raw_click(bo, board, stage.id_of(await stage.table(table), asks))
        for person in (ana, cleo):
            assert len([text for text in called(stage, person) if QUESTIONS[asks] in text]) == 1
        assert not any(QUESTIONS[asks] in text for text in called(stage, bo))
        await stage.restart()
        for person in (ana, cleo):
            assert len([text for text in called(stage, person) if QUESTIONS[asks] in text]) == 1
        if asks == "away":
            await stage.play_on([ana, cleo], table, random.Random(1), turns=2)
            now = await stage.table(table)
            assert now.turn is not None
            assert now.turn.user_id == bo.id
            assert not called(stage, bo), "nobody who asked to wait is called"
        now = await stage.table(table)
        await stage.raw_click(bo, await stage.board(table), stage.id_of(now, "withdraw", key(now)))
        assert not any(QUESTIONS[asks] in text for text in called(stage, ana))


def key(table: Snapshot) -> str:
    """The open question."""
    return table.participants.questions[0].key


async def test_a_refused_undo_is_told_to_its_asker_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500")
        turn = (await stage.table(table)).turn
        assert turn is not None
        mover, other, name = (ana, bo, "Björn") if turn.user_id == ana.id else (bo, ana, "Ana")
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        asked = await stage.press(mover, stage.panel(table, mover), "Undo")
        assert "Your hand" in text_of(asked)
        assert "Withdraw" in labels(asked)
        assert "asks to take the last move back" in text_of(await stage.hand(other, table))
        await stage.press(other, stage.panel(table, other), "No")
        await stage.env.advance_time(5)
        told = text_of(stage.panel(table, mover))
        assert f"No undo: {name} said no." in told
        assert "Your hand" in told
        await stage.play_on([ana, bo], table, random.Random(1), turns=2)
        assert "No undo" not in text_of(stage.panel(table, mover))
