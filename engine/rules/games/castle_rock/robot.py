"""Castle Rock's robot: the most tiles that this turn can take, and a row that offers little to the next player.

`engine.rules.row.Reach` finds the captures of every tile of the hand. Among rows to leave, the robot prefers the row
from which the next player's better tile captures least. It remembers captured tiles, which lie face down. Captures
help one player, but the row costs all players alike (CR16).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.events import Captured, TookBack
from engine.rules.game import Rng
from engine.rules.line.robot import expected_best
from engine.rules.moves import Capture, Done, Move, Play
from engine.rules.round import Rule
from engine.rules.row import Line, Reach, remove
from engine.rules.tiles import Tile, set_of_size
from engine.rules.views import Phase, RowBoard, View

LINES = 4
"""Lines weighed for each tile: the ones that take most and leave different rows."""
SAMPLE = 30
"""Unseen tiles tried against a row, and the number of its tiles at the open end that are looked at."""
RISK = 1.5
"""The cost of a tile that the next player captures, with one opposing side."""


def choose(view: View, rng: Rng) -> Move:
    """Place the tile of the best line, capture along it, and finish when nothing is left to take."""
    board = view.board
    assert isinstance(board, RowBoard)
    if view.phase is Phase.CAPTURE:
        reach = Reach(board.row)
        line = best_line(view, reach, rng)[1] if reach.most else None
        return line.captures[0] if line else Done()
    reach = Reach(board.row)
    plays = [move for move in view.moves if isinstance(move, Play)]
    scores = [best_line(view, extended(reach, play.tile), rng)[0] for play in plays]
    best = [play for play, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def best_line(view: View, reach: Reach, rng: Rng) -> tuple[float, Line]:
    """The best line on this row and its worth: the tiles it takes, less the tiles it leaves to take."""
    lines = reach.lines(LINES) or (Line((), 0, tuple(reach.tiles)),)
    scores = [line.taken - threat(view, line.left) for line in lines]
    best = [line for line, score in zip(lines, scores, strict=True) if score == max(scores)]
    return max(scores), best[rng.randrange(len(best))]


def worth(view: View, move: Move, rng: Rng) -> float:
    """The tiles that a move and the best line after it take, less the tiles they leave to take."""
    assert isinstance(view.board, RowBoard)
    row = list(view.board.row)
    match move:
        case Play(tile):
            return best_line(view, Reach([*row, tile]), rng)[0]
        case Capture():
            return len(remove(row, move)) + best_line(view, Reach(row), rng)[0]
        case _:
            return -threat(view, row)


RULE = Rule(worth, least=1)


def threat(view: View, row: Sequence[Tile]) -> float:
    """The cost of the tiles that the next player takes on average, divided by the number of opposing sides."""
    following, tiles = view.seats[((view.viewer or 0) + 1) % len(view.seats)], unseen(view)
    if not tiles:
        return 0.0
    reach = Reach(row[-SAMPLE:])
    most = expected_best((extended(reach, tile).most for tile in tiles), following.tiles / len(tiles))
    return RISK * most / (len(view.sides) - 1)


def unseen(view: View) -> list[Tile]:
    """Tiles that others may still place, evenly thinned out to `SAMPLE`."""
    assert isinstance(view.board, RowBoard)
    size = sum(seat.tiles for seat in view.seats) + view.boneyard + len(view.board.row) + view.board.removed
    known = {*view.hand, *view.board.row}
    for event in view.history:
        if isinstance(event, Captured):
            known.update(event.tiles)
        elif isinstance(event, TookBack):
            known.difference_update(event.tiles)
    tiles = [tile for tile in set_of_size(size) if tile not in known]
    return tiles[:: 1 + len(tiles) // SAMPLE]


def extended(reach: Reach, tile: Tile) -> Reach:
    """The row with one more tile at its open end."""
    longer = reach.copy()
    longer.add(tile)
    return longer
