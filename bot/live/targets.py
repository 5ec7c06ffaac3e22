"""Where a tile may go on a board: the places that glow."""

from bot.live.shapes import Document
from bot.pictures.boards.parts import letter_badge
from bot.pictures.scene import Badge, Look, Scene, TileSprite
from bot.words.letters import letters
from engine.rules.moves import Play, Stack
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View

START = "start"


def key_of(view: View, play: Play | Stack) -> str:
    """The key of the place where this play puts its tile."""
    if isinstance(play, Stack):
        return f"s{play.stack}"
    if play.end is not None:
        return f"e{play.end}"
    return "row" if isinstance(view.board, RowBoard) and view.board.row else START


def targets(view: View, scene: Scene) -> list[Document]:
    """The places of a board, in pixels of its scene. The angle of a place that isn't planned yet is None."""
    board, named = view.board, letters(view.board)
    half = min((tile.half for tile in scene.tiles), default=60)
    badges = [shape for shape in scene.shapes if isinstance(shape, Badge)]
    ghosts = [tile for tile in scene.tiles if tile.look is Look.GHOST]
    found = list[Document]()

    def put(key: str, place: TileSprite | Badge, label: str) -> None:
        known = (place.half, place.angle) if isinstance(place, TileSprite) else (half, None)
        found.append({"key": key, "x": place.x, "y": place.y, "half": known[0], "angle": known[1], "label": label})

    match board:
        case StacksBoard():
            for tile in scene.tiles:
                put(f"s{tile.key}", tile, str(tile.key))
        case RowBoard() if ghosts and board.row:
            put("row", ghosts[0], str(len(board.row) + 1))
        case TrainsBoard():
            for train, badge in zip(board.trains, badges, strict=False):
                put(f"e{train.end}", badge, badge.text)
        case LineBoard() | FootBoard():
            for at, (number, end) in enumerate(board.layout.ends):
                texts = (letter_badge(named[number], end.value), named[number])
                shown = next((badge for badge in badges if badge.text in texts), None)
                spare = ghosts[at % len(ghosts)] if ghosts else TileSprite(450, scene.height - 60, 48, 0, 0, 0)
                put(f"e{number}", shown or spare, texts[0])
        case _:
            pass
    if not found:
        put(START, TileSprite(450, scene.height / 2 + 32, 60, 90, 0, 0), "")
    return found
