"""Pages as a player reads them, with the key and the facts of each sentence in place of its wording."""

from __future__ import annotations

from bot.ui.pages.custom_ids import read_id
from bot.ui.pages.page import Button, Frame, Menu, Page, Row, Text
from bot.words import Words
from engine.rules.game import Match
from engine.rules.position import read_position
from engine.tables.table.model import Snapshot
from tests.bot.flows.test_secrecy import snapshot_of


class _Keys(Words):
    """Sentences that show their key and their facts."""

    def __call__(self, key: str, /, **facts: object) -> str:
        return " ".join([key, *(str(fact) for fact in facts.values() if fact != "")])

    def __contains__(self, key: str) -> bool:
        return True


KEYS = _Keys("en", "en_GB", "")


def at(position: str) -> tuple[Match, Snapshot]:
    """A match at this position, and its table."""
    match = read_position(position)
    return match, snapshot_of(match, match.game.name, match.seats)


def read(page: Page) -> list[str]:
    """The page line by line: texts, `(pictures)` with their words, `[buttons → verb:argument]`, `<menus>`."""
    lines = []
    for part in page.parts:
        if isinstance(part, Text):
            lines += part.text.split("\n")
        elif isinstance(part, Frame):
            lines += [f"({part.name})", *(f"| {line}" for line in part.text.split("\n") if line)]
        elif isinstance(part, Row):
            lines += map(_button, part.buttons)
        elif isinstance(part, Menu):
            lines.append(f"<{part.prompt} → {_does(part.id)}>")
            lines += [f"  {one.label} = {one.value}{' *' if one.chosen else ''}" for one in part.choices]
    return lines


def _button(button: Button) -> str:
    return f"[{button.label} → {_does(button.id)}]{' off' if button.disabled else ''}"


def _does(custom_id: str) -> str:
    found = read_id(custom_id)
    assert found is not None
    return f"{found.verb}:{found.argument}" if found.argument else str(found.verb)
