"""A search values a move by what the match books for it, whatever the options."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.robots import ROBOTS
from engine.robots.search import Playouts
from engine.rules.game import Match
from engine.rules.games import GAMES
from engine.rules.games.block.rules import TRADITIONS
from engine.rules.moves import Claim, Draw, Move, Pass, Play, Stack
from engine.rules.round import Search
from engine.rules.tiles import HOUSE, Seat
from tests.engine.rules.playing import play_round, random_game, random_step

SEARCHED = sorted(name for name in GAMES if isinstance(getattr(ROBOTS[name], "SEARCH", None), Search))


def booked(before: Match, after: Match, seat: Seat) -> float:
    """The points that a step booked for the side of a seat, less the average of the other sides'."""
    found = [now - then for now, then in zip(after.score.totals, before.score.totals, strict=True)]
    mine = found.pop(before.view_for(seat).seats[seat].side)
    margin = mine - sum(found) / len(found)
    return -margin if before.score.low_wins else margin


def searched(match: Match, viewer: Seat, move: Move) -> float:
    """The value of a move that is not played on, by the search of the game's robot."""
    how: Search = ROBOTS[match.game.name].SEARCH
    ahead = Playouts(match.view_for(viewer), Search(1, how.reply, plies=1), match.round.copy)
    return ahead.worth(move, match.round)


def counted(match: Match, seat: Seat, move: Move) -> Move:
    """The move, with the points that it makes stated where the players count."""
    if match.game.name != "muggins" or not isinstance(move, Play):
        return move
    stated: Move = ROBOTS["muggins"].stated(match.view_for(seat), Play(move.tile, move.end))
    return stated


def check(match: Match, rng: random.Random, most: int) -> int:
    """Play at random and compare every move; the number of rounds that ended."""
    ended = 0
    for _ in range(most):
        if not match.to_act():
            break
        step = random_step(match, rng)
        seat, move = step.seat, counted(match, step.seat, step.move)
        before = match.copy()
        match.play(seat, move)
        while match.round and match.round.over and getattr(match.round, "window", False):
            closing = random_step(match, rng)  # Muggins: the house ends the round
            if isinstance(closing.move, Claim):
                continue
            match.play(closing.seat, closing.move)
        if seat == HOUSE or not isinstance(move, (Play, Stack, Pass, Draw)) or seat != before.round.turn:
            continue
        ended += match.score.result is not None
        for viewer in map(Seat, range(match.seats)):
            assert searched(before, viewer, move) == pytest.approx(booked(before, match, viewer)), before.position()
    return ended


@pytest.mark.parametrize("name", SEARCHED)
@settings(max_examples=15)
@given(seed=st.integers(0, 1 << 32))
def test_a_search_values_each_move_by_the_points_that_the_match_books(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game, seats = random_game(name, rng)
    check(game.start(seats), rng, 150)


@pytest.mark.parametrize("country", TRADITIONS)
@settings(max_examples=15)
@given(seed=st.integers(0, 1 << 32))
def test_a_search_values_each_round_by_the_tradition(country: str, seed: int) -> None:
    rng = random.Random(seed)
    game = GAMES["block"](random_game("block", rng, TRADITIONS[country])[0].rules)
    assert check(game.start(4), rng, 150)


@settings(max_examples=10)
@given(seed=st.integers(0, 1 << 32))
def test_a_hand_of_castle_rock_is_worth_the_tiles_taken_as_its_search_says(seed: int) -> None:
    """The row costs all sides alike, so only captured tiles make a difference, by any options and sides."""
    rng = random.Random(seed)
    game, seats = random_game("castle_rock", rng)
    match = game.start(seats)
    play_round(match, rng)
    result = match.score.result
    assert result is not None
    taken = [sum(len(match.round.captured[seat]) for seat in side) for side in match.score.sides]
    for side in range(len(taken)):
        assert ahead(result.scores, side) == pytest.approx(ahead(taken, side)), match.position()


def ahead(values: Sequence[int], side: int) -> float:
    """A side's value less the average of the others'."""
    others = [value for at, value in enumerate(values) if at != side]
    return values[side] - sum(others) / len(others)
