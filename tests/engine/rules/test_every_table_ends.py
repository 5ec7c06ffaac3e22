"""G13: every table with default options ends within 5,000 steps, for all seats and any mix of robots."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.robots import choose
from engine.rules.game import Match, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Announce, Call, Claim, Move, TakeBack
from engine.rules.tiles import HOUSE, Seat

MOST_STEPS = 5000
WORDS = (Claim, Call, Announce)
TABLES = [(name, seats) for name in GAMES for seats in make_game(name).seat_counts()]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def steps_of(name: str, seats: int, seed: int, *, robots: float) -> int:
    """The number of moves until the match is over, each by a robot with that chance, else at random. Claims and calls
    don't count, and captures are not taken back."""
    rng = random.Random(seed)
    match = make_game(name).start(seats)
    count = 0
    while acting := match.to_act():
        if acting[0] == HOUSE:
            need = match.need()
            assert need is not None
            match.play(HOUSE, house_move(need, rng))
            continue
        match.play(acting[0], move(match, acting[0], rng, robots))
        count += 1
        assert count <= MOST_STEPS, (name, seats, seed)
    return count


def move(match: Match, seat: Seat, rng: random.Random, robots: float) -> Move:
    """What the seat on turn does."""
    said = choose(match.view_for(seat), rng) if rng.random() < robots else None
    return said or rng.choice([*silent(match, seat)])


def silent(match: Match, seat: Seat) -> Iterator[Move]:
    """The moves that take the game on."""
    return (move for move in match.legal_moves(seat) if not isinstance(move, (*WORDS, TakeBack)))


@every_table
def test_g13_a_default_table_ends_however_it_is_played(name: str, seats: int) -> None:
    assert steps_of(name, seats, seats, robots=0) > 0


@pytest.mark.parametrize("name", GAMES)
def test_g13_a_default_table_of_robots_ends(name: str) -> None:
    for seats in (make_game(name).seat_counts()[0], make_game(name).seat_counts()[-1]):
        assert steps_of(name, seats, 1, robots=1) > 0


@pytest.mark.soak
@every_table
def test_g13_hundreds_of_default_tables_end(name: str, seats: int) -> None:
    for seed in range(15):
        assert steps_of(name, seats, seed, robots=(0, 1, 0.5)[seed % 3]) > 0
