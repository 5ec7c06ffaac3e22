"""The live board's page in a real browser: tiles are dragged, tapped and played with the keyboard, on a phone and on a
desktop; the network fails at bad moments. The server is a stand-in with a real match.

Screenshots go to the folder named by BONEYARD_SHOTS if there is one.
"""

import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.live.shapes import Document
from bot.pictures.theme import Style
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Capture, Claim, Move, Play, Stack, move_text
from engine.rules.views import StacksBoard
from tests.browser.live_stand import ME, REFUSED, Stand, standing
from tools.driver import DESKTOP, HANG_MS, PHONE, browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

AXE = Path(__file__).parent / "node" / "node_modules" / "axe-core" / "axe.min.js"
TO_THE_END = {"block", "muggins", "castle_rock", "build_up", "mexican_train", "chickenfoot"}
SOME = 8
"""Moves of Ana in the other games."""
SEED = 6
"""Of a round of Block where Ana has a tile with one place at first."""
OTHERS = {"back", "give up", "muggins", "one"}
"""Moves that the tests leave to robots."""
SIZES = (PHONE, (1280, 800))
FINGER = 44
T = TypeVar("T", bound="Told")
VERSION = "version => Number(document.body.dataset.version) >= version"
MOVED = "before => document.body.dataset.version !== before"


class Told(Protocol):
    """A table as its server tells a page."""

    @property
    def version(self) -> int: ...

    def document(self) -> Document: ...


class Player(Generic[T]):
    """A person at the page."""

    def __init__(self, page: Page, stand: T) -> None:
        self.page, self.stand = page, stand
        page.set_default_timeout(HANG_MS)
        self.mistakes: list[str] = []
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", lambda said: self.mistakes.append(said.text) if said.type == "error" else None)

    def tile(self, name: str) -> Locator:
        """A tile in the hand."""
        return self.page.locator(f'#hand [data-tile="{name}"]')

    def laid(self, name: str) -> Locator:
        """A tile on the board."""
        return self.page.locator(f'#board [data-tile="{name}"]')

    def spot(self, key: str) -> Locator:
        """A glowing place."""
        return self.page.locator(f'#board .spot[data-key="{key}"]')

    async def settled(self) -> None:
        """Wait until the page shows the table as it is."""
        await self.page.wait_for_function(VERSION, arg=self.stand.version)

    async def middle(self, thing: Locator) -> tuple[float, float]:
        """Where to put a finger on it."""
        box = await thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def lift(self, tile: str) -> None:
        """Begin to drag a tile of the hand."""
        x, y = await self.middle(self.tile(tile))
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        await self.page.mouse.move(x, y - 60, steps=3)

    async def drag(self, tile: str, key: str) -> None:
        """Drag a tile of the hand to a glowing place."""
        await self.lift(tile)
        await self.page.mouse.move(*await self.middle(self.spot(key).locator(".finger")), steps=3)
        await self.page.mouse.up()

    async def tap(self, thing: Locator) -> None:
        """Tap with a finger, or click on a desktop."""
        x, y = await self.middle(thing)
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            await self.page.touchscreen.tap(x, y)
        else:
            await self.page.mouse.click(x, y)

    async def play(self, move: Move, *, by_drag: bool) -> None:
        """Make a move as a person does, and wait until the page shows the answer."""
        before, text = self.stand.version, move_text(move)
        document = self.stand.document()
        if isinstance(move, Play | Stack):
            (named,) = [one for one in document["hand"] if one["tile"] == str(move.tile)]
            key = next(one["target"] for one in named["moves"] if one["text"] == text)
            same = [one for one in named["moves"] if one["target"] == key]
            if by_drag:
                await self.drag(str(move.tile), key)
            else:
                await self.tap(self.tile(str(move.tile)))
                await self.tap(self.spot(key).locator(".finger"))
            if len(same) > 1:
                await self.page.locator("#ask button").nth([one["text"] for one in same].index(text)).click()
        elif isinstance(move, Capture):
            await self.tap(self.spot(f"take {move.position - 1}").locator(".finger"))
            same = [one for one in document["captures"] if one["key"] == move.position - 1]
            if len(same) > 1:
                await self.page.locator("#ask button").nth([one["text"] for one in same].index(text)).click()
        elif isinstance(move, Claim):
            await self.page.locator("#ask").get_by_text(str(move.points), exact=True).click()
        else:
            label = next(one["label"] for one in document["buttons"] if one["id"].endswith(text))
            await self.page.locator("#buttons").get_by_text(label, exact=True).click()
        await self.page.wait_for_function(MOVED, arg=str(before))
        await self.settled()

    async def shoot(self, name: str) -> None:
        """Save a screenshot if asked for."""
        if folder := os.environ.get("BONEYARD_SHOTS"):
            width = (self.page.viewport_size or {"width": 0})["width"]
            await self.page.screenshot(path=Path(folder) / f"live-{name}-{width}.png")


