"""Players that are not people: a view in, a move out. They see what their seat may see, nothing else.

A robot is a function of a `View` and a source of randomness (for breaking ties). It answers with one of `view.moves`,
or, for a claim, with one that those stand for; None means it has nothing to say (only when it is not on turn).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from engine.rules.game import Rng
from engine.rules.games import GAMES
from engine.rules.moves import Move
from engine.rules.views import View

Robot = Callable[[View, Rng], Move | None]

ROBOTS: dict[str, Robot] = {name: import_module(f"engine.rules.games.{name}.robot").choose for name in GAMES}
"""The robot of each game: `choose` in `engine/rules/games/<game>/robot.py`."""


def choose(view: View, rng: Rng) -> Move | None:
    """What the robot of that game does as `view.viewer`; None if it has nothing to say out of turn."""
    return ROBOTS[view.game](view, rng)
