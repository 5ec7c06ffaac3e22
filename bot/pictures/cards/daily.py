"""The result of a daily row as a card that tells nothing about the row: ten squares, the result and the streak."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.pictures.cards.sheet import Sheet
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Rect, Scene
from bot.pictures.theme import Colour, Palette, Style
from bot.words import Words

MARGIN: Final = 20
HEIGHT: Final = 300
SQUARE: Final = 92
GAP: Final = 18


@dataclass(frozen=True, slots=True)
class DailySubject:
    """The card in words. `squares` are `best`, `over`, `taken` or `left`."""

    title: str
    status: str
    player: str
    result: str
    streak: str
    squares: tuple[str, ...]
    words: Words
    style: Style

    name: ClassVar = "daily.png"
    most_bytes: ClassVar = 30 * 1024

    def scene(self) -> Scene:
        """The title band, the player with the result, the squares and the streak."""
        sheet = Sheet(self.style, self.title, self.status)
        top, middle = TITLE_HEIGHT + 14, WIDTH / 2
        sheet.panel(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT, 16)
        sheet.text(middle, top + 58, self.result, 56, sheet.palette.gold, bold=True, anchor="m", room=WIDTH - 120)
        left = middle - (len(self.squares) * (SQUARE + GAP) - GAP) / 2
        for at, square in enumerate(self.squares):
            x, (fill, edge) = left + at * (SQUARE + GAP), _look(sheet.palette, square)
            sheet.shapes.append(Rect(x, top + 110, SQUARE, SQUARE, fill, 14, edge, 5))
        below = top + HEIGHT - 44
        sheet.text(MARGIN + 24, below, self.player, 36, bold=True, room=620)
        sheet.text(WIDTH - MARGIN - 24, below, self.streak, 36, sheet.palette.quiet, anchor="r", room=440)
        return sheet.scene(top + HEIGHT + 14)

    def alt(self) -> str:
        """The card in words."""
        told = ", ".join(filter(None, [self.player, self.result, self.streak]))
        return f"{self.title}, {self.status}: {told}"


def _look(palette: Palette, square: str) -> tuple[Colour | None, Colour]:
    """Fill and edge: a move too many is hollow, what the row kept is dim."""
    looks: dict[str, tuple[Colour | None, Colour]] = {
        "best": (palette.gold, palette.gold),
        "over": (None, palette.gold),
        "taken": (palette.cyan, palette.cyan),
    }
    return looks.get(square, (None, palette.line))
