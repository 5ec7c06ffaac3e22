"""A leaderboard, the podium of an event, and the bracket of a knockout."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import Line, Scene
from bot.pictures.theme import TEXT, TITLE_HEIGHT, WIDTH, Style
from bot.words import Words

MARGIN = 16
ROW = 62
GAP = 44
PLACE = 110
"""The right end of the column of places."""
MOVED = 112
"""The room for movements, right of the values."""


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A line in words. `moved` counts places up; None: not ranked before this week."""

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
        edge = WIDTH - MARGIN - 16 - (MOVED if any(row.moved for row in shown) else 0)
        for at, row in enumerate(self.rows):
            self._row(sheet, row, top, edge, widest, striped=at % 2 == 0)
            top += ROW
        if self.apart is not None:
            palette = self.style.palette
            dots = self.words("leaders.gap")
            sheet.text(PLACE, top + GAP / 2 - 8, dots, TEXT, palette.quiet, palette.table, anchor="r")
            self._row(sheet, self.apart, top + GAP, edge, widest, striped=False)
            top += GAP + ROW
        return sheet.scene(top + 12)

    def alt(self) -> str:
        """The lines in words."""
        lines = [
            self.words("alt.leader", place=row.place, name=row.name, value=row.value)
            for row in (*self.rows, *([self.apart] if self.apart else []))
        ]
        return self.words("alt.leaders", title=self.title, status=self.status, lines="; ".join(lines))

    def _row(self, sheet: Sheet, row: LeaderRow, top: float, edge: float, widest: int, *, striped: bool) -> None:
        palette = sheet.palette
        back = palette.panel if striped or row.own else palette.table
        middle = top + ROW / 2
        first = row.place == 1 and row.value != "0"
        ink, bold = palette.gold if first else palette.ink, first or row.own
        if striped or row.own:
            frame = (palette.cyan, 3) if row.own else (None, 0)
            sheet.panel(MARGIN, top + 3, WIDTH - 2 * MARGIN, ROW - 6, 12, *frame)
        sheet.text(PLACE, middle, str(row.place), 38, ink, back, bold=True, anchor="r")
        left = PLACE + 20
        if first:
            sheet.crown(left + 18, middle, 36)
            left += 50
        edge_of_detail = edge - widest - 20
        detail = fonts.fit(row.detail, TEXT, 300)
        room = edge_of_detail - fonts.measure(detail, TEXT) - 24 - left
        name = fonts.fit(row.name, TEXT, int(room), bold) or self.words("picture.nameless", number=row.place)
        sheet.text(left, middle, name, TEXT, palette.ink, back, bold=bold)
        sheet.text(edge_of_detail, middle, detail, TEXT, palette.quiet, back, anchor="r")
        sheet.text(edge, middle, row.value, 38, ink, back, bold=True, anchor="r")
        if row.moved:
            up = row.moved > 0
            text = self.words("leaders.up" if up else "leaders.down", n=abs(row.moved)).strip()
            colour = palette.cyan if up else palette.warn
            sheet.text(WIDTH - MARGIN - 16, middle, text, TEXT, colour, back, bold=True, anchor="r")


STEP_GAP = 12
ORDER = (1, 0, 2)
"""Where the highest, the middle and the lowest step stand, from left to right."""
HEIGHTS = (180, 154, 132)
CROWN = 56
STEP_LINE = 46
"""A name above a step."""
BELOW_ROW = 52
MOST_NAMES = 3
"""Names on a step. If more people share the place, their number stands below."""
MOST_ROWS = 6
HALF = WIDTH / 2 - 2 * MARGIN
"""The width of one of two columns below the steps."""


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """The people who share a place. Each name comes with its best moment, empty if there is none."""

    place: int
    names: tuple[tuple[str, str], ...]
    value: str


