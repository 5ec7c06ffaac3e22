"""What has happened in a round, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, Text, rows
from bot.ui.pages.table.rules_text import table_title
from bot.ui.pages.table.seats import control
from bot.words import Words
from engine.tables.core.model import Snapshot

LINES: Final = 30
MOST_TEXT: Final = 3600


def pages_of(lines: Sequence[str]) -> list[list[str]]:
    """The lines on pages that Discord takes; the latest are on the last."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if len(pages[-1]) == LINES or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > MOST_TEXT:
            pages.append([])
        pages[-1].append(line)
    return pages


def log_page(words: Words, snapshot: Snapshot, lines: Sequence[str], page: int = 0) -> Page:
    """The page so far from the latest one (0)."""
    pages = pages_of(lines)
    at = max(0, len(pages) - 1 - page)
    back = len(pages) - 1 - at
    buttons = []
    if at:
        buttons.append(Button(words("log.earlier"), control(snapshot, Verb.LOG, str(back + 1))))
    if back:
        buttons.append(Button(words("log.later"), control(snapshot, Verb.LOG, str(back - 1))))
    title = words("log.title", game=table_title(words, snapshot))
    return Page((Text("\n".join([title, *pages[at]])), *rows(buttons)))
