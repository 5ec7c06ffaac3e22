"""Whole matches of Block through Discord, from the slash command to the placings."""

from __future__ import annotations

import random
from pathlib import Path

from engine.tables.model import Status
from tests.bot.flows.stage import labels, staged, text_of


async def test_two_people_play_a_match_of_block(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=30")
        await stage.play_on([ana, bo], table, random.Random(1))
        assert (await stage.table(table)).status is Status.FINISHED
        board = await stage.board(table)
        assert "the match is over" in text_of(board)
        assert labels(board) == ["Rematch", "Tally"]
