"""The score sheet of games without a target (Chickenfoot, Mexican Train, Build Up): a column per round, a row per side.

The leader has a crown and a bright total, and the newest round is highlighted. Up to 13 rounds and 12 sides.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.cards.sheet import Sheet
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, OwnerMark, Rect, Scene
from bot.pictures.theme import Style
from bot.words.log import number_text

ROW = 62
HEAD = 56
NAMES = 300
TOTALS = 120


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A side's points by round, oldest first, and whether it is ahead (or has won)."""

    owner: int
    name: str
    rounds: tuple[int, ...]
    ahead: bool = False


def score_sheet_scene(
    rows: Sequence[SheetRow], headings: Sequence[str], style: Style, words: str, status: str, total_words: str
) -> Scene:
    """The sheet: `headings` name the rounds (as many columns as the match has), `total_words` the last column.

    Rounds not yet played stay empty. Past 13 rounds the oldest columns are left out; totals still count them.
    """
    sheet = Sheet(style, words, status)
    palette, shapes = sheet.palette, sheet.shapes
    shown = min(13, len(headings))
    played = max((len(row.rounds) for row in rows), default=0)
    first = max(0, min(played - shown + 1, len(headings) - shown)) if len(headings) > 13 else 0
    names = NAMES if shown <= 10 else 262
    step = min(120.0, (WIDTH - 24 - names - TOTALS) / max(1, shown))
    top = TITLE_HEIGHT + 12
    height = HEAD + len(rows) * ROW
    if first < played <= first + shown:
        left = 12 + names + (played - 1 - first) * step
        shapes.append(Rect(left, top, step, height, palette.header, 10))
    for column in range(shown):
        x = 12 + names + (column + 0.5) * step
        back = palette.header if first + column == played - 1 else palette.table
        sheet.text(
            x, top + HEAD / 2, headings[first + column], 30, palette.quiet, back, anchor="m", room=round(step) - 6
        )
    edge = 12 + names + shown * step + TOTALS - 8
    sheet.text(edge, top + HEAD / 2, total_words, 30, palette.quiet, palette.table, anchor="r")
    for at, row in enumerate(rows):
        y = top + HEAD + at * ROW
        striped = at % 2 == 0
        back = palette.panel if striped else palette.table
        if striped:
            sheet.panel(12, y, WIDTH - 24, ROW, 12)
        middle = y + ROW / 2
        shapes.append(OwnerMark(42, middle, 30, row.owner))
        left = 72
        if row.ahead:
            sheet.crown(left + 18, middle, 36)
            left += 46
        sheet.text(left, middle, row.name, 32, palette.ink, back, bold=row.ahead, room=names + 4 - left)
        for column, points in enumerate(row.rounds[first : first + shown]):
            x = 12 + names + (column + 0.5) * step
            newest = first + column == played - 1
            if newest and striped:
                shapes.append(Rect(x - step / 2, y, step, ROW, palette.header))
            ink, on = (palette.ink, palette.header) if newest else (palette.quiet, back)
            size = 32 if step >= 64 else 30
            sheet.text(x, middle, number_text(points), size, ink, on, bold=newest, anchor="m")
        ink = palette.gold if row.ahead else palette.ink
        sheet.text(edge, middle, number_text(sum(row.rounds)), 36, ink, back, bold=True, anchor="r")
    return sheet.scene(top + height + 16)
