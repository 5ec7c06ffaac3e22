"""The picture of a board: the public state of a match. Each kind of board has a module."""

from dataclasses import dataclass, replace
from typing import ClassVar, assert_never

from bot.pictures.boards.foot_board import foot_scene
from bot.pictures.boards.line_board import line_scene
from bot.pictures.boards.parts import DrawContext, drawable_names
from bot.pictures.boards.row_board import row_scene
from bot.pictures.boards.stacks_board import stacks_scene
from bot.pictures.boards.trains_board import trains_scene
from bot.pictures.scene import Scene
from bot.words.boards import alt_text
from bot.words.names import spoken_name
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View


def public(view: View) -> View:
    """The view without the parts that only its viewer may see."""
    return replace(view, viewer=None, hand=(), moves=())


@dataclass(frozen=True, slots=True)
class BoardSubject(DrawContext):
    """The public board of any game. It keeps only the public part of its view, so views that look alike to spectators
    give equal subjects. `names` are as people typed them."""

    name: ClassVar = "board.png"
    most_bytes: ClassVar = 80 * 1024

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", public(self.view))

    def scene(self) -> Scene:
        """The board, its title and the players."""
        context, board = replace(self, names=drawable_names(self.words, self.names)), self.view.board
        match board:
            case LineBoard():
                return line_scene(context, board)
            case FootBoard():
                return foot_scene(context, board)
            case TrainsBoard():
                return trains_scene(context, board)
            case RowBoard():
                return row_scene(context, board)
            case StacksBoard():
                return stacks_scene(context, board)
            case _:
                assert_never(board)

    def alt(self) -> str:
        """The same in words."""
        names = [spoken_name(name) for name in self.names]
        for seat in self.stand_ins:
            names[seat] = self.words("seat.resigned", name=names[seat])
        return alt_text(self.words, self.view, names, hints=self.hints)
