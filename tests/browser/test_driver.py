"""A person at the page can do everything the bot asks of a player; shown with a stand-in for the bot."""

import asyncio
from pathlib import Path

import pytest

from bot.trial import trial
from tests.standin import StandIn
from tools.driver import PHONE, browser, sit_down


@pytest.mark.browser
@pytest.mark.usefixtures("unhurried")
async def test_a_person_at_the_page_types_presses_chooses_and_reads(chromium: str, tmp_path: Path) -> None:
    async with trial(StandIn(), 4, 0) as server, browser(chromium) as opened:
        stopped = asyncio.Event()
        live = asyncio.create_task(server.stay_live(stopped))
        ana = await sit_down(opened, server.pages[0].url, "Ana")
        bo = await sit_down(opened, server.pages[0].url, "Björn", PHONE)

        await ana.slash("domino play", game="Castle Rock", target="150", note="fast")
        await ana.sees("Castle Rock to 150. fast please")
        await bo.does_not_see("Castle Rock to 150")

        await bo.click("My hand", on="table 1")
        await bo.sees("The hand of Björn")
        await ana.does_not_see("The hand of Björn")
        await bo.click("6|4")
        assert "Björn played 6|4" in await bo.read("Only you can see this")
        await ana.sees("@Björn it is your turn")

        await ana.click("Robot")
        await bo.sees("Turn 2 of table 1")
        await ana.sees("Turn 2 of table 1")

        await ana.select("Long", on="Turn 2")
        await ana.sees("Ana wants it Long")
        await bo.click("Rename")
        await bo.fill_dialog({"New name": "Friday"})
        await ana.sees("Björn calls it Friday")

        await ana.view_as("Дмитрий")
        await ana.does_not_see("Ana wants it Long")

        second = await sit_down(opened, server.pages[1].url, "Chloé")
        await second.slash("domino play", game="Block")
        await second.sees("Turn 1 of table 2")
        await ana.does_not_see("table 2")

        await ana.screenshot(tmp_path / "desktop.png")
        await bo.screenshot(tmp_path / "phone.png")
        assert all((tmp_path / name).stat().st_size > 10_000 for name in ("desktop.png", "phone.png"))
        assert [*ana.mistakes, *bo.mistakes, *second.mistakes, *server.env.errors] == []
        stopped.set()
        await live
