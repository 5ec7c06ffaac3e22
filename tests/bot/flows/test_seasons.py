"""Seasons as a server has them: started and ended by who manages it, with a podium for all."""

from __future__ import annotations

from pathlib import Path

from tests.bot.flows.sketches import Sketches, pictures, words_of
from tests.bot.flows.stage import labels, staged
from tests.bot.flows.test_history import played
from tests.bot.flows.test_manage import manager


async def test_a_season_is_started_played_and_ended_with_a_podium(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, mona = stage.person("Ana"), stage.person("Björn"), manager(stage)
        page = (await ana.slash(stage.channel, "results seasons")).response
        assert page.ephemeral
        assert "no season yet" in words_of(page)
        assert labels(page) == []
        leaders = (await ana.slash(stage.channel, "results leaderboard", period="season")).response
        assert "no season yet" in words_of(leaders)
        refused = await stage.raw_click(ana, leaders, "b1:-:0:season_set:start:yes")
        assert "Manage Server" in words_of(refused)
        page = (await mona.slash(stage.channel, "results seasons")).response
        page = await stage.press(mona, page, "Start season…")
        assert "halfway back to 1500" in words_of(page)
        page = await stage.press(mona, page, "Start it")
        assert "### Season 1" in words_of(page)
        await played(stage, ana, bo)
        page = (await mona.slash(stage.channel, "results seasons")).response
        assert pictures(page) == ["leaderboard.png"]
        page = await stage.press(mona, page, "End season…")
        sure = await stage.press(mona, page, "Back")
        sure = await stage.press(mona, sure, "End season…")
        post = await stage.press(mona, sure, "End season and post podium")
        assert not post.ephemeral
        assert "### Season 1" in words_of(post)
        assert " to <t:" in words_of(post)
        assert labels(post) == []
        again = await stage.press(mona, sure, "End season and post podium")
        assert again.ephemeral, "it is over already"
        page = (await mona.slash(stage.channel, "results seasons")).response
        page = await stage.press(mona, page, "Start season…")
        page = await stage.press(mona, page, "Start it")
        assert "### Season 2" in words_of(page)
        page = await stage.press(mona, page, "← Earlier")
        assert "### Season 1" in words_of(page)
        assert labels(page) == ["Later →", "Show everyone"]
