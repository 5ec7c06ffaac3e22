"""The leaderboard as people use it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.bot.flows.sketches import Sketches, choose, pictures, settings, words_of
from tests.bot.flows.stage import controls, labels, staged
from tests.bot.flows.test_history import played


async def test_a_casual_table_says_so_and_leaves_ratings_as_they_are(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await played(stage, ana, bo)
        over = words_of(stage.channel.history()[-1])
        assert "provisional" not in over
        for person in (ana, bo):
            await choose(person, await settings(stage, person), "both")
        before = words_of((await ana.slash(stage.channel, "results leaderboard", by="rating")).response)
        assert "Your rating: provisional, 1 of 10." in before
        lobby, table = await stage.open(ana, options="target=1")
        assert "Casual" not in words_of(lobby)
        panel = await stage.press(ana, lobby, "Options")
        panel = await stage.press(ana, panel, "Customise")
        while "count for ratings" not in words_of(panel):
            panel = await stage.press(ana, panel, "More options →")
        (menu,) = [item["custom_id"] for item in controls(panel) if item["custom_id"].endswith(":casual")]
        panel = (await ana.select(panel, ["on"], custom_id=menu)).response
        stage.check()
        assert "count for ratings" in words_of(panel)
        assert "Casual" in words_of(stage.channel.history()[-1])
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        await stage.play_on([ana, bo], table, random.Random(1))
        assert "Ratings" not in words_of(stage.channel.history()[-1])
        after = words_of((await ana.slash(stage.channel, "results leaderboard", by="rating")).response)
        assert before == after
        assert "Rating" in words_of((await bo.slash(stage.channel, "results stats", game="block")).response)


async def test_a_leaderboard_shows_ones_own_line_and_is_posted(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await played(stage, ana, bo)
        await played(stage, ana, robots=1)
        outcome = (await stage.table(table)).outcome
        assert outcome is not None
        winner = ("Ana", "Björn")[outcome.places.index(1)]
        await choose(ana, await settings(stage, ana), "both")
        page = (await ana.slash(stage.channel, "results leaderboard")).response
        assert page.ephemeral
        assert pictures(page) == ["leaderboard.png"]
        assert f"**1** {winner}: 1 win, 1 match" in words_of(page).replace("**Ana** (you)", "Ana")
        assert "**Ana** (you)" in words_of(page)
        assert "All robots together" in words_of(page)
        page = await choose(ana, page, "0::place:all")
        stage.check()
        assert "You’re ranked after 4 matches. So far: 1 match" in words_of(page)
        page = await choose(ana, await choose(ana, page, "0::robots:all"), "0:muggins:robots:all")
        assert "No rankings yet" in words_of(page)
        page = await choose(ana, page, "0::robots:all")
        assert "Björn" not in words_of(page)
        page = await choose(ana, await choose(ana, page, "0::robots:week"), "0::wins:week")
        shown = await stage.press(ana, page, "Show everyone")
        assert not shown.ephemeral
        assert not labels(shown)
        assert "(you)" not in words_of(shown)
        theirs = (await eve.slash(stage.channel, "results leaderboard", show="public")).response
        assert pictures(theirs) == ["leaderboard.png"]
        assert "aren’t ranked" in words_of((await eve.slash(stage.channel, "results leaderboard")).response)
