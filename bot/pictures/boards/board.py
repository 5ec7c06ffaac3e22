"""The picture of a board: what everybody may see of a match. Each kind has a module, with its scene and its words."""

from dataclasses import dataclass, replace
from typing import ClassVar, assert_never

from bot.pictures.boards.foot_board import foot_scene
from bot.pictures.boards.line_board import line_scene
from bot.pictures.boards.parts import DrawContext, drawable_names
from bot.pictures.boards.row_board import row_scene
from bot.pictures.boards.stacks_board import stacks_scene
from bot.pictures.boards.trains_board import trains_scene
from bot.pictures.scene import Scene
from bot.pictures.theme import Style
from bot.words import Words
from bot.words.boards import alt_text
from bot.words.names import clean_name
from engine.rules.views import Board, FootBoard, LineBoard, RowBoard, StacksBoard, TrainsBoard, View


def public(view: View) -> View:
    """The view with what only its viewer may see left empty: a picture for everybody cannot show it."""
    return replace(view, viewer=None, hand=(), moves=())


@dataclass(frozen=True, slots=True)
class BoardSubject:
    """The public board of any game. Anybody's view will do, since only what is public is kept of it, so views that look
    alike to spectators give equal subjects."""

    view: View
    names: tuple[str, ...]
    """By seat, as people have typed them."""
    words: Words
    style: Style
    hints: bool = True
    """Whether it shows what could be captured from a row."""
    later: Board | None = None
    """For replays: the board at the end of the round, whose layout is used."""

    lit: frozenset[int] | None = None
    """For somebody who chooses where: the ends where their tile can go. Tells of a hand, so for its owner alone."""

    name: ClassVar = "board.png"
    most_bytes: ClassVar = 80 * 1024

    def __post_init__(self) -> None:
        object.__setattr__(self, "view", public(self.view))

    def scene(self) -> Scene:
        """The board, its title and the players."""
        names, board = drawable_names(self.words, self.names), self.view.board
        context = DrawContext(self.view, names, self.style, self.words, self.hints, self.later, self.lit)
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
        return alt_text(self.words, self.view, tuple(map(clean_name, self.names)), hints=self.hints)
