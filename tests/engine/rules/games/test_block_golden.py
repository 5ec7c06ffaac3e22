"""The golden positions of Block, played by the engine."""

from __future__ import annotations

from typing import Any

from engine.rules.games.block import BlockMatch
from engine.rules.moves import Play
from engine.rules.options import option_text
from engine.rules.tiles import EndId, Seat

from ..golden import golden, golden_tile
from ..playing import do
from .block_table import deal, dealt, ends, lots, plays, result, start, table

LINES = {(3, 5): "3|4 4|5@1", (1, 2): "1|2", (4, 4): "4|4", (4, 1): "1|4"}
"""A line for the two ends of a position."""
BLOCKING = ("0|4@2", "0|1 1|4@1")
"""A tile that leaves a zero at both ends of a line: blocked while no hand has a zero."""
WORTH = {0: "", 7: "3|4", 8: "3|5", 10: "5|5", 12: "6|6", 20: "4|6 5|5", 9: "3|6", 11: "5|6"}
"""A hand of that count without a zero."""


def options(position: dict[str, Any]) -> dict[str, str]:
    return {name: option_text(value) for name, value in position["options"].items()}


def notation(pairs: set[tuple[str, str]]) -> list[list[str]]:
    return sorted([tile.replace("|", "-"), slot] for tile, slot in pairs)


def hand_text(tiles: list[str]) -> str:
    return " ".join(str(golden_tile(tile)) for tile in tiles)


def finish(last: str, line: str, others: list[str], mine: str = "", chosen: dict[str, str] | None = None) -> BlockMatch:
    """Seat 0 plays `last`, which ends the round."""
    match = table([f"{mine} {last.partition('@')[0]}", *others], line, options=chosen)
    do(match, 0, last)
    return match


def test_bl_01_hand_sizes() -> None:
    expect = golden("BL-01")["expect"]
    for seats, hand, boneyard in zip((2, 3, 4), expect["hand"], expect["boneyard"], strict=True):
        match = start(seats)
        lots(match, 0)
        deal(match)
        view = match.view_for(None)
        assert [seat.tiles for seat in view.seats] == [hand] * seats
        assert view.boneyard == boneyard


def test_bl_02_legal_plays() -> None:
    position = golden("BL-02")
    state, expect = position["state"], position["expect"]
    match = table([hand_text(state["hand"]), "1|1"], LINES[tuple(state["ends"])])
    assert ends(match) == state["ends"]
    assert notation(plays(match)) == sorted(expect["plays"])
    assert all(isinstance(move, Play) for move in match.legal_moves(Seat(0))) is not expect["may_pass"]


def test_bl_04_pass_only_when_stuck() -> None:
    position = golden("BL-04")
    for hand, expect in zip(position["state"]["cases"], position["expect"]["cases"], strict=True):
        match = table([hand_text(hand), "1|1"], LINES[tuple(position["state"]["ends"])])
        assert notation(plays(match)) == expect["plays"]
        assert (len(plays(match)) == 0) is expect["may_pass"]
        assert len(match.legal_moves(Seat(0))) == len(expect["plays"]) + expect["may_pass"]


def test_bl_05_two_players_domino() -> None:
    position = golden("BL-05")
    left = position["state"]["hands_left"]
    match = finish("0|4@0", "0|0", [hand_text(left[1])])
    assert match.round is not None
    assert match.round.out == position["state"]["out"]
    assert result(match).winner == position["expect"]["winner"]
    assert result(match).scores[0] == position["expect"]["credit"]


def test_bl_06_three_players_blocked() -> None:
    position = golden("BL-06")
    mine, *others = position["state"]["counts"]
    match = finish(*BLOCKING, [WORTH[count] for count in others], WORTH[mine])
    assert match.round is not None
    assert match.round.counts() == position["state"]["counts"]
    assert match.round.out is None
    assert result(match).winner == position["expect"]["winner"]
    assert result(match).scores[position["expect"]["winner"]] == position["expect"]["credit"]


def test_bl_09_lead_rotates_from_the_leader() -> None:
    position = golden("BL-09")
    state = position["state"]
    match = table(["0|1", "5|5", "2|2"], "0|0", leader=state["leader"])
    assert match.seats == state["players"]
    do(match, 0, "0|1@0")
    assert result(match).winner == state["round_winner"]
    deal(match)
    assert match.view_for(None).leader == position["expect"]["leader"]


def test_bl_12_british_double() -> None:
    position = golden("BL-12")
    state = position["state"]
    last = golden_tile(state["last_tile"])
    match = finish(f"{last}@0", LINES[tuple(state["ends_before"])], [WORTH[state["others"]]], chosen=options(position))
    assert result(match).scores[0] == position["expect"]["credit"]


def test_bl_14_british_both_ends() -> None:
    position = golden("BL-14")
    for case, credit in zip(position["state"]["cases"], position["expect"]["credits"], strict=True):
        line = LINES[tuple(case["ends_before"])]
        match = table(
            [hand_text([case["last_tile"]]), WORTH[position["state"]["others"]]], line, options=options(position)
        )
        assert sorted(ends(match)) == sorted(case["ends_before"])
        move = next(move for move in match.legal_moves(Seat(0)) if isinstance(move, Play))
        do(match, 0, move)
        assert result(match).scores[0] == credit


def test_bl_18_partnership_domino() -> None:
    position = golden("BL-18")
    _, *others = position["state"]["counts"]
    match = finish("0|1@0", "0|0", [WORTH[count] for count in others], chosen=options(position))
    assert match.round is not None
    assert match.round.counts() == position["state"]["counts"]
    assert match.round.out == position["state"]["out"]
    assert result(match).winner == position["expect"]["winner_side"]
    assert result(match).scores[position["expect"]["winner_side"]] == position["expect"]["credit"]


def test_bl_19_a_whole_round() -> None:
    position = golden("BL-19")
    state, expect = position["state"], position["expect"]
    match = dealt([hand_text(hand) for hand in state["hands"]], state["leader"])
    assert match.seats == state["players"]
    for text in position["do"]["actions"]:
        seat, _, tile, *where = text.split()
        do(match, int(seat), Play(golden_tile(tile), end_showing(match, int(where[1])) if where else None))
    assert (match.result is not None) is expect["over"]
    assert match.round is not None
    assert ends(match) == expect["ends_end"]
    assert match.round.counts() == expect["counts"]
    assert result(match).winner == expect["winner"]
    assert result(match).scores[expect["winner"]] == expect["credit"]


def end_showing(match: BlockMatch, value: int) -> EndId:
    """The end that shows `value`; the left one if both do."""
    assert match.round is not None
    return next(end for end, place in match.round.layout().ends.items() if place.value == value)
