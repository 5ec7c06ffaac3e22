"""Stand-ins for pictures, and what a message shows of them."""

from __future__ import annotations

from typing import Any

from simcord.components import walk_components

from bot.pictures import Style
from bot.ui.page import Picture
from bot.ui.painter import NoPictures
from bot.words import Words
from engine.rules.record import Record
from engine.rules.views import View
from engine.tables.model import Snapshot
from tests.bot.flows.stage import SELECT, Stage, controls, wire

GALLERY = 12


class Sketches(NoPictures):
    """Quick stand-ins that say what they were asked for."""

    def __init__(self) -> None:
        self.boards: list[tuple[View, Style]] = []
        self.fails = False

    async def board(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        self.boards.append((view, style))
        return None if self.fails else sketch("board.png", style)

    async def hand(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        return None if self.fails else sketch("hand.png", style)

    async def tally(self, words: Words, snapshot: Snapshot, view: View, style: Style) -> Picture | None:
        return None if self.fails else sketch("tally.png", style)

    async def replay(
        self, words: Words, snapshot: Snapshot, record: Record, number: int | None, style: Style
    ) -> Picture | None:
        return None if self.fails else sketch("replay.webp", style)


def sketch(name: str, style: Style) -> Picture:
    return Picture(b"\x89PNG", name, f"alt of {name}: {style.high_contrast} {style.numerals}")


def pictures(message: Any) -> list[str]:
    """The files shown in a message, in their order."""
    shown = [item for part in walk_components(wire(message)) if part["type"] == GALLERY for item in part["items"]]
    return [item["media"]["url"].rsplit("/", 1)[-1].split("?")[0] for item in shown]


def words_of(message: Any) -> str:
    """The texts of a message, without descriptions of pictures."""
    return "\n".join(part["content"] for part in walk_components(wire(message)) if part["type"] == 10)


def alts(message: Any) -> str:
    """The descriptions of a message's pictures."""
    found = [item for part in walk_components(wire(message)) if part["type"] == GALLERY for item in part["items"]]
    return "\n".join(item["description"] for item in found)


async def choose(actor: Any, panel: Any, value: str) -> Any:
    """Take a choice of the only menu."""
    (menu,) = [item for item in controls(panel) if item["type"] == SELECT]
    return (await actor.select(panel, [value], custom_id=menu["custom_id"])).response


async def settings(stage: Stage, actor: Any, name: str = "settings") -> Any:
    """Open the panel."""
    answer = (await actor.slash(stage.channel, f"domino {name}")).response
    assert answer.ephemeral
    return answer
