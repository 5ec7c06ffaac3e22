"""The seats before a match, or of an event before it begins: whose they are, and which are free."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.boards.parts import MARGIN, drawable_names
from bot.pictures.cards.sheet import Sheet
from bot.pictures.scene import Icon, OwnerMark, Rect, Scene
from bot.pictures.theme import TEXT, TITLE_HEIGHT, WIDTH, Style
from bot.words import Words
from bot.words.names import spoken_name

GAP = 10
SEAT = 58
MOST_OF_TWO, MOST_OF_THREE = 12, 24
"""The most seats in lines of two, and of three: other people are a number in the last seat."""


@dataclass(frozen=True, slots=True)
class LobbySubject:
    """The table in words. `names` are as people typed them, by seat."""

    title: str
    status: str
    names: tuple[str, ...]
    robots: frozenset[int]
    free: int
    words: Words
    style: Style
    unseated: bool = False
    """Whether seats are assigned at the start: no name has a player's mark."""

    name: ClassVar = "lobby.png"
    most_bytes: ClassVar = 30 * 1024

    def scene(self) -> Scene:
        """A cell for each seat; free ones have a frame alone."""
        sheet, names = Sheet(self.style, self.title, self.status), self._shown(drawable_names(self.words, self.names))
        count = len(names) + self.free
        columns = 2 if count <= MOST_OF_TWO else 3
        palette, width = sheet.palette, (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
        for seat in range(count):
            left, top = MARGIN + seat % columns * (width + GAP), TITLE_HEIGHT + GAP + seat // columns * (SEAT + GAP)
            y = top + SEAT / 2
            if seat >= len(names):
                sheet.shapes.append(Rect(left, top, width, SEAT, None, 14, palette.line, 3))
                words = self.words("picture.seat_free")
                sheet.text(left + width / 2, y, words, TEXT, palette.quiet, palette.table, anchor="m")
                continue
            sheet.panel(left, top, width, SEAT)
            indent, robot = (20 if self.unseated else 54), seat in self.robots
            if not self.unseated:
                sheet.shapes.append(OwnerMark(left + 30, y, 28, seat))
            if robot:
                sheet.shapes.append(Icon(left + width - 32, y, 32, "robot", palette.quiet))
            sheet.text(left + indent, y, names[seat], TEXT, room=width - indent - 16 - 44 * robot)
        return sheet.scene(TITLE_HEIGHT + GAP + -(-count // columns) * (SEAT + GAP) + 4)

    def _shown(self, names: Sequence[str]) -> list[str]:
        """As many names as fit, and the number of the others."""
        room = MOST_OF_THREE - self.free
        return [*names] if len(names) <= room else [*names[: room - 1], f"+{len(names) - room + 1}"]

    def alt(self) -> str:
        """The same in words."""
        seats = [*self._shown([*map(spoken_name, self.names)]), *[self.words("picture.seat_free")] * self.free]
        title = " · ".join(filter(None, [self.title, self.status]))
        return self.words("alt.lobby", title=title, seats=", ".join(seats))
