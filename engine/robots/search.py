"""Chooses the move that does best on samples of the hidden tiles, each played on by a quick rule.

All moves are tried on the same samples, and the worse half is dropped again and again (sequential halving: Karnin,
Koren and Somekh 2013). The number of rounds played out, not a clock, bounds the work, so a seed gives one move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.rules.moves import Move, Play
from engine.rules.round import Search
from engine.rules.views import View


def best(view: View, moves: Sequence[Move], sample: Callable[[], Any], how: Search) -> Move:
    """The best of the viewer's moves. `sample` makes rounds with the hidden tiles in some places."""
    worth = dict.fromkeys(moves, 0.0)
    alive = list(moves)
    halvings = (len(moves) - 1).bit_length()
    while len(alive) > 1:
        for _ in range(max(1, how.playouts // (halvings * len(alive)))):
            start = sample()
            for move in alive:
                worth[move] += playout(view, start.copy(), move, how)
        alive = sorted(alive, key=worth.__getitem__, reverse=True)[: (len(alive) + 1) // 2]
    return alive[0]


def compare(
    view: View, moves: Sequence[Move], sample: Callable[[], Any], how: Search, samples: int
) -> list[list[float]]:
    """The worths of each move on the same samples."""
    starts = [sample() for _ in range(samples)]
    return [[playout(view, start.copy(), move, how) for start in starts] for move in moves]


def playout(view: View, current: Any, move: Move, how: Search) -> float:
    """Play on from `move`: the viewer's points less the average of the other sides', and the value of the round."""
    scored, mine = 0.0, view.seats[view.viewer or 0].side
    for _ in range(how.plies):
        side = view.seats[current.turn].side
        current.play(move)
        if how.points is not None and isinstance(move, Play):
            scored += how.points(view, current) * (1 if side == mine else -1 / (len(view.sides) - 1))
        if current.over:
            break
        move = how.reply(current)
    return scored + how.value(view, current)
