"""A player's hand for its owner: tiles in the given order, the playable ones lifted and ringed in cyan, a train
underlined; alone or below the board.

It is only for ephemeral answers: the one picture that shows hidden tiles. 1 to 35 tiles fit.
"""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.boards.board import BoardSubject
from bot.pictures.scene import Look, OwnerMark, Rect, Ring, Scene, Shape, TileSprite, placed, title
from bot.pictures.theme import MAX_HEIGHT, PLAY_HALF, TALLEST, TITLE_HEIGHT, WIDTH, Style
from bot.words import Words
from engine.rules.moves import Play, Stack
from engine.rules.tiles import Tile, pips
from engine.rules.views import StacksBoard, View

LARGEST = 112
GOOD_HALF = 80
"""27 pixels on a phone: a hand takes no further row for larger tiles."""
TALL = 1050
"""A desktop shows this height of a panel as 700 pixels. In taller ones the tiles of a hand are `GOOD_HALF`."""
GAP = 10
"""Below each row."""
LIFT = 10
PITCH = 1.16
"""From one tile to the next, in halves."""
TOP = 28
RAIL = 8
"""The line under a train."""


def _shape_of(count: int, largest: int) -> tuple[int, int]:
    """(rows, half): the fewest rows that give good halves within the canvas, else the largest.

    Large hands stay a little smaller than would fit: they would make slow, heavy files.
    """
    best = (1, 0)
    for tallest in (MAX_HEIGHT, TALLEST):
        for rows in range(1, 6):
            columns = -(-count // rows)
            wide = int((WIDTH - 36) / columns / PITCH)
            high = int(((tallest - TITLE_HEIGHT - TOP - 8) / rows - GAP - 2 * LIFT) / 2)
            half = min(largest if count <= 20 else PLAY_HALF, wide, high)
            if half > best[1] and best[1] < GOOD_HALF:
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
        chosen: Tile | None = None,
    ) -> "HandSubject":
        """The viewer's own hand in the order of `tiles` (default: sorted); `hints` marks the playable ones, and
        `chosen` only this one."""
        tiles = tiles or view.hand
        playable: tuple[Tile, ...] | None = (chosen,) if chosen else None
        if not chosen and hints and view.viewer is not None and view.turn == view.viewer:
            found = {move.tile for move in view.moves if isinstance(move, (Play, Stack))}
            playable = tuple(tile for tile in tiles if tile in found)
        owner = view.viewer if isinstance(view.board, StacksBoard) else None
        return HandSubject(tiles, playable, words, style, owner, train)

    def scene(self, largest: int = LARGEST) -> Scene:
        """The tiles; out of turn, and when none may be played, nothing is lifted or dimmed."""
        style, words, tiles, playable = self.style, self.words, self.tiles, self.playable
        what = words("picture.hand", count=words.count("tile", len(tiles)))
        told = words.count("pip", pips(tiles))
        if self.train:
            told = words("picture.train", count=words.count("tile", len(self.train)), pips=told)
        shapes: list[Shape] = list(title(style, what, told))
        rows, half = _shape_of(len(tiles), largest)
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


@dataclass(frozen=True, slots=True)
class PanelSubject:
    """The board and below it the hand of its reader, as one picture. Only for ephemeral answers."""

    board: BoardSubject
    hand: HandSubject

    name: ClassVar = "panel.png"
    most_bytes: ClassVar = BoardSubject.most_bytes + HandSubject.most_bytes

    @property
    def style(self) -> Style:
        return self.board.style

    def scene(self) -> Scene:
        above, below = self.board.scene(), self.hand.scene()
        if above.height + below.height > TALL:
            below = self.hand.scene(GOOD_HALF)
        shapes = (*above.shapes, *(placed(shape, 1, 0, above.height) for shape in below.shapes))
        return Scene(WIDTH, above.height + below.height, self.style, shapes)

    def alt(self) -> str:
        """The hand, then as much of the board as fits."""
        return f"{self.hand.alt()} {self.board.alt()}"
