"""A player's card: four figures, the latest matches as tiles (the place above, the number of sides below), wins by
game, and what else is worth telling."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.render import fonts
from bot.pictures.scene import (
    TITLE_HEIGHT,
    WIDTH,
    Rect,
    Ring,
    Scene,
    Shape,
    Text,
    TileSprite,
    title,
)
from bot.pictures.theme import Palette, Style
from bot.words import Words

MARGIN = 20
GAP = 14
FIGURE = 150
HALF = 48
TILES = 60 + 2 * HALF + 18
ROW = 56
LINE = 42
ACHIEVED_LINES = 2
MOST_PIPS = 12
"""What a half of a tile can show."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A large number and what it says."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class StatsSubject:
    """Everything that stands on the card, in words already; names may hold what cannot be drawn."""

    title: str
    status: str
    figures: tuple[Figure, ...]
    recent: tuple[tuple[int, int], ...]
    """Place and number of sides, the latest last."""
    recent_words: str
    games: tuple[tuple[str, int, int], ...]
    """A game, matches won and played."""
    facts: tuple[tuple[str, str], ...]
    achieved: tuple[str, ...]
    description: str
    words: Words
    style: Style

    name: ClassVar = "stats.png"
    most_bytes: ClassVar = 60 * 1024

    def scene(self) -> Scene:
        """The card, as high as it has things to tell."""
        name = fonts.clean(self.title) or self.words("picture.nameless", number=1)
        shapes: list[Shape] = list(title(self.style, name, self.status))
        top = float(TITLE_HEIGHT + GAP)
        shapes += self._figures(top)
        top += FIGURE + GAP
        if self.recent:
            shapes += self._recent(top)
            top += TILES + GAP
        below = max(len(self.games), len(self.facts))
        if below:
            height = below * ROW + 20
            wide = (WIDTH - 2 * MARGIN - GAP) / 2
            if self.games and self.facts:
                shapes += self._games(MARGIN, top, wide, height)
                shapes += self._facts(MARGIN + wide + GAP, top, wide, height)
            elif self.games:
                shapes += self._games(MARGIN, top, WIDTH - 2 * MARGIN, height)
            else:
                shapes += self._facts(MARGIN, top, WIDTH - 2 * MARGIN, height)
            top += height + GAP
        if self.achieved:
            lines = self._achieved_lines()
            height = len(lines) * LINE + 12
            palette = self.style.palette
            shapes.append(Rect(MARGIN, top, WIDTH - 2 * MARGIN, height, palette.panel, 16))
            for at, line in enumerate(lines):
                shapes.append(Text(MARGIN + 20, top + 6 + (at + 0.5) * LINE, line, 30, palette.gold, palette.panel))
            top += height + GAP
        return Scene(WIDTH, round(top + 4), self.style, tuple(shapes))

    def alt(self) -> str:
        """The same in words."""
        return f"{self.title}: {self.status}. {self.description}".replace("\n", " ")

    def _achieved_lines(self) -> list[str]:
        """What was achieved, the latest first, as far as two lines have room; the words beside the card tell all."""
        lines = [self.words("card.achieved")]
        for title_ in reversed(self.achieved):
            longer = f"{lines[-1]} · {title_}"
            if fonts.measure(longer, 30) <= WIDTH - 2 * MARGIN - 40:
                lines[-1] = longer
            elif len(lines) == ACHIEVED_LINES:
                break
            else:
                lines.append(title_)
        return lines

    def _figures(self, top: float) -> list[Shape]:
        palette = self.style.palette
        wide = (WIDTH - 2 * MARGIN - GAP * (len(self.figures) - 1)) / len(self.figures)
        shapes: list[Shape] = []
        for at, figure in enumerate(self.figures):
            left = MARGIN + at * (wide + GAP)
            ink = palette.gold if at == 0 else palette.ink
            shapes += [
                Rect(left, top, wide, FIGURE, palette.panel, 16),
                Text(left + wide / 2, top + 55, figure.value, 76, ink, palette.panel, bold=True, anchor="m"),
                Text(
                    left + wide / 2, top + 124, fonts.fit(figure.label, 30, round(wide) - 20), 30, palette.quiet,
                    palette.panel, anchor="m",
                ),
            ]  # fmt: skip
        return shapes

    def _recent(self, top: float) -> list[Shape]:
        palette = self.style.palette
        shapes: list[Shape] = [
            Rect(MARGIN, top, WIDTH - 2 * MARGIN, TILES, palette.panel, 16),
            Text(MARGIN + 20, top + 28, self.recent_words, 30, palette.quiet, palette.panel),
        ]
        step = (WIDTH - 2 * MARGIN - 20) / 10
        for at, (place, sides) in enumerate(self.recent):
            ring = Ring.LAST if place == 1 else Ring.NONE
            x = MARGIN + 10 + (at + 0.5) * step
            y = top + 60 + HALF
            first, second = min(place, MOST_PIPS), min(sides, MOST_PIPS)
            shapes.append(TileSprite(x, y, HALF, 90, first, second, ring=ring, key=at))
        return shapes

    def _games(self, left: float, top: float, wide: float, height: float) -> list[Shape]:
        """A bar for each game: as long as it was often played, gold as far as it was won."""
        palette = self.style.palette
        shapes: list[Shape] = [Rect(left, top, wide, height, palette.panel, 16)]
        longest = max(matches for _, _, matches in self.games)
        for at, (game, wins, matches) in enumerate(self.games):
            y = top + 10 + at * ROW
            told = self.words("card.game", wins=wins, matches=matches)
            room = round(wide) - 40 - fonts.measure(told, 32, True) - 16
            shapes += [
                Text(left + 20, y + 20, fonts.fit(game, 32, room), 32, palette.ink, palette.panel),
                Text(left + wide - 20, y + 20, told, 32, palette.ink, palette.panel, bold=True, anchor="r"),
                *_bar(palette, left + 20, y + 42, wide - 40, matches / longest, wins / matches),
            ]
        return shapes

    def _facts(self, left: float, top: float, wide: float, height: float) -> list[Shape]:
        palette = self.style.palette
        shapes: list[Shape] = [Rect(left, top, wide, height, palette.panel, 16)]
        for at, (label, value) in enumerate(self.facts):
            y = top + 10 + (at + 0.5) * ROW
            told = fonts.fit(value, 32, round(wide * 0.62), True)
            room = round(wide) - 40 - fonts.measure(told, 32, True) - 16
            shapes += [
                Text(left + 20, y, fonts.fit(label, 30, room), 30, palette.quiet, palette.panel),
                Text(left + wide - 20, y, told, 32, palette.ink, palette.panel, bold=True, anchor="r"),
            ]
        return shapes


def _bar(palette: Palette, left: float, y: float, wide: float, played: float, won: float) -> Sequence[Shape]:
    whole = max(8.0, wide * played)
    shapes: list[Shape] = [Rect(left, y, whole, 8, palette.line, 4)]
    if won:
        shapes.append(Rect(left, y, max(8.0, whole * won), 8, palette.gold, 4))
    return shapes
