"""Helpers for tests that play: random options, random moves, whole matches from a seed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from engine.rules.errors import IllegalMove, Refusal, Refused
from engine.rules.events import Event, Passed
from engine.rules.game import Game, Match, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Move, parse_move
from engine.rules.options import OptionSpec, option_specs
from engine.rules.position import read_position
from engine.rules.record import Step
from engine.rules.scoring import RoundResult
from engine.rules.tiles import HOUSE, Pip, Seat, Tile


def random_game(name: str, rng: random.Random, wished: Mapping[str, str] | None = None) -> tuple[Game, int]:
    """A game with random options and a number of seats it allows. Half of the options keep their default, but those
    `wished` are as wished."""
    for _ in range(200):
        options = {
            spec.name: random_value(spec, rng) for spec in option_specs(GAMES[name].options) if rng.random() < 0.5
        }
        try:
            game = make_game(name, {**options, **(wished or {})})
        except Refused:
            continue
        counts = game.seat_counts()
        if counts:
            return game, rng.choice(counts)
    raise AssertionError(f"no valid options found for {name}")


def random_value(spec: OptionSpec, rng: random.Random) -> str:
    """Any text the option may take."""
    if spec.kind == "number":
        return rng.choice([*spec.values, str(rng.randint(spec.low, min(spec.high, spec.low + 60)))])
    return rng.choice(spec.values or (spec.default,))


def random_step(match: Match, rng: random.Random) -> Step:
    """Any legal step: mostly of the seat to play, sometimes of a seat out of turn."""
    acting = match.to_act()
    seat = acting[0] if rng.random() < 0.7 else rng.choice(acting)
    if seat == HOUSE:
        need = match.need()
        assert need is not None
        return Step(seat, house_move(need, rng))
    return Step(seat, rng.choice(list(match.legal_moves(seat))))


def random_steps(match: Match, rng: random.Random, rounds: int) -> Iterator[tuple[Step, list[Event]]]:
    """Play at random until the match is over or `rounds` rounds are complete; fails when a round does not end."""
    for _ in range(3000 * rounds):
        if not match.to_act():
            return
        if rounds_played(match) >= rounds:
            return
        step = random_step(match, rng)
        yield step, match.play(step.seat, step.move)
    raise AssertionError("the round does not end")


def rounds_played(match: Match) -> int:
    """Complete rounds so far."""
    score = match.score
    return score.number if score.result is not None else max(0, score.number - 1)


def play_round(match: Match, rng: random.Random) -> None:
    """Play at random until one more round is complete; house moves before it included."""
    before = rounds_played(match)
    while match.to_act() and rounds_played(match) == before:
        step = random_step(match, rng)
        match.play(step.seat, step.move)


def tiles_in(value: object) -> set[Tile]:
    """Every tile that occurs anywhere inside a view, event or move. What occurs twice is looked at once."""
    found: set[Tile] = set()
    met: set[int] = set()
    rest = [value]
    while rest:
        item = rest.pop()
        if isinstance(item, Tile):
            found.add(item)
        elif id(item) not in met:
            met.add(id(item))
            if isinstance(item, (tuple, list, set, frozenset)):
                rest += item
            else:
                kind: Any = type(item)
                rest += [getattr(item, name) for name in parts_of(kind)]
    return found


@cache
def parts_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass; none of anything else."""
    return tuple(part.name for part in fields(kind)) if is_dataclass(kind) else ()


def play_all(match: Match, steps: list[tuple[int, Move]]) -> list[Event]:
    """Play (seat, move) pairs and return all events."""
    return [event for seat, move in steps for event in match.play(Seat(seat), move)]


def everything(match: Match) -> tuple[Any, ...]:
    """All views at once, to prove that a match has not changed."""
    seats = [match.view_for(Seat(seat)) for seat in range(match.seats)]
    return (*seats, match.view_for(None), tuple(match.census()), match.to_act(), match.need())


def passed_on(*numbers: int) -> Passed:
    """Seat 0 could not play on these numbers."""
    return Passed(Seat(0), tuple(map(Pip, numbers)))


def result(match: Match) -> RoundResult:
    """The round that just ended."""
    found = match.view_for(None).result
    assert found is not None
    return found


def tiles(text: str) -> list[Tile]:
    """Read `6|4 1|1`; `6-4 1-1` will do."""
    return [Tile.parse(tile.replace("-", "|")) for tile in text.split()]


def position(game: str, options: Mapping[str, str] | None = None, **words: Any) -> Any:
    """The match that stands as `docs/notation.md` would write it: `position("block", hands=["0-1", "1-1"], turn=1)`.
    Hands may be a list; a word of 0, False or nothing is left out."""
    head = " ".join([game, *(f"{name}={value}" for name, value in (options or {}).items())])
    words["hands"] = " / ".join(hand or "-" for hand in words.get("hands", ()))
    said = {word: "" if value is True else value for word, value in words.items() if value}
    texts = {
        word: value if isinstance(value, (str, int)) else " ".join(map(str, value)) for word, value in said.items()
    }
    text = " | ".join([head, *(f"{word} {text}" for word, text in texts.items())])
    return read_position(re.sub(r"(\d)-(\d)", r"\1|\2", text))


def do(match: Match, seat: int, move: Move | str) -> list[Event]:
    """Play a move or the text of one."""
    return match.play(Seat(seat), parse_move(move) if isinstance(move, str) else move)


def refused(match: Match, seat: int, move: Move | str) -> Refusal:
    """Why a move is refused; fails if it is not, or if it leaves a trace."""
    before = everything(match)
    try:
        do(match, seat, move)
    except IllegalMove as error:
        assert everything(match) == before
        return error.refusal
    raise AssertionError(f"{move} was not refused")
