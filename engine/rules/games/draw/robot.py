"""Draw's robot: it keeps its own tiles playable and leaves the others few plays.

If few tiles of a number are unseen, the others must draw. Each tile of the own hand that still fits saves a draw. While
the boneyard lasts, that is worth more than the pips shed.
"""

from __future__ import annotations

from functools import partial
from math import isqrt

from engine.rules.game import Rng
from engine.rules.line.robot import best_play, ends_after, fitting_after, margin, quick_reply
from engine.rules.moves import Move, Play
from engine.rules.search import Search
from engine.rules.views import LineBoard, View

OWN_WEIGHT = 3
UNSEEN_WEIGHT = 1
SEARCH = Search(150, partial(quick_reply, own=2, others=3), margin)


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced move when there is no choice. It never draws while it can play."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> int:
    """Pips shed, doubles first, the tiles left in hand that fit, less the unseen ones that do."""
    kept = OWN_WEIGHT * fitting_after(view, play) - UNSEEN_WEIGHT * unseen_fitting(view, play)
    return play.tile.pips + play.tile.double + kept


def unseen_fitting(view: View, play: Play) -> int:
    """How many tiles that the seat has not seen fit the ends after `play`."""
    assert isinstance(view.board, LineBoard)
    ends = set(ends_after(view, play))
    laid = [node.tile for node in view.board.layout.nodes]
    suit = isqrt(2 * (len(laid) + view.boneyard + sum(seat.tiles for seat in view.seats)))  # 7, 10 or 13
    seen = sum(bool(ends & {tile.low, tile.high}) for tile in (*laid, *view.hand))
    return (suit if len(ends) == 1 else 2 * suit - 1) - seen
