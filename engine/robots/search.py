"""Chooses the option that does best on samples of the hidden tiles.

All options are tried on the same samples, and the worse half is dropped again and again (sequential halving: Karnin,
Koren and Somekh 2013). The number of rounds played out, not a clock, bounds the work, so a seed gives one option.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.rules.moves import Move, Play
from engine.rules.round import Ahead, Search
from engine.rules.views import View

RULE_SAMPLES = 30
"""The usual robot's rule counts like this many samples. Playouts know every hand; the rule doesn't."""


def best(options: Sequence[Any], ahead: Ahead) -> Any:
    """The best of the viewer's options."""
    worth = {option: ahead.known(option) for option in options}
    alive = list(options)
    halvings = (len(options) - 1).bit_length()
    while len(alive) > 1:
        for _ in range(max(1, ahead.playouts // (halvings * len(alive)))):
            start = ahead.sample()
            for option in alive:
                worth[option] += ahead.worth(option, start)
        alive = sorted(alive, key=worth.__getitem__, reverse=True)[: (len(alive) + 1) // 2]
    return alive[0]


def compare(options: Sequence[Any], ahead: Ahead, samples: int) -> list[list[float]]:
    """The worths of each option on the same samples."""
    starts = [ahead.sample() for _ in range(samples)]
    return [[ahead.worth(option, start) for start in starts] for option in options]


class Playouts(Ahead):
    """Plays each move on by the quick rule of a `Search`."""

    def __init__(self, view: View, how: Search, sample: Callable[[], Any]) -> None:
        """`sample` makes rounds with the hidden tiles in some places."""
        self.view, self.how, self.playouts = view, how, how.playouts
        self.sample = sample

    def options(self, move: Move) -> Sequence[Move]:
        return (move,)

    def known(self, option: Move) -> float:
        return RULE_SAMPLES * self.how.rule(self.view, option) if self.how.rule else 0.0

    def worth(self, option: Move, start: Any) -> float:
        """The viewer's points less the average of the other sides', and the value of the round."""
        view, how, current, move = self.view, self.how, start.copy(), option
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
