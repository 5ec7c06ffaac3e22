"""Muggins' robot: take the points, say so, and never let an opponent forget his own.

It tries every play on a layout of its own: points first, then weight shed, doubles, and tiles that stay playable. It
states its count with the play, and calls "Muggins!" whenever points lie open. The open ends are public, so counting
them is no secret knowledge.
"""

from __future__ import annotations

from dataclasses import replace

from engine.rules.game import Rng
from engine.rules.games.muggins.round import lay, points
from engine.rules.layout import Layout
from engine.rules.moves import Call, Claim, Move, Play
from engine.rules.scoring import tips
from engine.rules.views import LineBoard, View

POINT_WEIGHT = 3
SUIT_WEIGHT = 2
DOUBLE_WEIGHT = 2


def choose(view: View, rng: Rng) -> Move | None:
    """A word about the last play if there are points in it; else, on turn, the best play or the forced move."""
    assert isinstance(view.board, LineBoard)
    layout = Layout.of(view.board.layout)
    if open_points := scored(layout):
        for move in view.moves:
            if isinstance(move, Claim):
                return Claim(open_points)
            if isinstance(move, Call):
                return move
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return next((move for move in view.moves if not isinstance(move, (Claim, Call))), None)
    best = max(plays, key=lambda play: (worth(view, play), rng.randrange(1 << 30)))
    gained = scored(after(view.board, best))
    claims = dict(view.options).get("claims", "manual") == "manual"
    return replace(best, claim=gained) if claims and gained else best


def worth(view: View, play: Play) -> int:
    """Points scored, pips and doubles shed, and tiles of the remaining hand that fit afterwards."""
    assert isinstance(view.board, LineBoard)
    layout = after(view.board, play)
    fitting = sum(bool(layout.fitting(tile)) for tile in view.hand if tile is not play.tile)
    shed = play.tile.pips + DOUBLE_WEIGHT * play.tile.double
    return POINT_WEIGHT * scored(layout) + shed + SUIT_WEIGHT * fitting


def after(board: LineBoard, play: Play) -> Layout:
    """The layout once `play` is laid."""
    layout = Layout.of(board.layout)
    lay(layout, board.spinner, play.tile, play.end)
    return layout


def scored(layout: Layout) -> int:
    """The points in the layout as it lies, maybe 0."""
    return points(sum(tips(layout.nodes, layout.ends.values())))
