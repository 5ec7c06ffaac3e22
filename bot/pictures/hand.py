"""A player's hand: tiles in the given (sorted) order, numbered from 1, the playable ones lifted and ringed in cyan.

Only for ephemeral answers: this is the one picture that shows hidden tiles. 2 to 35 tiles fit; an empty hand says so.
"""

from collections.abc import Collection, Sequence

from bot.pictures.scene import MAX_HEIGHT, TITLE_HEIGHT, WIDTH, Look, Ring, Scene, Shape, Text, TileSprite, title
from bot.pictures.theme import Style
from engine.rules.tiles import Tile

LARGEST = 104
LABEL = 46
"""Below each row, for the numbers."""
LIFT = 10
TOP = 34


def _shape_of(count: int, numerals: bool) -> tuple[int, int]:
    """(rows, half): the fewest rows that give the largest halves within the canvas.

    Large hands stay a little smaller than would fit, numerals above all: they would make slow, heavy files.
    """
    best = (1, 0)
    largest = LARGEST if count <= 20 else 58 if numerals else 66 if count > 28 else LARGEST
    for rows in range(1, 6):
        columns = -(-count // rows)
        wide = int((WIDTH - 60) / columns / 1.2)
        high = int(((MAX_HEIGHT - TITLE_HEIGHT - TOP - 8) / rows - LABEL - 2 * LIFT) / 2)
        half = min(largest, wide, high)
        if half > best[1]:
            best = rows, half
    return best


def hand_scene(
    tiles: Sequence[Tile],
    playable: Collection[Tile] | None,
    style: Style,
    words: str,
    status: str = "",
    *,
    drawn: Tile | None = None,
    empty: str = "",
) -> Scene:
    """The hand `tiles`, in the order given.

    `playable` None means that it is not this player's turn: nothing is lifted or dimmed. `drawn`, a tile just taken
    from the boneyard, is ringed in gold. `words` and `status` are the title line, `empty` is said of an empty hand.
    """
    palette = style.palette
    shapes: list[Shape] = list(title(style, words, status))
    if not tiles:
        shapes.append(Text(WIDTH / 2, TITLE_HEIGHT + 70, empty, 36, palette.quiet, palette.table, anchor="m"))
        return Scene(WIDTH, TITLE_HEIGHT + 140, style, tuple(shapes))
    rows, half = _shape_of(len(tiles), style.numerals)
    columns = -(-len(tiles) // rows)
    pitch = min((WIDTH - 60) / columns, half * 1.34)
    row_height = 2 * half + LABEL + 2 * LIFT
    for at, tile in enumerate(tiles):
        row, column = divmod(at, columns)
        in_row = min(columns, len(tiles) - row * columns)
        x = WIDTH / 2 + (column - (in_row - 1) / 2) * pitch
        y = TITLE_HEIGHT + TOP + row * row_height + half + (LIFT if playable else 0)
        can = playable is not None and tile in playable
        look = Look.DIMMED if playable and not can else Look.NORMAL
        ring = Ring.LAST if tile is drawn else Ring.PLAYABLE if can else Ring.NONE
        lift = LIFT if can else 0
        shapes.append(TileSprite(x, y - lift, half, 90, tile.low, tile.high, look, ring, key=at))
        ink = palette.ink if can or playable is None else palette.quiet
        shapes.append(Text(x, y + half + 30, str(at + 1), 32, ink, palette.table, bold=can, anchor="m"))
    height = TITLE_HEIGHT + TOP + rows * row_height + 8
    return Scene(WIDTH, height, style, tuple(shapes))
