"""Sizes, colours and pips of Boneyard's pictures.

There are two palettes: card-table green, and high contrast (black, white faces, heavy outlines). Colour never stands
alone: a suit has its pip pattern or numeral, a player a shape, a state a ring or a badge. Pictures are opaque, so they
look the same in Discord's dark and light themes.
"""

from dataclasses import dataclass
from typing import TypeAlias

WIDTH = 900
"""A phone of 390 px shows this width at 302 px (panels) or 265 px (cards): a third of a pixel and less."""
MAX_HEIGHT = 680
TALLEST = 900
TEXT = 36
"""The smallest text: 12 px at 302, 10.6 px at 265."""
TITLE = 40
PLAY_HALF = 60
"""The smallest half of a hand and of what can be played on: 20 px at 302."""
LEAST_HALF = 48
"""The smallest half of other tiles in play: 16 px at 302. If more tiles don't fit, fold the finished ones."""
PIP_HALF = 40
"""Tiles with halves of this size or more show pips, smaller ones numerals."""
TITLE_HEIGHT = 64

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """The colour written `rrggbb`."""
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def rgbs(text: str) -> tuple[Colour, ...]:
    """Several colours, written `rrggbb` with spaces between."""
    return tuple(map(rgb, text.split()))


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour that a picture may use; suits are indexed by pips 0..12, players by seat or side 0..11."""

    name: str
    table: Colour
    panel: Colour
    header: Colour
    line: Colour
    ink: Colour
    quiet: Colour
    shadow: Colour
    face: Colour
    lip: Colour
    groove: Colour
    dim_face: Colour
    dim_lip: Colour
    gold: Colour
    cyan: Colour
    badge_ink: Colour
    closed_ink: Colour
    open_face: Colour
    open_edge: Colour
    warn: Colour
    pin: Colour
    wood: Colour
    wood_edge: Colour
    hole: Colour
    below: Colour
    suits: tuple[Colour, ...]
    numeral_ink: tuple[Colour, ...]
    players: tuple[Colour, ...]
    outline: int


_COLOURS = """
    table      17342c 000000
    panel      1f443a 141414
    header     1f463b 1c1c1c
    line       33695a 808080
    ink        fbf6ea ffffff
    quiet      b4d3c6 dcdcdc
    shadow     0d211b 000000
    face       faf4e8 ffffff
    lip        cbbf9f b8b8b8
    groove     bfb08a 707070
    dim_face   c6cdc2 a8a8a8
    dim_lip    959a88 6c6c6c
    gold       ffc83d ffd000
    cyan       6fd6ff 4fe3ff
    badge_ink  0c2430 000000
    closed_ink fbf6ea 000000
    open_face  d3effc c9f5ff
    open_edge  0f84c8 005f9e
    warn       ff9a76 ff8a5c
    pin        e0ae3c ffd000
    wood       744a2a 101010
    wood_edge  9a7049 b0b0b0
    hole       120a05 000000
    below      5c2b2c 3a0a0a
"""
"""Each colour of the standard palette and of high contrast."""
_PLAYERS = rgbs("e69f00 56b4e9 2fbf8f f0e442 f0803c e77fc0 a0a0ff f2efe6 ff8f8f 9fd356 5ee0e0 d0a878")

_SUITS = "d8d2c2 0c6eb6 1e7a34 cf2828 75471d 21348f 8f6600 c62d90 00776c 6a2db0 b84800 1c1c20 687078"
_BOLD_SUITS = "e4e4e4 0055a8 00601f a80f0f 5a2d00 101f7a 664500 960a66 005a50 4d128f 8f3400 000000 484e55"


def _palette(column: int, name: str, suits: str, dark: str, outline: int) -> Palette:
    named = {line.split()[0]: rgb(line.split()[column]) for line in _COLOURS.strip().splitlines()}
    inks = (rgb(dark), *(rgb("ffffff"),) * 12)
    return Palette(name=name, suits=rgbs(suits), numeral_ink=inks, players=_PLAYERS, outline=outline, **named)


STANDARD = _palette(1, "standard", _SUITS, "26221c", 0)
HIGH_CONTRAST = _palette(2, "high contrast", _BOLD_SUITS, "000000", 3)


@dataclass(frozen=True, slots=True)
class Style:
    """How one person (or one public board) wants pictures: the palette, and numerals in place of pips."""

    high_contrast: bool = False
    numerals: bool = False

    @property
    def palette(self) -> Palette:
        """The palette of this style."""
        return HIGH_CONTRAST if self.high_contrast else STANDARD


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with `share` (0 to 1) of `other` mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


# Where pips sit in a half tile that is read upright (rows from -1 above to 1 below, columns from -1 to 1).
# A standard pattern each, so that a suit is known by shape; 10 = 4-2-4, 11 = 4-3-4, 12 = 4-4-4.
_COLUMN3 = (-1.0, 0.0, 1.0)
_COLUMN4 = (-1.05, -0.35, 0.35, 1.05)


def _columns(*columns: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for x, ys in zip(_COLUMN3, columns, strict=True) for y in ys)


PIP_PATTERN: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0.0, 0.0),),
    ((1.0, -1.0), (-1.0, 1.0)),
    ((1.0, -1.0), (0.0, 0.0), (-1.0, 1.0)),
    _columns((-1.0, 1.0), (), (-1.0, 1.0)),
    _columns((-1.0, 1.0), (0.0,), (-1.0, 1.0)),
    _columns(_COLUMN3, (), _COLUMN3),
    _columns(_COLUMN3, (0.0,), _COLUMN3),
    _columns(_COLUMN3, (-1.0, 1.0), _COLUMN3),
    _columns(_COLUMN3, _COLUMN3, _COLUMN3),
    _columns(_COLUMN4, (-0.45, 0.45), _COLUMN4),
    _columns(_COLUMN4, (-0.75, 0.0, 0.75), _COLUMN4),
    _columns(_COLUMN4, _COLUMN4, _COLUMN4),
)
