"""The live board with its real server and a real table, as in `boneyard try`: two people and a spectator, one of them
by messages."""

import os
import time
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.live.server import LiveServer
from bot.live.sessions import Session, until
from bot.trial import PEOPLE
from engine.rules.moves import Play
from engine.tables.edits.lobby import Begin, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import ChannelRef, Person
from tests.browser.test_round import Evening, evening, press_first_tile
from tools.driver import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

VERSION = "version => Number(document.body.dataset.version) >= version"


async def look(night: Evening, live: LiveServer, person: int, table: str, size: tuple[int, int]) -> Page:
    """The page of a person."""
    viewer, channel = night.server.pages[0].viewers[person], night.server.pages[0].channel
    guild = channel.guild.id if channel.guild else None
    signed = Session(viewer.id, PEOPLE[person], guild, channel.id, "en-US", until(time.time()))
    context = await night.opened.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion="reduce"
    )
    page = await context.new_page()
    await page.goto(f"{live.address}?session={live.sessions.sign(signed)}&table={table}")
    await expect(page.locator("#players li")).to_have_count(2)
    return page


async def tap_a_tile(page: Page) -> None:
    """Play a tile that fits: tap it, and then a place that glows."""
    await page.locator("#hand .playable").first.tap()
    box = await page.locator("#board .spot .finger").first.bounding_box()
    assert box is not None
    await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def test_one_plays_by_the_live_board_the_other_by_messages_and_a_third_watches(
    chromium: str, tmp_path: Path
) -> None:
    async with evening(chromium, tmp_path, seed=11) as night:
        live = LiveServer(night.bot.services, os.urandom(32), time.time, time.monotonic)
        await live.start("127.0.0.1", 0)
        channel, viewers = night.server.pages[0].channel, night.server.pages[0].viewers
        assert channel.guild is not None
        ana, bo = (Person(viewers[at].id, PEOPLE[at]) for at in (0, 1))
        tables = night.bot.services.tables
        table = await tables.open(ChannelRef(channel.guild.id, channel.id), ana, Wanted("block", {}, seats=2))
        by_messages = await night.comes("Björn")
        await tables.change(table.id, Join(), bo)
        await tables.change(table.id, Begin(), table.host_id)
        await by_messages.click("My hand", on="’s turn")
        page, watcher = (
            await look(night, live, 0, table.id, PHONE),
            await look(night, live, 2, table.id, (1280, 800)),
        )
        turns = {"Ana": 0, "Björn": 0}
        while choosing := await night.next_to_choose():
            name, view = choosing
            assert any(isinstance(move, Play) for move in view.moves)
            before = night.table().version
            if name == "Ana":
                await page.wait_for_function(VERSION, arg=before)
                await tap_a_tile(page)
            else:
                await press_first_tile(by_messages)
            turns[name] += 1
            for one in (page, watcher):
                await one.wait_for_function(VERSION, arg=before + 1)
        assert min(turns.values()) >= 2
        await expect(watcher.locator("#hand button")).to_have_count(0)
        await expect(page.locator("#result")).to_be_visible()
        await live.close()
        night.no_mistakes()
