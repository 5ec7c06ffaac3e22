"""Draw the pictures by which games are chosen again: `python -m tools.game_pictures`.

A board of a seeded match for each game, and for each language one picture of all games with their names; the bot shows
them as they are, so drawing them costs nobody any time.
"""

import io
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PIL import Image

from bot.commands.gallery import SHOWS, USUAL, play
from bot.pictures import BoardSubject, draw
from bot.pictures.render.fonts import fit, mask
from bot.pictures.render.paint import frame
from bot.pictures.scene import Scene
from bot.ui.pages.table.rules_text import game_title, number_ranges
from bot.words import LANGUAGES, Words, words_for
from engine.rules.games import GAMES, make_game
from engine.rules.views import RowBoard

HERE = Path(__file__).parent.parent / "bot" / "pictures" / "games"
NAMES = ("Ana", "Björn", "Chloé", "Pip", "Eleni", "Femi", "Giulia", "José", "Keiko", "Bones", "Zoë", "Li")
STAGE = 0.55
MARGIN, WIDEST = 1.2, 8
"""Around the middles of the tiles, and how far those may lie apart that are shown, in halves."""
COLUMNS, CELL, CUT, GAP = 3, (392, 392), (392, 216), 12
"""Of the picture of all: games in a row, the px of a game with its name, those of its board, and those between two."""
NAME, FACT = 46, 38
"""px of the letters: a phone shows a quarter of them."""
COLOURS = 64


def subject(game: str) -> BoardSubject:
    """The board of the gallery's first match of this game, past its middle; a row at its longest."""
    show = next(show for show in SHOWS if show.game == game and show.style == USUAL)
    views = [public for public, _ in play(show, 1).views if public.number == show.number and public.result is None]
    view = views[int(len(views) * STAGE)]
    if isinstance(view.board, RowBoard):
        view = max(views, key=lambda one: len(one.board.row) if isinstance(one.board, RowBoard) else 0)
    return BoardSubject(view, NAMES[: show.seats], words_for(), USUAL)


def cut(scene: Scene) -> Image.Image:
    """The middle of the tiles on the bare table, as large as a board in the picture of all."""
    tiles = scene.tiles
    half = tiles[0].half
    left, right = min(tile.x for tile in tiles), max(tile.x for tile in tiles)
    top, bottom = min(tile.y for tile in tiles), max(tile.y for tile in tiles)
    height = max(bottom - top, min(right - left, WIDEST * half) * CUT[1] / CUT[0]) + 2 * MARGIN * half
    width, middle, centre = height * CUT[0] / CUT[1], (left + right) / 2, (top + bottom) / 2
    bare = frame(replace(scene, shapes=tiles)).convert("RGB")
    found = Image.new("RGB", (round(width), round(height)), USUAL.palette.table)
    found.paste(bare, (round(width / 2 - middle), round(height / 2 - centre)))
    return found.resize(CUT, Image.Resampling.LANCZOS)


def lines(name: str) -> list[str]:
    """A name on one line, or on two where it is too long for its cell."""
    first, _, last = name.rpartition(" ")
    return [name] if fit(name, NAME, CELL[0], bold=True) == name else [first, last]


def overview(words: Words, cuts: Mapping[str, Image.Image]) -> Image.Image:
    """All games side by side: the board, the name and how many can play."""
    ink, quiet = USUAL.palette.ink, USUAL.palette.quiet
    height = -(-len(cuts) // COLUMNS)
    size = COLUMNS * (CELL[0] + GAP) - GAP, height * (CELL[1] + GAP) - GAP
    whole = Image.new("RGB", size, USUAL.palette.header)
    for at, (game, board) in enumerate(cuts.items()):
        x, y = at % COLUMNS * (CELL[0] + GAP), at // COLUMNS * (CELL[1] + GAP)
        whole.paste(USUAL.palette.panel, (x, y, x + CELL[0], y + CELL[1]))
        whole.paste(board, (x, y))
        counts = make_game(game).seat_counts()
        players = words.agreeing("first.players", counts[-1], players=number_ranges(words, counts))
        told = [*((line, NAME, ink) for line in lines(game_title(words, game))), (players, FACT, quiet)]
        y += CUT[1] + (CELL[1] - CUT[1] - round((len(told) - 1) * NAME * 1.1 + FACT * 1.4)) // 2
        for text, letters, colour in told:
            shape, _ = mask(text, letters, bold=letters == NAME)
            whole.paste(colour, (x + (CELL[0] - shape.width) // 2, y), shape)
            y += round(letters * 1.1)
    return whole


def save(image: Image.Image, file: Path) -> None:
    """As few bytes as do."""
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> int:
    """Draw all of them."""
    HERE.mkdir(exist_ok=True)
    cuts = {}
    for game in GAMES:
        shown = subject(game)
        image = Image.open(io.BytesIO(draw(shown).data)).convert("RGB")
        save(image, HERE / f"{game}.png")
        cuts[game] = cut(shown.scene())
    for code, words in LANGUAGES.items():
        save(overview(words, cuts), HERE / f"all-{code}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
