"""Block's robot: the heaviest legal tile, with an eye on its strong suit.

"The better control you have of a suit, the more you should try to leave that suit on the ends of the train" (pagat,
Comments & Strategy): every tile left in hand that fits the ends after the play is worth two pips.
"""

from __future__ import annotations

from functools import partial

from engine.rules.game import Rng
from engine.rules.line.robot import best_play, fitting_after, margin, quick_reply
from engine.rules.moves import Move, Play
from engine.rules.search import Search
from engine.rules.views import View

SUIT_WEIGHT = 2
SEARCH = Search(150, partial(quick_reply, own=1, others=6), margin)


def choose(view: View, rng: Rng) -> Move:
    """The best play by weight and suit; the forced move when there is no choice."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> int:
    """Pips shed, doubles first, plus the tiles of the remaining hand that fit the ends afterwards."""
    return play.tile.pips + SUIT_WEIGHT * fitting_after(view, play) + play.tile.double
