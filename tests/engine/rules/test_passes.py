"""A pass tells everybody which numbers a seat does not hold, and it is true, where a play asks for no more."""

from __future__ import annotations

import random

import pytest

from engine.rules.events import Passed
from engine.rules.games import GAMES
from engine.rules.joins import EQUAL
from engine.rules.tiles import Seat

from .playing import random_game, random_steps

MATCHES = 10


@pytest.mark.parametrize("game", GAMES)
def test_a_passing_seat_holds_none_of_the_numbers_told(game: str) -> None:
    rng, told, untold = random.Random(11), 0, 0
    for _ in range(MATCHES):
        kind, seats = random_game(game, rng)
        match = kind.start(seats)
        for step, events in random_steps(match, rng, 1):
            for event in events:
                if not isinstance(event, Passed):
                    continue
                told, untold = told + bool(event.on), untold + (not event.on)
                assert event.seat == step.seat
                if match.view_for(None).result is None:
                    view = match.view_for(Seat(event.seat))
                    joins = getattr(view.board, "joins", EQUAL)
                    assert not [tile for tile in view.hand for number in event.on if joins.halves(tile, number)]
    tells = GAMES[game].tells_passes
    assert (told > 0) is tells
    assert not tells or told > untold, "only a draw without need leaves it open"
