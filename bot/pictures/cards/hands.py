"""A player's hand for its owner: tiles in the given order, the playable ones lifted and ringed in cyan, a train
underlined. And the hands at the end of a round, side by side, when they lie open.

The first is only for ephemeral answers: it is the one picture that shows hidden tiles. 1 to 35 tiles fit.
"""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.boards.parts import MARGIN, drawable_names
from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import Look, OwnerMark, Rect, Ring, Scene, Shape, TileSprite, title
from bot.pictures.theme import MAX_HEIGHT, PIP_HALF, PLAY_HALF, TALLEST, TEXT, TITLE_HEIGHT, WIDTH, Style
from bot.words import Words
from bot.words.log import hand_lines
from bot.words.names import spoken_name
from engine.rules.moves import Play, Stack
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Tile, pips
from engine.rules.views import StacksBoard, View

LARGEST = 112
GAP = 10
"""Below each row."""
LIFT = 10
PITCH = 1.16
"""From one tile to the next, in halves."""
TOP = 28
RAIL = 8
"""The line under a train."""


def _shape_of(count: int) -> tuple[int, int]:
    """(rows, half): the fewest rows that give the largest halves within the canvas.

    Large hands stay a little smaller than would fit: they would make slow, heavy files.
    """
    best = (1, 0)
    for tallest in (MAX_HEIGHT, TALLEST):
        for rows in range(1, 6):
            columns = -(-count // rows)
            wide = int((WIDTH - 36) / columns / PITCH)
            high = int(((tallest - TITLE_HEIGHT - TOP - 8) / rows - GAP - 2 * LIFT) / 2)
            half = min(LARGEST if count <= 20 else PLAY_HALF, wide, high)
            if half > best[1]:
                best = rows, half
        if best[1] >= PLAY_HALF:
            break
    return best


def train_text(tiles: tuple[Tile, ...], train: tuple[int, ...]) -> str:
    """`12|5 5|3`: the first tiles of a hand as a train, near halves first."""
    return " ".join(f"{near}|{tile.pips - near}" for tile, near in zip(tiles, train, strict=False))


@dataclass(frozen=True, slots=True)
class HandSubject:
    """A hand for its owner, in the order given; `playable` None: it is not this player's turn."""

    tiles: tuple[Tile, ...]
    playable: tuple[Tile, ...] | None
    words: Words
    style: Style
    owner: int | None = None
    """The player whose colour the tiles have, in games with coloured sets."""
    train: tuple[int, ...] = ()
    """The hand begins with a train: the near half of each of its tiles, which stands on top."""

    name: ClassVar = "hand.png"
    most_bytes: ClassVar = 40 * 1024

    @staticmethod
    def of(
        view: View,
        words: Words,
        style: Style,
        tiles: tuple[Tile, ...] = (),
        train: tuple[int, ...] = (),
        *,
        hints: bool = True,
    ) -> "HandSubject":
        """The viewer's own hand in the order of `tiles` (default: sorted); `hints` marks the playable ones."""
        tiles = tiles or view.hand
        playable = None
        if hints and view.viewer is not None and view.turn == view.viewer:
            found = {move.tile for move in view.moves if isinstance(move, (Play, Stack))}
            playable = tuple(tile for tile in tiles if tile in found)
        owner = view.viewer if isinstance(view.board, StacksBoard) else None
        return HandSubject(tiles, playable, words, style, owner, train)

    def scene(self) -> Scene:
        """The tiles; out of turn, and when none may be played, nothing is lifted or dimmed."""
        style, words, tiles, playable = self.style, self.words, self.tiles, self.playable
        what = words("picture.hand", count=words.count("tile", len(tiles)))
        told = words.count("pip", pips(tiles))
        if self.train:
            told = words("picture.train", count=words.count("tile", len(self.train)), pips=told)
        shapes: list[Shape] = list(title(style, what, told))
        rows, half = _shape_of(len(tiles))
        columns = -(-len(tiles) // rows)
        pitch = min((WIDTH - 36) / columns, half * 1.34)
        row_height = 2 * half + GAP + 2 * LIFT
        for at, tile in enumerate(tiles):
            row, column = divmod(at, columns)
            in_row = min(columns, len(tiles) - row * columns)
            x = WIDTH / 2 + (column - (in_row - 1) / 2) * pitch
            y = TITLE_HEIGHT + TOP + row * row_height + half + (LIFT if playable else 0)
            can = playable is not None and tile in playable
            look = Look.DIMMED if playable and not can else Look.NORMAL
            ring = Ring.PLAYABLE if can else Ring.NONE
            lift = LIFT if can else 0
            first = tile.low if at >= len(self.train) else self.train[at]
            halves = first, tile.pips - first
            shapes.append(TileSprite(x, y - lift, half, 90, *halves, look, ring, owner=self.owner, key=at))
            under = min(columns, len(self.train) - row * columns)
            if column == 0 and under > 0:
                shapes.append(Rect(x - pitch / 2, y + half + 5, under * pitch, RAIL, style.palette.gold))
            if self.owner is not None:
                shapes.append(OwnerMark(x, y - lift, round(half * 0.36), self.owner, edge=True))
        height = TITLE_HEIGHT + TOP + rows * row_height + 8
        return Scene(WIDTH, height, style, tuple(shapes))

    def alt(self) -> str:
        """Every tile in order, and the playable ones."""
        words = self.words
        listed, count = ", ".join(map(str, self.tiles)), words.count("tile", len(self.tiles))
        text = words("alt.hand", count=count, pips=words.count("pip", pips(self.tiles)), tiles=listed)
        if self.train:
            train = train_text(self.tiles, self.train)
            text += " " + words("alt.own_train", count=words.count("tile", len(self.train)), tiles=train)
        if self.playable:
            text += " " + words("alt.playable", tiles=", ".join(map(str, self.playable)))
        return text


PANEL_GAP = 12
HEAD = 56
LARGEST_OPEN = 56
FEW = 14
"""The most tiles of hands that stand side by side; longer hands take the whole width."""


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
        """A panel per seat: name, count and tiles, as large as the longest hand allows."""
        hands = [tuple(sorted(hand)) for hand in self.result.hands]
        longest = max(map(len, hands), default=0)
        columns = 2 if longest <= FEW and len(hands) > 1 else 1
        width = (WIDTH - 2 * MARGIN - (columns - 1) * PANEL_GAP) / columns
        half = min(LARGEST_OPEN, max(PIP_HALF, int((width - 32) / max(1, longest) / PITCH)))
        in_line = int((width - 32) / half / PITCH)
        words, names, top = self.words, drawable_names(self.words, self.names), TITLE_HEIGHT + PANEL_GAP
        sheet = Sheet(self.style, words("picture.hands"))
        for first in range(0, len(hands), columns):
            row = range(first, min(first + columns, len(hands)))
            lines = max(-(-len(hands[seat]) // in_line) for seat in row)
            height = HEAD + lines * (2 * half + PANEL_GAP)
            for seat in row:
                left = MARGIN + (seat - first) * (width + PANEL_GAP)
                sheet.panel(left, top, width, height)
                hand, middle = hands[seat], top + HEAD / 2
                counted = words.count("pip", pips(hand)) if hand else words("picture.hand_out")
                sheet.shapes.append(OwnerMark(left + 30, middle, 28, seat))
                room = int(width - 80 - fonts.measure(counted, TEXT))
                sheet.text(left + 54, middle, names[seat], TEXT, bold=not hand, room=room)
                sheet.text(left + width - 16, middle, counted, TEXT, sheet.palette.quiet, anchor="r")
                for at, tile in enumerate(hand):
                    line, column = divmod(at, in_line)
                    x = left + 16 + half / 2 + column * half * PITCH
                    y = top + HEAD + half + line * (2 * half + PANEL_GAP)
                    sheet.shapes.append(TileSprite(x, y, half, 90, tile.low, tile.high))
            top += height + PANEL_GAP
        return sheet.scene(top)

    def alt(self) -> str:
        """All tiles, in the words shown beside the picture."""
        told = hand_lines(self.words, self.result, tuple(map(spoken_name, self.names)))
        return self.words("alt.hands", hands="; ".join(told))
