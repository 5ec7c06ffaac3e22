"""Chickenfoot: the centre double, its arms, and a foot on every double.

While a double lacks toes (CF7), its reserved room is dashed and numbered. Otherwise open halves are framed, with the
letter of the end beside them or on them. If small tiles find no room either, the picture is cropped to the newest part
and lists the other tiles below.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.pictures.boards.foot_layout import FootPlan, plan_foot, tiles_of
from bot.pictures.boards.parts import MARGIN, NOTICE, DrawContext, bare_scene, heading, letter_badge, notice, seat_strip
from bot.pictures.render import fonts
from bot.pictures.scene import Badge, Look, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import MAX_HEIGHT, NUMERAL_HALF, TITLE_HEIGHT, WIDTH
from bot.words.letters import letters
from engine.rules.layout import LayoutView
from engine.rules.views import FootBoard

TOP = TITLE_HEIGHT + 6
LINE = 44
"""The height of a line in the list of left-out tiles."""
MOST_LINES = 3
CROWD = 40
"""With more tiles the picture may be taller."""
TALLEST = 1040


def foot_scene(context: DrawContext, board: FootBoard) -> Scene:
    """The whole board."""
    palette = context.style.palette
    shapes: list[Shape] = list(heading(context))
    _, below = seat_strip(context, 0)
    goal = context.later if isinstance(context.later, FootBoard) else board
    if not goal.layout.nodes:
        return bare_scene(context, "picture.no_tiles", shapes)
    bound = board.pending is not None and board.toes > 0 and context.view.turn is not None
    kept_free = NOTICE if bound or context.later is not None else 0
    height = MAX_HEIGHT if len(goal.layout.nodes) <= CROWD else TALLEST
    plan = planned(goal.layout, round(height - TOP - below - 10 - kept_free), NOTICE - kept_free)
    shapes += _tiles(context, board, plan)
    shapes += _toes(context, board, goal, plan)
    shapes += _letters(context, board, plan)
    floor = TOP + plan.height + 6
    for line in _left_out(context, board, [at for at in plan.left_out if at < len(board.layout.nodes)]):
        shapes.append(Text(MARGIN + 8, floor + LINE / 2, line, 32, palette.quiet, palette.table))
        floor += LINE
    if bound and board.pending is not None:
        tile, count = board.layout.nodes[board.pending].tile, context.words.count("toe", board.toes)
        shapes += notice(context, "picture.toes", floor, tile=tile, count=count)
    floor += kept_free
    strip, _ = seat_strip(context, floor)
    return Scene(WIDTH, round(floor + below + 4), context.style, (*shapes, *strip))


@lru_cache(maxsize=64)
def planned(layout: LayoutView, room: int, spare: int) -> FootPlan:
    tiles, slots = tiles_of(layout)
    return plan_foot(tiles, slots, WIDTH - 2 * MARGIN, room, NUMERAL_HALF, spare)


def _tiles(context: DrawContext, board: FootBoard, plan: FootPlan) -> Iterator[Shape]:
    """The tiles; open halves are framed unless a double must be covered first."""
    nodes = board.layout.nodes
    open_nodes = {end.node for _, end in board.layout.ends} if not board.toes else set()
    for spot in plan.spots:
        if spot.node >= len(nodes):
            continue
        node = nodes[spot.node]
        ring = context.ring(spot.node, Ring.COVER if board.toes and spot.node == board.pending else Ring.NONE)
        framed = spot.node in open_nodes and not node.tile.double
        yield TileSprite(
            spot.x + MARGIN, spot.y + TOP, plan.half, spot.angle, node.inner, node.outer,
            ring=ring, open_half=2 if framed else 0, pinned=spot.node == 0, key=spot.node,
        )  # fmt: skip


def _toes(context: DrawContext, board: FootBoard, goal: FootBoard, plan: FootPlan) -> Iterator[Shape]:
    """The reserved room for toes, with the required number if it is playable now."""
    room = {(ghost.node, ghost.slot): (ghost.x, ghost.y, ghost.angle) for ghost in plan.ghosts}
    for spot in plan.spots:
        if spot.node >= len(board.layout.nodes):
            node = goal.layout.nodes[spot.node]
            room[node.parent, node.slot] = spot.x, spot.y, spot.angle
    named = letters(board)
    for number, end in board.layout.ends:
        toe = room.get((end.node, end.slot))
        if toe is None or not board.layout.nodes[end.node].tile.double:
            continue
        x, y, angle = toe[0] + MARGIN, toe[1] + TOP, toe[2]
        yield TileSprite(x, y, plan.half, angle, 0, 0, Look.GHOST, key=end.node)
        if not board.toes or end.node == board.pending:
            # The toes of this double are alike, so they need no letters.
            text = str(end.value) if board.toes else letter_badge(named[number], end.value)
            yield Badge(x, y, text, 30, *context.badge(number, bright=True))


def _letters(context: DrawContext, board: FootBoard, plan: FootPlan) -> Iterator[Badge]:
    """The letter of each open half: beyond the tip, beside the half, or on it."""
    ends = {end.node: number for number, end in board.layout.ends} if not board.toes else {}
    named = letters(board)
    taken: list[Badge] = []
    for spot in plan.spots:
        if spot.node not in ends or board.layout.nodes[spot.node].tile.double:
            continue
        east, south = math.cos(math.radians(spot.angle)), math.sin(math.radians(spot.angle))
        letter = named[ends[spot.node]]
        fill, ink = context.badge(ends[spot.node], bright=context.view.turn is not None)
        badge, middle = Badge(0, 0, letter, 30, fill, ink), plan.half / 2
        clear = badge.height / 2 + 1
        aside = middle + clear
        for along, across in ((plan.half + clear, 0.0), (middle, aside), (middle, -aside), (middle, 0.0)):
            x, y = east * along - south * across, south * along + east * across
            badge = replace(badge, x=spot.x + MARGIN + x, y=spot.y + TOP + y)
            if _free(badge, taken, spot.node, board, plan):
                break
        taken.append(badge)
        yield badge


def _free(badge: Badge, taken: Sequence[Badge], own: int, board: FootBoard, plan: FootPlan) -> bool:
    """Whether a round badge lies in the picture and covers neither other tiles nor other badges."""
    reach = badge.height / 2
    if not (reach < badge.x < WIDTH - reach and TOP + reach < badge.y < TOP + plan.height - reach):
        return False
    if any(math.hypot(badge.x - other.x, badge.y - other.y) < 2 * reach for other in taken):
        return False
    for spot in plan.spots:
        if spot.node == own or spot.node >= len(board.layout.nodes):
            continue
        dx, dy = badge.x - spot.x - MARGIN, badge.y - spot.y - TOP
        east, south = math.cos(math.radians(spot.angle)), math.sin(math.radians(spot.angle))
        along, across = abs(dx * east + dy * south) - plan.half, abs(dy * east - dx * south) - plan.half / 2
        if math.hypot(max(0.0, along), max(0.0, across)) < reach:
            return False
    return True


def _left_out(context: DrawContext, board: FootBoard, left_out: Sequence[int]) -> list[str]:
    """The left-out tiles in a few lines; the last line may end with a number."""
    if not left_out:
        return []
    nodes, words = board.layout.nodes, context.words
    named = {end.node: letters(board)[number] for number, end in board.layout.ends}
    labels = []
    for at in left_out:
        facts = {"tile": f"{nodes[at].inner}|{nodes[at].outer}", "at": named.get(at, "")}
        labels.append(words("picture.open_tile" if at in named else "picture.closed_tile", **facts))
    lines: list[str] = []
    room = WIDTH - 2 * MARGIN - 16
    line = words("picture.left_out")
    for at, label in enumerate(labels):
        longer = f"{line} {label}"
        if fonts.measure(longer, 32) <= room:
            line = longer
            continue
        lines.append(line)
        line = label
        if len(lines) == MOST_LINES:
            rest = words("picture.more_tiles", count=words.count("tile", len(labels) - at))
            return [*lines[:-1], fonts.fit(lines[-1], 32, room - fonts.measure(rest, 32) - 40) + " " + rest]
    return [*lines, line]
