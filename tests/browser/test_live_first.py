"""The first board over a slow network: what it takes is counted, so no test depends on speed."""

import gzip

import pytest
from playwright.async_api import Page, WebSocket

from bot.live.bundle import bundle
from engine.rules.games import GAMES
from tests.browser.live_stand import Stand
from tests.browser.test_live import seats, sitting
from tools.driver import browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

ROUND_TRIP, BYTES = 0.150, 1.6e6 / 8
"""Seconds, and bytes a second: 3G-fast as browsers' tools emulate it."""
GOAL, COMPUTING = 1.0, 0.15
"""Seconds until the first board, and those of them in which the phone computes."""


class Traffic:
    """What a page asks for and hears, in order."""

    def __init__(self, page: Page) -> None:
        self.asked, self.heard = list[str](), list[str]()
        page.on("request", lambda request: self.asked.append(request.method))
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self.asked.append("socket")
        socket.on("framesent", lambda text: self.asked.append(str(text)))
        socket.on("framereceived", lambda text: self.heard.append(str(text)))


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_board_takes_one_answer_and_one_socket(game: str, chromium: str) -> None:
    """A connection and an answer for the page, a connection and an answer for the socket: four round trips. The board
    comes in its own size at once; a single person leaves it more room than was kept, and it may come again."""
    async with browser(chromium) as opened, sitting(opened, Stand(game, seats(game), 4)) as ana:
        traffic = Traffic(ana.page)
        await ana.page.reload()
        await ana.settled()
        hello, table = traffic.heard[:2]
        assert ('{"is": "hello"' in hello, '{"is": "table"' in table) == (True, True)
        assert traffic.asked[:2] == ["GET", "socket"]
        assert len(traffic.asked) == 2 or seats(game) == 1
        told = len(gzip.compress(bundle()[0].encode())) + len(f"{hello}{table}".encode())
        assert 4 * ROUND_TRIP + told / BYTES <= GOAL - COMPUTING
