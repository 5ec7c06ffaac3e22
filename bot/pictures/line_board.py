"""Block and Muggins: a line, maybe with a spinner, snaking so that every tile stays large; badges at the open ends."""

from bot.pictures.line_layout import LinePlan, Link, arms_of, plan_line
from bot.pictures.parts import MARGIN, Ground, empty_note, heading, seat_strip
from bot.pictures.scene import (
    MAX_HEIGHT,
    NUMERAL_HALF,
    PIP_HALF,
    TITLE_HEIGHT,
    WIDTH,
    Badge,
    Ring,
    Scene,
    Shape,
    TileSprite,
)
from bot.pictures.theme import blend
from engine.rules.views import LineBoard

TOP = TITLE_HEIGHT + 6
TALLEST = 1100


def line_scene(ground: Ground, board: LineBoard) -> Scene:
    """The whole board. What the ends count is told only where the table says it aloud (MU14)."""
    palette, view = ground.style.palette, ground.view
    facts = [] if board.count is None else [ground.words("picture.count", n=board.count)]
    shapes: list[Shape] = list(heading(ground, *facts))
    _, below = seat_strip(ground, 0)
    if not board.layout.nodes:
        strip, _ = seat_strip(ground, TITLE_HEIGHT + 220)
        return Scene(
            WIDTH, TITLE_HEIGHT + 220 + below, ground.style, (*shapes, empty_note(ground, "picture.no_tiles"), *strip)
        )
    plan = _plan(board, below)
    for spot in plan.spots:
        node = spot.link.node
        last = view.last is not None and view.last.place == node
        shapes.append(
            TileSprite(
                spot.x + MARGIN, spot.y + TOP, plan.half, spot.angle, spot.link.near, spot.link.far,
                ring=Ring.LAST if last else Ring.NONE, pinned=node == board.spinner, key=node,
            )
        )  # fmt: skip
    values = {end.slot: end.value for _, end in board.layout.ends}
    fill = palette.cyan if view.turn is not None else blend(palette.cyan, palette.table, 0.35)
    for slot, x, y in plan.badges:
        shapes.append(Badge(x + MARGIN, y + TOP, str(values[slot]), 34, fill, palette.badge_ink))
    floor = TOP + plan.height + 6
    strip, _ = seat_strip(ground, floor)
    return Scene(WIDTH, round(floor + below + 4), ground.style, (*shapes, *strip))


def _plan(board: LineBoard, below: float) -> LinePlan:
    """The layout with the largest tiles on a canvas of the usual height, or a taller one before pips are lost."""
    nodes = board.layout.nodes
    middle = board.spinner or 0
    link = Link(middle, nodes[middle].inner, nodes[middle].outer)
    arms = arms_of(board.layout, middle)
    slots = [end.slot for _, end in board.layout.ends]
    room = MAX_HEIGHT - round(below) - TOP - 10
    plan = plan_line(link, arms, slots, WIDTH - 2 * MARGIN, room)
    if plan.half < PIP_HALF:
        plan = plan_line(link, arms, slots, WIDTH - 2 * MARGIN, room + TALLEST - MAX_HEIGHT)
    assert plan.half >= NUMERAL_HALF - 8, "even the largest set fits"
    return plan
