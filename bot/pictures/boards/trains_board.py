"""Mexican Train: the hub in the middle, every player's train in a lane of its own, the Mexican Train below.

A train leaves the hub and winds through its lane in as many lines as keep tiles largest. A badge marks the place of the
next tile; it is bright if the seat on turn may play there. A long train folds its oldest tiles to their number, so that
the newest stay readable on a phone; the words have them all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.pictures.boards.parts import MARGIN, DrawContext, heading, letter_badge, name_line
from bot.pictures.render import fonts
from bot.pictures.scene import Badge, Disc, Icon, Line, Look, OwnerMark, Rect, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import MAX_HEIGHT, NUMERAL_HALF, PHONE_HALF, PIP_HALF, TITLE_HEIGHT, WIDTH, Colour, Point
from bot.words.letters import letters
from engine.rules.views import Phase, Train, TrainsBoard, View

HEAD = 52
FOOT = 12
LANE_GAP = 10
LARGEST = 68
UNFOLDED = 4
"""The newest tiles of a train that always show."""
HUB = 200
"""The width of the hub's strip in the middle."""
TURN = 24
"""Room beside a lane for its bends."""
TALLEST = 1500


@dataclass(frozen=True, slots=True)
class Lane:
    """The place of a train: (left, top) and width of its panel; tiles run outwards from the hub."""

    train: Train
    index: int
    left: float
    top: float
    width: float
    half: int
    lines: int
    mirrored: bool
    """In the left column the hub is on the right."""
    hidden: int = 0
    """The number of oldest tiles left out."""

    @property
    def columns(self) -> int:
        """Tiles in a line."""
        return columns_of(self.width, self.half)

    @property
    def height(self) -> int:
        """The height of the panel."""
        return lane_height(self.lines, self.half)

    def spot(self, item: int) -> tuple[float, float, int]:
        """The middle of the train's `item`-th spot and its direction there."""
        line, column = divmod(item, self.columns)
        forth = line % 2 == 0
        at = column if forth else self.columns - 1 - column
        pitch = 2 * self.half + 2
        start = self.left + TURN + pitch / 2
        x = start + at * pitch
        if self.mirrored:
            x = 2 * self.left + self.width - x
        y = self.top + HEAD + (line + 0.5) * (self.half + 8)
        return x, y, 0 if forth != self.mirrored else 180


