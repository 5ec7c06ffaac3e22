"""Mexican Train: the hub in the middle, every player's train in a lane of its own, the Mexican Train below.

A train leaves the hub and winds through its lane in as many lines as keep tiles largest. A badge marks the place of the
next tile; it is bright if the seat on turn may play there. A long train folds its oldest tiles to their number, so that
the newest stay readable on a phone; the words have them all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.pictures.boards.parts import MARGIN, DrawContext, Place, flow, heading, letter_badge, name_line
from bot.pictures.render import fonts
from bot.pictures.scene import Badge, Disc, Icon, Line, Look, OwnerMark, Rect, Ring, Scene, Shape, Text, TileSprite
from bot.pictures.theme import LEAST_HALF, MAX_HEIGHT, PIP_HALF, PLAY_HALF, TEXT, TITLE_HEIGHT, WIDTH, Colour, Point
from bot.words.letters import letters
from engine.rules.views import Phase, Train, TrainsBoard, View

HEAD = 50
FOOT = 6
LANE_GAP = 6
LARGEST = 84
UNFOLDED = 1
"""The newest tiles of a train that always show."""
HUB = 132
"""The width of the hub's strip in the middle."""
REPLAY_HEIGHT = 1200
TURN = 16
"""Room beside a lane for its bends."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The place of a train: (left, top) and width of its panel; tiles run outwards from the hub."""

    train: Train
    index: int
    left: float
    top: float
    width: float
    half: int
    places: tuple[Place, ...]
    """Line and offset of the sign for hidden tiles (if any), of each tile, and of the badge at the end."""
    mirrored: bool
    """In the left column the hub is on the right."""
    hidden: int = 0
    """The number of oldest tiles left out."""

    @property
    def height(self) -> int:
        """The height of the panel."""
        return lane_height(self.places, self.half)

    def spot(self, item: int) -> tuple[float, float, int]:
        """The middle of the train's `item`-th spot and its direction there."""
        line, offset = self.places[item]
        forth = line % 2 == 0
        x = self.left + (TURN + offset if forth else self.width - TURN - offset)
        if self.mirrored:
            x = 2 * self.left + self.width - x
        y = self.top + HEAD + (line + 0.5) * (self.half + 8)
        return x, y, 0 if forth != self.mirrored else 180


def places_of(board: TrainsBoard, at: int, hidden: int, width: float, half: int) -> tuple[Place, ...]:
    """The places of a train's spots: lines are filled from the hub outwards, and back."""
    train = board.trains[at]
    tile, badge = 2 * half + 2, _badge(board, train).width + 8
    sign = [fonts.measure(_sign(hidden), TEXT) + 12] if hidden else []
    end = badge if train.tiles else max(badge, tile)
    return flow([*sign, *[tile] * (len(train.tiles) - hidden), end], width - 2 * TURN)


def lane_height(places: Sequence[Place], half: int) -> int:
    """The height of a lane's panel."""
    return HEAD + (places[-1][0] + 1) * (half + 8) + FOOT


def _sign(hidden: int) -> str:
    return f"+{hidden}"


def _badge(board: TrainsBoard, train: Train) -> Badge:
    black = (0, 0, 0)
    return Badge(0, 0, letter_badge(letters(board)[train.end], train.value), TEXT, black, black, train.end)


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
        return sum(lane_height(places_of(board, at, hidden[at], width, half), half) + LANE_GAP for at in indices)

    sides = max(lanes(left, SIDE_WIDTH), lanes(right, SIDE_WIDTH), HUB + 20)
    return TITLE_HEIGHT + LANE_GAP + sides + lanes([mexican], FULL_WIDTH)


def _choose(board: TrainsBoard, fold: bool) -> tuple[int, list[int]]:
    """The largest half with room for all trains, and the number of tiles to fold in each. Trains fold before the
    picture grows. A replay doesn't `fold` while there is room for small tiles: they stay in their places."""
    hidden = [0] * len(board.trains)
    for half in range(LARGEST, (PLAY_HALF if fold else PIP_HALF) - 1, -4):
        if _height(board, half, hidden) <= (MAX_HEIGHT if fold else REPLAY_HEIGHT):
            return half, hidden
    while _height(board, PLAY_HALF, hidden) > MAX_HEIGHT:
        longest = max(range(len(hidden)), key=lambda at: len(board.trains[at].tiles) - hidden[at])
        shown = len(board.trains[longest].tiles) - hidden[longest]
        if shown <= UNFOLDED:
            break
        hidden[longest] += min(2 - bool(hidden[longest]), shown - UNFOLDED)
    return PLAY_HALF, hidden


