"""Whole rounds in the real page, as an evening goes: two windows, one of them a phone, the real bot, a robot.

Everything is pressed and read in the page. Only whose turn it is comes from the table itself, so that no step waits
for longer than it must. Screenshots go to the folder named by BONEYARD_SHOTS if there is one.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.client import Boneyard, build_client
from bot.config import load_settings
from bot.pictures.process.worker import Painted
from bot.setup import Setup
from bot.trial import Trial, trial
from engine.rules.moves import Capture, Done, Play, Stack
from engine.rules.views import View
from engine.tables.table.model import Change, Snapshot, Status
from tests.patience import HANG_SECONDS
from tools.driver import DESKTOP, PHONE, Person, browser, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

PRIVATE = "Only you can see this"
TURN = "’s turn"
"""On a board. Its title is in the picture."""
TILE = re.compile(r"^\d\|\d$")


class Evening:
    """The server with the real bot on it, and the people at their windows."""

    def __init__(self, server: Trial, bot: Boneyard, opened: Browser) -> None:
        self.server, self.bot, self.opened = server, bot, opened
        self.people: dict[str, Person] = {}
        self.changed = asyncio.Event()
        bot.services.tables.subscribe(self._note)

    def _note(self, change: Change) -> None:
        self.changed.set()

    async def comes(self, name: str, size: tuple[int, int] = DESKTOP) -> Person:
        """Open the page."""
        self.people[name] = await sit_down(self.opened, self.server.pages[0].url, name, size)
        return self.people[name]

    async def shoot(self, name: str) -> None:
        """Save a screenshot of every window, if asked for."""
        if folder := os.environ.get("BONEYARD_SHOTS"):
            for who, person in self.people.items():
                width = (person.page.viewport_size or {"width": 0})["width"]
                await person.screenshot(Path(folder) / f"{name}-{who}-{width}.png")

    def table(self) -> Snapshot:
        """The one table."""
        (snapshot,) = self.bot.services.tables.known()
        return snapshot

    async def next_to_choose(self, rounds: int = 1) -> tuple[str, View] | None:
        """Whose choice the table waits for in these rounds, and what that person sees; None when they or the match are
        over. It waits for forced moves and robots."""
        while True:
            self.changed.clear()
            if not self.bot.services.tables.known():  # it is over, and its end is shown
                return None
            snapshot = self.table()
            turn = snapshot.turn
            view = snapshot.view_for(turn.seat) if turn is not None else None
            if snapshot.status is not Status.PLAYING or (view is not None and view.number > rounds):
                return None
            chooses = view is not None and (len(view.seats) == 1 or any(map(is_choice, view.moves)))
            if chooses and turn is not None and turn.human and view is not None:
                return turn.name, view
            await asyncio.wait_for(self.changed.wait(), HANG_SECONDS)

    async def keeps_secrets(self) -> None:
        """No window shows the private panel of another: neither the message, nor the tiles anywhere in the page."""
        panels: dict[str, str] = {}
        for who, person in self.people.items():
            for message in await person.messages(PRIVATE).all():
                number = await message.get_attribute("data-message-id") or ""
                assert panels.setdefault(number, who) == who
        hands = {who: hand_text(self.table(), who) for who in self.people}
        for who, person in self.people.items():
            page = await person.page.content()
            for other, hand in hands.items():
                if other != who and len(hand) > 2:
                    assert not shows(page, hand), f"{who} can see the hand of {other}"

    def no_mistakes(self) -> None:
        """Neither a page nor the bot has stumbled."""
        assert [mistake for person in self.people.values() for mistake in person.mistakes] == []
        assert list(self.server.env.errors) == []


def is_choice(move: object) -> bool:
    """Whether a person has to press something; passes and idle ends of turns are made by the house."""
    return isinstance(move, (Play, Stack, Capture, Done))


def hand_text(snapshot: Snapshot, name: str) -> list[str]:
    """The tiles of a hand, as its panel writes them."""
    seat = next(seat for seat in snapshot.seats if seat.name == name)
    view = snapshot.view_for(seat.seat)
    return [] if view is None else [str(tile) for tile in sorted(view.hand)]


def shows(page: str, hand: list[str]) -> bool:
    """Whether a page, its pictures' descriptions included, names these tiles one after the other."""
    named = re.findall(r"(?<![\d|])\d\|\d(?![\d|])", page)
    return any(named[at : at + len(hand)] == hand for at in range(len(named)))


@asynccontextmanager
async def evening(chromium: str, folder: Path, seed: int) -> AsyncIterator[Evening]:
    """The page is open; the same seed makes the same deals."""
    file = folder / "evening.db"
    bot = build_client(
        load_settings({"DATA_DIR": str(folder)}),
        f"sqlite:///{file}",
        Setup(
            rng=random.Random(seed),
            draw=None,
            painter=Painted(threads=True),
            forgetful=True,
            tile_emojis=False,
            paced=False,
        ),
    )
    async with trial(bot, 4, 0) as server, browser(chromium) as opened:
        stopped = asyncio.Event()
        live = asyncio.create_task(server.stay_live(stopped))
        try:
            yield Evening(server, bot, opened)
        finally:
            stopped.set()
            await live