@dataclass(frozen=True, slots=True)
class PodiumSubject:
    """The end of an event: three steps, empty where fewer places were taken, and the lines below them."""

    title: str
    status: str
    steps: tuple[PodiumStep, ...]
    rows: tuple[LeaderRow, ...]
    words: Words
    style: Style

    name: ClassVar = "podium.png"
    most_bytes: ClassVar = 90 * 1024

    def scene(self) -> Scene:
        """The steps with the first in the middle, then the lines: in two columns if their names fit there."""
        sheet = Sheet(self.style, self.title, self.status)
        tops = [_above(step) + height for step, height in zip(self.steps, HEIGHTS, strict=False)]
        ground = TITLE_HEIGHT + 12.0 + max(tops, default=0)
        width = (WIDTH - 2 * MARGIN - 2 * STEP_GAP) / 3
        for at, height in enumerate(HEIGHTS):
            left, top = MARGIN + ORDER[at] * (width + STEP_GAP), ground - height
            sheet.panel(left, top, width, height, 14, *((sheet.palette.gold, 4) if at == 0 else ()))
            if at < len(self.steps):
                self._step(sheet, self.steps[at], left, top, width, ground)
        rows = self.rows[:MOST_ROWS]
        columns = 2 if all(fonts.measure(row.name, TEXT) <= _room(row, HALF) for row in rows) else 1
        lines, room = -(-len(rows) // columns), HALF if columns == 2 else WIDTH - 3 * MARGIN
        for at, row in enumerate(rows):
            column, line = divmod(at, lines)
            self._row(sheet, row, MARGIN + column * (WIDTH - MARGIN) / 2, ground + 12 + line * BELOW_ROW, room)
        return sheet.scene(ground + 12 + lines * BELOW_ROW + (12 if rows else 0))

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

    def _step(self, sheet: Sheet, step: PodiumStep, left: float, top: float, width: float, ground: float) -> None:
        palette, middle = sheet.palette, left + width / 2
        first = step.place == 1
        ink = palette.gold if first else palette.ink
        sheet.text(middle, (top + ground) / 2 - 22, str(step.place), 64, ink, bold=True, anchor="m")
        sheet.text(middle, ground - 26, step.value, TEXT, anchor="m", room=width - 24)
        y = top - _above(step)
        if first:
            sheet.crown(middle, y + CROWN / 2, 44)
            y += CROWN
        y += STEP_LINE / 2
        for at, (name, _) in enumerate(step.names[:MOST_NAMES]):
            shown = fonts.fit(name, 38, int(width - 8), True) or self.words("picture.nameless", number=at + 1)
            sheet.text(middle, y, shown, 38, ink, palette.table, bold=True, anchor="m")
            y += STEP_LINE
        if (more := len(step.names) - MOST_NAMES) > 0:
            sheet.text(middle, y, self.words("picture.and_more", n=more), TEXT, palette.ink, palette.table, anchor="m")

    def _row(self, sheet: Sheet, row: LeaderRow, left: float, top: float, width: float) -> None:
        palette, middle = sheet.palette, top + BELOW_ROW / 2
        name = fonts.fit(row.name, TEXT, _room(row, width)) or self.words("picture.nameless", number=row.place)
        sheet.text(left + 56, middle, str(row.place), TEXT, palette.ink, palette.table, bold=True, anchor="r")
        sheet.text(left + 76, middle, name, TEXT, palette.ink, palette.table)
        sheet.text(left + width, middle, row.value, TEXT, palette.ink, palette.table, bold=True, anchor="r")


def _room(row: LeaderRow, width: float) -> int:
    """The room for the name on a line below the steps."""
    return int(width - 106 - fonts.measure(row.value, TEXT, True))


def _above(step: PodiumStep) -> float:
    """The height of the lines above a step."""
    shown = step.names[:MOST_NAMES]
    lines = len(shown) + (len(step.names) > MOST_NAMES)
    return lines * STEP_LINE + (CROWN if step.place == 1 else 0)


COLUMN_GAP = 28
MOST_ROUNDS = 3
"""The number of rounds drawn: the last ones, with at most 8 players."""
DUEL_LINE = 48
"""A name's line; a duel has two."""
DUEL_GAP = 8
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
        step = 2 * DUEL_LINE + DUEL_GAP
        middles = [float(TITLE_HEIGHT + DUEL_GAP + at * step + DUEL_LINE) for at in range(len(self.rounds[0]))]
        height = TITLE_HEIGHT + DUEL_GAP + len(middles) * step
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
            self.words("alt.duel", one=duel.names[0], other=duel.names[1])
            for duels in self.rounds
            for duel in duels
            if all(duel.names)  # else it is still open who meets
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
        sheet.panel(left, middle - DUEL_LINE, width, 2 * DUEL_LINE, 10)
        for at, name in enumerate(duel.names):
            won = duel.winner == at
            y, x = middle + (at - 0.5) * DUEL_LINE, left + PADDING
            if won and final:
                sheet.crown(x + 14, y, 28)
                x += 38
            ink = palette.gold if won else palette.ink if duel.winner is None else palette.quiet
            sheet.text(x, y, name, TEXT, ink, bold=won, room=left + width - PADDING - x)
