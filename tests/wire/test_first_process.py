"""`boneyard run` as process 1 of a container without init: the system drops every signal that such a process does not
handle. SIGTERM ends it in order, at whatever moment it comes."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.commands.run import LATEST_SECONDS
from tests.wire.conftest import Launcher, kill, needs_numbers
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People
from tests.wire.records import DOWN, Fault

pytestmark = needs_numbers
DOCKER_SECONDS = 10
START = (0, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640)
"""Steps of the event loop, from the first one until after the login."""
CLICK = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""Steps from a click on."""


@pytest.mark.parametrize("steps", START)
async def test_sigterm_during_the_start_ends_it(launcher: Launcher, wire: WireDiscord, steps: int) -> None:
    process = await launcher.start(first=True, die_after=steps, die_of=signal.SIGTERM, wait_for_click=False)
    assert await process.status() == 0
    launcher.orderly()


@pytest.mark.parametrize("steps", CLICK)
async def test_sigterm_during_a_click_answers_it_and_ends(launcher: Launcher, wire: WireDiscord, steps: int) -> None:
    process = await launcher.start(first=True, die_after=steps, die_of=signal.SIGTERM, patient=True)
    await wire.connected()
    click = wire.slash(ANA, "domino play", game="block")
    assert await process.status() == 0
    launcher.orderly()
    assert " ERROR " not in launcher.said()
    assert click.answer


async def test_sigterm_in_a_match_ends_it_with_its_drawing_process(
    launcher: Launcher, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    process = await launcher.start(first=True, drawing_process=True)
    await wire.connected()
    await people.begin(ANA, robots=1, options="target=100")
    assert await people.play(ANA, moves=1) == 1
    kill(process, signal.SIGTERM)
    assert await process.status() == 0
    launcher.orderly()
    assert not (tmp_path / "boneyard.db-wal").exists(), "nothing is left to recover"


async def test_sigterm_ends_it_though_discord_hangs_and_the_gateway_is_away(
    launcher: Launcher, wire: WireDiscord, people: People
) -> None:
    assert LATEST_SECONDS < DOCKER_SECONDS, "Docker kills what takes longer"
    process = await launcher.start(first=True)
    await wire.connected()
    await people.begin(ANA, BO)
    found = await people.turn((ANA, BO))
    assert found
    never = Fault(hold=asyncio.Event())
    wire.fail("edit", *[never] * 9, *[DOWN] * 9)
    asked = len(wire.of("edit"))
    await people.move(*found)
    await wire.until(lambda: len(wire.of("edit")) > asked)
    wire.down = True
    wire.speechless = asyncio.Event()
    await wire.drop(4000)
    kill(process, signal.SIGTERM)
    assert await process.status() == 0
    assert never.hold
    never.hold.set()
