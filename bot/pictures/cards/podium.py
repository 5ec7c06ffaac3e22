"""The podium of an event: three steps with names and best moments, and the next places below."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.cards.leaderboard import LeaderRow
from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Scene
from bot.pictures.theme import Style
from bot.words import Words

MARGIN = 16
GAP = 12
ORDER = (2, 1, 3)
"""The places from left to right."""
HEIGHTS = {1: 180, 2: 154, 3: 132}
CROWN = 56
LINE = 42
"""A line of text above a step: a name, or the moment below it."""
ROW = 48
MOST_NAMES = 3
"""Names on a step. If more people share the place, their number stands below."""
MOST_ROWS = 6


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """The people who share a place. Each name comes with its best moment, empty if there is none."""

    place: int
    names: tuple[tuple[str, str], ...]
    value: str


@dataclass(frozen=True, slots=True)
class PodiumSubject:
    """The end of an event: up to three steps, and the lines below them."""

    title: str
    status: str
    steps: tuple[PodiumStep, ...]
    rows: tuple[LeaderRow, ...]
    words: Words
    style: Style

    name: ClassVar = "podium.png"
    most_bytes: ClassVar = 90 * 1024

    def scene(self) -> Scene:
        """The steps with the first in the middle, then the lines in two columns."""
        sheet = Sheet(self.style, self.title, self.status)
        tops = {step.place: _above(step) + HEIGHTS[step.place] for step in self.steps}
        ground = TITLE_HEIGHT + 12.0 + max(tops.values(), default=0)
        width = (WIDTH - 2 * MARGIN - 2 * GAP) / 3
        for step in self.steps:
            self._step(sheet, step, MARGIN + ORDER.index(step.place) * (width + GAP), ground, width)
        rows = self.rows[:MOST_ROWS]
        half = -(-len(rows) // 2)
        for at, row in enumerate(rows):
            column, line = divmod(at, half)
            self._row(sheet, row, MARGIN + column * (WIDTH / 2 - MARGIN / 2), ground + 12 + line * ROW)
        return sheet.scene(ground + 12 + half * ROW + (12 if rows else 0))

    def alt(self) -> str:
        """The steps and lines in words."""
        told = []
        for step in self.steps:
            names = [": ".join(filter(None, one)) for one in step.names[:MOST_NAMES]]
            if (more := len(step.names) - MOST_NAMES) > 0:
                names.append(self.words("picture.and_more", n=more))
            told.append(self.words("alt.leader", place=step.place, name=", ".join(names), value=step.value))
        told += [self.words("alt.leader", place=row.place, name=row.name, value=row.value) for row in self.rows]
        return self.words("alt.leaders", title=self.title, status=self.status, lines="; ".join(told))

    def _step(self, sheet: Sheet, step: PodiumStep, left: float, ground: float, width: float) -> None:
        palette, middle = sheet.palette, left + width / 2
        first = step.place == 1
        top = ground - HEIGHTS[step.place]
        sheet.panel(left, top, width, ground - top, 14, palette.gold if first else None, 4 if first else 0)
        ink = palette.gold if first else palette.ink
        height = ground - top
        sheet.text(middle, top + height / 2 - 22, str(step.place), 64, ink, bold=True, anchor="m")
        sheet.text(middle, ground - 26, step.value, 32, anchor="m", room=width - 24)
        y = top - _above(step)
        if first:
            sheet.crown(middle, y + CROWN / 2, 44)
            y += CROWN
        y += LINE / 2
        for at, (name, moment) in enumerate(step.names[:MOST_NAMES]):
            shown = fonts.fit(name, 38, int(width - 8), True) or self.words("picture.nameless", number=at + 1)
            sheet.text(middle, y, shown, 38, ink, palette.table, bold=True, anchor="m")
            y += LINE
            if moment:
                sheet.text(middle, y - 2, moment, 30, palette.quiet, palette.table, anchor="m", room=width - 8)
                y += LINE
        if (more := len(step.names) - MOST_NAMES) > 0:
            sheet.text(middle, y, self.words("picture.and_more", n=more), 34, palette.ink, palette.table, anchor="m")

    def _row(self, sheet: Sheet, row: LeaderRow, left: float, top: float) -> None:
        palette, width, middle = sheet.palette, WIDTH / 2 - 2 * MARGIN, top + ROW / 2
        room = int(width - 76 - fonts.measure(row.value, 34, True) - 30)
        name = fonts.fit(row.name, 34, room) or self.words("picture.nameless", number=row.place)
        sheet.text(left + 56, middle, str(row.place), 34, palette.ink, palette.table, bold=True, anchor="r")
        sheet.text(left + 76, middle, name, 34, palette.ink, palette.table)
        sheet.text(left + width, middle, row.value, 34, palette.ink, palette.table, bold=True, anchor="r")


def _above(step: PodiumStep) -> float:
    """The height of the lines above a step."""
    shown = step.names[:MOST_NAMES]
    lines = len(shown) + sum(bool(moment) for _, moment in shown) + (len(step.names) > MOST_NAMES)
    return lines * LINE + (CROWN if step.place == 1 else 0)
