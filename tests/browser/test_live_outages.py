"""The live board's page when something is away: the table, the network, the bot. It says so, and goes on by itself."""

from typing import Any

import pytest
from playwright.async_api import expect

from bot.live.shapes import Document
from bot.words import words_for
from tests.browser.live_stand import Stand
from tests.browser.test_live import SEED, Player, fitting, sitting
from tools.driver import browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

WORDS = words_for()
END: Document = {"is": "end", "table": "t1", "sentence": "Why not."}

LISTEN = """() => {
    const aloud = document.getElementById("aloud");
    window.spoken = [];
    new MutationObserver(() => window.spoken.push(aloud.textContent)).observe(aloud, { childList: true });
}"""
"""What a screen reader says: each change of the sentence, also into the same one."""


async def asked(ana: Player[Stand], kind: str, number: int) -> list[Document]:
    """The requests of this kind, as soon as that `number` has come."""
    while len(found := [heard for heard in ana.stand.heard if heard["do"] == kind]) < number:
        await ana.page.evaluate("0")
    return found


def opened(ana: Player[Stand]) -> int:
    """How often the page has asked for its table."""
    return len([heard for heard in ana.stand.heard if heard["do"] == "open"])


async def test_a_table_that_can_t_be_shown_now_is_asked_for_until_it_can(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        toast, body = ana.page.locator("#toast"), ana.page.locator("body")
        await ana.page.clock.install()
        ana.stand.holds = True
        for _ in range(2):
            before = opened(ana)
            ana.stand.holds = False
            await ana.stand.tell(END | {"again": True})
            ana.stand.holds = True
            await expect(toast).to_have_text("Why not.")
            await expect(body).to_have_class("gone")
            await ana.page.clock.fast_forward(2000)
            await asked(ana, "open", before + 1)
        ana.stand.holds = False
        await ana.stand.tell(ana.stand.document())
        await expect(toast).to_be_hidden()
        await expect(body).not_to_have_class("gone")
        before = opened(ana)
        await ana.page.clock.fast_forward(20000)
        assert opened(ana) == before


async def test_a_table_that_is_gone_is_asked_for_when_the_person_or_the_bot_comes_back(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        toast, before = ana.page.locator("#toast"), opened(ana)
        await ana.page.clock.install()
        for back in ("the person", "the bot"):
            await ana.stand.tell(END | {"again": False})
            await expect(toast).to_have_text("Why not.")
            await ana.page.clock.fast_forward(20000)
            assert opened(ana) == before, "it would be in vain"
            if back == "the bot":
                await ana.stand.cut()
                await ana.page.clock.fast_forward(1000)
            else:
                await ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            await expect(toast).to_be_hidden()
            before = opened(ana)


async def test_the_first_of_too_many_pages_stays_away(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        await ana.page.clock.install()
        await ana.stand.tell({"is": "over", "many": True})
        await ana.stand.cut()
        await expect(ana.page.locator("#toast")).to_have_text(WORDS("live.many"))
        await ana.page.clock.fast_forward(20000)
        await expect(ana.page.locator("body")).to_have_class("gone")
        assert not ana.stand.sockets


async def test_a_connection_that_is_dead_and_does_not_know_is_replaced(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        tile = fitting(ana.stand)
        await ana.page.clock.install()
        ana.stand.holds = True
        await ana.tap(ana.tile(tile))
        await ana.tap(ana.tile(tile))
        await asked(ana, "move", 1)
        ana.stand.holds = False
        await ana.page.clock.fast_forward(15000)
        await ana.page.clock.fast_forward(1000)
        first, again = await asked(ana, "move", 2)
        assert first == again
        await ana.settled()
        await expect(ana.laid(tile)).to_have_count(1)


async def test_no_network_is_told_at_once_and_until_it_is_back(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        toast = ana.page.locator("#toast")
        await ana.page.clock.install()
        ana.stand.away = 1000
        await ana.page.evaluate("dispatchEvent(new Event('offline'))")
        await expect(toast).to_have_text(WORDS("live.lost"))
        await ana.page.locator("#hand .tile:not(.playable)").first.click()
        await expect(toast).to_contain_text("doesn’t fit")
        await ana.page.clock.fast_forward(5000)
        await expect(toast).to_have_text(WORDS("live.lost"))
        ana.stand.away = 0
        await ana.page.evaluate("dispatchEvent(new Event('online'))")
        await ana.page.clock.fast_forward(5000)
        await expect(toast).to_be_hidden()
        assert all("WebSocket" in mistake for mistake in ana.mistakes), ana.mistakes
        ana.mistakes.clear()


async def test_who_listens_hears_once_why_there_is_no_table(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        await ana.page.evaluate(LISTEN)
        await ana.page.clock.install()
        ana.stand.away = 6
        await ana.stand.cut()
        while ana.stand.away or not ana.stand.sockets:
            await ana.page.clock.fast_forward(3000)
        for _ in range(3):
            await ana.stand.tell(END | {"again": True})
            before = opened(ana)
            ana.stand.holds = True
            await ana.page.clock.fast_forward(2000)
            await asked(ana, "open", before + 1)
            ana.stand.holds = False
        assert await ana.page.evaluate("window.spoken") == [WORDS("live.lost"), "Why not."]
        assert all("WebSocket" in mistake for mistake in ana.mistakes), ana.mistakes
        ana.mistakes.clear()


async def test_a_late_answer_does_not_lead_back_to_its_table(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        tile, body = fitting(ana.stand), ana.page.locator("body")
        tables = [{"id": one, "name": f"Table {one}", "yours": True} for one in ("t1", "t2")]
        await ana.stand.tell({"is": "tables", "tables": tables})
        other = ana.stand.document() | {"id": "t2", "version": 90, "hand": []}
        ana.stand.holds = True
        await ana.tap(ana.tile(tile))
        await ana.tap(ana.tile(tile))
        (move,) = await asked(ana, "move", 1)
        await ana.page.get_by_role("button", name="Table t2").click()
        await asked(ana, "open", 2)
        ana.stand.holds = False
        await ana.stand.tell(other)
        await expect(body).to_have_attribute("data-version", "90")
        await ana.stand.tell({"is": "done", "id": move["id"], "version": 9, "table": "t1"})
        await ana.stand.tell(other | {"version": 91})
        await expect(body).to_have_attribute("data-version", "91")
        assert {heard.get("table", "t2") for heard in ana.stand.heard if heard["do"] == "open"} == {"t2"}


async def test_a_key_that_is_held_does_not_flood_the_server(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        tile = ana.stand.order[0]
        await ana.page.clock.install()
        await ana.page.clock.pause_at(await ana.page.evaluate("Date.now() + 1000"))
        await ana.tile(tile).focus()
        for key in ("ArrowRight", "ArrowLeft") * 20:
            await ana.page.keyboard.press(f"Shift+{key}")
        await ana.page.keyboard.press("Shift+ArrowRight")
        await ana.page.clock.run_for(1000)
        (arranged,) = await asked(ana, "arrange", 1)
        assert arranged["hand"].index(tile) == 1


async def test_the_time_of_a_restart_is_told_in_words(chromium: str) -> None:
    async with browser(chromium) as running, sitting(running, Stand("block", 2, SEED)) as ana:
        now: Any = await ana.page.evaluate("Date.now() / 1000")
        sentence = WORDS("refusal.draining", until=int(now) + 300)
        await ana.stand.tell({"is": "refused", "id": 0, "sentence": sentence})
        await expect(ana.page.locator("#toast")).to_contain_text("Try again in 5 minutes.")
