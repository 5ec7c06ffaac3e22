"""`docs/notation.md`: every example is what the programs read, and every word of a position is explained."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.rules.errors import BadNotation
from engine.rules.games import game_of
from engine.rules.moves import move_text, parse_move
from engine.rules.position import read_position, write_position, write_view
from engine.rules.record import read_record, replay
from engine.rules.tiles import Seat, Tile

from .engine.rules.playing import random_step

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
RULES = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "engine" / "rules").rglob("*.py")))


def test_tiles_are_read() -> None:
    assert [str(Tile.parse(line)) for line in BLOCKS["tiles"].split()] == ["4|6", "4|6", "12|12"]


@pytest.mark.parametrize("line", BLOCKS["moves"].splitlines())
def test_a_move_is_read_as_it_is_written(line: str) -> None:
    text = line.split("  ")[0]
    assert move_text(parse_move(text)) == text


@pytest.mark.parametrize("line", [*BLOCKS["positions"].splitlines(), *BLOCKS["games"].splitlines()])
def test_a_position_is_read_and_then_written_in_full(line: str) -> None:
    match = read_position(line)
    text = write_position(match)
    assert write_position(read_position(text)) == text
    assert match.to_act()


@pytest.mark.parametrize("line", [*BLOCKS["positions"].splitlines(), *BLOCKS["games"].splitlines()])
def test_a_position_is_played_to_the_end_of_the_match(line: str) -> None:
    match, rng = read_position(line), Random(1)
    for _ in range(20_000):
        if not match.to_act():
            break
        step = random_step(match, rng)
        match.play(step.seat, step.move)
    assert match.view_for(None).outcome is not None


def test_a_seat_writes_what_it_sees() -> None:
    (line,) = BLOCKS["view"].splitlines()
    assert write_view(read_position(BLOCKS["positions"].splitlines()[1]), Seat(2)) == line
    assert write_view(read_position(line), Seat(2)) == line


@pytest.mark.parametrize("line", BLOCKS["errors"].splitlines())
def test_an_error_names_the_word(line: str) -> None:
    text, wrong = re.split(r" {2,}", line)
    with pytest.raises(BadNotation) as caught:
        read_position(text)
    assert caught.value.text == wrong


def test_a_record_is_read_and_replayed() -> None:
    record = read_record(BLOCKS["record"])
    assert record.text() == BLOCKS["record"]
    result = replay(record.header, record.steps, game_of).view_for(None).result
    assert result is not None
    assert result.scores == (3, 0)


def test_every_word_of_a_position_is_explained() -> None:
    said = set(re.findall(r'\b(?:out|words|self)\.(?!_)\w+\("(\w+)"', RULES))
    explained = set(re.findall(r"`(\w+)`", "".join(line.split("|")[1] for line in PAGE.splitlines() if "| `" in line)))
    assert len(said) > 25
    assert said == explained