@asynccontextmanager
async def sitting(
    opened: Browser, stand: Stand, size: tuple[int, int] = PHONE, motion: Any = "reduce"
) -> AsyncIterator[Player[Stand]]:
    """Ana opens the page; at its end it has made no mistake."""
    async with standing(stand):
        viewport: Any = {"width": size[0], "height": size[1]}
        context = await opened.new_context(viewport=viewport, has_touch=True, bypass_csp=False, reduced_motion=motion)
        player = Player(await context.new_page(), stand)
        await player.page.goto(stand.address)
        await player.settled()
        yield player
        assert player.mistakes == []
        await context.close()


def seats(game: str) -> int:
    """Three players, or as many as can be."""
    return min(make_game(game).seat_counts(), key=lambda count: abs(count - 3))


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_by_dragging_and_tapping(game: str, size: tuple[int, int], chromium: str) -> None:
    rng = random.Random(4)
    async with browser(chromium) as opened, sitting(opened, Stand(game, seats(game), 4), size) as ana:
        made = 0
        while (view := ana.stand.match.view_for(ME)).number == 1:
            moves = [move for move in ana.stand.moves() if move_text(move) not in OTHERS]
            if not moves or (made >= SOME and game not in TO_THE_END):
                break
            await ana.play(rng.choice(moves), by_drag=made % 3 < 2)
            made += 1
            if made == 6:
                await ana.shoot(game)
        await ana.shoot(f"{game}-end")
        assert made >= 3
        ended = game in TO_THE_END and not isinstance(view.board, StacksBoard)
        assert not ended or view.result is not None or view.number > 1


def fitting(stand: Stand) -> str:
    """A tile of Ana with one place."""
    return next(str(one["tile"]) for one in stand.document()["hand"] if len(one["moves"]) == 1)


async def test_a_tap_is_answered_in_the_same_frame(chromium: str) -> None:
    """The tile lies on the board before the page has heard anything."""
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        ana.stand.holds = True
        tile = fitting(ana.stand)
        at_once = """tile => {
            for (const tap of [1, 2]) document.querySelector(`#hand [data-tile="${tile}"]`).click();
            return [...document.querySelectorAll(`[data-tile="${tile}"]`)].map(one => one.closest("#hand, #board").id);
        }"""
        assert await ana.page.evaluate(at_once, tile) == ["board"]


