"""Which numbers touch in a line has one answer for the round, its layout, its events, its views and the robots."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.robots.samples import fitting, lay, match_like
from engine.rules.events import Played
from engine.rules.games import GAMES
from engine.rules.line.match import LineGame
from engine.rules.line.robot import ends_after, suits_on
from engine.rules.moves import Play, move_text
from engine.rules.round import bits
from engine.rules.tiles import HOUSE, Seat
from engine.rules.views import LineBoard

from .playing import random_game, random_steps

LINES = [name for name, kind in sorted(GAMES.items()) if issubclass(kind, LineGame) and name != "muggins"]
"""The games with a `LineRound`. Muggins has a round of its own."""


@pytest.mark.parametrize("name", LINES)
def test_everything_that_asks_which_numbers_touch_gets_one_answer(name: str) -> None:
    rng, seen = random.Random(name), 0
    for _ in range(10):
        game, seats = random_game(name, rng, {"rounds": "2"})
        assert isinstance(game, LineGame)
        match = game.start(seats)
        before, joins, repeated = match.view_for(None), game.joins, None
        for step, events in random_steps(match, rng, 2):
            view, current = match.view_for(None), match.round
            assert isinstance(before.board, LineBoard)
            if isinstance(step.move, Play) and step.seat != HOUSE:
                played = next(event for event in events if isinstance(event, Played))
                ends = dict(before.board.layout.ends)
                if step.move.end is not None:
                    assert played.value == ends[step.move.end].value
                    assert played.inner in joins.halves(step.move.tile, played.value), move_text(step.move)
                    assert current.layout().nodes[-1].inner == played.inner
                after = ends_after(before, step.move)
                assert sorted(after) == sorted(current.layout().values()) == sorted((current.left, current.right))
                deck = bits(match.score.deck)
                assert suits_on(before, after) & deck == fitting(current) & deck
                if step.move.end is None:
                    hands = [list(match.score.deck) for _ in range(seats)]
                    repeated = match_like(before).new_round(hands, [], Seat(0))
                assert repeated is not None
                lay(repeated, played)  # as samples repeat a round from its events
                assert (repeated.left, repeated.right) == (current.left, current.right)
                seen += 1
            before = replace(view, moves=())
    assert seen > 100
