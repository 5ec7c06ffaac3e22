"""A leaderboard: ten lines with place, name, what ranks them and how far they have come; one's own stands out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.render import fonts
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Icon, Rect, Scene, Shape, Text, title
from bot.pictures.theme import Style
from bot.words import Words

MARGIN = 16
ROW = 62
GAP = 34
PLACE = 112
"""The right end of the column of places."""
MOVED = WIDTH - 150
"""The right end of the column of values; movement stands behind it."""


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A line, in words already. `moved`: places up; None: not ranked a week ago, or nobody was."""

    place: int
    name: str
    value: str
    detail: str
    moved: int | None = None
    own: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardSubject:
    """A page of a leaderboard; `apart` is one's own line where it is not on the page."""

    title: str
    status: str
    rows: tuple[LeaderRow, ...]
    apart: LeaderRow | None
    words: Words
    style: Style

    name: ClassVar = "leaderboard.png"
    most_bytes: ClassVar = 60 * 1024

    def scene(self) -> Scene:
        """The lines, one's own below a gap if need be."""
        shapes: list[Shape] = list(title(self.style, self.title, self.status))
        top = float(TITLE_HEIGHT + 12)
        shown = (*self.rows, *([self.apart] if self.apart else []))
        widest = max(fonts.measure(row.value, 38, True) for row in shown)
        for at, row in enumerate(self.rows):
            shapes += self._row(row, top, widest, striped=at % 2 == 0)
            top += ROW
        if self.apart is not None:
            palette = self.style.palette
            dots = self.words("leaders.gap")
            shapes.append(Text(PLACE, top + GAP / 2 - 8, dots, 32, palette.quiet, palette.table, anchor="r"))
            shapes += self._row(self.apart, top + GAP, widest, striped=False)
            top += GAP + ROW
        return Scene(WIDTH, round(top + 12), self.style, tuple(shapes))

    def alt(self) -> str:
        """The lines in words."""
        lines = [
            self.words("alt.leader", place=row.place, name=row.name, value=row.value)
            for row in (*self.rows, *([self.apart] if self.apart else []))
        ]
        return self.words("alt.leaders", title=f"{self.title}, {self.status}", lines="; ".join(lines))

    def _row(self, row: LeaderRow, top: float, widest: int, *, striped: bool) -> Sequence[Shape]:
        palette = self.style.palette
        context = palette.panel if striped or row.own else palette.table
        middle = top + ROW / 2
        first = row.place == 1 and row.value != "0"
        ink = palette.gold if first else palette.ink
        shapes: list[Shape] = []
        if striped or row.own:
            edge = (palette.cyan, 3) if row.own else (None, 0)
            shapes.append(Rect(MARGIN, top + 3, WIDTH - 2 * MARGIN, ROW - 6, context, 12, *edge))
        shapes.append(Text(PLACE, middle, str(row.place), 38, ink, context, bold=True, anchor="r"))
        left = PLACE + 24
        if first:
            shapes.append(Icon(left + 18, middle, 36, "crown", palette.gold))
            left += 50
        edge_of_detail = MOVED - widest - 20
        detail = fonts.fit(row.detail, 30, 240)
        room = edge_of_detail - fonts.measure(detail, 30) - 24 - left
        name = fonts.fit(row.name, 36, int(room), first or row.own) or self.words("picture.nameless", number=row.place)
        shapes += [
            Text(left, middle, name, 36, palette.ink, context, bold=first or row.own),
            Text(edge_of_detail, middle, detail, 30, palette.quiet, context, anchor="r"),
            Text(MOVED, middle, row.value, 38, ink, context, bold=True, anchor="r"),
        ]
        if row.moved:
            up = row.moved > 0
            text = self.words("leaders.up" if up else "leaders.down", n=abs(row.moved)).strip()
            colour = palette.cyan if up else palette.warn
            shapes.append(Text(WIDTH - MARGIN - 16, middle, text, 32, colour, context, bold=True, anchor="r"))
        return shapes
