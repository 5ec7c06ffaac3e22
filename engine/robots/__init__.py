"""Robots: a view in, a move out. A robot sees only its seat's view.

A robot is a function of a `View` and a source of randomness, which breaks ties. It returns one of `view.moves`, or a
claim with its number. None means that it has nothing to say; only a seat that is not to play may answer so.
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
    """The move of the game's robot as `view.viewer`; None if it has nothing to say out of turn."""
    return ROBOTS[view.game](view, rng)