async def test_a_refused_move_is_taken_back_with_its_sentence(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        tile = fitting(ana.stand)
        ana.stand.version += 1  # the table moved on, and the page has not heard of it
        await ana.tap(ana.tile(tile))
        await ana.tap(ana.tile(tile))
        await expect(ana.page.locator("#toast")).to_have_text(REFUSED)
        await expect(ana.page.locator("#aloud")).to_have_text(REFUSED)
        await expect(ana.tile(tile)).to_be_visible()
        await expect(ana.laid(tile)).to_have_count(0)
        await ana.settled()


async def test_a_move_without_an_answer_is_repeated_and_made_once(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        before, tile = ana.stand.version, fitting(ana.stand)
        ana.stand.holds = True
        await ana.lift(tile)
        await ana.page.mouse.move(*await ana.middle(ana.page.locator(".spot .finger").first), steps=3)
        await ana.page.mouse.up()
        while len([heard for heard in ana.stand.heard if heard["do"] == "move"]) < 1:
            await ana.page.evaluate("0")
        made = ana.stand.version
        assert made > before
        ana.stand.holds = False
        await ana.stand.cut()
        await ana.settled()
        moves = [heard for heard in ana.stand.heard if heard["do"] == "move"]
        assert [heard["id"] for heard in moves] == [moves[0]["id"]] * 2
        assert ana.stand.version == made
        await expect(ana.page.locator("body.lost")).to_have_count(0)
        await expect(ana.laid(tile)).to_have_count(1)
        await expect(ana.tile(tile)).to_have_count(0)


PAUSES = """() => {
    const wait = window.setTimeout;
    window.pauses = [];
    window.setTimeout = (act, pause, ...more) => {
        if (!String(act).includes("connect")) return wait(act, pause, ...more);
        window.pauses.push(pause);
        return wait(act, 0);
    };
}"""
"""Notes how long a page means to wait before it connects again, and has it connect at once."""


async def test_a_page_is_back_within_seconds_after_any_outage(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        await ana.page.evaluate(PAUSES)
        ana.stand.away = 12
        await ana.stand.cut()
        while ana.stand.away:
            await ana.page.evaluate("0")
        await expect(ana.page.locator("body.lost")).to_have_count(0)
        first, *_, last = pauses = await ana.page.evaluate("() => window.pauses")
        assert first < 500 < last
        assert max(pauses) <= 2500
        assert all("WebSocket" in mistake for mistake in ana.mistakes), ana.mistakes
        ana.mistakes.clear()


async def test_a_double_tap_plays_once(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        tile = fitting(ana.stand)
        await ana.tap(ana.tile(tile))
        await ana.page.mouse.dblclick(*await ana.middle(ana.page.locator(".spot .finger").first))
        await ana.page.wait_for_function(MOVED, arg=str(0))
        await expect(ana.laid(tile)).to_have_count(1)
        assert len([heard for heard in ana.stand.heard if heard["do"] == "move"]) == 1


async def claiming(ana: Player[Stand]) -> list[int]:
    """Play until Ana may claim; the counts that she is offered."""
    rng = random.Random(1)
    while not (counts := (ana.stand.document()["claims"] or {"counts": []})["counts"]):
        moves = [move for move in ana.stand.moves() if move_text(move) != "muggins"]
        await ana.play(rng.choice(moves), by_drag=True)
    return list(counts)


async def test_a_claim_is_a_row_of_sums_that_a_reload_keeps(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("muggins", 3, 2)) as ana:
        counts = await claiming(ana)
        await ana.page.reload()
        await ana.settled()
        row = ana.page.locator("#ask")
        await expect(row.locator("button")).to_have_text([str(count) for count in counts])
        await expect(row.locator(".ring .rest")).to_have_count(1)
        await ana.shoot("claim")
        await row.locator("button").first.click()
        await expect(row).to_be_hidden()
        assert ana.stand.heard[-1]["text"] == f"claim {counts[0]}"


async def test_the_hand_is_arranged_by_dragging_and_by_keys(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        tiles = list(ana.stand.order)
        x, y = await ana.middle(ana.tile(tiles[0]))
        to_x, to_y = await ana.middle(ana.tile(tiles[-1]))
        await ana.page.mouse.move(x, y)
        await ana.page.mouse.down()
        await ana.page.mouse.move(x + 20, y, steps=2)
        await ana.page.mouse.move(to_x + 12, to_y, steps=8)
        await ana.page.mouse.up()
        wanted = [*tiles[1:], tiles[0]]
        cards = ana.page.locator("#hand [data-tile]")
        await expect(cards).to_have_count(len(tiles))
        assert [await card.get_attribute("data-tile") for card in await cards.all()] == wanted
        await ana.tile(wanted[0]).focus()
        await ana.page.keyboard.press("Shift+ArrowRight")
        wanted = [wanted[1], wanted[0], *wanted[2:]]
        await expect(ana.tile(wanted[1])).to_be_focused()
        assert [await card.get_attribute("data-tile") for card in await cards.all()] == wanted
        arranged = [heard["hand"] for heard in ana.stand.heard if heard["do"] == "arrange"]
        assert len(arranged) == 1 or arranged[-1] == wanted


async def test_a_round_is_played_with_the_keyboard_alone(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED), DESKTOP) as ana:
        press = ana.page.keyboard.press
        while (view := ana.stand.match.view_for(ME)).number == 1 and view.moves:
            move = view.moves[0]
            assert isinstance(move, Play)
            before = str(ana.stand.version)
            await ana.page.locator("#hand [tabindex='0']").focus()
            await press("Home")
            for _ in range(ana.stand.order.index(str(move.tile))):
                await press("ArrowRight")
            await expect(ana.tile(str(move.tile))).to_be_focused()
            await press("Enter")
            await expect(ana.page.locator("#board .spot").first).to_be_focused()
            await press("Escape")
            await expect(ana.tile(str(move.tile))).to_be_focused()
            await press("Enter")
            await press("ArrowRight")
            await press("ArrowLeft")
            await press("Enter")
            await ana.page.wait_for_function(MOVED, arg=before)
            await ana.settled()
            assert await ana.page.locator("#aloud").inner_text()
        assert view.result is not None or view.number > 1


async def test_a_board_is_zoomed_and_fitted_again(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("chickenfoot", 4, 2), DESKTOP) as ana:
        fit = ana.page.locator("#fit")
        await expect(fit).to_be_hidden()
        x, y = await ana.middle(ana.page.locator("#board"))
        await ana.page.mouse.move(x, y)
        await ana.page.mouse.wheel(0, -300)
        await expect(fit).to_be_visible()
        await fit.click()
        await expect(fit).to_be_hidden()


async def test_an_emoji_is_said(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        await ana.page.get_by_role("button", name="Table talk").click()
        await ana.page.get_by_role("button", name="Send 👏").click()
        await expect(ana.page.locator("#players .bubble")).to_have_text("👏")
        await ana.page.get_by_role("button", name="Table talk").click()
        await ana.page.get_by_role("button", name="Send 😂").click()
        await expect(ana.page.locator("#players .bubble")).to_have_text("😂")
        await expect(ana.page.locator("#aloud")).to_contain_text("👏")
        await expect(ana.page.locator("#emojis")).to_be_hidden()


@pytest.mark.parametrize("size", [(320, 568), PHONE, (844, 390), (1280, 800)], ids=str)
async def test_fingers_and_eyes_find_everything(size: tuple[int, int], chromium: str) -> None:
    """Buttons of 44 px, halves of at least 13 px or numerals, and nothing outside the window."""
    async with browser(chromium) as opened:
        for game in GAMES:
            async with sitting(opened, Stand(game, seats(game), 5), size) as ana:
                boxes = """() => [...document.querySelectorAll("button, #hand .tile")]
                    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
                    .map(({left, right, bottom, width, height}) => ({left, right, bottom, width, height}))"""
                for box in await ana.page.evaluate(boxes):
                    assert box["width"] >= FINGER
                    assert box["height"] >= FINGER
                    assert box["left"] >= 0
                    assert box["right"] <= size[0]
                pips = """() => [...document.querySelectorAll("#board .tile")]
                    .filter(one => one.querySelector("circle")).map(one => one.getBoundingClientRect())
                    .map(({width, height}) => Math.max(width, height) / 2)"""
                assert min(await ana.page.evaluate(pips), default=20) >= 13
                await ana.shoot(f"start-{game}")


@pytest.mark.parametrize("style", [Style(), Style(high_contrast=True, numerals=True)], ids=["usual", "contrast"])
async def test_axe_finds_nothing(style: Style, chromium: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is missing: npm ci --prefix tests/browser/node")
    found: dict[str, list[str]] = {}
    async with browser(chromium) as opened:
        for game in GAMES:
            async with sitting(opened, Stand(game, seats(game), 4, style=style)) as ana:
                if game == "muggins":
                    await claiming(ana)
                for act in ("#talk", "#hand .playable", "#menu"):
                    if await ana.page.locator(act).count():
                        await ana.page.locator(act).first.click()
                    result = await ana.page.evaluate(AXE.read_text(encoding="utf-8") + "; axe.run()")
                    found[f"{game} {act}"] = [str((one["id"], one["nodes"][0]["html"])) for one in result["violations"]]
    assert not {where: what for where, what in found.items() if what}


async def test_the_end_of_a_round_is_shown_though_the_next_has_begun(chromium: str) -> None:
    """It stays until a tile is chosen, and is not shown again after a reload."""
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        result = ana.page.locator("#result")
        while ana.stand.result is None:
            await expect(result).to_be_hidden()
            await ana.play(ana.stand.match.view_for(ME).moves[0], by_drag=False)
        assert ana.stand.match.view_for(ME).number == 2
        await expect(result.locator("h2")).to_contain_text("round 1")
        await expect(ana.page.locator("#aloud")).to_contain_text("round 1")
        await ana.shoot("result")
        await ana.page.reload()
        await ana.settled()
        await expect(result).to_be_hidden()
        await ana.page.get_by_role("button", name="Score").click()
        await expect(result.locator("h2")).to_contain_text("round 1")
        await ana.tap(ana.page.locator("#hand .playable").first)
        await expect(result).to_be_hidden()


@pytest.mark.parametrize("phase", ["before", "pressed", "lifted"])
async def test_a_drag_goes_on_while_documents_come(phase: str, chromium: str) -> None:
    """Another player's claim or clock must not take the tile out of one's fingers."""
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        tile = fitting(ana.stand)
        mouse, (x, y) = ana.page.mouse, await ana.middle(ana.tile(tile))

        async def comes(now: str) -> None:
            if now == phase:
                ana.stand.version += 1
                ana.stand.news = f"At {now}"
                await ana.stand.tell(ana.stand.document())
                await ana.settled()

        await mouse.move(x, y)
        await comes("before")
        await mouse.down()
        await comes("pressed")
        await mouse.move(x, y - 60, steps=3)
        await comes("lifted")
        await mouse.move(*await ana.middle(ana.page.locator("#board .spot .finger").first), steps=3)
        before = ana.stand.version
        await mouse.up()
        await ana.page.wait_for_function(VERSION, arg=before + 1)
        await expect(ana.laid(tile)).to_have_count(1)
