"""The daily row on Discord: private, counted once, its fewest moves secret to the end, a card without spoilers."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bot.pictures.process.worker import Painted
from bot.pictures.scene import Text as Drawn
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import ROOM, render
from bot.ui.pages.table.daily import result_page, share_page, share_picture
from bot.words import LANGUAGES, words_for
from engine.events.privacy import MARK
from engine.rules.moves import Draw, GiveUp, move_text
from engine.rules.views import RowBoard
from engine.tables.keeping.dailies import WEEK, Daily, Ended, Placing
from engine.tables.table.model import Snapshot
from engine.units import DAY
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of, tiles_in
from tools.gallery import USUAL

WORDS = words_for()


async def daily(stage: Stage, person: Any) -> tuple[Any, Snapshot]:
    """The panel of `/domino daily`, and its table."""
    panel = (await person.slash(stage.channel, "domino daily")).response
    assert panel.ephemeral
    return panel, await stage.table(controls(panel)[0]["custom_id"].split(":")[1])


async def clear(stage: Stage, person: Any, panel: Any, table: Snapshot) -> Any:
    """Play the shortest way."""
    assert table.seed_chain is not None
    deal = await stage.bot.services.tables.dailies.deal(date.fromisoformat(table.seed_chain.daily))
    for move in deal.line:
        now = await stage.table(table.id)
        assert WORDS("daily.fewest", n=deal.par) not in text_of(panel), "a secret until the end"
        await stage.raw_click(person, panel, stage.id_of(now, Verb.DO, move_text(move)))
        panel = (await person.slash(stage.channel, "domino daily")).response
    return panel


async def give_up(stage: Stage, person: Any, panel: Any, table: Snapshot) -> Any:
    await stage.raw_click(person, panel, stage.id_of(await stage.table(table.id), Verb.DO, move_text(GiveUp())))
    return (await person.slash(stage.channel, "domino daily")).response


async def test_the_row_is_played_on_a_private_panel_and_nothing_else_is_shown(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        panel, table = await daily(stage, ana)
        text = text_of(panel)
        assert "Daily row" in text
        assert WORDS("daily.counts") in text
        view = table.view_for(0)
        assert view is not None
        assert isinstance(view.board, RowBoard)
        assert tiles_in(text) == {str(tile) for tile in view.board.row}, "no tile of the boneyard"
        _, other = await daily(stage, bo)
        assert (other.view_for(0) or view).board == view.board
        _, same = await daily(stage, ana)
        assert same.id == table.id
        assert stage.channel.history() == []


@pytest.mark.slow
async def test_a_cleared_row_is_told_beside_the_fewest_moves_and_shared_without_spoilers(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        panel, table = await daily(stage, ana)
        panel = await clear(stage, ana, panel, table)
        deal = await stage.bot.services.tables.dailies.deal(stage.bot.services.tables.dailies.today())
        assert WORDS("daily.won", n=deal.par) in text_of(panel)
        assert WORDS("daily.fewest", n=deal.par) in text_of(panel)
        assert "🔥 1 day" in text_of(panel)
        assert labels(panel) == ["Share", "Today’s board", "Day before", "Practice"]
        await stage.press(ana, panel, "Share")
        (card,) = stage.channel.history()
        text = text_of(card)
        assert "Ana" in text
        assert "🟩" not in text, "the picture has the squares"
        assert not tiles_in(text)
        assert str(deal.par) not in text.replace("2026", "").replace("2027", ""), "it would tell the others"
        assert [attached.filename for attached in card.attachments] == ["daily.png"]
        lost, table = await daily(stage, bo)
        lost = await give_up(stage, bo, lost, table)
        assert WORDS("daily.lost", n=0, all=28) in text_of(lost)
        board = await stage.press(bo, lost, "Today’s board")
        assert "Ana" in text_of(board)
        assert "Björn" in text_of(board)


async def test_a_second_play_says_that_it_is_practice(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel, table = await daily(stage, ana)
        panel = await give_up(stage, ana, panel, table)
        practice = await stage.press(ana, panel, "Practice")
        assert WORDS("daily.practice") in text_of(practice)
        (new,) = [one for one in stage.tables() if one.id != table.id]
        await stage.raw_click(ana, practice, stage.id_of(new, Verb.DO, move_text(GiveUp())))
        assert WORDS("daily.practised") in text_of(practice)
        assert "Share" not in labels(practice)


async def test_a_capture_is_taken_back_on_the_panel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel, table = await daily(stage, ana)
        while True:
            now = await stage.table(table.id)
            view = now.view_for(0)
            assert view is not None
            if not isinstance(view.moves[0], Draw):
                break
            await stage.raw_click(ana, panel, stage.id_of(now, Verb.DO, "draw"))
            assert WORDS("more.take_back") not in labels(panel), "a draw shows a tile"
        before = text_of(panel)
        await stage.raw_click(ana, panel, stage.id_of(now, Verb.DO, move_text(view.moves[0])))
        assert text_of(panel) != before
        await stage.press(ana, panel, WORDS("more.take_back"))
        after = (await stage.table(table.id)).view_for(0)
        assert after is not None
        assert after.board == view.board


async def test_a_forged_click_tells_nothing_before_the_end(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel, table = await daily(stage, ana)
        for verb in (Verb.DAILY_SHARE, Verb.DAILY_BOARD):
            answer = await stage.raw_click(ana, panel, stage.id_of(table, verb))
            assert "Fewest" not in text_of(answer)
        assert stage.channel.history() == []
        assert (await stage.table(table.id)).version == table.version


async def test_the_day_before_is_shown_as_a_replay(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel, table = await daily(stage, ana)
        panel = await give_up(stage, ana, panel, table)
        before = await stage.press(ana, panel, "Day before")
        assert "The shortest way has" in text_of(before)


async def test_no_one_can_replay_todays_row_for_everyone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel, table = await daily(stage, ana)
        await give_up(stage, ana, panel, table)
        answer = (await ana.slash(stage.channel, "results replay", match=table.id)).response
        assert WORDS("refusal.deal_secret") in text_of(answer)
        await stage.pass_time(DAY)
        answer = (await ana.slash(stage.channel, "results replay", match=table.id)).response
        assert WORDS("refusal.deal_secret") not in text_of(answer)


def test_the_card_names_a_result_in_every_language() -> None:
    for words in LANGUAGES.values():
        assert len({words("daily.over", n=1), words("daily.over", n=2), words("daily.best")}) == 3


async def test_the_rank_is_told_as_it_is_when_the_card_is_shown(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        panel, own = await daily(stage, ana)
        panel = await give_up(stage, ana, panel, own)
        assert " of 1" not in text_of(panel), "alone"
        other, table = await daily(stage, bo)
        assert "1st of 2 today" in text_of(await clear(stage, bo, other, table))
        panel = (await ana.slash(stage.channel, "domino daily")).response
        assert "2nd of 2 today" in text_of(panel)
        await stage.press(ana, panel, "Share")
        (card,) = stage.channel.history()
        assert "2nd of 2 today" in text_of(card)
        elsewhere = stage.env.create_guild("Elsewhere")
        there = elsewhere.create_text_channel("games")
        away = (await elsewhere.add_member(ana).slash(there, "domino daily")).response
        assert WORDS("daily.streak", n=1) not in text_of(away)
        assert "of 2 today" not in text_of(away), "the server's plays are others"
        await stage.pass_time(DAY)
        await stage.raw_click(ana, panel, stage.id_of(own, Verb.DAILY_SHARE))
        assert "2nd of 2" in text_of(stage.channel.history()[-1])
        assert "today" not in text_of(stage.channel.history()[-1])


NAMES = ("W" * 32, "مصمم" * 8, "漢字" * 16, "**_~`|" * 5, "e\u0301\u0302" * 10, f"{MARK}7", "👩‍👩‍👧‍👦" * 4)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_hundred_people_with_long_names_fit_on_the_post(code: str) -> None:
    words = LANGUAGES[code]
    placings = [Placing(at, at, NAMES[at % len(NAMES)], None, 27) for at in range(1, 101)]
    page = result_page(words, date(2026, 11, 30), placings, [1000] * 100)
    assert len(page.text) < ROOM
    assert page.text.count("1000") == 3
    assert page.text.count(words("daily.lost", n=27, all=28)) == 10
    render(page)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_rank_of_a_hundred_fits_on_the_card(code: str) -> None:
    words, day = LANGUAGES[code], date(2026, 11, 30)
    deal = Daily(day.isoformat(), WEEK[0], 0, (), None)
    for today in (True, False):
        ended = Ended(deal, won=True, moves=9, captured=28, counts=True, streak=1000, rank=(92, 100), today=today)
        card = share_picture(words, "W" * 32, ended, USUAL)
        told = words("daily.rank_today" if today else "daily.rank", place=words("place.ordinal", n=92), n=100)
        assert told in share_page(words, "W" * 32, ended).text
        assert told in card.alt()
        assert told in [shape.text for shape in card.scene().shapes if isinstance(shape, Drawn)], "whole"
