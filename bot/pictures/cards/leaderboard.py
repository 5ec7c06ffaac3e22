"""A leaderboard: ten lines with place, name, detail, value and movement; the reader's own line stands out."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Scene
from bot.pictures.theme import Style
from bot.words import Words

MARGIN = 16
ROW = 62
GAP = 34
PLACE = 112
"""The right end of the column of places."""
MOVED = WIDTH - 150
"""The right end of the column of values; the movement follows it."""


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A line in words. `moved` counts places up; None: not ranked a week ago."""

    place: int
    name: str
    value: str
    detail: str
    moved: int | None = None
    own: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardSubject:
    """A page of a leaderboard; `apart` is the reader's own line if it is on another page."""

    title: str
    status: str
    rows: tuple[LeaderRow, ...]
    apart: LeaderRow | None
    words: Words
    style: Style

    name: ClassVar = "leaderboard.png"
    most_bytes: ClassVar = 60 * 1024

    def scene(self) -> Scene:
        """The lines, and the reader's own below a gap."""
        sheet = Sheet(self.style, self.title, self.status)
        top = float(TITLE_HEIGHT + 12)
        shown = (*self.rows, *([self.apart] if self.apart else []))
        widest = max(fonts.measure(row.value, 38, True) for row in shown)
        for at, row in enumerate(self.rows):
            self._row(sheet, row, top, widest, striped=at % 2 == 0)
            top += ROW
        if self.apart is not None:
            palette = self.style.palette
            dots = self.words("leaders.gap")
            sheet.text(PLACE, top + GAP / 2 - 8, dots, 32, palette.quiet, palette.table, anchor="r")
            self._row(sheet, self.apart, top + GAP, widest, striped=False)
            top += GAP + ROW
        return sheet.scene(top + 12)

    def alt(self) -> str:
        """The lines in words."""
        lines = [
            self.words("alt.leader", place=row.place, name=row.name, value=row.value)
            for row in (*self.rows, *([self.apart] if self.apart else []))
        ]
        return self.words("alt.leaders", title=self.title, status=self.status, lines="; ".join(lines))

    def _row(self, sheet: Sheet, row: LeaderRow, top: float, widest: int, *, striped: bool) -> None:
        palette = sheet.palette
        back = palette.panel if striped or row.own else palette.table
        middle = top + ROW / 2
        first = row.place == 1 and row.value != "0"
        ink, bold = palette.gold if first else palette.ink, first or row.own
        if striped or row.own:
            edge = (palette.cyan, 3) if row.own else (None, 0)
            sheet.panel(MARGIN, top + 3, WIDTH - 2 * MARGIN, ROW - 6, 12, *edge)
        sheet.text(PLACE, middle, str(row.place), 38, ink, back, bold=True, anchor="r")
        left = PLACE + 24
        if first:
            sheet.crown(left + 18, middle, 36)
            left += 50
        edge_of_detail = MOVED - widest - 20
        detail = fonts.fit(row.detail, 30, 240)
        room = edge_of_detail - fonts.measure(detail, 30) - 24 - left
        name = fonts.fit(row.name, 36, int(room), bold) or self.words("picture.nameless", number=row.place)
        sheet.text(left, middle, name, 36, palette.ink, back, bold=bold)
        sheet.text(edge_of_detail, middle, detail, 30, palette.quiet, back, anchor="r")
        sheet.text(MOVED, middle, row.value, 38, ink, back, bold=True, anchor="r")
        if row.moved:
            up = row.moved > 0
            text = self.words("leaders.up" if up else "leaders.down", n=abs(row.moved)).strip()
            colour = palette.cyan if up else palette.warn
            sheet.text(WIDTH - MARGIN - 16, middle, text, 32, colour, back, bold=True, anchor="r")
