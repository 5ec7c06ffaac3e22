"""The benchmark of the live board: its pages look and move, and its figures are those of the last page."""

from __future__ import annotations

from pathlib import Path

import aiohttp

from benchmarks.live import seen
from benchmarks.pages import Pages
from tests.bot.live.test_server import live
from tests.patience import HANG_SECONDS


async def test_pages_look_and_move(tmp_path: Path) -> None:
    async with live(tmp_path) as on, aiohttp.ClientSession() as client:
        people = [on.stage.person(name) for name in ("Ana", "Björn", "Eve")]
        table = await on.stage.begin(*people[:2], options="target=60")
        pages = Pages(client)
        sockets = [f"{on.server.address}socket?session={on.session(person)}" for person in people]
        assert (await pages.open([(socket, table, 700) for socket in sockets]))["opened"] == 3
        before = (await on.stage.table(table)).version
        (mover,) = [page for page in pages.pages if page.moves()]
        await pages.forget()
        await mover.move(mover.moves()[0])
        assert not mover.moves(), "it waits for an answer"
        assert len((await pages.back(HANG_SECONDS))["back"]) == 3
        assert all(page.shown[-1][0] > before for page in pages.pages)
        await pages.close()


def test_a_move_is_seen_when_the_last_page_is_told() -> None:
    shown = [("a", [(1, 0.0), (2, 10.2)]), ("a", [(1, 0.0), (3, 10.5)]), ("b", [(2, 10.0)])]
    assert seen([("a", 2, 10.0)], shown) == [500.0]
    assert seen([("a", 0, 10.0), ("a", 3, 10.0), ("b", 2, 11.0)], shown) == [], "refused, not told, known before"
