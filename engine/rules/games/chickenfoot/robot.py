"""Chickenfoot's robot: get rid of doubles and weight, the double blank first of all.

Tiles left in the hand count in the end, so the heaviest tile goes first. A double soon fits no end, because others use
up its suit, so it counts for more than its pips. Among equal plays the robot keeps tiles that still fit. In seeded
matches, weighing that above the pips loses more often than it wins.
"""

from __future__ import annotations

from engine.rules.game import Rng
from engine.rules.games.chickenfoot.round import ChickenfootRound
from engine.rules.games.chickenfoot.rules import BLANK_PENALTY, DOUBLE_BLANK
from engine.rules.moves import Move, Play
from engine.rules.round import ALL_TILES
from engine.rules.search import Search
from engine.rules.tiles import Pip, Tile
from engine.rules.views import FootBoard, View

DOUBLE_WEIGHT = 8


def choose(view: View, rng: Rng) -> Move:
    """The best play; the forced draw or pass when there is none."""
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return view.moves[0]
    return max(plays, key=lambda play: (weight(play.tile), fitting(view, play), rng.randrange(1 << 30)))


def weight(tile: Tile) -> int:
    """The worth of laying a tile: its pips, more for a double, most for the double blank (CF13)."""
    return tile.pips + DOUBLE_WEIGHT * tile.double + (BLANK_PENALTY if tile is DOUBLE_BLANK else 0)


def fitting(view: View, play: Play) -> int:
    """The number of other tiles in the hand that fit an end after `play`."""
    numbers = numbers_after(view, play)
    return sum(tile.low in numbers or tile.high in numbers for tile in view.hand if tile is not play.tile)


def numbers_after(view: View, play: Play) -> set[Pip]:
    """The numbers open to play after `play`: a double without all its toes binds (CF8)."""
    board = view.board
    assert isinstance(board, FootBoard)
    tile: Tile = play.tile
    if tile.double:
        return {tile.low}
    if board.pending is not None and board.toes > 1:
        return {board.layout.nodes[board.pending].tile.low}
    outer = {tile.other(end.value) for number, end in board.layout.ends if number == play.end}
    return outer | {end.value for number, end in board.layout.ends if number != play.end}


WEIGHTS = tuple(map(weight, ALL_TILES))


def reply(current: ChickenfootRound) -> Move:
    """The heaviest tile."""
    moves = current.legal()
    return max(moves, key=lambda move: WEIGHTS[move.tile.index] if isinstance(move, Play) else -1)


def value(view: View, current: ChickenfootRound) -> float:
    """The average count of the other hands, less the viewer's own."""
    counts: list[int] = [
        count + BLANK_PENALTY * (held & DOUBLE_BLANK.bit)
        for count, held in zip(current.counts(), current.held, strict=True)
    ]
    mine: int = counts.pop(view.viewer or 0)
    return sum(counts) / len(counts) - mine


SEARCH = Search(100, reply, value)
