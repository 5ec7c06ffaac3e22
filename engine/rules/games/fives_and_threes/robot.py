"""Fives and Threes' robot: the score of a play, less the score it lets the next player expect.

It counts the ends after each play, and after each answer by an unseen tile. Near the target it leaves out scores that
would pass it, its own and the next player's. Chipping out is worth its point and ends all answers.
"""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.games.fives_and_threes.rules import ends_score
from engine.rules.line.robot import best_play, expected_best, fitting_after, unseen_of
from engine.rules.line.round import LineRound
from engine.rules.moves import Move, Play
from engine.rules.round import Search, tiles_in
from engine.rules.tiles import Pip, Seat, Tile
from engine.rules.views import LineBoard, View

WINS = {"gentle": 24.7, "sharp": 60.8}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

POINT_WEIGHT = 5
TILE_WEIGHT = 0.3
"""The worth of a tile less in hand, in points."""
End = tuple[Pip, int]
"""The number of an open end, and its count."""


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced move when there is no choice."""
    return best_play(view, rng, worth)


def worth(view: View, play: Play) -> float:
    """Points made, less the points expected for the next player; then tiles that still fit, then pips shed."""
    margin = gained(view, play) - (expected(view, after(view, play)) if len(view.hand) > 1 else 0)
    return POINT_WEIGHT * margin + fitting_after(view, play) + play.tile.pips / 12


def gained(view: View, play: Play) -> int:
    """The points that a play makes."""
    assert view.viewer is not None
    count = play.tile.pips if play.end is None else sum(tip for _, tip in after(view, play))
    return points(view, view.viewer, count)


def after(view: View, play: Play) -> list[End]:
    """The two ends once `play` is laid."""
    assert isinstance(view.board, LineBoard)
    tile, layout = play.tile, view.board.layout
    if play.end is None:
        return [grown(tile, tile.high), grown(tile, tile.low)]
    ends: list[End] = []
    for number, end in layout.ends:
        if number == play.end:
            ends.append(grown(tile, end.value))
        else:
            ends.append((end.value, end.value * (1 + layout.nodes[end.node].tile.double)))
    return ends


def grown(tile: Tile, value: Pip) -> End:
    """The end that `tile` makes, laid against that number: a double counts both halves."""
    return tile.other(value), tile.other(value) * (1 + tile.double)


def points(view: View, seat: Seat, count: int) -> int:
    """The points of a count for a seat: 0 if they would pass an exact target (FT9)."""
    scored = sum(term.amount for term in ends_score(count))
    passes = view.exact and view.target is not None and view.seats[seat].total + scored > view.target
    return 0 if passes else scored


def expected(view: View, ends: list[End]) -> float:
    """The average worth of the next player's best answer, with every unseen tile equally likely in that hand."""
    following = Seat((view.seats[view.viewer or 0].seat + 1) % len(view.seats))
    unseen = tiles_in(unseen_of(view))
    answers = [best_answer(view, following, ends, tile) for tile in unseen]
    return expected_best(answers, view.seats[following].tiles / max(1, len(unseen)))


def best_answer(view: View, seat: Seat, ends: list[End], tile: Tile) -> int:
    """The most that `tile` scores on either end."""
    counts = [ends[1 - at][1] + grown(tile, value)[1] for at, (value, _) in enumerate(ends) if tile.has(value)]
    return max((points(view, seat, count) for count in counts), default=0)


def reply(current: LineRound) -> Move:
    """The play that scores most, then the heaviest tile."""
    moves = [move for move in current.legal() if isinstance(move, Play)]
    if not moves:
        return current.legal()[0]
    return max(moves, key=lambda move: POINT_WEIGHT * SCORES[count_after(current, move)] + move.tile.pips / 12)


def count_after(current: LineRound, play: Play) -> int:
    """The count of the ends once `play` is laid."""
    tile = play.tile
    if play.end is None:
        return tile.pips
    left, right = current.end_tiles()
    if play.end == current.left_end:
        near, far = current.left, current.right * (1 + right.double)
    else:
        near, far = current.right, current.left * (1 + left.double)
    return tile.other(near) * (1 + tile.double) + far


SCORES = [sum(term.amount for term in ends_score(count)) for count in range(4 * 12 + 1)]
"""The score of each count."""


def guess(view: View, current: LineRound) -> float:
    """A part of the point for going out, for each tile less than the others have."""
    if ("chip_point", "off") in view.options:
        return 0.0
    mine = view.sides[view.seats[view.viewer or 0].side]
    held: list[int] = [tiles.bit_count() for tiles in current.held]
    own = sum(held[seat] for seat in mine)
    return TILE_WEIGHT * ((sum(held) - own) / (len(view.sides) - 1) - own)


def worth_in_points(view: View, play: Play) -> float:
    """The worth of a play by the rule, in points."""
    return worth(view, play) / POINT_WEIGHT


SEARCH = Search(150, reply, guess, plies=6, rule=worth_in_points)
