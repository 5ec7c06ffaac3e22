"""Every kind of trouble at every place where something is sent: afterwards the channel shows what the database holds.

While a person does what leads there, each request of that kind meets the trouble first and then, tried again, works.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.client import Boneyard
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons
from tests.wire.records import DOWN, LOST, RESET, Fault
from tests.wire.test_kills import TABLES, differences, stored

SLOW_SECONDS = 0.05
SLOW = Fault(hold=asyncio.Event())
TROUBLES: dict[str, list[Fault]] = {
    "down": [DOWN, DOWN, DOWN],
    "reset": [RESET, RESET, RESET],
    "answer lost": [LOST],
    "limited": [Fault(429, retry_after=0.01)] * 2,
    "broken": [Fault(500), Fault(502)],
    "slow": [SLOW],
}
DAILY = ("reset", "answer lost")
"""The cases of every run; `.ci/run` tries all."""


@dataclass
class Scene:
    """A match, and trouble on the way."""

    wire: WireDiscord
    people: People
    path: Path
    troubles: list[Fault]
    met: int = 0

    def trouble(self, call: str, most: int = 3) -> None:
        """Let the next requests of that kind meet the trouble, up to a limit. One has to succeed before the next
        trouble: a table at which Discord always fails is parked (`test_closed`)."""
        if self.wire.scripted(call) or not self.wire.recovered(call):
            return
        for fault in self.troubles[:most]:
            if fault.hold is not None:
                fault = replace(fault, hold=asyncio.Event())
                assert fault.hold
                asyncio.get_running_loop().call_later(SLOW_SECONDS, fault.hold.set)
            self.wire.fail(call, fault)
            self.met += 1

    async def moves(self, call: str, number: int) -> None:
        """Make moves with trouble at such requests, or play until the match is over."""
        await self.people.play(ANA, BO, moves=number, seen=lambda: self.trouble(call))

    async def whole(self) -> None:
        """Wait until the channel shows what the database holds."""
        self.wire.forgive()
        wrong: list[str] = []
        try:
            async with asyncio.timeout(HANG_SECONDS):
                while wrong := differences(stored(self.path, TABLES), self.people):
                    await self.wire.answered(self.wire.slash(ANA, "domino help"))
        except TimeoutError:
            raise AssertionError(wrong) from None


async def board(scene: Scene) -> None:
    """Edits of the board."""
    await scene.people.begin(ANA, BO)
    scene.trouble("edit")
    await scene.moves("edit", 3)


async def board_anew(scene: Scene) -> None:
    """The board is gone and posted again, and so are the pings."""
    await scene.people.begin(ANA, BO)
    for _ in range(3):
        scene.wire.fail("edit", Fault(404, 10008))
        scene.trouble("post")
        await scene.moves("post", 1)


async def ping(scene: Scene) -> None:
    """Pings, and the deletion of those whose turn is over."""
    await scene.people.begin(ANA, BO)
    await scene.wire.until(scene.people.pings)
    for call in ("post", "delete"):
        scene.trouble(call)
        await scene.moves(call, 2)


async def account(scene: Scene) -> None:
    """A round's end: its account, and the next board below it."""
    await scene.people.begin(ANA, BO, options="target=500")

    def accounted() -> object:
        return next((m for m in scene.people.public() if buttons(m, "account")), None)

    while not accounted():
        for call in ("edit", "post"):
            scene.trouble(call)
        await scene.people.play(ANA, BO, moves=1)


async def end(scene: Scene) -> None:
    """The end of a match."""
    await scene.people.begin(ANA, BO)
    while not scene.people.showing("rematch"):
        scene.trouble("edit")
        await scene.people.play(ANA, BO, moves=1)


async def lobby(scene: Scene) -> None:
    """A lobby: as the answer to its command, and as people sit down and get up."""
    scene.trouble("callback")
    scene.wire.slash(ANA, "domino play", game="block")
    await scene.wire.until(lambda: scene.people.showing("options"))
    scene.wire.forgive()
    for user, verb in ((BO, "join"), (BO, "leave"), (BO, "join")):
        scene.trouble("edit")
        latest = scene.people.showing("options")
        assert latest
        await scene.people.press(user, latest, verb)


async def panel(scene: Scene) -> None:
    """Panels that are freshened."""
    await scene.people.begin(ANA, BO)
    scene.trouble("panel")
    await scene.moves("panel", 3)


async def answer(scene: Scene) -> None:
    """Answers to clicks, after one retry. `test_faults` has the impossible ones."""
    await scene.people.begin(ANA, BO)
    for _ in range(3):
        found = await scene.people.turn((ANA, BO))
        assert found
        user, open_panel = found
        scene.trouble("callback", most=1)
        await scene.people.move(user, open_panel)


SITES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    site.__name__: site for site in (board, board_anew, ping, account, end, lobby, panel, answer)
}


@pytest.fixture
def scene(bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path) -> Scene:
    """The bot is there. No one has acted."""
    return Scene(wire, people, tmp_path, [])


def cells(daily: bool) -> list[tuple[str, str]]:
    """The places and troubles that are tried in every run, or the others."""
    return [(site, trouble) for site in SITES for trouble in TROUBLES if (trouble in DAILY) is daily]


@pytest.mark.parametrize(("site", "trouble"), cells(daily=True))
async def test_whatever_happens_where_something_is_sent_the_channel_comes_right(
    scene: Scene, site: str, trouble: str
) -> None:
    scene.troubles = TROUBLES[trouble]
    await SITES[site](scene)
    assert scene.met
    await scene.whole()


@pytest.mark.soak
@pytest.mark.parametrize(("site", "trouble"), cells(daily=False))
async def test_whatever_else_happens_the_channel_comes_right(scene: Scene, site: str, trouble: str) -> None:
    scene.troubles = TROUBLES[trouble]
    await SITES[site](scene)
    assert scene.met
    await scene.whole()


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_host_who_cannot_be_told_stops_nothing(scene: Scene, trouble: str) -> None:
    """The direct message of a channel that is closed to the bot."""
    await scene.people.begin(ANA, BO)
    scene.troubles = TROUBLES[trouble]
    scene.wire.fail("edit", Fault(403, 50001))
    scene.trouble("dm")
    asked = len(scene.wire.of("dm"))
    found = await scene.people.turn((ANA, BO))
    assert found
    await scene.people.move(*found)
    await scene.wire.until(lambda: len(scene.wire.of("dm")) > asked)
    scene.wire.forgive()
    await scene.wire.answered(scene.wire.slash(ANA, "domino board"))
    assert await scene.people.play(ANA, BO, moves=2) == 2
    await scene.whole()


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_emojis_that_cannot_be_made_stop_nothing(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, trouble: str
) -> None:
    scene = Scene(wire, people, tmp_path, TROUBLES[trouble])
    for call in ("emojis", "emoji"):
        scene.trouble(call)
    async with running(wire, tmp_path, tile_emojis=True):
        await people.begin(ANA, BO)
        assert await people.play(ANA, BO, moves=2) == 2
        await scene.whole()
