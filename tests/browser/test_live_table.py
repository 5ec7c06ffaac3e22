"""The live board with its real server and real tables, as in `boneyard try`: two people and a spectator at once."""

import json
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, WebSocket, expect

from bot.live.server import LiveServer
from bot.live.sessions import Session, until
from bot.trial import PEOPLE
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Play, move_text
from engine.tables.edits.lobby import Begin, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import ChannelRef, Person, Status
from tests.browser.test_live import OTHERS, SIZES, VERSION, Player
from tests.browser.test_round import Evening, evening, press_first_tile
from tools.driver import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

SHORT = {"block": {"rounds": "2"}, "castle_rock": {"target": "1"}, "build_up": {}, "castle_rock_solitaire": {}}
"""Options of matches that are over soon; else a single round."""
MOST_ROUNDS = 50


class Heard:
    """The documents of a table that a page has received."""

    def __init__(self, page: Page) -> None:
        self.latest: dict[str, Any] = {"version": 0}
        page.on("websocket", self._listen)

    @property
    def version(self) -> int:
        """Of the latest one."""
        return int(self.latest["version"])

    def document(self) -> dict[str, Any]:
        """The latest one."""
        return self.latest

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        document = json.loads(text)
        if document["is"] == "table":
            self.latest = document


class Pages:
    """The live board's pages of an evening."""

    def __init__(self, night: Evening, live: LiveServer) -> None:
        self.night, self.live = night, live
        self.players: list[Player[Heard]] = []

    async def look(self, person: int, table: str, size: tuple[int, int], seats: int = 2) -> Player[Heard]:
        """A person opens the page of a table."""
        viewer, channel = self.night.server.pages[0].viewers[person], self.night.server.pages[0].channel
        guild = channel.guild.id if channel.guild else None
        signed = Session(viewer.id, PEOPLE[person], guild, channel.id, "en-US", until(time.time()))
        context = await self.night.opened.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion="reduce"
        )
        page = await context.new_page()
        player = Player(page, Heard(page))
        self.players.append(player)
        await page.goto(f"{self.live.address}?session={self.live.sessions.sign(signed)}&table={table}")
        await expect(page.locator("#players li")).to_have_count(seats)
        return player

    async def reach(self, version: int) -> None:
        """Wait until all pages show the table so far."""
        for player in self.players:
            await player.page.wait_for_function(VERSION, arg=version)


async def begun(night: Evening, game: str, people: int, options: dict[str, str]) -> str:
    """A match of the first people."""
    channel, viewers = night.server.pages[0].channel, night.server.pages[0].viewers
    assert channel.guild is not None
    seated = [Person(viewers[at].id, PEOPLE[at]) for at in range(people)]
    tables = night.bot.services.tables
    table = await tables.open(ChannelRef(channel.guild.id, channel.id), seated[0], Wanted(game, options, seats=people))
    for person in seated[1:]:
        await tables.change(table.id, Join(), person)
    await tables.change(table.id, Begin(), table.host_id)
    return table.id


@asynccontextmanager
async def paged(chromium: str, folder: Path, seed: int) -> AsyncIterator[Pages]:
    """An evening with the live board. At its end, the pages and the bot have logged no error."""
    async with evening(chromium, folder, seed) as night:
        live = LiveServer(night.bot.services, os.urandom(32), time.time, time.monotonic)
        await live.start("127.0.0.1", 0)
        pages = Pages(night, live)
        yield pages
        await live.close()
        assert [mistake for player in pages.players for mistake in player.mistakes] == []
        night.no_mistakes()


async def test_one_plays_by_the_live_board_the_other_by_messages_and_a_third_watches(
    chromium: str, tmp_path: Path
) -> None:
    async with paged(chromium, tmp_path, seed=11) as pages:
        night = pages.night
        by_messages = await night.comes("Björn")
        table = await begun(night, "block", 2, {})
        await by_messages.click("My hand", on="’s turn")
        ana, watcher = await pages.look(0, table, PHONE), await pages.look(2, table, (1280, 800))
        turns = {"Ana": 0, "Björn": 0}
        while choosing := await night.next_to_choose():
            name, view = choosing
            before = night.table().version
            if name == "Ana":
                await pages.reach(before)
                await ana.play(view.moves[0], by_drag=False)
            else:
                await press_first_tile(by_messages)
            turns[name] += 1
            await pages.reach(before + 1)
        assert min(turns.values()) >= 2
        await expect(watcher.page.locator("#hand button")).to_have_count(0)
        for player in (ana, watcher):
            await expect(player.page.locator("#result h2")).to_contain_text("round 1")


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_by_dragging_on_a_phone_and_a_desktop(game: str, chromium: str, tmp_path: Path) -> None:
    rng, people = random.Random(game), min(2, make_game(game).seat_counts()[-1])
    async with paged(chromium, tmp_path, seed=5) as pages:
        night = pages.night
        table = await begun(night, game, people, SHORT.get(game, {"rounds": "1"}))
        players = {PEOPLE[at]: await pages.look(at, table, SIZES[at], people) for at in range(people)}
        watcher = await pages.look(2, table, PHONE, people)
        made = 0
        while choosing := await night.next_to_choose(rounds=MOST_ROUNDS):
            name, view = choosing
            await pages.reach(night.table().version)
            moves = [move for move in view.moves if move_text(move) not in OTHERS]
            plays = [move for move in moves if isinstance(move, Play)]
            await players[name].play(rng.choice(plays or moves), by_drag=made % 3 < 2)
            made += 1
            if players[name].stand.document()["claims"] and made % 2:
                sums = players[name].page.locator("#ask .sum")
                await sums.nth(rng.randrange(await sums.count())).click()
        over = await night.bot.services.tables.snapshot(table)
        assert over.status is Status.FINISHED
        await pages.reach(over.version)
        assert made >= 3
        await expect(watcher.page.locator("#hand button")).to_have_count(0)
        await expect(watcher.page.locator("#buttons button")).to_have_count(0)
        for name, player in players.items():
            await expect(player.page.locator("#buttons button")).to_have_text("Rematch" if people > 1 else "Play again")
            assert await player.page.locator("#aloud").inner_text()
            await player.shoot(f"table-{game}-{name}")
        if people > 1:
            for player in pages.players:
                await expect(player.page.locator("#result h2")).to_contain_text("round")


async def test_two_people_play_a_rematch_without_a_message(chromium: str, tmp_path: Path) -> None:
    async with paged(chromium, tmp_path, seed=5) as pages:
        night = pages.night
        old = await begun(night, "block", 2, {"rounds": "1"})
        ana, bo = await pages.look(0, old, PHONE), await pages.look(1, old, SIZES[1])
        players = {"Ana": ana, "Björn": bo}
        while choosing := await night.next_to_choose():
            await pages.reach(night.table().version)
            await players[choosing[0]].play(choosing[1].moves[0], by_drag=False)
        for player in (ana, bo):  # the second one comes to the lobby of the first one
            await player.page.get_by_role("button", name="Rematch").click()
            await expect(player.page.locator("#players li")).to_have_count(1)
            await expect(player.page.locator("#result")).to_be_hidden()
            await player.shoot("rematch")
        await bo.page.get_by_role("button", name="Join").click()
        await expect(ana.page.locator("#players li")).to_have_count(2)
        await ana.page.get_by_role("button", name="Start").click()
        for player in (ana, bo):
            await expect(player.page.locator("#hand [data-tile]")).to_have_count(7)
        again = [table for table in night.bot.services.tables.known() if table.is_open]
        assert [(table.id != old, table.status) for table in again] == [(True, Status.PLAYING)]
