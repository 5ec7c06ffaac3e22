"""Advice from a seat's own view: the best move with a reason, and the turning points of a finished round.

A turning point is a move that cost points against the sharp robot's choice, on samples of the tiles that the player
couldn't see then. Fresh samples compare the two moves, so that the choice's luck doesn't count; a difference within the
noise is left out. Without a search, the usual robot's rule compares the moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean, stdev

from engine.robots import ROBOTS, SEARCHED, SHARP, choose, look
from engine.robots.reasons import Why as Why
from engine.robots.reasons import bare, reason_for
from engine.robots.search import best, compare
from engine.rules.game import Rng
from engine.rules.games import game_of
from engine.rules.moves import Move, Pass, Play, Stack
from engine.rules.record import Record
from engine.rules.tiles import Seat
from engine.rules.views import View

SAMPLES = 120
"""Samples that compare a move with the best one."""
ERRORS = 2.5
"""Standard errors that a difference must exceed."""
LEAST = 0.5
"""The smallest difference worth telling, in points of the rule (`Search.unit`)."""
MOST_POINTS = 3
"""Turning points of a round."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best move. `number` belongs to the reason: points, tiles or pips."""

    move: Move
    why: Why
    number: int = 0


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn of the player when another move was better by `gain` points on average."""

    turn: int
    view: View
    """The player's own view before the move."""
    played: Move
    advice: Advice
    gain: float


def advise(view: View, rng: Rng, level: str = SHARP) -> Advice | None:
    """The best move for the viewer, who is to play; None if there is nothing to do."""
    move = choose(view, rng, level)
    return None if move is None else reason(view, move)


def reason(view: View, move: Move) -> Advice:
    """The move with its reason."""
    return Advice(move, *reason_for(view, move))


def reviewed(game: str) -> bool:
    """Whether rounds of a game can be reviewed: its robot's module says how to judge moves."""
    return hasattr(ROBOTS[game], "SEARCH") or hasattr(ROBOTS[game], "RULE")


def review(record: Record, seat: Seat, number: int, judge: str = SHARP) -> tuple[TurningPoint, ...]:
    """The costliest moves of a seat in a round, in the order of play. `judge` is the level of the robot."""
    found, turn, match = list[TurningPoint](), 0, game_of(record.header).start(record.header.seats, history=True)
    for at, step in enumerate(record.steps):
        if match.score.number > number:
            break
        if step.seat == seat and match.score.number == number:
            turn += isinstance(step.move, (Pass, Play, Stack))
            if isinstance(step.move, SEARCHED):
                rng = Random(f"{seat}/{number}/{at}")
                point = _judged(match.view_for_robot(seat), step.move, turn, rng, judge)
                found += [point] if point else []
        match.play(step.seat, step.move)
    costliest = sorted(found, key=lambda point: point.gain, reverse=True)[:MOST_POINTS]
    return tuple(sorted(costliest, key=lambda point: point.turn))


def _judged(view: View, played: Move, turn: int, rng: Random, judge: str) -> TurningPoint | None:
    """The turn as a turning point, if a better move can be told apart from the one played."""
    robot = ROBOTS[view.game]
    searched = tuple(move for move in view.moves if isinstance(move, SEARCHED))  # a claim or call takes no turn
    chosen = choose(replace(view, moves=searched), rng, judge)
    if chosen is None:
        return None
    moves: Sequence[Move] = [bare(move) if isinstance(move, Play) else move for move in (chosen, played)]
    if moves[0] == moves[1]:
        return None
    if ahead := look(view, rng):
        worths = compare([best(ahead.options(move), ahead) for move in moves], ahead, SAMPLES)
        gains = [better - worse for better, worse in zip(*worths, strict=True)]
        least = max(LEAST * ahead.unit, ERRORS * stdev(gains) / len(gains) ** 0.5)
        gain = fmean(gains)
    else:
        better, worse = (robot.RULE.worth(view, move, rng) for move in moves)
        gain, least = better - worse, robot.RULE.least
    return None if gain < least else TurningPoint(turn, view, moves[1], reason(view, moves[0]), gain)
