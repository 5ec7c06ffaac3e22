"""Build Up's robot: cover the tops of others, and put its own tiles where they are likely to stay.

A top is worth its pips times the chance that it stays: the fewer tiles of a set can cover it, the better. Doubles are
covered easily, so a low one serves best on an opponent's heaviest tile. Covering its own top is a loss; covering
another's is a gain, divided by the number of opponents.
"""

from __future__ import annotations

from functools import cache

from engine.rules.game import Rng
from engine.rules.games.build_up.stacks import DECK, may_cover
from engine.rules.moves import Move, Stack
from engine.rules.tiles import Tile
from engine.rules.views import StacksBoard, StackTop, View


def choose(view: View, rng: Rng) -> Move:
    """The placement that gains most; a pass when there is none."""
    assert isinstance(view.board, StacksBoard)
    tops = {top.stack: top for top in view.board.tops}
    rule = dict(view.options).get("nondouble_rule", "same")
    plays = [move for move in view.moves if isinstance(move, Stack)]
    if not plays:
        return view.moves[0]
    scores = [gain(view, move.tile, tops[move.stack], rule) for move in plays]
    best = [move for move, score in zip(plays, scores, strict=True) if score == max(scores)]
    return best[rng.randrange(len(best))]


def gain(view: View, tile: Tile, top: StackTop, rule: str) -> float:
    """The gain of putting `tile` on `top`: its worth there, and the worth of the covered tile."""
    assert isinstance(view.board, StacksBoard)
    covered = worth(top.tile, rule) * view.board.counts(top)
    mine = worth(tile, rule) * (not view.board.own_row or top.row == view.viewer)
    others = len(view.seats) - 1
    return mine - (covered if top.owner == view.viewer else -covered / others)


@cache
def worth(tile: Tile, rule: str) -> float:
    """The pips of a tile on top, times the share of a set that cannot cover it."""
    covering = sum(may_cover(other, tile, rule) for other in DECK)
    return tile.pips * (1 - covering / len(DECK))
