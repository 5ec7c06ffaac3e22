"""Castle Rock and its solitaires: the row from the closed to the open end, numbered and wrapped.

A bracket spans the two tiles around a third one and shows their common number; `×3` if all three can be taken (CR10).
Neighbouring brackets stand on two levels. A table without hints has no brackets.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.boards.parts import DrawContext, heading, seat_strip
from bot.pictures.scene import Badge, Icon, Line, Look, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import LEAST_HALF, MAX_HEIGHT, PLAY_HALF, TALLEST, TEXT, TITLE_HEIGHT, WIDTH
from bot.words.boards import surrounded
from engine.rules.tiles import Pip
from engine.rules.views import RowBoard

LARGEST = 116
SIDE = 46
"""Room beside the row for its closed end and the arrows."""
PITCH = 1.2
LABEL = 52
LEVEL = 58
LONGEST = 1700
"""The height of a row of 90 tiles."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """A capture around the tile at index `middle`; `level` 0 is close to the tiles."""

    middle: int
    suit: Pip
    triple: bool
    level: int


@dataclass(frozen=True, slots=True)
class _Plan:
    """The wrapped row: positions a line, the size of a half, the y of each line's tiles."""

    columns: int
    half: int
    tops: tuple[float, ...]
    """The upper edge of each line's tiles."""
    bottom: float

    def x(self, index: int) -> float:
        """The middle of a position."""
        pitch = self.pitch
        return self.left + pitch / 2 + (index % self.columns) * pitch

    @property
    def left(self) -> float:
        """Where lines begin; a single line stands in the middle."""
        return SIDE if len(self.tops) > 1 else (WIDTH - self.columns * self.pitch) / 2

    @property
    def pitch(self) -> float:
        """From one tile to the next."""
        widest = 1.34 if len(self.tops) == 1 else 1.6
        return min((WIDTH - 2 * SIDE) / self.columns, self.half * widest)


def brackets(board: RowBoard) -> tuple[Bracket, ...]:
    """A bracket for each capture, on two levels so that neighbours don't touch."""
    found: list[Bracket] = []
    for one in surrounded(board):
        before, middle = found[-1] if found else None, one.position - 1
        level = 1 if before and before.middle == middle - 1 and before.level == 0 else 0
        found.append(Bracket(middle, one.suit, one.triple, level))
    return tuple(found)


