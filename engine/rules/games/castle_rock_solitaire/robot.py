"""Castle Rock Solitaire's robot, also used for hints: the best that the visible tiles allow.

A capture that is possible today is possible tomorrow: drawn tiles only make the row longer. So with Celko's rules,
where one may draw at any time, it waits, as he muses ("lay all the tiles side by side and search for a series of
captures that would give you a coverage of the entire set"): it draws until the row can be cleared for a win or
nothing is left to draw, and then captures along the best line. Where captures are forced it takes the best line of
the row at once.
"""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.moves import Draw, Move
from engine.rules.row import Line, lines
from engine.rules.views import RowBoard, View


def choose(view: View, rng: Rng) -> Move:
    """Draw while that costs nothing, else the first capture of the best line; give up only when that is all."""
    line = best_line(view, rng)
    if Draw() in view.moves and not (line and wins(view, line)):
        return Draw()
    return line.captures[0] if line else view.moves[0]


def best_line(view: View, rng: Rng) -> Line | None:
    """One of the lines that clear as much of the row as possible; None if nothing can be captured."""
    assert isinstance(view.board, RowBoard)
    found = lines(view.board.row)
    return found[rng.randrange(len(found))] if found else None


def wins(view: View, line: Line) -> bool:
    """Whether playing the line through wins: the row is empty, and the boneyard too unless that does not matter."""
    return not line.left and (not view.boneyard or ("win_on_empty", "on") in view.options)
