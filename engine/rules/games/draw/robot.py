"""Draw's robot: it keeps its own tiles playable and leaves the others few plays.

If few tiles of a number are unseen, the others must draw. Each tile of the own hand that still fits saves a draw. While
the boneyard lasts, that is worth more than the pips shed.
"""

from __future__ import annotations

from functools import partial

from engine.rules.game import Rng
from engine.rules.line.robot import (
    best_play,
    ends_after,
    fitting_after,
    quick_reply,
    share_fitting,
    unseen_of,
)
from engine.rules.moves import Move, Play
from engine.rules.round import Search
from engine.rules.views import View

WINS = {"gentle": 27.0, "sharp": 67.1}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

OWN_WEIGHT = 2
UNSEEN_WEIGHT = 3


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced move when there is no choice. It never draws while it can play."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> float:
    """Pips shed, doubles first, the tiles left in hand that fit, less the unseen ones that do."""
    fitting = unseen_of(view).bit_count() * share_fitting(view, ends_after(view, play))
    return play.tile.pips + play.tile.double + OWN_WEIGHT * fitting_after(view, play) - UNSEEN_WEIGHT * fitting


SEARCH = Search(150, partial(quick_reply, own=2, others=3), rule=worth)
