"""Castle Rock Solitaire's robot, also used for hints: the best that the visible tiles allow.

A capture that is possible today is possible tomorrow: drawn tiles only make the row longer. So with Celko's rules,
where one may draw at any time, it waits, as he muses ("lay all the tiles side by side and search for a series of
captures that would give you a coverage of the entire set"): it draws until the row can be cleared for a win or
nothing is left to draw, and then captures along the best line.

Where captures are forced it shuffles the unseen tiles some times and solves each shuffle. It takes the capture that the
best play and random play together win most often after. It needs the history to know which tiles are gone; without it,
it takes the best line.
"""

from __future__ import annotations

from engine.rules.events import Captured
from engine.rules.game import Rng
from engine.rules.games.castle_rock_solitaire.rules import CastleRockSolitaireRules
from engine.rules.games.castle_rock_solitaire.solver import NEVER, Positions
from engine.rules.moves import Capture, Draw, Move
from engine.rules.options import read_options
from engine.rules.row import Line, lines
from engine.rules.tiles import SETS, Tile, tile_set
from engine.rules.views import RowBoard, View

SHUFFLES = 12
"""Shuffles of the unseen tiles for one capture."""


def choose(view: View, rng: Rng) -> Move:
    """Draw while that costs nothing, else the most promising capture; give up only when that is all."""
    line = best_line(view, rng)
    if Draw() in view.moves and not (line and wins(view, line)):
        return Draw()
    captures = [move for move in view.moves if isinstance(move, Capture)]
    if line and not wins(view, line) and len(captures) > 1 and (unseen := unseen_of(view)):
        return promising(view, captures, unseen, rng)
    return line.captures[0] if line else view.moves[0]


def unseen_of(view: View) -> list[Tile]:
    """The tiles of the boneyard, where captures are forced; none if the history doesn't tell them. Larger sets have too
    many positions."""
    assert isinstance(view.board, RowBoard)
    gone = {tile for event in view.history if isinstance(event, Captured) for tile in event.tiles}
    left = [tile for tile in tile_set(SETS["d6"]) if tile not in gone.union(view.board.row)]
    forced = read_options(CastleRockSolitaireRules, dict(view.options)).must_capture
    return left if forced and len(left) == view.boneyard else []


def promising(view: View, captures: list[Capture], unseen: list[Tile], rng: Rng) -> Capture:
    """The capture with the most wins over all shuffles, by the best play and by random play after it together. The best
    play knows the tiles to come, so its wins alone would be too many."""
    assert isinstance(view.board, RowBoard)
    rules, row = read_options(CastleRockSolitaireRules, dict(view.options)), view.board.row
    worth = dict.fromkeys(captures, 0.0)
    for _ in range(SHUFFLES):
        rng.shuffle(unseen)
        deal = Positions(rules, (*row, *unseen))
        for capture in captures:
            chance, fewest, _ = deal.look(*deal.after(row, len(row), capture))
            worth[capture] += (fewest < NEVER) + chance
    return max(captures, key=worth.__getitem__)


def best_line(view: View, rng: Rng) -> Line | None:
    """One of the lines that clear as much of the row as possible; None if nothing can be captured."""
    assert isinstance(view.board, RowBoard)
    found = lines(view.board.row)
    return found[rng.randrange(len(found))] if found else None


def wins(view: View, line: Line) -> bool:
    """Whether playing the line through wins: the row is empty, and the boneyard too unless that does not matter."""
    return not line.left and (not view.boneyard or ("win_on_empty", "on") in view.options)
