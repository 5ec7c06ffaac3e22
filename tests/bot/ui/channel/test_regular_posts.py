"""Regular posts come at most once: with two processes, and with a kill after any commit or request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.channel.weekly_posts import WeeklyPosts
from bot.words import words_for
from engine.statistics.weekly import NONCE_SECONDS, WeeklyRow, last_due
from engine.tables.keeping.moderation import Deed
from engine.units import DAY
from tests.choices import MONA
from tests.engine.tables.conftest import worlds_close as worlds_close
from tests.engine.tables.world import World

GUILD, CHANNEL = 10, 30


class Killed(BaseException):
    """The process has ended here."""


class Discord:
    """A channel that knows each nonce for a while, as Discord does. `alive` is asked before and after each post."""

    def __init__(self, now: Callable[[], float], alive: Callable[[], object]) -> None:
        self.posted: list[float] = []
        self._nonces: dict[str, float] = {}
        self._now, self._alive = now, alive

    def get_partial_messageable(self, channel_id: int) -> Discord:
        assert channel_id == CHANNEL
        return self

    async def send(self, *, nonce: str, **_: object) -> None:
        assert len(nonce) <= 25, "Discord takes no longer one"
        self._alive()
        await asyncio.sleep(0)
        if self._now() - self._nonces.get(nonce, 0.0) > NONCE_SECONDS:
            self._nonces[nonce] = self._now()
            self.posted.append(self._now())
        self._alive()


def look(world: World, discord: Discord) -> Awaitable[None]:
    """What a process does each minute."""

    @asynccontextmanager
    async def late(_: str) -> Any:
        yield

    async def same(value: Any, *_: object) -> Any:
        return value

    appearance = SimpleNamespace(words_of=lambda _: same(words_for()), illustrated=same)
    backlog = SimpleNamespace(late=late)
    outside: Any = SimpleNamespace(
        client=discord, tables=world.tables, statistics=world.statistics, appearance=appearance, backlog=backlog
    )
    outside.sleep = world.clock.sleep
    posts = WeeklyPosts(outside)
    return posts._post_due("daily result", world.statistics.daily, posts._day)


async def due(world: World) -> float:
    """A server chooses a channel, and its first result is due."""
    chosen = world.statistics.weekly.chosen()(WeeklyRow(GUILD, daily_channel_id=CHANNEL))
    await world.tables.moderation.choose(GUILD, lambda all_: replace(all_, weekly=chosen), MONA, Deed.CHANGED)
    world.clock.time = last_due(chosen, world.clock.now(), daily=True)[1] + DAY + 30
    return world.clock.time


@pytest.mark.slow
@pytest.mark.parametrize("away", [5, 60, 1000])
async def test_a_kill_after_any_commit_or_request_posts_no_second_time(tmp_path: Path, away: int) -> None:
    killed, last = True, 0
    while killed:
        folder, steps, killed = tmp_path / f"{last}", 0, False
        folder.mkdir()
        world = await World(folder).start()

        def alive(*_: object, die: int = last) -> bool:
            nonlocal steps
            steps += 1
            if steps == die + 1:
                raise Killed
            return False

        discord = Discord(world.clock.now, alive)
        await due(world)
        world.store.fail_after = alive
        try:
            await look(world, discord)
        except Killed:
            killed = True
        discord._alive = lambda: None
        world.store.heal()
        await world.restart(away)
        for _ in range(12):
            await look(world, discord)
            world.clock.time += 60
        assert len(discord.posted) == 1 or (away > NONCE_SECONDS and not discord.posted), last
        world.clock.time += DAY
        before = len(discord.posted)
        await look(world, discord)
        assert len(discord.posted) == before + 1, "the next day is posted"
        await world.close()
        last += 1
    assert last > 6, "no step was left out"


async def test_two_processes_post_once(tmp_path: Path) -> None:
    world = await World(tmp_path).start()
    discord = Discord(world.clock.now, lambda: None)
    await due(world)
    await asyncio.gather(*(look(world, discord) for _ in range(4)))
    for _ in range(10):
        world.clock.time += 60
        await asyncio.gather(*(look(world, discord) for _ in range(4)))
    assert len(discord.posted) == 1


async def test_a_clock_that_jumps_back_posts_no_second_time(tmp_path: Path) -> None:
    world = await World(tmp_path).start()
    discord = Discord(world.clock.monotonic, lambda: None)
    await due(world)
    for jump in (0, -60, -3600, -DAY, -3 * DAY):
        world.clock.ahead = jump
        await look(world, discord)
        world.clock.time += NONCE_SECONDS + 1
    world.clock.ahead = 0
    await look(world, discord)
    assert len(discord.posted) == 1
