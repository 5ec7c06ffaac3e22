"""Whole matches between robots and players who move at random, from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from engine.robots import choose
from engine.rules.game import Match, house_move
from engine.rules.games import make_game
from engine.rules.moves import Announce, Call, Claim
from engine.rules.record import Step
from engine.rules.scoring import Outcome
from engine.rules.tiles import HOUSE, Seat


def steps(match: Match, robots: frozenset[int], rng: random.Random) -> Iterator[Step]:
    """Play to the end: robots out of turn are asked first, then the seat to play; other seats move at random."""
    while acting := match.to_act():
        step = next(filter(None, (word(match, seat, rng) for seat in acting[1:] if seat in robots)), None)
        step = step or turn(match, acting[0], robots, rng)
        match.play(step.seat, step.move)
        yield step


def word(match: Match, seat: Seat, rng: random.Random) -> Step | None:
    """A robot's step out of turn, if it has one."""
    move = choose(match.view_for(seat), rng)
    return None if move is None else Step(seat, move)


def turn(match: Match, seat: Seat, robots: frozenset[int], rng: random.Random) -> Step:
    """The move of the house or of the seat to play."""
    if seat == HOUSE:
        need = match.need()
        assert need is not None
        return Step(seat, house_move(need, rng))
    if seat in robots:
        move = choose(match.view_for(seat), rng)
        assert move is not None, "a robot on turn must move"
        return Step(seat, move)
    silent = [move for move in match.legal_moves(seat) if not isinstance(move, (Claim, Call, Announce))]
    return Step(seat, rng.choice(silent))


def contest(name: str, seats: int, robots: set[int], seed: int, options: Mapping[str, str] | None = None) -> Outcome:
    """The outcome of a whole match."""
    match = make_game(name, options).start(seats, history=True)
    for _ in steps(match, frozenset(robots), random.Random(seed)):
        pass
    outcome = match.score.outcome
    assert outcome is not None
    return outcome
