"""The cribbage board: each side's way to the target, and its progress this round.

A side has a lane with a leading peg (the total now) and a hollow trailing peg (the total before this round). Streets
of holes lead to a finish line at the target; negative totals get streets below zero. A hole is worth 1, 2, 5 … points:
the fewest that keep lanes visible on a phone. The totals stand above the board. A board whose holes would be worth too
much to tell the scores apart `tells` nothing: a score sheet does it then.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.render import fonts
from bot.pictures.scene import Disc, Icon, Line, OwnerMark, Rect, Scene, Shape, Text, title
from bot.pictures.theme import TEXT, TITLE_HEIGHT, WIDTH, Palette, Style, blend
from bot.words.log import gain_text, number_text

HIGHEST = 800
FEWEST = 20
"""Holes to the target that a board needs at least."""
LEGEND_ROW = 58
NOTE_ROW = 48
LABELS = 46
STREET_GAP = 16
LANES = (30, 27, 24, 22)
"""Lane pitches to try, the widest first."""
LEFT, RIGHT = 84, WIDTH - 84
LANE = 0.45
"""The share of wood in the colour of a lane: holes stand out from it."""
WORTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)


@dataclass(frozen=True, slots=True)
class Lane:
    """A side's progress: `owner` gives its shape and colour, `before` and `now` its totals around this round."""

    owner: int
    name: str
    before: int
    now: int
    winner: bool = False


@dataclass(frozen=True, slots=True)
class _Board:
    """The geometry: points per hole, holes per street, streets above and below zero, pixels per lane."""

    worth: int
    holes: int
    above: int
    below: int
    pitch: int
    lanes: int
    target: int
    top: int

    @property
    def street(self) -> int:
        """The height of a street."""
        return LABELS + self.lanes * self.pitch + STREET_GAP

    @property
    def height(self) -> int:
        """The height of the whole board."""
        return (self.above + self.below) * self.street + 12 + (10 if self.below else 0)

    def street_top(self, street: int) -> int:
        """The upper edge of a street; negative streets count -1, -2 … and lie below the others."""
        index = street if street >= 0 else self.above - street - 1
        return self.top + 8 + index * self.street + (10 if street < 0 else 0)

    def x(self, hole: float) -> float:
        """Where the `hole`-th hole of a street lies, 0 being the start."""
        unit = (RIGHT - LEFT) / (self.holes + 1 + 0.55 * self.holes / 5)
        return LEFT + unit * (hole + 0.55 * max(0, math.ceil(hole / 5) - 1))

    def place(self, total: int) -> tuple[int, float]:
        """The street and hole of a total; beyond the ends of the board, the last hole."""
        holes = abs(total) / self.worth
        streets = self.above if total >= 0 else self.below
        if total >= 0:
            holes = min(holes, self.target / self.worth + 1)
        street = max(0, min(math.ceil(holes / self.holes) - 1, streets - 1)) if holes else 0
        hole = min(holes - street * self.holes, self.holes + (2 if total > 0 else 0))
        return (street if total >= 0 else -street - 1), hole

    def y(self, street: int, lane: int) -> float:
        """The middle of a lane."""
        return self.street_top(street) + LABELS + (lane + 0.5) * self.pitch


