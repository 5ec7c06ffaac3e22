"""The picture of a board: what everybody may see of a match, as a scene. One module a kind of board."""

from collections.abc import Sequence
from typing import assert_never

from bot.pictures.foot_board import foot_scene
from bot.pictures.line_board import line_scene
from bot.pictures.parts import Ground, drawable_names
from bot.pictures.row_board import row_scene
from bot.pictures.scene import Scene
from bot.pictures.stacks_board import stacks_scene
from bot.pictures.theme import Style
from bot.pictures.trains_board import trains_scene
from bot.words import Words
from engine.rules.views import Board, FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View


def board_scene(
    view: View,
    names: Sequence[str],
    *,
    style: Style,
    words: Words,
    hints: bool = True,
    later: Board | None = None,
) -> Scene:
    """The board of any game. `view` is a spectator's; whatever hand a player's view holds is not looked at.

    `names` by seat, not escaped; `hints` off leaves out what could be captured from a row. For replays: `later` is the
    board at the end of the same round, whose layout is used.
    """
    ground = Ground(view, drawable_names(words, names), style, words, later)
    board = view.board
    match board:
        case LineBoard():
            return line_scene(ground, board)
        case FootBoard():
            return foot_scene(ground, board)
        case TrainsBoard():
            return trains_scene(ground, board)
        case RowBoard():
            return row_scene(ground, board, hints=hints)
        case StacksBoard():
            return stacks_scene(ground, board)
        case _:
            assert_never(board)
