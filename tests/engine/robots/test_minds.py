"""Sharp robots think in a process of their own, which starts when needed and again after it died."""

from __future__ import annotations

import os
import random
from concurrent.futures.process import BrokenProcessPool

import pytest

from engine.robots import SHARP, choose
from engine.robots.minds import NICENESS, Minds
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.views import View
from tests.engine.robots.elsewhere import die, whereabouts
from tests.engine.rules.playing import play_round, random_step


def position() -> View:
    """A choice in Block."""
    match, rng = make_game("block").start(2, history=True), random.Random(4)
    play_round(match, rng)
    while not match.view_for(None).turn or forced_move(match) or len(match.legal_moves(match.to_act()[0])) < 2:
        step = random_step(match, rng)
        match.play(step.seat, step.move)
    return match.view_for_robot(match.to_act()[0])


def test_a_sharp_robot_thinks_elsewhere_as_it_would_here() -> None:
    minds, view = Minds(), position()
    try:
        assert minds.submit(choose, view, random.Random(1), SHARP).result() == choose(view, random.Random(1), SHARP)
        assert minds.submit(choose, view, random.Random(1)).result() == choose(view, random.Random(1))
        here = os.getpid()
        there, niceness = minds.submit(whereabouts, SHARP).result()
        assert there != here
        assert niceness >= min(19, os.nice(0) + NICENESS)
        assert minds.submit(whereabouts).result()[0] == here
        with pytest.raises(BrokenProcessPool):
            minds.submit(die, SHARP).result()
        assert minds.submit(choose, view, random.Random(1), SHARP).result() in view.moves
    finally:
        minds.shutdown()
