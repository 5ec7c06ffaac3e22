"""A whole match of robots, without people, clocks or a store: for simulations, pictures and tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.robots import choose
from engine.rules.errors import EngineError
from engine.rules.events import Event
from engine.rules.game import Match, forced_move, house_move
from engine.rules.moves import Move, move_text
from engine.rules.record import Step
from engine.rules.tiles import HOUSE, Seat

MOST_STEPS = 200_000
"""More steps than any match takes."""

Watch = Callable[[Match, Step, list[Event]], None]


def play_out(match: Match, rng: Random, watch: Watch | None = None) -> int:
    """Play a match to its end; returns the number of steps. `watch` is called after each. Robots out of turn are asked
    first whether they claim or call. Raises `EngineError` if a move is refused or the match doesn't end."""
    for number in range(MOST_STEPS):
        acting = match.to_act()
        if not acting:
            return number
        seat, move = next_step(match, acting, rng)
        events = match.play(seat, move)
        if watch is not None:
            watch(match, Step(seat, move), events)
    raise EngineError(f"no end after {MOST_STEPS} steps")


def next_step(match: Match, acting: tuple[Seat, ...], rng: Random) -> tuple[Seat, Move]:
    """The next step of a match of robots."""
    for seat in acting[1:]:
        said = choose(match.view_for(seat), rng)
        if said is not None:
            return seat, said
    first = acting[0]
    if first == HOUSE:
        need = match.need()
        assert need is not None
        return first, house_move(need, rng)
    if (forced := forced_move(match)) is not None:
        return forced
    move = choose(match.view_for(first), rng)
    if move is None:
        legal = ", ".join(map(move_text, match.legal_moves(first)))
        raise EngineError(f"the robot in seat {first} to play says nothing, but may do: {legal}")
    return first, move
