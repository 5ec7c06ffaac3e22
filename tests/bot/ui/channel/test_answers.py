"""Too many clicks: a limited number at a time, the newest first, and none that is too old."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.ui.channel import answers
from bot.ui.channel.answers import PLACES, Answers


class Clicks:
    """Clicks that are worked on until they are told to end."""

    def __init__(self, many: Answers) -> None:
        self.answers = many
        self.worked_on: list[int] = []
        self.refused: list[int] = []
        self._end: dict[int, asyncio.Event] = {}

    def come(self, *numbers: int) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self._one(number)) for number in numbers]

    def end(self, number: int) -> None:
        self._end[number].set()

    async def _one(self, number: int) -> None:
        self._end[number] = asyncio.Event()
        async with self.answers.place() as there:
            if not there:
                self.refused.append(number)
                return
            self.worked_on.append(number)
            await self._end[number].wait()


async def until(found: Callable[[], bool]) -> None:
    for _ in range(1000):
        if found():
            return
        await asyncio.sleep(0)
    pytest.fail("it did not happen")


@pytest.fixture
async def full() -> Clicks:
    """Every place is taken, by the clicks 0 and up; three more wait."""
    clicks = Clicks(Answers())
    clicks.come(*range(PLACES + 3))
    await until(lambda: len(clicks.worked_on) == PLACES)
    return clicks


async def test_the_newest_waiting_click_gets_the_next_place(full: Clicks) -> None:
    full.end(0)
    await until(lambda: len(full.worked_on) > PLACES)
    assert full.worked_on[PLACES:] == [PLACES + 2]
    full.end(1)
    full.end(2)
    await until(lambda: len(full.worked_on) == PLACES + 3)
    assert full.worked_on[PLACES + 1 :] == [PLACES + 1, PLACES]
    assert not full.refused


async def test_a_click_that_waited_too_long_is_refused_before_any_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "WAITING", 0.0)
    clicks = Clicks(Answers())
    tasks = clicks.come(*range(PLACES + 2))
    await until(lambda: len(clicks.worked_on) == PLACES)
    clicks.end(0)
    await asyncio.wait(tasks[PLACES:])
    assert clicks.refused == [PLACES, PLACES + 1]
    clicks.come(PLACES + 2)
    await until(lambda: clicks.worked_on[-1] == PLACES + 2)


async def test_a_click_that_waits_for_discord_leaves_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "HELD", 0.0)
    clicks = Clicks(Answers())
    clicks.come(*range(3 * PLACES))
    await until(lambda: len(clicks.worked_on) == 3 * PLACES)


async def test_a_place_is_given_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A click may end after it has left its place."""
    monkeypatch.setattr(answers, "HELD", 0.0)
    clicks = Clicks(Answers())
    tasks = clicks.come(*range(PLACES))
    await until(lambda: len(clicks.worked_on) == PLACES)
    for number in range(PLACES):
        clicks.end(number)
    await asyncio.wait(tasks)
    monkeypatch.setattr(answers, "HELD", 60.0)
    clicks.come(*range(PLACES, 3 * PLACES))
    await until(lambda: len(clicks.worked_on) == 2 * PLACES)
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(clicks.worked_on) == 2 * PLACES


async def test_boards_wait_while_a_click_waits(full: Clicks) -> None:
    board = asyncio.create_task(full.answers.calm(60.0))
    for number in range(2):
        full.end(number)
    await until(lambda: len(full.worked_on) == PLACES + 2)
    assert not board.done()
    full.end(2)
    await board


async def test_boards_do_not_wait_for_ever(full: Clicks) -> None:
    begun, waiting = len(full.worked_on), len(full.answers.waiting)
    assert waiting
    await full.answers.calm(0.0)
    assert (len(full.worked_on), len(full.answers.waiting)) == (begun, waiting), "the clicks wait still"
