"""Positions as text: a match that is read plays on exactly like the written one, in every game, option and phase."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import BadNotation
from engine.rules.game import Match
from engine.rules.position import read_position, write_position, write_view
from engine.rules.tiles import Seat

from .playing import everything, random_game, random_step
from .test_contract import every_game, wishes


@every_game
def test_a_position_is_read_as_it_was_written(name: str) -> None:
    for seed, wished in enumerate(wishes(name)[::2]):
        walk(name, random.Random(seed), wished, rounds=2 if seed == 1 else 1, every=23)


@pytest.mark.soak
@every_game
def test_thousands_of_positions_are_read_as_they_were_written(name: str) -> None:
    for seed, wished in enumerate([*wishes(name), *[{}] * 1000]):
        walk(name, random.Random(seed), wished, rounds=4, every=3)


def walk(name: str, rng: random.Random, wished: dict[str, str], *, rounds: int, every: int) -> None:
    """Play at random, and compare some positions and every one with an unusual choice."""
    game, seats = random_game(name, rng, wished)
    match = game.start(seats)
    phases = set()
    for count in range(600 * rounds):
        if not match.to_act() or match.score.number > rounds:
            break
        view = match.view_for(None)
        phase = (view.phase, len(view.actors), view.result is not None)
        if count % every == 0 or phase not in phases:
            phases.add(phase)
            check(match, rng)
        step = random_step(match, rng)
        match.play(step.seat, step.move)
    check(match, rng)


def check(match: Match, rng: random.Random) -> None:
    """A written position reads as the same match, which plays on in the same way."""
    seat = rng.choice([None, *map(Seat, range(match.seats))])
    seen = write_view(match, seat)
    assert write_view(read_position(seen), seat) == seen
    text = write_position(match)
    twin = read_position(text)
    assert write_position(twin) == text
    assert same(twin) == same(match), text
    original = match.copy()
    for _ in range(8):
        if not original.to_act():
            break
        step = random_step(original, rng)
        assert twin.play(step.seat, step.move) == original.play(step.seat, step.move), text
    assert same(twin) == same(original), text


def same(match: Match) -> tuple[object, ...]:
    """All that can be seen of a match; of the census the order is of no account."""
    *views, census, acting, need = everything(match)
    return (*views, sorted(map(str, census)), acting, need, match.score.outcome)


@every_game
def test_whatever_is_left_out_doubled_or_swapped_is_read_or_refused(name: str) -> None:
    refused = 0
    for seed in range(60):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        for _ in range(rng.randrange(1, 40)):
            if match.to_act():
                step = random_step(match, rng)
                match.play(step.seat, step.move)
        words = write_position(match).split()
        for _ in range(10):
            at, other = rng.randrange(len(words)), rng.choice([*words, "99", "-1", "?", "-", "x"])
            spoilt = [*words[:at], *rng.choice([[], [other], [words[at], other]]), *words[at + 1 :]]
            try:
                read_position(" ".join(spoilt))
            except BadNotation:
                refused += 1
    assert refused > 200


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("chess | seats 2", "chess"),
        ("block target=x | seats 2", "x"),
        ("block target | seats 2", "target"),
        ("block | seats 9", "9"),
        ("block | seats 1111111", "seats 1111111"),
        ("block | seats ٣", "seats ٣"),
        ("block | hands 0|1 / 0|7", "0|7"),
        ("block | hands 0|1 / 0|1", "0|1"),
        ("block | hands 0|1 / 1|1 | turn 2", "turn 2"),
        ("block | hands 0|1 / 1|1 | hands 0|0 / 2|2", "hands"),
        ("block | hands 0|1 / 1|1 | line 0|0 2|3", "2|3"),
        ("block | hands 0|1 / 1|1 | line 0|0 0|3@up", "0|3@up"),
        ("block | hands 0|1 / 1|1 | row 0|0", "row"),
        ("block | hands 0|1 / 1|1 | totals 1 2 3", "totals"),
        ("block | hands 0|1 / 40?", "40?"),
        ("castle_rock | hands 0|1 / 1|1 | row 2|2 3|3 4|4 | placed | took 2 triple", "took 2 triple"),
        ("muggins | hands 0|1 / 1|1 | booked 0:5=foo5", "0:5=foo5"),
        ("build_up | hands 0|1 / 1|1 | tops 0|2 | newest 1", "newest 1"),
        ("mexican_train | hands 0|1 / 1|1 | doubles X", "doubles X"),
        ("mexican_train | hands 0|1 / 1|1 | drawn 1|1", "drawn 1|1"),
        ("mexican_train | hands 0|1 / 1|1 | round 14", "round 14"),
        ("castle_rock | hands - / 1|1 | row 0|0", "turn 0"),
        ("block | hands 1|1 / 2|2 | line 0|0", "ended"),
    ],
)
def test_an_error_names_the_word_that_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_position(text)
    assert caught.value.text == wrong
