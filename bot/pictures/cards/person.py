"""A player's cards: statistics, and the result of a daily row, which tells nothing about the row.

Statistics are four figures, the latest matches as tiles (place above, number of sides below), wins by game, and further
facts. A daily row's result has ten squares and the streak.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import Rect, Scene
from bot.pictures.theme import TEXT, TITLE_HEIGHT, WIDTH, Colour, Palette, Style
from bot.words import Words

MARGIN = 20
GAP = 14
FIGURE = 76
RESULTS = 150
"""Height of the latest results."""
MOST_RESULTS = 7
"""The latest results with room for their words in every language."""
ROW = 58


@dataclass(frozen=True, slots=True)
class Figure:
    """A large number and its label."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class StatsSubject:
    """The contents of the card in words; names may hold characters without a glyph."""

    title: str
    status: str
    figures: tuple[Figure, ...]
    recent: tuple[tuple[int, int], ...]
    """Place and number of sides, the latest match last."""
    recent_words: str
    games: tuple[tuple[str, int, int], ...]
    """A game, matches won and played."""
    facts: tuple[tuple[str, str], ...]
    description: str
    words: Words
    style: Style

    name: ClassVar = "stats.png"
    most_bytes: ClassVar = 60 * 1024

    def scene(self) -> Scene:
        """The card, as high as its contents."""
        name = fonts.clean(self.title) or self.words("picture.nameless", number=1)
        sheet = Sheet(self.style, name, self.status)
        whole = WIDTH - 2 * MARGIN
        top = float(TITLE_HEIGHT + GAP)
        self._figures(sheet, top)
        top += -(-len(self.figures) // 2) * (FIGURE + GAP)
        if self.recent:
            self._recent(sheet, top)
            top += RESULTS + GAP
        for rows, draw in ((self.games, self._games), (self.facts, self._facts)):
            if rows:
                height = len(rows) * ROW + 16
                draw(sheet, MARGIN, top, whole, height)
                top += height + GAP
        return sheet.scene(top + 4)

    def alt(self) -> str:
        """The same in words."""
        return f"{self.title}: {self.status}. {self.description}".replace("\n", " ")

    def _figures(self, sheet: Sheet, top: float) -> None:
        """Two figures a line, each with its label beside it."""
        palette, wide = sheet.palette, (WIDTH - 2 * MARGIN - GAP) / 2
        for at, figure in enumerate(self.figures):
            left, y = MARGIN + at % 2 * (wide + GAP), top + at // 2 * (FIGURE + GAP)
            sheet.panel(left, y, wide, FIGURE, 16)
            ink = palette.gold if at == 0 else palette.ink
            value = fonts.fit(figure.value, 48, round(wide) - 32, True)
            sheet.text(left + 16, y + FIGURE / 2, value, 48, ink, bold=True)
            room = wide - 46 - fonts.measure(value, 48, True)
            sheet.text(left + wide - 16, y + FIGURE / 2, figure.label, TEXT, palette.quiet, anchor="r", room=room)

    def _recent(self, sheet: Sheet, top: float) -> None:
        sheet.panel(MARGIN, top, WIDTH - 2 * MARGIN, RESULTS, 16)
        sheet.text(MARGIN + 20, top + 28, self.recent_words, TEXT, sheet.palette.quiet)
        step = (WIDTH - 2 * MARGIN - 20) / MOST_RESULTS
        for at, (place, sides) in enumerate(self.recent[-MOST_RESULTS:]):
            x, ink = MARGIN + 10 + (at + 0.5) * step, sheet.palette.gold if place == 1 else sheet.palette.ink
            sheet.text(x, top + 78, self.words("place.ordinal", n=place), 36, ink, bold=True, anchor="m", room=step - 8)
            sheet.text(
                x, top + 122, self.words("card.of", sides=sides), TEXT, sheet.palette.quiet, anchor="m", room=step - 8
            )

    def _games(self, sheet: Sheet, left: float, top: float, wide: float, height: float) -> None:
        """A bar per game: its length counts matches played, its gold part matches won."""
        palette = sheet.palette
        sheet.panel(left, top, wide, height, 16)
        longest = max(matches for _, _, matches in self.games)
        for at, (game, wins, matches) in enumerate(self.games):
            y = top + 6 + at * ROW
            count = self.words("card.game", wins=wins, matches=matches)
            sheet.text(left + 20, y + 20, game, TEXT, room=round(wide) - 56 - fonts.measure(count, TEXT, True))
            sheet.text(left + wide - 20, y + 20, count, TEXT, bold=True, anchor="r")
            bar = max(8.0, (wide - 40) * matches / longest)
            sheet.shapes.append(Rect(left + 20, y + 44, bar, 8, palette.line, 4))
            if wins:
                sheet.shapes.append(Rect(left + 20, y + 44, max(8.0, bar * (wins / matches)), 8, palette.gold, 4))

    def _facts(self, sheet: Sheet, left: float, top: float, wide: float, height: float) -> None:
        sheet.panel(left, top, wide, height, 16)
        for at, (label, value) in enumerate(self.facts):
            y = top + 8 + (at + 0.5) * ROW
            value = fonts.fit(value, TEXT, round(wide * 0.62), True)
            room = round(wide) - 56 - fonts.measure(value, TEXT, True)
            sheet.text(left + 20, y, label, TEXT, sheet.palette.quiet, room=room)
            sheet.text(left + wide - 20, y, value, TEXT, bold=True, anchor="r")


HEIGHT: Final = 240
RANK: Final = 46
"""The height of the rank's line."""
SQUARE: Final = 70
SQUARE_GAP: Final = 13


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
    rank: str = ""

    name: ClassVar = "daily.png"
    most_bytes: ClassVar = 30 * 1024

    def scene(self) -> Scene:
        """The title band, the result, the squares, the player with the streak, and the rank."""
        sheet = Sheet(self.style, self.title, self.status)
        top, middle = TITLE_HEIGHT + 14, WIDTH / 2
        height = HEIGHT + (RANK if self.rank else 0)
        sheet.panel(MARGIN, top, WIDTH - 2 * MARGIN, height, 16)
        sheet.text(middle, top + 46, self.result, 44, sheet.palette.gold, bold=True, anchor="m", room=WIDTH - 120)
        left = middle - (len(self.squares) * (SQUARE + SQUARE_GAP) - SQUARE_GAP) / 2
        for at, square in enumerate(self.squares):
            x, (fill, edge) = left + at * (SQUARE + SQUARE_GAP), _look(sheet.palette, square)
            sheet.shapes.append(Rect(x, top + 88, SQUARE, SQUARE, fill, 14, edge, 5))
        below = top + HEIGHT - 40
        sheet.text(MARGIN + 24, below, self.player, TEXT, bold=True, room=460)
        sheet.text(WIDTH - MARGIN - 24, below, self.streak, TEXT, sheet.palette.quiet, anchor="r", room=330)
        sheet.text(MARGIN + 24, below + RANK, self.rank, TEXT, sheet.palette.quiet)
        return sheet.scene(top + height + 14)

    def alt(self) -> str:
        """The card in words."""
        told = ", ".join(filter(None, [self.player, self.result, self.streak, self.rank]))
        return f"{self.title}, {self.status}: {told}"


def _look(palette: Palette, square: str) -> tuple[Colour | None, Colour]:
    """Fill and edge: a move too many is hollow, what the row kept is dim."""
    looks: dict[str, tuple[Colour | None, Colour]] = {
        "best": (palette.gold, palette.gold),
        "over": (None, palette.gold),
        "taken": (palette.cyan, palette.cyan),
    }
    return looks.get(square, (None, palette.line))
