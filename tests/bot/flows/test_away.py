"""`/settings away`: for some days, at all slow tables."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.cogs.choices import complete_date
from bot.ui.actions.table.away import back_at
from bot.words import words_for
from engine.tables.edits.delays import SLOW
from engine.tables.keeping.preferences import DisplaySettings
from engine.units import DAY, MINUTE
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of


def in_days(stage: Stage, days: int) -> str:
    return (stage.env.now() + timedelta(days=days)).date().isoformat()


async def test_the_others_are_asked_to_wait_and_the_board_says_until_when(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert "no slow table" in text_of(
            (await ana.slash(stage.channel, "settings away", until=in_days(stage, 3))).response
        )
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        wrong = (await ana.slash(stage.channel, "settings away", until="next week")).response
        assert "Give me the day" in text_of(wrong)
        told = (await ana.slash(stage.channel, "settings away", until=in_days(stage, 3))).response
        assert told.ephemeral
        assert "I’m asking the others to wait" in text_of(told)
        board = await stage.board(table)
        assert "asks you to wait" in text_of(board)
        more = await stage.press(bo, board, "More")
        await stage.press(bo, more, "Stop clocks")
        board = await stage.board(table)
        assert "asks to stop the clocks" in text_of(board), "waiting keeps nobody from asking"
        _, pause = [item["custom_id"] for item in controls(board) if item.get("label") == "Agree"]
        await stage.press_id(ana, board, pause.replace(":agree:", ":disagree:"))
        await stage.press(bo, await stage.board(table), "Agree")
        now = await stage.table(table)
        assert f"Clocks stopped until <t:{now.clock.resumes}:f>" in text_of(await stage.board(table))
        assert "the others wait" in text_of(await stage.board(table))
        await stage.pass_time(4 * DAY)
        assert f"<t:{(await stage.table(table)).deadline}:R>" in text_of(await stage.board(table))


async def test_whoever_is_back_sooner_is_waited_for_no_more(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        for agrees in (False, True):
            await ana.slash(stage.channel, "settings away", until=in_days(stage, 3))
            if agrees:
                await stage.press(bo, await stage.board(table), "Agree")
                assert (await stage.table(table)).deadline is None
            back = await ana.slash(stage.channel, "settings away")
            assert "You’re at 1 table again" in text_of(back.response)
            assert "asks you to wait" not in text_of(await stage.board(table))
            assert f"<t:{(await stage.table(table)).deadline}:R>" in text_of(await stage.board(table))


async def test_a_friend_sits_in_and_the_seat_comes_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, chloe, eve = (stage.person(name) for name in ("Ana", "Björn", "Chloé", "Eve"))
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        told = await ana.slash(stage.channel, "settings away", until=in_days(stage, 5), sits_in=chloe)
        assert "Chloé can sit in" in text_of(told.response)
        assert "Chloé can sit in" in text_of(await stage.board(table))
        assert "Take over Ana" not in labels(await stage.press(eve, await stage.board(table), "More"))
        more = await stage.press(chloe, await stage.board(table), "More")
        assert "You asked for a seat" in text_of(await stage.press(chloe, more, "Take over Ana"))
        await stage.press(bo, await stage.board(table), "Agree")
        assert "Chloé sits in" in text_of(await stage.board(table))
        assert "Your hand" in text_of(await stage.hand(chloe, table))
        if (await stage.table(table)).awaited != (chloe.id,):
            await stage.play_on([bo], table, random.Random(1), turns=1)
        assert (await stage.table(table)).awaited == (chloe.id,)
        await stage.pass_time(SLOW[1] + MINUTE)
        assert [told for message in stage.channel.history() if f"<@{chloe.id}>" in (told := message.content or "")]
        assert "You’re at 1 table again" in text_of((await ana.slash(stage.channel, "settings away")).response)
        assert "Your hand" in text_of(await stage.hand(ana, table))
        assert "Your hand" not in text_of(await stage.hand(chloe, table))
        assert "You aren’t away" in text_of((await ana.slash(stage.channel, "settings away")).response)
        stage.check()


def test_the_day_is_that_where_the_person_lives_and_they_are_back_in_the_morning() -> None:
    now = datetime(2027, 3, 27, 23, 30, tzinfo=UTC).timestamp()
    berlin, early = DisplaySettings(zone="Europe/Berlin"), DisplaySettings(zone="Europe/Berlin", quiet=(21, 6))
    assert back_at("2027-03-29", berlin, now) == datetime(2027, 3, 29, 6, tzinfo=UTC).timestamp()
    assert back_at("2027-03-29", early, now) == datetime(2027, 3, 29, 4, tzinfo=UTC).timestamp()
    assert back_at("2027-03-28", berlin, now) is None, "there it is that day already"
    assert back_at("2027-03-28", DisplaySettings(), now) == datetime(2027, 3, 28, 8, tzinfo=UTC).timestamp()
    for nonsense in ("", "2027-02-30", "9999-12-31", "0001-01-01", "2027-05-01", "20270329x", "²"):
        assert back_at(nonsense, berlin, now) is None
    offered = complete_date(words_for(), "", now)
    assert all(back_at(choice.value, DisplaySettings(), now) for choice in offered)
