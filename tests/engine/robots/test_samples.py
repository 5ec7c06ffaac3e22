"""Samples of hidden tiles agree with all that the seat could see, reach every such deal, and are equally likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from engine.robots import ROBOTS, choose, look, samples
from engine.robots.samples import Part, deal
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.games.build_up.rules import BuildUpRound
from engine.rules.round import Search, bits
from engine.rules.tiles import HOUSE, Seat, Tile
from tests.engine.rules.playing import random_step

from .contest import steps

SEARCHED = sorted(name for name, robot in ROBOTS.items() if isinstance(getattr(robot, "SEARCH", None), Search))


@pytest.mark.parametrize("name", SEARCHED)
def test_a_sample_allows_the_same_moves_and_looks_the_same(name: str) -> None:
    compared = 0
    for seed in range(12):
        rng = random.Random(seed)
        game = make_game(name, random.Random(seed).choice([{}, *game_options(name)]))
        match = game.start(rng.choice([seats for seats in game.seat_counts() if seats <= 6]), history=True)
        for _ in range(120):
            if not match.to_act():
                break
            compared += same_round(match, rng)
            step = random_step(match, rng)
            match.play(step.seat, step.move)
    assert compared > 100


def game_options(name: str) -> list[dict[str, str]]:
    return list(make_game(name).presets.values())


def same_round(match: Match, rng: random.Random) -> bool:
    """Compare the round with a sample for the seat to play."""
    seat = match.to_act()[0]
    if seat == HOUSE or len(match.legal_moves(seat)) < 2:
        return False
    view = match.view_for_robot(seat)
    ahead = look(view, rng)
    assert ahead is not None
    current, real = ahead.sample(), match.round
    assert list(current.legal()) == list(real.legal())
    assert current.held[seat] == real.held[seat]
    assert [held.bit_count() for held in current.held] == [held.bit_count() for held in real.held]
    assert current.turn == real.turn
    if isinstance(real, BuildUpRound):
        assert (current.stacks.tops, current.stacks.owners) == (real.stacks.tops, real.stacks.owners)
    else:
        twin = match.copy()
        twin.round = current
        assert board_of(twin, seat).layout == board_of(match, seat).layout
    return True


def board_of(match: Match, seat: Seat) -> Any:
    return match.view_for(seat).board


def test_a_hand_lacks_the_numbers_it_passed_on() -> None:
    """Robots play; each sample of Block agrees with all passes, and samples of Draw are found."""
    for name in ("block", "draw"):
        match = make_game(name).start(3, history=True)
        passed: dict[int, set[int]] = {seat: set() for seat in range(3)}
        for step in steps(match, frozenset(range(3)), random.Random(5)):
            if match.score.number > 1:
                break
            current = match.round
            if current is not None and name == "block" and type(step.move).__name__ == "Pass":
                passed[step.seat] |= {current.left, current.right}
            view = match.view_for_robot(Seat(0))
            ahead = look(view, random.Random(1))
            if view.turn == 0 and ahead:
                for seat, hand in enumerate(ahead.sample().hands):
                    assert seat == 0 or not any(tile.low in passed[seat] or tile.high in passed[seat] for tile in hand)


def test_every_consistent_deal_is_equally_likely() -> None:
    """Three parts of two hands, with numbers that their seats lack, drawn again and again."""
    tiles = [Tile.of(*pair) for pair in ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 3))]
    parts = [Part(Seat(1), 2, bits(tiles[:2])), Part(Seat(2), 1, bits(tiles[3:])), Part(Seat(1), 1, bits(tiles[1:3]))]
    possible = {
        (bits(first), bits([second]), bits([third]))
        for first in combinations(tiles[2:], 2)
        for second in tiles[:3]
        for third in (tiles[0], *tiles[3:])
        if len({*first, second, third}) == 4
    }
    rng = random.Random(1)
    drawn = Counter(tuple(deal(bits(tiles), parts, rng) or ()) for _ in range(200 * len(possible)))
    assert set(drawn) == possible
    assert all(140 < count < 260 for count in drawn.values())


def test_a_deal_found_once_stands_in_when_no_other_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = make_game("block").start(4, history=True)
    for _ in zip(range(15), steps(match, frozenset(range(4)), random.Random(3)), strict=False):
        pass
    ahead = look(match.view_for_robot(match.to_act()[0]), random.Random(1))
    assert ahead is not None
    monkeypatch.setattr(samples, "deal", lambda *_: None)
    assert sorted(map(len, ahead.sample().hands)) == sorted(map(len, match.round.hands))


def test_no_deal_is_found_where_none_is_possible() -> None:
    tile = Tile.of(0, 1)
    assert deal(tile.bit, [Part(Seat(1), 1, tile.bit)], random.Random(1)) is None


def test_a_position_without_its_history_is_played_by_the_usual_rule() -> None:
    match = make_game("block").start(2, history=True)
    for _ in zip(range(9), steps(match, frozenset({0, 1}), random.Random(3)), strict=False):
        pass
    seat = match.to_act()[0]
    match.history = []
    view = match.view_for_robot(seat)
    assert choose(view, random.Random(1), "sharp") == choose(view, random.Random(1))
