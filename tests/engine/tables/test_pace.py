"""The pace of robots: people can follow, and never wait long."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from engine.tables.edits.delays import AWAY, BURST, LONGEST, PACES, SHORTEST
from engine.tables.edits.lobby import AddRobot, Begin
from engine.tables.edits.turns import Resign
from engine.tables.table.model import By, Change, Snapshot, Status
from engine.units import DAY

from .world import ANA, BEN, World


class Watched(World):
    """A world that notes the time and the author of each visible change."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, paced=True)
        self.seen: list[tuple[float, By, object]] = []

    def hear(self, change: Change) -> None:
        self.changes.append(change)
        view = change.snapshot.view_for(None)
        board = view.board if view else None
        if change.steps and (not self.seen or self.seen[-1][2] != board):
            self.seen.append((self.clock.now(), change.steps[0].by, board))

    def robot_pauses(self) -> list[float]:
        """The time between each visible robot action and the visible action before it."""
        pairs = zip(self.seen, self.seen[1:], strict=False)
        return [after[0] - before[0] for before, after in pairs if after[1] is By.ROBOT]

    async def play(self, table: Snapshot, moves: int) -> Snapshot:
        """Makes a number of moves of people, each as soon as it is their turn."""
        for _ in range(moves):
            await self.advance(BURST)
            table = await self.now(table)
            if table.turn is None or not table.turn.human:
                return table
            table = await self.move(table)
        return table


@pytest.fixture
async def watched(tmp_path: Path) -> Watched:
    world = Watched(tmp_path)
    await world.start(world.hear)
    return world


async def test_between_two_things_to_be_seen_a_robot_waits_a_moment(watched: Watched) -> None:
    table = await watched.begun(people=1, robots=3)
    await watched.play(table, 6)
    pauses = watched.robot_pauses()
    assert len(pauses) > 6
    assert all(SHORTEST <= pause <= LONGEST for pause in pauses if pause < BURST)


async def test_gentle_robots_play_quickly_and_sharp_ones_take_their_time(tmp_path: Path) -> None:
    usual = {}
    for level in PACES:
        (tmp_path / level).mkdir()
        world = Watched(tmp_path / level)
        await world.start(world.hear)
        table = await world.table("draw", people=1)
        await world.tables.change(table.id, AddRobot(level), ANA)
        await world.play(await world.tables.change(table.id, Begin(), ANA), 8)
        usual[level] = median(world.robot_pauses())
    assert usual["gentle"] < usual["usual"] < usual["sharp"]


async def test_however_many_robots_there_are_a_person_waits_for_a_bounded_time(watched: Watched) -> None:
    table = await watched.begun("mexican_train", people=1, robots=9)
    for _ in range(4):
        before = watched.clock.now()
        await watched.advance(BURST + 0.001)
        table = await watched.now(table)
        assert table.turn is not None
        assert table.turn.human, "all robots have played within the bound"
        assert watched.seen[-1][0] - before <= BURST + 0.001
        table = await watched.move(table)


async def test_a_slow_table_does_not_wait_for_its_robots(watched: Watched) -> None:
    table = await watched.begun(people=1, robots=3, turn_seconds=DAY)
    table = await watched.move(table)
    assert table.turn is not None
    assert table.turn.human
    assert set(watched.robot_pauses()) == {0.0}


async def test_robots_among_themselves_do_not_wait(watched: Watched) -> None:
    table = await watched.begun(people=2, robots=2)
    await watched.advance(BURST)
    before = watched.clock.now()
    for person in (ANA, BEN):
        await watched.tables.change(table.id, Resign(), person.user_id)
    await watched.settle()
    assert (await watched.now(table)).status is Status.FINISHED
    assert watched.clock.now() == before


async def test_robots_do_not_wait_after_a_long_silence(watched: Watched) -> None:
    """The timer plays for an absent player, turn after turn."""
    await watched.begun(people=1, robots=3, turn_seconds=120, options={"target": "300"})
    await watched.advance(AWAY)
    watched.seen.clear()
    await watched.advance(AWAY)
    assert set(watched.robot_pauses()) == {0.0}


async def test_a_clock_that_is_set_back_does_not_stop_the_robots(watched: Watched) -> None:
    table = await watched.begun(people=1, robots=3)
    await watched.advance(BURST)
    table = await watched.move(table)
    watched.clock.ahead = -DAY
    await watched.advance(BURST + 60)
    now = await watched.now(table)
    assert now.turn is not None
    assert now.turn.human


async def test_after_a_restart_robots_go_on_at_once(watched: Watched) -> None:
    table = await watched.begun(people=1, robots=3)
    await watched.advance(BURST)
    await watched.move(table)
    await watched.close()
    await watched.start(watched.hear)
    now = await watched.now(table)
    assert now.turn is not None
    assert now.turn.human
