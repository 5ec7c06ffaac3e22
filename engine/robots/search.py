"""Chooses the option that does best on samples of the hidden tiles.

All options are tried on the same samples, and the worse half is dropped again and again (sequential halving: Karnin,
Koren and Somekh 2013). The number of rounds played out, not a clock, bounds the work, so a seed gives one option.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.robots.samples import match_like
from engine.rules.moves import Move
from engine.rules.round import Ahead, Search
from engine.rules.scoreboard import Scoreboard
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
    """Plays each move on by the quick rule of a `Search`. A copy of the match books the points, as in play."""

    def __init__(self, view: View, how: Search, sample: Callable[[], Any]) -> None:
        """`sample` makes rounds with the hidden tiles in some places."""
        self.view, self.how, self.playouts = view, how, how.playouts
        self.sample = sample
        self.match = match_like(view)
        self.scoreboard = self.match.score
        self.unit = how.unit(view)
        self.side = view.seats[view.viewer or 0].side

    def options(self, move: Move) -> Sequence[Move]:
        return (move,)

    def known(self, option: Move) -> float:
        rule = self.how.rule
        return RULE_SAMPLES * rule(self.view, option) * self.unit if rule else 0.0

    def worth(self, option: Move, start: Any) -> float:
        """The points booked for the viewer's side less the average of the other sides'; a round that goes on after
        `plies` is guessed."""
        how, match, current, move = self.how, self.match, start.copy(), option
        match.round, match.score = current, self.scoreboard.copy()
        for _ in range(how.plies):
            seat = current.turn
            current.play(move)
            match.score_move(seat, move)
            if match.score.outcome:
                return self.gain(match.score)
            if current.over:
                match.after_round()
                return self.gain(match.score)
            move = how.reply(current)
        return self.gain(match.score) + (how.guess(self.view, current) if how.guess else 0.0)

    def gain(self, score: Scoreboard) -> float:
        """The points booked since the view for the viewer's side, less the average of the other sides'."""
        booked = [after - before for after, before in zip(score.totals, self.scoreboard.totals, strict=True)]
        mine = booked.pop(self.side)
        margin = mine - sum(booked) / len(booked)
        return -margin if score.low_wins else margin