def _lanes(board: TrainsBoard, fold: bool) -> tuple[list[Lane], int]:
    """The place of every train, and the height of the picture."""
    half, hidden = _choose(board, fold)
    left, right, mexican = _columns(board)
    height = _height(board, half, hidden)
    lanes: list[Lane] = []

    def stand(indices: Sequence[int], x: float, width: float, top: float, free: float, mirrored: bool) -> None:
        """A column of lanes with the spare height between them."""
        found = [
            Lane(board.trains[at], at, x, top, width, half, places, mirrored, hidden[at])
            for at in indices
            for places in [places_of(board, at, hidden[at], width, half)]
        ]
        spare = (free - sum(lane.height for lane in found)) / len(found) if found else 0.0
        y = top + min(spare, 60) / 2 - LANE_GAP / 2 if len(found) > 1 else top + spare / 2
        for lane in found:
            lanes.append(replace(lane, top=round(y)))
            y += lane.height + min(spare, 60)

    below = lane_height(places_of(board, mexican, hidden[mexican], FULL_WIDTH, half), half)
    top = TITLE_HEIGHT + LANE_GAP
    floor = height - below - LANE_GAP
    stand(left, MARGIN, SIDE_WIDTH, top, floor - top, True)
    stand(right, WIDTH - MARGIN - SIDE_WIDTH, SIDE_WIDTH, top, floor - top, False)
    stand([mexican], MARGIN, FULL_WIDTH, floor, below, False)
    return lanes, height


def _as_now(board: TrainsBoard, lane: Lane) -> Lane:
    """A lane of a later board with the train as it is now: its newest tiles, if the later one hides some."""
    train, drawn = board.trains[lane.index], len(lane.train.tiles) - lane.hidden
    hidden = max(0, len(train.tiles) - drawn)
    places = places_of(board, lane.index, hidden, lane.width, lane.half)
    return replace(lane, train=train, hidden=hidden, places=places)


def held_up(view: View, board: TrainsBoard) -> bool:
    """Whether an open double has to be covered before any other train may be played on (MT13)."""
    return view.phase is not Phase.EXTRA and any(train.open_double for train in board.trains)


def open_to(view: View, board: TrainsBoard, train: Train) -> bool:
    """Whether the seat on turn may play on the train (MT5, MT11, MT13). This is public."""
    if view.turn is None:
        return False
    if held_up(view, board):
        return train.open_double
    return train.owner in (None, view.turn) or train.marker or train.open_double


def trains_scene(context: DrawContext, board: TrainsBoard) -> Scene:
    """The whole board."""
    palette = context.style.palette
    if context.room:
        return _listed(context, board)
    goal = context.later if isinstance(context.later, TrainsBoard) else board
    lanes, height = _lanes(goal, context.later is None)
    lanes = [_as_now(board, lane) for lane in lanes]
    sides = [lane for lane in lanes if lane.train.owner is not None]
    top, bottom = TITLE_HEIGHT + LANE_GAP, min(lane.top for lane in lanes if lane.train.owner is None)
    hub = WIDTH / 2, (top + bottom) / 2
    shapes: list[Shape] = list(heading(context))
    for lane in sides:
        if context.view.turn == lane.train.owner:
            shapes.append(Rect(lane.left, lane.top, lane.width, lane.height, palette.panel, 18, palette.gold, 5))
    shapes += [_rail(hub, lane, palette.line) for lane in sides]
    shapes.append(Line((hub, (hub[0], bottom + 14)), palette.line, 9))
    shapes.append(Disc(*hub, HUB / 2 - 3, palette.header, palette.line, 6))
    shapes.append(TileSprite(*hub, LEAST_HALF, 90, board.hub.low, board.hub.high, key=-1))
    for lane in lanes:
        shapes += _lane(context, board, lane)
    return Scene(WIDTH, height, context.style, tuple(shapes))


