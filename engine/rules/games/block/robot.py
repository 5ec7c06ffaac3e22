"""Block's robot: heavy tiles first, and ends that others can't play on.

"The better control you have of a suit, the more you should try to leave that suit on the ends of the train" (pagat,
Comments & Strategy). So the share of unseen tiles that fit the ends counts against a play, the more the larger the
other hands are.
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
)
from engine.rules.moves import Move, Play
from engine.rules.round import Search
from engine.rules.views import View

WINS = {"gentle": 20.4, "sharp": 65.8}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

DUEL_WEIGHT, WEIGHT = 6, 10
"""The cost, per tile of an opponent's hand, of ends that all unseen tiles fit: with two players, with more."""


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced move when there is no choice."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> float:
    """Pips shed, doubles first, and the tiles left in hand that fit, less the opponents' tiles that probably fit."""
    others = [seat.tiles for seat in view.seats if seat.side != view.seats[view.viewer or 0].side]
    weight = DUEL_WEIGHT if len(view.seats) == 2 else WEIGHT
    risk = sum(others) / len(others) * share_fitting(view, ends_after(view, play))
    return play.tile.pips + play.tile.double + fitting_after(view, play) - weight * risk


UNITS = {"one": 1 / 16, "finish": 1 / 12}
"""The points of a win, for each pip of an ordinary one: where partners count wins, not pips (BL21)."""


def unit(view: View) -> float:
    """The points of the match for a pip."""
    options = dict(view.options)
    return UNITS.get(options.get("count", ""), 1.0) if "partnership" in options else 1.0


SEARCH = Search(150, partial(quick_reply, own=1, others=6), rule=worth, unit=unit)
