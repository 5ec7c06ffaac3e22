"""Chickenfoot: the centre double, its arms, and a foot on every double.

While a double lacks toes, their places are dashed and numbered, for nothing else may be played (CF7); otherwise the
open halves are framed. Where even small tiles find no room, the picture keeps the part where the play is, and what is
left out is listed below.
"""

from collections.abc import Iterator, Sequence

from bot.pictures import fonts
from bot.pictures.foot_layout import FootPlan, plan_foot, tiles_of
from bot.pictures.parts import MARGIN, Ground, empty_note, heading, seat_strip
from bot.pictures.scene import (
    MAX_HEIGHT,
    NUMERAL_HALF,
    TITLE_HEIGHT,
    WIDTH,
    Badge,
    Look,
    Ring,
    Scene,
    Shape,
    Text,
    TileSprite,
)
from engine.rules.views import FootBoard

TOP = TITLE_HEIGHT + 6
LINE = 44
"""The height of a line of the list of tiles that are left out."""
MOST_LINES = 3


def foot_scene(ground: Ground, board: FootBoard) -> Scene:
    """The whole board."""
    words = ground.words
    nodes = board.layout.nodes
    facts = []
    if board.pending is not None and board.toes:
        count = words.count("toe", board.toes)
        facts.append(words("picture.toes", tile=nodes[board.pending].tile, count=count))
    shapes: list[Shape] = list(heading(ground, *facts))
    _, below = seat_strip(ground, 0)
    if not nodes:
        strip, _ = seat_strip(ground, TITLE_HEIGHT + 220)
        note = empty_note(ground, "picture.no_tiles")
        return Scene(WIDTH, TITLE_HEIGHT + 220 + below, ground.style, (*shapes, note, *strip))
    tiles, slots = tiles_of(board.layout)
    plan = plan_foot(tiles, slots, WIDTH - 2 * MARGIN, MAX_HEIGHT - TOP - below - 10, NUMERAL_HALF)
    shapes += _tiles(ground, board, plan)
    shapes += _places(ground, board, plan)
    floor = TOP + plan.height + 6
    for line in _left_out(ground, board, plan.left_out):
        palette = ground.style.palette
        shapes.append(Text(MARGIN + 8, floor + LINE / 2, line, 32, palette.quiet, palette.table))
        floor += LINE
    strip, _ = seat_strip(ground, floor)
    return Scene(WIDTH, round(floor + below + 4), ground.style, (*shapes, *strip))


def _tiles(ground: Ground, board: FootBoard, plan: FootPlan) -> Iterator[Shape]:
    """The tiles; an open half is framed unless a double must be covered first."""
    nodes, last = board.layout.nodes, ground.view.last
    open_nodes = {end.node for _, end in board.layout.ends} if not board.toes else set()
    for spot in plan.spots:
        node = nodes[spot.node]
        ring = Ring.NONE
        if last is not None and last.place == spot.node:
            ring = Ring.LAST
        elif board.toes and spot.node == board.pending:
            ring = Ring.COVER
        framed = spot.node in open_nodes and not node.tile.double
        yield TileSprite(
            spot.x + MARGIN, spot.y + TOP, plan.half, spot.angle, node.inner, node.outer,
            ring=ring, open_half=2 if framed else 0, pinned=spot.node == 0, key=spot.node,
        )  # fmt: skip


def _places(ground: Ground, board: FootBoard, plan: FootPlan) -> Iterator[Shape]:
    """The places kept for toes, with the number that is wanted there when it may be played now."""
    palette = ground.style.palette
    opened = {(end.node, end.slot): end.value for _, end in board.layout.ends}
    for ghost in plan.ghosts:
        if (ghost.node, ghost.slot) not in opened:
            continue
        x, y = ghost.x + MARGIN, ghost.y + TOP
        yield TileSprite(x, y, plan.half, ghost.angle, 0, 0, Look.GHOST, key=ghost.node)
        if not board.toes or ghost.node == board.pending:
            value = str(opened[ghost.node, ghost.slot])
            yield Badge(x, y, value, 30, palette.cyan, palette.badge_ink)


def _left_out(ground: Ground, board: FootBoard, left_out: Sequence[int]) -> list[str]:
    """The tiles that found no room, in a few lines; a number where even those do not hold them all."""
    if not left_out:
        return []
    nodes, words = board.layout.nodes, ground.words
    open_nodes = {end.node for _, end in board.layout.ends}
    labels = [
        words(
            "picture.open_tile" if at in open_nodes else "picture.closed_tile",
            tile=f"{nodes[at].inner}|{nodes[at].outer}",
        )
        for at in left_out
    ]
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