def _listed(context: DrawContext, board: TrainsBoard) -> Scene:
    """All trains from left to right, each beside its owner's mark, in the largest tiles that fit into the room."""
    shapes: list[Shape] = list(heading(context))
    trains = [(at, train) for at, train in enumerate(board.trains) if train.tiles]
    half = next((half for half in range(LARGEST, 10, -2) if _lines(trains, half) * (half + 8) <= context.room), 10)
    y, in_line = TITLE_HEIGHT + (half + 8) / 2, _in_line(half)
    for index, train in trains:
        mark = Icon(MARGIN + 20, y, 42, "train", context.style.palette.gold)
        shapes.append(mark if train.owner is None else OwnerMark(MARGIN + 20, y, 30, train.owner))
        for at, (tile, inner) in enumerate(train.tiles):
            x = MARGIN + HEAD + half + at % in_line * (2 * half + 2)
            ring = context.ring(index) if at + 1 == len(train.tiles) else Ring.NONE
            spot = x, y + at // in_line * (half + 8)
            shapes.append(TileSprite(*spot, half, 0, inner, tile.other(inner), ring=ring, key=index * 1000 + at))
        y += _lines([(index, train)], half) * (half + 8)
    return Scene(WIDTH, round(y), context.style, tuple(shapes))


def _in_line(half: int) -> int:
    """The most tiles in a line of a list."""
    return (WIDTH - 2 * MARGIN - HEAD) // (2 * half + 2)


def _lines(trains: Sequence[tuple[int, Train]], half: int) -> int:
    """The lines that a list of trains takes."""
    return sum(-(-len(train.tiles) // _in_line(half)) for _, train in trains)


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
    yield from _head(context, board, lane, ground_colour)
    for item in range(1, len(lane.places)):
        if lane.places[item][0] > lane.places[item - 1][0]:
            yield _bend(lane, item, palette.quiet)
    first = 0
    if lane.hidden:
        x, y, _ = lane.spot(0)
        yield Text(x, y, _sign(lane.hidden), TEXT, palette.quiet, ground_colour, anchor="m")
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
    if not lane.train.tiles:
        yield TileSprite(x, y, lane.half, angle, 0, 0, Look.GHOST, key=lane.index * 1000)
    yield replace(_badge(board, lane.train), x=x, y=y, fill=fill, ink=ink)


def _bend(lane: Lane, item: int, colour: Colour) -> Line:
    """The little curve to the first spot of a line from the line above."""
    _, y1, angle = lane.spot(item - 1)
    y2 = lane.spot(item)[1]
    way = 1 if angle == 0 else -1
    edge = lane.left + (lane.width - TURN if way > 0 else TURN)
    out = edge + way * 10
    return Line(((edge, y1), (out, y1 + 9), (out, y2 - 9), (edge, y2)), colour, 5)


def _head(context: DrawContext, board: TrainsBoard, lane: Lane, back: Colour) -> Iterator[Shape]:
    """Mark, name, marker and tiles in hand, or the state of the train."""
    palette, words, train = context.style.palette, context.words, lane.train
    left, right, y = lane.left + 14, lane.left + lane.width - 16, lane.top + HEAD / 2 + 2
    if train.owner is None:
        edge = right
        if train.open_double or not held_up(context.view, board):
            fact = words("picture.cover" if train.open_double else "picture.open_to_all")
            yield Text(right, y, fact, TEXT, palette.warn if train.open_double else palette.quiet, back, anchor="r")
            # The locomotive stands beside what it means: it marks the private trains that are open to all, too.
            edge = right - fonts.measure(fact, TEXT) - 56
            yield Icon(edge + 26, y - 2, 38, "train", palette.gold)
        yield Text(left, y, fonts.fit(words("picture.mexican"), TEXT, int(edge - 12 - left)), TEXT, palette.ink, back)
        return
    seat = context.view.seats[train.owner]
    gap = 8 + (44 if train.marker else 0)
    glyph = train.owner not in context.stand_ins  # a robot's mark takes its room
    warn = palette.warn if train.open_double else None
    line = name_line(context, seat, left + 40, right, y, str(seat.tiles), ink=warn, on=back, gap=gap, glyph=glyph)
    yield OwnerMark(left + 16, y, 30, train.owner)
    yield from line
    if train.marker and isinstance(name_text := line[-1], Text):
        width = fonts.measure(name_text.text, TEXT, name_text.bold)
        yield Icon(name_text.x + width + 24, y - 2, 38, "train", palette.gold)
