"""Pictures of a play or a hand that scores, for the rules of each game. They have numbers and no words."""

from dataclasses import dataclass
from itertools import accumulate

from bot.pictures.render import fonts
from bot.pictures.render.paint import png
from bot.pictures.scene import Badge, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import WIDTH
from tools.gallery import USUAL

HALF = 62
TOP, HEIGHT = 104, 304


@dataclass(frozen=True, slots=True)
class Example:
    """Tiles from left to right, each with its left (or upper) half first, and what counts of them. `marks` stand above
    the tiles of those numbers. A ring marks the tile `ringed`; -1 is the last one."""

    tiles: str
    marks: dict[int, str]
    count: str
    points: str
    ringed: int | None = None
    gap: int = 0
    upright: bool = False


def _left(tiles: str, *counts: int) -> Example:
    """Tiles that count their pips together."""
    total = sum(counts)
    marks = dict(enumerate(map(str, counts)))
    return Example(tiles, marks, f"{' + '.join(marks.values())} = {total}", f"+{total}", gap=60)


CAPTURE = Example("1|4 2|6 4|5", {0: "4", 2: "4"}, "4 = 4", "+1", ringed=1, gap=12, upright=True)
EXAMPLES = {
    "muggins": Example("6|6 6|3", {0: "6+6", 1: "3"}, "6+6 + 3 = 15", "+15", ringed=-1),
    "fives_and_threes": Example("5|5 5|1 1|4 4|5", {0: "5+5", 3: "5"}, "5+5 + 5 = 15:  15÷5 + 15÷3", "+8", ringed=-1),
    "bergen": Example("2|6 6|4 4|2 2|2", {0: "2", 3: "2"}, "2 = 2", "+3", ringed=-1),
    "block": _left("3|4 5|5 2|6", 7, 10, 8),
    "draw": _left("3|4 5|5 2|6", 7, 10, 8),
    "matador": _left("3|4 5|5 2|6", 7, 10, 8),
    "chickenfoot": _left("4|9 0|0 2|2", 13, 50, 4),
    "mexican_train": _left("6|12 3|4 0|0", 18, 7, 0),
    "build_up": _left("6|6 0|0 2|5", 12, 0, 7),
    "castle_rock": CAPTURE,
    "castle_rock_solitaire": CAPTURE,
}


def score_picture(game: str) -> bytes:
    """The tiles, with what counts marked above them and the count below."""
    example = EXAMPLES[game]
    palette, shapes = USUAL.palette, list[Shape]()
    halves = [tuple(map(int, tile.split("|"))) for tile in example.tiles.split()]
    upright = [example.upright or (low == high and not example.gap) for low, high in halves]
    widths = [HALF if up else 2 * HALF for up in upright]
    starts = list(accumulate((width + example.gap for width in widths), initial=0))
    begin = (WIDTH - starts[-1] + example.gap) / 2
    ringed = None if example.ringed is None else example.ringed % len(halves)
    for number, ((low, high), up) in enumerate(zip(halves, upright, strict=True)):
        left, right = begin + starts[number], begin + starts[number] + widths[number]
        ring = Ring.LAST if number == ringed else Ring.NONE
        turned = 90 if up else 0
        shapes.append(TileSprite((left + right) / 2, TOP + HALF / 2, HALF, turned, low, high, ring=ring))
        if number in example.marks:
            outer = left + HALF / 2 if number == 0 else right - HALF / 2
            at = (left + right) / 2 if up or example.gap else outer
            shapes.append(Badge(at, TOP - HALF, example.marks[number], 40, palette.cyan, palette.badge_ink))
    middle = TOP + 2 * HALF + 36
    shapes.append(Text(WIDTH / 2 - 40, middle, example.count, 44, palette.ink, palette.table, bold=True, anchor="m"))
    sum_ends = WIDTH / 2 - 40 + fonts.measure(example.count, 44, True) / 2 + 80
    shapes.append(Badge(sum_ends, middle, example.points, 44, palette.gold, palette.badge_ink))
    return png(Scene(WIDTH, HEIGHT, USUAL, tuple(shapes)), 40 * 1024)
