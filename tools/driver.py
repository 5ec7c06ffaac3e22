"""A person at the page of `boneyard try`: what Playwright does, in the words of the game night.

Used by the tests that play in a real browser and by `tools/screens.py`. Every step waits until the page has shown its
outcome, so a test reads like the evening went: `await ana.slash("domino play", game="Block")`, then
`await bo.click("Join")`.
"""

import contextlib
import os
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from functools import cache
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.words import Words, words_for
from tests.bot.words.wordings import wordings
from tests.patience import HANG_SECONDS

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
Label = str | re.Pattern[str]
"""The words on a button or a line of a menu."""
DESKTOP = (1280, 900)
PHONE = (390, 844)
HANG_MS = HANG_SECONDS * 1000
expect.set_options(timeout=HANG_MS)

# The page says so itself when it has painted everything and nothing is on its way to the bot.
SETTLED = "window.simcordPreview?.ready && !window.simcordPreview.pendingAction"


def find_chromium() -> str | None:
    """The path of a Chromium, by BONEYARD_CHROMIUM or else on the PATH; None where there is none."""
    return os.environ.get("BONEYARD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@contextlib.asynccontextmanager
async def browser(executable: str) -> AsyncIterator[Browser]:
    """A Chromium that requests only the given pages."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=executable, args=list(FLAGS), timeout=HANG_MS)
        try:
            yield opened
        finally:
            await opened.close()


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every wording of an English sentence, with its key."""
    english = words_for()
    return tuple(
        (key, re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(wording), count=1)))
        for key in english.sentences
        for wording in wordings(english, key)
        if len(re.findall(r"\{\w+\}", wording)) < 2
    )


def _said(words: Words, label: str) -> set[str]:
    """All sentences of a language that say the same as an English label. A word that a label ends with, such as "off",
    is put into the language too."""
    found = set[str]()
    for key, pattern in _patterns():
        if not (match := pattern.fullmatch(label)):
            continue
        facts = match.groupdict()
        if pattern.pattern.startswith("(?P") and not all(fact.isdigit() for fact in facts.values()):
            continue
        if not facts:
            found.add(words(key))
        for name, fact in facts.items():
            found |= {
                words(key, **{name: one}) for one in ([int(fact)] if fact.isdigit() else _said(words, fact) | {fact})
            }
    return found


def in_language(words: Words, label: str) -> Label:
    """An English label in another language: any sentence that says the same. Names at its start stay as they are."""
    if words.code == words_for().code:
        return label
    found = _said(words, label)
    return re.compile("|".join(f"^{re.escape(one)}$" for one in sorted(found))) if found else label


async def sit_down(opened: Browser, address: str, name: str, size: tuple[int, int] = DESKTOP) -> "Person":
    """Open the page at `address` in a window of its own and view the server as this person."""
    width, height = size
    # The page forbids `eval`, with which Playwright waits for conditions.
    context = await opened.new_context(viewport={"width": width, "height": height}, bypass_csp=True)
    page = await context.new_page()
    page.set_default_timeout(HANG_MS)
    await page.goto(address)
    person = Person(page)
    await person.settled()
    await person.view_as(name)
    return person


