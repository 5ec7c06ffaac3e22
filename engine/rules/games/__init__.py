"""The games by name. To add one, see README.md in this folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.rules.errors import Refusal, Refused
from engine.rules.game import Game
from engine.rules.games.block import Block
from engine.rules.games.build_up import BuildUp
from engine.rules.games.castle_rock import CastleRock
from engine.rules.games.castle_rock_solitaire import CastleRockSolitaire
from engine.rules.games.chickenfoot import Chickenfoot
from engine.rules.games.mexican_train import MexicanTrain
from engine.rules.games.muggins import Muggins
from engine.rules.options import changed_options, read_options
from engine.rules.record import Header

GAMES: dict[str, type[Any]] = {
    game.name: game for game in (Block, BuildUp, CastleRock, CastleRockSolitaire, Chickenfoot, MexicanTrain, Muggins)
}
"""Every registered game; each value keeps `engine.rules.game.Game`."""


def make_game(name: str, options: Mapping[str, str] | None = None) -> Game:
    """The game called `name` with those options; raises `Refused` with UNKNOWN_GAME, UNKNOWN_OPTION or BAD_OPTION.

    Options may be good one by one and leave nobody to play together: a hand too large for the seat the host named.
    """
    kind = GAMES.get(name)
    if kind is None:
        raise Refused(Refusal.UNKNOWN_GAME, name=name, known=", ".join(GAMES))
    game: Game = kind(read_options(kind.options, options or {}))
    if not game.seat_counts():
        changed = changed_options(game.rules)
        raise Refused(
            Refusal.BAD_OPTION,
            name=" with ".join(changed),
            value=" with ".join(changed.values()),
            accepted="options that leave enough tiles and seats",
        )
    return game


def game_of(header: Header) -> Game:
    """The game a record was played by; raises `Refused` with UNKNOWN_RULES_VERSION if this program does not have it."""
    game = make_game(header.game, dict(header.options))
    if header.version != game.version:
        raise Refused(Refusal.UNKNOWN_RULES_VERSION, game=header.game, version=header.version, known=game.version)
    return game
