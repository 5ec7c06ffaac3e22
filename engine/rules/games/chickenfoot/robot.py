"""Chickenfoot's robot: get rid of doubles and weight, the double blank first of all.

Tiles left in the hand count in the end, so the heaviest tile goes first. With several opponents a double soon fits no
end, because others use up its suit, so it counts for more than its pips. With one opponent, the robot leaves numbers
that few unseen tiles fit, and keeps a double until it holds a toe for it.
"""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.games.chickenfoot.round import FOOT_TOES, RELEASE, ChickenfootRound
from engine.rules.games.chickenfoot.rules import BLANK_PENALTY, DOUBLE_BLANK
from engine.rules.line.robot import share_fitting
from engine.rules.moves import Move, Play
from engine.rules.round import ALL_TILES, Search
from engine.rules.tiles import Pip, Tile, set_of_size
from engine.rules.views import FootBoard, View

WINS = {"gentle": 25.2, "sharp": 72.7}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

DOUBLE_WEIGHT = 8
SUIT_WEIGHT, UNSEEN_WEIGHT, BARE_DOUBLE = 2, 20, 20
"""With two players: the worth of a tile that still fits, the cost of numbers that all unseen tiles fit, and of a double
without a toe in hand."""


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced draw or pass when there is none."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return view.moves[0]
    if len(view.seats) == 2:
        return max(plays, key=lambda play: (duel_worth(view, play), rng.randrange(1 << 30)))
    return max(plays, key=lambda play: (weight(play.tile), fitting(view, play), rng.randrange(1 << 30)))


def duel_worth(view: View, play: Play) -> float:
    """The worth of a play against one opponent."""
    tile, fits = play.tile, fitting(view, play)
    shed = tile.pips + BLANK_PENALTY * (tile is DOUBLE_BLANK) - BARE_DOUBLE * (tile.double and not fits)
    return shed + SUIT_WEIGHT * fits - UNSEEN_WEIGHT * share_fitting(view, numbers_after(view, play))


def weight(tile: Tile) -> int:
    """The worth of laying a tile: its pips, more for a double, most for the double blank (CF13)."""
    return tile.pips + DOUBLE_WEIGHT * tile.double + (BLANK_PENALTY if tile is DOUBLE_BLANK else 0)


def fitting(view: View, play: Play) -> int:
    """The number of other tiles in the hand that fit an end after `play`."""
    numbers = numbers_after(view, play)
    return sum(tile.low in numbers or tile.high in numbers for tile in view.hand if tile is not play.tile)


def numbers_after(view: View, play: Play) -> set[Pip]:
    """The numbers open to play after `play`: a double without all its toes binds (CF8), unless it is released
    (CF12)."""
    board = view.board
    assert isinstance(board, FootBoard)
    tile: Tile = play.tile
    laid = [tile, *(node.tile for node in board.layout.nodes)]
    number, toes = (tile.low, FOOT_TOES) if tile.double else (laid[1 + (board.pending or 0)].low, board.toes - 1)
    if toes > 0:
        tiles = set_of_size(len(laid) - 1 + view.boneyard + sum(seat.tiles for seat in view.seats))
        left = sum(one.has(number) for one in tiles) - sum(one.has(number) for one in laid)
        if left >= toes or ("dead_foot", RELEASE) not in view.options:
            return {number}
    outer = {tile.other(end.value) for number, end in board.layout.ends if number == play.end}
    return outer | {end.value for number, end in board.layout.ends if number != play.end}


WEIGHTS = tuple(map(weight, ALL_TILES))


def reply(current: ChickenfootRound) -> Move:
    """The heaviest tile."""
    moves = current.legal()
    return max(moves, key=lambda move: WEIGHTS[move.tile.index] if isinstance(move, Play) else -1)


SEARCH = Search(100, reply)
