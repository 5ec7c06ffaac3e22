"""The games by name, found by their folders. To add one, see docs/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.rules.errors import Refusal, Refused
from engine.rules.game import Game
from engine.rules.games.castle_rock_solitaire import daily as daily
from engine.rules.options import Accepts, changed_options, read_options
from engine.rules.record import Header


def _game_in(folder: str) -> type[Any]:
    """The game that `<folder>/rules.py` defines: the class whose `name` is the folder's."""
    module = import_module(f"{__name__}.{folder}.rules")
    return next(kind for kind in vars(module).values() if isinstance(kind, type) and vars(kind).get("name") == folder)


GAMES: dict[str, type[Any]] = {
    name: _game_in(name) for name in sorted(found.name for found in iter_modules(__path__) if found.ispkg)
}
"""Every game by name, one for each folder beside this file. Each value keeps `engine.rules.game.Game`."""
MOST_SEATS = max(game.most_seats for game in GAMES.values())
"""The most seats that any table can have."""
SOLITAIRES = tuple(name for name, kind in GAMES.items() if kind.most_seats == 1)
EVENT_GAME = next(name for name, kind in GAMES.items() if kind.for_events)
"""The game of an event whose host names none."""


def is_solitaire(name: str) -> bool:
    """Whether the game of that name is for one player."""
    return name in SOLITAIRES


def make_game(name: str, options: Mapping[str, str] | None = None) -> Game:
    """The game called `name` with those options; raises `Refused` with UNKNOWN_GAME, UNKNOWN_OPTION or BAD_OPTION.

    Options may be valid one by one and still allow no number of seats: a hand too large for the seat the host named.
    """
    kind = GAMES.get(name)
    if kind is None:
        raise Refused(Refusal.UNKNOWN_GAME, name=name, known=", ".join(GAMES))
    game: Game = kind(read_options(kind.options, options or {}))
    if not game.seat_counts():
        changed = changed_options(game.rules)
        raise Refused(
            Refusal.BAD_OPTION,
            name=tuple(changed),
            value=tuple(changed.values()),
            accepted=Accepts.ENOUGH_FOR_ALL,
        )
    return game


def game_of(header: Header) -> Game:
    """The game a record was played by; raises `Refused` with UNKNOWN_RULES_VERSION if this program does not have it."""
    game = make_game(header.game, dict(header.options))
    if header.version != game.version:
        raise Refused(Refusal.UNKNOWN_RULES_VERSION, game=header.game, version=header.version, known=game.version)
    return game
