"""Robots: a view in, a move out. A robot sees only its seat's view.

`choose` in a game's `robot.py` is the *usual* robot: a function of a `View` and a source of randomness, which breaks
ties. It returns one of `view.moves`, or a claim with its number. None means that it has nothing to say; only a seat
that is not to play may answer so. *Gentle* robots make slips. *Sharp* ones search where the game's `robot.py` says how
(`SEARCH`, maybe `sample`), and are usual robots elsewhere.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from engine.robots.samples import Samples
from engine.robots.search import Playouts, best
from engine.rules import games
from engine.rules.events import Dealt
from engine.rules.game import Rng
from engine.rules.games import GAMES
from engine.rules.moves import Announce, Call, Capture, Claim, Done, Move, Play, Stack
from engine.rules.round import Ahead, Search
from engine.rules.views import View

GENTLE, USUAL, SHARP = LEVELS = ("gentle", "usual", "sharp")
SLIPS = 3
"""A gentle robot makes one choice of this many at random, unless its game's module has another number."""
NAMES = {
    GENTLE: ("Dot", "Crumb", "Button", "Pebble"),
    USUAL: (
        "Pip", "Bones", "Boxcar", "Deuce", "Trey", "Quad", "Cinq", "Sixer", "Spinner", "Castle", "Domina", "Blanche",
    ),
    SHARP: ("Ivory", "Ebony", "Onyx", "Flint"),
}  # fmt: skip
"""Names by level, in the order robots sit down. A robot's name, maybe with a number, tells its level."""
SEARCHED = (Play, Stack, Capture, Done)
ROBOTS: dict[str, Any] = {name: import_module(f"{games.__name__}.{name}.robot") for name in GAMES}
"""The module of each game's robot."""
WINS: dict[str, dict[str, float]] = {name: getattr(robot, "WINS", {}) for name, robot in ROBOTS.items()}
"""By game and level, how often a robot wins against a usual one, in percent."""


def level_of(name: str) -> str:
    """The level of the robot of that name."""
    return next((level for level, names in NAMES.items() if name.partition(" ")[0] in names), USUAL)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that differ in a game: without a search, a sharp robot would be a usual one."""
    return LEVELS if hasattr(ROBOTS[game], "SEARCH") else (GENTLE, USUAL)


def choose(view: View, rng: Rng, level: str = USUAL) -> Move | None:
    """The move of the game's robot as `view.viewer`; None if it has nothing to say out of turn."""
    robot = ROBOTS[view.game]
    if level == GENTLE and rng.randrange(getattr(robot, "SLIPS", SLIPS)) == 0:
        return slip(view, rng)
    move: Move | None = robot.choose(view, rng)
    if level == SHARP and isinstance(move, SEARCHED):
        return search(view, rng) or move
    return move


def slip(view: View, rng: Rng) -> Move | None:
    """Any move; no claim, call or announcement."""
    moves = [move for move in view.moves if not isinstance(move, (Claim, Call, Announce))]
    return moves[rng.randrange(len(moves))] if moves else None


def search(view: View, rng: Rng) -> Move | None:
    """The best move of several; None where there is nothing to search."""
    moves = [move for move in view.moves if isinstance(move, SEARCHED)]
    if not searches(view, moves[0] if moves else None) or not (ahead := look(view, rng)):
        return None
    options: dict[Any, Move] = {}
    for move in moves:
        for option in ahead.options(move):
            options.setdefault(option, move)
    found, robot = options[best(list(options), ahead)], ROBOTS[view.game]
    return robot.stated(view, found) if hasattr(robot, "stated") else found


def searches(view: View, move: Move | None) -> bool:
    """Whether a sharp robot compares this move with others: in games with a search, if the deal is in the history."""
    several = sum(isinstance(one, SEARCHED) for one in view.moves) > 1
    dealt = any(isinstance(one, Dealt) for one in view.history)
    return isinstance(move, SEARCHED) and several and dealt and hasattr(ROBOTS[view.game], "SEARCH")


def look(view: View, rng: Rng) -> Ahead | None:
    """A look ahead from the viewer on turn; None in games without a search."""
    robot = ROBOTS[view.game]
    match getattr(robot, "SEARCH", None):
        case Search() as how:
            sample = partial(robot.sample, view) if hasattr(robot, "sample") else Samples(view, rng).sample
            return Playouts(view, how, partial(sample, rng))
        case None:
            return None
        case kind:
            ahead: Ahead = kind(view, rng)
            return ahead
