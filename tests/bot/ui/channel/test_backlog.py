"""The backlog paces its requests, and frees a table as soon as a user comes to it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.ui.channel.lanes import A_SECOND, BURST, MOST, Backlog, Lanes
from tests.engine.tables.world import FakeClock

LIMIT = 25
"""Requests in any second."""


async def rested() -> None:
    """Let all tasks run until they wait for time."""
    for _ in range(5):
        await asyncio.sleep(0)


async def ask(backlog: Backlog, clock: FakeClock, table: str, times: int, left: list[float]) -> None:
    """Make requests for a table; `left` notes their times."""
    async with backlog.slowly(table):
        for _ in range(times):
            await backlog.on_request()
            left.append(clock.time)


async def test_no_second_has_more_requests_than_the_limit_and_all_leave() -> None:
    clock, left = FakeClock(), list[float]()
    backlog = Backlog(clock.monotonic, clock.sleep)
    for number in range(MOST):
        backlog.tables.add(str(number))
    tasks = [asyncio.create_task(ask(backlog, clock, str(number), 9, left)) for number in range(MOST)]
    await rested()
    assert len(left) == BURST
    while clock.wake_next(clock.time + 1):
        await rested()
    await asyncio.gather(*tasks)
    assert len(left) == MOST * 9
    assert max(sum(at <= other < at + 1 for other in left) for at in left) < LIMIT
    clock.time += 60
    before = len(left)
    await asyncio.wait([asyncio.create_task(ask(backlog, clock, "0", BURST, left))])
    assert len(left) == before + BURST, "after a pause some leave at once"
    assert left[-1] - left[0] >= (MOST * 9 - BURST) / A_SECOND


async def test_visited_tables_and_tables_outside_the_backlog_do_not_wait() -> None:
    clock, left = FakeClock(), list[float]()
    backlog = Backlog(clock.monotonic, clock.sleep)
    backlog.tables.add("late")
    slow = asyncio.create_task(ask(backlog, clock, "late", BURST + 2, left))
    await rested()
    assert len(left) == BURST
    await ask(backlog, clock, "other", 50, left)
    backlog.discard("late")
    assert clock.wake_next(clock.time + 1), "the request that waits already goes when its turn comes"
    await slow
    assert left[-1] == left[-2] < clock.time + 1 / A_SECOND
    await backlog.on_request()


async def test_a_full_backlog_takes_no_more_tables() -> None:
    backlog = Backlog(lambda: 0.0, asyncio.sleep)
    for number in range(MOST):
        await backlog.has_room()
        backlog.tables.add(str(number))
    more = asyncio.create_task(backlog.has_room())
    await rested()
    assert not more.done()
    backlog.discard("0")
    await more


async def test_other_work_is_paced_too_and_leaves_the_backlog_afterwards() -> None:
    clock, left = FakeClock(), list[float]()
    backlog = Backlog(clock.monotonic, clock.sleep)

    async def tell(number: int) -> None:
        async with backlog.late(f"host {number}"):
            for _ in range(3):
                await backlog.on_request()
                left.append(clock.time)
        await backlog.on_request()

    tasks = [asyncio.create_task(tell(number)) for number in range(MOST)]
    await rested()
    assert len(left) == BURST
    while clock.wake_next(clock.time + 1):
        await rested()
    await asyncio.gather(*tasks)
    assert left[-1] - left[0] == (MOST * 3 - BURST) / A_SECOND
    assert max(sum(at <= other < at + 1 for other in left) for at in left) < LIMIT
    await backlog.has_room()
    assert not any(f"host {number}" in backlog.tables for number in range(MOST))


async def test_the_oldest_waiting_board_tells_how_long_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, held = FakeClock(), {"held"}
    outside: Any = SimpleNamespace(appearance=SimpleNamespace(turn=None), backlog=None, sleep=clock.sleep)
    lanes = Lanes[int]("Table", AsyncMock(), outside, held, head_start=0.0)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", clock.monotonic)
    assert lanes.waited() == 0
    lanes.mark(1, "held")
    clock.time += 3
    lanes.mark(2, "held")
    assert lanes.waited() == 3
    lanes.parked[1] = 0.0
    assert lanes.waited() == 0, "a closed channel does not make a queue"
