"""Seats during a match: resigning and coming back, taking over, breaking off, by players, hosts and strangers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.ui.channel.panels import LIVES
from bot.words import words_for
from engine.tables.table.model import SENDING, Status
from tests.bot.flows.stage import SELECT, Stage, controls, labels, staged, text_of, tiles_in

WORDS = words_for()


async def more(stage: Stage, actor: Any, table: str) -> Any:
    return await stage.press(actor, await stage.board(table), "More")


async def agree(stage: Stage, actor: Any, table: str, label: str = "Agree") -> Any:
    return await stage.press(actor, await stage.board(table), label)


async def test_whoever_resigned_sees_no_tile_until_they_come_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        table = await stage.begin(ana, bo, cleo, options="target=500")
        sure = await stage.press(bo, await more(stage, bo, table), "Resign")
        done = await stage.press(bo, sure, "Yes, resign")
        assert labels(done) == ["Come back"]
        assert "Björn resigned. A robot plays on." in text_of(await more(stage, ana, table))
        now = await stage.table(table)
        view = now.view_for(1)
        assert view is not None
        hand = {str(tile) for tile in view.hand}
        assert hand
        board = await stage.board(table)
        payloads = [await stage.hand(bo, table)]
        for verb in ("back", "page", "say", "tile", "pick", "claim"):
            for argument in ("", "1", *sorted(hand)):
                payloads.append(await stage.raw_click(bo, board, stage.id_of(now, verb, argument)))
        for shown in payloads:
            assert not tiles_in(text_of(shown)) & hand, text_of(shown)
            assert not shown.attachments
        settings = (await bo.slash(stage.channel, "settings mine")).response
        await stage.press(bo, settings, "High contrast: off")
        assert not tiles_in(text_of(done)) & hand
        panel = await stage.press(bo, done, "Come back")
        assert "This is your seat now." in text_of(panel)
        assert tiles_in(text_of(panel)) >= hand
        assert "Björn came back and plays again." in text_of(await more(stage, ana, table))
        await stage.play_on([ana, bo, cleo], table, random.Random(1), turns=3)


async def test_a_stranger_takes_over_a_robots_seat_when_the_players_agree(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = (stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table = await stage.begin(ana, bo, robots=1)
        assert "Take over Pip" not in labels(await more(stage, ana, table))
        asked = await stage.press(eve, await more(stage, eve, table), "Take over Pip")
        assert "You asked for a seat:** waiting for Ana and Björn." in text_of(asked)
        text = text_of(await stage.board(table))
        assert "Eve asks to take over Pip’s seat." in text
        assert "Agreed: 0 of 2" in text
        assert WORDS("refusal.not_seated") in text_of(await agree(stage, eve, table))
        await agree(stage, ana, table)
        assert "Agreed: 1 of 2" in text_of(await stage.board(table))
        await agree(stage, bo, table)
        assert (await stage.table(table)).seats[1].name == "Eve"
        assert "Agree" not in labels(await stage.board(table))
        assert "Eve took over Pip’s seat." in text_of(await more(stage, ana, table))
        assert "Your hand" in text_of(await stage.hand(eve, table))
        await stage.play_on([ana, bo, eve], table, random.Random(1), turns=3)


@pytest.mark.parametrize(("switch", "offered"), [("anyone", True), ("no", False)])
async def test_the_host_chooses_who_may_take_over(tmp_path: Path, switch: str, offered: bool) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = (stage.person(name) for name in ("Ana", "Björn", "Eve"))
        lobby, table = await stage.open(ana, robots=1)
        await stage.press(bo, lobby, "Join")
        panel = await stage.press(ana, lobby, "Options")
        panel = await stage.press(ana, panel, "Customise")
        while "More options →" in labels(panel):
            panel = await stage.press(ana, panel, "More options →")
        (menu,) = [item for item in controls(panel) if ":take_over" in item["custom_id"] and item["type"] == SELECT]
        assert "Only the host" in text_of(await stage.raw_click(bo, lobby, menu["custom_id"], values=["no"]))
        after = (await ana.select(panel, [switch], custom_id=menu["custom_id"])).response
        assert WORDS(f"take_over.{switch}") in text_of(after)
        await stage.press(bo, lobby, "Ready")
        await stage.press(ana, lobby, "Start")
        buttons = labels(await more(stage, eve, table))
        assert ("Take over Pip" in buttons) is offered
        if offered:
            panel = await stage.press(eve, await more(stage, eve, table), "Take over Pip")
            assert "Your hand" in text_of(panel)
        else:
            forged = await stage.raw_click(eve, lobby, stage.id_of(await stage.table(table), "take_over", "1"))
            assert WORDS("refusal.no_take_over") in text_of(forged)


async def test_breaking_off_needs_the_others_and_keeps_the_last_board_and_totals(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = (stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table = await stage.begin(ana, bo, options="target=500")
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        for _ in range(2):  # asked twice it is one question, and one voice
            sure = await stage.press(ana, await more(stage, ana, table), "Resign")
            sure = await stage.press(ana, sure, "Abandon match")
            mine = await stage.press(ana, sure, "Yes, ask them")
            assert "You asked to abandon the match:** waiting for Björn." in text_of(mine)
        assert "Abandon match" not in labels(await more(stage, eve, table))
        assert WORDS("refusal.not_seated") in text_of(await agree(stage, eve, table))
        assert "Ana asks to abandon the match" in text_of(await stage.board(table))
        await agree(stage, bo, table, "No")
        await stage.env.settle()
        assert "The match goes on: Björn said no." in text_of(stage.panel(table, ana))
        assert (await stage.table(table)).status is Status.PLAYING
        assert "asks to abandon" not in text_of(await stage.board(table))
        sure = await stage.press(bo, await more(stage, bo, table), "Resign")
        sure = await stage.press(bo, sure, "Abandon match")
        await stage.press(bo, sure, "Yes, ask them")
        before = await stage.table(table)
        await agree(stage, ana, table)
        after = await stage.table(table)
        assert after.status is Status.CANCELLED
        text = text_of(await stage.board(table))
        assert "Björn asked for it. Nobody won." in text
        assert "total 0" in text
        everybodys = before.view_for(None)
        assert everybodys is not None
        hidden = {str(tile) for seat in before.seats for tile in (before.view_for(seat.seat) or everybodys).hand}
        assert tiles_in(text), "the last board"
        assert not tiles_in(text) & hidden


async def test_the_last_move_is_taken_back_with_everybodys_consent(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = (stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table = await stage.begin(ana, bo, options="target=500")
        before = await stage.table(table)
        assert before.turn is not None
        mover, other = (ana, bo) if before.turn.name == "Ana" else (bo, ana)
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        assert (await stage.table(table)).steps == before.steps + 1
        assert "Undo" not in labels(await more(stage, other, table))
        asked = await stage.press(mover, await more(stage, mover, table), "Undo")
        waits = "Björn" if other is bo else "Ana"
        assert f"Undo asked:** waiting for {waits}." in text_of(asked)
        assert "Your hand" in text_of(asked), "the asker keeps the hand"
        assert "asks to take the last move back" in text_of(await stage.board(table))
        assert WORDS("refusal.not_seated") in text_of(await agree(stage, eve, table))
        await agree(stage, other, table)
        after = await stage.table(table)
        assert (after.steps, after.turn) == (before.steps, before.turn)
        log = text_of(await more(stage, other, table))
        assert "took the last move back" in log
        stage.check()
        await stage.play_on([ana, bo], table, random.Random(2), turns=4)


async def moved_long_ago(stage: Stage) -> tuple[Any, Any, str]:
    """The person who has made the first move, the other one, and their table. Both panels are out of reach."""
    ana, bo = stage.person("Ana"), stage.person("Björn")
    table = await stage.begin(ana, bo, options="target=500")
    turn = (await stage.table(table)).turn
    assert turn is not None
    await stage.play_on([ana, bo], table, random.Random(1), turns=1)
    await stage.pass_time(LIVES)
    return (ana, bo, table) if turn.name == "Ana" else (bo, ana, table)


def notices(stage: Stage) -> list[Any]:
    """The messages that ask for an undo."""
    return [one for one in stage.channel.history() if "asks to take a move back" in text_of(one)]


async def test_players_who_are_not_at_their_panel_are_told_once_a_round_of_an_undo(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        mover, other, table = await moved_long_ago(stage)
        asked = await stage.press(mover, await more(stage, mover, table), "Undo")
        assert "Undo asked:** waiting for" in text_of(asked)
        assert "Undo" not in labels(await more(stage, mover, table)), "a question is open"
        (notice,) = notices(stage)
        assert f"<@{other.id}>" in notice.content
        assert f"<@{mover.id}>" not in notice.content
        await agree(stage, other, table)
        assert notices(stage) == [], "it goes with the question"
        await stage.restart()
        await stage.play_on([mover, other], table, random.Random(1), turns=1)
        await stage.press(mover, await more(stage, mover, table), "Undo")
        assert notices(stage) == [], "one a round"
        await agree(stage, other, table, "No")
        stage.check()


@pytest.mark.parametrize("crash", [False, True])
async def test_a_notice_of_an_undo_outlives_a_restart_and_goes_with_the_question(tmp_path: Path, crash: bool) -> None:
    async with staged(tmp_path) as stage:
        mover, other, table = await moved_long_ago(stage)
        await stage.press(mover, await more(stage, mover, table), "Undo")
        (before,) = notices(stage)
        if crash:  # before the notice that is noted reaches Discord
            await stage.bot.services.tables.set_shown(table, notice_message_id=SENDING)
            stage.env.backend.delete_message(stage.channel.id, before.id)
        await stage.restart()
        (notice,) = notices(stage)
        assert f"<@{other.id}>" in notice.content
        assert crash or notice.id == before.id
        await agree(stage, other, table)
        assert notices(stage) == []


async def test_the_robots_of_a_live_table_play_one_after_the_other(tmp_path: Path) -> None:
    async with staged(tmp_path, paced=True) as stage:
        ana = stage.person("Ana")
        table = await stage.begin(ana, robots=3, options="target=500")
        boards: set[str] = set()
        for _ in range(3):
            boards = {text_of(await stage.board(table))}
            for _ in range(40):
                await stage.env.advance_time(0.25)
                boards.add(text_of(await stage.board(table)))
            turn = (await stage.table(table)).turn
            assert turn is not None
            assert turn.human, "the person waits for ten seconds at most"
            await stage.play_on([ana], table, random.Random(1), turns=1)
        assert len(boards) > 2, "each robot's move was on the board for a while"
