"""Neutral shapes: the place of every tile, badge and word, before any pixel is drawn.

Boards and cards are laid out into a `Scene`, tests check scenes, and `paint` turns them into PNGs. Lengths are pixels
of a canvas 900 wide. A phone shows it at a third, so text has at least 36 px, and halves in play at least 48 px.
Shapes are drawn in their order."""

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, TypeAlias

from bot.pictures.render import fonts
from bot.pictures.theme import TEXT, TITLE, TITLE_HEIGHT, WIDTH, Colour, Point, Style


class Look(StrEnum):
    """The look of a tile."""

    NORMAL = "normal"
    DIMMED = "dimmed"
    """Not playable now."""
    GHOST = "ghost"
    """Reserved room: a dashed outline."""


class Ring(StrEnum):
    """The frame around a tile."""

    NONE = "none"
    LAST = "last"
    """Gold: the last played tile."""
    PLAYABLE = "playable"
    """Cyan: playable."""
    COVER = "cover"
    """Orange, dashed: a double to be covered first."""


@dataclass(frozen=True, slots=True)
class TileSprite:
    """A tile. (x, y) is its centre; `half` the side of a half, so it is 2·half long and half wide.

    `angle` in degrees, clockwise, is the direction from the `first` half to the `second`: 0 puts the second right of
    the first, 90 below it; multiples of 45. `open_half` 1 or 2 frames that half in cyan as an open end.
    `owner` tints the face in a player's colour and puts the player's mark on the dividing line.
    """

    x: float
    y: float
    half: int
    angle: int
    first: int
    second: int
    look: Look = Look.NORMAL
    ring: Ring = Ring.NONE
    open_half: Literal[0, 1, 2] = 0
    pinned: bool = False
    owner: int | None = None
    key: int = -1
    """The tile's node or index in the view, for tests; not drawn."""
    end: int = -1
    """Of reserved room: the open end whose next tile lies here; not drawn."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A filled or outlined rectangle with round corners; (x, y) is its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    fill: Colour | None = None
    radius: int = 0
    outline: Colour | None = None
    stroke: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, with round joints and ends."""

    points: tuple[Point, ...]
    colour: Colour
    width: int


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled or outlined circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: Colour | None = None
    outline: Colour | None = None
    stroke: int = 0


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; x is its left ("l"), middle ("m") or right ("r") end and y the middle of its capitals.

    `on` is the colour behind it; tests check the contrast. The text must be cleaned and fitted already.
    """

    x: float
    y: float
    text: str
    size: int
    colour: Colour
    on: Colour
    bold: bool = False
    anchor: Literal["l", "m", "r"] = "l"


@dataclass(frozen=True, slots=True)
class Badge:
    """A round or pill-shaped sign with a short text, centred on (x, y)."""

    x: float
    y: float
    text: str
    size: int
    fill: Colour
    ink: Colour
    end: int = -1
    """The open end that it marks; not drawn."""

    @property
    def height(self) -> int:
        """The height of the pill."""
        return round(self.size * 1.5)

    @property
    def width(self) -> int:
        """The width of the pill: a circle for one or two digits."""
        words = fonts.measure(self.text, self.size, True)
        return max(self.height, words + round(self.size * 0.75))


@dataclass(frozen=True, slots=True)
class OwnerMark:
    """A player's shape in the player's colour, centred on (x, y); a trailing peg is hollow."""

    x: float
    y: float
    size: int
    owner: int
    hollow: bool = False
    edge: bool = False
    """A dark edge, for coloured lanes."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A small drawing centred on (x, y): a train marker, a winner's crown, a robot in a person's place."""

    x: float
    y: float
    size: int
    kind: Literal["train", "crown", "arrow", "robot"]
    colour: Colour


Shape: TypeAlias = TileSprite | Rect | Line | Disc | Text | Badge | OwnerMark | Icon


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture."""

    width: int
    height: int
    style: Style
    shapes: tuple[Shape, ...]

    @property
    def tiles(self) -> tuple[TileSprite, ...]:
        """Its tiles, ghosts included."""
        return tuple(shape for shape in self.shapes if isinstance(shape, TileSprite))

    @property
    def texts(self) -> tuple[Text | Badge, ...]:
        """All words and numbers."""
        return tuple(shape for shape in self.shapes if isinstance(shape, (Text, Badge)))


def placed(shape: Shape, scale: float, dx: float, dy: float) -> Shape:
    """The shape scaled and then moved; words keep their size."""
    if isinstance(shape, Line):
        points = tuple((x * scale + dx, y * scale + dy) for x, y in shape.points)
        return replace(shape, points=points, width=max(3, round(shape.width * scale)))
    x, y = shape.x * scale + dx, shape.y * scale + dy
    match shape:
        case Text() | Badge():
            return replace(shape, x=x, y=y)
        case TileSprite():
            return replace(shape, x=x, y=y, half=round(shape.half * scale))
        case Rect():
            size = shape.width * scale, shape.height * scale
            return replace(shape, x=x, y=y, width=size[0], height=size[1], radius=round(shape.radius * scale))
        case Disc():
            return replace(shape, x=x, y=y, radius=shape.radius * scale)
        case OwnerMark() | Icon():
            return replace(shape, x=x, y=y, size=round(shape.size * scale))


def reach(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape without words."""
    match shape:
        case Line():
            xs, ys = zip(*shape.points, strict=True)
            return min(xs), min(ys), max(xs), max(ys)
        case Rect():
            return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
        case TileSprite():
            east, south = abs(math.cos(math.radians(shape.angle))), abs(math.sin(math.radians(shape.angle)))
            wide, high = (shape.half * (east + south / 2) + 8, shape.half * (south + east / 2) + 8)
        case Disc():
            wide = high = shape.radius
        case _:
            wide = high = shape.size / 2
    return shape.x - wide, shape.y - high, shape.x + wide, shape.y + high


def title(style: Style, words: str, status: str = "") -> tuple[Shape, ...]:
    """The band on top of a picture: title on the left, status on the right; 64 px high."""
    palette = style.palette
    status = fonts.fit(status, TEXT, WIDTH * 2 // 3)
    room = WIDTH - (72 if status else 48) - fonts.measure(status, TEXT)
    shapes: list[Shape] = [
        Rect(0, 0, WIDTH, TITLE_HEIGHT, palette.header),
        Text(24, 33, fonts.fit(words, TITLE, room, True), TITLE, palette.ink, palette.header, bold=True),
    ]
    if status:
        shapes.append(Text(WIDTH - 24, 33, status, TEXT, palette.quiet, palette.header, anchor="r"))
    return tuple(shapes)
