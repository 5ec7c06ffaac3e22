"""Positions for pictures: views of matches that robots without a plan play, by seed."""

from collections.abc import Iterator
from random import Random

from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.tiles import HOUSE
from engine.rules.views import View


def views(name: str, seed: int, seats: int | None = None, moves: int = 250, **options: str) -> Iterator[View]:
    """The public view after every move of a seeded random match."""
    random = Random(f"{name} {seed}")
    game = make_game(name, options)
    match = game.start(seats or random.choice(game.seat_counts()))
    for _ in range(moves):
        acting = match.to_act()
        if not acting:
            return
        if acting[0] == HOUSE:
            need = match.need()
            assert need is not None
            match.play(HOUSE, house_move(need, random))
        else:
            match.play(acting[0], random.choice(list(match.legal_moves(acting[0]))))
        yield match.view_for(None)
