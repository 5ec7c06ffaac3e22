"""How tiles move on the live board's page: animations stand still and are set to a time, so no test depends on speed.

Screenshots of the frames go to the folder named by BONEYARD_SHOTS if there is one.
"""

from typing import Any

import pytest
from playwright.async_api import expect

from engine.rules.moves import Play
from engine.rules.position import read_position
from tests.browser.live_stand import Stand
from tests.browser.test_live import Player, sitting
from tools.driver import PHONE, browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

MOVES, SEED = 3, 3
"""Moves of a round of Block, and its seed. The round goes on after them."""
LONGEST = 250
"""Milliseconds of an animation."""
NEAR, SHADOW = 0.5, 3.0
"""Pixels. In the hand, a tile's shadow takes part in its box."""
HOLD = """() => {
    window.moving = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given);
        made.pause();
        window.moving.push(made);
        return made;
    };
}"""
PUT = """([tile, key]) => {
    document.querySelector(`#hand [data-tile="${tile}"]`).click();
    for (const one of window.moving) one.finish();
    window.moving = [];
    const { x, y, width, height } = document.querySelector(`#hand [data-tile="${tile}"] svg`).getBoundingClientRect();
    document.querySelector(`#board .spot[data-key="${key}"]`).dispatchEvent(new MouseEvent("click"));
    return [x + width / 2, y + height / 2];
}"""
END = "() => { for (const one of window.moving) one.finish(); window.moving = []; }"
LENGTHS = "() => window.moving.map(one => one.effect.getTiming().duration)"
TILES = """time => {
    for (const one of window.moving) one.currentTime = time;
    return Object.fromEntries([...document.querySelectorAll("#board .tile[data-tile]")].map(node => {
        const { e, f } = node.getScreenCTM();
        node.number ??= window.numbered = (window.numbered ?? 0) + 1;
        return [node.dataset.tile, [node.number, e, f]];
    }));
}"""
"""The tiles on the board at this time of the animations, each with the number of its element and its middle."""


def near(one: list[float], other: list[float], within: float = NEAR) -> bool:
    """Whether two tiles are at the same place."""
    return all(abs(a - b) <= within for a, b in zip(one, other, strict=True))


async def put(ana: Player[Stand]) -> tuple[str, list[float]]:
    """Ana makes her first move, and no page is told. Gives the tile and its place in her hand."""
    move = ana.stand.moves()[0]
    assert isinstance(move, Play)
    (named,) = [one for one in ana.stand.document()["hand"] if one["tile"] == str(move.tile)]
    ana.stand.holds = True
    place: list[float] = await ana.page.evaluate(PUT, [str(move.tile), named["moves"][0]["target"]])
    return str(move.tile), place


async def test_tiles_glide_from_where_they_were(chromium: str) -> None:
    """The own tile from the hand, the others of the board as the same elements."""
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED), motion="no-preference") as ana:
        page = ana.page
        await page.evaluate(HOLD)
        for number in range(MOVES):
            version = ana.stand.version
            tile, hand = await put(ana)
            frames: list[dict[str, Any]] = []
            for time in (0, LONGEST // 2, LONGEST):
                frames.append(await page.evaluate(TILES, time))
                await ana.shoot(f"move-{number}-{time}")
            assert near(frames[0][tile][1:], hand, SHADOW)
            box = await ana.laid(tile).bounding_box()
            assert box is not None
            assert 0 <= box["x"] < box["x"] + box["width"] <= PHONE[0], "it is whole before the server answers"
            assert not near(frames[1][tile][1:], frames[2][tile][1:])
            assert max(await page.evaluate(LENGTHS)) <= LONGEST
            await page.evaluate(END)
            before = await page.evaluate(TILES, 0)
            assert near(before[tile][1:], frames[2][tile][1:])
            while ana.stand.version == version:  # until the request has arrived
                await page.evaluate("0")
            ana.stand.holds = False
            await ana.stand.tell(ana.stand.document())
            await ana.settled()
            first, last = await page.evaluate(TILES, 0), await page.evaluate(TILES, LONGEST)
            assert max(await page.evaluate(LENGTHS), default=0) <= LONGEST
            assert before.keys() <= last.keys()
            for name, (element, *at) in before.items():
                assert (first[name][0], last[name][0]) == (element, element)
                assert near(first[name][1:], at), name
            await page.evaluate(END)
            assert await page.evaluate(TILES, 0) == last


async def test_nothing_glides_with_reduced_motion(chromium: str) -> None:
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, SEED)) as ana:
        await ana.page.evaluate(HOLD)
        version = ana.stand.version
        tile, _ = await put(ana)
        while ana.stand.version == version:
            await ana.page.evaluate("0")
        ana.stand.holds = False
        await ana.stand.tell(ana.stand.document())
        await ana.settled()
        assert tile in await ana.page.evaluate(TILES, 0)
        assert await ana.page.evaluate(LENGTHS) == []


async def test_a_second_tap_plays_a_tile_whose_places_are_alike(chromium: str) -> None:
    stand = Stand("block", 2, 1)
    stand.match = read_position("block | hands 0|6 0|2 / 3|3 5|5 | line 0|0 | turn 0")
    async with browser(chromium) as opened, sitting(opened, stand) as ana:
        await ana.tap(ana.tile("0|6"))
        await expect(ana.page.locator(".spot")).to_have_count(2)
        await ana.tap(ana.tile("0|6"))
        await expect(ana.laid("0|6")).to_have_count(1)