def _streets(count: int) -> list[tuple[int, int]]:
    """(streets, holes a street) to try for `count` holes, the best first; the last street may have a hole more.

    61 makes two streets of thirty and the game hole, 100 two of fifty; long and crowded streets are a last resort.
    """
    if count <= 31:
        return [(1, count)]
    tries = [(max(1, -(-(count - 1) // holes)), holes) for holes in (30, 25, 20, 40, 50)]
    fits = [(streets, holes) for streets, holes in tries if streets <= 3]
    return sorted(fits, key=lambda pair: pair[0] * 12 + abs(pair[0] * pair[1] - count) + (pair[1] >= 40) * 30)


def _plan(lanes: Sequence[Lane], target: int, top: int) -> _Board:
    """The board that fits with the cheapest holes, then the widest lanes."""
    lowest = min(0, *(total for lane in lanes for total in (lane.before, lane.now)))
    room = HIGHEST - top - 24
    board = None
    for worth in WORTHS:
        count = -(-target // worth)
        for pitch in LANES:
            for streets, holes in _streets(count):
                below = min(2, -(-max(0, -lowest) // (holes * worth)))
                board = _Board(worth, holes, streets, below, pitch, len(lanes), target, top)
                if board.height <= room:
                    return board
    assert board is not None
    return board


def tells(lanes: Sequence[Lane], target: int) -> bool:
    """Whether a board shows the way to the target in enough holes, and every total below zero in its place."""
    board = _plan(lanes, target, _top(lanes))
    lowest = min(0, *(total for lane in lanes for total in (lane.before, lane.now)))
    fits = board.top + board.height <= HIGHEST
    return fits and board.worth * min(FEWEST, target) <= target and -lowest <= board.below * board.holes * board.worth


def _columns(lanes: Sequence[Lane]) -> int:
    """Sides a row of the legend: two sides may be partners, with two names each."""
    return 2 if len(lanes) > 2 else 1


def _top(lanes: Sequence[Lane]) -> int:
    """Where the wood begins, below the legend."""
    return TITLE_HEIGHT + 24 + -(-len(lanes) // _columns(lanes)) * LEGEND_ROW


def cribbage_scene(lanes: Sequence[Lane], target: int, style: Style, words: str, status: str, note: str = "") -> Scene:
    """The board to `target` with 1 to 12 lanes in the order given; `note` stands above the holes."""
    palette = style.palette
    top = _top(lanes) + bool(note) * NOTE_ROW
    board = _plan(lanes, target, top)
    shapes: list[Shape] = list(title(style, words, status))
    for at, lane in enumerate(lanes):
        shapes += _legend(lane, at, _columns(lanes), palette)
    if note:
        shapes.append(
            Text(28, top - 8 - NOTE_ROW / 2, fonts.fit(note, TEXT, WIDTH - 56), TEXT, palette.quiet, palette.table)
        )
    shapes.append(Rect(24, top + 5, WIDTH - 48, board.height, palette.shadow, 24))
    shapes.append(Rect(24, top, WIDTH - 48, board.height, palette.wood, 24, palette.wood_edge, 3))
    if board.below:
        y = board.street_top(-1) - 4
        shapes.append(Rect(34, y, WIDTH - 68, top + board.height - 10 - y, palette.below, 16))
    for street in [*range(board.above), *range(-1, -board.below - 1, -1)]:
        shapes += _street(board, street, lanes, palette)
    shapes += _finish(board, palette)
    for at, lane in enumerate(lanes):
        shapes += _pegs(board, at, lane, palette)
    return Scene(WIDTH, top + board.height + 20, style, tuple(shapes))


def _legend(lane: Lane, at: int, columns: int, palette: Palette) -> list[Shape]:
    """A side's mark, name, total and change; two sides a row."""
    left = 24 + (at % columns) * (WIDTH // 2 - 8)
    y = TITLE_HEIGHT + 16 + (at // columns) * LEGEND_ROW + LEGEND_ROW / 2
    right = left + WIDTH // columns - 44
    change = lane.now - lane.before
    total, name_left = number_text(lane.now), left + 48
    total_right = right - 96
    shapes: list[Shape] = [OwnerMark(left + 18, y, 30, lane.owner)]
    if lane.winner:
        shapes.append(Icon(name_left + 20, y, 38, "crown", palette.gold))
        name_left += 50
    room = total_right - fonts.measure(total, 38, True) - 20 - name_left
    name = fonts.fit(lane.name, TEXT, int(room), lane.winner)
    shapes.append(Text(name_left, y, name, TEXT, palette.ink, palette.table, bold=lane.winner))
    shapes.append(Text(total_right, y, total, 38, palette.ink, palette.table, bold=True, anchor="r"))
    ink = palette.gold if change else palette.quiet
    shapes.append(Text(right, y, gain_text(change), TEXT, ink, palette.table, anchor="r"))
    return shapes


def _street(board: _Board, street: int, lanes: Sequence[Lane], palette: Palette) -> list[Shape]:
    """A street's labels, lanes and holes; the last one ends at the target."""
    shapes: list[Shape] = []
    context = palette.wood if street >= 0 else palette.below
    depth = street if street >= 0 else -street - 1
    last = board.holes
    if street == board.above - 1:
        last = -(-board.target // board.worth) - street * board.holes
    every = 10 if board.holes > 34 else 5
    label_y = board.street_top(street) + 22
    for hole in range(every, last + 1, every):
        value = (depth * board.holes + hole) * board.worth
        if street == board.above - 1 and last - hole < every and hole != last:
            continue
        if street >= 0 and value >= board.target:
            continue
        words = number_text(value if street >= 0 else -value)
        shapes.append(Text(board.x(hole), label_y, words, TEXT, palette.ink, context, anchor="m"))
    if depth == 0 and street >= 0:
        shapes.append(Text(board.x(0) - 22, label_y, "0", TEXT, palette.ink, context, anchor="m"))
    if depth == 0 and street < 0:
        shapes.append(Text(board.x(0) - 6, label_y, "< 0", TEXT, palette.ink, context, anchor="m"))
    radius = 4.5 if board.holes > 34 else 5.5
    for at, lane in enumerate(lanes):
        y = board.y(street, at)
        left, right = board.x(1) - 14, board.x(last) + 14
        colour = blend(palette.players[lane.owner % len(palette.players)], context, LANE)
        high = board.pitch - 8
        shapes.append(Rect(left, y - high / 2, right - left, high, colour, high // 2))
        if depth == 0 and street >= 0:
            shapes += [
                Disc(board.x(0) - 22, y, size, fill) for size, fill in ((high / 2, colour), (radius, palette.hole))
            ]
        shapes += [Disc(board.x(hole), y, radius, palette.hole) for hole in range(1, last + 1)]
    return shapes


def _finish_x(board: _Board) -> float:
    """Where the finish line lies: just behind the target's hole."""
    return board.x(board.target / board.worth - (board.above - 1) * board.holes) + 18


def _finish(board: _Board, palette: Palette) -> list[Shape]:
    """The finish line behind the target's hole, and the target's number above it."""
    street = board.above - 1
    x = _finish_x(board)
    top, bottom = board.street_top(street) + LABELS, board.y(street, board.lanes - 1) + board.pitch / 2
    words = str(board.target)
    label_x = min(x, WIDTH - 40 - fonts.measure(words, TEXT, True) / 2)
    label = Text(label_x, board.street_top(street) + 22, words, TEXT, palette.gold, palette.wood, bold=True, anchor="m")
    return [Line(((x, top), (x, bottom)), palette.gold, 6), label]


def _pegs(board: _Board, at: int, lane: Lane, palette: Palette) -> list[Shape]:
    """The trail from the hollow trailing peg to the leading peg, over as many streets as it takes."""
    size = board.pitch - 2
    (street, hole), (old_street, old_hole) = board.place(lane.now), board.place(lane.before)
    x, old_x = _peg_x(board, street, hole), _peg_x(board, old_street, old_hole)
    y, old_y = board.y(street, at), board.y(old_street, at)
    colour = palette.players[lane.owner % len(palette.players)]
    shapes: list[Shape] = []
    if street == old_street:
        if abs(x - old_x) > 1:
            shapes.append(Line(((old_x, y), (x, y)), colour, 6))
    else:
        order = [*range(-board.below, 0), *range(board.above)]
        low, high = sorted((order.index(street), order.index(old_street)))
        for index in range(low, high + 1):
            here = order[index]
            start, end = _peg_x(board, here, 0 if here == 0 else 1), board.x(board.holes)
            if here in (street, old_street):
                peg = x if here == street else old_x
                towards_more = (index == low) == (here >= 0)
                start, end = (peg, end) if towards_more else (start, peg)
            shapes.append(Line(((start, board.y(here, at)), (end, board.y(here, at))), colour, 6))
    if lane.now != lane.before:
        shapes.append(OwnerMark(old_x, old_y, size - 2, lane.owner, hollow=True, edge=True))
    shapes.append(OwnerMark(x, y, size, lane.owner, edge=True))
    return shapes


def _peg_x(board: _Board, street: int, hole: float) -> float:
    """Where a peg stands; zero's hole lies a little apart, and past the target a peg stands behind the line."""
    if street == 0 and hole == 0:
        return board.x(0) - 22
    if street == board.above - 1 and hole * board.worth + street * board.holes * board.worth > board.target:
        return _finish_x(board) + 26
    return board.x(hole)
