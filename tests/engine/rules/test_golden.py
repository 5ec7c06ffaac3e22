"""The worked positions of `golden.json`, of every game, by one runner.

A position holds cases: a start, steps (`0 3|5@left`; `deal`: the house acts until a seat can; `rounds 3`: all play
until three rounds are over), refused moves, and the expected view. Open ends have the names that people see: a side of
the line, the number shown, or a train (M is the Mexican Train).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.rules.game import Match, house_move
from engine.rules.games import GAMES
from engine.rules.games.castle_rock import rules as castle_rock
from engine.rules.games.chickenfoot import rules as chickenfoot
from engine.rules.games.mexican_train import rules as mexican_train
from engine.rules.moves import Move, Play, move_text, parse_move
from engine.rules.position import read_position
from engine.rules.scoring import Outcome, RoundResult, single_sides
from engine.rules.tiles import HOUSE, Seat, Tile, pips
from engine.rules.views import FootBoard, LineBoard, TrainsBoard, View

from .playing import refused, rounds_played

POSITIONS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))
CASES = [
    pytest.param(position, case, id=f"{position['game']}-{position['id']}-{number}")
    for position in POSITIONS
    for number, case in enumerate(position["cases"], 1)
]


@pytest.mark.parametrize(("position", "case"), CASES)
def test_a_worked_position_comes_out_as_written(position: dict[str, Any], case: dict[str, Any]) -> None:
    options = position.get("options", {}) | case.get("options", {})
    head = " ".join([position["game"], *(f"{name}={value}" for name, value in options.items())])
    match = read_position(f"{head} | {case['position']}")
    for line in case.get("do", ()):
        act(match, line)
    for line in case.get("refused", ()):
        seat, text = line.split(" ", 1)
        refused(match, int(seat), text)
    view = match.view_for(case.get("as", match.view_for(None).turn))
    assert case["expect"]
    assert {name: SEEN[name](view) for name in case["expect"]} == case["expect"], position["title"]


def test_every_game_has_worked_positions() -> None:
    assert {position["game"] for position in POSITIONS} == set(GAMES)


def test_sums_of_more_tiles_than_a_set_has_come_out_as_written() -> None:
    """CF-10, MT-16 and CR-14 as they were first written: no table can show them, but they can be added up."""
    hands = [(), ("0|0",), ("0|0", "2|3"), ("8|9",)]
    scores = [chickenfoot.hand_receipt(side, list(map(Tile.parse, hand))).points for side, hand in enumerate(hands)]
    assert scores == [0, 50, 55, 17]
    held = [[Tile.of(0, 0), Tile.of(11, 12)], [Tile.of(0, 0)], []]
    assert [mexican_train.receipt(side, pips(hand), 0).points for side, hand in enumerate(held)] == [23, 0, 0]
    totals = tuple(before + score for before, score in zip((45, 48, 30), (7, 6, 1), strict=True))
    assert totals == (52, 54, 31)
    assert castle_rock.youngest_first(totals, Seat(0), single_sides(3)) == (2, 1, 3)


def act(match: Match, line: str) -> None:
    """Do what one line of a case says."""
    match line.split(" ", 1):
        case ["deal"]:
            house_acts(match)
        case ["rounds", number]:
            while rounds_played(match) < int(number):
                house_acts(match)
                seat = match.to_act()[0]
                match.play(seat, match.legal_moves(seat)[0])
        case [seat, text]:
            listed = {said(match.view_for(None), move): move for move in match.legal_moves(Seat(int(seat)))}
            match.play(Seat(int(seat)), listed.get(text) or parse_move(text))
        case _:
            raise AssertionError(line)


def house_acts(match: Match) -> None:
    """The house acts until a seat can."""
    while match.to_act() == (HOUSE,):
        need = match.need()
        assert need is not None
        match.play(HOUSE, house_move(need, random.Random(1)))


def said(view: View, move: Move) -> str:
    """A move's text, with the open end called by what people see."""
    text = move_text(move)
    if isinstance(move, Play) and move.end is not None:
        text = text.replace(f"@{move.end}", f"@{ends(view)[move.end][0]}")
    return text


def ends(view: View) -> dict[int, tuple[str, int]]:
    """What people call every open end, and the number it shows."""
    match view.board:
        case LineBoard(layout):
            return {end: (place.slot, place.value) for end, place in layout.ends}
        case FootBoard(layout):
            return {end: (str(place.value), place.value) for end, place in layout.ends}
        case TrainsBoard(_, trains):
            return {train.end: ("M" if train.owner is None else str(train.owner), train.value) for train in trains}
        case _:
            return {}


def result(view: View) -> RoundResult:
    assert view.result is not None
    return view.result


def outcome(view: View) -> Outcome:
    assert view.outcome is not None
    return view.outcome


def board(view: View) -> Any:
    """The board; a case asks only what its kind has."""
    return view.board


SEEN: dict[str, Callable[[View], Any]] = {
    "boneyard": lambda view: view.boneyard,
    "captured": lambda view: [seat.captured for seat in view.seats],
    "centre": lambda view: str(board(view).layout.nodes[0].tile),
    "count": lambda view: board(view).count,
    "ending": lambda view: result(view).ending,
    "ends": lambda view: dict(ends(view).values()),
    "hand": lambda view: list(map(str, view.hand)),
    "hub": lambda view: str(board(view).hub),
    "last": lambda view: view.last and str(view.last.tile),
    "leader": lambda view: view.leader,
    "left": lambda view: [sum(tile.pips for tile in hand) for hand in view.shown or ()],
    "left_in_row": lambda view: result(view).devil,
    "markers": lambda view: [train.marker for train in board(view).trains],
    "moves": lambda view: sorted(said(view, move) for move in view.moves),
    "open_double": lambda view: [ends(view)[train.end][0] for train in board(view).trains if train.open_double],
    "out": lambda view: result(view).out,
    "over": lambda view: view.outcome is not None,
    "pending": lambda view: [int(board(view).layout.nodes[board(view).pending].tile.low), board(view).toes],
    "round_over": lambda view: view.result is not None,
    "rounds": lambda view: view.rounds,
    "row": lambda view: list(map(str, board(view).row)),
    "row_length": lambda view: len(board(view).row),
    "scores": lambda view: list(result(view).scores),
    "tiles": lambda view: [seat.tiles for seat in view.seats],
    "toes": lambda view: [int(node.outer) for node in board(view).layout.nodes if node.parent == 0],
    "totals": lambda view: [view.seats[side[0]].total for side in view.sides],
    "turn": lambda view: view.turn,
    "winner": lambda view: result(view).winner,
    "winners": lambda view: list(outcome(view).winners),
}
"""What a case may ask, as the seat on turn sees it (`as` names another; between rounds a spectator)."""
