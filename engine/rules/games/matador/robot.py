"""Matador's robot: heavy tiles first, ends that it can go on from, and matadors kept for when nothing else fits."""

from __future__ import annotations

from functools import partial

from engine.rules.game import Rng
from engine.rules.games.matador.rules import is_matador
from engine.rules.line.robot import best_play, ends_after, fitting_after, quick_reply, share_fitting, unseen_of
from engine.rules.moves import Move, Play
from engine.rules.round import Search
from engine.rules.views import View

WINS = {"gentle": 36.4, "sharp": 63.4}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

OWN_WEIGHT = 1
UNSEEN_WEIGHT = 2
MATADOR_WEIGHT = 8
"""The worth of a matador in hand."""


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced move when there is no choice. It never draws while it can play."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> float:
    """Pips shed, the tiles left in hand that fit, less the unseen ones that do, and the worth of a matador."""
    fitting = unseen_of(view).bit_count() * share_fitting(view, ends_after(view, play))
    shed = play.tile.pips + play.tile.double - MATADOR_WEIGHT * is_matador(play.tile)
    return shed + OWN_WEIGHT * fitting_after(view, play) - UNSEEN_WEIGHT * fitting


SEARCH = Search(150, partial(quick_reply, own=2, others=3), rule=worth)
