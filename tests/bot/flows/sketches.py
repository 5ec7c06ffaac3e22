"""Stand-ins for pictures, and what a message shows of them."""

from __future__ import annotations

from typing import Any

from simcord.components import walk_components

from bot.pictures import BoardSubject, Picture, Subject
from tests.bot.flows.stage import SELECT, Stage, controls, wire
from tests.no_pictures import NoPictures

GALLERY = 12
THUMBNAIL = 11


class Sketches(NoPictures):
    """Quick stand-ins that say what they were asked for."""

    def __init__(self) -> None:
        self.boards: list[BoardSubject] = []
        self.fails = False

    async def draw(self, subject: Subject) -> Picture | None:
        if isinstance(subject, BoardSubject):
            self.boards.append(subject)
        style, name = subject.style, subject.name
        alt = f"alt of {name}: {style.high_contrast} {style.numerals}"
        return None if self.fails else Picture(b"\x89PNG", name, alt)


def pictures(message: Any) -> list[str]:
    """The files shown in a message, in their order."""
    parts = list(walk_components(wire(message)))
    shown = [item for part in parts if part["type"] == GALLERY for item in part["items"]]
    shown += [part for part in parts if part["type"] == THUMBNAIL]
    return [item["media"]["url"].rsplit("/", 1)[-1].split("?")[0] for item in shown]


def words_of(message: Any) -> str:
    """The texts of a message, without descriptions of pictures."""
    return "\n".join(part["content"] for part in walk_components(wire(message)) if part["type"] == 10)


def alts(message: Any) -> str:
    """The descriptions of a message's pictures."""
    found = [item for part in walk_components(wire(message)) if part["type"] == GALLERY for item in part["items"]]
    return "\n".join(item["description"] for item in found)


async def choose(actor: Any, panel: Any, value: str) -> Any:
    """Take a choice of the menu that has it."""
    menus = [item for item in controls(panel) if item["type"] == SELECT]
    (menu,) = [menu for menu in menus if value in [option["value"] for option in menu["options"]]]
    return (await actor.select(panel, [value], custom_id=menu["custom_id"])).response


async def settings(stage: Stage, actor: Any, name: str = "mine") -> Any:
    """Open the panel."""
    answer = (await actor.slash(stage.channel, f"settings {name}")).response
    assert answer.ephemeral
    return answer
