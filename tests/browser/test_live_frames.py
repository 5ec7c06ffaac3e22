"""Three moves on the live board's page, frame by frame: time stands still and is set, so the frames are exact on a slow
machine. No tile jumps, and none is drawn twice.

Screenshots of the frames go to the folder named by BONEYARD_SHOTS if there is one.
"""

import pytest

from engine.robots.playing import next_step
from engine.rules.moves import Capture, Move, Play, move_text, parse_move
from tests.browser.live_stand import Stand
from tests.browser.test_live import SIZES, Player, sitting
from tools.driver import browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

TIMES = (0, 35, 70, 105, 140, 175, 210, 250)
"""Milliseconds."""
NEAR = 3.0
"""Pixels: a tile in the hand is drawn a little above the middle of its box."""
FRAME = """time => {
    for (const one of document.getAnimations()) one.currentTime = time;
    const found = {};
    for (const node of document.querySelectorAll('#board .tile[data-tile*="|"], .lifted, #hand .tile:not(.away)')) {
        const { e, f, a, b } = node.querySelector("g").getScreenCTM();
        const turn = Math.round((Math.atan2(b, a) * 180) / Math.PI);
        if (getComputedStyle(node).opacity > 0) (found[node.dataset.tile] ??= []).push([e, f, turn]);
    }
    return found;
}"""
"""Where each tile is drawn at this time of all motions: its middle, and how it is turned."""
END = """() => {
    for (const one of document.getAnimations()) if (one.effect.getTiming().iterations < 9) one.finish();
}"""
Places = dict[str, list[list[float]]]


class Waiting(Stand):
    """The others wait to be asked."""

    waits = False

    def play_others(self) -> None:
        if not self.waits:
            super().play_others()


async def frames(ana: Player[Stand], name: str, before: Places) -> Places:
    """Look at a motion that begins where the tiles were `before`. Gives where they are after it."""
    now = before
    for time in TIMES:
        now = await ana.page.evaluate(FRAME, time)
        await ana.shoot(f"{name}-{time:03}")
        assert {tile for tile, places in now.items() if len(places) > 1} == set(), (name, time)
        for tile in now.keys() & before.keys() if time == 0 else ():
            (x, y, turn), (left, top, turned) = now[tile][0], before[tile][0]
            assert max(abs(x - left), abs(y - top)) <= NEAR, (name, tile, before[tile], now[tile])
            assert (turn - turned) % 180 == 0, (name, tile, before[tile], now[tile])
    await ana.page.evaluate(END)
    return now


async def at_rest(ana: Player[Stand]) -> Places:
    """Where the tiles are once nothing moves."""
    await ana.page.evaluate(END)
    found: Places = await ana.page.evaluate(FRAME, 0)
    return found


async def begin(ana: Player[Stand], move: Move) -> Places:
    """Make Ana's move with a finger; no answer comes yet. Gives where the tiles were before the finger let go."""
    ana.stand.holds = True
    if isinstance(move, Play):
        (named,) = [one for one in ana.stand.document()["hand"] if one["tile"] == str(move.tile)]
        await ana.lift(str(move.tile))
        key = next(one["target"] for one in named["moves"] if one["text"] == move_text(move))
        await ana.page.mouse.move(*await ana.middle(ana.spot(key).locator(".finger")), steps=3)
        before = await at_rest(ana)
        await ana.page.mouse.up()
        return before
    before = await at_rest(ana)
    if isinstance(move, Capture):
        await ana.tap(ana.spot(f"take {move.position - 1}").locator(".finger"))
        return before
    await ana.page.locator("#buttons").get_by_text(move_text(move), exact=True).click()
    return before


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("game", "seed", "texts"),
    [
        ("castle_rock", 14, ("3|5", "take 3 middle", "done", "")),
        ("muggins", 23, ("0|4@0", "", "5|5@1")),
        ("mexican_train", 5, ("2|12@0", "", "2|2@4")),
    ],
    ids=["castle_rock", "muggins", "mexican_train"],
)
async def test_three_moves_are_shown_without_jumps(
    game: str, seed: int, texts: tuple[str, ...], size: tuple[int, int], chromium: str
) -> None:
    """A tile is dragged, a capture or a double follows, and another player answers."""
    stand = Waiting(game, 2, seed)
    stand.waits = True
    async with browser(chromium) as opened, sitting(opened, stand, size, motion="no-preference") as ana:
        session = await ana.page.context.new_cdp_session(ana.page)
        await session.send("Animation.enable")
        await session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        for number, text in enumerate(texts):
            name, version = f"{game}-{number}", stand.version
            if text:
                before = await begin(ana, parse_move(text))
                after = await frames(ana, f"{name}-finger", before)
                while stand.version == version:
                    await ana.page.evaluate("0")
                stand.holds = False
            else:
                after = await at_rest(ana)
                stand.move(*next_step(stand.match, stand.match.to_act(), stand.rng))
            await stand.tell(stand.document())
            await ana.settled()
            await frames(ana, f"{name}-told", after)
