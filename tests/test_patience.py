"""A test that hangs ends, and tells where it waits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.patience import Alarm, LoggedError


@asynccontextmanager
async def held_open() -> AsyncIterator[None]:
    try:
        yield
    finally:
        await forever()


async def forever() -> None:
    await asyncio.Event().wait()


async def test_work_that_hangs_and_a_cleaning_that_hangs_are_ended_with_their_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.patience.CLEANING_SECONDS", 0.0)
    alarm = Alarm()
    alarm.limit = 0.0

    async def hangs() -> None:
        async with held_open():
            await forever()

    with pytest.raises(LoggedError, match=r"(?s)test_patience\.py:\d+ hangs\n.*test_patience\.py:\d+ forever"):
        await alarm.watch(hangs())


async def test_a_step_of_a_generator_tells_its_place() -> None:
    alarm = Alarm()
    alarm.limit = 0.0

    async def endless() -> AsyncIterator[int]:
        await forever()
        yield 0

    async def hangs() -> None:
        async for _ in endless():
            pass

    with pytest.raises(LoggedError, match=r"(?s)hangs\n.* endless\n.* forever"):
        await alarm.watch(hangs())
