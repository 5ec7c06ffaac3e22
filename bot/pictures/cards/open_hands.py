"""The tiles that were left in the hands when a round ended, everybody's side by side; they lie open for all by then."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.boards.parts import MARGIN, drawable_names
from bot.pictures.render import fonts
from bot.pictures.scene import (
    NUMERAL_HALF,
    TITLE_HEIGHT,
    WIDTH,
    OwnerMark,
    Rect,
    Scene,
    Shape,
    Text,
    TileSprite,
    title,
)
from bot.pictures.theme import Style
from bot.words import Words
from bot.words.names import clean_name
from bot.words.results import hand_lines
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Tile, pips

GAP = 12
HEAD = 56
LARGEST, SMALLER = 56, 37
"""Of a half; the smaller where there are more than `MANY` hands: eight tiles then stand in a third of the width."""
MANY = 6
PITCH = 1.16
"""From one tile to the next, in halves."""
FEW, VERY_FEW = 14, 8
"""Longer hands have the whole width, one below the other; of many hands so short three stand side by side."""


@dataclass(frozen=True, slots=True)
class OpenHandsSubject:
    """Everybody's remaining tiles after a round. It takes a result, which there is only when the hands are shown."""

    result: RoundResult
    names: tuple[str, ...]
    words: Words
    style: Style

    name: ClassVar = "hands.png"
    most_bytes: ClassVar = 60 * 1024

    def scene(self) -> Scene:
        """A panel for each seat, some side by side; the halves as large as the longest hand allows."""
        hands = [tuple(sorted(hand)) for hand in self.result.hands]
        longest = max(map(len, hands), default=0)
        many = len(hands) > MANY
        columns = 3 if many and longest <= VERY_FEW else 2 if longest <= FEW and len(hands) > 1 else 1
        width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
        half = min(SMALLER if many else LARGEST, max(NUMERAL_HALF, int((width - 32) / max(1, longest) / PITCH)))
        in_line = int((width - 32) / half / PITCH)
        shapes = list(title(self.style, self.words("picture.hands"), self.words("picture.hands_why")))
        top = TITLE_HEIGHT + GAP
        for first in range(0, len(hands), columns):
            row = range(first, min(first + columns, len(hands)))
            lines = max(-(-len(hands[seat]) // in_line) for seat in row)
            height = HEAD + lines * (2 * half + GAP)
            for seat in row:
                left = MARGIN + (seat - first) * (width + GAP)
                shapes.append(Rect(left, top, width, height, self.style.palette.panel, 14))
                shapes += self._panel(seat, hands[seat], left, top, width, half, in_line)
            top += height + GAP
        return Scene(WIDTH, round(top), self.style, tuple(shapes))

    def _panel(
        self, seat: int, hand: tuple[Tile, ...], left: float, top: float, width: float, half: int, in_line: int
    ) -> list[Shape]:
        """Whose hand, what it counts, and its tiles."""
        palette, words = self.style.palette, self.words
        counted = words.count("pip", pips(hand)) if hand else words("picture.hand_out")
        name = drawable_names(words, self.names)[seat]
        name = fonts.fit(name, 32, int(width - 80 - fonts.measure(counted, 32)), not hand)
        middle = top + HEAD / 2
        shapes: list[Shape] = [
            OwnerMark(left + 30, middle, 28, seat),
            Text(left + 54, middle, name, 32, palette.ink, palette.panel, bold=not hand),
            Text(left + width - 16, middle, counted, 32, palette.quiet, palette.panel, anchor="r"),
        ]
        for at, tile in enumerate(hand):
            line, column = divmod(at, in_line)
            x = left + 16 + half / 2 + column * half * PITCH
            y = top + HEAD + half + line * (2 * half + GAP)
            shapes.append(TileSprite(x, y, half, 90, tile.low, tile.high))
        return shapes

    def alt(self) -> str:
        """Everybody's tiles, as the words beside it tell them."""
        told = hand_lines(self.words, self.result, tuple(map(clean_name, self.names)))
        return self.words("alt.hands", hands="; ".join(told))
