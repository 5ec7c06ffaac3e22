"""Hours without Discord cost no player time, when the gateway is gone and when the API is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Boneyard
from bot.reachability import ASK_PAUSE
from engine.tables.table.model import Snapshot, Status
from tests.engine.tables.world import FakeClock
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People

TURN, HOUR = 60, 3600


@pytest.fixture
def clock() -> FakeClock:
    """A clock that moves when told."""
    return FakeClock()


@pytest.fixture
async def bot(wire: WireDiscord, tmp_path: Path, hurry: Hurry, clock: FakeClock) -> AsyncIterator[Boneyard]:
    """The bot, by that clock."""
    async with running(wire, tmp_path, clock=clock) as client:
        yield client


async def pass_time(bot: Boneyard, clock: FakeClock, seconds: float, *, heartbeats: bool = False) -> None:
    """Let time pass, and the tables do what it brings; the gateway may answer heartbeats meanwhile, which the
    stand-in's does not."""
    end = clock.time + seconds
    while clock.wake_next(end):
        if heartbeats:
            bot.dispatch("socket_raw_receive", "")
        for _ in range(20):
            await asyncio.sleep(0)
        await bot.services.tables.settled()
    clock.time = end


async def begun(bot: Boneyard, people: People) -> Snapshot:
    """A table where a turn takes a minute, all of it shown and everybody answered: no request is under way."""
    table = await people.begin(ANA, BO, time=str(TURN))
    await bot.services.tables.settled()
    while drawing := list(bot.services.writer.lanes.tasks.values()):
        await asyncio.wait(drawing)
    panels = bot.services.panels.lanes
    await panels.finish(*panels.tasks)
    await bot.services.answers.finish(HANG_SECONDS)
    return await bot.services.tables.snapshot(table)


async def shown_again(bot: Boneyard, wire: WireDiscord, people: People, before: Snapshot, away: int) -> Snapshot:
    """Wait until the board shows the same turn with that much more time."""
    assert before.deadline
    until = f"<t:{before.deadline + away}:"
    await wire.until(lambda: (board := people.showing("hand")) and until in board.text)
    after = await bot.services.tables.snapshot(before.id)
    assert (after.steps, after.deadline, after.status) == (before.steps, before.deadline + away, Status.PLAYING)
    return after


async def test_an_hour_without_the_gateway_is_given_back(
    bot: Boneyard, wire: WireDiscord, people: People, clock: FakeClock
) -> None:
    before = await begun(bot, people)
    wire.speechless = asyncio.Event()
    await wire.drop(4000)
    await wire.until(lambda: bot.reachability.since is not None)
    await pass_time(bot, clock, HOUR)
    assert (await bot.services.tables.snapshot(before.id)).steps == before.steps
    wire.speechless.set()
    await shown_again(bot, wire, people, before, HOUR)


async def test_an_hour_in_which_the_api_refuses_everything_is_given_back(
    bot: Boneyard, wire: WireDiscord, people: People, clock: FakeClock
) -> None:
    before = await begun(bot, people)
    wire.down = True
    await pass_time(bot, clock, HOUR, heartbeats=True)
    assert (await bot.services.tables.snapshot(before.id)).steps == before.steps
    wire.down = False
    await pass_time(bot, clock, ASK_PAUSE, heartbeats=True)  # it is asked whether it is there again
    await wire.until(lambda: bot.reachability.since is None)
    await shown_again(bot, wire, people, before, HOUR + int(ASK_PAUSE))


async def test_a_click_that_the_api_took_no_answer_for_begins_the_outage(
    bot: Boneyard, wire: WireDiscord, people: People, clock: FakeClock
) -> None:
    before = await begun(bot, people)
    board = people.showing("hand")
    assert board
    wire.down = True
    people.push(ANA, board, next(item for item in board.items() if "hand" in str(item.get("custom_id"))))
    await wire.until(lambda: bot.reachability.since is not None)
    assert bot.reachability.since == clock.monotonic()
    await pass_time(bot, clock, 10)
    wire.down = False
    await pass_time(bot, clock, ASK_PAUSE)
    await wire.until(lambda: bot.reachability.since is None)
    await bot.services.tables.settled()
    assert (await bot.services.tables.snapshot(before.id)).deadline == before.deadline, "15 seconds are no outage"
