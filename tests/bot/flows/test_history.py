"""Match history and a player's statistics."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.words import words_for
from engine.tables.table.model import Status
from tests.bot.flows.sketches import Sketches, choose, pictures, settings, words_of
from tests.bot.flows.stage import Stage, labels, staged, text_of


async def played(stage: Stage, *people: Any, robots: int = 0) -> str:
    """A short match played to its end."""
    table = await stage.begin(*people, robots=robots, options="target=1")
    await stage.play_on(people, table, random.Random(1), turns=1)
    await stage.pass_time(60)
    await stage.play_on(people, table, random.Random(1))
    assert (await stage.table(table)).status is Status.FINISHED
    await stage.pass_time(60)
    return table


@pytest.mark.slow
async def test_a_history_is_turned_sorted_and_watched(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        first = await played(stage, ana, bo)
        for _ in range(6):
            await played(stage, ana, robots=1)
        page = (await ana.slash(stage.channel, "results history")).response
        assert page.ephemeral
        assert words_of(page).count("against robots") == 6
        assert "Pip (robot)" in words_of(page)
        assert "Older →" in labels(page)
        page = await stage.press(ana, page, "Older →")
        assert first in text_of(page)
        assert "Older →" not in labels(page)
        between = await choose(ana, page, "0:mine::people")
        stage.check()
        assert "robot" not in words_of(between)
        assert "No such match" in words_of(await choose(ana, between, "0:mine::alone"))
        between = await choose(ana, between, "0:mine::people")
        replay = await choose(ana, between, first)
        assert replay.ephemeral
        assert replay.id != between.id, "the history stays"
        assert pictures(replay) == ["replay.webp"]
        nothing = (await eve.slash(stage.channel, "results history", game="block")).response
        assert "No such match" in words_of(nothing)
        assert first in text_of(
            await choose(eve, await stage.press(eve, nothing, "This channel’s"), "0:here:block:people")
        )
        other = stage.guild.create_text_channel("elsewhere")
        theirs = (await eve.slash(other, "results history", player=ana)).response
        assert "No such match" in words_of(theirs), "what was played in another channel is not Eve's to see"
        assert "Matches of Ana" in words_of((await bo.slash(other, "results history", player=ana)).response)


async def test_statistics_are_looked_at_alone_and_then_shown_to_all(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await played(stage, ana, bo)
        winner = (await stage.table(table)).outcome
        assert winner is not None
        for person, place in zip((ana, bo), winner.places, strict=True):
            await choose(person, await settings(stage, person), "both")
            own = (await person.slash(stage.channel, "results stats")).response
            assert own.ephemeral
            assert pictures(own) == ["stats.png"]
            assert f"1 match, {'1 win' if place == 1 else '0 wins'}" in words_of(own)
            assert f"Latest places: {words_for()('place.ordinal', n=place)} of 2" in words_of(own)
        own = (await bo.slash(stage.channel, "results stats", game="block")).response
        shown = await stage.press(bo, own, "Show everyone")
        assert not shown.ephemeral
        assert "Show everyone" not in labels(shown)
        assert "Björn on this server" in words_of(shown)
        mine = (await ana.slash(stage.channel, "results stats", player=bo, game="block")).response
        assert "You against Björn" in words_of(mine)
        nobody = (await ana.slash(stage.channel, "results stats", player=eve)).response
        assert "Eve hasn’t finished a match" in words_of(nobody)
        assert not pictures(nobody)
