"""Draw the pictures by which games are chosen again: `python -m tools.game_pictures`.

A board of a seeded match for each game, and its middle in small; the bot shows them as they are, so drawing them costs
nobody any time.
"""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from bot.commands.gallery import SHOWS, USUAL, play
from bot.pictures import BoardSubject, draw
from bot.pictures.scene import TITLE_HEIGHT, TileSprite
from bot.words import words_for
from engine.rules.games import GAMES
from engine.rules.views import RowBoard

HERE = Path(__file__).parent.parent / "bot" / "pictures" / "games"
NAMES = ("Ana", "Björn", "Chloé", "Pip", "Eleni", "Femi", "Giulia", "José", "Keiko", "Bones", "Zoë", "Li")
STAGE = 0.55
SMALL = 240
MARGIN = 1.2
"""Around the middles of the tiles, in halves."""
WIDEST = 1.5
"""How much wider than high the part may be that is shown in small."""
COLOURS = 64


def subject(game: str) -> BoardSubject:
    """The board of the gallery's first match of this game, past its middle; a row at its longest."""
    show = next(show for show in SHOWS if show.game == game and show.style == USUAL)
    views = [public for public, _ in play(show, 1).views if public.number == show.number and public.result is None]
    view = views[int(len(views) * STAGE)]
    if isinstance(view.board, RowBoard):
        view = max(views, key=lambda one: len(one.board.row) if isinstance(one.board, RowBoard) else 0)
    return BoardSubject(view, NAMES[: show.seats], words_for(), USUAL)


def small(image: Image.Image, tiles: Sequence[TileSprite]) -> Image.Image:
    """The middle of the tiles, in a square."""
    half = tiles[0].half
    left, right = min(tile.x for tile in tiles) - MARGIN * half, max(tile.x for tile in tiles) + MARGIN * half
    top, bottom = min(tile.y for tile in tiles) - MARGIN * half, max(tile.y for tile in tiles) + MARGIN * half
    top, height = max(top, TITLE_HEIGHT), bottom - max(top, TITLE_HEIGHT)
    width = min(right - left, max(WIDEST * height, 8 * half))
    middle = (left + right) / 2
    box = (round(middle - width / 2), round(top), round(middle + width / 2), round(bottom))
    side = round(max(width, height))
    square = Image.new("RGB", (side, side), USUAL.palette.table)
    square.paste(image.crop(box), (round((side - width) / 2), round((side - height) / 2)))
    return square.resize((SMALL, SMALL), Image.Resampling.LANCZOS)


def save(image: Image.Image, file: Path) -> None:
    """As few bytes as do."""
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> int:
    """Draw all of them."""
    HERE.mkdir(exist_ok=True)
    for game in GAMES:
        shown = subject(game)
        image = Image.open(io.BytesIO(draw(shown).data)).convert("RGB")
        save(image, HERE / f"{game}.png")
        save(small(image, shown.scene().tiles), HERE / f"{game}-small.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
