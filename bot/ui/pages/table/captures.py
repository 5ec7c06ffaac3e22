"""Captures on the hand panel: single ones, or a whole line at once (Castle Rock and its solitaires)."""

from collections.abc import Iterable

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import LONGEST_CHOICE, MOST_CHOICES, Button, Choice, Menu, Part, rows
from bot.ui.pages.table.seats import control
from bot.words import Words
from engine.rules.moves import Capture, Draw, Take, move_text
from engine.rules.options import read_number
from engine.rules.row import Line, lines
from engine.rules.tiles import tiles_text
from engine.rules.views import Phase, RowBoard, View
from engine.tables.table.model import Snapshot

BUTTONS, ALONE = 10, 3
"""Captures with a button, in matches and in solitaires; more go into a menu."""
LINES = 5
_LETTERS = {Take.MIDDLE: "m", Take.TRIPLE: "t"}


def row_parts(words: Words, snapshot: Snapshot, view: View) -> list[Part]:
    """Buttons and a menu for captures, and a menu of the best lines. Without hints, two menus of the whole row."""
    board = view.board
    assert isinstance(board, RowBoard)
    captures = [move for move in view.moves if isinstance(move, Capture)]
    if not snapshot.hints:
        capturing = captures or (view.phase is Phase.CAPTURE and view.turn == view.viewer)
        return list(_row_menus(words, snapshot, board)) if capturing else []
    if not captures:
        return []
    buttons = []
    for move in captures:
        custom_id, tile = control(snapshot, Verb.DO, move_text(move)), board.row[move.position - 1]
        buttons.append(Button(capture_label(words, board, move), custom_id, tile=tile))
    most = BUTTONS if len(view.seats) > 1 else ALONE
    parts: list[Part] = list(rows(buttons[:most]))
    rest = captures[most : most + MOST_CHOICES]
    if rest:
        choices = tuple(Choice(capture_label(words, board, move), move_text(move)) for move in rest)
        parts.append(Menu(control(snapshot, Verb.PICK), words("hand.capture_pick"), choices))
    longer = [line for line in lines(board.row, LINES) if len(line.captures) > 1]
    if longer and len(view.seats) > 1:  # in a solitaire it would be the solution
        parts.append(_line_menu(words, snapshot, longer))
    return parts


def solitaire_text(words: Words, view: View, *, hints: bool) -> str:
    """What can be done in a solitaire. Without hints it doesn't tell whether there is a capture."""
    take = not hints or any(isinstance(move, Capture) for move in view.moves)
    if Draw() in view.moves:
        return words("hand.yours_solitaire" if take else "hand.yours_solitaire_draw")
    return words("hand.yours_solitaire_take" if take else "hand.yours_solitaire_stuck")


def _row_menus(words: Words, snapshot: Snapshot, board: RowBoard) -> Iterable[Menu]:
    """Menus of all positions, the newest first, whether or not they hold a capture."""
    positions = range(len(board.row) - 1, 1, -1)
    for take, key in ((Take.MIDDLE, "hand.take_one"), (Take.TRIPLE, "hand.take_three")):
        for start in range(0, len(positions), MOST_CHOICES):
            choices = []
            for position in positions[start : start + MOST_CHOICES]:
                label = words("hand.take_at", position=position, tile=board.row[position - 1])
                choices.append(Choice(label, move_text(Capture(position, take))))
            yield Menu(control(snapshot, Verb.PICK, f"{_LETTERS[take]}{start}"), words(key), tuple(choices))


def capture_label(words: Words, board: RowBoard, move: Capture) -> str:
    """`Take 4|4 (3)`, `Take three: 2|4 4|4 0|4 (3)`."""
    if move.take is Take.MIDDLE:
        return words("hand.capture_middle", tile=board.row[move.position - 1], position=move.position)
    three = board.row[move.position - 2 : move.position + 1]
    return words("hand.capture_triple", tiles=tiles_text(three), position=move.position)


def _line_menu(words: Words, snapshot: Snapshot, found: Iterable[Line]) -> Menu:
    choices = []
    for line in found:
        label = words("hand.line_choice", count=words.count("tile", line.taken), captures=_steps(words, line))
        left = words("hand.line_left", tiles=tiles_text(line.left)) if line.left else words("hand.line_left_none")
        if len(line_text(line)) <= LONGEST_CHOICE:
            choices.append(Choice(label, line_text(line), left))
    return Menu(control(snapshot, Verb.LINE), words("hand.line_pick"), tuple(choices))


def _steps(words: Words, line: Line) -> str:
    keys = {Take.MIDDLE: "hand.line_step_middle", Take.TRIPLE: "hand.line_step_triple"}
    return ", ".join(words(keys[capture.take], position=capture.position) for capture in line.captures)


def line_text(line: Line) -> str:
    """`3t,2m`: the captures of a line in order, as a menu value."""
    return ",".join(f"{capture.position}{_LETTERS[capture.take]}" for capture in line.captures)


def read_line(text: str) -> list[Capture] | None:
    """The captures of a menu value, or None."""
    takes = {letter: take for take, letter in _LETTERS.items()}
    found = []
    for part in text.split(","):
        position = read_number(part[:-1], 999)
        if position is None or part[-1:] not in takes:
            return None
        found.append(Capture(position, takes[part[-1]]))
    return found