async def press_first_tile(person: Person) -> None:
    """Press the first tile that can be played, and then the first place, if the panel asks for one."""
    panel = person.newest("Your turn.")
    await panel.get_by_role("button", name=TILE).first.click()
    await person.settled()
    where = person.newest("where?").get_by_role("button", name=re.compile("^[A-Z]+: "))
    if await where.count():
        await where.first.click()
        await person.settled()


async def test_two_people_and_a_robot_play_a_round_of_block(chromium: str, tmp_path: Path) -> None:
    async with evening(chromium, tmp_path, seed=11) as night:
        ana, bo = await night.comes("Ana"), await night.comes("Björn", PHONE)

        await ana.slash("domino play", game="Block")
        await bo.click("Join", on="open table")
        await ana.sees("Björn")
        await ana.select("Add robot", on="open table")
        await bo.sees("Pip (robot)")
        await night.shoot("block-1-lobby")

        await ana.click("Options")
        await ana.sees("Options of Block")
        await bo.does_not_see("Options of Block")
        await night.shoot("block-2-options")
        await ana.click("Done", on="Options of Block")

        await ana.click("Start")
        await bo.sees(TURN)
        for name, person in night.people.items():
            await person.click("My hand", on=TURN)
            await person.sees(PRIVATE)
            assert shows(await person.page.content(), hand_text(night.table(), name))
        await night.shoot("block-3-hands")

        turns = 0
        while choosing := await night.next_to_choose():
            await night.keeps_secrets()
            await press_first_tile(night.people[choosing[0]])
            turns += 1
            if turns == 5:
                await night.shoot("block-4-middle")

        assert turns > 5
        (result,) = night.table().rounds
        for person in (ana, bo):
            await person.sees("wins round 1: +")
            await person.click("In words", on="wins round 1: +")
            account = await person.read("Tiles left")
            for receipt in result.receipts:
                assert f"{receipt.points}" in account
            await person.sees(TURN)
        await night.keeps_secrets()
        await night.shoot("block-5-round-over")
        night.no_mistakes()


async def test_one_person_plays_a_round_of_castle_rock_against_a_robot(chromium: str, tmp_path: Path) -> None:
    async with evening(chromium, tmp_path, seed=3) as night:
        ana = await night.comes("Ana")
        await ana.slash("domino play", game="Castle Rock", robots="1")
        await ana.click("Start")
        await ana.click("My hand", on=TURN)
        await ana.sees("Your turn.")
        await night.shoot("castle-rock-1-hand")

        captured = 0
        while choosing := await night.next_to_choose():
            view = choosing[1]
            if any(isinstance(move, Play) for move in view.moves):
                await press_first_tile(ana)
                continue
            panel = ana.newest(PRIVATE)
            take = panel.get_by_role("button", name=re.compile("^Take .* place"))
            if await take.count():
                captured += 1
                await take.first.click()
                await ana.settled()
                if captured == 1:
                    await night.shoot("castle-rock-2-captured")
                    await ana.click("Take back", on=PRIVATE)
                    await ana.sees("You took a capture back")
                    await take.first.click()
                    await ana.settled()
            else:
                await ana.click("Done", on=PRIVATE)

        assert captured
        (result,) = night.table().rounds
        account = await ana.read("The Devil’s hand")
        for receipt in result.receipts:
            assert f"= {receipt.points}" in account
        await night.shoot("castle-rock-3-round-over")
        await ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await night.shoot("castle-rock-3-round-over")
        night.no_mistakes()


async def test_a_night_goes_from_an_empty_channel_through_its_thread_to_the_podium(
    chromium: str, tmp_path: Path
) -> None:
    async with evening(chromium, tmp_path, seed=5) as night:
        ana, bo = await night.comes("Ana"), await night.comes("Björn", PHONE)
        await expect(ana.page.locator("#channel-empty")).to_contain_text("Type /domino play below")
        await night.shoot("night-1-empty")
        await ana.slash("events night")
        await ana.select("1 round")
        await ana.click("Post…")
        await ana.fill_dialog({"House rules": "target=1"})
        await bo.click("I’m in")
        await expect(ana.page.get_by_alt_text("2 signed up")).to_be_visible()
        await ana.select("Begin")
        for person in (ana, bo):
            await person.go_to("Table 1")
            await person.click("My hand", on=TURN)
        await night.shoot("night-2-thread")
        table = night.table().id
        while (now := await night.bot.services.tables.snapshot(table)).status is Status.PLAYING:
            night.changed.clear()
            view = now.view_for(now.turn.seat) if now.turn else None
            if now.turn and now.turn.human and view and any(map(is_choice, view.moves)):
                await press_first_tile(night.people[now.turn.name])
            else:
                await asyncio.wait_for(night.changed.wait(), HANG_SECONDS)
        for person in (ana, bo):
            await person.go_to("#game-night")
            await person.sees("podium")
        await night.shoot("night-3-podium")
        night.no_mistakes()
