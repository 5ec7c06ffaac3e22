"""The picture of a board: what everybody may see of a match. Each kind has a module, with its scene and its words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, assert_never

from bot.pictures.boards.foot_board import foot_description, foot_scene
from bot.pictures.boards.line_board import line_description, line_scene
from bot.pictures.boards.parts import BoardDescription, DrawContext, drawable_names, title_words
from bot.pictures.boards.row_board import row_description, row_scene
from bot.pictures.boards.stacks_board import stacks_description, stacks_scene
from bot.pictures.boards.trains_board import trains_description, trains_scene
from bot.pictures.scene import ALT_LIMIT, Scene
from bot.pictures.theme import Style
from bot.words import Words
from bot.words.log import number_text
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
        return self._kind(drawable_names(self.words, self.names))[0]()

    def alt(self) -> str:
        """What matters always comes: the game, whose turn it is, the last move, markers and totals. Long lists (ends, a
        row, the stacks) come last and are cut between two items, with the number of those left out."""
        words, view = self.words, self.view
        names = tuple(map(clean_name, self.names))
        told = self._kind(names)[1]()
        sentences = [words("alt.board", title=title_words(words, view), turn=_turn(words, view, names))]
        if view.last is not None:
            sentences.append(words("alt.last", name=names[view.last.seat], tile=view.last.tile))
        sentences += [*told.sentences, words("alt.boneyard", count=view.boneyard)]
        for seat in view.seats:
            fact = [told.of_seat[seat.seat]] if seat.seat in told.of_seat else []
            facts = [words.count("tile", seat.tiles), *fact, words("alt.total", total=number_text(seat.total))]
            sentences.append(words("alt.seat", name=names[seat.seat], facts=", ".join(facts)))
        return _within(words, " ".join([*sentences, *told.last])[:ALT_LIMIT], told.lists)

    def _kind(self, names: tuple[str, ...]) -> tuple[Callable[[], Scene], Callable[[], BoardDescription]]:
        """How a board of this kind is drawn and told, with these names."""
        context = DrawContext(self.view, names, self.style, self.words, self.hints, self.later, self.lit)
        board = self.view.board
        match board:
            case LineBoard():
                return partial(line_scene, context, board), partial(line_description, context, board)
            case FootBoard():
                return partial(foot_scene, context, board), partial(foot_description, context, board)
            case TrainsBoard():
                return partial(trains_scene, context, board), partial(trains_description, context, board)
            case RowBoard():
                return partial(row_scene, context, board), partial(row_description, context, board)
            case StacksBoard():
                return partial(stacks_scene, context, board), partial(stacks_description, context, board)
            case _:
                assert_never(board)


def _turn(words: Words, view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        return words("alt.match_over")
    if view.turn is None:
        return words("alt.round_over" if view.result is not None else "alt.house")
    return words("alt.turn", name=names[view.turn])


def _within(words: Words, text: str, lists: Sequence[tuple[str, Sequence[str]]]) -> str:
    """The text with lists after it, as long as the limit allows."""
    for key, items in lists:
        for shown in range(len(items), 0, -1):
            more = [words("alt.more", n=len(items) - shown)] if shown < len(items) else []
            longer = f"{text} {words(key, items=', '.join([*items[:shown], *more]))}"
            if len(longer) <= ALT_LIMIT:
                text = longer
                break
    return text
