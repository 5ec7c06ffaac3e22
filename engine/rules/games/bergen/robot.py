"""Bergen's robot: like ends for itself, and no tile left that makes like ends for the next player."""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.line.robot import best_play, ends_after, fitting_after
from engine.rules.line.round import LineRound
from engine.rules.moves import Move, Play
from engine.rules.round import Search
from engine.rules.tiles import Tile
from engine.rules.views import LineBoard, View

WINS = {"gentle": 38.9, "sharp": 61.0}
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


def reply(current: LineRound) -> Move:
    """The play with the most points, and a loss of two where a tile of the next hand answers it; then tiles that still
    fit, and pips shed."""
    plays = [move for move in current.legal() if isinstance(move, Play)]
    if not plays:
        return current.legal()[0]
    hand, following = current.held[current.turn], current.held[current.after[current.turn]]

    def gain(play: Play) -> float:
        tile = play.tile
        if play.end is None:
            return tile.pips
        left, right = current.end_tiles()
        if play.end == current.left_end:
            own, other, beside = tile.other(current.left), current.right, right
        else:
            own, other, beside = tile.other(current.right), current.left, left
        if own == other:
            points = 2 + (tile.double or beside.double)
        else:
            points = -2 if following & Tile.of(own, other).bit else 0
        fitting = current.fits.suits[own] | current.fits.suits[other]
        value: float = POINT_WEIGHT * points + ((hand ^ tile.bit) & fitting).bit_count() + tile.pips / 12
        return value

    return max(plays, key=gain)


def worth_in_points(view: View, play: Play) -> float:
    """The worth of a play by the rule, in points."""
    return worth(view, play) / POINT_WEIGHT


SEARCH = Search(150, reply, rule=worth_in_points)
