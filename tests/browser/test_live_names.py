"""The live board's page with the longest names at the largest tables, on the smallest phone."""

import pytest

from bot.live.documents import plain_text
from bot.words import LANGUAGES, words_for
from engine.rules.games import GAMES
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
MOST = 500
"""Rounds of the longest match, Castle Rock without a limit."""
WHOLE = """([title, facts]) => {
    for (const id of ["fit", "score"]) document.getElementById(id).hidden = false;
    return [["title", title], ["facts", facts]].map(([id, text]) => {
        const node = Object.assign(document.getElementById(id), { textContent: text });
        return node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight;
    });
}"""
SENTENCES = (
    *("live.lost", "live.many", "board.live_refused", "board.live_busy", "board.live_broken", "board.live_closed"),
    *("refusal.store_unreadable", "refusal.store_unavailable", "refusal.store_unsure", "refusal.must_finish_foot"),
)
SAID = """sentence => {
    const toast = Object.assign(document.getElementById("toast"), { textContent: sentence, hidden: false });
    const [box, mine] = ["toast", "mine"].map(id => document.getElementById(id).getBoundingClientRect());
    const seen = [[box.left, box.top], [box.right, box.top]].map(([x, y]) =>
        document.elementFromPoint(Math.min(Math.max(x, box.left + 12), box.right - 12), y + 12) === toast);
    return box.left >= 0 && box.right <= innerWidth && box.bottom <= mine.top && seen.every(Boolean)
        && toast.scrollWidth <= toast.clientWidth;
}"""
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


async def test_titles_are_whole_on_a_small_phone(chromium: str) -> None:
    """In each language, of each game, in the last round of the longest match, beside all four buttons."""
    async with browser(chromium) as opened, sitting(opened, Stand("block", 2, 3), (320, 568)) as ana:
        for language in LANGUAGES:
            words = words_for(language)
            for game in GAMES:
                title = words("picture.title_of", game=words(f"game.{game}"), number=MOST, rounds=MOST)
                shown = [title, words("picture.boneyard", count=91)]
                assert await ana.page.evaluate(WHOLE, shown) == [True, True], shown
                assert await ana.page.evaluate(OUTSIDE, FINGER) == [], shown
            await ana.shoot(f"title-{language}")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_sentences_are_whole_on_a_small_phone(language: str, chromium: str) -> None:
    """What the board asks for, beside the boneyard, and why there is no table or no move."""
    words = words_for(language)
    values = [words("demand.a", value=value) for value in (9, 10, 11, 12)]
    known = {"doubles": words.listing(["9|9", "10|10", "11|11", "12|12"]), "value": words.listing(values, "or")}
    known |= {"tile": "12|12", "count": words.count("toe", 6)}
    stand = Stand("mexican_train", 4, 3, language=language)
    async with browser(chromium) as opened, sitting(opened, stand, (320, 568)) as ana:
        await ana.page.locator("#hand .playable").first.click()
        for key in ("drawn", "extra", "toes", "doubles", "row", "capture"):
            title = words("picture.title_of", game=words("game.mexican_train"), number=13, rounds=13)
            facts = f"{words('picture.boneyard', count=91)} · {words(f'demand.{key}', **known)}"
            assert await ana.page.evaluate(WHOLE, [title, facts]) == [True, True], facts
            assert await ana.page.evaluate(OUTSIDE, FINGER) == [], facts
        for key in SENTENCES:
            sentence = plain_text(words(key))
            assert await ana.page.evaluate(SAID, sentence), sentence
        await ana.shoot(f"sentences-{language}")
