"""The deals of a match again, in every game: whoever plays otherwise still gets the same tiles."""

from __future__ import annotations

from random import Random

import pytest

from engine.rules.events import RoundEnded
from engine.rules.fair import Chance
from engine.rules.game import Closing, Game, Match, house_move
from engine.rules.games import GAMES
from engine.rules.moves import Appoint, Deal
from engine.rules.proof import Deals, deals_from
from engine.rules.record import Record, Step, header_of
from engine.rules.tiles import HOUSE, Tile

from .playing import random_game, random_step

STEPS = 700
KEYS = [bytes([number]) * 32 for number in range(256)]


def hands_of(match: Match) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(sorted(hand)) for hand in match.round.hands)


def play(
    game: Game, seats: int, rng: Random, deals: Deals | None, rounds: int
) -> tuple[Record, dict[int, tuple[tuple[Tile, ...], ...]]]:
    """Random moves for so many rounds, dealt by `deals` or by keys of its own; and the hands with which each round
    began."""
    match = game.start(seats)
    steps: list[Step] = []
    hands: dict[int, tuple[tuple[Tile, ...], ...]] = {}
    over = draws = 0
    key = rng.randrange(200)
    while match.to_act() and over < rounds and len(steps) < STEPS:
        need = match.need() if match.to_act()[0] == HOUSE else None
        if need is None or isinstance(need, Closing):
            step = random_step(match, rng)
        else:
            draws += 1
            taken = deals.again(over + 1, draws, need) if deals else None
            step = Step(HOUSE, taken or house_move(need, Chance(KEYS[key + over], over + 1, draws, ())))
        ended = any(isinstance(event, RoundEnded) for event in match.play(step.seat, step.move))
        steps.append(step)
        if isinstance(step.move, (Deal, Appoint)) and match.round is not None and not match.round.over:
            hands.setdefault(over + 1, hands_of(match))
        if ended:
            over, draws = over + 1, 0
    return Record(header_of(game, seats), tuple(steps)), hands


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 60), marks=pytest.mark.soak)], ids=("few", "many"))
def test_whoever_moves_otherwise_gets_the_same_hands_in_every_round_of_the_record(name: str, seeds: range) -> None:
    same = 0
    for seed in seeds:
        rng = Random(f"{name} {seed}")
        game, seats = random_game(name, rng)
        record, first = play(game, seats, Random(seed), None, rounds=3)
        deals = deals_from("original", record)
        over = {draw.round for draw in deals.draws.values()}
        _, second = play(game, seats, Random(seed + 1000), deals, rounds=3)
        for number in over & second.keys():
            assert second[number] == first[number]
            same += 1
        later = second.keys() - over
        assert not any(second[number] == first.get(number) for number in later)
    assert same
