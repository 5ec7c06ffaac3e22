"""The bracket of a knock-out: who plays whom, and who has won, from left to right to the final."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.render import fonts
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Icon, Line, Rect, Scene, Shape, Text, title
from bot.pictures.theme import Style
from bot.words import Words

MARGIN = 16
COLUMN_GAP = 28
MOST_ROUNDS = 4
"""The last so many rounds are drawn, in which sixteen play at most."""
LINE = 41
"""A name's line; a duel has two."""
GAP = 8
PADDING = 14


@dataclass(frozen=True, slots=True)
class BracketDuel:
    """Two names, empty where nobody is yet; `winner` is 0 or 1, or None: nobody has won yet."""

    names: tuple[str, str]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class BracketSubject:
    """The last rounds of a knock-out, the final last; each round has half as many duels as the one before."""

    title: str
    status: str
    rounds: tuple[tuple[BracketDuel, ...], ...]
    words: Words
    style: Style

    name: ClassVar = "bracket.png"
    most_bytes: ClassVar = 90 * 1024

    def scene(self) -> Scene:
        """A column a round; each duel in the middle of the two that lead to it."""
        shapes: list[Shape] = list(title(self.style, self.title, self.status))
        width = (WIDTH - 2 * MARGIN - (len(self.rounds) - 1) * COLUMN_GAP) / len(self.rounds)
        step = 2 * LINE + GAP
        middles = [float(TITLE_HEIGHT + GAP + at * step + LINE) for at in range(len(self.rounds[0]))]
        height = TITLE_HEIGHT + GAP + len(middles) * step
        for column, duels in enumerate(self.rounds):
            left = MARGIN + column * (width + COLUMN_GAP)
            if column:
                middles = [(middles[2 * at] + middles[2 * at + 1]) / 2 for at in range(len(duels))]
            for duel, middle in zip(duels, middles, strict=True):
                shapes += self._duel(duel, left, middle, width, final=column == len(self.rounds) - 1)
            for above, below in zip(middles[::2], middles[1::2], strict=False):
                shapes += self._arm(left + width, above, below)
        return Scene(WIDTH, round(height), self.style, tuple(shapes))

    def alt(self) -> str:
        """The duels in words."""
        told = [
            self.words("alt.duel", one=duel.names[0], other=duel.names[1]) for duels in self.rounds for duel in duels
        ]
        return self.words("alt.leaders", title=f"{self.title}, {self.status}", lines="; ".join(told))

    def _arm(self, left: float, above: float, below: float) -> Sequence[Shape]:
        """From two duels to the one they lead to."""
        colour, half = self.style.palette.line, COLUMN_GAP / 2
        middle = (above + below) / 2
        return (
            Line(((left, above), (left + half, above), (left + half, below), (left, below)), colour, 3),
            Line(((left + half, middle), (left + COLUMN_GAP, middle)), colour, 3),
        )

    def _duel(self, duel: BracketDuel, left: float, middle: float, width: float, *, final: bool) -> Sequence[Shape]:
        palette = self.style.palette
        shapes: list[Shape] = [Rect(left, middle - LINE, width, 2 * LINE, palette.panel, 10)]
        for at, name in enumerate(duel.names):
            won = duel.winner == at
            y, x = middle + (at - 0.5) * LINE, left + PADDING
            if won and final:
                shapes.append(Icon(x + 14, y, 28, "crown", palette.gold))
                x += 38
            ink = palette.gold if won else palette.ink if duel.winner is None else palette.quiet
            text = fonts.fit(name, 30, int(left + width - PADDING - x), won)
            if text:
                shapes.append(Text(x, y, text, 30, ink, palette.panel, bold=won))
        return shapes
