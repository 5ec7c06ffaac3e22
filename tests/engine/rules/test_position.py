"""Positions as text: a match that is read plays on exactly like the written one, in every game, option and phase."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import BadNotation
from engine.rules.game import Match
from engine.rules.position import read_position, write_position, write_view
from engine.rules.tiles import Seat

from .playing import everything, play_round, random_game, random_step
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
def test_a_spoilt_position_is_refused_or_read_and_played_on(name: str) -> None:
    """`BadNotation` is the only exception, and a round from a position that is read ends."""
    refused = 0
    for seed in range(60):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        for _ in range(rng.randrange(1, 40)):
            if match.to_act():
                step = random_step(match, rng)
                match.play(step.seat, step.move)
        text = write_position(match)
        for _ in range(12):
            try:
                spoilt = read_position(misspelt(text, rng) if rng.random() < 0.3 else garbled(text.split(), rng))
            except BadNotation:
                refused += 1
            else:
                play_round(spoilt, rng)
    assert refused > 200


def garbled(words: list[str], rng: random.Random) -> str:
    """A word left out, doubled or put in another's place."""
    at, other = rng.randrange(len(words)), rng.choice([*words, "99", "-1", "?", "-", "x", "0", "7|4", "rest", "1|1@0"])
    return " ".join([*words[:at], *rng.choice([[], [other], [words[at], other]]), *words[at + 1 :]])


def misspelt(text: str, rng: random.Random) -> str:
    """Some characters changed, added or left out."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice([*"0123456789|/@?-=! x\n", ""]) + text[at + rng.randint(0, 1) :]
    return text


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("chess | seats 2", "chess"),
        ("block target=x | seats 2", "target=x"),
        ("block target | seats 2", "target"),
        ("block | seats 11", "seats 11"),
        ("block | seats 1111111", "seats 1111111"),
        ("block | seats ٣", "seats ٣"),
        ("block | hands 0|1 / 0|7", "0|7"),
        ("block | hands 0|1 / 0|1", "0|1"),
        ("block | hands 0|1 / 1|1 | turn 2", "turn 2"),
        ("block | hands 0|1 / 1|1 | hands 0|0 / 2|2", "hands"),
        ("block | hands 0|1 / 1|1 | line 0|0 2|3", "2|3"),
        ("block | hands 0|1 / 1|1 | line 0|0 0|3@up", "0|3@up"),
        ("block | hands 0|1 / 1|1 | row 0|0", "row"),
        ("block | hands 0|1 / 1|1 | totals 1 2 3", "totals 1 2 3"),
        ("block | hands 0|1 / 40?", "40?"),
        ("castle_rock | hands 0|1 / 1|1 | row 2|2 3|3 4|4 | placed | took 2 triple", "took 2 triple"),
        ("muggins | hands 0|1 / 1|1 | booked 0:5=foo5", "0:5=foo5"),
        ("build_up | hands 0|1 / 1|1 | tops 0|2 | newest 1", "newest 1"),
        ("mexican_train | hands 0|1 / 1|1 | doubles X", "doubles X"),
        ("mexican_train | hands 0|1 / 1|1 | drawn 1|1", "drawn 1|1"),
        ("mexican_train | hands 0|1 / 1|1 | round 14", "round 14"),
        ("castle_rock | hands - / 1|1 | row 0|0", "hands"),
        ("castle_rock | hands 0|1 / 0|2 0|3 | row 1|1", "hands"),
        ("block | hands 0|1 / 7|4", "7|4"),
        ("block | hands 0|1", "hands 0|1"),
        ("block | seats 7 | hands 0|1 / 1|1 | line 0|0", "seats 7"),
        ("block | hands 0|1 / 1|1 | seats 2", "seats 2"),
        ("block target=0 | seats 2", "target=0"),
        ("block colour=red | seats 2", "colour=red"),
        ("block set=d6 hand_size=15 | seats 2", "hand_size=15"),
        ("mexican_train set=d9 rounds=11 | seats 2", "rounds=11"),
        ("block partnership=on hand_size=30 | seats 4", "partnership=on hand_size=30"),
        ("build_up hands=9,9,9 | seats 2", "hands=9,9,9"),
        ("build_up | hands 0|1 / 1|1 | tops 0|2 2|2 | owners 1", "owners 1"),
        ("build_up | hands 0|1 / 1|1 | tops 0|2 2|2 | heights 1", "heights 1"),
        ("build_up | hands 0|1 / 1|1 | tops 0|2 2|2 | heights 1 2", "buried -"),
        ("build_up | hands 0|1 / 1|1 | tops 0|2 | boneyards 2|2 / 3|3", "boneyards 2|2 / 3|3"),
        ("", ""),
        ("block | | hands 0|1 / 1|1", "|"),
        ("block | seats " + "1" * 99, "seats " + "1" * 33 + "…"),
        ("block | hands 0|1 / 0|2 | " + "hands" * 20, "hands" * 7 + "hand…"),
        ("block | hands 1|1 / 2|2 | line 0|0", "ended"),
    ],
)
def test_an_error_names_the_word_that_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_position(text)
    assert caught.value.text == wrong
    said = str(caught.value)
    assert said == f"cannot read {wrong!r}: {caught.value.expected}"
    assert "{" not in said


def test_a_long_text_is_read_in_one_pass() -> None:
    """The work grows with the text alone, however its blanks lie: no step of the reader starts over."""
    blanks = " " * 9_900
    assert read_position(f"block{blanks}| seats 2").seats == 2
    with pytest.raises(BadNotation):
        read_position(f"block{blanks}x")
