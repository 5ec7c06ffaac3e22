"""The deals of a match again, in every game: other moves still get the same tiles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.rules.events import RoundEnded
from engine.rules.fair import Chance
from engine.rules.game import Game, Match, house_move
from engine.rules.games import GAMES
from engine.rules.house import Closing
from engine.rules.moves import Appoint, Deal
from engine.rules.proof import Deals, deals_from, due, shared_number
from engine.rules.record import Record, Step, header_of
from engine.rules.tiles import HOUSE, Tile

from .playing import random_game, random_step

STEPS, ROUNDS = 700, 3
KEYS = [bytes([number]) * 32 for number in range(256)]


def hands_of(match: Match) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(sorted(hand)) for hand in match.round.hands)


def play(
    game: Game, seats: int, rng: Random, deals: Deals | None, key: int
) -> tuple[Record, dict[int, tuple[tuple[Tile, ...], ...]]]:
    """Random moves for some rounds, dealt by `deals` or by the keys from this one on, as at tables that share them.
    Returns the steps and the first hands of each round."""
    match = game.start(seats)
    steps: list[Step] = []
    hands: dict[int, tuple[tuple[Tile, ...], ...]] = {}
    over = 0
    while match.to_act() and over < ROUNDS and len(steps) < STEPS:
        need = match.need() if match.to_act()[0] == HOUSE else None
        if need is None or isinstance(need, Closing):
            step = random_step(match, rng)
        else:
            asked = due(Record(header_of(game, seats), tuple(steps)))
            assert asked is not None
            taken = deals.again(*asked) if deals else None
            step = Step(
                HOUSE, taken or house_move(need, Chance(KEYS[key + over], over + 1, shared_number(asked[0]), ()))
            )
        ended = any(isinstance(event, RoundEnded) for event in match.play(step.seat, step.move))
        steps.append(step)
        if isinstance(step.move, (Deal, Appoint)) and match.round is not None and not match.round.over:
            hands.setdefault(over + 1, hands_of(match))
        if ended:
            over += 1
    return Record(header_of(game, seats), tuple(steps)), hands


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeds", [(0, 1, 14), pytest.param(range(60), marks=pytest.mark.soak)], ids=("few", "many"))
def test_other_moves_get_the_same_hands_in_every_round_of_the_record(name: str, seeds: Sequence[int]) -> None:
    same = 0
    for seed in seeds:
        rng = Random(f"{name} {seed}")
        game, seats = random_game(name, rng)
        record, first = play(game, seats, Random(seed), None, key=0)
        deals = deals_from("original", record)
        over = {draw.round for draw in deals.draws.values()}
        _, second = play(game, seats, Random(seed + 1000), deals, key=100)
        _, shared = play(game, seats, Random(seed + 2000), None, key=0)
        assert all(shared[number] == first[number] for number in shared.keys() & first.keys())
        for number in over & second.keys():
            assert second[number] == first[number]
            same += 1
        later = second.keys() - over
        assert not any(second[number] == first.get(number) for number in later)
    assert same
