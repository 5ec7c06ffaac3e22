"""Build Up: six stacks in front of each player, numbered through; the owner of every top by colour and mark.

Up to three players lie below each other with tiles across; more share two columns with upright tiles. The edges below
a top tell how high the stack is; with up to three players a number does, too (×3).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.pictures.boards.parts import MARGIN, DrawContext, bare_scene, heading, name_line, total_width
from bot.pictures.render import fonts
from bot.pictures.scene import Look, OwnerMark, Rect, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import PLAY_HALF, TEXT, TITLE_HEIGHT, WIDTH, blend
from bot.words.letters import stack_letter
from engine.rules.views import StacksBoard, StackTop

HEAD = 58
LABEL = 50
EDGE = 6
"""The height of the edge of a covered tile."""
EDGES = 4
"""The most edges drawn; the number tells the full height."""
GAP = 12


@dataclass(frozen=True, slots=True)
class _Plan:
    """The layout of the players' panels: columns, a panel's size, its tiles."""

    columns: int
    width: float
    height: int
    half: int
    angle: int
    """0: tiles lie across; 90: tiles stand."""
    head: int
    """The height of a player's name."""

    @property
    def pitch(self) -> float:
        """From one stack to the next."""
        return (self.width - 16) / 6

    @property
    def tile(self) -> tuple[int, int]:
        """Width and height of a tile."""
        return (2 * self.half, self.half) if self.angle == 0 else (self.half, 2 * self.half)


def _plan(players: int, bare: bool) -> _Plan:
    columns, half, angle = (1, 64, 0) if players <= 3 else (2, PLAY_HALF, 90)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
    high, head, label = half if angle == 0 else 2 * half, *((10, 0) if bare else (HEAD, LABEL))
    return _Plan(columns, width, head + EDGES * EDGE + high + label + 10, half, angle, head)


def _crowded(context: DrawContext, board: StacksBoard, plan: _Plan) -> bool:
    """Whether points in words would leave a player's name too little room."""
    room = plan.width - 62 - 20 - 16 - total_width(context)
    points = {seat.seat: context.words("picture.tops", points=board.points(seat.seat)) for seat in context.view.seats}
    icon = {seat: 38 * (seat in context.stand_ins) for seat in points}
    return any(
        icon[seat] + fonts.measure(context.names[seat], TEXT, True) + fonts.measure(told, TEXT) > room
        for seat, told in points.items()
    )


def stacks_scene(context: DrawContext, board: StacksBoard) -> Scene:
    """A panel for each player: mark, name, tiles in hand and points on top, and the stacks below."""
    palette, words = context.style.palette, context.words
    shapes: list[Shape] = list(heading(context))
    if not board.tops:
        return bare_scene(context, "picture.no_stacks", shapes, players=False)
    plan = _plan(len(context.view.seats), bool(context.room))
    top = TITLE_HEIGHT + GAP
    short = plan.columns > 1 and _crowded(context, board, plan)
    for at, seat in enumerate(context.view.seats):
        row, column = divmod(at, plan.columns)
        left, y = MARGIN + column * (plan.width + GAP), top + row * (plan.height + GAP)
        outline, stroke = (palette.gold, 5) if context.view.turn == seat.seat else (None, 0)
        shapes.append(Rect(left, y, plan.width, plan.height, palette.panel, 18, outline, stroke))
        for number, stack in enumerate(stack for stack in board.tops if stack.row == seat.seat):
            shapes += _stack(context, plan, stack, left + 8 + (number + 0.5) * plan.pitch, y)
        if context.room:
            continue
        middle, right = y + HEAD / 2 + 4, left + plan.width - 20
        shapes.append(OwnerMark(left + 36, middle, 30, seat.seat))
        points = f"+{board.points(seat.seat)}" if short else words("picture.tops", points=board.points(seat.seat))
        tiles = seat.tiles if plan.columns == 1 else 0
        fact = f"{points} · {tiles}" if tiles else points
        shapes += name_line(context, seat, left + 62, right, middle, fact, glyph=bool(tiles))
    rows = -(-len(context.view.seats) // plan.columns)
    return Scene(WIDTH, top + rows * (plan.height + GAP) + 4, context.style, tuple(shapes))


def _stack(context: DrawContext, plan: _Plan, top: StackTop, x: float, y: float) -> Iterator[Shape]:
    """Edges, top, number and height of a stack; x is its middle, y the top of its panel."""
    palette = context.style.palette
    wide, high = plan.tile
    floor = y + plan.head + EDGES * EDGE + high
    covered = min(top.height - 1, EDGES)
    for depth in range(covered):
        bottom = floor - depth * EDGE
        fill = blend(palette.lip, palette.shadow, 0.45 if depth % 2 == 0 else 0.2)
        yield Rect(x - wide / 2 + 2, bottom - 40, wide - 4, 42, fill, 11)
    centre = floor - covered * EDGE - high / 2
    look, ring, tile = Look.NORMAL, context.ring(top.stack), top.tile
    if context.lit is not None:
        lit = top.stack in context.lit
        look, ring = (Look.NORMAL, Ring.PLAYABLE) if lit else (Look.DIMMED, ring)
    yield TileSprite(x, centre, plan.half, plan.angle, tile.low, tile.high, look, ring, owner=top.owner, key=top.stack)
    yield OwnerMark(x, centre, 20, top.owner, edge=True)
    label = floor + LABEL / 2 + 6
    number, height = stack_letter(top.stack), context.words("picture.height", n=top.height)
    first, second, space = fonts.measure(number, TEXT, True), fonts.measure(height, TEXT), 10
    if top.height == 1 or first + space + second > plan.pitch:
        yield Text(x, label, number, TEXT, palette.ink, palette.panel, bold=True, anchor="m")
        return
    start = x - (first + space + second) / 2
    yield Text(start, label, number, TEXT, palette.ink, palette.panel, bold=True)
    yield Text(start + first + space, label, height, TEXT, palette.quiet, palette.panel)
