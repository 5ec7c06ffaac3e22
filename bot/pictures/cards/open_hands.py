"""The hands at the end of a round, side by side. They lie open by then."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.boards.parts import MARGIN, drawable_names
from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import NUMERAL_HALF, TITLE_HEIGHT, WIDTH, OwnerMark, Scene, TileSprite
from bot.pictures.theme import Style
from bot.words import Words
from bot.words.names import clean_text
from bot.words.results import hand_lines
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Tile, pips

GAP = 12
HEAD = 56
LARGEST, SMALLER = 56, 37
"""Sizes of a half tile. Above `MANY` hands the smaller fits eight tiles into a third of the width."""
MANY = 6
PITCH = 1.16
"""From one tile to the next, in halves."""
FEW, VERY_FEW = 14, 8
"""The most tiles of hands that stand two and three side by side; longer hands take the whole width."""


@dataclass(frozen=True, slots=True)
class OpenHandsSubject:
    """All remaining tiles after a round. A result exists only when the hands are open."""

    result: RoundResult
    names: tuple[str, ...]
    words: Words
    style: Style

    name: ClassVar = "hands.png"
    most_bytes: ClassVar = 60 * 1024

    def scene(self) -> Scene:
        """A panel per seat, with tiles as large as the longest hand allows."""
        hands = [tuple(sorted(hand)) for hand in self.result.hands]
        longest = max(map(len, hands), default=0)
        many = len(hands) > MANY
        columns = 3 if many and longest <= VERY_FEW else 2 if longest <= FEW and len(hands) > 1 else 1
        width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
        half = min(SMALLER if many else LARGEST, max(NUMERAL_HALF, int((width - 32) / max(1, longest) / PITCH)))
        in_line = int((width - 32) / half / PITCH)
        sheet = Sheet(self.style, self.words("picture.hands"), self.words("picture.hands_why"))
        top = TITLE_HEIGHT + GAP
        for first in range(0, len(hands), columns):
            row = range(first, min(first + columns, len(hands)))
            lines = max(-(-len(hands[seat]) // in_line) for seat in row)
            height = HEAD + lines * (2 * half + GAP)
            for seat in row:
                left = MARGIN + (seat - first) * (width + GAP)
                sheet.panel(left, top, width, height)
                self._panel(sheet, seat, hands[seat], left, top, width, half, in_line)
            top += height + GAP
        return sheet.scene(top)

    def _panel(
        self,
        sheet: Sheet,
        seat: int,
        hand: tuple[Tile, ...],
        left: float,
        top: float,
        width: float,
        half: int,
        in_line: int,
    ) -> None:
        """The owner's name, the count of the hand, and its tiles."""
        words = self.words
        counted = words.count("pip", pips(hand)) if hand else words("picture.hand_out")
        middle = top + HEAD / 2
        sheet.shapes.append(OwnerMark(left + 30, middle, 28, seat))
        room = int(width - 80 - fonts.measure(counted, 32))
        sheet.text(left + 54, middle, drawable_names(words, self.names)[seat], 32, bold=not hand, room=room)
        sheet.text(left + width - 16, middle, counted, 32, sheet.palette.quiet, anchor="r")
        for at, tile in enumerate(hand):
            line, column = divmod(at, in_line)
            x = left + 16 + half / 2 + column * half * PITCH
            y = top + HEAD + half + line * (2 * half + GAP)
            sheet.shapes.append(TileSprite(x, y, half, 90, tile.low, tile.high))

    def alt(self) -> str:
        """All tiles, in the words shown beside the picture."""
        told = hand_lines(self.words, self.result, tuple(map(clean_text, self.names)))
        return self.words("alt.hands", hands="; ".join(told))
