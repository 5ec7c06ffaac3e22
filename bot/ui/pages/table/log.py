"""The log of a round, page by page."""

from collections.abc import Sequence
from typing import Final

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page, pager, sentence
from bot.ui.pages.table.seats import control, table_title
from bot.words import Words
from engine.tables.core.model import Snapshot

LINES: Final = 30
MOST_TEXT: Final = 3600


def pages_of(lines: Sequence[str]) -> list[list[str]]:
    """The lines on pages within Discord's limit, the latest on the last page."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if len(pages[-1]) == LINES or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > MOST_TEXT:
            pages.append([])
        pages[-1].append(line)
    return pages


def log_page(words: Words, snapshot: Snapshot, lines: Sequence[str], page: int = 0) -> Page:
    """A page of the log; 0 is the latest."""
    pages = pages_of(lines)
    page = min(page, len(pages) - 1)
    buttons = pager(
        words, page, len(pages), "page.later", "page.earlier", lambda number: control(snapshot, Verb.LOG, str(number))
    )[::-1]
    title = words("log.title", game=table_title(words, snapshot))
    return sentence("\n".join([title, *pages[-1 - page]]), *buttons)
