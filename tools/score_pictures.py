"""Pictures of a play that scores, for the rules of games that score during play. They have numbers and no words."""

from bot.commands.gallery import USUAL
from bot.pictures.render import fonts
from bot.pictures.render.paint import png
from bot.pictures.scene import Badge, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import WIDTH

HALF = 78
TOP, HEIGHT = 150, 400
EXAMPLES = {
    "muggins": (("6|6", "6|3"), ("12", "3"), "12 + 3 = 15", "+15"),
    "fives_and_threes": (("5|5", "5|1", "1|4", "4|5"), ("10", "5"), "10 + 5 = 15:  15 ÷ 5 + 15 ÷ 3", "+8"),
    "bergen": (("2|6", "6|4", "4|2", "2|2"), ("2", "2"), "2 = 2", "+3"),
}
"""By game: the line, each tile with its left half first, what its two ends count, the sum, and the points. The last
tile has just been played."""


def score_picture(game: str) -> bytes:
    """The line with its ends marked, and the count below it."""
    line, ends, count, points = EXAMPLES[game]
    palette, shapes = USUAL.palette, list[Shape]()
    halves = [tuple(map(int, tile.split("|"))) for tile in line]
    widths = [HALF if low == high else 2 * HALF for low, high in halves]
    x = (WIDTH - sum(widths)) / 2
    at: list[tuple[float, float, bool]] = []
    for (low, high), width in zip(halves, widths, strict=True):
        ring = Ring.LAST if len(at) == len(line) - 1 else Ring.NONE
        shapes.append(TileSprite(x + width / 2, TOP + HALF / 2, HALF, 90 if low == high else 0, low, high, ring=ring))
        at.append((x, x + width, low == high))
        x += width
    for number, (left, right, double) in ((ends[0], at[0]), (ends[1], at[-1])):
        inner = (left + right) / 2 if double else left + HALF / 2 if at[0][0] == left else right - HALF / 2
        shapes.append(Badge(inner, TOP - HALF, number, 40, palette.cyan, palette.badge_ink))
    middle = TOP + 2 * HALF + 46
    shapes.append(Text(WIDTH / 2 - 40, middle, count, 46, palette.ink, palette.table, bold=True, anchor="m"))
    sum_ends = WIDTH / 2 - 40 + fonts.measure(count, 46, True) / 2 + 80
    shapes.append(Badge(sum_ends, middle, points, 46, palette.gold, palette.badge_ink))
    return png(Scene(WIDTH, HEIGHT, USUAL, tuple(shapes)), 40 * 1024)
