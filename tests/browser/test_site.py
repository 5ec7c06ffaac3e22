"""The documentation site in a browser: tables can be read at both widths, and search finds what people look for."""

import contextlib
import http.server
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from bot import __version__
from tools.driver import DESKTOP, PHONE, browser
from tools.site import NAVIGATION, build

pytestmark = pytest.mark.browser

REPOSITORY = "https://example.org/boneyard"
NARROW = 6
"""How many characters a cell's line has room for at least, unless all its text stands on one line."""
WRONG = """narrow => {
    const found = [];
    const paint = document.createElement("canvas").getContext("2d");
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const table of document.querySelectorAll(".md-content table"))
        for (const cell of table.querySelectorAll("th, td")) {
            const style = getComputedStyle(cell), range = document.createRange();
            range.selectNodeContents(cell);
            const lines = new Set([...range.getClientRects()].map(box => Math.round(box.bottom / 10))).size;
            const room = cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            paint.font = `${style.fontSize} ${style.fontFamily}`;
            const least = paint.measureText("0".repeat(narrow)).width;
            if (lines > 1 && room < least) found.push(`narrow: ${cell.innerText}`);
            if (cell.scrollWidth > cell.clientWidth + 1) found.push(`too long: ${cell.innerText}`);
        }
    return found;
}"""
TOO_WIDE = """columns => {
    const right = element => element.getBoundingClientRect().right;
    const page = document.querySelector(".md-content");
    return [...document.querySelectorAll(".md-content table")].filter(
        table => table.rows[0].cells.length <= columns && right(table) > right(page)
    ).map(table => table.rows[0].innerText);
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        """Log nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site of a repository with an address."""
    folder = tmp_path_factory.mktemp("site")
    assert build(folder, REPOSITORY) == []
    return folder


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address under which the files of a folder are served."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


async def wrong(page: Page) -> list[str]:
    """What can't be read on a page. No table scrolls on a desktop, and none of 3 columns on a phone."""
    found: list[str] = await page.evaluate(WRONG, NARROW)
    assert page.viewport_size
    columns = 99 if page.viewport_size["width"] == DESKTOP[0] else 3
    return found + [f"too wide: {table}" for table in await page.evaluate(TOO_WIDE, columns)]


@pytest.mark.parametrize(("width", "height"), [DESKTOP, PHONE])
async def test_every_page_can_be_read(width: int, height: int, site: Path, chromium: str) -> None:
    unreadable = {}
    with served(site) as address:
        async with browser(chromium) as opened:
            page = await opened.new_page(viewport={"width": width, "height": height})
            for name in ("README.md", *(name for names in NAVIGATION.values() for name in names)):
                shown = "index.html" if name == "README.md" else name.removesuffix(".md") + ".html"
                await page.goto(f"{address}/{shown}")
                if found := await wrong(page):
                    unreadable[shown] = found
    assert unreadable == {}


async def test_a_page_leads_to_the_next_to_its_source_and_to_what_one_looks_for(site: Path, chromium: str) -> None:
    with served(site) as address:
        async with browser(chromium) as opened:
            page = await opened.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
            await page.goto(f"{address}/docs/hosting.html")
            blocks = page.locator(".md-content pre")
            await blocks.first.hover()
            assert await blocks.count() == await page.locator('[data-md-type="copy"]').count()
            assert await page.locator(".md-footer__link--prev").get_attribute("href")
            assert await page.locator(".md-footer__link--next").get_attribute("href") == "./live-board.html"
            edit = await page.locator('a[rel="edit"]').get_attribute("href")
            assert edit == f"{REPOSITORY}/edit/main/docs/hosting.md"
            assert f"Boneyard {__version__}" in await page.locator(".md-copyright").inner_text()
            await page.keyboard.press("Control+k")
            await page.keyboard.type("delete my data")
            await page.locator('a[href*="privacy.html"]', has_text="delete my data").first.click()
            await page.wait_for_url("**/privacy.html*")
