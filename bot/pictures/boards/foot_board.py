"""Chickenfoot: the centre double, its arms, and a foot on every double.

While a double lacks toes (CF7), its reserved room is dashed and numbered. Otherwise open halves are framed, with the
letter and the number of the end beside them or on them. If the whole foot would need tiles too small for a phone, the
picture shows the ends alone, and folds the finished tiles to their number.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from bot.pictures.boards.foot_layout import FootPlan, FootSpot, plan_foot, tiles_of
from bot.pictures.boards.parts import (
    MARGIN,
    DrawContext,
    bare_scene,
    flow,
    heading,
    letter_badge,
    seat_strip,
)
from bot.pictures.render import fonts
from bot.pictures.scene import Badge, Look, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import MAX_HEIGHT, PIP_HALF, PLAY_HALF, TALLEST, TEXT, TITLE_HEIGHT, WIDTH
from bot.words.letters import letters
from engine.rules.layout import LayoutView
from engine.rules.tiles import EndId
from engine.rules.views import FootBoard

TOP = TITLE_HEIGHT + 6
MOST = 20
"""With more tiles the ends stand alone: few feet of that size fit, and a picture should not change to and fro."""
PLAYERS = 136
"""The height that the players of a usual table take."""
ROW = PLAY_HALF + 18
"""The height of a line of ends."""
GAP = 26


def foot_scene(context: DrawContext, board: FootBoard) -> Scene:
    """The whole board."""
    shapes: list[Shape] = list(heading(context))
    _, below = seat_strip(context, 0)
    goal = context.later if isinstance(context.later, FootBoard) else board
    if not goal.layout.nodes:
        return bare_scene(context, "picture.no_tiles", shapes)
    room = TOP + PLAYERS
    if context.room:
        plan = planned(goal.layout, context.room, int(not context.zoomed))
        return Scene(WIDTH, TOP + plan.height, context.style, (*shapes, *_tiles(context, board, plan)))
    plan = planned(goal.layout, MAX_HEIGHT - room)
    if plan.half < PLAY_HALF:
        plan = planned(goal.layout, TALLEST - room)
    badges = _letters(context, board, plan)
    crowded = plan.half < PLAY_HALF or badges is None or len(goal.layout.nodes) > MOST
    if context.later is None and crowded:
        ends, used = _ends(context, board)
        shapes += ends
    else:
        used = plan.height
        shapes += _tiles(context, board, plan)
        shapes += _toes(context, board, goal, plan)
        shapes += badges or ()
    floor = TOP + used + 6
    strip, _ = seat_strip(context, floor)
    return Scene(WIDTH, round(floor + below + 4), context.style, (*shapes, *strip))


@lru_cache(maxsize=64)
def planned(layout: LayoutView, room: int, readable: int = PIP_HALF) -> FootPlan:
    tiles, slots = tiles_of(layout)
    return plan_foot(tiles, slots, WIDTH - 2 * MARGIN, room, readable)


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
        yield TileSprite(x, y, plan.half, angle, 0, 0, Look.GHOST, key=end.node, end=number)
        if not board.toes or end.node == board.pending:
            # The toes of this double are alike, so they need no letters.
            text = str(end.value) if board.toes else letter_badge(named[number], end.value)
            yield Badge(x, y, text, TEXT, *context.badge(number, bright=True), number)


def _letters(context: DrawContext, board: FootBoard, plan: FootPlan) -> list[Badge] | None:
    """The letter and number of each open half, beyond its tip or beside it; the letter alone where that is all there
    is room for. None: an end has no room."""
    ends = {end.node: number for number, end in board.layout.ends} if not board.toes else {}
    named, nodes = letters(board), board.layout.nodes
    found: list[Badge] = []
    for spot in plan.spots:
        if spot.node not in ends or nodes[spot.node].tile.double:
            continue
        fill, ink = context.badge(ends[spot.node], bright=context.view.turn is not None)
        letter = named[ends[spot.node]]
        for text in (letter_badge(letter, nodes[spot.node].outer), letter):
            around = _around(spot, plan.half, Badge(0, 0, text, TEXT, fill, ink, ends[spot.node]))
            badge = next((badge for badge in around if _free(badge, found, spot.node, board, plan)), None)
            if badge is not None:
                found.append(badge)
                break
        else:
            return None
    return found


def _around(spot: FootSpot, half: int, badge: Badge) -> Iterator[Badge]:
    """The badge in the places for the end of a tile, the best first."""
    east, south = math.cos(math.radians(spot.angle)), math.sin(math.radians(spot.angle))
    high, wide = badge.height / 2 + 2, badge.width / 2 + 2
    ahead, aside = abs(east) * wide + abs(south) * high, abs(south) * wide + abs(east) * high
    for along, across in (
        (half + ahead, 0.0), (half / 2, half / 2 + aside), (half / 2, -half / 2 - aside),
        (half + ahead, aside), (half + ahead, -aside), (half, half / 2 + aside), (half, -half / 2 - aside),
        (0.0, half / 2 + aside), (0.0, -half / 2 - aside),
    ):  # fmt: skip
        x, y = east * along - south * across, south * along + east * across
        yield replace(badge, x=spot.x + MARGIN + x, y=spot.y + TOP + y)


def _free(badge: Badge, taken: Sequence[Badge], own: int, board: FootBoard, plan: FootPlan) -> bool:
    """Whether a badge lies in the picture and covers neither tiles nor other badges."""
    reach, side = badge.height / 2, badge.width / 2
    if not (side < badge.x < WIDTH - side and TOP + reach < badge.y < TOP + plan.height - reach):
        return False
    if any(abs(badge.x - b.x) < side + b.width / 2 and abs(badge.y - b.y) < 2 * reach for b in taken):
        return False
    spots = [(spot.x, spot.y, spot.angle) for spot in plan.spots if spot.node < len(board.layout.nodes)]
    for x, y, angle in [*spots, *((ghost.x, ghost.y, ghost.angle) for ghost in plan.ghosts)]:
        east, south = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for shift in (reach - side, 0.0, side - reach):  # a pill is a row of discs
            dx, dy = badge.x + shift - x - MARGIN, badge.y - y - TOP
            along, across = abs(dx * east + dy * south) - plan.half, abs(dy * east - dx * south) - plan.half / 2
            if math.hypot(max(0.0, along), max(0.0, across)) < reach - 1:
                return False
    return True


def _ends(context: DrawContext, board: FootBoard) -> tuple[list[Shape], int]:
    """The tiles that can be played on, each with its letters and number, the newest tile, and how many others lie.
    Returns the shapes and their height."""
    palette, nodes, named = context.style.palette, board.layout.nodes, letters(board)
    open_ends: dict[int, list[EndId]] = {}
    for number, end in sorted(board.layout.ends, key=lambda pair: (len(named[pair[0]]), named[pair[0]])):
        open_ends.setdefault(end.node, []).append(number)
    bound = board.pending if board.toes else None
    if context.view.last and context.view.last.index is not None:
        open_ends.setdefault(context.view.last.index, [])
    order = sorted(open_ends, key=lambda node: node != bound)
    cells = [_cell(context, board, node, [(number, named[number]) for number in open_ends[node]]) for node in order]
    sign = context.words("picture.hidden", count=context.words.count("tile", len(nodes) - len(order)))
    widths = [2 * PLAY_HALF + (badge.width + 8 if badge else 0) + GAP for _, badge in cells]
    *places, last = flow([*widths, fonts.measure(sign, TEXT) + GAP], WIDTH - 2 * MARGIN + GAP)
    shapes: list[Shape] = []
    for (line, middle), (tile, badge), width in zip(places, cells, widths, strict=True):
        left, y = MARGIN + middle - width / 2, TOP + (line + 0.5) * ROW
        shapes.append(replace(tile, x=left + PLAY_HALF, y=y))
        if badge:
            shapes.append(replace(badge, x=left + 2 * PLAY_HALF + 8 + badge.width / 2, y=y))
    if len(nodes) > len(order):
        x, y = MARGIN + last[1], TOP + (last[0] + 0.5) * ROW
        shapes.append(Text(x, y, fonts.clean(sign), TEXT, palette.quiet, palette.table, anchor="m"))
    return shapes, (last[0] + 1) * ROW


def _cell(
    context: DrawContext, board: FootBoard, node: int, ends: Sequence[tuple[EndId, str]]
) -> tuple[TileSprite, Badge | None]:
    """A tile that lies on the table with its open half to the right, and the badge of its ends."""
    found, bound = board.layout.nodes[node], board.toes > 0
    pending = bound and node == board.pending
    ring = context.ring(node, Ring.COVER if pending else Ring.NONE)
    framed: Literal[0, 2] = 2 if ends and not bound and not found.tile.double else 0
    tile = TileSprite(
        0, 0, PLAY_HALF, 0, found.inner, found.outer, ring=ring, open_half=framed, pinned=node == 0, key=node
    )
    if not ends:
        return tile, None
    text = str(found.outer) if pending else letter_badge("\u2009".join(letter for _, letter in ends), found.outer)
    bright = context.view.turn is not None and (pending or not bound)
    return tile, Badge(0, 0, text, TEXT, *context.badge(ends[0][0], bright=bright), ends[0][0])
