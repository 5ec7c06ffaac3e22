"""A table before its match: who has a seat, which seats are free, and the target."""

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


@dataclass(frozen=True, slots=True)
class LobbySubject:
    """The table in words. `names` are as people typed them, by seat."""

    title: str
    target: str
    names: tuple[str, ...]
    robots: frozenset[int]
    free: int
    words: Words
    style: Style

    name: ClassVar = "lobby.png"
    most_bytes: ClassVar = 30 * 1024

    def scene(self) -> Scene:
        """A cell for each seat, two a row; free ones have a frame alone."""
        sheet, names = Sheet(self.style, self.title, self.target), drawable_names(self.words, self.names)
        palette, width = sheet.palette, (WIDTH - 2 * MARGIN - GAP) / 2
        count = len(names) + self.free
        for seat in range(count):
            left, top = MARGIN + seat % 2 * (width + GAP), TITLE_HEIGHT + GAP + seat // 2 * (SEAT + GAP)
            y = top + SEAT / 2
            if seat >= len(names):
                sheet.shapes.append(Rect(left, top, width, SEAT, None, 14, palette.line, 3))
                words = self.words("picture.seat_free")
                sheet.text(left + width / 2, y, words, TEXT, palette.quiet, palette.table, anchor="m")
                continue
            sheet.panel(left, top, width, SEAT)
            sheet.shapes.append(OwnerMark(left + 30, y, 28, seat))
            robot = seat in self.robots
            if robot:
                sheet.shapes.append(Icon(left + width - 32, y, 32, "robot", palette.quiet))
            sheet.text(left + 54, y, names[seat], TEXT, room=width - 70 - 44 * robot)
        return sheet.scene(TITLE_HEIGHT + GAP + -(-count // 2) * (SEAT + GAP) + 4)

    def alt(self) -> str:
        """The same in words."""
        seats = [*map(spoken_name, self.names), *[self.words("picture.seat_free")] * self.free]
        title = " · ".join(filter(None, [self.title, self.target]))
        return self.words("alt.lobby", title=title, seats=", ".join(seats))