def _lines(positions: int, columns: int, found: Sequence[Bracket]) -> list[float]:
    """The room for brackets above each line."""
    room = [14.0] * -(-positions // columns)
    for bracket in found:
        for index in (bracket.middle - 1, bracket.middle, bracket.middle + 1):
            line = index // columns
            room[line] = max(room[line], (bracket.level + 1) * LEVEL + 18)
    return room


def _plan(positions: int, found: Sequence[Bracket], below: float) -> _Plan:
    """The wrapping with the largest tiles. If pips would be lost, the canvas grows. Fewer lines outweigh slightly
    smaller tiles, so a line rarely holds a single tile."""
    best, worth = _Plan(1, 0, (), 0), -1000
    for height, least in ((MAX_HEIGHT, PLAY_HALF), (TALLEST, LEAST_HALF), (LONGEST, LEAST_HALF)):
        for columns in range(4, 15):
            room = _lines(positions, columns, found)
            free = height - below - TITLE_HEIGHT - 24 - sum(room) - len(room) * LABEL
            half = int(min(LARGEST, (WIDTH - 2 * SIDE) / columns / PITCH, free / len(room) / 2))
            if half - 8 * len(room) >= worth and columns <= max(positions, 4):
                best, worth = _stand(columns, half, room), half - 8 * len(room)
        if best.half >= least:
            break
    return best


def _stand(columns: int, half: int, room: Sequence[float]) -> _Plan:
    tops: list[float] = []
    y = TITLE_HEIGHT + 10.0
    for above in room:
        y += above
        tops.append(y)
        y += 2 * half + LABEL
    return _Plan(columns, half, tuple(tops), y)


def row_scene(context: DrawContext, board: RowBoard) -> Scene:
    """The whole board; without hints there are no brackets."""
    view, palette = context.view, context.style.palette
    found = brackets(board) if context.hints else ()
    growing = view.result is None and view.outcome is None
    positions = len(board.row) + growing
    _, below = seat_strip(context, 0)
    plan = _plan(max(1, positions), found, below + 14)
    shapes: list[Shape] = list(heading(context))
    for bracket in found:
        shapes += _bracket(context, plan, bracket)
    for bracket in found:
        shapes.append(_pill(context, plan, bracket))
    shapes += _edges(context, plan, positions)
    for at, tile in enumerate(board.row):
        top, x, ring = plan.tops[at // plan.columns], plan.x(at), context.ring(at)
        shapes.append(TileSprite(x, top + plan.half, plan.half, 90, tile.low, tile.high, ring=ring, key=at))
        bold = ring is Ring.LAST
        ink = palette.ink if bold else palette.quiet
        shapes.append(Text(x, top + 2 * plan.half + 30, str(at + 1), TEXT, ink, palette.table, bold=bold, anchor="m"))
    if growing:
        at = len(board.row)
        top = plan.tops[at // plan.columns]
        shapes.append(TileSprite(plan.x(at), top + plan.half, plan.half, 90, 0, 0, Look.GHOST, key=at))
    strip, height = seat_strip(context, plan.bottom + 14)
    return Scene(WIDTH, round(plan.bottom + 14 + height + 10), context.style, (*shapes, *strip))


def _edges(context: DrawContext, plan: _Plan, positions: int) -> Iterator[Shape]:
    """The closed end, and arrows to the next line."""
    palette = context.style.palette
    x = plan.left - 14
    yield Line(((x, plan.tops[0]), (x, plan.tops[0] + 2 * plan.half)), palette.quiet, 10)
    right = plan.x(plan.columns - 1) + plan.pitch / 2 + 20
    for top, after in zip(plan.tops, plan.tops[1:], strict=False):
        yield Icon(right, top + plan.half, 24, "arrow", palette.quiet)
        yield Icon(SIDE - 20, after + plan.half, 24, "arrow", palette.quiet)


def _level_y(plan: _Plan, line: int, level: int) -> float:
    return plan.tops[line] - 18 - LEVEL * level - 26


def _bracket(context: DrawContext, plan: _Plan, bracket: Bracket) -> Iterator[Shape]:
    """The lines over the three tiles. A bracket may go on in the next line."""
    cyan = context.style.palette.cyan
    inset = plan.pitch * 0.3
    for line in range((bracket.middle - 1) // plan.columns, (bracket.middle + 1) // plan.columns + 1):
        indices = [at for at in range(bracket.middle - 1, bracket.middle + 2) if at // plan.columns == line]
        y, foot = _level_y(plan, line, bracket.level), plan.tops[line] - 8
        start, end = plan.x(indices[0]) - plan.pitch / 2, plan.x(indices[-1]) + plan.pitch / 2
        if indices[0] == bracket.middle - 1:
            start = plan.x(indices[0]) + inset
            yield Line(((start, y), (start, foot)), cyan, 6)
        if indices[-1] == bracket.middle + 1:
            end = plan.x(indices[-1]) - inset
            yield Line(((end, y), (end, foot)), cyan, 6)
        yield Line(((start, y), (end, y)), cyan, 6)


def _pill(context: DrawContext, plan: _Plan, bracket: Bracket) -> Badge:
    """The common number of the enclosing tiles."""
    palette = context.style.palette
    suit = str(bracket.suit)
    text = context.words("picture.triple", suit=suit) if bracket.triple else suit
    y = _level_y(plan, bracket.middle // plan.columns, bracket.level)
    return Badge(plan.x(bracket.middle), y, text, TEXT, palette.cyan, palette.badge_ink)
