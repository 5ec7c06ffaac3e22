"""Many pages: they share a board that is laid out once, and spectators wait when there is too much to do."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.live.documents import board_document
from bot.live.server import EMOJIS, LATE_SECONDS, LATEST_SECONDS
from bot.pictures import Style
from bot.ui.pages.table.hand import NO_NEWS
from bot.words import words_for
from engine.tables.edits.lobby import Join, Leave
from engine.tables.edits.turns import MakeMove
from engine.tables.table.model import Person
from tests.bot.live.test_server import Live, Page, live
from tests.bot.live.whole import table_document

GUEST = Person(77, "Guest")


class Clock:
    """Stands still unless it is told to jump after each change."""

    def __init__(self) -> None:
        self.now = self.jump = 0.0

    def __call__(self) -> float:
        return self.now

    def changed(self, _: object) -> None:
        """A change is told: time passes before the pages are."""
        self.now += self.jump


async def change(on: Live, table: str) -> int:
    """Change a lobby: someone joins or leaves. Gives the version after it."""
    tables, before = on.stage.bot.services.tables, await on.stage.table(table)
    edit = Leave() if before.seat_of(GUEST.user_id) else Join()
    return (await tables.change(before.id, edit, GUEST)).version


async def told_of(page: Page, version: int) -> Any:
    """The first document of this version, or of a later one."""
    while (document := await page.told("table"))["version"] < version:
        pass
    return document


async def told_since(page: Page) -> list[Any]:
    """The documents of tables that a spectator was told until the answer to a useless request."""
    await page.socket.send_json({"do": "move", "id": 1, "version": 0, "text": "pass"})
    found = []
    while (document := await page.socket.receive_json())["is"] != "refused":
        found.append(document)
    return [document for document in found if document["is"] == "table"]


async def told_until_said(page: Page) -> list[Any]:
    """The documents of tables that a player is told until the table hears their emoji."""
    await page.socket.send_json({"do": "say", "emoji": EMOJIS[0]})
    found = []
    while (document := await page.socket.receive_json())["is"] != "said":
        found.append(document)
    return [document for document in found if document["is"] == "table"]


async def looking(
    on: Live, clock: Clock, free: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Page, Page]:
    """A table, the page of its player, which is told nothing until `free` is set, and the page of a spectator."""
    ana, eve, tables = on.stage.person("Ana"), on.stage.person("Eve"), on.stage.bot.services.tables
    _, table = await on.stage.open(ana)
    player, spectator = await on.page(ana), await on.page(eve)
    await player.open(table)
    await spectator.open(table)
    tables.subscribe(clock.changed)
    premoves_of = tables.premoves_of

    async def slowly(*asked: Any) -> Any:
        await free.wait()
        return await premoves_of(*asked)

    monkeypatch.setattr(tables, "premoves_of", slowly)  # only players are asked for theirs
    return table, player, spectator


@pytest.mark.parametrize("late", [LATE_SECONDS / 2, LATE_SECONDS * 2, LATEST_SECONDS * 2])
async def test_spectators_wait_for_players_when_pages_are_told_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: float
) -> None:
    clock, free = Clock(), asyncio.Event()
    async with live(tmp_path, clock) as on:
        table, player, spectator = await looking(on, clock, free, monkeypatch)
        first = await change(on, table)
        assert "still" not in await told_of(spectator, first), "the player is being told: no one waits"
        clock.jump = late
        await change(on, table)
        held = not await told_since(spectator)
        assert held == (LATE_SECONDS < late < LATEST_SECONDS)
        clock.jump = 0.0
        free.set()
        assert (await player.told("table"))["version"] == first
        documents = [await player.told("table")] + ([await spectator.told("table")] if held else [])
        now = (await on.stage.table(table)).version
        for document in documents:
            assert (document["version"], document.get("still", False)) == (now, late > LATE_SECONDS)


async def test_a_page_that_looks_at_a_table_while_it_is_told_of_others_hears_of_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as on:
        ana, tables, free = on.stage.person("Ana"), on.stage.bot.services.tables, asyncio.Event()
        _, table = await on.stage.open(ana)
        tables_of = tables.tables_of

        async def slowly(user_id: int) -> Any:
            await free.wait()
            return await tables_of(user_id)

        def looks(table_id: str, due: str) -> None:
            if table_id:
                free.set()

        monkeypatch.setattr(tables, "tables_of", slowly)
        monkeypatch.setattr(on.server, "_tell_all", looks)
        page = await on.page(ana)
        await page.socket.send_json({"do": "open", "table": table, "room": 700})
        told = [*await told_until_said(page), *await told_until_said(page)]
        assert [document["id"] for document in told] == [table]


async def test_a_page_has_its_table_before_the_bot_knows_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Just after a start."""
    async with live(tmp_path) as on:
        ana, known = on.stage.person("Ana"), asyncio.Event()
        _, table = await on.stage.open(ana)
        _, other = await on.stage.open(on.stage.person("Eve"))
        monkeypatch.setattr(on.stage.bot.services.tables, "all_here", known.wait)
        page = await on.page(ana)
        assert (await page.open(table))["id"] == table
        known.set()
        while other not in [one["id"] for one in (await page.told("tables"))["tables"]]:
            pass


async def test_spectators_who_wait_miss_what_lies_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, free = Clock(), asyncio.Event()
    async with live(tmp_path, clock) as on:
        table, player, spectator = await looking(on, clock, free, monkeypatch)
        await told_of(spectator, await change(on, table))
        clock.jump = LATE_SECONDS * 2
        for _ in range(3):
            await change(on, table)
            assert not await told_since(spectator)
        await player.socket.close()  # no one waits for a page that is gone
        last = await spectator.told("table")
        assert (last["version"], last["still"]) == ((await on.stage.table(table)).version, True)


async def test_pages_alike_share_a_board_and_get_what_the_views_allow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out = list[Any]()

    def counted(*asked: Any) -> Any:
        laid_out.append(asked)
        return board_document(*asked)

    monkeypatch.setattr("bot.live.documents.board_document", counted)
    async with live(tmp_path) as on:
        ana, bo, eve = (on.stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table = await on.stage.begin(ana, bo, options="target=60")
        pages = [await on.page(person) for person in (ana, bo, eve, eve)]
        for page in pages:
            await page.open(table)
        before, tables = await on.stage.table(table), on.stage.bot.services.tables
        assert [asked[1].version for asked in laid_out] == [before.version]
        assert before.turn is not None
        view = before.view_for(before.turn.seat)
        assert view is not None
        await tables.change(before.id, MakeMove(before.version, view.moves[0]), before.turn.user_id)
        await tables.settled()
        snapshot = await on.stage.table(table)
        documents = [await told_of(page, snapshot.version) for page in pages]
        versions = [asked[1].version for asked in laid_out]
        assert versions[-1] == snapshot.version > before.version
        assert sorted(set(versions)) == versions, "none is laid out twice"
        for person, document in zip((ana, bo, eve, eve), documents, strict=True):
            seat = snapshot.played_by(person.id)
            whole = table_document(words_for(), snapshot, seat, style=Style(), room=700, news=NO_NEWS, now=0.0)
            assert document.keys() - {"tally"} == whole.keys()
            for key in ("scene", "targets", "title", "status", "players", "hand", "seat"):
                assert document[key] == on_the_wire(whole[key])


def on_the_wire(value: Any) -> Any:
    """A value as its reader gets it."""
    return json.loads(json.dumps(value))
