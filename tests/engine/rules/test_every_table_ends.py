"""G13: every table with default options ends within 5,000 steps, for all seats and any mix of robots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.robots import choose
from engine.rules.errors import Refused
from engine.rules.game import Match, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Announce, Call, Claim, Move, TakeBack
from engine.rules.options import option_specs
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


MOST_ROUNDS = 4000
"""Single points for wins, up to a target of 1,000, take the most."""
MOST_IN_ROUND = 3000
"""Steps of a round."""


def extremes(name: str) -> list[dict[str, str]]:
    """Each option's extreme answers, with the answer of another option that makes it matter."""
    found = []
    for spec in option_specs(GAMES[name].options):
        ends = {str(spec.low), str(spec.high), *spec.words()} if spec.kind == "number" else set(spec.values)
        needed = dict([spec.when]) if spec.when else {}
        found += [{**needed, spec.name: value} for value in sorted(ends) if value != spec.default]
    return found


def ends_with(name: str, options: dict[str, str], *, every: bool = False) -> bool:
    """Whether matches at random with the fewest and most seats (or every number) end; False if the options are
    refused."""
    try:
        game = make_game(name, options)
    except Refused:
        return False
    counts = game.seat_counts()
    for seats in counts if every else {counts[0], counts[-1]}:
        rng, match, steps = random.Random(seats), game.start(seats), 0
        while acting := match.to_act():
            need = match.need() if acting[0] == HOUSE else None
            match.play(acting[0], house_move(need, rng) if need else rng.choice([*silent(match, acting[0])]))
            steps += 1
            assert match.score.number <= MOST_ROUNDS, (options, seats)
            assert steps <= MOST_IN_ROUND * (match.score.number + 1), (options, seats)
    return True


@pytest.mark.parametrize("name", GAMES)
def test_a_table_with_any_extreme_option_ends(name: str) -> None:
    assert sum(ends_with(name, options) for options in extremes(name))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_any_size_with_any_extreme_option_ends(name: str) -> None:
    assert sum(ends_with(name, options, every=True) for options in extremes(name))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_table_with_any_two_extreme_options_ends(name: str) -> None:
    assert sum(ends_with(name, one | other) for one, other in combinations(extremes(name), 2))