class Person:
    """One browser window, viewing the channel as one person."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mistakes: list[str] = []
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))

    async def settled(self) -> None:
        """Wait until the page has painted what it knows and no step of this person is on its way."""
        await self.page.wait_for_function(SETTLED)

    async def view_as(self, name: str) -> None:
        """Switch to another person of the server, by display name."""
        picker = self.page.get_by_label("Viewing as")
        if await picker.locator("option:checked").inner_text() != name:
            await picker.select_option(label=name)
        await expect(picker.locator("option:checked")).to_have_text(name)
        await self.settled()

    async def go_to(self, channel: str) -> None:
        """Go to the first channel or thread with this in its name; the person stays the same."""
        name = await self.page.get_by_label("Viewing as").locator("option:checked").inner_text()
        await self.page.locator("#channel-list button").filter(has_text=channel).first.click()
        await expect(self.page.locator("#channel-list [aria-current]")).to_contain_text(channel)
        await expect(self.page.get_by_label("Viewing as").locator("option:checked")).to_have_text(name)
        await self.settled()

    async def slash(self, command: str, **options: str) -> None:
        """Type a slash command; options by name, a choice by the words it shows."""
        box = self.page.get_by_label("Message", exact=True)
        await box.fill(f"/{command}")
        entry = self.page.locator(".command-entry").filter(
            has=self.page.locator("strong", has_text=f"/{command}").get_by_text(f"/{command}", exact=True)
        )
        await entry.click()
        for name, value in options.items():
            await self._fill(name, value)
        await self.page.get_by_role("button", name="Send", exact=True).click()
        await expect(self.page.locator(".command-row")).to_have_count(0)
        await self.settled()

    async def _fill(self, name: str, value: str) -> None:
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not await field.count():
            await self.page.locator(".command-chip").click()
            await self.page.locator(f'.command-suggestion[data-value="{name}"]').click()
        await field.fill(value)
        if await field.get_attribute("role") == "combobox":
            offered = self.page.locator(".command-suggestion")
            await expect(offered.filter(has_text=value).first).to_be_visible()
            exact = offered.get_by_text(value, exact=True)
            await (exact if await exact.count() else offered.filter(has_text=value)).first.click()

    def messages(self, text: str = "") -> Locator:
        """The channel's messages that this person sees and that have this text, oldest first."""
        found = self.page.locator("#channel-message-list [data-message-id]")
        return found.filter(has_text=text) if text else found

    def newest(self, text: str = "") -> Locator:
        """The newest message with this text in it."""
        return self.messages(text).last

    async def read(self, text: str = "") -> str:
        """The words of the newest message with this text in it."""
        return await self.newest(text).inner_text()

    async def sees(self, text: str) -> None:
        """Wait until a message with this text is in the channel, for this person."""
        await expect(self.newest(text)).to_be_visible()

    async def does_not_see(self, text: str) -> None:
        """No message with this text is there once the page is up to date."""
        await self.settled()
        await expect(self.messages(text)).to_have_count(0)

    def button(self, label: Label, on: str = "") -> Locator:
        """The button with exactly this label on the newest message that has it, and has the text `on`."""
        button = self.page.locator("button.component-button").filter(
            has=self.page.locator(".button-label").get_by_text(label, exact=True)
        )
        return self.messages(on).filter(has=button).last.locator(button)

    async def click(self, label: str, on: str = "") -> None:
        """Press a button of the bot; a button that another message replaces meanwhile is looked for again."""
        await self.settled()
        await self.button(label, on).first.click()
        await self.settled()

    async def select(self, *labels: Label, on: str = "") -> None:
        """Choose these lines of the select on the newest message with the text `on`."""
        await self.settled()
        await self.choose(self.messages(on).filter(has=self.page.locator(".preview-select")).last, *labels)

    async def choose(self, message: Locator, *labels: Label) -> None:
        """Choose these lines of the message's first select that has them."""

        def line(label: Label) -> Locator:
            named = self.page.locator(".option-label, .entity-name").get_by_text(label, exact=True)
            return self.page.locator(".select-option").filter(has=named)

        select = message.locator(".preview-select")
        having = select.filter(has=line(labels[0]))
        select = (having if await having.count() else select).first
        await select.locator(".select-trigger").click()
        for label in labels:
            await line(label).click()
        apply = select.first.locator(".select-apply")  # only a menu of several has it
        if await apply.count():
            await apply.click()
        await self.settled()

    async def fill_dialog(self, fields: Mapping[Label, str]) -> None:
        """Fill the open dialog's fields, by their labels, and submit it."""
        dialog = self.page.locator(".modal-dialog")
        for label, text in fields.items():
            await dialog.get_by_label(label).fill(text)
        await dialog.get_by_role("button", name="Submit").click()
        await expect(dialog).to_have_count(0)
        await self.settled()

    async def resize(self, size: tuple[int, int]) -> None:
        """Make the window this large, and wait until the page has taken notice of it and painted itself anew."""
        await self.page.set_viewport_size({"width": size[0], "height": size[1]})
        await self.page.mouse.move(0, 0)
        for _ in range(3):
            await self.page.evaluate("new Promise(requestAnimationFrame)")
        await self.settled()

    async def screenshot(self, file: Path, size: tuple[int, int] | None = None) -> None:
        """Save what this window shows, at this size if one is given, scrolled to the newest message."""
        if size is not None:
            await self.resize(size)
        await self.settled()
        if await self.messages().count():
            await self.newest().scroll_into_view_if_needed()
        await self.page.screenshot(path=file)
