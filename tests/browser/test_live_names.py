"""The live board's page with the longest names at the largest tables, on the smallest phone."""

import pytest

from bot.words import LANGUAGES
from tests.browser.live_stand import Stand
from tests.browser.test_live import FINGER, sitting
from tools.driver import browser

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

LONG_NAMES = tuple((name * 32)[:32] for name in (
    "W", "Anneliese von Hohenzollern ", "محمد عبد الرحمن ", "ישראל ישראלי ", "山田太郎", "अनुष्का ", "สมชาย", "Дмитрий ",
    "👩‍👩‍👧‍👦", "Ω", "김철수", "i",
))  # fmt: skip
RTL = {2, 3}
"""The names among them that are written from right to left."""
OUTSIDE = """finger => [...document.querySelectorAll("body *")].filter(one => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (!one.checkVisibility() || one.closest("svg *, .unseen, #tabs") || !width) return false;
    const scrolls = one.closest("#seats, #result, dialog, #mine");
    const small = one.matches("button") && (width < finger || height < finger);
    return small || left < 0 || right > innerWidth + 0.5 || (!scrolls && (top < 0 || bottom > innerHeight + 0.5));
}).map(one => one.outerHTML.slice(0, 90))"""
CUT = """all => all.map(one => {
    const { textOverflow, whiteSpace, direction } = getComputedStyle(one);
    return [one.scrollWidth > one.clientWidth ? textOverflow : "whole", whiteSpace, direction];
})"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_twelve_people_with_long_names_fit_a_small_phone(language: str, chromium: str) -> None:
    """Names of 32 characters in any script are cut with an ellipsis at their end, and nothing leaves the window."""
    async with browser(chromium) as opened:
        for game in ("chickenfoot", "mexican_train", "castle_rock"):
            stand = Stand(game, 12, 3, language=language, names=LONG_NAMES)
            async with sitting(opened, stand, (320, 568)) as ana:
                for act in ("#talk", "#hand .playable", "#score:visible"):
                    if await ana.page.locator(act).count():
                        await ana.page.locator(act).first.click()
                    assert await ana.page.evaluate(OUTSIDE, FINGER) == [], (game, act)
                names = ana.page.locator("#players .name")
                cut = await names.evaluate_all(CUT)
                assert cut == [["ellipsis", "nowrap", "rtl" if index in RTL else "ltr"] for index in range(12)]
                await ana.shoot(f"twelve-{game}-{language}")
                await ana.page.locator("#menu").click()
                assert await ana.page.evaluate(OUTSIDE, FINGER) == [], (game, "menu")
