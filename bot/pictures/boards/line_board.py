"""Games on a line: it snakes so that tiles stay large. Badges show the open ends.

If halves would be too small for a phone, the picture grows, and then long arms fold their oldest tiles to their number;
the words have them all.
"""

from functools import lru_cache

from bot.pictures.boards.line_layout import LinePlan, Link, arms_of, plan_line
from bot.pictures.boards.parts import MARGIN, DrawContext, bare_scene, heading, letter_badge, seat_strip
from bot.pictures.render import fonts
from bot.pictures.scene import Badge, Scene, Shape, Text, TileSprite
from bot.pictures.theme import MAX_HEIGHT, PLAY_HALF, TALLEST, TEXT, TITLE_HEIGHT, WIDTH, Point
from bot.words.letters import letters
from engine.rules.layout import LayoutView
from engine.rules.tiles import EndId
from engine.rules.views import LineBoard

TOP = TITLE_HEIGHT + 6
UNFOLDED = (16, 12, 8, 6, 4)
"""The newest tiles of each arm that always show, the most first."""


def line_scene(context: DrawContext, board: LineBoard) -> Scene:
    """The whole board. The count of the ends is public only with automatic claims (MU14)."""
    view = context.view
    tells = bool(board.layout.nodes) and board.count is not None
    facts = [context.words("picture.count", n=board.count)] if tells else []
    shapes: list[Shape] = list(heading(context, *facts))
    _, below = seat_strip(context, 0)
    goal = context.later if isinstance(context.later, LineBoard) else board
    if not goal.layout.nodes:
        return bare_scene(context, "picture.no_tiles", shapes)
    room, fold = MAX_HEIGHT - below - TOP - 10, context.later is None and not context.room
    spare = 0 if context.room else TALLEST - MAX_HEIGHT
    plan = planned(goal.layout, goal.spinner, (context.room or room, spare), fold, board.joins.across)
    for spot in plan.spots:
        node = spot.link.node
        if node >= len(board.layout.nodes):
            continue
        if node < 0:
            shapes.append(_sign(context, -node, spot.x + MARGIN, spot.y + TOP, 2 * plan.half))
            continue
        shapes.append(
            TileSprite(
                spot.x + MARGIN, spot.y + TOP, plan.half, spot.angle, spot.link.near, spot.link.far,
                ring=context.ring(node), pinned=node == board.spinner, key=node,
            )
        )  # fmt: skip
    for end, text, (x, y) in _ends(board, goal.layout, plan):
        fill, ink = context.badge(end, bright=view.turn is not None)
        shapes.append(Badge(x + MARGIN, y + TOP, text, TEXT, fill, ink, end))
    floor = TOP + plan.height + 6
    strip, _ = seat_strip(context, floor)
    return Scene(WIDTH, floor + below + 4, context.style, (*shapes, *strip))


def _sign(context: DrawContext, count: int, x: float, y: float, room: int) -> Text:
    """The number of folded tiles in the place of one."""
    words, palette = context.words, context.style.palette
    told = [fonts.clean(words("picture.hidden", count=text)) for text in (words.count("tile", count), str(count))]
    sign = next((sign for sign in told if fonts.measure(sign, TEXT) <= room), told[-1])
    return Text(x, y, sign, TEXT, palette.quiet, palette.table, anchor="m")


def _ends(board: LineBoard, goal: LayoutView, plan: LinePlan) -> list[tuple[EndId, str, Point]]:
    """The place of each open end's badge: the tip, or the place of a replay's next tile."""
    named = letters(board)
    tips = {slot: (x, y) for slot, x, y in plan.badges}
    spots = {spot.link.node: (spot.x, spot.y) for spot in plan.spots}
    next_tiles = {(node.parent, node.slot): spots[at] for at, node in enumerate(goal.nodes) if at in spots}
    found = []
    for number, end in board.layout.ends:
        spot = next_tiles.get((end.node, end.slot)) or tips.get(end.slot)
        if spot is not None:
            found.append((number, letter_badge(named[number], end.value), spot))
    return found


@lru_cache(maxsize=64)
def planned(layout: LayoutView, spinner: int | None, height: tuple[int, int], fold: bool, across: bool) -> LinePlan:
    """The layout with the largest tiles, in the first of two heights and if need be the second one more. A replay does
    not `fold`: its newest tiles are others. `across`: doubles lie across."""
    nodes, (room, spare) = layout.nodes, height
    middle = spinner or 0
    link = Link(middle, nodes[middle].inner, nodes[middle].outer, across)
    arms = arms_of(layout, middle, across)
    slots = [end.slot for _, end in layout.ends]
    plan = plan_line(link, arms, slots, WIDTH - 2 * MARGIN, room)
    if plan.half < PLAY_HALF and spare:
        plan = plan_line(link, arms, slots, WIDTH - 2 * MARGIN, room + spare)
    for kept in UNFOLDED if fold else ():
        if plan.half < PLAY_HALF:
            folded = {slot: folded_arm(found, kept) for slot, found in arms.items()}
            plan = plan_line(link, folded, slots, WIDTH - 2 * MARGIN, room + spare)
    return plan


def folded_arm(arm: tuple[Link, ...], kept: int) -> tuple[Link, ...]:
    """The arm with its newest tiles, and one link in place of the others: minus their number."""
    count = len(arm) - kept
    return (Link(-count, 0, 1), *arm[count:]) if count > 1 else arm
