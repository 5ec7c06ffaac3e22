"""A card while it is drawn: a title band, and shapes in drawing order."""

from typing import Literal

from bot.pictures.render import fonts
from bot.pictures.scene import Icon, Rect, Scene, Shape, Text, title
from bot.pictures.theme import WIDTH, Colour, Style


class Sheet:
    """Collects the shapes of a card. Lengths are pixels, as in `Scene`."""

    def __init__(self, style: Style, heading: str, status: str = "") -> None:
        self.style, self.palette = style, style.palette
        self.shapes: list[Shape] = list(title(style, heading, status))

    def panel(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        radius: int = 14,
        outline: Colour | None = None,
        stroke: int = 0,
    ) -> None:
        """A rounded area in the panel colour."""
        self.shapes.append(Rect(left, top, width, height, self.palette.panel, radius, outline, stroke))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int,
        ink: Colour | None = None,
        on: Colour | None = None,
        *,
        bold: bool = False,
        anchor: Literal["l", "m", "r"] = "l",
        room: float | None = None,
    ) -> None:
        """A line of text on the colour `on` (default: panel), shortened to `room`. Empty text is left out."""
        if room is not None:
            words = fonts.fit(words, size, int(room), bold)
        if words:
            on = self.palette.panel if on is None else on
            self.shapes.append(Text(x, y, words, size, ink or self.palette.ink, on, bold=bold, anchor=anchor))

    def crown(self, x: float, y: float, size: int) -> None:
        """The winner's crown, centred on (x, y)."""
        self.shapes.append(Icon(x, y, size, "crown", self.palette.gold))

    def scene(self, height: float) -> Scene:
        """The finished card."""
        return Scene(WIDTH, round(height), self.style, tuple(self.shapes))
