"""The bracket of a knockout: pairings and winners, from left to right to the final."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.cards.sheet import Sheet
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Line, Scene
from bot.pictures.theme import Style
from bot.words import Words

MARGIN = 16
COLUMN_GAP = 28
MOST_ROUNDS = 4
"""The number of rounds drawn: the last ones, with at most 16 players."""
LINE = 41
"""A name's line; a duel has two."""
GAP = 8
PADDING = 14


@dataclass(frozen=True, slots=True)
class BracketDuel:
    """Two names, empty for an open place. `winner` is 0, 1, or None before the result."""

    names: tuple[str, str]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class BracketSubject:
    """The last rounds of a knockout, the final last. Each round has half the duels of the round before."""

    title: str
    status: str
    rounds: tuple[tuple[BracketDuel, ...], ...]
    words: Words
    style: Style

    name: ClassVar = "bracket.png"
    most_bytes: ClassVar = 90 * 1024

    def scene(self) -> Scene:
        """A column per round; each duel stands between the two that lead to it."""
        sheet = Sheet(self.style, self.title, self.status)
        width = (WIDTH - 2 * MARGIN - (len(self.rounds) - 1) * COLUMN_GAP) / len(self.rounds)
        step = 2 * LINE + GAP
        middles = [float(TITLE_HEIGHT + GAP + at * step + LINE) for at in range(len(self.rounds[0]))]
        height = TITLE_HEIGHT + GAP + len(middles) * step
        for column, duels in enumerate(self.rounds):
            left = MARGIN + column * (width + COLUMN_GAP)
            if column:
                middles = [(middles[2 * at] + middles[2 * at + 1]) / 2 for at in range(len(duels))]
            for duel, middle in zip(duels, middles, strict=True):
                self._duel(sheet, duel, left, middle, width, final=column == len(self.rounds) - 1)
            for above, below in zip(middles[::2], middles[1::2], strict=False):
                self._arm(sheet, left + width, above, below)
        return sheet.scene(height)

    def alt(self) -> str:
        """The duels in words."""
        told = [
            self.words("alt.duel", one=duel.names[0], other=duel.names[1]) for duels in self.rounds for duel in duels
        ]
        return self.words("alt.leaders", title=self.title, status=self.status, lines="; ".join(told))

    def _arm(self, sheet: Sheet, left: float, above: float, below: float) -> None:
        """Lines from two duels to the one they lead to."""
        colour, half = sheet.palette.line, COLUMN_GAP / 2
        middle = (above + below) / 2
        bend = ((left, above), (left + half, above), (left + half, below), (left, below))
        sheet.shapes += [Line(bend, colour, 3), Line(((left + half, middle), (left + COLUMN_GAP, middle)), colour, 3)]

    def _duel(self, sheet: Sheet, duel: BracketDuel, left: float, middle: float, width: float, *, final: bool) -> None:
        palette = sheet.palette
        sheet.panel(left, middle - LINE, width, 2 * LINE, 10)
        for at, name in enumerate(duel.names):
            won = duel.winner == at
            y, x = middle + (at - 0.5) * LINE, left + PADDING
            if won and final:
                sheet.crown(x + 14, y, 28)
                x += 38
            ink = palette.gold if won else palette.ink if duel.winner is None else palette.quiet
            sheet.text(x, y, name, 30, ink, bold=won, room=left + width - PADDING - x)
