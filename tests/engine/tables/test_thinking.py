"""Robots that think long, fail or hang keep no other table waiting, and reviews are made once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from engine import robots
from engine.robots import SHARP, USUAL, advice
from engine.robots.minds import NoAnswer
from engine.rules.moves import Move, parse_move
from engine.rules.tiles import Seat
from engine.tables.edits.lobby import AddRobot, Begin
from engine.tables.edits.turns import MakeMove
from engine.tables.running import autoplay
from engine.tables.running.reviews import Reviews
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot, TableId
from tests.patience import HANG_SECONDS

from .world import ANA, InlineExecutor, World, attempt


class Slow(InlineExecutor):
    """Sharp choices and reviews are answered only when the test says so."""

    def __init__(self) -> None:
        self.dead = False
        self.thinking: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if SHARP not in args:
            return super().submit(fn, *args, **kwargs)
        future = Future[Any]()
        if self.dead:
            future.set_exception(NoAnswer("it died"))
            return future
        self.thinking.append((future, lambda: fn(*args, **kwargs)))
        return future

    def answer(self) -> None:
        """Give all answers."""
        waiting, self.thinking = self.thinking, []
        for future, found in waiting:
            future.set_result(found())

    def fail(self) -> None:
        """All of them, and later ones, end without an answer, as if their process had died."""
        self.dead = True
        waiting, self.thinking = self.thinking, []
        for future, _ in waiting:
            future.set_exception(NoAnswer("it died"))


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Only the test ends a thought. The errors logged here are meant."""
    monkeypatch.setattr(autoplay, "SHARP_SECONDS", HANG_SECONDS)
    caplog.set_level(logging.CRITICAL, logger="engine.tables")


async def world_of(folder: Path, slow: Slow) -> World:
    world = World(folder)
    world.executor = slow
    return await world.start()


async def until(fact: Callable[[], Any]) -> None:
    """Wait for something while robots think."""
    async with asyncio.timeout(HANG_SECONDS):
        while not fact():  # noqa: ASYNC110 (no event tells of it)
            await asyncio.sleep(0)


async def against(world: World, level: str, slow: Slow) -> Snapshot:
    """Ana and a robot of a level, after some moves, or when the robot thinks."""
    before, table = len(slow.thinking), await world.table(people=1)
    await world.tables.change(table.id, AddRobot(level), ANA.user_id)
    await world.tables.change(table.id, Begin(), ANA.user_id)
    while True:
        await until(lambda: len(slow.thinking) > before or anas(world, table.id))
        now = await world.now(table)
        if len(slow.thinking) > before or (level == USUAL and now.steps > 3):
            return now
        user_id, text = world.good_move(now)
        move = MakeMove(now.version, parse_move(text))
        await attempt(world.tables.change(now.id, move, user_id), TableRefusal.STALE)


def anas(world: World, table_id: TableId) -> bool:
    """Whether it is Ana's turn."""
    turn = world.tables._registry.open[table_id].snapshot.turn
    return turn is not None and turn.human


async def test_a_sharp_robot_without_an_answer_moves_like_the_usual_one(tmp_path: Path) -> None:
    slow = Slow()
    world = await world_of(tmp_path, slow)
    table = await against(world, SHARP, slow)
    assert slow.thinking
    chosen: list[Move | None] = []

    def usual(*asked: Any) -> Move | None:
        chosen.append(robots.choose(*asked))
        return chosen[-1]

    world.choose = usual
    slow.fail()
    await until(lambda: anas(world, table.id))
    assert chosen
    made = [step.move for change in world.changes if change.snapshot.id == table.id for step in change.steps]
    assert chosen[0] in made


async def test_tables_whose_robots_think_keep_no_other_table_waiting(tmp_path: Path) -> None:
    slow = Slow()
    world = await world_of(tmp_path, slow)
    while len(slow.thinking) < autoplay.AT_ONCE:
        await against(world, SHARP, slow)
    table = await against(world, USUAL, slow)
    assert table.steps > 3
    slow.fail()


async def finished_round(world: World) -> Snapshot:
    """Two people after a round."""
    table = await world.begun()
    while not table.rounds:
        table = await world.move(table)
    return table


def reviews(world: World) -> Reviews:
    return world.tables.reviews


async def test_a_review_is_made_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    slow = Slow()
    world = await world_of(tmp_path, slow)
    table = await finished_round(world)
    asked = [asyncio.create_task(reviews(world).of(table, Seat(0), 1)) for _ in range(3)]
    await until(lambda: slow.thinking)
    assert len(slow.thinking) == 1
    slow.answer()
    first, *others = await asyncio.gather(*asked)
    record = await world.tables.records.of(table.id)
    assert first == advice.review(record, Seat(0), 1)
    assert others == [first, first]
    assert await reviews(world).of(table, Seat(0), 1) == first
    assert not slow.thinking


async def test_a_person_waits_for_one_review_at_a_time(tmp_path: Path) -> None:
    slow = Slow()
    world = await world_of(tmp_path, slow)
    table = await finished_round(world)
    while len(table.rounds) < 2:
        table = await world.move(table)
    first = asyncio.create_task(reviews(world).of(table, Seat(0), 1))
    await until(lambda: slow.thinking)
    assert await reviews(world).of(table, Seat(0), 2) is None
    other = asyncio.create_task(reviews(world).of(table, Seat(1), 2))
    await until(lambda: len(slow.thinking) == 2)
    slow.answer()
    assert await first is not None
    assert await other is not None


async def test_a_review_that_failed_is_made_again(tmp_path: Path) -> None:
    slow = Slow()
    world = await world_of(tmp_path, slow)
    table = await finished_round(world)
    asked = asyncio.create_task(reviews(world).of(table, Seat(0), 1))
    await until(lambda: slow.thinking)
    slow.fail()
    assert await asked is None
    slow.dead = False
    again = asyncio.create_task(reviews(world).of(table, Seat(0), 1))
    await until(lambda: slow.thinking)
    slow.answer()
    assert await again is not None
