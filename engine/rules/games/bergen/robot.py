"""Bergen's robot: like ends for itself, and no tile left that makes like ends for the next player."""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.line.robot import best_play, ends_after, fitting_after
from engine.rules.moves import Move, Play
from engine.rules.round import Rule
from engine.rules.tiles import Tile
from engine.rules.views import LineBoard, View

WINS = {"gentle": 38.9}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

POINT_WEIGHT = 10
RISK_WEIGHT = 6
"""The cost of leaving ends that one unseen tile makes alike."""


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced move when there is no choice."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> float:
    """Points made, less the risk of the next player's; then tiles that still fit, and pips shed."""
    risk = RISK_WEIGHT * leaves_header(view, play) if len(view.hand) > 1 else 0
    return POINT_WEIGHT * gained(view, play) - risk + fitting_after(view, play) + play.tile.pips / 12


def gained(view: View, play: Play) -> int:
    """The points of the ends after `play` (BG6, BG7)."""
    assert isinstance(view.board, LineBoard)
    if play.end is None:
        return 2 * (play.tile.double and ("lead_scores", "off") not in view.options)
    layout = view.board.layout
    other = next(end for number, end in layout.ends if number != play.end)
    if len(set(ends_after(view, play))) > 1:
        return 0
    return 2 + (play.tile.double or layout.nodes[other.node].tile.double)


def leaves_header(view: View, play: Play) -> bool:
    """Whether an unseen tile makes the ends after `play` alike: the one with both numbers, or their double."""
    assert isinstance(view.board, LineBoard)
    answer = Tile.of(*ends_after(view, play))
    return answer not in (play.tile, *view.hand, *(node.tile for node in view.board.layout.nodes))


RULE = Rule(lambda view, play, _: worth(view, play) / POINT_WEIGHT, least=0.5)
