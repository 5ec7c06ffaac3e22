"""Texts to and about a person who sits down later: only their own moves, and the true winner."""

from __future__ import annotations

import random
from pathlib import Path

from bot.ui.pages.table.round_end import scores_page
from bot.ui.pages.table.seats import public_view
from bot.words import words_for
from engine.rules.tiles import Seat
from engine.tables.edits.consent import TakeOverSeat
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import Resign
from engine.tables.table.model import Person, Status, TableId
from tests.engine.tables.conftest import worlds_close  # noqa: F401  # a fixture
from tests.engine.tables.test_fair_play import over
from tests.engine.tables.world import World

from .stage import staged

WORDS = words_for()


async def test_a_newcomers_panel_tells_nothing_of_the_robot_before(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = (stage.person(name) for name in ("Ana", "Björn", "Eve"))
        lobby, table = await stage.open(ana, "draw", robots=1, options="target=500")
        await stage.bot.services.tables.change(TableId(table), SetSetting("take_over", "anyone"), ana.id)
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        log, seat = stage.bot.services.activity_log, Seat(1)
        turns = 0
        while not log.own(WORDS, await stage.table(table), seat).told:  # until the robot has drawn or passed
            turns += 1
            await stage.play_on((ana, bo), table, random.Random(turns), turns=1)
        await stage.bot.services.tables.change(TableId(table), TakeOverSeat(seat), Person(eve.id, "Eve"))
        for _ in range(2):
            now = await stage.table(table)
            await log.load(now)
            assert now.seats[seat].user_id == eve.id
            assert log.own(WORDS, now, seat).told == ""
            await stage.restart()
            log = stage.bot.services.activity_log


async def test_the_board_names_who_has_won_though_a_leavers_robot_came_first(tmp_path: Path) -> None:
    """Three play, the leader resigns, and the robot in their seat comes first on the board."""
    for seed in range(20):
        folder = tmp_path / str(seed)
        folder.mkdir()
        world = await World(folder, seed).start()
        table = await world.begun(people=3, options={"target": "40"})
        world.clock.time += 90
        while not table.rounds and table.status is Status.PLAYING:
            table = await world.move(table)
        if table.status is not Status.PLAYING:
            continue
        gone = table.rounds[0].scores.index(max(table.rounds[0].scores))
        await world.tables.change(table.id, Resign(), 1 + gone)
        table = await over(world, table)
        assert table.outcome is not None
        if gone not in table.outcome.winners:
            continue
        outcome = public_view(table).outcome
        assert outcome is not None
        assert gone not in outcome.winners
        assert outcome.places[gone] == 3
        told = str(scores_page(WORDS, table))
        assert f"**3** {table.seats[gone].name}" in told
        return
    raise AssertionError("no robot came first in 20 matches")
