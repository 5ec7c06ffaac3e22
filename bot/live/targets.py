"""Where a tile may go on a board: the places that glow."""

from collections.abc import Mapping

from bot.live.shapes import Document
from bot.pictures.boards.parts import letter_badge
from bot.pictures.scene import Badge, Look, Scene, TileSprite
from bot.words.letters import letters
from engine.rules.moves import Play, Stack
from engine.rules.tiles import EndId, Pip, Tile
from engine.rules.views import Board, FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View

Place = TileSprite | Badge

START = "start"
"""The place of the first tile."""


def key_of(view: View, play: Play | Stack) -> str:
    """The key of the place where this play puts its tile."""
    if isinstance(play, Stack):
        return f"s{play.stack}"
    if play.end is not None:
        return f"e{play.end}"
    return "row" if isinstance(view.board, RowBoard) and view.board.row else START


def play_at(tile: Tile, key: str) -> Play | Stack:
    """The play that puts a tile on the place of this key, whether or not it is allowed."""
    if key[0] == "e":
        return Play(tile, EndId(int(key[1:])))
    return Stack(tile, int(key[1:])) if key[0] == "s" and key != START else Play(tile)


def targets(view: View, scene: Scene) -> list[Document]:
    """The places of a board, in pixels of its scene. The angle of a place that isn't planned yet is None. Ends that a
    crowded board shows as one share their place."""
    board, half = view.board, min((tile.half for tile in scene.tiles), default=60)
    ghosts = [tile for tile in scene.tiles if tile.look is Look.GHOST]
    places: dict[str, tuple[Place, str]] = {}
    if isinstance(board, StacksBoard):
        places = {f"s{tile.key}": (tile, str(tile.key)) for tile in scene.tiles}
    elif isinstance(board, RowBoard) and board.row:
        last = max((tile for tile in scene.tiles if tile.look is not Look.GHOST), key=lambda tile: tile.key)
        places = {"row": (ghosts[-1] if ghosts else last, str(len(board.row) + 1))}
    elif isinstance(board, TrainsBoard):
        places = _ends(board, scene, {train.end: (train.value, -1) for train in board.trains})
    elif isinstance(board, LineBoard | FootBoard):
        places = _ends(board, scene, {number: (end.value, end.node) for number, end in board.layout.ends})
    if not places:
        places = {START: ([TileSprite(scene.width / 2, scene.height / 2 + 32, 60, 90, 0, 0), *ghosts][-1], "")}
    found = []
    for key, (place, label) in places.items():
        size, angle = (place.half, place.angle) if isinstance(place, TileSprite) else (half, None)
        found.append({"key": key, "x": place.x, "y": place.y, "half": size, "angle": angle, "label": label})
    return found


def _ends(board: Board, scene: Scene, values: Mapping[EndId, tuple[Pip, int]]) -> dict[str, tuple[Place, str]]:
    """The places of open ends, each with its number and node. An end that has no sign of its own has the place of
    another one of its node, or the node's tile."""
    named = letters(board)
    marked = {shape.end: shape for shape in scene.shapes if isinstance(shape, Badge | TileSprite)}
    tiles = {tile.key: tile for tile in scene.tiles if tile.look is not Look.GHOST}
    found = dict[str, tuple[Place, str]]()
    for end, (value, node) in values.items():
        alike = (marked[other] for other, (_, of) in values.items() if of == node and other in marked)
        place = marked.get(end) or next(alike, None) or tiles.get(node)
        if place is not None:
            found[f"e{end}"] = place, letter_badge(named[end], value)
    return found
