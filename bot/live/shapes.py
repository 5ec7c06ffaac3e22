"""Shapes of a scene as JSON, and what the page needs to draw them."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from operator import attrgetter
from typing import Any, Final

from bot.pictures.render import marks
from bot.pictures.scene import Badge, Disc, Icon, Line, OwnerMark, Rect, Scene, Shape, Text, TileSprite
from bot.pictures.theme import PIP_PATTERN, Style

Document = dict[str, Any]

KINDS: Final[Mapping[type, str]] = {
    **{TileSprite: "tile", Rect: "rect", Line: "line", Disc: "disc", Text: "text", Badge: "badge"},
    **{OwnerMark: "mark", Icon: "icon"},
}
COLOURS: Final = frozenset({"fill", "outline", "colour", "ink", "on"})
NAMES: Final = {kind: [field.name for field in fields(kind)] + ["width", "height"] * (kind is Badge) for kind in KINDS}
FIELDS: Final[Mapping[type, tuple[list[str], Callable[[Shape], tuple[Any, ...]]]]] = {
    kind: ([name.removesuffix("_half") for name in names], attrgetter(*names)) for kind, names in NAMES.items()
}
"""By kind: the names of its fields on the page, and what reads their values."""


def scene_document(scene: Scene) -> Document:
    """A scene, in its own pixels."""
    return {"width": scene.width, "height": scene.height, "shapes": list(map(shape_document, scene.shapes))}


def shape_document(shape: Shape) -> tuple[str, Document]:
    """The kind of a shape and its fields; colours are `#rrggbb`."""
    names, values = FIELDS[type(shape)]
    found = dict(zip(names, values(shape), strict=True))
    for name in COLOURS.intersection(names):
        found[name] = plain(found[name])
    return KINDS[type(shape)], found


def drawing(style: Style) -> Document:
    """The palette, the pips and the small drawings."""
    palette = {name: plain(value) for name, value in asdict(style.palette).items()}
    return {"palette": palette, "pips": PIP_PATTERN, "marks": marks.MARKS, "icons": marks.ICONS}


def plain(value: Any) -> Any:
    """A colour as `#rrggbb`, also in sequences of them; anything else as it is."""
    if isinstance(value, tuple) and len(value) == 3 and all(type(part) is int for part in value):
        return "#{:02x}{:02x}{:02x}".format(*value)
    return [plain(part) for part in value] if isinstance(value, tuple) else value
