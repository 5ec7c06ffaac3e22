"""The pictures for choosing a game, in each language: a board of each, and an overview of all with their names.

`python -m tools.generate` writes them. The bot posts the files as they are.
"""

import io
from collections.abc import Mapping
from dataclasses import replace

from PIL import Image

from bot.pictures import BoardSubject, draw
from bot.pictures.render.fonts import mask, measure
from bot.pictures.render.paint import frame
from bot.pictures.scene import Scene
from bot.ui.pages.table.options import number_ranges
from bot.words import LANGUAGES, Words, words_for
from engine.rules.games import GAMES, make_game
from engine.rules.views import FootBoard, RowBoard
from tools.gallery import SHOWS, USUAL, play
from tools.score_pictures import EXAMPLES, score_picture

NAMES = ("Ana", "Björn", "Chloé", "Pip", "Eleni", "Femi", "Giulia", "José", "Keiko", "Bones", "Zoë", "Li")
STAGE = 0.55
FOOT = 12
MARGIN, WIDEST = 1.2, 8
"""In halves of a tile: the margin around the tiles, and the widest part of a board to show."""
COLUMNS, CELL, CUT, GAP = 4, (291, 308), (291, 134), 12
"""Of the overview: games in a row; then in px the cell of a game, its board, and the gap between two."""
NAME, FACT = 48, 48
"""Letter sizes in px. A phone shows a quarter: 12 px."""
COLOURS = (64, 48, 32, 24, 16)
"""In the palette of a picture: the most that keep it below its limit."""
BYTES = 11 * 1024
"""Limit of the overview for each game. A board may take nine times as much."""


def subject(game: str) -> BoardSubject:
    """The board of the game's first show in the gallery, past its middle; a long row, a whole foot."""
    show = next(show for show in SHOWS if show.game == game and show.style == USUAL)
    views = [public for public, _ in play(show, 1).views if public.number == show.number and public.result is None]
    view = views[int(len(views) * STAGE)]
    if isinstance(view.board, RowBoard):
        view = max(views, key=lambda one: len(one.board.row) if isinstance(one.board, RowBoard) else 0)
    if isinstance(view.board, FootBoard):  # the whole foot, before its finished tiles fold
        view = [one for one in views if isinstance(one.board, FootBoard) and len(one.board.layout.nodes) <= FOOT][-1]
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
    """A name on one line, or on two of like width where it is too long for its cell."""
    parts = name.split(" ")
    ways = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    if measure(name, NAME, bold=True) <= CELL[0] or not ways:
        return [name]
    return min(ways, key=lambda way: max(measure(line, NAME, bold=True) for line in way))


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
        players = number_ranges(words, counts)
        told = [*((line, NAME, ink) for line in lines(words(f"game.{game}"))), (players, FACT, quiet)]
        y += CUT[1] + (CELL[1] - CUT[1] - round((len(told) - 1) * NAME * 1.1 + FACT * 1.4)) // 2
        for text, letters, colour in told:
            shape, _ = mask(text, letters, bold=colour == ink)
            whole.paste(colour, (x + (CELL[0] - shape.width) // 2, y), shape)
            y += round(letters * 1.1)
    return whole


def packed(image: Image.Image, limit: int) -> bytes:
    """The picture as PNG with as many colours as the limit allows."""
    data = b""
    for colours in COLOURS:
        file = io.BytesIO()
        image.quantize(colours, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
        data = file.getvalue()
        if len(data) <= limit:
            break
    return data


def pictures() -> dict[str, bytes]:
    """Every picture by its file name."""
    files, cuts = dict[str, bytes](), dict[str, Image.Image]()
    for game in GAMES:
        shown = subject(game)
        for code, words in LANGUAGES.items():
            image = Image.open(io.BytesIO(draw(replace(shown, words=words)).data)).convert("RGB")
            files[f"{game}-{code}.png"] = packed(image, 9 * BYTES)
        cuts[game] = cut(shown.scene())
    for game in EXAMPLES:
        files[f"{game}-score.png"] = score_picture(game)
    for code, words in LANGUAGES.items():
        files[f"all-{code}.png"] = packed(overview(words, cuts), len(GAMES) * BYTES)
    return files
