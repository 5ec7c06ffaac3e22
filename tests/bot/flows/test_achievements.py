"""Achievements as people read them: once below the account of the round, and on the card."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rules.tiles import Seat
from engine.statistics import achievements
from tests.bot.flows.sketches import Sketches, choose, settings, words_of
from tests.bot.flows.stage import staged
from tests.bot.flows.test_history import played


@pytest.mark.slow
async def test_an_achievement_is_told_once_and_stands_on_the_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(achievements.CHECKS, "block", {"monologue": lambda events, result: [Seat(0)]})
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        for person in (ana, bo):
            await choose(person, await settings(stage, person), "both")
        await played(stage, ana, bo)
        told = [message for message in stage.channel.history() if "has earned" in words_of(message)]
        assert len(told) == 1
        assert "**Ana** has earned *Monologue*: went out before" in words_of(told[0])
        await played(stage, ana, bo)
        assert len([one for one in stage.channel.history() if "has earned" in words_of(one)]) == 1
        assert "Achievements: Monologue" in words_of((await ana.slash(stage.channel, "results stats")).response)
        assert "Achievements" not in words_of((await bo.slash(stage.channel, "results stats")).response)
