"""Shared by the robots of games on a line with two ends: the best play, and the ends after it."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.game import Rng
from engine.rules.moves import Move, Play
from engine.rules.tiles import Pip
from engine.rules.views import LineBoard, View


def best_play(view: View, rng: Rng, worth: Callable[[View, Play], float]) -> Move:
    """The play with the highest worth, a random one if several tie; the forced move if no play is possible."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return view.moves[0]
    scores = [worth(view, play) for play in plays]
    best = [play for play, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def ends_after(view: View, play: Play) -> tuple[Pip, ...]:
    """The numbers at the open ends once `play` is laid."""
    assert isinstance(view.board, LineBoard)
    if play.end is None:
        return (play.tile.low, play.tile.high)
    return tuple(
        play.tile.other(end.value) if number == play.end else end.value for number, end in view.board.layout.ends
    )


def fitting_after(view: View, play: Play) -> int:
    """The number of tiles in the hand that fit the ends after `play`."""
    ends = ends_after(view, play)
    return sum(tile.low in ends or tile.high in ends for tile in view.hand if tile is not play.tile)