def columns_of(width: float, half: int) -> int:
    """Tiles in a line of a lane."""
    return max(1, int((width - 2 * TURN + 2) // (2 * half + 2)))


def lines_of(train: Train, hidden: int, width: float, half: int) -> int:
    """The lines of a train. Its end badge and the sign for hidden tiles take the room of a tile."""
    spots = len(train.tiles) - hidden + 1 + bool(hidden)
    return -(-spots // columns_of(width, half))


def lane_height(lines: int, half: int) -> int:
    """The height of a lane's panel."""
    return HEAD + lines * (half + 8) + FOOT


def _columns(board: TrainsBoard) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The trains (by index) left and right of the hub, and the Mexican Train."""
    owned = [at for at, train in enumerate(board.trains) if train.owner is not None]
    mexican = next(at for at, train in enumerate(board.trains) if train.owner is None)
    middle = -(-len(owned) // 2)
    return tuple(owned[:middle]), tuple(owned[middle:]), mexican


SIDE_WIDTH = (WIDTH - HUB) / 2 - MARGIN
FULL_WIDTH = WIDTH - 2.0 * MARGIN


def _height(board: TrainsBoard, half: int, hidden: Sequence[int]) -> int:
    """The height of the whole picture with tiles of that size."""
    left, right, mexican = _columns(board)

    def lanes(indices: Sequence[int], width: float) -> int:
        trains = ((board.trains[at], hidden[at]) for at in indices)
        return sum(lane_height(lines_of(train, gone, width, half), half) + LANE_GAP for train, gone in trains)

    sides = max(lanes(left, SIDE_WIDTH), lanes(right, SIDE_WIDTH), 3 * min(half, 54) + 40)
    return TITLE_HEIGHT + LANE_GAP + sides + lanes([mexican], FULL_WIDTH)


def _choose(board: TrainsBoard, fold: bool) -> tuple[int, list[int]]:
    """The largest half with room for all trains, and the number of tiles to fold in each. Trains fold before the
    picture grows, and tiles shrink last. A replay doesn't `fold`: its tiles stay in their places."""
    hidden = [0] * len(board.trains)
    smallest = PHONE_HALF if fold else PIP_HALF - 6
    for half in range(LARGEST, smallest - 1, -1):
        if _height(board, half, hidden) <= MAX_HEIGHT:
            return half, hidden
    while fold and _height(board, PHONE_HALF, hidden) > MAX_HEIGHT:
        longest = max(range(len(hidden)), key=lambda at: len(board.trains[at].tiles) - hidden[at])
        shown = len(board.trains[longest].tiles) - hidden[longest]
        if shown <= UNFOLDED:
            break
        hidden[longest] += min(2, shown - UNFOLDED)
    sizes = range(smallest, NUMERAL_HALF - 1, -1)
    return next(half for half in sizes if half == NUMERAL_HALF or _height(board, half, hidden) <= TALLEST), hidden


def _lanes(board: TrainsBoard, fold: bool) -> tuple[list[Lane], int]:
    """The place of every train, and the height of the picture."""
    half, hidden = _choose(board, fold)
    left, right, mexican = _columns(board)
    height = _height(board, half, hidden)
    lanes: list[Lane] = []

    def stand(indices: Sequence[int], x: float, width: float, top: float, free: float, mirrored: bool) -> None:
        """A column of lanes with the spare height between them."""
        found = [
            Lane(train, at, x, top, width, half, lines_of(train, hidden[at], width, half), mirrored, hidden[at])
            for at in indices
            for train in [board.trains[at]]
        ]
        spare = (free - sum(lane.height for lane in found)) / len(found) if found else 0.0
        y = top + min(spare, 60) / 2 - LANE_GAP / 2 if len(found) > 1 else top + spare / 2
        for lane in found:
            lanes.append(replace(lane, top=round(y)))
            y += lane.height + min(spare, 60)

    below = lane_height(lines_of(board.trains[mexican], hidden[mexican], FULL_WIDTH, half), half)
    top = TITLE_HEIGHT + LANE_GAP
    floor = height - below - LANE_GAP
    stand(left, MARGIN, SIDE_WIDTH, top, floor - top, True)
    stand(right, WIDTH - MARGIN - SIDE_WIDTH, SIDE_WIDTH, top, floor - top, False)
    stand([mexican], MARGIN, FULL_WIDTH, floor, below, False)
    return lanes, height


def _as_now(lane: Lane, train: Train) -> Lane:
    """A lane of a later board with the train as it is now."""
    drawn = len(lane.train.tiles) - lane.hidden
    return replace(lane, train=train, hidden=max(0, len(train.tiles) - drawn))


def open_to(view: View, board: TrainsBoard, train: Train) -> bool:
    """Whether the seat on turn may play on the train (MT5, MT11, MT13). This is public."""
    if view.turn is None:
        return False
    if view.phase is not Phase.EXTRA and any(other.open_double for other in board.trains):
        return train.open_double
    return train.owner in (None, view.turn) or train.marker or train.open_double


def trains_scene(context: DrawContext, board: TrainsBoard) -> Scene:
    """The whole board."""
    palette = context.style.palette
    goal = context.later if isinstance(context.later, TrainsBoard) else board
    lanes, height = _lanes(goal, context.later is None)
    lanes = [_as_now(lane, board.trains[lane.index]) for lane in lanes]
    sides = [lane for lane in lanes if lane.train.owner is not None]
    top, bottom = TITLE_HEIGHT + LANE_GAP, min(lane.top for lane in lanes if lane.train.owner is None)
    hub = WIDTH / 2, (top + bottom) / 2
    half = max(PIP_HALF, min(54, *(lane.half for lane in lanes)))
    shapes: list[Shape] = list(heading(context))
    for lane in sides:
        if context.view.turn == lane.train.owner:
            shapes.append(Rect(lane.left, lane.top, lane.width, lane.height, palette.panel, 18, palette.gold, 5))
    shapes += [_rail(hub, lane, palette.line) for lane in sides]
    shapes.append(Line((hub, (hub[0], bottom + 14)), palette.line, 9))
    shapes.append(Disc(*hub, half * 1.45 + 6, palette.header, palette.line, 7))
    shapes.append(TileSprite(*hub, half, 90, board.hub.low, board.hub.high, key=-1))
    for lane in lanes:
        shapes += _lane(context, board, lane)
    return Scene(WIDTH, height, context.style, tuple(shapes))


def _rail(hub: Point, lane: Lane, colour: Colour) -> Line:
    """The curve from the hub to the train's first tile."""
    x = lane.left + lane.width - TURN / 2 + 2 if lane.mirrored else lane.left + TURN / 2 - 2
    y = lane.spot(0)[1]
    bend = x + (hub[0] - x) * 0.45
    points = []
    for step in range(13):
        t = step / 12
        px = (1 - t) ** 3 * x + 3 * (1 - t) ** 2 * t * bend + 3 * (1 - t) * t**2 * bend + t**3 * hub[0]
        py = (1 - t) ** 3 * y + 3 * (1 - t) ** 2 * t * y + 3 * (1 - t) * t**2 * hub[1] + t**3 * hub[1]
        points.append((round(px, 1), round(py, 1)))
    return Line(tuple(points), colour, 9)


def _lane(context: DrawContext, board: TrainsBoard, lane: Lane) -> Iterator[Shape]:
    """A train's heading, its tiles, the bends between lines and its end."""
    palette = context.style.palette
    turn = lane.train.owner is not None and context.view.turn == lane.train.owner
    ground_colour = palette.panel if turn else palette.table
    yield from _head(context, lane, ground_colour)
    for line in range(1, lines_of(lane.train, lane.hidden, lane.width, lane.half)):
        yield _bend(lane, line, palette.quiet)
    first = 0
    if lane.hidden:
        x, y, _ = lane.spot(0)
        x += 8 if lane.mirrored else -8
        sign = fonts.clean(context.words("picture.hidden", count=context.words.count("tile", lane.hidden)))
        yield Text(x, y, sign, 30, palette.quiet, ground_colour, anchor="m")
        first = 1
    shown = lane.train.tiles[lane.hidden :]
    for at, (tile, inner) in enumerate(shown):
        x, y, angle = lane.spot(first + at)
        ring = Ring.NONE
        if at == len(shown) - 1:
            ring = context.ring(lane.index, Ring.COVER if lane.train.open_double else Ring.NONE)
        key = lane.index * 1000 + lane.hidden + at
        yield TileSprite(x, y, lane.half, angle, inner, tile.other(inner), ring=ring, key=key)
    yield from _end(context, board, lane, first + len(shown))


def _end(context: DrawContext, board: TrainsBoard, lane: Lane, item: int) -> Iterator[Shape]:
    """The badge at the end. A train that has not begun also shows the room for its first tile."""
    palette = context.style.palette
    x, y, angle = lane.spot(item)
    fill, ink = context.badge(lane.train.end, bright=open_to(context.view, board, lane.train))
    if lane.train.open_double and context.lit is None:
        fill, ink = palette.warn, palette.badge_ink
    badge = Badge(x, y, letter_badge(letters(board)[lane.train.end], lane.train.value), 30, fill, ink)
    if not lane.train.tiles and lane.half >= PIP_HALF:
        yield TileSprite(x, y, lane.half, angle, 0, 0, Look.GHOST, key=lane.index * 1000)
        yield badge
        return
    towards = -1 if angle == 0 else 1
    first_of_line = item % lane.columns == 0
    space = 0 if first_of_line else 10
    # A badge on a line of its own is higher than tiles: it keeps clear of the line above,
    drop = max(0.0, (badge.height - lane.half - 8) / 2) if first_of_line and item else 0.0
    if lane.hidden and item // lane.columns == 1:  # and of the equally high sign for hidden tiles
        drop = max(drop, badge.height + 1 - (y - lane.spot(0)[1]))
    yield replace(badge, x=x + towards * (lane.half + 1 - badge.width / 2 - space), y=y + drop)


def _bend(lane: Lane, line: int, colour: Colour) -> Line:
    """The little curve from a line to the next one."""
    x1, y1, angle = lane.spot(line * lane.columns - 1)
    y2 = lane.spot(line * lane.columns)[1]
    way = 1 if angle == 0 else -1
    edge = x1 + way * (lane.half + 4)
    out = edge + way * 12
    return Line(((edge, y1), (out, y1 + 9), (out, y2 - 9), (edge, y2)), colour, 5)


def _head(context: DrawContext, lane: Lane, back: Colour) -> Iterator[Shape]:
    """Mark, name, marker and tiles in hand, or the state of the train."""
    palette, words, train = context.style.palette, context.words, lane.train
    left, right, y = lane.left + 14, lane.left + lane.width - 16, lane.top + HEAD / 2 + 2
    if train.owner is None:
        fact = words("picture.cover" if train.open_double else "picture.open_to_all")
        ink = palette.warn if train.open_double else palette.quiet
        yield Text(right, y, fact, 32, ink, back, anchor="r")
        yield Icon(left + 20, y - 2, 42, "train", palette.gold)
        name = fonts.fit(words("picture.mexican"), 34, int(right - fonts.measure(fact, 32) - 18 - (left + 48)))
        yield Text(left + 48, y, name, 34, palette.ink, back)
        return
    seat = context.view.seats[train.owner]
    fact = words("picture.cover") if train.open_double else words.count("tile", seat.tiles)
    gap = 18 + (58 if train.marker else 0)
    line = name_line(
        context, seat, left + 48, right, y, fact, ink=palette.warn if train.open_double else None, on=back, gap=gap
    )
    yield OwnerMark(left + 16, y, 30, train.owner)
    yield from line
    if train.marker and isinstance(name_text := line[-1], Text):
        width = fonts.measure(name_text.text, 34, name_text.bold)
        yield Icon(left + 48 + width + 36, y - 2, 42, "train", palette.gold)
