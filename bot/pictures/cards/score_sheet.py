"""The score sheet of games without a target (Chickenfoot, Mexican Train, Build Up): a column a round, a row a side.

Whoever is ahead has a crown and a bright total; the round just played is set off. Up to 13 rounds and 12 sides.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.render import fonts
from bot.pictures.scene import TITLE_HEIGHT, WIDTH, Icon, OwnerMark, Rect, Scene, Shape, Text, title
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
    palette = style.palette
    shapes: list[Shape] = list(title(style, words, status))
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
        context = palette.header if first + column == played - 1 else palette.table
        heading = fonts.fit(headings[first + column], 30, round(step) - 6)
        shapes.append(Text(x, top + HEAD / 2, heading, 30, palette.quiet, context, anchor="m"))
    edge = 12 + names + shown * step + TOTALS - 8
    shapes.append(Text(edge, top + HEAD / 2, total_words, 30, palette.quiet, palette.table, anchor="r"))
    for at, row in enumerate(rows):
        y = top + HEAD + at * ROW
        context = palette.panel if at % 2 == 0 else palette.table
        if at % 2 == 0:
            shapes.append(Rect(12, y, WIDTH - 24, ROW, context, 12))
        middle = y + ROW / 2
        shapes.append(OwnerMark(42, middle, 30, row.owner))
        left = 72
        if row.ahead:
            shapes.append(Icon(left + 18, middle, 36, "crown", palette.gold))
            left += 46
        name = fonts.fit(row.name, 32, names + 4 - left, row.ahead)
        shapes.append(Text(left, middle, name, 32, palette.ink, context, bold=row.ahead))
        for column, points in enumerate(row.rounds[first : first + shown]):
            x = 12 + names + (column + 0.5) * step
            newest = first + column == played - 1
            back = palette.header if newest else context
            ink = palette.ink if newest else palette.quiet
            if newest and at % 2 == 0:
                shapes.append(Rect(x - step / 2, y, step, ROW, palette.header))
            size = 32 if step >= 64 else 30
            shapes.append(Text(x, middle, number_text(points), size, ink, back, bold=newest, anchor="m"))
        ink = palette.gold if row.ahead else palette.ink
        shapes.append(Text(edge, middle, number_text(sum(row.rounds)), 36, ink, context, bold=True, anchor="r"))
    return Scene(WIDTH, top + height + 16, style, tuple(shapes))
