"""A refused move tells no hidden tile: not in its text, a traceback or a log line."""

from __future__ import annotations

import logging
import random
import re
import traceback
from collections.abc import Iterator

import pytest

from engine.rules.errors import IllegalMove
from engine.rules.game import Match
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Deal, Move, Pass, Play, Stack
from engine.rules.tiles import HOUSE, Seat, tile_set

from .playing import random_steps

TILE = re.compile(r"\d\s*[|,]\s*\d|Tile")


def illegal_moves(match: Match) -> list[tuple[Seat, Move]]:
    """Moves that name tiles of each hand and of the boneyard, and a deal of the whole set."""
    tiles = tile_set(12)
    moves: list[Move] = [*map(Play, tiles), *(Stack(tile, 1) for tile in tiles), Pass(), Deal(tiles)]
    return [(seat, move) for seat in (HOUSE, *map(Seat, range(match.seats))) for move in moves]


def public_texts(error: IllegalMove) -> str:
    """Every text that Python makes of the error without being asked for hidden tiles."""
    made = logging.LogRecord("rules", logging.ERROR, __file__, 1, "%s %r", (error, error), (type(error), error, None))
    shown = [str(error), repr(error), repr(error.args), repr(error.facts), repr(vars(error))]
    return "\n".join([*shown, *traceback.format_exception(error), logging.Formatter().format(made)])


def refusals(match: Match, moves: list[tuple[Seat, Move]]) -> Iterator[IllegalMove]:
    """The error of each refused move."""
    for seat, move in moves:
        try:
            match.copy().play(seat, move)
        except IllegalMove as error:
            yield error


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_move_tells_no_tile(name: str) -> None:
    rng = random.Random(4)
    match = make_game(name).start(make_game(name).seat_counts()[-1])
    refused = 0
    for number, _ in enumerate(random_steps(match, rng, 1)):
        for error in refusals(match, rng.sample(illegal_moves(match), 5 if number else 50)):
            refused += 1
            assert not TILE.search(public_texts(error)), public_texts(error)
    assert refused > 50


def test_the_move_and_the_position_are_told_on_request() -> None:
    match = make_game("block").start(2)
    for _ in zip(range(4), random_steps(match, random.Random(1), 1), strict=False):
        pass
    mover = match.to_act()[0]
    with pytest.raises(IllegalMove) as refused:
        match.play(mover, Deal(tile_set(6)))
    told = refused.value.with_hidden_tiles()
    assert told.startswith(str(refused.value))
    assert "move=deal 0|0" in told
    match_now = told.partition("position=")[2]
    assert all(str(tile) in match_now for hand in match.round.hands for tile in hand)
